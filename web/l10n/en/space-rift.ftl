### Space Rift: what its table says. No figure of the rules stands here: figures are arguments.

## Names

space-rift-side-south = South
space-rift-side-north = North
space-rift-fleet-south = Meridian Accord
space-rift-fleet-north = Outer Drift League
space-rift-seat-commander = { $side } commander
space-rift-seat-wings = { $side } wings
space-rift-seat-left = { $side } left wing
space-rift-seat-right = { $side } right wing

space-rift-unit = { $side } { $type }
space-rift-unit-of-many = { $side } { $type } { $number }
space-rift-unit-own = { $type }
space-rift-unit-own-of-many = { $type } { $number }

space-rift-type-FT = Fighter
    .trait = Fast. Shots of big guns slip past it.
space-rift-type-DD = Destroyer
    .trait = Warps up to { $warp } hexes to an enemy’s side, and may pursue.
space-rift-type-CR = Cruiser
    .trait = The steady middle of the line.
space-rift-type-BB = Battleship
    .trait = Heavy guns, far and near.
space-rift-type-FS = Flagship
    .trait = Units beside it ignore one more red alert. Its loss costs command rating.
space-rift-type-CV = Carrier
    .trait = Its fighters join close fights, or fly a sortie.
space-rift-type-TP = Transport
    .trait = Brings star tokens while nobody is near.
space-rift-type-SP = Platform
    .trait = Keeps to the orbit of its planet and shoots over everything.
space-rift-type-heavy = { $type }, heavy

space-rift-class-fighter = Fighter
space-rift-class-strike = Strike
space-rift-class-capital = Capital

space-rift-sector-left = left
space-rift-sector-center = center
space-rift-sector-right = right

space-rift-direction-north-east = north-east
space-rift-direction-east = east
space-rift-direction-south-east = south-east
space-rift-direction-south-west = south-west
space-rift-direction-west = west
space-rift-direction-north-west = north-west

space-rift-face-square = square
    .many = { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
space-rift-face-triangle = triangle
    .many = { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    }
space-rift-face-circle = circle
    .many = { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
space-rift-face-blast = blast
    .many = { $count ->
        [one] { $count } blast
       *[other] { $count } blasts
    }
space-rift-face-star = star
    .many = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
space-rift-face-alert = red alert
    .many = { $count ->
        [one] { $count } red alert
       *[other] { $count } red alerts
    }
space-rift-faces-none = no dice

space-rift-deck-command = command cards
space-rift-deck-combat = combat cards

space-rift-phase-start = Start of turn
space-rift-phase-rift = The rift
space-rift-phase-command = Command card
space-rift-phase-orders = Orders
space-rift-phase-movement = Movement
space-rift-phase-combat = Combat
space-rift-phase-end = End of turn
space-rift-phase-over = Over

## Scenarios

space-rift-scenario-srb-01 = First Light
    .blurb = Two patrols meet at dawn over a moon without a name. The battle to learn with: no combat cards.
space-rift-scenario-srb-02 = The Cinder Belt
    .blurb = A thin belt of asteroids parts the fleets, and every gap is guarded.
space-rift-scenario-srb-03 = Two Flags over Halden
    .blurb = One world in the middle. Sit on it and score, or shoot whoever does.
space-rift-scenario-srb-04 = The Brask Convoy
    .blurb = South brings transports through a screen of raiders. North is there to stop them.
space-rift-scenario-srb-05 = Breaking Anchor Station
    .blurb = North holds the orbits with platforms. South wants the center swept clean.
space-rift-scenario-srb-06 = Night of the Long Guns
    .blurb = Two full lines of battle, carriers behind them, wrecks between.
space-rift-scenario-srr-01 = The Fold at Tessary
    .blurb = A first battle with the rift: a knot of it in the middle, open space around.
space-rift-scenario-srr-02 = Thread through the Belt
    .blurb = The rift lies along the middle row in one line: long pushes and pulls.
space-rift-scenario-srr-03 = Veil over Two Worlds
    .blurb = Two worlds to hold, and a rift between them that may hide either.
space-rift-scenario-srr-04 = The Drifting Shore
    .blurb = The rift hugs the eastern edge and comes back where you put it.
space-rift-scenario-srr-05 = Wreckers’ Shoal
    .blurb = Debris, dead stars, meteors, and a rift that buries them all in turn.
space-rift-scenario-srr-06 = The Long Way Round
    .blurb = A tall rift is the bridge between two fleets that both want to get past.

## Command cards

space-rift-command-picket = Picket
space-rift-command-sweep = Sweep
space-rift-command-strike-wave = Strike Wave
space-rift-command-sector-fleet = Sector Fleet
space-rift-command-long-line = Long Line
space-rift-command-twin-claws = Twin Claws
space-rift-command-broad-front = Broad Front
space-rift-command-scramble-the-wings = Scramble the Wings
space-rift-command-slash-and-fade = Slash and Fade
space-rift-command-spearhead = Spearhead
space-rift-command-weight-of-steel = Weight of Steel
space-rift-command-flag-signal = Flag Signal
space-rift-command-weapons-free = Weapons Free
space-rift-command-long-guns = Long Guns
space-rift-command-open-channel = Open Channel
space-rift-command-damage-control = Damage Control
space-rift-command-mirror-order = Mirror Order
space-rift-command-first-salvo = First Salvo
space-rift-command-printed = { $card }, { $sector }

## Combat cards

space-rift-combat-coolant-surge = Coolant Surge
space-rift-combat-full-broadside = Full Broadside
space-rift-combat-lock-solution = Lock Solution
space-rift-combat-second-volley = Second Volley
space-rift-combat-overload-warheads = Overload Warheads
space-rift-combat-piercing-lance = Piercing Lance
space-rift-combat-slingshot = Slingshot
space-rift-combat-reserve-order = Reserve Order
space-rift-combat-press-the-attack = Press the Attack
space-rift-combat-repair-drones = Repair Drones
space-rift-combat-all-stations-report = All Stations Report
space-rift-combat-grapple-teams = Grapple Teams
space-rift-combat-cracked-ciphers = Cracked Ciphers
space-rift-combat-salvage-rights = Salvage Rights
space-rift-combat-ghost-signature = Ghost Signature
space-rift-combat-hard-turn = Hard Turn
space-rift-combat-bulkheads-hold = Bulkheads Hold
space-rift-combat-shield-bloom = Shield Bloom
space-rift-combat-sprung-trap = Sprung Trap
space-rift-combat-slip-away = Slip Away

## What cards do: a card has a sentence for each of its effects

space-rift-effect-order = Order { $units }: up to { $slots }.
space-rift-effect-dice-more = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } more.
space-rift-effect-dice-fewer = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } fewer.
space-rift-effect-ordered-more = Ordered units attack with { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } more { $range }.
space-rift-effect-ordered-fewer = Ordered units attack with { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } fewer { $range }.
space-rift-effect-boost = The unit moves up to { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } further.
space-rift-effect-forbid-move = Ordered units do not move.
space-rift-effect-forbid-close = Ordered units do not fight in close quarters.
space-rift-effect-move-after = After its combat each ordered unit may move again, up to { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
space-rift-effect-draw-keep = At the end of the turn draw { $draw } cards in its place and keep { $keep }.
space-rift-effect-stars = Take { $count ->
        [one] { $count } star token
       *[other] { $count } star tokens
    }.
space-rift-effect-clear = Lift up to { $count ->
        [one] { $count } red alert
       *[other] { $count } red alerts
    } of your units.
space-rift-effect-clear-all = Lift all red alerts of your units.
space-rift-effect-restore = { $count ->
        [one] A unit with no enemy beside it gets a ship back.
       *[other] Units with no enemy beside them get a ship back each: up to { $count }.
    }
space-rift-effect-restore-rolled = Roll a die each for units with no enemy beside them, up to { $count }: their own face or a blast brings back a ship.
space-rift-effect-restore-clear = Red alerts there are lifted.
space-rift-effect-reroll = Roll up to { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } again.
space-rift-effect-reroll-any = Roll any of the dice again.
space-rift-effect-convert = Each { $face } is a hit that no shield stops, and nothing else.
space-rift-effect-shields-off = The target’s shields stop no blasts.
space-rift-effect-no-terrain = The target’s hex takes no dice away.
space-rift-effect-prevent = { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    } fewer.
space-rift-effect-ignore-alerts = Ignore all red alerts of this roll.
space-rift-effect-free-pursuit = The unit may pursue, whatever its type, at no cost.
space-rift-effect-strike-first = Your unit rolls first, with { $count ->
        [0] its usual dice
        [one] { $count } die more
       *[other] { $count } dice more
    }. Only an attacker that survives in its hex goes on.
space-rift-effect-evade = Your unit slips away, up to { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } back. The attack is spent.
space-rift-effect-take-ship = Your { $unit } and an enemy unit beside it ({ $class }, at least { $ships } ships) roll { $dice } dice each and one for every ship. If you have more stars, take one of its ships.
space-rift-effect-discard = The enemy loses { $count ->
        [one] a random combat card
       *[other] { $count } random combat cards
    }.
space-rift-effect-copy = Do what the enemy’s last command card did, in the same part of the battlefield. With none, order { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } anywhere.
space-rift-effect-reaction = Or as an answer: { $when }. { $effects }

space-rift-units-all = units
space-rift-units-fighter = Fighter units
space-rift-units-strike = Strike units
space-rift-units-capital = Capital units
space-rift-units-near-flag = units within { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } of one flagship
space-rift-count-rating = your command rating
space-rift-count-rating-more = your command rating and { $more } more
space-rift-slot-left = { $count } on your left
space-rift-slot-center = { $count } in the center
space-rift-slot-right = { $count } on your right
space-rift-slot-any = { $count } anywhere
space-rift-range-close = in close quarters
space-rift-range-ranged = from afar
space-rift-range-any = in every combat

## When combat cards are played

space-rift-window-opening = Before your command card
space-rift-window-ordered = After your orders
space-rift-window-move = When an ordered unit is about to move
space-rift-window-moved = After the movement of either turn
space-rift-window-declared-own = Before your unit rolls
space-rift-window-declared-enemy = Before the enemy rolls at your unit
space-rift-window-rolled-own = After your unit’s roll
space-rift-window-rolled-enemy = After the enemy’s roll at your unit
space-rift-window-alert = When your unit has more red alerts than it may ignore
space-rift-window-vacated = When your close attack has emptied a hex
space-rift-window-ending = At the end of your turn
space-rift-window-only = { $window } ({ $only })
space-rift-only-attack = attacks only
space-rift-only-eliminated = if you eliminated a unit
space-rift-cost = { $count ->
        [0] free
        [one] { $count } star
       *[other] { $count } stars
    }

## The battlefield

space-rift-board-label = { $name }: battlefield of hexes, rows A to K from south to north
space-rift-cell-open = open space
space-rift-cell-asteroid = asteroids
space-rift-cell-planet = planet
space-rift-cell-debris = debris
space-rift-cell-dead = dead star
space-rift-cell-meteor = meteor
space-rift-cell-rift = rift tile { $tile }
space-rift-cell-over = { $tile } over { $feature }
space-rift-cell-markers = markers of { $side }: { $count }
space-rift-cell-markers-covered = markers of { $side } under the rift, not counted now: { $count }
space-rift-cell-act = { $cell } — Enter: { $act }
space-rift-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
space-rift-escorts = { $count ->
        [0] hull without escort
        [one] hull and { $count } escort
       *[other] hull and { $count } escorts
    }
space-rift-hull = hull
space-rift-state-alert = red alert
space-rift-state-ordered = ordered
space-rift-state-moved = has moved
space-rift-state-fought = has fought
space-rift-state-gone = out of the battle

## Events: what the log says

space-rift-event-turn-started = Turn { $turn }: { $side }.
space-rift-event-stars-gained = { $side } takes { $count ->
        [one] { $count } star
       *[other] { $count } stars
    } ({ $why }) and has { $stars }.
space-rift-event-stars-paid = { $side } pays { $count ->
        [one] { $count } star
       *[other] { $count } stars
    } ({ $why }) and has { $stars }.
space-rift-event-markers-placed = { $side } places { $count ->
        [one] a faction marker
       *[other] { $count } faction markers
    } on { $at }.
space-rift-event-sector-cleared = { $side } has swept the sector and takes a faction marker.
space-rift-event-meteors-rolled = The dice for meteors: { $faces }.
space-rift-event-meteor-row = A meteor comes in at { $at } ({ $first } and { $second }).
space-rift-event-meteor-moved = A meteor flies from { $from } to { $to }.
space-rift-event-meteor-entered = A meteor enters { $at }.
space-rift-event-meteor-gone = The meteor at { $at } is gone.
space-rift-event-meteor-struck = A meteor strikes { $unit } at { $at }.
space-rift-event-command-played = { $side } plays { $card }.
space-rift-event-command-copied = { $side } plays { $card }. It acts as { $other }.
space-rift-event-ordered = { $unit } gets an order.
space-rift-event-alert-placed = { $unit } is under red alert.
space-rift-event-alert-cleared = { $unit }: the red alert is lifted.
space-rift-event-repair-rolled = Repairs on { $unit }: the die shows { $face }.
space-rift-event-restored = { $unit } gets a ship and has { $ships }.
space-rift-event-restored-escort = { $unit } gets an escort and has { $ships }.
space-rift-event-moved = { $unit } moves from { $from } to { $to }.
space-rift-event-jumped = { $unit } jumps through the rift from { $from } to { $to }.
space-rift-event-retired = { $unit } retires from { $from } to { $to }.
space-rift-event-evaded = { $unit } slips away from { $from } to { $to }.
space-rift-event-pursued = { $unit } pursues to { $to }.
space-rift-event-exited = { $unit } leaves the battle at { $from }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $side }.
space-rift-event-declared-close = { $unit } attacks { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-ranged = { $unit } fires at { $target } over { $range } hexes: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-bonus = { $unit } presses on against { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-sortie = The fighters of { $unit } attack { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-first = { $unit } rolls first against { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-back = { $unit } battles back at { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-launched = The fighters of { $unit } take off for { $at }.
space-rift-event-combat-played = { $side } plays { $card }.
space-rift-event-reacted = { $side } answers with { $card }.
space-rift-event-rolled = { $unit } rolls { $faces }.
space-rift-event-rolled-meteor = The meteor rolls { $faces } at { $target }.
space-rift-event-rerolled = { $unit } rolls again, now { $faces }.
space-rift-event-hit = { $hits ->
        [0] { $unit } is not hit.
        [one] { $unit } takes { $hits } hit.
       *[other] { $unit } takes { $hits } hits.
    }
space-rift-event-ships-lost = { $unit } loses { $by ->
        [one] { $by } ship
       *[other] { $by } ships
    }, { $ships } left.
space-rift-event-escorts-lost = { $unit } loses { $by ->
        [one] { $by } escort
       *[other] { $by } escorts
    }, { $ships } left.
space-rift-event-hull-broken = { $unit }: { $faces }. The hull breaks.
space-rift-event-hull-holds = { $unit }: { $faces }. The hull holds.
space-rift-event-eliminated = { $unit } is eliminated at { $at }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $side }.
space-rift-event-wreck-left = Its wreck drifts at { $at }.
space-rift-event-rating-fell = { $side }: the command rating falls to { $rating }.
space-rift-event-alerts-ignored = { $unit } ignores { $count ->
        [one] { $count } red alert
       *[other] { $count } red alerts
    }.
space-rift-event-spent = The attack of { $unit } is spent.
space-rift-event-grappled = { $unit } and { $target } fight for a ship: { $own } against { $enemy }.
space-rift-event-cards-drawn = { $side } draws from the { $deck }: { $count }.
space-rift-event-card-drawn = { $side } draws { $card }.
space-rift-event-card-offered = { $side } may keep { $card }.
space-rift-event-card-kept = { $side } keeps { $card }.
space-rift-event-card-discarded = { $side } discards { $card }.
space-rift-event-reshuffled = The discards become a new deck ({ $deck }).
space-rift-event-turn-ended = { $side } ends the turn.
space-rift-event-conceded = { $side } gives up.
space-rift-event-draw-offered = { $side } offers a draw.
space-rift-event-draw-accepted = { $side } accepts the draw.
space-rift-event-draw-refused = { $side } plays on.
space-rift-event-draw-lapsed = The offer of a draw is off the table.
space-rift-event-won = { $side } wins. { $reason }
space-rift-event-drawn = The battle is drawn. { $reason }

space-rift-event-rift-rolled = { $side } rolls for the rift: { $dice }.
space-rift-event-rift-stirred = The rift moves { $direction } by { $number }: { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }.
space-rift-event-rift-central = Tile { $tile } moves to { $to }.
space-rift-event-rift-pushed = Tile { $tile } is pushed to { $to }.
space-rift-event-rift-pulled = Tile { $tile } is pulled to { $to }.
space-rift-event-rift-over-edge = Tile { $tile } goes over the edge.
space-rift-event-rift-aside = Tile { $tile } is set aside.
space-rift-event-rift-aside-unit = Tile { $tile } is set aside with { $unit } on it.
space-rift-event-rift-placed = Tile { $tile } comes back at { $at }.
space-rift-event-rift-parted = The rift is torn. Cut off: { $tiles }.
space-rift-event-rift-closed = Tile { $tile } closes the gap from { $from } to { $to }.
space-rift-event-rift-carried = { $unit } drifts with tile { $tile } to { $to }.
space-rift-event-rift-caught = Tile { $tile } comes to rest under { $unit } at { $at }.
space-rift-event-rift-left-behind = { $unit } keeps its orbit at { $at }; tile { $tile } moves on.
space-rift-event-rift-lifted = { $unit } makes room for { $other } on tile { $tile }.
space-rift-event-rift-settled = { $unit } is put down at { $at }, on tile { $tile }.
space-rift-event-rift-settled-beside = { $unit } is put down at { $at }, beside the rift.
space-rift-event-rift-folded = Space folds on tile { $tile }. Nothing is there.
space-rift-event-rift-folded-unit = Space folds on tile { $tile } and takes hold of { $unit }.
space-rift-event-rift-flung = { $unit } is flung from { $from } to { $to } (row { $row }, hex { $column }).
space-rift-event-rift-flung-back = { $unit } is flung and falls back to { $from } (row { $row }, hex { $column }).

space-rift-why-roll = stars rolled
space-rift-why-income = transports
space-rift-why-reward = end of turn
space-rift-why-sale = card sold
space-rift-why-card = combat card
space-rift-why-impulse = full impulse
space-rift-why-clear = red alert lifted
space-rift-why-battle-back = battle back
space-rift-why-pursuit = pursuit

## Endings: the reason, as a sentence

space-rift-ending-victory = The victory number is reached.
space-rift-ending-destroyed = A fleet is gone.
space-rift-ending-last-turn = The last turn is over.
space-rift-ending-conceded = The enemy gave up.
space-rift-ending-agreed = Both agreed on a draw.
space-rift-ending-departed = The last of a fleet has left: the larger share of the victory number decides.

## Refusals: why not, and what to do

space-rift-refusal-over = The battle is over.
space-rift-refusal-not-asked = The other side decides now. Wait.
space-rift-refusal-other-phase = That belongs to the phase “{ $wanted }”. The phase now is “{ $now }”.
space-rift-refusal-busy = First decide: { $asked }.
space-rift-refusal-unasked = That would be an answer, but nobody asks now: { $asked }.
space-rift-refusal-commander = Your fleet commander decides this. Leave it to that one.
space-rift-refusal-other-sector = Another commander of your side holds that unit. Leave it to that one.
space-rift-refusal-not-your-unit = That is no unit of yours in the battle. Choose one of yours.
space-rift-refusal-no-card = You do not hold that command card. Choose one of your hand.
space-rift-refusal-not-drawn = You did not draw that command card. Keep one of those that you drew.
space-rift-refusal-no-reaction = That command card answers nothing. Play it in your own turn.
space-rift-refusal-not-held = You do not hold that combat card. Choose one of your hand.
space-rift-refusal-has-orders = The unit has its order. Choose another.
space-rift-refusal-no-orders = The card has no order left for this unit. Take an order back by undoing it, or go on.
space-rift-refusal-out-of-section = The order is for another part of the battlefield: { $sector }. Choose a unit there.
space-rift-refusal-other-class = The order is for one class only: { $class }. Choose such a unit.
space-rift-refusal-far-from-flag = The order reaches { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } from the flagship. Choose a nearer unit.
space-rift-refusal-no-marker = The unit is not under red alert. Choose one that is.
space-rift-refusal-not-ordered = The unit has no order this turn. Choose one that has.
space-rift-refusal-has-moved = The unit has moved this turn. Choose one that has not.
space-rift-refusal-too-far = The unit moves { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, and that is farther. Choose a nearer hex.
space-rift-refusal-no-way = It is near enough, but something on the way bars or stops the unit. Go around, or stop before it.
space-rift-refusal-warp-alone = So far the unit only warps, and only beside an enemy. Choose a nearer hex, or one beside an enemy.
space-rift-refusal-edge-too-far = The unit does not come over the edge in one move. Come nearer first.
space-rift-refusal-plain-move = A second move goes without full impulse. Choose a hex within reach.
space-rift-refusal-occupied = A unit stands there. Choose an empty hex.
space-rift-refusal-impulse-needed = It is one hex too far. Go there at full impulse.
space-rift-refusal-no-need = The move needs no full impulse. Go there without it.
space-rift-refusal-stays-put = Your command card lets nobody move this turn. End the movement.
space-rift-refusal-planet-from-afar = A planet is entered from beside it, as the first hex of a move. Come beside it first.
space-rift-refusal-dead-star = Nothing enters a dead star. Choose another hex.
space-rift-refusal-meteor = A meteor is there. Choose another hex.
space-rift-refusal-out-of-orbit = A platform stays in the orbit of its planet. Choose a hex beside that.
space-rift-refusal-no-exit = Leaving the battle is no objective of your side. Stay on the battlefield.
space-rift-refusal-held-by-rift = The unit came onto the rift this turn and stays there. Choose another.
space-rift-refusal-has-fought = The unit has had its combat this turn. Choose another.
space-rift-refusal-landed = The unit came onto a planet and cannot fight this turn. Choose another.
space-rift-refusal-platform-moved = A platform that moved does not fight this turn. Choose another unit.
space-rift-refusal-no-target = That unit is out of the battle. Choose another target.
space-rift-refusal-own-target = That unit is your own. Choose an enemy.
space-rift-refusal-not-pursuer = After a pursuit only the unit that pursued attacks. Choose it, or go on.
space-rift-refusal-not-beside = After a pursuit the unit attacks only what is beside it. Choose a target there, or go on.
space-rift-refusal-enemy-adjacent = An enemy is beside the unit. Attack that one in close quarters.
space-rift-refusal-no-sight = Something blocks the line of sight. Find another angle.
space-rift-refusal-no-close-quarters = Your command card forbids close quarters this turn. Choose a target that is not beside the unit.
space-rift-refusal-no-dice = What is in the way takes all the dice. Choose another target or another hex to fight from.
space-rift-refusal-no-carrier = Only a carrier flies a sortie. Choose one.
space-rift-refusal-no-wing = The carrier has no fighters aboard any more. Choose another.
space-rift-refusal-carrier-moved = A carrier that moved this turn flies no sortie. Choose another.
space-rift-refusal-no-launch = Near that target no hex is free to strike from. Choose another target.
space-rift-refusal-no-answer = The unit battles back only in close quarters, from its hex, and not after fighting first. Take the roll as it is.
space-rift-refusal-no-pursuit = Only a destroyer pursues, beside the hex that its own attack has emptied. Stay where you are.
space-rift-refusal-not-there = The unit must retire as far as it can, over free hexes. Choose a marked hex.
space-rift-refusal-no-window = The card is for another moment: “{ $window }”. Keep it until then.
space-rift-refusal-for-unit = The card is played for a unit. Choose the unit as well.
space-rift-refusal-for-no-unit = The card is played for no single unit. Play it without one.
space-rift-refusal-one-card = You have played a combat card this turn. Keep this one for another turn.
space-rift-refusal-none-eliminated = The card needs an enemy that was eliminated this turn. Keep it until one is.
space-rift-refusal-attacks-only = The card is for attacks, and this is none. Keep it.
space-rift-refusal-other-range = The card works only { $range }. Keep it.
space-rift-refusal-card-class = The card is for units of another class. Read which, and keep it for them.
space-rift-refusal-no-use = The card would do nothing now. Keep it.
space-rift-refusal-no-face = No die shows this face. Choose one of those that were rolled.
space-rift-refusal-no-flagship = That is no flagship of yours. Choose one that is in the battle.
space-rift-refusal-no-repair = No ship can come back to this unit. Choose one that has lost a ship.
space-rift-refusal-no-grapple = These two cannot fight for a ship. Choose two that stand side by side.
space-rift-refusal-no-combat-cards = There is no combat card to take. Take the stars.
space-rift-refusal-offer-pending = A draw was offered this turn already. Offer one in another turn.
space-rift-refusal-no-offer = There is no offer of a draw for you to answer. Offer one yourself.
space-rift-refusal-out-of-range = Its guns reach { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }. Come closer.
space-rift-refusal-allowance = The unit may ignore { $most ->
        [0] no red alert
        [one] { $most } red alert
       *[other] { $most } red alerts
    } and no more.
space-rift-refusal-stars = You need { $need ->
        [one] { $need } star
       *[other] { $need } stars
    } and have { $have }.
space-rift-refusal-drift-place-first = First put the tile beside the rift that went over the edge.
space-rift-refusal-drift-close-first = First close the gap of the rift with a tile.
space-rift-refusal-drift-settle-first = First put down the unit that had to make room.
space-rift-refusal-drift-covered = A tile lies there already. Choose a hex without one.
space-rift-refusal-drift-not-beside = The tile must come back beside another one. Choose a hex beside the rift.
space-rift-refusal-drift-strands = The rift could not become whole from there. Choose another hex.
space-rift-refusal-drift-moved = That tile has moved this turn. Choose another.
space-rift-refusal-drift-not-open = No tile left this hex in this movement. Choose a hex that one left.
space-rift-refusal-drift-too-far = No tile goes so far now. Choose a nearer hex or another tile.
space-rift-refusal-drift-no-gain = It would bring no tile back to the rift. Choose another tile or hex.
space-rift-refusal-drift-dead-end = The rift could not become whole after that. Choose another tile or hex.
space-rift-refusal-drift-taken = A unit stands there. Choose a free hex.
space-rift-refusal-drift-no-tile = Choose a free tile; with none, a hex beside the rift.

## What is to be decided first, in refusals

space-rift-asked-begin = the start of the turn
space-rift-asked-place = where a tile of the rift comes back
space-rift-asked-close = which tile closes the gap of the rift
space-rift-asked-settle = where a unit goes that had to make room
space-rift-asked-card = whether to play a card
space-rift-asked-command = which command card to play
space-rift-asked-orders = which units get orders
space-rift-asked-movement = which units move
space-rift-asked-combat = which units fight
space-rift-asked-reward = whether to take stars or a card
space-rift-asked-sale = whether to sell a combat card
space-rift-asked-signal = which flagship gives the orders
space-rift-asked-clear = which red alerts to lift
space-rift-asked-restore = which units to repair
space-rift-asked-reserve = which unit more gets an order
space-rift-asked-grapple = who fights for a ship
space-rift-asked-again = whether a unit moves again
space-rift-asked-keep = which command card to keep
space-rift-asked-reroll = which dice to roll again
space-rift-asked-ignore = how many red alerts to ignore
space-rift-asked-retire = where a unit retires
space-rift-asked-evade = where a unit slips away
space-rift-asked-back = whether to battle back
space-rift-asked-pursue = whether to pursue
space-rift-asked-bonus = whether a unit attacks once more
space-rift-asked-nothing = what comes next

## Prompts: the line on top

space-rift-prompt-ask-begin = { $seat }, begin your turn.
space-rift-prompt-ask-place = Tile { $tile } went over the edge. { $seat }, put it beside the rift.
space-rift-prompt-ask-close = The rift is torn. { $seat }, choose a tile to close the gap.
space-rift-prompt-ask-settle = { $seat }, choose a tile for { $unit }.
space-rift-prompt-ask-opening = { $seat }, play a combat card before your command card?
space-rift-prompt-ask-command = { $seat }, play a command card.
space-rift-prompt-ask-orders = { $seat }, order your units.
space-rift-prompt-ask-ordered = Orders are given. { $seat }, play a combat card?
space-rift-prompt-ask-movement = { $seat }, move ordered units.
space-rift-prompt-ask-moved = All have moved. { $seat }, play a combat card?
space-rift-prompt-ask-combat = { $seat }, attack with ordered units.
space-rift-prompt-ask-ending = The turn ends. { $seat }, play a combat card?
space-rift-prompt-ask-reward = { $seat }, take stars, or fewer and a combat card.
space-rift-prompt-ask-sale = { $seat }, sell a combat card?
space-rift-prompt-ask-signal = { $seat }, choose the flagship that gives the orders.
space-rift-prompt-ask-clear = { $seat }, lift red alerts: { $left } more.
space-rift-prompt-ask-restore = { $seat }, choose units to repair: { $left } more.
space-rift-prompt-ask-reserve = { $seat }, order one unit more, anywhere.
space-rift-prompt-ask-grapple = { $seat }, choose who fights for a ship.
space-rift-prompt-ask-again = { $seat }, { $unit } may move again.
space-rift-prompt-ask-keep = { $seat }, keep a command card.
space-rift-prompt-ask-declared-own = { $unit } is about to roll at { $target }. { $seat }, play a card?
space-rift-prompt-ask-declared-enemy = { $unit } is about to roll at { $target }. { $seat }, play a card?
space-rift-prompt-ask-rolled-own = { $unit } rolled { $faces }. { $seat }, play a card?
space-rift-prompt-ask-rolled-enemy = The roll at { $target } shows { $faces }. { $seat }, play a card?
space-rift-prompt-ask-reroll = { $seat }, choose dice to roll again: { $faces }.
space-rift-prompt-ask-alert = { $target } faces { $alerts ->
        [one] { $alerts } red alert
       *[other] { $alerts } red alerts
    }. { $seat }, play a card?
space-rift-prompt-ask-ignore = { $target } faces { $alerts ->
        [one] { $alerts } red alert
       *[other] { $alerts } red alerts
    }. { $seat }, how many does it ignore?
space-rift-prompt-ask-retire = { $seat }, choose where { $target } retires.
space-rift-prompt-ask-evade = { $seat }, choose where { $target } slips away.
space-rift-prompt-ask-battle-back = { $seat }, does { $target } battle back at { $unit }?
space-rift-prompt-ask-pursue = The hex is empty. { $seat }, does { $unit } pursue?
space-rift-prompt-ask-bonus = { $seat }, { $unit } may attack once more.
space-rift-prompt-ask-nothing = The battle goes on.
space-rift-prompt-wait = { $seat } decides: { $phase }.
space-rift-prompt-over-win = { $seat } wins the battle.
space-rift-prompt-over-draw = The battle is drawn.

## Orders: buttons, and what they do

space-rift-order-begin = Begin the turn
space-rift-order-place-tile = Put tile { $tile } at { $to }
space-rift-order-close-gap = Move tile { $tile } to { $to }
space-rift-order-settle = Put { $unit } at { $to }
space-rift-order-command = Play { $card }
space-rift-order-signal = Orders from { $unit }
space-rift-order-order = Order { $unit }
space-rift-order-order-from = Order { $unit } ({ $sector })
space-rift-order-clear = Lift the red alert of { $unit }
space-rift-order-clear-paid = Lift the red alert of { $unit } ({ $cost })
space-rift-order-restore = Repair { $unit }
space-rift-order-move = Move to { $to }
space-rift-order-move-impulse = Move to { $to } at full impulse ({ $cost })
space-rift-order-exit = Leave the battle
space-rift-order-exit-impulse = Leave the battle at full impulse ({ $cost })
space-rift-order-attack = Attack { $target } at { $to } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    })
space-rift-order-sortie = Sortie against { $target } at { $to } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    })
space-rift-order-play = Play { $card } ({ $cost })
space-rift-order-play-for = Play { $card } for { $unit } ({ $cost })
space-rift-order-react = Answer with { $card }
space-rift-order-reroll = Roll a { $face } again
space-rift-order-grapple = { $unit } against { $target }
space-rift-order-ignore = { $count ->
        [0] Ignore none
       *[other] Ignore { $count }
    }
space-rift-order-retire = Retire to { $to }
space-rift-order-evade = Slip away to { $to }
space-rift-order-battle-back = Battle back ({ $cost })
space-rift-order-pursue = Pursue ({ $cost })
space-rift-order-keep = Keep { $card }
space-rift-order-take-stars = Take { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
space-rift-order-take-card = Take { $count ->
        [0] a combat card
        [one] { $count } star and a combat card
       *[other] { $count } stars and a combat card
    }
space-rift-order-sell = Sell { $card } for { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
space-rift-order-done = Done
space-rift-order-done-card = Play no card
space-rift-order-done-orders = End orders
space-rift-order-done-movement = End movement
space-rift-order-done-combat = End combat
space-rift-order-done-sale = Sell none
space-rift-order-done-again = Stay
space-rift-order-done-reroll = Keep the rest
space-rift-order-done-back = Hold fire
space-rift-order-done-pursue = Stay here
space-rift-order-done-bonus = No more attack
space-rift-order-concede = Give up
space-rift-order-offer-draw = Offer a draw
space-rift-order-accept-draw = Accept the draw
space-rift-order-refuse-draw = Play on

## The text version

space-rift-text-unit = { $unit } { $code }
space-rift-text-order = { $code }: { $order }
space-rift-text-stand = { $side }: points { $score } of { $wins }, stars { $stars }, command rating { $rating }, command cards { $commands }, combat cards { $combats }.
space-rift-text-plan = In play: { $card }. Orders left: { $left }.
space-rift-text-dial = Dial of the rift: { $ways }.
space-rift-text-card = { $side } holds { $count } × { $card }: { $text }
space-rift-text-combat-card = { $side } holds { $count } × { $card } ({ $cost }): { $when }. { $text }
space-rift-text-type = Type
space-rift-text-cards = Cards
space-rift-text-left = Left
space-rift-text-center = Center
space-rift-text-right = Right

## What keeps a scenario from being played

space-rift-load-no-scenario = There is no scenario “{ $name }”.
space-rift-load-format = This is no scenario of this kind: “{ $name }”.
space-rift-load-id = An id has up to forty small letters, digits and hyphens.
space-rift-load-title = A title is needed, of up to eighty letters.
space-rift-load-bounds = It must be { $least } to { $most }.
space-rift-load-units = There are { $count } units. A side has up to sixteen, and one at least.
space-rift-load-no-type = There is no unit “{ $name }”.
space-rift-load-no-heavy = “{ $name }” has no heavy form.
space-rift-load-taken = Something is on { $hex } already.
space-rift-load-dead-star = A dead star is on { $hex }. Put the unit elsewhere.
space-rift-load-parted = The hexes of a planet are not connected.
space-rift-load-touching = On { $hex } a planet touches another. Leave a hex between.
space-rift-load-planets = There are { $count } planet hexes. Sixteen are the most.
space-rift-load-orbit = The platform on { $hex } must be beside one planet, and on none.
space-rift-load-sector = A sector is named where one is to be swept, and nowhere else.
space-rift-load-tiles = A rift has six hexes, all connected.
space-rift-load-crews = A side has one to three seats.
