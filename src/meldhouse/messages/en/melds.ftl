### What counts as meld, by name.

# One meld. Stands alone, in a list, and before its points.
# $kind (code): nine is the dix
# $times (number): twice for a double marriage
# $suit (trump): of runs, marriages and nines
meld-item = { $times ->
    [1] {""}
    [2] double{" "}
    [3] triple{" "}
   *[4] quadruple{" "}
}{ $kind ->
   *[run] run in { TRUMP($suit) }
    [run-apart] run in { TRUMP($suit) }
    [royal] marriage in { TRUMP($suit) } (trump)
    [marriage] marriage in { TRUMP($suit) }
    [nine] nine of { TRUMP($suit) } (trump)
    [roundhouse] { -roundhouse }
    [aces] aces around
    [kings] kings around
    [queens] queens around
    [jacks] jacks around
    [pinochle] pinochle
}

# The same on a phone, where a picture of the suit stands beside it.
# $kind (code)
# $times (number)
meld-item-brief = { $times ->
    [1] {""}
    [2] double{" "}
    [3] triple{" "}
   *[4] quadruple{" "}
}{ $kind ->
   *[run] run
    [run-apart] run
    [royal] trump marriage
    [marriage] marriage
    [nine] trump nine
}

# $item (message): meld-item
# $points (number)
meld-item-points = { $item } { $points }
    .spoken = { $item } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
