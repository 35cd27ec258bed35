### Space Rift: the scenario editor.

space-rift-editor-title = { $name }: scenario editor
space-rift-editor-open = Open the scenario editor
space-rift-editor-edit = Change it
space-rift-editor-untitled = New scenario
space-rift-editor-new = New scenario
space-rift-editor-open-file = Open a scenario file
space-rift-editor-own = Scenarios of your own
space-rift-editor-too-long = The file is too long to be a scenario.
space-rift-editor-shelf-empty = Nothing yet. Save a scenario, and it waits here.
space-rift-editor-shipped = Begin from a scenario of the box
space-rift-editor-shared = A scenario of Space Rift, sent to you by link
space-rift-editor-link-refused = The scenario in the link is faulty. { $fault }
space-rift-editor-mend = This must be put right before the scenario can be played:
space-rift-editor-odd = The scenario can be played. Some of it may not be meant:
space-rift-editor-tab-hex = Hex
space-rift-editor-tab-scenario = Scenario
space-rift-editor-tab-findings = Check
space-rift-editor-tab-shelf = Shelf

space-rift-editor-tool-select = Look and move
    .hint = Press a hex to look at it. Drag a unit or a tile to move it.
space-rift-editor-tool-brush = Brush
space-rift-editor-tool-eraser = Eraser
    .hint = Takes features and units off hexes. A rift stays.
space-rift-editor-tool-unit = Unit
space-rift-editor-tool-rift = Rift
    .hint = Press a hex to lay the rift there. Drag its first tile to move all of it, another to bend it.
space-rift-editor-tool-hand = Move the view
    .hint = Drag to move the view. Wheel or two fingers zoom.
space-rift-editor-features = Features
space-rift-editor-units = Units
space-rift-editor-type = Type
space-rift-editor-side = Side
space-rift-editor-heavy = Heavy

space-rift-editor-hex = Hex { $at }
space-rift-editor-pick = Press a hex on the board to see what is on it.
space-rift-editor-moving = Press the hex where it goes.
space-rift-editor-move = Move
space-rift-editor-remove = Take it away
space-rift-editor-clear = Clear the hex
space-rift-editor-tile-one = rift tile with the dial
space-rift-editor-tile = rift tile
space-rift-editor-dial = Number one of the dial points
space-rift-editor-dial-chance = where chance says
space-rift-editor-rift-there = There is a rift
    .hint = Its tiles are connected. Only the first has its number; the others are shuffled.
space-rift-editor-rift-off = Take the rift away

space-rift-editor-name = Name
space-rift-editor-blurb = What it is about
space-rift-editor-side-title = { $side }: { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
space-rift-editor-victory = Points that win
space-rift-editor-rating = Command rating
space-rift-editor-cards = Combat cards
space-rift-editor-stars = Star tokens
space-rift-editor-flags = Rules that are on
space-rift-editor-objectives = Objectives
    .hint = What brings points besides enemy losses.
space-rift-editor-objective = Objective { $number }
space-rift-editor-objective-add = Add an objective
space-rift-editor-objective-remove = Take objective { $number } away
space-rift-editor-aim = What
space-rift-editor-whose = Whose
space-rift-editor-both = both sides
space-rift-editor-sector = Sector, from its chair
space-rift-editor-mirror = One side like the other
    .hint = Units, numbers, objectives and features of one half go over to the other.
space-rift-editor-mirror-south-turn = South to North, half a turn
space-rift-editor-mirror-south-flip = South to North, mirrored
space-rift-editor-mirror-north-turn = North to South, half a turn
space-rift-editor-mirror-north-flip = North to South, mirrored

space-rift-editor-out-of-reach = { $side } cannot get its points: the whole enemy fleet is worth less.
space-rift-editor-no-planets = Planets are to be held, and there are none.
space-rift-editor-twice = The same objective is there twice: { $aim }.
space-rift-editor-lopsided = The field is not the same from both sides.
