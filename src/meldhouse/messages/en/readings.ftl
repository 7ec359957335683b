### Other ways to read a club's rules, which an official may prefer: said beside a ruling.
### Each ends without a period; the clauses it goes by are put behind it.

# $reading (code)
reading = { $reading ->
   *[other] An official may read the rules another way
    [ace-dropped] The rules don’t ask about intent, so an official may treat an ace that fell by accident like any other card
    [aces-late] An official may treat aces shown after the first lead as meld that doesn’t count, and as cards that stay face up
    [aces-open] The rules name only the penalty. An official may also have the aces stay face up until they can be played
    [agree-other] The rules give nobody the last word, so the players may agree on someone else to ask
    [alone] The rules speak of the player who lays down, so an official may ask that player, not the partner, to win every { -trick }
    [always-meld] By rule 9 the side that didn’t bid always scores its meld, and an official may go by that
    [any-bid] The rules say “the next legal bid.” Here that’s the lowest one, but an official may allow any legal bid
    [any-caller] The rules don’t say who may call a renege, so an official may take the call from any player, even the one who reneged
    [any-card] Read literally, one { -piece } that can be beaten is enough, even if the partner would win that { -trick }
    [any-higher] The rules have no ladder of marks, so an official may let any higher bid stand
    [as-count] The rules set no time for it. Once play has begun, an official may decide as for any other wrong number
    [asked-talk] Asking when your partner is about to renege is table talk, and nobody asks while a { -trick } is looked at
    [back-until-trump] The rules don’t cover it, so an official may have the { -piece } taken back until a marriage has named trump
    [ban] For cheating and gross misconduct the director may ban the team
    [barred-dealer] The rules don’t say what happens if the { -dealer } was barred by their partner’s bid. Here the { -dealer } takes the bid, but an official may decide otherwise
    [beat-all] The rules call it a renege if a player “fails to beat the falling cards.” An official may take that to cover every suit
    [bid-deducted] The rules don’t say that the bid comes off the score, but an official may take it off
    [bid-early] An official may treat it as a bid out of turn, with everything that follows
    [bid-stands] The rules don’t forbid it, so an official may let the bid stand
    [bid-void] The rule covers a bid out of turn. An official may treat one made before all hands are up as no bid at all
    [bidders-only] The rules only cover a renege by the bidding side, so an official may have it corrected, or give the bidders what they would have made
    [bidders-save] Rule 12 doesn’t say whose fifteen it means. If it’s both sides’, bidders with less lose their meld and go set
    [board-floor] The rules don’t say what the others get, so an official may give them their meld only if it’s 15 or more, as rule 12 asks
    [call-late] The rules set no time limit, so an official may still hear the call
    [card-back] The rules name no remedy, so an official may have the { -piece } taken back
    [change-bid] The rules don’t cover it, so an official may let a bid be changed before the next one
    [charge-once] The rules charge “each time.” Here that’s each wrong hand, but an official may charge a side with two of them once
    [concede-late] The rules set no time for it, so an official may let that side concede after the first lead too
    [correct-fifth] The list of terms lets a { -piece } be changed until a fifth one is played, so an official may allow it even after the call
    [count-at-end] The rules speak only of the deal, so an official may have the hand played and count at the end
    [count-later] The rules ask for the count before play begins, so an official may let it be made after the bidding
    [count-misdeal] A count that was wrong from the deal is a misdeal, so an official may have it dealt again
    [deal-now] The rules set no time limit, so an official may have the hand dealt again if someone would have to draw two or more
    [deal-stands] The rules don’t say what a misdeal is, so an official may let the deal stand
    [director-rules] The rule names no penalty, so the director may rule as they see fit
    [discard-rest] After the first lead this counts as forgetting to discard. The rules only cover a bidder who forgets, so an official may have the rest discarded
    [discard-until] A renege can be corrected until the end of the next { -trick }, so an official may allow the discard until then
    [draw-ends] The rules say only that the highest domino shakes. The host may go by the higher end instead of the pips, and settle a tie another way
    [draw-stands] The rules name no remedy, so an official may let the draw stand, or have everything shaken again
    [dropped-anyway] The rules only set a { -dealer } whose partner bid out of turn. After a wrong bid an official may let the { -dealer } take the bid
    [even-misdeal] Only the sides are compared. If one partner has too many and the other too few, an official may call a misdeal
    [every-trick] The rule begins with having the rest of the { -trick(form: "many") }, so an official may ask for every { -trick }
    [exposed] It has been seen, so an official may treat it as exposed: it stays face up, and a lead may be called
    [fees-both] The rules charge 25 cents for each set or renege, so an official may ask for both if a renege sets the bidders
    [fees-none] The rules list a forgotten discard along with a renege, so an official may charge no 25 cents for it, or charge the 25 cents for the set too
    [fell] The rules speak of a card that was played, so an official may let one that only fell be picked up
    [first-marriage] Read literally, the first marriage the bidder shows is trump, whatever was said
    [followers] An official may have the { -piece(form: "many") } of those who followed the wrong lead stay face up, like exposed ones
    [followers-too] The rules forbid playing out of turn and don’t mention those who follow, so an official may treat them the same way
    [goes-back] The rule doesn’t say what happens to what was played instead, so an official may let it go back to the hand
    [head-trumped] Read literally, the highest { -piece } of the suit led must be beaten even after someone has trumped
    [hold-bid] The rule names no remedy, so an official may hold the player to the bid, like one out of turn
    [know-trump] The rules only ask that everyone knows trump before the first { -trick } is played, so an official may have the { -piece } taken back
    [knocked-over] The rules only cover dominoes knocked over by their owner, which stay face up. An official may do that, or have everything shaken again
    [laid-open] The rules don’t say what happens to what was laid down, so an official may have it stay face up
    [last-trick] The rules don’t say whether the last { -trick } may still be looked at. Here it may, but nothing in it changes
    [late-begun] Read literally, a minute counts as soon as it begins: points from 5:01 on, and a substitute from 15:01 on
    [leader-renege] Disturbing the harmony of the game is a renege only if the Ministry Leader says so
    [let-pass] The rules cover remarks with a bid, not this question, so an official may let it pass
    [machine-who] An official may ask why: a player who refuses the machine is disqualified, and a club that has none is fined
    [mark-ends] The rules give one mark and don’t say that the hand goes on, so an official may end it with that mark
    [marks-off] The rules say that a renege costs the team marks, so an official may take them off its score instead of giving them to the others
    [may-answer] An official may let the question be answered if it tells partners nothing
    [may-correct] The rules don’t say whether it can be corrected, so an official may allow it until the next { -piece } is played
    [meld-any] The rules leave out “if 20 or more” for this way of going set, so an official may give the other side its meld, however small
    [meld-before] The rules bind only the opponents, so an official may let the bidding side show meld early. It counts as it is after the exchange
    [meld-before-discard] The rules bind only the opponents, so an official may let the bidder show meld early. It counts as it is after the discard
    [meld-first-trick] The rules don’t say until when meld may be shown, so an official may let it count until the first { -trick } is complete
    [meld-floor] The rules leave out “if 20 or more” for this way of going set, but an official may still require it before the other side’s meld counts
    [meld-until-total] The rules don’t say until when meld may be shown, so an official may let it count until the totals are recorded
    [misdeal] The rules don’t say what follows, so an official may call a misdeal and have it dealt again
    [misplay] The rules are silent, so an official may call it a misplay once the next { -piece } is played
    [more-units] The rules describe jumps of two units, so an official may let a bigger one stand
    [name-now] The rules don’t cover it, so an official may let the lead stand and have trump named now
    [needs-marriage] Read literally, the first marriage or run the bidder shows is trump, so an official may ask for one
    [no-bid] Here an impossible bid, or one that isn’t legal yet, is binding and means a pass. An official may treat it as no bid at all
    [no-concede] The rules don’t cover conceding, so an official may have the hand played
    [no-correcting] The rules don’t say that a renege may be corrected, so an official may refuse it
    [no-duty] The rules only ask for following suit, so an official may see no duty to beat or trump
    [no-meld-after] Read literally, no meld can be shown once the bidder has played a { -piece }, and an official may hold them to that
    [no-top] The rules set no highest bid, so an official may let it stand
    [no-warning] The rule says how to ask and names no warning, so an official may let the question pass
    [nobody-gets] The rules say that side forfeits the counters, not who gets them, so an official may give them to nobody
    [not-last] The rules don’t say that the director has the last word, so the people who run the tournament may be asked again
    [off-board] The rules have two answers when the bidders aren’t on the board and the others misplay. Here the misplay decides, but an official may have the bidders set
    [older-trick] The rules don’t cover it, so an official may let an older { -trick } be seen
    [on-purpose] Only the Ministry Leader can say that it was on purpose. A card dropped by accident is no renege
    [one-mark] The rules say that the bidders lose “the mark,” so an official may give only one when more were bid
    [onlooker] The rules don’t cover onlookers, so the referee may decide otherwise
    [only-lead] Only the lead is out of turn. If the winners led, the { -trick } goes back to them and nobody has reneged
    [open-higher] The rules say that the bidding opens at 500, but an official may let it open higher
    [other-helper] The rules don’t say who helps, so an official may have another player do it, or let the partner deal too
    [own-meld] Rule 13 doesn’t mention the meld of the side that reneged, so an official may let it count
    [partner-barred] A player whose partner bid out of turn may not bid either
    [partner-plays] The rules don’t say how the partner plays, so an official may assume that the partner helps the claim
    [pass-again] The rule covers bids out of turn, not passes, so an official may let the player bid in turn
    [pass-error] The rules name no remedy, so an official may treat it as an error in the pass, which the players settle
    [pass-other] The rules give no number, so a club may pass another number of cards
    [play-out] The rules don’t say that the hand ends, so an official may have it played out
    [played-badly] The rule asks for any way to be set, so an official may count one where the bidder plays badly
    [played-out] The rules name the penalty but not what happens to the hand, so an official may have it played out where it was begun
    [played-touched] A player who plays a domino has touched it, so an official may have it played in turn, even if that’s a renege
    [points-add] For a set the rules give the others their { -trick } points too, so an official may add them
    [points-too] For a set the rules give the others their { -trick } points too, and meld only if they have a { -trick }. An official may add those points, or require that { -trick }
    [pull-now] The rules set no time limit, so an official may have a { -piece } drawn even now
    [recount] Only { -piece(form: "many") } exposed in play may be meant, so an official may have these picked up and just correct the count
    [robins-added] The table can be read as 240, 600, and 800 added up: 1,640 for two round robins
    [rule-13-caller] Rule 13 treats a call that isn’t proven as a renege by the caller, and an official may follow it
    [rule-13-correct] Rule 10C doesn’t say that a renege may be corrected. That, and until when, comes from rule 13
    [rule-13-ends] Rule 13 ends the hand and gives the others the bid and their meld, and an official may follow it
    [rule-9] Rule 9 takes the bid off the bidders’ score. Here the others get it, as in rule 12, but an official may go by rule 9
    [rule-9-asked] Rule 9 alone forbids the question once play has begun, so an official may give the other side a mark
    [second-ace] Read literally, a second ace of a suit without double aces costs 50 points even if the other one is in the run, and an official may ask for that
    [seen-open] The rules don’t say what happens to a hand thrown in without a right to it, so an official may have cards that were seen stay face up
    [settle] The rules name no remedy, so an official may treat it as a misdeal, which the players settle
    [settle-exposed] The rules don’t mention a card turned up in the deal. The players settle it like any other misdeal
    [settle-now] The rules set no time for it, so an official may let the players settle it even now
    [shake-stands] The rules don’t say what follows, so an official may let the shake stand
    [slip-lead] The rules don’t cover it, so an official may let a slip of the tongue be corrected before the first lead
    [slip-pass] The rules don’t cover it, so an official may let a slip of the tongue be corrected before anything is passed
    [spoiled-bid] For any other renege that isn’t proven the rules give the bid too, so an official may add it
    [spoiled-whole] “All the books” can mean the whole hand, so an official may decline to give it while there’s more to play
    [stack-less] The rules don’t say what a stack shows, so the director may let less of it be seen
    [stays-played] The rules name no penalty, so an official may let a correctly played { -piece } stand and have the face-up one played at the next chance
    [stray-open] The rules don’t cover it, so an official may have { -piece(form: "many") } that aren’t meld stay face up until they can be played
    [taken-partners] The rules make no exception for your partner’s { -trick }, so an official may call it a renege to take it and lead
    [taken-stays] If only the partner speaks up, play doesn’t stop, so an official may leave the { -trick } where it is until an opponent calls
    [tell-free] The rules ask for the number and name no penalty, so an official may let it be told without a penalty
    [three-count] The rules compare partners with opponents, which three players don’t have. An official may call a misdeal, or a renege by the bidder
    [throw-in] The rules forbid the question but name no penalty, so an official may let the hand be thrown in anyway
    [touch-passes] The rule doesn’t say that it must have been the player’s turn, so an official may overlook a { -piece } that was touched early
    [touched-first] A touched { -piece } must be played, so an official who saw which one was touched first may have that one played
    [turned-trick] Rule 13 closes a { -trick } only with the next legal { -piece }, so an official may allow a correction in one that’s been turned down
    [two-others] The rules speak of the other two players. An official may take that to mean the two who didn’t bid, no matter who reneged
    [uncited] The rules don’t say what a ruling without a clause is worth, so an official may let it stand
    [void-late] The rules cancel the hand even after it’s played out. Here that ends with the signed sheet, but an official may cancel it later
    [which-open] The rule speaks of one { -piece } only. If there are several, an official may say which is played first
    [who-pays] The rules don’t say who on a side pays it
    [who-plays-on] The rules don’t say who plays on. Here someone else does, but an official may decide otherwise
    [wrong-back] The rules say nothing follows a correction, so an official may let the wrong { -piece } go back to the hand
    [wrong-open] The rules don’t say what happens to the wrong { -piece }, so an official may have it stay face up
}

# $money (money)
reading-fine = The table of penalties says { MONEY($money) } for the same thing

# $says (message): one of the two above, or what a club wrote
# $clauses (list of text): what it goes by, if anything
reading-whole = { COUNT($clauses) ->
    [0] { $says }.
   *[other] { $says } ({ LIST($clauses, style: "plain") }).
}

# Why a side has points on a score sheet, where an official reads it so: a short note.
reading-meld-kept = their own meld counts
