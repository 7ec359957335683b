### Rulings, penalties and conduct at a tournament’s desk.

## Calls

event-calls = Waiting calls
event-call-aside = set aside
event-call-appeal = appeal
event-call-for = Called for:
event-call-no-reason = No reason given.
event-rule = Rule on it
event-rule-differently = Rule differently
event-penalty-which = Penalty at table
event-ruling-which = Ruling at table
event-penalties = Penalties

# $hand (number)
# $table (number)
event-with-hand = with hand { $hand } of table { $table }

# $table (number)
event-at-table = table { $table }

# $why (message)
event-lifted = removed: { $why }
event-lift = Remove: it was a mistake
event-lift-reason = a mistake
event-ruled = Rulings
event-what-ruled = What was ruled
event-ruling-final = Final.

# $name (text)
event-ruled-by = Ruled by { $name }.

# $names (list of name)
event-refused-by = Refused by { LIST($names) }.
event-set-aside = Set it aside and rule again

# $name (name)
event-disqualify-one = Disqualify { $name }

# $name (name)
event-to-disqualify = The director still has to disqualify { $name }.

# $name (name)
event-appeals = { $name } appeals
event-refuses-title = Someone refuses to accept it

# $name (name)
event-refuses = { $name } refuses
event-call-gone = That call or table is gone. Choose one from the list.
event-which-hand-fault = All hands are saved. Choose which one the ruling is about.
event-ruled-done = Ruling saved.

# $ruling (text)
event-ruled-said = Ruling saved: { $ruling }

# $ruling (text)
event-ruled-hand = Ruling saved, and the hand is on the sheet: { $ruling }
event-handed-over = The sheet is signed, so the director or a scorekeeper for all tables enters the hand. It’s on their desk.
event-write-ruled = Now enter the hand as ruled. What we know is filled in.
event-write-played = Now enter the hand as it was played. A ruling that no longer stands had changed it.

# $due (message)
event-ruled-differs = Ruling saved. It differs from the one before, so the { $due } decides. Until then the first one stands.

# $name (name)
event-upheld = The ruling of { $name } stands.
event-upheld-gone = That’s already decided, or not yours to decide.

# $changes (list of message)
event-upheld-changes = { LIST($changes, style: "dots") }.

# $table (number)
event-upheld-tell = Tell the players at table { $table }.

# $how (code)
# $post (message)
event-uphold = { $how ->
   *[agree] Agree with this ruling
    [post] Uphold the { $post }
    [after-all] Let it stand after all
    [other] Take the other view
}
event-who-rules = Who rules

# $post (message)
event-post = The { $post }

# $post (message)
# $first (message)
event-post-instead = The { $post }, because the { $first } isn’t here

## Penalties

# $table (number)
event-penalty-at = Penalty at table { $table }

# $unit (code)
# $other (code): whether there are set prices too
event-penalty-own = { $other ->
   *[no] Penalty
    [yes] Another penalty
} in { $unit ->
   *[points] points
    [marks] marks
}

# $own (text): what another penalty is called on this page
# $link (text): an address
event-penalty-now = This counts right away in the game in play. For a hand already on the sheet, choose it under “{ $own }”, or correct it on the <a href="{ $link }">score sheet</a>.
event-in-which-hand = In which hand

# $number (number)
event-hand-on = The one in play, hand { $number }
event-hand-on-plain = The one in play
event-in-no-hand = None of them

# $points (number)
# $unit (code)
# $name (name)
event-price = <b>{ $points } { $unit ->
   *[points] { $points ->
        [one] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
       *[other] marks
    }
}</b><span class="hidden">, { $name }</span>

# $name (name)
event-if-late = <b>Not at the table.</b> If { $name } arrives now:

# $name (name)
event-mark-missing = Not at the table<span class="hidden">: { $name }</span>

# $name (name)
event-mark-arrived = Arrived now<span class="hidden">: { $name }</span>

# $name (name)
event-stand-in-for = Who plays for { $name }
event-too-late = Too late to play this { -round }

# $names (list of name)
event-penalty-together = The points come off { LIST($names) } together: partners share one score.

# $unit (code)
event-unit = { $unit ->
   *[points] Points
    [marks] Marks
}
event-points-off = Points off <span class="soft">(enter 10, not −10)</span>
event-or-number = (or the number in your rulebook)
event-penalty-go = Give the penalty
event-no-table = No such table in this { -round }.
event-penalty-given = Penalty given. It counts right away.
event-penalty-free = Noted. It costs nothing.

# $unit (code)
# $typed (text)
event-points-fault = { event-unit }: enter a whole number from 1 to 10,000, not “{ $typed }”.

# $unit (code)
event-loser-fault = { event-unit }: choose whose they are.

## Conduct

event-repeats-one = repeats
event-conduct-write = Note something

# $link (text): an address
event-conduct-how = Choose the player, then what happened. This costs no points; give penalties under <a href="{ $link }">Calls</a>.
event-everybody-else = Everyone else
event-nobody-yet = Nobody is entered yet.
event-conduct-repeats = More than once
event-conduct-decide = What follows is up to you; no points come off automatically.
event-violations = Notes
event-conduct-none = Nothing noted.
event-conduct-what = What was it?
event-conduct-tap = One tap notes it, without points.
event-conduct-note = With a comment, or by the number in your rulebook
event-rule-number = Number <span class="soft">(in your rulebook, if you know it)</span>
event-which-rule = Which rule
event-note-only = Comment
event-conduct-unlisted = Something no rule mentions
event-what-happened-short = What happened
event-conduct-earlier = In earlier tournaments
event-same-account = same account
event-same-name = same name
event-eased-title = Relaxed rules

# $name (name)
event-ease = Relax a rule for { $name }
event-ease-why = Why it’s a hardship
event-ease-go = Relax it

# $name (name)
event-conduct-again = { $name } has been noted more than once.
event-conduct-record = Notes so far

# $number (number)
event-entry-wrong = Note { $number } is wrong

# $number (number)
event-entry-why = Why note { $number } is wrong
event-entry-strike = It didn’t happen
event-entry-was = Who it was
event-if-another = (if it was someone else)

# $number (number)
event-entry-struck = Note { $number } is wrong (it didn’t happen)
event-entry-gone = no longer stands

# $number (number)
event-entry-instead = replaces note { $number }
event-conduct-saved = Noted.
event-question-sent = The referees have your question.
event-question-answered = Answered.

## Asking what the rules say

event-ask-title = What do the rules say?

# $table (number)
event-table-calls = Table { $table } calls

# $table (number)
event-ruling-at = Ruling at table { $table }
event-noted-against = Note it for
event-the-ruling = Ruling
event-a-ruling = a ruling
event-no-hand-of-sheet = None: leave the sheet as it is
event-ruled-before = Earlier rulings
event-or-below = Or rule differently, below.
event-not-enough = Not enough to rule

# $points (number)
# $unit (code)
event-entry-points = { NUMBER($points, signed: "yes") } { $unit ->
   *[points] { $points ->
        [1] point
        [-1] point
       *[other] points
    }
    [marks] { $points ->
        [1] mark
        [-1] mark
       *[other] marks
    }
    [cents] cents
}

# $what (text)
event-or = Or: { $what }
event-fix-on-sheet = Fix it on the score sheet
event-waits-for-call = <b>Nobody has called it.</b> Nothing is decided until someone does. Then <a href="#caller">enter who called it</a> and press “See the ruling” again.
event-nobody-calls = Nobody calls it: play on
event-nobody-calls-ruling = Nobody calls it, so play continues.
event-director-does = The director does that: it’s on the desk under “Calls”.
event-write-hand-ruled = Enter the hand on the sheet as ruled
event-sheet-opens = The score sheet opens next, with what we know of the hand.
event-rule-save = Save this ruling
event-rule-and-write = Save this ruling and enter the hand
event-other-reading = Another way to read the rule

# $unit (code)
event-unit-if-any = { $unit ->
   *[points] Points off
    [marks] Marks
} <span class="soft">(if any)</span>
event-done-by = Who did it
event-hand-fate = What happens to the hand
event-hand-goes-on = It goes on, or stays as entered
event-hand-again = It doesn’t count; { -deal(form: "verb") } again
event-hand-as-above = It ends as in the ruling above
event-own-words = Rule in your own words
event-hand-by-yours = The hand, by your ruling
event-hand-before = As it was before the first ruling
event-hand-now = As it is on the sheet now

# $points (number)
# $unit (code)
# $names (list of name)
event-give-now = Give { $points } { $unit ->
   *[points] { $points ->
        [one] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
       *[other] marks
    }
} to { LIST($names) } now

# $points (number)
# $unit (code)
# $names (list of name)
event-take-now = Take { $points } { $unit ->
   *[points] { $points ->
        [one] point
       *[other] points
    }
    [marks] { $points ->
        [one] mark
       *[other] marks
    }
} from { LIST($names) } now

## What decides it

event-happened = What happened?
event-happened-fault = Choose what happened.
event-find-word = Find it by a word
event-find-example = renege, out of turn, dropped …

# $number (number)
# $sought (text)
event-kinds-found = { $number ->
    [one] { $number } result
   *[other] { $number } results
} for “{ $sought }”.
event-asked-most = Asked most
event-not-covered = Not covered by these rules
event-something-else = Something else happened
event-nothing-more = That’s all we need.
event-who-did = Who did it
event-who-called = Who called it
event-who-called-unproven = Who called it and couldn’t prove it
event-unknown = Not known
event-fact-offense = What was done
event-optional = <span class="soft">(optional)</span>
event-fact-bid = The wrong bid
event-fact-over = The bid before it
event-zero-for-none = 0 for none
event-fact-rule = Which rule was broken

# $kind (code)
event-fact-pieces = { $kind ->
   *[other] Which { -piece(form: "many") }
    [aces] If aces weren’t declared: the aces played so far
    [contract] What the bidder holds
}
event-fact-late = How late, in minutes
event-fact-claim = Was the claim good?
event-claim-good = Yes, or nobody could show otherwise
event-claim-bad = No, and the other side showed how
event-fact-every = Had the accused won every { -trick }?
event-noticed = When was it noticed?

# $what (code)
event-noticed-before = { $what ->
   *[dealt] Before anything was dealt
    [closed] Before the sheet was closed
    [lead] Before the first lead
    [dealing] During the { -deal }
    [bid] Before anyone bid or passed
    [next-play] Before the next { -piece } was played
    [trick] Before the first { -trick } was complete
}
event-noticed-after = After that
event-later-in-hand = After that, during the hand
event-during-hand = During the hand

# $when (code)
event-called-when = { $when ->
   *[scored] When the score was written
    [next-deal] When the next hand was dealt
}
event-when-noticed = When was it called or noticed?
event-in-time = Was it in time?
event-still-correctable = Could it still be corrected when it was called?
event-fact-marriage = Does the bidder hold the king and queen of that suit?
event-fact-counts = How many { -piece(form: "many") } each had
event-fact-meld = What each side melded
event-fact-taken = What each side has taken so far
event-fact-dropped = The { -dealer } got the bid because nobody bid
event-fact-ruled = What each official has decided so far
event-fact-absent = Which officials aren’t there
event-fact-silenced = They couldn’t bid anymore: silenced, or had passed
event-fact-declared = An official has declared it a renege
event-fact-said = The words used to call it
event-fact-trick = The { -trick }, in the order it was played
event-fact-card = The { -piece } in question
event-fact-later = What its player held besides
event-dash-for-none = - if nothing was found
event-fact-leads = Who led it, or leads next
event-fact-hands = What each player holds
event-fact-order = The order of play that was claimed
event-more-facts = More that may be known
event-fact-kitty = Discarded, or in the kitty

# $number (number)
# $story (message)
event-sheet-has = Hand { $number } on the sheet: { $story }.
event-stood-otherwise = If the hand was different
event-how-stood = The hand so far <span class="soft">(to count the points)</span>

# $names (text)
event-meld-of = Meld: { $names }

# $names (text)
event-taken-by = Taken so far: { $names }
event-see-rule = See the ruling

event-rule-so = Rule this way
event-appeal-other = Someone appeals
