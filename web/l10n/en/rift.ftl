### The phrases of Centauri Rift. Numbers of the rules are arguments.

## Names

rift-ship = { $model } { $mark }
rift-seat = Captain { $letter }
rift-team = Team { $number }
rift-space = { $square }, plane { $plane }

rift-model-rhino = Rhino
    .character = Balanced. Strong in front, solid on every side.
rift-model-screech = Screech
    .character = Fast and slim. Armed with an ion cannon.
rift-model-hammer = Hammer
    .character = Slow and heavy. Its torpedo salvo hits hardest of all.
rift-model-any = Any ship

rift-side-front = front
rift-side-right = right
rift-side-back = back
rift-side-left = left
rift-layer-outer = outer
rift-layer-inner = inner
rift-slot = { $side } { $layer }

rift-weapon-laser = laser
rift-weapon-torpedo = torpedo
rift-weapon-ion = ion cannon

rift-obstacle-edge = the edge of the board
rift-obstacle-asteroid = an asteroid
rift-obstacle-planet = a planet
rift-obstacle-star = a star
rift-obstacle-ship = a ship

rift-heading-n = north
rift-heading-ne = north-east
rift-heading-e = east
rift-heading-se = south-east
rift-heading-s = south
rift-heading-sw = south-west
rift-heading-w = west
rift-heading-nw = north-west

rift-ion-uncharged = uncharged
rift-ion-charging = charging
rift-ion-charged = charged

## Events: what the log says

rift-event-turn-started = { $ship } starts its turn.
rift-event-ion-ready = { $ship }’s ion cannon is charged.
rift-event-stepped = { $ship } flies to { $to }.
rift-event-speed-changed = { $ship } changes speed from { $from } to { $to }.
rift-event-rotated = { $ship } turns to face { $to }.
rift-event-plane-changed = { $ship } moves to plane { $to }.
rift-event-warped = { $ship } warps { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } to { $to }.
rift-event-shot-at-ship = { $ship } fires its { $weapon } at the { $side } of { $target }: { $damage } damage.
rift-event-charged-shot-at-ship = { $ship } fires its charged { $weapon } at the { $side } of { $target }: { $damage } damage.
rift-event-shot-at-mine = { $ship } fires its { $weapon } at the mine at { $at }.
rift-event-bar-damaged = { $ship }: { $side } { $layer } shield bar loses { $by }, { $left } left.
rift-event-bar-dissolved = { $ship }: { $side } { $layer } shield bar dissolves.
rift-event-hull-damaged = { $ship } loses { $by } hull, { $left } left.
rift-event-shields-down-reactor = { $ship }’s shields go down (main reactor empty).
rift-event-shields-down-nebula = { $ship }’s shields go down (nebula).
rift-event-shields-up = { $ship }’s shields go up.
rift-event-bar-moved = { $ship } moves its { $from } shield bar to { $to }.
rift-event-bars-swapped = { $ship } swaps its { $a } and { $b } shield bars.
rift-event-aux-charged = { $ship } stores { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of energy.
rift-event-ion-changed-uncharged = { $ship }’s ion cannon is uncharged.
rift-event-ion-changed-charging = { $ship } starts to charge its ion cannon.
rift-event-ion-changed-charged = { $ship }’s ion cannon is fully charged.
rift-event-mine-released = { $ship } releases a mine. It goes live when the ship leaves.
rift-event-mine-left = { $ship } leaves a live mine at { $at }.
rift-event-mine-detonated = The mine at { $at } detonates.
rift-event-blast-hit = The blast hits the { $side } of { $ship }: { $damage } damage.
rift-event-blast-blocked = Cover protects { $ship } from the blast.
rift-event-side-chosen = { $ship } takes the blast on its { $side }.
rift-event-side-chosen-automatic = { $ship } takes the blast on its { $side } (chosen automatically).
rift-event-ship-destroyed = { $ship } is destroyed.
rift-event-ship-left = { $ship } leaves the board.
rift-event-emergency-stop = { $ship } is stuck. It makes an emergency stop and loses its energy.
rift-event-mine-lost = { $ship }’s waiting mine is lost with the ship.
rift-event-ship-replaced = A new { $ship } arrives at { $at }, facing { $heading }.
rift-event-ship-replaced-automatic = A new { $ship } arrives at { $at }, facing { $heading } (placed automatically).
rift-event-score-changed = { $seat }: { $by }, now { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
rift-event-turn-ended = { $ship } ends its turn.
rift-event-round-ended = Round { $round } ends.
rift-event-time-ran-out = Time is up.
rift-event-time-ran-out-ship = Time is up for { $ship }.
rift-event-conceded = { $seat } concedes.
rift-event-draw-offered = { $seat } offers a draw.
rift-event-draw-accepted = { $seat } accepts the draw.
rift-event-draw-refused = { $seat } plays on.
rift-event-draw-lapsed = The draw offer lapses.
rift-event-game-won = Game { $game } goes to { $winners }. { $reason }
rift-event-game-drawn = Game { $game } is a draw. { $reason }
rift-event-game-started = Game { $game } begins.
rift-event-match-won = { $winners } { $count ->
        [one] wins
       *[other] win
    }. { $reason }
rift-event-match-drawn = The match is a draw. { $reason }

## Endings: the reason, as a sentence

rift-ending-last-team = Only one team has ships left.
rift-ending-all-destroyed = The last ships were destroyed together.
rift-ending-agreed = All players agreed to a draw.
rift-ending-quiet = Too many rounds passed without damage.
rift-ending-round-limit = The round limit is reached.
rift-ending-target = The target score is reached.
rift-ending-conceded = All others conceded.
rift-ending-flagship = A flagship was lost.
rift-ending-broke-out = The marked ship broke out.
rift-ending-solved = The puzzle is solved.
rift-ending-unsolved = The puzzle’s turns ran out.
rift-ending-series = The series is decided.

## Refusals: why not, and what to do

rift-refusal-over = The match is over. Start a new one to play on.
rift-refusal-game-over = This game is over. Go on to the next game.
rift-refusal-goes-on = This game is not over. Finish it or concede.
rift-refusal-gone-on = You are ready for the next game. Wait for the others.
rift-refusal-not-your-turn = It is another captain’s turn. Wait for yours.
rift-refusal-no-captain = This order has no captain. Say who gives it.
rift-refusal-blast-first = A mine has detonated. First choose which side of your ship takes the blast.
rift-refusal-others-blast = A mine has detonated. Wait until another captain has chosen a side.
rift-refusal-return-first = First place your new ship.
rift-refusal-others-return = Another captain must place a new ship. Wait for that.
rift-refusal-no-active-ship = No ship is active. First activate one of yours.
rift-refusal-already-active = A ship is already active. End its turn first.
rift-refusal-no-such-ship = That ship is gone. Choose another.
rift-refusal-already-activated = That ship has had its turn this round. Choose a Ready ship.
rift-refusal-team-mate-first = A teammate has had fewer turns this round and comes first. Activate one of their ships.
rift-refusal-other-team = That ship belongs to another team. Choose one of yours.
rift-refusal-other-teams-turn = It is another team’s turn. Wait for yours.
rift-refusal-other-captain = That ship belongs to a teammate. Choose one of yours, or let your teammate go first.
rift-refusal-energy = This costs { $need } energy, and you have { $have }. Give a cheaper order.
rift-refusal-wrong-payment = This costs { $price } energy. Pay exactly that amount.
rift-refusal-payment-split = You have { $main } in the main reactor and { $aux } in the auxiliary. Split the cost differently.
rift-refusal-speed-limit = This ship’s top speed is { $limit }, forward and in reverse. Keep this speed or slow down.
rift-refusal-warped = You warped this turn. You can move, change speed, and warp again next turn.
rift-refusal-standing = Your ship is not moving. Change its speed first.
rift-refusal-moved-all = You have moved { $moved } of { $speed } { $speed ->
        [one] square
       *[other] squares
    }. Go faster to move farther.
rift-refusal-blocked = The way is blocked by { $by }. Turn or change plane.
rift-refusal-blocked-throughout = The way is blocked by { $by } in every plane. Turn.
rift-refusal-no-plane = No plane lies beyond this one. Go the other way.
rift-refusal-plane-blocked = That plane is blocked here by { $by }. Move first, or go the other way.
rift-refusal-owed = You must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }. Move or slow down.
rift-refusal-warp-range = A warp jump covers at most { $most } squares. Choose a shorter one.
rift-refusal-warp-blocked = The lane is blocked by { $by }, { $at ->
        [one] { $at } square ahead. Turn first.
       *[other] { $at } squares ahead. Choose a shorter jump or turn.
    }
rift-refusal-warp-waiting-mine = A released mine waits under your ship. Leave it behind before you warp.
rift-refusal-no-bar = The { $side } { $layer } slot has no shield bar. Choose a slot that has one.
rift-refusal-slot-taken = The { $side } { $layer } slot has a bar. Swap the two bars instead.
rift-refusal-same-side = A bar moves only to a different side. Choose one.
rift-refusal-same-slot = A bar cannot swap with itself. Choose another bar.
rift-refusal-slot-order = Name the two slots in the other order.
rift-refusal-no-mount = This ship has no such weapon there. Fire another weapon.
rift-refusal-fired = { $barrels ->
        [one] This barrel has fired this turn.
       *[other] All { $barrels } barrels have fired this turn.
    } Fire another weapon, or wait for your next turn.
rift-refusal-no-torpedo = No torpedoes are left. Fire another weapon.
rift-refusal-no-target = No target is in line within { $weapon } range { $range }. Move closer or turn.
rift-refusal-line-blocked = The line of fire is blocked by { $by }, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Turn or move.
rift-refusal-nebula-boundary = The border of a nebula stops the shot { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. You and the target must both be inside, or both outside.
rift-refusal-ally-in-line = An ally is first in the line of fire. Turn or move.
rift-refusal-target-above = The target is { $planes ->
        [one] { $planes } plane
       *[other] { $planes } planes
    } higher, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Climb first.
rift-refusal-target-below = The target is { $planes ->
        [one] { $planes } plane
       *[other] { $planes } planes
    } lower, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Dive first.
rift-refusal-side-needed = You can hit two sides of the target. Choose { $one } or { $two }.
rift-refusal-side-closed = That side of the target does not face you. Choose { $one } or { $two }.
rift-refusal-one-side = Only the { $side } of the target faces you. Fire without choosing a side.
rift-refusal-no-sides = A mine has no sides. Fire without choosing a side.
rift-refusal-charge-nothing = Choose how much energy to store.
rift-refusal-charge-main = Only { $main } { $main ->
        [one] unit is
       *[other] units are
    } left in the main reactor. Store that or less.
rift-refusal-aux-full = The auxiliary has room for { $room ->
        [0] no more energy. Spend some of it first.
        [one] { $room } more unit. Store that or less.
       *[other] { $room } more units. Store that or less.
    }
rift-refusal-no-ion = This ship has no ion cannon. Fire another weapon.
rift-refusal-ion-busy = The ion cannon is already charged or charging. Fire it, or let it charge.
rift-refusal-ion-fired = You fired a charged shot this turn. Charge again next turn.
rift-refusal-no-mine = This ship has no mines left. Give another order.
rift-refusal-mine-waiting = A mine already waits under your ship. Leave it behind first.
rift-refusal-too-many-mines = The board holds { $most } live mines and has no room for more. Set one off first.
rift-refusal-no-blast = No blast needs a side now. Give another order.
rift-refusal-other-ship-hit = Another of your ships is hit first. Choose a side of that ship.
rift-refusal-side-not-tied = That side does not face the mine. Choose { $one } or { $two }.
rift-refusal-no-return = No new ship arrives now. Give another order.
rift-refusal-other-ship-returns = Another new ship arrives first. Place that ship.
rift-refusal-corner-taken = That space is not free. Choose another.
rift-refusal-out = You conceded this game. Wait until it ends.
rift-refusal-no-offer = No draw is offered. Offer one or play on.
rift-refusal-offer-answered = You have accepted this draw. Wait for the others.
rift-refusal-offer-pending = A draw is already offered. Wait for the answers.
rift-refusal-no-clock = This match has no clock. End the turn yourself.
rift-refusal-clock-of-table = Only the clock can call time. End the turn yourself.

## Prompts: the line on top

rift-prompt-activate = { $count ->
        [one] { $seat }: activate a ship.
       *[other] { $seat }: activate one of your ships.
    }
rift-prompt-orders = { $ship }: give orders, then end the turn.
rift-prompt-orders-owed = { $ship } must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-prompt-blast = Choose which side of { $ship } takes { $damage } damage from the mine at { $at }.
rift-prompt-return = Place the new { $ship }.
rift-prompt-interval = The game is over. Look at the board, then go on to the next game.
rift-prompt-draw = { $seat } offers a draw. Do you accept?
rift-prompt-wait-activate = { $seat } { $count ->
        [one] is
       *[other] are
    } choosing a ship.
rift-prompt-wait-orders = { $seat } { $count ->
        [one] is
       *[other] are
    } giving orders to { $ship }.
rift-prompt-wait-blast = Waiting for { $seat } to choose which side of { $ship } takes { $damage } damage.
rift-prompt-wait-return = Waiting for { $seat } to place the new { $ship }.
rift-prompt-wait-interval = Waiting for { $seat } to start the next game.
rift-prompt-over-win = { $seat } { $count ->
        [one] wins
       *[other] win
    } the match.
rift-prompt-over-draw = The match is a draw.

## Orders: buttons, and what they do

rift-order-volley = Fire all { $count }
rift-order-activate = Activate
    .hint = Start the turn of { $ship }.
rift-order-step = Move
    .hint = Move one square along your course.
rift-order-faster = Speed up
    .hint = Increase speed by one.
rift-order-slower = Slow down
    .hint = Decrease speed by one.
rift-order-turn-left = Turn left
    .hint = Turn one heading to the left.
rift-order-turn-right = Turn right
    .hint = Turn one heading to the right.
rift-order-rise = Climb
    .hint = Go up one plane.
rift-order-sink = Dive
    .hint = Go down one plane.
rift-order-warp = Warp
    .hint = Jump straight ahead, as far as the lane is free.
rift-order-warp-by = Warp { $squares }
rift-order-fire = { $weapon }, { $side }
    .hint = Fire one barrel along its line.
rift-order-fire-at = Fire { $weapon } at { $target }
rift-order-fire-side = target’s { $side } side
rift-order-relocate = Move a bar
    .hint = Move a shield bar to an empty slot on another side.
rift-order-swap = Swap bars
    .hint = Swap two shield bars.
rift-order-charge = Store energy
    .hint = Move energy from the main reactor to the auxiliary.
rift-order-charge-units = Store { $units }
rift-order-charge-rest = Store and end turn
rift-order-charge-ion = Charge ion cannon
    .hint = It is ready when your next turn starts.
rift-order-release-mine = Release mine
    .hint = It stays behind and goes live when your ship leaves.
rift-order-end-turn = End turn
    .hint = End the ship’s turn. You cannot undo it.
rift-order-choose-side = Take damage on the { $side }
rift-order-choose-corner = Place at { $corner }
rift-order-next-game = Next game
rift-order-concede = Concede
    .hint = All your ships leave the board.
rift-order-offer-draw = Offer a draw
rift-order-accept-draw = Accept the draw
rift-order-refuse-draw = Play on
rift-order-time-out = Time is up
rift-order-cost = { $cost ->
        [0] free
       *[other] { $cost } E
    }
rift-order-cost-spoken = { $cost ->
        [0] free
       *[other] costs { $cost } energy
    }
rift-order-pay-aux = Auxiliary first
    .hint = Pay for orders from the auxiliary before the main reactor.

## Warnings before a turn ends

rift-warning-owed = { $ship } must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-warning-energy-lost = { $units ->
        [0] You lose no energy.
        [one] You lose { $units } unit of main energy.
       *[other] You lose { $units } units of main energy.
    }
rift-warning-shields-down = Your shields are down.
rift-warning-waiting-mine = A mine still waits under your ship. It detonates when the turn ends.

## The board

rift-board-label = { $name }, { $width } columns and { $height } rows
rift-cell-empty = open space
rift-cell-planet = planet
rift-cell-star = star
rift-cell-nebula = nebula
rift-cell-goal = goal
rift-cell-asteroid = asteroid in plane { $plane }
rift-cell-mine = mine of { $owner } in plane { $plane }
rift-cell-mine-nobody = neutral mine in plane { $plane }
rift-cell-ship = { $ship } in plane { $plane }, facing { $heading }, speed { $speed }, hull { $hull }
rift-cell-own-ship = your { $ship } in plane { $plane }, facing { $heading }, speed { $speed }, hull { $hull }
rift-cell-start = start of { $seat }, facing { $heading }
rift-cell-active = active
rift-mark-flagship = flagship
rift-mark-breakout = must break out
rift-cell-ready = ready
rift-cell-activated = activated

## The console

rift-console-label = Console of { $ship }
rift-console-main = Reactor
rift-console-main-upkeep = The last unit powers the shields
rift-console-aux = Auxiliary
rift-console-energy = Energy
rift-console-hull = Hull
rift-console-speed = Speed
rift-console-owed = { $moved } of { $owed } squares moved
rift-console-heading = Heading
rift-console-plane = Plane
rift-console-shields = Shields
rift-console-shields-up = Shields up
rift-console-shields-down-reactor = Shields down: reactor empty
rift-console-shields-down-nebula = Shields down: nebula
rift-console-bar = { $side } { $layer } bar: { $strength } of { $most }
rift-console-bar-empty = { $side } { $layer }: no bar
rift-console-bar-picked = Picked up: { $side } { $layer } bar. Choose its new slot.
rift-console-weapons = Weapons
rift-console-mount = { $weapon }, { $side }: { $ready } of { $barrels } ready
rift-console-torpedoes = Torpedoes
rift-console-mines = Mines
rift-console-mine-waiting = A mine waits under the ship
rift-console-ion = Ion cannon
rift-console-ion-locked = Fired a charged shot this turn
rift-console-move-cost = Movement cost
rift-console-of = { $value } of { $most }
rift-console-after = then { $value }
rift-console-ready = Ready
rift-console-activated = Activated
rift-console-active = Active
rift-console-destroyed = Destroyed
rift-console-fleet = Ships
rift-console-score = { $score } of { $target }
rift-console-round = Round { $round }
rift-console-warped = Warped this turn

## Side view of a line of fire: { $side } is the side of the ship, { $ship } what it meets

rift-line-target = To the { $side }: { $ship } is in the line of fire, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } away.
rift-line-mine = To the { $side }: a mine is in the line of fire, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } away.
rift-line-above = To the { $side }: { $ship } is in a higher plane, so no shot can hit it. Change the plane first.
rift-line-below = To the { $side }: { $ship } is in a lower plane, so no shot can hit it. Change the plane first.
rift-line-ally = To the { $side }: your ally { $ship } is in the line of fire.
rift-line-blocked = To the { $side }: the line of fire ends after { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-line-nebula = To the { $side }: the edge of a nebula ends the line of fire after { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-line-clear = To the { $side }: nothing is within { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.

## Previews of a command

rift-preview-damage = { $damage } damage to the { $side } of { $target }
rift-preview-lands = Lands at { $at }
rift-preview-energy = Energy left: { $main } main, { $aux } auxiliary
rift-preview-hits-mine = Sets off the mine at { $at }
rift-preview-blast = Blast: { $damage } damage to { $ship }
rift-preview-strikes-mine = Strikes the mine at { $at }
rift-preview-shields-down = Your shields go down

## How a turn works

rift-primer = How a turn works
rift-primer-energy = Your reactor is full at the start of every turn. Each order shows its cost. Energy that you neither spend nor store is lost.
rift-primer-move = Speed carries over from turn to turn. Move as many squares as your speed before you end the turn.
rift-primer-fire = A weapon fires straight out from its side, in its own plane. Turn, climb, or dive to get a target in line.
rift-primer-shields = Damage goes to the shield bars on the side that is hit, then to the hull. If the main reactor is empty, all shields are down.
rift-primer-end = Try orders and undo them as often as you like. Nothing is final until you end the turn.

## Set-up

rift-setup-title = Set up a match
rift-setup-board = Board
rift-setup-arenas = Arenas
rift-setup-standards = Standard set-ups
rift-setup-puzzles = Puzzles
rift-setup-board-download = Download this board
rift-setup-board-hint = A board is a text file. Download one, edit it, and open it here.
rift-setup-board-opened = “{ $name }” is open and selected.
rift-setup-board-refused = “{ $file }” was not opened. Nothing has changed. { $fault }
rift-setup-board-odd = You can play this board, but check these points:
rift-setup-board-cut-off = No path leads to the starting place at { $at }.
rift-setup-board-blocked = The ship that starts at { $at } faces an obstacle or the edge of the board.
rift-setup-board-lopsided = The board is not symmetrical.
rift-setup-preview = { $name } at the start of the match
rift-setup-seats = Captains
rift-setup-players = Players
rift-setup-ships = Total ships
rift-setup-team = Team of { $seat }
rift-setup-model = Ship at { $at }
rift-setup-handicap = Handicap
rift-setup-handicap-main = Main reactor, plus or minus
rift-setup-handicap-aux = Auxiliary, plus or minus
rift-setup-handicap-hull = Hull, plus or minus
rift-setup-handicap-bars = Strength of each shield bar, zero for the usual
rift-setup-puzzle = In a puzzle you have one turn, and the other side does not act. Undo as often as you like.
rift-setup-ways = Victory condition

rift-option-mode = Mode
rift-option-mode-elimination = Elimination
    .hint = Destroy all other teams
rift-option-mode-ace = Centaur Ace
    .hint = Destroyed ships are replaced; points win
rift-option-mode-flagship = Flagship
    .hint = A team that loses its flagship is out
rift-option-mode-breakout = Breakout
    .hint = One marked ship must reach a goal square
rift-option-ace-target = Target score
rift-option-clock = Time per turn
rift-option-seconds = { $seconds ->
        [0] No clock
       *[other] { $seconds } seconds
    }
rift-option-clock-own = Custom limit
rift-option-clock-seconds = Seconds per turn
rift-option-first = Who begins
rift-option-first-random = Random
rift-option-first-loser = Loser of the last game
rift-option-length = Games per match
rift-option-games = { $games ->
        [one] One game
       *[other] Best of { $games }
    }
rift-option-drawn = Drawn games
rift-option-drawn-replay = Are replayed
rift-option-drawn-half = Count half
rift-option-chain-mines = Chain mines
    .hint = A blast sets off the mines within its reach
rift-option-friendly-fire = Friendly fire
    .hint = You may fire at allies
rift-option-auto-choices = Automatic choices
    .hint = Tied sides and corners are chosen for you
rift-option-autopilot = Autopilot
    .hint = A ship that runs out of time still moves the squares it owes
rift-option-box-limits = Box limits
    .hint = Only ships and mines that come in the printed boxes
rift-option-fleet-draft = Fleet draft
    .hint = Teams pick models in turn, with a limit for each model
rift-option-everybody-first = Everybody first
    .hint = Nobody takes a second turn in a round before everybody has had a first
rift-option-quiet-rounds = Quiet rounds until a draw
rift-option-round-limit = Round limit
rift-option-sudden-death = Sudden death from round
rift-option-zero = Zero turns a limit off. A round is quiet if no ship takes damage.

## The end of a match

rift-story-shot = In round { $round }, { $who } fires at { $target }.
rift-story-hull = In round { $round }, { $who } damages the hull of { $target }.
rift-story-blast = In round { $round }, a mine blast hits { $who }.
rift-story-destroyed = In round { $round }, { $who } destroys { $target }.
rift-story-lost = In round { $round }, { $who } is destroyed.
rift-story-conceded = In round { $round }, { $who } concedes.
rift-end-length = The match lasted { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
rift-end-shots = Shots
rift-end-squares = Squares moved

## What wins, and where points come from

rift-win-last-team = Destroy every enemy ship
rift-win-target = { $count ->
        [one] Score { $count } point
       *[other] Score { $count } points
    }
rift-win-flagships = Destroy { $ships }, { $count ->
        [one] the enemy flagship
       *[other] the enemy flagships
    }
rift-win-break-out = { $ship } must end a turn on a goal square
rift-win-stop = Destroy { $ship } before it reaches a goal square
rift-win-destroy = { $count ->
        [one] Destroy { $ships } within { $count } turn
       *[other] Destroy { $ships } within { $count } turns
    }
rift-win-hold = { $count ->
        [one] Keep a target alive through { $count } enemy turn
       *[other] Keep a target alive through { $count } enemy turns
    }
rift-win-series = Best of { $count } games
rift-win-rounds-points = After round { $count }, the most points win
rift-win-rounds-strength = After round { $count }, the most ships win, then the most hull, then the strongest shields
rift-win-rounds-held-out = Win when round { $count } ends
rift-win-rounds-draw = After round { $count }, it is a draw
rift-win-quiet-points = { $count ->
        [one] After { $count } round without damage, the most points win
       *[other] After { $count } rounds without damage, the most points win
    }
rift-win-quiet-strength = { $count ->
        [one] After { $count } round without damage, the most ships win, then the most hull, then the strongest shields
       *[other] After { $count } rounds without damage, the most ships win, then the most hull, then the strongest shields
    }
rift-win-quiet-held-out = { $count ->
        [one] Win after { $count } round without damage
       *[other] Win after { $count } rounds without damage
    }
rift-win-quiet-draw = { $count ->
        [one] After { $count } round without damage, it is a draw
       *[other] After { $count } rounds without damage, it is a draw
    }
rift-win-of = { $seats }: { $goal }
rift-win-ships = { $ships } ships
rift-progress-destroyed = { $score } of { $target } destroyed
rift-progress-points = { $score } of { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
rift-progress-hull = { $score } of { $target } hull destroyed
rift-progress-turns = { $score } of { $target } turns
rift-progress-games = game { $score } of { $target }
rift-progress-rounds = round { $score } of { $target }
rift-progress-quiet = { $score } of { $target } rounds
rift-aim-all = Destroy every enemy ship: { $left } of { $count } left.
rift-aim-ships = Destroy { $ships }: { $left } of { $count } left.
rift-aim-hull = Bring the hull of { $ship } to { $zero }: { $left } left.
rift-aim-stop = Bring the hull of { $ship } to { $zero } before it reaches a goal square: { $left } left.
rift-aim-break-out = End a turn of { $ship } on a goal square: { $count ->
        [one] { $count } square to go.
       *[other] { $count } squares to go.
    }
rift-aim-points = Score { $count ->
        [one] { $count } point
       *[other] { $count } points
    } by destroying enemy ships: you have { $now }.
rift-aim-hold = Keep a target alive through { $count ->
        [one] { $count } enemy turn
       *[other] { $count } enemy turns
    }: { $now } over.
rift-aim-puzzle = { $goal } Turns used: { $now } of { $most }.
rift-progress-away = { $count ->
        [one] { $count } square to go
       *[other] { $count } squares to go
    }
rift-source-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rift-source-enemies = Enemies destroyed
rift-source-own = Own ships destroyed
rift-source-before = Earlier points
rift-source-wins = Games won

## The status strip

rift-status-energy = Energy
    .help = Pays for orders. The reactor refills at the start of every turn. Energy that you neither spend nor store is lost.
rift-status-aux = Auxiliary
    .help = Stored energy. It stays from turn to turn and pays for orders like the reactor.
rift-status-speed = Speed
    .help = The number of squares that the ship must move every turn. At a negative speed it moves backward.
rift-status-moved = Squares moved
    .help = You can end the turn once the ship has moved as many squares as its speed.
rift-status-hull = Hull
    .help = Damage that gets past the shields goes to the hull. A ship without hull is destroyed.
rift-status-shields = Shields: front { $front }, right { $right }, back { $back }, left { $left }
    .down = Shields down
    .help = The strength of the shield bars on each side. Damage goes to the side that is hit.

## Help in context: each sentence once, when it is of use

rift-help-nebula = On a nebula square your shields are down, and all damage goes to the hull. They protect you again as soon as you leave.
rift-help-reactor = The last unit of the main reactor powers the shields. Without it they stay down until this ship’s next turn.
rift-help-shields = A hit wears down one side: first the outer bar, then the inner bar, then the hull. Move bars from other sides to a weak one.
rift-help-blast = A live mine harms every ship, also the one that laid it. Any hit by a weapon sets it off.
rift-help-planes = A ship straight ahead can be out of reach: weapons hit only ships on the same plane. Change plane to get it in your sights.
rift-help-fire = A weapon fires in a straight line from its side of the ship. It hits the first thing on that line within its range.
rift-help-speed = Your speed stays from turn to turn. You may end your turn only after moving at least that many squares.
rift-help-charge = Main energy that is left at the end of your turn is lost. Charge stores it in the auxiliary, where it stays.
rift-help-ion = Charge the ion cannon now, and from your next turn on its shot does more damage.
rift-help-mine = A released mine stays in the space that you leave next. Leave it before your turn ends, or it goes off under you.
rift-help-warp = After a warp jump you have top speed. You can still turn, change plane, and fire this turn, but not step.

## The combat stage

rift-combat-mine = Mine
rift-combat-weapon = { $count ->
        [one] { $weapon }
       *[other] { $weapon } × { $count }
    }
rift-combat-energy = Energy paid: { $energy }
rift-combat-damage = Damage: { $damage }
rift-combat-side = Hit on the { $side } side
rift-combat-shield = Shield, { $side }
rift-combat-no-damage = The shot does no damage.
