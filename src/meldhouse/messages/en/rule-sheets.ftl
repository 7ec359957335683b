### Rule sheets and rule pages: what a club's settings mean, in one sentence each.
###
### $alone says whether everyone plays for themselves (yes) or with a partner (no).
### $meld, $more and other codes with "yes" and "no" say whether that part is there.

## Marks, chapters and what tells one club from another

# Whose choice a rule is.
# $mark (code): ours where the club's rules are silent, read where they can be read in another way
rules-mark = { $mark ->
   *[ours] our default; the club’s rules don’t say
    [read] our reading
}

# The title of a chapter.
# $chapter (code)
rules-chapter = { $chapter ->
   *[table] The table and the { -piece(form: "many") }
    [deal] The { -deal }
    [bidding] Bidding
    [trump] Trump
    [kitty] The kitty
    [passing] Passing { -piece(form: "many") }
    [meld] Meld
    [board] Hands that aren’t played
    [play] Play
    [scoring] Scoring
    [game] The game
    [manners] Table talk and manners
    [trouble] When something goes wrong
    [officials] Officials and penalties
    [tournament] Tournaments
}

# The same in one word, for a margin.
# $chapter (code)
rules-chapter-word = { $chapter ->
   *[table] Table
    [deal] { -deal(form: "start") }
    [bidding] Bidding
    [trump] Trump
    [kitty] Kitty
    [passing] Passing
    [meld] Meld
    [board] Board
    [play] Play
    [scoring] Scoring
    [game] Game
    [manners] Manners
    [trouble] Trouble
    [officials] Officials
    [tournament] Tournament
}

# How long a game is.
# $unit (code): what is counted
# $number (number): how many
# $games (number): a match is the best of so many games
game-length = { $number } { $unit ->
   *[hands] { $number ->
        [one] hand
       *[other] hands
    }
    [points] { $number ->
        [one] point
       *[other] points
    }
    [marks] { $number ->
        [one] mark
       *[other] marks
    }
}{ $games ->
    [1] {""}
   *[other] , best of { $games }
}

## The table and the pack

# $players (number)
# $alone (code)
rules-players = { $players } players{ $alone ->
   *[no] . Partners sit across from each other.
    [yes] , each on their own.
}

# $alone (code)
rules-own-score = Every player has their own score{ $alone ->
   *[no] ; partners’ scores may differ.
    [yes] .
}

# $pieces (number)
rules-dominoes = { $pieces } { -piece(form: "many") }: one double-six set.

rules-double-rank = The double is the highest of its suit.

rules-doubles-trump = When doubles are trump, 6-6 is highest, and doubles belong to no other suit.

# $pieces (number): cards in the pack
# $copies (number): how often each is in it
# $ranks (list of message)
rules-deck = { $pieces } { -piece(form: "many") }: { $copies } each of { LIST($ranks) } in every suit.

# $ranks (list of message)
rules-ranking = From high to low: { LIST($ranks) }.

## The deal

# $when (code): always, or only when the table does not agree
# $highest (code): by what dominoes are compared; card for cards
rules-draw = { $when ->
   *[always] Everyone draws
    [disagreed] If the table can’t agree, everyone draws
} a { -piece }. The player who draws the highest{ $highest ->
   *[card] {""}
    [pips] {" "}(most pips)
    [high-end] {" "}(by its higher end)
} is the first { -dealer }.

# $who (code)
rules-first-dealer = { $who ->
   *[scorekeeper] The scorekeeper is the first { -dealer }.
    [left] The player on the scorekeeper’s left is the first { -dealer }.
}

rules-draw-again = Players who tie draw again.

rules-deal-passes = After every hand the { -deal } passes to the left.

rules-all-present = Everyone must be at the table for the shuffle.

# $method (code): whether pieces are dealt or drawn
rules-only-dealer = Only the { -dealer } { $method ->
   *[dealt] handles the { -piece(form: "many") }.
    [drawn] shakes.
}

rules-opening-wash = Before the very first { -deal } everyone may wash and shuffle.

rules-face-down = The { -piece(form: "many") } stay face down the whole time.

# $times (number)
rules-shuffles = The { -dealer } shuffles at least { $times ->
    [one] once
   *[other] { $times } times
}.

# $how (code): by the club's own word, or shuffled in any way
# $times (number)
# $least (code): whether the number is said
rules-riffled = The { -piece(form: "many") } are { $how ->
   *[own] { -riffle }
    [shuffled] shuffled
}{ $least ->
   *[no] {""}
    [yes] { " " }at least { $times ->
        [one] once
       *[other] { $times } times
    }
}.

# $how (code): by the club's own word, or shuffled in any way
# $times (number)
# $least (code): whether the number is said
# $idle (list of message): ways of mixing that do not count
rules-riffled-only = The { -piece(form: "many") } are { $how ->
   *[own] { -riffle }
    [shuffled] shuffled
}{ $least ->
   *[no] {""}
    [yes] { " " }at least { $times ->
        [one] once
       *[other] { $times } times
    }
}, not counting { LIST($idle, style: "or") }.

# A way of mixing.
# $way (code)
rules-mixing = { $way ->
   *[riffle] riffling
    [wash] washing
    [pat] patting
    [machine] the machine
}

rules-machine-last = The machine does the last shuffle.

rules-reshuffle = Anyone may ask for another shuffle until the { -deal } begins.

# $cut (code)
rules-cut = The player on the { -dealer }’s right { $cut ->
   *[required] must cut, once.
    [offered] is offered one cut and may decline.
}

# $pieces (number)
rules-cut-leaves = A cut leaves at least { $pieces } { -piece(form: "many") } below.

# $pieces (number)
rules-cut-lifts = A cut lifts at least { $pieces } { -piece(form: "many") }.

rules-cut-top = The lower part goes on top.

rules-deal-left = Dealing starts on the { -dealer }’s left.

# $hand (number): pieces in a hand
# $how (message): at how many at a time
rules-dealt = Everyone is dealt { $hand } { -piece(form: "many") }, { $how }.

# $hand (number): pieces in a hand
rules-drawn = The others draw { $hand } { -piece(form: "many") } each, in any order. The { -dealer } draws last.

rules-packets-any = in packets of any size

# $plans (list of message): the ways that are allowed
rules-packets = { LIST($plans, style: "or") }

rules-packet-whole = all at once

# $size (number)
rules-packet-even = { $size } at a time

# $size (number)
# $last (number): the size of the last packet
rules-packet-last = { $size } at a time and { $last } once

# $sizes (list of number)
rules-packet-mixed = in packets of { LIST($sizes) } in any order

# $pieces (number)
rules-kitty = The kitty gets { $pieces } { -piece(form: "many") }, face down.

# $hand (number): pieces in a hand
rules-count-first = Everyone counts { $hand } { -piece(form: "many") } before anyone bids.

rules-ready-signal = The scorekeeper opens the bidding by declaring the hand ready.

# $rows (list of text): such as 4-3
rules-layout = Stand your { -piece(form: "many") } up in two rows, { LIST($rows, style: "or") }, before you bid.

# $until (code)
rules-layout-kept = { $until ->
   *[game] Keep the rows you chose first until the game is over.
    [hand] You may choose other rows in the next hand.
}

rules-layout-late = Once the bidding begins, leave your { -piece(form: "many") } where they are.

# $helps (code): how far
rules-partner-helps = If you have a handicap, your partner may { $helps ->
   *[partner-helps] shuffle, cut, and { -deal(form: "verb") } for you.
    [partner-shuffles] shuffle and cut for you.
}

# $nines (number)
rules-weak-nines = With { $nines } nines or more and no meld, you may ask the same { -dealer } to { -deal(form: "verb") } again, before anyone bids or passes.

## Bidding

rules-bid-once = Everyone bids or passes once, starting on the { -dealer }’s left. The { -dealer } goes last.

rules-bid-first = The player on the { -dealer }’s left bids first. Then the bidding goes around the table.

rules-pass-final = A pass is final. The last one left takes the bid.

rules-pass-open = You may pass and still bid later, as long as someone raises. The last one left takes the bid.

# $bid (number)
rules-minimum = The lowest bid is { $bid }.

# $bid (number)
rules-opening = The first bid is exactly { $bid }.

# $steps (list of message): by 1 up to 60, and then by 5
rules-ladder = Bids rise { LIST($steps) }.

# $step (message): by 10 up to 600
rules-rise = Bids rise { $step }.

# $bid (bid)
# $step (message): by 50 up to 1,000
rules-rise-from = Above { $bid } bids rise { $step }.

# $step (number)
# $unit (code): points, or a whole mark
# $more (code): whether one may also go higher
# $then (code): whether another step comes before it
rules-step = { $then ->
   *[no] {""}
    [yes] then{ " " }
}by { $unit ->
   *[points] { $step }
    [mark] one mark
}{ $more ->
   *[no] {""}
    [yes] { " " }or more
}

# $step (number)
# $unit (code): points, or a whole mark
# $more (code): whether one may also go higher
# $then (code): whether another step comes before it
# $to (bid): where it ends
rules-step-to = { rules-step } up to { $to }

# $steps (number)
rules-jump = { $steps ->
    [one] A bid goes up one step, no more.
   *[other] A bid may jump { $steps } steps, no more.
}

rules-jump-tells = A jump tells your partner that you have 2 cards or fewer in some suit.

# $bid (bid)
# $unit (code)
rules-jump-most = Nobody may jump past { $bid }. Above that, bids rise one { $unit ->
   *[mark] mark
    [step] step
} at a time.

rules-jump-free = You may jump as far as you like.

# $never (list of number): numbers that are no bids
rules-jump-free-but = You may jump as far as you like, but not to { LIST($never, style: "or") }.

# $bid (bid)
rules-maximum = The highest bid is { $bid }.

# $bid (number): one mark, in points
# $two (number): two marks, in points
# $more (code): whether two marks can be bid
rules-mark-bid = A bid of { $bid } is one mark{ $more ->
   *[no] {""}
    [yes] ; { $two } is two marks
}. A lower bid is played for one mark too.

# $who (code)
rules-all-pass = If everyone passes, nobody scores, and { $who ->
   *[next] the next player
    [same] the same { -dealer }
} { -deal(form: "deals") }.

rules-dealer-forced = If everyone else passes, the { -dealer } must bid.

# $bid (number)
rules-dealer-takes = If everyone else passes, the { -dealer } takes the bid at { $bid }.

# $alone (code)
rules-silenced = If the { -dealer } has lost the right to bid, { $alone ->
   *[no] the { -dealer }’s side is set without playing.
    [yes] the { -dealer } is set without playing.
}

## Trump, passing, kitty

# $what (code)
# $choices (list of message)
rules-trump = The bidder names { $what ->
   *[trump] trump
    [contract] the contract
}: { LIST($choices, style: "or") }.

rules-marriage = They must hold the king and queen of that suit.

rules-no-marriage = They don’t need a marriage in it.

rules-trump-stays = Once named, trump stays, even if the bidder said the wrong suit by mistake.

# $laying (code)
rules-laying = { $laying ->
   *[unless-named] If the bidder says nothing, the first marriage or run they show names trump.
    [governs] The first marriage the bidder shows names trump, whatever they said.
}

rules-trump-confirmed = Everyone confirms that they heard it before the first lead.

# $look (code): whether it must not be asked in a look at the last trick
rules-trump-told = You may ask what trump is { $look ->
   *[no] at any time.
    [yes] at any time, except while looking at the last { -trick }.
}

# $until (code)
rules-trump-until = You may ask what trump is until the first { $until ->
   *[first-trick] { -trick } is over.
    [first-lead] lead.
}

rules-trump-remembered = You have to remember trump.

rules-side-tells = The bidding side may say aloud what trump is.

rules-not-told = The other side doesn’t answer when someone asks.

rules-pass-none = No { -piece(form: "many") } are passed.

# $pieces (number)
rules-pass-blind = The bidder and their partner pass each other { $pieces } { -piece(form: "many") }, face down.

rules-pass-look = Both pass before either looks.

# $pieces (number)
rules-pass-back = The bidder’s partner passes them { $pieces } { -piece(form: "many") }. Then the bidder passes { $pieces } back.

rules-kitty-closed = The kitty stays face down during the bidding.

rules-kitty-turned = Then the bidder turns it up for everyone to see and takes it.

# $first (code): whether the kitty comes before trump
rules-kitty-trump = { $first ->
   *[yes] The bidder names trump only after turning the kitty.
    [no] The bidder may name trump before turning the kitty, but then it stays.
}

# $pieces (number)
rules-discard = Then the bidder discards { $pieces } { -piece(form: "many") }, face down.

rules-discard-trumps = The bidder says how many of the discards are trumps.

# $counts (code)
rules-discard-counts = Points in the discards count for { $counts ->
   *[yes] the bidder.
    [no] nobody.
}

## Meld

# The name of a meld, in a table.
# $kind (code)
meld-name = { $kind ->
   *[run] Run in trump
    [royal] Marriage in trump
    [marriage] Marriage, other suit
    [roundhouse] { -roundhouse(form: "start") }
    [aces] Aces around
    [kings] Kings around
    [queens] Queens around
    [jacks] Jacks around
    [pinochle] Pinochle
    [nine] Nine of trump
}

# Its cards.
# $kind (code)
meld-cards = { $kind ->
   *[run] A 10 K Q J
    [royal] K Q
    [marriage] K Q
    [roundhouse] K Q of every suit
    [aces] A of every suit
    [kings] K of every suit
    [queens] Q of every suit
    [jacks] J of every suit
    [nine] 9
}

# $what (code): what must have happened before
# $first (code): whether the bidder comes first
rules-meld-after = Meld is shown { $what ->
   *[pass] after both partners have passed cards
    [discard] after the bidder has discarded
    [trump] after trump is named
}{ $first ->
   *[no] .
    [yes] , by the bidder first.
}

rules-meld-late = It counts only if it’s shown before the first lead.

# $kind (code)
# $every (code): all of it, or at least one
rules-compulsory = { $every ->
   *[yes] You must show all the
    [no] You must show at least one set of
} { $kind ->
   *[aces] aces
    [kings] kings
    [queens] queens
    [jacks] jacks
} around you have.

# $shown (code): whether hands may be shown
rules-kept-back = You may keep other meld back. { $shown ->
   *[yes] Then it counts only if hands are shown.
    [no] Then it doesn’t count.
}

rules-meld-seen = Meld stays on the table until everyone has seen it.

rules-meld-lies = Anyone may look at the meld until the hand is over.

rules-meld-released = Pick your meld up when the scorekeeper lets play begin.

rules-own-meld = Partners meld separately and add their points.

rules-true-meld = Meld counts for what it’s worth, whatever was said.

rules-meld-classes = A card may count once in a run or marriage, once in an around, and once in a pinochle.

rules-run-keeps = The king and queen in a run also count as a marriage.

rules-run-marriage = The king and queen in a run don’t also count as a marriage. An extra king and queen of trump do.

# $values (list of number): for one, two, …
rules-run-extra = The king and queen in a run don’t also count as a marriage. An extra king and queen of trump do, for { LIST($values, style: "or") }.

rules-roundhouse = The kings, queens, and marriages in a { -roundhouse } don’t count again.

rules-roundhouse-best = If the same cards are worth more as runs, arounds, and marriages, they count that way.

# $kings (number)
# $queens (number)
# $all (number)
rules-roundhouse-two = A second { -roundhouse } counts by its parts instead. With both you have { $kings } for kings, { $queens } for queens, and the marriages: { $all } in all.

# $kind (code)
# $times (number)
# $value (number)
# $pieces (number): how many it takes
rules-meld-beyond = { meld-name } × { $times } ({ $value } in the table) can’t be held: it takes { $pieces } { -piece(form: "many") }.

## Hands that aren’t played

# $meld (number)
# $alone (code)
rules-dropped-meld = A { -dealer } who takes the bid because everyone passed needs { $meld } meld{ $alone ->
   *[no] , counting their partner’s.
    [yes] .
}

# $meld (number)
# $alone (code)
rules-bidder-meld = { rules-bidders-start } needs { $meld } meld.

# $all (number): points in play
# $alone (code)
rules-reach = { rules-bidders-start } needs enough meld to reach the bid with all { $all } points in play.

# $who (code): anyone, or only a dealer who was given the bid
# $alone (code)
rules-hands-shown = { $who ->
   *[anyone] If it isn’t enough,
    [dealer] If a { -dealer } who was given the bid doesn’t have enough,
} { $alone ->
   *[no] both hands are shown and all the meld in them counts.
    [yes] the hand is shown and all the meld in it counts.
} If that still isn’t enough, the bid is set and the hand isn’t played.

rules-hands-shown-too = The same goes for a { -dealer } left with the bid because everyone passed.

rules-without-meld = With less meld, the bid is set and the hand isn’t played.

rules-marriage-set = A bidder with no marriage is set without playing.

# $shown (code): whether the hand is shown first
rules-marriage-dealer = So is a { -dealer } who was given the bid{ $shown ->
   *[yes] , after showing their hand.
    [no] .
}

# $cost (code)
# $gets (message): what the others get
# $alone (code)
rules-unplayed-price = In those hands { rules-bidders } { $cost ->
   *[zero] scores nothing
    [minus-bid] loses the bid
}, and { rules-others } gets { $gets }.

# $parts (list of message)
rules-gets-all = { LIST($parts) }

# What somebody gets without playing for it.
# $part (code)
# $points (number): all points in play; of meld, the least that counts, 0 for any
rules-gets = { $part ->
   *[bid] the bid
    [take] all { $points } points in play
    [meld] their meld{ $points ->
        [0] {""}
       *[other] { " " }if it’s { $points } or more
    }
    [nothing] nothing
}

# $counts (code)
# $ending (code): why the hand is not played
# $alone (code)
rules-unplayed-meld = { $alone ->
   *[no] The other side’s
    [yes] Every other player’s
} meld { $counts ->
   *[yes] counts, however little it is,
    [no] doesn’t count
} when { $ending ->
   *[no-marriage] the bidder has no marriage.
    [no-marriage-dropped] a { -dealer } who was given the bid has no marriage.
    [no-board] there’s too little meld to play.
    [board-set] the bid is out of reach.
    [silenced] a silenced { -dealer } is set.
    [conceded] the bid is conceded.
}

# $parts (code): whether a roundhouse counts by its parts
rules-natural-meld = If no trump was named, only meld that needs no trump counts{ $parts ->
   *[no] .
    [yes] ; a { -roundhouse } counts by its parts.
}

rules-concede-no-other = No other bid can be conceded. The hand is played.

rules-concede-never = You can’t concede (give up) a bid. Even one that’s out of reach is played, and goes set.

# $all (number): points in play
rules-on-board = A side is “on the board” when its meld and all { $all } points in play reach the bid.

# $all (number): points in play
# $alone (code)
rules-concede-off-board = If their meld and all { $all } points in play can’t reach the bid, { rules-bidders } may concede (give up the bid) before the first lead.

# $alone (code)
rules-concede = { rules-bidders-start } may concede (give up the bid) at any time.

# $cost (code)
# $gets (message): what the others get
# $alone (code)
rules-concede-price = Then { rules-bidders } { $cost ->
   *[zero] scores nothing
    [minus-bid] loses the bid
}, and { rules-others } gets { $gets }.

rules-not-conceded = If they don’t concede, the hand is played and goes set anyway.

## Play

# $who (code)
rules-first-lead = { $who ->
   *[bidder] The bidder
    [left-of-dealer] The player on the { -dealer }’s left
} leads first, any { -piece } they like.

rules-lead-signal = Nobody leads until the scorekeeper says play may begin.

rules-follow = Follow suit if you can.

rules-ends = A { -piece } with trump on it belongs to trump only. Any other leads its high end.

rules-beat-trump = When trump is led, play a higher trump if you can.

rules-plain = When another suit is led, any { -piece } of it will do.

rules-beat = When you follow suit, beat the best { -piece } so far if you can.

rules-beat-partner = That holds even if your partner played it.

# $must (code)
rules-head-trumped = { $must ->
   *[yes] Even if the { -trick } was trumped, play higher in the suit led if you can.
    [no] Once a { -trick } is trumped, any { -piece } of the suit led will do.
}

rules-free = Without the suit led, play any { -piece }. You don’t have to trump or win.

rules-must-trump = If you can’t follow suit, you must { -ruff(form: "explained") } if you can.

rules-overtrump-free = You don’t have to { -ruff } higher than a trump already played.

rules-overtrump = If the { -trick } has been trumped, { -ruff } higher if you can.

# $must (code)
rules-undertrump = If you can’t { -ruff } higher, { $must ->
   *[yes] you must still play a trump.
    [no] play any { -piece }.
}

rules-any = With neither the suit led nor a trump, play any { -piece }.

rules-wins = The highest trump wins. Without a trump, the highest of the suit led wins.

# $which (code)
rules-identical = Of identical { -piece(form: "many") }, the one played { $which ->
   *[first] first
    [last] last
} wins.

rules-winner-leads = The winner of a { -trick } leads to the next.

# $how (code)
rules-gather = { $how ->
   *[down] The winner of a { -trick } turns it face down before the next lead.
    [open] The winners take each { -trick } to their side before the next lead.
}

rules-open = Played { -trick(form: "many") } stay open, and anyone may look at them.

# $bid (bid)
rules-open-below = On bids below { $bid }, played { -trick(form: "many") } stay open, and anyone may look at them.

rules-review-last = You may ask to see the last { -trick } until the next { -piece } is played.

rules-review-never = Nobody looks at a { -trick } again.

rules-who-played = You can see who played what only while the { -trick } is on the table.

# $bid (bid)
# $only (code): whether nobody bids higher
# $stack (code): whether a stack shows something
rules-closed = { rules-on-bids } nobody looks at what was played{ $stack ->
   *[no] .
    [yes] , except what the stack shows.
}

# For which bids something holds.
# $bid (bid)
# $only (code): whether nobody bids higher
rules-on-bids = { $only ->
   *[no] On bids of { $bid } or more
    [yes] On a bid of { $bid }
}

# How tricks are stacked.
# $stack (code)
# $name (text): as the club wrote it
rules-stack = { $stack ->
    [single] single
    [double] double
   *[other] { $name }
}

# $bid (bid)
# $only (code): whether nobody bids higher
# $stacks (list of message)
rules-stack-choice = { rules-on-bids } the bidder chooses a { LIST($stacks, style: "or") } stack.

# $stack (message)
rules-stack-usual = The bidder chooses before the first { -trick } is over. If they say nothing, it’s a { $stack } stack.

# $stack (message)
# $tricks (number)
rules-stack-shows = a { $stack } stack shows { $tricks ->
    [0] nothing
    [one] the last { -trick }
   *[other] the last { $tricks } { -trick(form: "many") }
}

# $stacks (list of message): what each shows
rules-stacks = How much you see: { LIST($stacks) }.

rules-stack-opponents = After the first { -trick } the other side may say which way the stack runs.

rules-stop-decided = Play may stop as soon as the bid is certainly made or set.

## Scoring

# $parts (list of message)
# $all (number)
rules-counted = { $all } points in all: { LIST($parts) }.

# $points (number)
# $pieces (list of message): aces and tens, or dominoes
rules-counters = { $points } each for { LIST($pieces) }

# $points (number)
rules-counter-trick = { $points } for every { -trick }

# $points (number)
rules-counter-last = { $points } for the last { -trick }

# $alone (code)
rules-bidders = { $alone ->
   *[no] the bidding side
    [yes] the bidder
}

# At the beginning of a sentence.
# $alone (code)
rules-bidders-start = { $alone ->
   *[no] The bidding side
    [yes] The bidder
}

# $alone (code)
rules-others = { $alone ->
   *[no] the other side
    [yes] every other player
}

# $alone (code)
rules-marks-made = { rules-bidders-start } scores the marks of the bid by taking at least as many points as they bid.

# $bid (number)
rules-marks-every = A bid of { $bid } or more needs every { -trick }.

# $alone (code)
rules-marks-set = If not, they’re set, and { rules-others } scores the marks.

# $meld (code)
# $alone (code)
rules-made = { rules-bidders-start } makes the bid when their { $meld ->
   *[yes] meld and points in play
    [no] points in play
} reach it, and scores them.

# $points (number)
rules-bidder-take = They must take at least { $points } in play.

rules-bidder-trick = They must also win a { -trick }.

# $cost (code)
# $meld (code)
rules-set = If not, they’re set and { $cost ->
   *[zero] score nothing.
    [minus-bid] lose the amount of the bid{ $meld ->
       *[yes] ; neither meld nor points in play count.
        [no] .
    }
}

# $points (number)
rules-bidder-save = If they take less than { $points } in play, they lose their meld.

# $who (code)
# $cents (number)
rules-set-fee = A set costs { $who ->
   *[bidder] the bidder
    [side] each player of the bidding side
} { $cents } cents.

# $meld (code)
# $alone (code)
rules-others-made = When the bid is made, { rules-others } scores their { $meld ->
   *[yes] meld and points in play
    [no] points in play
} too.

# $gets (code)
# $bid (code): whether they get the bid as well
rules-others-set = When the bid isn’t made, they { $gets ->
   *[same] score the same{ $bid ->
       *[yes] , plus the bid.
        [no] .
    }
    [meld] score only their meld{ $bid ->
       *[yes] , plus the bid.
        [no] .
    }
    [nothing] get the bid.
}

# $when (code)
# $needs (list of message)
# $lost (code)
rules-unsaved = But { $when ->
   *[all] in every hand that’s played
    [made] when the bid is made
    [set] when the bid is set
} they must { LIST($needs) }, or they lose their { $lost ->
   *[both] meld and their points in play.
    [meld] meld.
    [take] points in play.
}

# $points (number)
rules-need-take = take at least { $points } in play

rules-need-trick = win a { -trick }

# $ranks (list of message)
rules-need-counter = win a { -trick } with a counter ({ LIST($ranks, style: "or") })

rules-need-counted = win a { -trick } with a counter

# $when (code)
# $meld (number)
rules-save-meld = { $when ->
   *[besides] And
    [all] But in every hand that’s played
    [made] But when the bid is made
    [set] But when the bid is set
} their meld counts only if it’s { $meld } or more.

# $what (code)
# $who (code)
# $all (number): points in play
# $bonus (number)
# $alone (code)
rules-all-points = { $who ->
   *[anyone] Taking
    [bidders] For { rules-bidders }, taking
} { $what ->
   *[points] all { $all } points in play
    [tricks] every { -trick }
} scores { $bonus } more.

# $least (number): the least meld that counts, 0 for any
# $alone (code)
rules-all-others = That goes for { rules-others } too. Then their meld counts{ $least ->
    [0] , however little it is.
   *[other] { " " }if it’s { $least } or more.
}

# $hands (number): 0 where a game goes by points
# $penalties (code): whether they count
# $bonus (number)
rules-skunk = If a side has nothing after { $hands ->
    [0] the game
   *[other] all { $hands } hands
}, { $penalties ->
   *[yes] counting penalties
    [no] leaving penalties aside
}, the winners get { $bonus } more.

## The game

# $hands (number)
rules-round = A { -round } is { $hands ->
    [one] one hand
   *[other] { $hands } hands
}, and the points are added up.

# $target (number)
# $unit (code)
rules-target = The first to reach { $target } { $unit ->
   *[points] { $target ->
        [one] point
       *[other] points
    }
    [marks] { $target ->
        [one] mark
       *[other] marks
    }
} wins the game.

# $target (number)
# $unit (code)
rules-given-first = { $unit ->
   *[points] Points
    [marks] Marks
} given during a hand count first: if they bring you to { $target }, you’ve won.

# $target (number)
# $alone (code)
rules-bidder-first = At the end { rules-bidders } counts first. If they reach { $target }, they win, even if the others would have more.

rules-others-next = If they don’t, the others count and may win.

rules-same-hand = If several reach it in the same hand, the highest score wins. If they’re tied, play goes on.

# $games (number)
rules-best-of = A match is the best of { $games } games.

rules-losers-deal = In the next game the losers have the first { -deal }. Only they draw for it.

rules-trump-recorded = The scorekeeper writes down what trump was.

# $how (code)
rules-sheet-closed = { $how ->
   *[agreed] Both sides agree to every hand as it’s written down. Then it stands.
    [signed] Both sides sign the sheet. After that the players may not change it.
}

## Reneges

# $kinds (list of message)
rules-renege-is = It’s a renege { LIST($kinds, style: "or") }.

# What makes a renege, after “It’s a renege”.
# $kind (code)
rules-renege-kind = { $kind ->
   *[follow] not to follow suit when you can
    [beat] not to beat the best { -piece } when you must
    [trump] not to { -ruff } when you must
}

# $melds (list of message)
rules-renege-owed = not to show your { LIST($melds, style: "or") } before the first lead

rules-renege-aces = Undeclared aces are proven only once that player has played one of each suit.

rules-renege-totals = It’s also a renege if the bidding side ends the hand with more or fewer { -piece(form: "many") } than the other side.

# $what (code)
rules-renege-forgiven = Failing to { $what ->
   *[beat] beat
    [trump] trump
    [both] beat or trump
} is no renege. Correct it while you can; after that it stands.

# $who (code)
# $alone (code)
rules-renege-callers = { $who ->
   *[opponents] { $alone ->
       *[no] Only an opponent
        [yes] Only another player
    }
    [players] Anyone at the table
} may call a renege.

# $formula (message): what is said, in the words of the club's rules
rules-renege-formula = To call it, say “{ $formula }.” Play stops at once.

# $alone (code)
rules-renege-exact = { $alone ->
   *[no] Only the caller, not their partner,
    [yes] The caller
} says which { -trick } it was and what was wrong. Only that can be proven.

rules-renege-early = You can’t call one before the { -piece } is played.

# $until (code)
rules-renege-deadline = You can call a renege until { $until ->
   *[scored] the hand’s score is written down.
    [next-deal] the next { -deal }.
}

rules-correct-never = You can’t take a renege back once the { -piece } is played.

# $gather (code): whether tricks are turned down
# $alone (code)
rules-correct-own = You may correct your own wrong { -piece } until the next { -trick } begins{ $gather ->
   *[no] .
    [yes] . If the { -trick } has been turned face down, ask to see it first.
}{ $alone ->
   *[no] { " " }You can’t do it for your partner.
    [yes] {""}
}

# $until (code)
# $seconds (number): 0 where no clock runs
rules-correct = A wrong { -piece } may be corrected until { $until ->
   *[next-piece] the next { -piece } is played.
    [next-legal] the next { -piece } is legally played or the { -trick } is turned down{ $seconds ->
        [0] .
       *[other] , or { $seconds } seconds after its last { -piece }.
    }
    [next-trick] the end of the next { -trick }. Later { -piece(form: "many") } go back to their hands.
}

rules-correct-face-up = The { -piece } you take back stays face up, like any { -piece } that was shown.

rules-renege-take = After a proven renege the hand is played out. That side’s points in tricks don’t count, but they keep their meld.

rules-renege-mark = A proven renege ends the hand: the other side gets one mark.

rules-renege-marks = If more than one mark was bid, they get all the marks of the bid.

# $cents (number)
rules-renege-fee = The player who reneged pays { $cents } cents.

# $gets (message)
rules-renege-alone = A proven renege ends the hand: that player scores nothing, and each of the others gets { $gets }.

# $cost (code)
# $gets (message)
rules-renege-bidder = A proven renege ends the hand. If the bidder reneged, they { $cost ->
   *[zero] score nothing
    [minus-bid] lose the bid
}, and each of the others gets { $gets }.

# $bidder (message): what the bidder gets
# $gets (message): what the third player gets
rules-renege-other = If another player reneged, they score nothing, the bidder gets { $bidder }, and the third player gets { $gets }.

# $cost (code)
# $gets (message)
rules-renege-side = A proven renege ends the hand. If the bidding side reneged, they { $cost ->
   *[zero] score nothing
    [minus-bid] lose the bid
}, and the other side gets { $gets }.

# $cost (code)
rules-renege-side-costs = A proven renege ends the hand. If the bidding side reneged, they { $cost ->
   *[zero] score nothing.
    [minus-bid] lose the bid.
}

# $gets (message)
rules-renege-others-get = In that case the other side gets { $gets }.

# $gets (message)
rules-renege-defenders = If the other side reneged, they score nothing, and the bidding side gets { $gets }.

# $follows (code)
# $official (message)
# $alone (code)
rules-renege-unproven = { $follows ->
   *[caller] A call that isn’t proven counts as a renege by { $alone ->
       *[no] the caller’s side.
        [yes] the caller.
    }
    [play-on] A call that isn’t proven changes nothing. It’s noted, and play goes on.
    [report] A call that isn’t proven changes nothing. Play goes on, and it’s reported to the { $official }.
}

# $all (number): points in play
# $bonus (number)
rules-renege-spoiled = If a side with no { -trick } calls a renege it can’t prove against a side with every { -trick }, the accused side gets their meld, all { $all } points, and { $bonus } more. If the other side had the bid, the accused side gets that too.

# $points (number)
rules-renege-fine = The player who made that call loses { $points } points.

## Lay-downs

rules-claim-nobody = Nobody may lay down and claim the rest. Every hand is played out.

# $bidder (code): only the bidder, or anyone
rules-claim = { $bidder ->
   *[yes] The bidder
    [no] You
} may lay down and claim the rest of the { -trick(form: "many") }.

# $shown (code): whether the other side must show it
# $test (code)
# $cost (code)
# $alone (code)
rules-claim-fails = The claim fails { $shown ->
   *[no] if
    [yes] if the other side shows that
} { $test ->
   *[every-trick] legal play could still lose a { -trick }
    [any-card] any one of those { -piece(form: "many") } could be beaten
    [bid] the bid could still be set
}. Then { $cost ->
   *[rest] the other side gets everything that’s left, with the last { -trick }.
    [hand] { rules-bidders } loses the hand.
}

## When something goes wrong

# $what (message): a bid out of turn
# $answer (message): what follows
rules-trouble = For { $what }: { $answer }.

# $kinds (list of message)
trouble-any = { LIST($kinds, style: "or") }

# $kinds (list of message)
trouble-mixing = { LIST($kinds, style: "or") }, noticed after the { -deal } has begun

# $found (list of message)
trouble-count = a wrong number of { -piece(form: "many") }, found { LIST($found, style: "or") }

# $found (list of message)
trouble-taken = a { -trick } taken by someone who didn’t win it, noticed { LIST($found, style: "or") }

# When it is noticed.
# $when (code)
found-when = { $when ->
   *[count_unseen] before those players looked
    [count_seen] before the first lead
    [count_first] in the first { -trick }
    [count_play] during play
    [count_later] later during play
    [count_end] at the end of the hand
    [trick_taken] before the next lead
    [trick_taken_led] after they led to the next
    [trick_taken_late] after the next one is complete
}

# One thing follows, and then another.
# $says (message)
# $then (message)
rules-and-then = { $says }; { $then }

# $says (message)
rules-unless-official = unless they say otherwise, { $says }

# $says (message)
rules-if-uncalled = if nobody calls it, { $says }

# $says (message)
rules-at-the-end = at the end { $says }

# What is done about it.
# $remedy (code): what is done
rules-remedy = { $remedy ->
   *[void] it doesn’t count
    [name-another] it doesn’t count, and the bidder names another
    [first-stands] the first thing said stands
    [marriage-governs] the first marriage shown is trump, whatever was said
    [true-value] it counts for what it’s worth
    [name-one] the one that may be played is played; if both may, the player names one
    [not-allowed] that isn’t allowed
    [ask-generally] ask what trump is instead
    [counts-as-pass] it counts as a pass
    [pass-stands] it stands
    [silence-partner] that player’s partner may not bid again in that hand
    [next-bid-only] that player may make the lowest legal bid at their next turn, or pass
    [bid-now] that player may now make the lowest legal bid, or pass
    [no-bid-again] that player may not bid again either
    [freeze] at their turn that player must make this bid if it’s still high enough, and pass if not
    [take-back] it’s taken back
    [until-marriage] it’s picked up again until that marriage is shown
    [as-they-stood] they go back as they stood
    [not-meld] what isn’t meld is taken back
    [until-time] it’s picked up again until it’s time
    [pick-up] they’re picked up again
    [back-to-hands] they go back to their hands
    [to-the-winner] it goes to its winner
    [play-open] the { -piece } that lay face up is played instead, unless that is a renege
    [give-back] the { -trick } goes to its winner
    [no-meld] it doesn’t count
    [face-up] the { -piece } stays face up and is played at the first legal turn
    [other-open] the other one stays face up
    [other-face-up] the other stays face up and is played at the first legal turn
    [all-face-up] they stay face up and are played at the first legal turn
    [lead-face-up] the { -piece } led stays face up and is played at the first legal turn
    [call-lead] either opponent may name the suit that player’s partner leads next
    [play-it] it must be played, even if that is a renege
    [lead-waits] it stays on the table and is the lead once everyone knows trump
    [renege] it’s a renege
    [close-tricks] nothing in an earlier { -trick } may be changed
    [high-end-trump] the high end of the { -piece } led is trump
    [pull] players who are short draw from players who have too many, unseen
    [agree] if all agree, unseen { -piece(form: "many") } are moved until it’s right; if not, the same { -dealer } { -deal(form: "deals") } again
    [agree-to-play] if all agree, the hand is played; if not, the same { -dealer } { -deal(form: "deals") } again
    [redeal] the same { -dealer } { -deal(form: "deals") } again
    [deal-left] the { -deal } passes to the left
    [hand-void] the hand doesn’t count, even if it was played, and the right player { -deal(form: "deals") }
    [start-over] a hand that has begun starts over
    [play-on] the hand goes on
    [leftovers] { -piece(form: "many") } left over at the end go to the winner of the last full { -trick }
    [right-lost] the right to throw it in is lost
    [answered] the question is answered
    [unanswered] the other side doesn’t answer
    [warn] a warning
    [log] it’s noted
    [partner-helps] their partner may shuffle, cut, and { -deal(form: "verb") } for them
    [partner-shuffles] their partner may shuffle and cut for them
    [replaced] someone else plays for them
    [disqualify] that player is out of the tournament
    [no-refund] the entry fee isn’t returned
}

# $who (code): who loses them, or who gets them
# $how (code)
# $points (number)
# $unit (code)
rules-penalty = { $who ->
   *[player] { $how ->
       *[usual] that player loses
        [count_end] each player involved loses
        [wrong_table] once the first { -piece(form: "many") } are out, that player loses
    }
    [side] { $how ->
       *[usual] their side loses
        [count_end] for each player involved their side loses
        [wrong_table] once the first { -piece(form: "many") } are out, their side loses
    }
    [others] the other side gets
} { $points } { $unit ->
   *[points] { $points ->
        [one] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
       *[other] marks
    }
}

# $money (money)
rules-fine = the club pays { MONEY($money) }

# $does (code)
# $official (message)
rules-official = the { $official } { $does ->
   *[official] decides
    [declare-renege] may declare it a renege
}

# The wrong number was discarded.
# $few (message): what it is when there are too few
# $official (message)
rules-discard-count = until the first lead it’s taken back and done right; after that, too few is { $few }, and if there are too many, the { $official } decides

rules-is-renege = a renege

# $pieces (number)
rules-pull-beyond = If anyone would have to draw more than { $pieces }, the same { -dealer } { -deal(form: "deals") } again.

# $governs (code): whether the first marriage shown is trump
# $alone (message): what happens to a bidder with none
rules-unmarried = For a suit named without its king and queen: it doesn’t count; { $governs ->
   *[yes] the first marriage the bidder shows is trump
    [no] the bidder names one with a marriage
}; { $alone }.

rules-unmarried-set = a bidder with no marriage is set

## Officials

# $official (message)
rules-settle = Try to settle a disagreement at the table first. If you can’t, call the { $official }.

# $official (message)
rules-renege-disputed = A disputed renege goes straight to the { $official }.

# $officials (list of message)
rules-disputes = The { LIST($officials, style: "or") } decides disputes. Play waits until then.

# $officials (list of message)
rules-questions = Take questions about the rules to the { LIST($officials, style: "or") }.

rules-cited = Every ruling names the rule it’s based on.

# $official (message)
rules-official-plays = The { $official } decides at their own table too.

# $official (message)
rules-final = The { $official }’s decision is final.

# $official (message)
rules-appeal = If you don’t accept a ruling, you may ask for a { $official }.

# $officials (number)
rules-agreed = When { $officials } of them agree, the ruling is final.

# $official (message)
rules-split = If they differ, the { $official } decides, and that is final.

# $official (message)
# $others (list of message): who decides in their place
rules-split-absent = If they differ, the { $official } decides (if absent: the { LIST($others, style: "or") }), and that is final.

# $official (message)
rules-eased-none = No rule is relaxed for one player. The { $official } decides how a player with a handicap is helped.

# $clauses (list of text)
rules-eased-these = Only these rules may be relaxed for a player with a handicap: { LIST($clauses) }.

rules-eased = Any rule players must keep may be relaxed for a player with a handicap.

# $minutes (number)
rules-late-grace = You may come up to { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} late without penalty.

rules-late-from = That counts from the start of play.

# $minute (code)
# $points (number)
rules-late-each = After that, each { $minute ->
   *[completed] full minute
    [begun] minute begun
} costs you { $points ->
    [one] one point
   *[other] { $points } points
}.

# $points (number)
rules-late-most = It never costs more than { $points } points.

# $minutes (number)
rules-late-replaced = From { $minutes } minutes on, someone else plays the { -round } for you, and you score 0.

rules-below-zero = A penalty can bring a score below zero.

rules-scoring-table = Once the sheet is signed, only the official scoring table changes a score.

## Tournaments

# $entry (code)
rules-entry = { $entry ->
   *[pair] Pairs enter and stay together. Any two people may be a pair.
    [person] Everyone enters alone. Your partner is the person across from you.
}

# $divisions (list of message)
rules-divisions = Pairs may enter as { LIST($divisions, style: "or") }, all in one field.

# $rounds (number)
# $hands (number)
# $all (number)
rules-event-rounds = There are { $rounds } { -round(form: "many") } of { $hands } hands each, { $all } in all.

# Where the paper does not say it.
# $rounds (number)
# $hands (number)
# $all (number)
rules-event-rounds-usual = There are { $rounds } { -round(form: "many") } of { $hands } hands each, { $all } in all, unless the organizer says otherwise.

# $hands (number)
rules-event-hands = A { -round } ends after { $hands } hands, not before.

rules-event-book = Every table plays by these rules, whatever its players are used to.

rules-event-sizes = Tables have 4 or 3 players, so nobody sits out.

rules-event-threes = Tables of three sit below table 1. Table 1 has three only if someone has left, so nobody moves farther than their result sends them.

# $movement (code)
rules-movement = { $movement ->
   *[individual] The seating of all { -round(form: "many") } is planned ahead.
    [afternoon] New pairs are made after each game.
    [winners-up] After each { -round } the two winners move up one table, toward table 1.
    [sitting-moving] Between { -round(form: "many") } half of the pairs stay seated, and the others move up one table.
    [round-robin] Every pair plays every other pair.
    [swiss] In each { -round } pairs with similar results meet, but not twice if that can be helped.
    [single-elimination] Lose a match and you’re out.
    [double-elimination] Lose two matches and you’re out.
}

rules-one-goes-up = When every table has three players, only the better winner of each moves up. With two, the top table would have four and the bottom table two.

rules-event-stay = The losers stay where they are.

rules-event-top = At table 1 the winners stay, and the losers go to the bottom table.

# $how (code)
rules-event-partners = { $how ->
   *[change] Partners change for the next one.
    [many] You play with as many different partners as possible; nobody gets the same partner twice if that can be helped.
}

rules-bye-none = If there’s no opponent for you, you go on without a match. It isn’t counted as a win.

# What sitting out is worth.
# $worth (code)
bye-worth = { $worth ->
   *[nothing] nothing
    [average] the average of the { -round }
    [winners] the average of the { -round }’s winners
    [win] a win
}

# $worth (code)
rules-bye = If there’s no seat for you, you have a bye. It’s worth { bye-worth }.

# $groups (code)
# $apart (code)
rules-apart = People from one { $groups ->
   *[household] household
    [club] club
    [both] household or club
} are kept apart as { $apart ->
   *[partners] partners
    [opponents] opponents
    [both] partners and opponents
} if possible.

# $minutes (number)
rules-minutes = A { -round } takes { $minutes } minutes.

# $minutes (number)
# $left (list of number)
rules-minutes-called = A { -round } takes { $minutes } minutes. The director calls out when { LIST($left) } minutes are left.

# $hand (code): whether it is finished
# $game (code): whether that is a game won like any other
rules-time-up = When time is up, { $hand ->
   *[finish-hand] finish the hand you’re playing. Then the higher score wins
    [stop] the higher score wins
}{ $game ->
   *[no] .
    [yes] , and that counts as a game won.
}

# $minutes (number)
rules-slow = If a hand takes more than { $minutes } minutes, the director asks the table to hurry.

rules-event-tie = If the score is tied at the end, one more hand decides.

# What places go by.
# $criterion (code)
# $unit (code): points or marks
compared = { $criterion ->
   *[points] { $unit ->
       *[points] total points
        [marks] total marks
    }
    [matches] matches won
    [games] games won
    [head-to-head] results between those tied
    [difference] { $unit ->
       *[points] points minus the other side’s
        [marks] marks minus the other side’s
    }
    [opponents] how well the opponents did
    [high-round] the best { -round }
    [bracket] how far each got, and who lost less often
}

# $order (list of message): what is compared, first to last
rules-places = { COUNT($order) ->
    [one] Places go by { LIST($order) }.
   *[other] Places go by these, in this order: { LIST($order) }.
}

# $places (number)
# $over (code)
rules-playoff = A tie for the top { $places } places is played off over one more { $over ->
   *[hand] hand
    [round] { -round }
}. A tie lower down stays a tie.

# $fee (money)
# $each (code)
rules-fee = Entry is { MONEY($fee) } per { $each ->
   *[person] player
    [pair] pair
}.

# $percent (number)
rules-fee-kept = The club keeps { $percent } percent of it.

# $refund (code)
rules-refund = { $refund ->
   *[before-start] If you withdraw before the start, you get it back.
    [always] If you withdraw, you get it back.
    [never] It isn’t refunded.
}

# $goes (code)
rules-side-money = What players pay for sets and reneges { $goes ->
   *[pool] goes into the prizes.
    [club] goes to the club.
}

# $places (number)
# $by (code)
# $pairs (code): whether pairs are ranked
rules-medals = Medals go to the top { $places ->
    [one] place
   *[other] { $places } places
}{ $by ->
   *[field] {""}
    [division] { " " }in each division
}{ $pairs ->
   *[no] .
    [yes] ; each partner gets one.
}

# $prizes (list of message)
# $each (code): whether for each of a pair
rules-prizes = The prizes are { LIST($prizes) }{ $each ->
   *[no] .
    [yes] , for each partner.
}

# $percents (list of number)
# $rest (code): of what fixed prizes leave
rules-prizes-percent = The prizes are { LIST($percents) } percent of { $rest ->
   *[no] the pool.
    [yes] what’s left.
}

# What a special prize is for.
# $prize (code)
# $target (number)
prize-for = { $prize ->
   *[high-round] the highest { -round }
    [high-hand] the highest hand
    [most-sets] the most sets
    [most-reneges] the most reneges
    [most-everything] taking everything most often
    [first-to] the first to { $target }
    [low-score] the lowest score
    [consolation] winning the consolation
}

# $given (message): what it is for
# $worth (list of message)
rules-special = There’s { LIST($worth) } for { $given }.

# $given (message): what it is for
rules-special-unpriced = There’s a prize for { $given }.

# $step (money)
rules-rounded = Prizes are rounded down to { MONEY($step) }. What’s left goes to first place.

# $odd (code)
rules-shared = Players who tie share the prizes of those places; { $odd ->
   *[lot] an odd cent goes by random draw.
    [club] an odd cent goes to the club.
}

## Words for newcomers

# $word (code)
new-word = { $word ->
   *[hand] A hand
    [trick] { -trick(form: "start") }
    [trump] Trump
    [ten] The ten
    [meld] Meld
    [run] Run
    [marriage] Marriage
    [roundhouse] { -roundhouse(form: "start") }
    [around] Around
    [pinochle] Pinochle
    [nine] Nine of trump
    [double] Double
    [suit] Suit
    [double-domino] Double
    [doubles] Doubles as trump
    [follow-me] Follow me
    [mark] Mark
    [nello] Nello and others
    [points] Points
}

# $meld (code)
# $alone (code)
new-hand = First everyone bids how many points { $alone ->
   *[no] their side
    [yes] they
} will make, or passes. The highest bidder names trump. { $meld ->
   *[yes] Then you show meld for points and play the { -piece(form: "many") } for more.
    [no] Then the { -piece(form: "many") } are played.
}

# $other (code): whether this club has a word of its own for a trick
new-trick = Everyone plays one { -piece }, and the best of them takes them all.{ $other ->
   *[no] {""}
    [yes] { " " }Others call it a trick.
}

new-trump = The suit that beats the others in this hand: even a low trump takes the best { -piece } of another suit.

new-ten = It’s second best in its suit, right below the ace and above the king.

new-meld = Cards that count together when you show them before play. You pick them up again and play with them.

# $points (number)
new-run = Ace, ten, king, queen, and jack of trump: { $points }.

# $melds (list of message)
new-marriage = King and queen of one suit: { LIST($melds) }.

# $kind (code)
# $points (number)
new-worth = { $points } { $kind ->
   *[royal] in trump
    [marriage] in another suit
    [aces] for aces
    [kings] for kings
    [queens] for queens
    [jacks] for jacks
    [pinochle] for a pinochle
}

# $points (number)
new-roundhouse = A marriage in each of the four suits, counted as one meld: { $points }.

# $melds (list of message)
new-around = One of a kind in each of the four suits: { LIST($melds) }.

# $cards (list of piece)
# $points (number)
new-pinochle = { PIECES($cards) } together: { $points }.

# $points (number)
new-nine = Each counts { $points }.

# $copies (number)
# $melds (list of message)
new-double = Every card is in the deck { $copies ->
    [2] twice
   *[other] { $copies } times
}. The same meld twice counts more: { LIST($melds) }.

# $trump (code): whether a number can be trump
new-suit = A { -piece } belongs to both its numbers: 6-4 is a six and a four. When it’s led, the higher number is the suit to follow.{ $trump ->
   *[no] {""}
    [yes] { " " }With the trump number on it, it belongs to trump only: when fours are trump, 6-4 isn’t a six.
}

# $order (list of piece)
new-double-domino = The highest { -piece } of its suit. In sixes the order is { PIECES($order) }.

new-doubles = The seven doubles are trump, with 6-6 the highest. Then they belong to no number.

new-follow-me = A hand without trump: the highest of the suit led takes the { -trick }.

# $bid (number)
# $two (number)
# $more (code): whether two marks can be bid
new-mark = What a hand is played for. A bid up to { $bid } is worth one mark{ $more ->
   *[no] .
    [yes] ; { $two } is two marks, and so on.
}

# $choices (list of message)
new-nello = Only these are played here: { LIST($choices) }. Nello, splash, plunge, and sevens are not.

# $few (number): how many dominoes count; 0 for cards
# $counted (message): what counts
new-points = { $few ->
    [0] {""}
   *[other] { $few } { -piece(form: "many") } count; the others only help you win.{ " " }
}{ $counted }
