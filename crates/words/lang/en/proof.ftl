# What the dice of a record prove, and what is wrong with them, for page and terminal. docs/DICE.md explains it.

proof-verified = { $rolls ->
    [0] The record is sound; no dice have fallen yet.
    [one] The one roll of this record is the roll that its three chains give.
   *[other] All { $rolls } rolls of this record are those that its three chains give.
}
proof-proven = Proven:
proof-open = Not proven:
proof-legal = Every action is legal, and the game came to where the record says.
proof-dice = Every roll follows from three secrets, one of the server and one of each player, all of them fixed before the game. If you find your own root and mix here, nobody could choose, change or repeat a roll.
proof-look-ahead = That nobody knew the dice beforehand: both players entrusted their secrets to the server, and whoever runs it could look ahead.
proof-kept = That nobody knew the dice beforehand: the record says that a player kept his own secret, and then nobody could look further ahead than that player had shown; but the record only says so.
proof-origin = That the secrets were those of two people: a whole record can be made up. Only you know your own root and mix.
proof-players = Who played and who decided: names and decisions are not signed.
proof-unsealed = Who played which side, and who kept his own secret: this record is of the first version of these proofs, which tells both but does not seal them.
proof-unfinished = How the game went on: the record ends before the game does.
proof-none = This record tells nothing of its dice. They were rolled by a seeded stream, as in every game that is not played over the net, and prove nothing.
proof-refused = The dice of { $file } are not proven, because of line { $line }: { $reason }
proof-stray = value { $index } of the chain { $party ->
    [S] of the server
    [1] of the first player
   *[2] of the second player
} does not lead to its root
proof-terms = the seal does not belong to these roots, mixes and terms of the game, or to these seats and this custody
proof-seats = the record says that the players rolled for sides, but nobody does in this game
proof-sides = the seats named here are not those of the game
proof-unopened = roll { $index } needs a value of the chain { $party ->
    [S] of the server
    [1] of the first player
   *[2] of the second player
}, which is shown up to { $opened } only
proof-differs = here { $said } was rolled, but the three chains give { $due } (roll { $index })
proof-exhausted = there are more rolls than the chains have values
proof-places = { $said ->
    [0] roll number { $roll } of the game has no index, and it must be { $due }
   *[other] { $due ->
        [0] there is an index for roll number { $roll }, but the game has no such roll
       *[other] roll number { $roll } of the game has index { $said }, and it must be { $due }
    }
}
proof-unlike = this is not as the record of this game is written, or something is missing before it
proof-expected = here “{ $what } …” must stand
proof-bad-value = “{ $text }” cannot stand in a proof here
proof-too-much = the proof ends before this line
proof-order = index { $index } cannot come here: they grow, up to { $most }
