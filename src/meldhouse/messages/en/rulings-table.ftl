### Parts of a ruling about what happened at a table. Each ends without a period; some are conditions, with what follows behind a colon.

## Whether anything is wrong

ruling-nothing-wrong = Nothing is wrong
ruling-nothing-follows = Then there’s no penalty

# $what (message): such as “meld shown too early”
ruling-if-it-was = If it was { $what }

ruling-if-not = If not

# Where a bid is named and nobody says which.
ruling-that-bid = that

# What was said and changed nothing.
# $told (list of message)
ruling-no-difference = These made no difference: { LIST($told) }.

# Something that somebody may have said about a case.
# $fact (code)
told-fact = { $fact ->
   *[by] who it was
    [caller] who called it
    [bid] what was bid
    [over] what had been bid before
    [counts] how many { -piece(form: "many") } each player had
    [kitty] how many { -piece(form: "many") } were in the kitty
    [offence] what the renege was
    [seconds] how late someone was
    [in_time] whether it was in time
    [has_marriage] whether the bidder holds the marriage
    [taken] what each side has taken
    [stands] whether a claim was good
    [has_every_trick] who has every { -trick }
    [said] the words of the call
    [called] when it was called
    [declared] that an official declared it a renege
    [out_of_bidding] whether they could still bid
    [clause] which clause was broken
    [pieces] the { -piece(form: "many") } you named
    [trump] what trump was
    [slip] who had the bid
    [slip-bid] what the bid was
    [slip-meld] what each side melded
    [slip-dropped] that the { -dealer } was given the bid
    [trick] the { -trick }
    [card] which { -piece } is in question
    [later] what that player held
    [hands] the hands
    [leads] who led
    [order] the order someone said they would play in
    [meld] what each side melded
    [dropped] that the { -dealer } was given the bid
}

## When it is noticed

ruling-before-lead = Before the first lead
ruling-after-lead = After the first lead
ruling-before-look = Before those players have looked
ruling-after-that = After that
ruling-later = Later
ruling-once-begun = Once play has begun
ruling-until-first-trick = Until the first { -trick } is complete
ruling-in-first-trick = During the first { -trick }
ruling-while-dealing = During the { -deal }

# $drawn (code)
ruling-until-dealt = Until the first { -piece } is { $drawn ->
   *[no] dealt
    [yes] drawn
}

# $part (code)
ruling-hand-played = That hand is played and its score is written down, so its { $part ->
   *[deal] { -deal }
    [bidding] bidding
    [meld] meld
    [play] play
} stands

## The deal

ruling-deal-stands = These rules don’t ask for that, so the { -deal } stands

# $times (number)
ruling-shuffle-more = Keep shuffling until the { -piece(form: "many") } have been { -riffle } { $times ->
    [one] once
   *[other] { $times } times
}

# $kind (code)
ruling-deal-mended = { $kind ->
   *[shuffle_by_other] The { -piece(form: "many") } go back to the { -dealer }, who shuffles them
    [shuffle_open] Turn the { -piece(form: "many") } face down and shuffle again
    [shuffle_absent] Shuffle again when everyone is at the table
    [machine_skipped] Run the { -piece(form: "many") } through the machine before the cut
    [cut_missing] The player to the { -dealer }’s right cuts
}

# $official (message)
ruling-reshuffle = Everyone has a right to it: the { -dealer } shuffles again, and the { -piece(form: "many") } are cut again. If the { -dealer } refuses, call the { $official }

# $drawn (code)
ruling-reshuffle-none = No rule gives a right to it. The { -dealer } may do it, until the first { -piece } is { $drawn ->
   *[no] dealt
    [yes] drawn
}

ruling-cut-offer = The { -dealer } offers the cut to the player on the right, who may decline

# $leaving (number): how many must stay below the cut, 0 for any
ruling-cut-again = Put the { -piece(form: "many") } together again. The player to the { -dealer }’s right cuts once{ $leaving ->
    [0] {""}
   *[other] , leaving at least { $leaving } below
}

# $sizes (list of number)
ruling-packets = Take the packet back and deal packets of { COUNT($sizes) ->
    [0] any size
   *[other] { LIST($sizes, style: "or") }
}

ruling-opening-wash = Before the very first { -deal }, everyone may mix and shuffle
ruling-cut-declined = If a cut was offered and declined, nothing is wrong
ruling-cut-not-offered = If no cut was offered
ruling-no-misdeal = No { -deal } is a misdeal here. The numbers decide
ruling-call-right = The call is right
ruling-no-redeal = There’s no new { -deal }
ruling-no-machine = Nothing is wrong: these rules don’t ask for a shuffling machine
ruling-right-seats = It costs nothing: everyone takes their right seat before the { -deal }

# $nines (number)
# $late (code): whether it may have been called too late
ruling-nines-right = Before the bidding, { $nines } nines and no meld give a right to a new { -deal }. { $late ->
   *[no] Any other hand goes on
    [yes] With any other hand, or after a later call, the hand goes on
}

ruling-gives-redeal = That hand gives a right to a new { -deal }
ruling-redeal-until = That hand gives a right to a new { -deal } until someone bids or passes. After that the hand goes on
ruling-redeal-past = It’s too late for a new { -deal }: that hand gave a right to one until someone bid or passed. The hand goes on

# $nines (number)
ruling-not-weak = It takes { $nines } nines and no meld. There’s no new { -deal }, and the hand goes on

## How many pieces everyone has

ruling-counts-right = Everyone has the right number

# $official (message)
ruling-pack-short = Nobody has too many, so a { -piece } is missing. Look for it. The { $official } decides what follows

# $who (seat)
# $count (number)
# $hand (number)
ruling-kitty-in-hand = With the kitty in hand, { SEATS($who) } must still discard { $count }. Then everyone has { $hand }

# $who (seat)
ruling-if-bidder = If { SEATS($who) } is the bidder

# $count (number)
# $hand (number)
ruling-due-back = { $count ->
    [one] One { -piece } still has
   *[other] { $count } { -piece(form: "many") } still have
} to be passed back. Then everyone has { $hand }

ruling-if-one-passed = If only one partner has passed so far
ruling-if-both-passed = If both have passed
ruling-if-dealt-so = If it was dealt that way

# $who (seat)
ruling-if-not-and-bidder = If not, and { SEATS($who) } has the bid

# $who (seat)
# $how (code)
ruling-discarded = { $how ->
   *[none] There was no discard by { SEATS($who) }
    [few] The discard by { SEATS($who) } was too small
    [many] The discard by { SEATS($who) } was too large
}

# $how (code)
ruling-if-discarded = If too { $how ->
   *[few] few
    [many] many
} were discarded

# $official (message)
ruling-many-late = The rules aren’t clear on that once play has begun, so the { $official } decides

ruling-may-still-discard = Until the first lead the bidder may still discard, with no penalty
ruling-totals-even = Both sides had the same number of { -piece(form: "many") }, so the hand stands

# $who (list of seat)
# $how (code)
ruling-totals-uneven = With { $how ->
   *[more] more
    [fewer] fewer
} { -piece(form: "many") } than the others, { SEATS($who) } reneged, and the hand is over

# $known (code): whether the numbers are known
# $callers (code)
ruling-uneven = { $known ->
   *[yes] One side had more { -piece(form: "many") } than the other. That’s a renege by the bidding side
    [no] If one side had more { -piece(form: "many") } than the other, it’s a renege by the bidding side
}, and { $callers ->
   *[opponents] the other side
    [anyone] anyone at the table
} may call it

# $known (code)
# $callers (code)
# $who (list of seat)
ruling-uneven-of = { $known ->
   *[yes] One side had more { -piece(form: "many") } than the other. That’s a renege by the bidding side ({ SEATS($who) })
    [no] If one side had more { -piece(form: "many") } than the other, it’s a renege by the bidding side ({ SEATS($who) })
}, and { $callers ->
   *[opponents] the other side
    [anyone] anyone at the table
} may call it

# $count (number)
ruling-passed-here = You pass { $count } { -piece(form: "many") } here

# $count (number)
ruling-discarded-here = You discard { $count } { -piece(form: "many") } here

# $who (seat)
ruling-only-bidders-pass = Only the bidder, { SEATS($who) }, and their partner pass { -piece(form: "many") }. What the others passed goes back to its hand

ruling-partner-first = The partner passes first, and the bidder looks before passing back

## Bids

ruling-the-remark = For the remark

# $partner (list of seat)
# $bid (bid)
ruling-silenced-set = Silenced, { SEATS($partner) } can’t take the bid of { $bid } either, so that side is set on it

# $bid (bid)
# $floor (number): the least meld that counts, 0 for any
ruling-others-bid-meld = The others get { $bid } and their meld{ $floor ->
    [0] {""}
   *[other] { " " }if it’s { $floor } or more
}

# $void (code)
# $who (seat): who deals
# $bid (bid)
ruling-taken-by-dealer = { $void ->
   *[yes] It doesn’t count
    [no] It counts as a pass
}. Everyone has passed since, so the { -dealer }, { SEATS($who) }, takes the bid at { $bid }

# $bid (bid)
ruling-bid-fine = Nothing is wrong: { $bid } is a legal bid

# $bid (bid)
# $over (bid)
ruling-bid-fine-over = Nothing is wrong: { $bid } is a legal bid over { $over }

# $who (seat)
ruling-must-bid = Everyone else has passed, so { SEATS($who) } must bid

# $who (seat)
# $bid (bid)
ruling-must-take = Everyone else has passed, so { SEATS($who) } must take the bid at { $bid }

ruling-without-marriage = Without a marriage
ruling-without-board = If that side can’t make board

## Too little meld, or no marriage

# $meld (number)
# $floor (number)
ruling-board-enough = With { $meld } meld the hand must be played: { $floor } is enough

# $meld (number)
# $bid (number)
ruling-board-reached = With { $meld } meld the hand must be played: { $bid } is still possible

# $meld (number)
# $bid (number)
ruling-unreached = With { $meld } meld, { $bid } is out of reach

# $floor (number)
# $bid (number)
ruling-board-floor = With { $floor } meld or more the hand must be played. With less, that side is set on { $bid } without play

# What the others get where the rules give them the bid.
# $meld (code)
# $least (number): the least meld that counts, 0 for any
ruling-award-bid = The others get the bid{ $meld ->
   *[all] { " " }and their meld{ $least ->
        [0] {""}
       *[other] , if that’s { $least } or more
    }
    [without-trump] { " " }and any meld that needs no trump{ $least ->
        [0] {""}
       *[other] , if that’s { $least } or more
    }
    [none] {""}
}

# $meld (code)
# $least (number)
ruling-award-meld = The others get { $meld ->
   *[all] their meld{ $least ->
        [0] {""}
       *[other] , if that’s { $least } or more
    }
    [without-trump] any meld that needs no trump{ $least ->
        [0] {""}
       *[other] , if that’s { $least } or more
    }
    [none] nothing
}

# $meld (code)
# $least (number)
ruling-meld-not-given = The others also get { $meld ->
   *[all] their meld
    [without-trump] any meld that needs no trump
}{ $least ->
    [0] {""}
   *[other] , if that’s { $least } or more
}. You didn’t say what it was

ruling-if-given-bid = If the { -dealer } was given the bid
ruling-board-set = A bid someone made is set without play if meld plus every point in play can’t reach it
ruling-hands-shown = That side shows both hands, and all the meld in them counts
ruling-hand-shown = The hand is shown to the others
ruling-dealer-shows = A { -dealer } who was given the bid shows the hand
ruling-out-of-reach = If meld plus every point in play can’t reach the bid, it’s set, whatever is played

# $meld (number)
# $bid (number)
ruling-set-anyway = With { $meld } meld, { $bid } is out of reach and will be set, whatever is played

ruling-played-anyway = The hand is played anyway

# $over (code)
ruling-concede-late = { $over ->
   *[yes] The hand has been played
    [no] The first lead has been made
}, so it’s too late to concede the bid

# $now (code): whether the first lead is known to be still to come
# $gives (code): whether all points in play go to the others
ruling-concede = { $now ->
   *[yes] That side may still concede the bid
    [no] Before the first lead that side may concede the bid
}{ $gives ->
   *[yes] , giving the others every point in play
    [no] {""}
}. If they don’t concede, the hand is played

ruling-if-conceded = If they concede
ruling-no-marriage-needed = Nothing is wrong: trump is named, and the bidder needs no marriage in it
ruling-no-marriage-set = No trump is named and nothing is played: that side is set on the bid

# $bid (number)
ruling-set-unplayed = That side is set on { $bid } without play

ruling-side-set = That side is set without play

# $trump (trump)
ruling-cannot-be-trump = Trump can’t be { TRUMP($trump) }: the bidder must hold that suit’s king and queen

# $who (seat)
# $suits (list of trump)
ruling-marriage-is-trump = The first marriage shown by { SEATS($who) } is trump: { TRUMP($suits, style: "or") }

# $who (seat)
ruling-other-marriage = With another marriage, the first one shown by { SEATS($who) } is trump

# $trump (trump)
ruling-marriage-held = If the bidder holds the king and queen of { TRUMP($trump) }, nothing is wrong

ruling-say-marriage = Say whether the bidder holds them, and you get one answer

# $suits (list of trump)
ruling-first-marriage-of = Of { TRUMP($suits) }, the first one shown is trump. Of two at once, the one named

# $suit (trump)
ruling-first-marriage = That’s the first marriage, so trump is { TRUMP($suit) }

# $suit (trump)
ruling-marriage-unnamed = If nothing was named, trump is { TRUMP($suit) }

# $suits (list of trump)
ruling-has-marriage = That’s a marriage, so the bidder names { TRUMP($suits, style: "or") }

# $trump (trump)
ruling-may-be-named = You may name { TRUMP($trump) } here

# $who (seat)
ruling-only-bidder-names = It doesn’t count: only the bidder, { SEATS($who) }, names trump

ruling-no-trump-there = There’s no trump among these { -piece(form: "many") }

## Meld and play

ruling-are-meld = These { -piece(form: "many") } are meld
ruling-ace-beside = And for the ace that makes no meld

# $bid (number)
ruling-look-under = Below a bid of { $bid } anyone may look at what’s been played

# $bid (number)
ruling-from-bid = From { $bid } up

ruling-last-seen = You may look at the last { -trick } until the next { -piece } is played
ruling-look-in-silence = Nobody speaks while you look
ruling-older-trick = After that, or for an older { -trick }

# $until (code)
ruling-trick-counts = The { -trick } counts for the side that won it. That can be corrected { ruling-until }

ruling-none-taken-back = Nothing is taken back

# $card (piece)
ruling-open-waits = The { PIECES($card) } waits for the first turn where it’s no renege

# $card (piece)
ruling-itself-renege = But the { PIECES($card) } was a renege itself. Ask about that as a renege

# $card (piece)
ruling-open-unplayable = The { PIECES($card) } couldn’t be played there

# $card (piece)
ruling-open-playable = The { PIECES($card) } could be played there without a renege

# $who (seat)
# $card (piece)
ruling-open-lead = It was { SEATS($who) }’s lead, and the { PIECES($card) } had to be led

# $turn (seat)
# $who (seat)
ruling-touched-later = It’s { SEATS($turn) }’s turn. Whether it’s a renege shows when { SEATS($who) } plays it

# $who (seat)
ruling-touched-leads = A lead doesn’t have to follow suit, and it’s { SEATS($who) }’s lead

ruling-touched-fine = It may be played there and is no renege
ruling-touched-reneges = That’s a renege

# $who (seat)
ruling-their-lead = It’s { SEATS($who) }’s lead

# $leads (seat)
# $who (seat)
ruling-their-turn = The lead was { SEATS($leads) }’s, and it’s { SEATS($who) }’s turn

# $who (seat)
# $card (piece)
ruling-won-and-leads = { SEATS($who) } won that { -trick } with the { PIECES($card) } and leads next

# $who (seat)
# $card (piece)
ruling-won-with = { SEATS($who) } won that { -trick } with the { PIECES($card) }

# $who (seat)
# $other (seat)
ruling-has-the-lead = The lead is { SEATS($who) }’s. If { SEATS($other) } led, that’s a lead out of turn

# $what (message): such as “a lead out of turn”
# $renege (code): whether nothing more is said of it
ruling-really = It’s { $what }{ $renege ->
   *[yes] {""}
    [no] , which is no renege here
}

## Reneges

ruling-aces-to-see = Only aces already played prove it: one of each suit beyond those declared
ruling-aces-owed = An ace of each suit has been played, so they had to be declared
ruling-aces-still = Until the first { -piece } is played they may still be declared, with no penalty
ruling-discard-still = Until the first lead the bidder may still discard, or say what was discarded, with no penalty
ruling-if-seen = If that’s been seen

# $official (message)
ruling-declared = The { $official } has declared it a renege

# $when (code)
ruling-mended = { $when ->
   *[either] It’s corrected while it can be, and later it stands. There’s no penalty for it here
    [late] It stands. There’s no penalty for it here
    [now] It’s corrected, and play goes on from there
}

# $who (list of seat)
ruling-change-own = Only { SEATS($who) } may change that { -piece }. Then there’s no penalty

ruling-not-led = If nothing has been led from it

# $who (list of seat)
ruling-until-own = If { SEATS($who) } asked to see the { -trick } before the call, that { -piece } may still be changed

# $until (code)
# $seconds (number): 0 where no clock runs
ruling-until-mended = It can be corrected until { $until ->
   *[next-piece] the next { -piece } is played
    [next-legal] the next { -piece } is legally played or the { -trick } is turned down{ $seconds ->
        [0] {""}
       *[other] , or for { $seconds } seconds
    }
    [next-trick] the end of the next { -trick }
}

# $who (list of seat)
ruling-take-lost = The hand is played out. Points in play don’t count for { SEATS($who) }’s side, but their meld does

# $who (list of seat)
ruling-reneged = { SEATS($who) } reneged, and the hand is over

ruling-meld-lost-too = As we read the rules, that side loses its meld too

# $who (list of seat)
ruling-side-scores-none = Meld and { -trick(form: "many") } count nothing for { SEATS($who) }

ruling-replaces-entered = That replaces what was entered for the hand

# $bid (number)
ruling-set-if-under = If their meld, which you didn’t give, is under { $bid }, they’re set

# $meld (number)
# $bid (number)
ruling-set-under = Their { $meld } meld is under the bid of { $bid }, so they’re set

ruling-only-bidders-renege = Only the bidding side can renege that way

# $kinds (list of message)
ruling-no-renege-but = That’s no renege here. It counts as { LIST($kinds, style: "or") }

# $on (code)
ruling-no-renege-here = That’s no renege here{ $on ->
   *[yes] , and play goes on
    [no] {""}
}

ruling-no-renege = It’s no renege, and play goes on
ruling-another-renege = That’s a different renege from the one called
ruling-apart-renege = That’s a separate matter. Ask about it as a renege

# $reneges (list of message)
# $others (list of message)
ruling-only-some = A renege here: { LIST($reneges) }. Not a renege: { LIST($others) }

ruling-played-stands = The play stands

# $over (code)
ruling-unless-called = { $over ->
   *[no] Play goes on
    [yes] The hand stands
} unless one of them calls it

# $official (message)
ruling-unproven-report = The renege isn’t proven. Play goes on, and the { $official } hears about it

ruling-unproven-noted = The renege isn’t proven. The call is noted, and play goes on

# $who (seat)
ruling-unproven-caller = The renege isn’t proven, so it counts as one by { SEATS($who) }’s side

# $who (list of seat)
ruling-unproven-side = The renege isn’t proven, so it counts as one by the side that could have called it, { SEATS($who) }

ruling-if-no-trick = If that side had no { -trick } at all
ruling-spoiled = The renege isn’t proven, and the accused side had every { -trick }

# $what (code)
# $all (number): points in play
# $bonus (number)
ruling-spoiled-gets = They get { $what ->
   *[meld] their meld
    [bid] the bid, their meld
    [if-theirs] their meld, the bid if the other side had it
}, all { $all } points, and { $bonus } more

# $who (seat)
# $amount (message)
ruling-spoiled-fine = For that call, { SEATS($who) } alone loses { $amount }

ruling-played-right = That { -piece } was played correctly
ruling-trumps-untold = The bidder didn’t say how many trumps were discarded, or said it wrong

# $meld (message): such as aces around
ruling-held-around = A meld was held and not shown: { $meld }

# $count (number)
ruling-totals-had = They had { $count } { -piece(form: "many") }

ruling-totals-fine = Both sides had the right number, or it isn’t the bidders’ fault
ruling-nothing-there = Nothing like that happened there
ruling-not-punished = That’s no renege here
ruling-all-saw = Everyone saw it

## Lay-downs

ruling-claim-nobody = Nobody may lay down and claim the rest here. The hand is played out
ruling-claim-not-bidder = Only the bidder may claim the rest. Play goes on
ruling-claim-bidder = Only the bidder may claim the rest

# $who (seat)
ruling-claim-if-bidder = If the bidder is { SEATS($who) }

ruling-claim-bid = The claim stands, and the bid is made
ruling-claim-stands = The claim stands: that side takes the rest of the { -trick(form: "many") }
ruling-claim-fails = The claim fails: the other side takes everything that’s left, with the last { -trick }

# $unit (code)
ruling-claim-lost = The bidding side loses the hand, and the other side gets its { $unit ->
   *[points] points
    [marks] marks
}

ruling-claim-set-already = The bid is already set, so there’s nothing to claim
ruling-claim-shown = The claim fails: the other side has shown how
ruling-claim-unless-shown = The claim fails if the other side shows this. If nobody does, it stands

# $missing (code)
ruling-claim-to-count = To count the points, say { $missing ->
   *[bid] who had the bid, and what it was
    [taken] what each side had taken
}

# $good (code)
ruling-hands-decide = The hands decide it, even though someone said it was { $good ->
   *[yes] good
    [no] bad
}
