### The table of Exodus: leaves, console, cards, keys.

## council

exodus-council-leaf = The High Council
exodus-council-deck = { $count ->
        [0] No Political card left
        [one] { $count } Political card left
       *[other] { $count } Political cards left
    }
exodus-council-decision = Vote
exodus-council-bonus = Bonus Action
exodus-council-election = Election
exodus-council-in-force = In force
exodus-council-laws = Laws
exodus-council-resolution = Resolution, until the next Council
exodus-council-no-law = No law is in play.
exodus-council-repeal = Choose a law to repeal. It leaves the game.
exodus-council-ahead = The Council meets after Upkeep. Its cards are not revealed yet.
exodus-council-none = No Political card is left to reveal. There is no vote this turn.
exodus-council-no-card = No card
exodus-council-now = Now:
exodus-council-letter = Letter { $letter }
exodus-council-total = Total: { $total }
exodus-council-adopted = Adopted
exodus-council-favored = Adopted by the Chancellor
exodus-council-tied = Tied
exodus-council-tie = Tied: { $letters }.
exodus-council-favor = The Chancellor favors { $letter }.

exodus-council-bid = Your sealed bid
exodus-council-tokens = Vote tokens
exodus-council-choose = Press a card to vote for it.
exodus-council-amount = Bid in CP
exodus-council-less = Less
exodus-council-more = More
exodus-council-left = { $left } CP left
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = All players pay their bids, win or lose.
exodus-council-boost = Use { $card }: adds { $by } for free
exodus-council-extra = plus { $by }
exodus-council-seal-vote = { $extra ->
        [0] Bid { $cp } CP for { $letters }
       *[other] Bid { $cp } CP plus { $extra } for { $letters }
    }
exodus-council-seal-order = { $extra ->
        [0] Bid { $cp } CP for the turn order
       *[other] Bid { $cp } CP plus { $extra } for the turn order
    }
exodus-council-seal-none = Commit an invalid vote
exodus-council-invalid-sure = A vote counts only with one token for a letter that has a card. You would pay { $cp } CP for nothing and a penalty of { $penalty } CP.
exodus-council-invalid-yes = Commit it anyway
exodus-council-invalid-no = Choose again
exodus-council-sealed-vote = { $extra ->
        [0] Sealed: { $cp } CP for { $letters }. Only you see this.
       *[other] Sealed: { $cp } CP plus { $extra } for { $letters }. Only you see this.
    }
exodus-council-sealed-order = { $extra ->
        [0] Sealed: { $cp } CP for the turn order. Only you see this.
       *[other] Sealed: { $cp } CP plus { $extra } for the turn order. Only you see this.
    }
exodus-council-sealed-none = Sealed: no token, { $cp } CP. Only you see this.
exodus-council-reopen = Reopen my choice
exodus-council-other-tokens = Choose other tokens

exodus-council-ballots = Votes
exodus-council-who = Colony
exodus-council-counts = Counts
exodus-council-no-token = none
exodus-council-invalid = { $fine ->
        [0] does not count
       *[other] does not count, penalty { $fine } CP
    }

exodus-council-bonus-ahead = After the vote, the Vice-Chancellor ({ $vice }) offers cards to the Chancellor ({ $chancellor }).
exodus-council-bonus-offers = { $vice } is offering cards: { $count } more.
exodus-council-bonus-picks = { $chancellor } takes an offered card, or none.
exodus-council-bonus-picked = All players may perform it after the third cards.
exodus-council-bonus-nothing = No Bonus Action this turn.
exodus-council-bonus-none = { exodus-order-done-pick }
exodus-council-bonus-band = Bonus
exodus-council-bonus-band-offered = Offered
exodus-council-bonus-band-picked = This turn

exodus-council-bids = Bids for the turn order
exodus-council-rung-tied = tied
exodus-council-order-now = Turn order
exodus-council-order-old = Old order
exodus-council-order-new = New order
exodus-council-ranking = Order of tied players
exodus-council-ranks = { $chancellor } orders the tied players, and comes last among them.

## empires

exodus-empires-leaf = Colonies
exodus-empires-jump = Go to a colony
exodus-empires-place = Turn order { $place }
exodus-empires-gone = conceded
exodus-empires-marked = { $points } on the VP track
exodus-empires-points = { $points } VP if the match ended now
exodus-empires-asked = is deciding
exodus-empires-cubes = Cubes
exodus-empires-stash = Stash
exodus-empires-home = Home, for reactions
exodus-empires-planets = Planets
exodus-empires-aboard = Aboard
exodus-empires-techs = Technologies
exodus-empires-cards = On cards
exodus-empires-market = On the market
exodus-empires-fleet = Fleet and technologies
exodus-empires-known = { $count ->
        [0] No technology
        [one] { $count } technology
       *[other] { $count } technologies
    }
exodus-empires-played = Action cards this turn
exodus-empires-round = Card { $round }
exodus-empires-next = Next Upkeep, if nothing changes
exodus-empires-nothing = No income
exodus-empires-tax = tax: { $tax } CP
exodus-empires-grown = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
exodus-empires-dry = Takes the last token: { $planets }
exodus-empires-kept = Resistance cards
exodus-empires-vp = { $points } VP
exodus-empires-discard = Discard for its bonus
exodus-empires-abilities = Abilities
exodus-empires-secret = Secret ability
exodus-empires-spent = used
exodus-empires-score = If the match ended now
exodus-empires-share = { $seats ->
        [one] { $planet }
       *[other] { $planet }, shared by { $seats }
    }
exodus-empires-council = Ships at the High Council
exodus-empires-track = Battles won

## hand

exodus-hand = Cards of { $seat }
exodus-hand-actions = Action cards
exodus-hand-action = Action
exodus-hand-lower = Reaction:
exodus-hand-sealed = sealed
exodus-hand-played = played, card { $round }
exodus-hand-reopen = Choose another
exodus-hand-take-back = Take back
exodus-hand-table = On the table
exodus-hand-budget = { $count ->
        [one] You have { $count } cube at Home.
       *[other] You have { $count } cubes at Home.
    }
exodus-hand-of = card: { $card }
exodus-hand-owners = played by { $seats }
exodus-hand-abilities = Your abilities

## battle

exodus-battle = Battles
exodus-battle-at = Battle: { $hex }
exodus-battle-guard-at = Guard fight: { $hex }
exodus-battle-round = Round { $round }
exodus-battle-hits-left = { $count ->
        [one] { $count } hit to place: press a ship, or drag the hit onto it.
       *[other] { $count } hits to place: press a ship, or drag the hits onto it.
    }
exodus-battle-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
exodus-battle-chance = win chance { $percent }%
exodus-battle-ship = { $ship }: dice { $dice }, strength { $strength }, damage { $damage }, cubes aboard { $cargo }
exodus-battle-doomed = This ship is lost when the round ends.
exodus-battle-runs = played by { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } earlier round
       *[other] { $count } earlier rounds
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } rolls { $faces }: no hits
        [one] { $seat } rolls { $faces }: { $hits } hit
       *[other] { $seat } rolls { $faces }: { $hits } hits
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } rolls { $faces } for the guard: no hits
        [one] { $seat } rolls { $faces } for the guard: { $hits } hit
       *[other] { $seat } rolls { $faces } for the guard: { $hits } hits
    }
exodus-battle-hits = { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }
exodus-battle-lost = { $cubes ->
        [0] Lost: { $ships }
        [one] Lost: { $ships }, and { $cubes } cube aboard
       *[other] Lost: { $ships }, and { $cubes } cubes aboard
    }
exodus-battle-won = { $hex }: { $seat } wins and scores { $points } VP.
exodus-battle-drawn = { $hex }: nobody wins.
exodus-battle-guard-kept = { $hex }: the guard is beaten. Its card is kept ({ $card }).
exodus-battle-guard-gone = { $hex }: the guard is beaten. Nobody is left to keep its card.
exodus-battle-guard-stays = { $hex }: the guard stays.
exodus-battle-before = Fights this stage
exodus-battle-ahead = Still to come

## rockets

exodus-rockets = Rockets
exodus-rockets-choose = Pick up a rocket, then choose its target on the map. Or end targeting.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice ->
        [one] { $dice } damage die
       *[other] { $dice } damage dice
    }
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Distance { $distance }, arrives on { $needed }+ ({ $percent }%)
exodus-rockets-too-far = Distance { $distance }: no roll is high enough
exodus-rockets-damage = { $dice ->
        [one] { $dice } die, hits on { $face }+
       *[other] { $dice } dice, hits on { $face }+
    }
exodus-rockets-worst-hypersonic = { $count ->
        [0] Hit chance { $percent }%. The planet has no tokens.
        [one] Hit chance { $percent }%. Destroys at most { $count } token.
       *[other] Hit chance { $percent }%. Destroys at most { $count } tokens.
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Hit chance { $percent }%. The planet has no cubes.
        [one] Hit chance { $percent }%. Kills at most { $count } cube.
       *[other] Hit chance { $percent }%. Kills at most { $count } cubes.
    }
exodus-rockets-worst-graviton = Chance to destroy the planet: { $percent }%
exodus-rockets-arrives = Rolled { $die }: arrives ({ $needed } needed)
exodus-rockets-misses = Rolled { $die }: falls short ({ $needed } needed)
exodus-rockets-threw = { $hits ->
        [0] Damage { $faces }: no hits
        [one] Damage { $faces }: { $hits } hit
       *[other] Damage { $faces }: { $hits } hits
    }
exodus-rockets-kill = Choose whose cube dies
exodus-rockets-kills = { $count ->
        [one] { $count } cube dies ({ $planet }). Choose whose.
       *[other] { $count } cubes die ({ $planet }). Choose whose, one by one.
    }

## course

exodus-course = Match progress
exodus-course-turn = Turn { $turn } of { $turns }
exodus-course-last = last turn
exodus-course-stages = Stages of the turn
exodus-course-steps = Steps of the stage
exodus-course-pass = Conquest stage { $pass }
exodus-course-lights = Who is deciding
exodus-course-light-asked = { $seat } is deciding
exodus-course-light-ready = { $seat } has committed
exodus-course-light-idle = { $seat } has nothing to decide
exodus-course-stands = { $seat }: { $points } VP
## Technologies, blueprints, market

exodus-techs = Technologies
exodus-techs-whose = Technologies by colony
exodus-techs-filter = Which technologies are shown
exodus-techs-affordable = Affordable
exodus-techs-known = { $known } of { $all }
exodus-techs-kind = { $color } · { $field }
exodus-techs-own = You know it.
exodus-techs-chosen = Chosen. Nobody else sees it yet.
exodus-techs-others = Also known to: { $seats }
exodus-techs-free = free
exodus-techs-pick = Point at a technology, or tap it, to see its effect and its price.
exodus-techs-none = No technology matches this filter.
exodus-techs-learn = Learn
exodus-techs-take = Take
exodus-techs-start = Choose
exodus-techs-sealed = Starting technologies are chosen in secret.
exodus-techs-spent = Total printed cost
exodus-techs-budget = Chosen: { $chosen } of { $count }. Total printed cost: { $spent } of { $most } CP.
exodus-techs-granted = One technology is free, with a printed cost of up to { $most } CP.
exodus-techs-bill-printed = Printed cost
exodus-techs-bill-color = { $name }: same color
exodus-techs-bill-field = { $name }: same type
exodus-techs-bill-both = { $name }: color and type
exodus-techs-bill-floor = Never below zero
exodus-techs-bill-price = Price now

exodus-blueprints = Blueprints
exodus-blueprints-whose = Blueprints by colony
exodus-blueprints-sealed = Starting parts are installed in secret.
exodus-blueprints-part = { $part } on { $cells }
exodus-blueprints-empty = Empty
exodus-blueprints-ship-at = { $ship }, { $hex }: damage { $damage }, strength { $strength }. Show on the map.
exodus-blueprints-ship-unbuilt = { $ship }: not built
exodus-blueprints-speed = Speed
exodus-blueprints-speed-drive = The drive alone gives { $drive }.
exodus-blueprints-dice = Dice in battle
exodus-blueprints-strength = Strength: damage the ship can take
exodus-blueprints-transport = Transport: cubes the ship carries
exodus-blueprints-bounty = VP for destroying the ship
exodus-blueprints-price-printed = Printed price: { $price }
exodus-blueprints-build = Build
exodus-blueprints-workbench = Workbench
exodus-blueprints-loose = Loose parts
exodus-blueprints-loose-none = No loose parts.
exodus-blueprints-loose-part = { $item }, loose: { $count }. Pick up.
exodus-blueprints-in-hand = Picked up: { $item }
exodus-blueprints-turn = Turn
exodus-blueprints-put-down = Put down
exodus-blueprints-would-lie = { $item }, { $ship }: { $cells }
exodus-blueprints-spent = Paid so far
exodus-blueprints-owned = You have
exodus-blueprints-lifts = Parts you may still remove
exodus-blueprints-supply = Supply
exodus-blueprints-supply-left = Left in the supply
exodus-blueprints-adds-speed = Speed { $value }
exodus-blueprints-adds-dice = { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }
exodus-blueprints-adds-strength = Strength { $value }
exodus-blueprints-adds-damage = { $value ->
        [one] { $value } damage die
       *[other] { $value } damage dice
    }
exodus-blueprints-needs-nothing = Needs no technology.
exodus-blueprints-needs-known = Technology: { $tech } (known)
exodus-blueprints-needs-missing = Needs a technology: { $tech }
exodus-blueprints-buy = Buy
exodus-blueprints-buy-named = Buy: { $item }
exodus-blueprints-place = Place
exodus-blueprints-place-named = Choose a planet on the map: { $item }

exodus-market = Market
exodus-market-whose = Rates by colony
exodus-market-space = Space { $number }
exodus-market-black = Black
exodus-market-red = Red
exodus-market-sell = Sell
exodus-market-buy = Buy
exodus-market-free = free
exodus-market-open = Trade here
exodus-market-trade = Trade
exodus-market-at = { $seat } trades on space { $number }
exodus-market-left = { $count ->
        [one] { $count } exchange left
       *[other] { $count } exchanges left
    }
exodus-market-exchanges = Exchanges
exodus-market-sell-one = Sell: { $what }
exodus-market-buy-one = Buy: { $what }
exodus-market-prospect = What your remaining exchanges can bring
exodus-market-sell-all = { $count ->
        [one] { $count } sale brings { $cp } CP.
       *[other] { $count } sales bring { $cp } CP.
    }
exodus-market-buy-all = { $count ->
        [one] { $count } purchase costs { $cp } CP.
       *[other] { $count } purchases cost { $cp } CP.
    }
exodus-market-pair = One purchase and one sale together bring { $cp } CP.
exodus-market-one-kind = At black rates you only sell or only buy in one Trade.
exodus-market-full = All spaces are taken. Upkeep clears the market.
exodus-market-next = Space { $number } is next.
exodus-market-dice = { $dice ->
        [one] Roll { $dice } die for the number of exchanges.
       *[other] Roll { $dice } dice for the number of exchanges.
    }
exodus-market-dice-more = { $dice ->
        [one] Roll { $dice } die for the number of exchanges, and add { $more }.
       *[other] Roll { $dice } dice for the number of exchanges, and add { $more }.
    }
exodus-market-fixed = { $fixed ->
        [one] You get { $fixed } exchange.
       *[other] You get { $fixed } exchanges.
    }
## table: leaves, orders, hexes, the end

exodus-tabs = Table tabs
exodus-tab-map = Star map
exodus-tab-council = Council
exodus-tab-technologies = Technologies
exodus-tab-blueprints = Blueprints
exodus-tab-market = Market
exodus-tab-empires = Colonies
exodus-tab-asks = (decision here)

exodus-table-turn = Turn { $turn } of { $turns }
exodus-table-pass = Conquest { $pass } of { $passes }
exodus-table-also = also waiting for { $seats }
exodus-table-to-leaf = Go to { $leaf }
exodus-table-reopen = Reopen the sealed choice of { $seat }
exodus-table-all-open = All actions here are available.
exodus-table-route = { $ship } flies there in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
exodus-table-take-rocket = aim { $rocket }
exodus-table-take-cube = move a cube to another planet
exodus-table-take-ship = select { $ship }
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } away: arrives on { $face }+ ({ $chance }%).
exodus-table-outlook-landing = { $face ->
        [1] Lands without a roll.
       *[other] Lands on { $face }+ ({ $chance }%).
    }
exodus-table-outlook-battle = If { $seats } stays there: win chance { $wins }%, chance to lose all ships { $dies }%.
exodus-table-outlook-guard = Level { $level } guard: win chance { $wins }%, chance to lose all ships { $dies }%.

exodus-orders-income = Income
exodus-orders-build = Ships to build
exodus-orders-arms = Rockets to buy
exodus-orders-trade = Market
exodus-orders-fire = Rockets to fire
exodus-orders-kill = Cubes to kill
exodus-orders-mount = Cubes to take aboard
exodus-orders-hit = Ships to hit
exodus-orders-deploy = Cubes to deploy
exodus-orders-plain = Actions
exodus-orders-ability = Abilities
exodus-orders-ships = Ships
exodus-orders-helm = Orders for { $ship }
exodus-orders-left = { $ship }: { $left ->
        [0] no step left
        [one] { $left } step left
       *[other] { $left } steps left
    }
exodus-orders-direction = { $direction } ({ $number })
exodus-orders-with = with { $ship }
exodus-orders-group = Join a group…
exodus-orders-fire-from = { $rocket } on { $hex }…
exodus-orders-ferry-from = Move a cube from { $hex }…
exodus-orders-unload = Take the cube off { $ship }
exodus-orders-good-hit = good choice
exodus-orders-kept = Kept cards ({ $count })…
exodus-orders-choose-target = { $rocket } on { $hex }: choose its target.
exodus-orders-choose-planet = { $rocket } for { $price }: choose its planet.
exodus-orders-choose-harbor = A cube leaves { $hex }: choose its destination.
exodus-orders-choose-group = { $ship } joins:

exodus-hex-none = Point at a hex, or select it, to see what is there.
exodus-hex-rubble = Destroyed planet. Cubes cannot land here.
exodus-hex-council = No planet. Ships here at the end score extra VP.
exodus-hex-empty = Empty space.
exodus-hex-tokens = Tokens
exodus-hex-worth = VP
exodus-hex-presence = Cubes
exodus-hex-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } · { $points } VP
exodus-hex-contested = Nobody has the most cubes. The VP are shared.
exodus-hex-rockets = Rockets
exodus-hex-guard = Level { $level } guard
exodus-hex-guard-deck = { $count ->
        [one] { $count } possible card
       *[other] { $count } possible cards
    }: { $least } to { $most } dice, { $dice } on average; strength { $strength } on average.
exodus-hex-ships = Ships
exodus-hex-cloaked = cloaked
exodus-hex-damage = Damage
exodus-hex-dice = Dice
exodus-hex-speed = Speed
exodus-hex-cargo = Cargo

exodus-story-learned = In turn { $turn }, { $who } researches { $what }.
exodus-story-battle = In turn { $turn }, { $who } wins the battle at { $what }.
exodus-story-guard = In turn { $turn }, { $who } defeats the guard at { $what }.
exodus-story-ruined = In turn { $turn }, a rocket ruins the planet at { $what }.
exodus-story-conceded = In turn { $turn }, { $who } concedes.
exodus-end-length = The match took { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
exodus-end-line = Victory points
exodus-end-planets = Planets
exodus-end-domination = Domination
exodus-end-council = High Council
exodus-end-resistance = Resistance cards
exodus-end-battles = Battles
exodus-end-titles = Titles
exodus-end-laws = Laws
exodus-end-abilities = Abilities
exodus-end-total = Total

exodus-keys = Table keys
exodus-key-next = Next ship that can act
exodus-key-before = Previous ship
exodus-key-direction = When moving ships: direction, clockwise from north
exodus-key-blank = Stay one step
exodus-key-leaf = Otherwise: open a tab
exodus-key-turn-leaf = Next tab
exodus-key-done = Done

exodus-primer = How a turn works
exodus-primer-upkeep = Upkeep: your cubes grow and your planets pay. You pay tax on tokens from asteroids.
exodus-primer-council = Council: players bid in secret on a card, then on the turn order. All bids are paid.
exodus-primer-actions = Action: players play cards in secret to research, build, upgrade, or trade. Cubes let you react to any card.
exodus-primer-conquest = Conquest: take cubes aboard and give secret orders. All ships move at once, then fight and land.
exodus-primer-points = After the last turn you score planets, ships, battles, and titles. Fractions count.

exodus-hint-start = Choose technologies of the same color or type. They make each other cheaper.
exodus-hint-vote = One of the cards is worth a bid.
exodus-hint-bid = Decide how much the turn order is worth to you.
exodus-hint-play = One of your cards is useful now.
exodus-hint-react = Another player’s card is useful to you, too.
exodus-hint-learn = A useful technology is cheap now.
exodus-hint-build = Another ship is worth its price.
exodus-hint-buy = You can afford a better part.
exodus-hint-take = These tokens are worth their tax.
exodus-hint-take-all = These tokens are worth their tax.
exodus-hint-target = One of your rockets has a good target.
exodus-hint-mount = Take cubes aboard.
exodus-hint-order = One of your ships is better placed elsewhere.
exodus-hint-step = One of your ships is better placed elsewhere.
exodus-hint-deploy = Deploy your cubes.
exodus-hint-hit = One of the ships is the best target.
exodus-hint-done = Continue. Nothing here is better.
exodus-hint-other = Another action is better than passing.
exodus-hint-whole = { $plan }.

exodus-win-most = Have the most victory points after the last turn
exodus-win-last = the last turn
exodus-aim-ahead = Have the most victory points after turn { $turns }: you lead with { $own } VP, { $rival } has { $best }. It is turn { $turn }.
exodus-aim-behind = Have the most victory points after turn { $turns }: you have { $own } VP, { $rival } leads with { $best }. It is turn { $turn }.
exodus-aim-level = Have the most victory points after turn { $turns }: you and { $rival } lead with { $own } VP each. It is turn { $turn }.
exodus-win-leader = Would win now, by what all players know
exodus-win-points = { $points } VP

## The status strip

exodus-status-rank = Rank
    .help = Your rank by the victory points that you know of.
exodus-status-vp = Victory points
    .help = What you would score if the match ended now.
exodus-status-cp = CP
    .help = Pays for bids, technologies, and ships.
exodus-status-ax = Axinium
    .help = Pays for ships, together with CP.
exodus-status-ph = Phasium
    .help = Pays for ship parts and rockets, together with CP.
exodus-status-home = Cubes on your Home planet
    .help = They let you react to the action cards of other players, and colonize planets.
exodus-status-stash = Cubes in your stash
    .help = Growth takes them from here at Upkeep, and each new technology takes one.

## Help in context: each sentence once, when it is of use

exodus-help-points = The player with the most cubes on a planet gets its victory points. Players tied for the most share them.
exodus-help-guard = Your ships must fight a guard in their hex. Win, and you keep its Resistance card.
exodus-help-tax = Each Axinium and each Phasium that you take costs a tax in CP. CP from blue planets cost nothing.
exodus-help-vote = Mark one card and bid CP. The card with the highest total is adopted, and all bids are paid, whoever wins.
exodus-help-bid = Bid CP for the turn order: the highest bid goes first next. All bids are paid.
exodus-help-card = Everyone commits an Action card in secret. Then each player performs the upper half of their own card.
exodus-help-reaction = A reaction performs the lower half of a played card. It costs cubes from your Home, and more for another player’s card.
exodus-help-research = A technology costs CP, and one cube from your stash stays on it for good.
exodus-help-build = New ships appear at your Home with their type’s blueprint. All your ships of a type share one blueprint.
exodus-help-orders = Movement orders are secret until everyone has committed. Only the hex where a ship ends counts.
exodus-help-deploy = On blue planets every cube lands. On red and green planets each cube needs a good roll, and one that fails stays aboard.
exodus-help-rocket = Each rocket rolls for its distance: the farther the target, the higher the roll it needs. It stays on its planet and can fire every turn.

## The combat stage

exodus-combat-roll = { $count ->
        [one] { $side }: { $count } die, hits on { $face }+
       *[other] { $side }: { $count } dice, hits on { $face }+
    }
exodus-combat-strength = Strength
