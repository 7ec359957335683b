### What happened at a refereed table beside bids, meld and plays, and what the referee ordered: for the table and for replays.

## What somebody did: without a period, before a colon or as a sentence of its own

# $did (message): one of these
happened-did = { $did }.

# $did (message): one of these
# $what (message): what is wrong with it, such as “a lead out of turn”
happened-irregular = { $did }: { $what }.

# $does (code)
# $who (seat)
act-simple = { $does ->
   *[other] { WHO($who) ->
        [you] You did that
       *[other] { SEATS($who) } did that
    }
    [pass] { WHO($who) ->
        [you] You pass
       *[other] { SEATS($who) } passes
    }
    [shuffle] { WHO($who) ->
        [you] You shuffle
       *[other] { SEATS($who) } shuffles
    }
    [ask-reshuffle] { WHO($who) ->
        [you] You ask for one more shuffle
       *[other] { SEATS($who) } asks for one more shuffle
    }
    [cut] { WHO($who) ->
        [you] You cut
       *[other] { SEATS($who) } cuts
    }
    [decline-cut] { WHO($who) ->
        [you] You decline the cut
       *[other] { SEATS($who) } declines the cut
    }
    [deal] { WHO($who) ->
        [you] You { -deal(form: "you") }
       *[other] { SEATS($who) } { -deal(form: "deals") }
    }
    [draw] { WHO($who) ->
        [you] You draw
       *[other] { SEATS($who) } draws
    }
    [set-up] { WHO($who) ->
        [you] You move your { -piece(form: "many") }
       *[other] { SEATS($who) } moves { -piece(form: "many") }
    }
    [count-hand] { WHO($who) ->
        [you] You count your hand
       *[other] { SEATS($who) } counts the hand
    }
    [call-redeal] { WHO($who) ->
        [you] You call for a new { -deal }
       *[other] { SEATS($who) } calls for a new { -deal }
    }
    [peek] { WHO($who) ->
        [you] You look at what was passed
       *[other] { SEATS($who) } looks at what was passed
    }
    [turn-kitty] { WHO($who) ->
        [you] You look at the kitty
       *[other] { SEATS($who) } looks at the kitty
    }
    [show-meld] { WHO($who) ->
        [you] You show no meld
       *[other] { SEATS($who) } shows no meld
    }
    [gather] { WHO($who) ->
        [you] You take the { -trick }
       *[other] { SEATS($who) } takes the { -trick }
    }
    [ask-to-see] { WHO($who) ->
        [you] You ask to see the last { -trick }
       *[other] { SEATS($who) } asks to see the last { -trick }
    }
    [ask-trump] { WHO($who) ->
        [you] You ask what trump is
       *[other] { SEATS($who) } asks what trump is
    }
}

# $who (seat)
# $bid (bid)
act-bid = { WHO($who) ->
    [you] You bid
   *[other] { SEATS($who) } bids
} { $bid }

# $who (seat)
# $trump (trump)
act-name = { WHO($who) ->
    [you] You name
   *[other] { SEATS($who) } names
} { TRUMP($trump) }

# Something that is no suit.
# $who (seat)
# $said (text)
act-say = { WHO($who) ->
    [you] You name
   *[other] { SEATS($who) } names
} “{ $said }”

# $who (seat)
# $trump (trump)
act-ask-suit = { WHO($who) ->
    [you] You ask
   *[other] { SEATS($who) } asks
} whether { TRUMP($trump) } are trump

# Something that is no suit.
# $who (seat)
# $said (text)
act-ask-said = { WHO($who) ->
    [you] You ask
   *[other] { SEATS($who) } asks
} whether “{ $said }” is trump

# $does (code)
# $who (seat)
# $pieces (list of piece)
act-with = { $does ->
   *[play] { WHO($who) ->
        [you] You play
       *[other] { SEATS($who) } plays
    }
    [touch] { WHO($who) ->
        [you] You touch
       *[other] { SEATS($who) } touches
    }
    [drop] { WHO($who) ->
        [you] You drop
       *[other] { SEATS($who) } drops
    }
    [show] { WHO($who) ->
        [you] You show
       *[other] { SEATS($who) } shows
    }
    [meld] { WHO($who) ->
        [you] You show as meld
       *[other] { SEATS($who) } shows as meld
    }
} { PIECES($pieces) }

# $does (code)
# $who (seat)
# $number (number): how many cards or dominoes
act-some = { $does ->
   *[pass] { WHO($who) ->
        [you] You pass
       *[other] { SEATS($who) } passes
    }
    [discard] { WHO($who) ->
        [you] You discard
       *[other] { SEATS($who) } discards
    }
    [turn-up] { WHO($who) ->
        [you] You turn up
       *[other] { SEATS($who) } turns up
    }
} { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
}

# $who (seat)
# $parts (list of message): the two below
act-misdeal = { WHO($who) ->
    [you] You { -deal(form: "you") }
   *[other] { SEATS($who) } { -deal(form: "deals") }
} { LIST($parts) }

# $who (seat)
# $number (number)
act-deal-few = { $number } too few to { SEATS($who) }

# $who (seat)
# $number (number)
act-deal-many = { $number } too many to { SEATS($who) }

## What everybody saw

# $who (list of seat)
happened-hands-shown = { COUNT($who) ->
    [one] { SEATS($who) } shows the whole hand, and all its meld counts.
   *[other] { SEATS($who) } show their hands, and all the meld in them counts.
}

# A renege call that wasn't proven: the accused side had every trick.
# $side (side)
# $points (number)
happened-awarded = The rest goes to { WHO($side) ->
    [you] you
    [us] your side
    [them] the other side
   *[other] { SIDE($side) }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# $who (seat)
# $what (message): renege-offence, with who it was
# $trick (number): 0 for before the first
happened-call = { WHO($who) ->
    [you] You call
   *[other] { SEATS($who) } calls
} a renege: { $trick ->
    [0] { $what }.
   *[other] in { -trick } { $trick }, { $what }.
}

# $who (seat)
# $piece (piece)
happened-correct = { WHO($who) ->
    [you] You take your { -piece } back and play
   *[other] { SEATS($who) } takes the { -piece } back and plays
} { PIECES($piece) } instead.

# $who (seat)
# $number (number)
happened-trumps = { WHO($who) ->
    [you] You correct
   *[other] { SEATS($who) } corrects
} the number of trumps discarded: { $number }.

# $who (seat)
# $trump (trump)
happened-call-lead = { WHO($who) ->
    [you] You call
   *[other] { SEATS($who) } calls
} for a lead of { TRUMP($trump) }.

# $who (seat)
# $agrees (code)
happened-agree = { $agrees ->
   *[yes] { WHO($who) ->
        [you] You agree
       *[other] { SEATS($who) } agrees
    }
    [no] { WHO($who) ->
        [you] You don’t agree
       *[other] { SEATS($who) } doesn’t agree
    }
} to play on.

# $how (code)
# $who (seat)
happened-end-by = { $how ->
   *[renege] A renege by { SEATS($who) } ends the hand.
    [forfeited] The claim by { SEATS($who) } failed, so the hand is lost.
}

# $how (code)
happened-end = { $how ->
   *[renege] A renege ends the hand.
    [forfeited] A claim failed, so the hand is lost.
    [void] The hand is canceled.
    [misdealt] The { -deal } passes to the left.
    [broken-off] The hand was stopped early.
}

## What the referee ordered

# $who (seat)
# $how (code)
ordered-restrict = { $how ->
   *[silenced] In this hand, { SEATS($who) } may not bid again.
    [next-bid] At the next turn, { SEATS($who) } may only make the lowest legal bid or pass.
}

# $who (seat)
# $bid (bid)
ordered-frozen = At their turn, { SEATS($who) } must bid { $bid } if that’s legal then, or else pass.

# $who (list of seat)
# $does (code)
# $amount (message)
# $why (message)
ordered-penalty = { COUNT($who) ->
    [one] { SEATS($who) } { $does ->
       *[lose] loses
        [get] gets
    }
   *[other] { SEATS($who) } each { $does ->
       *[lose] lose
        [get] get
    }
} { $amount }: { $why }.

# $who (seat)
ordered-lead = { SEATS($who) } must lead the suit the other side calls for.

# $who (seat)
# $trick (number)
# $piece (piece)
# $back (code)
ordered-put-right = In { -trick } { $trick }, { SEATS($who) } plays { PIECES($piece) } instead{ $back ->
   *[no] .
    [yes] . What was played after it goes back.
}

# $who (seat)
# $trick (number)
ordered-take-back = Everything in { -trick } { $trick } goes back, from { SEATS($who) }’s { -piece } on.

# $who (seat)
# $source (seat)
# $number (number)
ordered-pull = { SEATS($who) } draws { $number ->
    [one] { $number } { -piece }
   *[other] { $number } { -piece(form: "many") }
} unseen from { SEATS($source) }.

# $who (seat): who won it
# $trick (number): 0 for the last
ordered-return = { $trick ->
    [0] The { -trick } goes back to { SEATS($who) }, who won it.
   *[other] { -trick(form: "start") } { $trick } goes back to { SEATS($who) }, who won it. What was played since stands.
}

# $about (text): what it is about, as somebody said it
ordered-stop = Play waits until this is settled: { $about }.

# $reopened (code)
ordered-resume = { $reopened ->
   *[no] It’s settled.
    [yes] It’s settled: no renege, and the hand goes on.
}

# $who (seat)
# $clause (text)
# $applies (code)
ordered-ease = { $applies ->
   *[no] { $clause } is relaxed for { SEATS($who) }.
    [yes] { $clause } applies to { SEATS($who) }.
}

# $side (side)
# $points (number)
ordered-left-over = Someone has run out. What’s left goes to { SIDE($side) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# $side (side)
ordered-spoil = Points in play don’t count for { SIDE($side) }.

# $who (seat)
ordered-deal-again = The { -deal } doesn’t count, so { SEATS($who) } { -deal(form: "deals") } again.
