### The table of Exodus: leaves, console, cards, keys.

## council

exodus-council-leaf = The High Council
exodus-council-deck = { $count ->
        [0] No Political card left
        [one] { $count } Political card left
       *[other] { $count } Political cards left
    }
exodus-council-decision = Political decision
exodus-council-bonus = Bonus Action
exodus-council-election = Election
exodus-council-in-force = In force
exodus-council-laws = Laws
exodus-council-resolution = Resolution, until the next Council
exodus-council-no-law = No law is in play.
exodus-council-repeal = Choose a law: it leaves the game.
exodus-council-ahead = The Council meets after Upkeep. Its cards are not revealed yet.
exodus-council-none = No Political card was left to reveal. There is no vote this turn.
exodus-council-no-card = No card
exodus-council-now = At once:
exodus-council-letter = Letter { $letter }
exodus-council-total = Total: { $total }
exodus-council-adopted = Adopted
exodus-council-favored = Adopted by the Chancellor
exodus-council-tied = Tied
exodus-council-tie = A tie between { $letters }.
exodus-council-favor = The Chancellor favored { $letter }.

exodus-council-bid = Your sealed bid
exodus-council-tokens = Vote tokens
exodus-council-choose = Press a card to vote for it.
exodus-council-amount = Bid in CP
exodus-council-less = Less
exodus-council-more = More
exodus-council-left = { $left } CP left
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = Everybody pays their bid, whatever comes of it.
exodus-council-boost = Use { $card }: { $by } more, unpaid
exodus-council-extra = { $by } more
exodus-council-seal-vote = { $extra ->
        [0] Seal: { $letters } with { $cp } CP
       *[other] Seal: { $letters } with { $cp } CP and { $extra } more
    }
exodus-council-seal-order = { $extra ->
        [0] Seal: { $cp } CP for the turn order
       *[other] Seal: { $cp } CP and { $extra } more for the turn order
    }
exodus-council-seal-none = Seal a vote that does not count
exodus-council-invalid-sure = A vote counts only with one token, for a letter that has a card. You would pay { $cp } CP for nothing, and { $penalty } CP more as a penalty.
exodus-council-invalid-yes = Seal it all the same
exodus-council-invalid-no = Choose again
exodus-council-sealed-vote = { $extra ->
        [0] Sealed: { $letters } with { $cp } CP. Only you see this.
       *[other] Sealed: { $letters } with { $cp } CP and { $extra } more. Only you see this.
    }
exodus-council-sealed-order = { $extra ->
        [0] Sealed: { $cp } CP for the turn order. Only you see this.
       *[other] Sealed: { $cp } CP and { $extra } more for the turn order. Only you see this.
    }
exodus-council-sealed-none = Sealed: no token, { $cp } CP. Only you see this.
exodus-council-reopen = Open it again
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
exodus-council-bonus-offers = { $vice } offers cards. Still to choose: { $count }.
exodus-council-bonus-picks = { $chancellor } picks one of the offered cards, or none.
exodus-council-bonus-picked = Everybody may perform it after the third cards.
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
exodus-council-ranking = Order of those who tie
exodus-council-ranks = { $chancellor } puts those who tie in order, and comes last among them.

## empires

exodus-empires-leaf = Empires
exodus-empires-jump = Go to an empire
exodus-empires-place = Turn order { $place }
exodus-empires-gone = gave up
exodus-empires-marked = { $points } marked for good
exodus-empires-points = { $points } VP if the game ended now
exodus-empires-asked = is asked now
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
exodus-empires-next = Next Upkeep, as things stand
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
exodus-empires-score = If the game ended now
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
exodus-hand-take-back = Take it back
exodus-hand-table = On the table
exodus-hand-budget = { $count ->
        [one] You have { $count } cube on your Home.
       *[other] You have { $count } cubes on your Home.
    }
exodus-hand-of = card: { $card }
exodus-hand-owners = played by { $seats }
exodus-hand-abilities = Your abilities

## battle

exodus-battle = Battles
exodus-battle-at = Battle: { $hex }
exodus-battle-guard-at = Fight with a guard: { $hex }
exodus-battle-round = Round { $round }
exodus-battle-hits-left = { $count ->
        [one] { $count } hit to put: press a ship, or drag it there.
       *[other] { $count } hits to put: press a ship, or drag them there.
    }
exodus-battle-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
exodus-battle-chance = wins in { $percent }%
exodus-battle-ship = { $ship }: dice { $dice }, strength { $strength }, damage { $damage }, cubes aboard { $cargo }
exodus-battle-doomed = It is lost when the round ends.
exodus-battle-runs = run by { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } earlier round
       *[other] { $count } earlier rounds
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } rolled { $faces }: no hit
        [one] { $seat } rolled { $faces }: { $hits } hit
       *[other] { $seat } rolled { $faces }: { $hits } hits
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } rolled for the guard, { $faces }: no hit
        [one] { $seat } rolled for the guard, { $faces }: { $hits } hit
       *[other] { $seat } rolled for the guard, { $faces }: { $hits } hits
    }
exodus-battle-hits = { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
exodus-battle-lost = { $cubes ->
        [0] Lost: { $ships }
        [one] Lost: { $ships }, and { $cubes } cube aboard
       *[other] Lost: { $ships }, and { $cubes } cubes aboard
    }
exodus-battle-won = { $hex }: { $seat } wins and marks { $points } VP.
exodus-battle-drawn = { $hex }: nobody wins.
exodus-battle-guard-kept = { $hex }: the guard is beaten, and its card is kept ({ $card }).
exodus-battle-guard-gone = { $hex }: the guard is beaten, and nobody is left to keep its card.
exodus-battle-guard-stays = { $hex }: the guard stays.
exodus-battle-before = Fights of this stage
exodus-battle-ahead = Still to come

## rockets

exodus-rockets = Rockets
exodus-rockets-choose = Take a rocket in hand, then pick its target on the map. Or end your targets.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice ->
        [one] { $dice } damage die
       *[other] { $dice } damage dice
    }
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Distance { $distance }, arrives with { $needed } or more ({ $percent }%)
exodus-rockets-too-far = Distance { $distance }: no die is high enough
exodus-rockets-damage = { $dice ->
        [one] { $dice } die, hits with { $face } or more
       *[other] { $dice } dice, each hits with { $face } or more
    }
exodus-rockets-worst-hypersonic = { $count ->
        [0] Hits in { $percent }%; no token lies there
        [one] Hits in { $percent }%; at worst { $count } token is destroyed
       *[other] Hits in { $percent }%; at worst { $count } tokens are destroyed
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Hits in { $percent }%; no cube lies there
        [one] Hits in { $percent }%; at worst { $count } cube dies
       *[other] Hits in { $percent }%; at worst { $count } cubes die
    }
exodus-rockets-worst-graviton = Destroys the planet in { $percent }%
exodus-rockets-arrives = { $die }: it arrives ({ $needed } was enough)
exodus-rockets-misses = { $die }: it falls short ({ $needed } was needed)
exodus-rockets-threw = { $hits ->
        [0] Damage { $faces }: no hit
        [one] Damage { $faces }: { $hits } hit
       *[other] Damage { $faces }: { $hits } hits
    }
exodus-rockets-kill = Whose cube dies
exodus-rockets-kills = { $count ->
        [one] { $count } cube dies ({ $planet }). Choose whose.
       *[other] { $count } cubes die ({ $planet }). Choose whose, one by one.
    }

## course

exodus-course = Course of the game
exodus-course-turn = Turn { $turn } of { $turns }
exodus-course-last = the last
exodus-course-stages = Stages of the turn
exodus-course-steps = Steps of the stage
exodus-course-pass = Conquest stage { $pass }
exodus-course-lights = Who is waited for
exodus-course-light-asked = { $seat } is asked
exodus-course-light-ready = { $seat } has sealed a choice
exodus-course-light-idle = { $seat } is not asked now
exodus-course-stands = { $seat }: { $points } VP
## Technologies, blueprints, market

exodus-techs = Technologies
exodus-techs-whose = Technologies by colony
exodus-techs-filter = Which technologies are shown
exodus-techs-affordable = Affordable
exodus-techs-known = { $known } of { $all }
exodus-techs-kind = { $color } · { $field }
exodus-techs-own = Known.
exodus-techs-chosen = Chosen. Nobody else sees it yet.
exodus-techs-others = Also known to: { $seats }
exodus-techs-free = free
exodus-techs-pick = Point at a technology, or tap it, to see what it does and what its price is made of.
exodus-techs-none = No technology is like this now.
exodus-techs-learn = Learn it
exodus-techs-take = Take it
exodus-techs-start = Start with it
exodus-techs-sealed = Start technologies are chosen face down.
exodus-techs-spent = Printed cost of what is chosen
exodus-techs-budget = Chosen: { $chosen } of { $count }. Printed cost so far: { $spent } of at most { $most }.
exodus-techs-granted = One technology is free: printed cost at most { $most }.
exodus-techs-bill-printed = Printed
exodus-techs-bill-color = { $name }: same color
exodus-techs-bill-field = { $name }: same type
exodus-techs-bill-both = { $name }: color and type
exodus-techs-bill-floor = Never below nothing
exodus-techs-bill-price = Price now

exodus-blueprints = Blueprints
exodus-blueprints-whose = Blueprints by colony
exodus-blueprints-sealed = Start parts are fitted face down.
exodus-blueprints-part = { $part } on { $cells }
exodus-blueprints-empty = Empty
exodus-blueprints-ship-at = { $ship }, { $hex }: damage { $damage }, strength { $strength }. Show it on the map.
exodus-blueprints-ship-unbuilt = { $ship }: not built
exodus-blueprints-speed = Speed
exodus-blueprints-speed-drive = Its drive alone gives { $drive }.
exodus-blueprints-dice = Dice in battle
exodus-blueprints-strength = Strength: damage that it holds
exodus-blueprints-transport = Transport: cubes that it carries
exodus-blueprints-bounty = Victory points for whoever destroys it
exodus-blueprints-price-printed = Printed price: { $price }
exodus-blueprints-build = Build
exodus-blueprints-workbench = Workbench
exodus-blueprints-loose = Loose parts
exodus-blueprints-loose-none = Nothing lies loose.
exodus-blueprints-loose-part = { $item }, loose: { $count }. Take it in hand.
exodus-blueprints-in-hand = In hand: { $item }
exodus-blueprints-turn = Turn
exodus-blueprints-put-down = Put down
exodus-blueprints-would-lie = { $item }, { $ship }: { $cells }
exodus-blueprints-spent = Paid so far
exodus-blueprints-owned = You have
exodus-blueprints-lifts = Parts you may still take off
exodus-blueprints-supply = Supply
exodus-blueprints-supply-left = Left in the supply
exodus-blueprints-adds-speed = Speed { $value }
exodus-blueprints-adds-dice = { $value ->
        [one] { $value } die
       *[other] { $value } dice
    }
exodus-blueprints-adds-strength = Strength { $value }
exodus-blueprints-adds-damage = { $value ->
        [one] { $value } die of damage
       *[other] { $value } dice of damage
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
exodus-market-trade = The trade
exodus-market-at = { $seat } trades on space { $number }
exodus-market-left = { $count ->
        [one] { $count } exchange left
       *[other] { $count } exchanges left
    }
exodus-market-exchanges = Exchanges
exodus-market-sell-one = Sell: { $what }
exodus-market-buy-one = Buy: { $what }
exodus-market-prospect = What the rest can bring
exodus-market-sell-all = { $count ->
        [one] { $count } sale brings { $cp } CP.
       *[other] { $count } sales bring { $cp } CP.
    }
exodus-market-buy-all = { $count ->
        [one] { $count } purchase costs { $cp } CP.
       *[other] { $count } purchases cost { $cp } CP.
    }
exodus-market-pair = A purchase and a sale together bring { $cp } CP.
exodus-market-one-kind = At black rates you only sell or only buy in one trade.
exodus-market-full = All spaces are taken. Upkeep clears the market.
exodus-market-next = Space { $number } is next.
exodus-market-dice = { $dice ->
        [one] { $dice } die says how many exchanges you get.
       *[other] { $dice } dice say how many exchanges you get.
    }
exodus-market-dice-more = { $dice ->
        [one] { $dice } die says how many exchanges you get, and you get { $more } more.
       *[other] { $dice } dice say how many exchanges you get, and you get { $more } more.
    }
exodus-market-fixed = { $fixed ->
        [one] It allows { $fixed } exchange.
       *[other] It allows { $fixed } exchanges.
    }
## table: leaves, orders, hexes, the end

exodus-tabs = Leaves of the table
exodus-tab-map = Star map
exodus-tab-council = Council
exodus-tab-technologies = Technologies
exodus-tab-blueprints = Blueprints
exodus-tab-market = Market
exodus-tab-empires = Empires
exodus-tab-asks = (your decision is here)

exodus-table-turn = Turn { $turn } of { $turns }
exodus-table-pass = Conquest { $pass } of { $passes }
exodus-table-also = also waiting for { $seats }
exodus-table-to-leaf = Go to: { $leaf }
exodus-table-reopen = Take back the sealed choice of { $seat }
exodus-table-all-open = Nothing is closed to you here.
exodus-table-route = { $ship } flies there in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
exodus-table-take-rocket = aim: { $rocket }
exodus-table-take-cube = send a cube to another planet
exodus-table-take-ship = take { $ship } in hand
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } away: arrives with a { $face } or more, in { $chance }% of all rolls.
exodus-table-outlook-landing = { $face ->
        [1] Lands without a roll.
       *[other] Lands with a { $face } or more, in { $chance }% of all rolls.
    }
exodus-table-outlook-battle = If { $seats } stays there: won in { $wins }%, all lost in { $dies }%.
exodus-table-outlook-guard = Guard of level { $level }: beaten in { $wins }%, all lost in { $dies }%.

exodus-orders-income = Income
exodus-orders-build = Ships to build
exodus-orders-arms = Rockets to buy
exodus-orders-trade = Market
exodus-orders-fire = Rockets to fire
exodus-orders-kill = Cubes that die
exodus-orders-mount = Cubes that travel
exodus-orders-hit = Ships that can be hit
exodus-orders-deploy = Cubes that land
exodus-orders-plain = Orders
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
exodus-orders-ferry-from = Ferry from { $hex }…
exodus-orders-unload = Take the cube off { $ship } again
exodus-orders-good-hit = a good choice
exodus-orders-kept = Kept cards ({ $count })…
exodus-orders-choose-target = { $rocket } on { $hex }: pick its target.
exodus-orders-choose-planet = { $rocket } for { $price }: pick its planet.
exodus-orders-choose-harbor = A cube leaves { $hex }: pick where to.
exodus-orders-choose-group = { $ship } flies along with:

exodus-hex-none = Point at a hex, or pick it, and see here what is there.
exodus-hex-rubble = Rubble of a destroyed planet: nobody lands here.
exodus-hex-council = No planet: whoever keeps ships here scores more.
exodus-hex-empty = Empty space.
exodus-hex-tokens = Tokens
exodus-hex-worth = Points
exodus-hex-presence = Cubes
exodus-hex-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } · { $points } VP
exodus-hex-contested = Nobody has the most cubes: the points are shared.
exodus-hex-rockets = Rockets
exodus-hex-guard = Guard of level { $level }
exodus-hex-guard-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } may come: { $least } to { $most } dice, { $dice } on average; strength { $strength } on average.
exodus-hex-ships = Ships
exodus-hex-cloaked = cloaked
exodus-hex-damage = Damage
exodus-hex-dice = Dice
exodus-hex-speed = Speed
exodus-hex-cargo = Cargo

exodus-end-length = It took { $turn ->
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
exodus-end-total = In all

exodus-keys = Keys of the table
exodus-key-next = Next ship that can act
exodus-key-before = Ship before
exodus-key-direction = While ships fly: direction, clockwise from north
exodus-key-blank = Stay for a step
exodus-key-leaf = Otherwise: open a leaf
exodus-key-turn-leaf = Next leaf
exodus-key-done = Done

exodus-primer = How a turn works
exodus-primer-upkeep = Upkeep: your people grow, and planets pay. You are taxed for what asteroids give.
exodus-primer-council = Council: everybody bids in secret for a law, then for the order of the turn. Bids are lost.
exodus-primer-actions = Action: everybody plays cards in secret: research, build, fit parts, trade. You may copy others for cubes.
exodus-primer-conquest = Conquest: cubes go aboard, orders are laid face down, ships fly at once, fight and land.
exodus-primer-points = After the last turn planets, ships, battles and titles score. A share of a point counts exactly.

exodus-hint-start = Choose technologies that help each other: the color and the type make others cheaper.
exodus-hint-vote = One of the laws is worth a bid.
exodus-hint-bid = Think of what the order of the turn is worth to you.
exodus-hint-play = One of your cards suits the moment.
exodus-hint-react = Somebody plays what you could use, too.
exodus-hint-learn = There is a technology for a good price.
exodus-hint-build = Another ship would pay.
exodus-hint-buy = A better part is within reach.
exodus-hint-take = The tokens are worth their tax.
exodus-hint-take-all = The tokens are worth their tax.
exodus-hint-target = A rocket has a good target.
exodus-hint-mount = Take settlers along.
exodus-hint-order = A ship stands better elsewhere.
exodus-hint-step = A ship stands better elsewhere.
exodus-hint-deploy = Land your settlers.
exodus-hint-hit = One of the ships is worth the hit most.
exodus-hint-done = There is nothing better here than to go on.
exodus-hint-other = Something on the table is better than passing.
exodus-hint-whole = { $plan }.

exodus-win-most = Have the most victory points after the last turn
exodus-win-last = the last turn
exodus-win-leader = Would win now, as far as everybody knows
exodus-win-points = { $points } VP
