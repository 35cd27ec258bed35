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
    .text = Room for many cannons: { $cells } cells, carries no cubes.
exodus-type-carrier = Battle Carrier
    .many = Battle Carriers
    .text = Brings cubes to new planets: { $cells } cells, carries { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
exodus-type-cruiser = War Cruiser
    .many = War Cruisers
    .text = The strongest ship: { $cells } cells, carries { $cubes ->
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
exodus-direction-north-east = northeast
exodus-direction-south-east = southeast
exodus-direction-south = south
exodus-direction-south-west = southwest
exodus-direction-north-west = northwest
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
    .text = Take a market space and roll for exchanges.
exodus-deed-mine = Mining
    .text = Roll for tokens to put on planets where you are present.
exodus-bonus-move = MOVE
    .text = One more Conquest stage this turn.

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
exodus-stage-over = End

exodus-step-start-techs = starting technologies
exodus-step-start-parts = starting parts
exodus-step-upkeep = market
exodus-step-growth = Growth
exodus-step-income = income and tax
exodus-step-repair = repair
exodus-step-council = revealing Political cards
exodus-step-vote = vote
exodus-step-favor = tied vote
exodus-step-adopt = adopted card
exodus-step-offer = offering Bonus cards
exodus-step-pick = Bonus Action
exodus-step-election = election
exodus-step-rank = tied election
exodus-step-card-first = first card
exodus-step-card-second = second card
exodus-step-card-third = third card
exodus-step-perform-first = first actions
exodus-step-perform-second = second actions
exodus-step-perform-third = third actions
exodus-step-react-first = first reactions
exodus-step-react-second = second reactions
exodus-step-take-back = taking back cards
exodus-step-bonus = Bonus Action
exodus-step-target = targets
exodus-step-fire = rocket fire
exodus-step-kill = killed cubes
exodus-step-conquest = start of a Conquest stage
exodus-step-mount = Mount
exodus-step-orders = movement orders
exodus-step-open = open movement
exodus-step-reveal = revealing orders
exodus-step-uncloak = uncloaking
exodus-step-battle = battles
exodus-step-deploy = Deploy
exodus-step-end = end of the turn
exodus-step-over = match over

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
exodus-window-battle = Before the first round of your battle or guard fight
exodus-window-deploy = In your Deploy step
exodus-window-income = With your income
exodus-window-orders = With your movement orders
exodus-window-target = In your target step
exodus-window-growth = At Growth
exodus-window-end = At the end of the match

## The map, read out

exodus-board-label = Star map: { $hexes } hexes in rings around the High Council
exodus-cell-name = { $name } ({ $code })
exodus-cell-act = { $cell } — Enter: { $act }
exodus-cell-planet = { $kind }, { $vp } VP
exodus-cell-tokens = { $what } tokens: { $count } of { $most }
exodus-cell-ruin = destroyed planet
exodus-cell-council = { $vp } extra VP at the end for ships here
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
exodus-heading-last = Turn { $turn } (last turn)
exodus-heading-stage = Turn { $turn }: Conquest stage { $pass } of { $of }
exodus-heading-stage-one = Turn { $turn }: Conquest stage

exodus-event-turn-started = Turn { $turn } begins.
exodus-event-turn-last = Turn { $turn } begins. It is the last turn.
exodus-event-committed = { $seat } has committed.
exodus-event-reopened = { $seat } reopens a sealed choice.
exodus-event-start-tech = { $seat } starts with { $tech }.
exodus-event-parts-fitted = { $seat } installs the starting parts.
exodus-event-gained = { $seat } gains { $count } { $what } ({ $why }).
exodus-event-paid = { $seat } pays { $count } { $what } ({ $why }).
exodus-event-lost = { $seat } loses { $count } { $what } ({ $why }).
exodus-event-cubes-growth = { $seat } gains { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } at Growth.
exodus-event-cubes-home = { $seat } gains { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } at Home.
exodus-event-cubes-reaction = { $seat } puts { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } on the card.
exodus-event-cubes-killed = { $seat } loses { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } on { $at }.
exodus-event-cubes-wreck = { $seat } loses { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } aboard the destroyed ship.
exodus-event-cubes-ruin = { $seat } loses { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } when { $at } is destroyed.
exodus-event-tokens-more = { $at } gains { $count ->
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
exodus-event-repaired = { $ship } repairs { $count } damage.
exodus-event-resolution-left = { $card } ends and leaves the game.
exodus-event-revealed = { $card } is up for the vote as { $letter }.
exodus-event-vote = { $seat } votes for { $letters } and bids { $cp } CP.
exodus-event-vote-more = { $seat } votes for { $letters }, bids { $cp } CP, and adds { $extra }.
exodus-event-vote-invalid = { $seat } votes for { $letters } and bids { $cp } CP. The vote is invalid.
exodus-event-vote-none = { $seat } votes for no card and bids { $cp } CP. The vote is invalid.
exodus-event-total = { $letter } has { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }.
exodus-event-vote-tied = Tied: { $letters }.
exodus-event-favored = { $seat } favors { $letter }.
exodus-event-adopted = { $card } is adopted.
exodus-event-dropped = { $card } leaves the game.
exodus-event-repealed = { $seat } repeals { $card }.
exodus-event-offered = { $seat } offers { $card }.
exodus-event-picked = { $seat } takes { $card } as the Bonus Action.
exodus-event-picked-none = { $seat } takes no Bonus Action.
exodus-event-bid = { $seat } bids { $cp } CP.
exodus-event-bid-more = { $seat } bids { $cp } CP and adds { $extra }.
exodus-event-ranked = { $by } puts { $seat } first.
exodus-event-elected = { $seat } becomes Chancellor, { $vice } becomes Vice-Chancellor. New turn order: { $order }.
exodus-event-card-first = { $seat } plays { $card }.
exodus-event-card-second = { $seat } plays { $card } as the second card.
exodus-event-card-third = { $seat } plays { $card } as the third card.
exodus-event-reacted = { $seat } reacts: { $deed } ({ $cost }).
exodus-event-took-back = { $seat } takes back { $card }.
exodus-event-deed-began = { $seat } acts: { $deed } ({ $origin }).
exodus-event-declined = { $seat } declines { $deed }.
exodus-event-rolled-bank = { $seat } rolls for CP: { $faces }.
exodus-event-rolled-trade = { $seat } rolls for exchanges: { $faces }.
exodus-event-rolled-mine = { $seat } rolls for tokens: { $faces }.
exodus-event-rolled-distance = { $seat } rolls the distance check ({ $rocket }): { $faces }.
exodus-event-rolled-damage = { $seat } rolls for damage ({ $rocket }): { $faces }.
exodus-event-rolled-battle = { $seat } fires: { $faces }.
exodus-event-rolled-guard = The guard fires: { $faces }.
exodus-event-rolled-deploy = { $seat } rolls to land: { $faces }.
exodus-event-learned = { $seat } learns { $tech } ({ $cost }).
exodus-event-built = { $ship } is built ({ $cost }).
exodus-event-built-gift = { $ship } enters play.
exodus-event-bought = { $seat } buys { $item } ({ $cost }).
exodus-event-given = { $seat } gains a free { $item }.
exodus-event-refitted = { $seat } changes the { $type } blueprint.
exodus-event-returned = { $seat } returns { $item } ({ $count }) to the supply.
exodus-event-armed = { $seat } places a { $rocket } on { $at }.
exodus-event-disarmed = { $at } loses rockets: { $rocket } ({ $count }).
exodus-event-market-opened = { $seat } takes market space { $space }: { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }.
exodus-event-sold = { $seat } sells { $what } for { $cp } CP.
exodus-event-purchased = { $seat } buys { $what } for { $cp } CP.
exodus-event-mined = { $seat } mines a token on { $at }.
exodus-event-discarded = { $seat } discards { $card }. { $text }
exodus-event-invoked = { $seat } uses { $card }. { $text }
exodus-event-targeted = { $seat } aims a { $rocket } from { $from } at { $at }.
exodus-event-flew = The { $rocket } from { $from } reaches { $at } (rolled { $die }).
exodus-event-fell-short = The { $rocket } from { $from } falls short of { $at } (rolled { $die }).
exodus-event-ruined = { $at } is destroyed.
exodus-event-stage-began = Conquest stage { $pass } of { $of } begins.
exodus-event-stage-radar = The last Conquest stage begins. All players have Radar, and no ship is cloaked.
exodus-event-mounted = A cube boards { $ship } at { $at }.
exodus-event-ferried = { $seat } moves a cube from { $from } to { $at }.
exodus-event-stacked = { $ship } has { $count ->
        [one] { $count } movement token
       *[other] { $count } movement tokens
    }.
exodus-event-order-shown = { $ship }: { $tokens }.
exodus-event-stepped = { $ship } flies to { $at }.
exodus-event-flown = { $ship } flies from { $from } to { $at }.
exodus-event-stayed = { $ship } stays at { $at }.
exodus-event-uncloaked = { $seat } uncloaks at { $at }.
exodus-event-stays-cloaked = { $seat } stays cloaked at { $at }.
exodus-event-battle-began = Battle at { $at }: { $seats }.
exodus-event-guard-shown = { $seat } fights a guard at { $at }: { $card }, level { $level }, dice { $dice }, strength { $strength }.
exodus-event-guard-bare = { $seat } fights a guard without a card at { $at }, level { $level }.
exodus-event-round-began = Round { $round }.
exodus-event-hit = { $seat } hits { $ship }.
exodus-event-hit-by-guard = The guard hits { $ship }.
exodus-event-guard-hit = { $seat } hits the guard: { $count } damage.
exodus-event-destroyed = { $ship } is destroyed at { $at }.
exodus-event-battle-won = { $seat } wins the battle at { $at }: { $points } VP.
exodus-event-battle-drawn = The battle at { $at } ends without a winner.
exodus-event-guard-beaten = { $seat } beats the guard at { $at } and keeps { $card }.
exodus-event-guard-gone = The guard at { $at } is destroyed. Nobody keeps its card.
exodus-event-guard-stays = The guard at { $at } stays.
exodus-event-landed = A cube from { $ship } lands on { $at }.
exodus-event-landing-failed = A cube from { $ship } fails to land on { $at }.
exodus-event-scored = { $seat }, { $line }: { $points } VP.
exodus-event-time-called = Time is up. The next turn is the last.
exodus-event-conceded = { $seat } concedes.
exodus-event-won = { $seat } wins the match.
exodus-event-ended = The match is over.

exodus-why-income = income
exodus-why-tax = tax
exodus-why-card = card
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

exodus-lore-adv-trading = In Trade you use the red rates, and you may both sell and buy.
exodus-lore-adv-phasium = At Upkeep you may take { $count } more Phasium from each green planet.
exodus-lore-adv-axinium = At Upkeep you may take { $count } more Axinium from each red planet.
exodus-lore-adv-cp = At Upkeep you take { $count ->
        [one] { $count } more token
       *[other] { $count } more tokens
    } from each blue planet.
exodus-lore-adv-banking = You roll one more die in Banking.
exodus-lore-basic-politics = After the first reactions you may take back your first Action card.
exodus-lore-adv-politics = You pay no tax on your income.
exodus-lore-expert-politics = Your reactions cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-lore-master-politics = You play a third Action card each turn.
exodus-lore-expert-cloning = You gain { $count ->
        [one] { $count } more cube
       *[other] { $count } more cubes
    } at Growth.
exodus-lore-rocket = You may buy this rocket. { $text }
exodus-lore-part = You may buy this part. { $text }
exodus-lore-adv-maneuver = Your cubes land on red and green planets without a roll.
exodus-lore-basic-repairs = At Upkeep each of your ships repairs one damage.
exodus-lore-civilian-ships = In your Mount step you may move cubes between planets where you are present.
exodus-lore-adv-mining = You roll one more die in Mining.
exodus-lore-radar = Finds cloaked ships in the hexes of your ships. Adds { $count } to the distance checks of your rockets.
exodus-lore-cloaking = Your ships are cloaked. Players without Radar cannot fight them unless you uncloak.
exodus-lore-basic-research = Counts as every type and makes all other technologies cheaper.

## What parts and rockets do

exodus-does-drive = Speed { $count }.
exodus-does-cannon = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } in battle.
exodus-does-shield = Strength { $count }.
exodus-does-hypersonic = Rolls { $count } dice. Each hit destroys a token on the planet.
exodus-does-biochemical = Rolls { $count } dice. Each hit kills a cube on the planet.
exodus-does-graviton = Rolls { $count } dice. One hit destroys the planet.

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
exodus-metric-planets = planets with cubes
exodus-metric-track = VP on the track

exodus-gift-gain = gain { $count } { $what }
exodus-gift-pay = lose { $count } { $what }
exodus-gift-cubes = gain { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } at Home
exodus-gift-repair = repair { $count } damage on each ship of the fleet
exodus-gift-repair-all = repair the whole fleet
exodus-gift-repeal = repeal { $count ->
        [one] { $count } law
       *[other] { $count } laws
    }
exodus-gift-repeal-all = repeal all laws
exodus-gift-action = perform { $deed } at once
exodus-gift-item = { $count ->
        [one] gain a free { $item }
       *[other] gain { $count } free items: { $item }
    }
exodus-gift-ship = { $count ->
        [one] gain a free { $type }
       *[other] gain { $count } free ships: { $type }
    }
exodus-gift-tech = learn a technology for free (printed cost up to { $count } CP)

exodus-effect-tokens-more = Put { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } on { $planets }.
exodus-effect-tokens-fewer = Remove { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } from { $planets }.
exodus-effect-rockets = All rockets on { $planets } return to the supply.
exodus-planets-all = each planet
exodus-planets-with = each planet that is not a Home and has { $count ->
        [one] { $count } or more tokens
       *[other] { $count } or more tokens
    }
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
        [one] { $count } more cube
       *[other] { $count } more cubes
    } at Growth.
exodus-effect-growth-less = { $count ->
        [one] { $count } fewer cube
       *[other] { $count } fewer cubes
    } at Growth.
exodus-effect-income = At Upkeep you gain { $count } { $what }.
exodus-effect-income-planets = At Upkeep you gain { $count } { $what } for each planet where you are present, except Homes.
exodus-effect-extract-cp = At Upkeep take { $count ->
        [one] { $count } more token
       *[other] { $count } more tokens
    } from each blue planet.
exodus-effect-extract-ax = At Upkeep you may take { $count } more Axinium from each red planet.
exodus-effect-extract-ph = At Upkeep you may take { $count } more Phasium from each green planet.
exodus-effect-dice = Roll { $count ->
        [one] { $count } more die
       *[other] { $count } more dice
    } in { $deed }.
exodus-effect-pip-trade = { $count ->
        [one] { $count } more exchange
       *[other] { $count } more exchanges
    } in each Trade.
exodus-effect-pip-deploy = Add { $count } to each landing die.
exodus-effect-pip-distance = Add { $count } to distance checks of rockets.
exodus-effect-hit-pvp = In battles between players, dice hit on { $faces }.
exodus-effect-hit-guard = In fights with guards, the dice of both sides hit on { $faces }.
exodus-effect-hit-wmd = Damage dice of rockets hit on { $faces }.
exodus-effect-hit-own = In this round your dice hit on { $faces }.
exodus-effect-react-own-less = Reactions with your own card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-effect-react-own-more = Reactions with your own card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more.
exodus-effect-react-other-less = Reactions with another player’s card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } less.
exodus-effect-react-other-more = Reactions with another player’s card cost { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } more.
exodus-effect-no-wmd = Rockets cannot be fired.
exodus-effect-no-trade = No Trade.
exodus-effect-no-reactions = No reactions.
exodus-effect-no-cannons = Cannons cannot be bought.
exodus-effect-no-foreign-homes = Cubes cannot be deployed on other players’ Homes.
exodus-effect-no-cloaking = No ship is cloaked.
exodus-effect-stages-more = { $count ->
        [one] { $count } more Conquest stage
       *[other] { $count } more Conquest stages
    } this turn.
exodus-effect-stages-fewer = { $count ->
        [one] { $count } fewer Conquest stage
       *[other] { $count } fewer Conquest stages
    } this turn.
exodus-effect-speed-more = The speed of ships with a drive is { $count } higher.
exodus-effect-speed-less = The speed of ships with a drive is { $count } lower.
exodus-effect-sell-more = Each sale pays { $count } CP more.
exodus-effect-sell-less = Each sale pays { $count } CP less.
exodus-effect-buy-more = Each purchase on the market costs { $count } CP more.
exodus-effect-buy-less = Each purchase on the market costs { $count } CP less.
exodus-effect-red = The red rates and their rules apply.
exodus-effect-repair-home = At Upkeep each ship at its own Home repairs { $count } damage.
exodus-effect-repair-anywhere = At Upkeep each ship repairs { $count } damage.
exodus-effect-score = At the end, score { $vp } VP for each { $source } (for at most { $most }).
exodus-effect-score-once = At the end, score { $vp } VP { $source }.
exodus-source-resistance = Resistance card you kept
exodus-source-green = green planet you control
exodus-source-planet = planet you control that is not a Home
exodus-source-cruiser = War Cruiser you have in play
exodus-source-triple = set of one Military, one Civilian, and one Transport technology (Basic Research may be one of them)
exodus-source-ring = hex next to the High Council where you have a ship
exodus-source-techs = if you know { $count } or more technologies
exodus-effect-on-win = Whenever you win a battle between players: { $text }
exodus-effect-on-guard = Whenever you beat a guard: { $text }
exodus-effect-on-loss = Whenever you lose a ship: { $text }
exodus-effect-license = You may buy { $count ->
        [one] { $count } item without its technology
       *[other] { $count } items without their technology
    }.
exodus-effect-bid-vote = Add { $count } to your bid if it is valid.
exodus-effect-bid-order = Add { $count } to your bid.

## Refusals: why not, and what to do

exodus-refusal-over = The match is over.
exodus-refusal-not-asked = Another player is deciding. Wait until you are asked.
exodus-refusal-committed = You have committed. Reopen your choice to change it.
exodus-refusal-asks-start-techs = You are choosing starting technologies. Choose one.
exodus-refusal-asks-start-parts = You are installing your starting parts. Put them on your blueprints, then commit.
exodus-refusal-asks-growth = This is Growth. Use an ability, or use none.
exodus-refusal-asks-income = You are taking income. Take tokens from red and green planets, or end your income.
exodus-refusal-asks-vote = You are voting. Choose your vote tokens.
exodus-refusal-asks-vote-bid = You are voting. Bid CP for your tokens, or reopen your choice.
exodus-refusal-asks-favor = The vote is tied. Choose one of the tied cards.
exodus-refusal-asks-offer = You are Vice-Chancellor. Offer a Bonus card.
exodus-refusal-asks-pick = You are Chancellor. Take an offered Bonus card, or take none.
exodus-refusal-asks-election = You are bidding for the turn order. Bid CP.
exodus-refusal-asks-rank = The election is tied. Choose who comes first.
exodus-refusal-asks-card = You are choosing an Action card. Play one from your hand.
exodus-refusal-asks-react = You may react. Activate a card on the table, or pass.
exodus-refusal-asks-take-back = You may take back your first card. Take it back, or leave it.
exodus-refusal-asks-research = This action is Research. Learn a technology, or decline.
exodus-refusal-asks-bank = This action is Banking. Roll for CP, or decline.
exodus-refusal-asks-build = This action is Build Ships. Build a ship, or end building.
exodus-refusal-asks-upgrade = This action is Buy Upgrades. Buy, install, or remove parts, or finish.
exodus-refusal-asks-fit = You are changing your blueprints. Install the loose parts, or finish.
exodus-refusal-asks-trade = This action is Trade. Take a market space, or decline.
exodus-refusal-asks-exchange = You are trading. Sell or buy, or end trading.
exodus-refusal-asks-mine = This action is Mining. Roll for tokens, or decline.
exodus-refusal-asks-put = You have mined tokens. Put one on a planet where you are present, or lose the rest.
exodus-refusal-asks-learn = A card gives you a technology. Learn one, or decline.
exodus-refusal-asks-repeal = A law leaves the game. Choose which.
exodus-refusal-asks-target = You are firing rockets. Choose a target for one, or end targeting.
exodus-refusal-asks-kill = Your rocket kills cubes. Choose whose cube dies next.
exodus-refusal-asks-mount = This is your Mount step. Take a cube aboard, or end the step.
exodus-refusal-asks-orders = You are giving movement orders. Put tokens beside your ships, then commit.
exodus-refusal-asks-open = You are moving ships openly. Move a ship without tokens, or end movement.
exodus-refusal-asks-uncloak = Your ships may uncloak. Uncloak them, or stay cloaked.
exodus-refusal-asks-window = A battle begins. Use an ability, or use none.
exodus-refusal-asks-hits = You are placing hits. Put one on a ship.
exodus-refusal-asks-deploy = This is your Deploy step. Deploy a cube, or end the step.
exodus-refusal-no-ability = You do not hold this Ability card. Use one that you hold.
exodus-refusal-ability-used = You have already used this ability. Each works once.
exodus-refusal-second-ability = You are already using an ability for this. Continue without another.
exodus-refusal-other-window = This ability cannot be used now. Its card says when.
exodus-refusal-no-asteroid = Only red and green planets give tokens one by one. CP come automatically.
exodus-refusal-not-there = You have no cube on this planet. Take from a planet where you are present.
exodus-refusal-no-token = This planet has no tokens left. Take from another planet.
exodus-refusal-taken-all = You have taken { $most } from this planet, the most allowed. Take from another planet.
exodus-refusal-nothing-to-take = You cannot take any more tokens. End your income.
exodus-refusal-no-tax = You cannot pay the tax of { $tax } CP for this token. Take another, or end your income.
exodus-refusal-tokens-first = Choose your vote tokens first, then bid.
exodus-refusal-tokens-chosen = Your vote tokens are chosen. Reopen your choice to change them.
exodus-refusal-no-such-letter = The letters are A, B, and C. Choose one of them.
exodus-refusal-invalid-vote = A house rule refuses invalid votes. Choose one letter that has a card.
exodus-refusal-too-much = You do not have that many CP. Bid less.
exodus-refusal-too-much-for-order = You do not have that many CP for the turn order. Bid less.
exodus-refusal-no-boost = You hold no ability that adds to this bid. Bid without one.
exodus-refusal-not-tied = This card is not tied. Choose one that is.
exodus-refusal-no-bonus-card = This Bonus card does not exist. Offer one of the six.
exodus-refusal-already-offered = This Bonus card is already offered. Choose another.
exodus-refusal-bonus-not-offered = This Bonus card was not offered. Take one that was, or take none.
exodus-refusal-ranks-self = The old Chancellor comes last among the tied players. Put another player first.
exodus-refusal-not-ranked = This player is not being ranked now. Choose one who is.
exodus-refusal-no-action-card = This Action card does not exist. Play one from your hand.
exodus-refusal-not-in-hand = You have already played this Action card this turn. Choose another.
exodus-refusal-not-on-table = Nobody played this card in this step. React with one that was played, or pass.
exodus-refusal-old-card = Only second cards can be activated now. Activate one, or pass.
exodus-refusal-no-third-card = Only players who know Master Politics play a third card.
exodus-refusal-cannot-take-back = You do not know Basic Politics, so you cannot take back a card. Continue.
exodus-refusal-too-few-cubes = { $count ->
        [one] This reaction costs { $count } cube at your Home, and you have none there.
       *[other] This reaction costs { $count } cubes at your Home, and you have fewer there.
    }
exodus-refusal-no-law = This law is not in force. Choose one that is.
exodus-refusal-no-plan = You have no choice to reopen yet. Choose first.
exodus-refusal-not-sealed = No choice is sealed now, so there is nothing to reopen. Answer the current question.
exodus-refusal-between = Another decision comes first. Reopen your choice after it.
exodus-refusal-resigned = You have already conceded.
exodus-refusal-not-table = Only the table’s clock can call time, not a player.
exodus-refusal-no-clock = This match has no time limit.
exodus-refusal-time-called = Time is already up.
exodus-refusal-last-turn = This turn is already the last.
exodus-refusal-known = You already know this technology. Choose another.
exodus-refusal-no-cube = Your stash has no cube to put on a technology. Decline.
exodus-refusal-not-offered = Nobody can learn this technology in this match. Choose another.
exodus-refusal-costs-more = Its printed cost is too high. Choose one that costs { $most } CP or less.
exodus-refusal-tech-too-dear = It costs { $price } CP, and you have { $have }. Choose a cheaper technology, or decline.
exodus-refusal-ship-too-dear = It costs { $cp } CP and { $ax } Axinium, and you have { $have-cp } CP and { $have-ax } Axinium. Build a cheaper ship, or end building.
exodus-refusal-ship-limit = All your ships of this type are in play. Build another type.
exodus-refusal-market-full = All market spaces are closed this turn. Decline.
exodus-refusal-no-marker = By house rule the marker is a cube from your stash, and your stash is empty. Decline.
exodus-refusal-trade-barred = A card bars Trade. Decline.
exodus-refusal-one-kind = Without Advanced Trading you sell or you buy, not both. Continue as you began, or end trading.
exodus-refusal-nothing-to-sell = You have none to sell. Sell something else, or end trading.
exodus-refusal-exchange-too-dear = It costs { $price } CP, and you have { $have }. End trading.
exodus-refusal-not-present = You have no cube on this planet. Choose another.
exodus-refusal-planet-full = This planet has no room for another token. Choose another.
exodus-refusal-no-room-to-mine = No planet where you are present has room for a token. Decline.
exodus-refusal-chosen = You have already chosen this technology. Choose another.
exodus-refusal-over-budget = Your technologies may cost { $most } CP in total. Choose a cheaper one.
exodus-refusal-too-few-techs = You start with { $count } technologies. Choose more.
exodus-refusal-not-for-start = Nobody can start with this technology. Choose another.
exodus-refusal-no-rocket = No such rocket there can still fire. Choose another.
exodus-refusal-not-your-rocket = You did not control this rocket’s planet when the stage began. Choose another rocket.
exodus-refusal-no-target = Rockets target planets, but not a Home, their own planet, or a destroyed planet. Choose another planet.
exodus-refusal-out-of-range = Rockets reach { $range } hexes. Choose a closer planet.
exodus-refusal-no-cube-there = This player has no cube there. Choose another player.
exodus-refusal-not-kept = You have not kept this Resistance card. Choose one that you have kept.
exodus-refusal-in-conquest = Kept cards cannot be discarded in a Conquest stage. Discard one before it, or from the next Upkeep on.
exodus-refusal-midway = Finish your current action first, then discard the card.
exodus-refusal-item-too-dear = It costs { $cp } CP and { $ph } Phasium, and you have { $have-cp } CP and { $have-ph } Phasium. Choose a cheaper item.
exodus-refusal-not-for-sale = Nothing can be bought now. Install the loose parts.
exodus-refusal-sold-out = The supply has none left. Choose something else.
exodus-refusal-needs-tech = You do not know its technology. Learn it first.
exodus-refusal-cannons-barred = A card bars buying cannons. Choose something else.
exodus-refusal-not-loose = You have no such loose part. Buy one, or remove one from a blueprint.
exodus-refusal-no-part = There is no part in this place. Choose another place.
exodus-refusal-no-fit = The part does not fit there. Turn it, or make room.
exodus-refusal-second-drive = The blueprint already has a drive. Remove it first.
exodus-refusal-lifts-spent = You cannot remove more parts in this action. Install the loose parts.
exodus-refusal-restored = You have put everything back, so no more parts can be removed. Install the loose parts, or finish.
exodus-refusal-nothing-moved = There is nothing to put back.
exodus-refusal-fragile = This would destroy a damaged ship of yours. Leave it enough shields.
exodus-refusal-parts-loose = Some parts are still loose. Install all of them.
exodus-refusal-usual-already = All parts are already in their usual places.
exodus-refusal-not-controlled = You do not control this planet. Place rockets where you have the most cubes.
exodus-refusal-no-planet = You place a rocket when you buy it. Choose a planet that you control.
exodus-refusal-house-forbids = Parts move only in Buy Upgrades. The house rules allow it at no other time.
exodus-refusal-no-parts = Your blueprints have no part to move. Buy one in Buy Upgrades first.
exodus-refusal-refit-in-conquest = Parts cannot be moved in a Conquest stage. Move them at another decision.
exodus-refusal-refit-midway = Finish your current action first, then move parts.
exodus-refusal-not-own-ship = This is not your ship. Choose one of yours.
exodus-refusal-not-in-play = This ship is in your stash. Choose one in play.
exodus-refusal-no-own-cube = You have no cube on the planet in this ship’s hex.
exodus-refusal-no-cube-to-ferry = You have no cube left on this planet. Choose another.
exodus-refusal-no-room = The ship has no room for another cube. Choose another ship.
exodus-refusal-no-civilian-ships = You do not know Civilian Ships.
exodus-refusal-not-present-before = You were not present there when your Mount step began.
exodus-refusal-same-planet = A cube cannot move to its own planet. Choose two different planets.
exodus-refusal-ferries-spent = All cubes that may move between planets have moved.
exodus-refusal-nothing-moves = None of your ships has a drive, so there are no orders to give.
exodus-refusal-no-drive = Ships of this type have no drive. Choose another ship.
exodus-refusal-too-many-tokens = The ship or its group is not that fast. Give another ship orders, or commit.
exodus-refusal-group-too-fast = The group has more tokens than this ship has speed. Undo some first.
exodus-refusal-off-map = This order would leave the map. Choose another direction.
exodus-refusal-leaves-map = The ship would leave the map. Choose another direction.
exodus-refusal-group-apart = Only ships in the same hex form a group.
exodus-refusal-joins-itself = A ship cannot join itself. Choose another ship.
exodus-refusal-grouped = The ship is in a group or has its order. Undo your orders to change that.
exodus-refusal-has-tokens = Ships with tokens cannot move openly. Move one without tokens.
exodus-refusal-no-speed = The ship has used all its speed this stage. Move another, or end movement.
exodus-refusal-no-enemy = This is not an enemy ship in this battle. Hit one that is.
exodus-refusal-already-lost = This ship is already lost. Hit another.
exodus-refusal-no-cargo = This ship has no cubes aboard. Choose another ship, or end the step.
exodus-refusal-no-ground = There is no planet here. Choose a ship at a planet, or end the step.
exodus-refusal-landing-failed = All cubes aboard have tried to land in this Conquest stage.
exodus-refusal-home-barred = A card bars other players’ Homes. Deploy elsewhere, or end the step.

## Prompts: the line on top

exodus-prompt-ask-start-techs = { $seat }, choose starting technologies: { $left } more, for up to { $budget } CP.
exodus-prompt-ask-start-parts = { $left ->
        [0] { $seat }, all parts are installed. Commit your blueprints, or change them.
       *[other] { $seat }, install your starting parts: { $left } left.
    }
exodus-prompt-ask-growth = { $seat }, you gain { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } at Growth. Use an ability?
exodus-prompt-ask-income = { $tax ->
        [0] { $seat }, take Axinium and Phasium. There is no tax.
       *[other] { $seat }, take Axinium and Phasium. Each token costs { $tax } CP tax. You have { $cp } CP.
    }
exodus-prompt-ask-vote = { $seat }, vote for a card, then bid.
exodus-prompt-ask-vote-bid = { $seat }, bid for { $card }. All bids are paid. You have { $cp } CP.
exodus-prompt-ask-vote-invalid = { $seat }, your vote is invalid. Any bid is lost. You have { $cp } CP.
exodus-prompt-ask-favor = { $seat }, the vote is tied. Choose a card: { $cards }.
exodus-prompt-ask-offer = { $seat }, offer Bonus cards to { $chancellor }: { $left } more.
exodus-prompt-ask-pick = { $seat }, take an offered Bonus card, or none: { $cards }.
exodus-prompt-ask-election = { $seat }, bid for the turn order. All bids are paid. You have { $cp } CP.
exodus-prompt-ask-rank = { $seat }, the election is tied. Who comes first: { $seats }?
exodus-prompt-ask-card-first = { $seat }, choose your first Action card.
exodus-prompt-ask-card-second = { $seat }, choose your second Action card.
exodus-prompt-ask-card-third = { $seat }, choose your third Action card.
exodus-prompt-ask-react = { $seat }, react with a card on the table, or pass. Cubes at Home: { $cubes }.
exodus-prompt-ask-take-back = { $seat }, take back { $card }?
exodus-prompt-ask-target = { $seat }, choose targets for your rockets. Ready to fire: { $left }.
exodus-prompt-ask-kill = { $seat }, choose whose cube dies on { $at }. Hits left: { $left }.
exodus-prompt-ask-mount = { $seat }, take cubes aboard your ships.
exodus-prompt-ask-mount-ferry = { $seat }, take cubes aboard, or move them between your planets.
exodus-prompt-ask-orders = { $seat }, give your ships movement orders, then commit.
exodus-prompt-ask-open = { $seat }, move ships without tokens, or end movement.
exodus-prompt-ask-open-short = { $seat }, move your ships.
exodus-prompt-ask-uncloak = { $seat }, uncloak your ships at { $at }?
exodus-prompt-ask-battle = { $seat }, put your hits on enemy ships at { $at }. Hits left: { $left }.
exodus-prompt-ask-battle-guard = { $seat }, put the guard’s hits on ships at { $at }. Hits left: { $left }.
exodus-prompt-ask-battle-window = { $seat }, a battle begins at { $at }. Use an ability?
exodus-prompt-ask-deploy = { $seat }, deploy cubes from your ships.
exodus-prompt-ask-research = { $seat }, learn a technology ({ $origin }). You have { $cp } CP.
exodus-prompt-ask-bank = { $seat }, roll for CP ({ $origin })?
exodus-prompt-ask-build = { $seat }, build ships ({ $origin }). You have { $cost }.
exodus-prompt-ask-build-on = { $seat }, build more ships, or end building. You have { $cost }.
exodus-prompt-ask-upgrade = { $seat }, buy upgrades ({ $origin }). You have { $cost }.
exodus-prompt-ask-trade = { $seat }, take market space { $space } ({ $origin })?
exodus-prompt-ask-mine = { $seat }, roll for tokens ({ $origin })?
exodus-prompt-ask-refit = { $left ->
        [0] { $seat }, buy and install parts, or finish. You have { $cost }.
        [one] { $seat }, install your { $left } loose part. You have { $cost }.
       *[other] { $seat }, install your { $left } loose parts. You have { $cost }.
    }
exodus-prompt-ask-fit = { $left ->
        [0] { $seat }, everything is in place ({ $item }). Finish, or move more parts.
       *[other] { $seat }, place what you gained: { $item }.
    }
exodus-prompt-ask-fit-house = { $seat }, move parts between your blueprints, then finish.
exodus-prompt-ask-exchange = { $seat }, sell or buy. Exchanges left: { $count }. You have { $cost }.
exodus-prompt-ask-put = { $seat }, put mined tokens on your planets: { $count } more.
exodus-prompt-ask-learn = { $seat }, learn a technology for free (printed cost up to { $count } CP).
exodus-prompt-ask-repeal = { $seat }, repeal a law: { $count } more.
exodus-prompt-ask-discard = { $seat }, discard a Resistance card for its bonus, or continue.
exodus-prompt-ask-nothing = The match goes on.
exodus-prompt-wait = Waiting for { $seats }: { $step }.
exodus-prompt-over-win = { $seat } wins with { $points } VP.
exodus-prompt-over-tie = { $seat } wins with { $points } VP. The lower Turn Order card breaks the tie.
exodus-prompt-over-alone = { $seat } wins. All others conceded.
exodus-prompt-over-none = The match is over.

exodus-origin-first = first card
exodus-origin-second = second card
exodus-origin-third = third card
exodus-origin-reaction = reaction
exodus-origin-bonus = Bonus Action
exodus-origin-house = house rule

## Orders: buttons, and what they do

exodus-order-start = Start with { $tech } ({ $cost })
exodus-order-fit-usual = Install automatically
exodus-order-take = Take { $what } from { $at } ({ $tax ->
        [0] no tax
       *[other] tax { $tax } CP
    })
exodus-order-take-all = Take all you can afford
exodus-order-vote = Vote for { $letter }: { $card }
exodus-order-vote-invalid = Vote for { $letters } (invalid)
exodus-order-vote-none = Vote for no card (invalid)
exodus-order-bid = Bid { $cp } CP
exodus-order-bid-more = Bid { $cp } CP plus { $extra } from { $card }
exodus-order-bid-any = Bid { $cp } CP plus your ability
exodus-order-favor = Favor { $letter }: { $card }
exodus-order-repeal = Repeal { $card }
exodus-order-offer = Offer { $card }
exodus-order-pick = Take { $card }
exodus-order-rank = Give { $seat } card { $place }
exodus-order-play = Play { $card }
exodus-order-react = React: { $deed } ({ $cost })
exodus-order-take-back = Take back { $card }
exodus-order-learn = Learn { $tech } ({ $cost })
exodus-order-bank = { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
exodus-order-bank-fixed = Take { $cp } CP
exodus-order-build = Build a { $type } ({ $cost })
exodus-order-buy = Buy { $item } ({ $cost })
exodus-order-arm = Place { $rocket } on { $at } ({ $cost })
exodus-order-lift = Remove { $item }: { $type } ({ $cells })
exodus-order-lift-any = Remove a part: { $type }
exodus-order-fit = Install { $item }: { $type } ({ $cells })
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
exodus-order-put = Put { $what } on { $at }
exodus-order-target = Fire { $rocket } from { $from } at { $at } ({ $die }+)
exodus-order-kill = Kill a cube of { $seat }
exodus-order-mount = Take a cube aboard { $ship } ({ $cargo } of { $room })
exodus-order-ferry = Move a cube from { $from } to { $at }
exodus-order-join = { $ship } joins { $other }
exodus-order-order = { $ship }: { $token }, to { $at }
exodus-order-order-blank = { $ship }: stay one step
exodus-order-step = Move { $ship } to { $at }
exodus-order-uncloak = Uncloak ({ $at })
exodus-order-stay-cloaked = Stay cloaked
exodus-order-hit = Hit { $ship } (damage { $damage }, strength { $strength })
exodus-order-deploy = Deploy a cube from { $ship } to { $at }
exodus-order-deploy-roll = Deploy a cube from { $ship } to { $at } ({ $face }+)
exodus-order-discard = Discard { $card }
exodus-order-refit = Move parts
exodus-order-invoke = Use { $card }
exodus-order-done = Done
exodus-order-done-commit = Commit
exodus-order-done-decline = Decline
exodus-order-done-grow = Grow
exodus-order-done-no-ability = Use no ability
exodus-order-done-income = End income
exodus-order-done-pick = Take none
exodus-order-done-pass = Pass
exodus-order-done-keep = Leave card
exodus-order-done-targets = End targeting
exodus-order-done-mount = End Mount step
exodus-order-done-moves = End movement
exodus-order-done-deploy = End Deploy step
exodus-order-done-build = End building
exodus-order-done-trade = End trading
exodus-order-done-mine = Lose the rest
exodus-order-reopen = Reopen my choice
exodus-order-concede = Concede
exodus-order-call-time = Call time

## The text version

exodus-text-ring = Ring { $letter }
exodus-text-here = { $name }: { $text }
exodus-text-empire = { $seat } ({ $place }): { $points } VP now, { $cp } CP, { $ax } Axinium, { $ph } Phasium. Cubes: { $home } at Home, { $stash } in the stash.
exodus-text-place = card { $number }
exodus-text-place-title = card { $number }, { $title }
exodus-text-techs = { $seat } knows { $techs }.
exodus-text-trophy = { $seat } keeps { $card }, { $vp } VP. Discard bonus: { $text }
exodus-text-abilities = { $seat } has Ability cards: { $count }.
exodus-text-ability = { $seat } holds { $card }. { $when }: { $text }
exodus-text-played = { $seat } has played { $cards }.
exodus-text-hand = Hand of { $seat }: { $cards }.
exodus-text-blueprint = Blueprint of { $seat }, { $type }: { $parts }. { $sums }.
exodus-text-no-parts = no parts
exodus-text-law = In force: { $card }, { $kind }. { $text }
exodus-text-agenda = Up for the vote, { $letter }: { $card }, { $kind }. { $text }
exodus-text-bonus = Bonus Action of this turn: { $card }.
exodus-text-space = Market space { $space }: sell for { $sell }, buy for { $buy }; red: sell for { $red-sell }, buy for { $red-buy }.
exodus-text-space-taken = Market space { $space } is closed ({ $seat }).
exodus-text-salvo = { $seat } aims a { $rocket } from { $from } at { $at }.
exodus-text-battle = Battle at { $at }, round { $round }: { $ships }.
exodus-text-guard = The guard: { $card }, dice { $dice }, strength { $strength }, damage { $damage }.
exodus-text-order = Orders for { $ship }: { $tokens }.
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
exodus-text-fact-worth = VP for destroying it
exodus-text-worth = { $vp } VP
