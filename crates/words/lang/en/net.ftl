### Play over the net.

net-title = Play over the net
net-friend = Play a friend
net-open-games = Open games
net-mine = My games on this host
net-mine-none = You have no game here yet.
net-open-none = Nobody is waiting for an opponent just now.
net-running = Games to watch
net-look-again = Look again
net-reaching = Asking the host …
net-no-host = This page has no host: it can keep your own games, but it cannot join two players who are far apart.
net-host-address = Address of a host
net-host-go = Go to its page
net-host-wrong = That is no address of a host.
net-host-own = Anybody can be a host: “dragonrage host” starts one.
net-your-move = Your move
net-their-move = The other player’s move
net-waits-for-guest = Waiting for your opponent
net-can-join = You can join
net-won = You won
net-not-won = You lost
net-is-over = Over
net-is-paused = The game is paused; no time runs.
net-word = Play on from another device
net-word-told = Whoever knows this word has your seats on this host. Write it down; tell it to nobody.
net-word-yours = Your word:
net-word-other = A word from another device
net-word-use = Take over those games

net-against = Against whom?
net-against-link = A friend who gets my link
net-against-anybody = Anybody: show it among the open games
net-against-computer = A computer player on the host
net-level = Level
net-side = Which side do you play?
net-side-roll = We roll for sides
net-side-invader = Invader
net-side-defender = Defender
net-clock = Time to think
net-clock-told = Every turn adds some. Whose time is up has lost.
net-clock-none = No limit: as long as it takes
net-clock-minutes = { $main } minutes, { $increment } more for every turn, { $cap } at most
net-clock-days = { $main ->
    [one] One day
   *[other] { $main } days
}, { $increment } hours more for every turn, { $cap } days at most
net-clock-turn = { $days } days for every turn
net-left-days = { $days } d { $hours } h
net-name = Your name
net-name-one = Host
net-name-two = Guest
net-more = More
net-delay = Spectators see the game
net-delay-none = at once
net-delay-minutes = { $minutes ->
    [one] one minute later
   *[other] { $minutes } minutes later
}
net-delay-agreed = Spectators are { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} behind.
net-dice = Your share of the dice
net-dice-entrusted = The host has it: dice fall even while you are away
net-dice-kept = This device keeps it: your browser must be open when it is needed
net-dice-told = The server cannot change the dice; whoever runs it could look ahead, unless you keep your own share.
net-make = Make the game

net-room = A game over the net
net-room-waits = Send this link to your opponent. The game begins as soon as it is opened there.
net-room-leave = You may leave this page; the game stays among your games on this host. But it can only begin once you have it open again.
net-room-opens = Your opponent is here. One moment …
net-room-opening = You have joined. The game begins as soon as its maker opens it.
net-link = Link
net-share = Share
net-copy = Copy the link
net-copied = The link is copied: send it to your opponent.
net-withdraw = Withdraw the game
net-withdraw-sure = Do you really withdraw the game? Nobody has won or lost it then.
net-withdraw-not = No, keep it
net-qr = The link as a QR code
net-made-by = { $name } invites you to a game.
net-you-invade = You are the invader.
net-you-defend = You are the defender.
net-join = Join
net-end-withdrawn = This game was withdrawn before it began.

net-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
net-here = is here
net-away = is away
net-time-left = Time left
net-to-move = to move
net-lost = No connection. It is being tried again …
net-lost-waiting = No connection. { $count ->
    [one] What you did last is
   *[other] The last { $count } things you did are
} sent as soon as it is back.
net-waits-for = { $name } is to move.
net-showing = { $name } is moving.
net-waits-for-dice = The dice are coming …
net-you-watch = You are a spectator.
net-take-side = You won the roll: which side do you take?
net-understood = All right
net-proposals = Propose, pause, give up
net-propose-back = Ask to take my last move back
net-propose-pause = Propose a pause
net-back-asked = { $name } asks to take the last move back. If dice fell since, the same dice will fall again.
net-back-proposed = You have asked to take your last move back.
net-pause-asked = { $name } proposes a pause.
net-pause-proposed = You have proposed a pause.
net-take-offer-back = Withdraw
net-accept = Agree
net-decline = Refuse
net-go-on = Play on
net-play-on = No, play on
net-resign = Give up
net-resign-sure = Do you really give the game up? Your opponent wins then.
net-standing = In my opponent’s turn, let the host choose for me (it takes the first thing that is possible)
net-talk = Talk
net-phrases = Things to say, which your opponent reads in their own language
net-say = Say something
net-send = Send
net-mute = Hide what my opponent types
net-phrase-hello = Hello, and a good game!
net-phrase-thanks = Thank you for the game.
net-phrase-well = Well played!
net-phrase-luck = What a roll!
net-phrase-moment = One moment, please.
net-phrase-later = I must go, and shall play on later.
net-phrase-sorry = Sorry!
net-phrase-again = Another game?
net-end-resigned = { $name } has given up. { $winner } wins.
net-end-flag = The time of { $name } is up. { $winner } wins.
net-again = Play again, sides swapped
net-again-asked = { $name } would like to play again, sides swapped.
net-again-go = To the new game
net-verify = Verify the dice
net-proof-own = Your own share, which this browser kept, is among what the dice were made of.

net-notices = Tell me when it is my move, even while this page is closed
net-notices-denied = Your browser does not let this page send notices. You can change that in its settings.
net-notices-failed = Your browser could not arrange it. Try again later.
net-notice-move = It is your move.
net-notice-time = Most of your time for this move is used.
net-notice-joined = Your opponent is here: the game can begin.
net-notice-offer = Your opponent proposes something.
net-notice-over = Your game is over.
net-notice-other = Something has happened in your game.

net-why-unreachable = The host does not answer. Try again.
net-why-unavailable = The host cannot write just now. Try again.
net-why-too-much = That was too much at once. Try again in a little while.
net-why-no-game = There is no such game on this host.
net-why-nobody = Nobody is known by this word.
net-why-terms = That cannot be agreed: the name is taken by your opponent or cannot be shown, or the options do not go together.
net-why-seated = You already have a seat in this game.
net-why-not-seated = You have no seat in this game.
net-why-changed = The position has changed meanwhile: what you did last has not been played.
net-why-illegal = The host refuses what you did last: the rules forbid it. It has been taken back.
net-why-not-yours = It is not your turn: what you did last has been taken back.
net-why-not-now = This is not the time for it.
net-why-over = The game is over.
net-why-nothing-back = There is nothing to take back.
net-why-past = The host tells another past of this game than before. Nothing more is played here. Keep the record and ask the host.
net-why-other = That did not work.

net-armies = Which armies?
net-armies-scenario = Those of the scenario
net-armies-open = Own armies, which both see
net-armies-open-told = Build both armies first, and then choose “Play a friend with these armies” there.
net-armies-build = Build armies
net-armies-friend = Play a friend with these armies
net-armies-secret = Own armies, chosen in secret
net-armies-secret-told = Each of you builds an army when both are here. Nobody sees the other’s before both are sealed.
net-armies-points = Points
net-armies-points-told = From { $least } to { $most }. A side without points has the army of the map’s scenario.
net-armies-agreed = { $points ->
    [0] has the army of the scenario
   *[other] builds for up to { $points } points, in secret
}
net-arming = Choose your army. Nobody sees it before both armies are sealed.
net-arming-keeps = What is sealed cannot be changed. This browser keeps what opens it again, and shows your army by itself when both are sealed; so open this game once more in this browser.
net-arming-nothing = You have the army of the scenario: there is nothing to choose. One moment …
net-arming-waits = { $name } is still choosing. Both armies are shown as soon as both are sealed.
net-arming-shows = Both armies are sealed. Yours is being shown …
net-arming-shown = Your army is on the table. The battle begins as soon as { $name } shows theirs.
net-arming-again = There are not enough counters for both armies together: both of you choose again.
net-arming-lost = What opens your army is not in this browser: it was sealed in another one, or has been deleted. Open this game where you sealed it, or load the file that you saved there. Whoever cannot show his army loses by his time, or must give up.
net-arming-watched = Both players choose their armies in secret.
net-why-army = The host refuses this army: it may not be recruited.
net-why-other-army = That does not open the army that you sealed.
net-why-no-armies = There are no armies yet that may fight: build both, or choose others.
