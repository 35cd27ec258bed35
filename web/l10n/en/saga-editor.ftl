### Saga: the scenario editor.

saga-editor-title = { $name }: scenario editor
saga-editor-open = Open the scenario editor
saga-editor-edit = Change it
saga-editor-untitled = New scenario
saga-editor-blank-goal = Bring XPMs to the Jumpgate until every slot is filled.
saga-editor-new = New scenario
saga-editor-open-file = Open a scenario file
saga-editor-own = Scenarios of your own
saga-editor-too-long = The file is too long to be a scenario.
saga-editor-shelf-empty = Nothing yet. Save a scenario, and it waits here.
saga-editor-shipped = Begin from a scenario of the box
saga-editor-shared = A scenario of Saga, sent to you by link
saga-editor-link-refused = The scenario in the link is faulty. { $fault }
saga-editor-mend = This must be put right before the scenario can be played:
saga-editor-odd = The scenario can be played. Some of it may not be meant:
saga-editor-tab-hex = Sector
saga-editor-tab-scenario = Scenario
saga-editor-tab-findings = Check
saga-editor-tab-shelf = Shelf
saga-editor-board = Sectors of { $name }

## Tools

saga-editor-tool-select = Look
    .hint = Press a hex to look at it and to change it.
saga-editor-tool-sector = Sectors
saga-editor-tool-start = Starts
    .hint = Press the sectors where armadas start, one for each seat in turn. One alone is for all of them. Press again to take a start away.
saga-editor-tool-eraser = Eraser
    .hint = Takes sectors off the board, with all that starts there. The Jumpgate stays.
saga-editor-tool-hand = Move the view
    .hint = Drag to move the view. Wheel or two fingers zoom.
saga-editor-pens = What is laid
saga-editor-sides = Made for
saga-editor-side-all = any number of players
saga-editor-side = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-editor-side-shown = This is how it begins for { $count ->
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
saga-editor-pick = Press a hex on the board to see what is on it.
saga-editor-remove = Take it off the board
saga-editor-tile-here = What lies here
saga-editor-starts-here = An armada starts here
    .hint = One hex alone is for all armadas; several are for the seats in turn.
saga-editor-home-here = A home is here
    .hint = Its Nebula comes with the color that the player chooses.
saga-editor-boss-here = Boss from the start
saga-editor-thing-here = What starts here
saga-editor-none = none

## The whole

saga-editor-name = Title
saga-editor-author = Made by
saga-editor-story = Story
saga-editor-goal = Goal
saga-editor-players = Players
saga-editor-least = At least
saga-editor-most = At most
saga-editor-differs = Some of it differs by the number of players
    .hint = Choose beside the tools for which number you make it.
saga-editor-differs-here = { $field }: different for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-editor-back = { $field }: as it was without this
saga-editor-round = Round { $round }
saga-editor-raiders = Level { $level }
saga-editor-entity = The thing { $name }, once it is found
saga-editor-at = In the sector of { $name }
saga-editor-near = In or beside the sector of { $name }
saga-editor-line = Something has happened.

## What is odd

saga-editor-idle-badge = Nothing happens at the badge “{ $name }”.
saga-editor-lost-badge = Something happens at the badge “{ $name }”, but no round has it.
saga-editor-boss-badges = With { $players ->
        [one] { $players } player
       *[other] { $players } players
    } there are { $count } badges that bring a Boss, and not so many Bosses.
saga-editor-few-tiles = { $count ->
        [one] Only { $count } sector is in the pile.
       *[other] Only { $count } sectors are in the pile.
    } It may run out.
saga-editor-no-xpm = Something needs an XPM, but there are none.
saga-editor-hidden-counter = Nobody sees the counter “{ $name }”.

## Groups of fields

saga-editor-group-ends = Length, victory and defeat
saga-editor-group-doom = Doom Counter and what happens
saga-editor-group-start = What everybody begins with
saga-editor-group-sectors = Sectors and scans
saga-editor-group-pieces = Pieces, things and counters
saga-editor-group-enemies = Raiders, Bosses and the Ravager
saga-editor-group-deeds = What players can do
saga-editor-group-cards = Cards
saga-editor-group-house = House rules

## Fields

saga-editor-field-rounds = Rounds
saga-editor-field-win = Won when any of these holds
saga-editor-field-lose = Lost when any of these holds
saga-editor-field-vp = Victory Points decide
saga-editor-field-target-vp = Victory Points that end the game; none where it is zero
saga-editor-field-badges = Badges of the Doom Counter
saga-editor-field-on = What happens, and when
saga-editor-field-lines = Lines for the log
saga-editor-field-start = More or less than usual
saga-editor-field-armada-start = Where armadas start
saga-editor-field-homes = Homes, by seat
saga-editor-field-map = Where new sectors may lie
saga-editor-field-pile = Sector pile
saga-editor-field-nebula-stack = Thick Nebulas are a stack of their own
saga-editor-field-explore = Exploring
saga-editor-field-scan = Scanning Report
saga-editor-field-supply = Supply
saga-editor-field-entities = Things
saga-editor-field-counters = Counters
saga-editor-field-attractor = What draws Raiders, the first that there is
saga-editor-field-gate-rule = A Raider enters the Jumpgate
saga-editor-field-boss = Bosses
saga-editor-field-ravager = The Ravager
saga-editor-field-encounters = Encounters of its own
saga-editor-field-build = Starbases are built
saga-editor-field-expand = Expand actions of its own
saga-editor-field-movement = Movement actions of its own
saga-editor-field-decks = Decks
saga-editor-field-reports = Intelligence Reports
saga-editor-field-flags = Kinds of play
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
saga-editor-field-beside = Only beside this type
saga-editor-field-distinct = No two in one place
saga-editor-field-max-distance = Most steps from the Jumpgate
saga-editor-field-min-neighbors = Neighbors that a new sector needs
saga-editor-field-a = Asteroid Belts
saga-editor-field-p = Planetary Gravity Belts
saga-editor-field-o = Open Space
saga-editor-field-n = Thick Nebulas
saga-editor-field-types = By type
saga-editor-field-exclude = Left out
saga-editor-field-enabled = There is
saga-editor-field-scan-xpm = What it places
saga-editor-field-expand-on-fail = New sectors where no XPM could be placed
saga-editor-field-forbid-on = No XPM on sectors with
saga-editor-field-xpm = XPMs
saga-editor-field-raiders = Raiders
saga-editor-field-starbases = Starbases
saga-editor-field-id = Id
saga-editor-field-kind = Drawn as
saga-editor-field-at = Starts on a hex
saga-editor-field-hull-max = Most Hull
saga-editor-field-cargo-xpm = Can carry an XPM
saga-editor-field-fuel-is-hull = Its Hull is its fuel
saga-editor-field-blocked-by = Kept out by
saga-editor-field-reveal = Found
saga-editor-field-min = Least
saga-editor-field-max = Most
saga-editor-field-from = Begins at
saga-editor-field-shown-as = Shown as
saga-editor-field-xpm-loss = An XPM is lost
saga-editor-field-effects = What happens then
saga-editor-field-placement = How they come
saga-editor-field-force-field = Force field
saga-editor-field-preset = There from the start
saga-editor-field-hex = Hex
saga-editor-field-event-on-spawn = An event comes with each
saga-editor-field-spawn-badge = It arrives at a badge
saga-editor-field-distance = Distance from the Jumpgate
saga-editor-field-where = Where
saga-editor-field-needs = What must be so
saga-editor-field-resolve = A card decides, from the deck
saga-editor-field-pass = After a success
saga-editor-field-fail = After a failure
saga-editor-field-cost = What it costs
saga-editor-field-mp = Movement Points
saga-editor-field-e = Exploration Tokens
saga-editor-field-c = Combat Tokens
saga-editor-field-xpm-cost = XPMs
saga-editor-field-activation-on = An Activation Token on
saga-editor-field-contributors = Who pays
saga-editor-field-fly = A thing flies for its Hull
saga-editor-field-tow = A thing is towed for tokens
saga-editor-field-fill = A thing is filled
saga-editor-field-entity = Which thing
saga-editor-field-with = With
saga-editor-field-most = At most
saga-editor-field-effect = What happens then
saga-editor-field-per-round = Only so often in a round
saga-editor-field-event-deck = Events
saga-editor-field-exploration = Exploration cards
saga-editor-field-scanning = Scanning Reports
saga-editor-field-bosses = Bosses
saga-editor-field-extra = Decks of its own
saga-editor-field-vp-level = From level
saga-editor-field-vp-points = Points
saga-editor-field-vp-first = First line
saga-editor-field-vp-second = Second line
saga-editor-field-vp-one = Level I
saga-editor-field-vp-two = Level II
saga-editor-field-vp-three = Level III
saga-editor-field-vp-gate = Jumpgate
saga-editor-field-vp-home = Home
saga-editor-field-vp-leader = The leader
saga-editor-field-vp-equal = Somebody as good or better
saga-editor-field-vp-weaker = Somebody weaker
saga-editor-field-raider = A Raider killed in combat
saga-editor-field-boss-vp = A Boss killed in combat
saga-editor-field-hard = The hard side of an Exploration
saga-editor-field-deliver = An XPM delivered
saga-editor-field-duel = An armada destroyed in a duel
saga-editor-field-siege = A Starbase destroyed
saga-editor-field-standing = Each own Starbase at the end
saga-editor-field-center = The Command Center at the end
saga-editor-field-all = All of these hold
saga-editor-field-any = Any of these holds
saga-editor-field-not = This does not hold
saga-editor-field-a-cost = Astartium
saga-editor-field-card-recurring = It acts in every round; otherwise it holds all the time
saga-editor-field-card-effect = What it does
saga-editor-field-card-stat = A certain stat; otherwise whoever rolls chooses
saga-editor-field-card-need = Successes needed
saga-editor-field-card-attack = Attack
saga-editor-field-card-hull = Hull
saga-editor-field-card-speed = Speed
saga-editor-field-card-test = Check
saga-editor-field-card-reward = What is won
saga-editor-field-card-easy = Easy side
saga-editor-field-card-hard = Hard side
saga-editor-field-card-kind = Type
saga-editor-field-card-color = Color
saga-editor-field-card-first-place = First place
saga-editor-field-card-second-place = Second place
saga-editor-field-card-xpm = Where an XPM comes
saga-editor-field-card-raiders = Where Raiders come
saga-editor-field-card-foe = Figures
saga-editor-field-card-line-first = Without the Ravager
saga-editor-field-card-line-second = With the Ravager
saga-editor-field-card-check = It is a check
saga-editor-field-card-enemy = It is an enemy
saga-editor-field-card-lines = It has two lines
saga-editor-field-card-start = As the combat starts
saga-editor-field-card-fail = What failing does besides
saga-editor-field-card-level = Level
saga-editor-field-card-hex = Hex
saga-editor-field-card-hexes = Sectors that are laid, face down
saga-editor-field-card-report-raiders = Raiders on them
saga-editor-field-card-x = Where the thing lies

## Words of closed lists

saga-editor-is-jumpgate = Jumpgate
saga-editor-is-dawn = Dawn
saga-editor-is-black-hole = Black Hole
saga-editor-is-asteroid = Asteroid Belt
saga-editor-is-planetary = Planetary Gravity Belt
saga-editor-is-open = Open Space
saga-editor-is-nebula = Thick Nebula
saga-editor-is-at-jumpgate = all on the Jumpgate
saga-editor-is-at-hexes = on named hexes
saga-editor-is-at-choice = everybody chooses
saga-editor-is-all-tiles = all of them
saga-editor-is-some-tiles = only these
saga-editor-is-usual-pile = as usual, without Thick Nebulas
saga-editor-is-no-pile = no pile
saga-editor-is-own-pile = a pile of its own
saga-editor-is-normal = an XPM
saga-editor-is-astartium-all = Astartium on all that match
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
saga-editor-is-hidden = not at all
saga-editor-is-starbase = a Starbase
saga-editor-is-armada = the nearest armada
saga-editor-is-none = none, or nobody else
saga-editor-is-installed-first = yes, an installed one first
saga-editor-is-default = on the next sector of the pile
saga-editor-is-anywhere = anywhere beside the map
saga-editor-is-near = near the Jumpgate
saga-editor-is-no-field = none
saga-editor-is-needs-starbase = until a Starbase stands there
saga-editor-is-any = anywhere
saga-editor-is-home = at home
saga-editor-is-inactive-starbase = at a dark Starbase
saga-editor-is-same-sector = everybody in the sector
saga-editor-is-a = Astartium
saga-editor-is-e = Exploration Tokens
saga-editor-is-c = Combat Tokens
saga-editor-is-single = one condition
saga-editor-is-all-of = all of several
saga-editor-is-any-of = any of several
saga-editor-is-none-of = the opposite
saga-editor-is-of-box = a card of the box
saga-editor-is-own-card = a card of one’s own
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
saga-editor-is-win-requires-all-badges = Won only when no Boss badge is left
saga-editor-is-hidden-hands = Action cards are secret
saga-editor-is-starbase-own-color-only = Starbases only in the own color
saga-editor-is-duels = Duels
saga-editor-is-sieges = Sieges
saga-editor-is-draft = Commanders are drafted

## What lists can be longer by

saga-editor-new-hex = a hex
saga-editor-new-tile = a tile
saga-editor-new-thing = a thing
saga-editor-new-counter = a counter
saga-editor-new-boss = a Boss
saga-editor-new-encounter = an encounter
saga-editor-new-project = an action
saga-editor-new-card = a card of the box
saga-editor-new-own-card = a card of one’s own
saga-editor-new-place = a place
saga-editor-new-raider = a Raider
saga-editor-new-line = a line
saga-editor-new-all = several that must all hold
saga-editor-new-any = several of which one must hold
saga-editor-new-not = the opposite of one
saga-editor-bar-upgrade-starport = Starport levels
saga-editor-bar-upgrade-lab = Research Lab levels
saga-editor-bar-commander-ability = abilities of Commanders
saga-editor-bar-regroup-draw = drawing a card by Regroup
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
saga-editor-need-untowed = { $name } holds no Activation Token
saga-editor-need-damaged = { $name } is damaged

## What happens

saga-editor-op-spawn-1-1-far = Raiders appear
saga-editor-op-advance-raiders-all-1 = Raiders advance
saga-editor-op-promote-raiders-lvl-max-2-1 = Raiders rise a level
saga-editor-op-destroy-raiders-lvl-max-3-1 = Raiders are removed
saga-editor-op-shove-raiders-all-1 = A Raider is pushed
saga-editor-op-spawn-boss-default = A Boss comes
saga-editor-op-draw-event-1 = An event comes into play
saga-editor-op-cancel-event-1 = An event is removed
saga-editor-op-each-damage-1 = Every armada takes damage
saga-editor-op-each-check-speed-2-fail-damage-1 = Every armada rolls a check
saga-editor-op-each-gain-A-1 = Everybody gains
saga-editor-op-each-lose-token-1-else-damage-1 = Everybody loses a token, or takes damage
saga-editor-op-each-draw-action-common-1 = Everybody draws an action card
saga-editor-op-each-repair-1 = Every armada is repaired
saga-editor-op-each-within-jumpgate-1-damage-1 = Armadas near the Jumpgate are hit
saga-editor-op-choose-gain-E-1-gain-C-1 = A choice of two
saga-editor-op-gain-A-1 = The player gains
saga-editor-op-lose-xpm-1 = The carried XPM is lost
saga-editor-op-draw-action-special-1 = The player draws a Special Action card
saga-editor-op-damage-1 = The armada takes damage
saga-editor-op-repair-1 = The armada is repaired
saga-editor-op-place-xpm-within-3 = An XPM is placed
saga-editor-op-cost-mod-starbase-1-round = Starbases cost more this round
saga-editor-op-install-xpm = The carried XPM is installed
saga-editor-op-remove-installed-xpm-1 = An installed XPM is lost
saga-editor-op-report-place-starbase = An Intelligence Report with a lost Starbase
saga-editor-op-report-place-entity-thing = An Intelligence Report with a thing
saga-editor-op-place-tile-hex-0-2-up = A sector is laid
saga-editor-op-place-entity-thing-hex-0-0 = A thing is placed
saga-editor-op-move-entity-thing-1-jumpgate = A thing moves
saga-editor-op-entity-hull-thing-1 = A thing gains or loses Hull
saga-editor-op-entity-hull-thing-level = A thing is hit by the Raider that came
saga-editor-op-entity-xpm-thing-load = A thing is loaded or unloaded
saga-editor-op-counter-counter-1 = A counter changes
saga-editor-op-counter-counter-active-starbases-bosses-in-play = A counter changes by what is in play
saga-editor-op-draw-card-deck = A card of an own deck is resolved
saga-editor-op-retaliation-card-deck = A Retaliation card is resolved
saga-editor-op-ravager-spawn-3 = The Ravager arrives
saga-editor-op-ravager-away-1 = The Ravager is pushed back
saga-editor-op-activate-starbase-here = The Starbase here becomes active
saga-editor-op-destroy-starbase-here = The Starbase here is destroyed
saga-editor-op-astartium-on-locations-1 = Astartium on scanned sectors
saga-editor-op-clear-astartium-here = Astartium here is lost
saga-editor-op-when-bosses-in-play-0-draw-event-1 = Something, only if a condition holds
saga-editor-op-end-lose = The game ends

## Conditions

saga-editor-when-round-10 = a round is reached
saga-editor-when-phase-end-5 = a phase ends
saga-editor-when-installed-xpm-3 = so many XPMs are installed
saga-editor-when-bosses-in-play-0 = so many Bosses are in play
saga-editor-when-starbases-active-3 = so many Starbases are active
saga-editor-when-counter-counter-3 = a counter has a value
saga-editor-when-badges-left-badge-0 = so many badges are still to come
saga-editor-when-entity-at-thing-jumpgate = a thing is on a hex
saga-editor-when-entity-hull-thing-0 = a thing has so much Hull
saga-editor-when-revealed-thing = a thing is found
saga-editor-when-ravager-at-jumpgate = the Ravager is on a hex
saga-editor-when-vp-20 = somebody has so many Victory Points

## When it happens

saga-editor-trigger-setup = as the game begins
saga-editor-trigger-round-start = as a round begins
saga-editor-trigger-badge-badge = a badge comes up
saga-editor-trigger-retaliation = in every Retaliation
saga-editor-trigger-after-scan = after the Scanning Report
saga-editor-trigger-phase-end-5 = a phase ends
saga-editor-trigger-round-end = a round ends
saga-editor-trigger-raider-enters-jumpgate = a Raider enters the Jumpgate
saga-editor-trigger-raider-enters-thing = a Raider comes to a thing
saga-editor-trigger-raider-spawns-on-thing = a Raider appears at a thing
saga-editor-trigger-entity-enters-thing-jumpgate = a thing comes to a hex
saga-editor-trigger-sector-revealed = a sector is turned face up
saga-editor-trigger-boss-killed = a Boss is killed
saga-editor-trigger-raider-killed = a Raider is killed
saga-editor-trigger-armada-destroyed = an armada is destroyed
saga-editor-trigger-starbase-built = a Starbase is built

## Why a scenario is not accepted

saga-load-seats = It takes { $least } to { $most } players.
saga-load-first = The First Player is no seat of this game.
saga-load-rounds = A game has { $least } to { $most } rounds.
saga-load-no-scenario = There is no scenario “{ $name }”.
saga-load-format = This is no scenario of this kind: { $count }.
saga-load-id = An id has small letters, digits and hyphens or underscores, and not too many of them.
saga-load-twice = “{ $name }” stands there twice.
saga-load-text = Words are needed here, at most { $count } letters.
saga-load-large = A scenario has at most { $count } bytes.
saga-load-unknown = There is no “{ $name }”.
saga-load-bounds = { $least } to { $most } can be.
saga-load-count = There can be { $least } to { $most } of these.
saga-load-no-variant = Nothing is said for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
saga-load-no-condition = At least one condition is needed.
saga-load-still-counter = Nothing ever changes the counter “{ $name }”.
saga-load-hex = Hex { $hex } is beyond the board, or taken already.
saga-load-no-sector = There is no sector on hex { $hex }.
saga-load-closed = Nothing can enter hex { $hex }.
saga-load-apart = Hex { $hex } cannot be reached. Lay a sector between.
saga-load-no-gate = The Jumpgate lies face up in the middle.
saga-load-tile = The tile “{ $name }” is used elsewhere.
saga-load-no-tile = The pile may have no tile left for this sector. Name its tile, or put more into the pile.
saga-load-nebulas = Thick Nebulas are in the pile or in a stack of their own, not in both.
saga-load-one-of = Just one of these is needed: { $name }.
saga-load-script-word = “{ $name }” means nothing here (letter { $at }).
saga-load-script-name = The scenario has no “{ $name }” (letter { $at }).
saga-load-script-sign = “{ $name }” does not belong here (letter { $at }).
saga-load-script-number = { $least } to { $most } can stand here (letter { $at }).
saga-load-script-cut-short = The line ends in the middle (letter { $at }).
saga-load-script-deep = Effects lie at most { $count } deep in one another.
saga-load-script-long = At most { $count } in a row.
