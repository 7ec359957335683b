"""Every sentence with which an official, or somebody who asks for one, can be refused.

Beside each stands the moment it belongs to: the house's clause for that moment is cited behind it.
"""

from __future__ import annotations

OFFICIAL_SENTENCES: dict[str, tuple[str, str]] = {
    # the course of a dispute
    "dispute-none": ("dispute", "There is no dispute yet; a player at the table must raise one first."),
    "dispute-open": ("dispute", "A dispute is open at this table already; it is decided first."),
    "deciding": (
        "split",
        "The {post} decides that: in a tournament its director, or whomever he makes one, under “Helpers”.",
    ),
    "dispute-over": ("final", "This dispute is closed: {how}."),
    "dispute-seat": ("dispute", "Nobody sits at “{seat}”; the seats are {seats}."),
    "play-stopped": ("dispute", "The hand waits until the dispute is decided: {now}."),
    "settle-first": ("settle", "Try to settle it at the table first; the {official} is called when that fails."),
    "settle-late": ("dispute", "The {post} has been called, and the {post} decides now."),
    "settle-all": ("settle", "A settlement needs everybody at the table; still to agree: {who}."),
    "settle-facts": ("settle", "Say what happened, as everybody at the table agrees."),
    "settle-rule": ("settle", "The table may agree on what happened, but it cannot set {without} aside."),
    "settle-tried": ("settle", "The table has tried that already; call the {official}."),
    "post-unknown": ("dispute", "Nobody here decides as “{post}”; those who do are {posts}."),
    "post-turn": ("split", "It is for the {due} to decide next, not for the {post}."),
    "post-last": ("split", "Somebody must decide, and after the {post} there is nobody else; name a person."),
    "person-unnamed": ("dispute", "Say who comes as {post}."),
    "person-same": ("appeal", "{person} has ruled on this already; another person must be asked."),
    "person-plays": ("dispute", "{person} sits at this table and cannot decide its dispute."),
    "hearing-now": ("dispute", "{person} is at the table and has not ruled yet."),
    "ruling-stands": ("appeal", "There is a ruling; nobody else is called unless a player asks for it."),
    "ruling-nobody": ("dispute", "{person} has not been called to this table."),
    "ruling-empty": ("ruling", "Say what is decided."),
    "ruling-cites": ("ruling", "A ruling is made with the rules in hand: name the clause it rests on."),
    "ruling-whom": ("ruling", "Say whom it concerns: whose points they are, or whose renege it is."),
    "ruling-sides": ("ruling", "A renege is one side's, and both are named; say whose it is."),
    "ruling-over": ("ruling", "This hand is over for good; let that stand, have it dealt again, or strike it out."),
    "ruling-unplayed": ("ruling", "A renege belongs to the play, and this hand is not being played; decide otherwise."),
    "ruling-unknown": ("ruling", "There is no clause “{rule}” in this book."),
    "ruling-bound": ("bound", "{person} is bound by the decision of the {post}."),
    "ruling-again": ("final", "{person} has ruled, and the ruling is not changed here."),
    "borrow-none": ("gap", "The paper of this house names nobody from whom an answer could be borrowed."),
    "borrow-own": ("gap", "The house's own text comes first, and it has an answer: {own}."),
    "borrow-unknown": ("gap", "“{source}” is not among those to whom the house turns for what its paper leaves open."),
    "appeal-none": ("appeal", "There is no ruling yet to be unhappy with."),
    "appeal-once": ("appeal", "Another official may be asked for once, and that has been done."),
    "appeal-final": ("final", "The decision is final and cannot be appealed."),
    "aside-early": ("appeal", "Nothing is final yet that could be set aside; rule on it, or wait for who is called."),
    "aside-final": ("final", "By the paper the decision is the last word, and nobody sets it aside."),
    "round-none": ("split", "Only where two officials differ can one of them come round to the other."),
    "decline-early": ("appeal", "The decision is not final yet; ask for another official, or wait for the one called."),
    "decline-twice": ("final", "{who} has refused the decision already."),
    # officials
    "official-post": ("dispute", "“{post}” is no official of this house; these are: {posts}."),
    "official-name": ("dispute", "Say who the {post} is."),
    "official-self": ("violation", "Nobody rules on himself; another official must do it."),
    # questions about the rules
    "question-empty": ("question", "Say what you would like to know."),
    "question-unknown": ("question", "There is no question number {number}; the last one is {last}."),
    "question-answered": ("question", "Question {number} has been answered, by {person}."),
    "question-referee": ("question", "Questions about the rules are answered by {designated}, not by {person}."),
    # the log of violations
    "log-who": ("violation", "Say who it was."),
    "log-clause": ("violation", "Say which clause was broken; every entry names one."),
    "log-unknown": ("violation", "There is no clause “{rule}” in this book."),
    "log-place": ("violation", "Rounds and hands are counted from 1."),
    "log-gain": ("violation", "A violation never gives points to the one who did it."),
    "log-points": ("violation", "The paper gives no points for {rule}; it is written down without any."),
    "log-number": ("violation", "There is no entry number {number}; the last one is {last}."),
    "log-corrected": ("violation", "Entry {number} has been corrected by entry {by}; correct that one."),
    "log-why": ("violation", "Say why the entry is corrected."),
    # conduct
    "conduct-unknown": ("violation", "There is no clause “{rule}” in this book."),
    "conduct-kind": ("violation", "{rule} is not about conduct but about {kind}; the {official} rules on it."),
    "unlisted-none": ("unlisted", "Nobody in this house may treat what is not written down as an offence."),
    "unlisted-what": ("unlisted", "Say what was done; nothing that is written down covers it."),
    # sent away, and a rule eased
    "expel-cause": ("expulsion", "A team is expelled only for good cause; say what it is."),
    "allow-none": ("allowance", "The paper of this house lets nobody ease a rule for one player."),
    "allow-kind": ("allowance", "{rule} cannot be eased. These can: {clauses}."),
    "allow-no-duty": ("allowance", "{rule} asks nothing of a player, so it cannot be eased."),
    "allow-clause": ("allowance", "Name the clause that is eased; there is no “{rule}” in this book."),
    "allow-other": ("allowance", "That was allowed to {who}, who does not sit there."),
    "allow-why": ("allowance", "Say why the rule is a hardship for this player."),
    # the sheet on its way to the scoring table
    "sheet-side": ("sheet", "“{side}” does not play at this table; the sides are {sides}."),
    "sheet-signed": ("sheet", "{side} has signed already."),
    "sheet-in": ("sheet", "The sheet has been handed in."),
    "scoring-table": ("sheet-change", "The sheet is signed and in. Only the scorekeeper or the verifier of the "
                      "official scoring table may change it: here the director, or a scorekeeper of all tables. Ask "
                      "one of them."),
    "untold": ("sheet-told", "The correction at {where} has not been told to {names}; let them acknowledge it."),
}  # fmt: skip
