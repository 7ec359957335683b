### Calls for the referee, rulings and appeals at the desk.

# $name (name)
# $post (message): what the club calls the official
official = { $name }, { $post }

# $aside (code): whether the director may still set it aside
dispute-final = { $aside ->
   *[no] This ruling is final.
    [yes] This ruling is final unless the director sets it aside.
}
ruling-final-ours = Nobody at the table can appeal (our default; the club’s rules don’t say). The director may set it aside and rule again.

# A referee ruled in place of a higher official.
# $post (message)
ruling-for-above = A referee ruled for the { $post }, who may set it aside.

# $name (name)
# $official (message)
appeal-set-aside = { $name } set aside the ruling of { $official }. The director rules again.

# $due (message): who decides
# $officials (list of message)
appeal-split = Appeal to the { $due }: the rulings of { LIST($officials) } differ.

# $due (message): who decides
# $name (name)
# $official (message)
appeal-open = Appeal to the { $due }: { $name } appeals the ruling of { $official }.

# $due (message): who decides
# $official (message)
appeal-open-unnamed = Appeal to the { $due }, against the ruling of { $official }.

# $official (message)
# $decision (text)
ruling-told = { $official }: { $decision }

# $official (message)
# $decision (text)
# $clause (text)
ruling-told-by = { $official }: { $decision } ({ $clause })

# $final (code)
appeal-too-late = { $final ->
   *[yes] This ruling is final. It can’t be appealed.
    [no] It has been ruled on.
}

# $due (message)
appeal-called = Another official is on the way: the { $due } decides.
appeal-noted = The appeal is noted.

# $due (message)
# $needed (code)
appeal-nobody = The { $due } decides, but no other official is here. The director can add { $needed ->
   *[official] one
    [director] a second director
} under “Helpers”.

# $who (code)
# $about (text): as somebody wrote it
called-for = { called }: { $about }

# $who (code)
called = { $who ->
   *[referee] The referee is on the way
    [another] Another official is on the way
}

# $why (message)
signing-waits = Don’t sign yet: the figures may change. { $why }

## Why an official can't rule on it

ruling-again = The director rules on it again.

# $due (message)
ruling-director = The { $due } decides now. Here that’s the director.
ruling-yours = You ruled on this.
ruling-another = Another official decides now.

## How it came to that

# $about (text)
course-called = Called for: { $about }

# $name (name)
course-appealed = { $name } appealed.

# $name (name)
course-set-aside = { $name } set that ruling aside.

# $name (name)
# $why (text)
course-set-aside-why = { $name } set that ruling aside: { $why }

# $name (name)
course-came-round = { $name } took the other official’s view.

# $name (name)
course-declined = { $name } refused the ruling.
