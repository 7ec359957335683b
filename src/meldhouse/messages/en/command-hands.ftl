### Commands about hands: score, replay, review, verify, solve, perft, hint, simulate, duel.

## Score

# The head of what each side has.
# $unit (code): what is counted
# $of (code): of what
cli-sum = { $of ->
   *[all] { $unit ->
       *[points] Total points
        [marks] Total marks
        [games] Total games
        [cents] Total cents
    }
    [hand] { $unit ->
       *[points] Points for this hand
        [marks] Marks for this hand
        [games] Games for this hand
        [cents] Cents for this hand
    }
    [so-far] { $unit ->
       *[points] Points so far
        [marks] Marks so far
        [games] Games so far
        [cents] Cents so far
    }
}
# $sum (message): the head
# $parts (list of message): what each side has
cli-sums = { $sum }: { LIST($parts, style: "plain") }
# $side (message)
# $amount (number)
cli-side-has = { $side } { $amount }
# An amount that is not in the usual unit.
# $amount (number)
# $unit (code)
cli-amount = { $amount } { $unit ->
   *[points] { $amount ->
        [one] point
        [-1] point
       *[other] points
    }
    [marks] { $amount ->
        [one] mark
        [-1] mark
       *[other] marks
    }
    [games] { $amount ->
        [one] game
       *[other] games
    }
    [cents] { $amount ->
        [one] cent
        [-1] cent
       *[other] cents
    }
}
# $hands (list of number)
cli-hands-wrong = { COUNT($hands) ->
    [1] Nothing was scored. Hand { LIST($hands) } can’t be right as written.
   *[other] Nothing was scored. Hands { LIST($hands) } can’t be right as written.
}
cli-hands-wrong-advice = Correct these slips and score them again.
# $faults (number)
cli-slip-wrong = { $faults ->
    [one] Nothing was scored. This slip has a mistake.
   *[other] Nothing was scored. This slip has { $faults } mistakes.
}
cli-slip-wrong-advice = Correct the slip and score it again.
# $number (number)
cli-hands = { $number ->
    [one] { $number } hand
   *[other] { $number } hands
}
# $number (number)
# $story (message)
cli-hand-story = Hand { $number }: { $story }
# $number (number)
cli-after-hands = { $number ->
    [one] After { $number } hand
   *[other] After { $number } hands
}
# $side (message)
# $points (number)
# $why (message)
cli-bonus = { $side } { NUMBER($points, signed: "yes") }: { $why }
# $what (code): whether a game is played to a target, or a round of hands
cli-goes-on = { $what ->
   *[game] The game goes on.
    [round] The { -round } goes on.
}
# $what (code)
# $why (message)
cli-is-over = { $what ->
   *[game] The game is over.
    [round] The { -round } is over.
} { $why }.
# $number (number)
# $of (number)
cli-hands-played = { $number } of { $of } hands played
# Half a sentence, after the name of the club or the number of a hand.
cli-story-passed = everyone passed
cli-story-void = the hand doesn’t count
cli-story-beside = given on top of the hands
cli-story-back = taken back
# $seat (seat)
# $bid (bid)
cli-story = { SEATS($seat) } bid { $bid }
# $seat (seat)
# $bid (bid)
# $trump (trump)
cli-story-trump = { SEATS($seat) } bid { $bid } in { TRUMP($trump) }
# $amount (number): a bid that is one mark
cli-one-mark = { $amount } (1 mark)
cli-slip-or-hand = Give a slip, or the hand with options, not both.
cli-the-hand = the hand
# $why (text): what the reader of JSON says
cli-slip-not-json = The slip isn’t valid JSON: { $why }.
cli-slip-too-deep = The slip isn’t valid JSON: it’s nested too deeply.
cli-slip-unread = The slip can’t be read.
# $example (text)
# $list (text)
cli-slip-json = A slip is one JSON object such as { $example }. A round or game is a list of slips: { $list }.
# $line (text)
# $head (text)
cli-slip-toml = In TOML a slip has lines such as { $line }. Each hand of a game comes under a line { $head }.

## Records

# $faults (number)
cli-record-wrong = { $faults ->
    [one] This record has a mistake, so it wasn’t replayed.
   *[other] This record has { $faults } mistakes, so it wasn’t replayed.
}
cli-record-wrong-advice = Correct these lines and try again.
cli-record-apart-advice = Correct these lines and try again. If the hands weren’t played one after the other at one table, write “hands: apart” at the top.
cli-no-record = Put the whole text of a record in the field "record".
# $hands (number)
# $number (number)
cli-no-such-hand = { $hands ->
    [one] This record has only one hand, so there is no hand { $number }.
   *[other] This record has { $hands } hands, so there is no hand { $number }.
}
# $seat (seat)
# $name (name)
cli-sits = { SEATS($seat) } is { $name }
# $all (list of message)
cli-who-sits = { LIST($all, style: "plain") }.
# $number (number)
# $seat (seat)
cli-hand-dealer = Hand { $number }: { SEATS($seat) } is the { -dealer }
# $number (number)
# $seat (seat)
cli-hand-dealer-refereed = Hand { $number }: { SEATS($seat) } is the { -dealer }, at a refereed table
# $times (number)
cli-thrown-in = { $times ->
    [one] The { -deal } was thrown in once. This is the last one.
   *[other] The { -deal } was thrown in { $times } times. This is the last one.
}
# $calls (list of message)
cli-bidding = Bidding: { LIST($calls, style: "plain") }.
# $seat (seat)
# $bid (bid)
cli-call = { SEATS($seat) } { $bid }
# $seat (seat)
cli-call-pass = { SEATS($seat) } passes
# $seat (seat)
# $bid (bid)
# $how (code): whether it was bid, or left to the dealer
cli-has-bid = { SEATS($seat) } { $how ->
   *[bid] takes the bid at { $bid }.
    [dropped] gets the bid at { $bid }, because nobody bid.
}
# $seat (seat)
# $bid (bid)
# $trump (trump)
# $how (code)
cli-has-bid-trump = { SEATS($seat) } { $how ->
   *[bid] takes the bid at { $bid }, { TRUMP($trump) }.
    [dropped] gets the bid at { $bid }, { TRUMP($trump) }, because nobody bid.
}
# Cards follow.
# $seat (seat)
cli-passes-pieces = { SEATS($seat) } passes:
# Cards follow.
# $seat (seat)
# $to (seat)
cli-passes-pieces-to = { SEATS($seat) } passes to { SEATS($to) }:
# Cards follow.
# $seat (seat)
cli-discards = { SEATS($seat) } discards:
cli-none = none
cli-trick-head = { -trick(form: "start") }
# What happened follows.
# $number (number)
cli-in-trick = { -trick(form: "start") } { $number }:
cli-what-else = What else happened:
# $phase (message): what the table is doing
cli-record-stops = The record stops here: { $phase }.
cli-not-scored = This hand can’t be scored:
# $number (number)
cli-hand-not-scored = Hand { $number } can’t be scored.

## Reviews

# $hands (code): how many were asked about
cli-not-over = { $hands ->
   *[one] This hand isn’t over yet.
    [more] No hand in this record is over yet.
}
# $command (text)
cli-not-over-advice = For advice on what to do now: { $command }
# $number (number)
# $level (text)
cli-reviewed = { $number ->
    [one] { $number } hand, reviewed by { $level }
   *[other] { $number } hands, reviewed by { $level }
}
cli-all-hands = All hands
# $shown (number)
# $number (number)
cli-some-mistakes = Only { $shown } of { $number } mistakes are shown. The figures count all of them.
cli-review-key = The score is a side’s own score minus the other side’s. Luck is what’s left without mistakes: the { -deal }, and where the hidden { -piece(form: "many") } were.
# $seat (seat)
cli-story-nobody-bid = { SEATS($seat) } was the { -dealer }, and nobody bid
cli-no-mistakes = No mistake cost more than a counter.
# $number (number)
cli-mistakes-untold = { $number ->
    [one] Its one mistake isn’t shown here.
   *[other] Its { $number } mistakes aren’t shown here.
}
# $number (number)
cli-unsolved = { $number ->
    [one] For { $number } play, the cost in hindsight was too hard to find.
   *[other] For { $number } plays, the cost in hindsight was too hard to find.
}
# $number (number)
cli-unjudged = { $number ->
    [one] { $number } decision after an irregularity couldn’t be judged.
   *[other] { $number } decisions after an irregularity couldn’t be judged.
}
# A row of the balance of a review.
# $row (code)
cli-balance = { $row ->
   *[luck] Luck
    [gifts] Gifts
    [mistakes] Own mistakes
    [result] Result
}

## Hints

cli-for-official = An official has to rule first, so there is nothing to decide.
# $seat (seat)
# $others (list of seat)
cli-not-theirs = { SEATS($seat) } has nothing to decide now. It’s up to { SEATS($others, style: "or") }.
cli-not-theirs-advice = Leave out --seat, or choose another moment with --at.
# $name (text)
cli-needs-hand = “{ $name }” is a set of rules. Add your cards with --hand.
# $example (text): a whole command
cli-for-example = For example: { $example }
# $name (text)
# $near (text)
cli-neither = There is no file and no rules called “{ $name }”. Did you mean { $near }?
cli-hand-over = This hand is over, so there is nothing left to decide.
# $command (text)
cli-hand-over-advice = To review it: { $command }. To ask about the moment after 10 decisions, add “--at 10”.
# $decisions (number)
cli-no-moment = { $decisions ->
    [one] This hand has { $decisions } decision. Use --at 0 to { $decisions }.
   *[other] This hand has { $decisions } decisions. Use --at 0 to { $decisions }.
}
cli-over-then = After its last decision the hand is over.
# $at (number)
cli-try-at = Try --at { $at }.
cli-earlier = Ask about an earlier moment, with --at.
cli-with-record = --at, --number, and --book go with a record, not with --hand.
cli-with-hand = --dealer and --calls go with --hand.
# $seat (seat)
cli-what-to-do = what { SEATS($seat) } should do
cli-hear-chart = Type “chart” to hear the chances of every bid.
# What is on the table follows.
cli-table-now = On the table:
# $trump (trump)
# $chances (list of message)
cli-chances = { TRUMP($trump) }: { LIST($chances, style: "plain") }.
# $bid (bid)
# $percent (text)
cli-chance = { $bid } made { $percent }
# Under a chart of bids.
# $best (code): whether one is marked
cli-chart-key = { $best ->
   *[yes] The best choice is in brackets.
    [no] Nothing is in brackets: passing is better.
}
cli-auction-over = With these calls the bidding is over.
cli-auction-over-advice = Leave out the last one.
# $turn (seat)
# $seat (seat)
cli-not-your-turn = It’s { SEATS($turn) }’s turn to bid, not { SEATS($seat) }’s.
# $turn (seat)
# $example (text)
cli-not-your-turn-advice = Add { SEATS($turn) }’s call with --calls, such as “{ $example }”. Or say where you sit, with --seat.
# $size (number)
# $number (number)
cli-hand-size = A hand has { $size } { -piece(form: "many") }, not { $number }.
# $said (text)
cli-no-call = “{ $said }” isn’t a call. Write who and what, such as “E 50” or “S pass”.
# $said (text)
# $why (message)
cli-call-refused = “{ $said }” isn’t possible. { $why }

## Fair deals

cli-fair-unproven = This hand carries no proof of its deal.
cli-fair-old = This record has the older format 1. It shows that these hands come from its key. It doesn’t show that nobody chose that key, so it doesn’t prove a fair deal.
cli-fair-unwitnessed = These notes belong to no hand of the record.
cli-fair-tables = The hands were sealed at different tables.
# $numbers (list of number)
cli-fair-missing = The hands were sealed as numbers { LIST($numbers) }, so some are missing.
# $why (message)
cli-unfair = NOT FAIR: { $why }
# $number (number)
cli-hand = Hand { $number }
# $table (text)
# $hand (number)
# $seal (text)
cli-fair-seal = Table { $table }, hand { $hand }. Seal before the deal: { $seal }
# $attempt (number)
# $names (list of name)
# $why (code)
cli-fair-again = Attempt { $attempt } was started over: { LIST($names) } { $why ->
   *[unopened] sent no number in time.
    [lost] no longer had the number in their browser.
    [seats] sat down, left, or came back.
}
# $name (name)
# $number (text)
cli-fair-added = { $name } added: { $number }
cli-fair-seen = Your browser saw the same seal and number.
cli-fair-if-seen = This holds if your browser saw this seal. Check with --witness.
# $times (number)
# $hands (number)
# $of (number)
cli-fair-started-over = { $times ->
    [one] Started over once, in { $hands } of { $of } hands.
   *[other] Started over { $times } times, in { $hands } of { $of } hands.
}
# $hands (list of number)
cli-fair-unrecorded = { COUNT($hands) ->
    [1] Your browser also saw hand { LIST($hands) } of this table, which isn’t in this record.
   *[other] Your browser also saw hands { LIST($hands) } of this table, which aren’t in this record.
}
# $names (list of name)
cli-fair-proven = The deal was fair: it comes from the server’s seed and the numbers of { LIST($names) }.
cli-fair-server-alone = The deal comes from the server’s seed alone, so it proves nothing.
# $seats (list of seat)
cli-fair-computers = No number came from { SEATS($seats) }: a computer player sat there.
# $attempts (number)
# $names (list of name)
cli-fair-without = After { $attempts } attempts it went on without a number from { LIST($names) }.

## Positions

cli-position-needs = A position needs trump (--trump), whose turn it is (--turn), and a hand for every player (--hands).
cli-position-impossible = This position isn’t possible.
cli-position-referee = Play is stopped for a referee here, so it’s nobody’s turn.
cli-nothing-left = No { -piece(form: "many") } are left to play.
# $value (text)
cli-not-seconds = “{ $value }” isn’t a time in seconds. Say 2.5, or 60.
cli-for-a-file = --processes and --cluster are for a FILE of positions.
cli-record-tells = A record has trump, hands, and turn. Leave out those options.
# $file (text)
cli-no-positions = There is no position in { $file }.
cli-no-positions-advice = Write one per line, as JSON.
# $seat (seat)
# $verdict (message)
cli-to-play = { SEATS($seat) } to play. { $verdict }
# $side (side)
cli-side-takes = Taken by { SIDE($side) }
cli-best = best
cli-goes-on-so = One way it can go:
# $budget (number)
cli-not-solved = Not solved after { $budget } positions. To allow more: --budget.
# $seconds (number)
# $budget (number)
cli-not-solved-in = Not solved in { $seconds } seconds and { $budget } positions. To allow more: --seconds and --budget.
# $possible (code)
# $side (side)
# $take (number)
cli-can-take = { $possible ->
   *[yes] Yes, { SIDE($side) } can take { $take } or more from here.
    [no] No, { SIDE($side) } can’t take { $take } from here.
}
# $side (side)
# $take (number)
cli-takes = { SIDE($side) } can take { $take } from here.
# $number (number)
cli-positions = { $number ->
    [one] { $number } position
   *[other] { $number } positions
}
# $number (number)
cli-solved = { $number } solved
cli-out-of-budget = took too long
# $take (number)
# $possible (code)
cli-take-or-more = { $take } or more: { $possible ->
   *[yes] yes
    [no] no
}
# $place (code)
# $number (number)
# $says (text)
cli-row-trouble = { $place ->
   *[line] Line { $number }
    [hand] Hand { $number }
}: { $says }
# $plays (list of message)
# $number (number): of the trick
cli-trick-played = { -trick(form: "start") } { $number }: { LIST($plays, style: "plain") }
# $seat (seat)
# $piece (piece)
cli-played = { SEATS($seat) } { PIECES($piece) }

## Counts of plays

# $title (text)
cli-no-table = There is no published table for { $title }.
# $example (text)
cli-own-position = Count a position of your own: { $example }
# $name (text)
# $most (number)
# $number (number)
cli-no-position = The table of { $name } has positions 1 to { $most }, so there is no { $number }.
# $left (number)
# $depth (number)
cli-too-deep = { $left ->
    [one] Only one { -piece } is left to play, so you can’t count { $depth } ahead.
   *[other] Only { $left } { -piece(form: "many") } are left to play, so you can’t count { $depth } ahead.
}
cli-number-or-own = Give the number of a position or your own position, not both.
# $depth (number)
cli-one-ahead = Count at least one play ahead, not { $depth }.
cli-with-game = “--with game” can count it, slowly.
# $depth (number)
# $by (code)
# $most (number)
cli-too-many-ways = { $depth } plays ahead is too much to count: { $by ->
   *[kernel] the kernel stops at { $most } ways.
    [game] the game stops at { $most } places at a time.
}
# $depth (number)
# $by (code)
cli-too-many-advice = { $by ->
   *[kernel] Use “--depth { $depth }” or less.
    [game] Use “--depth { $depth }” or less, or leave out “--with game”.
}
# $by (code)
cli-counted = counted by { $by ->
   *[kernel] the kernel
    [game] the game
}
# $agrees (code)
cli-agrees = { $agrees ->
   *[yes] agrees
    [no] differs
}
# $number (number)
# $depth (number)
# $ours (number)
# $theirs (number)
cli-count-differs = Position { $number }, depth { $depth }: { $ours } ways, but { $theirs } are published.
# $positions (message)
# $counts (number)
# $wrong (number)
cli-counts = { $positions }, { $counts ->
    [one] { $counts } count
   *[other] { $counts } counts
}, { $wrong ->
    [0] all as published.
   *[other] { $wrong } not as published.
}
# $number (number): 0 for a position that somebody typed
# $by (code)
cli-position-counted = { $number ->
    [0] your own position, { cli-counted }
   *[other] position { $number }, { cli-counted }
}
# $trump (trump)
# $seat (seat)
cli-position-turn = { cli-trump }. { SEATS($seat) } to play.
# $number (number)
cli-by-first = { $number ->
    [one] { $number } play ahead, by first play:
   *[other] { $number } plays ahead, by first play:
}

## Many hands

# $one (text)
# $other (text)
# $deals (number)
cli-duel = { $deals ->
    [one] { $one } against { $other }, { $deals } deal
   *[other] { $one } against { $other }, { $deals } deals
}
# $level (text)
cli-duel-more = Average margin per hand for { $level }
cli-duel-between = almost certainly between
# $low (text)
# $high (text)
cli-between = { $low } and { $high }
# $mean (text)
# $unit (code)
cli-mean = { $mean } { $unit ->
   *[points] points
    [marks] marks
    [trick-points] points in tricks
}
cli-duel-better = Deals it did better in
cli-duel-worse = Deals it did worse in
cli-duel-again = The same deals again:
cli-duel-same = That’s the same player twice, so any difference is chance.
# $least (number)
cli-duel-few = So few deals don’t show who is better. Play { $least } or more.
# $level (text)
cli-duel-winner = The better player: { $level }.
cli-duel-even = This doesn’t show who is better. More deals might.
# $number (number)
# $level (text)
cli-simulated = { $number ->
    [one] { $number } hand by computer players, { $level }
   *[other] { $number } hands by computer players, { $level }
}
# A row of figures.
# $row (code)
cli-figure = { $row ->
   *[bid] Someone bid
    [made] … and made it
    [set] … and went set
    [dropped] Left to the { -dealer }
    [passed-out] Everyone passed
    [average] Average bid
    [meld] Meld
    [take] Points taken
    [score] Score
    [side] Average for a side
    [bidders] that bid
    [defenders] that defended
    [ended] How hands ended
}
# How a hand ended, in a list.
# $how (code)
cli-ended = { $how ->
   *[played] played out
    [stopped] stopped once decided
    [conceded] conceded by the bidders
    [board-set] out of reach after the meld
    [no-board] not enough meld
    [no-marriage] no marriage
    [silenced] { -dealer } silenced
    [passed-out] everyone passed
    [awarded] awarded by an official
    [claimed] claimed the rest
    [renege] ended by a renege
    [forfeited] lost by a failed claim
    [void] canceled
    [broken-off] stopped by a referee
    [misdealt] lost by a second misdeal
}
# $speed (text)
cli-simulate-again = { $speed } hands a second. The same hands again:
