#!/usr/bin/env python3
"""Checks the dice of a record by docs/DICE.md, steps 1 to 4. Needs Python 3.8 and nothing else; knows no rule of the game.

    python3 tests/dice/verify.py GAME...

Prints OK and the number of rolls for each record, or the line and what is wrong; ends with 1 if anything is.
"""
import re
import sys
from hashlib import sha256

LENGTH = 16384


class Wrong(Exception):
    def __init__(self, line, what):
        super().__init__(f"line {line}: {what}")


def number(n, size=4):
    return n.to_bytes(size, "big")


def read_proof(lines):
    """The version of the proof, and the words of each of its lines, by what it is about, and where it stands."""
    digits, count = "([0-9a-f]{%d})", "(0|[1-9][0-9]{0,4})"
    found = [(n, line[7:]) for n, line in enumerate(lines, 1) if line.startswith("# dice ")]
    if not found:
        raise Wrong(1, "there is no proof")
    version = {"dragonrage dice 1": 1, "dragonrage dice 2": 2}.get(found[0][1])
    if not version:
        raise Wrong(found[0][0], "here must stand '# dice dragonrage dice 2'")
    side, word = "(rolled|invader defender|defender invader)", "(entrusted|kept)"
    if version > 1:
        side = "(rolled|drawn|invader defender|defender invader)"
    wanted = [(f"dragonrage dice {version}", ""), ("game", " " + digits % 16), ("seats", " " + side)]
    wanted += [(f"root {p}", " " + digits % 64) for p in "S12"]
    wanted += [(f"mix {p}", " " + digits % 64) for p in "12"]
    wanted += [("seal", " " + digits % 64), ("custody", f" {word} {word}")]
    wanted += [(f"open {p}", f" {count} " + digits % 64) for p in "S12"]
    wanted += [("places", f"((?: {count})*)")]
    proof, last = {}, 1
    for i, (about, rest) in enumerate(wanted):
        last, text = found[i] if i < len(found) else (last, "")
        match = re.fullmatch(re.escape(about) + rest, text)
        if not match:
            raise Wrong(last, f"here must stand '# dice {about} ...'")
        proof[about] = (last, match.groups())
    if len(found) > len(wanted):
        raise Wrong(found[len(wanted)][0], "the proof ends before this line")
    return version, proof


def chain_values(proof, game, party):
    """Every value of a chain from the root to the one that is opened."""
    line, (index, value) = proof[f"open {party}"]
    index, value = int(index), bytes.fromhex(value)
    if index > LENGTH:
        raise Wrong(line, f"a chain ends at {LENGTH}")
    values = [value]
    for i in range(index, 0, -1):
        value = sha256(b"L" + game + party.encode() + number(i) + value).digest()
        values.append(value)
    if value.hex() != proof[f"root {party}"][1][0]:
        raise Wrong(line, f"this value does not lead to root {party}")
    return values[::-1]


def faces(first, count):
    hashed, dice, n = first, [], 0
    while True:
        dice += [byte % 6 + 1 for byte in hashed if byte < 252]
        if len(dice) >= count:
            return dice[:count]
        n += 1
        hashed = sha256(b"M" + first + number(n)).digest()


def verify(text):
    lines = [line[:-1] if line.endswith("\r") else line for line in text.split("\n")]
    empty = lines.index("") if "" in lines else len(lines)
    version, proof = read_proof(lines)
    value = lambda about: bytes.fromhex(proof[about][1][0])
    game = value("game")
    chains = [chain_values(proof, game, party) for party in "S12"]
    terms = [line for line in lines[:empty] if line.split(" ")[0] not in ("invader", "defender")]
    parts = [b"dragonrage dice %d" % version, game, *map(value, ["root S", "root 1", "root 2", "mix 1", "mix 2"])]
    parts.append(("\n".join(terms) + "\n\n").encode())
    if version > 1:
        parts += [" ".join(proof[about][1]).encode() for about in ("seats", "custody")]
    seal = sha256(b"".join(number(len(part), 8) + part for part in parts)).digest()
    if seal != value("seal"):
        raise Wrong(proof["seal"][0], "the seal is not that of these roots, mixes, terms, seats and custody")
    line, words = proof["places"]
    places = [int(word) for word in words[0].split()]
    if any(b <= a for a, b in zip([0] + places, places)):
        raise Wrong(line, "indices must grow, from 1")
    rolls = [(n, said) for n, said in enumerate(lines, 1) if n > empty and said.startswith("roll ")]
    if len(rolls) != len(places):
        raise Wrong(line, f"{len(places)} indices for {len(rolls)} rolls")
    for (n, said), index in zip(rolls, places):
        if index >= min(map(len, chains)):
            raise Wrong(n, f"roll {index} needs values that are not opened")
        first = sha256(b"R" + seal + number(index) + b"".join(chain[index] for chain in chains)).digest()
        due = "roll " + "+".join(map(str, faces(first, 2 if "+" in said else 1)))
        if said != due:
            raise Wrong(n, f"'{said}' must be '{due}'")
    return len(rolls)


def main(files):
    failed = False
    for file in files:
        try:
            with open(file, encoding="utf-8-sig", newline="") as record:
                print(f"{file}: OK, {verify(record.read())} rolls")
        except (Wrong, OSError, UnicodeError) as wrong:
            failed = True
            print(f"{file}: {wrong}")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
