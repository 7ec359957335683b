### Hands on a score sheet: what was bid, how it ended, and what each side has. Each stands alone in a line; several
### stand beside each other with dots between them.

# $parts (list of message)
story = { LIST($parts, style: "dots") }

# $who (name)
# $bid (bid)
hand-bid = { $who } bid { $bid }

# $who (name)
# $bid (bid)
# $trump (trump)
hand-bid-trump = { $who } bid { $bid } in { TRUMP($trump) }

# Only the bidder is known.
# $who (name)
hand-bidder = { $who } had the bid

# Everyone else passed, so the dealer had to take it.
# $who (name)
# $bid (bid)
hand-dropped = The bid was dropped on { $who } at { $bid }

# $who (name)
# $bid (bid)
# $trump (trump)
hand-dropped-trump = The bid was dropped on { $who } at { $bid }, in { TRUMP($trump) }

hand-was-dropped = The bid was dropped on the { -dealer }

# $who (name)
hand-dealer = { $who } was the { -dealer }

# $trump (trump)
hand-trump = Trump: { TRUMP($trump) }

# How a hand ended: a choice on the score sheet, and a line of the story.
# $how (code)
hand-ended = { $how ->
   *[played] Played out
    [claimed] Claimed the rest
    [conceded] Bid conceded
    [board-set] Set: the bid was out of reach
    [no-board] Not enough meld to play
    [no-marriage] No marriage
    [silenced] The dealer was silenced
    [renege] Renege
    [forfeited] Failed claim
    [stopped] Stopped once the bid was decided
    [awarded] Awarded after a failed renege call
    [passed-out] Everyone passed
    [misdealt] Second misdeal: the deal is lost
    [broken-off] Stopped early
    [void] Canceled (by a ruling, or dealt by the wrong player)
}

# With whose renege, claim or call it was.
# $how (code)
# $who (name)
hand-ended-by = { hand-ended } ({ $who })

# $who (list of name)
hand-take-lost = A renege cost { LIST($who) } the points they took

# $trumps (number)
hand-kitty = { $trumps ->
    [0] No trump
    [one] { $trumps } trump
   *[other] { $trumps } trumps
} in the kitty

# $who (list of name)
# $meld (number)
hand-meld = { LIST($who) } melded { $meld }

# $who (list of name)
# $take (number): points taken
hand-take = { LIST($who) } took { $take }

# $who (list of name)
# $meld (number)
# $take (number): points taken
hand-meld-take = { LIST($who) } melded { $meld } and took { $take }

# $who (list of name)
# $tricks (number)
hand-tricks = { LIST($who) } won { $tricks ->
    [0] no { -trick }
    [one] a { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}

# $who (list of name)
# $tricks (number)
hand-counter-tricks = { LIST($who) } won { $tricks ->
    [0] no { -trick }
    [one] a { -trick }
   *[other] { $tricks } { -trick(form: "many") }
} with a counter

# A bid that was wrong in itself silenced the dealer.
hand-wrong-bid = Because of a wrong bid, not one out of turn

# $tricks (number)
hand-unplayed = { $tricks ->
    [one] { $tricks } { -trick }
   *[other] { $tricks } { -trick(form: "many") }
} couldn’t be played

# Points or marks that an official gave or took with the hand.
# $who (list of name)
# $points (number)
# $unit (code)
hand-given = { NUMBER($points, signed: "yes") } { $unit ->
   *[points] { $points ->
        [1] point
        [-1] point
       *[other] points
    }
    [marks] { $points ->
        [1] mark
        [-1] mark
       *[other] marks
    }
} for { LIST($who) }

# $who (list of name)
# $points (number)
# $unit (code)
# $reason (text)
hand-given-for = { hand-given }: { $reason }

# $who (list of name)
# $points (number)
# $unit (code)
# $clause (text)
hand-given-by = { hand-given } ({ $clause })

# $who (list of name)
# $points (number)
# $unit (code)
# $reason (text)
# $clause (text)
hand-given-for-by = { hand-given }: { $reason } ({ $clause })

# Something stood beside the hands, and doesn’t any more.
hand-nothing-given = Taken back

## Results

# $who (list of name)
# $points (number)
result-points = { LIST($who) } { $points }

# $who (list of name)
# $points (number)
# $games (number)
result-games = { LIST($who) } { $points } and { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# How often somebody was set, in a result without hands.
# $who (name)
# $times (number)
result-sets = { $who } { $times ->
    [one] { $times } set
   *[other] { $times } sets
}

# $who (name)
# $times (number)
result-reneges = { $who } { $times ->
    [one] { $times } renege
   *[other] { $times } reneges
}

## Corrections

# $was (list of message)
# $now (list of message)
was-now = was { LIST($was, style: "dots") } → now { LIST($now, style: "dots") }

hand-nothing = nothing

# What was written anew, and by whom.
# $what (code)
# $number (number): of the hand
# $by (code)
corrected-what = { $what ->
   *[hand] Hand { $number }
    [beside] Points or marks apart from the hands
    [result] Result
} { $by ->
   *[official] corrected
    [players] edited
}

# $what (code)
# $number (number): of the hand
# $by (code)
# $change (message)
correction = { corrected-what }: { $change }

# $what (code)
# $number (number): of the hand
# $by (code)
# $change (message)
# $reason (message)
correction-for = { corrected-what }: { $change } (“{ $reason }”)

# $what (code)
# $number (number): of the hand
# $by (code)
# $change (message)
# $clause (text)
correction-by = { corrected-what }: { $change } ({ $clause })

# $what (code)
# $number (number): of the hand
# $by (code)
# $change (message)
# $reason (message)
# $clause (text)
correction-for-by = { corrected-what }: { $change } (“{ $reason }”, { $clause })

# $was (list of message)
# $now (list of message)
correction-score = Score: was { LIST($was, style: "dots") } → now { LIST($now, style: "dots") }

# A bonus that a correction took away or brought.
# $who (list of name)
# $points (number)
# $why (message)
correction-bonus-gone = Bonus of { $points } for { LIST($who) } removed: { $why }

# $who (list of name)
# $points (number)
# $why (message)
correction-bonus-new = Bonus of { $points } for { LIST($who) } added: { $why }
