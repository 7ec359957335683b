### Beside a table: what stands above it, the score sheet, how a hand came out, and the log.

## Above the table

sheet-status = Bid, trump, and score

sheet-no-bid = No bid yet

# $when (code): during the bidding or after it
sheet-bid = { $when ->
    [bidding] High bid
   *[after] Bid
}

sheet-trump = trump

sheet-no-trump = (no trump)

# How many trumps were discarded.
# $number (number)
sheet-discarded = ({ $number } discarded)

# A link to the rule. Where there is room, the next line follows it.
sheet-remember = Remember trump

sheet-remember-why = (it isn’t repeated)

# Over a column, and before a number of it read aloud.
# $column (code)
sheet-column = { $column ->
   *[hand] Hand
    [bid] Bid
    [meld] Meld
    [take] Taken
    [trick] { -trick(form: "title") }
    [sum] Total
    [score] Score
}
    .spoken = { $column ->
       *[hand] hand
        [bid] bid
        [meld] meld
        [take] taken
        [trick] { -trick(form: "many") }
        [sum] total
        [score] score
    }

# The same in full.
# $side (side)
# $partner (seat): of the reader
side-full = { WHO($side) ->
    [you] You
    [us] You and { SEATS($partner) }
   *[other] { SIDE($side) }
}

# $number (number)
figure = { $number }

# A hidden word after a number.
# $unit (code)
# $number (number)
unit-word = { $unit ->
   *[points] { $number ->
        [one] point
       *[other] points
    }
    [marks] { $number ->
        [one] mark
       *[other] marks
    }
}

## The score sheet

sheet-title = Score sheet

sheet-none = There’s no score yet.

sheet-empty = No hand is on the sheet yet.

# What is in the table, for those who don’t see it.
# $columns (code)
sheet-caption = { $columns ->
   *[meld] For each hand and side: bid, meld, points taken, and the total so far.
    [take] For each hand and side: bid, points taken, and the total so far.
    [narrow-meld] For each hand: who had the bid, and the totals so far, with meld and points taken in that hand.
    [narrow-take] For each hand: who had the bid, and the totals so far.
}

# $unit (code)
sheet-unit = { $unit ->
   *[points] Points
    [marks] Marks
}

# $games (number)
sheet-games = games won: { $games }

# Who had the bid.
# $side (side)
# $bid (number)
sheet-bidder = { WHO($side) ->
    [you] You
    [us] We
    [them] They
   *[other] { SIDE($side) }
} { $bid }

# How a hand came out, in small letters.
# $parts (list of message): the three below
sheet-ending = { LIST($parts, style: "plain") }

# $came (code)
sheet-came = { $came ->
   *[made] made
    [set] set
}

# $how (code)
sheet-how = { $how ->
   *[board-set] set: out of reach
    [passed-out] everyone passed
    [conceded] conceded
    [renege] a renege
    [forfeited] a failed claim
    [void] canceled
    [misdealt] a misdeal
    [broken-off] stopped early
    [claimed] claimed the rest
}

sheet-uncounted = doesn’t count

# What the hand itself brought. The spaces before the numbers don’t break.
# $total (number)
sheet-brought = this hand { $total }

# $total (number)
# $meld (number)
# $take (number)
# $how (code)
sheet-brought-parts = { $how ->
   *[sum] this hand { $total }: meld { $meld }, taken { $take }
    [set] set: { $total }; meld { $meld }, taken { $take } don’t count
    [other] this hand { $total }; meld { $meld }, taken { $take }
    [nothing] this hand { $total }; meld { $meld }, taken { $take } not counted
}

## Where a game stands

# $number (number)
game-hand = Hand { $number }

# $number (number)
# $hands (number)
game-hand-of = Hand { $number } of { $hands }

# $number (number)
# $won (number): games won by my side
# $lost (number): by the other
game-number = game { $number }, { $won }–{ $lost }

# $what (code): what the hands that are added up are called
# $hands (number)
game-hands = { $what ->
   *[game] A game
    [round] A { -round }
} has { $hands ->
    [one] { $hands } hand.
   *[other] { $hands } hands.
}

# $what (code): what the hands that are added up are called
# $unit (code)
# $target (number)
game-target = The { $what ->
   *[game] game
    [round] { -round }
} goes to { $unit ->
   *[points] { $target } points.
    [marks] { $target ->
        [one] { $target } mark.
       *[other] { $target } marks.
    }
}

# $number (number)
# $best (number)
# $sides (list of message): side-points
game-of-match = Game { $number } of a match, best of { $best }. Games won: { LIST($sides, style: "plain") }.

# $sides (list of message): side-points
game-match-over = The match is over. Games won: { LIST($sides, style: "plain") }.

## How a hand came out

result-first = The first hand

result-first-soon = It’s dealt as soon as everyone is ready.

# $number (number)
# $side (side)
# $bid (bid)
result-title = Hand { $number }: { WHO($side) ->
    [you] You
    [us] You
    [them] They
   *[other] { SIDE($side) }
} bid { $bid }

# $number (number)
# $how (code)
result-title-none = Hand { $number }: { $how ->
   *[over] the hand is over
    [passed-out] everyone passed
    [void] the hand doesn’t count
    [misdealt] a misdeal
    [broken-off] stopped early
}

result-unscored = It’s scored when everyone is ready for the next hand. Until then you can object.

result-all-hands = All hands, as they were dealt

result-all-tricks = All { -trick(form: "many") }

# A link.
# $what (code)
result-replay = { $what ->
   *[hand] Replay this hand
    [hands] All hands of this table
}

result-counted = How it was counted

# Over a column.
# $column (code)
result-column = { $column ->
   *[who] Who
    [why] Why
    [points] How much
}

everyone = Everyone

# $points (number)
entry-points = { NUMBER($points, signed: "yes") }

# $marks (number)
entry-marks = { NUMBER($marks, signed: "yes") } { $marks ->
    [one] mark
   *[other] marks
}

# $what (code)
result-last-trick = { $what ->
   *[all] The last { -trick }
    [played] The last { -trick } that was played
}

result-broken = This is how it could have gone:

# $what (code)
result-pile = { $what ->
   *[kitty] Kitty
    [discard] Discarded
}

# $who (list of seat)
result-waiting = You’re ready. Waiting for { SEATS($who) }.

result-dealing = The hand is being dealt.

# A button.
# $what (code)
result-go-on = { $what ->
   *[hand] Next hand
    [game] Next game
    [play-on] Play on
    [again] Play again
    [sheet] To the score sheet
    [lobby] Back to the lobby
    [say] Say something
}

## The log, the rules, what the rules ask

log-region = What happened, latest first; each { -trick } in order

log-order = The latest is on top; read each { -trick } downward.

log-rulings = Rulings

rules-brief = The rules in brief

# A link; the club’s rules by name.
# $club (text)
all-rules = All rules of { $club }

remind-title = The rules say

# Before a sentence of the rules, where there is room for nothing else.
remind-short = The rules say:{" "}

# Stands right behind the last one, where there is no room.
remind-tap = tap to read

remind-done = OK
