### Making boards and scenarios, in the editor of any game.

## Any editor

edit-undo = Undo
edit-redo = Redo
edit-save = Save
edit-export = File
edit-share-open = Link
edit-tools = Tools
edit-panels = Properties
edit-symmetry = On all sides
edit-symmetry-none = One side only
edit-symmetry-columns = Mirror left and right
edit-symmetry-rows = Mirror top and bottom
edit-symmetry-half = Half a turn
edit-symmetry-quarter = Quarter turns
edit-symmetry-both = Mirror both ways
edit-unsaved = not saved
edit-saved = saved
edit-kept = “{ $name }” is saved among your boards.
edit-delete = Delete { $name }
edit-deleted = “{ $name }” is deleted.
edit-gone = This board is not in this browser any more.
edit-memory = This browser keeps nothing when the page is closed. Save a file or share a link.
edit-show = Show { $cell }
edit-leave = “{ $title }” has changes that are not saved
    .hint = What should become of them?
edit-leave-save = Save them and go on
edit-leave-drop = Drop them
edit-share-hint = The link holds the whole board. Whoever opens it can play it, change it and keep it.
edit-share-too-long = This board is too large for a link. Save it as a file.
edit-code-bad = This link cannot be opened
edit-code-too-long = It is longer than any link of ours. Ask for it as a file.
edit-code-none = This link is incomplete. It holds no board that can be read: copy it whole, to its very end, or ask for it again.
edit-code-newer = It comes from a newer edition. Reload the page to get it.
edit-code-other-kind = It holds something else than a board of this game.
edit-code-damaged = This link is incomplete: it was changed or cut short on its way to you. Copy it whole, to its very end, or ask for it again.

## The board editor

edit-play = Play
edit-sound = Ready to play
edit-faults = { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

## Forms

edit-form-add = Add
edit-form-add-to = Add to { $name }
edit-form-kind = What to add to { $name }
edit-form-key = A new name in { $name }
edit-form-remove = Remove { $name }
edit-form-up = { $name } one place up
edit-form-code = Line { $line } is not the text of a file yet; nothing was changed.
