### What can go wrong, by its name: for rule sheets, rulings and lists.

# The name of something that can go wrong. It may stand in a list, behind “for”, or as a heading.
# $kind (code)
trouble = { $kind ->
   *[shuffle_short] too few shuffles
    [shuffle_by_other] a shuffle by the wrong player
    [shuffle_open] a shuffle or cut face up
    [shuffle_absent] a shuffle while someone was away
    [machine_skipped] a last shuffle without the machine
    [reshuffle_asked] asking for one more shuffle
    [cut_missing] no cut
    [cut_wrong] a wrong cut
    [packet_wrong] packets of the wrong size
    [deal_exposed] a { -piece } turned up in the { -deal }
    [count_unseen] a wrong number of { -piece(form: "many") }, found before those players looked
    [count_seen] a wrong number of { -piece(form: "many") }, found before the first lead
    [count_play] a wrong number of { -piece(form: "many") }, found during play
    [count_first] a wrong number of { -piece(form: "many") }, found in the first { -trick }
    [count_end] a wrong number of { -piece(form: "many") }, found at the end of the hand
    [misdeal_again] a second misdeal by the same { -dealer }
    [wrong_dealer] a { -deal } by the wrong player
    [redeal_asked] asking partner whether to throw in a hand
    [redeal_called] calling for a new { -deal }
    [draw_early] the { -dealer } drawing too early
    [bid_early] a bid out of turn
    [bid_wrong] a bid that’s too low or isn’t allowed
    [bid_changed] a bid someone wants to change
    [bid_unready] a bid before the hand is ready
    [bid_blind] a bid before looking at the { -piece(form: "many") }
    [bid_passed] a bid by someone who has passed
    [pass_early] a pass out of turn
    [bid_talk] a bid with a remark
    [trump_misspoken] a trump named by mistake
    [contract_wrong] a trump that isn’t played here
    [trump_unnamed] a first lead before trump is named
    [pass_count] the wrong number of { -piece(form: "many") } passed
    [pass_peeked] a look at passed { -piece(form: "many") } too early
    [kitty_peeked] a look at the kitty during the bidding
    [discard_count] the wrong number of { -piece(form: "many") } discarded
    [discard_forgotten] no discard before the first lead
    [discard_declared] trumps discarded without saying so
    [meld_early] meld shown too early
    [meld_late] meld shown after the first lead
    [meld_owed_late] required meld shown after the first lead
    [meld_aces] aces shown that don’t make a meld
    [aces_exposed] aces dropped or shown before the first lead that don’t make a meld
    [meld_trump] the bidder’s meld shown without the marriage that names trump
    [meld_stray] { -piece(form: "many") } shown as meld that aren’t meld
    [meld_value] meld counted wrong
    [lead_unready] a lead before the table is ready
    [lead_early] a lead out of turn
    [play_early] a { -piece } played out of turn
    [played_to] { -piece(form: "many") } played to a lead out of turn
    [piece_dropped] a { -piece } dropped face up
    [piece_shown] { -piece(form: "many") } shown on purpose
    [piece_touched] a touched { -piece }
    [two_pieces] two { -piece(form: "many") } played at once
    [open_kept] not playing a { -piece } that lies face up and must be played
    [touched_kept] not playing a touched { -piece }
    [five_up] a { -piece } played before the last { -trick } is turned over
    [trick_taken] a { -trick } taken by someone who didn’t win it
    [trick_taken_led] a { -trick } taken by someone who didn’t win it and then led
    [trick_taken_late] a { -trick } taken by someone who didn’t win it, called after the next one
    [old_trick] a look at a { -trick } you may not see again
    [rearranged] { -piece(form: "many") } moved after the bidding began
    [review_talk] talk while a { -trick } is looked at again
    [trump_asked] asking what trump is
    [trump_asked_late] asking what trump is after the first { -trick }
    [trump_asked_lead] asking what trump is after the first lead
    [suit_asked] asking whether a certain suit is trump
    [who_played_asked] asking who played a { -piece }
    [who_played_look] asking who played a { -piece } in a look at the last { -trick }
    [bid_asked] asking who bid, what was bid, or who had the { -deal }
    [wrong_table] playing at the wrong table
    [machine_refused] refusing to use the shuffling machine
    [machine_missing] a club without a shuffling machine
    [decision_refused] refusing to play on after a final ruling
    [direction_ignored] not following the director
    [assistance] a player who needs help handling the { -piece(form: "many") }
    [conduct] table talk or bad conduct
    [onlooker] an onlooker who speaks up
    [renege] a renege
    [renege_unproven] a renege call that isn’t proven
    [claim] a player who lays down and claims the rest
    [late] a player who comes late
    [board_short] a bidding side with too little meld for its bid
    [no_marriage] a bidder without a marriage
    [drop_refused] a { -dealer } who won’t take the bid
    [dispute] a disagreement at the table
    [appeal] a player who doesn’t accept a ruling
    [ruling_uncited] a ruling that names no rule
    [repeated] a player who keeps breaking the rules
    [question] a question about the rules
    [sheet_error] a mistake on the score sheet
    [sheet_unsigned] a score sheet turned in without both signatures
    [sheet_changed] a score sheet changed after it was closed
}

# A chapter of what can go wrong, as a heading.
# $group (code)
trouble-group = { $group ->
   *[deal] { -deal(form: "start") }
    [bidding] Bidding
    [meld] Trump, passing, meld
    [trump] Naming trump
    [play] Play
    [questions] Questions
    [reneges] Reneges and claims
    [people] People
    [officials] Officials and the score sheet
}
