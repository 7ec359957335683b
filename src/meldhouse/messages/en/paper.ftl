### What stands on paper: the shortest word a scorekeeper knows. Boxes are narrow, and some papers have two languages.

## At the head and the foot of a page

# $version (text): such as 2014-08
paper-rules = Rules of { $version }
paper-table = Table

# $number (number)
# $pages (number)
paper-page = Page { $number } of { $pages }
paper-continued = Continued on the next sheet
paper-only-here = The code works on this computer only. To make it work on phones, see “Print” at the desk.

# $sign (text): what is printed instead of a letter
paper-letters = { $sign } stands for a letter that this computer can’t print.

## Seats and sides, short

# $seat (code): N, E, S or W
paper-seat-letter = { $seat ->
   *[N] N
    [E] E
    [S] S
    [W] W
}

# $side (code): NS or EW, or a seat where everybody plays alone
paper-side-letters = { $side ->
   *[NS] NS
    [EW] EW
    [N] N
    [E] E
    [S] S
}

# $side (side)
paper-side-name = { SIDE($side) }
paper-seat = Seat
paper-name = Name
paper-player = Player
paper-players = Players
paper-pair = Pair
paper-partner = Partner
paper-opponents = Opponents
paper-round = { -round(form: "start") }

## Score sheets

# $round (number)
# $of (number): 0 where nobody knows how many there are
paper-round-of = { -round(form: "start") } { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}

# $round (message): what it is called
# $match (message)
paper-round-match = { $round }: { $match }
paper-hand = Hand
paper-dealer = { -dealer(form: "start") }
paper-trump = Trump
paper-kitty = Kitty

# $column (code)
paper-column = { $column ->
   *[bid] Bid
    [meld] Meld
    [take] Take
    [total] Total
    [marks] Marks
}

# How a hand ended.
# $board (code): whether a bid can be out of reach before play
paper-set = { $board ->
   *[no] Set
    [yes] Set, board set
}

# $side (code)
paper-agree = { paper-side-letters } agree
paper-yes = yes
paper-all = All
paper-total = Total

# $bonus (code): whether there is a bonus among them
paper-penalties = { $bonus ->
   *[no] Penalties
    [yes] Bonus, penalties
}

# $bonus (code): whether there is a bonus among them
paper-hands-total = { $bonus ->
   *[no] All hands
    [yes] Hands and bonus
}
paper-round-total = { -round(form: "start") } total
paper-hands = Hands
paper-bonus = Bonus
paper-penalty = Penalty
paper-why = Why
paper-pays = Pays

# $points (number)
paper-bonus-made = bonus { $points }

# How a hand ended, in a narrow column or after “hand 2:”.
# $how (code)
paper-ended = { $how ->
   *[set] set
    [conceded] set, conceded
    [board-set] board set
    [no-board] board set
    [no-marriage] set, no marriage
    [silenced] set, silenced
    [renege] renege
    [forfeited] failed claim
    [passed-out] all passed
    [void] canceled
    [misdealt] misdealt
    [broken-off] stopped
}

# The same, with the seat that did it.
# $how (code)
# $seat (code)
paper-ended-by = { paper-ended } ({ paper-seat-letter })

# A side whose counters a renege cost.
# $side (code)
paper-renege-of = renege ({ paper-side-letters })

# $won (code): the side that won it, or nobody
# $side (code)
paper-draw-won = { $won ->
   *[yes] { paper-side-letters } won the tie
    [no] still a tie
}

# $name (name)
# $other (name)
paper-plays-for = { $name } for { $other }

# $bonus (number)
# $by (code): what has to be won: all tricks, or all points
# $points (number)
paper-bonus-all = { $bonus } for { $by ->
   *[points] all { $points } points
    [tricks] every { -trick }
}.

# $bonus (number)
paper-bonus-skunk = { $bonus } for a skunk.
paper-kitty-means = Kitty: trumps discarded.

# $amount (money)
paper-fee-for-sets = { MONEY($amount) } for each set or renege.

# $target (number)
paper-first-to = First to { $target }.
paper-result-alone = result only
paper-result-only = Only the result was handed in, without the hands.

## What stands below a sheet, a sentence for each

# $name (name)
paper-replaced = { $name } had a stand-in: 0 for the { -round }.

# $name (name)
# $clause (text)
paper-replaced-by = { $name } had a stand-in: 0 for the { -round } ({ $clause }).

# $name (name)
# $other (name)
paper-stands-in = { $name } plays for { $other }.

# $hand (number)
# $names (list of name)
paper-decided-draw = Hand { $hand } decided the tie: { LIST($names) } won it. Its points don’t count.

# $game (number): 0 where there is one only
# $hand (number)
# $what (message)
paper-at-hand = { $game ->
    [0] Hand { $hand }
   *[other] Game { $game }, hand { $hand }
}: { $what }.

# $how (code)
# $counts (code)
paper-hand-ended = { paper-ended }{ $counts ->
   *[yes] {""}
    [no] , not counted
}

# $how (code)
# $counts (code)
# $name (name): who did it
paper-hand-ended-by = { paper-ended } ({ $name }){ $counts ->
   *[yes] {""}
    [no] , not counted
}

# $names (list of name)
# $what (message)
paper-of = { LIST($names) }: { $what }

# A remark that is another sentence without its period.
# $says (message)
paper-sentence = { $says }.

## Marks

# $target (number)
paper-marks-target = First to { $target } marks.

# $target (number)
# $again (text): a sign
paper-marks-how = First to { $target } marks. Write the bid in the next free box of the side that won the hand. For two marks, write it once and put a dash ({ $again }) in the second box.

# $sign (text)
paper-marks-cross = { $sign } = a mark without a bid, such as a penalty.

# $sign (text)
paper-marks-again = { $sign } = one more mark for the same hand.

# $game (number): 0 where there is one only
paper-game = { $game ->
    [0] Game
   *[other] Game { $game }
}
paper-first-dealer = First { -dealer }:

# $marks (number)
paper-bid-marks = { $marks } marks

# $marks (number)
paper-bid-marks-short = { $marks }m

# $side (side)
paper-games-won-by = Games won by { SIDE($side) }:
paper-games-won = Games won
paper-one-side = Side

## Signing

# $side (code)
paper-signed-for = Signed for { paper-side-letters }
paper-scorekeeper = Scorekeeper

# $side (code)
paper-scorekeeper-of = Scorekeeper ({ paper-side-letters })

# $side (code)
paper-checked-by-side = Checked by { paper-side-letters }

# $who (code)
paper-checked-by = Checked by { $who ->
   *[other] the other side
    [player] another player
}
paper-scoring-table = Scoring table
paper-official = Official
paper-second-official = Second official

## Corrections

paper-corrections = corrections
paper-what = What
paper-was = Was
paper-now = Now
paper-by = By

# $hand (number): 0 for the result
paper-corrected = { $hand ->
    [0] Result
   *[other] Hand { $hand }
}

# $seat (seat)
paper-initials-of = { SEATS($seat) } initials
paper-told = told

# $score (text): the score of the table, such as 240 : 160
paper-score-was = score { $score }

## Cards of players

paper-name-blank = Name:
paper-won = Won

# $won (code)
paper-won-it = { $won ->
   *[yes] yes
    [no] no
    [draw] tie
}
paper-score = Score
paper-so-far = So far
paper-initials = Initials
paper-out-bye = bye

# $worth (code): what it gives
paper-out-worth = { $worth ->
   *[nothing] sits out: 0
    [average] sits out: average
    [winners] sits out: winners’ average
    [win] sits out: a win
}
paper-did-not-play = didn’t play
paper-three-handed = three-handed

## Seating

paper-sitting-out = Sitting out:
paper-sits-out = sits out

## Bracket

paper-match = Match

# $number (number): the first, or the second
paper-side = Side { $number }
paper-result = Result

# $side (message): who it is
# $score (number)
paper-side-score = { $side }: { $score }
paper-byes = No match in the first round:

## Standings and prizes

paper-place = Place
paper-note = Note

# $rounds (number)
paper-standings = Standings after { $rounds } { $rounds ->
    [one] { -round }
   *[other] { -round(form: "many") }
}
paper-standings-final = Final standings

# $title (message)
# $division (message)
paper-of-division = { $title }: { $division }

# $number (number)
paper-round-short = { -round(form: "letter") }{ $number }

# $worth (message): what it gives
paper-bye-means = Bye: { $worth }.

# $sign (text)
# $note (message)
paper-sign-means = { $sign } { $note }.
paper-prizes = Prizes
paper-for = For
paper-prize = Prize
paper-received = Received (signature)

# $title (message)
paper-provisional = { $title } (provisional)
paper-early = Provisional: places can still change. Don’t hand out anything by this list.

# $money (money): all of it
# $number (number)
# $each (money)
paper-money-each = { MONEY($money) } ({ $number } × { MONEY($each) })

# What a pair shares, and cannot halve.
# $money (money): all of it
# $larger (money)
# $smaller (money)
paper-money-halves = { MONEY($money) } ({ MONEY($larger) } + { MONEY($smaller) })

## Receipts

paper-receipt = Receipt

# $number (text)
paper-receipt-numbered = Receipt { $number }
paper-paid-to = Paid to
paper-received-from = Received from
paper-amount = Amount
paper-for-club = For the club
paper-date-if-other = Date, if different

## Penalty slips

paper-penalty-slip = Penalty slip
paper-charged = Charged to

# $account (code)
paper-charged-to = { $account ->
   *[blank] player / side
    [player] player
    [side] side
    [named] as named
}
paper-happened = What happened
paper-time = Time
paper-player-told = Player (knows)
paper-other = Other:
paper-a-set = a set

# $what (message)
# $cost (message)
paper-known = { $what }: { $cost }

# $points (number)
# $unit (code)
# $to (code): who gets them
paper-costs = { $points } { $unit ->
   *[points] { $points ->
        [one] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
       *[other] marks
    }
}{ $to ->
   *[nobody] {""}
    [others] {" "}to the others
}

# $cost (message)
paper-costs-or = { $cost }, or as the official decides

# $each (number): points
# $grace (number): minutes
# $most (number): 0 without a limit
paper-costs-late = { $each } a minute after { $grace }{ $most ->
    [0] {""}
   *[other] , { $most } at most
}

# $place (number)
# $number (number): how many have one each
paper-medal = { $place ->
    [1] Gold medal
    [2] Silver medal
    [3] Bronze medal
   *[other] Medal for place { $place }
}{ $number ->
    [one] {""}
   *[other] {" "}each
}

# What was paid back, on the receipt of whoever had paid it.
# $of (code)
receipt-paid-back = { $of ->
   *[fee] Entry fee refunded
    [side-money] Quarters refunded
    [fine] Fine refunded
}

# $of (code)
# $note (text): what was written beside it
receipt-paid-back-for = { receipt-paid-back }: { $note }

# Of a prize, after a correction.
# $handed (money)
# $back (money)
# $number (number): how many gave it back
receipt-given-back = { MONEY($handed) } was handed out, { MONEY($back) } given back{ $number ->
    [one] {""}
   *[other] {" "}by both
}

# What came in, or a prize that went back.
# $kind (code)
receipt-for = { $kind ->
   *[fee] Entry fee
    [side-money] Quarters for sets and reneges
    [fine] Fine
    [gift] Gift
    [prize-back] Prize given back
}

## What can be printed

# $job (code)
paper-job = { $job ->
   *[sheets] Score sheets, with names and what is written so far
    [blank-sheets] Score sheets, with names only
    [cards] A card for every player
    [tables] Table cards to fold and stand up
    [chart] Seating by table
    [names] Seating by name
    [bracket] The bracket, match by match
    [tags] Name tags
    [slips] Penalty slips, filled in
    [blank-slips] Penalty slips to fill in
    [standings] Standings
    [divisions] Standings of each division
    [prizes] Prize list to sign
    [receipts] Receipts for prizes
    [paid] Receipts for payments
}
