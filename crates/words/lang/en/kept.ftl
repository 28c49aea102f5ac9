### What is kept in the browser.

kept-trouble = { $why ->
    [forbidden] This browser lets the page keep nothing: the data of this site are blocked, or the window is private.
    [full] There is no room left for the data of this site.
    [blocked] Another tab with an older edition of this page holds what is kept. Please close it.
    [newer] A newer edition of this page is open in another tab. Please load this one again.
   *[other] What is kept here cannot be reached ({ $reason }).
}
kept-in-memory = You can go on, but what you do lasts only as long as this tab is open. Save it as a file before you leave.
kept-none = { $what ->
    [games] This game is not kept in this browser.
    [deals] This agreement is not kept in this browser.
    [campaigns] This campaign is not kept in this browser.
    [tournaments] This tournament is not kept in this browser.
   *[other] This is not kept in this browser.
}
kept-unreadable = { $what ->
    [games] This game is kept here, but it cannot be read. It stays as it is.
    [deals] This agreement is kept here, but it cannot be read. It stays as it is.
    [secrets] What opens this army is kept here, but it cannot be read. It stays as it is.
    [campaigns] This campaign is kept here, but it cannot be read. It stays as it is.
    [tournaments] This tournament is kept here, but it cannot be read. It stays as it is.
    [ratings] The book of rated games is kept here, but it cannot be read. It stays as it is.
   *[other] This is kept here, but it cannot be read. It stays as it is.
}
kept-unreadable-ones = Not readable
kept-save-one = Save it as a file
kept-not-sealed = The army is not sealed: this browser does not keep what would open it again.
kept-all = Everything that is kept
kept-all-help = One file holds all games, campaigns, tournaments, ratings, agreements on armies and settings: for another browser, or in case this one is emptied.
kept-save-all = Save everything as a file
kept-load-all = Load such a file
kept-loaded = New: { $new }. Here already: { $same }. Kept beside something else: { $beside }.
kept-what = { $what ->
    [ratings] the book of rated games
    [secrets] a sealed army
   *[other] the setting “{ $name }”
}
kept-differs = The file says something else than this browser: { $names }. Which one counts?
kept-take = The file
kept-leave = What is here
kept-replaced = Taken from the file: { $count }.
kept-no-header = such a file begins with the line “{ $header }”
kept-later = a later edition of this page wrote it
kept-setting-unreadable = The setting “{ $name }” cannot be read: “{ $value }”. It stays as it is until you choose another one.
kept-player-lost = The computer player does not answer ({ $reason }). Please try again.
