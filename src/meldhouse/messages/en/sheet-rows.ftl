### The lines of a score sheet on a screen: what a hand's points are made of, what it ended, the sums below.

# $how (code)
sheet-came-out = { $how ->
   *[set] set
    [made] made
}

# $names (list of name)
# $parts (list of message)
sheet-made-of = { LIST($names) }: { LIST($parts, style: "semicolons") }

# $why (message)
# $points (number)
sheet-part = { $why } { NUMBER($points, signed: "yes") }

# $names (list of name)
sheet-decided = A tie: { LIST($names) } won the deciding hand.

## The sums below the hands

sheet-games-won = Games won

# $game (number)
sheet-game-so-far = Game { $game } so far

# $unit (code)
sheet-all-games = { $unit ->
   *[points] Points in all games
    [marks] Marks in all games
}
sheet-with-penalties = With penalties, for the standings

## What a side signs for

# $points (list of number): partners can have different ones
sheet-score = { LIST($points, style: "plain") }

# $games (number)
# $points (list of number): partners can have different ones
# $number (number): the first of them
# $unit (code)
sheet-score-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { LIST($points, style: "plain") } { $unit ->
   *[points] { $number ->
        [one] point
       *[other] points
    }
    [marks] { $number ->
        [one] mark
       *[other] marks
    }
}

# $games (number)
# $game (number): the one that is on
# $now (number): how it stands
# $points (list of number): partners can have different ones
# $number (number): the first of them
# $unit (code)
sheet-score-on = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $now } in game { $game }, { LIST($points, style: "plain") } { $unit ->
   *[points] { $number ->
        [one] point
       *[other] points
    }
    [marks] { $number ->
        [one] mark
       *[other] marks
    }
} in all

## What a hand ended

# $game (number): 0 where there is only one
# $names (list of name)
# $won (number): their points or marks
# $others (list of number)
sheet-game-over = { $game ->
    [0] Game over
   *[other] Game { $game }
}: { LIST($names) } won { $won } to { LIST($others) }.

# $over (message)
# $games (number)
# $others (list of number): games of the others
sheet-match-over = { $over } They won the match { $games } to { LIST($others) }.

# $over (message)
# $games (number)
sheet-games-even = { $over } Each side has won { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

# $over (message)
# $names (list of name)
# $games (number)
# $others (list of number): games of the others
sheet-games-lead = { $over } { LIST($names) } { COUNT($names) ->
    [one] leads
   *[other] lead
} { $games } to { LIST($others) } in games.
