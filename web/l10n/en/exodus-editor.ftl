### Exodus: the map editor.

exodus-editor-title = { $name }: map editor
exodus-editor-open = Open the map editor
exodus-editor-edit = Edit
exodus-editor-untitled = New map
exodus-editor-new = New map
exodus-editor-open-file = Open a map file
exodus-editor-own = Your maps
exodus-editor-too-long = This file is too long for a map.
exodus-editor-shelf-empty = No maps yet. Maps that you save appear here.
exodus-editor-shipped = Start from a base game map
exodus-editor-shared = An Exodus map, shared by link
exodus-editor-link-refused = The map in the link is invalid. { $fault }
exodus-editor-mend = Fix these problems to play the map:
exodus-editor-odd = The map can be played. Check these points:
exodus-editor-tab-hex = Hex
exodus-editor-tab-map = Map
exodus-editor-tab-findings = Check
exodus-editor-tab-shelf = Library
exodus-editor-of-box = { $name }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
exodus-editor-facts = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }
exodus-editor-board = Star map { $name }

exodus-editor-tool-select = Look and move
    .hint = Press a hex to see what is there. Drag a planet, guard, or Home to move it.
exodus-editor-tool-planet = Planets
exodus-editor-tool-guard = Guards
exodus-editor-tool-home = Homes
exodus-editor-tool-council = High Council
    .hint = Press the hex for the middle of the map. The High Council goes there, and all distances count from it.
exodus-editor-tool-eraser = Eraser
    .hint = Removes hexes from the map. The High Council stays.
exodus-editor-tool-hand = Move the view
    .hint = Drag to move the view. Zoom with the wheel or two fingers.
exodus-editor-kinds = Kind of planet
exodus-editor-kind-any = planet from the stack
exodus-editor-guards = Guard
exodus-editor-no-guard = no guard
exodus-editor-seats = Home of
exodus-editor-symmetry-third = Rotate by thirds of a turn
exodus-editor-symmetry-sixth = Rotate by sixths of a turn

exodus-editor-void = not on the map
exodus-editor-council = High Council
    .hint = The middle of the map. All hexes count from it.
exodus-editor-home = Home: { $seat }
exodus-editor-hex = Hex { $at }
exodus-editor-pick = Press a hex on the map to see what is there.
exodus-editor-moving = Press the hex to move it to.
exodus-editor-move = Move
exodus-editor-remove = Remove from the map
exodus-editor-uses = Kind of hex
exodus-editor-use-planet = planet
exodus-editor-use-home = Home
exodus-editor-seat = Home of

exodus-editor-name = Name
exodus-editor-blurb = Description
exodus-editor-tiles = Tiles to draw
    .hint = One for each planet that is not a Home. Drawn tiles are shuffled and laid on planets without a set kind.
exodus-editor-tiles-there = Tiles: { $tiles }, planets: { $planets }
exodus-editor-tiles-match = Match the planets
exodus-editor-alike = Make all sides alike
    .hint = Repeats the north and east part on the other sides. Seats count clockwise.
exodus-editor-whole = The whole map
exodus-editor-turn = Rotate by a sixth
exodus-editor-mirror = Mirror left and right
exodus-editor-clockwise = Count the seats clockwise
exodus-editor-trim = Remove hexes too far out

exodus-editor-outlook = What each seat starts near
exodus-editor-outlook-council = Steps to the High Council
exodus-editor-outlook-rival = Steps to the nearest rival
exodus-editor-outlook-free = Free planets next to the Home
exodus-editor-outlook-guarded = Guarded planets next to the Home
exodus-editor-outlook-near = Planets within two steps

exodus-editor-of-kind = { $kind }: { $fault }
exodus-editor-odd-council = The Homes are not equally far from the High Council: { $least } to { $most } steps.
exodus-editor-odd-rivals = The Homes are not equally far from their nearest rivals: { $least } to { $most } steps.
exodus-editor-odd-close = { $steps ->
        [one] Two Homes are only { $steps } step apart.
       *[other] Two Homes are only { $steps } steps apart.
    }
exodus-editor-odd-neighbors = The hexes next to the Homes differ in free planets, guards, and guard levels.
exodus-editor-odd-near = The Homes do not have equally many planets within two steps: { $least } to { $most }.
exodus-editor-odd-walled = { $count ->
        [one] { $count } Home has no free planet next to it. All are guarded.
       *[other] { $count } Homes have no free planet next to them. All are guarded.
    }
exodus-editor-odd-planets = { $planets ->
        [one] The map has { $planets } planet. For this many seats, { $least } to { $most } are usual.
       *[other] The map has { $planets } planets. For this many seats, { $least } to { $most } are usual.
    }
exodus-editor-odd-no-kind = No tiles of this kind are drawn: { $kind }.
exodus-editor-odd-no-guard = The map has none of these guards: { $guard }.
exodus-editor-odd-many-guards = The map has more guards than cards: { $guard }. The last guards are empty.
exodus-editor-odd-order = The seats do not count clockwise around the High Council.

## Why a map or a set-up is not accepted

exodus-load-seats = A map has { $least } to { $most } seats, with a Home for each.
exodus-load-turns = A match has { $least } to { $most } turns.
exodus-load-order = The turn order must name every seat once.
exodus-load-no-layout = The map “{ $name }” does not exist.
exodus-load-format = “{ $name }” is not a map format of this game.
exodus-load-id = An id may have only lowercase letters, digits, and hyphens, and it must not be too long.
exodus-load-title = The name is missing or too long.
exodus-load-blurb = The description is too long.
exodus-load-homes = { $count ->
        [one] The map needs a Home for { $count } seat.
       *[other] The map needs a Home for each of { $count } seats.
    }
exodus-load-far = Hex { $hex } is too far out.
exodus-load-taken = Hex { $hex } is named twice.
exodus-load-hexes = A map has at most { $count } hexes.
exodus-load-apart = Hex { $hex } cannot be reached. Put a planet between it and the others.
exodus-load-planets = The map needs one tile for each planet. It has { $tiles } tiles for { $hexes } planets.
exodus-load-tiles = { $count ->
        [one] The game has only { $count } such tile.
       *[other] The game has only { $count } such tiles.
    }
exodus-load-no-planet = Hex { $hex } has a kind, but no planet to draw.
exodus-load-two-kinds = Hex { $hex } has two kinds.
exodus-load-fixed = { $hexes ->
        [one] { $hexes } planet is of this kind, but too few such tiles are drawn: { $tiles }.
       *[other] { $hexes } planets are of this kind, but too few such tiles are drawn: { $tiles }.
    }
