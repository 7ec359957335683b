### Help of the command line: what “meldhouse --help” and “meldhouse COMMAND --help” show.
###
### A message named command-NAME says in one line what that command does. Its .more says what else to know, and its other
### parts what each option is for: .seed is the option --seed. What an option means in most commands stands in
### command-options; so do the words in capitals for what people fill in, such as FILE. Don’t translate what is typed:
### names of commands and options, file names, and words between “ ” that are typed.

command-usage = Usage:
# Before a second way to use the same command, under “Usage:”.
command-usage-or = or:
# The parts are headings in the list of commands.
command-commands = Commands
    .play = Play
    .read = Read the rules
    .ask = Ask about the rules
    .after = After the hand
    .run = Run a tournament
    .keep = Keep it safe
    .programmers = For programmers
    .event = The tournament
    .people = Players
    .round = Rounds
    .table = At a table
    .results = Results
    .try = Try it out
# $number (number): how many examples follow
command-examples = { $number ->
    [1] Example
   *[other] Examples
}
# $value (text): what is used if an option is left out
command-default = (default: { $value })

## What most commands share

command-options = Options
    .help = Show this help.
    .json = Answer in JSON, for programs.
    .jsonl = Read questions from standard input, one line of JSON each, and answer each in one line.
    .data = Where your data is: a file, or the postgresql:// address of a database (default: meldhouse.db in your folder for applications).
    .book = Use these rules instead of the record’s own.
    .seed = Any word. The same word gives the same deals and results.
    .key = Like --seed, but a key of 64 hexadecimal digits.
    .level = Who gives the advice: club or expert.
    .number = Which hand of the record (default: the last).
    .processes = How many processes share the work; 1 to use only this one (default: every core, if it’s worth it).
    .cluster = Use a Dask cluster: the address of its scheduler, such as 10.0.0.5:8786.
    .turn = Who plays next.
    .hands = How many hands per round.
    .trick = The cards on the table, the lead first.
    .dealer = Who dealt, if it wasn’t the next in turn.
    .bidder = Who had the bid.
    .bid = The bid; “2 marks” where you play for marks.
    .trump = S, H, C, or D; in 42 also 0 to 6, doubles, or follow-me.
    .kitty = How many trumps the bidder said are in the kitty.
    .meld = Each side’s meld, such as NS=20,EW=12.
    .take = Points each side took. A side you leave out gets the rest.
    .how = How the hand ended, if it wasn’t played out.
    .offender = Whose renege, claim, or failed call ended it.
    .spoiled = A side that lost its points to a renege. Repeat for both.
    .tricks = Tricks won, for a side that took 0 points; 1 means at least one.
    .counter-tricks = Tricks won that had a counter in them.
    .dropped = Nobody bid, and the dealer got the bid.
    .wrong-bid = The dealer was silenced for a wrong bid, not for bidding out of turn.
    .beside = Marks a side got on top of the hand.
    .beside-why = What those extra marks are for.
    .slips = One slip or a list of slips, as JSON or TOML; - is standard input.
    .points = Only the result, such as NS=240,EW=180.
    .games = With --points: games each side won, such as NS=2,EW=1.
    .sets = With --points: how often a bidder went set, such as N=1,W=2.
    .reneges = With --points: how often a player reneged, such as Ann=1.
    .skunk = With --points: is the skunk bonus in them, or should it be added? You’re asked if you leave it out.
    .call = The number of the call this was ruled on.
    .file = Where the tournament is kept. Set MELDHOUSE_TOURNAMENT to choose it once.
    .event = Which tournament, if the file has several.
    .as = Who does it (default: the director).
    .round = Which round (default: the last).
    .reason = Why. It stays in the log.
    .clause = The clause it’s based on.
    .table = For a scorekeeper: this table only.
    .all = Everyone who hasn’t checked in.
    .minutes = Minutes per round; 0 for no clock.
    .rounds = How many rounds; 0 for as many as it takes.
    .entry = Players get partners, or enter as fixed pairs.
    .movement = Who moves where after a round.
    .target = Points or marks that win a game.
    .best-of = Games in a match.
    .three = Rules for tables of three; “none” for no such tables.
    .division = A division players can enter. Repeat for more.
    .apart = Who shouldn’t sit together.
    .apart-as = Keep them apart as partners, as opponents, or both.
    .bye = What sitting out is worth.
    .tie = After a tied round: leave it tied, or play one more hand.
    .third = Play for third place (single elimination).
    .consolation = First-round losers keep playing among themselves.
    .fee = The entry fee, such as 5 or 2.50.
    .fee-for = Does each player pay it, or each pair?
    .keep = How much of the fees the club keeps.
    .prizes = Prizes by place: 50%,30%,20% of the pool, or amounts such as 40,25,10.
    .round-to = Round percent prizes down to this, such as 0.25. First place gets the rest.
    .medals = How many places get a medal.
    .medals-by = Medals for everyone together, or in each division.
    .ADDRESS = ADDRESS
    .AMOUNT = AMOUNT
    .AMOUNTS = AMOUNTS
    .ARGS = ARGS
    .BID = BID
    .BOOK = RULES
    .CALL = CALL
    .CALLS = CALLS
    .CARD = CARD
    .CARDS = CARDS
    .COMMAND = COMMAND
    .COUNTS = COUNTS
    .DIR = FOLDER
    .FILE = FILE
    .HEX = KEY
    .ID = ID
    .JOB = PAPER
    .LEVEL = LEVEL
    .LIST = LIST
    .MEDAL = MEDAL
    .MINUTES = MINUTES
    .NAME = NAME
    .NEW-NAME = NEW-NAME
    .NUMBER = NUMBER
    .ONE = PLAYER
    .OPTIONS = OPTIONS
    .OTHER = PLAYER
    .PENALTY = PENALTY
    .PERCENT = PERCENT
    .PLAYS = PLAYS
    .POINTS = POINTS
    .POST = OFFICIAL
    .PRIZE = PRIZE
    .RECORD = RECORD
    .SEAT = SEAT
    .SECTION = SECTION
    .SIDE = SIDE
    .SLIP = SLIP
    .SOURCE = FILE
    .SUIT = SUIT
    .TABLE = TABLE
    .TARGET = FILE
    .TEXT = TEXT
    .TIME = TIME
    .TITLE = TITLE
    .TRUMP = TRUMP
    .URL = URL
    .WHAT = WHAT
    .WHEN = WHEN
    .WHO = WHO
    .WORD = WORD
    .WORDS = WORDS

## The program itself

command = Play, referee, and score partnership Pinochle and Texas 42 by your club’s rules.
    .more = Without a command, it opens in your browser.
    .after = “meldhouse COMMAND --help” explains a command. “meldhouse books” lists the rules.
    .version = Show the version.
    .lang = Answer in English or Spanish (default: the language of your terminal).

## Play

command-serve = Open Meldhouse in your browser.
    .more = Shows one address for this computer and one for phones and tablets on the same network. Press Ctrl-C to stop.
    .host = Which address to listen on; 127.0.0.1 for this computer only.
    .port = Which port; 0 for any free one.
    .open = Open the browser, or don’t (default: open it if there is one).
    .base-url = The address people use, if there is a proxy in front.
    .allow-host = Answer only to this name. Repeat for more.
    .proxy = Trust the proxy at this address to say where visitors come from. Repeat for more.
    .desk-backups = Let every tournament director back up everything, from any device.
    .log-level = How much to log.
command-play = Play against computer players in the terminal.
    .more = You’re South. Without RULES, you’re asked which rules to play. Type ? at any time for help. If a play isn’t legal you see the rule, and it costs nothing.
    .book = The same as RULES.
    .resume = Continue a saved game.
    .level = How well the computer plays: novice, club, expert, or self-taught (default: club).
    .partner = Another level for your partner.
    .bots = How many computer players. With one in every seat, you watch.
    .pause = When you watch, wait for Enter after each hand.
    .plain = For screen readers: no boxes or symbols, every card in words.
command-deal = Deal one hand fairly and show it.
    .more = The cards are shuffled with a random key, cut, and dealt by the rules. The key is shown, so anyone can deal the same hands again and check. Nothing is saved.
    .dealer = Who deals: N, E, S, or W (default: the last seat).
    .key = Deal the hands of this key again: 64 hexadecimal digits.
    .hands = Only the hands, as a record has them.
command-simulate = Have computer players play many hands.
    .more = Shows how often bids are made and set, how much is melded and taken, and how hands end. A long run uses every core or a cluster; the figures are the same either way.
    .hands = How many hands.
    .players = Their level: novice, club, expert, self-taught, chance, or greedy.
command-duel = Have two levels of computer players play each other.
    .more = Every deal is played again with the seats switched, so both get the same cards. Shows how much better the first level does per hand, and how sure that is.
    .deals = How many deals.
    .play-only = Compare the play only. Bids and trump are drawn at random.

## Read the rules

command-books = List the rules you can play by.
    .more = Use the name in the first column wherever a command asks for RULES.
command-book = Read a club’s rules, or check rules of your own.
    .more = NAME is one from “meldhouse books”; FILE is your club’s .toml file. Each rule comes with its clause. In a club’s own rules, changes are marked.
command-book-show = Read a club’s rules.
    .clauses = List every clause instead, or those with WORD in them.
command-book-check = Check your own rules: see every mistake, or what they change.
    .more = FILE is a .toml file, or - for standard input. The exit code is 1 if there are mistakes. You get a warning for what works but may not be what you want, such as a clause that still states the old rule.
command-book-keys = List every setting rules can have, or those of one SECTION.
    .more = You see which values it takes, its default, and what it means.
    .markdown = As Markdown tables, as in docs/rulebooks.md.
command-clauses = Show every clause and the tests that cover it.
    .more = A clause is covered if one test shows what it allows and another what it forbids; a clause that is only shown needs one test. Without RULES, all rules are listed.
    .check = List only problems. The exit code is 1 if there are any.
    .tests = Where the tests are (default: ./tests, if it exists).
    .kind = Only clauses of one kind.
    .missing = Only clauses that aren’t covered.
    .verbose = Name the tests and print the clauses.

## Ask about the rules

command-meld = Count the meld in a hand.
    .more = RULES is a name from “meldhouse books” or your club’s .toml file. Write CARDS as rank and suit: AS, 10H, K♦.
    .trump = S, H, C, or D. Without it, you see what the cards meld with no trump.
command-legal = Show which cards you may play, and why not the others.
    .more = RULES is a name from “meldhouse books” or your club’s .toml file.
    .hand = The player’s cards.
    .trick = The cards on the table, the lead first. Without it, the player leads.
    .play = Ask about this card. The exit code is 1 if it can’t be played.
command-bids = Show the next legal bids, or why a bid is refused.
    .more = RULES is a name from “meldhouse books” or your club’s .toml file. In 42, you can bid in marks: “2 marks”.
    .standing = The high bid so far. Without it, nobody has bid.
    .bid = Ask about this bid. The exit code is 1 if it’s refused.
    .most = How many to list.
command-hint = Get advice: what to do, and why.
    .more = With --hand: what to bid, and how often each bid is made. With a record: what to do at its last decision, or any other. The advice uses only what the player could see.
    .hand = Your cards. Then give RULES, not a record.
    .seat = Where you sit (default: S; in a record, the player whose turn it is).
    .dealer = With --hand: who deals (default: you bid first).
    .calls = With --hand: the bidding so far, such as “E 50, S pass”.
    .at = In a record: after this many decisions (default: the last).
    .level = Who gives the advice: novice, club, or expert.
    .seed = Any word. Another word simulates other deals; the same word gives the same answer.
command-rule = Ask what happens when something goes wrong.
    .more = RULES is a name from “meldhouse books” or your club’s .toml file. WHAT is what happened: a name such as bid_early, or words such as “table talk”. Without it, you’re asked step by step.
    .list = List everything that can go wrong under these rules.
    .by = Who did it, or is accused. Repeat for more, or write “N S”.
    .caller = Who called it.
    .bid = The bid that broke a rule.
    .over = The bid before it; 0 for none.
    .cards = The cards involved. For undeclared aces: those played.
    .counts = How many cards each player had: “N=19 S=21”, “kitty=4”.
    .late = How late a player was: 8, or 5:59.
    .offence = For a renege: what was done, such as follow or beat.
    .declared = For a renege: an official declared it one.
    .said = For a renege: the words used to call it.
    .called = How late it was called or noticed: scored, or next-deal.
    .silenced = The offender could no longer bid: silenced, or had passed.
    .in-time = It could still be corrected, or nothing had been dealt.
    .too-late = It was too late to correct, or something had been dealt.
    .marriage = For a contract: the bidder has the king and queen of that trump.
    .no-marriage = For a contract: the bidder doesn’t have them.
    .clause = For conduct: the clause that was broken.
    .ruled = For a dispute: what an official decided. Repeat for each.
    .absent = For a dispute: an official who isn’t there.
    .trick = For a renege: a trick in the order it was played.
    .card = The card in question.
    .later = The cards its player is known to have held; “” for none.
    .trump = Trump.
    .hands = For a claim: a player’s hand. Repeat for each.
    .leads = Who led to the trick; for a claim, who leads next.
    .order = For a claim: the order the cards will be played in.
    .taken = Points each side has taken so far: “NS=14 EW=0”.
    .bidder = Who had the bid, so that points can be counted.
    .contract = The bid.
    .dropped = The dealer got the bid because nobody bid.
    .meld = Each side’s meld: “NS=24 EW=40”.
    .every-trick = The accused side had won every trick.
    .stands = For a claim: it’s good.
    .fails = For a claim: it’s not good.

## After the hand

command-score = Score a hand from its slip, or a game from its slips.
    .more =
        RULES is a name from “meldhouse books” or your club’s .toml file. SLIP is a JSON or TOML file, or - for standard input: who bid what, trump, and each side’s meld and points. Or give one hand with options.

        A list of slips is a round or a game: you get each hand with the running score, and what the end brings. If a slip can’t be right, you see everything that’s wrong with it.
    .trump = Trump: hearts, fours, follow-me.
command-replay = Replay a recorded hand, trick by trick.
    .more = FILE is a record, or - for standard input. Every call and card is checked. If one breaks a rule, you see its line and clause, and the exit code is 1.
    .book = Use these rules (a name or a .toml file) instead of the record’s own.
command-review = Review a hand: what cost you, and what was luck.
    .more = Every decision is judged by what the player could know at the time. RECORD is a saved game, or - for standard input. It takes a few seconds per hand.
    .seat = Only this player’s decisions (default: everyone’s).
    .top = Show only this many mistakes, the worst ones.
    .number = Only this hand of the record.
    .seed = Any word. Another word simulates other deals; the same word gives the same answer.
command-verify = Check that the deals in a record were fair.
    .more =
        FILE is a record of hands dealt at a table in the browser, or - for standard input. Before each deal, every player commits to a secret number and the server seals its own. Then the numbers are shown, and together they decide the cards. This command deals every hand again and checks each step. The exit code is 1 if a check fails, or if there is nothing to check.

        The record alone can’t show which seal your browser saw before the deal. Your browser’s notes can: add --witness. With the notes of several players, it also shows whether everyone was given the same seal.
    .book = Use these rules (a name or a .toml file) instead of the record’s own.
    .witness = Your browser’s notes, as it saves them at the table. Repeat for another player’s notes.
command-solve = Find the best play in a position, or in many.
    .more =
        Shows what a side takes from here if everyone sees all the cards and plays perfectly, what each legal play is worth, and one way it can go.

        RULES is a name from “meldhouse books” or your club’s .toml file. FILE has one position per line (JSON), or is a record, solved from the first lead of each hand; - is standard input. The exit code is 1 if they can’t take what --take asks for, and 4 if it took too long.
    .hands = A player’s hand. Repeat for each.
    .side = Whose points count: NS, or N for that side (default: the side to play).
    .take = Only ask whether they can take this many.
    .budget = Give up on a position after looking at this many others.
    .seconds = Give up on a position after this many seconds.

## Keep it safe

command-backup = Copy and check all your data. It’s safe while Meldhouse is open.
    .more = FILE is a new file, or a folder; without it, the copy goes into this folder with today’s date as its name. The copy is checked from end to end and opens on any computer with “meldhouse serve --data COPY”. To back up a tournament file, name it with --data. Keep copies private: everyone’s cards are in them.
    .replace = Overwrite FILE if it exists.
command-restore = Restore a backup.
    .more = FILE is checked first; if it’s damaged, nothing changes. If you already have data, add --replace: it’s kept next to the new data under another name. Close Meldhouse first. FILE itself doesn’t change.
    .replace = There is data already: keep it under another name.

## For programmers

command-perft = Count how many ways the next plays can go.
    .more = Counts every position of the published table again and compares. The exit code is 1 if a count differs. RULES is a name from “meldhouse books”, or your club’s .toml file for a position of your own.
    .position = Only this position of the table, play by play.
    .depth = How many plays ahead to count.
    .with = What counts: the fast kernel, or the rules of the game, which takes half a minute for a table.
    .trump = For your own position: S, H, C, or D; in 42 any contract.
    .hands = A player’s hand. Repeat for each.
