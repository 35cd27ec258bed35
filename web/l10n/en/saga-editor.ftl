### Saga: the scenario editor.

saga-editor-title = { $name }: scenario editor
saga-editor-open = Open the scenario editor
saga-editor-edit = Edit
saga-editor-untitled = New scenario
saga-editor-blank-goal = Bring XPMs to the Jumpgate until every slot is filled.
saga-editor-new = New scenario
saga-editor-open-file = Open a scenario file
saga-editor-own = Your scenarios
saga-editor-too-long = The file is too long for a scenario.
saga-editor-shelf-empty = No scenarios yet. Scenarios that you save appear here.
saga-editor-shipped = Start from a base game scenario
saga-editor-shared = A Saga scenario, shared by link
saga-editor-link-refused = The scenario in the link has a fault. { $fault }
saga-editor-mend = Fix these problems before you play the scenario:
saga-editor-odd = You can play this scenario, but check these points:
saga-editor-tab-hex = Sector
saga-editor-tab-scenario = Scenario
saga-editor-tab-findings = Check
saga-editor-tab-shelf = Library
saga-editor-board = Sectors of { $name }

## Tools

saga-editor-tool-select = Select
    .hint = Select a hex to see what is on it and to change it.
saga-editor-tool-sector = Sectors
saga-editor-tool-start = Starts
    .hint = Select the sectors where armadas start, one for each seat in turn. A single start is for all armadas. Select a sector again to remove its start.
saga-editor-tool-eraser = Eraser
    .hint = Removes sectors from the board, with everything that starts there. The Jumpgate stays.
saga-editor-tool-hand = Move the view
    .hint = Drag to move the view. Zoom with the wheel or two fingers.
saga-editor-pens = Sector to place
saga-editor-sides = Made for
saga-editor-side-all = any number of players
saga-editor-side = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-editor-side-shown = This is the start for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.

## A hex

saga-editor-void = no sector
saga-editor-drawn = drawn from the pile
saga-editor-drawn-kind = drawn: { $kind }
saga-editor-tile = { $kind }, { $color }, costs { $cost } ({ $id })
saga-editor-color-blue = blue
saga-editor-color-yellow = yellow
saga-editor-color-green = green
saga-editor-color-red = red
saga-editor-face-down = face down
saga-editor-xpm = an XPM lies here
saga-editor-home = home of { $seat }
saga-editor-start = start of { $seat }
saga-editor-starts = armadas start here
saga-editor-hex = Hex { $at }
saga-editor-pick = Select a hex on the board to see what is on it.
saga-editor-remove = Remove from the board
saga-editor-tile-here = Sector
saga-editor-starts-here = An armada starts here
    .hint = A single start hex is for all armadas. Several are for the seats in turn.
saga-editor-home-here = A home is here
    .hint = Its Nebula has the color that the player chooses.
saga-editor-boss-here = Boss from the start
saga-editor-thing-here = Object that starts here
saga-editor-none = none

## The whole

saga-editor-name = Title
saga-editor-author = Author
saga-editor-story = Story
saga-editor-goal = Goal
saga-editor-players = Players
saga-editor-least = Minimum
saga-editor-most = Maximum
saga-editor-differs = Some settings differ by number of players
    .hint = Choose the number of players beside the tools.
saga-editor-differs-here = { $field }: different for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-editor-back = { $field }: reset
saga-editor-round = Round { $round }
saga-editor-raiders = Level { $level }
saga-editor-entity = The object { $name }, once it is found
saga-editor-at = In the sector of { $name }
saga-editor-near = In the sector of { $name } or adjacent to it
saga-editor-line = Something happens.

## What is odd

saga-editor-idle-badge = Nothing happens at the badge “{ $name }”.
saga-editor-lost-badge = Something happens at the badge “{ $name }”, but no round has this badge.
saga-editor-boss-badges = With { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $count } badges bring a Boss, but there are fewer Bosses.
saga-editor-few-tiles = { $count ->
        [one] The pile has only { $count } sector
       *[other] The pile has only { $count } sectors
    } and may run out.
saga-editor-no-xpm = The scenario needs an XPM, but has none.
saga-editor-hidden-counter = Players cannot see the counter “{ $name }”.

## Groups of fields

saga-editor-group-ends = Length, victory, and defeat
saga-editor-group-doom = Doom Counter and effects
saga-editor-group-start = What players start with
saga-editor-group-sectors = Sectors and scans
saga-editor-group-pieces = Pieces, objects, and counters
saga-editor-group-enemies = Raiders, Bosses, and the Ravager
saga-editor-group-deeds = What players can do
saga-editor-group-cards = Cards
saga-editor-group-house = House rules

## Fields

saga-editor-field-rounds = Rounds
saga-editor-field-win = You win if any of these is true
saga-editor-field-lose = You lose if any of these is true
saga-editor-field-vp = Victory Points decide
saga-editor-field-target-vp = Victory Points that end the match; none at zero
saga-editor-field-badges = Badges of the Doom Counter
saga-editor-field-on = Effects and when they happen
saga-editor-field-lines = Log lines
saga-editor-field-start = More or less than usual
saga-editor-field-armada-start = Where armadas start
saga-editor-field-homes = Homes, by seat
saga-editor-field-map = Where new sectors may be placed
saga-editor-field-pile = Sector pile
saga-editor-field-nebula-stack = Separate stack of Thick Nebulas
saga-editor-field-explore = Exploring
saga-editor-field-scan = Scanning Report
saga-editor-field-supply = Supply
saga-editor-field-entities = Objects
saga-editor-field-counters = Counters
saga-editor-field-attractor = What attracts Raiders (the first in play counts)
saga-editor-field-gate-rule = When a Raider enters the Jumpgate
saga-editor-field-boss = Bosses
saga-editor-field-ravager = The Ravager
saga-editor-field-encounters = Scenario encounters
saga-editor-field-build = Players can build Starbases
saga-editor-field-expand = Scenario Expand actions
saga-editor-field-movement = Scenario movement actions
saga-editor-field-decks = Decks
saga-editor-field-reports = Intelligence Reports
saga-editor-field-flags = Options
saga-editor-field-forbid = Barred from the start
saga-editor-field-q = q
saga-editor-field-r = r
saga-editor-field-astartium = Astartium
saga-editor-field-activation = Activation Tokens
saga-editor-field-hull = Hull
saga-editor-field-common-actions = Common Action cards
saga-editor-field-special-actions = Special Action cards
saga-editor-field-events = Events
saga-editor-field-hexes = Only these hexes
saga-editor-field-filter = Only of this type
saga-editor-field-beside = Only next to this type
saga-editor-field-distinct = Each on a different hex
saga-editor-field-max-distance = Maximum distance from the Jumpgate
saga-editor-field-min-neighbors = Neighbors that a new sector needs
saga-editor-field-a = Asteroid Belts
saga-editor-field-p = Planetary Gravity Belts
saga-editor-field-o = Open Space
saga-editor-field-n = Thick Nebulas
saga-editor-field-types = By type
saga-editor-field-exclude = Excluded
saga-editor-field-enabled = Enabled
saga-editor-field-scan-xpm = What it places
saga-editor-field-expand-on-fail = New sectors if no XPM could be placed
saga-editor-field-forbid-on = No XPM on sectors with
saga-editor-field-xpm = XPMs
saga-editor-field-raiders = Raiders
saga-editor-field-starbases = Starbases
saga-editor-field-id = Id
saga-editor-field-kind = Shown as
saga-editor-field-at = Starts on a hex
saga-editor-field-hull-max = Maximum Hull
saga-editor-field-cargo-xpm = Can carry an XPM
saga-editor-field-fuel-is-hull = Its Hull is its fuel
saga-editor-field-blocked-by = Blocked by
saga-editor-field-reveal = Found
saga-editor-field-min = Minimum
saga-editor-field-max = Maximum
saga-editor-field-from = Starts at
saga-editor-field-shown-as = Shown as
saga-editor-field-xpm-loss = An XPM is lost
saga-editor-field-effects = Effects
saga-editor-field-placement = Where they arrive
saga-editor-field-force-field = Force field
saga-editor-field-preset = In play from the start
saga-editor-field-hex = Hex
saga-editor-field-event-on-spawn = Each brings an event
saga-editor-field-spawn-badge = Arrives at a badge
saga-editor-field-distance = Distance from the Jumpgate
saga-editor-field-where = Where
saga-editor-field-needs = Requirements
saga-editor-field-resolve = Resolved by a card from the deck
saga-editor-field-pass = On success
saga-editor-field-fail = On failure
saga-editor-field-cost = Cost
saga-editor-field-mp = Movement Points
saga-editor-field-e = Exploration Tokens
saga-editor-field-c = Combat Tokens
saga-editor-field-xpm-cost = XPMs
saga-editor-field-activation-on = Activation Token on
saga-editor-field-contributors = Who else pays
saga-editor-field-fly = Fly an object with its Hull
saga-editor-field-tow = Tow an object for tokens
saga-editor-field-fill = Fill an object
saga-editor-field-entity = Object
saga-editor-field-with = With
saga-editor-field-most = At most
saga-editor-field-effect = Effects
saga-editor-field-per-round = Uses per round
saga-editor-field-event-deck = Events
saga-editor-field-exploration = Exploration cards
saga-editor-field-scanning = Scanning Reports
saga-editor-field-bosses = Bosses
saga-editor-field-extra = Scenario decks
saga-editor-field-vp-level = From level
saga-editor-field-vp-points = Points
saga-editor-field-vp-first = First line
saga-editor-field-vp-second = Second line
saga-editor-field-vp-one = Level I
saga-editor-field-vp-two = Level II
saga-editor-field-vp-three = Level III
saga-editor-field-vp-gate = Jumpgate
saga-editor-field-vp-home = Home
saga-editor-field-vp-leader = The sole leader
saga-editor-field-vp-equal = An armada as good or better
saga-editor-field-vp-weaker = A weaker armada
saga-editor-field-raider = A Raider killed in combat
saga-editor-field-boss-vp = A Boss killed in combat
saga-editor-field-hard = The hard side of an Exploration
saga-editor-field-deliver = An XPM delivered
saga-editor-field-duel = An armada destroyed in a duel
saga-editor-field-siege = A Starbase destroyed
saga-editor-field-standing = Each of your Starbases at the end
saga-editor-field-center = The Command Center at the end
saga-editor-field-all = All of these are true
saga-editor-field-any = Any of these is true
saga-editor-field-not = This is not true
saga-editor-field-a-cost = Astartium
saga-editor-field-card-recurring = Acts in every round (otherwise constant)
saga-editor-field-card-effect = Effect
saga-editor-field-card-stat = Fixed stat (otherwise the roller chooses)
saga-editor-field-card-need = Successes needed
saga-editor-field-card-attack = Attack
saga-editor-field-card-hull = Hull
saga-editor-field-card-speed = Speed
saga-editor-field-card-test = Check
saga-editor-field-card-reward = Reward
saga-editor-field-card-easy = Easy side
saga-editor-field-card-hard = Hard side
saga-editor-field-card-kind = Type
saga-editor-field-card-color = Color
saga-editor-field-card-first-place = First place
saga-editor-field-card-second-place = Second place
saga-editor-field-card-xpm = Where an XPM appears
saga-editor-field-card-raiders = Where Raiders spawn
saga-editor-field-card-foe = Values
saga-editor-field-card-line-first = Without the Ravager
saga-editor-field-card-line-second = With the Ravager
saga-editor-field-card-check = Check
saga-editor-field-card-enemy = Enemy
saga-editor-field-card-lines = Two lines
saga-editor-field-card-start = At the start of the combat
saga-editor-field-card-fail = Extra effect on failure
saga-editor-field-card-level = Level
saga-editor-field-card-hex = Hex
saga-editor-field-card-hexes = Sectors placed face down
saga-editor-field-card-report-raiders = Raiders on them
saga-editor-field-card-x = Where the object is placed

## Words of closed lists

saga-editor-is-jumpgate = Jumpgate
saga-editor-is-dawn = Dawn
saga-editor-is-black-hole = Black Hole
saga-editor-is-asteroid = Asteroid Belt
saga-editor-is-planetary = Planetary Gravity Belt
saga-editor-is-open = Open Space
saga-editor-is-nebula = Thick Nebula
saga-editor-is-at-jumpgate = all on the Jumpgate
saga-editor-is-at-hexes = on chosen hexes
saga-editor-is-at-choice = each player chooses
saga-editor-is-all-tiles = all of them
saga-editor-is-some-tiles = only these
saga-editor-is-usual-pile = as usual, without Thick Nebulas
saga-editor-is-no-pile = no pile
saga-editor-is-own-pile = a custom pile
saga-editor-is-normal = an XPM
saga-editor-is-astartium-all = Astartium on every matching sector
saga-editor-is-off = nothing
saga-editor-is-any-starbase = any Starbase
saga-editor-is-ship = a ship
saga-editor-is-marker = a marker
saga-editor-is-boss = Bosses
saga-editor-is-raider = Raiders
saga-editor-is-blackhole = the Black Hole
saga-editor-is-always = from the start
saga-editor-is-face-up = once its sector is face up
saga-editor-is-number = a number
saga-editor-is-xpm-slots = slots for XPMs
saga-editor-is-track = a track
saga-editor-is-hidden = hidden
saga-editor-is-starbase = a Starbase
saga-editor-is-armada = the nearest armada
saga-editor-is-none = no, or nobody else
saga-editor-is-installed-first = yes, an installed one first
saga-editor-is-default = on the next sector of the pile
saga-editor-is-anywhere = anywhere next to the map
saga-editor-is-near = near the Jumpgate
saga-editor-is-no-field = none
saga-editor-is-needs-starbase = until a Starbase stands there
saga-editor-is-any = anywhere
saga-editor-is-home = at home
saga-editor-is-inactive-starbase = at an inactive Starbase
saga-editor-is-same-sector = all players in the sector
saga-editor-is-a = Astartium
saga-editor-is-e = Exploration Tokens
saga-editor-is-c = Combat Tokens
saga-editor-is-single = one condition
saga-editor-is-all-of = all of these conditions
saga-editor-is-any-of = any of these conditions
saga-editor-is-none-of = not this condition
saga-editor-is-of-box = a base game card
saga-editor-is-own-card = a custom card
saga-editor-is-combat = Combat
saga-editor-is-shield = Shield
saga-editor-is-speed = Speed
saga-editor-is-blue = blue
saga-editor-is-yellow = yellow
saga-editor-is-green = green
saga-editor-is-red = red
saga-editor-is-all-cards = all cards
saga-editor-is-some-cards = only these
saga-editor-is-regroup-needs-clear-sector = Regroup needs a sector without enemies
saga-editor-is-win-requires-all-badges = No victory while a Boss badge is left
saga-editor-is-hidden-hands = Action cards are secret
saga-editor-is-starbase-own-color-only = Starbases only in the builder’s color
saga-editor-is-duels = Duels
saga-editor-is-sieges = Sieges
saga-editor-is-draft = Commanders are drafted

## What lists can be longer by

saga-editor-new-hex = a hex
saga-editor-new-tile = a tile
saga-editor-new-thing = an object
saga-editor-new-counter = a counter
saga-editor-new-boss = a Boss
saga-editor-new-encounter = an encounter
saga-editor-new-project = an action
saga-editor-new-card = a base game card
saga-editor-new-own-card = a custom card
saga-editor-new-place = a place
saga-editor-new-raider = a Raider
saga-editor-new-line = a line
saga-editor-new-all = a group: all must be true
saga-editor-new-any = a group: any must be true
saga-editor-new-not = the opposite of a condition
saga-editor-bar-upgrade-starport = Starport levels
saga-editor-bar-upgrade-lab = Research Lab levels
saga-editor-bar-commander-ability = Commander abilities
saga-editor-bar-regroup-draw = drawing cards by Regroup
saga-editor-bar-help-others = action cards for others
saga-editor-bar-build-starbase = building Starbases
saga-editor-bar-explore = exploring
saga-editor-need-xpm = An XPM in the Cargo
saga-editor-need-no-xpm = No XPM in the Cargo
saga-editor-need-clear = No enemy in the sector
saga-editor-need-astartium = Astartium in the sector
saga-editor-need-room = The counter { $name } is not full
saga-editor-need-laden = { $name } carries an XPM
saga-editor-need-unladen = { $name } carries no XPM
saga-editor-need-untowed = { $name } has no Activation Token
saga-editor-need-damaged = { $name } is damaged

## What happens

saga-editor-op-spawn-1-1-far = Raiders spawn
saga-editor-op-advance-raiders-all-1 = Raiders advance
saga-editor-op-promote-raiders-lvl-max-2-1 = Raiders rise a level
saga-editor-op-destroy-raiders-lvl-max-3-1 = Raiders are removed
saga-editor-op-shove-raiders-all-1 = A Raider is pushed
saga-editor-op-spawn-boss-default = A Boss arrives
saga-editor-op-draw-event-1 = An event comes into play
saga-editor-op-cancel-event-1 = An event is discarded
saga-editor-op-each-damage-1 = Every armada takes damage
saga-editor-op-each-check-speed-2-fail-damage-1 = Every armada rolls a check
saga-editor-op-each-gain-A-1 = Every player gains something
saga-editor-op-each-lose-token-1-else-damage-1 = Every player loses a token or takes damage
saga-editor-op-each-draw-action-common-1 = Every player draws an action card
saga-editor-op-each-repair-1 = Every armada repairs
saga-editor-op-each-within-jumpgate-1-damage-1 = Armadas near the Jumpgate take damage
saga-editor-op-choose-gain-E-1-gain-C-1 = A choice of two
saga-editor-op-gain-A-1 = The player gains something
saga-editor-op-lose-xpm-1 = The carried XPM is lost
saga-editor-op-draw-action-special-1 = The player draws a Special Action card
saga-editor-op-damage-1 = The armada takes damage
saga-editor-op-repair-1 = The armada repairs
saga-editor-op-place-xpm-within-3 = An XPM is placed
saga-editor-op-cost-mod-starbase-1-round = Starbases cost more this round
saga-editor-op-install-xpm = The carried XPM is delivered
saga-editor-op-remove-installed-xpm-1 = An XPM on the scenario card is lost
saga-editor-op-report-place-starbase = Intelligence Report with a lost Starbase
saga-editor-op-report-place-entity-thing = Intelligence Report with an object
saga-editor-op-place-tile-hex-0-2-up = A sector is placed
saga-editor-op-place-entity-thing-hex-0-0 = An object is placed
saga-editor-op-move-entity-thing-1-jumpgate = An object moves
saga-editor-op-entity-hull-thing-1 = An object gains or loses Hull
saga-editor-op-entity-hull-thing-level = An object loses Hull to the arriving Raider
saga-editor-op-entity-xpm-thing-load = An object is loaded or unloaded
saga-editor-op-counter-counter-1 = A counter changes
saga-editor-op-counter-counter-active-starbases-bosses-in-play = A counter changes by pieces in play
saga-editor-op-draw-card-deck = A card of a scenario deck is resolved
saga-editor-op-retaliation-card-deck = A Retaliation card is resolved
saga-editor-op-ravager-spawn-3 = The Ravager arrives
saga-editor-op-ravager-away-1 = The Ravager is driven away
saga-editor-op-activate-starbase-here = The Starbase here becomes active
saga-editor-op-destroy-starbase-here = The Starbase here is destroyed
saga-editor-op-astartium-on-locations-1 = Astartium is placed on scanned sectors
saga-editor-op-clear-astartium-here = The Astartium here is lost
saga-editor-op-when-bosses-in-play-0-draw-event-1 = An effect under a condition
saga-editor-op-end-lose = The match ends

## Conditions

saga-editor-when-round-10 = a round is reached
saga-editor-when-phase-end-5 = a phase ends
saga-editor-when-installed-xpm-3 = a number of XPMs is on the scenario card
saga-editor-when-bosses-in-play-0 = a number of Bosses is in play
saga-editor-when-starbases-active-3 = a number of Starbases is active
saga-editor-when-counter-counter-3 = a counter has a value
saga-editor-when-badges-left-badge-0 = a number of badges is left
saga-editor-when-entity-at-thing-jumpgate = an object is on a hex
saga-editor-when-entity-hull-thing-0 = an object has an amount of Hull
saga-editor-when-revealed-thing = an object is found
saga-editor-when-ravager-at-jumpgate = the Ravager is on a hex
saga-editor-when-vp-20 = a player has a number of Victory Points

## When it happens

saga-editor-trigger-setup = at the start of the match
saga-editor-trigger-round-start = at the start of a round
saga-editor-trigger-badge-badge = the Doom Counter reaches a badge
saga-editor-trigger-retaliation = in every Retaliation
saga-editor-trigger-after-scan = after the Scanning Report
saga-editor-trigger-phase-end-5 = a phase ends
saga-editor-trigger-round-end = a round ends
saga-editor-trigger-raider-enters-jumpgate = a Raider enters the Jumpgate
saga-editor-trigger-raider-enters-thing = a Raider reaches an object
saga-editor-trigger-raider-spawns-on-thing = a Raider spawns on an object
saga-editor-trigger-entity-enters-thing-jumpgate = an object enters a hex
saga-editor-trigger-sector-revealed = a sector is turned face up
saga-editor-trigger-boss-killed = a Boss is killed
saga-editor-trigger-raider-killed = a Raider is killed
saga-editor-trigger-armada-destroyed = an armada is destroyed
saga-editor-trigger-starbase-built = a Starbase is built

## Why a scenario is not accepted

saga-load-seats = A match needs { $least } to { $most } players.
saga-load-first = The First Player is not a seat in this match.
saga-load-rounds = A match has { $least } to { $most } rounds.
saga-load-no-scenario = The scenario “{ $name }” does not exist.
saga-load-format = Not a scenario format of this game: { $count }.
saga-load-id = An id may have only lowercase letters, digits, hyphens, and underscores, and it must not be too long.
saga-load-twice = “{ $name }” is listed twice.
saga-load-text = The text is missing or has more than { $count } letters.
saga-load-large = A scenario may have at most { $count } bytes.
saga-load-unknown = “{ $name }” does not exist.
saga-load-bounds = The value must be from { $least } to { $most }.
saga-load-count = This list needs { $least } to { $most } entries.
saga-load-no-variant = The scenario has no settings for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
saga-load-no-condition = Add at least one condition.
saga-load-still-counter = Nothing changes the counter “{ $name }”.
saga-load-hex = Hex { $hex } is off the board or already used.
saga-load-no-sector = Hex { $hex } has no sector.
saga-load-closed = Hex { $hex } cannot be entered.
saga-load-apart = Hex { $hex } cannot be reached. Put a sector between it and the others.
saga-load-no-gate = The Jumpgate must be face up in the middle.
saga-load-tile = The tile “{ $name }” is already used elsewhere.
saga-load-no-tile = The pile may have no tile left for this sector. Choose its tile, or add tiles to the pile.
saga-load-nebulas = Put Thick Nebulas in the pile or in a separate stack, not both.
saga-load-one-of = Exactly one of these is needed: { $name }.
saga-load-script-word = Unknown word “{ $name }” (letter { $at }).
saga-load-script-name = The scenario has no “{ $name }” (letter { $at }).
saga-load-script-sign = “{ $name }” does not belong here (letter { $at }).
saga-load-script-number = The number must be from { $least } to { $most } (letter { $at }).
saga-load-script-cut-short = The line is incomplete (letter { $at }).
saga-load-script-deep = Effects may be nested at most { $count } deep.
saga-load-script-long = A list may have at most { $count } entries.
