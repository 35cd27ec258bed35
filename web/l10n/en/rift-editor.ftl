### The board editor of Centauri Rift: tools, panels, and problems of a board.

## The board editor

rift-editor-title = { $name }: board editor
rift-editor-open = Open the board editor
rift-editor-edit = Edit
rift-editor-untitled = New board
rift-editor-new = New board
rift-editor-shelf-empty = No boards yet. Boards that you save appear here.
rift-editor-open-file = Open board file
rift-editor-own = Your boards
rift-editor-too-long = This file is too large to be a board.
rift-editor-shipped = Start from a base game board
rift-editor-shared = A Centauri Rift board from a link
rift-editor-link-refused = The board in this link has an error. { $fault }
rift-editor-mend = Fix these problems before you play the board:
rift-editor-odd = You can play this board, but check these points:
rift-editor-pick = Select a square to see what is on it.
rift-editor-moving = Select the new square.
rift-editor-second-corner = Select the other end.

rift-editor-tab-square = Square
rift-editor-tab-board = Board
rift-editor-tab-findings = Check
rift-editor-tab-shelf = Boards

rift-editor-tool-select = Select
    .hint = Select a square, or drag a ship or mine to another square.
rift-editor-tool-brush = Paint
rift-editor-tool-eraser = Erase
    .hint = Press or drag to clear squares.
rift-editor-tool-line = Line
rift-editor-tool-rectangle = Rectangle
rift-editor-tool-fill = Fill
rift-editor-tool-ship = Ship
rift-editor-tool-mine = Mine
rift-editor-tool-mat = Mat
rift-editor-tool-hand = Move the view
    .hint = Drag to move the view. With any tool, you can also use two fingers.

rift-editor-terrain = Terrain
rift-editor-ground-asteroid-low = Asteroid, lowest plane
rift-editor-ground-asteroid-middle = Asteroid, middle plane
rift-editor-ground-asteroid-high = Asteroid, highest plane
rift-editor-ground-planet = Planet
rift-editor-ground-star = Star
rift-editor-ground-nebula = Nebula
rift-editor-ground-goal = Goal
rift-editor-ground-open = Open space
rift-editor-rock = Asteroid { $plane }

rift-editor-mat-plain = Plain
rift-editor-mat-m1 = Lone rock
rift-editor-mat-m2 = Pair of rocks
rift-editor-mat-m3 = High rocks
rift-editor-mat-m4 = Low rocks
rift-editor-mat-m5 = Scattered rocks
rift-editor-mat-m6 = Shoal
rift-editor-mat-m7 = Giant
rift-editor-mat-m8 = Second giant
rift-editor-mat-m9 = Star
rift-editor-mat-m10 = Large star
rift-editor-mat-m11 = Cloud
rift-editor-mat-m12 = Streak
rift-editor-mat-planet = Planet overlay
rift-editor-mat-nebula = Nebula overlay
rift-editor-mat-turn = Rotate
rift-editor-mat-snap = Snap to mat edges

rift-editor-square = Square { $at }
rift-editor-start = { $model } of team { $team }, place { $number }, in plane { $plane }, facing { $heading }, speed { $speed }
rift-editor-mine = { $owner ->
        [0] neutral mine
       *[other] mine of starting place { $owner }
    } in plane { $plane }
rift-editor-start-title = Starting place { $number }
rift-editor-model = Ship
rift-editor-team = Team
rift-editor-seat = Position in the order
rift-editor-plane-of = Plane { $plane }
rift-editor-flag = Marked ship
    .hint = The flagship, or the ship that must break out
rift-editor-console = Starting console
rift-editor-fresh = full
rift-editor-usual = default
rift-editor-bar = { $side } { $layer } bar
rift-editor-ion-fresh = Default
rift-editor-ion-uncharged = Uncharged
rift-editor-ion-charging = Charging
rift-editor-ion-charged = Charged
rift-editor-owner = Owner
rift-editor-mine-owner = { $owner ->
        [0] Nobody
       *[other] Starting place { $owner }
    }
rift-editor-move = Move
rift-editor-remove = Remove
rift-editor-clear = Clear square

rift-editor-name = Name
rift-editor-blurb = Description
rift-editor-size = Size
rift-editor-width = Columns
rift-editor-height = Rows
rift-editor-mat-wider = One mat wider
rift-editor-mat-narrower = One mat narrower
rift-editor-mat-higher = One mat taller
rift-editor-mat-lower = One mat shorter
rift-editor-min-ships = Minimum ships
rift-editor-mode-puzzle = Puzzle
rift-editor-task = Puzzle task
rift-editor-solver = Team that solves it
rift-editor-turns = Turns
rift-editor-passive = Other ships do not act
rift-editor-targets = Ships to destroy

## Problems of a board

rift-editor-fault-off = { $at } is off the board.
rift-editor-fault-asteroid-on-body = { $at } has asteroids, but a planet or star fills it. Remove one or the other.
rift-editor-fault-asteroid-twice = { $at } has two asteroids in plane { $plane }. Remove one.
rift-editor-fault-starts = { $count ->
        [0] The board has no starting place.
        [one] The board has only one starting place.
       *[other] The board has { $count } starting places.
    } Place at least { $fewest } and at most { $most }.
rift-editor-fault-min-ships = The minimum is { $ships } ships. With these starting places, it must be { $fewest } to { $most }.
rift-editor-fault-mines = The board has { $count } mines. Place at most { $most }.
rift-editor-fault-blocked = { $at } has terrain and another object in plane { $plane }. Remove one of them.
rift-editor-fault-taken = { $at } has two objects in plane { $plane }. Remove one of them.
rift-editor-fault-owner = A mine belongs to starting place { $start }, which does not exist.
rift-editor-fault-team = Starting place { $start } has no team.
rift-editor-fault-model = Starting place { $start } requires a model that does not exist: { $model }.
rift-editor-fault-over = Starting place { $start }: { $figure } { $value } is above the maximum of { $most } for this ship.
rift-editor-fault-destroyed = The ship at starting place { $start } has no hull left.
rift-editor-fault-no-ion = The ship at starting place { $start } has no ion cannon to charge.
rift-editor-fault-goal-blocked = The goal at { $at } is blocked in all planes.
rift-editor-fault-no-goal = Breakout needs a goal. Paint one.
rift-editor-fault-marked = Breakout needs one marked ship, not { $count }.
rift-editor-fault-no-puzzle = The puzzle has no task.
rift-editor-fault-puzzle-mode = A puzzle needs the mode “Puzzle”.
rift-editor-fault-one-team = All ships are on one team. Put a ship on another team.
rift-editor-fault-no-turns = The puzzle has no turns. Allow at least one.
rift-editor-fault-no-targets = The puzzle has no ship to destroy. Choose one.
rift-editor-fault-no-such-target = The puzzle targets starting place { $start }, which does not exist.
rift-editor-fault-target-twice = The puzzle targets starting place { $start } twice.
rift-editor-fault-no-solver = Team { $team } must solve the puzzle but has no ship.
rift-editor-figure-speed = speed
rift-editor-figure-hull = hull
rift-editor-figure-main = reactor
rift-editor-figure-aux = auxiliary
rift-editor-figure-torpedoes = torpedoes
rift-editor-figure-mines = mines
rift-editor-figure-bar = shield bar
rift-setup-board-edit = Open in the editor
rift-editor-figure-fault-models = Define at least one model and at most { $most }.
rift-editor-figure-fault-id = An id contains only lowercase letters, digits, and hyphens.
rift-editor-figure-fault-model-twice = Two models have the id { $model }.
rift-editor-figure-fault-mounts = A ship has at most { $most } mounts.
rift-editor-figure-fault-mount-twice = This side already has a mount of this weapon.
rift-editor-figure-fault-bounds = { $value } is not between { $least } and { $most }.
