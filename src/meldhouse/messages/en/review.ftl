### Looking back at a hand: what somebody did, what it cost, and what was better.

## What somebody did

# $seat (seat)
# $bid (bid)
did-bid = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} bid { $bid }

# $seat (seat)
# $trump (trump)
did-name-trump = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} { $trump ->
    [follow-me] played follow me
   *[other] made { TRUMP($trump) } trump
}

# $seat (seat)
# $pieces (list of piece)
did-pass-pieces = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} passed { PIECES($pieces) }

# $seat (seat)
# $pieces (list of piece)
did-discard = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} discarded { PIECES($pieces) }

# $seat (seat)
# $pieces (list of piece)
did-show-meld = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} melded { PIECES($pieces) }

# $seat (seat)
# $piece (piece)
did-play = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} played { PIECES($piece) }

# $seat (seat)
# $act (code)
did-act = { WHO($seat) ->
    [you] You
   *[other] { SEATS($seat) }
} { $act ->
   *[pass] passed
    [turn-kitty] turned the kitty first
    [redeal] threw the hand in
    [concede] conceded the bid
    [stop] stopped there
    [claim] claimed the rest
    [accept] accepted the claim
    [challenge] challenged the claim
    [meld] showed all the meld
    [no-meld] showed no meld
    [other] did something else
}

## One play to improve

# A line in the list.
# $did (message)
# $trick (number): 0 before the first trick
# $cost (message)
review-mistake = { $did }{ $trick ->
    [0] {""}
   *[other] {" "}in { -trick } { $trick }
}. Cost: { $cost }.

# $did (message)
# $trick (number): 0 before the first trick
# $cost (message): in this very deal
# $better (message)
review-hindsight = { $did }{ $trick ->
    [0] {""}
   *[other] {" "}in { -trick } { $trick }
}. Cost in this deal: { $cost }. Better: { $better }

# $better (message)
review-better-was = Better: { $better }

## Why it was better

# $aim (code)
# $often (message)
# $against (message): of what was done
review-compared = { $aim ->
   *[make] That made the bid { $often }; your choice made it { $against }.
    [set] That set them { $often }; your choice set them { $against }.
}

# $amount (message)
review-takes-more = That takes { $amount } more on average.

# $amount (message)
review-better = That’s better by { $amount } on average.

# What it cost in this very deal.
# $points (number)
review-this-deal = In hindsight, { $points ->
    [0] it made no difference in this deal.
    [one] it cost { $points } point in this deal.
   *[other] it cost { $points } points in this deal.
}

## The whole hand

# $whose (code)
# $seat (seat)
# $number (number)
review-summary = { $number ->
    [0] No play to improve
    [one] { $number } play to improve
   *[other] { $number } plays to improve
}{ $whose ->
   *[all] {""}
    [mine] {" "}for you
    [one] {" "}for { SEATS($seat) }
}

# $number (number): of decisions
review-no-mistake = { $number ->
    [one] The expert checked the one decision of the hand and found nothing that cost more than a counter.
   *[other] The expert checked all { $number } decisions of the hand and found nothing that cost more than a counter.
}

# What would have been better with all hands open, which nobody could know.
# $number (number)
review-hindsight-only = In hindsight only ({ $number })

review-irregular = Something irregular happened in this hand, so there’s no telling what was best.

review-not-over = The hand isn’t over yet, so there’s nothing to look back at.

## While the expert is at it

review-checking = The expert is still checking every decision in this hand. A long hand takes a minute.

# $done (number)
# $of (number)
review-checking-so-far = The expert is still checking every decision in this hand: { $done } of { $of } done. A long hand takes a minute.

## Luck and play: a table with a column for each side

review-balance = Luck and play

# $unit (code): the head of the first column
review-unit = { $unit ->
   *[points] Points
    [marks] Marks
}
review-luck = Luck
review-gifts = The others’ mistakes
review-own-mistakes = Own mistakes
review-ahead = Total: ahead of the others by
review-made = Made in this hand
review-counted = Counted on the score sheet
review-scored = Scored in this hand
review-why = Why?

# $sides (number)
review-why-sum = The first three lines add up to the fourth: what a side made in this hand minus what { $sides ->
   *[2] the other side made.
    [3] the others made on average.
} A minus means they fell behind.
review-why-uncounted = Not all of it counted; the hand’s score shows why.
review-why-marks = Part of a mark is a chance: 0.25 is one mark every four hands like this.
review-why-luck = Luck is what’s left when every mistake is corrected. Partners’ mistakes are added up. What a mistake cost is an average over many simulated deals; in this deal it may have cost less, or nothing.
