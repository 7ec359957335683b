### Why a ruling can't be given: something is missing from what was described, or can't have happened.

## Who

# $seat (text): what was said
# $seats (list of text)
case-seat = There’s no seat “{ $seat }”. The seats are { LIST($seats) }.

# $who (list of seat)
case-alone = { SEATS($who) } didn’t do that together. Ask about each player alone.

case-both-sides = You named both sides. Ask about one side at a time.
case-caller = Say who called the renege.
case-caller-too = Say who called the renege, not only who was accused.
case-trump-named = Say which trump was named.
case-renege-who = Say who reneged.
case-onlooker = Onlookers don’t play at this table. Leave out who it was.
case-no-partner = Nobody has a partner to ask at this table.
case-late-who = Say who came late.
case-late-time = Say how late the player came, in minutes and seconds.

# $wrong (list of seat)
# $others (list of seat)
case-count-blamed = By these numbers it was { SEATS($wrong) }, not { SEATS($others) }. Leave out who it was, or count again.

## What

# $kind (text)
case-kind = There’s no “{ $kind }” to rule on.

# $what (message): such as “a bid out of turn”
case-trick-decides-nothing = A { -trick } doesn’t matter for { $what }. Leave it out.

case-ruled-where = Earlier rulings matter only for a dispute or an appeal. Leave them out.
case-declared-where = If an official declared it a renege, ask about a renege.
case-not-declared = Nobody declares a renege under these rules. Leave that out.

## Clauses. These end without a period.

# $rule (text)
case-clause-onlookers = { $rule } is about onlookers. Ask about an onlooker

# $rule (text)
case-clause-unbreakable = Nobody can break { $rule }: it says what players may do, or what follows. Choose another clause

# $rule (text)
# $kinds (list of message)
case-clause-named = For { $rule }, ask by name: { LIST($kinds, style: "or") }

# $rule (text)
case-clause-worth = Nobody can break { $rule }: it says what something is worth. Choose another clause

case-clause-where = A broken clause matters only for conduct. Leave it out.

# $rule (text)
case-clause = These rules have no clause “{ $rule }”.

## Bids

# $bid (number)
# $least (number)
case-bid = Nobody bids { $bid }. The lowest bid here is { $least }.

case-over-where = The bid before it matters only for a wrong bid. Leave it out.
case-over = Give the bid before it as a number, or 0 if there was none.
case-over-bid = Say what was bid, too. Both bids show what’s wrong.

# $over (number)
case-over-no-bid = { $over } isn’t a bid here, so nobody bids over it.

case-bid-stands = If someone bid, nothing was dropped on the { -dealer }. Leave out one of the two.
case-bid-unseen = Nobody bids before looking at their { -piece(form: "many") }. Ask about a wrong number found before the first lead.
case-not-dropped = No bid is dropped on the { -dealer } here. When everyone passes, the { -piece(form: "many") } are shaken again.
case-not-bidders = Only the side with the bid can be set. Name one of them, or nobody.

# $trump (text)
# $choices (list of trump)
case-trump = “{ $trump }” can’t be trump here. Choose { TRUMP($choices, style: "or") }.

# $trump (trump)
case-marriage-shown = The king and queen of { TRUMP($trump) } are among these { -piece(form: "many") }. Leave them out, or leave out that the bidder doesn’t hold them.

## Kitty, exchange and meld

case-no-kitty = There’s no kitty at this table.
case-kitty-decides = What’s in the kitty doesn’t matter for that. Leave it out, or ask about a wrong number of { -piece(form: "many") }.
case-kitty-up = Someone has the kitty, or there was none. Say how many everyone has.

# $count (number)
case-kitty-right = The kitty has { $count }, as it should. Say how many everyone has.

# $count (number)
case-kitty-size = The kitty can’t have { $count } { -piece(form: "many") }. Say how many everyone has.

# $count (number)
case-kitty-gone = With the kitty, { $count } { -piece(form: "many") } are gone, which isn’t a whole number of { -trick(form: "many") }. Count when a { -trick } is complete, or say how many everyone had at first.

# $all (number)
case-kitty-all = With the kitty, all { $all } { -piece(form: "many") } must be there. Say how many everyone has, and how many are in the kitty.

case-discard-numbers = These numbers contradict each other. Say how many { -piece(form: "many") } were discarded.

# $right (number)
# $count (number)
case-discard-size = You discard { $right } { -piece(form: "many") } here, not { $count }.

# $who (seat)
case-only-bidder-discards = Only the bidder, { SEATS($who) }, discards.

case-no-exchange = No { -piece(form: "many") } are passed at this table.
case-exchange-sides = Only partners pass { -piece(form: "many") } to each other. Ask about each side alone.

# $who (seat)
case-exchange-bidders = Only the bidder, { SEATS($who) }, and their partner pass { -piece(form: "many") } here.

case-not-drawn = Nobody draws { -piece(form: "many") } at this table. They’re dealt.
case-no-meld = There’s no meld in this game.
case-meld-trump = Say what trump was. It decides whether these { -piece(form: "many") } are meld.

# $sides (list of message)
case-meld-missing = Say what each side melded. Missing: { LIST($sides) }.

# $why (list of message): sentences
case-impossible = The hand can’t have gone that way: { LIST($why, style: "sentences") }

## How many pieces

# $most (number)
case-count-range = A hand has 0 to { $most } { -piece(form: "many") } here. Count again.

# $count (number)
case-count-uneven = That makes { $count } { -piece(form: "many") }, which can’t be shared evenly. Count when a { -trick } is complete, or say how many everyone had at first.

# $count (number)
# $right (number)
case-count-sum = That makes { $count } { -piece(form: "many") }, but there should be { $right }. Count again.

# $how (code)
# $hand (number)
# $left (code): whether these may be what is left
# $kitty (code): whether the kitty may have them
case-count-others = Then someone else must have { $how ->
   *[fewer] fewer
    [more] more
} than { $hand } { -piece(form: "many") }{ $kitty ->
   *[no] {""}
    [yes] , or the kitty does
}{ $left ->
   *[no] {""}
    [yes] , or they were counted during play
}. Say how many everyone has.

# $hand (number)
case-count-right = { $hand } { -piece(form: "many") } is the right number. Say how many everyone has.

## Pieces

# $why (list of message): sentences
case-pack = { LIST($why, style: "sentences") }

case-whose-pieces = It isn’t clear whose { -piece(form: "many") } they were. Ask about each player alone.
case-whose-card = It isn’t clear whose { -piece } is in question. Ask about each player alone.

# $count (number)
# $most (number)
case-pieces-many = You named { $count } { -piece(form: "many") }, but nobody here holds more than { $most }.

# $count (number)
case-one-piece = That’s done with one { -piece }, not { $count }.

case-two-pieces = Name all the { -piece(form: "many") } played at once, at least two.

# $most (number)
# $count (number)
case-trick-size = A { -trick } has at most { $most } { -piece(form: "many") }, not { $count }.

# $card (piece)
# $count (number)
# $most (number)
case-held-many = With the { PIECES($card) } that makes { $count } { -piece(form: "many") }, but nobody here holds more than { $most }.

# $card (piece)
case-card-twice = The { PIECES($card) } is there more than once. Say who led to that { -trick }.

# $card (piece)
case-card-not-there = The { PIECES($card) } isn’t in that { -trick }.

# $leads (seat)
# $who (seat)
case-not-played-yet = If { SEATS($leads) } led, { SEATS($who) } hasn’t played to that { -trick } yet.

# $leads (seat)
# $who (seat)
# $played (piece)
# $card (piece)
case-card-not-theirs = If { SEATS($leads) } led, { SEATS($who) } played the { PIECES($played) }, not the { PIECES($card) }.

case-blamed = Say which { -piece } is in question, and what trump was.
case-aces-played = These aces were played, so it’s too late to declare them. Don’t say it was in time.
case-aces-prove = These aces prove it. If they weren’t declared, ask about a renege. If they were, leave them out.

## Tricks

case-trick-taken-tell = Give the whole { -trick }, who led, what trump was, and who took it. That shows who won it.

# $winner (seat)
# $who (seat)
case-not-every-trick = That { -trick } went to { SEATS($winner) }, so { SEATS($who) }’s side can’t have every { -trick }.

# $points (number)
case-every-trick-taken = The other side has taken { $points }, so the accused side can’t have every { -trick }.

case-still-mended = That { -trick } can still be corrected. Give every { -piece } played since.
case-not-complete = That { -trick } isn’t complete, so nobody can have asked to see it before the call.
case-covered = Another { -piece } was played on it in that { -trick }, so it can’t be corrected anymore.

# $who (seat)
# $card (piece)
case-open-played = { SEATS($who) } played the { PIECES($card) }. Say which { -piece } lay face up.

case-open-tell = Give the { -trick }, who led, whose { -piece } is in question, what trump was, and which one lay face up. That shows whether it could be played.
case-touched-tell = Say what was on the table when it was touched, and who led.
case-touched-complete = That { -trick } is complete. Say who led, and who touched the { -piece }.

# $card (piece)
# $who (seat)
case-touched-there = The { PIECES($card) } is already in that { -trick }, and { SEATS($who) } didn’t play it. Say what was on the table when it was touched.

case-turn-tell = Say who led to that { -trick }, and who played out of turn. That shows whose turn it was.
case-turn-trick = Say what was on the table when it was played. That shows whose turn it was.
case-turn-trump = Say what trump was. That shows who won the { -trick } and leads next.

# $card (piece)
case-turn-card = The { PIECES($card) } can’t be there yet. As the { -trick }, give what was on the table before it.

## What was taken

# $side (side)
# $points (number)
case-side-points = { SIDE($side) } { $points }

# $side (text): what was said
# $sides (list of text)
case-side = There’s no side “{ $side }”. The sides are { LIST($sides) }.

# $points (number)
case-taken-tell = Say what each side has taken so far: { $points } points are gone.

# $sides (list of message)
case-taken-missing = Say what each side has taken so far. Missing: { LIST($sides) }.

# $sum (number)
# $most (number)
case-taken-most = That makes { $sum }, but at most { $most } points can be taken before the last { -trick }.

# $sum (number)
# $left (number)
# $gone (number)
case-taken-sum = The sides can’t have { $sum } points yet: { $left } are left, so { $gone } have been taken.

# $taken (list of message)
# $tricks (number)
# $last (code): whether the last trick is still to come
case-taken-tricks = { LIST($taken) } can’t be right: that takes more than { $tricks } { -trick(form: "many") }{ $last ->
   *[no] {""}
    [yes] , and the last is still to come
}.

# $taken (list of message)
# $tricks (number)
case-taken-whole = { LIST($taken) } can’t be right: { $tricks ->
    [one] one { -trick } has
   *[other] { $tricks } { -trick(form: "many") } have
} been played, and a side takes whole { -trick(form: "many") }.

## Lay-downs

case-claim-good = Say whether the claim is good.
case-claim-who = Say who claimed the rest.
case-claim-none = No { -piece(form: "many") } are left, so there’s nothing to claim.
case-claim-bid = A claim is judged by the bid here. Say who had the bid, and what it was.

# $who (seat)
# $card (piece)
case-claim-held = { SEATS($who) } doesn’t have the { PIECES($card) }.

# $side (side)
# $most (number)
# $needed (number)
case-claim-short = { SIDE($side) } can reach { $most } at most, and { $needed } are needed. That claim can’t be good.

# $side (side)
# $taken (number)
# $needed (number)
case-claim-home = { SIDE($side) } already took { $taken }, and { $needed } are needed. The claim stands.

# $who (seat)
case-first-lead = No { -trick } is over yet, so the bidder, { SEATS($who) }, leads first.

# $side (side)
# $who (seat)
case-no-lead = { SIDE($side) } took nothing, so { SEATS($who) } can’t have the lead. Say who leads.

## Officials

# $post (message)
case-nobody-decides = Someone has to decide, and no official comes after the { $post }. Name a person at the table.

# $post (text)
# $posts (list of message)
case-post = There’s no official “{ $post }” here. Choose { LIST($posts, style: "or") }.

case-claim-taken = Say what each side has taken. That shows whether the bid is made, and so whether the claim is good.
case-touched-which = Say which { -piece } was touched, and what trump was.
