### Standings: the columns, what was special in a round, why somebody stands below another.

# What is compared.
# $column (code)
# $unit (code): points or marks
standings-column = { $column ->
   *[points] { $unit ->
       *[points] Points
        [marks] Marks
    }
    [difference] { $unit ->
       *[points] Points ahead
        [marks] Marks ahead
    }
    [bracket] How far
    [matches] Matches won
    [games] Games won
    [opponents] Opponents’ wins
    [high-round] Best { -round }
}

# Why somebody stands below another.
# $by (code)
# $unit (code): points or marks
standings-below = { $by ->
   *[points] { $unit ->
       *[points] fewer points
        [marks] fewer marks
    }
    [difference] { $unit ->
       *[points] fewer points ahead
        [marks] fewer marks ahead
    }
    [matches] fewer matches won
    [games] fewer games won
    [head-to-head] lost to them
    [opponents] weaker opponents
    [high-round] lower best { -round }
    [bracket] out sooner
    [play-off] lost the playoff
}

standings-consolation = won the consolation

# $status (code)
standings-gone = { $status ->
   *[absent] no-show
    [withdrawn] withdrew
    [disqualified] disqualified
    [replaced] has a substitute
}

# What a round was besides its points.
# $note (code)
round-note = { $note ->
   *[bye] bye
    [forfeited] forfeited
    [won-by-forfeit] won by forfeit
    [penalty] penalty
    [others-penalty] others’ penalty
    [replaced] stand-in
}

# The same, of one of a pair.
# $names (list of name)
# $note (code)
round-note-of = { LIST($names) }: { round-note }
