### Lessons, hints and puzzles of Centauri Rift.

## Lessons of Centauri Rift

rift-lesson-flight = Thrust
    .blurb = Speed, and why it stays.
rift-lesson-flight-faster = Your ship, the Rhino at the left, looks to the right and stands still. Press “{ rift-order-faster }”. It costs energy, as nearly everything does.
rift-lesson-flight-fly = Now you have speed. Press “{ rift-order-step }”, or the marked square on the board. The flight itself is free.
rift-lesson-flight-end = You have flown as many squares as your speed says. Only then may you end your turn. Do it.
rift-lesson-flight-keep = Your reactor is full again, and your speed is still there: nothing brakes a ship in space. Speed up once more, fly to the marked square and end your turn.
rift-lesson-flight-brake = Fly on to the marked square. Then slow down until you stand still, and end your turn. Braking costs as much as speeding up.
rift-lesson-flight-reverse = Slow down below nothing, and you fly backwards. Go back one square, to the mark.

rift-lesson-turns = Turns
    .blurb = Headings, and corners flown smoothly.
rift-lesson-turns-left = A ship looks along the squares or across their corners. Turn left once, so that your bow points at a corner of the square.
rift-lesson-turns-diagonal = A ship flies where its bow points. Speed up and fly to the mark: a diagonal square counts as one.
rift-lesson-turns-around = The planet blocks the way ahead. Turn left again, speed up, and fly to the mark. You will need two turns.
rift-lesson-turns-between = You may turn between two squares as well. Reach the mark, and look to the right there.

rift-lesson-planes = Planes
    .blurb = Over the wall instead of through it.
rift-lesson-planes-wall = A wall of rock. Fly up to it at speed, to the marked square, and end your turn.
rift-lesson-planes-rise = The rocks lie in the middle plane, and so do you. The ring around a ship shows its plane. Press “{ rift-order-rise }”.
rift-lesson-planes-over = Here above, nothing is in your way. Fly over the wall to the mark.
rift-lesson-planes-sink = A change of plane is no flight: it costs energy, and your speed does not care. Dive down to the lowest plane.

rift-lesson-energy = Energy
    .blurb = Reactor, store, and the last unit.
rift-lesson-energy-store = The main reactor is filled anew each turn. What you do not use is lost, unless you store it. Store as much as the step asks for in the auxiliary store.
rift-lesson-energy-refill = End your turn and watch the reactor in the console. The store keeps what it has.
rift-lesson-energy-spend = Reactor and store pay for the same things. Spend nearly everything, on what you like, but keep the last unit of the reactor: it feeds your shields.
rift-lesson-energy-dark = Now spend that last unit. You are asked first, because your shields go down with it.
rift-lesson-energy-again = Without shields, every hit goes to your hull. End your turn: with the next one the reactor is full, and the shields are back.

rift-lesson-weapons = Weapons
    .blurb = Range, torpedoes, and the side you hit.
rift-lesson-weapons-lasers = The Hammer ahead is just in reach of your lasers. Each barrel fires once a turn, and every shot hits. Fire them all.
rift-lesson-weapons-torpedoes = Torpedoes cost no energy and hit hard, but they do not reach as far. Speed up, fly one square closer, and fire both.
rift-lesson-weapons-halt = Count: the side that faced you has lost nearly all its bars. Slow down so that you stand still, and end your turn.
rift-lesson-weapons-sides = The Screech stands at an angle to you. Turn to face it. A shot at an angle may hit either of two sides, and you choose: hit its front and its right once each.

rift-lesson-shields = Shields
    .blurb = Move the bars to where the blow will fall.
rift-lesson-shields-relocate = The Rhino ahead will fire at your bow, and your bow has only one weak bar. Move a bar there from another side: press it in the console, then the empty place.
rift-lesson-shields-swap = Better. The weak bar is still in front: swap it with a strong one of another side.
rift-lesson-shields-endure = The Rhino will fire all that it has ahead. Your bow can take it. End your turn.
    .why = Only your shields, or the end of the turn, for now.
rift-lesson-shields-answer = Not a scratch on the hull. Lost bars never grow again, so keep the best where you need them. Now answer with everything that fires ahead.

rift-lesson-mines = Mines
    .blurb = Leave one behind, and be far away.
rift-lesson-mines-release = You fly a Hammer, with a Rhino behind you. A mine costs nothing. Release one: it waits under your ship.
rift-lesson-mines-leave = It stays behind in the square that you leave. Fly on, both squares that you owe. Never end a turn with a mine still under you: it would go off.
rift-lesson-mines-lure = End your turn and let the Rhino come.
rift-lesson-mines-away = The blast reaches { $blast } squares far, in all planes. Slow down once, fly one square to the mark, so that you are out of reach, and end your turn.
rift-lesson-mines-shoot = A mine can be shot as well, anybody’s. One lies below you on the board. Turn to face it and set it off with a laser: you are far enough away.

rift-lesson-warp = Warp and ion canon
    .blurb = Charge, jump, turn, fire.
rift-lesson-warp-charge = You fly a Screech. Its ion canon hits harder when it is charged, and charging takes until your next turn. Charge it.
rift-lesson-warp-wait = End your turn. You may store energy first.
rift-lesson-warp-jump = Charged. Now jump: press “{ rift-order-warp }” and choose the marked square. A jump is dear, and always goes straight ahead.
rift-lesson-warp-fire = After a jump you may still turn and fire. Face the Rhino and fire the ion canon; your store pays what the reactor must keep.

rift-lesson-nebula = Nebulae
    .blurb = Hide in a cloud, and leave in time.
rift-lesson-nebula-enter = A Rhino is behind you, its guns ready. Fly into the cloud, to the mark. In there, your shields do not work.
rift-lesson-nebula-hide = But no shot crosses the edge of a cloud, neither in nor out. End your turn: the Rhino cannot fire at you.
rift-lesson-nebula-inside = Now it will follow you. Fly on to the mark and end your turn.
rift-lesson-nebula-answer = Inside the cloud it can fire, and every hit goes to your hull. It has no shields here either: answer with all lasers that fire astern.
rift-lesson-nebula-leave = Do not stay. Fly out of the cloud to the mark and end your turn: your shields work again, and the edge of the cloud is between you.

rift-lesson-duel = A first duel
    .blurb = All of it, against an Ensign.
rift-lesson-duel-win = Now all orders are yours. The other Rhino is damaged, and an Ensign flies it. Come close, show it a strong side, fire from where it is weak. Destroy it.

## What a step asks for

rift-goal-at = be on { $square }
rift-goal-plane = be in plane { $plane }
rift-goal-heading = look { $heading }
rift-goal-speed = speed { $speed }
rift-goal-turn-ended = turn ended
rift-goal-warped = jumped
rift-goal-stored = at least { $units } stored
rift-goal-drained = at most { $units } left
rift-goal-shields-up = shields up
rift-goal-shields-down = shields down
rift-goal-hull = hull at least { $hull }
rift-goal-bars = { $side }: at least { $strength }
rift-goal-canon = ion canon: { $ion }
rift-goal-mine-waits = a mine waits
rift-goal-mine = a mine on { $space }
rift-goal-no-mine = no mine on { $space }
rift-goal-fired = { $weapon } fired
rift-goal-hit = hit { $ship } on its { $side }
rift-goal-damage = { $ship } takes { $damage }
rift-goal-destroyed = { $ship } destroyed

## Hints

rift-hint-whole = { $ship }: { $plan }.
rift-hint-fire = { $ship }: there is something to hit from where you are.
rift-hint-close = { $ship }: first a better place, then the guns.
rift-hint-away = { $ship }: fire first, then get out of the way.
rift-hint-warp = { $ship }: think of a jump.
rift-hint-shields = { $ship }: nothing to hit for now, but look at your shields.
rift-hint-move = { $ship }: nothing to hit for now. Take a better place.
rift-hint-wait = Hardly anything to do. Keep your energy.

## Puzzles

rift-puzzle-task = Destroy in this turn: { $targets }. The others do not act.
