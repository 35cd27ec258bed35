### What the page keeps, what it opens, and its own new versions.

update-ready = A new version of this page is ready. Your game is saved.
update-reload = Reload
update-later = Later

install = Install
    .hint = On this device, with a window and an icon of its own.

keep-title = Your games
keep-here = Only this browser keeps them. Nothing is sent anywhere.
keep-lasts = It has promised not to clear them.
keep-may-go = It may clear them when room gets short.
keep-used = In use: { $size }.
keep-ask = Ask it to keep them
keep-refused = The browser makes no promise yet. It may when you come back often, or when the page is installed.
keep-reminder = Only this browser keeps your games. Keep them in a file as well?
keep-all = Everything in one file
    .hint = Games, boards, settings, and what you have learned.
keep-all-download = Download everything
keep-all-done = In the file: { $counts }.
keep-back = Open such a file
keep-counts = { $saves ->
        [one] { $saves } game
       *[other] { $saves } games
    }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
keep-failed = “{ $title }” is not saved.

open-title = Open a file
open-lead = A saved game, a board, or everything that you have kept. A file that cannot be read changes nothing.
open-sent = Something was sent to this page
    .lead = It came from another program or from another page. Nothing of it is opened or kept before you say so.
open-nameless = a file without a name
open-sent-open = Open it
open-sent-drop = Throw it away
open-hint = Choose it, or drop it anywhere on this page.
open-refused = { $name } was not opened. { $why } Nothing has changed.
open-unknown = It is no file of this house.
open-not-json = It stops making sense in line { $line }, column { $column }.
open-bad = Bad place: { $place }. { $reason }

unpack-title = Take it all in
unpack-facts = Filled on { $date }: { $counts }.
unpack-clashes = { $count ->
        [one] One of these is here already, but differs.
       *[other] { $count } of these are here already, but differ.
    }
unpack-meeting = Where they differ
unpack-both = Keep both
unpack-mine = Keep what is here
unpack-theirs = Take what is in the file
unpack-settings = Its settings too
unpack-take = Take it in
unpack-done = New on your shelf: { $counts }.
