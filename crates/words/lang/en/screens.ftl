### The screens beside the battle: rules, replay, result, settings, games that are kept.

screen-rules-search = Search by word or id
screen-rules-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
screen-rules-chapters = Chapters
screen-rules-loading = Fetching the rulebook …
screen-rules-unreachable = The rulebook cannot be fetched just now.
screen-try-again = Try again
screen-part-missing = This part of the page could not be fetched. Is there a connection?
screen-rules-none = There is no rule { $id }.
screen-rules-open = In the rulebook
screen-example = Example { $id }
screen-example-happens = What happens
screen-example-play = Play this position
screen-example-again = From the beginning
screen-example-back = Back to the rule
screen-scenario-more = Story, map and advice
screen-scenario-limits = The defender wins when all invaders are dead, after { $turns } turns in which no hex is razed, or after { $turns } turns in which no invader is within the walls.
screen-scenario-set-up = { $where ->
    [entry] The defender sets up on hexes with a shield. The invader starts off the map and comes on through the hexes with a triangle.
   *[edges] The defender sets up first, on hexes with a shield; then the invader on hexes with a triangle.
}
screen-scenario-reinforcements = Reinforcements ({ $army }) come at the banners in turn { $first }, and again every { $every } turns.
screen-replay = Replay
screen-replays = Replays
screen-replay-start = To the beginning
screen-replay-turn-back = One turn back
screen-replay-step-back = One step back
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-step = One step on
screen-replay-turn = One turn on
screen-replay-end = To the end
screen-replay-slider = Moment of the game
screen-replay-at = Turn { $turn } · step { $step } of { $steps }
screen-replay-keys = Space plays and pauses, arrow keys step, Page Up and Page Down jump a turn, Home and End go to the ends
screen-play-on = Play on from here
screen-play-on-help = A new game begins in this position; the old one stays as it is.
screen-curve = How the game stood
screen-curve-chance = The invader’s chance to win
screen-curve-vp = VP destroyed
screen-curve-told = turn { $turn } { $percent } %
screen-result = Result
screen-result-more = How it came about
screen-result-turns = Turns
screen-result-lost = { $count ->
    [0] nothing lost
    [one] one unit lost
   *[other] { $count } units lost
}
screen-luck = Dice that mattered
screen-luck-of = { $side ->
    [invader] Luckiest for the invader
   *[defender] Luckiest for the defender
}
screen-luck-percent = { $percent } %:
screen-luck-none = No roll helped this side much.
screen-back = Back
screen-settings = Settings
screen-settings-language = Language
screen-settings-language-help = Of everything, the log of a running game included.
screen-settings-speed = Speed
screen-settings-speed-help = How fast the computer’s moves, dice and replays are shown.
screen-settings-size = Size of text
screen-settings-size-help = The board has its own zoom.
screen-settings-contrast = Strong contrast
screen-settings-contrast-help = Black on white, plain colours on the board.
screen-settings-motion = Less motion
screen-settings-motion-help = Dice lie at once, nothing moves on its own.
screen-settings-sound = Sound
screen-settings-sound-help = Steps, wings, blows, fire, dice, your turn. Heard from your first click on.
screen-settings-patience = Time for the dragonlord
screen-settings-patience-help = How long it may think about a turn. With more time it looks at more, with less it looks at less.
screen-settings-patience-none = no limit
screen-settings-patience-seconds = { $seconds } seconds
screen-settings-kept = Settings and games are kept in this browser and nowhere else.
screen-kept-all = Show all { $count }
screen-kept-won = { $side ->
    [invader] the invader won in turn { $turn }
   *[defender] the defender won in turn { $turn }
}
screen-forget = Forget
screen-forget-really = Forget it for good?
