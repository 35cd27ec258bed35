### Space Rift: the texts of its table. Figures of the rules are arguments, never part of a phrase.

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
    .trait = Fast, and hard to hit for Capital units.
space-rift-type-DD = Destroyer
    .trait = Warps up to { $warp } hexes to reach an enemy, and may pursue.
space-rift-type-CR = Cruiser
    .trait = The backbone of the fleet.
space-rift-type-BB = Battleship
    .trait = Heavy guns, near and far.
space-rift-type-FS = Flagship
    .trait = Friendly units next to it may ignore one more red alert. Its loss lowers the command rating.
space-rift-type-CV = Carrier
    .trait = Its fighters add dice in close quarters, or fly a sortie.
space-rift-type-TP = Transport
    .trait = Earns star tokens while no enemy is next to it.
space-rift-type-SP = Platform
    .trait = Orbits its planet and fires without a line of sight.
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
space-rift-phase-over = Battle over

## Scenarios

space-rift-scenario-srb-01 = First Light
    .blurb = Two patrols meet at dawn over a nameless moon. A good first battle: no combat cards.
space-rift-scenario-srb-02 = The Cinder Belt
    .blurb = A thin belt of asteroids separates the fleets, and every gap is guarded.
space-rift-scenario-srb-03 = Two Flags over Halden
    .blurb = One planet in the middle. Hold it to score, or attack the side that does.
space-rift-scenario-srb-04 = The Brask Convoy
    .blurb = South escorts transports through a screen of raiders. North must stop them.
space-rift-scenario-srb-05 = Breaking Anchor Station
    .blurb = North holds the orbits with platforms. South must clear the center.
space-rift-scenario-srb-06 = Night of the Long Guns
    .blurb = Two full battle lines with carriers behind them and wrecks in between.
space-rift-scenario-srr-01 = The Fold at Tessary
    .blurb = A first battle with the rift: a tight cluster in the middle, open space all around.
space-rift-scenario-srr-02 = Thread through the Belt
    .blurb = The rift lies in one line along the middle row, so it pushes and pulls far.
space-rift-scenario-srr-03 = Veil over Two Worlds
    .blurb = Two planets to hold, and a rift between them that may cover either.
space-rift-scenario-srr-04 = The Drifting Shore
    .blurb = The rift hugs the eastern edge. Tiles that drift off come back where you put them.
space-rift-scenario-srr-05 = Wreckers’ Shoal
    .blurb = Debris, dead stars, meteors, and a rift that covers them one after another.
space-rift-scenario-srr-06 = The Long Way Round
    .blurb = A tall rift bridges the space between two fleets. Both want to break through.

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

## Effects of cards: one sentence for each effect

space-rift-effect-order = Order { $units }: up to { $slots }.
space-rift-effect-dice-more = This roll has { $count ->
        [one] { $count } more die
       *[other] { $count } more dice
    }.
space-rift-effect-dice-fewer = This roll has { $count ->
        [one] { $count } fewer die
       *[other] { $count } fewer dice
    }.
space-rift-effect-ordered-more = Ordered units attack with { $count ->
        [one] { $count } more die
       *[other] { $count } more dice
    } { $range }.
space-rift-effect-ordered-fewer = Ordered units attack with { $count ->
        [one] { $count } fewer die
       *[other] { $count } fewer dice
    } { $range }.
space-rift-effect-boost = The unit may move up to { $count ->
        [one] { $count } more hex
       *[other] { $count } more hexes
    }.
space-rift-effect-forbid-move = Ordered units cannot move.
space-rift-effect-forbid-close = Ordered units cannot fight in close quarters.
space-rift-effect-move-after = After its combat, each ordered unit may move again, up to { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
space-rift-effect-draw-keep = At the end of the turn, draw { $draw } cards to replace this one and keep { $keep }.
space-rift-effect-stars = Gain { $count ->
        [one] { $count } star token
       *[other] { $count } star tokens
    }.
space-rift-effect-clear = Remove up to { $count ->
        [one] { $count } red-alert marker
       *[other] { $count } red-alert markers
    } from your units.
space-rift-effect-clear-all = Remove all red-alert markers from your units.
space-rift-effect-restore = { $count ->
        [one] A unit with no enemy next to it regains a ship.
       *[other] Units with no enemy next to them regain a ship each: up to { $count }.
    }
space-rift-effect-restore-rolled = Roll a die for each unit with no enemy next to it, up to { $count }. The symbol of its class or a blast restores a ship.
space-rift-effect-restore-clear = Remove the red-alert markers there.
space-rift-effect-reroll = Reroll up to { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }.
space-rift-effect-reroll-any = Reroll any number of dice.
space-rift-effect-convert = Each { $face } counts as a hit that no shield stops, and as nothing else.
space-rift-effect-shields-off = The target’s shields stop no blasts.
space-rift-effect-no-terrain = The target’s hex removes no dice.
space-rift-effect-prevent = Prevent { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }.
space-rift-effect-ignore-alerts = Ignore all red alerts of this roll.
space-rift-effect-free-pursuit = The unit may pursue for free, whatever its type.
space-rift-effect-strike-first = Your unit rolls first, with { $count ->
        [0] its usual dice
        [one] { $count } more die
       *[other] { $count } more dice
    }. The attack goes on only if the attacker survives and stays in its hex.
space-rift-effect-evade = Your unit slips away, up to { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } back. The attack is spent.
space-rift-effect-take-ship = Your { $unit } and an enemy unit next to it ({ $class }, at least { $ships } ships) roll { $dice } dice each, plus one for each ship. If you roll more stars, take one of its ships.
space-rift-effect-discard = The enemy discards { $count ->
        [one] a random combat card
       *[other] { $count } random combat cards
    }.
space-rift-effect-copy = Do what the enemy’s last command card did, in the same section of the battlefield. If there is none, order { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } anywhere.
space-rift-effect-reaction = Or as a reaction: { $when }. { $effects }

space-rift-units-all = units
space-rift-units-fighter = Fighter units
space-rift-units-strike = Strike units
space-rift-units-capital = Capital units
space-rift-units-near-flag = units within { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } of one flagship
space-rift-count-rating = your command rating
space-rift-count-rating-more = your command rating plus { $more }
space-rift-slot-left = { $count } on your left
space-rift-slot-center = { $count } in the center
space-rift-slot-right = { $count } on your right
space-rift-slot-any = { $count } anywhere
space-rift-range-close = in close quarters
space-rift-range-ranged = in ranged combat
space-rift-range-any = in every combat

## Windows of combat cards

space-rift-window-opening = Before your command card
space-rift-window-ordered = After your orders
space-rift-window-move = Before an ordered unit moves
space-rift-window-moved = After movement, in either player’s turn
space-rift-window-declared-own = Before your unit rolls
space-rift-window-declared-enemy = Before the enemy rolls against your unit
space-rift-window-rolled-own = After your unit’s roll
space-rift-window-rolled-enemy = After the enemy’s roll against your unit
space-rift-window-alert = When your unit has more red alerts than it may ignore
space-rift-window-vacated = After your close attack empties a hex
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

space-rift-board-label = { $name }: hex battlefield, rows A to K from south to north
space-rift-cell-open = open space
space-rift-cell-asteroid = asteroids
space-rift-cell-planet = planet
space-rift-cell-debris = debris
space-rift-cell-dead = dead star
space-rift-cell-meteor = meteor
space-rift-cell-rift = rift tile { $tile }
space-rift-cell-over = { $tile } over { $feature }
space-rift-cell-markers = markers of { $side }: { $count }
space-rift-cell-markers-covered = markers of { $side } under the rift, not counted: { $count }
space-rift-cell-act = { $cell } — Enter: { $act }
space-rift-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
space-rift-escorts = { $count ->
        [0] hull without escorts
        [one] hull and { $count } escort
       *[other] hull and { $count } escorts
    }
space-rift-hull = hull
space-rift-state-alert = red alert
space-rift-state-ordered = ordered
space-rift-state-moved = has moved
space-rift-state-fought = has fought
space-rift-state-gone = out of the battle

## Events: the log

space-rift-event-turn-started = Turn { $turn }: { $side }.
space-rift-event-stars-gained = { $side } gains { $count ->
        [one] { $count } star
       *[other] { $count } stars
    } and now has { $stars } ({ $why }).
space-rift-event-stars-paid = { $side } pays { $count ->
        [one] { $count } star
       *[other] { $count } stars
    } and has { $stars } left ({ $why }).
space-rift-event-markers-placed = { $side } places { $count ->
        [one] a faction marker
       *[other] { $count } faction markers
    } on { $at }.
space-rift-event-sector-cleared = { $side } has cleared the section and gains a faction marker.
space-rift-event-meteors-rolled = Meteor dice: { $faces }.
space-rift-event-meteor-row = The dice show { $first } and { $second }: a meteor comes in at { $at }.
space-rift-event-meteor-moved = A meteor flies from { $from } to { $to }.
space-rift-event-meteor-entered = A meteor enters { $at }.
space-rift-event-meteor-gone = The meteor at { $at } is gone.
space-rift-event-meteor-struck = A meteor strikes { $unit } at { $at }.
space-rift-event-command-played = { $side } plays { $card }.
space-rift-event-command-copied = { $side } plays { $card }, which acts as { $other }.
space-rift-event-ordered = { $unit } gets an order.
space-rift-event-alert-placed = { $unit } is now on red alert.
space-rift-event-alert-cleared = { $unit } is no longer on red alert.
space-rift-event-repair-rolled = { $unit } rolls for repairs: { $face }.
space-rift-event-restored = { $unit } regains a ship and has { $ships }.
space-rift-event-restored-escort = { $unit } regains an escort and has { $ships }.
space-rift-event-moved = { $unit } moves from { $from } to { $to }.
space-rift-event-jumped = { $unit } jumps through the rift from { $from } to { $to }.
space-rift-event-retired = { $unit } retreats from { $from } to { $to }.
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
space-rift-event-declared-ranged = { $unit } fires at { $target } from { $range } hexes away: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-declared-bonus = { $unit } attacks { $target } again: { $dice ->
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
space-rift-event-declared-back = { $unit } battles back against { $target }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
space-rift-event-launched = { $unit } launches its fighters to { $at }.
space-rift-event-combat-played = { $side } plays { $card }.
space-rift-event-reacted = { $side } reacts with { $card }.
space-rift-event-rolled = { $unit } rolls { $faces }.
space-rift-event-rolled-meteor = The meteor rolls { $faces } against { $target }.
space-rift-event-rerolled = { $unit } rerolls: { $faces }.
space-rift-event-hit = { $hits ->
        [0] { $unit } is not hit.
        [one] { $unit } takes { $hits } hit.
       *[other] { $unit } takes { $hits } hits.
    }
space-rift-event-ships-lost = { $unit } loses { $by ->
        [one] { $by } ship
       *[other] { $by } ships
    } and has { $ships } left.
space-rift-event-escorts-lost = { $unit } loses { $by ->
        [one] { $by } escort
       *[other] { $by } escorts
    } and has { $ships } left.
space-rift-event-hull-broken = { $unit }: { $faces }. The hull is destroyed.
space-rift-event-hull-holds = { $unit }: { $faces }. The hull holds.
space-rift-event-eliminated = { $unit } is eliminated at { $at }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $side }.
space-rift-event-wreck-left = Its wreck leaves debris at { $at }.
space-rift-event-rating-fell = The command rating of { $side } falls to { $rating }.
space-rift-event-alerts-ignored = { $unit } ignores { $count ->
        [one] { $count } red alert
       *[other] { $count } red alerts
    }.
space-rift-event-spent = { $unit } has spent its attack.
space-rift-event-grappled = { $unit } and { $target } fight for a ship: { $own } against { $enemy }.
space-rift-event-cards-drawn = { $side } draws { $deck }: { $count }.
space-rift-event-card-drawn = { $side } draws { $card }.
space-rift-event-card-offered = { $side } may keep { $card }.
space-rift-event-card-kept = { $side } keeps { $card }.
space-rift-event-card-discarded = { $side } discards { $card }.
space-rift-event-reshuffled = The discard pile is shuffled into a new deck ({ $deck }).
space-rift-event-turn-ended = { $side } ends the turn.
space-rift-event-conceded = { $side } concedes.
space-rift-event-draw-offered = { $side } offers a draw.
space-rift-event-draw-accepted = { $side } accepts the draw.
space-rift-event-draw-refused = { $side } plays on.
space-rift-event-draw-lapsed = The draw offer expires.
space-rift-event-won = { $side } wins. { $reason }
space-rift-event-drawn = The battle is a draw. { $reason }

space-rift-event-rift-rolled = { $side } rolls for the rift: { $dice }.
space-rift-event-rift-stirred = The rift moves { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } { $direction } (number { $number }).
space-rift-event-rift-central = Tile { $tile } moves to { $to }.
space-rift-event-rift-pushed = Tile { $tile } is pushed to { $to }.
space-rift-event-rift-pulled = Tile { $tile } is pulled to { $to }.
space-rift-event-rift-over-edge = Tile { $tile } leaves the battlefield.
space-rift-event-rift-aside = Tile { $tile } is set aside.
space-rift-event-rift-aside-unit = Tile { $tile } is set aside, with { $unit } on it.
space-rift-event-rift-placed = Tile { $tile } is placed at { $at }.
space-rift-event-rift-parted = The rift has a gap. Tiles cut off: { $tiles }.
space-rift-event-rift-closed = Tile { $tile } moves from { $from } to { $to } to close the gap.
space-rift-event-rift-carried = { $unit } drifts with tile { $tile } to { $to }.
space-rift-event-rift-caught = Tile { $tile } comes to rest under { $unit } at { $at }.
space-rift-event-rift-left-behind = { $unit } stays in orbit at { $at }, and tile { $tile } moves on.
space-rift-event-rift-lifted = { $unit } makes room for { $other } on tile { $tile }.
space-rift-event-rift-settled = { $unit } is placed at { $at }, on tile { $tile }.
space-rift-event-rift-settled-beside = { $unit } is placed at { $at }, next to the rift.
space-rift-event-rift-folded = Space folds on tile { $tile }. No unit is there.
space-rift-event-rift-folded-unit = Space folds on tile { $tile } and catches { $unit }.
space-rift-event-rift-flung = { $unit } is flung from { $from } to { $to } (row { $row }, hex { $column }).
space-rift-event-rift-flung-back = { $unit } finds no free hex in the row and stays at { $from } (row { $row }, hex { $column }).

space-rift-why-roll = stars rolled
space-rift-why-income = transports
space-rift-why-reward = end of turn
space-rift-why-sale = card sold
space-rift-why-card = combat card
space-rift-why-impulse = full impulse
space-rift-why-clear = red alert removed
space-rift-why-battle-back = battle back
space-rift-why-pursuit = pursuit

## Endings: the reason as a sentence

space-rift-ending-victory = The winner has enough victory points.
space-rift-ending-destroyed = A fleet has no units left.
space-rift-ending-last-turn = The last turn is over.
space-rift-ending-conceded = The other side conceded.
space-rift-ending-agreed = Both sides agreed to a draw.
space-rift-ending-departed = The last units of a fleet have left. The larger share of the points to win decides.

## Refusals: the reason, then what to do

space-rift-refusal-over = The battle is over.
space-rift-refusal-not-asked = The other side must decide first. Wait for its decision.
space-rift-refusal-other-phase = That belongs to the phase “{ $wanted }”. The current phase is “{ $now }”.
space-rift-refusal-busy = First decide: { $asked }.
space-rift-refusal-unasked = That would answer a question that is not open now: { $asked }.
space-rift-refusal-commander = Only your fleet commander decides this. Leave it to that player.
space-rift-refusal-other-sector = Another commander of your side leads that unit. Leave it to that player.
space-rift-refusal-not-your-unit = That is not one of your units in the battle. Choose one of yours.
space-rift-refusal-no-card = You do not have that command card. Choose one from your hand.
space-rift-refusal-not-drawn = You did not draw that command card. Keep one of the cards you drew.
space-rift-refusal-no-reaction = That command card is not a reaction. Play it in your own turn.
space-rift-refusal-not-held = You do not have that combat card. Choose one from your hand.
space-rift-refusal-has-orders = The unit already has an order. Choose another unit.
space-rift-refusal-no-orders = The card has no order left for this unit. Undo an order, or go on.
space-rift-refusal-out-of-section = This order is for another section: { $sector }. Choose a unit there.
space-rift-refusal-other-class = This order is for one class only: { $class }. Choose a unit of that class.
space-rift-refusal-far-from-flag = This order reaches { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } from the flagship. Choose a nearer unit.
space-rift-refusal-no-marker = The unit is not on red alert. Choose one that is.
space-rift-refusal-not-ordered = The unit has no order this turn. Choose an ordered unit.
space-rift-refusal-has-moved = The unit has already moved this turn. Choose one that has not.
space-rift-refusal-too-far = The unit moves only { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }. Choose a nearer hex.
space-rift-refusal-no-way = Something on the way blocks or stops the unit. Go around it, or stop before it.
space-rift-refusal-warp-alone = The unit reaches that far only by warp, and a warp must end next to an enemy. Choose a nearer hex, or one next to an enemy.
space-rift-refusal-edge-too-far = The unit cannot leave the battlefield in this move. Move closer to the edge first.
space-rift-refusal-plain-move = A second move cannot use full impulse. Choose a hex within reach.
space-rift-refusal-occupied = Another unit is there. Choose an empty hex.
space-rift-refusal-impulse-needed = The hex is one hex too far. Move there at full impulse.
space-rift-refusal-no-need = The move needs no full impulse. Move there without it.
space-rift-refusal-stays-put = Your command card allows no movement this turn. End the movement.
space-rift-refusal-planet-from-afar = A unit enters a planet only from a hex next to it, at the start of its move. Move next to the planet first.
space-rift-refusal-dead-star = No unit can enter a dead star. Choose another hex.
space-rift-refusal-meteor = A meteor is there. Choose another hex.
space-rift-refusal-out-of-orbit = A platform must stay in orbit of its planet. Choose a hex next to the planet.
space-rift-refusal-no-exit = Breaking through is not an objective of your side. Stay on the battlefield.
space-rift-refusal-held-by-rift = The unit entered the rift this turn and must stay there. Choose another unit.
space-rift-refusal-has-fought = The unit has already fought this turn. Choose another unit.
space-rift-refusal-landed = The unit entered a planet this turn and cannot fight. Choose another unit.
space-rift-refusal-platform-moved = A platform that moved cannot fight this turn. Choose another unit.
space-rift-refusal-no-target = That unit is out of the battle. Choose another target.
space-rift-refusal-own-target = That is your own unit. Choose an enemy.
space-rift-refusal-not-pursuer = After a pursuit, only the pursuing unit may attack. Choose that unit, or go on.
space-rift-refusal-not-beside = After a pursuit, the unit may attack only an enemy next to it. Choose a target there, or go on.
space-rift-refusal-enemy-adjacent = An enemy is next to the unit. Attack that enemy in close quarters.
space-rift-refusal-no-sight = Something blocks the line of sight. Choose another target.
space-rift-refusal-no-close-quarters = Your command card forbids close quarters this turn. Choose a target that is not next to the unit.
space-rift-refusal-no-dice = The attack would have no dice left. Choose another target, or attack from another hex.
space-rift-refusal-no-carrier = Only a carrier can fly a sortie. Choose a carrier.
space-rift-refusal-no-wing = The carrier has no fighters left. Choose another carrier.
space-rift-refusal-carrier-moved = A carrier that moved this turn cannot fly a sortie. Choose another carrier.
space-rift-refusal-no-launch = The fighters reach no free hex next to that target. Choose another target.
space-rift-refusal-no-answer = A unit battles back only in close quarters, from its own hex, and not after it rolled first. Accept the roll.
space-rift-refusal-no-pursuit = Only a destroyer pursues, and only into a hex next to it that its own attack emptied. Stay where you are.
space-rift-refusal-not-there = The unit must retreat as far as it can, over free hexes. Choose a marked hex.
space-rift-refusal-no-window = The card is for another moment: “{ $window }”. Keep it until then.
space-rift-refusal-for-unit = The card is played for a unit. Choose the unit as well.
space-rift-refusal-for-no-unit = The card is not played for a single unit. Play it without one.
space-rift-refusal-one-card = You have already played a combat card this turn. Keep this one for another turn.
space-rift-refusal-none-eliminated = The card needs an enemy unit that was eliminated this turn. Keep it until then.
space-rift-refusal-attacks-only = The card works only in attacks, and this is not one. Keep it for an attack.
space-rift-refusal-other-range = The card works only { $range }. Keep it for later.
space-rift-refusal-card-class = The card is for units of another class. Keep it for such a unit.
space-rift-refusal-no-use = The card would have no effect now. Keep it for later.
space-rift-refusal-no-face = No die shows that symbol. Choose a symbol that was rolled.
space-rift-refusal-no-flagship = That is not one of your flagships in the battle. Choose one of yours.
space-rift-refusal-no-repair = The unit cannot regain a ship. Choose one that has lost a ship.
space-rift-refusal-no-grapple = These two units cannot fight for a ship. Choose two that are next to each other.
space-rift-refusal-no-combat-cards = There is no combat card left to take. Take the stars.
space-rift-refusal-offer-pending = A draw has already been offered this turn. Offer one in another turn.
space-rift-refusal-no-offer = Nobody has offered you a draw. Offer one yourself.
space-rift-refusal-out-of-range = The guns of the unit reach { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }. Come closer.
space-rift-refusal-allowance = The unit may ignore { $most ->
        [0] no red alert
        [one] only { $most } red alert
       *[other] only { $most } red alerts
    }. Choose a smaller number.
space-rift-refusal-stars = You need { $need ->
        [one] { $need } star
       *[other] { $need } stars
    } and have { $have }.
space-rift-refusal-drift-place-first = First place the tile that left the battlefield next to the rift.
space-rift-refusal-drift-close-first = First close the gap in the rift with a tile.
space-rift-refusal-drift-settle-first = First place the unit that had to make room.
space-rift-refusal-drift-covered = A tile already covers that hex. Choose a hex without a tile.
space-rift-refusal-drift-not-beside = The tile must return next to another tile. Choose a hex next to the rift.
space-rift-refusal-drift-strands = From there, the rift could not become whole. Choose another hex.
space-rift-refusal-drift-moved = That tile has already moved this turn. Choose another tile.
space-rift-refusal-drift-not-open = No tile left that hex in this movement. Choose a hex that a tile left.
space-rift-refusal-drift-too-far = The tile cannot move that far now. Choose a nearer hex or another tile.
space-rift-refusal-drift-no-gain = That would bring no tile back to the rift. Choose another tile or hex.
space-rift-refusal-drift-dead-end = After that, the rift could not become whole. Choose another tile or hex.
space-rift-refusal-drift-taken = A unit is there. Choose a free hex.
space-rift-refusal-drift-no-tile = The unit must go onto a free tile, or next to the rift if no tile is free. Choose such a hex.

## Pending decisions, named in refusals

space-rift-asked-begin = the start of the turn
space-rift-asked-place = where to place a rift tile
space-rift-asked-close = which tile closes the gap in the rift
space-rift-asked-settle = where to place a unit that had to make room
space-rift-asked-card = whether to play a card
space-rift-asked-command = which command card to play
space-rift-asked-orders = which units get orders
space-rift-asked-movement = which units move
space-rift-asked-combat = which units fight
space-rift-asked-reward = whether to take stars or a card
space-rift-asked-sale = whether to sell a combat card
space-rift-asked-signal = which flagship gives the orders
space-rift-asked-clear = which red alerts to remove
space-rift-asked-restore = which units to repair
space-rift-asked-reserve = which additional unit gets an order
space-rift-asked-grapple = which units fight for a ship
space-rift-asked-again = whether a unit moves again
space-rift-asked-keep = which command card to keep
space-rift-asked-reroll = which dice to reroll
space-rift-asked-ignore = how many red alerts to ignore
space-rift-asked-retire = where a unit retreats
space-rift-asked-evade = where a unit slips away
space-rift-asked-back = whether to battle back
space-rift-asked-pursue = whether to pursue
space-rift-asked-bonus = whether a unit attacks again
space-rift-asked-nothing = what comes next

## Prompts: the line at the top

space-rift-prompt-ask-begin = { $seat }, begin your turn.
space-rift-prompt-ask-place = Tile { $tile } left the battlefield. { $seat }, place it next to the rift.
space-rift-prompt-ask-close = The rift has a gap. { $seat }, choose a tile to close it.
space-rift-prompt-ask-settle = { $seat }, choose a tile for { $unit }.
space-rift-prompt-ask-opening = { $seat }, play a combat card before your command card?
space-rift-prompt-ask-command = { $seat }, play a command card.
space-rift-prompt-ask-orders = { $seat }, order your units.
space-rift-prompt-ask-ordered = Orders are given. { $seat }, play a combat card?
space-rift-prompt-ask-movement = { $seat }, move ordered units.
space-rift-prompt-ask-moved = Movement is over. { $seat }, play a combat card?
space-rift-prompt-ask-combat = { $seat }, attack with ordered units.
space-rift-prompt-ask-ending = The turn ends. { $seat }, play a combat card?
space-rift-prompt-ask-reward = { $seat }, take stars, or fewer stars and a combat card.
space-rift-prompt-ask-sale = { $seat }, sell a combat card?
space-rift-prompt-ask-signal = { $seat }, choose the flagship that gives the orders.
space-rift-prompt-ask-clear = { $seat }, remove red alerts: { $left } left.
space-rift-prompt-ask-restore = { $seat }, choose units to repair: { $left } left.
space-rift-prompt-ask-reserve = { $seat }, order one more unit, anywhere.
space-rift-prompt-ask-grapple = { $seat }, choose which units fight for a ship.
space-rift-prompt-ask-again = { $seat }, { $unit } may move again.
space-rift-prompt-ask-keep = { $seat }, keep a command card.
space-rift-prompt-ask-declared-own = { $unit } is about to roll against { $target }. { $seat }, play a card?
space-rift-prompt-ask-declared-enemy = { $unit } is about to roll against { $target }. { $seat }, play a card?
space-rift-prompt-ask-rolled-own = { $unit } rolled { $faces }. { $seat }, play a card?
space-rift-prompt-ask-rolled-enemy = The roll against { $target } shows { $faces }. { $seat }, play a card?
space-rift-prompt-ask-reroll = { $seat }, choose dice to reroll: { $faces }.
space-rift-prompt-ask-alert = { $target } faces { $alerts ->
        [one] { $alerts } red alert
       *[other] { $alerts } red alerts
    }. { $seat }, play a card?
space-rift-prompt-ask-ignore = { $target } faces { $alerts ->
        [one] { $alerts } red alert
       *[other] { $alerts } red alerts
    }. { $seat }, how many does it ignore?
space-rift-prompt-ask-retire = { $seat }, choose where { $target } retreats.
space-rift-prompt-ask-evade = { $seat }, choose where { $target } slips away.
space-rift-prompt-ask-battle-back = { $seat }, does { $target } battle back against { $unit }?
space-rift-prompt-ask-pursue = The hex is empty. { $seat }, does { $unit } pursue?
space-rift-prompt-ask-bonus = { $seat }, { $unit } may attack again.
space-rift-prompt-ask-nothing = The battle goes on.
space-rift-prompt-wait = Waiting for { $seat }: { $phase }.
space-rift-prompt-over-win = { $seat } wins the battle.
space-rift-prompt-over-draw = The battle is a draw.

## Orders: buttons

space-rift-order-begin = Begin turn
space-rift-order-place-tile = Place tile { $tile } at { $to }
space-rift-order-close-gap = Move tile { $tile } to { $to }
space-rift-order-settle = Place { $unit } at { $to }
space-rift-order-command = Play { $card }
space-rift-order-signal = Orders from { $unit }
space-rift-order-order = Order { $unit }
space-rift-order-order-from = Order { $unit } ({ $sector })
space-rift-order-clear = Remove red alert: { $unit }
space-rift-order-clear-paid = Remove red alert: { $unit } ({ $cost })
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
space-rift-order-react = React with { $card }
space-rift-order-reroll = Reroll a { $face }
space-rift-order-grapple = { $unit } against { $target }
space-rift-order-ignore = { $count ->
        [0] Ignore none
       *[other] Ignore { $count }
    }
space-rift-order-retire = Retreat to { $to }
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
space-rift-order-done-bonus = Stop attacking
space-rift-order-concede = Concede
space-rift-order-offer-draw = Offer a draw
space-rift-order-accept-draw = Accept the draw
space-rift-order-refuse-draw = Play on

## The text version

space-rift-text-unit = { $unit } { $code }
space-rift-text-order = { $code }: { $order }
space-rift-text-stand = { $side }: { $score } of { $wins } points, stars { $stars }, command rating { $rating }, command cards { $commands }, combat cards { $combats }.
space-rift-text-plan = In play: { $card }. Orders left: { $left }.
space-rift-text-dial = Rift dial: { $ways }.
space-rift-text-card = { $side } holds { $count } × { $card }: { $text }
space-rift-text-combat-card = { $side } holds { $count } × { $card } ({ $cost }): { $when }. { $text }
space-rift-text-type = Type
space-rift-text-cards = Cards
space-rift-text-left = Left
space-rift-text-center = Center
space-rift-text-right = Right

## Faults of scenarios

space-rift-load-no-scenario = There is no scenario “{ $name }”.
space-rift-load-format = This is not a Space Rift scenario. Its format is “{ $name }”.
space-rift-load-id = An id has one to forty lowercase letters, digits, and hyphens.
space-rift-load-title = A scenario needs a title of one to eighty letters.
space-rift-load-bounds = The number must be from { $least } to { $most }.
space-rift-load-units = There are { $count } units. A side has one to sixteen.
space-rift-load-no-type = There is no unit type “{ $name }”.
space-rift-load-no-heavy = “{ $name }” has no heavy form.
space-rift-load-taken = { $hex } is already occupied.
space-rift-load-dead-star = A dead star is on { $hex }. Move the unit elsewhere.
space-rift-load-parted = The hexes of a planet are not connected.
space-rift-load-touching = On { $hex }, a planet touches another. Leave a hex between them.
space-rift-load-planets = There are { $count } planet hexes. A scenario has sixteen at most.
space-rift-load-orbit = The platform on { $hex } must be next to exactly one planet, and not on it.
space-rift-load-sector = An objective names a section only if that section is to be cleared.
space-rift-load-tiles = A rift has six connected hexes.
space-rift-load-crews = A side has one to three seats.
