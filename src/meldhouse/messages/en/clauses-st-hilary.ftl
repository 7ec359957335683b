### The rules of the St. Hilary Card Party, clause by clause, in our own words. The id is that of the clause: NPA-2.4g is npa-2-4g.
### “…-why” tells how we read a clause, or why it is our own. The figures are those of the paper.

sth-pr-a = We play for good company first: respect each other and forgive each other’s mistakes.

sth-pr-a-why = This sets the tone only. Nobody is penalized under it.

sth-pr-b = Where these rules are silent, look in Hoyle and in the rules of the National Pinochle Association.

sth-pr-b-why = The two sometimes disagree. Our order is: these rules, Hoyle, the Association, then the Ministry Leader. So you may see the last trick until the next card is played, as the Association has it.

# $seats (number)
sth-pa-a = { $seats } people play as two pairs. Partners sit across from each other.

sth-pa-b = Over an afternoon, play with as many different partners as you can. A repeat is fine if it can’t be avoided.

sth-pa-b-why = The rules give no way of moving. We keep repeated partners as few as possible, then repeated opponents.

sth-de-a = The scorekeeper is the first dealer.

sth-de-a-why = We draw for the deal only if there is no scorekeeper or the table objects.

sth-de-b = If the table hasn’t agreed on a first dealer, everyone draws a card and the highest deals.

sth-de-b-why = The rules don’t mention a tie. Players who tie draw again.

sth-de-c = After shuffling, the dealer must offer one cut to the player on the right, who may decline.

# $deck (number)
# $packet (number)
# $hand (number)
sth-de-d = All { $deck } cards are dealt { $packet } at a time, clockwise from the dealer’s left. Everyone gets { $hand }.

sth-de-e = Sort your cards by suit, and by rank within each suit.

# $deck (number)
# $copies (number)
sth-dk-a = The deck has { $deck } cards: { $copies } each of ace, ten, king, queen, jack, and nine in every suit.

sth-dk-b = The ace is highest, then ten, king, queen, jack, and nine. A ten beats a king.

# $least (number)
sth-bi-a = The player on the dealer’s left starts with a bid of { $least } or more, or passes.

# $least (number)
sth-bi-a-why = You may open higher than { $least }, because jump bids are allowed.

# $step (number)
sth-bi-b = Each new bid must be at least { $step ->
    [one] { $step } point
   *[other] { $step } points
} higher than the last.

sth-bi-c = Bidding goes clockwise until three have passed. Once you pass, you stay out.

# $bid (number)
sth-bi-d = If the other three all pass, the dealer must take the bid at { $bid }.

# $bid (number)
sth-bi-d-why = The rules call { $bid } a lower value, though it is also the opening bid. We take that as a leftover and keep { $bid }.

sth-bi-e = The last bidder left takes the bid and names trump before any cards are passed.

sth-bi-e-why = Any suit may be named, even one the bidder doesn’t hold: the rules ask for no marriage, and partner’s cards may complete it.

# $step (number)
sth-jb-a = You may jump by more than { $step } point, even though it tells your partner you have meld.

sth-bi-f = A side that doesn’t make its bid is set. It loses the bid from its score, and its meld and play points too.

# $cards (number)
sth-ps-a = The bid winner’s partner passes exactly { $cards } cards across, face down.

# $cards (number)
sth-ps-b = At the same moment the bid winner passes { $cards } of their own cards back, face down.

sth-ps-c = The pass is blind: neither partner looks until both have passed.

sth-ps-d = Only the side that won the bid passes cards.

# $hand (number)
sth-ps-e = After the pass every hand has { $hand } cards again.

# $seats (number)
sth-me-a = Show meld only after the pass. All { $seats } players may meld.

sth-me-b = Meld from your own hand, face up. Partners add their points but may not combine cards.

sth-me-c = Once the meld is written down, everyone picks it up again.

# $value (number)
sth-me-d = A run (ace, ten, king, queen, and jack of trump) counts { $value }. In another suit it counts nothing.

# $value (number)
sth-me-e = A double run, two of every card of the run, counts { $value }.

# $royal (number)
# $plain (number)
sth-me-f = A marriage, king and queen of one suit, counts { $royal } in trump and { $plain } in any other suit.

sth-me-g = The king and queen in a run don’t also count as a marriage. An extra trump king and queen do.

# $value (number)
sth-me-h = Each nine of trump counts { $value }. Other nines count nothing.

# $aces (number)
# $kings (number)
# $queens (number)
# $jacks (number)
# $twice (list of number)
sth-me-i = One in every suit counts: aces { $aces }, kings { $kings }, queens { $queens }, jacks { $jacks }. Two in every suit count { LIST($twice) }.

# $once (number)
# $twice (number)
sth-me-j = A pinochle, jack of diamonds with queen of spades, counts { $once }; a double pinochle counts { $twice }.

# $value (number)
sth-me-k = A round robin, a marriage in every suit, counts { $value }. That is its kings, queens, and marriages added up, nothing extra.

# $value (number)
# $cards (number)
sth-me-l = A double round robin, listed at { $value }, belongs to the double deck. It takes { $cards } cards, so you can’t hold one here.

sth-me-l-why = It’s left out here, since a hand has only 12 cards.

sth-pl-a = The bid winner leads first, any card. The others follow clockwise with one card each.

sth-pl-b = Wait for your turn to play.

sth-rp-a = If you have the suit led, play it.

sth-rp-b = When you follow suit, beat the best card of that suit on the trick if you can.

sth-rp-c = You must beat it even if your partner’s card is winning.

sth-rp-d = If you can follow suit but can’t beat the best card, play any card of that suit.

sth-rp-e = Once a trick has been trumped, any card of the suit led will do.

sth-rp-e-why = Word for word, you’d still have to beat the best card of the suit. But the rules then speak of the winning card, which no plain card can beat once trumped. A club can turn this duty on.

sth-rp-f = Without the suit led, play a trump if you have one.

sth-rp-g = When you trump, beat any trump already on the trick if you can.

sth-rp-h = If you’re out of the suit led and all your trumps are too low to win, play one anyway.

sth-rp-i = With neither the suit led nor a trump, play any card.

sth-rp-j = The highest trump takes the trick. Without a trump, the highest card of the suit led takes it.

sth-rp-k = Of two identical winning cards, the one played first wins.

sth-rp-l = Each side keeps its tricks in a face-down pile, out of the way.

sth-rp-m = The winner of a trick leads to the next, until no cards are left.

sth-rn-a = It’s a renege to play another suit while you hold the suit led.

sth-rn-b = It’s a renege not to trump when you’re out of the suit led and hold trump.

sth-rn-c = It’s a renege to play before your turn.

sth-rn-d = It’s a renege to show others part of your hand on purpose. Showing meld is fine, of course.

sth-rn-d-why = A card dropped by accident is no renege. Since it depends on intent, the Ministry Leader declares it.

sth-rn-e = It’s a renege not to go over the card on the table when you must (failure to kill).

sth-rn-f = Anything else that spoils the harmony of the game can be ruled a renege.

sth-rn-f-why = Only the Ministry Leader can declare it, because the rules point to the Last Appeal.

sth-rn-g = When the bidding side reneges, it’s set and loses the bid. The other side scores its meld, and the hand ends.

sth-rn-g-why = Nobody scores play points. The other side keeps its meld even without a trick with a counter, since the hand was cut short.

sth-rn-h = When the other side misplays, the bidding side scores its bid and its meld together.

sth-rn-i = When the other side misplays, it loses its meld and everything it won in play.

sth-rn-j = A wrong card may be corrected until the next card is played. Only opponents may call a renege, until the score is written.

sth-rn-j-why = The rules don’t say, so we follow the National Pinochle Association and Hoyle.

sth-ld-a = If you’re sure of every trick that’s left, you may lay down your hand to save time.

sth-ld-b = If a claim proves wrong, that side loses the counters in all the tricks it claimed.

sth-ld-b-why = The rules don’t say who gets them. We give them to the other side with the point for the last trick, so the total stays 25.

sth-ld-c = You never have to lay down. Playing the tricks one by one is always fine.

# $nines (number)
sth-f9-a = If you’re dealt { $nines } nines and no meld, you may ask for a new deal at once, before the bidding begins.

# $nines (number)
sth-f9-a-why = We read this as { $nines } or more, and “no meld” as nothing that counts in any trump suit. The nines don’t count as meld here. The same dealer deals again, and it isn’t a misdeal.

# $nines (number)
sth-f9-b = The holder of { $nines } nines decides alone and may not ask their partner.

sth-f9-b-why = The rules name no penalty. A player who asks loses the right to a new deal, and it’s noted.

# $nines (number)
sth-f9-c = Once the first player has bid or passed, { $nines } nines no longer give you a new deal.

sth-md-a = If a hand has the wrong number of cards after the deal or the pass, the players may agree to fix it with unseen cards.

sth-md-a-why = All four must agree, because the rules leave it to the players; if not, the cards are dealt again. A card turned up in the deal, or a wrong shuffle, cut, or deal, is settled the same way: the hand is played if all four agree.

sth-md-b = If a wrong number of cards can’t be fixed at the table, the same dealer deals again.

sth-md-c = A dealer who misdeals a second time in the same attempt loses the deal to the player on the left.

# $counter (number)
# $cards (number)
# $last (number)
# $all (number)
sth-co-a = Each ace, ten, and king you take counts { $counter }, { $cards } in all, and the last trick { $last } more: { $all }.

sth-co-b = A side’s total is its meld plus its counters.

sth-co-c = When the bidding side’s total reaches its bid, it scores the whole total.

sth-co-d = When the bidding side falls short, it’s set. The bid comes off the score it had before, and meld and counters are lost.

sth-co-e = To save its meld, the other side must win a trick with at least one ace, ten, or king in it.

sth-co-f = If the other side wins no trick with a counter, it loses its meld but keeps any play point it made.

sth-nh-a = After each hand the deal moves to the left.

# $target (number)
sth-sw-a = The first side to reach { $target } points wins the game.

# $target (number)
sth-sw-b = The bidding side counts first. With { $target } or more it wins, even if the other side would have more.

# $target (number)
sth-sw-c = If the bidding side is set or stays under { $target }, the other side counts next and may win by reaching { $target }.

# $all (number)
sth-ob-a = The bidding side is on the board when its meld plus { $all } reaches the bid.

sth-ob-b = A bidding side that isn’t on the board is set by its bid, whatever it takes in play.

# $all (number)
sth-ob-c = The bidding side may concede { $all }: the hand isn’t played, and the other side gets { $all } play points plus its meld.

sth-ob-c-why = It’s offered only when the bidders aren’t on the board, before the first lead, because the rules have it under that heading (a club can change it). The other side keeps its meld without a trick.

sth-ob-d = If bidders who aren’t on the board don’t concede, the hand is played so the other side can score its points.

sth-tt-a = No talk about the cards during a hand. After the last card it’s fine.

sth-hs-a = No hand signals.

sth-la-a = The Ministry Leader alone decides how a rule is read, settles disputes, and rules on anything not written here.

sth-la-a-why = The decision is the leader’s alone, so they decide at their own table too. Play waits for them.

sth-am-a = The parish may change these rules. The version in force is the one on its website.

sth-sc-a = The score card has a row for each hand: dealer and trump, and bid, meld, take, and total for both sides.

sth-x1 = A bid that’s too low or out of turn doesn’t count. At their turn the player bids or passes, and their partner may still bid.

sth-x1-why = The rules don’t say. The National Pinochle Association would silence the partner; we are lenient, in keeping with the friendly principle.

sth-x2 = Meld noticed after the first lead doesn’t count.

sth-x2-why = The rules don’t say. We follow the National Pinochle Association.

sth-x3 = A card dropped by accident stays face up and is played at the first legal turn. It’s no renege.

sth-x3-why = The rules don’t say, and only showing cards on purpose is a renege. We follow Hoyle on exposed cards.

sth-x4 = If you ask what trump is, you get an answer.

sth-x4-why = The rules don’t say. We follow the National Pinochle Association.

sth-x5 = After each game new pairs are formed. Most games won decides the day, then most points.

sth-x5-why = The rules don’t say how to move or who wins the day. We make new pairs because the rules want many different partners.

# $target (number)
sth-x6 = If the afternoon ends before a side reaches { $target }, the higher score wins.

sth-x6-why = The rules don’t mention games that run out of time.

sth-x7 = If the bidding side isn’t on the board and the other side misplays, the bidding side still scores its bid and its meld.

sth-x7-why = Two rules collide. The one on misplays wins, because the misplay comes later and is the other side’s fault.

sth-la-b = The Ministry Leader says a short prayer before a final ruling.

sth-bi-g = Advice: the best trump is usually your strongest suit, the one with the most meld and tricks.

sth-sc-b = The score card has the names of both sides at the top and a grand total for each at the bottom.

sth-x8 = If a renege is called and can’t be proven, play goes on and the call is only noted.

sth-x8-why = The rules don’t say. We are lenient, in keeping with the friendly principle.

sth-x9 = A claim is good only if no play by the others can win a trick. The player may name the order of their cards.

sth-x9-why = The rules don’t say how to check it. Without a stated order we take the best one, with the other three hands playing against it. One lost trick makes it a mistake.

sth-x10 = If a wrong number of cards comes to light during play, the Ministry Leader decides. Normally the hand is dealt again.

sth-x10-why = The rules speak only of errors in the deal and the pass. A new deal is our choice unless the leader rules otherwise.
