### Replaying hands, and what an expert would have done.

# $table (message): the name of the table
hands-title = Hands of { $table }

# $number (number)
hands-hand = Hand { $number }

# $number (number)
# $table (message): the name of the table
hands-hand-of = Hand { $number }, { $table }

# $contract (text): bid and trump
# $rules (text): whose rules
hands-description = { $contract }. A hand by { $rules } rules, step by step.

# $totals (text): the score after this hand
hands-then = score { $totals }

# $number (number)
hands-replay = Replay<span class="hidden"> hand { $number }</span>
hands-earlier = Earlier hands
hands-record-all = Download all hands
hands-record-how = <code>meldhouse verify FILE</code> checks that every deal was fair. <code>meldhouse replay FILE</code> plays it again.
hands-none = No finished hands yet. They will show up here.
hands-no-script = With JavaScript, the hand plays here card by card. Below, it’s in words.
hands-steps = Step by step
hands-skip = Skip to the result

# $number (number)
hands-step = step { $number }
hands-result = Result
hands-who = Who
hands-why = Why
hands-points = Points
hands-no-score = Nobody scores.
hands-dealt = All hands as dealt

# $who (name)
hands-number-of = { $who }’s number:
hands-verify = These numbers made the deal, and nobody could choose them alone. To check, download the record: <code>meldhouse verify FILE</code> deals the hand again.
hands-share = Share this hand
hands-link = Link to this hand
hands-record = Download this hand
hands-record-table = Download the whole table
hands-closed = Only the players can see all the hands here. You see what spectators saw.
hands-others = Other hands
hands-all = All hands of this table

expert-title = What would an expert have done?
expert-whose = Whose plays
expert-everybody = Everyone’s

# $name (name)
expert-you = { $name } (you)
expert-ask = Ask the expert
expert-luck-and-play = Luck and play

# $number (number)
expert-of = Expert review of hand { $number }
expert-label = Review
expert-again = Check again
expert-back = Back to the hand

## Bid and result of a hand, for its page and the list of hands

# $side (side)
# $bid (bid)
# $trump (trump)
hands-contract = { WHO($side) ->
    [you] You
    [us] You
   *[other] { SIDE($side) }
} bid { $bid } in { TRUMP($trump) }

# $side (side)
# $bid (bid)
hands-bid = { WHO($side) ->
    [you] You
    [us] You
   *[other] { SIDE($side) }
} bid { $bid }

# $how (code): how the hand ended
hands-no-bid = { $how ->
   *[passed-out] everyone passed
    [void] canceled
    [misdealt] a misdeal
    [broken-off] stopped early
}

# $side (side)
# $points (number)
hands-brought = { SIDE($side) } { NUMBER($points, signed: "yes") }

# $sides (list of message): hands-brought
hands-all-brought = { LIST($sides, style: "plain") }

# $side (side)
hands-side = { SIDE($side) }

# $seats (list of seat)
hands-seats = { SEATS($seats) }

hands-everybody = Everyone

# $points (number)
hands-plus = { NUMBER($points, signed: "yes") }

# $points (number)
hands-cents = { NUMBER($points, signed: "yes") }¢

# $points (number)
hands-marks = { $points ->
    [one] { NUMBER($points, signed: "yes") } mark
   *[other] { NUMBER($points, signed: "yes") } marks
}

hands-kitty = Kitty

hands-discard = Discards
