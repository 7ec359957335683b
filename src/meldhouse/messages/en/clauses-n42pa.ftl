### The tournament rules of the National 42 Players Association, clause by clause, in our own words. The id is that of the clause: NPA-2.4g is npa-2-4g.
### “…-why” tells how we read a clause, or why it is our own. The figures are those of the paper.

n42-1a = The bidder may name blanks, ones, twos, threes, fours, fives, or sixes as trump, call doubles trump, or play follow me with no trump.

n42-1b = Plunge, splash, nello, sevens, and other special contracts aren’t played, nor is follow me with doubles as their own suit.

n42-1b-why = Only nine contracts are allowed: the seven suits, doubles, and follow me. The printed list is open-ended, so whatever isn’t named as allowed is refused.

n42-2a = For the first shake all four players draw a domino, and the highest one shakes.

n42-2a-why = The highest has the most pips, and tied players draw again. The rules don’t say; this is common in Texas 42.

n42-2b = In later games of a match the losers of the last game have the first shake. Only those two draw for it.

# $hand (number)
n42-2c = The shaker, who bids last, also draws their { $hand } dominoes last. The other three draw in any order.

n42-4a = Nobody is forced to bid. The last bidder may pass too.

n42-4b = If all four pass, no team gets a mark and the next player shakes.

n42-4b-why = The rules speak only for the association’s own tournaments. Other hosts may force a bid, so a club can change it.

n42-11a = A bid out of turn stays as it was said. When your turn comes, you can’t raise or lower it.

n42-11b = If the bidding has already reached or passed your out-of-turn bid at your turn, you must pass.

n42-11b-why = The same goes if that bid isn’t legal at your turn for another reason, because you may not make any other.

n42-11c = If the bidding is still below your out-of-turn bid at your turn, you must make exactly that bid.

n42-11d = A bid out of turn binds you the same way in any seat: make that bid if it’s still high enough, or pass.

n42-11d-why = A pass out of turn binds too. The rules speak only of bids; we treat both alike.

n42-13a = Nobody may bid blind. Stand your dominoes facing you, 4-3 or 3-4, before you bid.

n42-13a-why = The bidding opens when all four hands stand, because the rules ask it of everyone and nobody rearranges afterward.

n42-14a = Say only the number, or pass. Add no remark.

n42-14a-why = The rules name no penalty for a remark, so the tournament director decides.

n42-14b = Partners may not talk across the table at any time, in the bidding or in the play.

# $hand (number)
n42-8a = After the draw, set up your { $hand } dominoes in two rows, 4-3 or 3-4.

n42-8b = Once the bidding starts, dominoes stay where they are until the hand is over. Don’t even close the gaps.

n42-8c = Keep the layout you chose first, 4-3 or 3-4, until the game is over.

n42-8c-why = Until the game to seven marks ends, because the rules speak of the whole game, not one hand.

n42-5d = You must play the first domino you touch, even if that is a renege.

n42-5d-why = At a refereed table a touch binds before your turn too, because the rules don’t mention turns. At an automatic table nothing is touched before it’s played.

n42-6a = A domino knocked over by accident stays face up in front of its owner’s hand for everyone to see.

n42-6b = You must play a knocked-over domino at the first turn where it’s no renege.

n42-6c = If you have the lead, you must lead your knocked-over domino.

n42-6c-why = With two exposed dominoes you choose which goes first, because the rules speak of one only.

# $bid (number)
n42-3a = On a bid of { $bid } (one mark) or more the bidder chooses a single or double stack for the tricks.

n42-3a-why = They choose before the first trick is over; if they say nothing, it’s a single stack. Other hosts may allow only one form, so a club can change it.

n42-3b = After the first trick the opponents may say which way the stack runs.

# $bid (number)
n42-7a = On a bid of { $bid } or more nobody may lift a played domino or look under it. You have to remember what’s gone.

n42-9a = You may ask at any time who bid, what the bid was, or who shook.

# $marks (number)
n42-9b = If you ask what trump is after the first trick is over, the opponents get { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}.

n42-9b-why = Rule 9 forbids the question once the game has begun; rule 10 allows it to the end of the first trick. We let rule 10 say when the ban starts, so both hold.

n42-10a = From the naming of trump until the first trick is over, any player may ask what trump is.

n42-10b = Ask generally what trump is. You may not ask whether a certain suit is trump.

n42-10b-why = A question about one suit brings only a warning, because the rules give no penalty.

n42-10c = Once a domino has been played, nobody may ask who played it.

n42-10c-why = Asking brings a warning, because the rules give no penalty. While the trick is on the table you see who played what; after that, only its dominoes and who won it. A club can change it.

n42-9c = After the mark for asking what trump is, the hand goes on.

n42-9c-why = Exactly one mark is given and play goes on: the rules tie the cost to the bid for a renege, but not here. A club can end the hand instead.

n42-12a = Pausing on purpose to show your partner that you have more of the suit is cheating.

n42-12a-why = A pause alone doesn’t prove intent, so the tournament director judges.

n42-17a = Any secret or agreed signal between partners is cheating, whether by gesture, by bidding, by showing or denying doubles, or by how the dominoes are set up.

n42-17a-why = The 2019 wording leaves open whether you may signal openly by your choice of domino. A signal that only two partners understand is not allowed.

n42-17b = The tournament director may rule that other conduct, not listed here, is secret signaling too.

n42-18a = Onlookers may not comment on a game in progress, not even to point out a renege.

n42-15a = In a timed game the team that’s ahead may not play slowly on purpose.

n42-15a-why = The rules give no measure of slow play, so the tournament director judges.

# $marks (number)
n42-5a = A team that doesn’t follow suit when it could (a renege) ends the hand and gives the opponents { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}.

n42-5a-why = The mark is added to the opponents’ score, and nobody’s own total goes down.

# $bid (number)
n42-5b = When the bid is above { $bid }, a renege by either team costs as many marks as were bid: two on an 84.

n42-5b-why = It applies to bidders and defenders alike. The rules say only that it costs more; we take that as the marks bid.

n42-5c = Leading when another player has the lead counts as a renege.

n42-5c-why = Playing out of turn without leading is no renege: the domino stays face up and is played at the first chance.

n42-5e = You can’t take back a renege once the domino is down.

n42-5e-why = The rules say so of the first domino touched, and a domino that is down has been touched.

n42-16a = Only the bidder may lay down their hand, claiming every trick to come and the bid made.

n42-16b = If the opponents show any way the bid can still be set, the laid-down hand is lost.

n42-16b-why = They must show a set, not just a lost trick. A trick that leaves the bid safe proves nothing.

n42-16c = A challenge to a claim may use only the dominoes the four players really hold.

n42-16d = A challenge to a claim may not count on anyone reneging.

n42-16e = A claim is judged as if partner and both opponents legally played the worst way for it. The bidder may state their own order.

n42-16e-why = If the bidder states no order, their best one counts, because the printed example turns on partner having the lead. A club can judge the bidder at their worst too.

n42-16f = When a claim fails, the opponents get the marks of the hand: two on an 84.

n42-16f-why = The rules speak of losing the mark. We take that as all the marks bid.

n42-16g = A claim that nobody challenges stands, and the hand counts as made.

n42-16g-why = It stands even if it could have been set. That is only noted, because the challenge belongs to the opponents.

n42-19a = The tournament director or host may rule on any match and may expel a team for good cause, such as cheating, fighting, rudeness, swearing, threats, damage, or theft.

n42-19a-why = Any match includes their own, so they decide at the table where they play.

n42-20a = When a question comes up in a game, play stops and the tournament director is called to the table.

n42-21a = The tournament director may relax a rule within reason for a player with a handicap.

# $deck (number)
# $hand (number)
n42-x1 = The game uses the { $deck } dominoes of a double-six set. Each player draws { $hand }, and none are left over.

n42-x1-why = The rules don’t say. This is how Texas 42 is played everywhere.

n42-x2 = There is one round of bidding: the player on the shaker’s left goes first, the shaker last, each once.

n42-x2-why = The rules don’t print it. We follow the association’s own short list and common practice.

# $least (number)
# $mark (number)
# $two (number)
n42-x3 = The lowest bid is { $least }. Bids go from { $least } to 41, then { $mark } (one mark), then { $two } (two marks), then three, four, and five marks.

n42-x3-why = The rules print no list of bids. We follow the association’s own short list.

# $open (number)
# $most (number)
n42-x4 = Nobody may open above { $open } marks. After that bids rise one mark at a time, up to { $most }.

n42-x4-why = The rules don’t say. We follow the association’s own short list, which other 42 tournaments share.

# $tens (number)
# $fives (number)
# $trick (number)
# $all (number)
n42-x5 = The 5-5 and 6-4 count { $tens } each, the 5-0, 4-1, and 3-2 count { $fives } each, and every trick counts { $trick }: { $all } in all.

n42-x5-why = The rules don’t print the count. These are the usual values of Texas 42.

# $least (number)
# $mark (number)
# $hand (number)
n42-x6 = A bid of { $least } to 41 is made by taking at least that many points. A bid of { $mark } or more needs all { $hand } tricks.

n42-x6-why = The rules don’t say. By common practice even an empty trick lost sets a mark bid.

n42-x7 = A bid that’s made gives the bidders the marks of the hand. A bid that’s set gives them to the opponents.

n42-x7-why = The rules don’t spell it out. We score marks, not points, which is how the rules themselves speak.

# $target (number)
n42-x8 = The first team to reach { $target } marks wins the game. Going past { $target } is fine.

# $target (number)
n42-x8-why = The rules give no target; seven marks is the common game. A mark given for a breach counts at once: if it brings a team to { $target }, they have won and the hand isn’t counted.

n42-x9 = The bidder leads to the first trick, any domino. The others play in turn, to the left.

n42-x9-why = The rules don’t say. By common practice the lead is free, so trump need not be led.

n42-x10 = A domino with the trump number on it belongs to trump only. When any other is led, its high end is the suit to follow.

n42-x10-why = The rules don’t say. This is the usual rule of Texas 42.

n42-x11 = The double is the highest of its suit. When doubles are trump, 6-6 is highest, and doubles no longer belong to their number suits.

n42-x11-why = The rules don’t say. We follow other 42 tournaments with nearly the same wording.

n42-x12 = In follow me there is no trump, and the double is the highest of its suit.

n42-x12-why = The rules don’t explain follow me. We follow the association’s own short list.

n42-x13 = If you can’t follow suit, play any domino. You don’t have to trump or win.

n42-x13-why = The rules ask only for following suit. We add no other duty, as is common in Texas 42.

n42-x14 = If the bidder leads before naming trump, the high end of the domino led is trump.

n42-x14-why = The rules don’t say. We follow other 42 tournaments, where the big end of the first lead decides.

n42-x15 = If a player has the wrong number of dominoes, the same shaker shakes again, as long as the first trick isn’t over. After that the tournament director decides.

n42-x15-why = The rules don’t say. We start over while little is lost and leave the rest to the director.

n42-x16 = Play may stop as soon as the bid is certainly made or certainly set.

n42-x16-why = The rules don’t say. By common practice you may stop, because the marks don’t change.

# $games (number)
# $target (number)
n42-x17 = A match is the best of { $games } games to { $target } marks, with double elimination. At time the hand is finished, more marks win, and one extra hand breaks a tie.

n42-x17-why = The rules don’t cover match length, bracket, time, or ties. We follow other 42 tournaments.

n42-0a = These are the tournament rules approved by the association’s board on September 27, 2019.

# $bid (number)
n42-3c = On a bid of { $bid } or more, the stack the bidder chose decides which played tricks can still be seen.

n42-3c-why = A single stack shows the last trick and a double stack the last two. The rules let the bidder choose but don’t say what stays in view.

n42-10d = The bidder announces the contract, and everyone must know it, before the first domino is led.

n42-10d-why = Each of the four confirms it, and once announced it stays. The rules ask only that everyone knows it.

n42-10e = After the first trick trump is no longer shown to anyone.

n42-10e-why = It’s hidden because you may no longer ask for it. Casual tables can show it.

n42-15b = A timed round runs by a clock, and the director calls out the time left, for example at two minutes.

n42-x18 = The winner of a trick leads to the next one.

n42-x18-why = The rules don’t say. This is how Texas 42 is played everywhere.

n42-x19 = If a renege is called but not proven, play goes on and the tournament director hears about it.

n42-x19-why = The rules set no penalty for a wrong call, so we give none and leave it to the director.

n42-x20 = After every hand the shake passes to the left.

n42-x20-why = The rules say so only of a hand that everyone passed. After any other it goes the same way, as usual in Texas 42.

n42-x21 = A domino played out of turn, a second one played with another, or a lead out of turn that nobody calls stays face up and is played at the first chance.

n42-x21-why = The rules speak of a lead out of turn and of a domino knocked over. We treat any domino everyone has seen like one knocked over.

n42-x22 = Either opponent may call a renege, until the next shake.

n42-x22-why = The rules name no caller and no time limit. They only shut out those who aren’t in the game.

n42-x23 = The tournament director’s decision is final for the table. Only the director can reopen it.

n42-x23-why = The rules let the director rule on any match and name nobody above. They don’t say that a ruling is the last word.
