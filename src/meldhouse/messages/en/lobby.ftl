### The lobby: starting a game, tables, finished games, coming to a table.

lobby-page = Pinochle and Texas 42
lobby-your-game = Your game

# $turn (code): whether it is your turn
lobby-go-on = { $turn ->
   *[no] Back to your game
    [yes] Back to your game: your turn
}
lobby-title = Take a seat
lobby-lead = Partnership Pinochle and Texas 42 by the rules of your club.

# $game (code): pinochle or forty-two
lobby-play = Play { game-name } now

# $rules (text): whose rules
# $facts (list of message): what is special about them
lobby-rules = { $rules } rules: { LIST($facts, style: "plain") }.
lobby-played-last = You played these last.
lobby-good-start = A good place to start.
lobby-other-rules = Choose other rules
lobby-play-these = Play by these rules

# $game (code): pinochle or forty-two
lobby-new-to = New to { game-name }?
lobby-computers = Computer players fill the other seats.
lobby-friends = Set up a table for friends
lobby-practice = Find the meld in a hand, or spot the legal plays. Any rules, at your own pace or against the clock.
lobby-practice-go = Practice
lobby-finished = Your finished games

# $game (message): how the game ended
lobby-look-back = Replay<span class="hidden">: { $game }</span>
lobby-no-games = None yet. Finished games show up here, and you can replay every hand.

lobby-yours = Your tables
lobby-no-table = You’re not in a game. If you leave a table, your seat waits for you here.
lobby-open = Open tables
lobby-none-open = No tables are waiting for players. <a href="/new">Open one</a>, and others will see it here.
lobby-seats = Seats
lobby-free = free
lobby-your-turn = Your turn
lobby-resume = Continue
lobby-sit-down = Sit down
lobby-watch = Watch

## Trump that stays in sight

casual-title = Always show trump

# $when (code): after which moment these rules hide trump
casual-why = A casual game. These rules hide trump after the first { $when ->
   *[trick] { -trick }
    [lead] lead
}, and everyone has to remember it.
casual-why-some = A casual game. Some rules hide trump once play starts, and everyone has to remember it.

## Coming to a table

# $host (name)
name-invited = { $host } invited you. What’s your name?
name-ask = What’s your name?
name-go = Go to the table
name-guest = Go as a guest
name-remembered = This browser remembers it. To change it, click your name at the top.

# $what (message): a table or an address
code-of = QR code for { $what }
code-how = Point a phone’s camera at this code to join the table.

# $when (code): after which moment the club's rules hide trump
casual-table = Casual table: trump always shows. The club’s rules hide it after the first { $when ->
   *[trick] { -trick }
    [lead] lead
}.

## A new table

new-title = New table
new-table-name = Table name
new-name-label = Table name <span class="soft">(optional)</span>
new-your-name = Your name <span class="soft">(the others will see it)</span>
new-own = your own rules
new-own-here = for this table only
new-own-rules = Play by your club’s own rules
new-conduct = Rule enforcement

# $conduct (code)
new-conduct-one = { $conduct ->
   *[guarded] <b>Automatic</b> <span>Illegal plays are blocked, and you see the rule.</span>
    [refereed] <b>Like a real table</b> <span>Mistakes happen and must be called.</span>
}
new-entry = Who can join

# $entry (code)
new-entry-one = { $entry ->
   *[open] <b>Everyone</b> <span>The table is listed in the lobby.</span>
    [link] <b>Anyone with the link</b> <span>You send it to your friends.</span>
    [private] <b>Just me</b> <span>You and computer players.</span>
}
new-level = Computer players in empty seats

new-clock = Time per play

# $clock (code): seconds, or none
new-clock-one = { $clock ->
   *[none] No limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
}
new-watchers = Can others watch?
new-open = Open the table

## Faults

new-no-level = No computer player has taught itself these rules yet. Choose another level.
new-choose-rules = Choose whose rules to play by.


# $most (number)
lobby-too-many = You have { $most } games open, the most one person can have. Finish one or close its table first.

## How far a table is, and how a game ended

# $number (number)
# $phase (code)
lobby-hand = hand { $number }: { phase }

# $number (number)
lobby-after-hand = after hand { $number }

# $own (number)
# $theirs (number)
lobby-score = You { $own }, they { $theirs }

# At a table of three.
# $own (number)
# $others (list of message)
lobby-score-each = You { $own }, { LIST($others, style: "plain") }

# $name (name)
# $points (number)
lobby-score-of = { $name } { $points }

# $partners (list of name)
# $how (code)
lobby-us = { COUNT($partners) ->
    [0] You
   *[other] You and { LIST($partners) }
} { $how ->
   *[won] won
    [lost] lost
    [drew] tied
}

# $own (number)
# $others (list of number)
lobby-points = { $own } to { LIST($others) }

# $partners (list of name)
# $how (code)
# $own (number)
# $others (list of number)
lobby-game = { lobby-us }, { lobby-points }.

# $partners (list of name)
# $how (code)
# $own (number)
# $others (list of number)
# $number (number)
lobby-game-of-match = { lobby-us } game { $number } of a match, { lobby-points }.

# The match was decided with this game.
# $partners (list of name)
# $how (code)
# $own (number)
# $others (list of number)
# $number (number)
# $wins (number): games
# $losses (list of number): games
lobby-match = { lobby-us } game { $number } of a match, { lobby-points }, and the match, { $wins } to { LIST($losses) }.

# $game (message)
lobby-game-left = { $game } The match ended early, undecided.
