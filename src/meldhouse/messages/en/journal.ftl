### The club's data: the file or database where all is written down. What goes wrong with it, with backups and restores.
### “why” is what the system itself says, in its own words.

## Where it is

# $text (text): what was given
journal-no-place = Give a file, or an address such as postgresql://user@host/database, not “{ $text }”.

journal-no-address = That isn’t an address such as postgresql://user@host/database.

journal-no-extra = PostgreSQL needs more packages: pip install "meldhouse[scale]".

# $file (text)
journal-no-file = There’s no file { $file }.

# $file (text)
journal-folder = { $file } is a folder. Name a file in it.

# $folder (text)
journal-no-folder = There’s no folder { $folder }. Make it first.

# $file (text)
journal-other-disk = { $file } is on another computer’s disk. Move it to this one.

# $file (text)
# $why (text)
journal-unread = Can’t read { $file } ({ $why }). Check who owns it.

# $file (text)
# $why (text)
journal-unwritten = Can’t write { $file } ({ $why }). Check who owns it, or choose another place.

# $file (text)
journal-other-program = { $file } isn’t a Meldhouse file. Name another one.

# $file (text)
# $form (text): the number of the form that it has
journal-newer = { $file } was made by a newer version of Meldhouse (form { $form }). Install that version first.

# $file (text)
journal-open-here = { $file } is already open in this program. Close it there first.

# $place (text): a file or an address
journal-in-use = { $place } is in use by another server. Stop that one first, or choose another place.

# $place (text): a file or an address
journal-closed = { $place } is closed. Open it again first.

# $place (text)
# $why (text)
journal-gone = Can’t reach { $place } ({ $why }). Check that it’s running.

# $place (text)
# $why (text)
journal-no-room = { $place } has no room left ({ $why }). Make room there.

# $file (text)
journal-busy = Another program is writing to { $file }. Close it and try again.

# $place (text)
# $why (text)
journal-failed = { $place } couldn’t do it: { $why }.

# $code (code)
# $file (text)
# $why (text)
journal-disk = { $code ->
   *[full] The disk with { $file } is full or failing. Make room there; what wasn’t confirmed wasn’t saved
    [read-only] { $file } can’t be written. Check who owns it and its folder
    [cannot-open] { $file } can’t be opened. Check who owns it and its folder
    [other-program] { $file } isn’t a Meldhouse file. Name another one
    [damaged] { $file } is damaged. Stop Meldhouse and restore the last good backup
    [busy] Another program is writing to { $file }. Close it
} ({ $why }).

## What is written there

# $stream (text): the name of a table or an event in the data
# $after (number)
# $actual (number)
journal-conflict = { $stream } ends at entry { $actual }, not { $after }. Read on from there first.

# $stream (text)
# $entry (number)
journal-no-entry = { $stream } has no entry { $entry }.

# $stream (text)
# $entry (number)
# $next (number)
journal-entry-missing = Entry { $entry } of { $stream } is missing: the next one is { $next }.

# $stream (text)
# $entry (number)
journal-entry-changed = Entry { $entry } of { $stream } was changed after it was written.

# $stream (text)
# $entry (number)
journal-entry-strange = Entry { $entry } of { $stream } isn’t what was written.

## Damage

journal-restore = Stop Meldhouse and restore the last backup: meldhouse restore FILE.

# $what (message): a whole sentence
journal-damaged-restore = { $what } { journal-restore }

# $file (text)
# $why (text)
journal-broken = { $file } is damaged: { $why }.

# $file (text)
journal-empty-new = { $file } has 0 bytes. If nothing was in it yet, delete it and start again.

# $file (text)
# $why (message): a whole sentence
journal-damaged = { $file } is damaged. Use an older backup. ({ $why })

# $table (text)
journal-no-table = It lacks the table { $table }.

journal-no-stream = Something in it doesn’t belong there.

# $number (number)
journal-entries-lost = { $number ->
    [one] { $number } entry can’t be read.
   *[other] { $number } entries can’t be read.
}

## Backups

# $file (text)
journal-copy-open = { $file } is open, or wasn’t closed properly. Choose another name for the copy.

# $file (text)
journal-same-file = { $file } is the file itself. Choose another name for the copy.

# $file (text)
journal-exists = { $file } already exists. Nothing was changed.

# $file (text)
# $beside (text): the name of a file beside it
journal-empty = { $file } is empty. If it was copied while Meldhouse was running, copy { $beside } too, or use “meldhouse backup”.

# $folder (text)
# $why (text)
journal-copy-full = The copy doesn’t fit in { $folder }, or a disk failed ({ $why }). Make room there.

journal-by-itself = This club’s data is in PostgreSQL, which has its own backups. Make one with: pg_dump --format=custom --file=club.dump ADDRESS. To restore it, close Meldhouse first, then: pg_restore --clean --if-exists --dbname=ADDRESS club.dump.
