### Texts of the tournament desk and of the ratings, in the browser.

## Their names

screen-tournament = Tournament desk
screen-tournament-about = Players, pairings, results and standings of an evening, a club or a convention.
screen-ratings = Ratings
screen-ratings-about = Who is how strong, by the rulebook’s ladder and by Glicko-2, from the records of games.

## Tournaments that are kept, and a new one

desk-intro = Run an evening, a club or a convention from this page: players, pairings, results, standings. Everything is kept in this browser at every step, and as one file for the command line too.
desk-kept = Your tournaments
desk-open = Open a tournament file
desk-new = New tournament
desk-name = Name
desk-system = System
desk-system-elimination = Single elimination
desk-system-double = Double elimination
desk-system-swiss = Swiss rounds
desk-system-swiss-final = Swiss rounds and a final of eight
desk-system-help = The rules advise elimination for up to 8 players, Swiss rounds for more, and a final of eight for very many.
desk-rounds = Swiss rounds
desk-rounds-help = Empty: as many as the rules advise.
desk-scenarios = Scenarios
desk-scenarios-all = a new one every round, from both maps
desk-scenarios-map = a new one every round, from { $map }
desk-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
desk-at-round = round { $round }
desk-over = over

## What comes next

desk-next-enter = Enter at least two players, then pair the first round.
desk-next-results = { $count ->
    [one] { $count } game has not been told yet.
   *[other] { $count } games have not been told yet.
}
desk-next-swiss = Round { $round } of { $rounds } can be paired.
desk-next-pair = Round { $round } can be paired.
desk-pair = Pair round { $round }
desk-planned = as planned: { $scenario }
desk-changed = This was changed in another window. You see it as it is now; please do it again.

## Parts of the desk

desk-parts = Parts of the desk
desk-part-round = Round
desk-part-players = Players
desk-part-standings = Standings
desk-part-log = Log
desk-tools = Save, print, show
desk-save-file = Save the file
desk-csv = Standings as a table (CSV)
desk-trf = Report (TRF)
desk-print = Print
desk-wall = Big screen

## A round

desk-nothing-paired = Nothing is paired yet.
desk-table = Table { $table }
desk-versus = against
desk-result = Result
desk-result-of = Result of table { $table }: { $one } against { $two }
desk-why = Why these two?
desk-why-bye = Why?
desk-invades = { $player } invades
desk-winner = Winner
desk-not-told = not told yet
desk-vp = VP destroyed (0 to { $most })
desk-forfeit = given, not played
desk-correction = Reason of the correction
desk-correction-help = What was told before stays in the log, with this reason.
desk-save = Save
desk-play-here = Play it on this device
desk-game-file = Its file, to be played elsewhere
desk-records = Results from records
desk-records-here = Results from games kept here
desk-taken = { $count ->
    [one] { $count } result taken, verified by replay.
   *[other] { $count } results taken, verified by replay.
}
desk-none-here = No finished game that is kept here belongs to this round.
desk-bad-record = { $file }: not a record of this edition, or damaged (line { $line }).
desk-refused = { $file }: { $reason }

## Players

desk-enter = Enter
desk-enter-names = New players, one name per line
desk-enter-late = Whoever enters now joins the next round with 0 points.
desk-from-table = From a table (CSV) or a report (TRF)
desk-entered = { $count ->
    [one] { $count } player entered.
   *[other] { $count } players entered.
}
desk-state = State
desk-plays = plays
desk-plays-since = since round { $round }
desk-left = has withdrawn
desk-withdraw = Withdraw
desk-withdraw-player = Withdraw { $player }
desk-withdraw-really = { $player } plays no more; games still open go to the opponent.
desk-return = Let in again
desk-return-player = Let { $player } in again

## Standings and log

desk-place = Place
desk-after-round = After round { $round }
desk-check = Check the log
desk-log-enter = { $player } enters.
desk-log-withdraw = { $player } withdraws.
desk-log-game = Round { $round }, { $invader } invades against { $defender }: the { $side ->
    [invader] invader
   *[defender] defender
} wins, { $vp } VP destroyed.
desk-log-forfeit = Round { $round }, { $invader } against { $defender }: given to the { $side ->
    [invader] invader
   *[defender] defender
}, not played.
desk-log-correction = Correction
desk-log-before = Before: { $before }
desk-log-reason = Reason: { $reason }
desk-log-record = from a record

## The clock of a round

desk-clock = Round clock
desk-clock-minutes = Minutes
desk-clock-start = Start
desk-clock-pause = Pause
desk-clock-reset = Reset
desk-clock-over = Time is up!

## The big screen

desk-wall-pairings = Pairings
desk-wall-reasons = Reasons
desk-wall-full = Full screen
desk-wall-page = Page { $page } of { $pages }
desk-wall-hold = Hold this page
desk-wall-turn = Turn the pages
desk-wall-back = Back to the desk

## Ratings

desk-ratings-intro = Who plays how well: the rulebook’s ladder, and Glicko-2 that also learns how hard each side of each scenario is. Both follow from a book of games, verified by replay.
desk-book-open = Open a book
desk-book-save = Save the book
desk-book-records = Add records
desk-book-here = Add games kept here
desk-book-clear = Begin a new book
desk-book-replace = { $count ->
    [one] The book with its { $count } game goes. Really?
   *[other] The book with its { $count } games goes. Really?
}
desk-book-yes = Yes, replace it
desk-book-none = There is no finished game here that is not in the book.
desk-period = Period
desk-period-help = Games of one period are rated together, such as those of a month.
desk-interval = 95 % interval
desk-interval-told = from { $low } to { $high }
desk-history = Over time
desk-history-show = Show { $player } in the plot
desk-history-told = { $player }, { $period }: { $rating }
desk-plot = Plot
desk-sides = How hard the sides are
desk-sides-help = In rating points: above 0 the invader has it easier, below 0 the defender.
desk-handicap = Handicap and chances of a game
desk-handicap-pair = Only games of these two count
desk-handicap-chance = By Glicko-2 the invader wins with { $percent } %.
desk-games = { $count ->
    [one] { $count } game in the book
   *[other] { $count } games in the book
}
desk-scenario-chosen = { $map }, chosen forces
