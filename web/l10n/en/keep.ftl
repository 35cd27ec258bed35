### What the page keeps, what it opens, and its own new versions.

update-ready = A new version of this page is ready. Your match is saved.
update-reload = Reload
update-later = Later

install = Install
    .hint = On this device, with its own window and icon.

keep-title = Your data
keep-here = Your data is stored only in this browser. Nothing is sent anywhere.
keep-lasts = The browser has promised not to delete it.
keep-may-go = The browser may delete it when space runs low.
keep-used = Space used: { $size }.
keep-ask = Ask the browser to keep it
keep-refused = The browser makes no promise yet. It may do so when you visit often, or when you install the page.
keep-reminder = Your data is stored only in this browser. Save it to a file as well?
keep-all = Everything in one file
    .hint = Saved matches, boards, settings, and finished lessons.
keep-all-download = Download everything
keep-all-done = Saved to the file: { $counts }.
keep-back = Open a backup file
keep-counts = { $saves ->
        [one] { $saves } match
       *[other] { $saves } matches
    }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
keep-failed = “{ $title }” could not be saved.

open-title = Open a file
open-lead = A saved match, a board, or a backup. A file that cannot be read changes nothing.
open-sent = Something was sent to this page
    .lead = It came from another program or page. It is opened and saved only if you agree.
open-nameless = a file without a name
open-sent-open = Open it
open-sent-drop = Discard it
open-hint = Choose a file, or drop it anywhere on this page.
open-refused = { $name } could not be opened. { $why } Nothing has changed.
open-unknown = It is not a Centauri file.
open-not-json = Line { $line }, column { $column } cannot be read.
open-bad = Error at { $place }: { $reason }

unpack-title = Import everything
unpack-facts = Saved on { $date }: { $counts }.
unpack-clashes = { $count ->
        [one] One of these already exists here, but differs.
       *[other] { $count } of these already exist here, but differ.
    }
unpack-meeting = Where they differ
unpack-both = Keep both
unpack-mine = Keep mine
unpack-theirs = Take the file’s
unpack-settings = Import settings too
unpack-take = Import
unpack-done = Imported: { $counts }.
