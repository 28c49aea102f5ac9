"""Measures the printed sheets: is a hex, a counter and the ruler as long as it says?

    cargo xtask rulebook --pdf [--paper letter]
    python3 xtask/book/measure.py target/rulebook/sheets-en.pdf

Needs pdftoppm (Debian: poppler-utils). Pages become pictures of 600 dots to the inch; strokes are looked for in rows and columns of
dots, and everything must be true within 0.3 mm. Shares no line with what draws the sheets.
"""

import subprocess
import sys

DPI = 600
MM = 25.4 / DPI
ALLOWED = 0.3


def page(pdf, number):
    """A page: width and height in dots, and its dots in grey."""
    command = ["pdftoppm", "-r", str(DPI), "-f", str(number), "-l", str(number), "-gray", pdf]
    data = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    wide, high = (int(n) for n in data.split(None, 4)[1:3])
    return wide, high, data[-wide * high:]


def strokes(dots, dark):
    """The middles of all runs of dark dots."""
    found, begun = [], None
    for n, dot in enumerate(list(dots) + [255]):
        if dot < dark and begun is None:
            begun = n
        elif dot >= dark and begun is not None:
            found.append((begun + n - 1) / 2)
            begun = None
    return found


def dots(mm):
    return round(mm / MM)


def span(found):
    return (found[-1] - found[0]) * MM


def ruler(sheet):
    wide, high, data = sheet
    y = high - dots(13 + 3.4)  # where only the strokes of every tenth millimetre reach
    found = strokes(data[y * wide:y * wide + dots(115)], 128)
    assert len(found) == 11, f"{len(found)} long strokes"
    return span(found)


def hexagon(sheet):
    wide, high, data = sheet
    x, y = wide // 2 - dots(4), high - dots(52)
    return span(strokes([data[n * wide + x] for n in range(y - dots(13), y + dots(13))], 128))


def counter(sheet, x, y):
    """Width and height of a counter about this point, from cut mark to cut mark."""
    wide, _, data = sheet
    row, column = y - dots(7.5 + 1.05), x - dots(7.5 + 1.05)
    across = data[row * wide + x - dots(8.4):row * wide + x + dots(8.4)]
    down = [data[n * wide + column] for n in range(y - dots(8.4), y + dots(8.4))]
    return span(strokes(across, 128)), span(strokes(down, 128))


def rows_of_hexes(sheet):
    """From one row of hexes of a map to the next: the distance at which its columns of dots repeat best."""
    wide, high, data = sheet
    best = (0.0, 0)
    columns = [[255 - data[y * wide + x] for y in range(dots(45), high - dots(55), 4)] for x in range(dots(30), wide - dots(30), 40)]
    columns = [[dot - sum(c) / len(c) for dot in c] for c in columns]
    for lag in range(dots(18) // 4, dots(24) // 4):
        likeness = sum(sum(a * b for a, b in zip(c, c[lag:])) / (len(c) - lag) for c in columns)
        best = max(best, (likeness, lag))
    return best[1] * 4 * MM


def main():
    pdf = sys.argv[1]
    wrong = 0

    def tell(what, measured, promised):
        nonlocal wrong
        good = abs(measured - promised) <= ALLOWED
        wrong += not good
        print(f"{what:44} {measured:8.2f} mm, promised {promised:6.2f} {'' if good else 'WRONG'}")

    first, second, part = (page(pdf, n) for n in (1, 2, 7))
    letter = first[0] * MM > 213
    tell("width of the paper", first[0] * MM, 215.9 if letter else 210)
    tell("height of the paper", first[1] * MM, 279.4 if letter else 297)
    for name, sheet in (("first sheet", first), ("sheet of counters", second), ("part of a map", part)):
        tell(f"ruler, {name}", ruler(sheet), 100)
    tell("hex of the first sheet, side to side", hexagon(first), 21)
    for name, sheet, x, y in (
        ("first sheet", first, first[0] // 2, first[1] - dots(52)),
        ("sheet of counters", second, second[0] // 2 - dots(81), dots(65)),
    ):
        across, down = counter(sheet, x, y)
        tell(f"counter, {name}, width", across, 15)
        tell(f"counter, {name}, height", down, 15)
    tell("from row to row of the map's hexes", rows_of_hexes(part), 21)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
