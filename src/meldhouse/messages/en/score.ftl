### The score sheet: why a side gets or loses points. Each stands alone in a line of the score, or after a colon.

## The bid was made

# $bid (bid)
score-made-meld = Made { $bid }: meld

# $bid (bid)
score-made-take = Made { $bid }: points taken

# In 42.
# $bid (bid)
# $take (number): points the bidders took
score-made-taking = Made { $bid } with { $take }

# In 42, without playing the hand out.
# $bid (bid)
score-made-claimed = Made { $bid } by claiming the rest

## The bid went set

# Without being played out.
# $bid (bid)
# $how (code): how the hand ended
score-set-ending = Set on { $bid }: { $how ->
   *[no-marriage] no marriage in trump
    [no-board] not enough meld to play
    [board-set] the bid was out of reach
    [silenced] the dealer was silenced and couldn’t take the bid
    [conceded] conceded
    [renege] renege
    [forfeited] failed claim
}

# $bid (bid)
# $meld (number)
# $take (number): points taken
# $sum (number): both together
score-set-sum = Set on { $bid }: { $meld } meld + { $take } taken = { $sum }

# In games without meld.
# $bid (bid)
# $take (number): points taken
score-set-take = Set on { $bid }: took { $take }

# Meld and take were enough, but the rules ask for a certain take.
# $bid (bid)
# $take (number): points taken
# $least (number): points to take
score-set-take-short = Set on { $bid }: took { $take }, needed { $least }

# $bid (bid)
# $take (number): points taken
# $least (number): points to take
score-set-meld-lost = Set on { $bid }: took { $take }, needed { $least } to keep the meld

# $bid (bid)
score-set-no-trick = Set on { $bid }: won no { -trick }, so the meld is lost

# $bid (bid)
# $meld (number)
score-set-out-of-reach = Set on { $bid }: out of reach, even with every point ({ $meld } meld)

# In 42, for the side that set the bidders.
# $bid (bid)
# $take (number): points the bidders took
score-set-them = Set them: they bid { $bid } and took { $take }

# In 42, for the side that set the bidders.
# $bid (bid)
score-set-them-every = Set them: they bid { $bid } and needed every { -trick }

# For the other side, where the rules give them the bid.
# $bid (bid)
score-bid-from-set = Bid of { $bid } from the side that went set

## Reneges and failed claims

# The other side gets the bid.
# $bid (bid)
# $how (code): how the hand ended
score-bid-after = Bid of { $bid } after { $how ->
   *[renege] a renege
    [forfeited] a failed claim
}

# $how (code): how the hand ended
score-nothing-after = { $how ->
   *[renege] Renege
    [forfeited] Failed claim
}: nothing counts

score-take-lost = Points taken don’t count after a renege

score-spoiled-pinochle = Renege called to stop a Pinochle

score-unproven-call = Renege call not proven, against a side with every { -trick }

## Meld and points taken

score-meld = Meld

# $meld (number)
# $least (number): the least meld that counts
score-meld-short = { $meld ->
    [0] No meld
   *[other] Meld of { $meld } doesn’t count: it takes { $least }
}

score-take = Points taken

# The bid was conceded, and the rules give the others everything.
# $points (number)
score-all-points = All { $points } points

# $points (number)
score-all-points-bonus = Bonus for taking all { $points } points

# $what (code): what is not saved
# $meld (number)
# $take (number): points taken
# $why (message): one of the two below
score-unsaved = { $what ->
   *[meld] Meld of { $meld } not saved
    [take] { $take } taken not saved
    [both] Meld of { $meld } and { $take } taken not saved
}: { $why }

# $take (number): points taken
# $least (number): points to take
score-unsaved-take = took { $take }, needed { $least }

# $trick (code): whether the rules ask for any trick, or one with a counter
score-unsaved-trick = { $trick ->
   *[any] won no { -trick }
    [counter] won no { -trick } with a counter
}

## Hands that don't count

# $how (code): how the hand ended
score-uncounted = { $how ->
   *[passed-out] Everyone passed
    [void] The hand doesn’t count
    [misdealt] The hand doesn’t count
    [broken-off] Ended before bid and trump: only penalties count
}

# The hand was played, but the game was decided without it.
# $why (code)
score-unadded = Not counted: { $why ->
   *[bidders-out] the bidding side was already out
    [won-before] the game was already won
}

## Beside the hand

score-penalty = Penalty

# $times (number)
score-fee-set = { $times ->
    [one] Fee for a set
   *[other] Fee for { $times } sets
}

# $times (number)
score-fee-renege = { $times ->
    [one] Fee for a renege
   *[other] Fee for { $times } reneges
}

score-skunk = The other side scored nothing

## The end of a game

# $side (side)
# $target (number)
# $points (number): what they have
# $over (number): how much that is over the target
# $when (code): after a hand, or during it through points given by an official
game-reached = { $when ->
   *[after] { $over ->
        [0] { SIDE($side) } reached { $target }
       *[other] { SIDE($side) } reached { $target } with { $points }
    }
    [during] { SIDE($side) } reached { $target } with { $points } during the hand
}

# $minutes (number)
score-late = { $minutes ->
    [one] { $minutes } minute late
   *[other] { $minutes } minutes late
}
