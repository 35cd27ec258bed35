### The table of Saga: leaves, orders, mats, encounters. No figure of the rules stands here: figures are arguments.

## Leaves and the course of a round

saga-tabs = Leaves of the table
saga-tab-asks = asked now
saga-tab-map = Map
saga-tab-mat = Mat
saga-tab-hand = Cards
saga-tab-encounter = Encounter
saga-tab-events = Events
saga-tab-mission = Mission
saga-tab-fleet = Fleet
saga-course = The course of the game
saga-course-stages = Parts of the round
saga-course-order = Turn order
saga-course-first = First Player
saga-course-acting = has the turn
saga-course-asked = is asked
saga-table-round = { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
saga-table-points = { $points ->
        [one] { $points } Movement Point
       *[other] { $points } Movement Points
    }
saga-table-to-leaf = Go to: { $leaf }
saga-table-all-open = Everything that comes to mind can be done now.

## Orders

saga-orders-on-map = Choose on the map ({ $count } places).
saga-orders-list = As a list
saga-orders-plays = Cards and more ({ $count })
saga-orders-plays-all = Free at any moment, whoever has the turn:
saga-orders-no-plays = Nothing of this can be played now.
saga-orders-whom = for whom?
saga-orders-instead = in whose place?
saga-orders-swap = for which card?
saga-orders-swap-out = Regroup: swap { $card }
saga-orders-color = which color?
saga-orders-choose-armada = { $card }: { $text } Choose the armada.
saga-orders-choose-token = { $card }: choose the armada that uses it.
saga-orders-choose-room = { $card }: choose the card that makes room for it.
saga-orders-choose-swap = { $card } goes back to the deck: choose what comes instead.
saga-orders-choose-color = { $card }: choose the color of your armada.
saga-outlook-way = { $cost ->
        [one] Costs { $cost } Movement Point; { $left } left after it
       *[other] Costs { $cost } Movement Points; { $left } left after it
    }
saga-outlook-explore = { $cost ->
        [one] Costs { $cost } Movement Point and ends the movement
       *[other] Costs { $cost } Movement Points and ends the movement
    }
saga-outlook-works = Costs { $price }. Who stands here: { $who }
saga-outlook-rest = Left to pay: { $what }
saga-outlook-paid = That pays for all of it
saga-outlook-fight = Won with { $percent }%, without cards and abilities
saga-outlook-check = Passed with { $percent }%
saga-outlook-level = Costs { $price } Astartium; { $left } left after it

## The map and the sector that is looked at

saga-map-signs = Signs on the map
saga-map-cover = Protected sectors
saga-map-raids = Ways of the Raiders
saga-hex-none = Point at a sector to see what lies there.
saga-hex-vacant = No sector lies here yet.
saga-hex-down = This sector lies face down.
saga-hex-closed = closed
saga-hex-cost = cost { $cost }
saga-hex-armadas = Armadas here
saga-hex-enemies = Enemies here
saga-hex-hull = Hull { $hull }
saga-hex-evade = leaving costs { $cost } more
saga-hex-explorer = must explore
saga-hex-met = encounter used
saga-hex-odds = { $percent }% to win
saga-hex-odds-of = { $armada }: { $percent }% to win
saga-hex-way = { $cost ->
        [one] The way here costs { $cost } Movement Point; you have { $have }.
       *[other] The way here costs { $cost } Movement Points; you have { $have }.
    }
saga-hex-shielded = Behind its force field: it cannot be fought until a Starbase stands here.
saga-hex-surge = Raider Surge at the end of the phase
saga-hex-laden = carries an XPM
saga-hex-ravager = The Ravager
saga-hex-xpm = An XPM lies here.
saga-hex-astartium = Astartium here: { $count }
saga-hex-home = A home Starbase
saga-hex-starbase = An active Starbase
saga-hex-inactive = A lost Starbase, not active
saga-hex-protected = Protected: one die more on every roll

## The mat

saga-mat = The mat of { $seat }
saga-mat-whose = Whose mat
saga-mat-cargo = Cargo
saga-mat-xpm = XPM aboard
saga-mat-no-xpm = no XPM
saga-mat-tokens = Activation Tokens: { $free } free, { $spent } spent
saga-mat-tokens-of = { $armada }: { $free } Activation Tokens free, { $spent } spent
saga-mat-cover = protected
saga-mat-token = Used: { $armada }
saga-mat-free = Take the token off
saga-mat-use = Use the ability
saga-mat-swap = Swap at Regroup
saga-hull-low = Little Hull is left.
saga-stat-of = { $base } + { $bonus } from cards
saga-stat-most = no more than { $most } count
saga-level = Level { $level }
saga-level-center = The Command Center rises as well
saga-level-cc = CC+
saga-level-all = All levels are reached.
saga-level-buy = Next level
saga-units = Units
saga-powers = Power Ups
saga-slot-empty = empty place
saga-deck = The rest of the deck ({ $count })
saga-deck-filter = Show
saga-deck-all = All
saga-commander = Commander
saga-activation = Activation Tokens
saga-cards = Action cards

## Action cards

saga-hand = Cards of { $seat }
saga-hand-whose = Whose cards
saga-hand-whom = Played on
saga-hand-now = Can be played now
saga-hand-empty = No card in hand.
saga-hand-backs = Hidden: { $common } common, { $special } special
saga-hand-rule = A card costs nothing and may help any armada, as long as nothing forbids it.
saga-hand-others = { $count ->
        [one] { $count } other hand can play now
       *[other] { $count } other hands can play now
    }

## Encounters, fights, dice

saga-encounter-none = Nobody is in an encounter.
saga-encounter-of = The encounter of { $armada }
saga-encounter-clear = No enemy is here.
saga-encounter-fight = Fight
saga-encounter-explores = { $armada } explores
saga-encounter-fails = Failed: { $damage } damage, and an event comes into play.
saga-encounter-check = { $armada }: { $test } ({ $cause })
saga-encounter-claim = { $armada } is about to fight: { $foe }. A faster armada may go first.
saga-encounter-damage = { $armada } is about to take { $count } damage, with { $hull } Hull ({ $cause }).
saga-encounter-window = What can be played into the moment
saga-encounter-window-at = Step in? ({ $moment })
saga-side-easy = The easy side
saga-side-hard = The hard side
saga-odds = { $percent }%
saga-card-pass = Won: { $text }
saga-card-fail = Lost: { $text }
saga-card-start = At the start: { $text }
saga-card-first = Without the Ravager: { $text }
saga-card-second = With the Ravager: { $text }
saga-fray = The fight
saga-foe-attack = Attack
saga-fray-armada-first = The armada is faster and acts first.
saga-fray-foe-first = The enemy acts first.
saga-fray-odds = Won with { $percent }% from here, without cards and abilities.
saga-fray-cover = one die more: protected
saga-fray-duel = Exchange { $exchange } of { $exchanges }. Damage dealt: { $first } and { $second }.
saga-roll = The roll
saga-roll-pool = { $stat } { $own }, protection { $cover }, effects { $extra }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
saga-roll-aim = Successes from a { $aim } on
saga-roll-result = { $count ->
        [one] { $count } success
       *[other] { $count } successes
    } (from a { $aim } on)
saga-roll-auto = { $auto } of it by effects
saga-roll-need = Needed: { $need }
saga-roll-hit = The enemy keeps { $left } of { $all } Hull.
saga-roll-through = { $left } of { $all } damage comes through.
saga-roll-choose = Choose the dice that are rolled again
saga-roll-hits = { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
saga-roll-last = The last rolls
saga-roll-check = Check
saga-roll-attack = Attack
saga-roll-defend = Defense

## Events

saga-events-count = { $count ->
        [0] No event in play
        [one] { $count } event in play
       *[other] { $count } events in play
    }
saga-events-none = Nothing troubles you at the moment.
saga-events-order = Choose what acts next
saga-events-purses = Combat Tokens that can remove events
saga-events-barred = In the phase of events nobody contributes.
saga-events-nobody = Nobody has a Combat Token to put on an event.
saga-events-how = { $price ->
        [one] { $price } Combat Token removes an event; anybody may give it, at any time but in the phase of events.
       *[other] { $price } Combat Tokens remove an event; anybody may give them, at any time but in the phase of events.
    }
saga-events-tokens = { $tokens } of { $price } Combat Tokens lie on it
saga-events-contribute = Contribute: { $seat }
saga-events-last = Turned up last
saga-events-scan = Scanning Report
saga-events-retaliation = Retaliation

## The mission

saga-mission-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
saga-mission-doom = Doom Counter
saga-mission-win = What wins
saga-mission-lose = What loses
saga-goal-now = { $what } (now { $now })
saga-goal-done = done
saga-goal-open = open
saga-mission-counters = Counters
saga-mission-of = { $now } of { $most }
saga-mission-next = next change: { $change }
saga-mission-things = What it is about
saga-mission-away = { $hex }, { $distance ->
        [0] at the Jumpgate
        [one] { $distance } step from the Jumpgate
       *[other] { $distance } steps from the Jumpgate
    }
saga-mission-absent = not found yet
saga-mission-hidden = not revealed yet
saga-mission-hold = hold { $hull }
saga-mission-towed = towed this round
saga-mission-base-hidden = A lost Starbase in a sector that lies face down
saga-mission-supply = What is left
saga-mission-xpm = { $board } on the map, { $carried } in Cargos, { $installed } brought in, { $supply } in the supply
saga-mission-figures = Raider figures
saga-mission-raiders = level one { $one } · level two { $two } · level three { $three }
saga-mission-bases = Starbases
saga-mission-shaken = shaken for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
saga-arena-seat = Player
saga-arena-points = Points
saga-arena-delivered = Deliveries
saga-arena-standing = Starbases
saga-arena-state = State

## The fleet

saga-fleet-seats = All players
saga-fleet-resigned = gave up
saga-fleet-bosses = Bosses in play
saga-fleet-no-boss = No Boss is in play.
saga-fleet-raiders = Raiders
saga-fleet-left = Figures left: { $count }
saga-fleet-decks = Decks
saga-fleet-deck = { $known ->
        [0] { $count }
       *[other] { $count }, of these { $known } in a known order at the bottom
    }

## The end

saga-end-won = Mission accomplished: { $scenario }
saga-end-lost = Mission failed: { $scenario }
saga-end-arena = { $count ->
        [one] { $seats } wins
       *[other] A shared victory: { $seats }
    }
saga-tally-raiders = Raiders defeated
saga-tally-bosses = Bosses defeated
saga-tally-explored = Sectors explored
saga-tally-delivered = XPMs brought in
saga-tally-starbases = Starbases built or reactivated
saga-tally-events = Events still in play
saga-tally-destroyed = Armadas destroyed

## Newcomers, hints, keys

saga-primer = How a round works
saga-primer-events = Events: the Doom Counter moves on, events and Bosses act, and a Scanning Report brings XPMs and Raiders.
saga-primer-upkeep = Upkeep: buy levels of Starport and Research Lab for Astartium; they equip your armada.
saga-primer-movement = Movement: fly, pick up XPMs, or explore. Leaving enemies costs more.
saga-primer-encounter = Encounter: everybody has one. Explore, fight an enemy, regroup, or work on the mission.
saga-primer-expand = Expand: build a Starbase together; it protects the sectors around it.
saga-hint-choose = Some Commanders suit this mission better than others.
saga-hint-equip = One of these cards helps your armada most.
saga-hint-level = A level is worth its price now.
saga-hint-level-starport = The Starport is worth its price now.
saga-hint-level-lab = The Research Lab is worth its price now.
saga-hint-move = Your armada stands better elsewhere.
saga-hint-explore = There is something to explore.
saga-hint-pick-up = Something here should come along.
saga-hint-side-easy = Better safe than sorry.
saga-hint-side-hard = Be bold.
saga-hint-fight = One enemy can be beaten.
saga-hint-play = One of your cards suits the moment.
saga-hint-activate = An ability suits the moment.
saga-hint-repair = Your Hull needs care.
saga-hint-quell = An event should go.
saga-hint-build = This is a place for a Starbase.
saga-hint-reroll = Some dice can only get better.
saga-hint-done = There is nothing better here than to go on.
saga-hint-other = Think of what the mission needs most.
saga-hint-whole = { $plan }.
saga-keys = The table
saga-key-next = The next place that can be picked
saga-key-before = The place before
saga-key-leaf = Turn to a leaf
saga-key-turn-leaf = The next leaf, with Shift the one before
saga-key-done = End the turn, or pass
saga-key-plays = Cards and abilities that can be played

## What bots think of

saga-why-only = There was nothing else to do.
saga-why-save = Nothing was worth its price.
saga-why-goal = It helps the mission.
saga-why-fetch = An XPM is to be had there.
saga-why-deliver = The XPM is needed there.
saga-why-boss = The Boss must go.
saga-why-guard = Raiders come too near.
saga-why-fight = The fight is likely to be won.
saga-why-explore = There is much to find in new sectors.
saga-why-gather = Together more can be done.
saga-why-build = A Starbase is worth it.
saga-why-grow = It makes the armada stronger.
saga-why-repair = The Hull needs it.
saga-why-quell = The event does too much harm.
saga-why-dice = It helps the dice.
saga-why-least = This does the least harm.
saga-why-rival = It hurts a rival.

saga-win-if = You win if: { $what }
saga-lose-if = You lose if: { $what }
saga-lose-met = this is so now
saga-win-now = now { $now }
saga-win-target = With { $points } Victory Points of a player the game ends after the round
saga-source-raiders = Raiders
saga-source-bosses = Bosses
saga-source-explorations = Hard Explorations
saga-source-deliveries = Deliveries
saga-source-duels = Duels
saga-source-sieges = Sieges
saga-source-end = Starbases and Command Center
saga-source-other = Other
