### The rules of the Bend Pinochle Club, clause by clause, in our own words. The id is that of the clause: NPA-2.4g is npa-2-4g.
### “…-why” tells how we read a clause, or why it is our own. The figures are those of the paper.

# $games (number)
# $hands (number)
# $all (number)
ben-1-1a = A session is { $games } games of { $hands } hands each, { $all } hands in all.

ben-1-2a = Tables have 3 or 4 players, depending on how many come. With 1, 2, or 5 players that doesn’t work.

# $hand (number)
ben-1-3a = At a table of four, each player gets { $hand } cards and none are left over.

# $hand (number)
# $kitty (number)
ben-1-3b = At a table of three, each player gets { $hand } cards and { $kitty } go to the kitty.

# $packets (list of number)
ben-1-3c = The dealer deals { LIST($packets, style: "or") } cards at a time, as they choose.

ben-1-3c-why = A hand of 25 can’t be dealt in fours alone, so at a table of three we allow five fives, or five fours and one five at any point.

# $kitty (number)
ben-1-3d = At a table of three, { $kitty } cards are set aside face down as the kitty.

ben-1-3d-why = The rules don’t say when, so the kitty may be dealt any time before the last packet.

# $deck (number)
# $copies (number)
ben-1-4a = The nines come out of the double deck. That leaves { $deck } cards: { $copies } each of ace, ten, king, queen, and jack in every suit.

ben-3-6a = If a card is turned up during the deal, it’s a misdeal and the hand is dealt again.

ben-3-6b = If the count is wrong once the deal is done, it’s a misdeal and the hand is dealt again.

ben-3-6b-why = The same dealer deals again: the rules call for a new deal and don’t pass it on.

ben-2-1a = Bid or pass, and say nothing more. Hints about your hand aren’t allowed.

ben-2-2a = The player on the dealer’s left bids first.

# $opening (number)
ben-2-2b = The first bid is { $opening }. Nothing lower may be bid.

# $opening (number)
ben-2-2b-why = You may pass instead, but the first bid is exactly { $opening }: a jump needs an earlier bid to jump from. A club can allow higher openings.

# $step (number)
# $to (number)
ben-2-2c = Bids rise by { $step } up to { $to }.

# $from (number)
# $step (number)
# $next (number)
ben-2-2d = Above { $from } bids rise by { $step }: after { $from } comes { $next }.

# $from (number)
# $step (number)
# $next (number)
ben-2-2e = Above { $from } bids rise by { $step }: after { $from } comes { $next }.

# $jump (number)
# $short (number)
ben-2-2f = You may jump { $jump } steps over the last bid, such as 540 over 520. It tells your partner that you have { $short } cards or fewer in some suit.

ben-2-2f-why = A longer jump is refused: the rules allow only this one (a club can change it). At a table of three a jump is legal but tells nobody anything.

ben-2-4a = At a table of three, the kitty stays face down during the bidding, and nobody may peek.

ben-2-4b = At a table of three, the winner of the bidding turns the kitty up for everyone to see.

ben-3-1a = Once named, trump stays, even if the bidder said the wrong suit by mistake.

ben-3-2a = At a table of three, look at the kitty before you name trump, because you can’t change trump later.

ben-3-2a-why = You may name trump first, but then it stays: the rules give this only as advice.

ben-3-3a = At a table of four, the bidder’s partner passes cards to the bidder, and the bidder passes as many back.

ben-3-3a-why = We pass 4 cards each way, because the rules give no number and 4 is usual. A club can set 0 to 5.

ben-3-3b = At a table of four, the opponents don’t show meld until the bidder has passed cards back.

ben-3-3b-why = Partner passes first. The bidder sees those cards and may return any of them. The bidding side waits too, because their hands aren’t complete yet; and nobody shows meld after the first lead.

# $kitty (number)
ben-3-4a = At a table of three, the opponents don’t show meld until the bidder has put down { $kitty } discards.

ben-3-4a-why = The bidder waits too, because their hand isn’t complete yet; and nobody shows meld after the first lead.

# $kitty (number)
# $hand (number)
ben-3-4b = At a table of three, the bidder puts { $kitty } cards face down and keeps { $hand }.

# $kitty (number)
# $hand (number)
ben-3-4b-why = Any { $kitty } cards may go: the rules set no limit. Meld counts from the { $hand } that are left.

# $kitty (number)
ben-2-3a = At a table of three, the bidder must say before the first trick if there are trumps among the { $kitty } discards.

ben-2-3a-why = We ask for the number: one clause asks only whether there are any, another how many. A wrong number may be corrected until the first lead.

# $kitty (number)
ben-3-4c = At a table of three, the bidder must say how many trumps are among the { $kitty } discards.

ben-3-4c-why = A false or missing number counts as a renege: the rules demand it but name no penalty.

ben-3-5a = Not following suit when you can is a renege.

ben-3-5a-why = Only this is a renege: the rules name nothing else. Failing to beat or to trump is not.

ben-3-5b = A renege may be corrected until the end of the next trick.

ben-3-5b-why = Cards played after the wrong one go back, and play restarts from the corrected card. The rules allow the fix but don’t say how.

ben-3-5c = Once the next trick is over, a renege can’t be corrected and the penalty applies.

ben-3-5d = At a table of four, if the bidding side ends the play with more or fewer cards than the opponents, that side has reneged.

ben-3-5d-why = It applies to the bidding side only, as the rules say.

ben-3-5e = At a table of four, a bidding side that reneges loses its meld and tricks and goes set.

ben-3-5f = At a table of four, when the bidding side reneges, the opponents keep their meld and get the bid too, but no trick points.

ben-3-5f-why = The meld counts even without a trick: the rules let them keep it, with no condition.

ben-3-5g = At a table of four, when the opponents renege, they score nothing, and the bidding side gets its meld and the bid.

ben-3-5g-why = The rules don’t say, so we turn the bidding side’s penalty around.

ben-3-5h = At a table of three, after a renege or a forgotten discard, the other two keep their meld and each gets the full bid.

ben-3-5h-why = The other two are the players who did nothing wrong. If a defender reneges, the bidder is one of them.

# $kitty (number)
ben-3-5i = At a table of three, the discard counts as forgotten once the bidder has led to the first trick without putting down { $kitty } cards.

ben-3-5i-why = The rules don’t say when. We take the first lead, since the discard belongs before play.

ben-4-1a = One trick saves your meld, even a trick with no counter. Without a trick the meld is lost.

ben-4-1b = At a table of four, a trick by either partner saves the team’s meld. At a table of three, you must win a trick yourself.

ben-4-1c = The bidder needs a trick too. Without one the bid is set.

ben-4-1c-why = The rules speak of all players, so the bidder is included.

# $cents (number)
ben-4-2a = Each set and each renege costs { $cents } cents.

ben-4-2a-why = The bidder pays for a set, and the player who reneged pays for a renege, once each time. The rules don’t say who pays.

ben-4-3a = At a table of four, when the bidders go set, the opponents score their trick points, the bid, and their meld if they took a trick.

ben-4-3b = At a table of three, when the bidder goes set, each of the other two scores their own meld, their own trick points, and the whole bid.

ben-4-3c = A bidding side that goes set scores nothing for the hand.

ben-4-3c-why = They don’t also lose the bid, because the opponents already get it. A club can choose to subtract it.

# $values (list of number)
ben-5a = Marriages outside trump count { LIST($values, style: "or") } for one to four in the same suit.

# $values (list of number)
ben-5b = Trump marriages count { LIST($values, style: "or") } for one to four.

ben-5b-why = We take the printed 240 for four as it stands, though 160 would fit the row (a club can change it). It counts only if no run uses one of them.

# $value (number)
ben-5c = A round robin, a king and queen in every suit, counts { $value } in all. That includes its kings, queens, and marriages.

# $kings (number)
# $queens (number)
# $both (number)
ben-5d = With a second round robin, the kings count { $kings } and the queens { $queens }. With the marriages, two round robins make { $both }.

ben-5d-why = These are the values of double kings and double queens, with marriages added as usual. The first 240 isn’t added again.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5e = A run in trump (ace, ten, king, queen, jack) counts { $once }; two count { $twice }, three { $three }, and four { $four }.

# $extra (number)
ben-5f = An extra king and queen of trump beside a run add { $extra }.

ben-5f-why = That makes 190 with the run, and two extra marriages add 80. The rules print only the single case.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5g = An ace in every suit counts { $once }; two in every suit count { $twice }, three { $three }, and four { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5h = A king in every suit counts { $once }; two in every suit count { $twice }, three { $three }, and four { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5i = A queen in every suit counts { $once }; two in every suit count { $twice }, three { $three }, and four { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5j = A jack in every suit counts { $once }; two in every suit count { $twice }, three { $three }, and four { $four }.

# $once (number)
# $twice (number)
# $three (number)
# $four (number)
ben-5k = A pinochle counts { $once }; two count { $twice }, three { $three }, and four { $four }.

ben-5k-why = A pinochle is the queen of spades with the jack of diamonds, as everywhere. The rules don’t print the cards.

# $three (number)
ben-5l = Several of the same meld score the one value for that number, not the smaller values on top: triple aces are { $three }.

ben-5l-why = Each column of the table is the whole value for that number.

ben-6-1a = After each game the two winners move up one table.

ben-6-1a-why = Up means toward table 1: the rules treat it as the top table.

ben-6-1b = The losers stay at their table. At a table of three that is one player.

ben-6-1b-why = At a table of three the two best scores win, because the rules always move two.

ben-6-1c = At table 1 the winners stay, and the losers go to the bottom table.

ben-6-1c-why = The bottom table is the one with the highest number. Read literally, the lowest number would be table 1 itself.

ben-6-2a = At the new table the players change partners, so nobody keeps the partner from the last game.

ben-6-2a-why = With a single table of four nobody moves, so the three possible pairings take turns. The rules don’t cover it.

ben-6-1d = Tables of three sit below table 1. A table 1 of three would gain a player and leave the bottom table one short.

ben-6-1d-why = The rules don’t mention mixed tables. Round one has its tables of three at the bottom. When players leave, the table that is short plays with three, even table 1, so nobody moves more than one table. If every table has three, only the better winner of each moves up; with two, the top table would have four and the bottom table two.

ben-x1 = Cards rank ace, ten, king, queen, jack. Of two identical cards, the one played first wins.

ben-x1-why = The rules print no ranking. This is the usual one in pinochle.

# $counter (number)
# $last (number)
# $all (number)
ben-x2 = Each ace, ten, and king you take counts { $counter } and the last trick { $last }, { $all } in all.

ben-x2-why = The rules don’t print the count. The usual 50 points times ten fits bids that start at 500.

# $kitty (number)
ben-x3 = At a table of three, counters among the { $kitty } discards belong to the bidder: four tens are worth 40.

ben-x3-why = The rules don’t say. In the best-known three-handed game the discard counts for the bidder.

ben-x4 = Follow suit, and beat the highest card if you can. If you can’t follow, trump, and over-trump if you can.

ben-x4-why = The rules name only following suit, and the usual duties apply. Only failing to follow is penalized; other slips are corrected. A club can make following suit the only duty.

# $bid (number)
ben-x5 = If everyone passes, the dealer must take the bid at { $bid }.

ben-x5-why = The rules don’t say. In the best-known three-handed game the dealer is held to the minimum; other clubs would deal again.

ben-x6 = Once you pass, you can’t bid again in that hand.

ben-x6-why = The rules don’t say. By common practice a pass is final.

ben-x7 = The bidder leads to the first trick and doesn’t need a marriage in trump.

ben-x7-why = The rules don’t say. We ask for no marriage, because passed cards or the kitty come into the hand.

ben-x8 = When the bid is made, the bidding side scores its meld and trick points. The others score their trick points, and their meld if they took a trick.

ben-x8-why = The rules never say what a made bid scores. We count meld and tricks for both sides, as usual.

# $all (number)
ben-x9 = A bid that meld and all { $all } trick points can’t reach is still played, and goes set.

ben-x9-why = The rules offer no way to concede a hand, so we allow none.

ben-x10 = The deal passes around the table. At a table of three, the first dealer also deals the fourth hand.

ben-x10-why = The rules don’t say. With four hands and three players the deal comes around again.

# $hands (number)
ben-x11 = If the score is tied after { $hands } hands, one extra hand decides the game.

ben-x11-why = The rules don’t mention ties; another club plays one extra hand. It decides who moves up, so there is none in the last game of the day, after which only points count.

# $games (number)
ben-x12 = The player with the most points over the { $games } games wins the session.

ben-x12-why = The rules don’t say how to find a winner. We add up each player’s own points, because partners change.

ben-x13 = You can’t lay down your hand and claim the rest. Every hand is played out.

ben-x13-why = The rules don’t mention claims, so there are none.

ben-x14 = The club’s organizer decides disputes.

ben-x14-why = The rules name no officials, so the organizer decides.

ben-0a = These are the club’s double-deck rules as last updated on May 19, 2024.

ben-x15 = The winner of a trick leads to the next one.

ben-x15-why = The rules don’t say. This is usual.

ben-x16 = The highest trump wins the trick. Without a trump, the highest card of the suit led wins.

ben-x16-why = The rules don’t say. This is usual.

ben-x17 = A bid that is too low or out of turn doesn’t count. At their turn, the player makes a legal bid or passes.

ben-x17-why = The rules don’t say. The bid is void, with no penalty.

ben-x18 = A card shown or played out of turn during play stays face up and is played at the first legal turn.

ben-x18-why = The rules cover only cards exposed in the deal. We use the common remedy.

ben-x19 = The opponents call a renege before the hand’s score is written down. If it isn’t proven, play goes on and nobody pays.

ben-x19-why = The rules name no caller, no time limit, and no penalty for a false call, so we charge none.

ben-x20 = If you ask what trump is, you get an answer, without penalty.

ben-x20-why = The rules don’t forbid the question, so it is answered.

ben-x21 = The players cut for the first deal, and the highest card deals.

ben-x21-why = The rules don’t say. A cut for high card is the usual way.
