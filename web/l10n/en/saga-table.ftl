### The table of Saga: leaves, orders, mats, encounters. No figure of the rules stands here: figures are arguments.

## Leaves and the course of a round

saga-tabs = Table tabs
saga-tab-asks = decision here
saga-tab-map = Map
saga-tab-mat = Mat
saga-tab-hand = Cards
saga-tab-encounter = Encounter
saga-tab-events = Events
saga-tab-mission = Mission
saga-tab-fleet = Fleet
saga-course = Match progress
saga-course-stages = Phases of the round
saga-course-order = Turn order
saga-course-first = First Player
saga-course-acting = takes its turn
saga-course-asked = is deciding
saga-table-round = { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
saga-table-points = { $points ->
        [one] { $points } Movement Point
       *[other] { $points } Movement Points
    }
saga-table-to-leaf = Go to { $leaf }
saga-table-all-open = All actions here are available.

## Orders

saga-orders-on-map = Choose on the map ({ $count } places).
saga-orders-list = As a list
saga-orders-plays = Free plays ({ $count })
saga-orders-plays-all = You can do this at any time, even when another player has the turn:
saga-orders-no-plays = You have no free plays now.
saga-orders-whom = for whom?
saga-orders-instead = replace which card?
saga-orders-swap = for which card?
saga-orders-swap-out = Regroup: swap { $card }
saga-orders-color = which color?
saga-orders-choose-armada = { $card }: { $text } Choose the armada.
saga-orders-choose-token = { $card }: choose the armada to use it.
saga-orders-choose-room = { $card }: choose a card to replace.
saga-orders-choose-swap = { $card } goes back to your deck. Choose its replacement.
saga-orders-choose-color = { $card }: choose your armada’s color.
saga-outlook-way = { $cost ->
        [one] Costs { $cost } Movement Point. Left: { $left }
       *[other] Costs { $cost } Movement Points. Left: { $left }
    }
saga-outlook-explore = { $cost ->
        [one] Costs { $cost } Movement Point and ends your movement
       *[other] Costs { $cost } Movement Points and ends your movement
    }
saga-outlook-works = Costs { $price }. Can pay: { $who }
saga-outlook-rest = Still to pay: { $what }
saga-outlook-paid = This pays the whole cost
saga-outlook-fight = Win chance: { $percent }%, without cards and abilities
saga-outlook-check = Success chance: { $percent }%
saga-outlook-level = Costs { $price } Astartium. Left: { $left }

## The map and the sector that is looked at

saga-map-signs = Show on the map
saga-map-cover = Protected
saga-map-raids = Raider paths
saga-hex-none = Point at a sector, or select it, to see what is there.
saga-hex-vacant = No sector is here yet.
saga-hex-down = This sector is face down.
saga-hex-closed = closed
saga-hex-cost = cost { $cost }
saga-hex-armadas = Armadas here
saga-hex-enemies = Enemies here
saga-hex-hull = Hull { $hull }
saga-hex-evade = leaving costs { $cost } more
saga-hex-explorer = must explore
saga-hex-met = encounter used
saga-hex-odds = Win chance: { $percent }%
saga-hex-odds-of = { $armada }: win chance { $percent }%
saga-hex-way = { $cost ->
        [one] Getting here costs { $cost } Movement Point. You have { $have }.
       *[other] Getting here costs { $cost } Movement Points. You have { $have }.
    }
saga-hex-shielded = Behind a force field: you cannot fight it until a Starbase stands here.
saga-hex-surge = Raider Surge at the end of the phase
saga-hex-laden = carries an XPM
saga-hex-ravager = The Ravager
saga-hex-xpm = There is an XPM here.
saga-hex-astartium = Astartium here: { $count }
saga-hex-home = Home Starbase
saga-hex-starbase = Active Starbase
saga-hex-inactive = Lost Starbase, inactive
saga-hex-protected = Protected: one more die for every roll

## The mat

saga-mat = Mat of { $seat }
saga-mat-whose = Whose mat
saga-mat-cargo = Cargo
saga-mat-xpm = XPM on board
saga-mat-no-xpm = no XPM
saga-mat-tokens = Activation Tokens: { $free } available, { $spent } spent
saga-mat-tokens-of = { $armada }: { $free } Activation Tokens available, { $spent } spent
saga-mat-cover = protected
saga-mat-token = Used by { $armada }
saga-mat-free = Take token off
saga-mat-use = Use ability
saga-mat-swap = Swap by Regroup
saga-hull-low = Hull is low.
saga-stat-of = { $base } + { $bonus } from cards
saga-stat-most = at most { $most } count
saga-level = Level { $level }
saga-level-center = Also raises the Command Center
saga-level-cc = CC+
saga-level-all = All levels reached.
saga-level-buy = Buy next level
saga-units = Units
saga-powers = Power Ups
saga-slot-empty = empty slot
saga-deck = Cards left in the deck ({ $count })
saga-deck-filter = Show
saga-deck-all = All
saga-commander = Commander
saga-activation = Activation Tokens
saga-cards = Action cards

## Action cards

saga-hand = Cards of { $seat }
saga-hand-whose = Whose cards
saga-hand-whom = Play on
saga-hand-now = Playable now
saga-hand-empty = No cards in hand.
saga-hand-backs = Hidden: { $common } common, { $special } special
saga-hand-rule = Action cards are free and may help any armada unless a rule forbids it.
saga-hand-others = { $count ->
        [one] { $count } other player can play cards now
       *[other] { $count } other players can play cards now
    }

## Encounters, fights, dice

saga-encounter-none = No armada is in an encounter.
saga-encounter-of = Encounter of { $armada }
saga-encounter-clear = No enemies here.
saga-encounter-fight = Fight
saga-encounter-explores = { $armada } explores
saga-encounter-fails = On failure: { $damage } damage, and an event comes into play.
saga-encounter-check = { $armada }: { $test } ({ $cause })
saga-encounter-claim = { $armada } is about to fight { $foe }. A faster armada may fight first.
saga-encounter-damage = { $armada } is about to take { $count } damage and has { $hull } Hull ({ $cause }).
saga-encounter-window = Cards and abilities you can use now
saga-encounter-window-at = React? ({ $moment })
saga-side-easy = Easy side
saga-side-hard = Hard side
saga-odds = { $percent }%
saga-card-pass = Reward: { $text }
saga-card-fail = On failure: { $text }
saga-card-start = At the start of the combat: { $text }
saga-card-first = Without the Ravager: { $text }
saga-card-second = With the Ravager: { $text }
saga-fray = Combat
saga-foe-attack = Attack
saga-fray-armada-first = The armada is faster and acts first.
saga-fray-foe-first = The enemy acts first.
saga-fray-odds = Win chance from here: { $percent }%, without cards and abilities.
saga-fray-cover = protected: one more die
saga-fray-duel = Exchange { $exchange } of { $exchanges }. Damage dealt: { $first } and { $second }.
saga-roll = Roll
saga-roll-pool = { $stat } { $own }, protection { $cover }, effects { $extra }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
saga-roll-aim = Dice succeed on { $aim }+
saga-roll-result = { $count ->
        [0] No successes
        [one] { $count } success
       *[other] { $count } successes
    } ({ $aim }+ succeeds)
saga-roll-auto = including { $auto } from effects
saga-roll-need = Needed: { $need }
saga-roll-hit = Enemy Hull: { $left } of { $all }.
saga-roll-through = Damage taken: { $left } of { $all }.
saga-roll-choose = Choose dice to reroll
saga-roll-hits = { $count ->
        [0] No successes
        [one] { $count } success
       *[other] { $count } successes
    }
saga-roll-last = Last rolls
saga-roll-check = Check
saga-roll-attack = Attack
saga-roll-defend = Defense

## Events

saga-events-count = { $count ->
        [0] No event in play
        [one] { $count } event in play
       *[other] { $count } events in play
    }
saga-events-none = No event affects you now.
saga-events-order = Choose what acts next
saga-events-purses = Combat Tokens available to remove events
saga-events-barred = You cannot put tokens on events in the Events phase.
saga-events-nobody = Nobody has a Combat Token to put on an event.
saga-events-how = { $price ->
        [one] { $price } Combat Token removes an event. Any player may pay it, at any time except in the Events phase.
       *[other] { $price } Combat Tokens remove an event. Any player may pay them, at any time except in the Events phase.
    }
saga-events-tokens = { $tokens } of { $price } Combat Tokens on it
saga-events-contribute = Pay: { $seat }
saga-events-last = Last card drawn
saga-events-scan = Scanning Report
saga-events-retaliation = Retaliation

## The mission

saga-mission-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-mission-doom = Doom Counter
saga-mission-win = Victory
saga-mission-lose = Defeat
saga-goal-now = { $what } (now { $now })
saga-goal-done = done
saga-goal-open = not yet
saga-mission-counters = Counters
saga-mission-of = { $now } of { $most }
saga-mission-next = next change: { $change }
saga-mission-things = Mission objects
saga-mission-away = { $hex }, { $distance ->
        [0] at the Jumpgate
        [one] { $distance } step from the Jumpgate
       *[other] { $distance } steps from the Jumpgate
    }
saga-mission-absent = not found yet
saga-mission-hidden = not revealed yet
saga-mission-hold = Hold { $hull }
saga-mission-towed = towed this round
saga-mission-base-hidden = Lost Starbase in a face-down sector
saga-mission-supply = Supply
saga-mission-xpm = { $board } on the map, { $carried } in Cargos, { $installed } delivered, { $supply } in the supply
saga-mission-figures = Raider figures left
saga-mission-raiders = level one: { $one } · level two: { $two } · level three: { $three }
saga-mission-bases = Starbases
saga-mission-shaken = shaken for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
saga-arena-seat = Player
saga-arena-points = Points
saga-arena-delivered = Deliveries
saga-arena-standing = Starbases
saga-arena-state = Status

## The fleet

saga-fleet-seats = All players
saga-fleet-resigned = conceded
saga-fleet-bosses = Bosses in play
saga-fleet-no-boss = No Boss is in play.
saga-fleet-raiders = Raiders
saga-fleet-left = Figures left: { $count }
saga-fleet-decks = Decks
saga-fleet-deck = { $known ->
        [0] { $count }
       *[other] { $count }, including { $known } at the bottom in a known order
    }

## The end

saga-moment-fight = In round { $round }, { $who } fights { $target }.
saga-moment-raider = In round { $round }, { $who } destroys { $target }.
saga-moment-raider-gone = In round { $round }, { $target } is destroyed.
saga-moment-boss = In round { $round }, the armadas defeat { $target }.
saga-moment-lost = In round { $round }, { $who } is destroyed.
saga-moment-damaged = In round { $round }, { $who } takes damage.
saga-moment-entity = In round { $round }, the hull of { $target } drops to { $hull }.
saga-moment-explored = In round { $round }, { $who } explores a sector.
saga-moment-starbase = In round { $round }, { $who } builds a Starbase.
saga-moment-conceded = In round { $round }, { $who } concedes.
saga-moment-installed = In round { $round }, an XPM is installed in the Jumpgate.
saga-end-won = Mission accomplished: { $scenario }
saga-end-lost = Mission failed: { $scenario }
saga-end-arena = { $count ->
        [one] { $seats } wins
       *[other] Shared victory: { $seats }
    }
saga-tally-raiders = Raiders defeated
saga-tally-bosses = Bosses defeated
saga-tally-explored = Sectors explored
saga-tally-delivered = XPMs delivered
saga-tally-starbases = Starbases built or reactivated
saga-tally-events = Events still in play
saga-tally-destroyed = Armadas destroyed

## Newcomers, hints, keys

saga-primer = How a round works
saga-primer-events = Events: the Doom Counter advances, events and Bosses act, and a Scanning Report brings XPMs and Raiders.
saga-primer-upkeep = Upkeep: spend Astartium on Starport and Research Lab levels to equip your armada.
saga-primer-movement = Movement: move, pick up XPMs, or explore. Leaving enemies costs extra.
saga-primer-encounter = Encounter: every armada has one. Explore, fight an enemy, regroup, or work on the mission.
saga-primer-expand = Expand: build a Starbase together. It protects its sector and those around it.
saga-hint-choose = Choose a Commander that suits this mission.
saga-hint-equip = One of these cards helps your armada most.
saga-hint-level = Buy a level. It is worth its price now.
saga-hint-level-starport = Buy a Starport level. It is worth its price now.
saga-hint-level-lab = Buy a Research Lab level. It is worth its price now.
saga-hint-move = Move your armada to a better sector.
saga-hint-explore = Explore.
saga-hint-pick-up = Take the load in this sector along.
saga-hint-side-easy = Take the easy side.
saga-hint-side-hard = Take the hard side.
saga-hint-fight = You can beat an enemy here.
saga-hint-play = Play one of your action cards.
saga-hint-activate = Use an ability.
saga-hint-repair = Repair your Hull.
saga-hint-quell = Remove an event.
saga-hint-build = Build a Starbase here.
saga-hint-reroll = Reroll some of the dice.
saga-hint-done = Go on. No action here is better.
saga-hint-other = Do what the mission needs most.
saga-hint-whole = { $plan }.
saga-keys = Table keys
saga-key-next = Next hex you can choose
saga-key-before = Previous hex you can choose
saga-key-leaf = Open a tab
saga-key-turn-leaf = Next tab, with Shift the previous tab
saga-key-done = End the turn, or pass
saga-key-plays = Show free plays

## What bots think of

saga-why-only = No other action was possible.
saga-why-save = Nothing was worth its price.
saga-why-goal = It helps the mission.
saga-why-fetch = An XPM is within reach there.
saga-why-deliver = The mission needs the XPM there.
saga-why-boss = The Boss must be defeated.
saga-why-guard = Raiders are too close.
saga-why-fight = A win in this combat is likely.
saga-why-explore = New sectors are worth exploring.
saga-why-gather = Armadas achieve more together.
saga-why-build = A Starbase is worth it.
saga-why-grow = It makes the armada stronger.
saga-why-repair = The Hull needs repair.
saga-why-quell = The event does too much damage.
saga-why-dice = It improves the roll.
saga-why-least = This does the least harm.
saga-why-rival = It hurts a rival.

saga-win-if = Victory: { $what }
saga-lose-if = Defeat: { $what }
saga-lose-met = true now
saga-aim-plain = { $goal }. Round { $round } of { $rounds }.
saga-aim-now = { $goal }: { $now }. Round { $round } of { $rounds }.
saga-aim-rival = you have { $own }, { $rival } has { $best }
saga-aim-gauge = { $name } { $value }
saga-aim-gauge-of = { $name } { $value } of { $needed }
saga-win-now = now { $now }
saga-win-target = The match ends after the round in which a player has { $points } Victory Points
saga-source-raiders = Raiders
saga-source-bosses = Bosses
saga-source-explorations = Hard Explorations
saga-source-deliveries = Deliveries
saga-source-duels = Duels
saga-source-sieges = Sieges
saga-source-end = Starbases and Command Center
saga-source-other = Other

## The status strip

saga-status-hull = Hull
    .help = Damage lowers it. With none left, your armada returns to the Jumpgate and loses Astartium, Exploration Tokens, Combat Tokens, and its XPM.
saga-status-mp = Movement Points
    .help = What your armada may still spend on movement in this phase.
saga-status-activation = Activation Tokens
    .help = Each activates the ability of your Commander or of an equipped card. You get them back at Upkeep.
saga-status-astartium = Astartium
    .help = Pays for levels of the Starport and the Research Lab at Upkeep.
saga-status-exploration = Exploration Tokens
    .help = Pay for Starbases, together with Combat Tokens, and for some effects.
saga-status-combat = Combat Tokens
    .help = Pay for Starbases, together with Exploration Tokens, and remove events.
saga-status-doom = Doom Counter
    .help = The current round. It advances at the start of every round; most missions are lost at its end.

## Help in context: each sentence once, when it is of use

saga-help-destroyed = A destroyed armada starts again at the Jumpgate. It loses its tokens and its XPM, but keeps cards, levels, and equipment.
saga-help-repair = You can repair at any time, also before damage counts: each Astartium restores one Hull.
saga-help-choice = Choose the easy or the hard side of the card. The hard side pays more. If the check fails, you take damage and an event comes.
saga-help-starbase = A Starbase keeps Raiders out of its sector. Armadas in and next to the sector roll one more die.
saga-help-doom = The Doom Counter moves one space every round. When its last round is over, the match ends.
saga-help-xpm = XPMs are cargo that campaigns need. Pick one up with a Movement Point; your Cargo holds one.
saga-help-gate = Raiders usually head for the Jumpgate. One that gets there damages every armada and is discarded.
saga-help-level = Astartium buys levels of the Starport and the Research Lab. Each level gives its reward at once, and only now can you buy them.
saga-help-token = Put an Activation Token on a card to use its ability. You take all tokens back at the next Upkeep.
saga-help-explore = Explore turns up a new sector and ends your movement. It costs one Movement Point, and more next to enemies that you leave.
saga-help-event = Two Combat Tokens remove an event. Different players can give them, at different times.

## The combat stage

saga-combat-roll = { $count ->
        [one] { $stat }: { $count } die, { $face }+ succeeds
       *[other] { $stat }: { $count } dice, { $face }+ succeeds
    }
