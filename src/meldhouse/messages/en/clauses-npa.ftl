### The tournament rules of the National Pinochle Association, clause by clause, in our own words. The id is that of the clause: NPA-2.4g is npa-2-4g.
### “…-why” tells how we read a clause, or why it is our own. The figures are those of the paper.

npa-0a = These are the National Pinochle Association’s tournament rules as revised in August 2014.

npa-1-1a = A player who keeps breaking the rules may be suspended or expelled from the Association.

npa-1-1a-why = The rules set no number. We point a player out at the second recorded breach and take no points. The national tournament director decides what follows.

npa-1-1b = The referee writes down every breach: who, which rule, which hand, what penalty, and who ruled.

npa-1-1b-why = The rules don’t say how long the record is kept. We keep it for good and strike nothing out.

npa-1-1c = No loud talk while a hand is being played.

npa-1-1c-why = No penalty is printed, so it earns a recorded warning and costs no points.

npa-1-1d = Every table of a tournament plays by the same rules and meld values, whatever the players prefer at home.

npa-1-1e = The referees decide a dispute that comes up in play.

npa-1-2a = Be punctual, polite, honest, fair, and respectful. Avoid table talk and tricks, and be patient with weaker players.

npa-1-2a-why = This is a call to good manners with no penalty printed, so a lapse is noted and costs no points.

npa-1-2b = The deck must be truly mixed. Putting cards in a favorable order is an offense.

npa-1-2b-why = No penalty is printed. The referee decides, and may disqualify the player at most.

npa-1-2c = The opposing team adds up the scorekeeper’s figures before signing. A sheet with a wrong total isn’t signed.

npa-1-3a = Try to settle a disagreement among yourselves first. Call a referee only if you can’t.

npa-1-3a-why = A table may agree on what happened, but may not agree a printed penalty away.

npa-1-3b = A referee rules with the rules in hand, so every ruling names its rule.

npa-1-3c = If you don’t accept a ruling, you may ask for a second referee.

npa-1-3c-why = The rules don’t say how often you may appeal. One appeal to a different referee is allowed.

npa-1-3d = When the two referees agree, the matter is closed.

npa-1-3e = When two referees differ and can’t settle it, the national tournament director decides for good. In the director’s absence, the Association’s vice president or an appointee does.

npa-1-3f = The national tournament director, or a stand-in, settles quarrels between referees, and both are bound by it.

npa-1-3g = If you won’t accept the final ruling and won’t play on, you’re out of the tournament.

npa-1-3g-why = The rules don’t mention the partner. A substitute takes the seat, the partner keeps their own score, and the disqualified player isn’t ranked.

npa-1-3h = A disqualified player gets no money back.

# $packets (list of number)
npa-2-1a = Play starts when the player on the dealer’s left gets the first packet of { LIST($packets, style: "or") } cards.

npa-2-1a-why = Lateness can’t be counted from here, since all four must already be there for the shuffle. It runs from the director’s signal; this moment serves only for wrong tables and for calling a reshuffle.

# $points (number)
npa-2-1b = Anyone at the wrong table when play starts loses { $points } points from their own score.

# $points (number)
npa-2-1b-why = Two players who swapped seats lose { $points } each. The rules don’t say what becomes of the hand, so it’s stopped, the players are reseated, and the cards are dealt again.

npa-2-2a = The cards stay face down while they’re washed, shuffled, and cut.

npa-2-2b = All four players may wash and shuffle before the very first deal of round one, and at no other time.

npa-2-2c = After the first hand is dealt, only the dealer handles the deck.

npa-2-2d = The partner of a player with a handicap may shuffle, cut, or deal for them.

npa-2-2e = The deck isn’t shuffled unless all four players are at the table.

# $times (number)
npa-2-2f = The deck is riffled at least { $times } times. Patting in between is fine but doesn’t count.

npa-2-2g = The machine does the final shuffle. Only then is the deck ready to cut.

npa-2-2g-why = The rules don’t say whether the machine counts among the riffles. It doesn’t: three riffles by hand, then the machine.

npa-2-2h = If you won’t use the shuffling machine, you’re out of the tournament, without a refund.

# $dollars (number)
npa-2-2i = A club that doesn’t use the shufflers pays a fine of ${ $dollars }. It costs nobody any points.

npa-2-2i-why = The rules print $100 in the text and $250 in the table of penalties. We follow the text, the milder figure, and show both. A club can change it.

npa-2-2j = The player on the dealer’s right must cut the deck before it’s dealt.

# $least (number)
npa-2-2k = Cut once only, by lifting off the top part. At least { $least } cards must stay below.

npa-2-2k-why = No smallest number is printed for the part lifted off. One card is enough.

npa-2-2l = After the cut, the lower part goes on top.

npa-2-2m = Until dealing starts, any player may ask for another shuffle and the dealer must do it. After that it’s too late.

npa-2-2m-why = Dealing starts when the first packet reaches the player on the dealer’s left. A shuffle asked for starts over: riffles, machine, and cut.

npa-2-2n = All players should keep an eye on the shuffle.

npa-2-3a = The player on the scorekeeper’s left deals the first hand of a round. Then the deal passes clockwise.

npa-2-3a-why = The words could also mean that the first packet goes to the scorekeeper’s left. We read them as naming the first dealer, because the next sentence counts each player’s deals.

# $hands (number)
npa-2-3b = A round is exactly { $hands } hands, one dealt by each player.

# $packets (list of number)
npa-2-3c = Cards are dealt { LIST($packets, style: "or") } at a time, never any other number.

# $hand (number)
npa-2-3d = Nobody bids until all four players have counted { $hand } cards.

npa-2-3e = When one hand has 19 cards and another 21, the short hand draws one card unseen from the long one, and the deal stands.

npa-2-3e-why = With two hands one card short, each draws one and the deal still stands, because the limit is on what one player draws.

npa-2-3f = If anyone would have to draw two cards or more, the deal is illegal: the same dealer shuffles, has the deck cut, and deals again.

# $points (number)
npa-2-3g = If your card count proves wrong when the hand ends, you lose { $points } points from your own score. Your partner loses nothing.

npa-2-3h = If the wrong player dealt, the hand doesn’t count, even if it was played. The right dealer deals it.

npa-2-3h-why = The rules set no time limit. The hand can be canceled until both teams have signed. A canceled hand may name who dealt it; the deal stays where it was.

npa-2-3i = The dealer should take every care to deal correctly.

npa-2-3i-why = No penalty is printed, so careless dealing is only noted. Nor is a hand dealt again because a card shows during the deal; the rules don’t mention it.

npa-2-4a = Nobody bids before the scorekeeper says the hand is ready. The scorekeeper writes down the bid and the trump.

npa-2-4a-why = No penalty is printed for a bid before the signal. It doesn’t count and is made again when the hand is ready.

npa-2-4b = The player on the dealer’s left bids first, then clockwise until only the high bidder is left. Once you pass, you stay out.

npa-2-4b-why = The rules don’t say whether a pass is final. It is, as in most double-deck games.

npa-2-4c = After a wrong bid, a bid out of turn, or an attempt to change a bid, that player’s partner may not bid again in that hand.

npa-2-4c-why = Any bid the silenced partner already made still stands.

npa-2-4d = A player whose bid was wrong may make the next legal bid, or pass.

npa-2-4d-why = That is the lowest raise at that turn, with a free choice afterward. A player who bid too early waits for their turn.

# $bid (number)
npa-2-4e = If the dealer’s partner bid out of turn and then everyone passes, the silenced dealer can’t take the hand at { $bid }, and the team is set for { $bid }.

# $bid (number)
npa-2-4e-why = Only the { $bid } is printed. The opponents score as when a dealer has no marriage: { $bid }, and the meld they hold without a trump if it’s 20 or more.

# $least (number)
npa-2-4f = No bid may be lower than { $least }.

# $ones (number)
# $first (number)
# $fives (number)
# $second (number)
# $tens (number)
npa-2-4g = Bids rise by { $ones } to { $first }, by { $fives } to { $second }, and by { $tens } beyond, so 61 and 105 are never bids. Jumps are fine, and there is no upper limit.

npa-2-4h = The high bidder chooses the trump suit and must hold its king and queen.

npa-2-4i = A high bidder without a marriage is set for the bid: no trump, no play. The opponents get the bid and the meld they hold without a trump.

npa-2-4i-why = Meld without trump has no run, and every marriage is 2. It must be 20 or more to count, as in every other set of this kind. All the meld in their two hands counts, since nobody shows any without a trump.

npa-2-4j = A double run doesn’t oblige you to bid.

# $all (number)
npa-2-4k = When the bidding team’s meld and the { $all } points in play can’t reach the bid, the hand isn’t played. It’s a Board Set and is marked so on the sheet.

npa-2-4k-why = All the meld in the two hands counts, so they’re shown first: nobody escapes a bid by keeping meld back. A club can change it.

# $least (number)
npa-2-4l = After a Board Set the opponents score the bid, and their meld if it’s { $least } or more.

npa-2-4l-why = The bidding team scores nothing for the hand. The bid isn’t taken off its score.

# $least (number)
npa-2-4m = The bidding team must take at least { $least } points in play, more if the bid needs it, or it’s set.

# $least (number)
npa-2-4n = When the bidders are set in play, the opponents score the bid, their meld if it’s { $least } or more, and their points in play if they saved at least { $least }.

npa-2-4n-why = A later passage gives the meld only to opponents who saved 20. We apply both, so the meld counts when it’s 20 or more and 20 or more were saved.

# $bid (number)
npa-2-4o = If the other three all pass, the dealer must take the hand at { $bid }.

# $bid (number)
# $least (number)
npa-2-4p = A dealer left with the { $bid } and no marriage shows their hand and is set for { $bid }, with no trump. The opponents score { $bid }, and their meld if it’s { $least } or more.

# $bid (number)
npa-2-4q = A dealer left with the { $bid } who has a marriage must choose a trump. The hand may not be thrown in.

# $bid (number)
# $least (number)
npa-2-4r = If a dealer left with the { $bid } and their partner meld under { $least } together, they show both hands and are set for { $bid }. The opponents score { $bid }, and their meld if it’s { $least } or more.

# $least (number)
npa-2-4r-why = The floor of { $least } is printed only for a hand left to the dealer. A bid that was made needs only enough meld to reach it with the 50 in play; a club can set 0 or 20. Meld kept back counts when hands are shown, and if it makes { $least }, the hand is played.

# $bid (number)
npa-2-4s = If the dealer was silenced by their partner’s wrong bid and then everyone passes, the dealer can’t take the hand at { $bid }, and the team is set for { $bid }.

npa-2-4s-why = The rules speak only of a bid out of turn. We treat a wrong bid that silences the dealer the same way.

npa-2-5a = The high bidder’s first marriage on the table fixes the trump suit.

npa-2-5a-why = Elsewhere the rules say that the bidder names trump. Here both are one step, king and queen required; if the suit spoken and the suit shown differ, the marriage shown decides. Two marriages shown at once change nothing.

npa-2-5b = Nobody shows meld until trump has been declared.

npa-2-5b-why = A suit only spoken can still be overruled by the bidder’s first marriage, so the others wait for it. Otherwise the bidder could choose trump by what they show.

npa-2-5c = Meld stays face up until everyone, the scorekeeper too, has seen and counted it.

npa-2-5d = The scorekeeper writes the meld down. Both teams may and should check the figures.

npa-2-5e = If you have an ace of every suit, you must show them with the rest of your meld.

npa-2-5e-why = This covers all the sets you have: showing single aces while holding double aces is also a failure.

npa-2-5f = No meld can be shown or counted once the player who named trump has played their first card.

npa-2-5g = Aces around must be shown. You may keep any other meld back, and then it’s worth nothing.

npa-2-5g-why = The rules make only aces compulsory, so the rest is your choice.

# $points (number)
npa-2-5h = Showing aces that don’t make a meld costs you { $points } points: fewer than one of each suit, or a second ace of a suit without double aces.

npa-2-5h-why = Aces in a proper run are exempt. The 1,000 printed for double aces is an old way of writing 100. The rules ask for no intent, so until the first card it’s the same whether they’re shown or dropped. A third ace beside double aces is only a card shown for nothing.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6a = A run, A-10-K-Q-J of trump, is worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6b = A pinochle is worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

npa-2-6b-why = The rules never name the cards. A pinochle is the queen of spades with the jack of diamonds, as everywhere.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6c = Aces, one of every suit, are worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6d = Kings, one of every suit, are worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6e = Queens, one of every suit, are worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
npa-2-6f = Jacks, one of every suit, are worth { $once }; double { $twice }, triple { $three }, quadruple { $four }.

# $once (number)
# $twice (number)
npa-2-6g = A roundhouse, a marriage in every suit, is worth { $once } in all; a double roundhouse { $twice }.

npa-2-6g-why = That replaces its kings, queens, and marriages. A hand counts in whichever single way is worth most. A triple would need 24 cards, more than a hand holds.

# $plain (number)
# $royal (number)
npa-2-6h = Each marriage is worth { $plain }, or { $royal } in trump.

# $plain (number)
# $royal (number)
npa-2-6h-why = The rules leave marriages out of the table. { $plain } and { $royal } are the values that make the roundhouse come to 24.

npa-2-6i = A card counts once in each kind of meld (runs and marriages, arounds, pinochle) but may serve in several kinds. The king and queen in a run aren’t a marriage too.

npa-2-6i-why = The rules don’t say. This is the usual double-deck count, so a run with a roundhouse makes 45 unless you hold a second trump king and queen.

npa-2-7a = Partners tell each other nothing except through the numbers they bid.

npa-2-7b = Nobody leads until the scorekeeper says play may start.

npa-2-7b-why = No penalty is printed. A card led before the signal, or before trump is named, stays face up like one played out of turn.

npa-2-7c = The player who holds the contract leads the first book, and the turn goes clockwise.

npa-2-7c-why = Nothing obliges the first lead to be a trump, so any card may be led.

# $seats (number)
npa-2-7d = A book is { $seats } cards, one from each player. It’s turned face down at once and stacked in order so it can be looked at again.

npa-2-7d-why = The rules don’t say who turns it. Either of the two who won it does, and nobody else.

npa-2-7e = The winner of a book leads the next one.

npa-2-7f = Each book is turned face down before another card is played. If a fifth card lies face up, the first four are a dead book and none of them can be changed.

npa-2-7g = A book is dead as soon as its fourth card is down, and no card in it can simply be taken back.

npa-2-7g-why = One passage says a dead book can’t change; others allow one change. The player who asks to see it may still correct their own card until another card appears.

npa-2-7h = You may ask to see the last book only until someone plays to the next one.

npa-2-7i = After a look at the last book, the player who asked may swap a card of their own to escape a renege. Nobody else may, so you can’t protect your partner.

npa-2-7j = While a book is being looked at, nobody speaks: not about trump, the lead, or who played what.

npa-2-7j-why = At other times anyone may say what trump is. During a look, silence comes first.

npa-2-7k = As soon as any card is played, in turn or not, every earlier book is fixed.

npa-2-7l = A card played out of turn stays face up and is played to the next book.

npa-2-7m = A card that lies face up after being played out of turn may be held back only to avoid a renege. It stays on the table and must still be played.

npa-2-7m-why = The sentence contradicts itself. We treat the card as one that must be played at the first legal turn.

npa-2-7n = Play cards one at a time, and don’t flash them.

npa-2-7n-why = No penalty is printed. Of two cards put down together, the player names the one they play, and the other stays face up like a card played out of turn.

npa-2-7o = If you lay down your hand and the opponents can beat even one of your cards, they get all the remaining cards.

npa-2-7o-why = The claim fails if any legal play loses one book. The stated order counts; without one, the worst order. A club can take the stricter view that one beatable card is enough even where partner would win.

npa-2-7p = If nothing in the hand laid down can be beaten, that team takes all the remaining books.

npa-2-7p-why = The rules say only what happens when the claim fails. This is the other side of it.

npa-2-7q = Anyone may say what trump is at any time.

npa-2-7r = Don’t slam cards down or play them in a way that tells partner something.

# $least (number)
npa-2-7s = To make the contract the bidding team must save at least { $least } points, or more where the bid calls for it.

npa-2-7t = A team that fails its contract gives the amount of the bid to the opponents.

npa-2-7t-why = The bid goes to the opponents and isn’t also taken off the bidding team’s score.

# $least (number)
npa-2-7u = The opponents’ meld counts only if they save at least { $least } points in play. With less they get just the bid.

# $least (number)
npa-2-7u-why = The rules say this for a contract that fails. When it’s made the same floor holds, and opponents who save under { $least } score nothing.

npa-2-7v = If a hand ends with someone out of cards or holding some over, the leftover cards go to the team that won the last complete book.

npa-2-7v-why = The 2 points for the last book go to the winner of the last complete book as well.

npa-3-1a = It’s a renege not to follow suit when you can.

npa-3-1b = It’s a renege not to beat the highest card in the book when you can, even your partner’s.

npa-3-1b-why = The rules don’t cover a plain suit already cut. A card of that suit can’t win, so you need not beat anything. If you cut a book already cut, you must beat the trump there if you can.

npa-3-1c = It’s a renege not to cut with a trump when you have none of the suit led.

npa-3-1c-why = The rules don’t mention a book already cut. With a higher trump you must play it; with only lower trumps you must still play one.

npa-3-1d = It’s a renege not to declare your aces around before play of the hand starts.

npa-3-1e = Only an opponent may call a renege. You can’t call one on yourself or your partner, and play doesn’t stop for it.

# $bonus (number)
npa-3-1f = If a team with no books calls a renege and can’t prove it, the team with all the books gets the Pinochle and its { $bonus } points.

# $bonus (number)
npa-3-1f-why = This replaces the usual award: meld, 50, and { $bonus }, plus the bid only if that team wasn’t the bidder. It holds from the first book, though a referee may decline it early in the hand.

# $points (number)
npa-3-1g = If your team has no books and you call a renege you can’t prove against the team with all of them, you lose { $points } points from your own score.

npa-3-1h = Call a renege by saying plainly that you are calling one. All play stops at once.

npa-3-1h-why = Without the printed words, “I am calling a renege,” it’s no call. Play waits until it’s ruled on and any dispute about it is decided.

npa-3-1i = A renege can’t be called before it happens. The card must already be on the table.

npa-3-1j = The caller alone describes the book and what was wrong with it. The partner may not help.

npa-3-1j-why = The caller must say which book and which offense, and that is compared with the cards really played.

npa-3-1k = The books are looked through to check the call. If the accused player denies it, a referee decides.

npa-3-1l = For a proven renege the other team gets the bid and its own meld, whichever team bid.

npa-3-1l-why = The hand ends there with no points for play. No floor of 20 is printed here, so that team’s meld counts in full. A club can change it.

npa-3-1m = If the renege isn’t proven, the calling team is treated as the one that reneged: the other team gets the bid and its meld.

npa-3-1n = Call a renege before the hand’s score is entered on the sheet.

npa-3-1n-why = The rules set no deadline. The call is open until the hand’s score is written down, because then the matter is closed.

npa-4-1a = Nobody talks during the bidding.

npa-4-1a-why = No points are printed for table talk. The first time is a warning; after that the referee decides.

npa-4-1b = Bidding or speaking softly to show you don’t want the bid is table talk.

npa-4-1c = Making faces during the bidding is table talk.

npa-4-1d = Rolling your eyes to tell someone something is table talk.

npa-4-1e = Clearing your throat to warn a partner who is going to renege is table talk.

npa-4-1f = Asking for the trump suit to warn a partner who is going to renege is table talk, although at other times anyone may say what trump is.

npa-4-1f-why = It depends on what the player meant, so only a referee decides.

npa-4-1g = Leaving a book open so your partner may notice a renege is table talk.

npa-4-1g-why = The rules name no time, so the referee judges.

npa-4-1h = Complaining about your hand or about the dealer is table talk. Nobody speaks during the deal and the bidding.

# $minutes (number)
npa-5-1a = A late player has { $minutes } minutes’ grace.

npa-5-1a-why = The minutes run from the director’s signal for the round, because a hand can’t be dealt before all four are there.

# $minutes (number)
# $points (number)
npa-5-1b = After the { $minutes } minutes’ grace, each minute late takes { $points } points off the player’s own score.

# $points (number)
npa-5-1b-why = Only completed minutes count, as in the table of penalties: nothing at 5 minutes 59 seconds, { $points } points at 6 minutes.

# $points (number)
npa-5-1c = Lateness never costs more than { $points } points.

# $minutes (number)
npa-5-1d = After { $minutes } minutes a late player is replaced for the rest of the round and scores 0 for it.

npa-5-1d-why = The rules don’t say who gets the substitute’s points. Nobody does, and the partner keeps the team’s score.

# $all (number)
# $bonus (number)
npa-6-1a = A team that takes all { $all } points of a hand has made a Pinochle. It scores its meld, the { $all }, and a bonus of { $bonus }.

# $all (number)
npa-6-1a-why = What counts is all { $all } points, not all 20 books. A book without a point may be lost, as long as it isn’t the last.

# $all (number)
# $bonus (number)
npa-6-1b = The team that didn’t bid can make a Pinochle too. Then it scores the bid, its meld, the { $all }, and the { $bonus }.

npa-6-1b-why = The rules say “a team” and “its meld,” so either team may do it, and its meld counts even under 20.

# $hands (number)
# $bonus (number)
npa-6-1c = If one team has no score after the { $hands } hands, it’s skunked, and the winners get a bonus of { $bonus }.

npa-6-1c-why = No score means nothing earned from hands. Penalties neither cause nor prevent a skunk, and there is no bonus when both teams have nothing.

npa-7-1a = Every penalty is for one player or for the team, and is taken from that player or from both partners.

npa-7-1b = Penalties can bring a player’s score below zero.

npa-7-1c = Partners can finish a round with different scores when one of them has a penalty.

npa-7-1c-why = The rules don’t say who has won the round then. It’s the team whose two players have more together, with everything given or taken.

# $hand (number)
# $points (number)
npa-7-1d = Having fewer than { $hand } cards costs a player { $points } points, and so does having more. Each pays for themselves.

# $points (number)
# $minutes (number)
npa-7-1e = Up to 5 minutes late costs nothing, from 6 to 15 minutes costs { $points } points a minute, and from { $minutes } minutes you score 0 for the round.

# $minutes (number)
npa-7-1e-why = The text says after 5 and after 15 minutes, the table 6 to 15 and { $minutes } or more. Counting completed minutes fits the table best; a club can change the rounding.

npa-8-1a = The scorekeeper fills in and signs the sheet, the opponents check and sign it, and it goes to the scoring table.

npa-8-1b = Once both teams have signed the sheet, the players may not correct it.

npa-8-1c = Once the sheet is signed, only the scorekeeper or verifier of the official scoring table may change a score on it.

npa-8-1c-why = The official scoring table is the desk: the scorekeepers of all tables and the director. A referee, or someone who keeps score at one table, isn’t part of it. If a referee rules after both teams have signed, the scoring table enters it.

npa-8-1d = All four players must be told when the official scoring table changes a score.

npa-9-1a = Take questions about what a rule means to the appointed referees.

npa-9-1b = If you don’t do what the director or the national tournament director says, you may be disqualified.

npa-9-1b-why = Elsewhere only refusing a ruling and refusing to play on leads to this. The penalty is the same, without refund, and the director must record what the player was told.

npa-9-1c = To avoid a renege, a card in the last book may still be changed as long as nobody has played another card.

npa-9-1c-why = The glossary leaves out the request to see the book. Only the card’s owner may change it, and once the book is turned down they must first ask to see it.

# $deck (number)
# $copies (number)
# $hand (number)
npa-x1 = The deck has { $deck } cards: { $copies } each of ace, ten, king, queen, and jack in every suit, { $hand } to a player.

npa-x1-why = The rules print only the 20 cards of a hand and the 50 points in play. This is the usual double deck, which fits both.

npa-x2 = From high to low, cards rank ace, ten, king, queen, jack.

npa-x2-why = The rules don’t print the order. This is the usual one in pinochle.

# $counter (number)
# $last (number)
# $all (number)
npa-x3 = Each ace, ten, and king you take counts { $counter } and the last book { $last }, { $all } in all.

# $all (number)
npa-x3-why = The rules print only the total of { $all }. This is the usual double-deck count that gives it.

npa-x4 = Of two identical cards in a book, the one played first is higher.

npa-x4-why = It isn’t stated outright, but the example of one ten of diamonds on another shows that an equal card doesn’t win.

# $least (number)
npa-x5 = When the contract is made, the bidders score meld and points taken. The opponents score only if they save { $least } or more: their points, and their meld if it’s { $least } or more.

npa-x5-why = The rules give the opponents’ score only for contracts that fail. We apply the same floors to contracts that are made.

npa-x6 = A team that is set scores 0 for the hand. The bid is added to the opponents’ score.

npa-x6-why = The rules call the game progressive, where a set adds to the other side, and mention scores below zero only through penalties. A club can subtract the bid instead.

# $hands (number)
npa-x7 = The organizer sets the number of rounds, the seating, the draw for partners, and the ranking. A round is { $hands } hands, and scores are individual.

npa-x7-why = The rules don’t say. We rank players by their own totals and break ties with one extra hand.

npa-x8 = When the numbers don’t fill the tables, the organizer decides on byes and substitutes.

npa-x8-why = The rules don’t say. A player with a bye gets the average of that round’s winners.

npa-x9 = The highest trump wins the book. Without a trump, the highest card of the suit led wins.

npa-x9-why = The rules never say so in full. This is how pinochle is played everywhere.

npa-x10 = You can’t concede a bid or throw in a hand. A hand that isn’t set before the first lead is played.

npa-x10-why = The rules give no such right. They say so outright only of a dealer left with the 50 who has a marriage.

npa-rs1 = A queen of hearts on a book led with the ace of diamonds is right only from a player with no diamonds, when hearts are trump or they have no trump. Otherwise it’s a renege.

npa-rs1-why = The rules describe the case without deciding it. The answer follows from the duties to follow suit and to cut.

npa-rs2 = A ten of diamonds doesn’t beat a ten of diamonds played before it. Taking that book and leading to the next is a renege.

npa-rs2-why = The rules describe the case without deciding it. We decide it like the next one, where a player takes a book they wrongly think they cut and plays on.

npa-rs3 = If you wrongly think you cut, put the book with your own, and play a card, you’ve reneged.

npa-rs3-why = Taking a book means both placing it with your own and playing on. If no card has been played yet, the book is corrected without penalty. It’s the same when their partner puts it away or plays on.
