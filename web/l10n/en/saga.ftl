### Saga: what its table says. No figure of the rules stands here: figures are arguments.

## Seats, places and pieces

saga-seat-a = Altair
saga-seat-b = Bellatrix
saga-seat-c = Capella
saga-seat-d = Deneb
saga-seat-table = The table
saga-armada-blue = Blue armada
saga-armada-yellow = Yellow armada
saga-armada-own = your armada
saga-color-blue = blue
saga-color-yellow = yellow
saga-color-green = green
saga-color-red = red
saga-kind-jumpgate = Jumpgate
saga-kind-dawn = Dawn
saga-kind-black-hole = Black Hole
saga-kind-asteroid = Asteroid Belt
saga-kind-planetary = Planetary Gravity Belt
saga-kind-open = Open Space
saga-kind-nebula = Thick Nebula
saga-location = { $kind }, { $color }
saga-facts-hull = Hull { $hull }
saga-facts-points = { $points } VP
saga-facts-round = { $round ->
        [0] { $step }
       *[other] Round { $round } of { $rounds }: { $step }
    }
saga-tile-S01 = Jumpgate
saga-tile-S02 = Dawn
saga-tile-S03 = Black Hole
saga-tile-A01 = Cinder Shoal
saga-tile-A02 = Grindstone Reach
saga-tile-A03 = Splinter Drift
saga-tile-A04 = Ironfall
saga-tile-A05 = Broken Anvil
saga-tile-A06 = Hammer Field
saga-tile-A07 = Gravel Choir
saga-tile-A08 = Tumbling Teeth
saga-tile-A09 = Dust Lantern
saga-tile-A10 = Shard Garden
saga-tile-P01 = Halcyon Well
saga-tile-P02 = Deepcradle
saga-tile-P03 = Ruby Tide
saga-tile-P04 = Old Ember
saga-tile-P05 = Mossgrave
saga-tile-P06 = Verdigris
saga-tile-P07 = Canopy
saga-tile-P08 = Amber Veil
saga-tile-P09 = Saffron
saga-tile-P10 = Gilded Moon
saga-tile-O01 = Quiet Water
saga-tile-O02 = Long Dusk
saga-tile-O03 = Green Silence
saga-tile-O04 = Lantern Road
saga-tile-N01 = Blue Shroud
saga-tile-N02 = Crimson Shroud
saga-tile-N03 = Jade Shroud
saga-tile-N04 = Amber Shroud
saga-raider = Raider (level { $level })
saga-raider-any = Raider
saga-ravager = Ravager
saga-starbase = Starbase
saga-xpm = XPM
saga-entity-ship = Colony Ship
saga-scan = Scanning Report { $number }
saga-boss-B1 = Black Carrier
saga-boss-B2 = Corrupted Crows
saga-boss-B3 = Red Baron
saga-boss-B4 = Asteroid of Death
saga-commander-CM1 = Ione Varga
saga-commander-CM2 = Teodor Lusk
saga-commander-CM3 = Sanaa Okafor
saga-commander-CM4 = Brandt Keele
saga-commander-CM5 = Priya Noor
saga-commander-CM6 = Elias Rook
saga-commander-CM7 = Mei Tanaka
saga-commander-CM8 = Zahir Aldine

## Units and Power Ups

saga-gear-U01 = Lancer Frigate
saga-gear-U02 = Bulwark Corvette
saga-gear-U03 = Courier Wing
saga-gear-U04 = Ion Gunboat
saga-gear-U05 = Repair Tender
saga-gear-U06 = Survey Cutter
saga-gear-U07 = Dreadnought
saga-gear-U08 = Aegis Cruiser
saga-gear-U09 = Strike Carrier
saga-gear-U10B = Meridian Flagship
saga-gear-U10Y = Solar Barque
saga-gear-U10G = Verdant Ark
saga-gear-U10R = Ember Ram
saga-gear-W01 = Targeting Suite
saga-gear-W02 = Deflector Grid
saga-gear-W03 = Ion Thrusters
saga-gear-W04 = Salvage Bay
saga-gear-W05 = Nanite Weave
saga-gear-W06 = Deep Scanner
saga-gear-W07 = Singularity Cannon
saga-gear-W08 = Phase Shield
saga-gear-W09 = Fold Drive
saga-gear-W10B = Tactical Net
saga-gear-W10Y = Slipstream Sails
saga-gear-W10G = Xeno Archive
saga-gear-W10R = Overcharge Core

## Action cards

saga-action-CA01 = Emergency Patch
saga-action-CA02 = Ore Convoy
saga-action-CA03 = Afterburn
saga-action-CA04 = Gravity Sling
saga-action-CA05 = Steady Aim
saga-action-CA06 = Brace for Impact
saga-action-CA07 = Tractor Shove
saga-action-CA08 = Scrap Trade
saga-action-CA09 = Probe Swarm
saga-action-CA10 = Cool Heads
saga-action-CA11 = Opening Salvo
saga-action-CA12 = Long Baseline
saga-action-CA13 = Lucky Break
saga-action-SA01 = Relief Convoy
saga-action-SA02 = Full Overhaul
saga-action-SA03 = Warp Jaunt
saga-action-SA04 = Purge Protocol
saga-action-SA05 = Spinal Lance
saga-action-SA06 = Forward Yard
saga-action-SA07 = All Batteries
saga-action-SA08 = Ghost Run
saga-action-SA09 = Second Wind
saga-action-SA10 = Tuned Beacon

## Explorations, events and the scenarios’ cards

saga-exploration-EX01 = Derelict Tanker
saga-exploration-EX02 = Silent Beacon
saga-exploration-EX03 = Pirate Cache
saga-exploration-EX04 = Glass Comet
saga-exploration-EX05 = Minefield
saga-exploration-EX06 = Wrecked Convoy
saga-exploration-EX07 = Singing Moon
saga-exploration-EX08 = Old Battlefield
saga-exploration-EX09 = Ghost Signal
saga-exploration-EX10 = Ore Vein
saga-exploration-EX11 = Storm Front
saga-exploration-EX12 = Abandoned Yard
saga-exploration-EX13 = Narrow Straits
saga-exploration-EX14 = Sleeping Hive
saga-exploration-EX15 = Mirror Field
saga-exploration-EX16 = Refugee Pod
saga-exploration-EX17 = Alien Obelisk
saga-exploration-EX18 = Tidal Lock
saga-threat-EV01 = Ion Lash
saga-threat-EV02 = Crossfire
saga-threat-EV03 = Slow Leak
saga-threat-EV04 = Drydock Strike
saga-threat-EV05 = Lab Lockdown
saga-threat-EV06 = Thick Static
saga-threat-EV07 = Call to Prey
saga-threat-EV08 = Opened Nest
saga-threat-EV09 = Blood Scent
saga-threat-EV10 = Hardened Hides
saga-threat-EV11 = Pilfered Stores
saga-threat-EV12 = Quiet Channels
saga-threat-EV13 = Shaken Command
saga-threat-EV14 = Coming of Age
saga-extra-JG1 = Gate Wraith
saga-extra-JG2 = Plasma Eel
saga-extra-JG3 = Boarding Swarm
saga-extra-JG4 = Hull Creeper
saga-extra-JG5 = Resonance Spike
saga-extra-JG6 = Alignment Drift
saga-extra-JG7 = Seized Clamps
saga-extra-JG8 = Clean Coupling
saga-extra-RR1 = Vanguard
saga-extra-RR2 = Feint
saga-extra-RR3 = Barrage
saga-extra-RR4 = Muster
saga-extra-RR5 = Blooding
saga-extra-RR6 = Ill Omen
saga-extra-RR7 = Held Breath
saga-extra-RR8 = Undertow
saga-report-IR1 = Eastern Echo
saga-report-IR2 = Split Signal
saga-report-IR3 = Cold Trail
saga-report-IR4 = Mirror Fix
saga-report-IR5 = Weak Carrier
saga-report-IR6 = Edge of the Map

## Scenarios and what is theirs

saga-scenario-ftj = Fixing the Jumpgate
    .blurb = The way home is broken. Collect its parts before the Raiders finish it.
    .goal = Fill every slot of the Jumpgate with an XPM, and have no Boss in play.
saga-scenario-spa = Safe Passage
    .blurb = Guide a ship full of people past the Black Hole and the Bosses.
    .goal = Bring the Colony Ship from Dawn to the Jumpgate.
saga-scenario-lst = The Lost Starbases
    .blurb = Find the old bases, reactivate them, and let them charge the Jumpgate.
    .goal = Reactivate lost Starbases until the Power track is full.
saga-scenario-dis = Distress Call
    .blurb = Find the lost ships, and tow them to the Jumpgate one by one.
    .goal = Bring the Colony Ships to the Jumpgate, each with an XPM on board.
saga-scenario-opc = Open Confrontation
    .blurb = The destroyer of the Jumpgate returns. Hold out to the end.
    .goal = Keep the Ravager off the Jumpgate until the end, and have no Boss in play then.
saga-scenario-arn = Arena
    .blurb = Every armada for itself: deliveries, hunts, duels, and sieges.
    .goal = Have the most Victory Points.
saga-badge-boss = Boss
saga-badge-advance = Advance
saga-badge-lost = Lost Starbase
saga-badge-ravager = Ravager
saga-badge-bounty = Bounty
saga-counter-installed = XPMs in the Jumpgate
saga-counter-retrieved = Ships rescued
saga-counter-power = Power track
saga-encounter-repair = Repair Jumpgate
saga-encounter-deliver = Deliver XPM to the Jumpgate
saga-encounter-deliver_home = Deliver XPM at home
saga-project-load = Load XPM onto the ship
saga-project-unload = Unload XPM from the ship
saga-project-tow = Tow ship
saga-project-repair = Repair ship
saga-project-reactivate = Reactivate Starbase
saga-project-weaponize = Use Starbase as a weapon
saga-project-fly = Fly ship
saga-project-salvage = Salvage Astartium
saga-project-fuel = Fuel ship

## Words

saga-phase-events = Events
saga-phase-upkeep = Upkeep
saga-phase-movement = Movement
saga-phase-encounter = Encounter
saga-phase-expand = Expand
saga-step-setup = Set-up
saga-step-doom = Retaliation
saga-step-effects = Events and Bosses
saga-step-scan = Scanning Report
saga-step-end = End of phase
saga-step-round-end = End of round
saga-step-over = End
saga-stat-combat = Combat
saga-stat-shield = Shield
saga-stat-speed = Speed
saga-hull = Hull
saga-track-starport = Starport
saga-track-lab = Research Lab
saga-track-center = Command Center
saga-good-astartium = { $count } Astartium
    .name = Astartium
saga-good-exploration = { $count ->
        [one] { $count } Exploration Token
       *[other] { $count } Exploration Tokens
    }
    .name = Exploration Tokens
saga-good-combat = { $count ->
        [one] { $count } Combat Token
       *[other] { $count } Combat Tokens
    }
    .name = Combat Tokens
saga-good-points = { $count ->
        [one] { $count } Victory Point
       *[other] { $count } Victory Points
    }
    .name = Victory Points
saga-token-either = { $count ->
        [one] { $count } token of your choice
       *[other] { $count } tokens of your choice
    }
saga-token-activation = { $count ->
        [one] { $count } Activation Token
       *[other] { $count } Activation Tokens
    }
saga-xpm-aboard = the XPM in the Cargo
saga-item-astartium = an Astartium
saga-item-exploration = an Exploration Token
saga-item-combat = a Combat Token
saga-item-xpm = the XPM
saga-unit-common = common Unit
saga-unit-special = special Unit
saga-power-up-common = common Power Up
saga-power-up-special = special Power Up
saga-quality-common = common
saga-quality-special = special
saga-deck-common = Common Action
saga-deck-special = Special Action
saga-deck-exploration = Exploration
saga-deck-event = Events
saga-deck-scan = Scanning Reports
saga-deck-boss = Bosses
saga-deck-pile = Sector pile
saga-deck-nebula = Nebula stack
saga-deck-report = Intelligence Reports
saga-deck-jumpgate = Jumpgate Events
saga-deck-retaliation = Retaliation
saga-action-instant = Instant
saga-action-movement = Movement card
saga-action-upkeep = Upkeep card
saga-recurring = recurring
saga-constant = constant
saga-timing-any = Any time
saga-timing-upkeep = In your Upkeep
saga-timing-movement = In your movement turn
saga-timing-before-check = Before a check
saga-timing-before-attack = Before an attack
saga-timing-before-defend = Before a defense
saga-timing-roll = After a roll
saga-timing-after-attack = After an attack roll
saga-timing-after-check = After a check roll
saga-timing-damage = Before damage
saga-timing-combat-start = At the start of a combat
saga-timing-combat-won = After a combat is won
saga-purpose-check = check
saga-purpose-attack = attack
saga-purpose-defend = defense
saga-bonus = { $stat } +{ $count }
saga-foe = Attack { $attack }, Hull { $hull }, Speed { $speed }
saga-by = ({ $what })
saga-cause-scenario = the scenario
saga-cause-level = level reward
saga-cause-reward = reward
saga-fate-killed = in combat
saga-fate-removed = by an effect
saga-fate-gate = at the Jumpgate
saga-fate-rammed = collision
saga-fate-surge = Raider Surge
saga-fate-ravager = the Ravager
saga-fate-replaced = replaced by a stronger one
saga-fate-wreck = lost with its armada
saga-fate-spent = used up
saga-fate-delivered = delivered

## The map as it is read out

saga-board-label = Sector map with { $sectors } sectors. The Jumpgate is in the middle.
saga-cell-name = { $name } ({ $code })
saga-cell-act = { $cell } — Enter: { $act }
saga-cell-vacant = vacant
saga-cell-down = face-down sector
saga-cell-cost = costs { $count }
saga-cell-closed = cannot be entered
saga-cell-xpm = XPM
saga-cell-astartium = { $count } Astartium
saga-cell-base = active Starbase
saga-cell-base-of = active Starbase, { $color }
saga-cell-base-home = home, { $color }
saga-cell-base-off = inactive Starbase
saga-cell-boss-shielded = { $boss } behind a force field
saga-cell-surge = Raider Surge at the end of the phase
saga-cell-explorer = { $armada } (explorer)
saga-cell-entity = { $entity }, Hull { $hull }
saga-cell-entity-hidden = { $entity }, not found yet
saga-cell-entity-laden = { $entity } with an XPM, Hull { $hull }
saga-armada-state = Hull { $hull }, Movement Points { $mp }
saga-armada-away = not on the board

## What cards do: parts of sentences that are joined

saga-effect-gain = gain { $what }
saga-effect-lose = lose { $what }
saga-effect-lose-else = lose { $what }, or if you have none: { $text }
saga-effect-swap = trade up to { $what } for the same number of { $into }
saga-effect-draw-common = { $count ->
        [one] draw { $count } Common Action card
       *[other] draw { $count } Common Action cards
    }
saga-effect-draw-special = { $count ->
        [one] draw { $count } Special Action card
       *[other] draw { $count } Special Action cards
    }
saga-effect-repair = repair { $count } Hull
saga-effect-repair-all = repair all Hull
saga-effect-damage = take { $count } damage
saga-effect-damage-all = lose all Hull
saga-effect-damage-level = take damage equal to the Raider’s level
saga-effect-refresh = { $count ->
        [one] take back { $count } Activation Token from another card
       *[other] take back { $count } Activation Tokens from other cards
    }
saga-effect-refresh-all = take back all Activation Tokens from other cards
saga-effect-dice = { $count ->
        [one] roll { $count } more die
       *[other] roll { $count } more dice
    }
saga-effect-reroll = { $count ->
        [one] reroll { $count } die
       *[other] reroll up to { $count } dice
    }
saga-effect-reroll-all = reroll any number of dice
saga-effect-auto = { $count ->
        [one] add { $count } success to the roll
       *[other] add { $count } successes to the roll
    }
saga-effect-aim-roll = in this roll, dice succeed on { $count }+
saga-effect-aim-combat = in this combat, dice succeed on { $count }+
saga-effect-soften = reduce the damage by { $count }
saga-effect-soften-all = prevent all of the damage
saga-effect-strike = the enemy in this combat loses { $count } Hull
saga-effect-mp = { $count ->
        [one] gain { $count } Movement Point
       *[other] gain { $count } Movement Points
    }
saga-effect-step = { $count ->
        [one] move { $count } sector for free
       *[other] move up to { $count } sectors for free
    }
saga-effect-jump-base = jump to the Jumpgate or a Starbase
saga-effect-jump-any = jump to any face-up sector
saga-effect-evade = evading costs { $count } less this turn
saga-effect-evade-all = evading is free this turn
saga-effect-scout = { $count ->
        [one] look at the top tile of the pile and put it on the top or the bottom
       *[other] look at the top { $count } tiles of the pile and put each on the top or the bottom
    }
saga-effect-xpm = place an XPM on an Asteroid or Planetary sector within distance { $count }
saga-effect-spawn = { $count ->
        [one] { $count } level { $level } Raider spawns{ $where }
       *[other] { $count } level { $level } Raiders spawn{ $where }
    }
saga-where-adjacent = next to the Boss
saga-where-far = as far from the Jumpgate as possible
saga-where-ravager = next to the Ravager
saga-raiders-all = all Raiders
saga-raiders-level = Raiders up to level { $level }
saga-raiders-near = Raiders within distance { $count }
saga-raiders-level-near = Raiders up to level { $level } within distance { $count }
saga-effect-advance = { $count ->
        [one] { $who } move { $count } step
       *[other] { $who } move { $count } steps
    }
saga-effect-shove = { $count ->
        [one] push a Raider { $count } sector, chosen from { $who }
       *[other] push a Raider { $count } sectors, chosen from { $who }
    }
saga-effect-promote = { $count ->
        [one] { $count } Raider rises a level, chosen from { $who }
       *[other] { $count } Raiders rise a level, chosen from { $who }
    }
saga-effect-destroy = { $count ->
        [one] remove { $count } Raider without a reward, chosen from { $who }
       *[other] remove { $count } Raiders without a reward, chosen from { $who }
    }
saga-effect-foe-attack-more = { $who }: Attack +{ $count }
saga-effect-foe-attack-less = { $who }: Attack −{ $count }
saga-effect-foe-hull-more = { $who }: Hull +{ $count }
saga-effect-foe-hull-less = { $who }: Hull −{ $count }
saga-effect-foe-speed-more = { $who }: Speed +{ $count }
saga-effect-foe-speed-less = { $who }: Speed −{ $count }
saga-effect-draw-event = { $count ->
        [one] draw { $count } event
       *[other] draw { $count } events
    }
saga-effect-cancel-event = { $count ->
        [one] discard { $count } event in play
       *[other] discard { $count } events in play
    }
saga-effect-bar-starport = nobody can buy Starport levels
saga-effect-bar-lab = nobody can buy Research Lab levels
saga-effect-bar-commander = nobody can use Commander abilities
saga-effect-bar-draw = nobody can draw cards by Regroup
saga-effect-bar-help = players can play action cards only for their own armada
saga-effect-bar-build = nobody can build Starbases
saga-effect-bar-explore = nobody can Explore
saga-effect-mp-less = { $count ->
        [one] each armada gets { $count } fewer Movement Point, but at least { $least }
       *[other] each armada gets { $count } fewer Movement Points, but at least { $least }
    }
saga-effect-mp-more = { $count ->
        [one] each armada gets { $count } more Movement Point
       *[other] each armada gets { $count } more Movement Points
    }
saga-effect-base-less = { $count ->
        [one] the next Starbase this round costs { $count } token less
       *[other] the next Starbase this round costs { $count } tokens less
    }
saga-effect-base-more = { $count ->
        [one] the next Starbase this round costs { $count } token more
       *[other] the next Starbase this round costs { $count } tokens more
    }
saga-effect-level-less = the next level this round costs { $count } Astartium less
saga-effect-level-more = the next level this round costs { $count } Astartium more
saga-check = { $count ->
        [one] { $stat } check, { $count } success
       *[other] { $stat } check, { $count } successes
    }
saga-check-any = { $count ->
        [one] check of any stat, { $count } success
       *[other] check of any stat, { $count } successes
    }
saga-effect-pass = { $check }; on success: { $text }
saga-effect-fail = { $check }; on failure: { $text }
saga-effect-pass-fail = { $check }; on success: { $text }; on failure: { $other }
saga-effect-each = each armada: { $text }
saga-effect-near-ravager = each armada within distance { $count } of the Ravager: { $text }
saga-effect-near-boss = each armada within distance { $count } of the Boss: { $text }
saga-effect-near-jumpgate = each armada within distance { $count } of the Jumpgate: { $text }
saga-effect-choose = { $text }; or { $other }
saga-effect-ravager = { $count ->
        [one] the Ravager moves { $count } step toward the Jumpgate
       *[other] the Ravager moves { $count } steps toward the Jumpgate
    }
saga-effect-none = nothing happens
saga-effect-boss = a Boss arrives
saga-effect-report-base = an Intelligence Report leads to a lost Starbase
saga-effect-report-entity = an Intelligence Report leads to: { $entity }
saga-effect-tile = a sector is placed
saga-effect-tile-down = a sector is placed face down
saga-effect-entity-comes = place on the board: { $entity }
saga-effect-entity-moves = { $count ->
        [one] { $entity } moves { $count } step
       *[other] { $entity } moves { $count } steps
    }
saga-effect-entity-more = { $entity } gains { $count } Hull
saga-effect-entity-less = { $entity } loses { $count } Hull
saga-effect-entity-hit = { $entity } loses Hull equal to the Raider’s level
saga-effect-xpm-load = load the XPM onto it: { $entity }
saga-effect-xpm-unload = unload the XPM from it: { $entity }
saga-effect-xpm-lose = lose the XPM on it: { $entity }
saga-effect-xpm-deliver = { $entity } delivers its XPM to the scenario card
saga-effect-counter = { $counter } changes
saga-effect-install = deliver the XPM
saga-effect-uninstall = { $count ->
        [one] lose { $count } XPM from the scenario card
       *[other] lose { $count } XPMs from the scenario card
    }
saga-effect-ravager-comes = the Ravager arrives
saga-effect-ravager-away = { $count ->
        [one] drive the Ravager { $count } step away
       *[other] drive the Ravager { $count } steps away
    }
saga-effect-draw-card = draw a card: { $deck }
saga-effect-astartium = place { $count } Astartium on every sector of the report
saga-effect-salvage = take an Astartium from the sector
saga-effect-clear = remove the Astartium there
saga-effect-base-gone = the Starbase there is destroyed
saga-effect-base-active = the Starbase there becomes active
saga-effect-wormhole = travel through a wormhole to a new sector and Explore at once
saga-effect-line = the story goes on
saga-effect-win = the match is won
saga-effect-loss = the match is lost
saga-effect-when = if { $when }: { $text }
saga-effect-badge = resolve the badge: { $badge }
saga-text = { $text }.
saga-text-reward = Reward: { $text }.
saga-text-easy = Easy: { $check }. Reward: { $text }.
saga-text-hard = Hard: { $check }. Reward: { $text }.
saga-text-scan = XPM: { $one }; otherwise { $two }. Raiders: { $raiders }.
saga-text-bonus = At set-up: { $bonus }. { $when }: { $text }
saga-text-gear = { $bonus }. { $when }: { $text }
saga-reward-equip = equip a card: { $what }
saga-reward-stats = gain +{ $count } Combat, Shield, and Speed

## Goals: when it is won or lost

saga-when-equal = { $what }: exactly { $count }
saga-when-unequal = { $what }: not { $count }
saga-when-less = { $what }: less than { $count }
saga-when-most = { $what }: at most { $count }
saga-when-more = { $what }: more than { $count }
saga-when-least = { $what }: at least { $count }
saga-when-none = { $what }: none
saga-when-over = the last round is over
saga-when-not = not: { $what }
saga-when-or = { $one } or { $two }
saga-when-at = { $entity } is at { $at }
saga-when-found = { $entity } is found
saga-when-ravager = the Ravager is at { $at }
saga-when-phase = { $phase } has ended
saga-gauge-bosses = Bosses in play
saga-gauge-badges = badges left ({ $badge })
saga-gauge-hull = Hull of { $entity }
saga-gauge-round = round
saga-gauge-starbases = active Starbases
saga-gauge-installed = XPMs on the scenario card
saga-gauge-points = a player’s Victory Points

## What happens

saga-heading = Round { $round } · { $phase }
saga-event-chosen = { $seat }: { $commander }, { $color }.
saga-event-round = Round { $round } begins. First Player: { $seat }.
saga-event-phase = Round { $round }, { $phase }.
saga-event-turn = { $armada } takes its turn ({ $phase }).
saga-event-badge = The Doom Counter reaches a badge: { $badge }.
saga-event-drawn = { $deck }: { $card }.
saga-event-acts = Next to act: { $what }.
saga-event-event-came = Event { $card } comes into play. { $text }
saga-event-event-left = Event { $card } is discarded{ $by }.
saga-event-quelled = { $seat } puts a Combat Token on { $card }: { $count } of { $need }.
saga-event-placed = New sector: { $tile } ({ $code }){ $by }.
saga-event-placed-down = A sector is placed face down ({ $code }){ $by }.
saga-event-revealed = A sector is turned face up: { $tile } ({ $code }).
saga-event-xpm-placed = An XPM appears at { $at }{ $by }.
saga-event-xpm-gone-at = The XPM at { $at } is removed ({ $fate }).
saga-event-xpm-gone-seat = The XPM of { $seat } is removed ({ $fate }).
saga-event-xpm-gone = An XPM is removed ({ $fate }).
saga-event-xpm-taken = { $armada } picks up the XPM at { $at }.
saga-event-xpm-loaded = { $armada } loads its XPM ({ $entity }).
saga-event-xpm-unloaded = { $armada } unloads the XPM ({ $entity }).
saga-event-installed-by = { $seat } delivers an XPM. Delivered so far: { $count }.
saga-event-installed = An XPM is delivered. Delivered so far: { $count }.
saga-event-spawned = { $raider } spawns at { $at }{ $by }.
saga-event-no-figure = No Raider figure of level { $level } or higher is left.
saga-event-marched = { $raider } moves from { $from } to { $at }{ $by }.
saga-event-promoted = A Raider rises to level { $level }{ $by }.
saga-event-raider-killed = { $raider } at { $at } is defeated.
saga-event-raider-gate = { $raider } breaks into the Jumpgate.
saga-event-raider-left = { $raider } at { $at } is removed ({ $fate }).
saga-event-surged = Raider Surge at { $at }.
saga-event-boss-came = { $boss } arrives at { $at }.
saga-event-boss-killed = { $boss } is defeated.
saga-event-boss-left = { $boss } is removed ({ $fate }).
saga-event-ravager-came = The Ravager arrives at { $at }.
saga-event-ravager-moved = The Ravager moves from { $from } to { $at }.
saga-event-entity-came = { $entity } arrives at { $at }.
saga-event-entity-moved = { $entity } moves from { $from } to { $at }.
saga-event-entity-left = { $entity } leaves the board.
saga-event-entity-found = { $entity } is found. Hull: { $hull }.
saga-event-entity-hull = { $entity }: Hull { $hull }{ $by }.
saga-event-counted = { $counter }: { $count }.
saga-event-astartium = { $count } Astartium lies at { $at }.
saga-event-astartium-gone = The Astartium at { $at } is removed.
saga-event-salvaged = { $armada } salvages an Astartium at { $at }.
saga-event-started = { $armada } starts at { $at }.
saga-event-moved = { $armada } moves to { $at }. Movement Points left: { $mp }.
saga-event-explored = { $armada } explores { $at }.
saga-event-shifted = { $armada } is moved to { $at }.
saga-event-returned = { $armada } returns to { $at }.
saga-event-gained = { $seat } gains { $what }{ $by }.
saga-event-spent = { $seat } pays { $what }{ $by }.
saga-event-less = { $seat } loses { $what }.
saga-event-lost = { $seat } loses { $what }{ $by }.
saga-event-tokens = { $armada } gains { $what }.
saga-event-refreshed = { $seat } takes back all Activation Tokens.
saga-event-freed = { $armada } takes back the Activation Token from { $card }.
saga-event-stats = { $seat }: Combat { $combat }, Shield { $shield }, Speed { $speed }.
saga-event-stats-any = { $seat } gains Combat, Shield, and Speed.
saga-event-repaired = { $seat } repairs to Hull { $hull }{ $by }.
saga-event-threatened = { $armada } faces { $damage } damage{ $by }.
saga-event-softened = The damage to { $armada } is reduced to { $damage }.
saga-event-damaged = { $armada } takes { $damage } damage{ $by }. Hull: { $hull }.
saga-event-destroyed = { $armada } is destroyed.
saga-event-level = { $seat } raises a track: { $track }, level { $level }.
saga-event-equipped = { $seat } equips { $card }.
saga-event-equipped-for = { $seat } replaces { $out } with { $card }.
saga-event-declined = { $seat } equips nothing.
saga-event-drew-cards = { $count ->
        [one] { $seat } draws { $count } card ({ $deck }).
       *[other] { $seat } draws { $count } cards ({ $deck }).
    }
saga-event-drew-card = { $seat } draws { $card }.
saga-event-played = { $seat } plays { $card }: { $text }
saga-event-played-for = { $seat } plays { $card } for { $armada }: { $text }
saga-event-activated = { $seat } uses { $card }: { $text }
saga-event-activated-commander = { $seat } uses the Commander’s ability.
saga-event-check = { $armada } faces a { $check }{ $by }.
saga-event-rolled = { $armada } rolls { $stat } ({ $purpose }): { $faces }. Dice succeed on { $aim }+.
saga-event-rolled-none = { $armada } has no dice to roll ({ $stat }).
saga-event-rerolled = { $armada } rerolls a die: { $face }.
saga-event-result = { $count ->
        [0] { $armada }: no successes ({ $purpose }).
        [one] { $armada }: { $count } success ({ $purpose }).
       *[other] { $armada }: { $count } successes ({ $purpose }).
    }
saga-event-check-passed = { $armada } passes the check.
saga-event-check-failed = { $armada } fails the check.
saga-event-exploring = { $armada } draws an Exploration card: { $card }.
saga-event-side-easy = { $armada } takes the easy side.
saga-event-side-hard = { $armada } takes the hard side.
saga-event-trial = { $armada }: { $encounter }. Card: { $card }.
saga-event-trial-passed = { $armada } succeeds: { $encounter }.
saga-event-trial-failed = { $armada } fails: { $encounter }.
saga-event-fight = { $armada } fights { $foe }. Enemy Hull: { $hull }.
saga-event-foe-hit = { $foe } loses { $damage } Hull. { $hull } left.
saga-event-fight-won = { $armada } defeats { $foe }.
saga-event-fight-lost = { $armada } loses against { $foe }.
saga-event-regrouped = { $armada } regroups: { $what }.
saga-event-swapped = { $armada } regroups: { $card } replaces { $out }.
saga-event-passed = { $armada } passes ({ $phase }).
saga-event-claimed = { $armada } is faster and fights first: { $foe }.
saga-event-agreed = { $seat } agrees to pay.
saga-event-refused = { $seat } pays nothing.
saga-event-built = { $armada } builds a Starbase at { $at }.
saga-event-reactivated = The Starbase at { $at } becomes active.
saga-event-base-found = A lost Starbase is located at { $at }.
saga-event-base-lost = The Starbase at { $at } is destroyed ({ $fate }).
saga-event-project = { $armada }: { $project }.
saga-event-scouted = { $count ->
        [one] { $seat } looks at the top tile of the pile.
       *[other] { $seat } looks at the top { $count } tiles of the pile.
    }
saga-event-seen = { $seat } sees { $tile }.
saga-event-sunk = { $seat } puts { $tile } on the bottom.
saga-event-sunk-one = { $seat } puts a tile on the bottom.
saga-event-duel = { $armada } challenges { $other } to a duel. { $first } strikes first.
saga-event-strike = { $armada } strikes { $other }: { $damage } damage.
saga-event-strike-none = { $armada } strikes { $other }: no damage.
saga-event-duel-won = { $armada } wins the duel.
saga-event-duel-drawn = The duel ends without a winner.
saga-event-looted = { $seat } takes { $item } from { $other }.
saga-event-siege-won = { $armada } wins the siege of { $at }. The Starbase is destroyed.
saga-event-siege-lost = { $armada } fails the siege of { $at }.
saga-event-line = { $text }
saga-event-line-none = The story goes on.
saga-event-conceded = { $seat } concedes.
saga-event-over-won = Mission accomplished.
saga-event-over-lost = Mission failed.
saga-event-over-rounds = The last round is over. Mission failed.
saga-event-over-given-up = The match was conceded.
saga-event-over-points = The Arena is over. Points are counted.
saga-event-over-domination = The Arena ends by domination.

## How it ended, and the story of the game

saga-ending-won = You win. Mission accomplished in round { $round }.
saga-ending-lost = You lose. Mission failed in round { $round }.
saga-ending-lost-rounds = You lose. The mission was not accomplished by the end of round { $round }.
saga-ending-lost-boss = You lose. A Boss is still in play after the last round.
saga-ending-lost-ship = You lose. The Colony Ship was destroyed in round { $round }.
saga-ending-lost-ravager = You lose. The Ravager reached the Jumpgate in round { $round }.
saga-ending-given-up = The match was conceded in round { $round }.
saga-ending-won-given-up = { $seats } wins. All others conceded.
saga-ending-won-points = { $count ->
        [one] { $seats } wins with { $points } Victory Points.
       *[other] { $seats } win with { $points } Victory Points.
    }
saga-ending-won-shared = Shared victory with { $points } Victory Points: { $seats }.
saga-ending-won-domination = { $seats } wins by domination in round { $round }.
saga-story-raiders = Raiders defeated: { $count }.
saga-story-bosses = Bosses defeated: { $count }.
saga-story-explored = Sectors explored: { $count }.
saga-story-events = Events still in play: { $count }.
saga-story-destroyed = Armadas destroyed: { $count }.
saga-story-delivered = XPMs delivered: { $count }.
saga-story-starbases = Starbases built or reactivated: { $count }.

## Refusals: why not, and what to do

saga-refusal-over = The match is over.
saga-refusal-not-asked = Another player is deciding. Wait for your turn.
saga-refusal-not-asked-yet = A player before you in turn order decides first. Wait for your turn.
saga-refusal-phase = This belongs to the phase “{ $wanted }”. The current phase is: { $now }.
saga-refusal-busy = This is not possible now. First decide { $asked }.
saga-refusal-cannot-enter = You cannot enter this sector. Choose another route.
saga-refusal-no-sector = There is no sector here yet. Explore it first.
saga-refusal-not-adjacent = This sector is not adjacent to your armada. Move one sector at a time.
saga-refusal-face-down = This sector is face down. Explore it instead.
saga-refusal-rival-home = You cannot enter another player’s home. Choose another route.
saga-refusal-no-points = This costs { $need } Movement Points including evading, and you have { $left }. Choose a cheaper route.
saga-refusal-no-exploring = This scenario has no exploring. Move to face-up sectors.
saga-refusal-exploring-barred = An event bars exploring. Remove the event first.
saga-refusal-no-tile = The sector pile is empty. You can explore only face-down sectors.
saga-refusal-no-site = A new sector must be within distance { $reach } of the Jumpgate and touch at least { $touch } sectors. Choose another hex.
saga-refusal-explored = This sector is already face up. Move there instead.
saga-refusal-no-xpm-here = There is no XPM in this sector. Move to one that has an XPM.
saga-refusal-cargo-full = Your Cargo already holds an XPM and has no room for another. Deliver it first.
saga-refusal-not-offered = You cannot choose this. Decide { $asked }.
saga-refusal-not-seen = You have not looked at this tile, or have already put it back. Choose a tile that you see.
saga-refusal-no-die = The roll has no such die. Choose a die that was rolled.
saga-refusal-die-chosen = You have already chosen this die. Choose another, or reroll the chosen dice.
saga-refusal-no-token = This armada has no Activation Token left. You take them back in Upkeep.
saga-refusal-token-there = This card already has an Activation Token. You take it back in Upkeep.
saga-refusal-not-equipped = This card is not on your mat. Choose an equipped card.
saga-refusal-not-yours = You can use abilities only for your own armada. Choose your armada.
saga-refusal-no-armada = This armada is not on the board. Choose another.
saga-refusal-fallen = This armada is destroyed. Wait until it has returned.
saga-refusal-not-in-hand = You do not hold this card. Choose one from your hand.
saga-refusal-no-effect = This would have no effect now. Keep it for later.
saga-refusal-no-window = You can use this at another time: “{ $timing }”. Keep it until then.
saga-refusal-other-armada = This moment concerns another armada. Choose that armada.
saga-refusal-other-phase = You can play this card in the phase “{ $wanted }”. Keep it until then.
saga-refusal-other-turn = You can use this ability at another time: “{ $timing }”. Keep it until then.
saga-refusal-turn-over = The movement turn of this armada is over. Choose an armada that can still move.
saga-refusal-commander-barred = An event bars Commander abilities. Remove the event first.
saga-refusal-help-barred = An event bars cards for other armadas. Choose your own armada, or remove the event first.
saga-refusal-no-astartium = You have no Astartium. Gain some first.
saga-refusal-hull-full = The Hull is already full. Choose something else.
saga-refusal-no-combat = You have no Combat Token. Gain one by combat or Regroup.
saga-refusal-due = You must first lose the tokens you owe. Choose them.
saga-refusal-not-in-play = This event is not in play. Choose one that is.
saga-refusal-quell-later = You cannot put tokens on events in the Events phase. Wait for the next phase.
saga-refusal-not-for-reward = This card is equipped or does not match the reward’s kind and quality. Choose another.
saga-refusal-row-full = The row already holds { $slots } cards. Choose a card to replace.
saga-refusal-row-free = The row has room. You do not need to replace a card.
saga-refusal-nothing-to-take = You cannot take this: there is none, or you have no room. Take something else.
saga-refusal-crowded = Too many effects are waiting. Resolve them first.
saga-refusal-commander-taken = Another player has this Commander. Choose another.
saga-refusal-color-taken = Another player has this color. Choose another.
saga-refusal-solo-color = A solo player has blue. Choose blue.
saga-refusal-no-start = Your armada cannot start here. Choose a marked hex.
saga-refusal-acted = This has already acted or is not in play. Choose another.
saga-refusal-no-turn = This armada has no turn left now. Choose another.
saga-refusal-last-level = This track is at its last level. Choose the other track.
saga-refusal-level-barred = An event bars levels of this track. Remove the event first.
saga-refusal-too-dear = The level costs { $price } Astartium, and you have { $have }. Gain more first.
saga-refusal-no-enemy = This enemy is not in your sector. Choose one that is.
saga-refusal-shielded = The Boss is behind its force field. Build a Starbase in its sector first.
saga-refusal-beset = This needs a sector without enemies. Defeat the enemy first.
saga-refusal-not-clear = You can Regroup only in a sector without enemies. Defeat the enemy first.
saga-refusal-draw-barred = An event bars drawing a card by Regroup. Choose another Regroup.
saga-refusal-no-cards = The deck is empty. Choose something else.
saga-refusal-used = This card has an Activation Token on it. Swap another card.
saga-refusal-no-swap = The new card must be in your deck and match the old one’s kind and quality. Choose another card.
saga-refusal-not-here = You can do this only { $place }. Go there first.
saga-refusal-no-such = The scenario has no such action. Choose another.
saga-refusal-unfound = The ship is not on the board, or not found yet. Turn its sector face up first.
saga-refusal-no-xpm = You need an XPM in your Cargo. Pick one up first.
saga-refusal-nothing-here = There is no Astartium in this sector. Move to one that has some.
saga-refusal-no-room = All slots are filled. Keep your XPM.
saga-refusal-unladen = The ship carries no XPM. Load one first.
saga-refusal-laden = The ship already carries an XPM. Keep yours.
saga-refusal-towed = The ship was already towed this round. Tow it next round.
saga-refusal-whole = The ship is not damaged. Keep your tokens.
saga-refusal-cost-too-dear = { $what }: this costs { $price }, and you have { $have }. Gain more first.
saga-refusal-spent = You cannot do this again this round. Choose something else.
saga-refusal-too-much = This is more than you can spend. Choose less.
saga-refusal-too-little = Nothing would be spent. Choose at least one.
saga-refusal-not-next = This is not a face-up sector adjacent to the ship. Choose one that is.
saga-refusal-blocked = The ship cannot enter this sector. Choose another route.
saga-refusal-no-fuel = The ship needs { $price } for this and has { $have }, and it must keep its last token. Choose a cheaper sector.
saga-refusal-no-tow = You cannot tow the ship: there is no sector for it, or you have no token to pay. Choose something else.
saga-refusal-no-rival = There is no rival in this sector to challenge. Move to a rival.
saga-refusal-rival-at-home = You cannot challenge a rival at home. Meet it elsewhere.
saga-refusal-duelled = This armada was already challenged this round. Challenge it next round.
saga-refusal-no-siege = There is no rival Starbase in this sector to besiege. Move to one.
saga-refusal-defended = Its owner’s armada defends the Starbase. Win a duel against it first.
saga-refusal-no-building = You cannot build Starbases in this scenario. Choose something else.
saga-refusal-build-barred = An event bars building Starbases. Remove the event first.
saga-refusal-build-place = You cannot build a Starbase in this sector. Move to another one first.
saga-refusal-build-taken = This sector already has a Starbase. Move to another one first.
saga-refusal-build-raider = A Raider is in this sector. Defeat it first.
saga-refusal-no-starbase = No Starbase figure is left. Choose something else.
saga-refusal-works-too-dear = This costs { $price } tokens, and the players here have { $have } that count. Gain more first.
saga-refusal-bad-share = The shares do not add up to the price, or a player does not have enough. Change them.
saga-refusal-gave-up = You have already conceded.
saga-refusal-under-way = An action is not finished. Concede after it.

## What is to be decided, in refusals

saga-asked-choose = which Commander and color you take
saga-asked-start = where your armada starts
saga-asked-lead = which armada goes first
saga-asked-upkeep = what to do in your Upkeep
saga-asked-movement = how your armada moves
saga-asked-encounter = which encounter your armada has
saga-asked-expand = what to build or do for the mission
saga-asked-order-armadas = which armada is next
saga-asked-order-events = which event or Boss acts next
saga-asked-order-raiders = which Raider moves next
saga-asked-order-surges = which Raider Surge to resolve next
saga-asked-stat = which stat to roll
saga-asked-reroll = which dice to reroll
saga-asked-window = whether to play or use something now
saga-asked-loot = what to take
saga-asked-side = between the easy side and the hard side
saga-asked-claim = whether to fight first
saga-asked-equip = which card to equip
saga-asked-pay = which tokens to lose
saga-asked-branch = between the two effects
saga-asked-trade = how much to trade
saga-asked-place = where to place the new sector
saga-asked-hole = where the Black Hole opens
saga-asked-wormhole = where the wormhole leads
saga-asked-xpm = which sector gets the XPM
saga-asked-spawn = where a Raider spawns
saga-asked-march = which way a Raider moves
saga-asked-shove = what to push
saga-asked-shove-to = where to push it
saga-asked-promote = which Raider rises
saga-asked-destroy = which Raider to remove
saga-asked-gate-loss = which XPM to lose
saga-asked-step = where to move the armada
saga-asked-cancel = which event to discard
saga-asked-scout = where to put the tiles back
saga-asked-refresh = which Activation Token to take back
saga-asked-share = who pays what
saga-asked-consent = whether to pay your share
saga-asked-boss-fight = whether to fight the Boss at once
saga-asked-tow = where to tow the ship
saga-asked-ravage = which way the Ravager moves
saga-asked-ravage-away = where the Ravager is driven
saga-asked-report = which sector to use for the report
saga-asked-nothing = what comes next

## Where the scenario lets something be done, in refusals

saga-place-any = anywhere on the board
saga-place-jumpgate = on the Jumpgate
saga-place-home = at your home
saga-place-at = in the ship’s sector
saga-place-near = in the ship’s sector or adjacent to it
saga-place-inactive-starbase = at an inactive Starbase
saga-place-starbase = at an active Starbase
saga-place-sector = in a sector of the type and color that the scenario names

## Requests: what is asked, in the second person

saga-prompt-ask-choose = { $seat }, choose your Commander and color.
saga-prompt-ask-start = { $seat }, choose where your armada starts.
saga-prompt-ask-lead = { $seat }, choose the armada that goes first ({ $step }).
saga-prompt-ask-upkeep = { $seat }, buy levels, play Upkeep cards, or end your Upkeep. You have { $astartium }.
saga-prompt-ask-movement = { $seat }, move { $armada }, explore, or end movement. Movement Points: { $mp }.
saga-prompt-ask-encounter = { $seat }, choose the encounter of { $armada } at { $at }.
saga-prompt-ask-expand = { $seat }, build, act for the mission, or end your Expand turn. You have { $purse }.
saga-prompt-ask-order-armadas = { $seat }, choose the next armada: { $what }.
saga-prompt-ask-order-events = { $seat }, choose the event or Boss to act next.
saga-prompt-ask-order-raiders = { $seat }, choose the next Raider to move.
saga-prompt-ask-order-surges = { $seat }, choose the next Raider Surge.
saga-prompt-ask-stat = { $seat }, choose the stat { $armada } rolls. Successes needed: { $count }.
saga-prompt-ask-reroll = { $seat }, choose dice to reroll: up to { $count } more.
saga-prompt-ask-before-check = { $seat }, { $armada } is about to roll a check. Help, or pass.
saga-prompt-ask-before-attack = { $seat }, { $armada } is about to attack. Help, or pass.
saga-prompt-ask-before-defend = { $seat }, { $armada } is about to roll defense. Help, or pass.
saga-prompt-ask-roll = { $seat }, { $armada } rolled { $faces }. Change the roll, or keep it.
saga-prompt-ask-after-attack = { $seat }, { $armada } has rolled an attack. Add to it, or pass.
saga-prompt-ask-after-check = { $seat }, { $armada } has rolled a check. Add to it, or pass.
saga-prompt-ask-damage = { $seat }, { $armada } is about to take { $count } damage. Reduce it, repair, or pass.
saga-prompt-ask-combat-start = { $seat }, { $armada } starts a combat: { $foe }. Help, or pass.
saga-prompt-ask-combat-won = { $seat }, { $armada } has won the combat. Use a card or ability, or pass.
saga-prompt-ask-react = { $seat }, a new event is in play. Cancel an event, or pass.
saga-prompt-ask-loot = { $seat }, choose what to take from { $other }.
saga-prompt-ask-side = { $seat }, { $card }: choose the easy or the hard side.
saga-prompt-ask-claim = { $seat }, { $armada } is about to fight ({ $foe }). Your armada is faster. Fight first?
saga-prompt-ask-equip-unit = { $seat }, equip a card or decline: { $what }.
saga-prompt-ask-equip-power = { $seat }, equip a card or decline: { $what }.
saga-prompt-ask-pay = { $seat }, choose a token to lose: { $count } more.
saga-prompt-ask-branch = { $seat }, choose one of the two effects.
saga-prompt-ask-trade = { $seat }, choose how much to trade.
saga-prompt-ask-place-sector = { $seat }, choose where to place the new sector: { $tile }.
saga-prompt-ask-place-boss = { $seat }, choose where to place the sector of the Boss ({ $boss }).
saga-prompt-ask-place-bossless = { $seat }, choose where to place the new sector: { $tile }. No Boss is left for it.
saga-prompt-ask-place-hole = { $seat }, choose where the Black Hole opens. The Ravager arrives there.
saga-prompt-ask-wormhole = { $seat }, choose where the wormhole leads: { $tile }.
saga-prompt-ask-xpm = { $seat }, choose a sector for the XPM.
saga-prompt-ask-spawn = { $seat }, choose where a level { $level } Raider spawns: { $count } more.
saga-prompt-ask-march = { $seat }, choose where the Raider moves: { $what }.
saga-prompt-ask-shove = { $seat }, choose what to push.
saga-prompt-ask-shove-to = { $seat }, choose where to push: { $what }.
saga-prompt-ask-promote = { $seat }, choose a Raider that rises a level: { $count } more.
saga-prompt-ask-destroy = { $seat }, choose a Raider to remove: { $count } more.
saga-prompt-ask-gate-loss = { $seat }, choose the XPM you lose to the Raider.
saga-prompt-ask-step = { $seat }, move { $armada } for free ({ $count } more), or stay.
saga-prompt-ask-jump = { $seat }, choose where { $armada } jumps.
saga-prompt-ask-push-out = { $seat }, choose where { $armada } escapes the Ravager.
saga-prompt-ask-refuge = { $seat }, choose where { $armada } leaves the wormhole.
saga-prompt-ask-shoved = { $seat }, choose where { $armada } is pushed.
saga-prompt-ask-cancel = { $seat }, choose an event to discard: { $count } more.
saga-prompt-ask-scout = { $seat }, put the tiles back on the top or the bottom: { $count } more.
saga-prompt-ask-refresh = { $seat }, choose a card to take its Activation Token back: { $count } more.
saga-prompt-ask-share = { $seat }, choose who pays what: { $what }.
saga-prompt-ask-consent = { $seat }, { $armada } proposes to pay together: { $what }. Agree?
saga-prompt-ask-boss-fight = { $seat }, fight the Boss at once ({ $boss })?
saga-prompt-ask-tow = { $seat }, tow the ship further ({ $entity }), or stop. You have { $purse }.
saga-prompt-ask-ravage = { $seat }, choose where the Ravager moves on its way to the Jumpgate.
saga-prompt-ask-ravage-away = { $seat }, choose where to drive the Ravager.
saga-prompt-ask-report = { $seat }, choose a sector for the report.
saga-prompt-ask-nothing = The match goes on.
saga-prompt-wait = { $count ->
        [one] Waiting for { $seats }: { $step }.
       *[other] Waiting for { $seats }: { $step }.
    }
saga-share = { $seat }: { $what }

## Orders on buttons, cards and sectors

saga-order-choose = { $commander }, { $color }
saga-order-equip = Equip { $card }
saga-order-equip-for = Equip { $card } and remove { $out }
saga-order-order = Next: { $what }
saga-order-at = Choose { $at }
saga-order-at-start = Start at { $at }
saga-order-at-sector = New sector at { $at }
saga-order-at-xpm = XPM to { $at }
saga-order-at-raider = Raider at { $at }
saga-order-at-way = To { $at }
saga-order-pick = Choose { $what }
saga-order-from-cargo = The XPM of { $seat }
saga-order-item = Choose { $item }
saga-order-branch = Choose: { $what }
saga-order-branch-trade = Trade { $what } for { $into }
saga-order-branch-stat = Roll { $what }
saga-order-pick-event = Discard { $card }
saga-order-free = Take token off { $card }
saga-order-level-starport = Buy Starport level { $level } ({ $cost } Astartium)
saga-order-level-lab = Buy Research Lab level { $level } ({ $cost } Astartium)
saga-order-level-starport-last = Starport: last level reached
saga-order-level-lab-last = Research Lab: last level reached
saga-order-move = Move to { $at }
saga-order-explore = Explore { $at }
saga-order-pick-up = Pick up XPM
saga-order-maneuver = { $project }
saga-order-maneuver-to = { $project }: { $at }
saga-order-tow = Tow to { $at } for { $item }
saga-order-lead = { $armada } goes first
saga-order-side-easy = Easy: { $check }
saga-order-side-hard = Hard: { $check }
saga-order-fight = Fight { $what }
saga-order-regroup-draw = Regroup: draw a Common Action card
saga-order-regroup-repair = Regroup: repair { $count } Hull
saga-order-regroup-exploration = Regroup: gain an Exploration Token
saga-order-regroup-combat = Regroup: gain a Combat Token
saga-order-swap = Regroup: replace { $out } with { $card }
saga-order-encounter = { $encounter }
saga-order-duel = Challenge { $armada } to a duel
saga-order-siege = Besiege Starbase
saga-order-build = Build Starbase
saga-order-project = { $project }
saga-order-project-many = { $project } with { $count }
saga-order-share = { $seat } pays { $what }
saga-order-share-none = { $seat } pays nothing
saga-order-hauler = { $seat } pays the XPM
saga-order-agree = Yes
saga-order-agree-fight = Fight first
saga-order-agree-give = Pay your share
saga-order-agree-boss = Fight the Boss now
saga-order-decline = No
saga-order-decline-fight = Let them fight
saga-order-decline-give = Pay nothing
saga-order-decline-boss = Do not fight the Boss
saga-order-play = Play { $card }
saga-order-play-for = Play { $card } for { $armada }
saga-order-activate = Use { $card }
saga-order-activate-for = Use { $card } for { $armada }
saga-order-repair = Repair Hull for an Astartium
saga-order-quell = Put a Combat Token on { $card }
saga-order-reroll = Reroll the { $face }
saga-order-reroll-one = Reroll the { $face } (die { $place })
saga-order-sink = Put { $tile } on the bottom
saga-order-keep = Put { $tile } on top
saga-order-done = Done
saga-order-done-pass = Pass
saga-order-done-roll = Keep the roll
saga-order-done-reroll = Reroll these dice
saga-order-done-equip = Equip nothing
saga-order-done-upkeep = End Upkeep
saga-order-done-movement = End movement
saga-order-done-encounter = No encounter
saga-order-done-expand = End Expand turn
saga-order-done-step = Stay here
saga-order-done-tow = Stop towing
saga-order-concede = Concede

## The match in words

saga-text-ring = Ring { $letter }
saga-text-here = { $name }: { $text }
saga-text-scenario = Scenario: { $scenario }.
saga-text-round = { $round ->
        [0] { $step }. First Player: { $seat }.
       *[other] Round { $round } of { $rounds }, { $step }. First Player: { $seat }.
    }
saga-text-mat = { $seat }: Hull { $hull } of { $most }, Combat { $combat }, Shield { $shield }, Speed { $speed }. Starport { $starport }, Research Lab { $lab }, Command Center { $center }. { $purse }, { $tokens }.
saga-text-points = { $seat } has { $what }.
saga-text-commander = Commander of { $seat }: { $card }. { $when }: { $text }
saga-text-equipped = { $seat } has equipped { $card }. { $text }
saga-text-spent = (token on it)
saga-text-carries = { $seat } has an XPM in the Cargo.
saga-text-hand = Hand of { $seat }: { $cards }.
saga-text-hand-count = { $count ->
        [one] { $seat } holds { $count } action card.
       *[other] { $seat } holds { $count } action cards.
    }
saga-text-event = Event in play, { $kind }: { $card }. { $text } Combat Tokens on it: { $count } of { $need }.
saga-text-last-scan = Last Scanning Report: { $text }
saga-text-counter = { $counter }: { $count } of { $most }.
saga-text-number = { $counter }: { $count }.
saga-text-supply = XPMs left in the supply: { $count }.
saga-text-fight = { $armada } fights: { $foe }, { $figures }, Hull left: { $hull }.
saga-text-faces = Rolled: { $faces }. Dice succeed on { $aim }+.
saga-text-exploration = { $card }. { $text }
saga-text-cards = Action cards
saga-text-abilities = Abilities
saga-text-levels = Levels
saga-text-encounters = Encounters
saga-text-mission = Mission actions
saga-text-any-time = Events and repairs
saga-text-outfit = Cards to equip
saga-text-fact-hull = Hull
saga-text-fact-stats = Combat, Shield, Speed
saga-text-fact-mp = Movement Points
saga-text-fact-owner = Player
saga-text-fact-figures = Values
saga-text-fact-does = Each round
saga-text-fact-dice = Dice
saga-text-protected = protected
saga-text-behind-field = behind a force field
