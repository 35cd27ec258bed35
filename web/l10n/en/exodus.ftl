### Exodus: what its table says. No figure of the rules stands here: figures are arguments.

## Seats, places and pieces

exodus-seat-a = Avalon
exodus-seat-b = Borea
exodus-seat-c = Carina
exodus-seat-d = Dorado
exodus-seat-e = Elysia
exodus-seat-f = Fortuna
exodus-seat-table = The table
exodus-home = { $seat }’s Home
exodus-home-any = Home
exodus-council = High Council
exodus-ship = { $seat } { $type } { $number }
exodus-ship-own = { $type } { $number }

exodus-type-raider = Dark Raider
    .many = Dark Raiders
    .text = Cheap and small: { $cells } cells, carries no cubes.
exodus-type-fighter = Fighter
    .many = Fighters
    .text = A large hull for guns: { $cells } cells, carries no cubes.
exodus-type-carrier = Battle Carrier
    .many = Battle Carriers
    .text = Brings people to new worlds: { $cells } cells, carries { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
exodus-type-cruiser = War Cruiser
    .many = War Cruisers
    .text = The strongest of the fleet: { $cells } cells, carries { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.

exodus-kind-home = Home
exodus-kind-blue = blue planet
exodus-kind-red = red asteroid
exodus-kind-green = green asteroid
exodus-guard = guard { $level }
exodus-level-one = I
exodus-level-two = II
exodus-level-three = III
exodus-resource-cp = CP
exodus-resource-ax = Axinium
exodus-resource-ph = Phasium
exodus-field-general = General
exodus-field-military = Military
exodus-field-civilian = Civilian
exodus-field-transport = Transport
exodus-color-brown = brown
exodus-color-grey = gray
exodus-color-purple = purple
exodus-color-white = white
exodus-part-drive = drive
exodus-part-cannon = cannon
exodus-part-shield = shield
exodus-part-rocket = rocket
exodus-direction-north = north
exodus-direction-north-east = north-east
exodus-direction-south-east = south-east
exodus-direction-south = south
exodus-direction-south-west = south-west
exodus-direction-north-west = north-west
exodus-token-blank = stay
exodus-tokens-none = no tokens

exodus-cost-cp = { $cp } CP
exodus-cost-cp-ax = { $cp } CP, { $ax } Axinium
exodus-cost-cp-ph = { $cp } CP, { $ph } Phasium
exodus-cost-ax = { $ax } Axinium
exodus-cost-ph = { $ph } Phasium
exodus-cost-free = free
exodus-cost-cubes = { $count ->
        [0] free
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Actions, titles, stages and steps

exodus-deed-research = Research
    .text = Learn a technology. A cube from your stash goes on it.
exodus-deed-bank = Banking
    .text = Roll for CP.
exodus-deed-build = Build Ships
    .text = Build ships at your Home.
exodus-deed-upgrade = Buy Upgrades
    .text = Buy parts and rockets, and move parts on your blueprints.
exodus-deed-trade = Trade
    .text = Take a space of the market and roll for exchanges.
exodus-deed-mine = Mining
    .text = Roll for tokens on planets where you are present.
exodus-bonus-move = MOVE
    .text = One Conquest stage more this turn.

exodus-chancellor = Chancellor
exodus-vice = Vice-Chancellor
exodus-law = Law
exodus-resolution = Resolution
exodus-executive = Executive decision

exodus-stage-setup = Set-up
exodus-stage-upkeep = Upkeep
exodus-stage-council = Council
exodus-stage-action = Action
exodus-stage-wmd = Fire WMD
exodus-stage-conquest = Conquest
exodus-stage-over = The end

exodus-step-start-techs = start technologies
exodus-step-start-parts = start parts
exodus-step-upkeep = market
exodus-step-growth = Growth
exodus-step-income = income and tax
exodus-step-repair = repair
exodus-step-council = cards are turned up
exodus-step-vote = vote
exodus-step-favor = a tie of the vote
exodus-step-adopt = the adopted card
exodus-step-offer = offer of Bonus cards
exodus-step-pick = Bonus Action
exodus-step-election = election
exodus-step-rank = a tie of the election
exodus-step-card-first = first card
exodus-step-card-second = second card
exodus-step-card-third = third card
exodus-step-perform-first = first actions
exodus-step-perform-second = second actions
exodus-step-perform-third = third actions
exodus-step-react-first = first reactions
exodus-step-react-second = second reactions
exodus-step-take-back = taking cards back
exodus-step-bonus = Bonus Action
exodus-step-target = targets
exodus-step-fire = rockets fly
exodus-step-kill = cubes die
exodus-step-conquest = a Conquest stage begins
exodus-step-mount = Mount
exodus-step-orders = movement orders
exodus-step-open = open movement
exodus-step-reveal = orders are revealed
exodus-step-uncloak = uncloaking
exodus-step-battle = battles
exodus-step-deploy = Deploy
exodus-step-end = end of the turn
exodus-step-over = over

exodus-line-planets = Planets
exodus-line-domination = Domination
exodus-line-council = High Council
exodus-line-resistance = Resistance cards
exodus-line-battles = Battles
exodus-line-titles = Titles
exodus-line-laws = Laws
exodus-line-abilities = Abilities

## Planets

exodus-planet-b01 = Ansa
exodus-planet-b02 = Brume
exodus-planet-b03 = Calder
exodus-planet-b04 = Dunmere
exodus-planet-b05 = Elspet
exodus-planet-b06 = Farrow
exodus-planet-b07 = Glaive
exodus-planet-b08 = Hollow
exodus-planet-b09 = Ingot
exodus-planet-b10 = Jorun
exodus-planet-b11 = Keld
exodus-planet-b12 = Lumen
exodus-planet-b13 = Marrow
exodus-planet-b14 = Nerys
exodus-planet-b15 = Ostara
exodus-planet-b16 = Plenty
exodus-planet-b17 = Quill
exodus-planet-b18 = Rime
exodus-planet-r01 = Anvil
exodus-planet-r02 = Brand
exodus-planet-r03 = Cinnabar
exodus-planet-r04 = Dross
exodus-planet-r05 = Ember
exodus-planet-r06 = Forge
exodus-planet-r07 = Gules
exodus-planet-r08 = Hematite
exodus-planet-r09 = Ironsand
exodus-planet-r10 = Jasper
exodus-planet-r11 = Kiln
exodus-planet-r12 = Lodestone
exodus-planet-g01 = Absinth
exodus-planet-g02 = Beryl
exodus-planet-g03 = Celadon
exodus-planet-g04 = Drake
exodus-planet-g05 = Evergrove
exodus-planet-g06 = Fern

## Technologies

exodus-tech-adv-trading = Advanced Trading
exodus-tech-adv-phasium = Advanced Phasium Extraction
exodus-tech-adv-axinium = Advanced Axinium Extraction
exodus-tech-adv-cp = Advanced C.P. Extraction
exodus-tech-adv-banking = Advanced Banking
exodus-tech-basic-politics = Basic Politics
exodus-tech-adv-politics = Advanced Politics
exodus-tech-expert-politics = Expert Politics
exodus-tech-master-politics = Master Politics
exodus-tech-expert-cloning = Expert Cloning
exodus-tech-hypersonic = Hypersonic Rockets
exodus-tech-biochemical = Biochemical Rockets
exodus-tech-graviton = Graviton Rockets
exodus-tech-em-shield = Electromagnetic Shield
exodus-tech-mg-shield = Multipolar Grid Shield
exodus-tech-qgp-shield = Quark-Gluon Plasma Shield
exodus-tech-plasma = Plasma Cannon
exodus-tech-ssl = Solid-State Laser Cannon
exodus-tech-antimatter = Antimatter Cannon
exodus-tech-adv-maneuver = Advanced Maneuver
exodus-tech-basic-repairs = Basic Repairs
exodus-tech-civilian-ships = Civilian Ships
exodus-tech-adv-mining = Advanced Mining
exodus-tech-radar = Radar
exodus-tech-cloaking = Cloaking
exodus-tech-fusion = Fusion Drive
exodus-tech-antigravity = Antigravity Drive
exodus-tech-basic-research = Basic Research

## Parts and rockets

exodus-item-nuclear = Nuclear Drive
exodus-item-fusion = Fusion Drive
exodus-item-antigravity = Antigravity Drive
exodus-item-phase = Phase Cannon
exodus-item-ssl = Solid-State Laser Cannon
exodus-item-plasma = Plasma Cannon
exodus-item-antimatter = Antimatter Cannon
exodus-item-em = Electromagnetic Shield
exodus-item-mg = Multipolar Grid Shield
exodus-item-qgp = Quark-Gluon Plasma Shield
exodus-item-hypersonic = Hypersonic Rocket
exodus-item-biochemical = Biochemical Rocket
exodus-item-graviton = Graviton Rocket

## Political cards

exodus-political-pol-01 = Military Tech Law
exodus-political-pol-02 = Civic Tech Charter
exodus-political-pol-03 = Transit Tech Charter
exodus-political-pol-04 = Union Dockyards
exodus-political-pol-05 = Standard Calibers
exodus-political-pol-06 = Screen Subsidy
exodus-political-pol-07 = Engine Pool
exodus-political-pol-08 = Rocket Moratorium
exodus-political-pol-09 = Settler Stipend
exodus-political-pol-10 = Second Vat License
exodus-political-pol-11 = Mineral Excise
exodus-political-pol-12 = Duty-Free Ore
exodus-political-pol-13 = Open Lobbies
exodus-political-pol-14 = Sealed Homesteads
exodus-political-pol-15 = Orbital Hospices
exodus-political-pol-16 = Bourse Charter
exodus-political-pol-17 = Laureate Year
exodus-political-pol-18 = Slipway Surge
exodus-political-pol-19 = Gun Embargo
exodus-political-pol-20 = Dueling Code
exodus-political-pol-21 = No Quarter
exodus-political-pol-22 = Quiet Skies
exodus-political-pol-23 = Grand Maneuvers
exodus-political-pol-24 = Shuttered Bourse
exodus-political-pol-25 = Silent Galleries
exodus-political-pol-26 = Beacon Network
exodus-political-pol-27 = Shared Telemetry
exodus-political-pol-28 = Double Shift
exodus-political-pol-29 = Wide Nets
exodus-political-pol-30 = Abolish Law
exodus-political-pol-31 = Founders’ Dividend
exodus-political-pol-32 = Strategic Reserve
exodus-political-pol-33 = Fleet Overhaul
exodus-political-pol-34 = Deep Survey
exodus-political-pol-35 = Spoil Audit
exodus-political-pol-36 = Disarmament Accord
exodus-political-pol-37 = Patent Amnesty
exodus-political-pol-38 = Homeland Levy
exodus-political-pol-39 = Refuge Fleet
exodus-political-pol-40 = Militia Commission
exodus-political-pol-g01 = Trophy Hall
exodus-political-pol-g02 = Green Census
exodus-political-pol-g03 = Flagship Doctrine
exodus-political-pol-g04 = Academy Prize
exodus-political-pol-g05 = Privateer Letters
exodus-political-pol-g06 = Salvage Rights
exodus-political-pol-g07 = Soft Landings
exodus-political-pol-g08 = Red Alert
exodus-political-pol-g09 = Dead Calm
exodus-political-pol-g10 = Jamming Season
exodus-political-pol-g11 = Brittle Hulls
exodus-political-pol-g12 = Frontier Grant
exodus-political-pol-g13 = Leveling Act
exodus-political-pol-g14 = Emergency Foundry
exodus-political-pol-g15 = Clean Slate

## Resistance cards

exodus-resistance-res-i-1 = Picket Drone
exodus-resistance-res-i-2 = Signal Tender
exodus-resistance-res-i-3 = Ore Skimmer
exodus-resistance-res-i-4 = Listening Post
exodus-resistance-res-i-5 = Rust Corsair
exodus-resistance-res-i-6 = Lone Warden
exodus-resistance-res-i-7 = Ghost Sloop
exodus-resistance-res-i-8 = Relic Gunboat
exodus-resistance-res-ii-1 = Amber Lancer
exodus-resistance-res-ii-2 = Twin Sentinel
exodus-resistance-res-ii-3 = Shard Frigate
exodus-resistance-res-ii-4 = Prism Frigate
exodus-resistance-res-ii-5 = Thorn Cutter
exodus-resistance-res-ii-6 = Vault Keeper
exodus-resistance-res-ii-7 = Ember Frigate
exodus-resistance-res-ii-8 = Choir Ship
exodus-resistance-res-iii-1 = Obsidian Ark
exodus-resistance-res-iii-2 = Star Reliquary
exodus-resistance-res-iii-3 = Dawn Citadel
exodus-resistance-res-iii-4 = Iron Hierarch
exodus-resistance-res-iii-5 = Night Hierarch
exodus-resistance-res-iii-6 = Pale Leviathan
exodus-resistance-res-iii-7 = Storm Leviathan
exodus-resistance-res-iii-8 = Last Archive
exodus-resistance-res-g-i-1 = Stray Herald
exodus-resistance-res-g-i-2 = Buoy Guard
exodus-resistance-res-g-ii-1 = Toll Warden
exodus-resistance-res-g-ii-2 = Glass Admiral
exodus-resistance-res-g-iii-1 = Silent Regent
exodus-resistance-res-g-iii-2 = Gate Keeper

## Ability cards

exodus-ability-abl-01 = Quartermaster
exodus-ability-abl-02 = Chief Engineer
exodus-ability-abl-03 = Provost
exodus-ability-abl-04 = Tribune
exodus-ability-abl-05 = Admiral
exodus-ability-abl-06 = Surveyor
exodus-ability-abl-07 = Prospector
exodus-ability-abl-08 = Financier
exodus-ability-abl-09 = Navigator
exodus-ability-abl-10 = Artillerist
exodus-ability-abl-11 = Broker
exodus-ability-abl-12 = Geneticist
exodus-ability-abl-13 = Chronicler
exodus-ability-abl-14 = Gate Warden
exodus-ability-abl-15 = Patriarch
exodus-ability-abl-16 = Hunter

## When abilities are used

exodus-window-deed = With your { $deed }
exodus-window-vote = With your vote
exodus-window-order = With your bid for the turn order
exodus-window-battle = Before the first round of your battle or fight with a guard
exodus-window-deploy = In your Deploy step
exodus-window-income = With your income
exodus-window-orders = With your movement orders
exodus-window-target = In your target step
exodus-window-growth = At Growth
exodus-window-end = At the end of the game

## The map, read out

exodus-board-label = Star map: { $hexes } hexes in rings around the High Council
exodus-cell-name = { $name } ({ $code })
exodus-cell-act = { $cell } — Enter: { $act }
exodus-cell-planet = { $kind }, { $vp } VP
exodus-cell-tokens = { $what } tokens: { $count } of { $most }
exodus-cell-ruin = destroyed planet
exodus-cell-council = { $vp } VP more at the end for ships here
exodus-cell-held = controlled by { $seat }
exodus-cell-contested = controlled by nobody
exodus-cell-cubes = cubes of { $seat }: { $count }
exodus-cell-rockets = { $rocket }: { $count }
exodus-ship-state = damage { $damage } of { $strength }
exodus-ship-cargo = { $count ->
        [one] { $count } cube aboard
       *[other] { $count } cubes aboard
    }
exodus-ship-cloaked = cloaked
exodus-ship-tokens = { $count ->
        [one] { $count } movement token
       *[other] { $count } movement tokens
    }
exodus-ship-stash = not in play
exodus-blueprint = speed { $speed }, dice { $dice }, strength { $strength }

## Events: what the log says

exodus-heading-turn = Turn { $turn }
exodus-heading-last = Turn { $turn }, the last
exodus-heading-stage = Turn { $turn }: Conquest stage { $pass } of { $of }
exodus-heading-stage-one = Turn { $turn }: Conquest stage

exodus-event-turn-started = Turn { $turn } begins.
exodus-event-turn-last = Turn { $turn } begins. It is the last one.
exodus-event-committed = { $seat } has chosen.
exodus-event-reopened = { $seat } takes the choice back.
exodus-event-start-tech = { $seat } begins with { $tech }.
exodus-event-parts-fitted = { $seat } has fitted the start parts.
exodus-event-gained = { $seat } gets { $count } { $what } ({ $why }).
exodus-event-paid = { $seat } pays { $count } { $what } ({ $why }).
exodus-event-lost = { $seat } loses { $count } { $what } ({ $why }).
exodus-event-cubes-growth = { $seat } grows by { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }.
exodus-event-cubes-home = { $count ->
        [one] { $count } cube of { $seat } comes home.
       *[other] { $count } cubes of { $seat } come home.
    }
exodus-event-cubes-reaction = { $seat } puts { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } on the card.
exodus-event-cubes-killed = { $count ->
        [one] { $count } cube of { $seat } dies on { $at }.
       *[other] { $count } cubes of { $seat } die on { $at }.
    }
exodus-event-cubes-wreck = { $count ->
        [one] { $count } cube of { $seat } goes down with the ship.
       *[other] { $count } cubes of { $seat } go down with the ship.
    }
exodus-event-cubes-ruin = { $count ->
        [one] { $count } cube of { $seat } is lost with { $at }.
       *[other] { $count } cubes of { $seat } are lost with { $at }.
    }
exodus-event-tokens-more = { $at } gets { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
exodus-event-tokens-fewer = { $at } loses { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
exodus-event-taken = { $seat } takes { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } from { $at }.
exodus-event-repaired = { $ship } is repaired: { $count } damage less.
exodus-event-resolution-left = { $card } is over and leaves the game.
exodus-event-revealed = Up for the vote on { $letter }: { $card }.
exodus-event-vote = { $seat } votes { $letters } and bids { $cp } CP.
exodus-event-vote-more = { $seat } votes { $letters }, bids { $cp } CP and adds { $extra }.
exodus-event-vote-invalid = { $seat } votes { $letters } and bids { $cp } CP. The vote is invalid.
exodus-event-vote-none = { $seat } votes for nothing and bids { $cp } CP. The vote is invalid.
exodus-event-total = { $letter } has { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }.
exodus-event-vote-tied = Tied: { $letters }.
exodus-event-favored = { $seat } favors { $letter }.
exodus-event-adopted = Adopted: { $card }.
exodus-event-dropped = { $card } leaves the game.
exodus-event-repealed = { $seat } repeals { $card }.
exodus-event-offered = { $seat } offers { $card }.
exodus-event-picked = { $seat } takes the Bonus Action: { $card }.
exodus-event-picked-none = { $seat } takes no Bonus Action.
exodus-event-bid = { $seat } bids { $cp } CP.
exodus-event-bid-more = { $seat } bids { $cp } CP and adds { $extra }.
exodus-event-ranked = { $by } puts { $seat } first.
exodus-event-elected = { $seat } is Chancellor, { $vice } Vice-Chancellor. The new order: { $order }.
exodus-event-card-first = { $seat } plays { $card }.
exodus-event-card-second = { $seat } plays { $card } as the second card.
exodus-event-card-third = { $seat } plays { $card } as the third card.
exodus-event-reacted = { $seat } reacts: { $deed } ({ $cost }).
exodus-event-took-back = { $seat } takes { $card } back.
exodus-event-deed-began = { $seat } is to act: { $deed } ({ $origin }).
exodus-event-declined = { $seat } does nothing: { $deed }.
exodus-event-rolled-bank = { $seat } rolls for CP: { $faces }.
exodus-event-rolled-trade = { $seat } rolls for exchanges: { $faces }.
exodus-event-rolled-mine = { $seat } rolls for tokens: { $faces }.
exodus-event-rolled-distance = { $seat } rolls for distance ({ $rocket }): { $faces }.
exodus-event-rolled-damage = { $seat } rolls for damage ({ $rocket }): { $faces }.
exodus-event-rolled-battle = { $seat } fires: { $faces }.
exodus-event-rolled-guard = The guard fires: { $faces }.
exodus-event-rolled-deploy = { $seat } rolls for a landing: { $faces }.
exodus-event-learned = { $seat } learns { $tech } ({ $cost }).
exodus-event-built = { $ship } is built ({ $cost }).
exodus-event-built-gift = { $ship } comes into play.
exodus-event-bought = { $seat } buys { $item } ({ $cost }).
exodus-event-given = { $seat } gets a free { $item }.
exodus-event-refitted = { $seat } changes a blueprint: { $type }.
exodus-event-returned = { $seat } gives back { $item } ({ $count }).
exodus-event-armed = { $seat } puts a { $rocket } on { $at }.
exodus-event-disarmed = Rockets leave { $at }: { $rocket } ({ $count }).
exodus-event-market-opened = { $seat } takes space { $space } of the market: { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }.
exodus-event-sold = { $seat } sells { $what } for { $cp } CP.
exodus-event-purchased = { $seat } buys { $what } for { $cp } CP.
exodus-event-mined = { $seat } mines a token on { $at }.
exodus-event-discarded = { $seat } discards { $card }. { $text }
exodus-event-invoked = { $seat } shows { $card }. { $text }
exodus-event-targeted = { $seat } aims a { $rocket } from { $from } at { $at }.
exodus-event-flew = The { $rocket } from { $from } reaches { $at } (rolled { $die }).
exodus-event-fell-short = The { $rocket } from { $from } does not reach { $at } (rolled { $die }).
exodus-event-ruined = { $at } is destroyed.
exodus-event-stage-began = Conquest stage { $pass } of { $of } begins.
exodus-event-stage-radar = The last Conquest stage: all have Radar, and nobody is cloaked.
exodus-event-mounted = A cube goes aboard { $ship } ({ $at }).
exodus-event-ferried = { $seat } moves a cube from { $from } to { $at }.
exodus-event-stacked = { $ship } has { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
exodus-event-order-shown = { $ship }: { $tokens }.
exodus-event-stepped = { $ship } flies to { $at }.
exodus-event-flown = { $ship } flies from { $from } to { $at }.
exodus-event-stayed = { $ship } stays at { $at }.
exodus-event-uncloaked = { $seat } uncloaks at { $at }.
exodus-event-stays-cloaked = { $seat } stays cloaked at { $at }.
exodus-event-battle-began = Battle at { $at }: { $seats }.
exodus-event-guard-shown = { $seat } fights a guard at { $at }: { $card }, level { $level }, dice { $dice }, strength { $strength }.
exodus-event-guard-bare = { $seat } meets a guard without a card at { $at }, level { $level }.
exodus-event-round-began = Round { $round }.
exodus-event-hit = { $seat } hits { $ship }.
exodus-event-hit-by-guard = The guard hits { $ship }.
exodus-event-guard-hit = { $seat } hits the guard: { $count } damage.
exodus-event-destroyed = { $ship } is destroyed at { $at }.
exodus-event-battle-won = { $seat } wins the battle at { $at }: { $points } VP.
exodus-event-battle-drawn = The battle at { $at } ends without a winner.
exodus-event-guard-beaten = { $seat } beats the guard at { $at } and keeps { $card }.
exodus-event-guard-gone = The guard at { $at } is destroyed. Nobody keeps a card.
exodus-event-guard-stays = The guard at { $at } stays.
exodus-event-landed = A cube from { $ship } lands on { $at }.
exodus-event-landing-failed = A cube from { $ship } does not land on { $at }.
exodus-event-scored = { $seat }, { $line }: { $points } VP.
exodus-event-time-called = The agreed time has passed. One more turn is the last.
exodus-event-conceded = { $seat } gives up.
exodus-event-won = { $seat } wins the game.
exodus-event-ended = The game is over.

exodus-why-income = income
exodus-why-tax = tax
exodus-why-card = a card
exodus-why-vote = vote
exodus-why-penalty = invalid vote
exodus-why-election = election
exodus-why-research = Research
exodus-why-bank = Banking
exodus-why-build = ships
exodus-why-upgrade = upgrades
exodus-why-trade = Trade
exodus-why-cap = stock limit

## What technologies do: their names stand above

exodus-lore-adv-trading = In Trade the red rates hold, and you sell and buy as you like.
exodus-lore-adv-phasium = At Upkeep { $count } Phasium more from each green planet.
exodus-lore-adv-axinium = At Upkeep { $count } Axinium more from each red planet.
exodus-lore-adv-cp = At Upkeep { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } more from each blue planet.
exodus-lore-adv-banking = One die more in Banking.
exodus-lore-basic-politics = After the first reactions you may take your first Action card back.
exodus-lore-adv-politics = You pay no tax on your income.
exodus-lore-expert-politics = Your reactions cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-lore-master-politics = You play a third Action card each turn.
exodus-lore-expert-cloning = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more at Growth.
exodus-lore-rocket = You may buy rockets of this kind. { $text }
exodus-lore-part = You may buy this part. { $text }
exodus-lore-adv-maneuver = Your cubes land on red and green planets without a roll.
exodus-lore-basic-repairs = At Upkeep a damage comes off each of your ships.
exodus-lore-civilian-ships = In your Mount step you move cubes between planets where you are present.
exodus-lore-adv-mining = One die more in Mining.
exodus-lore-radar = Finds cloaked ships in the hexes of your ships. { $count } more on your distance checks of rockets.
exodus-lore-cloaking = Your ships are cloaked. Players without Radar cannot fight them unless you uncloak.
exodus-lore-basic-research = Counts as every type, so it makes all other technologies cheaper.

## What parts and rockets do

exodus-does-drive = Speed { $count }.
exodus-does-cannon = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } in battle.
exodus-does-shield = Holds { $count } damage.
exodus-does-hypersonic = Rolls { $count } dice. Each hit destroys a token on the planet.
exodus-does-biochemical = Rolls { $count } dice. Each hit kills a cube on the planet.
exodus-does-graviton = Rolls { $count } dice. A hit destroys the planet.

## What cards do: a card has a sentence for each of its effects

exodus-effect-now = Now: { $text }
exodus-effect-for = { $who }: { $what }.
exodus-effect-own = { $what }.
exodus-who-all = All
exodus-who-chancellor = Chancellor
exodus-who-vice = Vice-Chancellor
exodus-who-most = Most { $metric }
exodus-who-least = Fewest { $metric }
exodus-metric-cp = CP
exodus-metric-ax = Axinium
exodus-metric-ph = Phasium
exodus-metric-ships = ships in play
exodus-metric-techs = technologies
exodus-metric-planets = planets with own cubes
exodus-metric-track = VP on the track

exodus-gift-gain = gain { $count } { $what }
exodus-gift-pay = lose { $count } { $what }
exodus-gift-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } home
exodus-gift-repair = { $count } damage off each own ship
exodus-gift-repair-all = all damage off all own ships
exodus-gift-repeal = repeal { $count ->
        [one] { $count } law
       *[other] { $count } laws
    }
exodus-gift-repeal-all = repeal all laws
exodus-gift-action = { $deed } at once
exodus-gift-item = { $count ->
        [one] a free { $item }
       *[other] { $count } free items: { $item }
    }
exodus-gift-ship = { $count ->
        [one] a free { $type }
       *[other] { $count } free ships: { $type }
    }
exodus-gift-tech = a free technology with a printed cost of up to { $count } CP

exodus-effect-tokens-more = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } on { $planets }.
exodus-effect-tokens-fewer = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } off { $planets }.
exodus-effect-rockets = All rockets on { $planets } return to the supply.
exodus-planets-all = each planet
exodus-planets-with = each planet that is no Home and has { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } or more
exodus-effect-cheaper = { $goods } cost { $count } { $what } less.
exodus-effect-dearer = { $goods } cost { $count } { $what } more.
exodus-goods-tech = Technologies
exodus-goods-tech-of = { $field } technologies
exodus-goods-ship = Ships
exodus-goods-part = Parts
exodus-goods-drive = Drives
exodus-goods-cannon = Cannons
exodus-goods-shield = Shields
exodus-goods-rocket = Rockets
exodus-effect-tax-more = Tax is { $count } CP higher.
exodus-effect-tax-less = Tax is { $count } CP lower.
exodus-effect-growth-more = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more at Growth.
exodus-effect-growth-less = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } fewer at Growth.
exodus-effect-income = At Upkeep you get { $count } { $what }.
exodus-effect-income-planets = At Upkeep you get { $count } { $what } for each planet that is no Home and where you are present.
exodus-effect-extract-cp = At Upkeep { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } more from each blue planet.
exodus-effect-extract-ax = At Upkeep { $count } Axinium more from each red planet.
exodus-effect-extract-ph = At Upkeep { $count } Phasium more from each green planet.
exodus-effect-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } more: { $deed }.
exodus-effect-pip-trade = { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    } more in each Trade.
exodus-effect-pip-deploy = { $count } more on dice for landings.
exodus-effect-pip-distance = { $count } more on distance checks of rockets.
exodus-effect-hit-pvp = In battles between players these hit: { $faces }.
exodus-effect-hit-guard = In fights with guards these hit, for both sides: { $faces }.
exodus-effect-hit-wmd = For the damage of rockets these hit: { $faces }.
exodus-effect-hit-own = In this round your dice hit with { $faces }.
exodus-effect-react-own-less = Reactions with one’s own card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-effect-react-own-more = Reactions with one’s own card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more.
exodus-effect-react-other-less = Reactions with others’ cards cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-effect-react-other-more = Reactions with others’ cards cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more.
exodus-effect-no-wmd = No rockets are fired.
exodus-effect-no-trade = No Trade.
exodus-effect-no-reactions = No reactions.
exodus-effect-no-cannons = No cannons can be bought.
exodus-effect-no-foreign-homes = No cubes are deployed on the Homes of others.
exodus-effect-no-cloaking = No ship is cloaked.
exodus-effect-stages-more = { $count ->
        [one] { $count } Conquest stage
       *[other] { $count } Conquest stages
    } more this turn.
exodus-effect-stages-fewer = { $count ->
        [one] { $count } Conquest stage
       *[other] { $count } Conquest stages
    } fewer this turn.
exodus-effect-speed-more = Ships with a drive are faster by { $count }.
exodus-effect-speed-less = Ships with a drive are slower by { $count }.
exodus-effect-sell-more = Selling brings { $count } CP more.
exodus-effect-sell-less = Selling brings { $count } CP less.
exodus-effect-buy-more = Buying on the market costs { $count } CP more.
exodus-effect-buy-less = Buying on the market costs { $count } CP less.
exodus-effect-red = The red rates and their rules hold.
exodus-effect-repair-home = At Upkeep { $count } damage comes off each ship at its own Home.
exodus-effect-repair-anywhere = At Upkeep { $count } damage comes off each ship.
exodus-effect-score = At the end { $vp } VP for each { $source }, for up to { $most }.
exodus-effect-score-once = At the end { $vp } VP { $source }.
exodus-source-resistance = Resistance card you kept
exodus-source-green = green planet you control
exodus-source-planet = planet you control that is no Home
exodus-source-cruiser = War Cruiser of yours in play
exodus-source-triple = set of a Military, a Civilian and a Transport technology (Basic Research may be one)
exodus-source-ring = hex next to the High Council with a ship of yours
exodus-source-techs = with { $count } technologies or more
exodus-effect-on-win = Whenever you win a battle between players: { $text }
exodus-effect-on-guard = Whenever you beat a guard: { $text }
exodus-effect-on-loss = Whenever you lose a ship: { $text }
exodus-effect-license = You buy { $count ->
        [one] { $count } item
       *[other] { $count } items
    } without its technology.
exodus-effect-bid-vote = { $count } more for your bid, if it is valid.
exodus-effect-bid-order = { $count } more for your bid.

## Refusals: why not, and what to do

exodus-refusal-over = The game is over.
exodus-refusal-not-asked = Somebody else decides now. Wait until you are asked.
exodus-refusal-committed = You have committed. Take your choice back to change it.
exodus-refusal-asks-start-techs = You choose technologies to start with: take one.
exodus-refusal-asks-start-parts = You fit your start parts: put them on your blueprints, then commit.
exodus-refusal-asks-growth = You grow: use an ability for it, or none.
exodus-refusal-asks-income = You take your income: tokens of red and green planets, or no more.
exodus-refusal-asks-vote = You vote: choose your vote tokens.
exodus-refusal-asks-vote-bid = You vote: bid CP for your tokens, or take your choice back.
exodus-refusal-asks-favor = The vote is tied: choose one of the cards that are.
exodus-refusal-asks-offer = You are Vice-Chancellor: offer a Bonus card.
exodus-refusal-asks-pick = You are Chancellor: take a Bonus card that is offered, or none.
exodus-refusal-asks-election = You bid CP for the turn order.
exodus-refusal-asks-rank = The election is tied: say who comes first.
exodus-refusal-asks-card = You commit an Action card: play one from your hand.
exodus-refusal-asks-react = You may react: activate a card on the table, or pass.
exodus-refusal-asks-take-back = You may take your first card back: do so, or leave it.
exodus-refusal-asks-research = This action is Research: learn a technology, or decline.
exodus-refusal-asks-bank = This action is Banking: roll for CP, or decline.
exodus-refusal-asks-build = This action is Build Ships: build a ship, or end it.
exodus-refusal-asks-upgrade = This action is Buy Upgrades: buy, fit or take off parts, or end it.
exodus-refusal-asks-fit = You work on your blueprints: fit what is loose, or end it.
exodus-refusal-asks-trade = This action is Trade: put your marker on the market, or decline.
exodus-refusal-asks-exchange = You trade: sell or buy, or end it.
exodus-refusal-asks-mine = This action is Mining: roll for tokens, or decline.
exodus-refusal-asks-put = You have mined: put a token on a planet of yours, or leave the rest.
exodus-refusal-asks-learn = A card grants you a technology: learn one, or decline.
exodus-refusal-asks-repeal = A law leaves the game: choose which.
exodus-refusal-asks-target = You fire rockets: give one a target, or end it.
exodus-refusal-asks-kill = Your rocket kills cubes: choose whose is next.
exodus-refusal-asks-mount = You mount: take a cube aboard, or end it.
exodus-refusal-asks-orders = You give movement orders: put tokens beside your ships, then commit.
exodus-refusal-asks-open = You move ships without tokens: move one, or end it.
exodus-refusal-asks-uncloak = Your ships may uncloak: say whether they do.
exodus-refusal-asks-window = A battle begins: use an ability for it, or none.
exodus-refusal-asks-hits = A battle is fought: put a hit on a ship.
exodus-refusal-asks-deploy = You deploy: set a cube down, or end it.
exodus-refusal-no-ability = You hold no such Ability card. Use one that you hold.
exodus-refusal-ability-used = You have used this ability. Each is used once.
exodus-refusal-second-ability = You use an ability for this already. Go on.
exodus-refusal-other-window = This ability is for another moment. Read when on its card.
exodus-refusal-no-asteroid = Only red and green planets give tokens one by one. CP come by themselves.
exodus-refusal-not-there = No cube of yours lies on this planet. Take from one where you are.
exodus-refusal-no-token = No token lies there any more. Take from another planet.
exodus-refusal-taken-all = You have taken { $most } from this planet, as many as you may. Take from another.
exodus-refusal-nothing-to-take = There is nothing that you could take. End your income.
exodus-refusal-no-tax = You cannot pay the tax of { $tax } CP for this token. Take another, or end your income.
exodus-refusal-tokens-first = Choose your vote tokens first, then bid.
exodus-refusal-tokens-chosen = Your vote tokens are chosen. Take your choice back to change them.
exodus-refusal-no-such-letter = There are the letters A, B and C, and no others. Choose one of them.
exodus-refusal-invalid-vote = The house refuses invalid votes. Choose one letter that has a card.
exodus-refusal-too-much = You do not have so many CP. Bid less.
exodus-refusal-too-much-for-order = You do not have so many CP for the turn order. Bid less.
exodus-refusal-no-boost = You hold no ability that adds to this bid. Bid without one.
exodus-refusal-not-tied = This card is not among those that are tied. Choose one that is.
exodus-refusal-no-bonus-card = There is no such Bonus card. Offer one of the six.
exodus-refusal-already-offered = This Bonus card is offered already. Choose another.
exodus-refusal-bonus-not-offered = This Bonus card was not offered. Take one that was, or none.
exodus-refusal-ranks-self = The old Chancellor comes last of those who are tied. Put another first.
exodus-refusal-not-ranked = This player is not among those that are put in order now. Choose one who is.
exodus-refusal-no-action-card = There is no such Action card. Play one from your hand.
exodus-refusal-not-in-hand = You have played this Action card in this turn. Choose another.
exodus-refusal-not-on-table = Nobody played this card in this step. React with one that was played, or pass.
exodus-refusal-old-card = Only second cards can be activated now. Activate one of those, or pass.
exodus-refusal-no-third-card = Only players who know Master Politics play a third card.
exodus-refusal-cannot-take-back = You do not know Basic Politics, so no card comes back. Go on.
exodus-refusal-too-few-cubes = { $count ->
        [one] This reaction takes a cube of yours from your Home, and none lies there.
       *[other] This reaction takes { $count } cubes of yours from your Home, and fewer lie there.
    }
exodus-refusal-no-law = There is no such law in force. Choose one that is.
exodus-refusal-no-plan = You have chosen nothing yet that could be taken back. Choose first.
exodus-refusal-not-sealed = Nothing is chosen in secret now, so nothing can be taken back here. Go on with what is asked.
exodus-refusal-between = Something comes in between. Take your choice back when it is over.
exodus-refusal-resigned = You have given up already.
exodus-refusal-not-table = The clock of the table says when the time has passed, and no player.
exodus-refusal-no-clock = No time was agreed on for this game.
exodus-refusal-time-called = The time has passed already.
exodus-refusal-last-turn = This turn is the last in any case.
exodus-refusal-known = You know this technology already. Choose another.
exodus-refusal-no-cube = Your stash has no cube to put on a technology. Decline.
exodus-refusal-not-offered = Nobody can learn this technology in this game. Choose another.
exodus-refusal-costs-more = Its printed cost is too high. Choose one of { $most } CP or less.
exodus-refusal-tech-too-dear = It costs { $price } CP, and you have { $have }. Choose a cheaper one, or decline.
exodus-refusal-ship-too-dear = It costs { $cp } CP and { $ax } Axinium, and you have { $have-cp } CP and { $have-ax } Axinium. Build a cheaper one, or end it.
exodus-refusal-ship-limit = All your ships of this type are in play. Build another type.
exodus-refusal-market-full = All spaces of the market are closed this turn. Decline.
exodus-refusal-no-marker = In this house the marker is a cube of your stash, and your stash has none. Decline.
exodus-refusal-trade-barred = A card bars all Trade. Decline.
exodus-refusal-one-kind = Without Advanced Trading you sell or you buy, not both. Go on as you began, or end it.
exodus-refusal-nothing-to-sell = You have none of it to sell. Sell something else, or end it.
exodus-refusal-exchange-too-dear = It costs { $price } CP, and you have { $have }. End your trade.
exodus-refusal-not-present = No cube of yours lies on this planet. Choose another.
exodus-refusal-planet-full = There is no room for another token. Choose another planet.
exodus-refusal-no-room-to-mine = No planet with a cube of yours has room for a token. Decline.
exodus-refusal-chosen = You have chosen this technology. Choose another.
exodus-refusal-over-budget = Together they may cost { $most } CP. Choose a cheaper one.
exodus-refusal-too-few-techs = You start with { $count } technologies. Choose more.
exodus-refusal-not-for-start = Nobody starts with this technology. Choose another.
exodus-refusal-no-rocket = No such rocket there that could still fire. Choose another.
exodus-refusal-not-your-rocket = You did not control the planet of this rocket as the stage began. Choose another rocket.
exodus-refusal-no-target = Rockets fire at planets, but not at a Home, their own planet or a ruin. Choose another planet.
exodus-refusal-out-of-range = Rockets reach { $range } hexes. Choose a nearer planet.
exodus-refusal-no-cube-there = No cube of this player lies there. Choose another player.
exodus-refusal-not-kept = You do not keep this Resistance card. Choose one that you keep.
exodus-refusal-in-conquest = Not in a Conquest stage: a kept card is discarded before, or from the next Upkeep on.
exodus-refusal-midway = Finish what you are doing first, then discard the card.
exodus-refusal-item-too-dear = It costs { $cp } CP and { $ph } Phasium, and you have { $have-cp } CP and { $have-ph } Phasium. Choose a cheaper one.
exodus-refusal-not-for-sale = Nothing can be bought now. Fit what is loose.
exodus-refusal-sold-out = The supply has none of it left. Choose something else.
exodus-refusal-needs-tech = You do not know its technology. Learn that first.
exodus-refusal-cannons-barred = A card bars the buying of cannons. Choose something else.
exodus-refusal-not-loose = No such part lies loose. Buy one, or take one off a blueprint.
exodus-refusal-no-part = No part lies in this place. Choose another.
exodus-refusal-no-fit = It does not fit there. Turn it, or make room.
exodus-refusal-second-drive = The blueprint has a drive. Take that off first.
exodus-refusal-lifts-spent = You have taken off enough parts. Fit what is loose.
exodus-refusal-restored = You have put everything back, so no part is taken off any more. Fit what is loose, or end it.
exodus-refusal-nothing-moved = There is nothing to put back.
exodus-refusal-fragile = A damaged ship of yours would not survive this. Leave it enough shields.
exodus-refusal-parts-loose = Parts lie loose yet. Fit all of them.
exodus-refusal-usual-already = All parts are fitted as usual already.
exodus-refusal-not-controlled = You do not control this planet. Rockets go where you have the most cubes.
exodus-refusal-no-planet = A rocket is bought as it is placed. Choose a planet that you control.
exodus-refusal-house-forbids = Parts move in Buy Upgrades. The house allows it at no other time.
exodus-refusal-no-parts = There is no part on your blueprints that could be moved. Buy one in Buy Upgrades first.
exodus-refusal-refit-in-conquest = The house lets you move parts, but not in a Conquest stage.
exodus-refusal-refit-midway = Finish what you are doing first, then move parts.
exodus-refusal-not-own-ship = That is no ship of yours. Choose one of your own.
exodus-refusal-not-in-play = This ship lies in your stash. Choose one that is in play.
exodus-refusal-no-own-cube = No cube of yours lies on the planet under this ship.
exodus-refusal-no-cube-to-ferry = No cube of yours is left on the planet from which you move it. Choose another.
exodus-refusal-no-room = The ship has no room for another cube. Choose another ship.
exodus-refusal-no-civilian-ships = You do not know Civilian Ships.
exodus-refusal-not-present-before = You were not present there when your Mount step began.
exodus-refusal-same-planet = Choose two planets: the one it leaves, and another to which it goes.
exodus-refusal-ferries-spent = All cubes that may move this way have moved.
exodus-refusal-nothing-moves = None of your ships has a drive, so you have no orders to give.
exodus-refusal-no-drive = Ships of this type have no drive. Choose another ship.
exodus-refusal-too-many-tokens = The ship, or its group, is not that fast. Give another ship orders, or commit.
exodus-refusal-group-too-fast = The group has more tokens than this ship is fast. Take some back first.
exodus-refusal-off-map = The order would leave the map. Choose another direction.
exodus-refusal-leaves-map = The ship would leave the map. Choose another direction.
exodus-refusal-group-apart = Only ships in the same hex form a group.
exodus-refusal-joins-itself = A ship joins another one. Choose which.
exodus-refusal-grouped = The ship is in a group, or has its order. Take your orders back to change that.
exodus-refusal-has-tokens = Ships with tokens do not move openly. Move one without.
exodus-refusal-no-speed = The ship has moved as far as it can this stage. Move another, or end it.
exodus-refusal-no-enemy = That is no enemy ship in this battle. Hit one that is.
exodus-refusal-already-lost = This ship is lost already. Hit one that is not.
exodus-refusal-no-cargo = There is no cube aboard. Choose another ship, or end it.
exodus-refusal-no-ground = There is no planet here. Choose a ship at a planet, or end it.
exodus-refusal-landing-failed = All cubes aboard have tried to land in this Conquest stage.
exodus-refusal-home-barred = A card bars the Homes of others. Deploy elsewhere, or end it.

## Prompts: the line on top

exodus-prompt-ask-start-techs = { $seat }, choose technologies to start with: { $left } more, for up to { $budget } CP.
exodus-prompt-ask-start-parts = { $left ->
        [0] { $seat }, all parts are fitted. Commit your blueprints, or change them.
        [one] { $seat }, fit your start parts: { $left } is loose.
       *[other] { $seat }, fit your start parts: { $left } are loose.
    }
exodus-prompt-ask-growth = { $seat }, you grow by { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }. Use an ability?
exodus-prompt-ask-income = { $tax ->
        [0] { $seat }, take Axinium and Phasium. There is no tax.
       *[other] { $seat }, take Axinium and Phasium: { $tax } CP of tax for each, and you have { $cp }.
    }
exodus-prompt-ask-vote = { $seat }, vote for a card. The bid comes next.
exodus-prompt-ask-vote-bid = { $seat }, bid for { $card }: all bids are paid. You have { $cp } CP.
exodus-prompt-ask-vote-invalid = { $seat }, your vote is invalid. Whatever you bid is lost. You have { $cp } CP.
exodus-prompt-ask-favor = { $seat }, the vote is tied. Choose the card: { $cards }.
exodus-prompt-ask-offer = { $seat }, offer Bonus cards to { $chancellor }: { $left } more.
exodus-prompt-ask-pick = { $seat }, take one of the offered Bonus cards, or none: { $cards }.
exodus-prompt-ask-election = { $seat }, bid for the turn order: all bids are paid. You have { $cp } CP.
exodus-prompt-ask-rank = { $seat }, the election is tied. Who comes first: { $seats }?
exodus-prompt-ask-card-first = { $seat }, choose your first Action card.
exodus-prompt-ask-card-second = { $seat }, choose your second Action card.
exodus-prompt-ask-card-third = { $seat }, choose your third Action card.
exodus-prompt-ask-react = { $seat }, react with a card on the table, or pass. Cubes on your Home: { $cubes }.
exodus-prompt-ask-take-back = { $seat }, take { $card } back into your hand?
exodus-prompt-ask-target = { $seat }, give your rockets targets. Ready to fire: { $left }.
exodus-prompt-ask-kill = { $seat }, choose whose cube dies on { $at }. Hits left: { $left }.
exodus-prompt-ask-mount = { $seat }, take cubes aboard your ships.
exodus-prompt-ask-mount-ferry = { $seat }, take cubes aboard, or move them between your planets.
exodus-prompt-ask-orders = { $seat }, give your ships movement orders, then commit.
exodus-prompt-ask-open = { $seat }, move ships without tokens now, or leave them.
exodus-prompt-ask-open-short = { $seat }, move your ships.
exodus-prompt-ask-uncloak = { $seat }, uncloak your ships at { $at }?
exodus-prompt-ask-battle = { $seat }, put your hits on enemy ships. Place: { $at }. Hits left: { $left }.
exodus-prompt-ask-battle-guard = { $seat }, put the hits of the guard on ships. Place: { $at }. Hits left: { $left }.
exodus-prompt-ask-battle-window = { $seat }, the battle begins ({ $at }). Use an ability?
exodus-prompt-ask-deploy = { $seat }, set cubes down from your ships.
exodus-prompt-ask-research = { $seat }, learn a technology ({ $origin }). You have { $cp } CP.
exodus-prompt-ask-bank = { $seat }, roll for CP ({ $origin })?
exodus-prompt-ask-build = { $seat }, build ships ({ $origin }). You have { $cost }.
exodus-prompt-ask-build-on = { $seat }, build more ships, or end building. You have { $cost }.
exodus-prompt-ask-upgrade = { $seat }, buy upgrades ({ $origin }). You have { $cost }.
exodus-prompt-ask-trade = { $seat }, take space { $space } of the market ({ $origin })?
exodus-prompt-ask-mine = { $seat }, roll for tokens ({ $origin })?
exodus-prompt-ask-refit = { $left ->
        [0] { $seat }, buy and fit parts, or end it. You have { $cost }.
        [one] { $seat }, fit what is loose: { $left } part. You have { $cost }.
       *[other] { $seat }, fit what is loose: { $left } parts. You have { $cost }.
    }
exodus-prompt-ask-fit = { $left ->
        [0] { $seat }, all is in place ({ $item }). End it, or move more parts.
       *[other] { $seat }, put in place what you were given: { $item }.
    }
exodus-prompt-ask-fit-house = { $seat }, move parts between your blueprints, then end it.
exodus-prompt-ask-exchange = { $seat }, sell or buy. Exchanges left: { $count }. You have { $cost }.
exodus-prompt-ask-put = { $seat }, put mined tokens on your planets: { $count } more.
exodus-prompt-ask-learn = { $seat }, learn a technology for free, with a printed cost of up to { $count } CP.
exodus-prompt-ask-repeal = { $seat }, choose a law that leaves the game: { $count } more.
exodus-prompt-ask-discard = { $seat }, discard a Resistance card for its bonus, or go on.
exodus-prompt-ask-nothing = The game goes on.
exodus-prompt-wait = { $count ->
        [one] { $seats } decides: { $step }.
       *[other] { $seats } decide: { $step }.
    }
exodus-prompt-over-win = { $seat } wins with { $points } VP.
exodus-prompt-over-tie = { $seat } wins with { $points } VP: the lower Turn Order card goes first.
exodus-prompt-over-alone = { $seat } wins. All others gave up.
exodus-prompt-over-none = The game is over.

exodus-origin-first = first card
exodus-origin-second = second card
exodus-origin-third = third card
exodus-origin-reaction = reaction
exodus-origin-bonus = Bonus Action
exodus-origin-house = house rule

## Orders: buttons, and what they do

exodus-order-start = Start with { $tech } ({ $cost })
exodus-order-fit-usual = Fit as usual
exodus-order-take = Take { $what } from { $at } ({ $tax ->
        [0] no tax
       *[other] tax { $tax } CP
    })
exodus-order-take-all = Take all you can pay
exodus-order-vote = Vote { $letter }: { $card }
exodus-order-vote-invalid = Vote { $letters } (invalid)
exodus-order-vote-none = Vote for nothing (invalid)
exodus-order-bid = Bid { $cp } CP
exodus-order-bid-more = Bid { $cp } CP and { $extra } more with { $card }
exodus-order-bid-any = Bid { $cp } CP with your ability
exodus-order-favor = Favor { $letter }: { $card }
exodus-order-repeal = Repeal { $card }
exodus-order-offer = Offer { $card }
exodus-order-pick = Take { $card }
exodus-order-rank = { $seat } gets card { $place }
exodus-order-play = Play { $card }
exodus-order-react = React: { $deed } ({ $cost })
exodus-order-take-back = Take { $card } back
exodus-order-learn = Learn { $tech } ({ $cost })
exodus-order-bank = { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
exodus-order-bank-fixed = Take { $cp } CP
exodus-order-build = Build a { $type } ({ $cost })
exodus-order-buy = Buy { $item } ({ $cost })
exodus-order-arm = { $rocket } on { $at } ({ $cost })
exodus-order-lift = Take { $item } off: { $type } ({ $cells })
exodus-order-lift-any = Take a part off: { $type }
exodus-order-fit = Fit { $item }: { $type } ({ $cells })
exodus-order-restore = Put everything back
exodus-order-open-trade = { $dice ->
        [one] Take space { $space } and roll { $dice } die
       *[other] Take space { $space } and roll { $dice } dice
    }
exodus-order-open-trade-fixed = { $count ->
        [one] Take space { $space }: { $count } exchange
       *[other] Take space { $space }: { $count } exchanges
    }
exodus-order-exchange = Exchange
exodus-order-exchange-sell = Sell { $what } for { $cp } CP
exodus-order-exchange-buy = Buy { $what } for { $cp } CP
exodus-order-mine = { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
exodus-order-put = { $what } on { $at }
exodus-order-target = { $rocket } from { $from } at { $at } ({ $die } or more)
exodus-order-kill = A cube of { $seat } dies
exodus-order-mount = A cube aboard { $ship } ({ $cargo } of { $room })
exodus-order-ferry = A cube from { $from } to { $at }
exodus-order-join = { $ship } joins { $other }
exodus-order-order = { $ship }: { $token }, to { $at }
exodus-order-order-blank = { $ship }: stay for a step
exodus-order-step = { $ship } to { $at }
exodus-order-uncloak = Uncloak ({ $at })
exodus-order-stay-cloaked = Stay cloaked
exodus-order-hit = Hit { $ship } (damage { $damage }, strength { $strength })
exodus-order-deploy = A cube from { $ship } to { $at }
exodus-order-deploy-roll = A cube from { $ship } to { $at } ({ $face } or more)
exodus-order-discard = Discard { $card }
exodus-order-refit = Move parts
exodus-order-invoke = Use { $card }
exodus-order-done = Done
exodus-order-done-commit = Commit
exodus-order-done-decline = Decline
exodus-order-done-grow = Grow
exodus-order-done-no-ability = Use no ability
exodus-order-done-income = Take no more
exodus-order-done-pick = Take none
exodus-order-done-pass = Pass
exodus-order-done-keep = Leave it
exodus-order-done-targets = No more targets
exodus-order-done-mount = All aboard
exodus-order-done-moves = Done moving
exodus-order-done-deploy = Done landing
exodus-order-done-build = End building
exodus-order-done-trade = End trading
exodus-order-done-mine = Lose the rest
exodus-order-reopen = Take my choice back
exodus-order-concede = Give up
exodus-order-call-time = Call time

## The text version

exodus-text-ring = Ring { $letter }
exodus-text-here = { $name }: { $text }
exodus-text-empire = { $seat } ({ $place }): { $points } VP now, { $cp } CP, { $ax } Axinium, { $ph } Phasium. Cubes: { $home } at home, { $stash } in the stash.
exodus-text-place = card { $number }
exodus-text-place-title = card { $number }, { $title }
exodus-text-techs = { $seat } knows { $techs }.
exodus-text-trophy = { $seat } keeps { $card }, { $vp } VP. For discarding it: { $text }
exodus-text-abilities = { $seat } has Ability cards: { $count }.
exodus-text-ability = { $seat } holds { $card }. { $when }: { $text }
exodus-text-played = { $seat } has played { $cards }.
exodus-text-hand = Hand of { $seat }: { $cards }.
exodus-text-blueprint = Blueprint of { $seat }, { $type }: { $parts }. { $sums }.
exodus-text-no-parts = no parts
exodus-text-law = In force: { $card }, { $kind }. { $text }
exodus-text-agenda = Up for the vote, { $letter }: { $card }, { $kind }. { $text }
exodus-text-bonus = Bonus Action of this turn: { $card }.
exodus-text-space = Space { $space } of the market: sells for { $sell }, buys for { $buy }; red: sells for { $red-sell }, buys for { $red-buy }.
exodus-text-space-taken = Space { $space } of the market is closed ({ $seat }).
exodus-text-salvo = { $seat } aims a { $rocket } from { $from } at { $at }.
exodus-text-battle = Battle at { $at }, round { $round }: { $ships }.
exodus-text-guard = The guard: { $card }, dice { $dice }, strength { $strength }, damage { $damage }.
exodus-text-order = Ordered: { $ship }: { $tokens }.
exodus-text-chosen = Chosen: { $card }.
exodus-text-tokens = Tokens
exodus-text-bids = Bids
exodus-text-cards = Cards
exodus-text-techs-group = Technologies
exodus-text-parts = Parts: { $type }
exodus-text-rockets = Rockets
exodus-text-ferry = Cubes between planets
exodus-text-help = At any time
exodus-text-fact-type = Type
exodus-text-fact-speed = Speed
exodus-text-fact-dice = Dice
exodus-text-fact-strength = Strength
exodus-text-fact-room = Room for cubes
exodus-text-fact-worth = Worth to an enemy
exodus-text-worth = { $vp } VP
