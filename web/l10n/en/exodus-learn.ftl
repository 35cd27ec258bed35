### Flight school of Exodus.

## Income

exodus-lesson-income = Income and tax
    .blurb = Tokens, tax, and planets that run dry.
exodus-lesson-income-mine = You play { exodus-seat-a }. Every colony may mine now: that is this turn’s Bonus Action. Mine: the die says how many tokens you may put down. Put one on { exodus-planet-r03 }, which is empty, and one on your Home. Full planets gain nothing, so never mine in the first turn.
exodus-lesson-income-axinium = A new turn. Cubes have grown at your Home, and it has paid you CP, all by itself. Asteroids ask you first, because their tokens are taxed. Take the Axinium of { exodus-planet-r03 }: ships are built with it.
exodus-lesson-income-phasium = { exodus-planet-g02 } is green and has Phasium, for better parts. Take a token. One cube there is enough: more bring no more. When you are done, the Council meets.

## Council

exodus-lesson-council = The High Council
    .blurb = One vote, one letter, and what a title is worth.
exodus-lesson-council-vote = One of the cards on A, B and C will come true. Everybody chooses in secret: a letter, and CP to go with it. All that is bid is lost, so keep most of your money: in the first turns the whole Council should cost you little. Vote for A, “{ exodus-political-pol-04 }”, and bid what the goal says.
exodus-lesson-council-favor = A tie: both others voted for B. You hold the first Turn Order card, so you are the Chancellor, and ties are yours to break. Favor A.
exodus-lesson-council-pick = A law stays until some card repeals it. Now the Vice-Chancellor has offered Bonus Actions. Everybody will perform the one that you take. Take { exodus-deed-research }.
exodus-lesson-council-bid = The election: sealed bids again, for the order of the turn. The highest becomes Chancellor. Bid a little; the others have been careful.
exodus-lesson-council-rank = You will stay Chancellor. The others have bid the same, and the old Chancellor settles that: put { exodus-seat-c } first.

## Cards

exodus-lesson-cards = Cards and reactions
    .blurb = The upper half, the lower half, and whose.
exodus-lesson-cards-play = Everybody commits an Action card in secret, then all are turned up. The upper half is what you do. Play { exodus-deed-build }.
exodus-lesson-cards-build = { exodus-seat-b } has played { exodus-deed-bank }. You come first. Build a { exodus-type-fighter }: it stands at your Home at once.
exodus-lesson-cards-react = Now the lower halves. For cubes from your Home you may use one card of those that lie here: your own for less, another’s for more. Below { exodus-deed-bank } stands { exodus-deed-research }. React with it and learn { exodus-tech-em-shield }. So watch what others play: their cards are your chances.
exodus-lesson-cards-second = Those cubes go to your stash. The second card goes the same way, with what you still have in hand. Play { exodus-deed-bank } and roll.

## Research

exodus-lesson-research = Research
    .blurb = What you know makes the rest cheaper.
exodus-lesson-research-play = You know three technologies, all of them purple. Play { exodus-deed-research } and see what that is good for.
exodus-lesson-research-discount = Each technology that you know takes something off others of its color, and something off others of its type. { exodus-tech-civilian-ships } is purple and of the type Transport: look at its price, and learn it.
exodus-lesson-research-bank = No reaction is worth it now: pass. Then play { exodus-deed-bank } and roll.
exodus-lesson-research-again = Below your own card stands { exodus-deed-research } once more, for a cube. React with it and learn { exodus-tech-expert-cloning }. With enough of a color, some technologies cost nothing at all.

## Blueprints

exodus-lesson-blueprints = Blueprints
    .blurb = Drives, cannons and shields, cell by cell.
exodus-lesson-blueprints-play = All your ships of a type are built after one blueprint. Play { exodus-deed-upgrade } to make them better.
exodus-lesson-blueprints-buy = Your technologies open two parts to you. Buy each of them once. They lie loose at first.
exodus-lesson-blueprints-fit = Drives are speed, cannons are dice, shields are strength. Take the loose cannon in hand and fit it on the { exodus-type-raider }, where its cells are free. Parts may be turned.
exodus-lesson-blueprints-swap = That hits hard, but a single hit would destroy it. All cells are taken: lift the { exodus-item-phase } off and fit the shield there.
exodus-lesson-blueprints-close = The { exodus-item-phase } is loose now. Fit it on the { exodus-type-fighter }, which has room, then end the refit. Whatever is still loose then goes back to the supply.

## Orders

exodus-lesson-orders = Movement orders
    .blurb = Aboard, sealed orders, and open flight.
exodus-lesson-orders-mount = A Conquest stage begins with boarding: your { exodus-type-carrier } takes cubes along. Take as many aboard as the goal says, then say that all are aboard.
exodus-lesson-orders-orders = Everybody gives orders in secret. A ship gets a token for each step, up to its speed. Send the { exodus-type-carrier } to { exodus-planet-b03 }, and the { exodus-type-raider }, which is faster, past it to the other mark. Then commit.
exodus-lesson-orders-deploy = All flew at once, and only where a ship ends counts: on its way it passes anybody. On blue planets every cube lands. Put one down.
exodus-lesson-orders-open = A turn has more than one Conquest stage. This time give no orders. Then everybody sees which ships have tokens, and those without may fly openly. Fly the { exodus-type-raider } to the High Council: whoever is there in the end scores for it.

## Battle

exodus-lesson-battle = Battles and guards
    .blurb = Dice, damage, and trophies.
exodus-lesson-battle-attack = Two ships of { exodus-seat-b } lie ahead. Order both of yours to the mark. Ships of one hex may also form a group and share one order.
exodus-lesson-battle-hits = A battle. All roll together, and you choose which ship your hits go on. A ship is lost when its damage is more than its strength: your { exodus-type-raider } was hit, but its shield holds. Those without a shield do not survive a hit. Put yours on the { exodus-type-carrier }.
exodus-lesson-battle-guard = Won. The points for their ships are yours for good. Next to you a guard of the Resistance keeps a planet. How strong it is, nobody knows before its card is turned up. Go there with both ships.
exodus-lesson-battle-discard = The guard is beaten, and you keep its card. It is worth points at the end, or you discard it for its bonus: at any question to you outside Conquest. A new turn has begun, and you are asked to vote. Discard the card first.

## Landing

exodus-lesson-landing = Landing and scoring
    .blurb = The last stage, and what counts.
exodus-lesson-landing-fly = The last Conquest stage of the game. Cubes are aboard your { exodus-type-carrier } already, so nobody else needs to board. Order it to { exodus-planet-r07 }, and the { exodus-type-raider } to the High Council.
exodus-lesson-landing-land = On asteroids a landing is risky: a die decides, and a cube that fails stays aboard until the next stage. Try it.
exodus-lesson-landing-end = Now most cubes on { exodus-planet-r07 } are yours, so the planet counts for you. So do hexes with your ships, the High Council and your title, but nothing that is still aboard. End the stage, and with it the game.

## What a step asks for

exodus-goal-taken = take a token: { $hex }
exodus-goal-holds = { $what }: at least { $count }
exodus-goal-voted = vote for { $letter } and bid { $cp } CP
exodus-goal-bid = bid at least { $cp } CP for the order
exodus-goal-adopted = “{ $card }” adopted
exodus-goal-bonus = Bonus Action: { $card }
exodus-goal-elected = Turn Order card { $place }
exodus-goal-played = { $card } played
exodus-goal-reacted = a reaction with { $card }
exodus-goal-banked = a roll for CP
exodus-goal-mined = a mined token: { $hex }
exodus-goal-known = { $tech } learned
exodus-goal-learned-for = { $tech } learned for { $cp } CP
exodus-goal-built = { $type } built
exodus-goal-bought = { $item } bought
exodus-goal-fitted = { $type }: { $value } of { $item }
exodus-goal-speed = { $type }: speed { $value }
exodus-goal-dice = { $type }: dice { $value }
exodus-goal-strength = { $type }: strength { $value }
exodus-goal-closed = what you began is done
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
exodus-goal-landed = a cube has landed: { $hex }
exodus-goal-control = yours: { $hex }
exodus-goal-score = { $line }: at least { $points } VP
exodus-goal-reached-council = the Council meets
exodus-goal-reached-actions = cards are played
exodus-goal-reached-rockets = rockets are aimed
exodus-goal-reached-conquest = Conquest begins
exodus-goal-reached-orders = boarding is over
exodus-goal-reached-flight = orders are given
exodus-goal-reached-battle = all have flown
exodus-goal-reached-landing = the fights are over
exodus-goal-reached-over = the game is over
exodus-goal-victory = the game is won

## Kinds of orders

exodus-learn-kind-take = taking a token
exodus-learn-kind-take-all = taking all tokens
exodus-learn-kind-vote = a vote
exodus-learn-kind-bid = a bid
exodus-learn-kind-favor = breaking the tie
exodus-learn-kind-offer = offering a Bonus Action
exodus-learn-kind-pick = a Bonus Action
exodus-learn-kind-rank = settling a tie
exodus-learn-kind-play = a card
exodus-learn-kind-react = a reaction
exodus-learn-kind-take-back = taking a card back
exodus-learn-kind-learn = a technology
exodus-learn-kind-bank = a roll for CP
exodus-learn-kind-build = a ship
exodus-learn-kind-buy = buying
exodus-learn-kind-arm = placing a rocket
exodus-learn-kind-lift = lifting a part
exodus-learn-kind-fit = fitting a part
exodus-learn-kind-restore = putting parts back
exodus-learn-kind-open-trade = opening a trade
exodus-learn-kind-exchange = an exchange
exodus-learn-kind-mine = mining
exodus-learn-kind-put = putting a token down
exodus-learn-kind-target = a target
exodus-learn-kind-mount = boarding
exodus-learn-kind-ferry = moving a cube
exodus-learn-kind-join = a group
exodus-learn-kind-order = a movement order
exodus-learn-kind-step = open flight
exodus-learn-kind-uncloak = uncloaking
exodus-learn-kind-stay-cloaked = staying cloaked
exodus-learn-kind-deploy = a landing
exodus-learn-kind-discard = discarding a kept card
exodus-learn-kind-done = ending what you do
