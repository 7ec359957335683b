### The money of a tournament: fees, fines, payments, prizes.

## Payments

event-amount = Amount
event-amount-fault = Enter an amount, like 5 or 2.50.
event-whose = Whose
event-whose-fault = Choose whose it is.
event-nobodys = Nobody in particular
event-nobody-one = Nobody
event-kind = What it is
event-what = What
event-what-for = What for
event-note = What for <span class="soft">(optional)</span>
event-money-other = Other payments

# A payment that is entered by hand.
# $kind (code)
event-kind-one = { $kind ->
   *[gift] Gift to the pool
    [expense] Club expense
    [prize-back] Prize given back
    [refund] Fee refund
    [fee] Part of a fee
    [side-money] Part of the quarters
    [quarters-back] Quarters refund
    [fine] Part of a fine
}

# One payment.
# $kind (code)
event-payment = { $kind ->
   *[fee] entry fee
    [side-money] quarters for sets and reneges
    [fine] fine
    [gift] gift
    [prize-back] prize given back
    [refund] refund
    [prize] prize
    [expense] expense
}

# All payments of a kind: a line of a table.
# $kind (code)
event-payments = { $kind ->
   *[fee] Entry fees
    [side-money] Quarters for sets and reneges
    [fine] Fines
    [gift] Gifts
    [prize-back] Prizes given back
    [refund] Refunds
    [prize] Prizes
    [expense] Expenses
}

# What somebody has to pay, in a sentence.
# $kind (code)
event-due-what = { $kind ->
   *[fee] the entry fee
    [side-money] the quarters
    [fine] the fine
}

# $kind (code)
# $amount (money)
event-paid-line = { event-payment }: { MONEY($amount) }

# $name (name)
# $kind (code)
# $amount (money)
event-owes = { $name } still owes { MONEY($amount) } for { event-due-what }.

# A button.
# $kind (code)
# $amount (money)
event-paid-tap = Paid { event-due-what }, { MONEY($amount) }

# A button.
# $kind (code)
# $amount (money)
event-back-tap = Give back { MONEY($amount) } of { event-due-what }

# $name (name)
# $kind (code)
# $amount (money)
event-paid-now = { $kind ->
   *[fee] { $name } paid { MONEY($amount) }.
    [refund] { $name } got { MONEY($amount) } back.
}
event-fee-title = Entry fee

# $link (text): an address
event-fee-field = Entry fee <span class="soft">(anything else under <a href="{ $link }">Money</a>)</span>
event-refund-anyway = Refund it anyway
event-refund-keep = Keep it
event-received = Received
event-refunded = Refunded
event-receipt = Print the receipt

# $name (name)
event-receipt-of = Print the receipt for { $name }
event-still-owed = Still owed
event-saved-money = Saved under Money.

# $number (number)
event-have-paid = { $number ->
    [one] One payment saved.
   *[other] { $number } payments saved.
}

## The till

event-till = In the cash box

# $taken (money)
# $given (money)
# $till (money)
event-till-sum = <b>{ MONEY($taken) }</b> in − <b>{ MONEY($given) }</b> out = <b>{ MONEY($till) }</b> in the cash box.
event-in-out = Money in and out
event-in = In
event-out = Out
event-total = Total

# $pool (money)
# $club (money)
event-pot = For prizes { MONEY($pool) }, for the club { MONEY($club) }.
event-prize-back-enter = Enter it under Prizes
event-paid-due = Paid and due

# $paid (money)
# $due (money)
event-paid-of = { MONEY($paid) } of { MONEY($due) } paid.

# $amount (money)
event-open-sum = { MONEY($amount) } still due.

# $amount (money)
event-back-sum = { MONEY($amount) } to give back.

# A button for all who are here.
# $kind (code)
# $number (number): how many owe it
# $amount (money): all together
event-all-paid = All { $number } here paid { $kind ->
   *[fee] the fee
    [side-money] the quarters
    [fine] their fines
}: { MONEY($amount) }

# $kind (code)
# $amount (money)
event-asked = { event-payment } { MONEY($amount) }

# $amount (money)
event-paid-part = paid { MONEY($amount) }
event-paid-all = all paid

# $amount (money)
event-overpaid = paid { MONEY($amount) } too much
event-money-nobody = Nobody is entered yet. What they owe shows up here.
event-no-fee = No entry fee, and nobody owes anything.
event-set-fee = Set a fee
event-nothing-owed = Nobody owes anything.
event-all-payments = All payments, newest first

# $amount (money)
event-paid-out = out { MONEY($amount) }

# $amount (money)
event-paid-in = in { MONEY($amount) }

# $link (text): an address
event-payment-wrong = Made a mistake? Undo it at the <a href="{ $link }">desk</a> right away, or enter a payment that corrects it.

## Fines

event-fine = Fine
event-fine-amount = Fine: amount
event-fine-reason = Fine: what for
event-fine-whom = Fine: who
event-fine-other = Or someone who isn’t playing <span class="soft">(a club, for example)</span>
event-fine-go = Save the fine

# $to (code)
event-fine-goes = Owed until paid. Goes to { $to ->
   *[pool] the prize pool
    [club] the club
}.
event-fine-fault = A fine needs an amount, like 5 or 2.50.

# Without a period: what somebody typed may have its own.
# $amount (money)
# $reason (message)
event-fined = Fine of { MONEY($amount) }: { $reason }

# $amount (money)
# $reason (message)
# $clause (text)
event-fined-by = Fine of { MONEY($amount) }: { $reason } ({ $clause })

# What a set and a renege cost, paid at the table.
# $which (code)
# $set (money)
# $renege (money)
fees-of = { $which ->
   *[both] A set costs { MONEY($set) }, a renege { MONEY($renege) }
    [set] A set costs { MONEY($set) }
    [renege] A renege costs { MONEY($renege) }
}

# $which (code)
# $set (money)
# $renege (money)
table-fees = { fees-of }.

# $which (code)
# $set (money)
# $renege (money)
# $clause (text)
table-fees-by = { fees-of } ({ $clause }).

## Prizes

event-who-gets = Who gets what
event-take-back = Take back first
event-take-back-why = A correction changed who won. Take these back, then hand out the rest.
event-given-back = Given back
event-pool = Prize pool
event-medals-title = Medals

# $names (list of name)
event-medals-without = Medals go by division, and these players have none: { LIST($names, style: "plain") }.
event-set-division = Set their division
event-tie-later = Ties are played off after the last { -round }.
event-tie-seat = Seat the playoff
event-prizes-change = Change the prizes
event-gift = Enter a gift

# $given (money)
# $over (money): what is left of the pool
# $club (money)
event-pool-shared = { MONEY($given) } in prizes, { MONEY($over) } left over, { MONEY($club) } for the club.

# $what (code)
event-if-ended = <b>If it ended now.</b> { $what ->
   *[prizes] Prizes
    [medals] Medals
} are handed out when the tournament is finished.

# $what (message)
event-hand-out-all = Hand out everything: { $what }

# $what (message)
event-hand-out-now = Hand out what you can now: { $what }

# $what (code)
event-all-handed = All { $what ->
   *[prizes] prizes
    [medals] medals
} are handed out.

# $what (message)
event-held-back = { $what }: hand this out once the above is back.
event-medals-all = Medals go to the top places overall.
event-medals-divide = Give them in each division

# $final (code): whether the tournament is over
event-print-prizes = { $final ->
   *[yes] Print the prize list
    [no] Print the provisional list
}
event-print-receipts = Print the receipts
event-no-prizes = No prizes yet. They can be shares of the pool, fixed amounts, or medals.
event-set-prizes = Set the prizes
event-pool-empty = The prize pool is empty.
event-none-won = Nobody has won any of these prizes.
event-no-places = No places yet. They show up with the first score sheets.

# $amount (money)
event-handed = { MONEY($amount) } handed out

# $what (message)
event-handed-what = { $what } handed out

# $what (message)
event-hand-out = Hand out { $what }

# $what (message)
event-hand-out-early = Hand out { $what } before it’s back?

# $what (message)
event-hand-out-anyway = Hand out { $what } anyway

# $name (name)
event-receipt-for = Receipt<span class="hidden"> for { $name }</span>

# $prize (message)
# $names (list of name)
# $reason (text)
event-prize-named = { $prize }: { LIST($names) }, named by the director ({ $reason }).

# $prizes (list of message)
event-unwon = Not won yet: { LIST($prizes, style: "plain") }.
event-prize-name = Name the winner of a special prize
event-prize-name-why = Use this if the paper sheets differ from the ones here. The prize list and receipts will match.
event-prize-for = Prize for

# $names (list of name)
event-prize-now = (now { LIST($names) })
event-prize-winner = Winner
event-prize-by-sheets = As the sheets say
event-prize-shared = Shared with <span class="soft">(if it is)</span>
event-prize-known = How you know
event-prize-known-how = How you know <span class="soft">(such as “1,840 on the paper sheet of table 3”)</span>
event-special-named = Saved. It’s in the log.
event-special-sheets = Back to what the sheets say.
event-prizes-early = Prizes are handed out when the tournament is finished.

# $what (message)
event-handed-out = Handed out: { $what }.

# $what (list of message)
event-back-first = Take back first: { LIST($what, style: "semicolons") }.
event-handed-before = Every prize is already handed out.
