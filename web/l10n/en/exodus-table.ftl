### The table of Exodus: leaves, console, cards, keys.

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
exodus-table-tax = Tax { $cp } CP
exodus-table-face = { $face }+
exodus-table-sure = sure
exodus-table-never = never
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } away: arrives with a { $face } or more, in { $chance } % of all rolls.
exodus-table-outlook-landing = { $face ->
        [1] Lands without a roll.
       *[other] Lands with a { $face } or more, in { $chance } % of all rolls.
    }
exodus-table-outlook-tax = Tax: { $tax } CP. You have { $cp } CP.
exodus-table-outlook-build = Costs { $price }. You have { $cp } CP and { $ax } Axinium.
exodus-table-outlook-battle = If { $seats } stays there: won in { $wins } %, all lost in { $dies } %.
exodus-table-outlook-guard = Guard of level { $level }: beaten in { $wins } %, all lost in { $dies } %.

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
