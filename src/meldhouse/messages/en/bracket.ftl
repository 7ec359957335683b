### A bracket, match by match.

# $kind (code): which step of the bracket
# $number (number): of the step, such as a round of 16
match-kind = { $kind ->
   *[final] Final
    [again] Second final
    [third] Third place
    [semifinal] Semifinal
    [quarterfinal] Quarterfinal
    [round-of] Round of { $number }
    [losers-final] Losers’ final
    [losers-round] Losers’ round { $number }
    [winners-final] Winners’ final
    [winners-semifinal] Winners’ semifinal
    [winners-quarterfinal] Winners’ quarterfinal
    [winners-round] Winners’ round { $number }
    [consolation-final] Consolation final
    [consolation-semifinal] Consolation semifinal
    [consolation-quarterfinal] Consolation quarterfinal
    [consolation-round] Consolation round { $number }
}

# One of several of its step.
# $kind (code): which step of the bracket
# $number (number): of the step, such as a round of 16
# $match (number): which of them
match-numbered = { match-kind } { $match }

# $kind (code): which step of the bracket
# $number (number): of the step, such as a round of 16
# $match (number): which of its matches
match-of-round = { match-kind }, match { $match }

# In the middle of a sentence.
# $kind (code): which step of the bracket
# $number (number): of the step, such as a round of 16
# $match (number): which of its matches; 0 where there is only one
the-match = { $kind ->
   *[final] the final
    [again] the second final
    [third] the match for third place
    [semifinal] { $match ->
        [0] the semifinal
       *[other] semifinal { $match }
    }
    [quarterfinal] { $match ->
        [0] the quarterfinal
       *[other] quarterfinal { $match }
    }
    [round-of] { $match ->
        [0] the round of { $number }
       *[other] match { $match } of the round of { $number }
    }
    [losers-final] the losers’ final
    [losers-round] { $match ->
        [0] losers’ round { $number }
       *[other] match { $match } of losers’ round { $number }
    }
    [winners-final] the winners’ final
    [winners-semifinal] { $match ->
        [0] the winners’ semifinal
       *[other] winners’ semifinal { $match }
    }
    [winners-quarterfinal] { $match ->
        [0] the winners’ quarterfinal
       *[other] winners’ quarterfinal { $match }
    }
    [winners-round] { $match ->
        [0] winners’ round { $number }
       *[other] match { $match } of winners’ round { $number }
    }
    [consolation-final] the consolation final
    [consolation-semifinal] { $match ->
        [0] the consolation semifinal
       *[other] consolation semifinal { $match }
    }
    [consolation-quarterfinal] { $match ->
        [0] the consolation quarterfinal
       *[other] consolation quarterfinal { $match }
    }
    [consolation-round] { $match ->
        [0] consolation round { $number }
       *[other] match { $match } of consolation round { $number }
    }
}

# $stage (code)
bracket-stage = { $stage ->
   *[main] Bracket
    [winners] Winners’ bracket
    [losers] Losers’ bracket
    [final] Final
    [third] Third place
    [consolation] Consolation
}

# What is played at which tables.
# $match (message)
# $tables (list of number)
bracket-at = { $match }: { COUNT($tables) ->
    [one] table
   *[other] tables
} { LIST($tables) }

# Nobody is known yet for this side.
# $which (code)
# $match (message)
bracket-side-from = { $which ->
   *[winner] Winner of { $match }
    [loser] Loser of { $match }
}

bracket-if-needed = Played only if the pair from the losers’ bracket wins the final.

# $table (number)
bracket-played-at = Being played at table { $table }.

# $table (number)
bracket-seated-at = Seated at table { $table }.

bracket-to-come = Not played yet.

# $name (name)
# $forfeit (code)
bracket-winner = { $name } won{ $forfeit ->
   *[no] {""}
    [yes] {" "}by forfeit
}

# $name (name)
# $forfeit (code)
# $match (message): what they play next
bracket-won-next = { bracket-winner } and moved on to { $match }.

# $name (name)
# $forfeit (code)
# $what (code)
bracket-won = { $what ->
   *[all] { bracket-winner }. That wins the tournament!
    [third] { bracket-winner }. That is third place.
    [consolation] { bracket-winner }. That wins the consolation.
    [again] { bracket-winner }, so there’s a second final.
    [was-again] { bracket-winner }, so there was a second final.
}

# Of those who lost.
# $name (name)
# $match (message)
bracket-plays-on = { $name } moved to { $match }.

# $name (name)
bracket-withdrew = { $name } withdrew.

# Nobody to play against in the first round.
# $name (name)
# $match (message)
bracket-bye = { $name }: no match now. Next is { $match }.

# $name (name)
# $match (message)
bracket-waits = { $name }: waiting for { $match }.

## How far somebody came

far-winner = Winner
far-still-in = Still in

# $match (message)
far-next = Next: { $match }
