### What follows when something has gone wrong: the parts of a ruling. Each ends without a period; the frame adds it, with the clause.

## The frame

# One sentence after another.
# $all (list of message)
outcomes = { LIST($all, style: "sentences") }

# $says (message)
outcome = { $says }.

# $says (message)
# $clause (text)
outcome-by = { $says } ({ $clause }).

# What follows on a condition, such as “If nobody calls it”.
# $condition (message)
# $then (message): one or more sentences
outcome-if = { $condition }: { $then }

# $points (number)
# $unit (code)
ruling-amount = { $unit ->
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [marks] { $points ->
        [one] { $points } mark
       *[other] { $points } marks
    }
}

# The pieces concerned, at the start of a sentence.
# $cards (list of piece)
the-cards = { COUNT($cards) ->
    [0] The { -piece }
   *[other] The { PIECES($cards) }
}

## What is done about it

# $remedy (code)
ruling-remedy = { $remedy ->
   *[void] It doesn’t count
    [first-stands] The first thing said stands
    [marriage-governs] The first marriage shown is trump, whatever was said
    [not-allowed] That isn’t allowed. Nothing is shown or said
    [ask-generally] Ask what trump is, not whether it’s a certain suit
    [take-back] Take it back and do it right
    [no-meld] It scores nothing
    [close-tricks] Nothing in an earlier { -trick } can be changed now
    [high-end-trump] The high end of that { -piece } is trump
    [pull] Players who are short draw unseen from those who have too many, and the hand goes on
    [pull-first] Players who are short draw unseen from those who have too many
    [redeal] The { -piece(form: "many") } are shuffled again, and the same { -dealer } { -deal(form: "deals") }
    [redeal-drawn] The same { -dealer } shakes again, and everyone draws again
    [agree-to-play] If everyone agrees, play the hand as dealt. If not, the same { -dealer } { -deal(form: "deals") } again
    [hand-void] The hand doesn’t count, even if it was played out. The player whose turn it was { -deal(form: "deals") } it again
    [play-on] The hand goes on
    [answered] Answer the question. There’s no penalty
    [unanswered] The side that named trump may say what it is. The other side keeps quiet. There’s no penalty
    [no-refund] The entry fee isn’t refunded
    [noted] It’s noted
    [take-back-meld_aces] Pick up whatever isn’t meld. It scores nothing. Real meld stays and counts
    [take-back-conduct] Put the meld back down until it may be picked up
    [take-back-meld_early] Pick it up and show it when it’s time
    [take-back-played_to] Everything played to that lead goes back to its hand
    [take-back-rearranged] Put the { -piece(form: "many") } back as they stood
    [take-back-open_kept] Take it back and play the face-up { -piece }, unless that would be a renege. Then nothing is taken back
    [play-open] Take it back and play the face-up { -piece }
    [take-back-touched_kept] Take it back and play the touched { -piece } now
    [void-onlooker] It doesn’t count, even if it was a renege call
    [not-allowed-onlooker] Onlookers keep quiet, and nobody acts on what they said
    [not-allowed-redeal_called] There’s no new { -deal }. The hand goes on
    [not-allowed-redeal_asked] That isn’t allowed, and nobody answers
    [not-allowed-review_talk] That isn’t allowed. Look at the { -trick } in silence
    [not-allowed-reshuffle_asked] It’s too late for that. The { -deal } stands
    [hand-void-wrong_table] Everyone takes their right seat. A hand that was begun is dealt again
    [aces-early] Pick it all up. Show the real meld when it’s time
    [aces-late] Pick it all up. It scores nothing: no meld counts after the first lead
}

# $remedy (code)
# $who (list of seat): those who did it, or “the offender”
ruling-remedy-who = { $remedy ->
   *[counts-as-pass] It counts as a pass by { SEATS($who) }
    [name-one] Play the one that’s legal now. If more than one is, { SEATS($who) } chooses
    [next-bid-only] At the next turn, { SEATS($who) } may only make the lowest legal bid or pass
    [next-bid-now] Now { SEATS($who) } may only make the lowest legal bid or pass
    [no-bid] At the next turn, { SEATS($who) } must pass
    [frozen-none] It isn’t a bid here, but it’s binding: at their turn, { SEATS($who) } must pass
    [right-lost] It’s too late for { SEATS($who) } to ask for it
    [warn] This is a warning for { SEATS($who) }
    [replaced] Someone else plays for { SEATS($who) }. Their partner keeps the table’s score
    [replaced-both] Others play for { SEATS($who) }, who score nothing
    [disqualify] This disqualifies { SEATS($who) } from the tournament
    [void-bid_wrong] It doesn’t count: { SEATS($who) } must bid again or pass
    [void-bid_early] It doesn’t count. At their turn, { SEATS($who) } may bid or pass freely
    [void-bid_passed] It doesn’t count: { SEATS($who) } can’t bid anymore
    [void-bid_unready] It doesn’t count. When the bidding begins, { SEATS($who) } may bid or pass freely
    [void-bid_blind] It doesn’t count. After a look at the hand, { SEATS($who) } may bid or pass freely
    [void-contract_wrong] It doesn’t count: { SEATS($who) } must name one that’s played here
    [take-back-draw_early] What { SEATS($who) } drew goes back face down, is mixed in, and is drawn last
    [take-back-pass_peeked] Put them down again: { SEATS($who) } must pass from the { -piece(form: "many") } they were dealt
    [take-back-meld_trump] Pick it up: { SEATS($who) } must show the marriage that names trump first, then the rest
    [face-up-open_kept] What was played instead stays face up in front of { SEATS($who) } and must be played at the next legal turn after that
    [face-up-two_pieces] What isn’t played stays face up in front of { SEATS($who) } and must be played at the first legal turn
}

# $remedy (code)
# $partner (list of seat)
# $who (list of seat): whose partners they are
ruling-remedy-partner = { $remedy ->
   *[silence-partner] In this hand, { SEATS($partner) } may not bid again
    [call-lead] Either opponent may choose the suit of the next lead by { SEATS($partner) }, who must lead it if able
    [call-lead-each] For each of { SEATS($partner) }, an opponent may choose the suit of their next lead, and they must lead it if able
    [partner-helps] To help { SEATS($who) }, { SEATS($partner) } may shuffle, cut, and deal
    [partner-shuffles] To help { SEATS($who) }, { SEATS($partner) } may shuffle and cut
}

# $remedy (code)
# $cards (list of piece)
# $who (list of seat)
ruling-remedy-cards = { $remedy ->
   *[face-up] { the-cards } must stay face up in front of { SEATS($who) } and be played at the first legal turn
    [play-it] { the-cards } must be played, even if that’s a renege
    [play-it-there] { the-cards } must be played
    [take-back-aces_exposed] { the-cards } must go back to the hand
    [take-back-meld_stray] { the-cards } must be picked up and can’t count. Real meld stays
    [take-back-lead_unready] { the-cards } must go back to the hand. Lead when the table is ready
    [play-it-lead_unready] { the-cards } must stay face up and be led as soon as everyone knows trump
    [take-back-trump_unnamed] { the-cards } must go back to the hand. Name trump, then lead
}

# $who (list of seat)
# $bid (bid)
ruling-freeze = It stays: at their turn, { SEATS($who) } must bid { $bid } if it’s legal then, and pass if not

# Until when a score can be corrected.
# $until (code): how the club closes a sheet
ruling-until = { $until ->
   *[open] until the score is written down
    [agreed] until both sides have agreed to the score and it’s written down
    [signed] until both sides have signed the sheet
}

# $until (code)
ruling-true-value = What was shown counts for what it’s worth. That can be corrected { ruling-until }

# $alone (code): whether everyone plays alone
# $how (code)
ruling-give-back = { $how ->
   *[since] The { -trick } goes to { ruling-winner }. What was played since stands
    [leads] The { -trick } goes to { ruling-winner }, and its winner leads
}

# $alone (code)
ruling-winner = the { $alone ->
   *[no] side that won it
    [yes] player who won it
}

# $alone (code)
ruling-leftovers = At the end, leftover { -piece(form: "many") } go to the { $alone ->
   *[no] side
    [yes] player
} that won the last full { -trick }

# $hand (number): how many pieces everyone should have
ruling-agree = If everyone agrees, unseen { -piece(form: "many") } are moved until all have { $hand }. If not, the same { -dealer } { -deal(form: "deals") } again

ruling-deal-left = The { -deal } passes to the left

# $next (seat)
ruling-deal-left-to = The { -deal } passes to the left, to { SEATS($next) }

# $count (number)
ruling-pass-again = The passed { -piece(form: "many") } go back, and each partner passes { $count } again

# $who (list of seat)
# $count (number)
ruling-discard-again = Those { -piece(form: "many") } go back, and { SEATS($who) } must discard { $count }

# $trump (trump)
ruling-trump-is = Trump is { TRUMP($trump) }

# $bidders (list of seat)
# $others (list of seat)
ruling-unanswered-by = Trump may be announced by { SEATS($bidders) }. The other side ({ SEATS($others) }) keeps quiet. There’s no penalty

# $official (message)
ruling-official = The { $official } decides

# $official (message)
ruling-redeal-usual = Unless the { $official } says otherwise, the same { -dealer } { -deal(form: "deals") } again

# $unit (code)
ruling-noted = It’s noted. It costs no { $unit ->
   *[points] points
    [marks] marks
}

# $unit (code)
# $official (message)
ruling-noted-unless = It’s noted. It costs no { $unit ->
   *[points] points
    [marks] marks
} unless the { $official } says so

# $official (message)
# $who (list of seat)
ruling-help-decided = Neither partner can help the other: the { $official } says who does it for { SEATS($who) }

# $money (money)
ruling-fine = The club pays { MONEY($money) }

# $who (list of seat)
# $amount (message)
# $each (code): whether each pays it, or all together
ruling-loses = { COUNT($who) ->
    [one] { SEATS($who) } loses { $amount }
   *[other] { $each ->
       *[no] { SEATS($who) } lose { $amount }
        [yes] Each of { SEATS($who) } loses { $amount }
    }
}

# $who (code)
# $amount (message)
ruling-offender-loses = { $who ->
   *[player] The offender
    [side] The offender’s side
} loses { $amount }

# $who (list of seat)
# $amount (message)
ruling-gets = { COUNT($who) ->
    [one] { SEATS($who) } gets { $amount }
   *[other] { SEATS($who) } get { $amount }
}

# $amount (message)
ruling-others-get = The other side gets { $amount }

ruling-if-dealt = If the first packet was dealt
ruling-before-free = Before that it costs nothing

# $callers (code)
ruling-is-renege = It’s a renege, and { $callers ->
   *[opponents] the other side
    [alone] the others
    [anyone] anyone at the table
} may call it

ruling-a-renege = It’s a renege
ruling-if-called = If it’s called
ruling-if-uncalled = If nobody calls it

# $official (message)
ruling-may-declare = During play the { $official } may declare it a renege. Then

## What a renege costs

ruling-price-take = The hand is played out. That side’s points in play don’t count, but their meld does
ruling-hand-over = The hand is over
ruling-price-marks = The other side gets the marks that were bid, or one mark if less than a mark was bid

# $gets (code): what they are paid
ruling-price-alone = The player who reneged scores nothing, and each of the others gets { $gets ->
   *[both] the bid and their own meld
    [bid] the bid
    [meld] their own meld
    [nothing] nothing
}

# $cost (code)
# $gets (code)
ruling-price-bidders = If the bidding side reneged, they { $cost ->
   *[minus-bid] lose the bid
    [zero] score nothing
}, and the others get { $gets ->
   *[both] the bid and their meld
    [bid] the bid
    [meld] their meld
    [nothing] nothing
}

# The same where it is known that it was the bidding side.
# $cost (code)
# $gets (code)
ruling-price-bidding = They { $cost ->
   *[minus-bid] lose the bid
    [zero] score nothing
}, and the others get { $gets ->
   *[both] the bid and their meld
    [bid] the bid
    [meld] their meld
    [nothing] nothing
}

# $gets (code)
ruling-price-others = If the other side reneged, they score nothing, and the bidders get { $gets ->
   *[both] the bid and their meld
    [bid] the bid
    [meld] their meld
    [nothing] nothing
}

# $money (money)
ruling-price-fee = The player who reneged pays { MONEY($money) }

# What a hand brings: who gets or loses what, and why.
# $who (list of seat)
# $does (code)
# $amount (message)
# $why (message)
ruling-entry = { COUNT($who) ->
    [one] { $does ->
       *[get] { SEATS($who) } gets { $amount } ({ $why })
        [lose] { SEATS($who) } loses { $amount } ({ $why })
    }
   *[other] { $does ->
       *[get] { SEATS($who) } get { $amount } ({ $why })
        [lose] { SEATS($who) } lose { $amount } ({ $why })
    }
}

ruling-nobody-scores = Nobody scores

## What is said besides

# $who (list of seat)
ruling-which-first = If more than one can be played, { SEATS($who) } chooses which goes first

ruling-at-the-end = At the end of the hand

# $most (number)
ruling-if-more-pulled = If a player would have to draw more than { $most }

ruling-not-their-lead = If it wasn’t their lead, it’s a lead out of turn

# $who (list of seat)
# $what (message): a lead out of turn
ruling-without-the-bid = If { SEATS($who) } { COUNT($who) ->
    [one] doesn’t
   *[other] don’t
} have the bid, it counts as { $what }

ruling-may-still-tell = Until the first lead the bidder may still say so, with no penalty
ruling-if-touched-reneges = If playing the touched { -piece } is a renege and someone calls it

# $partner (list of seat)
# $bid (number)
ruling-silenced-dealer = If { SEATS($partner) } has the { -deal }, nobody has bid, and everyone passes, that side is set on { $bid }

ruling-before-lead-ace = Before the first lead it’s an ace that makes no meld
ruling-before-lead-owed = Before the first lead they’re required meld: show them when it’s time, with no penalty

# $first (code)
# $over (code): whether the hand has been scored
# $suit (code): whether it was asked of one suit
ruling-once-known = { $over ->
   *[no] Once the first { $first ->
       *[trick] { -trick } is complete
        [lead] lead is made
    }{ $suit ->
       *[no] {""}
        [yes] , it counts as asking what trump is
    }
    [yes] If it was asked after the first { $first ->
       *[trick] { -trick }
        [lead] lead
    }
}

# $official (message)
ruling-silence = The rules don’t cover it, so the { $official } may decide otherwise

# $bid (number)
ruling-no-bid = { $bid } isn’t a bid here

# $callers (code)
ruling-uncalled = Nobody has called a renege, so play goes on. It may still be called by { $callers ->
   *[opponents] the other side
    [alone] the others
    [anyone] anyone at the table
}

# $clause (text)
# $who (seat)
ruling-eased = { $clause } is relaxed for { SEATS($who) }, so there’s no penalty

## What becomes of the hand

# $hand (code)
ruling-fate = { $hand ->
   *[goes-on] The hand goes on.
    [dealt-again] There’s a new { -deal }.
    [deal-passes] The { -deal } passes on.
    [void] The hand doesn’t count.
    [over] The hand is over.
    [stopped] Play waits until that’s settled.
    [uncalled] Until someone calls it, the hand goes on.
}
