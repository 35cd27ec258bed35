### Lessons, hints and puzzles of Centauri Rift.

## Lessons of Centauri Rift

rift-lesson-flight = First flight
    .blurb = Fly to an enemy ship and destroy it.
    .done = how to fly, end a turn, aim, and fire. Next, learn to fly curves, or play your first match.
rift-lesson-flight-faster = Press “{ rift-order-faster }”. You fly the Rhino on the left, and you win when you destroy the Screech on the right. Your ship stands still, and speed costs energy, like most orders.
rift-lesson-flight-fly = Press “{ rift-order-step }”, or the marked square on the board. You have speed now, and moving itself is free.
rift-lesson-flight-end = End your turn. You can do that only after you have moved as many squares as your speed.
rift-lesson-flight-keep = Speed up once more, move to the marked square, and end your turn. Your reactor is full again, and you kept your speed: nothing slows a ship down in space.
rift-lesson-flight-brake = Move to the marked square. Then slow down to a stop and end your turn. Slowing down costs as much as speeding up.
rift-lesson-flight-reverse = Slow down once more to fly in reverse. Move back one square, to the mark: the Screech is diagonally ahead from there.
rift-lesson-flight-aim = Turn right once. Most weapons fire straight ahead, and now your ship faces the Screech.
rift-lesson-flight-lasers = Fire all your lasers at the Screech. It is within range, and every shot hits. First its shields on that side take the damage.
rift-lesson-flight-win = Fire a torpedo to destroy the Screech. Its shields on this side are gone, so the torpedo hits the hull. Torpedoes hit hard and cost no energy.

rift-lesson-turns = Turning
    .blurb = Headings, and how to fly a curve.
rift-lesson-turns-left = Turn left once. A ship faces an edge or a corner of its square, and yours will face a corner.
rift-lesson-turns-diagonal = Speed up and move to the mark. A ship moves where its nose points, and a diagonal square counts as one.
rift-lesson-turns-around = Turn left again, speed up, and move to the mark. The planet blocks the way ahead, and you need two turns.
rift-lesson-turns-between = Move to the mark, and face right there. You can also turn between two squares.

rift-lesson-planes = Planes
    .blurb = Fly over the wall, not through it.
rift-lesson-planes-wall = Build up speed, move to the marked square, and end your turn. A wall of rock is ahead.
rift-lesson-planes-rise = Press “{ rift-order-rise }”. The rocks are in the middle plane, and so are you. The ring around a ship shows its plane.
rift-lesson-planes-over = Move over the wall to the mark. Nothing blocks your way in this plane.
rift-lesson-planes-sink = Dive to the lowest plane. A change of plane costs energy. It does not count as a square moved, and your speed stays as it is.

rift-lesson-energy = Energy
    .blurb = The main reactor, the auxiliary, and the last unit.
rift-lesson-energy-store = Store as much energy in the auxiliary as this step asks for. The main reactor is refilled each turn, and energy that you neither spend nor store is lost.
rift-lesson-energy-refill = End your turn, and watch the reactor in the console. The auxiliary keeps its energy.
rift-lesson-energy-spend = Spend nearly all your energy on anything you like, but keep the last unit in the main reactor. It powers your shields. Reactor and auxiliary pay for the same orders.
rift-lesson-energy-dark = Now spend that last unit. You must confirm it, because your shields go down.
rift-lesson-energy-again = End your turn. Without shields, every hit goes to your hull. Next turn, the reactor is full and the shields are back.

rift-lesson-weapons = Weapons
    .blurb = Range, torpedoes, and the side you hit.
rift-lesson-weapons-lasers = Fire all your lasers at the Hammer ahead. It is just within range. Each barrel fires once per turn, and every shot hits.
rift-lesson-weapons-torpedoes = Speed up, move one square closer, and fire both torpedoes. They cost no energy and hit hard, but their range is shorter.
rift-lesson-weapons-halt = Slow down to a stop and end your turn. The side of the Hammer that faces you has lost nearly all its shields.
rift-lesson-weapons-sides = Turn to face the Screech, and hit its front and its right once each. It stands at an angle to you, and you choose which of two sides a shot hits.

rift-lesson-shields = Shields
    .blurb = Move shield bars to the side under attack.
rift-lesson-shields-relocate = Move a bar to your front: press a bar of another side in the console, then the empty slot. The Rhino ahead will fire at your front, and that side has only one weak bar.
rift-lesson-shields-swap = Swap the weak bar in front with a strong bar of another side.
rift-lesson-shields-endure = End your turn. The Rhino will fire all its front weapons, and your front can take it.
    .why = For now, rearrange your shields or end your turn.
rift-lesson-shields-answer = Fire all your front weapons at the Rhino. Your hull took no damage. Lost bars never come back, so keep the best ones where you need them.

rift-lesson-mines = Mines
    .blurb = Leave a mine behind and get away.
rift-lesson-mines-release = Release a mine. You fly a Hammer, and a Rhino is behind you. The mine costs nothing and waits under your ship.
rift-lesson-mines-leave = Move the two squares that you owe. The mine stays in the square that you leave. Never end a turn with a mine still under your ship: it would detonate.
rift-lesson-mines-lure = End your turn, and let the Rhino come.
rift-lesson-mines-away = Slow down once, move one square to the mark, and end your turn. The blast reaches { $blast } squares in all planes, and at the mark you are out of reach.
rift-lesson-mines-shoot = Turn to face the mine near the bottom of the board, and fire a laser at it. You can shoot any mine, and you are far enough away from this one.

rift-lesson-warp = Warp and ion cannon
    .blurb = Charge, jump, turn, fire.
rift-lesson-warp-charge = Charge the ion cannon of your Screech. A charged shot hits harder, and charging takes until your next turn.
rift-lesson-warp-wait = End your turn. You can store energy first.
rift-lesson-warp-jump = Press “{ rift-order-warp }” and choose the marked square. A warp jump costs a lot of energy and goes straight ahead.
rift-lesson-warp-fire = Turn to face the Rhino, and fire the ion cannon. You can still turn and fire after a warp jump. The auxiliary pays the rest, and the reactor keeps its last unit.

rift-lesson-nebula = Nebulae
    .blurb = Hide in a nebula, and leave it in time.
rift-lesson-nebula-enter = Move into the nebula, to the mark. A Rhino behind you is ready to fire. Inside a nebula, your shields are down.
rift-lesson-nebula-hide = End your turn. No shot crosses the border of a nebula in either direction, and the Rhino cannot fire at you.
rift-lesson-nebula-inside = Move to the mark and end your turn. The Rhino will follow you.
rift-lesson-nebula-answer = Fire all your rear lasers. Inside the nebula, the Rhino can fire at you, and every hit goes to your hull. Its shields are down here, too.
rift-lesson-nebula-leave = Move out of the nebula to the mark, and end your turn. Your shields work again, and the border of the nebula is between you and the Rhino.

rift-lesson-duel = First duel
    .blurb = Everything together, against an Ensign.
rift-lesson-duel-win = Destroy the other Rhino. You can give any order now. The Rhino is damaged, and an Ensign flies it. Get close, show it a strong side, and fire at a weak one.

## What a step asks for

rift-goal-at = be at { $square }
rift-goal-plane = be in plane { $plane }
rift-goal-heading = face { $heading }
rift-goal-speed = speed { $speed }
rift-goal-turn-ended = turn ended
rift-goal-warped = warped
rift-goal-stored = at least { $units } energy stored
rift-goal-drained = at most { $units } energy left
rift-goal-shields-up = shields up
rift-goal-shields-down = shields down
rift-goal-hull = hull at least { $hull }
rift-goal-bars = { $side } shields at least { $strength }
rift-goal-canon = ion cannon: { $ion }
rift-goal-mine-waits = a mine waits under the ship
rift-goal-mine = a mine at { $space }
rift-goal-no-mine = no mine at { $space }
rift-goal-fired = { $weapon } fired
rift-goal-hit = hit { $ship } on its { $side }
rift-goal-damage = { $ship } takes at least { $damage } damage
rift-goal-destroyed = { $ship } destroyed

## Hints

rift-hint-whole = { $ship }: { $plan }.
rift-hint-fire = { $ship } can hit a target from here.
rift-hint-close = { $ship }: move to a better square first, then fire.
rift-hint-away = { $ship }: fire first, then move away.
rift-hint-warp = { $ship }: consider a warp jump.
rift-hint-shields = { $ship } has no target now. Look at its shields.
rift-hint-move = { $ship } has no target now. Move to a better square.
rift-hint-wait = There is little to do this turn. Save your energy.

## Puzzles

rift-puzzle-task = Destroy this turn: { $targets }. Other ships do not act.
