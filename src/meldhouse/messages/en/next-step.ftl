### What the desk does next: buttons, and a line that says why.

next-enter = Enter the players
next-enter-why = Nobody is entered yet.
next-check-in = Check players in
next-check-in-why = Only players who are checked in are seated.

# $players (number)
# $away (number): entered, and not checked in
next-here = { $players } here{ $away ->
    [0] {""}
   *[other] , { $away } not checked in yet
}.

# $players (number): who still have a match to play
# $away (number): entered, and not checked in
next-in = { $players } still in{ $away ->
    [0] {""}
   *[other] , { $away } not checked in yet
}.

# $number (number)
next-seat = Seat { -round } { $number }
next-seat-why = Seating makes a draft that only the desk sees.

# Names, and how many more there are.
# $names (list of message)
next-not-in = Not checked in: { LIST($names, style: "plain") }.
next-last-call = After the draw, latecomers can only take a bye, and nobody can enter once { -round } 1 has started.

next-confirm = Confirm the seating
next-confirm-why = Check the draft first. Only the desk sees it until you release it.
next-seated-again = So the seating was drawn again. Please confirm it.
next-discard = Discard draft
next-discard-why = You can seat it again.
next-discard-play-off = Discard this playoff
next-release = Release the seating
next-release-why = It’s confirmed. Now show everyone where to sit.

# $round (message)
next-seat-again = Seat { $round } again

# $names (list of name)
next-seat-late-why = Came after it was seated: { LIST($names, style: "plain") }. The seating that players see now will change.

# A step, though the seating rests on a result that was corrected.
# $step (message)
next-by-old = { $step }, with the old result?

next-call = Call players to their tables
next-call-why = Everyone can see where to sit. The screens will ask them to their tables.

# $round (message)
next-start = Start { $round }
next-start-at-once = It starts right away, without a call.

# $minutes (number): 0 without a clock
next-start-why = Do this when everyone is seated: play{ $minutes ->
    [0] {" "}starts.
   *[other] {" "}and the clock ({ minutes }) start.
}

next-wait = Wait for the score sheets

# $tables (list of number)
next-wait-why = Waiting for { COUNT($tables) ->
    [one] 1 score sheet (table { LIST($tables) }).
   *[other] { COUNT($tables) } score sheets (tables { LIST($tables) }).
}
next-all-in = Every score sheet is in.

# $round (message)
next-close = Close { $round }
next-close-why = This ends the { -round }.

# $round (message)
next-close-anyway = Close { $round } anyway
next-close-asks = Close it anyway?
next-still-open = Still open:

next-release-standings = Release the standings

# $round (message)
next-release-standings-why = { $round } is over. This shows everyone the standings.

# $first (number)
# $last (number)
next-play-off = Play off places { $first }–{ $last }

# $first (number)
# $last (number)
# $division (message)
next-play-off-division = { next-play-off } ({ $division })

# $names (list of name)
next-play-off-why = { LIST($names, style: "plain") } are tied. This seats the playoff as a draft. If you finish without it, they share the place.

next-was-last = Was that the last { -round }?
next-end-early = End the tournament early?
next-call-off = Call the tournament off?
next-end-now = End it now
next-tell = Tell players about the correction
next-finish = Finish the tournament

# $played (number): how many rounds; 0 if all of them
next-finish-why = { $played ->
    [0] All { -round(form: "many") } are played.
    [one] { $played } { -round } played.
   *[other] { $played } { -round(form: "many") } played.
} After this the results stand, and you hand out the prizes.
next-finish-anyway = Finish anyway

next-prizes = Hand out the prizes
next-prizes-why = The tournament is over.
next-prize-list = Print the prize list
next-prize-list-why = To read it out.

# $amount (money)
next-due = { MONEY($amount) } still to be paid.

# $amount (money)
next-back = { MONEY($amount) } to give back.
next-all-handed = Every prize is handed out.
next-none-to-hand = There’s nothing to hand out.
next-all-done = All done. Print or save what you want to keep.
next-money = Go to the money
next-money-why = What’s still open there.
next-print = Print the results
next-standings = Go to the standings
next-standings-why = To read them out, or save them as a file.

## A seating by a result that was corrected since

# $round (message)
old-result = The seating of { $round } is based on an old result.
old-no-tie = The players in it are no longer tied.
old-corrected = A result was corrected after it was made.

# $table (number)
# $round (message)
# $names (list of name)
old-winners = The winners of table { $table } in { $round } are now { LIST($names) }.

# $table (number)
# $round (message)
# $name (name)
old-winner = Table { $table } in { $round } was won by { $name }.

# $seen (code): whether players have seen it
old-seat-again = Seat it again.{ $seen ->
   *[no] {""}
    [yes] {" "}Players have seen it, so read out who moves.
}
