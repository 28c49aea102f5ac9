### Puzzles.

puzzles-title = Puzzles
puzzles-intro = Small positions, each with one question and an exact answer. Your decisions are judged, not the dice: whoever gives nothing away has solved the puzzle.
puzzles-rating = Your rating: { $rating } ± { $margin }
puzzles-count = { $solved } of { $tried } solved at the first try; there are { $all } puzzles.
puzzles-streak = Solved in a row: { $now }, at best { $best }
puzzles-day = Puzzle of the day
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-tried = Your tries
puzzles-any = any
puzzles-easy = easy
puzzles-middle = medium
puzzles-hard = hard
puzzles-very-hard = very hard
puzzles-new = not tried yet
puzzles-was-solved = Solved
puzzles-was-failed = Not solved
puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-rated = difficulty { $rating }
puzzles-loading = Fetching the puzzles …
puzzles-computing = Working out what your decisions are worth …
puzzles-unreachable = The puzzles cannot be fetched just now.
puzzles-missing = There is no such puzzle here.
puzzles-kept = Puzzles: rating and tries
puzzles-question = { $side ->
    [invader] The invader
   *[defender] The defender
} is to act: { $goals } { $span ->
    [1] by the end of this player-turn.
    [2] – and this must hold when the enemy’s reply is over.
   *[other] by the end of your next player-turn.
}
puzzles-both = { $one } and { $other }
puzzles-goal-win = win the game
puzzles-goal-survive = do not lose the game
puzzles-goal-destroy = destroy { $vp } more VP
puzzles-goal-spare = let fewer than { $vp } VP be destroyed
puzzles-goal-kill = destroy { $unit }
puzzles-goal-keep = save { $unit }
puzzles-goal-raze = raze { $hex }
puzzles-goal-guard = keep { $hex } from being razed
puzzles-goal-cripple = bring the damage of { $unit } ({ $area }) to { $points }
puzzles-finish = My turn is done
puzzles-solved = Nothing was given away: the best play has a chance of { $best } %, and so has yours.
puzzles-failed = The best play has a chance of { $best } %; your decisions gave away { $cost } points of it.
puzzles-slip = “{ $done }” took the chance from { $before } % to { $after } %.
puzzles-better = Better: { $better }
puzzles-tempting = Tempting, but worth only { $worth } %: { $steps }
puzzles-show = Show it on the board
puzzles-change = Your rating: { $before } → { $after }
puzzles-unchanged = Only the first try counts: your rating stays as it is.
puzzles-try-again = Try again
puzzles-theme-win = Winning the game
puzzles-theme-kill = Striking down
puzzles-theme-cripple = Crippling a monster
puzzles-theme-escape = Getting away
puzzles-theme-raze = Razing
puzzles-theme-guard = Guarding
puzzles-theme-magic = Magic
puzzles-theme-gates = Gates and walls
puzzles-theme-missiles = Missiles
puzzles-theme-fire = Dragonfire
puzzles-theme-flight = Flight and bounds
puzzles-theme-together = Several units together
