### Commands about the rules: books, book, clauses, meld, legal, bids, deal.

## Rules to read

# The head of a column.
# $head (code)
cli-column = { $head ->
   *[rules] Rules
    [name] Name
    [club] Club
    [form] Form
    [seats] Seats
    [target] Game to
    [meld] Meld
    [cards] Cards
    [points] Points
    [marks] Marks
    [clause] Clause
    [kind] Kind
    [cover] Cover
    [accepts] Accepts
    [refuses] Refuses
    [lacks] Missing
    [for] For
    [why] Why
    [what] What happened
    [key] Key
    [cited] What it’s cited for
    [trump] Trump
    [turn] Turn
    [line] Line
    [hand] Hand
    [takes] Takes
    [by] By
    [play] Play
    [plays] Plays
    [ways] Ways
    [published] Published
    [ahead] Ways 1, 2, 3 … plays ahead
    [led] Led
    [won-by] Won by
    [made] Made
    [bid-made] Bid made
    [bid-set] Bid set
    [worse-by] Worse by
    [may-say] May say
    [default] Default
    [meaning] Meaning
}
cli-books-read = To read one: meldhouse book npa
cli-book-which = Say which rules, for example: meldhouse book npa
# $name (text)
# $title (text)
# $mark (text): the sign
cli-book-extends = Based on { $name }: { $title }. Its own rules are marked { $mark }.
# $name (text): as it was typed
cli-book-clauses = All clauses: meldhouse book { $name } --clauses
# $title (text)
# $word (text)
cli-no-clause-about = No clause of { $title } mentions “{ $word }”.
# $title (text)
cli-no-clause = { $title } has no clauses.
# $kinds (list of text)
cli-clause-kinds = Try one of the kinds: { LIST($kinds, style: "plain") }.
# $number (number)
cli-clauses = { $number ->
    [one] { $number } clause
   *[other] { $number } clauses
}
# $number (number)
# $of (number)
cli-clauses-of = { $number } of { $of } clauses
# $why (message): how we understand a clause
cli-clause-read = As read here: { $why }
cli-check-good = these rules are in order
cli-check-alone = They stand on their own, based on no others.
# $name (text)
# $title (text)
cli-check-same = They play exactly like { $name } ({ $title }).
# $name (text)
# $title (text)
# $number (number)
cli-check-changes = { $number ->
    [one] Based on { $name } ({ $title }), with one setting changed:
   *[other] Based on { $name } ({ $title }), with { $number } settings changed:
}
# $key (text): of the file
# $before (message): what stood there
# $after (message)
cli-check-change = { $key }: { $before } becomes { $after }
cli-check-count = This may not count the way you mean:
cli-check-old = These clauses still state the old rule:
cli-check-now = New:
cli-check-gone = No longer:
# $name (text)
# $hint (message)
cli-no-section = Rules have no section “{ $name }”. { $hint }
cli-keys-head = Top of the file
cli-keys-cites = For each of these, write the id of the clause the rules cite for it. A meld can also be cited by how often it’s held: `meld-run-2` is a double run.
# $name (text)
# $kind (message)
# $default (message)
# $meaning (message)
cli-keys-key = { $name }: { $kind } ({ $default }). { $meaning }

## Clauses and their tests

cli-tests-away = The tests aren’t here, so we can’t tell what they cover. See --tests.
# $folder (text)
cli-no-tests = There is no folder { $folder } with tests.
cli-no-tests-advice = Name it with --tests.
# $why (text): what the computer says
cli-tests-unread = Can’t read the tests: { $why }.
cli-tests-unread-advice = Correct that file first.
cli-clauses-broken = These clauses claim more than their tests show:
cli-clauses-unknown = These tests name a clause that doesn’t exist:

# $clause (text): its id
# $cover (message)
# $missing (message)
cli-clause-broken = { $clause } ({ $cover }): { $missing }

# $kind (message)
# $stands (message): how it is covered, or what is missing
# $moments (list of text): when it is shown, as the rules write it
cli-clause-stands = { $kind }{ COUNT($moments) ->
    [0] {""}
   *[other] {" "}({ LIST($moments, style: "plain") })
}: { $stands }

# $mark (code)
# $test (text)
cli-clause-test = { $mark ->
   *[accepts] allows: { $test }
    [refuses] forbids: { $test }
}

# How Meldhouse deals with a clause.
# $cover (code)
clause-cover = { $cover ->
   *[enforced] enforced
    [ruled] ruled
    [shown] shown
    [not-applicable] not applicable
    [not-yet] not yet covered
}

# $missing (code)
clause-missing = { $missing ->
   *[cover] not yet covered
    [shown] no test that shows it
    [accepts] no test of what it allows
    [refuses] no test of what it forbids
    [both] no test of what it allows or forbids
}

cli-clauses-covered = Every clause is covered as claimed.
cli-clauses-none = No clause matches.
# $enforced (text)
# $ruled (text)
# $shown (text)
# $away (number): how many do not apply here
# $left (number): how many are not covered yet
cli-clauses-sum = enforced { $enforced }, ruled { $ruled }, shown { $shown }{ $away ->
    [0] {""}
   *[other] , n/a { $away }
}, not yet covered { $left }

## Meld, legal plays, bids, deals

# $title (text)
cli-no-meld-here = There is no meld in { $title }.
cli-no-meld-here-advice = Only pinochle has meld.
# $trump (trump)
cli-trump = { $trump ->
   *[other] { TRUMP($trump) } are trump
    [doubles] doubles are trump
    [follow-me] follow me
}
cli-no-trump-named = no trump named
cli-no-meld = No meld.
cli-total = Total
# $choices (list of text): codes
cli-say-trump = Say what is trump: { LIST($choices, style: "or") }.
# $players (number)
# $most (number)
# $number (number)
cli-trick-full = With { $players } players, a { -trick } has at most { $most } { -piece(form: "many") } when it’s your turn, not { $number }.
# $pieces (list of piece)
cli-play-one = Name one { -piece } of the hand, not { PIECES($pieces) }.
# Cards follow.
cli-on-table = On the table, as played:
# Cards follow.
cli-may-play = You may play:
cli-may-not-play = You may not play:
cli-all-allowed = You may play anything you have.
# $piece (piece)
cli-play-yes = Yes, you may play { PIECES($piece) }.
# $why (message)
cli-no-because = No. { $why }
# $bid (bid)
# $why (message)
cli-no-bid-stands = The bid can’t stand at { $bid }. { $why }
# $near (list of bid)
cli-bid-nearest = It’s not a possible bid. The nearest: { LIST($near, style: "or") }.
# $near (list of bid)
# $clause (text)
cli-bid-nearest-by = It’s not a possible bid. The nearest: { LIST($near, style: "or") } ({ $clause }).
cli-nobody-bid = nobody has bid
# $bid (bid)
cli-bid-stands = the bid is { $bid }
# $bids (list of bid)
cli-may-bid = You may bid { LIST($bids, style: "or") }.
# $bids (list of bid)
cli-may-bid-on = You may bid { LIST($bids, style: "plain") }, and so on.
# $bids (list of bid)
# $last (bid)
cli-may-bid-up-to = You may bid { LIST($bids, style: "plain") }, and so on up to { $last }.
# $low (number)
# $high (number)
cli-bid-range = { $low } to { $high }
cli-no-higher-bid = Nobody can bid higher.
# $bid (bid)
cli-bid-yes = Yes, { $bid } is a legal bid.
# $id (text)
# $says (message)
cli-clause-says = { $id }: { $says }
cli-key-advice = Copy the whole key, or leave out --key for a new deal.
# $seat (seat)
cli-dealer = { SEATS($seat) } is the { -dealer }
cli-kitty = Kitty
cli-deal-again = The same { -deal } again:
