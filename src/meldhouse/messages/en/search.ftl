### Words that people look for and that nobody is shown: lists with spaces between. Write what people say at your tables.

# Endings that don’t count when a word is looked for; the longest first.
search-endings = ing ed es e s

# Letters that stand twice in a word by themselves, as in “passed”.
search-single = lse

# What people say = what the rules say, both without those endings.
search-names = revok=reneg renig=reneg widow=kitty bone=domino tile=domino tardy=late tardines=late latenes=late book=trick shak=shuffl muck=discard

# Words to try for those who found nothing; each is one word.
search-often = renege misdeal lay-down marriage trump bid late penalty

# Other words for what can go wrong, beside its name.
# $kind (code)
search-trouble = { $kind ->
   *[other] {""}
    [discard_count] trump in the kitty discard laid away
    [discard_forgotten] trump in the kitty discard laid away forgot forgets to lay down
    [discard_declared] trump in the kitty discard laid away
    [count_unseen] misdeal miss deal illegal deal card deficiency excess too many too few extra short missing more less fewer than
    [count_seen] misdeal miss deal illegal deal card deficiency excess too many too few extra short missing more less fewer than
    [count_first] card deficiency excess too many too few extra short missing more less fewer than
    [count_play] card deficiency excess too many too few extra short missing more less fewer than
    [count_end] card deficiency excess too many too few extra short missing more less fewer than left over
    [redeal_called] misdeal miss deal illegal deal five nines 9's
    [packet_wrong] misdeal miss deal illegal deal
    [machine_skipped] shuffler
    [machine_refused] shuffler
    [machine_missing] shuffler
    [trick_taken] took wrong trick ownership
    [trick_taken_led] took wrong trick ownership
    [trick_taken_late] took wrong trick ownership
    [deal_exposed] misdeal miss deal illegal deal exposed card domino
    [wrong_dealer] dealer skipped
    [cut_missing] not cut uncut forgot to cut
    [shuffle_short] riffle riffling pat patting
    [shuffle_by_other] wash washing
    [reshuffle_asked] re-shuffle
    [redeal_asked] for redeal
    [draw_early] shaker drew out of order
    [bid_wrong] illegal incorrect insufficient
    [bid_changed] corrected correction
    [bid_blind] face down
    [bid_talk] pass with help open lightly extra information
    [drop_refused] refuse refused stuck dropped on dealer
    [trump_misspoken] misnamed changed wrong suit
    [contract_wrong] illegal
    [kitty_peeked] previewed
    [meld_early] before prior to trump
    [meld_late] forgot forgotten after first card
    [meld_owed_late] forgot forgotten after first card
    [meld_value] error in count miscounted overstated understated
    [board_short] board set cannot make no board concede
    [aces_exposed] exposed card domino
    [piece_dropped] exposed card domino
    [piece_shown] exposed card domino flashed
    [five_up] fifth card
    [old_trick] stack look looked under underneath pick lift up a played
    [rearranged] pushed together
    [claim] lay lays laid down laydown claim the rest mistake
    [renege] failed failure to did not follow suit beat misplay played out of suit
    [renege_unproven] false call not proving proved to stop a pinochle
    [conduct] table talk counting aloud out loud comment remark behavior behaviour manners cheating signal slam rudeness fighting swearing cussing communication harmony stalling hesitation stacking the deck
    [wrong_table] seat chair place
    [onlooker] spectator kibitzer
    [assistance] handicap handicapped disability
    [sheet_error] wrong score wrong total error in scoring correction
    [sheet_unsigned] not signed
    [late] tardy tardiness lateness
    [renege-aces] undeclared aces not declared melded declare
    [renege-trump] cut trump kill
    [renege-seconds] 10 ten seconds
    [bid_talk-ben-2-1a] table talk
}

# Other words in which people tell that a clause about conduct was broken.
# $clause (code): its message
search-clause = { $clause ->
   *[other] {""}
    [mca-7a] counting aloud out loud
    [mca-c3] slammed slamming
    [npa-2-7r] slammed slamming
    [npa-4-1a] table talk
    [npa-4-1g] left trick open
    [sth-tt-a] table talk
    [npa-1-2b] stacking the deck
    [npa-4-1c] facial expression
    [npa-4-1h] poor mouthing
    [n42-8c] wrong layout
    [n42-12a] hesitation
    [n42-15a] stalling
    [ben-2-1a] open lightly pass with help comments
}
