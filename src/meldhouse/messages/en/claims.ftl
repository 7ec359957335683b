### Why a claim of the rest stands or fails. Parts of a sentence, each without a period.

# The trick in which it is decided.
# $trick (number): counted from the next one; 0 for the one on the table
claim-where = { $trick ->
    [0] the { -trick } on the table
    [1] the next { -trick }
   *[other] the { ORDINAL($trick) } { -trick } from now
}

# $who (seat)
claim-unbeaten = None of the others can beat a { -piece } { WHO($who) ->
    [you] you show
   *[other] { SEATS($who) } shows
}

# $who (seat)
claim-loses-none = Whatever the others play, { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
} can’t lose a { -trick }

# $side (side): who bid
# $made (code)
# $needed (number): what they must take in play
claim-bid-sure = Whatever the others play, { WHO($side) ->
    [you] you
    [us] your side
    [them] the other side
   *[other] { SIDE($side) }
} { $made ->
   *[made] can’t fall short of the { $needed } points needed
    [set] can’t reach the { $needed } points needed
}

claim-open = There are too many ways the play could go to check them all, so play it out

# A card that is beaten in a trick that the same side wins.
# $trick (number)
# $who (seat)
# $piece (piece)
# $claimant (seat)
# $own (piece): what the claimant plays
claim-card-beaten = In { claim-where }, { WHO($who) ->
    [you] your
   *[other] { SEATS($who) }’s
} { PIECES($piece) } can beat { WHO($claimant) ->
    [you] your
   *[other] { SEATS($claimant) }’s
} { PIECES($own) }

# $trick (number)
# $who (seat)
# $piece (piece)
claim-wins = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} can win { claim-where } with the { PIECES($piece) }

# $trick (number)
# $who (seat)
# $piece (piece)
# $claimant (seat)
# $own (piece): what the claimant plays
claim-beats = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} can win { claim-where } with the { PIECES($piece) }, beating { WHO($claimant) ->
    [you] your
   *[other] { SEATS($claimant) }’s
} { PIECES($own) }

# $side (side): who bid
# $has (number)
# $most (number)
# $needed (number)
claim-short = { WHO($side) ->
    [you] You
    [us] Your side
    [them] The other side
   *[other] { SIDE($side) }
} can’t get more than { $most } points ({ $has } so far), and { $needed } are needed

# The claim was that the bid is set.
# $side (side): who bid
# $has (number)
# $needed (number)
claim-made = That’s { $has } points for { WHO($side) ->
    [you] you
    [us] your side
    [them] the other side
   *[other] { SIDE($side) }
}, and { $needed } are enough

# $first (message)
# $then (message)
claim-then = { $first }. { $then }

# What a referee has found, as a sentence.
# $why (message)
news-judged = { $why }.

# $why (message)
# $plays (list of message): trick-play
news-judged-line = { $why }. Like this: { LIST($plays, style: "plain") }.
