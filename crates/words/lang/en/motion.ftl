### What moves on the board, what is heard of it, and the log that folds.

log-moves = { $unit } moves from { $from } to { $to }.
log-walks = { $unit } walks from { $from } to { $to }.
log-flies = { $unit } flies from { $from } to { $to }.
log-flies-and-lands = { $unit } flies from { $from } to { $to } and lands there.
log-slithers = { $unit } slithers from { $from } to { $to }.
log-bounds = { $unit } bounds from { $from } to { $to }.
log-climbs = { $unit } climbs over the wall from { $from } to { $to }.
log-clash = { $count ->
    [one] { $units } attacks
   *[other] { $units } attack
} { $hex }, { $strength } against { $defence }.
log-volley = { $count ->
    [one] { $units } shoots
   *[other] { $units } shoot
} at { $hex }, { $strength } against { $defence }.
log-steps = Steps and rules: { $line }

log-passed = { $phase } skipped: { $why }
log-passed-spells = no spell can be cast now.
log-passed-movement = nobody can move.
log-passed-fire = nobody can breathe fire or shoot now. Whoever flew or slithered this turn does not breathe fire.
log-passed-missiles = nobody sees an enemy within range.
log-passed-melee = nobody can attack anybody next to them.
log-passed-other = there is nothing to decide.

sound-switch = Sound

dice-good = Good for you: { $result }.
dice-bad = Bad for you: { $result }.
dice-result = Result: { $result }.
dice-shown = What came of it is being shown.
