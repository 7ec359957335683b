### What players see: the hall screen, their own page, codes and links.

## The hall screen

# $round (text)
# $of (number)
event-hall-round = { $round } of { $of }

# $status (code)
event-hall-status = { $status ->
   *[released] find your seat
    [called] please go to your tables
    [playing] being played
}
event-hall-table = table
event-final = Final standings

# $number (number): of the last round
event-standings-after = Standings after { -round } { $number }

# What comes while nothing is played.
# $next (code)
event-hall-last = { $next ->
   *[results] The tournament is over. Results soon.
    [standings] Standings come next.
    [round] Seating the next { -round }.
}
event-welcome = Welcome

# $number (number)
# $entry (code)
event-welcome-here = { $entry ->
   *[person] { $number ->
        [one] { $number } player is here.
       *[other] { $number } players are here.
    }
    [pair] { $number ->
        [one] { $number } pair is here.
       *[other] { $number } pairs are here.
    }
} Your seat shows up on this screen soon.
event-welcome-desk = Please check in at the desk.

## The player’s page

event-results-soon = Results soon.
event-to-sheet = Score sheet
event-check-me-in = Check me in
event-you-in = You’re checked in.

# $round (text)
event-round-over = { $round } is over.
event-was-last = It was the last one. The desk announces the results.
event-next-seat = Your next seat shows up here.

# $table (number)
# $seat (seat)
# $names (list of name)
event-you-sit-with = you sit at <b>table { $table }, { SEATS($seat) }, with { LIST($names) }</b>.

# $table (number)
# $seat (seat)
event-you-sit = you sit at <b>table { $table }, { SEATS($seat) }</b>.
event-your-table = Go to your table
event-our-sheet = Our score sheet
event-thanks = The tournament is over. Thank you for playing.

# $whom (message)
event-you-wait = you have no match and wait for { $whom }.
event-you-are-out = you’re out of the bracket. Thank you for playing.
event-not-in-playoff = you’re not in it. You’re done playing.
event-you-sit-out = you sit out

# $table (number)
event-you-keep = You keep score at table { $table }
event-keep-later = The sheet shows up when this table starts a { -round }.
event-hall-screen = Hall screen
event-have-code = I have a code
event-your-code = The code on your paper
event-how-run-now = How this tournament runs

## After the last hand

# $why (code)
event-after-last = { $why ->
   *[over] That was the last one. The desk announces the results.
    [tie] There’s a tie to play off. Please stay; the desk says who plays.
    [maybe-tie] That was the last one. Please stay until the desk knows about ties.
}

## Codes and links

# What somebody may do with a role.
# $role (code)
# $table (number): 0 for all tables
event-role-about = { $table ->
    [0] { $role ->
       *[director] Can do everything
        [referee] Rules at the tables, gives penalties, corrects sheets
        [scorekeeper] Checks people in, takes money, fills in and signs score sheets
        [player] Acts for one player: their table, score sheet, and signature
    }
   *[other] Keeps score at table { $table } only: fills in and signs its sheets
}

# $table (number)
event-role-table = scorekeeper of table { $table }

# $name (name)
event-role-for = acts for { $name }

# $roles (list of message)
event-device = { LIST($roles, style: "plain") }

# $roles (list of message)
# $since (message)
event-device-since = { LIST($roles, style: "plain") }, since { $since }

# $where (code)
# $table (number)
event-link-back = { $where ->
   *[roles] Make another link
    [people] Back to People
    [table] Back to table { $table }
}

# $role (code)
# $table (number)
event-you-are = { $table ->
    [0] { $role ->
       *[player] You’re in.
        [director] You’re a director now. Make a new recovery code under “Helpers”; each one works once.
        [referee] You’re a referee now.
        [scorekeeper] You’re a scorekeeper now.
    }
   *[other] You keep score at table { $table } now.
}
event-recovery-card = Director’s recovery code. Works once: scan it, or type it on the tournament page.
