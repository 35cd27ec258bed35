### Space Rift: the scenario editor.

space-rift-editor-title = { $name }: scenario editor
space-rift-editor-open = Open the scenario editor
space-rift-editor-edit = Edit
space-rift-editor-untitled = New scenario
space-rift-editor-new = New scenario
space-rift-editor-open-file = Open a scenario file
space-rift-editor-own = Your scenarios
space-rift-editor-too-long = The file is too long for a scenario.
space-rift-editor-shelf-empty = No scenarios yet. Scenarios that you save appear here.
space-rift-editor-shipped = Start from a base game scenario
space-rift-editor-shared = A Space Rift scenario, shared by link
space-rift-editor-link-refused = The scenario in the link has a fault. { $fault }
space-rift-editor-mend = Fix these problems before you play the scenario:
space-rift-editor-odd = You can play this scenario, but check these points:
space-rift-editor-tab-hex = Hex
space-rift-editor-tab-scenario = Scenario
space-rift-editor-tab-findings = Check
space-rift-editor-tab-shelf = Library

space-rift-editor-tool-select = Select and move
    .hint = Select a hex to see what is on it. Drag a unit or a tile to move it.
space-rift-editor-tool-brush = Brush
space-rift-editor-tool-eraser = Eraser
    .hint = Removes features and units from hexes. A rift stays.
space-rift-editor-tool-unit = Unit
space-rift-editor-tool-rift = Rift
    .hint = Select a hex to place the rift there. Drag the first tile to move the whole rift, or another tile to bend it.
space-rift-editor-tool-hand = Move the view
    .hint = Drag to move the view. Zoom with the wheel or two fingers.
space-rift-editor-features = Features
space-rift-editor-units = Units
space-rift-editor-type = Type
space-rift-editor-side = Side
space-rift-editor-heavy = Heavy

space-rift-editor-hex = Hex { $at }
space-rift-editor-pick = Select a hex on the board to see what is on it.
space-rift-editor-moving = Select the hex to move it to.
space-rift-editor-move = Move
space-rift-editor-remove = Remove
space-rift-editor-clear = Clear hex
space-rift-editor-tile-one = rift tile with the dial
space-rift-editor-tile = rift tile
space-rift-editor-dial = Number one of the dial points
space-rift-editor-dial-chance = at random
space-rift-editor-rift-there = With a rift
    .hint = Its tiles are connected. Only the first tile has a fixed number. The others are shuffled.
space-rift-editor-rift-off = Remove the rift

space-rift-editor-name = Name
space-rift-editor-blurb = Description
space-rift-editor-side-title = { $side }: { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
space-rift-editor-victory = Points to win
space-rift-editor-rating = Command rating
space-rift-editor-cards = Combat cards
space-rift-editor-stars = Star tokens
space-rift-editor-flags = Optional rules
space-rift-editor-objectives = Objectives
    .hint = What scores points besides eliminated enemies.
space-rift-editor-objective = Objective { $number }
space-rift-editor-objective-add = Add objective
space-rift-editor-objective-remove = Remove objective { $number }
space-rift-editor-aim = Goal
space-rift-editor-whose = For
space-rift-editor-both = both sides
space-rift-editor-sector = Section, as its side sees it
space-rift-editor-mirror = Copy one side to the other
    .hint = Copies units, numbers, objectives, and features from one half to the other.
space-rift-editor-mirror-south-turn = South to North, rotated
space-rift-editor-mirror-south-flip = South to North, mirrored
space-rift-editor-mirror-north-turn = North to South, rotated
space-rift-editor-mirror-north-flip = North to South, mirrored

space-rift-editor-out-of-reach = { $side } cannot reach its points to win: the whole enemy fleet is worth less.
space-rift-editor-no-planets = An objective is to hold planets, but there are none.
space-rift-editor-twice = The same objective is listed twice: { $aim }.
space-rift-editor-lopsided = The battlefield is not the same for both sides.
