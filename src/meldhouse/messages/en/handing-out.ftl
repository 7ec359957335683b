### The end of a tournament: who won what, what is left to hand out, and what has to come back.

## How it ended

# $place (number)
# $shared (code)
honor-place = { $shared ->
   *[no] { $place ->
        [1] Winner
        [2] Second
        [3] Third
       *[other] Place { $place }
    }
    [yes] { $place ->
        [1] Shared first place
        [2] Shared second place
        [3] Shared third place
       *[other] Place { $place }, shared
    }
}

# $heads (number): one, or the two of a pair
# $place (number)
# $of (number): how many are ranked
# $shared (code)
honor-own = { $heads ->
    [one] You
   *[other] You two
} finished { ORDINAL($place) } of { $of }{ $shared ->
   *[no] {""}
    [yes] , shared
}.

# $what (list of message): medals and money
honor-gets = { LIST($what) }

## What has to come back. Each stands on its own, or before a period.

# $name (name): one, or a pair
# $heads (number)
# $amount (money)
gives-back = { $name } { $heads ->
    [one] gives
   *[other] give
} back { MONEY($amount) }

# $name (name): one, or a pair
# $heads (number)
# $place (number): which medal
gives-back-medal = { $name } { $heads ->
    [one] gives
   *[other] give
} back { medal }

# $name (name): one, or a pair
# $heads (number)
# $place (number): which medal
# $winners (list of name)
gives-back-medal-to = { gives-back-medal }: { LIST($winners) } won it

## What is left

# $amount (money)
# $medals (number)
prizes-both = { MONEY($amount) } and { prizes-medals }

# $medals (number)
prizes-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}

## Special prizes

# $of (code): who is ranked
# $dropped (code): whether a dealer can be stuck with the bid
prize-sets = For the most sets, { $of ->
   *[person] a set counts for the bidder, not the partner.
    [pair] a set counts for the bidder’s pair.
}{ $dropped ->
   *[no] {""}
    [yes] {" "}A dealer stuck with the bid is the bidder.
}

# $bare (number)
# $sheets (number)
# $prizes (list of message)
prizes-unseen = { $bare ->
    [one] { $bare } of { $sheets } sheets has only a result, so nobody there was checked
   *[other] { $bare } of { $sheets } sheets have only a result, so nobody there was checked
} for { LIST($prizes) }. Look at the paper first, and name the winner if it’s someone else.
