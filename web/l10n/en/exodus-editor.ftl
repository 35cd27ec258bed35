### Exodus: the map editor.

exodus-editor-title = { $name }: map editor
exodus-editor-open = Open the map editor
exodus-editor-edit = Change it
exodus-editor-untitled = New map
exodus-editor-new = New map
exodus-editor-open-file = Open a map file
exodus-editor-own = Maps of your own
exodus-editor-too-long = The file is too long to be a map.
exodus-editor-shelf-empty = Nothing yet. Save a map, and it waits here.
exodus-editor-shipped = Begin from a map of the box
exodus-editor-shared = A map of Exodus, sent to you by link
exodus-editor-link-refused = The map in the link is faulty. { $fault }
exodus-editor-mend = This must be put right before the map can be played:
exodus-editor-odd = The map can be played. Some of it may not be meant:
exodus-editor-tab-hex = Hex
exodus-editor-tab-map = Map
exodus-editor-tab-findings = Check
exodus-editor-tab-shelf = Shelf
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
    .hint = Press a hex to look at it. Drag what is there to move it.
exodus-editor-tool-planet = Planets
exodus-editor-tool-guard = Guards
exodus-editor-tool-home = Homes
exodus-editor-tool-council = High Council
    .hint = Press the hex that shall be the middle. The High Council goes there, and all distances are counted from it.
exodus-editor-tool-eraser = Eraser
    .hint = Takes hexes off the map. The High Council stays.
exodus-editor-tool-hand = Move the view
    .hint = Drag to move the view. Wheel or two fingers zoom.
exodus-editor-kinds = Kind of planet
exodus-editor-kind-any = planet from the stack
exodus-editor-guards = Guard
exodus-editor-no-guard = no guard
exodus-editor-seats = Whose Home
exodus-editor-symmetry-third = Thirds of a turn
exodus-editor-symmetry-sixth = Sixths of a turn

exodus-editor-void = not on the map
exodus-editor-council = High Council
    .hint = The middle of the map. Move it, and all hexes are counted from there.
exodus-editor-home = Home: { $seat }
exodus-editor-hex = Hex { $at }
exodus-editor-pick = Press a hex on the board to see what is on it.
exodus-editor-moving = Press the hex where it goes.
exodus-editor-move = Move
exodus-editor-remove = Take it off the map
exodus-editor-uses = What it is
exodus-editor-use-planet = planet
exodus-editor-use-home = Home
exodus-editor-seat = Whose Home

exodus-editor-name = Name
exodus-editor-blurb = What it is about
exodus-editor-tiles = Tiles that are drawn
    .hint = As many as there are planets without Homes. They are shuffled and laid where no kind is said.
exodus-editor-tiles-there = Tiles: { $tiles }, planets: { $planets }
exodus-editor-tiles-match = As many as planets
exodus-editor-alike = All sides alike
    .hint = The part in the north and east stays, and the others become like it. Seats are counted clockwise.
exodus-editor-whole = The whole map
exodus-editor-turn = Turn by a sixth
exodus-editor-mirror = Mirror left and right
exodus-editor-clockwise = Count the seats clockwise
exodus-editor-trim = Take off what is too far out

exodus-editor-outlook = What each seat finds
exodus-editor-outlook-council = Steps to the High Council
exodus-editor-outlook-rival = Steps to the nearest rival
exodus-editor-outlook-free = Free planets next to the Home
exodus-editor-outlook-guarded = Guarded planets next to the Home
exodus-editor-outlook-near = Planets within two steps

exodus-editor-of-kind = { $kind }: { $fault }
exodus-editor-odd-council = Some Homes are farther from the High Council than others: { $least } to { $most } steps.
exodus-editor-odd-rivals = Some Homes have a rival much nearer than others: { $least } to { $most } steps.
exodus-editor-odd-close = { $steps ->
        [one] Two Homes are only { $steps } step apart.
       *[other] Two Homes are only { $steps } steps apart.
    }
exodus-editor-odd-neighbors = What lies next to the Homes is not alike: free planets, guards and their levels.
exodus-editor-odd-near = Some Homes have many more planets within two steps than others: { $least } to { $most }.
exodus-editor-odd-walled = { $count ->
        [one] A Home has no free planet beside it: all are guarded.
       *[other] { $count } Homes have no free planet beside them: all are guarded.
    }
exodus-editor-odd-planets = { $planets ->
        [one] There is { $planets } planet. For so many seats { $least } to { $most } are usual.
       *[other] There are { $planets } planets. For so many seats { $least } to { $most } are usual.
    }
exodus-editor-odd-no-kind = No tile of this kind is drawn: { $kind }.
exodus-editor-odd-no-guard = None of these is on the map: { $guard }.
exodus-editor-odd-many-guards = There are more of these than cards for them: { $guard }. The last ones are empty.
exodus-editor-odd-order = The seats are not counted clockwise around the High Council.

## Why a map or a set-up is not accepted

exodus-load-seats = It takes { $least } to { $most } seats, with a Home for each.
exodus-load-turns = A game has { $least } to { $most } turns.
exodus-load-order = The turn order needs every seat once.
exodus-load-no-layout = There is no map “{ $name }”.
exodus-load-format = This is no map of this kind: “{ $name }”.
exodus-load-id = An id has small letters, digits and hyphens, and not too many of them.
exodus-load-title = A name is needed, and not too long a one.
exodus-load-blurb = The text about the map is too long.
exodus-load-homes = { $count ->
        [one] The map needs a Home for { $count } seat.
       *[other] The map needs a Home for each of { $count } seats.
    }
exodus-load-far = Hex { $hex } is too far out.
exodus-load-taken = Hex { $hex } is named twice.
exodus-load-hexes = A map has at most { $count } hexes.
exodus-load-apart = Hex { $hex } cannot be reached. Lay a planet between.
exodus-load-planets = Tiles and planets must be as many: there are { $tiles } tiles for { $hexes } planets.
exodus-load-tiles = { $count ->
        [one] There is only { $count } such tile.
       *[other] There are only { $count } such tiles.
    }
exodus-load-no-planet = Hex { $hex } has a kind, but no planet that is drawn.
exodus-load-two-kinds = Hex { $hex } has two kinds.
exodus-load-fixed = { $hexes ->
        [one] { $hexes } planet is of this kind, and too few such tiles are drawn: { $tiles }.
       *[other] { $hexes } planets are of this kind, and too few such tiles are drawn: { $tiles }.
    }
