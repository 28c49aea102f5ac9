### Texts of the page in the browser.

page-story = Two dragons fall upon a walled city. Burn it down, or bring them down.
page-first-game = Play your first game
page-new-game = New game
page-continue = Continue
page-more = More
page-load-record = Load a record
page-rules = Rules
page-bad-record = This game cannot be read: it is missing, damaged, or from another edition of the rules.
page-turn = turn { $turn }
page-forget = Forget { $name }
page-credit = Game design by Lewis Pulsipher. An independent edition with its own words and artwork.
page-language = Language
page-scenario = Scenario
page-players = Who plays?
page-house-options = House rules
page-seed = Seed of the dice
page-goal = Goal: { $vp } VP.
page-begin = Begin
page-home = Back to the start
page-menu = Menu
page-save-record = Save the record
page-copy-link = Copy a link to this game
page-link-copied = The link is copied; it holds the whole game.
page-link-not-copied = The browser does not allow copying.
page-contrast = Strong contrast on or off
page-accept-surrender = Accept: the game is won
page-play-on = Play on to the end
page-concede = Give up
page-concede-really = { $side ->
    [invader] Does the invader really give up?
   *[defender] Does the defender really give up?
}
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = at once
page-board = Board
page-board-help = Board. Arrow keys move between hexes, Enter chooses, Escape goes back, N takes the next unit, U undoes, E ends the phase, 1 to 6 choose a facing, plus and minus zoom.
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-fit = Whole board
page-vp = { $vp } VP
page-thinking = { $side ->
    [invader] The invader ({ $player }) is thinking …
   *[defender] The defender ({ $player }) is thinking …
}
page-stopped = { $side ->
    [invader] The invader ({ $player }) was stopped.
   *[defender] The defender ({ $player }) was stopped.
}
page-skip = Faster
page-stop = Stop
page-go-on = Go on
page-undo = Undo
page-end-anyway = End the phase all the same
page-forgotten = { $count ->
    [one] { $units } could still do something.
   *[other] { $count } units could still do something: { $units }.
}
page-choose-unit = Choose a unit here or on the board.
page-choose-hex = Choose a marked hex on the board.
page-other-unit = Another unit
page-cancel = Cancel
page-close = Close
page-facing = Facing
page-lands = lands
page-stays-up = stays in the air
page-modes = How does it move?
page-mode-walk = Walk
page-mode-fly = Fly
page-mode-slither = Slither
page-mode-bound = Bound
page-good-set-up = A good set-up for me
page-log = What has happened
page-log-more = Earlier events
page-rule = Rule { $id }
page-breaths = Fire breaths
page-clock-destruction = Without destruction
page-clock-inside = None within the walls
page-winner = { $side } wins
page-end-phase = End the phase
page-vp-of = { $vp } / { $goal } VP
page-elsewhere = This game has been opened in another tab.
page-play-here = Play on here
page-showing = { $side ->
    [invader] The invader ({ $player }) is moving.
   *[defender] The defender ({ $player }) is moving.
}
page-next-unit = Next unit
page-to-my-turn = Skip to my turn
page-spell-first = Open a spell of the book first, then choose its place on the board.
page-join-here = { $unit } moves here too
page-not-yours = { $unit } is not yours to move.
page-reached = { $vp } VP are destroyed: { $grade }, if the invader stops at the end of his turn.
page-goal-reached = Goal reached: { $vp } VP of { $goal }
page-own-armies = Own armies: { $city }
spell-book = Spell book
spell-cost = { $cost } SP
spell-range = range { $range }
spell-boost = Boost Morale
spell-boost-effect = For this turn, your units within 0 to 2 hexes of the wizard add 1 to their melee rolls, and militia may attack monsters without a hero.
spell-fog = Fog
spell-fog-effect = Covers the hex and everything within 2 hexes until your next spell phase: nobody in it attacks or is attacked, nobody lands in it, nobody bounds into or out of it.
spell-whirlwind = Whirlwind
spell-whirlwind-effect = Destroys the VP of its hex. Monsters that fly or bound through it crash on a roll of 4 or more; units in it can neither attack nor be attacked. Next turn it drifts by one hex.
spell-lightning = Lightning
spell-lightning-effect = Hits a monster without a roll: 4 points of damage in an adjacent hex, one less for each hex farther. Against other units it is a missile attack of that strength.
spell-summon = Summon Elemental
spell-summon-effect = An elemental of earth or fire fights for you. Too far from its wizard, or when the wizard is attacked, it obeys nobody and attacks whoever is nearest.
spell-dismiss = Dismiss
spell-dismiss-effect = Your own elemental goes at no cost. For any other a die tells what you would have to pay.
keys-heading = Keys
keys-arrows = Walk over the board
keys-enter = Choose what is under the cursor
keys-stack = Move onto a hex where your own units stand
keys-back = One step back, let go
keys-next = Next unit that can do something
keys-undo = Take back
keys-end = End the phase
keys-face = Choose a facing: 1 is north, then clockwise
keys-sheet = This list
news-heading = What the other side did
news-moved = { $count ->
    [one] One unit moved.
   *[other] { $count } units moved.
}
news-again = Watch it again
against-all = { $count ->
    [one] Attack
   *[other] All { $count } together
}
against-part = { $count ->
    [one] { $part }
   *[other] { $part }: all { $count }
}
against-one = One at a time
