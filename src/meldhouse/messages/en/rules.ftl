### Pages about rules: lists, chapters, searching, a club's own rules.

## What tells one club's rules from another's at a glance

# $number (number): pieces in a hand
# $pieces (code)
rules-fact-hand = { $number } { $pieces ->
   *[cards] cards
    [dominoes] dominoes
} each

# $number (number)
rules-fact-pass = pass { $number }

# $number (number)
rules-fact-kitty = a kitty of { $number }

# $number (number)
rules-fact-players = { $number } players

# $number (number)
# $unit (code)
rules-fact-length = { $unit ->
   *[hands] { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }
    [points] game to { $number }
    [marks] game to { $number ->
        [one] { $number } mark
       *[other] { $number } marks
    }
}

# $number (number): a match is the best of so many games
rules-fact-match = best of { $number }

# What going set costs, where two forms of one club's rules differ in it.
# $bid (code): what happens to the bid
# $keep (number): what the others need to keep their meld; 0 for nothing
rules-fact-set = { $bid ->
   *[lost] going set costs the bid
    [given] going set scores nothing, and the bid goes to the others
    [nothing] going set scores nothing
}; { $keep ->
    [0] the others keep their meld
   *[other] the others need { $keep } in play to keep their meld
}

## Chapters

rules-which = Whose rules?

# $rules (text): whose rules
rules-of-in-brief = { $rules } <span class="soft">in brief</span>
rules-all = Read all the rules
rules-newcomer = New to this game?
# What a double meld is worth.
# $points (number)
rules-double = double <b>{ $points }</b>

# A link to a rule.
# $clause (text): its number
rules-cite = rule<span class="hidden"> { $clause }</span>

# $clause (text): its number
# $what (text): what it is about
rules-cite-of = rule { $clause }: { $what }

## Searching

find-try-one = Try a shorter word, or one of these:
find-try-another = Try another word.

rules-in-brief = The rules in brief

rules-title = Rules
rules-lead = These are the exact rules the tables use.

# $rules (text): whose rules
rules-of = { $rules } rules

# $rules (text): whose rules
# $game (code): pinochle or forty-two
rules-description = { game-name } by the rules of { $rules }, in plain sentences.

# $rules (text): whose rules
rules-play = Play<span class="hidden"> by { $rules } rules</span>
rules-derive = Customize these rules

# $rules (text): whose rules
rules-derive-from = Customize<span class="hidden"> { $rules } rules</span>

# $link (text): an address
# $rules (text): whose rules these extend
rules-parent = Based on <a href="{ $link }">{ $rules }</a>. What differs is marked <span class="mark">own</span>.
rules-own = own
rules-chapters = Chapters
rules-in-brief-short = In brief
rules-clauses = All rules by number
rules-clauses-why = In our own words, by topic. Every refusal and ruling names one of these.
rules-unfold = Open all
rules-as-read = As we read it:
rules-melds = What each meld is worth
rules-meld = Meld
rules-cards = Cards
rules-clause = Rule

# Above what a meld is worth held so many times.
# $number (number)
rules-times = { $number ->
    [1] Once
    [2] Twice
   *[other] { $number }×
}

# What a group of rules is about.
# $kind (code)
rules-kind = { $kind ->
   *[deck] Deck
    [deal] Deal
    [auction] Bidding
    [pass] Passing
    [kitty] Kitty
    [meld] Meld
    [play] Play
    [scoring] Scoring
    [renege] Reneges
    [claim] Claims
    [irregularity] Mistakes
    [penalty] Penalties
    [conduct] Conduct
    [officials] Officials
    [tournament] Tournaments
}

find-here = Find a rule
find-everywhere = Search all rules
find-go = Find
find-example = renege, marriage, claim …

# $clause (text): the number of a rule
find-example-here = renege, { $clause } …
find-all = Show all

# $clauses (number)
# $clubs (number): in how many clubs' rules
# $sought (text)
find-found-everywhere = { find-clauses } about “{ $sought }” in { $clubs ->
    [one] one club’s rules
   *[other] { $clubs } clubs’ rules
}.

find-none-here = Nothing found.

# $clauses (number)
find-more = See all { $clauses }
find-there = See them in these rules

## A club's own rules, made from another's

# $rules (text): whose rules
derive-title = Your own rules from { $rules }

# $rules (text): whose rules
derive-lead = Change what your club plays differently. Everything else stays as in { $rules }.

# $rules (text): the club's own
derive-good = { $rules } rules are ready

# $number (number)
derive-changes = { $number ->
    [one] One setting changes:
   *[other] { $number } settings change:
}
derive-what = What changes
derive-setting = Setting

# $rules (text): whose rules
derive-same = Same as { $rules } so far. Change something below, or use it as it is.
derive-now = New
derive-gone = No longer
derive-doubt = Check the scoring of these

# $number (number): rules whose sentence does not fit a changed setting
derive-old = { $number ->
    [one] One rule still says it the old way
   *[other] { $number } rules still say it the old way
}
derive-file = Rules file
derive-use-table = Use for a new table
derive-use-event = Use for a tournament

# $file (text): the name of a file
derive-download = Download { $file }
derive-name = Name of your club’s rules
derive-name-example = Oak Street Pinochle Club
derive-melds = Points for one, two, and so on, with spaces between.
derive-nothing = nothing
derive-more = Anything else
derive-toml = In TOML, as in a rules file
derive-toml-how = For example <code>[words]</code> and below it <code>trick = "book"</code>. <code>meldhouse book keys</code> lists everything you can set.
derive-see = See what changes

## What rules are called

# $form (code): one of several forms of a club's rules
rules-form = { $form ->
   *[four-handed] four-handed
    [three-handed] three-handed
    [progressive] progressive
    [hoyle] Hoyle
    [casual] casual
}

# $forms (list of message)
rules-forms = { LIST($forms, style: "plain") }

# $title (text): the club
# $form (message)
rules-called = { $title } ({ $form })

## The settings of a club’s own rules

# $group (code)
derive-group = { $group ->
   *[game] Game
    [bidding] Bidding
    [passing] Deal and passing
    [meld] Meld
    [play] Play
    [scoring] Scoring
}

# $setting (code)
derive-label = { $setting ->
   *[match-target] Points or marks to win
    [match-hands] Hands in a game
    [match-best-of] Games in a match
    [match-bidder-first] At the end, bidders count first
    [auction-minimum] Lowest bid
    [auction-pass-final] A pass is final
    [auction-all-pass] If nobody bids
    [trump-marriage] Trump needs a marriage
    [exchange-form] Passing between partners
    [exchange-count] How many are passed
    [deal-weak-nines] Nines (with no meld) for a new deal
    [meld-run] Run in trump
    [meld-royal] Marriage in trump
    [meld-marriage] Marriage in another suit
    [meld-roundhouse] Roundhouse
    [meld-aces] Aces around
    [meld-kings] Kings around
    [meld-queens] Queens around
    [meld-jacks] Jacks around
    [meld-pinochle] Pinochle
    [meld-nine] Nine of trump
    [tricks-beat] Must beat when following
    [tricks-ruff] Must trump when out of the suit
    [tricks-overruff] Must overtrump
    [tricks-last] Points for the last trick
    [scoring-set-bidder] If the bidders are set, they
    [scoring-set-award] The others then get the bid
    [scoring-save-trick] The others save their meld with
    [scoring-save-take] Points the others need to save it
    [scoring-save-in] When they need that
    [board-dropped-meld] Meld the dealer needs when everyone else passed
}

# $option (code)
derive-option = { $option ->
   *[auction-all-pass-dealer] The dealer takes the lowest bid
    [auction-all-pass-forced] The dealer must bid
    [auction-all-pass-reshake] Deal again
    [exchange-form-none] No passing
    [exchange-form-blind] Both at once, unseen
    [exchange-form-sequence] Partner first, then back
    [tricks-beat-always] Always, if you can
    [tricks-beat-trump-led] Only when trump is led
    [tricks-beat-never] Never
    [scoring-set-bidder-zero] Score nothing
    [scoring-set-bidder-minus-bid] Lose the bid
    [scoring-save-trick-none] No trick needed
    [scoring-save-trick-any] Any trick
    [scoring-save-trick-counter] A trick with a counter
    [scoring-save-in-all] In every hand
    [scoring-save-in-set] Only when the bid is set
    [scoring-save-in-made] Only when the bid is made
}

# What it means to challenge a claim.
# $won (code)
claim-challenge = If you’re right, { $won ->
   *[rest] your side gets the rest
    [hand] you win the hand
}. If you’re wrong, it costs no more than accepting.
