### What happens at a table, as it is told beside it, read aloud, and printed in a terminal. Each is a sentence of its own.

## People and points, as parts of a sentence

# A side and what it has. Stands inside a list.
# $side (side)
# $points (number)
side-points = { WHO($side) ->
    [you] you
    [us] you
    [them] they
   *[other] { SIDE($side) }
} { $points }

# In 42.
# $side (side)
# $marks (number)
side-marks = { WHO($side) ->
    [you] you
    [us] you
    [them] they
   *[other] { SIDE($side) }
} { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}

# $number (number)
news-cards = { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
}

## The deal and the bidding

# $who (seat)
# $each (number): how many everyone gets
# $how (code)
news-dealt = { WHO($who) ->
    [you] You { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
}{ $how ->
   *[dealt] {" "}{ $each } { -piece(form: "many") } each.
    [drawn] . Everyone draws { $each } { -piece(form: "many") }.
}

# $who (seat)
# $bid (bid)
news-bid = { WHO($who) ->
    [you] You bid
   *[other] { SEATS($who) } bids
} { $bid }.

# $who (seat)
news-pass = { WHO($who) ->
    [you] You pass.
   *[other] { SEATS($who) } passes.
}

# Several calls in one sentence: “North 25, East passes, you 30.”
# $calls (list of message): call-bid and call-pass
news-calls = Bids: { LIST($calls, style: "plain") }.

# $who (seat)
# $bid (bid)
call-bid = { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
} { $bid }

# $who (seat)
call-pass = { WHO($who) ->
    [you] you pass
   *[other] { SEATS($who) } passes
}

# $who (seat)
# $bid (bid)
news-won = { WHO($who) ->
    [you] You take
   *[other] { SEATS($who) } takes
} the bid at { $bid }.

# $who (seat)
# $bid (bid)
news-dropped = Everyone else passed, so { WHO($who) ->
    [you] you take
   *[other] { SEATS($who) } takes
} the bid at { $bid }.

# $who (seat)
# $nines (number)
news-redeal = { WHO($who) ->
    [you] You throw
   *[other] { SEATS($who) } throws
} the hand in: { $nines } nines or more and no meld.

# $who (seat)
news-dealt-again = { WHO($who) ->
    [you] You { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
} again.

## Trump, kitty, passing

# $who (seat)
# $trump (trump)
news-trump = { WHO($who) ->
    [you] You name
   *[other] { SEATS($who) } names
} { $trump ->
    [follow-me] follow me (no trump)
   *[other] { TRUMP($trump) }
}.

# Something that is no suit, at a refereed table.
# $who (seat)
# $said (text)
news-trump-said = { WHO($who) ->
    [you] You name
   *[other] { SEATS($who) } names
} “{ $said }”.

# Where players have to remember trump.
# $who (seat)
news-trump-untold = { WHO($who) ->
    [you] You
   *[other] { SEATS($who) }
} named trump. Everyone has to remember it.

# $pieces (list of piece)
news-kitty = The kitty: { PIECES($pieces) }.

# $giver (seat)
# $taker (seat)
# $what (message): the cards, or how many
news-passed = { WHO($giver) ->
    [you] You pass
   *[other] { SEATS($giver) } passes
} { WHO($taker) ->
    [you] you
   *[other] { SEATS($taker) }
} { $what }.

# Both partners have passed.
# $passes (list of message): news-passed
news-exchanged = { LIST($passes, style: "sentences") }

# $who (seat)
# $what (message): the cards, or how many
news-discard = { WHO($who) ->
    [you] You discard
   *[other] { SEATS($who) } discards
} { $what }.

# $who (seat)
# $what (message): the cards, or how many
# $trumps (number)
news-discard-trumps = { WHO($who) ->
    [you] You discard
   *[other] { SEATS($who) } discards
} { $what }, { $trumps ->
    [0] no trump
    [one] { $trumps } trump
   *[other] { $trumps } trumps
} among them.

## Meld

# $who (seat)
news-no-meld = { WHO($who) ->
    [you] You have
   *[other] { SEATS($who) } has
} no meld.

# $who (seat)
# $points (number)
# $items (list of message): meld-item-points
news-meld = { WHO($who) ->
    [you] You meld
   *[other] { SEATS($who) } melds
} { $points }: { LIST($items, style: "plain") }.

# Later, where the melds would tell trump.
# $who (seat)
# $points (number)
news-meld-untold = { WHO($who) ->
    [you] You melded
   *[other] { SEATS($who) } melded
} { $points }.

news-hands-shown = The bidders showed too little meld, so they show their hands and all their meld counts.

# $sides (list of message): side-points
news-meld-sums = Meld: { LIST($sides, style: "plain") }.

# $sides (list of message): side-points
# $need (message): one of those below
news-meld-counted = Meld: { LIST($sides, style: "plain") }. { $need }

# $bid (bid)
need-too-much = The bid of { $bid } is out of reach.

# $bid (bid)
need-nothing = That makes the bid of { $bid }, whatever happens in play.

# $side (side)
# $bid (bid)
need-one-trick = That makes the bid of { $bid } if { WHO($side) ->
    [you] you win
    [us] you win
    [them] they win
   *[other] the bidders win
} a { -trick }.

# $side (side)
# $points (number)
# $total (number): points in play
need-points = { WHO($side) ->
    [you] You need
    [us] You need
    [them] They need
   *[other] The bidders need
} { $points } of the { $total } points in play.

## Tricks

# $who (seat)
# $piece (piece)
news-play = { WHO($who) ->
    [you] You play
   *[other] { SEATS($who) } plays
} { PIECES($piece) }.
    .spoken = { WHO($who) ->
        [you] You
       *[other] { SEATS($who) }
    }, { PIECES($piece) }.

# $who (seat)
# $piece (piece)
news-lead = { WHO($who) ->
    [you] You lead
   *[other] { SEATS($who) } leads
} { PIECES($piece) }.

# $who (seat)
# $points (number)
news-trick = { WHO($who) ->
    [you] You win
   *[other] { SEATS($who) } wins
} the { -trick }{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
}

# $who (seat)
# $points (number)
# $last (number): how many of them are for the last trick
news-last-trick = { WHO($who) ->
    [you] You win
   *[other] { SEATS($who) } wins
} the last { -trick }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, including { $last } for last.

# A whole trick, in a terminal.
# $number (number)
# $plays (list of message): trick-lead, then trick-play
# $won (message): news-trick
news-whole-trick = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }. { $won }

# The same while it lies there.
# $number (number)
# $plays (list of message): trick-lead, then trick-play
news-trick-so-far = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }

# Where the club doesn’t say afterwards who played what.
# $number (number)
# $pieces (list of piece)
# $won (message): news-trick
news-trick-unnamed = { -trick(form: "start") } { $number }: { PIECES($pieces) }. { $won }

# $who (seat)
# $piece (piece)
trick-lead = { WHO($who) ->
    [you] you lead
   *[other] { SEATS($who) } leads
} { PIECES($piece) }

# $who (seat)
# $piece (piece)
trick-play = { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
} { PIECES($piece) }

# $who (seat)
news-asks-to-see = { WHO($who) ->
    [you] You ask
   *[other] { SEATS($who) } asks
} to see the last { -trick }.

## Claims

# $who (seat)
news-claim = { WHO($who) ->
    [you] You claim
   *[other] { SEATS($who) } claims
} the rest.

# With what lies open.
# $who (seat)
# $pieces (list of piece)
news-claim-shown = { WHO($who) ->
    [you] You claim
   *[other] { SEATS($who) } claims
} the rest: { PIECES($pieces) }.

# $who (seat)
# $answer (code)
news-answer = { $answer ->
   *[accept] { WHO($who) ->
        [you] You accept
       *[other] { SEATS($who) } accepts
    }
    [challenge] { WHO($who) ->
        [you] You challenge
       *[other] { SEATS($who) } challenges
    }
} the claim.

# How a claim fails, trick by trick.
# $plays (list of message): trick-play
news-refuted = Like this: { LIST($plays, style: "plain") }.

# $result (code)
# $side (side)
# $points (number)
news-settled = The claim { $result ->
   *[stands] stands
    [fails] fails
}. The rest goes to { WHO($side) ->
    [you] you
    [us] your side
    [them] the other side
   *[other] { SIDE($side) }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What a renege is called for.
# $who (seat)
# $offence (code)
renege-offence = { SEATS($who) } { $offence ->
   *[follow] didn’t follow suit
    [beat] didn’t beat the { -trick }
    [trump] didn’t trump
    [aces] held back aces that must be shown
    [turn] played out of turn
    [lead] led out of turn
    [discard] forgot to discard, or declared the wrong number of trumps
    [taken] took a { -trick } they hadn’t won
    [shown] showed { -piece(form: "many") } on purpose
    [totals] has too many or too few { -piece(form: "many") } in the { -trick(form: "many") }
}

## The end of a hand

# $who (seat)
news-conceded = { WHO($who) ->
    [you] You concede
   *[other] { SEATS($who) } concedes
} the bid.

news-stopped = The bid is decided, so the hand stops here.

# $how (code): how the hand ended
news-ended = { $how ->
   *[board-set] The bid is out of reach, even with every point in play. The bidders go set.
    [no-board] There isn’t enough meld to play. The bidders go set.
    [no-marriage] The bidder has no marriage to name trump with, and goes set.
    [silenced] The { -dealer } may not take the bid, and goes set.
    [passed-out] Everyone passed.
    [void] The hand doesn’t count.
    [renege] A renege ends the hand.
    [forfeited] The claim failed, so the hand is lost.
}

# How the hand came out.
# $parts (list of message): the sentences below
news-result = Hand over. { LIST($parts, style: "sentences") }

# $side (side)
# $came (code): bid, where it was neither made nor set
# $bid (bid)
result-bid = { WHO($side) ->
    [you] You
    [us] You
    [them] They
   *[other] { SIDE($side) }
} { $came ->
   *[made] made
    [set] went set on
    [bid] bid
} { $bid }.

# $side (side)
# $came (code): bid, where it was neither made nor set
# $bid (bid)
# $figures (list of message): result-meld, result-take
result-bid-figures = { WHO($side) ->
    [you] You
    [us] You
    [them] They
   *[other] { SIDE($side) }
} { $came ->
   *[made] made
    [set] went set on
    [bid] bid
} { $bid }: { LIST($figures, style: "plain") }.

# $points (number)
result-meld = meld { $points }

# $points (number)
result-take = took { $points }

result-nothing = It counts for nobody.

# $sides (list of message): side-points or side-marks
result-hand = This hand: { LIST($sides, style: "plain") }.

# $sides (list of message): side-points or side-marks
result-total = Total: { LIST($sides, style: "plain") }.

# $side (side)
# $what (code): what the hands that are added up are called
result-won = { WHO($side) ->
    [you] You
    [us] You
    [them] They
   *[other] { SIDE($side) }
} won the { $what ->
   *[game] game
    [round] { -round }
}!

# Nobody won.
# $what (code): what the hands that are added up are called
result-over = The { $what ->
   *[game] game
    [round] { -round }
} is over.

## Taken back by a player among computer players

# $who (seat)
# $bid (bid)
undone-bid = { WHO($who) ->
    [you] You take back your
   *[other] { SEATS($who) } takes back the
} bid of { $bid }.

# $who (seat)
# $trump (trump)
undone-trump = { WHO($who) ->
    [you] You take back
   *[other] { SEATS($who) } takes back
} { TRUMP($trump) } as trump.

# $who (seat)
# $pieces (list of piece)
undone-pieces = { WHO($who) ->
    [you] You take back
   *[other] { SEATS($who) } takes back
} { PIECES($pieces) }.

# $who (seat)
# $act (code)
undone-act = { WHO($who) ->
    [you] You take back { $act ->
       *[pass] your pass
        [turn-kitty] turning the kitty
        [redeal] throwing the hand in
        [meld] your meld
        [no-meld] showing no meld
        [claim] your claim
        [accept] your answer to the claim
        [challenge] your answer to the claim
        [other] your last decision
    }
   *[other] { SEATS($who) } takes back { $act ->
       *[pass] the pass
        [turn-kitty] turning the kitty
        [redeal] throwing the hand in
        [meld] the meld
        [no-meld] showing no meld
        [claim] the claim
        [accept] the answer to the claim
        [challenge] the answer to the claim
        [other] the last decision
    }
}.

## Who comes and goes

# $name (name)
# $where (message): the seat
news-left = { $name } left { $where }. A computer player takes over.

# $who (seat)
# $name (name)
# $where (message): the seat
news-sat = { WHO($who) ->
    [you] You now play
   *[other] { $name } now plays
} { $where }.

## Which hands of a game counted

# $parts (list of message): the sentences below
counted = { LIST($parts, style: "sentences") }

# $hands (number)
counted-all = { $hands ->
    [one] The only hand counted.
   *[other] All { $hands } hands counted.
}

# $hands (list of number)
counted-some = { COUNT($hands) ->
    [0] No hand counted.
    [one] Hand { LIST($hands) } counted.
   *[other] Hands { LIST($hands) } counted.
}

# $hands (list of number)
counted-full = { COUNT($hands) ->
    [one] Hand { LIST($hands) } counted in full.
   *[other] Hands { LIST($hands) } counted in full.
}

# $hands (list of number)
# $why (code)
counted-not = { COUNT($hands) ->
    [one] Hand { LIST($hands) } didn’t count
   *[other] Hands { LIST($hands) } didn’t count
}: { $why ->
   *[passed-out] everyone passed.
    [void] canceled.
    [misdealt] a misdeal.
    [broken-off] stopped early.
}

# Of the last hand.
# $why (code)
counted-last = { $why ->
   *[bidders-out] In the last hand only the bidders’ points counted: they went out first.
    [won-before] The last hand wasn’t added: the game was already won.
}

## What players can say to each other between hands

# $phrase (code)
phrase = { $phrase ->
   *[hello] Hello, everyone.
    [luck] Good luck.
    [thanks] Thank you, partner.
    [played] Well played.
    [sorry] Sorry, partner.
    [moment] One moment, please.
    [back] I’m back.
    [good-game] Good game.
    [goodbye] Goodbye, and thank you.
}

# A decision, as a heading before it.
# $name (name): the official
ruling-by = { $name }’s ruling

## Tables that aren’t there

table-unknown = There’s no such table. Check the link, or look for the table in the lobby.

# $number (text)
hand-unknown = This table has no finished hand { $number }. Choose one from its list of hands.

table-diverged = This table can’t be reopened: the rules have changed since it was played.

## Parts of a hand, as headings

# $part (code)
replay-part = { $part ->
   *[deal] { -deal(form: "start") }
    [bidding] Bidding
    [trump] Trump
    [meld] Meld
}

# $number (number)
replay-trick = { -trick(form: "start") } { $number }

# How far everyone went, read aloud where there were many calls.
# $calls (list of message)
news-calls-far = Bids: { LIST($calls, style: "semicolons") }.

# $who (seat)
# $bid (bid)
call-up-to = { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
} up to { $bid }

# $who (seat)
# $bid (bid)
call-up-to-pass = { WHO($who) ->
    [you] you
   *[other] { SEATS($who) }
} up to { $bid }, then pass

## In a terminal

hand-yours = Your hand:

# $melds (list of message): trump-meld
hand-would-meld = Your meld by trump: { LIST($melds, style: "plain") }.

# $trump (trump)
# $points (number)
trump-meld = { TRUMP($trump) } { $points }

hand-no-marriage = You have no marriage, so you couldn’t name trump.

# All that somebody holds.
# $who (seat)
# $pieces (list of piece)
trick-play-all = { SEATS($who) }: { PIECES($pieces) }
