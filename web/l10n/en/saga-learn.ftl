### Flight school of Saga.

## The last XPM

saga-lesson-start = The last XPM
    .blurb = Fetch an XPM, defeat a Raider, repair the Jumpgate.
    .done = how to buy a level, move, fight, and repair the Jumpgate. Next, learn how a round begins, or play your first match.
saga-lesson-start-level = Buy a Starport level and equip the second Unit, which raises your Shield. You all win when every slot of the Jumpgate holds an XPM, and one slot is still empty. Levels cost Astartium.
saga-lesson-start-upkeep = End Upkeep. The round goes on with Movement. Keep the rest of your Astartium: it repairs your Hull at any time.
saga-lesson-start-move = Move to the marked sector, where the last XPM lies. Your Speed gives you Movement Points. Entering a sector costs the number printed on it.
saga-lesson-start-load = Pick up the XPM. This costs one more Movement Point.
saga-lesson-start-fight = End movement and fight the Raider. Your Combat dice take Hull off the Raider, and your Shield dice stop its damage. A Raider left alone could follow you to the Jumpgate.
saga-lesson-start-round = End your Expand turn, then the next Upkeep. You have won the fight and its reward. A new round begins with a Scanning Report.
saga-lesson-start-return = Move back to the Jumpgate with your XPM.
saga-lesson-start-win = End movement, repair the Jumpgate, and choose a stat to roll: your Shield has the most dice. A success puts the last XPM into its slot, and you all win.

## A round begins

saga-lesson-round = A round begins
    .blurb = A Scanning Report, new sectors, and your first level.
saga-lesson-round-scan = Place the first new sector on the marked hex. A Scanning Report names two kinds of sectors. Neither is on the map yet, so you place two new sectors instead. A new sector must touch at least two others. As First Player you make every choice that belongs to nobody else.
saga-lesson-round-second = Place the second sector on the marked hex, on the other side of the Jumpgate. Reports name sectors by type and color, for XPMs and for Raiders.
saga-lesson-round-level = This is Upkeep. Buy a Starport level and equip the first Unit. Starport levels bring Units, Research Lab levels bring Power Ups, and both cost Astartium. The Unit’s bonus counts at once. An Activation Token uses its ability.
saga-lesson-round-end = End Upkeep. Keep the rest of your Astartium for repairs: at any time, one Astartium repairs one Hull.

## Flying and loading

saga-lesson-flight = Moving and loading
    .blurb = Movement Points, an XPM, and a quiet encounter.
saga-lesson-flight-move = Move to the marked sector, where an XPM lies. Your Speed gives you Movement Points. Entering a sector costs the number printed on it.
saga-lesson-flight-load = Pick up the XPM. This costs one more Movement Point. Your Cargo holds only one XPM, and you can’t drop it.
saga-lesson-flight-regroup = End movement, then Regroup for an Exploration Token. Every armada has one encounter each round. Without a fight you can Regroup: gain a card, Hull, or a token. Exploration Tokens help to build Starbases.

## Exploring

saga-lesson-explore = Exploring
    .blurb = Find a new sector and meet what is there.
saga-lesson-explore-explore = Explore the marked hex. You can explore an adjacent hex without a sector if two other sectors touch it. You choose the hex first, then you draw the tile. Exploring ends your movement.
saga-lesson-explore-side = Take the easy side. After exploring you must meet an Exploration card. Each side asks for a check, and the hard side pays better. You roll one die for each point of the stat. High faces are successes.
saga-lesson-explore-round = End your Expand turn: you can’t build anything. Then the next player becomes First Player, and a new report brings the first Raiders.

## Fighting Raiders

saga-lesson-raider = Fighting Raiders
    .blurb = Compare Speed, then roll dice against Hull.
saga-lesson-raider-move = Move to the marked sector, where a Raider stands. A Raider never attacks on its own. But leaving it costs extra Movement Points, and two Raiders in one sector surge.
saga-lesson-raider-fight = End movement and fight the Raider. The faster side acts first, and the enemy wins ties. Your Combat dice take Hull off the enemy, and your Shield dice reduce its damage. The combat ends when one side has no Hull.
saga-lesson-raider-repair = Spend an Astartium to repair your Hull. You can do this at any time, even just before damage. Your victory gave you a Combat Token and Astartium.

## Action cards

saga-lesson-cards = Action cards
    .blurb = Free, strong, and good for any armada.
saga-lesson-cards-instant = Play the repair card on your damaged armada. Action cards are free. You can play Instants at any time, on your armada or on another one.
saga-lesson-cards-movement = Play the Movement card on your armada. It gives Movement Points to an armada whose movement turn isn’t over.
saga-lesson-cards-far = Move to the next sector, then explore the marked hex behind it. Now you have enough Movement Points for both.

## Events

saga-lesson-threat = Events
    .blurb = Bad events stay until you pay to remove them.
saga-lesson-threat-quell = Put your Combat Tokens on the event until it is gone. It hurts all of you at the start of every round. Any player can pay Combat Tokens, from any sector.
saga-lesson-threat-repair = Repair with Astartium up to the goal. The event has already cost you Hull.
saga-lesson-threat-regroup = End movement, then Regroup for a Combat Token. You need it for the next event.

## Repairing the Jumpgate

saga-lesson-gate = Repairing the Jumpgate
    .blurb = The goal of the first campaign.
saga-lesson-gate-try = You are on the Jumpgate with an XPM. Use your encounter to repair the Jumpgate. You draw a Jumpgate Event, and this one is an enemy. Your Shield roll has failed, so put your Activation Token on your Commander to reroll dice.
saga-lesson-gate-install = Choose dice to reroll, or keep the roll. Then win the fight, and the XPM goes into its slot. You take the token back in the next Upkeep.

## Starbases and Bosses

saga-lesson-base = Starbases and Bosses
    .blurb = How to defeat a Boss behind a force field.
saga-lesson-base-build = Build a Starbase in this Nebula, where a Boss hides. Its force field stops all damage until a Starbase stands in its sector. You pay tokens for it, and other players here can help to pay.
saga-lesson-base-boss = Fight the Boss now. A player who builds a Starbase in a Boss’s sector may fight the Boss at once. The Starbase adds a die to every roll here and in adjacent sectors.

## Conditions

saga-goal-at = Your armada is at { $at }
saga-goal-explored = A new sector is at { $at }
saga-goal-carries = An XPM is in your Cargo
saga-goal-installed = { $count ->
        [one] { $count } XPM is installed
       *[other] { $count } XPMs are installed
    }
saga-goal-astartium = You have { $count } Astartium
saga-goal-exploration = { $count ->
        [one] You have { $count } Exploration Token
       *[other] You have { $count } Exploration Tokens
    }
saga-goal-combat = { $count ->
        [one] You have { $count } Combat Token
       *[other] You have { $count } Combat Tokens
    }
saga-goal-hull = Your Hull is { $count } or more
saga-goal-starport = Your Starport is at level { $count }
saga-goal-lab = Your Research Lab is at level { $count }
saga-goal-equipped = The card in the hint is equipped
saga-goal-hand = { $count ->
        [one] You hold { $count } action card
       *[other] You hold { $count } action cards
    }
saga-goal-played = You have played the card
saga-goal-used = You have used the ability
saga-goal-passed = You have passed a check
saga-goal-killed = { $count ->
        [one] { $count } Raider is defeated
       *[other] { $count } Raiders are defeated
    }
saga-goal-removed = The event is removed
saga-goal-base = A Starbase is at { $at }
saga-goal-boss-killed = The Boss is defeated
saga-goal-reached-events = A new round begins
saga-goal-reached-upkeep = Upkeep begins
saga-goal-reached-movement = Movement begins
saga-goal-reached-encounter = Encounters begin
saga-goal-reached-expand = The Expand phase begins
saga-goal-victory = You have won

## Kinds of orders

saga-learn-kind-choose = choose a Commander
saga-learn-kind-equip = equip
saga-learn-kind-order = choose what is next
saga-learn-kind-at = choose a hex
saga-learn-kind-pick = choose a piece
saga-learn-kind-item = choose an item
saga-learn-kind-branch = choose one of two effects
saga-learn-kind-pick-event = choose an event
saga-learn-kind-free = take a token off a card
saga-learn-kind-level-starport = buy a Starport level
saga-learn-kind-level-lab = buy a Research Lab level
saga-learn-kind-move = move
saga-learn-kind-explore = explore
saga-learn-kind-pick-up = pick up an XPM
saga-learn-kind-side-easy = take the easy side
saga-learn-kind-side-hard = take the hard side
saga-learn-kind-fight = fight
saga-learn-kind-regroup-draw = Regroup for a card
saga-learn-kind-regroup-repair = Regroup for Hull
saga-learn-kind-regroup-exploration = Regroup for an Exploration Token
saga-learn-kind-regroup-combat = Regroup for a Combat Token
saga-learn-kind-swap = Regroup to swap a card
saga-learn-kind-encounter = have the scenario’s encounter
saga-learn-kind-build = build
saga-learn-kind-share = pay a share
saga-learn-kind-agree = agree
saga-learn-kind-decline = decline
saga-learn-kind-play = play a card
saga-learn-kind-activate = use an ability
saga-learn-kind-repair = repair
saga-learn-kind-quell = put a token on an event
saga-learn-kind-reroll = reroll a die
saga-learn-kind-done = pass
