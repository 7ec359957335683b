### The settings of an event, and how it is run.

# What a setting is called.
# $setting (code)
setting = { $setting ->
   *[where] Where it’s played
    [entry] Who enters
    [movement] Who moves where after a { -round }
    [rounds] { -round(form: "title") }
    [minutes] Minutes per { -round }
    [told] Announce the time left
    [hands] Hands per { -round }
    [target] Points (or marks) that win a game
    [best-of] Best of how many games
    [three] If the number of players isn’t a multiple of four
    [bye] What sitting out is worth
    [apart] Keep apart
    [apart-as] Keep apart as
    [divisions] Divisions
    [tie] Tie at a table
    [at-time] When time is up
    [slow] A table is slow after this many minutes per hand
    [third] Single elimination: match for third place
    [consolation] Single elimination: first-round losers play on
    [conduct] Online: rule enforcement
    [absent] Online: when a player is away
    [prints] Language on paper
    [money-fee-cents] Entry fee
    [money-fee-for] Who pays it
    [money-keep-percent] The club’s share of the fees, in percent
    [money-percents] Prizes in percent of the pool
    [money-cents] Fixed prizes
    [money-step-cents] Round percent prizes down to
    [money-each] Fixed prizes go to each partner
    [money-medals] How many places get a medal
    [money-medals-by] Medals go by
    [money-refund] Refund the fee if someone withdraws
    [money-refund-disqualified] Refund the fee after a disqualification
    [money-side-money] Quarters for sets and reneges go
    [money-fines] Fines go
    [money-odd-cents] Cents that can’t be split go
    [ranking-of] Who is ranked
    [ranking-playoff] Play off ties
    [ranking-playoff-places] For how many top places
    [order] Tie-breaks
    [specials] Special prizes
}

# Stands in parentheses behind it.
# $setting (code)
setting-hint = { $setting ->
   *[told] minutes left, such as 10, 2
    [bye] A bye in a bracket moves you on but isn’t a win. Latecomers score nothing for earlier { -round(form: "many") } (our default; the club’s rules don’t say)
    [divisions] separated by commas: men, women, mixed
    [money-fee-cents] such as 5 or 2.50
    [money-percents] by place, such as 50, 30, 20
    [money-cents] by place, such as 40, 25, 10. They come first; percents are of what’s left
    [money-step-cents] such as 0.25 or 1; what’s left goes to first place. Empty: to the cent
    [money-medals] each partner of a pair gets one
    [money-medals-by] if ties are played off, ties within a division are too
}

# What 0 means.
# $setting (code)
setting-zero = { $setting ->
   *[rounds] as many as it takes
    [minutes] no clock
    [hands] as in the rules
    [target] as in the rules
    [best-of] as in the rules
    [slow] never
}

# $option (code)
setting-option = { $option ->
   *[where-felt] At real tables, with paper score sheets
    [where-browser] Online; hands are scored automatically
    [entry-person] Single players
    [entry-pair] Pairs that stay together
    [movement-individual] New partners every { -round }, planned ahead
    [movement-afternoon] New partners every { -round }, until you stop
    [movement-winners-up] Winners move up a table, losers stay
    [movement-sitting-moving] Half of the pairs sit, the others move up a table
    [movement-round-robin] Every pair plays every other pair
    [movement-swiss] Pairs with similar scores meet (Swiss)
    [movement-single-elimination] Out after one loss
    [movement-double-elimination] Out after two losses
    [three-none] Someone sits out
    [apart-none] Nobody
    [apart-household] People from one household
    [apart-club] People from one club
    [apart-household-club] People from one household or club
    [apart-as-partners] Partners
    [apart-as-opponents] Opponents
    [apart-as-both] Partners and opponents
    [tie-stands] It stays a tie
    [tie-extra-hand] One more hand decides
    [at-time-finish-hand] Finish the hand
    [at-time-stop] Nothing more counts
    [conduct-guarded] Automatic (illegal plays are blocked)
    [conduct-refereed] Like a real table (mistakes happen and must be called)
    [absent-wait] The others wait
    [absent-bot] A computer player sits in
    [prints-reader] Same as the person who prints
    [prints-en] English
    [prints-es] Spanish
    [prints-both] Both
    [money-fee-for-person] Each player
    [money-fee-for-pair] Each pair
    [money-medals-by-field] Places overall
    [money-medals-by-division] Places in each division
    [money-refund-before-start] Before the first { -round }
    [money-refund-always] Always
    [money-refund-never] Never
    [money-side-money-pool] Into the prizes
    [money-side-money-club] To the club
    [money-fines-pool] Into the prizes
    [money-fines-club] To the club
    [money-odd-cents-lot] To some of them, by random draw
    [money-odd-cents-club] To the club
    [ranking-of-person] Players
    [ranking-of-pair] Pairs
    [ranking-playoff-none] No, they share the place
    [ranking-playoff-hand] Over one hand
    [ranking-playoff-round] Over a whole { -round }
}

# $means (message)
setting-zero-hint = 0: { $means }

# $answer (code)
setting-yes-no = { $answer ->
   *[true] Yes
    [false] No
}

# $rules (text): the title of the rules they play by
setting-three = Tables of three ({ $rules })

# Where a field is empty.
setting-nothing = nothing

# $group (code)
setting-group = { $group ->
   *[play] Play
    [places] Places
    [money] Money and prizes
}

## What was typed and can't be

# $most (number)
unmeant-number = Enter a whole number from 0 to { $most }.
unmeant-choice = Choose one from the list.
unmeant-amount = Enter an amount like 5 or 2.50, not less than 0.

# $most (number)
unmeant-many = Enter at most { $most }.
unmeant-percents = Enter whole percents for first place, second place, and so on, such as 50, 30, 20.

# $percent (number)
unmeant-sum = That’s { $percent } percent of the pool. Lower them to 100 or less.

## How it is run

# $rounds (number)
event-rounds = { $rounds ->
    [0] As many { -round(form: "many") } as it takes
    [one] { $rounds } { -round }
   *[other] { $rounds } { -round(form: "many") }
}

# $group (code)
group = { $group ->
   *[household] household
    [club] club
}

# $groups (list of message)
# $way (code)
event-apart = Players from one { LIST($groups, style: "or") } are kept apart as { $way ->
   *[partners] partners
    [opponents] opponents
    [both] partners and opponents
}, if possible

# $conduct (code)
event-browser = { $conduct ->
   *[guarded] Played online; illegal plays are blocked
    [refereed] Played online, like at a real table
}

# $minutes (number)
event-minutes = { minutes } per { -round }
event-time-up = If time runs out, the side that’s ahead wins the game
event-three = Tables of three if the number of players isn’t a multiple of four

# $fee (money)
# $each (code)
# $kept (number): percent
event-fee = Entry { MONEY($fee) }{ $each ->
   *[person] {""}
    [pair] {" "}per pair
}{ $kept ->
    [0] {""}
   *[other] ; the club keeps { $kept } percent
}

# $prizes (list of message)
# $each (code): whether for each of a pair
event-prizes = Prizes: { LIST($prizes, style: "plain") }{ $each ->
   *[no] {""}
    [yes] {" "}for each partner
}

# $prizes (list of message)
# $rest (code): whether something was given before
event-prizes-percent = Prizes: { LIST($prizes, style: "plain") } of { $rest ->
   *[no] the pool
    [yes] what’s left of the pool
}

# $worth (message)
# $prize (message)
event-special = { $worth } for { $prize }

# $prizes (list of message)
event-specials = { LIST($prizes, style: "plain") }

# $places (number)
# $by (code)
# $pairs (code)
# $wanted (number): how many must be bought, where that is another number
# $shared (code): whether equals may share a place
event-medals = { $places ->
    [one] A medal for first place
   *[other] Medals for the top { $places }
}{ $by ->
   *[field] {""}
    [division] {" "}in each division
}{ $pairs ->
   *[no] {""}
    [yes] , one for each partner
}{ $wanted ->
    [0] {""}
   *[other] : { $wanted } medals{ $shared ->
       *[no] {""}
        [yes] , more if players share a place
    }
}

# $hands (number)
# $minutes (number): 0 without a clock
plays-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}{ $minutes ->
    [0] {""}
   *[other] . { minutes }
}

# $games (number)
# $target (number)
# $unit (code)
# $minutes (number): 0 without a clock
plays-games = { $games ->
    [one] One game
   *[other] Best of { $games } games, each
} to { $target } { $unit ->
   *[points] points
    [marks] marks
}{ $minutes ->
    [0] {""}
   *[other] . { minutes }
}

# $order (list of message): what is compared, first to last
event-compared = { LIST($order, style: "plain") }

## Rounds

# $number (number)
round-title = { -round(form: "start") } { $number }

# $time (number): the second, if the first ended in a tie
# $first (number)
# $last (number)
playoff-title = { $time ->
    [1] Playoff
   *[other] { ORDINAL($time) } playoff
} for places { $first }–{ $last }

# $time (number): the second, if the first ended in a tie
# $first (number)
# $last (number)
# $division (message)
playoff-title-division = { playoff-title } ({ $division })

# $status (code)
round-status = { $status ->
   *[draft] draft
    [confirmed] confirmed
    [released] released
    [called] called to the tables
    [playing] in play
    [closed] over
}

# What sitting out is worth.
# $worth (code)
bye-line = { $worth ->
   *[nothing] sitting out scores nothing
    [average] sitting out scores the { -round }’s average
    [winners] sitting out scores the average of the { -round }’s winners
    [win] sitting out counts as a win
}
bye-line-bracket = they move on without a match; it doesn’t count as a win

far-over = over
far-empty = nobody entered yet

# $entrants (number)
far-entered = { $entrants } entered

# $players (number)
far-here = { $players } here

# $players (number): who still have a match to play
far-in = { $players } still in

# $round (message)
# $of (number): how many rounds there are; 0 if nobody knows
# $status (message)
# $players (message)
far-round = { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}: { $status } · { $players }

## Special prizes

unmeant-target = Say how many points in the field next to it.
