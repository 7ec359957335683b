### The rules of the City of McAllen, Golden Age Olympics, clause by clause, in our own words. The id is that of the clause: NPA-2.4g is npa-2-4g.
### “…-why” tells how we read a clause, or why it is our own. The figures are those of the paper.

mca-0a = Where these rules are silent, the rules of the American Pinochle Association decide, and then the referee.

mca-0a-why = The Association’s own text isn’t at hand, so general Hoyle and Bicycle rules stand in for it. An answer taken from there is marked as borrowed.

mca-1a = A pair may be two men, two women, or a man and a woman.

mca-1a-why = All pairs play in one field, because the rules name no separate competitions. Each pair is marked with its division, and separate medal lists are optional.

# $rounds (number)
# $hands (number)
# $all (number)
mca-2a = Pairs are ranked by all their points in { $rounds } rounds of { $hands } hands, { $all } hands in all.

# $hands (number)
mca-2b = Pairs that tie for a medal play one more round of { $hands } hands. A tie lower down stays a tie.

mca-2b-why = Medals are places 1 to 3. Two tied pairs play each other; with three or more, each plays one extra round, an odd pair against the next in rank. The extra points only break the tie.

mca-3 = Rule 3 is a number with nothing printed after it.

# $deck (number)
# $copies (number)
mca-4ca = The deck has { $deck } cards: { $copies } each of ace, ten, king, queen, jack, and nine in every suit.

mca-4cb = In every suit the ace is highest, then ten, king, queen, jack, and nine. A ten beats a king.

# $times (number)
mca-4sa = Only the dealer touches the deck, and must shuffle it { $times } times or more.

mca-4sb = The player on the dealer’s right must cut the deck, once.

# $least (number)
mca-4sc = Lift off the top part of the deck and leave { $least } cards or more below.

# $least (number)
mca-4sc-why = We take the { $least } cards to be those left below, as the National Pinochle Association has it.

mca-4sd = After the cut, the lower part goes on top.

mca-4se = A player with a handicap is excused from the shuffling and cutting rules.

mca-4se-why = The rules don’t say who helps. The partner shuffles and cuts, as at the National Pinochle Association. The deal is another rule and stays with the player.

# $hands (number)
mca-5a = A round at one table is { $hands } hands, and every player deals one of them.

# $packet (number)
mca-5b = Cards are dealt { $packet } at a time, never more or fewer.

mca-5c = There is no misdeal: the hand is played as it was dealt.

mca-5c-why = Rule 10A allows a fix as long as the two players haven’t looked. After that the hand is played, and the 20-point penalty for a wrong count applies.

# $hand (number)
mca-5d = Before play begins, every player must make sure they have exactly { $hand } cards.

mca-5d-why = We ask for the count before the first bid, before a wrong hand can tell anyone anything.

mca-5e = If a player runs out of cards early, the cards the others still hold go to the player who turned the last trick.

mca-5e-why = The rules don’t mention the point for the last trick here. We give it to the same side.

mca-6a = The player on the dealer’s left bids first, then clockwise.

# $least (number)
mca-6b = The lowest bid is { $least }, and each bid must be higher than the last.

mca-6b-why = The rules give no step between bids. We ask for a raise of 1 or more, as other single-deck clubs do.

# $least (number)
mca-6c = If everyone else passes without bidding { $least }, the dealer has the bid.

# $least (number)
mca-6c-why = The rules name no amount for a dropped bid. We take it as { $least }, the lowest bid.

mca-6d = Bid only in turn. If you bid out of turn, your partner may not bid in that hand.

mca-6d-why = The bid also counts as the player’s pass (rule 10B), because the two don’t exclude each other.

mca-6e = The last and highest bidder names trump.

mca-6e-why = Any suit may be named, even without a marriage, because the rules ask for none (a club can change it). The spoken name counts; without one, the bidder’s first marriage or run decides.

mca-6f = If the dealer was left with the bid and their side can’t make board, both its hands must be shown to the opponents.

mca-6f-why = The rules don’t explain board. We take it as 10 points of meld in the two hands together, the figure in the next sentence. Hands laid face up are seen by all four.

# $least (number)
mca-6g = If the shown hands turn out to have { $least } points after all, the hand must be played.

# $least (number)
mca-6g-why = We read this as { $least } points of meld with the trump named. With fewer there is no play: the opponents get 15 and their meld (progressive), or the dealer’s side loses 15 and the opponents get their meld (Hoyle).

mca-10ba = A bid that’s too low counts as a pass.

mca-10ba-why = The partner may still bid. Only a bid out of turn silences the partner.

mca-10bb = A bid out of turn counts as that player’s pass, and the bidding goes on from the right player.

mca-10bb-why = Together with rule 6 this puts the whole side out of the bidding. If nobody is left to bid, the dealer takes it at 15.

mca-7a = Every player may, and should, look at and add up everyone’s meld, without speaking.

mca-7b = Every player has the right and the duty to check the score sheets before they’re turned in.

mca-7c = No meld may be shown until trump is named.

mca-7d = The suit of the first marriage or run the bidder shows is trump.

mca-7d-why = We use this only when the bidder named no suit aloud. A spoken name comes first.

mca-7e = Meld stays on the table, and nobody leads, until the scorekeeper says play may begin.

mca-7f = After the first card is played, no more meld counts.

mca-7f-why = This is about cards never shown. The value of meld that was shown can still be corrected under rule 10F.

# $once (number)
# $twice (number)
mca-ta = A run (ace, ten, king, queen, and jack of trump) counts { $once }; a double run counts { $twice }.

# $royal (number)
# $plain (number)
mca-tb = A king and queen of trump, the royal marriage, count { $royal }. A marriage in another suit counts { $plain }.

mca-tb-why = The table has no price for a double marriage. We count each one by itself, so two royal marriages make 8.

# $value (number)
mca-tc = A roundhouse, king and queen in all four suits, counts { $value }, with nothing more for its kings, queens, and marriages.

# $value (number)
# $cards (number)
# $hand (number)
mca-td = A double roundhouse is listed at { $value }, but it takes { $cards } cards, so no hand of { $hand } can hold it.

# $aces (number)
# $kings (number)
# $queens (number)
# $jacks (number)
# $twice (list of number)
mca-te = One in every suit counts: aces { $aces }, kings { $kings }, queens { $queens }, jacks { $jacks }. All eight count { LIST($twice) }.

# $once (number)
# $twice (number)
mca-tf = A pinochle, queen of spades with jack of diamonds, counts { $once }; a double pinochle counts { $twice } in all.

# $value (number)
mca-tg = Each nine of trump counts { $value }. Other nines count nothing.

mca-tg-why = The second table leaves the nine out, but the first lists it, so we count it.

# $royal (number)
# $both (number)
mca-th = The marriage in a run adds no extra { $royal }, so a run with a roundhouse counts { $both }.

mca-th-why = The rules don’t say. We count 15 for the run and 20 for the rest of the roundhouse, as another single-deck club does.

mca-10fa = Meld on the table scores what it’s really worth, even if the player called a wrong number.

mca-10fb = Once both sides agree on a hand’s score and it’s written down, it can’t be changed.

mca-10fb-why = Once it’s written down and they go on to the next hand, both sides count as having agreed. After that only an official changes it, with a reason, and everyone is told.

mca-10fc = The same goes for meld or card points called too high: they’re corrected before the score is written, and left alone after.

mca-8a = Everyone picks up their meld. The highest bidder leads first, any card, and the others play in turn.

mca-8b = If you have the suit led, play it.

mca-8c = If you’re out of the suit led, trump if you can. You don’t have to beat a trump already there.

mca-8d = When trump is led, play a trump higher than all those on the trick if you have one.

mca-8e = When another suit is led, you don’t have to beat the cards there. Any card of that suit will do.

mca-8e-why = Rule 13 speaks of beating the falling cards, but rules 8 and 10C ask for it only when trump is led, so only that is a renege. A club can ask for it in every suit.

mca-8f = With neither the suit led nor a trump, play any card.

mca-8g = The highest trump takes the trick. Without a trump, the highest card of the suit led takes it.

mca-8h = One of the two winners picks up the trick and turns it face down.

mca-8h-why = The next trick waits for it. The ten seconds are a matter of rule 13 (MCA-13e). The rules don’t say whether a trick may be seen again; the last one may, until the next card is played, as with the National Pinochle Association.

# $counter (number)
# $last (number)
# $all (number)
mca-9a = Each ace, ten, and king you win counts { $counter } and the last trick { $last }, { $all } in all. Queens, jacks, and nines count nothing.

mca-9a-why = The number before “point” is missing in the rules. Only 1 for each card gives the printed total of 25.

mca-9b = When the bidding side makes its bid, it scores all its meld and card points.

mca-9c = A side that falls short loses the whole bid from its score, even below zero.

mca-9c-why = Only the Hoyle form plays this. In the progressive form rule 12 takes its place, and the bid goes to the opponents.

mca-9d = The side that didn’t bid scores its meld and cards in every hand.

mca-9d-why = The Hoyle form plays this in full. In the progressive form rule 12 limits it: that side needs 15 points in cards to keep its meld.

mca-12a = A side that fails its bid scores nothing, and the opponents get the amount of the bid.

mca-12a-why = Progressive form. The bid is added to the opponents and not also subtracted from the bidders, as usual in progressive play. The Hoyle form uses rule 9.

# $least (number)
mca-12b = The side that didn’t bid needs { $least } points in cards to keep its meld. With fewer it scores its cards only.

# $least (number)
mca-12b-why = Progressive form. The rules don’t say who needs the { $least }; we ask it only of the side that didn’t bid, because the bidders have their bid to make. A club can limit it to hands where the bid fails, because rule 9 disagrees.

mca-12c = When the bid fails, the opponents keep their card points and also get the bid.

mca-12c-why = Progressive form. Rule 12 says nothing about the cards, so rule 9 applies: that side always scores what it won.

mca-10aa = If one player was dealt too few cards and another too many, and neither has looked, the short hand draws what it lacks from the long one.

# $points (number)
mca-10ab = Once the cards have been seen, a wrong count isn’t fixed. The hand is played, and the { $points }-point penalty follows at the end.

mca-10ab-why = The rules don’t mention this case. Since they have no misdeal (rule 5), we play on and apply the penalty.

mca-10c = A side that reneges gets no points for cards in that hand, but keeps its meld.

mca-10c-why = Only the Hoyle form plays this. In the progressive form rule 13 takes its place.

mca-10da = A card shown by mistake stays face up and must be played as soon as the rules allow.

mca-10db = After a card has been shown, one of the opponents may choose the suit of the next lead by that player’s partner.

mca-10db-why = A call names a suit only, and lapses if the partner has none. The opponents may not consult; the first to speak decides.

mca-10e = A card led or played out of turn is treated as a card shown by mistake.

mca-10e-why = If others have played to a wrong lead, all take their cards back, and only the wrong lead stays face up.

mca-13a = You may change a wrong card until someone plays after it. Then it’s no renege.

mca-13a-why = The rules don’t say what becomes of the card you take back. We treat it as a shown card (rule 10D).

mca-13b = Once the next player has played properly in turn, the trick is closed and a wrong card can’t be changed.

mca-13c = A renege is not following suit, not beating when you must, or not trumping when you’re out of the suit.

mca-13c-why = The duty to beat is the one in rule 8: only when trump is led.

mca-13d = Nobody may be pushed into a renege. You always have the chance to correct your card in time.

# $seconds (number)
mca-13e = When all four cards are down and the winners haven’t turned the trick within { $seconds } seconds, a renege in it stands.

# $seconds (number)
mca-13e-why = The wording is garbled. We end the time to correct at whichever comes first: the next proper card, the turning of the trick, or { $seconds } seconds.

mca-13f = When a side reneges, the other side gets the amount of the bid and its own meld.

mca-13f-why = Progressive form; the Hoyle form uses rule 10C. The 15 points of rule 12 aren’t asked for, because the side had no chance to take them.

mca-13g = If you call a renege and can’t prove it, you are treated as having reneged yourself.

mca-13g-why = Progressive form. It falls on the caller’s side, so the other side gets the bid and its own meld. The rules don’t ask what the renege was, so any by that player in that trick proves the call.

mca-13h = Only the opponents may call a renege, until the hand’s score is written down.

mca-13h-why = The rules don’t say. We follow the National Pinochle Association for who may call, and rule 10F for how long.

mca-c1 = Partners tell each other nothing except by the numbers they bid.

mca-c2a = Don’t flash cards, and play them one at a time.

mca-c2b = If you lay down your hand and even one of its cards can be beaten, every card still out goes to the other side.

mca-c3 = Don’t slam a card down or play it in a way that tells something.

mca-c4a = Keep trump in mind. The side that named it may say it aloud.

mca-c4a-why = We take “declarers” to mean the bidder and their partner.

mca-c4b = If someone asks what trump is, the opponents of the bidding side should not answer.

mca-c4b-why = Answering costs nothing. The table shows trump until the first trick is over and then leaves it to the side that named it. A club can end that with the first lead.

mca-c5 = Questions go to the referee, and that decision can’t be appealed.

# $hand (number)
# $points (number)
mca-p1 = A player found with more or fewer than { $hand } cards costs their side { $points } points, every time.

# $points (number)
mca-p1-why = The rules charge “player or team.” We take { $points } points from the team for each player involved, once per hand. They count when deciding who won.

mca-x1 = Between rounds one pair at each table stays seated and the other moves up one table.

mca-x1-why = The rules don’t say how to move. We use what is common at club parties.

mca-x2 = The player on the scorekeeper’s left deals the first hand.

mca-x2-why = The rules don’t say. We follow the National Pinochle Association.

mca-x3 = Once you pass, you can’t bid again in that hand.

mca-x3-why = The rules don’t say. We follow the general rules of partnership auction pinochle.

mca-x4 = Of two identical cards, the one played first ranks higher.

mca-x4-why = The rules don’t say. We follow the general rules of partnership pinochle.

# $all (number)
mca-x5 = A bid out of reach, where meld plus { $all } is less than the bid, is played anyway and goes set. The bidders may concede instead.

# $all (number)
mca-x5-why = The rules speak only of a bid dropped on the dealer. Conceding is a set in which the opponents take all { $all } card points, as when a hand is laid down (courtesy 2).

# $all (number)
mca-x6 = There is no bonus for taking all { $all } points or for any other sweep.

mca-x6-why = The rules mention no bonus, so we give none.

mca-x7 = The winner of a trick leads to the next one.

mca-x7-why = The rules name only the first leader. We follow the general rule of the game.

mca-x8 = The time to correct a wrong card is the same in both forms. In the Hoyle form a false call of renege costs nothing but is noted.

mca-x8-why = Rule 10C says nothing about corrections or false calls. The Hoyle form borrows the time limits of rule 13 and leaves out its penalty for the caller.
