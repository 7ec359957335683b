### Parts of a ruling about officials, lateness and score sheets. Each ends without a period.

## Who decides

# $post (message)
ruling-the-post = the { $post }

ruling-appointed = someone appointed for it

# $post (message): who has ruled
# $next (message): whom a player may ask for
ruling-holds-unless = The { $post }’s ruling holds and play goes on, unless a player asks for { $next }, who must be a different person

# $next (message)
ruling-may-appeal = They may. Call { $next }, who must be a different person

# $post (message)
ruling-absent-final = The { $post } isn’t there, so that ruling is final

ruling-that-is-final = That ruling is final
ruling-two-agree = If the two agree, it’s final

# $next (message)
ruling-if-split = If they don’t, the decision goes to { $next }

ruling-needs-no-clause = A ruling here needs no clause. It counts
ruling-needs-clause = A ruling like that doesn’t count. The official must decide with the rules in hand and name the clause

# $unit (code)
ruling-repeat-noted = Each time is noted and costs no { $unit ->
   *[points] points
    [marks] marks
}

# $official (message)
# $may (code)
ruling-repeat-decides = The { $official } decides what follows{ $may ->
   *[final] {""}
    [repeat] { " " }and may have them suspended or expelled
    [expulsion] { " " }and may expel them
    [expel-team] { " " }and may expel their team
}

# $official (message)
ruling-question = Ask the { $official }

# $official (message)
ruling-call = Stop play and call the { $official }

# $official (message)
# $absent (message)
ruling-call-instead = Stop play and call the { $official }, because the { $absent } isn’t there

ruling-rules-in-hand = The official decides with the rules in hand
ruling-settle = Try to settle it at the table
ruling-if-unsettled = If you can’t

ruling-final-agreed = The officials agree. That’s final, and play goes on

# $post (message)
ruling-final = The { $post } has decided. That’s final, and play goes on

ruling-two-mean-same = If the two rulings mean the same, it’s final

# $next (message)
ruling-split = If not, and neither comes around, the decision goes to { $next }, and it’s final

# $next (message)
# $others (list of message)
ruling-split-absent = If not, and neither comes around, the decision goes to { $next } (if absent: the { LIST($others, style: "or") }), and it’s final

ruling-both-bound = Both are bound by it

# $person (name)
# $post (message)
ruling-plays-too = { $person } plays at this table too, but still decides as { $post }.

# $person (name)
# $post (message)
# $decision (text)
ruling-decided = { $person }, { $post }: { $decision }.

# $source (text)
ruling-borrowed = This answer is borrowed: { $source }.

## Players who come late

# $official (message)
ruling-late-silent = The rules say nothing about players who come late, so the { $official } decides

# $who (list of seat)
# $both (code): whether both partners are out
ruling-late-replaced = Someone else plays the rest of the { -round } for { SEATS($who) }, and no points go to { SEATS($who) }{ $both ->
   *[no] . Their partner keeps the score
    [yes] {""}
}

# $minutes (number)
# $whole (code): whether only whole minutes count
ruling-late-free = Up to { $minutes } minutes costs nothing{ $whole ->
   *[no] {""}
    [yes] . Only whole minutes count
}

## Score sheets

# $sheet (code): how the club closes a sheet
# $alone (code)
ruling-ask-sheet = { $sheet ->
   *[open] { $alone ->
       *[no] Do both sides
        [yes] Do all players
    } agree it’s a mistake?
    [agreed] { $alone ->
       *[no] Had both sides
        [yes] Had all players
    } agreed to that hand?
    [signed] { $alone ->
       *[no] Had both sides
        [yes] Had all players
    } signed the sheet?
}

# $alone (code)
ruling-sheet-if-agreed = Correct it if { $alone ->
   *[no] both sides
    [yes] all players
} agree it’s a mistake

# $until (code)
ruling-sheet-mended = It may be corrected { ruling-until }

# $until (code)
ruling-sheet-open = The players may correct it { ruling-until }

ruling-if-disagreed = If they don’t agree

# $official (message)
# $written (code): whether the score is known to be written down
ruling-score-gap = { $written ->
   *[yes] The score is written down, and the
    [no] The
} rules don’t say until when it may be changed. The { $official } decides

ruling-agreed-stays = Both sides agreed to that hand’s score and it’s written down, so it stands
ruling-adding-mended = A mistake in adding up can still be corrected until the sheet is turned in
ruling-signed-closed = Both sides have signed, so the players can’t change it anymore
ruling-signed-stays = Both sides have signed, so the hand stands as played and scored
ruling-scoring-table = Only the scorekeeper or verifier of the official scoring table may change it
ruling-all-told = Tell all four players
ruling-sheet-back = It goes back to the table
ruling-sheet-counts = The score counts as written
ruling-signing = The scorekeeper completes the sheet and signs. The other side adds it up and signs, and then it’s turned in

# $alone (code)
ruling-signing-desk = A tournament desk has { $alone ->
   *[no] each side
    [yes] every player
} sign the figures (our default; the club’s rules don’t say)

ruling-change-agreed = The change doesn’t count: both sides agreed to the score, and it’s written down
ruling-change-signed = The change doesn’t count: both sides have signed, and the players can’t change it
