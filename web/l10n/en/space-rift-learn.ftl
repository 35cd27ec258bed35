### Flight school of Space Rift.

## Orders and moves

space-rift-lesson-orders = First attack
    .blurb = Play cards, move, attack, and win.
    .done = how to play command cards, give orders, move, and attack. Next, learn what the dice hit, or play your first match.
space-rift-lesson-orders-card = Play “Sweep, center” from your hand. You command South, at the lower edge, and you win when you eliminate both of North’s units. Each of your turns starts with a command card.
space-rift-lesson-orders-order = Order your fighters and the cruiser: select each unit, then its order. The card orders units in one of the three sections, which the dotted lines separate.
space-rift-lesson-orders-move = Move the fighters to the marked hex, next to North’s fighters. Only ordered units move. Fighters are fast, and asteroids do not stop them.
space-rift-lesson-orders-impulse = Move the cruiser around the asteroids to the marked hex. It is slower, but at full impulse it moves one hex farther, for stars.
space-rift-lesson-orders-attack = Attack North’s fighters with yours. All units roll their dice now, and each hit destroys one ship. Fighters have only one ship left there.
space-rift-lesson-orders-again = Play “Open Channel” and order both of your units. It is your turn again, because North has passed. This card orders units anywhere.
space-rift-lesson-orders-approach = Move both units to the marked hexes, close to North’s cruiser. Most units roll more dice at a close target.
space-rift-lesson-orders-win = Attack North’s cruiser, first with your fighters, then with your cruiser. It has one ship left, and its points win the battle.

## Dice

space-rift-lesson-dice = Dice
    .blurb = What each symbol hits, and what shields stop.
space-rift-lesson-dice-order = Play “Open Channel” and order both of your units. The card orders units anywhere.
space-rift-lesson-dice-ready = End the movement. Your units are already in good positions.
space-rift-lesson-dice-ranged = Attack the cruiser in the asteroids with your battleship. Point at the cruiser first to see your chances. A farther target means fewer dice, and the asteroids take one more. Each hit destroys one ship: circles hit Fighters, triangles Strike ships, squares Capital ships.
space-rift-lesson-dice-close = Attack the fighters with your cruiser. A unit with an enemy next to it can attack only that enemy. A blast hits everything, but shields stop blasts, and fighters dodge the blasts of Capital ships.

## Red alert

space-rift-lesson-alert = Red alert
    .blurb = Retreat, or ignore it with a calm crew.
space-rift-lesson-alert-attack = Play “Weapons Free”, order the battleship, move nothing, and attack the destroyer. The card gives every ordered unit one more die. Each red alert that you roll drives the target back.
space-rift-lesson-alert-choose = Ignore none, and retreat. The destroyer fell back a hex for each red alert and now has a marker. North’s cruiser answered, and you face a red alert. A battleship may ignore one, but see what happens if it does not.
    .why = First the red alert: ignore none, then retreat.
space-rift-lesson-alert-clear = Order the battleship, then pay the star that removes its red alert. A unit with a red-alert marker rolls one die fewer.

## Battle back and pursuit

space-rift-lesson-pursuit = Battle back
    .blurb = Return fire in close quarters, then pursue.
space-rift-lesson-pursuit-back = Battle back with your destroyer. A cruiser with one ship left attacked it in close quarters. Your destroyer held its hex, so it may battle back at once, for stars.
space-rift-lesson-pursuit-pursue = Attack the cruiser with all of your units. It is your turn. When the hex of the cruiser is empty, a destroyer may pursue into it for a star, and may then attack once more.

## Stars and combat cards

space-rift-lesson-stars = Combat cards
    .blurb = Stars pay for tricks at the right moment.
space-rift-lesson-stars-surge = Order the cruiser, attack the enemy ahead of it, and play “Coolant Surge” when you are asked. Your two combat cards are below your command cards. Each has its moment and its price.
space-rift-lesson-stars-reward = Take the combat card. At the end of a turn you take stars, or fewer stars and a combat card.
space-rift-lesson-stars-slip = Keep your combat cards, although you could sell one. Then North’s destroyer attacks your fighters: play “Slip Away”, and choose where they go.

## Carrier, platform, transport

space-rift-lesson-ships = Special ships
    .blurb = Carriers, platforms and transports.
space-rift-lesson-ships-sortie = Play “Open Channel”, order the carrier and the platform, move nothing, and send the carrier’s fighters against North’s fighters. A carrier stays back and lets its fighters attack.
space-rift-lesson-ships-platform = Attack the destroyer far in the north with your platform. A platform orbits its planet, shoots farthest of all, and needs no line of sight.
space-rift-lesson-ships-transport = Play “Broad Front”, order the transport, and move it onto the marked planet. A transport earns a star each turn while no enemy is next to it. On a planet it is worth more.
space-rift-lesson-ships-markers = Play a command card to finish the lesson. At the start of your turn, a unit on a planet places a faction marker there, and a transport places two. Markers are points.

## The rift

space-rift-lesson-rift = The rift
    .blurb = It drifts, it pushes, it folds.
space-rift-lesson-rift-begin = Begin your turn. The six tiles are the rift, and three dice decide before each turn. If dice agree, the tile with the dial moves in the direction of their number.
space-rift-lesson-rift-close = Move the tile with North’s fighters to close the gap. All three dice agreed, so the rift moved two hexes, and a part was cut off. A unit on a tile moves along.
space-rift-lesson-rift-jump = Play your card, order your fighters, and jump next to the enemy. A unit that begins its move on the rift may jump to any other tile. After the rift moves, it folds and may fling a unit across the battlefield.

## A battle

space-rift-lesson-battle = A battle
    .blurb = All of it, against an Ensign.
space-rift-lesson-battle-win = Win a whole battle against an Ensign, who commands North. Eliminated enemy units score points, so attack one unit with several of yours.

## Goals of a step

space-rift-goal-played = “{ $card }” played
space-rift-goal-ordered = { $unit } ordered
space-rift-goal-at = { $unit } on { $hex }
space-rift-goal-moved = movement over
space-rift-goal-attacked = { $unit } attacks { $target }
space-rift-goal-battled-back = { $unit } battles back
space-rift-goal-retired = { $unit } retreats
space-rift-goal-cleared = { $unit } without red alert
space-rift-goal-pursued = { $unit } pursues
space-rift-goal-evaded = { $unit } slips away
space-rift-goal-hurt = { $unit } loses ships
space-rift-goal-gone = { $unit } eliminated
space-rift-goal-card-taken = a combat card taken
space-rift-goal-launched = { $unit } flies a sortie
space-rift-goal-income = a star from the transport
space-rift-goal-marked = faction markers placed
space-rift-goal-drifted = the rift has moved
space-rift-goal-closed = gap closed
space-rift-goal-jumped = { $unit } jumps
space-rift-goal-turn-ended = turn ended
space-rift-goal-won = battle won

## Kinds of orders

space-rift-kind-begin = begin the turn
space-rift-kind-place-tile = place a tile
space-rift-kind-close-gap = close the gap
space-rift-kind-settle = place a unit
space-rift-kind-command = play a command card
space-rift-kind-order = order a unit
space-rift-kind-clear = remove a red alert
space-rift-kind-move = move
space-rift-kind-move-impulse = move at full impulse
space-rift-kind-exit = leave the battle
space-rift-kind-attack = attack
space-rift-kind-sortie = fly a sortie
space-rift-kind-play = play a combat card
space-rift-kind-ignore = ignore red alerts
space-rift-kind-retire = retreat
space-rift-kind-battle-back = battle back
space-rift-kind-pursue = pursue
space-rift-kind-take-stars = take stars
space-rift-kind-take-card = take a card
space-rift-kind-sell = sell a card
space-rift-kind-done = go on
