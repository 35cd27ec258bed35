### Flight school of Exodus.

## The last turn

exodus-lesson-start = The last turn
    .blurb = Build, fight, land, and win the match.
    .done = how to build a ship, give movement orders, fight, and take a planet. Next, learn where your income comes from, or play your first match.
exodus-lesson-start-play = Play { exodus-deed-build }. You play { exodus-seat-a }, and { exodus-seat-b } is ahead. The most VP win, and this is the last turn: you will score in battle, on a planet, and at the High Council.
exodus-lesson-start-build = Build a { exodus-type-fighter }. Ships cost CP and Axinium. The new ship appears at your Home at once.
exodus-lesson-start-pass = Press “{ exodus-order-done-pass }”. A reaction would cost cubes, and you need your cubes for a planet. Then Conquest begins.
exodus-lesson-start-mount = Take cubes aboard the { exodus-type-carrier }, as many as the goal says. Then press “{ exodus-order-done-mount }”.
exodus-lesson-start-attack = Order the { exodus-type-carrier } to { exodus-planet-b07 }, and the { exodus-type-fighter } to the marked hex with the enemy ship. Then press “{ exodus-order-done-commit }”. All ships move at once, and ships that meet an enemy fight.
exodus-lesson-start-land = Deploy a cube on { exodus-planet-b07 }. You have won the battle and its points. The player with the most cubes on a planet scores that planet.
exodus-lesson-start-stage = Press “{ exodus-order-done-deploy }”, then “{ exodus-order-done-mount }”. A turn has more than one Conquest stage, and this is the last one.
exodus-lesson-start-council = Order the { exodus-type-fighter } to the High Council, press “{ exodus-order-done-commit }”, then “{ exodus-order-done-moves }”. A ship there scores more than anywhere else.
exodus-lesson-start-win = Press “{ exodus-order-done-deploy }” to end the match. Planets, ships, battles, and titles are scored now, and you have the most VP.

## Income

exodus-lesson-income = Income and tax
    .blurb = Tokens, tax, and planets that run out.
exodus-lesson-income-mine = You play { exodus-seat-a }. This turn’s Bonus Action is Mining, so every colony may mine. Choose Mining: the die says how many tokens you may put on planets. Put one on { exodus-planet-r03 }, which is empty, and one on your Home. Full planets gain nothing, so never mine in the first turn.
exodus-lesson-income-axinium = A new turn begins. Your Home has gained cubes and paid you CP automatically. Tokens from asteroids are taxed, so you choose which ones to take. Take the Axinium of { exodus-planet-r03 }: you need it to build ships.
exodus-lesson-income-phasium = { exodus-planet-g02 } is green and gives Phasium, which pays for better parts. Take a token. One cube there is enough: more cubes bring no more tokens. Then press “{ exodus-order-done-income }”, and the Council meets.

## Council

exodus-lesson-council = The High Council
    .blurb = One vote, one letter, and what a title is worth.
exodus-lesson-council-vote = The Council adopts one of the cards A, B, and C. Each player secretly chooses a letter and bids CP on it. All bids are lost, so bid little in the first turns. Vote for A, “{ exodus-political-pol-04 }”, and bid what the goal says.
exodus-lesson-council-favor = The vote is tied: both other players voted for B. You hold the first Turn Order card, so you are the Chancellor and break ties. Favor A.
exodus-lesson-council-pick = A law stays until a card repeals it. Now the Vice-Chancellor has offered Bonus Actions. All players will perform the one you take. Take { exodus-deed-research }.
exodus-lesson-council-bid = In the election, players bid in secret for the turn order. The highest bidder becomes Chancellor. Bid a little: the other players have bid little, too.
exodus-lesson-council-rank = You stay Chancellor. The other players have bid the same, and the old Chancellor breaks the tie. Put { exodus-seat-c } first.

## Cards

exodus-lesson-cards = Cards and reactions
    .blurb = Upper halves, lower halves, and reactions.
exodus-lesson-cards-play = All players commit an Action card in secret, then reveal it. You perform the action on its upper half. Play { exodus-deed-build }.
exodus-lesson-cards-build = { exodus-seat-b } has played { exodus-deed-bank }. You are first in turn order. Build a { exodus-type-fighter }: it appears at your Home at once.
exodus-lesson-cards-react = Now come the lower halves. For cubes from your Home you may activate one card on the table: your own costs less than another player’s. The lower half of { exodus-deed-bank } is { exodus-deed-research }. React with it and learn { exodus-tech-em-shield }. Watch what others play: you can use their cards, too.
exodus-lesson-cards-second = The cubes you paid go to your stash. You play the second card the same way, from the cards left in your hand. Play { exodus-deed-bank } and roll.

## Research

exodus-lesson-research = Research
    .blurb = Technologies make each other cheaper.
exodus-lesson-research-play = You know three technologies, all of them purple. Play { exodus-deed-research } to use them.
exodus-lesson-research-discount = Each technology you know makes others of its color and others of its type cheaper. { exodus-tech-civilian-ships } is purple, and its type is Transport. Look at its price, and learn it.
exodus-lesson-research-bank = No reaction is worth its cost now, so pass. Then play { exodus-deed-bank } and roll.
exodus-lesson-research-again = The lower half of your own card is { exodus-deed-research }. It costs you a cube. React with it and learn { exodus-tech-expert-cloning }. If you know enough technologies of one color, some others are free.

## Blueprints

exodus-lesson-blueprints = Blueprints
    .blurb = Drives, cannons, and shields, cell by cell.
exodus-lesson-blueprints-play = All your ships of one type share a blueprint. Play { exodus-deed-upgrade } to improve them.
exodus-lesson-blueprints-buy = Your technologies let you buy two parts. Buy one of each. They are loose at first.
exodus-lesson-blueprints-fit = Drives give speed, cannons give dice, and shields give strength. Pick up the loose cannon and install it on free cells of the { exodus-type-raider }. You may turn parts.
exodus-lesson-blueprints-swap = The ship now hits hard, but one hit would destroy it. All its cells are taken. Remove the { exodus-item-phase } and install the shield there.
exodus-lesson-blueprints-close = The { exodus-item-phase } is loose now. Install it on the { exodus-type-fighter }, which has room, then press “{ exodus-order-done }”. Parts that are still loose go back to the supply.

## Orders

exodus-lesson-orders = Movement orders
    .blurb = Mount, sealed orders, and open movement.
exodus-lesson-orders-mount = A Conquest stage begins with the Mount step: your { exodus-type-carrier } takes cubes aboard. Take as many aboard as the goal says, then press “{ exodus-order-done-mount }”.
exodus-lesson-orders-orders = All players give orders in secret. A ship gets one token for each step, up to its speed. Send the { exodus-type-carrier } to { exodus-planet-b03 }, and send the faster { exodus-type-raider } past it to the other mark. Then press “{ exodus-order-done-commit }”.
exodus-lesson-orders-deploy = All ships moved at once. Only the hex where a ship ends counts: on its way it passes other ships. On blue planets every cube lands. Deploy one.
exodus-lesson-orders-open = A turn has more than one Conquest stage. Give no orders this time: press “{ exodus-order-done-commit }”. Ships without tokens may then move openly. Move the { exodus-type-raider } to the High Council: ships there score at the end.

## Battle

exodus-lesson-battle = Battles and guards
    .blurb = Dice, damage, and kept cards.
exodus-lesson-battle-attack = Two ships of { exodus-seat-b } are near. Order both your ships to the mark. Ships in the same hex may also form a group and share one order.
exodus-lesson-battle-hits = In a battle all players roll at once, and you choose which ships take your hits. A ship is destroyed when it has more damage than strength. Your { exodus-type-raider } was hit, but its shield holds. A ship without a shield does not survive a hit. Put your hits on the { exodus-type-carrier }.
exodus-lesson-battle-guard = You have won. You keep the points for the destroyed ships. A guard of the Resistance protects the planet next to you. Nobody knows how strong it is until its card is revealed. Send both ships there.
exodus-lesson-battle-discard = You have beaten the guard, and you keep its card. It scores at the end, or you discard it for its bonus at any decision outside Conquest. A new turn has begun, and you are asked to vote. Discard the card first.

## Landing

exodus-lesson-landing = Landing and scoring
    .blurb = The last stage, and what scores.
exodus-lesson-landing-fly = This is the last Conquest stage of the match. Your { exodus-type-carrier } already has cubes aboard, so press “{ exodus-order-done-mount }”. Order the { exodus-type-carrier } to { exodus-planet-r07 }, and the { exodus-type-raider } to the High Council.
exodus-lesson-landing-land = Cubes can fail to land on asteroids: you roll a die for each. A cube that fails stays aboard until the next Conquest stage. Deploy one.
exodus-lesson-landing-end = Most cubes on { exodus-planet-r07 } are yours now, so you score the planet. You also score hexes with your ships, the High Council, and your title. Cubes aboard score nothing. Press “{ exodus-order-done-deploy }” to end the match.

## What a step asks for

exodus-goal-taken = take a token: { $hex }
exodus-goal-holds = { $what }: at least { $count }
exodus-goal-voted = vote for { $letter } and bid { $cp } CP
exodus-goal-bid = bid at least { $cp } CP for the turn order
exodus-goal-adopted = “{ $card }” adopted
exodus-goal-bonus = Bonus Action: { $card }
exodus-goal-elected = Turn Order card { $place }
exodus-goal-played = play { $card }
exodus-goal-reacted = react with { $card }
exodus-goal-banked = roll for CP
exodus-goal-mined = token mined: { $hex }
exodus-goal-known = learn { $tech }
exodus-goal-learned-for = learn { $tech } for { $cp } CP
exodus-goal-built = build: { $type }
exodus-goal-bought = buy: { $item }
exodus-goal-fitted = { $type }: { $value } of { $item }
exodus-goal-speed = { $type }: speed { $value }
exodus-goal-dice = { $type }: dice { $value }
exodus-goal-strength = { $type }: strength { $value }
exodus-goal-closed = finish what you began
exodus-goal-at = { $ship }: { $hex }
exodus-goal-aboard = { $ship }: { $count ->
        [one] { $count } cube aboard
       *[other] { $count } cubes aboard
    }
exodus-goal-revealed = orders revealed
exodus-goal-uncloaked = uncloaked: { $hex }
exodus-goal-gone = { $ship } destroyed
exodus-goal-won = battle won: { $hex }
exodus-goal-beaten = guard beaten: { $hex }
exodus-goal-discarded = “{ $card }” discarded
exodus-goal-landed = cube landed: { $hex }
exodus-goal-control = controlled by you: { $hex }
exodus-goal-score = { $line }: at least { $points } VP
exodus-goal-reached-council = the Council meets
exodus-goal-reached-actions = cards are played
exodus-goal-reached-rockets = rockets are aimed
exodus-goal-reached-conquest = Conquest begins
exodus-goal-reached-orders = the Mount step is over
exodus-goal-reached-flight = orders are given
exodus-goal-reached-battle = all ships have moved
exodus-goal-reached-landing = the fights are over
exodus-goal-reached-over = the match is over
exodus-goal-victory = the match is won

## Kinds of orders

exodus-learn-kind-take = taking a token
exodus-learn-kind-take-all = taking all tokens
exodus-learn-kind-vote = voting
exodus-learn-kind-bid = bidding
exodus-learn-kind-favor = breaking a tie
exodus-learn-kind-offer = offering a Bonus Action
exodus-learn-kind-pick = taking a Bonus Action
exodus-learn-kind-rank = ranking tied players
exodus-learn-kind-play = playing a card
exodus-learn-kind-react = reacting
exodus-learn-kind-take-back = taking a card back
exodus-learn-kind-learn = learning a technology
exodus-learn-kind-bank = rolling for CP
exodus-learn-kind-build = building a ship
exodus-learn-kind-buy = buying parts
exodus-learn-kind-arm = placing a rocket
exodus-learn-kind-lift = removing a part
exodus-learn-kind-fit = installing a part
exodus-learn-kind-restore = putting parts back
exodus-learn-kind-open-trade = starting a Trade
exodus-learn-kind-exchange = exchanging
exodus-learn-kind-mine = mining
exodus-learn-kind-put = putting down a token
exodus-learn-kind-target = choosing a target
exodus-learn-kind-mount = taking a cube aboard
exodus-learn-kind-ferry = moving a cube
exodus-learn-kind-join = joining a group
exodus-learn-kind-order = giving a movement order
exodus-learn-kind-step = open movement
exodus-learn-kind-uncloak = uncloaking
exodus-learn-kind-stay-cloaked = staying cloaked
exodus-learn-kind-deploy = deploying a cube
exodus-learn-kind-discard = discarding a kept card
exodus-learn-kind-done = finishing
