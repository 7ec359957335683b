### Why a live table in the browser does not do what somebody asked for. Each ends without a period, as in refusals.ftl.

table-stale = The table has moved on. Look again, then decide
table-not-seated = Only players at this table can do that. Take a seat first

# $mine (seat)
# $other (seat)
table-other-seat = You’re { SEATS($mine) }, so you can’t act for { SEATS($other) }

table-no-hand = There’s no hand on the table now
table-not-between = Wait until this hand is over

# $name (name): who sits there
table-chair-taken = { $name } sits there. Choose another seat

# $seats (list of seat)
table-no-chair = There’s no such seat. Choose { SEATS($seats, style: "or") }

# $mine (seat)
table-seated = You’re already sitting at { SEATS($mine) }

table-waiting = You’ve already asked for that seat. It’s yours when this hand is over

# $name (name)
table-wished = { $name } has already asked for that seat. Choose another one

table-turned-away = The host said no for this hand. Ask again when it’s over
table-nobody-waits = Nobody is waiting for that seat anymore

# $name (name)
# $others (list of seat)
table-seen-another = { $name } has already seen { SEATS($others) }’s hand in this deal. Let them in with the next hand

# $names (list of name)
table-speak-for = You can’t agree for { LIST($names) }. Say that the table doesn’t agree, and the host will call an official

table-private = This table is private. Start one of your own, or ask the host for a link
table-not-host = Only the host can do that
table-no-bot = There’s no computer player in that seat

# $levels (list of text)
# $level (text)
table-bad-level = There’s no level “{ $level }”. Choose { LIST($levels, style: "or") }

table-begun = The game has begun
table-nobody = Take a seat first. Then you can start the game
table-ready = You’re already ready. The next hand starts when everyone is
table-not-ready = There’s no hand to get ready for
table-dealing = The next hand is being dealt. Wait a moment
table-other-deal = That was for another deal. Reload the page if the next hand doesn’t start

# Each browser adds a random number to a deal, so that nobody can know it before.
table-left-out = This deal was restarted too often, so it goes on without your number. You still play it
table-wrong-number = That isn’t the number you committed to. Reload the page, and the deal will restart

table-no-throw-in = You don’t have a hand that can be thrown in
table-talk = No talking during play. Say it between hands
table-guarded = This table is automatic: illegal plays are blocked, so there’s nothing to referee
table-closed = This table is closed. Go back to the lobby

# $why (text): as the computer player says it
table-no-hint = { $why }

table-nothing-to-decide = You have nothing to decide right now
table-hint-refereed = No hints at a refereed table
table-hint-twice = Still working on your last question
table-hint-others = Hints are only for games against computer players

table-undo-refereed = Nothing is taken back at a refereed table
table-undo-others = You can only take something back when you play alone with computer players
table-undo-counted = Too late: the hand has been counted
table-undo-nothing = You haven’t decided anything in this hand yet

table-unsaved = That couldn’t be saved, so nothing happened. Try again in a moment
table-mishap = Something went wrong, so nothing happened. Try again
table-replay-private = This hand was played at a private table. Only its players can see it
table-replay-unwatched = This table doesn’t allow watching. Only its players can see its hands
table-replay-hands = This table shows its hands only to its players
table-review-twice = Another hand of yours is still being reviewed. Wait for that, then ask again
table-review-busy = Too many hands are being reviewed right now. Ask again in a few minutes
table-review-mishap = The review of this hand didn’t finish. Ask again
table-given = Seats at this table are assigned. To change them, ask the person who set up the table

## At a tournament, why no other hand is dealt

# $how (text): who forfeited, and why
table-forfeited = { $how } There’s no more play at this table

# $round (number)
table-round-over = This table isn’t playing { -round } { $round } now. The tournament’s page says where you sit

table-sheet-written = This table’s score sheet is done. There’s no more play here
table-all-played = All hands of this { -round } are played. Now sign the score sheet
table-time-up = Time is up, so no more hands are dealt. Now sign the score sheet

## What a browser sent

# $why (text): what a program would say about it
table-unreadable = That couldn’t be understood: { $why }. Reload the page and try again

# What came is no request at all.
table-garbled = That couldn’t be understood. Reload the page; if it happens again, tell your host

table-hurried = That was too fast. Wait a moment, then try again
