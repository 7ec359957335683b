### Rounds of a tournament: the desk’s board, seating, tables, standings.

## The board of the desk

# $roles (list of message)
event-for-roles = This page is only for: { LIST($roles, style: "or") }. Ask the director for a link.
event-no-such = No such tournament. The link may be incomplete; look in the list.

# $what (message)
event-settle = Settle it<span class="hidden">: { $what }</span>
event-over = The tournament is over
event-before-first = Before the first { -round }
event-time-left = Time left
event-time-over-short = Time

# $step (text)
event-director-next = The director’s next step: { $step }.
event-why-logged = Why? It stays in the log.
event-five-more = Add 5 minutes
event-call-time = Call time now
event-table-waits = A table calls the referee
event-appealed = A ruling is appealed
event-answer = Answer
event-orders = Rulings to enter on the sheet

# $round (text)
# $table (number)
# $hand (number)
event-hand-at = { $round }, table { $table }, hand { $hand }
event-untold = Corrections to tell the players about
event-tables = Tables

# $table (number)
event-table = Table { $table }

# How far a table is.
# $stage (code)
event-stage = { $stage ->
   *[waiting] no hand yet
    [full] to be signed
    [signed] one side signed
    [in] sheet is in
    [slow] slow
    [called] calls the referee
    [appealed] appeals
    [untold] correction to tell
}

# $number (number)
event-stage-hands = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
}

# $names (list of name)
event-stage-missing = { LIST($names) } missing

# $names (list of name)
event-stage-out = { LIST($names) } out of the tournament

# $side (side)
# $points (number)
event-side-points = { SIDE($side) } { $points }

# $side (side)
event-draw-decided = tie, won by { SIDE($side) } with one more hand

# $what (list of message)
event-still-missing = Missing: { LIST($what, style: "semicolons") }

# $table (number)
event-stand-in-at = Stand-in or forfeit<span class="hidden"> at table { $table }</span>

# $table (number)
event-sheet-at = Score sheet<span class="hidden"> of table { $table }</span>

# $table (number)
# $round (text)
event-sheet-in = Score sheet<span class="hidden"> of table { $table }, { $round }</span>
event-sit-out = Sitting out:
event-all-rounds = All { -round(form: "many") } and score sheets
event-last-done = Last step:
event-no-undo = Too late to undo: later steps depend on it.
event-undo = Undo

# $what (message)
event-undone = Undone: { $what }
event-undone-plain = Undone.

# $what (message)
event-not-undone = Nothing was undone. Since you looked: { $what }

## Seating

# $status (code)
event-round-status = { $status ->
   *[draft] draft
    [confirmed] confirmed
    [released] released
    [called] called to the tables
    [playing] being played
    [closed] over
}
event-no-round = No { -round } seated yet
event-to-tables = Tables and score sheets
event-moved-sitters = Announce: these pairs usually stay seated, but change tables this time
event-figures = How good the seating is

# $number (number): how often two are partners again
# $least (number): the least that is possible
event-repeats = { $number ->
    [0] Nobody plays twice with the same partner.
   *[other] { $number ->
        [one] One partnership repeats
       *[other] { $number } partnerships repeat
    }; the fewest possible is { $least }.
}

# $fewest (number)
# $most (number)
event-meetings = Any two players meet as opponents { $fewest ->
    [0] at most { $most ->
        [one] once
       *[other] { $most } times
    }
   *[other] { $fewest } to { $most } times
}.

# $times (number)
event-meetings-even = Any two players meet as opponents { $times ->
    [one] once
   *[other] { $times } times
}.

# $one (name)
# $two (name)
event-not-apart = { $one } and { $two } couldn’t be kept apart.

# $number (number)
event-coming = Planned { -round(form: "many") } ({ $number })

# $number (number)
event-round = { -round(form: "start") } { $number }

# $number (number)
event-hand = hand { $number }
event-choose = Choose

# $name (name)
# $table (number): 0 where they sit out
event-sits-at = { $table ->
    [0] { $name }, sits out
   *[other] { $name }, table { $table }
}
event-swap-two = Swap two players
event-with-whom = With
event-why-against = Why <span class="soft">(if it breaks the movement)</span>
event-swap = Swap
event-swap-fault = Choose two players to swap.
event-by-hand = Seat everyone by hand
event-by-hand-how = One table per line, by numbers. Start the line of those who sit out with <code>out</code>.

# $entry (code)
event-by-hand-order = { $entry ->
   *[person] Partners are first and third, second and fourth.
    [pair] Two pairs make a table.
}
event-numbers = Who has which number
event-by-hand-go = Seat them
event-seated = Seated.
event-rounds-none = No { -round } seated yet. Each one shows up here with its tables.
event-won = won

# $number (number)
event-figure = { $number }

# $number (number)
event-plus-minus = { NUMBER($number, signed: "yes") }

## Standings

# $round (text)
event-released = Everyone sees the standings after { $round }.
event-unreleased = Only officials see this.

# $round (text)
event-release = Release the standings after { $round }
event-hide = Hide the standings

# $place (number)
event-tie = Tie for place { $place }, to be played off:

# $place (number)
# $division (message)
event-tie-in = Tie for place { $place } ({ $division }), to be played off:
event-divisions = Divisions
event-all = All
event-place = Place

# $of (code)
event-ranked = { $of ->
   *[person] Name
    [pair] Pair
}

# $number (number)
event-round-hidden = <span class="hidden">{ -round(form: "start") }</span> { $number }
event-shared = shared
event-no-place = none

# $order (text)
event-tie-breaks = Tie-breaks: { $order }.
event-withdrawn-last = Players who withdrew come last.

# $worth (text)
event-bye = Bye: sat out ({ $worth }).

# $format (text): CSV or JSON
event-download = Download { $format }
event-standings-none = No standings yet. They show up here when the director releases them.
event-standings-hidden = The standings aren’t released yet. Ask the director.
event-own-points = My points, one by one
