### Hints: what a good player would do, and why. Each reason is a sentence of its own, in a list.

## What to do. It stands alone, or after "Better:".

# $bid (bid)
do-bid = Bid { $bid }.

# $bid (bid)
# $trump (trump): what to choose later
do-bid-with = Bid { $bid } with { TRUMP($trump) }.

# $trump (trump)
do-name-trump = { $trump ->
    [follow-me] Play follow me.
   *[other] Make { TRUMP($trump) } trump.
}

# $pieces (list of piece)
do-pass-pieces = Pass { PIECES($pieces) }.

# $pieces (list of piece)
do-discard = Discard { PIECES($pieces) }.

# $piece (piece)
do-play = Play { PIECES($piece) }.

# $seat (seat): who reneged
# $trick (number)
do-call-renege = Call a renege on { SEATS($seat) } in { -trick } { $trick }.

# $act (code)
do-act = { $act ->
   *[pass] Pass.
    [turn-kitty] Turn the kitty first.
    [redeal] Throw the hand in.
    [concede] Concede the bid.
    [stop] Stop here.
    [claim] Claim the rest.
    [accept] Accept the claim.
    [challenge] Challenge the claim.
    [meld] Show all your meld.
    [no-meld] Go on: you have no meld.
    [other] Do something else.
}

## Something else to choose, inside a sentence: "Just as good: a bid of 20."

# $bid (bid)
choice-bid = a bid of { $bid }

# $trump (trump)
choice-trump = { TRUMP($trump) }

# $pieces (list of piece)
choice-pieces = { PIECES($pieces) }

# Nearly the same cards to pass or discard.
# $pieces (list of piece)
# $instead (list of piece)
choice-swap = { PIECES($pieces) } instead of { PIECES($instead) }

# $act (code)
choice-act = { $act ->
   *[pass] passing
    [turn-kitty] turning the kitty first
    [redeal] throwing the hand in
    [concede] conceding the bid
    [stop] stopping here
    [claim] claiming the rest
    [accept] accepting
    [challenge] challenging
    [meld] showing all your meld
    [no-meld] no meld
    [other] anything else
}

## How often. A simulated deal is one that the computer tried, with the other hands as they might be.

# $share (code)
# $number (number): so many …
# $of (number): … of 10, or of 100
hint-deals = { $share ->
   *[some] in { $number } of { $of } simulated deals
    [all] in every simulated deal
    [nearly-all] in almost every simulated deal
    [hardly-any] in almost no simulated deal
    [none] in no simulated deal
}

# The same of the next best choice, right after it.
# $share (code)
# $number (number): so many …
# $of (number): … of 10, or of 100
hint-against = { $share ->
   *[some] in { $number } of { $of }
    [all] in every one
    [nearly-all] in almost every one
    [hardly-any] in almost none
    [none] in none
    [same] just as often
}

# $points (number)
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# In 42. A part of a mark is told as a mark every so many hands.
# $how (code)
# $marks (number)
# $hands (number)
amount-marks = { $how ->
   *[about] about { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
    [exactly] { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
    [every] about { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } every { $hands } hands
    [nothing] hardly anything
}

## How likely it works out, right after what to do

# $aim (code): to make your bid, or to set the other side
# $likely (code)
# $share (code)
# $number (number): so many of 10
hint-outlook = { $aim ->
   *[make] You { $likely ->
       *[should] should
        [may] may
    } make it
    [set] That { $likely ->
       *[should] should
        [may] may
    } set them
} { $share ->
   *[some] { $number ->
        [1] once in 10
       *[other] { $number } times in 10
    }
    [all] every time
    [nearly-all] almost every time
}.

# A bid that is hardly ever made.
hint-long-shot = It’s a long shot, but nothing else is worth more.

# $aim (code)
hint-hopeless = { $aim ->
   *[make] Your bid is almost out of reach. This is the best play left.
    [set] They’re almost sure to make it. This is the best play left.
}

# $whose (code)
# $standing (code)
hint-standing = { $whose ->
   *[ours] Your side { $standing ->
       *[made] has already made the bid
        [lost] can’t make the bid anymore
    }
    [theirs] They { $standing ->
       *[made] have already made their bid
        [lost] can’t make their bid anymore
    }
}.

## What the simulated deals say

# $aim (code)
# $often (message)
hint-often = { $aim ->
   *[make] The bid was made { $often }.
    [set] They went set { $often }.
}

# $aim (code)
# $often (message)
# $what (code)
hint-always = { $aim ->
   *[make] The bid was made { $often }
    [set] They went set { $often }
}, whatever you { $what ->
   *[play] play
    [name] choose
}.

# $aim (code)
# $often (message)
# $choice (message)
# $against (message)
# $yet (code): why the next best is not better, though it works more often
hint-compared = { $aim ->
   *[make] The bid was made { $often }.
    [set] They went set { $often }.
} Next best: { $choice }, { $against }{ $yet ->
   *[none] {""}
    [less] , but for less on average
    [close] , too close to matter
}.

# $amount (message)
# $choice (message)
hint-takes-more = It takes { $amount } more than { $choice } on average.

# $choice (message)
hint-just-as-good = Just as good: { $choice }.

# $amount (message)
# $choice (message)
hint-better = It’s better than { $choice } by { $amount } on average.

# For giving up the bid.
# $often (message)
hint-played-on = Playing on made the bid { $often }.

# $amount (message)
hint-playing-on-costs = Playing on costs { $amount } more on average.

# $bid (bid)
# $often (message)
hint-bid-made = { $bid } was made { $often }.

# $bid (bid)
# $often (message)
# $trump (trump)
hint-bid-made-with = { $bid } was made { $often } with { TRUMP($trump) }.

# $bid (bid)
# $often (message)
# $trump (trump)
# $second (trump): the next best trump
# $against (message)
# $yet (code)
hint-bid-compared = { $bid } was made { $often } with { TRUMP($trump) }. Next best: { TRUMP($second) }, { $against }{ $yet ->
   *[none] {""}
    [less] , but for less on average
}.

# For a pass: the lowest bid, with the best trump.
# $bid (bid)
# $often (message)
# $trump (trump)
hint-bid-at-best = With { TRUMP($trump) }, your best choice, { $bid } was made { $often }.

# $shares (list of message)
# $even (code)
# $amount (message)
hint-if-you-pass = If you pass, the bid goes { LIST($shares) }. { $even ->
   *[even] On average you break even.
    [more] On average you score { $amount } more than they do.
    [less] On average you score { $amount } less than they do.
}

# $who (code): nobody where everybody passes and the hand is dealt again; you or dealer where the dealer must take the bid then
# $dealer (seat)
# $number (number): so many times in 10; 10 where it is sure
hint-bid-goes = { $who ->
   *[others] to the other side
    [partner] to your partner
    [you] to you, the { -dealer }
    [dealer] to { SEATS($dealer) }, the { -dealer }
    [nobody] to nobody
}{ $number ->
    [1] {" "}once in 10
    [10] {""}
   *[other] {" "}{ $number } times in 10
}

## Reasons for a bid, a pass or a trump

# $trumps (number)
# $aces (number): outside trump
# $meld (number)
hint-hand = { $trumps } trump{ $aces ->
    [0] {""}
    [one] , { $aces } side ace
   *[other] , { $aces } side aces
}, { $meld ->
    [0] no meld
   *[other] { $meld } meld
}

# $trumps (number): 0 where doubles are trump, or nothing is
# $doubles (number)
hint-hand-dominoes = { $trumps ->
    [0] {""}
   *[other] { $trumps } trump,{" "}
}{ $doubles ->
    [0] no doubles
    [one] { $doubles } double
   *[other] { $doubles } doubles
}

# $trump (trump)
# $hand (message)
why-hand = With { TRUMP($trump) } you have { $hand }.

# $trump (trump)
# $hand (message)
# $bid (bid): the lowest that may be bid now
why-hand-at-best = Your best is { TRUMP($trump) }: { $hand }. The lowest bid now is { $bid }.

why-must-bid = Everyone else passed, so you must bid.
why-partner-has-bid = Your partner has the bid.
why-silenced = You may not bid in this hand.
why-no-higher-bid = No higher bid is possible.
why-no-marriage = You have no marriage, so you can’t name trump.
why-turn-kitty = The kitty may change which trump is best.
why-kitty-yours = You have the bid, so the kitty is yours.

# $number (number): of nines
why-nines = You have { $number } nines and no meld, so you may throw the hand in.

why-poor-hand = A hand like this rarely wins anything.

## Reasons for cards to pass, to discard or to meld

# $parts (list of message)
why-helps-bidder = The bidder gets { LIST($parts) }.

# $kind (code)
# $number (number)
hint-help = { $kind ->
   *[trump] { $number } trump
    [ace] { $number ->
        [one] { $number } ace
       *[other] { $number } aces
    }
    [pinochle] { $number ->
        [one] half a pinochle
       *[other] pinochle cards
    }
}

# $points (number)
why-discard-counts = { $points ->
    [one] The { $points } point in them counts for you.
   *[other] The { $points } points in them count for you.
}

# $suits (list of message)
why-empties = You’ll have no { LIST($suits, style: "or") } left.

why-trumps-stay = You keep all your trump.

# $meld (number)
why-meld-cost = It costs you { $meld } meld.

why-meld-intact = Your meld stays intact.

# $meld (number)
why-meld = { $meld ->
    [0] You have no meld.
   *[other] That’s { $meld } meld for your side.
}

why-no-more-meld = Nothing left in your hand is meld.

## Reasons for a lead or a play

why-only-play = It’s the only { -piece } you may play.
why-unbeatable = Nothing left can beat it.
why-suit-gone = Nobody else has that suit, so only trump can beat it.
why-highest = Nothing higher is left in that suit.

# $number (number)
# $known (code)
why-draws-trump = It draws trump: { $known ->
   *[exactly] { $number } still out.
    [at-most] at most { $number } still out.
}

# $suit (trump)
why-partner-trumps = Your partner is out of { TRUMP($suit) } and may trump it.

# $pieces (list of piece)
why-few-higher = Still out above it: { PIECES($pieces) }.

why-no-counter-led = It’s no counter, so you lose little if they win it.

# $piece (piece)
why-saves = It saves { PIECES($piece) } for later.

# $number (number): the one that is led among them
why-length = { $number ->
    [one] It’s your only one in that suit.
   *[other] You have { $number } in that suit.
}

# $points (number): in the trick
why-wins = { $points ->
    [0] It wins the { -trick }.
    [one] It wins the { -trick }, with { $points } point in it.
   *[other] It wins the { -trick }, with { $points } points in it.
}

why-wins-surely = Nothing left can beat it, so the { -trick } is yours.
why-best-so-far = It beats everything in the { -trick } so far.

# $when (code): whether others play after it
why-lowest-winner = { $when ->
   *[last] It’s your lowest { -piece } that wins the { -trick }.
    [early] It’s your lowest { -piece } that beats what’s on the table.
}

# $points (number): what the card adds
why-partner-wins = { $points ->
    [0] The { -trick } is your partner’s, so spend nothing on it.
    [one] The { -trick } is your partner’s, and this adds { $points } point.
   *[other] The { -trick } is your partner’s, and this adds { $points } points.
}

# $piece (piece)
why-partner-winning = Your partner is winning so far, with { PIECES($piece) }.

# $seat (seat)
why-lost-anyway = { SEATS($seat) } wins the { -trick } whatever you play.

# $seat (seat)
# $piece (piece)
why-they-win = { SEATS($seat) } is winning so far, with { PIECES($piece) }.

why-gives-nothing = It gives them no points.
why-nothing-cheaper = You have nothing cheaper to give.

# $whose (code)
# $points (number)
why-points-needed = { $whose ->
   *[ours] Your side needs { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } to make the bid.
    [theirs] They need { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } to make their bid.
}

## Reasons to end a hand early

# $meld (number)
# $bid (bid)
why-out-of-reach = With { $meld } meld, even every { -trick } wouldn’t reach { $bid }.

why-claim = You lead, and nothing left can beat any of your { -piece(form: "many") }.
why-claim-any-order = So every { -trick } left is yours, in any order.

# $answer (code)
why-answer-claim = { $answer ->
   *[accept] Nothing left can beat the { -piece(form: "many") } they showed.
    [challenge] You can’t be sure that every { -trick } is lost.
}

# $answer (code)
why-answer-claim-then = { $answer ->
   *[accept] Playing on would change nothing.
    [challenge] The claim will be checked.
}

# $seat (seat)
# $trick (number)
why-renege-proven = { SEATS($seat) } had another { -piece } to play in { -trick } { $trick }: what they’ve shown since proves it.

why-call-renege = A renege costs nothing unless someone calls it.

## Around a hint

hint-label = What an expert would do
hint-why = Why?
hint-more = ▾ more below
hint-close = Close the hint
hint-concede = Or concede the bid…

# Read aloud.
# $reasons (list of message)
hint-because = Because: { LIST($reasons, style: "sentences") }
