### What the director reads out about a seating: who comes and goes, who sits elsewhere, how it was drawn.

# $new (name)
# $old (name)
plan-instead = { $new } plays for { $old }.

# Those who play from now on.
# $names (list of name): people, or pairs
plan-come = Joining: { LIST($names, style: "plain") }.

# $names (list of name): people, or pairs
plan-gone = No longer playing: { LIST($names, style: "plain") }.

# $round (number)
plan-seated-again = { -round(form: "start") } { $round } is seated again.

# Somebody came after the seating was shown.
# $round (number)
plan-stays = { -round(form: "start") } { $round } is already released and stays as it is, without them. You can seat it again under “Seating”.

# $why (message)
plan-none = No { -round } can be seated now: { $why }

# $name (name)
# $place (message): where they sit now
plan-move = { $name } ({ $place })

# In a later round that was planned ahead.
# $round (number)
# $moves (list of message): who sits elsewhere
plan-elsewhere = { -round(form: "start") } { $round } changes: { LIST($moves, style: "plain") }.

plan-take-turns = One pair sits out each { -round }; they take turns.
plan-others-stay = Everyone else stays as planned.

# $moves (list of message)
plan-moved = New table: { LIST($moves, style: "plain") }.

# $names (list of name)
plan-now-out = Now sitting out: { LIST($names, style: "plain") }.

# Of a pair that should stay at its table, and doesn't.
# $name (name)
# $table (number): where they were
# $place (message): where they go
sitter-moves = { $name }: from table { $table } to { $place }.

# $table (number)
# $side (side)
place-side = table { $table }, { SIDE($side) }

# $table (number)
place-table = table { $table }

place-out = sitting out

## Who comes late

# $round (number): the first they play in
# $missed (number): how many they missed
late-from = They start in { -round } { $round }. For { late-missed } they score nothing (our default; the club’s rules don’t say).

# $missed (number)
late-no-round = There’s no { -round } left for them. For { late-missed } they score nothing (our default; the club’s rules don’t say).

# $missed (number)
late-missed = { $missed ->
    [one] { -round } 1
   *[other] { -round(form: "many") } 1 to { $missed }
}

## A draft

# Names, and how many more there are.
# $names (list of message)
draft-away = Entered but not checked in, so not seated: { LIST($names, style: "plain") }.

# $out (number): who sit out
# $of (code): whether people or pairs
# $tables (number): full ones
# $left (number): who would still sit out
# $seen (code): whether players have seen the seating
draft-with-them = { $of ->
   *[person] { $out ->
        [one] { $out } player sits out
       *[other] { $out } players sit out
    }
    [pair] { $out ->
        [one] { $out } pair sits out
       *[other] { $out } pairs sit out
    }
}. With all here, you’d have { $tables ->
    [one] { $tables } full table
   *[other] { $tables } full tables
} and { $left ->
    [0] nobody sitting out
   *[other] { $left } sitting out
}. { $seen ->
   *[no] Check the others in now, and they’re seated too.
    [yes] Check the others in, then seat the { -round } again.
}

seated-drawn = Random draw. (Details in the log.)

# Nobody is drawn.
# $movement (code)
seated-in-order = Seated in the order of the entry list, without a draw{ $movement ->
   *[round-robin] {""}
    [sitting-moving] : the first half North–South, the others against them from table 1 on
    [swiss] : the first half against the second
}. Players to be kept apart may change that.

# $before (message): how it was drawn
seated-by-hand = Changed by the director. Before that: { $before }

# A rule, and what stands behind it in parentheses.
# $says (message)
# $notes (list of message)
noted = { $says } ({ LIST($notes, style: "plain") })

## Planned again

plan-unchanged = Nothing changes.
plan-no-round-left = There’s no { -round } left to plan.

# The rounds that have started.
# $last (number): the last of them
plan-started-stay = { $last ->
    [one] { -round(form: "start") } 1 stays
   *[other] { -round(form: "title") } 1 to { $last } stay
} as played.

# The rounds that have not started.
# $first (number)
# $last (number)
# $many (number): how many they are
# $players (number)
# $fours (number): tables of four
# $threes (number): tables of three
# $out (number): who sit out each round
plan-new = { $many ->
    [one] { -round(form: "start") } { $last } has
   *[other] { -round(form: "title") } { $first } to { $last } have
} a new plan for { $players } players: { $fours ->
    [0] {""}
    [one] { $fours } table of four
   *[other] { $fours } tables of four
}{ $threes ->
    [0] {""}
   *[other] { $fours ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $threes ->
        [one] { $threes } table of three
       *[other] { $threes } tables of three
    }
}{ $out ->
    [0] {""}
   *[other] , { $out } sitting out
}.

# $broken (number)
# $wishes (number): how many pairs of people were to be kept apart
plan-wishes-broken = { $broken } of { $wishes } pairs couldn’t be kept apart.

## What a director should know of a seating

# $names (list of name)
plan-swapped = { LIST($names) } swapped places.

# $names (list of name)
# $table (number)
caution-apart = { LIST($names) } should be kept apart, but both sit at table { $table }.

# Two pairs.
# $names (list of name)
# $round (number)
caution-met = { LIST($names) } already met in { -round } { $round }.

# $names (list of name)
# $round (number)
caution-partners = { LIST($names) } were already partners in { -round } { $round }.

## Ties that are played off

no-play-offs = Ties aren’t played off: those who tie share the prizes of their places.

# $places (number): ties for so many of the first places
# $over (code)
# $among (code)
play-offs = { $places ->
    [one] A tie for first place
   *[other] Ties for the top { $places } places
}{ $among ->
   *[field] {""}
    [division] {" "}in each division
} { $places ->
    [one] is
   *[other] are
} played off over { $over ->
   *[hand] one hand
    [round] a full { -round }
}. In any other tie, or if you finish without the playoff, those who tie share the prizes.

# Who sits at the table for those who tie.
# $names (list of name)
# $of (code): whether these are people or pairs
play-off-fill = { COUNT($names) ->
    [one] { LIST($names) } only { $of ->
       *[person] fills
        [pair] fill
    } the table.
   *[other] { LIST($names) } only fill the table.
} Their points don’t count.

# $name (name)
# $points (number)
play-off-made = { $name } { $points }

# $title (message): which play-off
# $results (list of message): the best first
play-off-ended = { $title }: { LIST($results, style: "plain") }.
