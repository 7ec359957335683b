### Why an official, or somebody who calls one, cannot do something. Each ends without a period, as in refusals.ftl.

## A dispute

referee-dispute-none = There’s no dispute yet. A player at the table has to raise one first
referee-dispute-open = This table already has an open dispute. Decide that first

# $post (message): such as “tournament director”
referee-deciding = Only the { $post } decides that. In a tournament that’s the director, or anyone the director adds under “Helpers”

# $how (code)
referee-dispute-over = This dispute is closed: { $how ->
   *[settled] the table settled it
    [final] the ruling is final
    [stands] the ruling was accepted
}

# $seat (text): what was said
# $seats (list of text)
referee-dispute-seat = There’s no seat “{ $seat }”. Choose { LIST($seats, style: "or") }

# $now (code)
# $post (message): who decides next
# $person (text): who is deciding
referee-play-stopped = The hand waits for a decision: { $now ->
   *[awaited] the { $post } is on the way
    [deciding] { $person } is deciding
    [ruled] there’s a ruling, so play on or ask for another official
}

# $official (message): such as “referee”
referee-settle-first = Try to settle it at the table first. If that fails, call the { $official }

# $post (message)
referee-settle-late = The { $post } has been called and decides now

# $who (list of seat)
referee-settle-all = Everyone at the table has to agree. Still to agree: { SEATS($who) }

referee-settle-facts = Say what happened, in words that everyone at the table agrees to

# $without (text): a clause
referee-settle-rule = You can agree on what happened, but you can’t set { $without } aside

# $official (message)
referee-settle-tried = The table has already tried that. Call the { $official }

## Officials

# $post (text): what was said
# $posts (list of message)
referee-post-unknown = There’s no official “{ $post }” here. Choose { LIST($posts, style: "or") }

# $due (message)
# $post (message)
referee-post-turn = The { $due } decides next, not the { $post }

# $post (message)
referee-post-last = Someone has to decide, and no official comes after the { $post }. Name a person

# $post (message)
referee-person-unnamed = Say who comes as { $post }

# $person (name)
referee-person-same = { $person } has already ruled on this. Ask someone else

# $person (name)
referee-person-plays = { $person } plays at this table and can’t decide its dispute

# $person (name)
referee-hearing-now = { $person } is at the table and hasn’t ruled yet

referee-ruling-stands = There’s a ruling. Nobody else is called unless a player asks

# $person (name)
referee-ruling-nobody = { $person } hasn’t been called to this table

referee-ruling-empty = Say what you decide
referee-ruling-cites = Name the clause your ruling is based on
referee-ruling-whom = Say whom it concerns: whose points, or whose renege
referee-ruling-sides = You named both sides. Say whose renege it is
referee-ruling-over = This hand is over. Let it stand, have it dealt again, or strike it
referee-ruling-unplayed = This hand isn’t being played, so there’s no renege in it. Decide something else

# $rule (text)
referee-ruling-unknown = These rules have no clause “{ $rule }”. Name another

# $person (name)
# $post (message)
referee-ruling-bound = { $person } is bound by the ruling of the { $post }

# $person (name)
referee-ruling-again = { $person } has already ruled, and you can’t change that ruling here

referee-borrow-none = These rules name no others to borrow an answer from

# $own (text): a clause
referee-borrow-own = These rules have an answer of their own: { $own }. It comes first

# $source (text)
referee-borrow-unknown = “{ $source }” isn’t among the rules these fall back on

referee-appeal-none = There’s no ruling to appeal yet
referee-appeal-once = You can ask for another official once, and that’s been done
referee-appeal-final = The ruling is final. It can’t be appealed
referee-aside-early = Nothing is final yet. Rule on it, or wait for the official who was called
referee-aside-final = These rules make this ruling the last word. Nobody can set it aside
referee-round-none = You can come around to another ruling only where two officials differ
referee-decline-early = The ruling isn’t final yet. Ask for another official, or wait for the one who was called

# $who (seat)
referee-decline-twice = { SEATS($who) } has already refused the ruling

# $post (message)
# $posts (list of message)
referee-official-post = There’s no “{ $post }” here. Officials are: { LIST($posts) }

# $post (message)
referee-official-name = Say who the { $post } is
referee-official-self = You can’t rule on yourself. Ask another official

## Questions about the rules

referee-question-empty = Write your question

# $number (number)
# $last (number)
referee-question-unknown = { $last ->
    [0] Nobody has asked a question yet
   *[other] There’s no question { $number }. The last one is { $last }
}

# $number (number)
# $person (name)
referee-question-answered = { $person } has already answered question { $number }

# $appointed (list of name): who answers questions; nobody where it is the official
# $by (code): whether people are named
# $official (message)
# $person (name)
referee-question-referee = Only { $by ->
   *[people] { LIST($appointed) }
    [official] the { $official }
} can answer questions about the rules, not { $person }

## The log of violations

referee-log-who = Say who it was
referee-log-clause = Say which clause was broken

# $rule (text)
referee-log-unknown = These rules have no clause “{ $rule }”. Name another

referee-log-place = Count { -round(form: "many") } and hands from 1
referee-log-gain = A violation never gives points to the player who did it

# $rule (text)
referee-log-points = The rules give no points for { $rule }. Note it without points

# $number (number)
# $last (number)
referee-log-number = { $last ->
    [0] There are no notes yet
   *[other] There’s no note { $number }. The last one is { $last }
}

# $number (number)
# $by (number)
referee-log-corrected = Note { $number } was corrected by note { $by }. Correct that one

referee-log-why = Say why you’re correcting the note

# $rule (text)
referee-conduct-unknown = These rules have no clause “{ $rule }”. Name another

# $rule (text)
# $official (message)
referee-conduct-kind = { $rule } isn’t about conduct. The { $official } rules on it

referee-unlisted-none = Under these rules, nobody can punish what isn’t written down
referee-unlisted-what = Say what was done

## Sent away, or a rule eased

referee-expel-cause = A team is expelled only for good cause. Say what it is
# $official (message)
referee-allow-none = These rules don’t let anyone relax a rule for a player. The { $official } decides how a player with a handicap is helped

# $rule (text)
# $clauses (list of text)
referee-allow-kind = { $rule } can’t be relaxed. These can: { LIST($clauses) }

# $rule (text)
referee-allow-no-duty = { $rule } asks nothing of a player, so there’s nothing to relax

# $rule (text)
referee-allow-clause = These rules have no clause “{ $rule }”. Name the one to relax

# $who (name)
referee-allow-other = That rule was relaxed for { $who }, who isn’t in that seat
referee-allow-why = Say why the rule is a hardship for this player

## The score sheet on its way to the desk

# $side (text)
# $sides (list of text)
referee-sheet-side = “{ $side }” doesn’t play at this table. Choose { LIST($sides, style: "or") }

# $side (side)
referee-sheet-signed = { SIDE($side) } already signed

referee-sheet-in = The score sheet is already in
referee-scoring-table = The score sheet is signed and in. Only the director or a scorekeeper for all tables can change it now. Ask one of them

# $round (number)
# $table (number)
# $names (list of name)
referee-untold = Still to hear about the correction at table { $table } ({ -round } { $round }): { LIST($names) }. Have them acknowledge it
