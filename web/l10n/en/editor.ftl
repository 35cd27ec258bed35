### Making boards and scenarios, in the editor of any game.

## Any editor

edit-undo = Undo
edit-redo = Redo
edit-save = Save
edit-export = File
edit-share-open = Link
edit-tools = Tools
edit-panels = Properties
edit-symmetry = Symmetry
edit-symmetry-none = No symmetry
edit-symmetry-columns = Mirror left and right
edit-symmetry-rows = Mirror top and bottom
edit-symmetry-half = Rotate by half a turn
edit-symmetry-quarter = Rotate by quarter turns
edit-symmetry-both = Mirror both ways
edit-unsaved = not saved
edit-saved = saved
edit-kept = “{ $name }” saved to your boards.
edit-delete = Delete { $name }
edit-deleted = “{ $name }” deleted.
edit-gone = This board is no longer in this browser.
edit-memory = This browser deletes everything when you close the page. Save a file or share a link.
edit-show = Show { $cell }
edit-leave = “{ $title }” has changes that are not saved
    .hint = Save them first?
edit-leave-save = Save and continue
edit-leave-drop = Discard changes
edit-share-hint = The link contains the whole board. Anyone who opens it can play, change, and save it.
edit-share-too-long = This board is too large for a link. Save it as a file.
edit-code-bad = This link cannot be opened
edit-code-too-long = It is too long for a Centauri link. Ask for the board as a file.
edit-code-none = This link is incomplete: it contains no readable board. Copy the whole link, or ask for it again.
edit-code-newer = A newer version of this page made it. Reload the page to update it.
edit-code-other-kind = It contains something other than a board of this game.
edit-code-damaged = This link is incomplete: it was changed or cut short. Copy the whole link, or ask for it again.

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
edit-form-key = New name in { $name }
edit-form-remove = Remove { $name }
edit-form-up = Move { $name } up
edit-form-code = Line { $line } is not valid JSON. Nothing has changed.
