### Flight school of Space Rift.

## Orders and moves

space-rift-lesson-orders = Orders
    .blurb = A card, orders, and how far ships fly.
space-rift-lesson-orders-card = You command South, at the lower edge. Each turn begins with a command card. Take “Sweep” of the center and play it.
space-rift-lesson-orders-order = The card gives orders in one of the three sectors, which the dotted lines part. Order your fighters and the cruiser: press them, then their order.
space-rift-lesson-orders-move = Only who has an order may move. Fighters are quick, and rocks do not stop them. Take them to the marked hex.
space-rift-lesson-orders-impulse = The cruiser is slower. With full impulse it goes one hex farther, for stars. Fly to the mark, around the rocks.
space-rift-lesson-orders-again = Nobody can fight, so your turn ended by itself, and North passed. Now play “Sweep” of the left and bring the battleship to the mark.

## Dice

space-rift-lesson-dice = Dice
    .blurb = What hits whom, and what shields stop.
space-rift-lesson-dice-order = “Open Channel” orders units anywhere. Play it, and order both of yours.
space-rift-lesson-dice-ready = They stand well. End the movement.
space-rift-lesson-dice-ranged = Your battleship fires at the cruiser in the rocks. The farther away, the fewer dice, and the rocks take one more. Each ship that is hit is lost: circles hit fighters, triangles strike ships, squares capital ships. Point at the cruiser for the odds, then attack.
space-rift-lesson-dice-close = Who has an enemy beside him can only attack that one. A blast hits everything, but shields stop blasts, and fighters dodge those of large ships. Attack the fighters with your cruiser.

## Red alert

space-rift-lesson-alert = Red alert
    .blurb = Retiring, ignoring, and a calm crew.
space-rift-lesson-alert-attack = A red alert in the roll drives the target back. “Weapons Free” gives every unit one more die. Order the battleship, move nobody, and attack the destroyer.
space-rift-lesson-alert-choose = It fell back a hex for each alert and has a marker now. North answers with its cruiser: an alert for you. A battleship may ignore one. See for yourself what happens if it does not: ignore none, and retire.
    .why = First the alert: ignore none, then retire.
space-rift-lesson-alert-clear = A unit with a marker rolls one die fewer. Take it off: order the battleship, then pay the star that clears its alert.

## Battle back and pursuit

space-rift-lesson-pursuit = Battle back
    .blurb = Answer blow by blow, and go after them.
space-rift-lesson-pursuit-back = A cruiser with one ship left attacks your destroyer from beside it. Your destroyer holds, so it may strike back at once. It costs stars. Do it.
space-rift-lesson-pursuit-pursue = Your turn. Attack the cruiser with all you have. Once its hex is empty, a destroyer may follow into it for a star, and may even attack once more.

## Stars and combat cards

space-rift-lesson-stars = Combat cards
    .blurb = Stars buy tricks, at the right moment.
space-rift-lesson-stars-surge = Below your command cards are two combat cards. Each has its moment and its price. Order the cruiser, attack the one ahead of it, and play “Coolant Surge” when you are asked.
space-rift-lesson-stars-reward = At the end of a turn you take stars, or fewer of them and a combat card. Take the card.
space-rift-lesson-stars-slip = You could sell a card; keep yours. Then North’s destroyer attacks your fighters. Play “Slip Away”, and choose where they go.

## Carrier, platform, transport

space-rift-lesson-ships = Special ships
    .blurb = Carriers, platforms and transports.
space-rift-lesson-ships-sortie = A carrier stays back and sends its fighters. Order the carrier and the platform, move nobody, and let the fighters fly against those of North.
space-rift-lesson-ships-platform = A platform circles its planet. It shoots farthest of all, and nothing hides from it. Attack the destroyer far in the north.
space-rift-lesson-ships-transport = A transport that nobody disturbs brings a star each turn. It is worth more on a planet. Play “Broad Front”, order the transport, and land on the mark.
space-rift-lesson-ships-markers = Who holds a planet as the turn begins places a faction marker there, a transport two. Markers are points. That is all here: play a card.

## The rift

space-rift-lesson-rift = The rift
    .blurb = It rolls, it pushes, it folds.
space-rift-lesson-rift-begin = The six tiles are the rift. Three dice decide before each turn: where they agree, the tile with the dial moves, in the direction of that number. Begin the turn.
space-rift-lesson-rift-close = All agreed: two hexes. Now a part of the rift is cut off, and you close the gap. Move the tile with the fighters of North: who stands on a tile goes along.
space-rift-lesson-rift-jump = The rift folds after it has moved and may fling a unit across the battlefield. It is a shortcut, too: who begins on it may jump to any other tile. Play your card, order your fighters, and jump next to the enemy.

## A battle

space-rift-lesson-battle = A battle
    .blurb = All of it, against an Ensign.
space-rift-lesson-battle-win = Now all orders are yours, and an Ensign commands North. Enemy units that are lost are points. Bring many guns to bear on one unit, and win.

## What a step asks for

space-rift-goal-played = “{ $card }” played
space-rift-goal-ordered = { $unit } ordered
space-rift-goal-at = { $unit } on { $hex }
space-rift-goal-moved = movement over
space-rift-goal-attacked = { $unit } attacks { $target }
space-rift-goal-battled-back = { $unit } strikes back
space-rift-goal-retired = { $unit } retires
space-rift-goal-cleared = { $unit } without alert
space-rift-goal-pursued = { $unit } pursues
space-rift-goal-evaded = { $unit } slips away
space-rift-goal-hurt = { $unit } loses ships
space-rift-goal-gone = { $unit } eliminated
space-rift-goal-card-taken = a combat card taken
space-rift-goal-launched = fighters of { $unit } sent
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
space-rift-kind-settle = put down a unit
space-rift-kind-command = play a command card
space-rift-kind-order = order a unit
space-rift-kind-clear = clear an alert
space-rift-kind-move = move
space-rift-kind-move-impulse = move with full impulse
space-rift-kind-exit = leave the battle
space-rift-kind-attack = attack
space-rift-kind-sortie = send fighters
space-rift-kind-play = play a combat card
space-rift-kind-ignore = ignore alerts
space-rift-kind-retire = retire
space-rift-kind-battle-back = battle back
space-rift-kind-pursue = pursue
space-rift-kind-take-stars = take stars
space-rift-kind-take-card = take a card
space-rift-kind-sell = sell a card
space-rift-kind-done = go on
