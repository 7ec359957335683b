### What a file of rules may say: every key, what may stand there, and what it means.
### Words in the style of minimum, true or [auction] stand in the file: never translate them.

## What may stand there

kind-truth = true or false
kind-number = whole number
kind-text = text
kind-small-letters = lowercase letters, digits, dots and dashes
kind-letters = letters, digits, dots and dashes
kind-ranks = letters from "ATKQJ9" (T is the ten)
kind-card = card such as QS
kind-section = table, see below
kind-name = name

# $most (number)
kind-text-most = text of up to { $most } letters

# $least (number)
kind-least = whole number, { $least } or more

# $least (number)
# $most (number)
kind-range = whole number, { $least } to { $most }

# $words (list of text)
kind-one-of = { LIST($words, style: "or") }

# $kinds (list of message)
kind-either = { LIST($kinds, style: "or") }

# $kind (message)
kind-or-none = { $kind }; 0 for none

# $kind (message)
kind-list = list of: { $kind }

# $names (message)
# $kind (message)
kind-table = table of { $names } = { $kind }

## What a key is, unless the file says it

default-must = must be given
default-none = none
default-below = as below

## Sections

# $section (code)
keys-section = { $section ->
   *[head] What comes before the first section.
    [words] The club’s own words, used in everything a player reads.
    [table] Who sits down.
    [deck] The deck.
    [deal] From the shuffle until the hands are counted.
    [auction] The bidding.
    [ladder] How bids rise, one stretch after another: by “step”, up to “to”. In the list auction.ladder.
    [trump] Trump in Pinochle, the contract in 42.
    [exchange] What the bidder and their partner pass each other.
    [kitty] What the bidder does with the kitty, if there is one.
    [meld] What each meld is worth held once, twice, three, and four times, and how it’s shown.
    [board] What happens when the meld can’t carry the bid.
    [tricks] The duties of play, and what tricks are worth.
    [scoring] What a hand is worth when it’s made, and when it’s set.
    [match] When a game is over.
    [renege] What counts as a renege, who may call it, how long it can be corrected, and what it costs.
    [claim] Claiming the rest.
    [late] Players who aren’t at their table when play starts.
    [officials] Who decides, and who decides after them.
    [rulings] The club’s answer to everything that can go wrong, except a renege and a claim. Each key takes the table below.
    [house] The club’s answer to one thing that went wrong. KEY is any key of [rulings].
    [tournament] How an event is run, unless its director changes it.
    [ranking] How places are decided.
    [money] Fees, what the club keeps, and prizes, in whole cents.
    [special] A prize besides those for places. In the list tournament.money.specials.
    [readings] Other ways to read the rules that an official may prefer, shown with a ruling. A key is one of [rulings], a remedy, anything in [cites], or one of those below. Write what you want said, or "" for nothing.
    [clause] One of the club’s rules.
}

## Keys

# Of the melds below, the first number is for one of them in a hand, the second for two, and so on.
# $key (code): its section and its name
key = { $key ->
   *[head-name] The name on the command line and in records.
    [head-title] The club’s name everywhere else.
    [head-form] Which form of a club’s rules this is, if there are several.
    [head-version] When it was published.
    [head-game] Which of the two games it is.
    [head-extends] The rules, or the .toml file beside this one, that everything else comes from.
    [head-clauses] The file of clauses these rules go by.
    [words-piece] A card or domino.
    [words-pieces] Several of them.
    [words-trick] A trick.
    [words-riffle] What is done to the deck in a shuffle.
    [words-ruff] Playing a trump on another suit.
    [words-dealer] The dealer.
    [words-deal] The deal.
    [words-roundhouse] A king and a queen of every suit.
    [words-round] The hands that are added up together.
    [table-seats] How many play.
    [table-partners] Players across from each other are partners.
    [table-accounts] Whether the running score belongs to the side or to each player.
    [deck-pieces] What the game is played with.
    [deck-ranks] The ranks, highest first.
    [deck-copies] How many of each card are in the deck.
    [deal-hand] The size of a hand.
    [deal-kitty] Cards set aside for the bidder.
    [deal-method] The dealer deals, or the players draw.
    [deal-packets] Each way to deal: the sizes of the packets one player gets. None: any packets that make a hand.
    [deal-only_dealer] Only the dealer touches the deck.
    [deal-opening_wash] Before the very first deal everyone may wash and shuffle.
    [deal-all_present] The shuffle waits until everyone is at the table.
    [deal-riffles] The fewest times the deck is shuffled.
    [deal-counted] The ways of mixing that count toward riffles.
    [deal-machine_last] If the machine is used, it’s used last.
    [deal-cut] The player to the dealer’s right must cut, may cut, or doesn’t.
    [deal-cut_leaves] The fewest cards that stay below.
    [deal-cut_lifts] The fewest cards lifted off.
    [deal-reshuffle] Anyone may ask for one more shuffle until the deal begins.
    [deal-first_dealer] Who deals first.
    [deal-highest] The highest domino in a draw: most pips, or highest end.
    [deal-count_hands] Everyone counts their hand before the bidding.
    [deal-ready_signal] The scorekeeper says the hand is ready before anyone bids.
    [deal-layouts] How dominoes may be set up and kept, such as 4-3.
    [deal-layout_kept] How long a player keeps their first setup.
    [deal-sorted] Players may sort their hands.
    [deal-weak_nines] This many nines and no meld give a right to a new deal; 0 for no such right.
    [auction-form] Bidding goes around until all but one have passed, or everyone bids once.
    [auction-minimum] The lowest bid.
    [auction-dropped] The bid a dealer is given when nobody bids; if not given, the lowest.
    [auction-ladder] How bids rise, one stretch after another.
    [auction-opening] The first bid must be exactly this.
    [auction-jump] The most steps one bid may climb.
    [auction-free_to] Bids above this climb one step at a time.
    [auction-maximum] The highest bid.
    [auction-mark] What one mark is bid as. A lower bid is worth one mark.
    [auction-pass_final] Once you pass, you’re out. If not, you may bid again while somebody raises.
    [auction-all_pass] If everyone passes: the dealer gets the lowest bid, must bid whatever they like, or the hand is dealt again.
    [auction-reshake_by] Who deals after everyone has passed.
    [auction-silenced_dealer] A silenced dealer who is given the bid goes set, or takes it anyway.
    [step-step] How much bids rise.
    [step-to] Where this stretch ends. The last one has no end.
    [trump-choices] What the bidder may name: suits, or in 42 numbers, doubles, and follow-me.
    [trump-marriage] The bidder must hold a marriage in trump. With no marriage the bidder goes set.
    [trump-laying] Whether the first marriage the bidder shows names trump: never, if nothing was said, or no matter what was said.
    [trump-confirmed] Everyone confirms trump before the first lead.
    [trump-shown] How long anyone may ask what trump is: always, until the first trick is over, or until the first lead.
    [exchange-form] Nothing is passed, both pass at once without looking, or the partner passes first and the bidder passes back.
    [exchange-count] How many cards are passed.
    [kitty-before_trump] The kitty is turned before trump is named. If not, the bidder may name it first, at their own risk.
    [kitty-declare_trumps] The bidder says how many trumps are discarded.
    [kitty-counts] The discard counts for the bidder.
    [meld-run] Ace, ten, king, queen, and jack of trump.
    [meld-royal] King and queen of trump.
    [meld-run_extra] Marriages in trump besides a run. If not given, they’re worth the same as without one.
    [meld-marriage] King and queen of another suit.
    [meld-roundhouse] A king and a queen of every suit.
    [meld-aces] An ace of every suit.
    [meld-kings] A king of every suit.
    [meld-queens] A queen of every suit.
    [meld-jacks] A jack of every suit.
    [meld-pinochle] A pinochle.
    [meld-nine] Each nine of trump.
    [meld-pinochle_cards] The two cards that make a pinochle.
    [meld-natural_roundhouse] A roundhouse keeps its price even if no trump was named. If not, its parts are counted.
    [meld-run_keeps_marriage] The king and queen in a run count as a marriage too.
    [meld-compulsory] Meld that must be shown.
    [meld-compulsory_all] If you hold it twice, you must show it twice.
    [meld-seen_by_all] Play waits until everyone has seen the meld.
    [meld-lies_until] How long meld and a turned kitty can be looked at.
    [meld-released] Meld stays out until the scorekeeper starts play.
    [board-off_board] Bidders who can’t reach their bid go set at once, or play.
    [board-concede] When the bidders may concede.
    [board-conceded_take] Conceding gives the others all points in play.
    [board-dropped_meld] A dealer who was given the bid needs this much meld, or goes set without play.
    [board-bidder_meld] The same for a bid somebody really made.
    [board-hands_shown] Before a side goes set for lack of meld, both hands are shown and all their meld counts: always, only after a dropped bid, or never.
    [tricks-first_lead] Who leads first.
    [tricks-beat] When a player who follows suit must play higher if able.
    [tricks-identical] Which of two identical cards wins.
    [tricks-ruff] If you can’t follow suit, you must trump.
    [tricks-overruff] If somebody has trumped, you must trump higher if able.
    [tricks-underruff] If you can’t trump higher, you must still trump.
    [tricks-head_ruffed] The duty to beat the suit led goes on after somebody has trumped.
    [tricks-counters] What a rank or a single piece is worth in a trick.
    [tricks-last] What the last trick adds.
    [tricks-each] What every trick adds.
    [tricks-lead_signal] The first lead waits for the scorekeeper.
    [tricks-gather] A trick is turned face down before the next lead.
    [tricks-review] What may be looked at again.
    [tricks-player_shown] How long you can see who played a piece: as long as its trick may be seen, or only while it’s on the table.
    [tricks-stacks] The stacks a bidder may choose, and how many finished tricks each lets you see if nobody may look.
    [tricks-stack_from] The lowest bid on which the bidder chooses. If not given, the one from which played pieces are closed.
    [tricks-closed_from] From this bid up, played pieces may not be looked at again, except what the stack shows.
    [tricks-stop_when_decided] Play may stop once the bid is made or set.
    [scoring-style] Hands are worth points or marks.
    [scoring-bidder_take] The least the bidding side must take in play.
    [scoring-bidder_trick] The bidding side needs a trick to keep its meld.
    [scoring-bidder_save] The least the bidding side must take to keep its meld.
    [scoring-save_take] The least the other side must take to save its meld.
    [scoring-save_trick] The trick the other side must win to save its meld: none, any, or one with a counter.
    [scoring-save_meld] The least meld of the other side that counts.
    [scoring-save_needs] When a hand is played, the others’ meld counts if it’s big enough and saved, or if either one is true.
    [scoring-save_in] The hands in which the others must save their meld.
    [scoring-floorless] Unplayed hands in which the others’ meld counts, however small.
    [scoring-meldless] Unplayed hands in which the others’ meld doesn’t count.
    [scoring-unsaved_take] Whether a side that didn’t save its meld keeps what it took.
    [scoring-set_bidder] A side that goes set scores nothing, or loses its bid.
    [scoring-set_take] The other side keeps what it took when the bidders go set.
    [scoring-set_award] The other side gets the bid when the bidders go set.
    [scoring-all_points_bonus] The bonus for taking everything.
    [scoring-all_points_by] Everything means all points, or all tricks.
    [scoring-all_points_defence] The other side can win the bonus too.
    [scoring-all_points_floor] If they do, their meld must still be big enough.
    [scoring-skunk_bonus] The bonus when the other side scored nothing in any hand.
    [scoring-skunk_penalties] Penalties count in deciding whether a side scored nothing.
    [scoring-fee_cents] What a set costs, in cents.
    [scoring-fee_from] Who pays for a set.
    [match-until] A game lasts a number of hands, or goes to a number of points or marks.
    [match-hands] How many hands, if it goes by hands.
    [match-target] How many points or marks, if it goes by those.
    [match-bidder_first] The bidders count first and win if they get there. If not, the higher score wins, and a tie plays on.
    [match-best_of] How many games a match is the best of.
    [match-losers_deal] The losers of a game draw for the next first deal.
    [match-trump_recorded] The scorekeeper writes trump down, so every hand on the sheet needs it.
    [match-sheet] Figures close never, when both sides have signed, or as soon as both agree to a hand.
    [renege-kinds] The duties that are a renege to break. aces: required meld kept back. totals: at the end the bidding side has more or fewer cards than the others.
    [renege-turns_from] When a lead by the wrong player starts to count as out of turn: once the bidding is over, or once the first lead is allowed. Before that it’s only too early.
    [renege-correct] How long it can be corrected: never; your own card, after asking to see the trick; until the next piece, or the next legal one, is played; until the end of the next trick, taking back what came after.
    [renege-seconds] How long a finished trick can be corrected after its last piece; 0 for no limit.
    [renege-withdrawn] Where a changed piece goes.
    [renege-callers] Who may call one: the other side, or anyone at the table.
    [renege-formula] Words the call must contain. None: any will do.
    [renege-deadline] How long it can be called: until the hand is scored, or until the next deal.
    [renege-cost] A proven renege ends the hand, or the hand is played out and that side’s points in play don’t count.
    [renege-others_get] What the others get if the bidding side reneged.
    [renege-bidders_get] What the bidders get if the others reneged.
    [renege-fee_cents] What the player who reneged pays.
    [renege-floored] Meld given for a renege must be big enough.
    [renege-exact] A call proves only what it names. If not, it proves any renege by that player in that trick.
    [renege-unproven] A call that isn’t proven is a renege by the caller, changes nothing, or is reported to an official.
    [renege-spoils_all] If the caller’s side has no trick and the other side has them all, a call that isn’t proven gives the other side all points and the bonus.
    [renege-spoiler_fine] What the caller loses then.
    [claim-by] Who may claim the rest.
    [claim-test] What must be impossible: losing a trick, having one of those cards beaten, or being set.
    [claim-own] How the claimant is assumed to play without saying so.
    [claim-unchallenged] A claim nobody challenges stands, or is checked anyway.
    [claim-failed] The other side gets everything that’s left, or the hand.
    [late-grace] Minutes without a penalty.
    [late-each] Points for every minute after that.
    [late-most] The most it costs.
    [late-replaced] From this minute on somebody else plays the round, and it’s worth nothing to the late player; 0 for never.
    [late-rounding] A minute counts when it’s over, or when it begins.
    [officials-chain] Who is asked, in order. Each one only after those before have ruled or aren’t there.
    [officials-also] Others who may stand in for the first of them.
    [officials-agree] How many who agree are final.
    [officials-cited] A ruling needs a clause.
    [officials-plays] An official also rules at their own table.
    [officials-at_once] What goes straight to an official, without trying to settle it at the table.
    [officials-scoring_table] Only the scoring table (the scorekeepers and the director) corrects a sheet that’s signed and turned in. Referees rule, and it writes.
    [officials-eases] The clauses that may be eased for a player with a handicap. None: any rule players must keep.
    [officials-repeat] From this many violations on, a player is shown as a repeat offender.
    [house-remedies] What is done, in order.
    [house-points] How many points or marks, if a remedy gives or takes them.
    [house-cents] How much, if a remedy is a fine.
    [house-account] Who pays: the offender alone, or their side.
    [house-most] The most cards one hand may draw. With more, the hand is dealt again. 0: any number.
    [house-clause] The clause it goes by.
    [house-beyond] The clause if a hand would have to draw more than that.
    [tournament-entry] Who enters: people who get partners from the seating, or pairs that stay together.
    [tournament-movement] Who goes where after a round.
    [tournament-rounds] How many rounds. If not given, until the day or the bracket is over.
    [tournament-three] The rules for tables of three, so nobody sits out. Empty: no tables of three.
    [tournament-divisions] The divisions, all in one field.
    [tournament-apart] Who is kept apart, if possible.
    [tournament-apart_as] How they’re kept apart.
    [tournament-bye] What sitting out is worth: nothing, the average of the round, that of its winners, or a win.
    [tournament-minutes] How long a round takes; 0 for no clock.
    [tournament-told] When time is called: how many minutes are left.
    [tournament-at_time] When time is up the hand in play is finished, or nothing more counts.
    [tournament-slow] After this many minutes without a new hand a table is shown as slow; 0 for never.
    [tournament-tie] A tied round stays tied, or one more hand decides it. Its points don’t count.
    [tournament-third] In single elimination, the losing semifinalists play for third place.
    [tournament-consolation] In single elimination, those who lose their first match play on among themselves.
    [tournament-ranking] How places are decided.
    [tournament-money] Fees and prizes.
    [ranking-of] Who is ranked.
    [ranking-order] What is compared first, and what next. If all of it is equal, the place is shared.
    [ranking-playoff] How a tie is played off that nothing else decides.
    [ranking-playoff_places] Ties are played off for this many places. Those below stay tied.
    [money-fee_cents] The entry fee.
    [money-fee_for] Each person pays it, or each pair.
    [money-refund] When somebody who withdraws gets the fee back.
    [money-refund_disqualified] Disqualified players get it back.
    [money-keep_percent] What the club keeps of the fees. The rest is the prize pool.
    [money-side_money] Where quarters for sets and reneges go.
    [money-fines] Where fines go.
    [money-percents] The shares of the pool for first, second, third place, and so on.
    [money-cents] Fixed amounts. They come first, and percentages are of what’s left.
    [money-each] Fixed amounts are for each partner, not for the pair.
    [money-medals] How many places get a medal.
    [money-medals_by] Whether those are places overall, or in each division.
    [money-specials] Other prizes.
    [money-step_cents] What percentage prizes are rounded down to, such as 25 for quarters. The rest goes to first place. 0: to the cent.
    [money-odd_cents] Where the odd cents of a shared prize go: to some of them by random draw, or to the club.
    [special-prize] What it’s for.
    [special-percent] Its share of the pool.
    [special-cents] Or a fixed amount.
    [special-target] For the first to reach this many points.
    [readings-charged-twice] When one side may have two hands with the wrong number of cards.
    [readings-spoiled-own-bid] When a call fails against a side that has every trick and the bid.
    [readings-pull-in-play] When a wrong number that one draw would fix is found during play.
    [readings-totals-even] When one partner may have too many and the other too few, so the sides are even.
    [readings-renege-meld] When a side that has melded reneges, and the rules don’t say that its meld is lost.
    [readings-taken-own-side] When a trick was taken wrongly and no opponent has called it.
    [readings-taken-partners] When somebody took their partner’s trick and led.
    [readings-redeal-in-play] When a wrong number that needs a new deal is found during play.
    [readings-meld-early-bidders] When the bidding side may have shown meld too early.
    [readings-ruling_uncited] When an official ruled without a clause.
    [readings-hand-void-late] When the wrong player dealt, once the sheet is signed.
    [readings-appeal-final] When somebody doesn’t accept a final ruling.
    [clause-id] What it’s cited by.
    [clause-kind] What it’s about.
    [clause-text] The rule in the club’s own words, in a sentence or two.
    [clause-facts] The figures in it, for wordings in the catalogues.
    [clause-cover] How Meldhouse deals with it: enforces it, helps an official rule on it, or shows it.
    [clause-when] When it’s shown, or when an official goes by it. Conduct without any is always shown.
    [clause-reading] How the club reads it, if it can be read in several ways.
    [clause-explained] How we read it is in the catalogues too.
    [clause-silent] The club’s rules don’t say it: the club fills the gap, and an official may fill it another way.
    [clause-hinted] For a silent one: the club’s rules touch on it, so this is a reading and not only a choice.
    [clause-unbreakable] It only says what’s allowed or what follows, so nobody can break it.
    [clause-asked_as] What is ruled on if it’s broken, such as renege. If not given, what [rulings] and [cites] say.
    [clause-sources] For what the rules leave open: where the answer comes from.
    [clause-words] For conduct: other words people use when it’s broken.
}

# A key of [rulings]: what went wrong.
# $what (message): its name
key-ruling = For { $what }.

## What a clause can be cited for

# A refusal, by how it reads.
# $says (message)
cite-refusal = “{ $says }.”

# How a hand that isn’t played can end.
# $end (code)
cite-end = { $end ->
   *[board-set] A set because meld and all points in play can’t reach the bid
    [no-board] A set for lack of meld
    [no-marriage] A set for lack of a marriage
    [no-marriage-dropped] A set for lack of a marriage, for a dealer who was given the bid
    [silenced] A set because the dealer was silenced
    [conceded] A conceded bid
}.

# $end (code)
cite-award = { $end ->
   *[board-set] A set because meld and all points in play can’t reach the bid
    [no-board] A set for lack of meld
    [no-marriage] A set for lack of a marriage
    [no-marriage-dropped] A set for lack of a marriage, for a dealer who was given the bid
    [silenced] A set because the dealer was silenced
    [conceded] A conceded bid
}: what the others get.

# $code (code)
cite = { $code ->
   *[deck] What’s in the deck.
    [bid-step-1] The steps of the first stretch of bids.
    [bid-step-2] The steps of the second stretch of bids.
    [bid-step-3] The steps of the third stretch of bids.
    [rank] Which card is higher.
    [all-pass] What happens if nobody bids.
    [take-total] How many points are in play.
    [game-target] When the game is won.
    [game-bidder-first] The bidders count first.
    [game-others] The others win.
    [meld-run] What a run is worth.
    [meld-run-extra] A marriage in trump besides a run.
    [meld-royal] What a marriage in trump is worth.
    [meld-marriage] What a marriage in another suit is worth.
    [meld-roundhouse] What a roundhouse is worth.
    [meld-aces] What aces around are worth.
    [meld-kings] What kings around are worth.
    [meld-queens] What queens around are worth.
    [meld-jacks] What jacks around are worth.
    [meld-pinochle] What a pinochle is worth.
    [meld-nine] What a nine of trump is worth.
    [score-made] What a made bid scores.
    [score-defence] What the others score then.
    [score-defence-meld] Their meld, if it has a clause of its own.
    [score-unsaved] Meld that wasn’t saved.
    [score-save-meld] Meld too small to count.
    [score-set] What a set costs the bidders.
    [score-award] What the others get for a set.
    [score-set-meld] The others’ meld after a set.
    [score-set-take] The others’ points in play after a set.
    [score-needed] What a bid needs in play.
    [score-bidder-take] What the bidders must take.
    [score-bidder-trick] The trick the bidders must win.
    [score-bidder-save] What the bidders must take to keep their meld.
    [score-off-board] A bid out of reach that’s played anyway.
    [score-off-board-take] What the others take in that hand.
    [score-passed-out] A hand everyone passed.
    [score-fee] What a set costs in cents.
    [score-skunk] The bonus against a side without a point.
    [score-all-points] The bonus for taking everything.
    [score-all-points-defence] The same for the other side.
    [score-awarded] A hand an official gave to the side that had every trick.
    [score-silenced-wrong] A silenced dealer whose partner’s bid was wrong in itself, not out of turn.
    [score-renege] A hand that ended with a renege.
    [score-renege-others] A renege by those who didn’t bid.
    [score-renege-bidders] What the bidders get for it.
    [score-renege-others-get] What the others get if the bidders renege.
    [score-renege-marks] What a renege costs in marks.
    [score-forfeited] A hand lost by a claim that failed.
    [score-forfeited-others] The same by those who didn’t bid.
    [score-forfeited-marks] What it costs in marks.
    [score-void] A hand that doesn’t count.
    [claim-test] When a claim is good.
    [claim-stands] A claim that stands.
    [claim-failed] A claim that fails.
    [lead-called] A lead the other side has called for.
    [correct-clock] How long a play can be corrected.
    [renege-deadline] How long a renege can be called.
    [renege-unproven] A call that isn’t proven.
    [open-choice] Which of several face-up cards is played first.
    [open-lead] A face-up card is led by the player who has the lead.
    [taken-equal] Taking a trick with a card identical to the one that won it, and leading to the next.
    [renege-mended] A mistake that’s corrected.
    [renege-forgiven] A mistake these rules don’t punish.
    [renege-spoiled] A call that spoils a hand in which one side has every trick.
    [renege-fine] What that caller loses.
    [renege-early] A renege can only be called for what has been played.
    [renege-aces] Keeping back required meld, as a renege.
    [renege-follow] Not following suit, if it has a clause of its own.
    [renege-beat] Not playing higher, if it has a clause of its own.
    [renege-trump] Not trumping, if it has a clause of its own.
    [renege-exact] The call alone says what was wrong.
    [renege-fee] What a renege costs in cents.
    [renege-disputed] A renege its player denies.
    [late] What coming late costs.
    [late-grace] How late you may come.
    [late-most] The most it costs.
    [late-replaced] When somebody else plays instead.
    [page-seats] How many play, and with whom.
    [page-accounts] Whose score it is.
    [page-draw] The draw for the first deal.
    [page-deal-left] Which way the deal goes.
    [page-kitty] The kitty is dealt.
    [page-cut-top] What happens to the two parts of a cut.
    [page-first-bid] Who bids first.
    [page-jump] Bids may jump.
    [page-jump-tells] What a jump tells your partner.
    [page-mark] What one mark is bid as.
    [page-no-marriage] Trump needs no marriage.
    [page-trump-stays] Once named, trump stays.
    [page-laying] Showing a marriage names trump.
    [page-trump-told] Anyone may ask what trump is.
    [page-trump-recorded] Trump is written down.
    [page-remember] Players must remember trump.
    [page-side-tells] The bidding side may say what trump is.
    [page-not-told] The other side doesn’t answer.
    [page-below-zero] A penalty can take a score below zero.
    [page-ask-late] What asking too late costs.
    [page-kitty-trump] Trump or the kitty: which comes first.
    [page-kitty-counts] Who gets the points in the discards.
    [page-classes] In how many melds a card may count.
    [page-run-marriage] The king and queen in a run.
    [page-kept-back] Meld may be kept back.
    [page-own-meld] Partners meld separately.
    [page-true-meld] Meld counts for what it’s worth, whatever was said.
    [page-hands-shown] Hands are shown before a set.
    [page-on-board] When the bidders are on the board.
    [page-first-lead] Who leads first.
    [page-plain] You don’t need to play higher in other suits.
    [page-beat-partner] You must beat your partner’s card too.
    [page-head-trumped] Playing higher after somebody has trumped.
    [page-under-trump] Trumping under a trump.
    [page-any] When you may play any card.
    [page-free] You don’t have to trump.
    [page-wins] Which card wins the trick.
    [page-identical] Which of two identical cards wins.
    [page-ends] Which suit a domino belongs to.
    [page-who-played] Who played what isn’t said again.
    [page-open] What was played may be seen.
    [page-stack-shows] What a stack shows.
    [page-round] How many hands are added up.
    [page-match] How a match is won.
    [event-book] All tables of an event play by the same rules.
    [event-pairs] Who may be a pair, and where partners sit.
    [event-rounds] How many rounds an event has.
    [event-hands] How many hands, or games, a round has.
    [event-sizes] How many sit at a table.
    [event-movement] Who goes where after a round.
    [event-stay] Who stays put.
    [event-top] What happens at the first table.
    [event-threes] Where tables of three stand.
    [event-partners] Who gets whom as a partner.
    [event-bye] What players do when they sit out.
    [event-clock] How long a round takes, and when time is called.
    [event-time] What happens when time is up.
    [event-tie] A round, a game, or a match that ends in a tie.
    [event-rank] Who won the event.
    [event-extra] A tie for a medal.
    [event-refund] What a disqualified player gets back.
    [sheet-total] A sheet is added up again before it’s signed.
    [sheet-closed] When players may no longer change a hand or a sheet.
}
