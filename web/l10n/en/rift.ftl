### Centauri Rift: every word a player reads. No figure of the rules stands here: figures are arguments.

## Names

rift-ship = { $model } { $mark }
rift-seat = Captain { $letter }
rift-team = Team { $number }
rift-space = { $square }, plane { $plane }

rift-model-rhino = Rhino
    .character = Broad and balanced. Strong in front, steady everywhere.
rift-model-screech = Screech
    .character = Fast and slim, with an ion canon along its spine.
rift-model-hammer = Hammer
    .character = Slow and heavy. A full salvo of its torpedoes is the threat at every table.
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
rift-weapon-ion = ion canon

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

rift-event-turn-started = { $ship } begins its turn.
rift-event-ion-ready = The ion canon of { $ship } is charged.
rift-event-stepped = { $ship } flies to { $to }.
rift-event-speed-changed = { $ship } changes speed from { $from } to { $to }.
rift-event-rotated = { $ship } turns to the { $to }.
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
rift-event-hull-damaged = { $ship }: the hull loses { $by }, { $left } left.
rift-event-shields-down-reactor = { $ship } spends its last unit of main energy: its shields are down.
rift-event-shields-down-nebula = { $ship } is in the nebula: its shields are down.
rift-event-shields-up = The shields of { $ship } are up.
rift-event-bar-moved = { $ship } moves the { $from } shield bar to the { $to }.
rift-event-bars-swapped = { $ship } swaps the { $a } and { $b } shield bars.
rift-event-aux-charged = { $ship } stores { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of energy.
rift-event-ion-changed-uncharged = The ion canon of { $ship } is uncharged.
rift-event-ion-changed-charging = { $ship } begins to charge its ion canon.
rift-event-ion-changed-charged = The ion canon of { $ship } is fully charged.
rift-event-mine-released = { $ship } releases a mine. It goes live when the ship moves off.
rift-event-mine-left = { $ship } leaves a live mine at { $at }.
rift-event-mine-detonated = The mine at { $at } goes off.
rift-event-blast-hit = The blast hits the { $side } of { $ship }: { $damage } damage.
rift-event-blast-blocked = { $ship } is safe behind cover.
rift-event-side-chosen = { $ship } takes the blast on its { $side }.
rift-event-side-chosen-automatic = { $ship } takes the blast on its { $side }, chosen for it.
rift-event-ship-destroyed = { $ship } is destroyed.
rift-event-ship-left = { $ship } leaves the board.
rift-event-emergency-stop = { $ship } cannot move on: emergency stop. Its energy is lost.
rift-event-mine-lost = The waiting mine of { $ship } is lost with it.
rift-event-ship-replaced = A fresh { $ship } arrives at { $at }, facing { $heading }.
rift-event-ship-replaced-automatic = A fresh { $ship } arrives at { $at }, facing { $heading }, placed for its captain.
rift-event-score-changed = { $seat }: { $by }, now { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
rift-event-turn-ended = { $ship } ends its turn.
rift-event-round-ended = Round { $round } is over.
rift-event-time-ran-out = Time is up.
rift-event-time-ran-out-ship = Time is up for { $ship }.
rift-event-conceded = { $seat } gives up.
rift-event-draw-offered = { $seat } offers a draw.
rift-event-draw-accepted = { $seat } accepts the draw.
rift-event-draw-refused = { $seat } plays on.
rift-event-draw-lapsed = The offer of a draw is off the table.
rift-event-game-won = Game { $game } goes to { $winners }. { $reason }
rift-event-game-drawn = Game { $game } is drawn. { $reason }
rift-event-game-started = Game { $game } begins.
rift-event-match-won = { $winners } { $count ->
        [one] wins
       *[other] win
    }. { $reason }
rift-event-match-drawn = The match is drawn. { $reason }

## Endings: the reason, as a sentence

rift-ending-last-team = Only one side still has ships.
rift-ending-all-destroyed = The last ships went up together.
rift-ending-agreed = All agreed on a draw.
rift-ending-quiet = Too many rounds passed without damage.
rift-ending-round-limit = The last round is over.
rift-ending-target = The target score is reached.
rift-ending-conceded = Everybody else gave up.
rift-ending-flagship = A flagship was lost.
rift-ending-broke-out = The marked ship broke out.
rift-ending-solved = The puzzle is solved.
rift-ending-unsolved = The turns of the puzzle ran out.
rift-ending-series = The series is decided.

## Refusals: why not, and what to do

rift-refusal-over = The match is over. Begin another to play on.
rift-refusal-game-over = This game is over. Go on to the next one.
rift-refusal-goes-on = This game goes on. Play it to its end, or give it up.
rift-refusal-gone-on = You are ready for the next game. Wait for the others.
rift-refusal-not-your-turn = It is another captain’s turn. Wait for yours.
rift-refusal-no-captain = The table commands no ship. Say whose order it is.
rift-refusal-blast-first = A mine has gone off. First choose the side on which your ship takes the blast.
rift-refusal-others-blast = A mine has gone off, and another captain chooses a side. Wait for that.
rift-refusal-return-first = First choose where your ship comes back.
rift-refusal-others-return = Another captain chooses where a ship comes back. Wait for that.
rift-refusal-no-active-ship = No ship is active. Activate one of yours first.
rift-refusal-already-active = A ship is active already. End its turn first.
rift-refusal-no-such-ship = That ship is gone. Choose another.
rift-refusal-already-activated = That ship has had its turn this round. Choose one that is ready.
rift-refusal-team-mate-first = A team-mate who has had fewer turns this round comes first. Activate one of theirs.
rift-refusal-other-team = That ship flies for another team. Choose one of yours.
rift-refusal-other-teams-turn = It is another team’s turn. Wait for your own.
rift-refusal-other-captain = That ship is a team-mate’s. Choose one of yours, or let your team-mate go first.
rift-refusal-energy = You need { $need } energy and have { $have }. Give a cheaper order.
rift-refusal-wrong-payment = The price is { $price } energy. Pay exactly that.
rift-refusal-payment-split = You have { $main } in the main reactor and { $aux } in the auxiliary. Split the price otherwise.
rift-refusal-speed-limit = This ship flies { $limit } squares a turn at most, ahead or astern. Keep this speed, or slow down.
rift-refusal-warped = You jumped this turn. The engines stay as they are until the next one.
rift-refusal-standing = You stand still. Change your speed first.
rift-refusal-moved-all = You have moved { $moved } of { $speed } { $speed ->
        [one] square
       *[other] squares
    }. Go faster to move on.
rift-refusal-blocked = The way is blocked by { $by }. Turn, or change plane.
rift-refusal-blocked-throughout = The way is blocked by { $by }, in every plane. Turn.
rift-refusal-no-plane = There is no plane beyond this one. Go the other way, or stay.
rift-refusal-plane-blocked = That plane is blocked here by { $by }. Move on first, or go the other way.
rift-refusal-owed = You must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }. Move on, or slow down.
rift-refusal-warp-range = A jump goes up to { $most } squares. Choose a shorter one.
rift-refusal-warp-blocked = The lane is blocked by { $by }, { $at ->
        [one] { $at } square ahead. Turn first.
       *[other] { $at } squares ahead. Jump shorter or turn.
    }
rift-refusal-warp-waiting-mine = A released mine waits under you. Leave it behind before you jump.
rift-refusal-no-bar = There is no shield bar at the { $side } { $layer }. Choose a place that holds one.
rift-refusal-slot-taken = The { $side } { $layer } place is taken. Swap the bars instead.
rift-refusal-same-side = A bar moves to another side. Choose one.
rift-refusal-same-slot = A bar cannot change places with itself. Choose another.
rift-refusal-slot-order = Name the two places in the other order.
rift-refusal-no-mount = This ship has no such weapon there. Fire another.
rift-refusal-fired = { $barrels ->
        [one] This barrel has fired this turn.
       *[other] All { $barrels } barrels have fired this turn.
    } Fire another weapon, or wait for your next turn.
rift-refusal-no-torpedo = No torpedoes are left. Fire another weapon.
rift-refusal-no-target = Nothing to hit within { $weapon } range { $range } on this line. Come closer or turn.
rift-refusal-line-blocked = The line of fire is blocked by { $by }, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Turn, or move.
rift-refusal-nebula-boundary = The edge of the nebula stops the shot, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Fire where both are inside, or both outside.
rift-refusal-ally-in-line = An ally is first in the line. Find another angle.
rift-refusal-target-above = The target ahead flies { $planes ->
        [one] { $planes } plane
       *[other] { $planes } planes
    } higher, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Climb first.
rift-refusal-target-below = The target ahead flies { $planes ->
        [one] { $planes } plane
       *[other] { $planes } planes
    } lower, { $at ->
        [one] { $at } square
       *[other] { $at } squares
    } away. Dive first.
rift-refusal-side-needed = You can hit two sides of the target. Choose { $one } or { $two }.
rift-refusal-side-closed = That side of the target does not face you. Choose { $one } or { $two }.
rift-refusal-one-side = Only the { $side } of the target faces you, so there is nothing to choose. Fire without a side.
rift-refusal-no-sides = A mine has no sides. Fire without one.
rift-refusal-charge-nothing = Choose how much to store.
rift-refusal-charge-main = Only { $main } { $main ->
        [one] unit is
       *[other] units are
    } left in the main reactor. Store no more than that.
rift-refusal-aux-full = The auxiliary has room for { $room ->
        [0] nothing more. Spend from it first.
        [one] { $room } more unit. Store no more than that.
       *[other] { $room } more units. Store no more than that.
    }
rift-refusal-no-ion = This ship has no ion canon. Fire another weapon.
rift-refusal-ion-busy = The ion canon is charged or charging already. Fire it, or let it charge.
rift-refusal-ion-fired = You fired a charged shot this turn. Charge again in your next one.
rift-refusal-no-mine = No mines are left in the store. Give another order.
rift-refusal-mine-waiting = A mine waits under you already. Leave it behind first.
rift-refusal-too-many-mines = The board is full: { $most } live mines lie there. Set one off first.
rift-refusal-no-blast = No mine asks for a side now. Give another order.
rift-refusal-other-ship-hit = Another of your ships is hit first. Choose a side of that one.
rift-refusal-side-not-tied = That side does not face the mine. Choose { $one } or { $two }.
rift-refusal-no-return = No ship comes back now. Give another order.
rift-refusal-other-ship-returns = Another ship comes back first. Choose a place for that one.
rift-refusal-corner-taken = That place is not free. Choose another.
rift-refusal-out = You have given up this game. Wait for its end.
rift-refusal-no-offer = No draw is offered. Offer one, or play on.
rift-refusal-offer-answered = You have agreed to this draw. Wait for the others.
rift-refusal-offer-pending = A draw is offered already. Wait for the answers.
rift-refusal-no-clock = This match has no clock. End the turn yourself.
rift-refusal-clock-of-table = Only the clock says that the time is up. End the turn yourself.

## Prompts: the line on top

rift-prompt-activate = { $count ->
        [one] { $seat }, activate a ship.
       *[other] { $seat }: choose which of your ships plays.
    }
rift-prompt-orders = { $ship }: give orders, then end the turn.
rift-prompt-orders-owed = { $ship } must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-prompt-blast = Mine at { $at }: choose the side on which { $ship } takes { $damage } damage.
rift-prompt-return = Choose where { $ship } comes back.
rift-prompt-interval = The game is over. Look at the board, then go on to the next.
rift-prompt-draw = { $seat } offers a draw. Do you accept?
rift-prompt-wait-activate = { $seat } { $count ->
        [one] chooses
       *[other] choose
    } a ship.
rift-prompt-wait-orders = { $seat } { $count ->
        [one] flies
       *[other] fly
    } { $ship }.
rift-prompt-wait-blast = { $seat } chooses the side on which { $ship } takes { $damage } damage.
rift-prompt-wait-return = { $seat } chooses where { $ship } comes back.
rift-prompt-wait-interval = Waiting for { $seat } to go on.
rift-prompt-over-win = { $seat } { $count ->
        [one] wins
       *[other] win
    } the match.
rift-prompt-over-draw = The match is drawn.

## Orders: buttons, and what they do

rift-order-activate = Activate
    .hint = Begin the turn of { $ship }.
rift-order-step = Move
    .hint = Fly one square along your course.
rift-order-faster = Speed up
    .hint = Raise the speed by one.
rift-order-slower = Slow down
    .hint = Lower the speed by one.
rift-order-turn-left = Turn left
    .hint = Turn to the next heading on the left.
rift-order-turn-right = Turn right
    .hint = Turn to the next heading on the right.
rift-order-rise = Climb
    .hint = Go up by one plane.
rift-order-sink = Dive
    .hint = Go down by one plane.
rift-order-warp = Warp
    .hint = Jump straight ahead, up to where the lane is free.
rift-order-warp-by = Warp { $squares }
rift-order-fire = { $weapon }, { $side }
    .hint = Fire one barrel along its line.
rift-order-fire-at = Fire { $weapon } at { $target }
rift-order-fire-side = Fire at its { $side }
rift-order-relocate = Move a bar
    .hint = Move a shield bar to an empty place on another side.
rift-order-swap = Swap bars
    .hint = Exchange two shield bars.
rift-order-charge = Store energy
    .hint = Move energy from the main reactor to the auxiliary.
rift-order-charge-units = Store { $units }
rift-order-charge-rest = Store the rest and end the turn
rift-order-charge-ion = Charge ion canon
    .hint = It is ready when your next turn begins.
rift-order-release-mine = Release mine
    .hint = It stays behind and goes live when you move off.
rift-order-end-turn = End turn
    .hint = The ship’s turn is over; nothing can be taken back after this.
rift-order-choose-side = Take it on the { $side }
rift-order-choose-corner = Come back at the { $corner }
rift-order-next-game = Next game
rift-order-concede = Give up
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
rift-order-pay-aux = auxiliary first
    .hint = Orders are paid from the auxiliary store before the main reactor.

## Warnings before a turn ends

rift-warning-owed = { $ship } must still move { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
rift-warning-energy-lost = { $units ->
        [0] Nothing
        [one] { $units } unit of main energy
       *[other] { $units } units of main energy
    } will be lost.
rift-warning-shields-down = Your shields are down.
rift-warning-waiting-mine = A mine still waits under you: you will be on top of it.

## The board

rift-board-label = { $name }, { $width } columns and { $height } rows
rift-cell-empty = open space
rift-cell-planet = planet
rift-cell-star = star
rift-cell-nebula = nebula
rift-cell-goal = goal
rift-cell-asteroid = asteroid in plane { $plane }
rift-cell-mine = mine of { $owner } in plane { $plane }
rift-cell-mine-nobody = nobody’s mine in plane { $plane }
rift-cell-ship = { $ship } in plane { $plane }, facing { $heading }, speed { $speed }, hull { $hull }
rift-cell-own-ship = your { $ship } in plane { $plane }, facing { $heading }, speed { $speed }, hull { $hull }
rift-cell-start = start of { $seat }, facing { $heading }
rift-cell-active = active
rift-mark-flagship = flagship
rift-mark-breakout = must break out
rift-cell-ready = ready
rift-cell-activated = has had its turn

## The console

rift-console-label = Console of { $ship }
rift-console-main = Reactor
rift-console-main-upkeep = The last unit keeps the shields up
rift-console-aux = Auxiliary
rift-console-energy = Energy
rift-console-hull = Hull
rift-console-speed = Speed
rift-console-owed = { $moved } of { $owed } moved
rift-console-heading = Heading
rift-console-plane = Plane
rift-console-shields = Shields
rift-console-shields-up = Shields up
rift-console-shields-down-reactor = Shields down: reactor empty
rift-console-shields-down-nebula = Shields down: nebula
rift-console-bar = { $side } { $layer } bar: { $strength } of { $most }
rift-console-bar-empty = { $side } { $layer }: no bar
rift-console-bar-picked = { $side } { $layer } bar picked. Choose where it goes.
rift-console-weapons = Weapons
rift-console-mount = { $weapon }, { $side }: { $ready } of { $barrels } ready
rift-console-torpedoes = Torpedoes
rift-console-mines = Mines
rift-console-mine-waiting = A mine waits underneath
rift-console-ion = Ion canon
rift-console-ion-locked = Fired charged this turn
rift-console-move-cost = Engine price
rift-console-of = { $value } of { $most }
rift-console-after = then { $value }
rift-console-ready = Ready
rift-console-activated = Activated
rift-console-active = Active
rift-console-destroyed = Destroyed
rift-console-fleet = Ships
rift-console-round = Round { $round }
rift-console-score = { $score } of { $target }
rift-console-warped = Jumped this turn

## Previews of a command

rift-preview-damage = { $damage } damage to the { $side } of { $target }
rift-preview-lands = Lands at { $at }
rift-preview-energy = { $main } main and { $aux } auxiliary left
rift-preview-hits-mine = Sets off the mine at { $at }
rift-preview-blast = Blast: { $damage } damage to { $ship }
rift-preview-strikes-mine = You would strike the mine at { $at }
rift-preview-shields-down = Your shields would go down

## How a turn works

rift-primer = How a turn works
rift-primer-energy = Your reactor is full at the start of every turn. Every order says what it costs; what you neither spend nor store is lost.
rift-primer-move = Speed stays from turn to turn. Fly as many squares as it says before you end the turn.
rift-primer-fire = A weapon fires straight away from its side, in its own plane. Turn, climb or dive until something is in line.
rift-primer-shields = A hit wears down the bars of the side that it strikes, then the hull. With an empty reactor all shields are down.
rift-primer-end = Try orders and take them back as you like. Nothing is final until you end the turn.

## Set-up

rift-setup-title = Set up a match
rift-setup-board = Board
rift-setup-arenas = Arenas
rift-setup-standards = Plain set-ups
rift-setup-puzzles = Puzzles
rift-setup-board-download = Download this board
rift-setup-board-hint = A board is a text file. Download one, change it, and open it here.
rift-setup-board-opened = “{ $name }” is open and chosen.
rift-setup-board-refused = “{ $file }” was not opened, and nothing has changed. { $fault }
rift-setup-board-odd = The board can be played. Some of it may not be meant:
rift-setup-board-cut-off = No way leads to the starting place on { $at }.
rift-setup-board-blocked = The ship that starts on { $at } looks at an obstacle or off the board.
rift-setup-board-lopsided = The board is not the same from both sides.
rift-setup-preview = { $name } as the match begins
rift-setup-seats = Captains
rift-setup-players = Players
rift-setup-ships = Ships in all
rift-setup-team = Team of { $seat }
rift-setup-model = Ship at { $at }
rift-setup-handicap = Handicap
rift-setup-handicap-main = Main reactor, more or less
rift-setup-handicap-aux = Auxiliary, more or less
rift-setup-handicap-hull = Hull, more or less
rift-setup-handicap-bars = Strength of its bars, zero for its model’s
rift-setup-puzzle = A puzzle: you have one turn, and the other side holds still. Taking back is free.
rift-setup-ways = Way to win

rift-option-mode = The match is won by
rift-option-mode-elimination = The last team
    .hint = Destroy everybody else
rift-option-mode-ace = Centaur Ace
    .hint = Destroyed ships come back; points win
rift-option-mode-flagship = Flagship
    .hint = Lose your flagship and you are out
rift-option-mode-breakout = Breakout
    .hint = One marked ship must get through
rift-option-ace-target = Points that win
rift-option-clock = Time for a turn
rift-option-seconds = { $seconds ->
        [0] No clock
       *[other] { $seconds } seconds
    }
rift-option-clock-own = Another limit
rift-option-clock-seconds = Seconds for a turn
rift-option-first = First to fly
rift-option-first-random = Drawn by chance
rift-option-first-loser = Who lost the game before
rift-option-length = Games of the match
rift-option-games = { $games ->
        [one] One game
       *[other] Best of { $games }
    }
rift-option-drawn = A drawn game
rift-option-drawn-replay = is played again
rift-option-drawn-half = counts half
rift-option-chain-mines = Chain mines
    .hint = A blast sets off the mines that it reaches
rift-option-friendly-fire = Friendly fire
    .hint = Allies may be shot at
rift-option-auto-choices = Quick choices
    .hint = Tied sides and corners are chosen for you
rift-option-autopilot = Autopilot
    .hint = A ship out of time flies what it owes
rift-option-box-limits = Box limits
    .hint = Only what boxes of the printed game hold
rift-option-fleet-draft = Fleet draft
    .hint = Teams pick their ships in turn, no model too often
rift-option-everybody-first = Everybody first
    .hint = No second turn in a round before everyone has had a first
rift-option-quiet-rounds = Quiet rounds to a draw
rift-option-round-limit = Last round
rift-option-sudden-death = Shields fade from round
rift-option-zero = Zero means never. A round is quiet when nothing is damaged.

## The end of a match

rift-end-length = It lasted { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
rift-end-shots = Shots
rift-end-squares = Squares flown

## What wins, and where points come from

rift-win-last-team = Destroy every enemy ship
rift-win-target = { $count ->
        [one] { $count } point wins
       *[other] { $count } points win
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
        [one] Win if a target is left after { $count } turn of the enemy
       *[other] Win if a target is left after { $count } turns of the enemy
    }
rift-win-series = Best of { $count } games
rift-win-rounds-points = After round { $count } the most points win
rift-win-rounds-strength = After round { $count } the most ships win, then the most hull, then the strongest shields
rift-win-rounds-held-out = Win if round { $count } ends before
rift-win-rounds-draw = After round { $count } it is a draw
rift-win-quiet-points = { $count ->
        [one] After { $count } round without damage the most points win
       *[other] After { $count } rounds without damage the most points win
    }
rift-win-quiet-strength = { $count ->
        [one] After { $count } round without damage the most ships win, then the most hull, then the strongest shields
       *[other] After { $count } rounds without damage the most ships win, then the most hull, then the strongest shields
    }
rift-win-quiet-held-out = { $count ->
        [one] Win by { $count } round without damage
       *[other] Win by { $count } rounds without damage
    }
rift-win-quiet-draw = { $count ->
        [one] After { $count } round without damage it is a draw
       *[other] After { $count } rounds without damage it is a draw
    }
rift-win-of = { $seats }: { $goal }
rift-win-ships = Ships { $ships }
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
rift-source-before = Before
rift-source-wins = Games won
