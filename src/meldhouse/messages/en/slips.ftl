### A slip says how one hand went: who bid what, the meld, what each side took. What can be wrong with one.

## What isn’t a slip

# $found (code): what it is instead
slip-no-slip = A slip has fields such as bidder, bid, trump, meld, and take. This is { $found ->
    [list] a list.
    [text] text.
    [number] a number.
    [truth] true or false.
   *[nothing] nothing.
}

# $field (text): the name that somebody may have meant
slip-field-meant = There’s no such field. Did you mean “{ $field }”?

# $fields (list of text)
slip-field-unknown = There’s no such field. Choose { LIST($fields, style: "or") }.

# $endings (list of text)
# $found (text): as it was written
slip-how-unknown = A hand doesn’t end “{ $found }”. Write { LIST($endings, style: "or") }.

# $kind (code)
# $found (text): as it was written
slip-field-expected = { $kind ->
   *[number] Write a whole number
    [seat] Write N, E, S, or W
    [bid] Write a number such as 75, or “2 marks” where bids are in marks
    [trump] Write a suit, such as H or hearts
    [truth] Write true or false
    [figures] Write a whole number for each side
    [spoiled] Write a list of sides
    [incidents] Write a list of penalties, each with seats, points, and a clause
}, not “{ $found }”.

# Somebody bid in marks.
# $lowest (number)
# $highest (number): 0 if there’s no highest bid
slip-bid-in-points = Bids are points here, { $highest ->
    [0] { $lowest } or more
   *[other] { $lowest } to { $highest }
}. Write a number such as { $lowest }.

## What must be said

slip-say-bidder = Say who had the bid.

slip-say-bid = Say what was bid.

# Ends without a period.
slip-say-trump = Say what trump was. The scorekeeper writes it down

# $how (code)
# $seats (list of seat)
slip-say-offender = Say whose { $how ->
   *[renege] renege
    [forfeited] failed claim
} ended the hand: { SEATS($seats, style: "or") }.

# Ends without a period.
# $seats (list of seat): of the side that has nothing
# $fine (number): what it costs, 0 if nothing
slip-say-caller = Say who called the renege: { SEATS($seats, style: "or") }{ $fine ->
    [0] { "" }
   *[other] . Only the caller loses { $fine }
}

# $sides (list of message)
slip-say-take = Say what each side took. Missing: { LIST($sides) }.

# $side (side)
slip-say-tricks = Say how many { -trick(form: "many") } { SIDE($side) } won. The bonus is for all of them.

slip-say-marks = Say which side got the marks, and how many.

# Answered by yes or no.
# $counter (code): whether the trick must have a counter in it
slip-won-trick = Did they win a { -trick }{ $counter ->
   *[no] { "" }
    [yes] { " " }with a counter
}?

# $side (side)
# $take (number)
# $question (message): slip-won-trick
slip-won-trick-of = { SIDE($side) } took { $take }. { $question }

## Sums

# A side by itself, in a list.
# $side (side)
a-side = { SIDE($side) }

# $side (side)
# $number (number)
slip-part = { SIDE($side) } { $number }

# $side (side)
# $take (number)
# $won (number): tricks
slip-part-in = { SIDE($side) } { $take } in { $won ->
    [one] { $won } { -trick }
   *[other] { $won } { -trick(form: "many") }
}

# Ends without a period.
# $parts (list of message): what each side took
# $taken (number)
# $total (number)
slip-take-total = { LIST($parts, style: "plain") } makes { $taken }, but a hand has { $total } points

# $total (number)
# $taken (number)
slip-take-too-much = A hand has { $total } points, so { $taken } is too much. Count again.

# Ends without a period.
# $points (number)
# $unit (number)
slip-not-a-multiple = { $points } isn’t a multiple of { $unit }

# $value (number)
slip-below-zero = { $value } is less than 0.

# $parts (list of message): what each side won
# $won (number)
# $total (number)
slip-tricks-sum = { LIST($parts, style: "plain") } makes { $won }, but a hand has { $total } { -trick(form: "many") }.

# $side (side)
# $take (number): points
# $won (number): tricks
# $source (code): whether the number of tricks was told, or is what the others left
slip-take-in-tricks = { $source ->
   *[told] { "" }
    [rest] { $won ->
        [0] The others won every { -trick }.
       *[other] The others won all { -trick(form: "many") } but { $won }.
    }{ " " }
}{ SIDE($side) } can’t take { $take } { $won ->
    [0] without a { -trick }.
    [one] in { $won } { -trick }.
   *[other] in { $won } { -trick(form: "many") }.
}

# $parts (list of message): slip-part-in
slip-not-together = These can’t all be right: { LIST($parts, style: "plain") }. Count again.

# $won (number)
# $most (number)
slip-counter-tricks-most = { $won } is more than the { $most } { -trick(form: "many") } there are.

# $won (number): tricks with a counter in them
# $take (number)
slip-counter-tricks-many = { $won ->
    [one] { $won } { -trick } with a counter brings
   *[other] { $won } { -trick(form: "many") } with a counter bring
} more than { $take }.

# $take (number)
slip-counter-trick-needed = To take { $take }, a side needs a { -trick } with a counter.

slip-unplayed-never = Only a hand played to the end can have { -trick(form: "many") } that nobody could play.

# $most (number)
# $found (number)
slip-unplayed-range = Write 0 to { $most } { -trick(form: "many") }, not { $found }.

## Meld

slip-no-meld = This game has no meld. Leave it out.

# $points (number)
# $hands (number): 1 or 2
# $size (number): cards in a hand
# $trump (code): whether there was trump
slip-meld-hands = { $hands ->
    [one] One hand
   *[other] Two hands
} of { $size } { -piece(form: "many") } can’t meld { $points }{ $trump ->
   *[yes] .
    [no] { " " }without trump.
}

# $points (number)
slip-meld-sum = No melds add up to { $points }.

# $parts (list of message): what each side melded
# $points (number)
# $size (number): cards in the pack
slip-meld-pack = { LIST($parts, style: "plain") } makes { $points }. One deck of { $size } { -piece(form: "many") } can’t make that much.

# Ends without a period.
# $side (side)
# $least (number)
# $points (number)
slip-trump-marriage = The bidder shows a marriage to name trump, so { SIDE($side) } melded at least { $least }, not { $points }

## Who, the bid and trump

# $seat (text): as it was written
# $seats (list of text)
slip-no-seat = Nobody sits at “{ $seat }”. The seats are { LIST($seats) }.

# $side (text): as it was written
# $sides (list of text)
slip-no-side = There’s no side “{ $side }”. The sides are { LIST($sides) }.

# Ends without a period.
# $bid (bid)
# $highest (bid)
slip-bid-high = { $bid } is too high: the highest bid is { $highest }

# Ends without a period.
# $bid (number)
# $lowest (number)
slip-bid-low = { $bid } is too low: the lowest bid is { $lowest }

# Ends without a period.
# $bid (number)
slip-no-such-bid = There’s no bid of { $bid } here

slip-no-trump = A hand that ended this way has no trump. Leave it out.

slip-kitty-untold = Nobody says how many trumps are in the kitty here. Leave it out.

# $trumps (number)
# $most (number)
slip-kitty-range = { $trumps } trumps can’t be in the kitty. Write 0 to { $most }.

# Ends without a period.
slip-never-dropped = The { -dealer } is never given the bid here

# Ends without a period.
# $bid (number)
# $given (number)
slip-dropped-at = A { -dealer } who is given the bid has it at { $given }, not { $bid }

# Ends without a period.
slip-dropped-on-dealer = Only the { -dealer } is given a bid that nobody made

# $who (seat)
slip-whose-deal = By the score sheet, it was { SEATS($who) }’s { -deal }.

## How it ended. Those with a clause end without a period.

# $instead (code): what happens if everybody passes
slip-never-passed-out = A hand is never passed out here. The { -dealer } { $instead ->
   *[forced] must bid
    [dealer] is given the bid
}

slip-passed-out-empty = If everyone passed, there’s no bidder, bid, meld, take, or offender. Leave those out.

slip-no-marriage-needed = Nobody needs a marriage here, so nobody goes set without one. Choose another ending.

slip-never-stopped = Hands are played out here. Choose another ending.

slip-never-awarded = Hands aren’t awarded here. A failed renege call gives nobody the rest. Choose another ending.

slip-deal-kept = Nobody loses the { -deal } after a bad one here

slip-struck-take = A hand that doesn’t count has no take. Leave it out.

slip-no-board-never = Nobody goes set here for too little meld. Choose another ending.

slip-no-board-not-dropped = A { -dealer } who was given the bid needs no meld here

slip-no-board-only-dropped = Only a { -dealer } who was given the bid goes set for too little meld

# $side (side)
# $meld (number)
slip-enough-meld = { SIDE($side) } melded { $meld }, so the hand is played

slip-board-set-no-meld = This game has no meld, so nobody goes set before the first lead. Choose another ending.

# $concede (code): whether a bid can be given up
slip-board-set-never = A bid out of reach isn’t set here before the play. It’s { $concede ->
   *[no] played out
    [yes] played or conceded
}

# $reach (number): meld and all points in play
# $bid (number)
slip-within-reach = With { $reach } possible, the bid of { $bid } is within reach, so the hand is played

# $reach (number): meld and all points in play
# $bid (number)
slip-out-of-reach = Only { $reach } is possible, so the bid of { $bid } is set without play

slip-never-conceded = A bid can’t be conceded here

# $reach (number): meld and all points in play
# $bid (number)
slip-not-conceded = The bid of { $bid } can’t be conceded: { $reach } is still possible

slip-silenced-never = Nobody goes set here because the { -dealer } was silenced

slip-silenced-takes = A silenced { -dealer } takes the bid here and isn’t set

slip-silenced-dropped = Only a silenced { -dealer } who is given the bid goes set this way

# $side (side)
# $floor (number)
slip-set-unplayed = Less than { $floor } meld sets { SIDE($side) } without play

slip-never-claimed = Nobody claims the rest here. The hand is played out

slip-write-claimed = A failed claim costs only the rest here. Choose “Claimed the rest” (claimed), and write what each side took in the end

slip-write-forfeited = A failed claim loses the hand here. Choose “Failed claim” (forfeited)

slip-write-spoiled = A renege doesn’t end the hand here. Mark the side that lost its points

slip-write-renege = A renege ends the hand here. Choose “Renege” (renege)

slip-nothing-spoiled = This hand wasn’t played, so no side lost its points. Leave this out.

slip-no-wrong-bid = This hand didn’t end with a wrong bid. Leave this out.

slip-no-offender = This hand didn’t end with a renege or a claim. Leave this out.

slip-only-bidder-claims = Only the bidder can claim the rest here

# $who (seat)
slip-other-side-called = { SEATS($who) }’s side has every { -trick }, so the other side called the renege

slip-no-take = This hand wasn’t played out, so points taken don’t count. Leave them out.

# $total (number)
slip-awarded-all = A hand is awarded only to a side with every { -trick } and all { $total } points

slip-undecided = The hand was stopped before it was made or set

## Games

# Ends without a period.
# $game (code)
# $then (code): what to do
slip-game-over = This { $game ->
   *[round] { -round }
    [game] game
} is over. { $then ->
   *[another] Start another one
    [sheet] Start another score sheet
    [take-away] Delete the hands after it first
}

slip-no-marks = Marks don’t count here. Enter penalties separately.

# $most (number): 0 if there’s no limit
slip-marks-range = { $most ->
    [0] Write a whole number, 0 or more.
   *[other] Write a whole number from 0 to { $most }. No hand brings more.
}

# All that is wrong with a slip.
# $faults (list of message): each a whole sentence
slip-faults = { LIST($faults, style: "sentences") }

## On a form: what is wrong, after the name of its field.

# $field (code)
slip-field-name = { $field ->
   *[bidder] Who had the bid
    [bid] Bid
    [trump] Trump
    [dealer] Who dealt
    [dropped] Dropped on the dealer
    [how] How the hand ended
    [offender] Whose renege, claim, or call
    [meld] Meld
    [take] Points taken
    [tricks] Tricks
    [counter_tricks] Tricks with a counter
    [kitty] Trumps in the kitty
    [spoiled] Who lost their points by a renege
    [wrong_bid] Silenced by a wrong bid
    [beside] Extra marks
}

# $field (code)
# $what (message)
slip-field = { slip-field-name }: { $what }

# $field (code)
# $side (side)
# $what (message)
slip-field-of = { slip-field-name } of { SIDE($side) }: { $what }
