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
    .blurb = The way home is broken. Bring the parts together before the Raiders do their worst.
    .goal = Put XPMs into every slot of the Jumpgate, and leave no Boss in play.
saga-scenario-spa = Safe Passage
    .blurb = One ship full of people, one way past the Black Hole, and Bosses across it.
    .goal = Bring the Colony Ship from Dawn to the Jumpgate.
saga-scenario-lst = The Lost Starbases
    .blurb = Old bases drift in the dark. Find them, light them again, and let them charge.
    .goal = Reactivate lost Starbases until the Power track is full.
saga-scenario-dis = Distress Call
    .blurb = Somebody out there calls for help. Find the ships, and tow them to the Jumpgate one by one.
    .goal = Bring the Colony Ships to the Jumpgate, each with an XPM on board.
saga-scenario-opc = Open Confrontation
    .blurb = What broke the gate comes back to finish it. Hold out to the end.
    .goal = Keep the Ravager from the Jumpgate to the end, and leave no Boss in play then.
saga-scenario-arn = Arena
    .blurb = Everybody for themselves: deliveries, hunts, duels and sieges.
    .goal = Have the most Victory Points.
saga-badge-boss = Boss
saga-badge-advance = Advance
saga-badge-lost = Lost Starbase
saga-badge-ravager = Ravager
saga-badge-bounty = Bounty
saga-counter-installed = XPMs in the Jumpgate
saga-counter-retrieved = Ships brought home
saga-counter-power = Power track
saga-encounter-repair = Repair the Jumpgate
saga-encounter-deliver = Deliver the XPM to the Jumpgate
saga-encounter-deliver_home = Deliver the XPM at home
saga-project-load = Put the XPM on the ship
saga-project-unload = Take the XPM off the ship
saga-project-tow = Tow the ship
saga-project-repair = Repair the ship
saga-project-reactivate = Reactivate the Starbase
saga-project-weaponize = Turn the Starbase into a weapon
saga-project-fly = Fly the ship
saga-project-salvage = Salvage Astartium
saga-project-fuel = Fuel the ship

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
saga-step-end = End of the phase
saga-step-round-end = End of the round
saga-step-over = The end
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
saga-xpm-aboard = the XPM on board
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
saga-timing-after-attack = After an attack was rolled
saga-timing-after-check = After a check was rolled
saga-timing-damage = Before damage counts
saga-timing-combat-start = As a combat starts
saga-timing-combat-won = As a combat is won
saga-purpose-check = check
saga-purpose-attack = attack
saga-purpose-defend = defense
saga-bonus = { $stat } +{ $count }
saga-foe = Attack { $attack }, Hull { $hull }, Speed { $speed }
saga-by = ({ $what })
saga-cause-scenario = the scenario
saga-cause-level = a level
saga-cause-reward = reward
saga-fate-killed = in combat
saga-fate-removed = by an effect
saga-fate-gate = at the Jumpgate
saga-fate-rammed = collision
saga-fate-surge = Raider Surge
saga-fate-ravager = the Ravager
saga-fate-replaced = a stronger one took its place
saga-fate-wreck = lost with its armada
saga-fate-spent = used up
saga-fate-delivered = delivered

## The map as it is read out

saga-board-label = Sector map with { $sectors } sectors. The Jumpgate lies in the middle.
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
saga-cell-surge = a Raider Surge threatens
saga-cell-explorer = { $armada } (explorer)
saga-cell-entity = { $entity }, Hull { $hull }
saga-cell-entity-hidden = { $entity }, not found yet
saga-cell-entity-laden = { $entity } with an XPM, Hull { $hull }
saga-armada-state = Hull { $hull }, Movement Points { $mp }
saga-armada-away = not on the board

## What cards do: parts of sentences that are joined

saga-effect-gain = gain { $what }
saga-effect-lose = lose { $what }
saga-effect-lose-else = lose { $what }, or with none: { $text }
saga-effect-swap = exchange up to { $what } for as many { $into }
saga-effect-draw-common = { $count ->
        [one] draw { $count } Common Action card
       *[other] draw { $count } Common Action cards
    }
saga-effect-draw-special = { $count ->
        [one] draw { $count } Special Action card
       *[other] draw { $count } Special Action cards
    }
saga-effect-repair = repair { $count } Hull
saga-effect-repair-all = repair the Hull in full
saga-effect-damage = take { $count } damage
saga-effect-damage-all = lose all Hull
saga-effect-damage-level = take damage as high as the Raider’s level
saga-effect-refresh = { $count ->
        [one] take { $count } Activation Token off another card
       *[other] take { $count } Activation Tokens off other cards
    }
saga-effect-refresh-all = take all Activation Tokens off other cards
saga-effect-dice = { $count ->
        [one] roll { $count } die more
       *[other] roll { $count } dice more
    }
saga-effect-reroll = { $count ->
        [one] roll { $count } die again
       *[other] roll up to { $count } dice again
    }
saga-effect-reroll-all = roll any dice again
saga-effect-auto = { $count ->
        [one] add { $count } success to the roll
       *[other] add { $count } successes to the roll
    }
saga-effect-aim-roll = dice succeed on { $count } or more in this roll
saga-effect-aim-combat = dice succeed on { $count } or more in all of this combat
saga-effect-soften = soften the damage by { $count }
saga-effect-soften-all = avert all of the damage
saga-effect-strike = the enemy being fought loses { $count } Hull
saga-effect-mp = { $count ->
        [one] gain { $count } Movement Point
       *[other] gain { $count } Movement Points
    }
saga-effect-step = { $count ->
        [one] move { $count } sector at no cost
       *[other] move up to { $count } sectors at no cost
    }
saga-effect-jump-base = jump to the Jumpgate or a Starbase
saga-effect-jump-any = jump to any face-up sector
saga-effect-evade = evading costs { $count } less this turn
saga-effect-evade-all = evading costs nothing this turn
saga-effect-scout = { $count ->
        [one] look at the top tile of the pile and put it back on top or to the bottom
       *[other] look at { $count } tiles on top of the pile and put each back on top or to the bottom
    }
saga-effect-xpm = put an XPM on an Asteroid or Planetary sector at a distance of { $count } or less
saga-effect-spawn = { $count ->
        [one] { $count } Raider of level { $level } spawns{ $where }
       *[other] { $count } Raiders of level { $level } spawn{ $where }
    }
saga-where-adjacent = next to the Boss
saga-where-far = as far from the Jumpgate as possible
saga-where-ravager = next to the Ravager
saga-raiders-all = all Raiders
saga-raiders-level = Raiders up to level { $level }
saga-raiders-near = Raiders at a distance of { $count } or less
saga-raiders-level-near = Raiders up to level { $level } at a distance of { $count } or less
saga-effect-advance = { $count ->
        [one] { $who } move { $count } step
       *[other] { $who } move { $count } steps
    }
saga-effect-shove = { $count ->
        [one] push one by { $count } sector: { $who }
       *[other] push one by { $count } sectors: { $who }
    }
saga-effect-promote = { $count ->
        [one] one rises by a level, out of: { $who }
       *[other] { $count } rise by a level, out of: { $who }
    }
saga-effect-destroy = remove { $count } without a reward: { $who }
saga-effect-foe-attack-more = Attack { $count } higher: { $who }
saga-effect-foe-attack-less = Attack { $count } lower: { $who }
saga-effect-foe-hull-more = Hull { $count } higher: { $who }
saga-effect-foe-hull-less = Hull { $count } lower: { $who }
saga-effect-foe-speed-more = Speed { $count } higher: { $who }
saga-effect-foe-speed-less = Speed { $count } lower: { $who }
saga-effect-draw-event = { $count ->
        [one] draw { $count } event
       *[other] draw { $count } events
    }
saga-effect-cancel-event = { $count ->
        [one] discard { $count } event in play
       *[other] discard { $count } events in play
    }
saga-effect-bar-starport = no Starport levels can be bought
saga-effect-bar-lab = no Research Lab levels can be bought
saga-effect-bar-commander = Commanders cannot use their abilities
saga-effect-bar-draw = no cards are drawn by Regroup
saga-effect-bar-help = action cards can be played for oneself only
saga-effect-bar-build = no Starbases can be built
saga-effect-bar-explore = nobody can Explore
saga-effect-mp-less = { $count ->
        [one] each armada gets { $count } Movement Point less, at least { $least }
       *[other] each armada gets { $count } Movement Points less, at least { $least }
    }
saga-effect-mp-more = { $count ->
        [one] each armada gets { $count } Movement Point more
       *[other] each armada gets { $count } Movement Points more
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
        [one] check of { $stat }, { $count } success
       *[other] check of { $stat }, { $count } successes
    }
saga-check-any = { $count ->
        [one] check of any stat, { $count } success
       *[other] check of any stat, { $count } successes
    }
saga-effect-pass = { $check }; passed: { $text }
saga-effect-fail = { $check }; failed: { $text }
saga-effect-pass-fail = { $check }; passed: { $text }; failed: { $other }
saga-effect-each = each armada: { $text }
saga-effect-near-ravager = each armada at a distance of { $count } or less from the Ravager: { $text }
saga-effect-near-boss = each armada at a distance of { $count } or less from the Boss: { $text }
saga-effect-near-jumpgate = each armada at a distance of { $count } or less from the Jumpgate: { $text }
saga-effect-choose = { $text }; or { $other }
saga-effect-ravager = { $count ->
        [one] the Ravager moves { $count } step toward the Jumpgate
       *[other] the Ravager moves { $count } steps toward the Jumpgate
    }
saga-effect-none = nothing happens
saga-effect-boss = a Boss comes
saga-effect-report-base = an Intelligence Report leads to a lost Starbase
saga-effect-report-entity = an Intelligence Report leads to: { $entity }
saga-effect-tile = a sector is placed
saga-effect-tile-down = a sector is placed face down
saga-effect-entity-comes = { $entity } comes onto the board
saga-effect-entity-moves = { $count ->
        [one] { $entity } moves { $count } step
       *[other] { $entity } moves { $count } steps
    }
saga-effect-entity-more = { $entity }: { $count } Hull more
saga-effect-entity-less = { $entity }: { $count } Hull less
saga-effect-entity-hit = { $entity } loses as much Hull as the Raider’s level
saga-effect-xpm-load = put the XPM onto it: { $entity }
saga-effect-xpm-unload = take the XPM off it: { $entity }
saga-effect-xpm-lose = the XPM on it is lost: { $entity }
saga-effect-xpm-deliver = { $entity } brings its XPM to the scenario card
saga-effect-counter = { $counter } changes
saga-effect-install = the XPM goes where it belongs
saga-effect-uninstall = { $count ->
        [one] { $count } XPM on the scenario card is lost
       *[other] { $count } XPMs on the scenario card are lost
    }
saga-effect-ravager-comes = the Ravager comes
saga-effect-ravager-away = { $count ->
        [one] the Ravager is driven off by { $count } step
       *[other] the Ravager is driven off by { $count } steps
    }
saga-effect-draw-card = a card is drawn: { $deck }
saga-effect-astartium = { $count } Astartium comes onto every sector of the report
saga-effect-salvage = take an Astartium from the sector
saga-effect-clear = the Astartium there is gone
saga-effect-base-gone = the Starbase there is destroyed
saga-effect-base-active = the Starbase there becomes active
saga-effect-wormhole = a wormhole leads to a new sector and an Exploration at once
saga-effect-line = the story goes on
saga-effect-win = the game is won
saga-effect-loss = the game is lost
saga-effect-when = if { $when }: { $text }
saga-effect-badge = what hangs on a badge happens: { $badge }
saga-text = { $text }.
saga-text-reward = Reward: { $text }.
saga-text-easy = Easy: { $check }. Reward: { $text }.
saga-text-hard = Hard: { $check }. Reward: { $text }.
saga-text-scan = XPM: { $one }; otherwise { $two }. Raiders: { $raiders }.
saga-text-bonus = At set-up: { $bonus }. { $when }: { $text }
saga-text-gear = { $bonus }. { $when }: { $text }
saga-reward-equip = equip a card: { $what }
saga-reward-stats = Combat, Shield and Speed rise by { $count }

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
saga-when-at = { $entity } at { $at }
saga-when-found = { $entity } is found
saga-when-ravager = the Ravager at { $at }
saga-when-phase = the end of { $phase }
saga-gauge-bosses = Bosses in play
saga-gauge-badges = badges to come ({ $badge })
saga-gauge-hull = Hull of { $entity }
saga-gauge-round = round
saga-gauge-starbases = active Starbases
saga-gauge-installed = XPMs on the scenario card
saga-gauge-points = Victory Points of a player

## What happens

saga-heading = Round { $round } · { $phase }
saga-event-chosen = { $seat }: { $commander }, { $color }.
saga-event-round = Round { $round } begins. First Player: { $seat }.
saga-event-phase = Round { $round }, { $phase }.
saga-event-turn = { $armada } acts ({ $phase }).
saga-event-badge = The Doom Counter comes to a badge: { $badge }.
saga-event-drawn = { $deck }: { $card }.
saga-event-acts = Now acts: { $what }.
saga-event-event-came = An event comes into play: { $card }. { $text }
saga-event-event-left = An event is gone: { $card }{ $by }.
saga-event-quelled = { $seat } puts a Combat Token on { $card }: { $count } of { $need }.
saga-event-placed = A new sector: { $tile } ({ $code }){ $by }.
saga-event-placed-down = A sector is placed face down ({ $code }){ $by }.
saga-event-revealed = A sector is turned up: { $tile } ({ $code }).
saga-event-xpm-placed = An XPM appears: { $at }{ $by }.
saga-event-xpm-gone-at = The XPM at { $at } is gone ({ $fate }).
saga-event-xpm-gone-seat = The XPM of { $seat } is gone ({ $fate }).
saga-event-xpm-gone = An XPM is gone ({ $fate }).
saga-event-xpm-taken = { $armada } picks up the XPM at { $at }.
saga-event-xpm-loaded = { $armada } loads the XPM ({ $entity }).
saga-event-xpm-unloaded = { $armada } takes the XPM back ({ $entity }).
saga-event-installed-by = { $seat } brings an XPM to its place: { $count } there now.
saga-event-installed = An XPM comes to its place: { $count } there now.
saga-event-spawned = { $raider } spawns: { $at }{ $by }.
saga-event-no-figure = No Raider of level { $level } or above is left to come.
saga-event-marched = { $raider } moves: { $from }, { $at }{ $by }.
saga-event-promoted = A Raider rises to level { $level }{ $by }.
saga-event-raider-killed = { $raider } at { $at } is defeated.
saga-event-raider-gate = { $raider } breaks into the Jumpgate.
saga-event-raider-left = { $raider } at { $at } is gone ({ $fate }).
saga-event-surged = Raider Surge: { $at }.
saga-event-boss-came = A Boss comes: { $boss }, at { $at }.
saga-event-boss-killed = { $boss } is defeated.
saga-event-boss-left = { $boss } is gone ({ $fate }).
saga-event-ravager-came = The Ravager comes: { $at }.
saga-event-ravager-moved = The Ravager moves: { $from }, { $at }.
saga-event-entity-came = { $entity } comes: { $at }.
saga-event-entity-moved = { $entity } moves: { $from }, { $at }.
saga-event-entity-left = { $entity } has left the board.
saga-event-entity-found = { $entity } is found. Hull: { $hull }.
saga-event-entity-hull = { $entity }: Hull { $hull }{ $by }.
saga-event-counted = { $counter }: { $count }.
saga-event-astartium = { $count } Astartium lies at { $at }.
saga-event-astartium-gone = No Astartium lies at { $at } any more.
saga-event-salvaged = { $armada } salvages an Astartium at { $at }.
saga-event-started = { $armada } starts at { $at }.
saga-event-moved = { $armada } moves to { $at }. Movement Points left: { $mp }.
saga-event-explored = { $armada } explores { $at }.
saga-event-shifted = { $armada } is moved to { $at }.
saga-event-returned = { $armada } is back at { $at }.
saga-event-gained = { $seat } gains { $what }{ $by }.
saga-event-spent = { $seat } pays { $what }{ $by }.
saga-event-less = { $seat } has { $what } less.
saga-event-lost = { $seat } loses { $what }{ $by }.
saga-event-tokens = { $armada } gains { $what }.
saga-event-refreshed = { $seat } takes all Activation Tokens back.
saga-event-freed = { $armada } takes the Activation Token off { $card }.
saga-event-stats = { $seat }: Combat { $combat }, Shield { $shield }, Speed { $speed }.
saga-event-stats-any = Combat, Shield and Speed of { $seat } rise.
saga-event-repaired = { $seat } repairs to Hull { $hull }{ $by }.
saga-event-threatened = { $armada } faces { $damage } damage{ $by }.
saga-event-softened = The damage is softened: { $damage } left for { $armada }.
saga-event-damaged = { $armada } takes { $damage } damage{ $by }. Hull: { $hull }.
saga-event-destroyed = { $armada } is destroyed.
saga-event-level = { $seat }: { $track }, level { $level }.
saga-event-equipped = { $seat } equips { $card }.
saga-event-equipped-for = { $seat } equips { $card } in the place of { $out }.
saga-event-declined = { $seat } equips nothing.
saga-event-drew-cards = { $count ->
        [one] { $seat } draws { $count } card ({ $deck }).
       *[other] { $seat } draws { $count } cards ({ $deck }).
    }
saga-event-drew-card = { $seat } draws { $card }.
saga-event-played = { $seat } plays { $card }: { $text }
saga-event-played-for = { $seat } plays { $card } for { $armada }: { $text }
saga-event-activated = { $seat } uses { $card }: { $text }
saga-event-activated-commander = { $seat } uses the ability of the Commander.
saga-event-check = { $armada } faces a { $check }{ $by }.
saga-event-rolled = { $armada } rolls { $stat } ({ $purpose }): { $faces }. Successes from { $aim }.
saga-event-rolled-none = { $armada } has no dice to roll ({ $stat }).
saga-event-rerolled = { $armada } rolls a die again: { $face }.
saga-event-result = { $count ->
        [one] { $armada }: { $count } success ({ $purpose }).
       *[other] { $armada }: { $count } successes ({ $purpose }).
    }
saga-event-check-passed = { $armada } passes the check.
saga-event-check-failed = { $armada } fails the check.
saga-event-exploring = { $armada } finds: { $card }.
saga-event-side-easy = { $armada } takes the easy side.
saga-event-side-hard = { $armada } takes the hard side.
saga-event-trial = { $armada }: { $encounter }. Card: { $card }.
saga-event-trial-passed = { $armada }: { $encounter } succeeds.
saga-event-trial-failed = { $armada }: { $encounter } fails.
saga-event-fight = { $armada } fights { $foe }. Hull of the enemy: { $hull }.
saga-event-foe-hit = { $foe } loses { $damage } Hull, { $hull } left.
saga-event-fight-won = { $armada } wins against { $foe }.
saga-event-fight-lost = { $armada } loses against { $foe }.
saga-event-regrouped = { $armada } regroups: { $what }.
saga-event-swapped = { $armada } regroups: { $card } in the place of { $out }.
saga-event-passed = { $armada } passes ({ $phase }).
saga-event-claimed = { $armada } is faster and fights first: { $foe }.
saga-event-agreed = { $seat } agrees to give.
saga-event-refused = { $seat } gives nothing.
saga-event-built = { $armada } builds a Starbase at { $at }.
saga-event-reactivated = The Starbase at { $at } is active.
saga-event-base-found = A lost Starbase is located: { $at }.
saga-event-base-lost = The Starbase at { $at } is destroyed ({ $fate }).
saga-event-project = { $armada }: { $project }.
saga-event-scouted = { $count ->
        [one] { $seat } looks at { $count } tile of the pile.
       *[other] { $seat } looks at { $count } tiles of the pile.
    }
saga-event-seen = { $seat } sees { $tile }.
saga-event-sunk = { $seat } puts { $tile } to the bottom.
saga-event-sunk-one = { $seat } puts a tile to the bottom.
saga-event-duel = { $armada } challenges { $other } to a duel. First to strike: { $first }.
saga-event-strike = { $armada } strikes { $other }: { $damage } damage.
saga-event-strike-none = { $armada } strikes at { $other } in vain.
saga-event-duel-won = { $armada } wins the duel.
saga-event-duel-drawn = The duel ends without a winner.
saga-event-looted = { $seat } takes from { $other }: { $item }.
saga-event-siege-won = { $armada } takes the Starbase at { $at } by siege.
saga-event-siege-lost = The siege of { $at } by { $armada } fails.
saga-event-line = { $text }
saga-event-line-none = The story goes on.
saga-event-conceded = { $seat } gives up.
saga-event-over-won = The mission is accomplished.
saga-event-over-lost = The mission has failed.
saga-event-over-rounds = Time has run out: the mission has failed.
saga-event-over-given-up = The game was given up.
saga-event-over-points = The Arena is over: the points are counted.
saga-event-over-domination = The Arena is over by domination.

## How it ended, and the story of the game

saga-ending-won = You win: the mission is accomplished in round { $round }.
saga-ending-lost = You lose: the mission has failed in round { $round }.
saga-ending-lost-rounds = You lose: round { $round } was the last, and the mission is not accomplished.
saga-ending-lost-boss = You lose: a Boss is still in play after the last round.
saga-ending-lost-ship = You lose: the Colony Ship is destroyed (round { $round }).
saga-ending-lost-ravager = You lose: the Ravager has come to the Jumpgate (round { $round }).
saga-ending-given-up = The game was given up in round { $round }.
saga-ending-won-given-up = { $seats } wins: all others gave up.
saga-ending-won-points = { $count ->
        [one] { $seats } wins with { $points } Victory Points.
       *[other] { $seats } win with { $points } Victory Points.
    }
saga-ending-won-shared = A shared victory with { $points } Victory Points: { $seats }.
saga-ending-won-domination = { $seats } wins by domination in round { $round }.
saga-story-raiders = Raiders defeated: { $count }.
saga-story-bosses = Bosses defeated: { $count }.
saga-story-explored = Sectors explored: { $count }.
saga-story-events = Events still in play: { $count }.
saga-story-destroyed = Armadas destroyed: { $count }.
saga-story-delivered = XPMs delivered: { $count }.
saga-story-starbases = Starbases built or reactivated: { $count }.

## Refusals: why not, and what to do

saga-refusal-over = The game is over.
saga-refusal-not-asked = Somebody else decides now. Wait.
saga-refusal-not-asked-yet = Somebody before you in turn order is asked first. Wait until it is your turn.
saga-refusal-phase = That belongs to the phase “{ $wanted }”. Now it is: { $now }.
saga-refusal-busy = That is not asked. Decide now: { $asked }.
saga-refusal-cannot-enter = Nothing of yours enters that sector. Choose another way.
saga-refusal-no-sector = There is no sector there. Explore it first.
saga-refusal-not-adjacent = That is not next to your armada. Go step by step.
saga-refusal-face-down = That sector lies face down. Explore it instead.
saga-refusal-rival-home = That is the home of another player, which you cannot enter. Choose another way.
saga-refusal-no-points = That takes { $need } Movement Points, evading included, and you have { $left }. Choose a cheaper way.
saga-refusal-no-exploring = In this scenario nobody explores. Move to sectors that lie face up.
saga-refusal-exploring-barred = An event keeps you from exploring. Remove it first.
saga-refusal-no-tile = The sector pile is empty. Only face-down sectors can be explored.
saga-refusal-no-site = A new sector lies at a distance of { $reach } or less from the Jumpgate and touches { $touch } sectors or more.
saga-refusal-explored = A sector already lies there face up. Move there.
saga-refusal-no-xpm-here = No XPM lies here. Go where one does.
saga-refusal-cargo-full = There is already an XPM on board, and there is room for one. Deliver it first.
saga-refusal-not-offered = That is not offered. Choose one of those that are: { $asked }.
saga-refusal-not-seen = You have not looked at that tile, or have put it back. Choose one that you see.
saga-refusal-no-die = The roll has no such die. Choose one that was rolled.
saga-refusal-die-chosen = That die is chosen already. Choose another, or end it.
saga-refusal-no-token = This armada has no Activation Token left. They come back at Upkeep.
saga-refusal-token-there = An Activation Token lies on that card already. It comes back at Upkeep.
saga-refusal-not-equipped = That card is not on your mat. Choose one that is.
saga-refusal-not-yours = Abilities are for your own armada only. Choose yours.
saga-refusal-no-armada = That armada is not on the board. Choose one that is.
saga-refusal-fallen = That armada is destroyed. Go on once it is home.
saga-refusal-not-in-hand = You do not hold that card. Choose one of your hand.
saga-refusal-no-effect = It would do nothing now. Keep it for later.
saga-refusal-no-window = It is for another moment: “{ $timing }”. Keep it until then.
saga-refusal-other-armada = This moment concerns another armada. Choose that one.
saga-refusal-other-phase = This card is for the phase “{ $wanted }”. Keep it until then.
saga-refusal-other-turn = This ability is for another moment: “{ $timing }”. Keep it until then.
saga-refusal-turn-over = The movement turn of that armada is over. Choose one whose turn is not.
saga-refusal-commander-barred = An event keeps Commanders from acting. Remove it first.
saga-refusal-help-barred = An event lets you play cards for yourself only. Choose your own armada, or remove it first.
saga-refusal-no-astartium = You have no Astartium to pay with. Gain some first.
saga-refusal-hull-full = The Hull is whole. Choose something else.
saga-refusal-no-combat = You have no Combat Token. Fights and Regroup bring some.
saga-refusal-due = First lose the tokens that are asked of you.
saga-refusal-not-in-play = That event is not in play. Choose one that is.
saga-refusal-quell-later = Tokens go onto events after the phase of events. Wait until then.
saga-refusal-not-for-reward = That card is not of the kind and quality of the reward, or is equipped. Choose another.
saga-refusal-row-full = The row holds { $slots } cards. Say which of them leaves.
saga-refusal-row-free = There is room in the row: no card needs to leave.
saga-refusal-nothing-to-take = There is none to take, or no room for it. Take something else.
saga-refusal-crowded = Too much is going on at once. Let it come to an end first.
saga-refusal-commander-taken = Another player has this Commander. Choose another.
saga-refusal-color-taken = Another player has this color. Choose another.
saga-refusal-solo-color = Who plays alone has blue. Choose that.
saga-refusal-no-start = No armada starts there, or another one does. Choose a marked hex.
saga-refusal-acted = That has acted already, or is not in play. Choose another.
saga-refusal-no-turn = That armada has had its turn, or takes none now. Choose another.
saga-refusal-last-level = This track is at its last level. Choose the other one.
saga-refusal-level-barred = An event bars levels of this track. Remove it first.
saga-refusal-too-dear = The level costs { $price } Astartium, and you have { $have }. Gain what is missing first.
saga-refusal-no-enemy = That enemy is not in your sector. Choose one that is.
saga-refusal-shielded = The Boss is behind its force field. Build a Starbase in its sector first.
saga-refusal-beset = An enemy is in the sector. This needs a sector without one.
saga-refusal-not-clear = An enemy is in the sector. Deal with it first.
saga-refusal-draw-barred = An event bars drawing a card. Regroup in another way.
saga-refusal-no-cards = The deck is empty. Choose something else.
saga-refusal-used = An Activation Token lies on that card. Swap another.
saga-refusal-no-swap = The other card must be in your deck, of the same kind and quality. Choose one that is.
saga-refusal-not-here = That is done elsewhere: { $place }. Go there first.
saga-refusal-no-such = The scenario has no such action. Choose one that it has.
saga-refusal-unfound = The ship is not found yet, or is gone. Turn its sector up first.
saga-refusal-no-xpm = It takes an XPM on board. Pick one up first.
saga-refusal-nothing-here = No Astartium lies here. Go where some does.
saga-refusal-no-room = All slots are filled. Keep the XPM.
saga-refusal-unladen = The ship carries no XPM. Load one first.
saga-refusal-laden = The ship carries an XPM already. Keep yours.
saga-refusal-towed = The ship was towed this round. Tow it in the next one.
saga-refusal-whole = The ship needs no repair. Keep your tokens.
saga-refusal-cost-too-dear = { $what }: That takes { $price }, and you have { $have }. Gain what is missing first.
saga-refusal-spent = That was done as often as a round allows. Choose something else.
saga-refusal-too-much = That is more than can be taken. Choose less.
saga-refusal-too-little = That would take nothing. Choose at least one.
saga-refusal-not-next = That is not a face-up sector next to the ship. Choose one.
saga-refusal-blocked = Something there stops the ship. Choose another way.
saga-refusal-no-fuel = The ship needs { $price } for that and has { $have }; the last of it must stay. Choose something cheaper.
saga-refusal-no-tow = There is no step to tow the ship: no sector for it, or no token to pay. Choose something else.
saga-refusal-no-rival = No rival that you can challenge is here. Go where one is.
saga-refusal-rival-at-home = At home nobody can be challenged. Meet that armada elsewhere.
saga-refusal-duelled = That armada was in a duel this round. Challenge it in the next one.
saga-refusal-no-siege = No Starbase of a rival that can fall is here. Go where one stands.
saga-refusal-defended = Its owner’s armada defends the Starbase. Beat it in a duel first.
saga-refusal-no-building = In this scenario no Starbases are built. Choose something else.
saga-refusal-build-barred = An event bars building. Remove it first.
saga-refusal-build-place = No Starbase is built in this sector. Go to another one first.
saga-refusal-build-taken = A Starbase stands here already. Go to another sector first.
saga-refusal-build-raider = A Raider is here. Defeat it first.
saga-refusal-no-starbase = No Starbase is left to build. Choose something else.
saga-refusal-works-too-dear = That costs { $price } tokens; those who can give have { $have } that count. Gain what is missing first.
saga-refusal-bad-share = The shares do not make up the price, or somebody has not so much. Change them.
saga-refusal-gave-up = You have given up already.
saga-refusal-under-way = Something is under way. Give up when it is done.

## What is to be decided, in refusals

saga-asked-choose = your Commander and your color
saga-asked-start = where your armada starts
saga-asked-lead = which armada goes first
saga-asked-upkeep = what you do in your Upkeep
saga-asked-movement = how your armada moves
saga-asked-encounter = which encounter your armada has
saga-asked-expand = what you build or do for the mission
saga-asked-order-armadas = which armada comes next
saga-asked-order-events = which event or Boss acts next
saga-asked-order-raiders = which Raider moves next
saga-asked-order-surges = which Raider Surge is settled next
saga-asked-stat = which stat is rolled
saga-asked-reroll = which dice are rolled again
saga-asked-window = whether you play or use something before it goes on
saga-asked-loot = what you take
saga-asked-side = the easy side or the hard one
saga-asked-claim = whether you fight first
saga-asked-equip = which card you equip
saga-asked-pay = which tokens are lost
saga-asked-branch = which of the two it is
saga-asked-trade = how much you exchange
saga-asked-place = where the new sector lies
saga-asked-hole = where the Black Hole opens
saga-asked-wormhole = where the wormhole leads
saga-asked-xpm = which sector gets the XPM
saga-asked-spawn = where a Raider spawns
saga-asked-march = which way a Raider takes
saga-asked-shove = what is pushed
saga-asked-shove-to = where it is pushed
saga-asked-promote = which Raider rises
saga-asked-destroy = which Raider is removed
saga-asked-gate-loss = which XPM is lost
saga-asked-step = where the armada goes
saga-asked-cancel = which event is discarded
saga-asked-scout = where the tiles go back
saga-asked-refresh = which Activation Token comes back
saga-asked-share = who gives what
saga-asked-consent = whether you give what you are asked for
saga-asked-boss-fight = whether you fight the Boss at once
saga-asked-tow = where you tow the ship
saga-asked-ravage = which way the Ravager takes
saga-asked-ravage-away = where the Ravager is driven
saga-asked-report = which sector the report means
saga-asked-nothing = what comes next

## Where the scenario lets something be done, in refusals

saga-place-any = anywhere on the board
saga-place-jumpgate = on the Jumpgate
saga-place-home = in your home
saga-place-at = in the sector of the ship
saga-place-near = in the sector of the ship or next to it
saga-place-inactive-starbase = at an inactive Starbase
saga-place-starbase = at an active Starbase
saga-place-sector = in a sector of the type and color that the scenario names

## Requests: what is asked, in the second person

saga-prompt-ask-choose = { $seat }, choose your Commander and your color.
saga-prompt-ask-start = { $seat }, choose where your armada starts.
saga-prompt-ask-lead = { $seat }, choose the armada that goes first ({ $step }).
saga-prompt-ask-upkeep = { $seat }, buy levels, play Upkeep cards, or end your Upkeep. You have { $astartium }.
saga-prompt-ask-movement = { $seat }, move { $armada }, explore, or end the turn. Movement Points: { $mp }.
saga-prompt-ask-encounter = { $seat }, choose the encounter of { $armada } at { $at }.
saga-prompt-ask-expand = { $seat }, build, act for the mission, or end the turn. You have { $purse }.
saga-prompt-ask-order-armadas = { $seat }, choose the armada that comes next: { $what }.
saga-prompt-ask-order-events = { $seat }, choose the event or Boss that acts next.
saga-prompt-ask-order-raiders = { $seat }, choose the Raider that moves next.
saga-prompt-ask-order-surges = { $seat }, choose the Raider Surge that is settled next.
saga-prompt-ask-stat = { $seat }, choose the stat that { $armada } rolls: it takes { $count } or more successes.
saga-prompt-ask-reroll = { $seat }, choose the dice to roll again: up to { $count } more.
saga-prompt-ask-before-check = { $seat }, { $armada } is about to roll a check. Help, or pass.
saga-prompt-ask-before-attack = { $seat }, { $armada } is about to attack. Help, or pass.
saga-prompt-ask-before-defend = { $seat }, { $armada } is about to defend itself. Help, or pass.
saga-prompt-ask-roll = { $seat }, { $armada } has rolled { $faces }. Change the roll, or let it stand.
saga-prompt-ask-after-attack = { $seat }, { $armada } has attacked. Add to it, or pass.
saga-prompt-ask-after-check = { $seat }, { $armada } has rolled a check. Add to it, or pass.
saga-prompt-ask-damage = { $seat }, { $armada } is about to take { $count } damage. Soften it, repair, or pass.
saga-prompt-ask-combat-start = { $seat }, { $armada } begins a combat: { $foe }. Help, or pass.
saga-prompt-ask-combat-won = { $seat }, { $armada } has won the combat. Make use of it, or pass.
saga-prompt-ask-react = { $seat }, an event has come. Cancel one, or pass.
saga-prompt-ask-loot = { $seat }, choose what you take from { $other }.
saga-prompt-ask-side = { $seat }, { $card }: choose the easy side or the hard one.
saga-prompt-ask-claim = { $seat }, { $armada } is about to fight ({ $foe }), and your armada is faster. Fight first?
saga-prompt-ask-equip-unit = { $seat }, equip a card, or decline: { $what }.
saga-prompt-ask-equip-power = { $seat }, equip a card, or decline: { $what }.
saga-prompt-ask-pay = { $seat }, choose the token that is lost: { $count } more.
saga-prompt-ask-branch = { $seat }, choose one of the two.
saga-prompt-ask-trade = { $seat }, choose how much you exchange.
saga-prompt-ask-place-sector = { $seat }, choose where the new sector lies: { $tile }.
saga-prompt-ask-place-boss = { $seat }, choose where the sector of a Boss lies ({ $boss }).
saga-prompt-ask-place-bossless = { $seat }, choose where the new sector lies: { $tile }. No Boss is left for it.
saga-prompt-ask-place-hole = { $seat }, choose where the Black Hole opens. The Ravager comes out of it.
saga-prompt-ask-wormhole = { $seat }, choose where the wormhole leads: { $tile }.
saga-prompt-ask-xpm = { $seat }, choose the sector that gets the XPM.
saga-prompt-ask-spawn = { $seat }, choose where a Raider of level { $level } spawns: { $count } more.
saga-prompt-ask-march = { $seat }, choose the way of a Raider: { $what }.
saga-prompt-ask-shove = { $seat }, choose what is pushed.
saga-prompt-ask-shove-to = { $seat }, choose where it is pushed: { $what }.
saga-prompt-ask-promote = { $seat }, choose the Raider that rises: { $count } more.
saga-prompt-ask-destroy = { $seat }, choose the Raider that is removed: { $count } more.
saga-prompt-ask-gate-loss = { $seat }, choose the XPM that is lost to the Raider.
saga-prompt-ask-step = { $seat }, move { $armada } at no cost: { $count } more, or end it.
saga-prompt-ask-jump = { $seat }, choose where { $armada } jumps.
saga-prompt-ask-push-out = { $seat }, choose where { $armada } evades the Ravager.
saga-prompt-ask-refuge = { $seat }, choose the sector in which { $armada } comes out.
saga-prompt-ask-shoved = { $seat }, choose where { $armada } is pushed.
saga-prompt-ask-cancel = { $seat }, choose the event that is discarded: { $count } more.
saga-prompt-ask-scout = { $seat }, put the tiles back: on top, or to the bottom. { $count } more.
saga-prompt-ask-refresh = { $seat }, choose the card whose Activation Token comes back: { $count } more.
saga-prompt-ask-share = { $seat }, settle who gives what: { $what }.
saga-prompt-ask-consent = { $seat }, { $armada } asks you to give { $what }. Agree?
saga-prompt-ask-boss-fight = { $seat }, fight the Boss at once ({ $boss })?
saga-prompt-ask-tow = { $seat }, tow the ship on ({ $entity }), or let go. You have { $purse }.
saga-prompt-ask-ravage = { $seat }, choose the way of the Ravager to the Jumpgate.
saga-prompt-ask-ravage-away = { $seat }, choose where the Ravager is driven.
saga-prompt-ask-report = { $seat }, choose the sector that the report means.
saga-prompt-ask-nothing = The game goes on.
saga-prompt-wait = { $count ->
        [one] { $seats } decides: { $step }.
       *[other] { $seats } decide: { $step }.
    }
saga-share = { $seat }: { $what }

## Orders on buttons, cards and sectors

saga-order-choose = { $commander }, { $color }
saga-order-equip = Equip { $card }
saga-order-equip-for = Equip { $card } in the place of { $out }
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
saga-order-branch-trade = Exchange { $what } for { $into }
saga-order-branch-stat = Roll { $what }
saga-order-pick-event = Discard { $card }
saga-order-free = Take the token off { $card }
saga-order-level-starport = Starport, level { $level } ({ $cost } Astartium)
saga-order-level-lab = Research Lab, level { $level } ({ $cost } Astartium)
saga-order-level-starport-last = Starport: last level
saga-order-level-lab-last = Research Lab: last level
saga-order-move = Move to { $at }
saga-order-explore = Explore { $at }
saga-order-pick-up = Pick up the XPM
saga-order-maneuver = { $project }
saga-order-maneuver-to = { $project }: { $at }
saga-order-tow = Tow to { $at } for { $item }
saga-order-lead = { $armada } first
saga-order-side-easy = Easy: { $check }
saga-order-side-hard = Hard: { $check }
saga-order-fight = Fight { $what }
saga-order-regroup-draw = Regroup: draw a Common Action card
saga-order-regroup-repair = Regroup: repair { $count } Hull
saga-order-regroup-exploration = Regroup: an Exploration Token
saga-order-regroup-combat = Regroup: a Combat Token
saga-order-swap = Regroup: { $card } in the place of { $out }
saga-order-encounter = { $encounter }
saga-order-duel = Challenge { $armada } to a duel
saga-order-siege = Besiege the Starbase
saga-order-build = Build a Starbase
saga-order-project = { $project }
saga-order-project-many = { $project } with { $count }
saga-order-share = { $seat } gives { $what }
saga-order-share-none = { $seat } gives nothing
saga-order-hauler = The XPM comes from { $seat }
saga-order-agree = Yes
saga-order-agree-fight = Fight first
saga-order-agree-give = Give it
saga-order-agree-boss = Fight the Boss now
saga-order-decline = No
saga-order-decline-fight = Leave it to them
saga-order-decline-give = Give nothing
saga-order-decline-boss = Leave the Boss
saga-order-play = Play { $card }
saga-order-play-for = Play { $card } for { $armada }
saga-order-activate = Use { $card }
saga-order-activate-for = Use { $card } for { $armada }
saga-order-repair = Repair Hull for an Astartium
saga-order-quell = Put a Combat Token on { $card }
saga-order-reroll = Roll the { $face } again
saga-order-reroll-one = Roll the { $face } again (die { $place })
saga-order-sink = { $tile } to the bottom
saga-order-keep = { $tile } on top
saga-order-done = Done
saga-order-done-pass = Pass
saga-order-done-roll = Let the roll stand
saga-order-done-reroll = Roll these dice
saga-order-done-equip = Equip nothing
saga-order-done-upkeep = End the Upkeep
saga-order-done-movement = End the movement turn
saga-order-done-encounter = No encounter
saga-order-done-expand = End the Expand turn
saga-order-done-step = Stay here
saga-order-done-tow = Let go
saga-order-concede = Give up

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
saga-text-carries = { $seat } has an XPM on board.
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
saga-text-faces = Rolled: { $faces }. Successes from { $aim }.
saga-text-exploration = { $card }. { $text }
saga-text-cards = Action cards
saga-text-abilities = Abilities
saga-text-levels = Levels
saga-text-encounters = Encounters
saga-text-mission = The mission
saga-text-any-time = Events and repairs
saga-text-outfit = Cards to equip
saga-text-fact-hull = Hull
saga-text-fact-stats = Combat, Shield, Speed
saga-text-fact-mp = Movement Points
saga-text-fact-owner = Player
saga-text-fact-figures = Figures
saga-text-fact-does = Every round
saga-text-fact-dice = Dice
saga-text-protected = protected
saga-text-behind-field = behind a force field
