# What is wrong with a record, for page and terminal.

record-refused = { $file } is refused at line { $line }: { $reason }
record-other-data = It was played with data that are not known here: edition “{ $edition }”; the newest here is { $newest }. A newer Dragon Rage may know them; for data of one’s own, start the program with --data FOLDER.
record-bad-changes = What its own data change cannot be read: { $reason }
record-other-version = It was played by version { $version } of the rules, which is not known here. A newer Dragon Rage may know it.
record-other-position = the position differs from the record
unknown-scenario = There is no scenario “{ $id }”. Choose among: { $known }.
unknown-option = There is no option “{ $key }”. Choose among: { $known }.
unknown-option-value = Option “{ $key }” cannot be “{ $value }”. Choose among: { $known }.
agreement-without-reinforcements = This scenario has no reinforcements: there is nothing to agree upon.
army-does-not-fit = { $kind } cannot be in the { $side ->
    [invader] invader’s
   *[defender] defender’s
} army.
objective-too-high = The objective cannot be more than the { $most } VP of the map.
agreement-hex = Reinforcements cannot arrive in { $hex }: it is water or not on the map.
file-too-long = it is longer than { $most } bytes
record-no-header = a record begins with the line “{ $header }”
line-not-understood = “{ $text }” is not understood
line-unreadable = “{ $text }” is not understood: { $reason }
notation-empty = nothing is written here
notation-unit = there is no unit “{ $word }”; units are named like INF3 or D1
notation-verb = “{ $word }” is no verb of the notation
notation-hex = “{ $word }” is no hex; write column and row with two digits each, such as 0707
notation-direction = “{ $word }” is no direction; there are N, NE, SE, S, SW and NW
notation-area = “{ $word }” is no body area; there are: { $known }
notation-number = “{ $word }” is no number that fits here
notation-missing = something is missing after “{ $word }”
notation-too-much = “{ $word }” is too much
record-key-missing = “{ $key }” is missing before the first empty line
record-impossible = “{ $text }” is not possible: { $reason }
record-after-end = the game is over, but “{ $text }” follows
record-other-play = the position is the recorded one, but an action or a die after line { $since } is not what was recorded
record-other-turn = the record says turn { $said }, the game is in turn { $turn }
