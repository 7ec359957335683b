### Why the table does not let you do something: what is wrong, then what to do. At most two short sentences.
### Each ends without a period: “refused” and “refused-by” in words.ftl add it, and the clause of the rules.
### The ids are what a rulebook names its clauses for (under [cites]).

## Any time

# $phase (code)
wrong-moment = You can’t do that now: { phase }

# $seat (text): what was asked for
# $seats (list of text)
no-seat = There’s no seat “{ $seat }”. Choose { LIST($seats, style: "or") }

# $missing (list of piece)
# $copies (code): too-few where some of them are held, but not so many
not-held = { $copies ->
   *[none] You don’t have the { PIECES($missing) }
    [too-few] You don’t have that many. Leave out { PIECES($missing) }
}

## Shuffle, cut, deal

# $who (list of seat): who is away
someone-away = Everyone must be at the table for the shuffle. Wait for { SEATS($who) }

face-up = Shuffle and cut the { -piece(form: "many") } face down

# $who (seat): the dealer
only-dealer = Only the { -dealer }, { SEATS($who) }, handles the { -piece(form: "many") }

# $who (seat): the dealer
wash-late = Everyone may shuffle only before the very first { -deal }. Now it’s up to the { -dealer }, { SEATS($who) }

# Anyone may still ask for another shuffle.
shuffle-late = Too late to shuffle: the deck is cut. You can ask for another shuffle

shuffle-late-dealt = Too late to shuffle: the deck is cut

# $how (code): whether only a riffle counts, or any shuffle
# $least (number): how often it must be done
# $done (number): how often it has been done
few-riffles = The { -piece(form: "many") } must be { $how ->
   *[riffle] { -riffle }
    [shuffle] shuffled
} at least { $least ->
    [one] once
   *[other] { $least } times
} first. So far: { $done }

machine-last = The machine shuffles last. Use it before the cut

reshuffle-never = These rules don’t let you ask for another shuffle

reshuffle-late = Too late: ask for another shuffle before the { -deal } begins

cut-none = These rules have no cut

# $who (seat)
cut-seat = The cut belongs to { SEATS($who) }, on the { -dealer }’s right

cut-once = There’s only one cut, and it’s done

# $least (number)
# $most (number)
# $leaving (number): how many were to be left
cut-deep = Leave { $least } to { $most } { -piece(form: "many") } below the cut, not { $leaving }

cut-required = You can’t decline the cut

# $who (seat)
cut-needed = { SEATS($who) } must cut the { -piece(form: "many") } first

# $who (seat)
cut-offer = Offer { SEATS($who) } the cut first

# $who (seat)
wrong-dealer = It’s { SEATS($who) }’s { -deal }

# $who (seat)
first-dealer = { SEATS($who) } has the first { -deal }

# $fixed (code): whether the rules name the sizes
# $hand (number): pieces in a hand
# $ways (list of text): such as 5-5-5-5
packet-size = { $fixed ->
   *[yes] Deal packets of { LIST($ways, style: "or") }
    [no] Deal packets that add up to { $hand }
}

drawn-already = You’ve already drawn your { -piece(form: "many") }

draw-last = The { -dealer } draws last. Let the others draw first

## Before the bidding

# $said (number)
# $held (number)
count-wrong = You said { $said }, but you have { $held }. Count again

# $held (number)
# $hand (number): pieces in a hand
count-off = You have { $held } { -piece(form: "many") } instead of { $hand }. Fix that before anyone bids

# $hand (number): pieces in a hand
count-first = Nobody bids until everyone has counted { $hand } { -piece(form: "many") }

# $who (seat)
ready-scorekeeper = Only the scorekeeper, { SEATS($who) }, declares the hand ready

# $who (seat)
not-ready = Wait for the scorekeeper, { SEATS($who) }, to declare the hand ready

# In 42. Dominoes are stood up in two rows, four and three.
# $who (list of seat): who has not done it yet
layout-wait = Wait until everyone has set up. Still to come: { SEATS($who) }

# $layouts (list of text): 4-3, 3-4
blind-bid = Set up your { -piece(form: "many") } in { LIST($layouts, style: "or") } before you bid

# $layouts (list of text): 4-3, 3-4
# $layout (text): what was tried
layout = Set up your { -piece(form: "many") } in { LIST($layouts, style: "or") }, not “{ $layout }”

# $kept (text): 4-3 or 3-4
layout-kept = You set up in { $kept } before. Keep it until the game is over

layout-late = The bidding has begun, so your { -piece(form: "many") } stay where they are

# $count (number)
layout-tiles = Set up exactly the { $count } { -piece(form: "many") } you drew

redeal-never = These rules don’t let you throw in a hand

redeal-late = Too late: throw in a hand before anyone bids or passes

# $least (number): nines that are needed
# $nines (number): nines held
redeal-nines = You need { $least } nines and no meld to throw in a hand. You have { $nines ->
    [0] no nines
    [one] { $nines } nine
   *[other] { $nines } nines
}

# $meld (list of piece)
# $least (number): nines that are needed
redeal-meld = You have meld: { PIECES($meld) }. You can throw in a hand only with { $least } nines and no meld

## Bidding

# $who (seat)
bid-turn = It’s { SEATS($who) }’s turn to bid

# $who (seat)
first-bid = { SEATS($who) }, left of the { -dealer }, bids first

pass-final = You passed, and a pass is final

bid-once = You get one turn to bid, and you’ve had it

# $amount (bid)
bid-dropped = Everyone passed, so the bid is yours at { $amount }. You can’t raise it or turn it down

bid-silenced = You’ve lost the right to bid in this hand

# Somebody bid out of turn, and may make that bid and no other.
# $amount (bid)
bid-frozen = You bid before your turn, so you must bid { $amount } now and nothing else

# $amount (bid)
frozen-passed = The bidding has reached your early bid of { $amount }, so you must pass

# $amount (bid)
frozen-none = Your early bid of { $amount } isn’t legal now, so you must pass

must-bid = Everyone else passed, so you must bid

restrict-amount = Only a frozen bid has an amount

# $who (seat)
restrict-late = { SEATS($who) } has already bid or passed

# $amount (bid)
must-bid-frozen = You still have to make your early bid of { $amount }

# $amount (bid)
bid-next-only = You can bid { $amount } or pass, nothing higher

# $amount (bid)
# $minimum (bid)
bid-minimum = { $amount } is too low. The lowest bid is { $minimum }

# $amount (bid)
# $standing (bid): the bid that stands
bid-higher = { $amount } isn’t enough. The bid is { $standing }

# $maximum (bid)
bid-maximum = The highest bid is { $maximum }

# $amount (number)
# $near (list of bid)
bid-step = There’s no bid of { $amount }. Try { LIST($near, style: "or") }

# $opening (number)
bid-opening = The first bid is exactly { $opening }

# $units (number)
# $allowed (list of bid)
bid-jump = You can go up { $units ->
    [one] one step
   *[other] { $units } steps
} at most. Bid { LIST($allowed, style: "or") }

# In 42.
# $free (bid)
bid-marks = You can’t jump past { $free }. From there, bids go up one mark at a time

## Trump, kitty, passing

trump-fixed = Trump has been named, and it stays

# Where the bidder's first marriage makes trump.
trump-fixed-unless-laid = Trump has been named. Only the first marriage the bidder shows can change it

# $who (seat)
trump-bidder = Only the bidder, { SEATS($who) }, names trump

# $trump (text): what was tried
# $choices (list of trump)
trump-choice = “{ $trump }” can’t be trump here. Choose { TRUMP($choices, style: "or") }

# $suit (trump)
trump-marriage = You need a king and queen of { TRUMP($suit) } to make it trump

trump-spoken = Say what trump is. Don’t show a marriage for it

kitty-early = The kitty stays face down until the bidding is over

kitty-first = Turn the kitty before you name trump

kitty-open = The kitty is already turned

kitty-none = These rules have no kitty

# $who (seat)
kitty-bidder = Only the bidder, { SEATS($who) }, turns the kitty

discard-early = Turn the kitty and name trump before you discard

# $who (seat)
discard-bidder = Only the bidder, { SEATS($who) }, discards

# $count (number)
# $given (number)
discard-count = Discard exactly { $count } { -piece(form: "many") }, not { $given }

discard-told = That’s the number you already gave

discard-told-late = Too late: say how many trumps you discarded before the first lead

# $true (number)
# $said (number)
discard-declare = Say how many trumps you discard: it’s { $true }, not { $said }

# $count (number)
discard-number = You can discard 0 to { $count } trumps

# $count (number)
discard-first = The bidder must discard { $count } { -piece(form: "many") } before the first lead

pass-none = Under these rules, nobody passes { -piece(form: "many") }

pass-moment = Pass { -piece(form: "many") } after trump is named

pass-side = Only the bidder and their partner pass { -piece(form: "many") }

pass-twice = You’ve already passed your { -piece(form: "many") }

# $who (seat)
pass-order = { SEATS($who) } passes first

# $count (number)
# $given (number)
pass-count = Pass exactly { $count ->
    [one] one { -piece }
   *[other] { $count } { -piece(form: "many") }
}, not { $given }

## Meld

meld-none = There’s no meld in this game

meld-early = Nobody melds before trump is named

# $who (seat)
meld-early-marriage = The bidder, { SEATS($who) }, melds first: their first marriage settles trump

meld-exchange = Nobody melds until { -piece(form: "many") } have been passed both ways

meld-discard = Nobody melds until the bidder has discarded

meld-late = Too late: meld counts only before the first { -piece } is played

# $missing (list of piece)
meld-held = You can meld only what you have. Not in your hand: { PIECES($missing) }

meld-same = That meld is already on the table

# $suit (trump)
meld-trump = Your marriage declares trump. Show the king and queen of { TRUMP($suit) }, or one other marriage alone to make its suit trump

meld-back = Meld on the table stays there. You can only add to it

# $stray (list of piece)
meld-stray = Show only meld. Not part of any: { PIECES($stray) }

# $stray (list of piece)
meld-stray-aces = These aces can’t be declared: { PIECES($stray) }

# $kind (code)
meld-compulsory = You have { $kind ->
   *[aces] aces
    [kings] kings
    [queens] queens
    [jacks] jacks
} around and must show all of them

## Before the first lead

# $who (seat)
start-scorekeeper = Only the scorekeeper, { SEATS($who) }, starts play

# $who (list of seat)
start-seen = Meld stays on the table until everyone has seen it. Still to come: { SEATS($who) }

# $who (seat)
lead-signal = Wait for the scorekeeper, { SEATS($who) }, to start play

lead-trump = Trump must be named before the first lead

lead-meld = Nobody leads until meld has been shown and counted

# $what (code)
lead-confirm = Don’t lead until everyone has { $what ->
   *[meld] seen and counted the meld
    [contract] heard the contract
}

concede-never = These rules don’t let you concede a bid. Play the hand

concede-side = Only the bidding side can concede the bid

concede-late = You can concede the bid only before the first lead

# $bid (number)
# $reach (number)
concede-board = You can still reach { $bid }: your meld and every point in play make { $reach }. Play on

## Play

# $who (seat)
play-turn = It’s { SEATS($who) }’s turn to play

# $who (seat)
lead-first = { SEATS($who) } has the first lead

# $who (seat)
lead-turn = { SEATS($who) } won the last { -trick } and leads

gather-first = Gather the { -trick } before the next { -piece } is played

gather-none = There’s no finished { -trick } on the table

# $who (seat)
gather-side = { SEATS($who) }’s side won the { -trick } and gathers it

# $led (trump): the suit led
# $held (piece): a domino that follows it
must-follow = { $led ->
    [S] You have a spade, so you must play one
    [H] You have a heart, so you must play one
    [C] You have a club, so you must play one
    [D] You have a diamond, so you must play one
   *[doubles] You have the { PIECES($held) }, so you must follow { TRUMP($led) }
}

# Nobody is told any more what trump is, so the suit is not named.
must-follow-hidden = You have a { -piece } of the suit led, so you must play one

# $held (piece)
# $best (piece)
must-beat = Your { PIECES($held) } beats the { PIECES($best) }, so you must play higher

# $led (trump): the suit led
# $held (piece): a trump
must-trump = You’re out of { TRUMP($led) } and have the { PIECES($held) }, so you must { -ruff }

must-trump-hidden = You can’t follow suit and you have a trump, so you must { -ruff }

# $held (piece)
# $best (piece)
must-overtrump = Your { PIECES($held) } beats the { PIECES($best) }, so you must { -ruff } higher

must-overtrump-hidden = You have a higher trump than the one on the table, so you must { -ruff } higher

review-none = No { -trick } is finished yet

review-never = These rules don’t let anyone look at a { -trick } again

review-late = You can see the last { -trick } only until the next { -piece } is played

# $closed (number)
look-under = On bids of { $closed } or more, nobody looks at what was played

# $closed (number)
look-under-stack = On bids of { $closed } or more, you can see only what the stack shows

stack-never = These rules don’t let anyone choose how { -trick(form: "many") } are stacked

# $closed (number)
stack-bid = You can choose the stack only on bids of { $closed } or more

# $forms (list of message): single, double
stack-form = Choose one of these stacks: { LIST($forms, style: "or") }

# $who (seat)
stack-bidder = Only the bidder, { SEATS($who) }, chooses the stack

stack-late = Choose the stack before the first { -trick } is finished

stack-opponents = The other side chooses which way the stack runs

stack-early = Choose which way the stack runs after the first { -trick }

# $who (list of seat)
losers-deal = The losing side starts the next game: { SEATS($who) } draw for it

pass-peeked = Pass your own { -piece(form: "many") } before you look at your partner’s

peek-none = There’s nothing for you to look at

# $must (list of piece)
play-touched = You touched the { PIECES($must) }, so you must play it

# $must (list of piece)
play-bound = You must play { PIECES($must, style: "or") } now

## Claims, calls, and mistakes

claim-nobody = These rules don’t let anyone claim the rest. Play the hand out

# $who (seat)
claim-bidder = Only the bidder, { SEATS($who) }, can claim the rest

# $who (seat)
claim-first = { SEATS($who) } has claimed the rest. Settle that first

claim-opponents = Only the other side can answer a claim

# Rule enforcement is automatic.
guarded = This table is automatic: { -piece(form: "many") } stay in the hand until they are played

guarded-renege = This table is automatic: illegal plays are blocked, so nobody can renege

piece-dropped = Keep your { -piece(form: "many") } in your hand until you play them

piece-shown = Don’t show part of your hand

piece-touched = If you touch a { -piece }, you must play it

misdealt = Everyone gets the same number of { -piece(form: "many") }, face down

misdeal-what = Say which hand is short, which is long and by how many, or how many { -piece(form: "many") } were exposed

trump-asked-late = Too late to ask: by now everyone has to remember trump

review-talk = No questions or answers while a { -trick } is being looked at

suit-asked = Ask what trump is, not whether it’s a certain suit

# $suit (trump)
lead-called = The other side called for { TRUMP($suit) }, so you must lead one

lead-not-due = There’s no lead to call now

lead-call-side = Only the other side can call the lead

# $suit (text): what was tried
# $choices (list of trump)
lead-call-suit = “{ $suit }” isn’t a suit. Choose { TRUMP($choices, style: "or") }

# $hand (number): pieces in a hand
fix-first = First settle how everyone gets to { $hand } { -piece(form: "many") }

correct-never = Under these rules, a { -piece } played stays played

correct-late = Too late to change that { -piece }

# $seconds (number)
correct-clock = Too late to change that { -piece }: { $seconds } seconds have passed

correct-none = Nothing to fix: that { -piece } was a legal play

# $piece (piece)
correct-wrong = The { PIECES($piece) } wouldn’t fix it

renege-deadline = Too late for a call: the score of this hand is written down

renege-deadline-next = Too late for a call: the next hand has been dealt

renege-opponents = Only an opponent can call a renege

# $formula (text)
renege-formula = That’s no renege call, so play goes on. To call one, say “{ $formula }”

# $number (number)
# $most (number): the last one there is
renege-trick = There’s no { -trick } { $number } yet. Call { -trick } { $most } or an earlier one

# $number (number)
renege-trick-none = There’s no { -trick } { $number } yet. Wait until a { -piece } is played

# $about (text): what somebody wrote
play-stopped = Play waits until this is decided: { $about }

stop-undecided = Play on: the bid isn’t made or set yet
