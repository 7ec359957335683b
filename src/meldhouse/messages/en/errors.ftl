### Why a page cannot be shown, and what is wrong with a form. A fault of a field stands beside it.

## Pages

# $kind (number): the kind of error, as browsers number it
error-heading = { $kind ->
    [400] We couldn’t read that
    [403] You can’t open this from here
    [404] Nothing here
    [405] Open this page from the lobby
    [409] Not possible right now
    [413] Too long
    [429] Slow down a little
    [500] Something went wrong
    [503] Not available right now
   *[other] That didn’t work
}

# $kind (number): the kind of error, as browsers number it
error-advice = { $kind ->
    [400] Go back and try again.
    [403] Reload the page and send the form again.
    [404] The address may be mistyped, or the page is gone.
    [405] Go to the lobby and start from there.
    [409] Reload the page to see what changed.
    [413] Make it shorter and send it again.
    [429] Wait a moment and try again.
    [500] It’s not your fault. Try again. If it keeps happening, tell the person who runs this site.
    [503] Try again later.
   *[other] Go back and try again.
}

# $why (code): what is wrong with the data file
error-unsaved = { $why ->
   *[other] The data file can’t be read or written right now, so nothing was saved.
    [full] The disk is full, so nothing was saved.
    [busy] Another program is using the data file, so nothing was saved.
    [closed] Meldhouse is shutting down, so nothing was saved.
    [damaged] The data file is damaged. Tell the person who runs this site.
}

# $unit (code)
# $number (number)
error-too-fast = That was too fast. Wait { $unit ->
   *[seconds] { $number ->
        [one] a second
       *[other] { $number } seconds
    }
    [minutes] { $number ->
        [one] a minute
       *[other] { $number } minutes
    }
} and send it again.
error-stale-form = This form is too old, or your browser blocks cookies. Reload the page and send it again. If that fails, allow cookies for this site.
error-strange-host = Meldhouse doesn’t answer at this address. Use the one you were given.
error-foreign-form = This form came from another site. Open the page here and send it again.

# $most (number): kilobytes
error-too-large = A form can hold { $most } KB. Make it shorter and send it again.
error-full = Too many people are here right now. Try again in a few minutes.
error-no-rules = No rules by that name here. Choose from the list under “Rules”.
error-record-closed = Only those who sat at this table can see its hands.
error-no-record = No hand is finished at this table yet.

# $seats (list of seat)
error-no-seat = Nobody sits there. Choose { SEATS($seats, style: "or") }, or everyone.

# $most (number): letters
error-exercise-key = The code of an exercise has up to { $most } letters. Get a new exercise.
error-no-exercise = No such exercise. Choose one under “Practice”.

## Forms

fault-missing = Fill this in.

# $most (number)
# $number (number): how many letters were typed
fault-long = Use at most { $most } letters; this has { $number }.

# $least (number)
fault-short = Use at least { $least } letters.
fault-choice = Choose one from the list.

# $typed (text)
fault-number = Enter a whole number, not “{ $typed }”.

# $why (message)
fault-name = Enter your name: { $why }.
fault-name-seen = the others at the table see it
fault-name-log = the log uses it to show who did what

fault-button = We didn’t understand that button. Reload the page.
fault-buttons = Choose one of the buttons.
