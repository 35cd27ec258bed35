### The editor of Centauri Rift: tools, panels, and what is wrong with a board.

## The board editor

rift-editor-title = { $name }: board editor
rift-editor-open = Open the board editor
rift-editor-edit = Change it
rift-editor-untitled = New board
rift-editor-new = New board
rift-editor-shelf-empty = Nothing yet. Save a board, and it waits here.
rift-editor-open-file = Open a board file
rift-editor-own = Boards of your own
rift-editor-too-long = The file is too long to be a board.
rift-editor-shipped = Begin from a board of the box
rift-editor-shared = A board of Centauri Rift, sent to you by link
rift-editor-link-refused = The board in the link is faulty. { $fault }
rift-editor-mend = This must be put right before the board can be played:
rift-editor-odd = The board can be played. Some of it may not be meant:
rift-editor-pick = Pick a square on the board to see what is on it.
rift-editor-moving = Pick the square to which it goes.
rift-editor-second-corner = Pick the other end.

rift-editor-tab-square = Square
rift-editor-tab-board = Board
rift-editor-tab-findings = Check
rift-editor-tab-shelf = Boards

rift-editor-tool-select = Select
    .hint = Pick a square, or drag a ship or mine to another one.
rift-editor-tool-brush = Paint
rift-editor-tool-eraser = Erase
    .hint = Press or drag: everything on the squares goes.
rift-editor-tool-line = Line
rift-editor-tool-rectangle = Rectangle
rift-editor-tool-fill = Fill
rift-editor-tool-ship = Ship
rift-editor-tool-mine = Mine
rift-editor-tool-mat = Mat
rift-editor-tool-hand = Move the view
    .hint = Drag to move the board. With any tool, two fingers move it too.

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
rift-editor-mat-planet = Planet to lay on top
rift-editor-mat-nebula = Nebula to lay on top
rift-editor-mat-turn = Turn
rift-editor-mat-snap = Edge to edge

rift-editor-square = Square { $at }
rift-editor-start = { $model } of team { $team }, place { $number }, in plane { $plane }, facing { $heading }, speed { $speed }
rift-editor-mine = { $owner ->
        [0] nobody’s mine
       *[other] mine of place { $owner }
    } in plane { $plane }
rift-editor-start-title = Starting place { $number }
rift-editor-model = Ship
rift-editor-team = Team
rift-editor-seat = Place in the order
rift-editor-plane-of = Plane { $plane }
rift-editor-flag = Marked ship
    .hint = The flagship, or the one that must break out
rift-editor-console = Console at the start
rift-editor-fresh = full
rift-editor-usual = usual
rift-editor-bar = { $side } { $layer } bar
rift-editor-ion-fresh = As usual
rift-editor-ion-uncharged = Uncharged
rift-editor-ion-charging = Charging
rift-editor-ion-charged = Charged
rift-editor-owner = Whose
rift-editor-mine-owner = { $owner ->
        [0] Nobody’s
       *[other] Of place { $owner }
    }
rift-editor-move = Move
rift-editor-remove = Remove
rift-editor-clear = Clear the square

rift-editor-name = Name
rift-editor-blurb = What it is about
rift-editor-size = Size
rift-editor-width = Columns
rift-editor-height = Rows
rift-editor-mat-wider = One mat wider
rift-editor-mat-narrower = One mat narrower
rift-editor-mat-higher = One mat higher
rift-editor-mat-lower = One mat lower
rift-editor-min-ships = Fewest ships
rift-editor-mode-puzzle = Puzzle
rift-editor-task = What the puzzle asks
rift-editor-solver = Team that solves it
rift-editor-turns = Turns
rift-editor-passive = The other ships hold still
rift-editor-targets = Ships to destroy

## Problems of a board

rift-editor-fault-off = { $at } is off the board.
rift-editor-fault-asteroid-on-body = { $at } has asteroids, and a planet or star fills it.
rift-editor-fault-asteroid-twice = { $at } has two asteroids in plane { $plane }.
rift-editor-fault-starts = { $count ->
        [0] There is no starting place.
        [one] There is only one starting place.
       *[other] There are { $count } starting places.
    } Put { $fewest } or more, and at most { $most }.
rift-editor-fault-min-ships = The fewest ships are { $ships }; with these starting places { $fewest } or more are needed, and at most { $most }.
rift-editor-fault-mines = There are { $count } mines; at most { $most } are allowed.
rift-editor-fault-blocked = Terrain fills plane { $plane } of { $at }, where something stands.
rift-editor-fault-taken = Two things stand in plane { $plane } of { $at }.
rift-editor-fault-owner = A mine is of starting place { $start }, which does not exist.
rift-editor-fault-team = Starting place { $start } has no team.
rift-editor-fault-model = Starting place { $start } asks for a ship that does not exist: { $model }.
rift-editor-fault-over = Starting place { $start }: { $figure } { $value } is more than { $most }, the most of this ship.
rift-editor-fault-destroyed = Starting place { $start } has no hull left.
rift-editor-fault-no-ion = Starting place { $start } has no ion canon to charge.
rift-editor-fault-goal-blocked = The goal on { $at } is blocked in all planes.
rift-editor-fault-no-goal = A breakout needs a goal. Paint one.
rift-editor-fault-marked = A breakout needs one marked ship, not { $count }.
rift-editor-fault-no-puzzle = The puzzle asks for nothing.
rift-editor-fault-puzzle-mode = A puzzle needs the way to win of puzzles.
rift-editor-fault-one-team = All ships are of one team. Give one of them another team.
rift-editor-fault-no-turns = The puzzle leaves no turn to solve it.
rift-editor-fault-no-targets = The puzzle names no ship to destroy.
rift-editor-fault-no-such-target = The puzzle names starting place { $start }, which does not exist.
rift-editor-fault-target-twice = The puzzle names starting place { $start } twice.
rift-editor-fault-no-solver = Team { $team } has no ship that could solve the puzzle.
rift-editor-figure-speed = speed
rift-editor-figure-hull = hull
rift-editor-figure-main = reactor
rift-editor-figure-aux = auxiliary
rift-editor-figure-torpedoes = torpedoes
rift-editor-figure-mines = mines
rift-editor-figure-bar = shield bar
rift-setup-board-edit = Open in the editor
rift-editor-figure-fault-models = Models are needed, { $most } at most.
rift-editor-figure-fault-id = An id has lower-case letters, digits and hyphens only.
rift-editor-figure-fault-model-twice = Two models are called { $model }.
rift-editor-figure-fault-mounts = A ship has at most { $most } mounts.
rift-editor-figure-fault-mount-twice = This side has such a weapon already.
rift-editor-figure-fault-bounds = { $value } is not within { $least } to { $most }.
