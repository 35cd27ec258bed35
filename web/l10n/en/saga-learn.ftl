### Flight school of Saga.

## A round begins

saga-lesson-round = A round begins
    .blurb = Scanning Report, sectors, and the first level.
saga-lesson-round-scan = You are the First Player, and decide what nobody else does. A Scanning Report names two kinds of sectors. None of them lies on the map yet, so two new sectors come instead. A new sector touches at least two others. Put the first one where the mark is.
saga-lesson-round-second = The colors and shapes matter: reports and reinforcements name sectors by them. Put the second sector where the mark is, on the other side of the Jumpgate.
saga-lesson-round-level = The Upkeep. Astartium buys levels: the Starport brings Units, the Research Lab brings Power Ups. Buy a Starport level and equip the first Unit. Its bonus counts at once, and an Activation Token can use its ability.
saga-lesson-round-end = You may keep the rest for repairs: an Astartium is a Hull, at any time. End your Upkeep.

## Flying and loading

saga-lesson-flight = Flying and loading
    .blurb = Movement Points, an XPM, and a quiet encounter.
saga-lesson-flight-move = Your Speed is your Movement Points. Entering a sector costs what stands on it. An XPM lies on the marked sector: fly there.
saga-lesson-flight-load = Picking it up costs one more point. Your Cargo holds only one XPM, and it leaves it only where a rule says so. Take it aboard.
saga-lesson-flight-regroup = End your movement. Every armada has one encounter in a round. Where there is nothing to fight, Regroup: a card, Hull, or a token. Take an Exploration Token, which Starbases are built with.

## Exploring

saga-lesson-explore = Exploring
    .blurb = A step into the dark, and what waits there.
saga-lesson-explore-explore = You can fly where no sector lies, if two others touch the place. You choose the place first, then the tile is drawn, and your movement is over. Explore the marked hex.
saga-lesson-explore-side = Whoever explores must meet what is there. An Exploration card has an easy and a hard side: each asks for a check, and the hard one pays better. You roll a die for each point of the stat, and a high face is a success. Take the easy side.
saga-lesson-explore-round = Passed. With nothing to build, end your Expand turn. The First Player changes, a new report comes, and with it the first Raiders.

## Fighting Raiders

saga-lesson-raider = Fighting Raiders
    .blurb = Speed first, then dice against Hull.
saga-lesson-raider-move = A Raider stands on the marked sector. It never attacks by itself, but it costs Movement Points to leave it, and two together bring worse. Fly to it.
saga-lesson-raider-fight = End your movement and fight. Whoever is faster strikes first; at equal Speed it is the enemy. Your Combat dice are your hits, your Shield dice take off damage. It goes on until one of you is gone.
saga-lesson-raider-repair = Beaten: a Combat Token and Astartium are yours. Spend an Astartium and repair. You may do that at any time, even just before damage counts.

## Action cards

saga-lesson-cards = Action cards
    .blurb = Free, strong, and also for friends.
saga-lesson-cards-instant = Action cards cost nothing. Instant ones are played at any time, on your own armada or on another’s. You are damaged: play the repair on your armada.
saga-lesson-cards-movement = The other one is a Movement card: it gives Movement Points to an armada whose turn is not over. Play it on yours.
saga-lesson-cards-far = Now there is enough for a move and for exploring behind it. Fly over the next sector to the marked hex.

## Events

saga-lesson-threat = Events
    .blurb = What stays until somebody pays.
saga-lesson-threat-quell = An event is in play: at the start of every round it hurts all of you. Combat Tokens remove it, from anywhere, by whoever has some. Put yours on it until it is gone.
saga-lesson-threat-repair = It has cost you Hull already. Repair for Astartium, as far as the goal says.
saga-lesson-threat-regroup = The next event will come. End your movement and Regroup for a Combat Token.

## Repairing the Jumpgate

saga-lesson-gate = Repairing the Jumpgate
    .blurb = What the first campaign is about.
saga-lesson-gate-try = You are on the Jumpgate with an XPM. Use your encounter to install it: a Jumpgate Event decides. This time it is an enemy, and your Shield has failed. Put your Activation Token on your Commander, who lets you roll dice again.
saga-lesson-gate-install = Choose dice to roll again, or keep them as they are. Then the fight goes on. Win it, and the XPM is in its slot. The token comes back in the next Upkeep.

## Starbases and Bosses

saga-lesson-base = Starbases and Bosses
    .blurb = A Boss behind a force field, and how it falls.
saga-lesson-base-build = A Boss hides in this Nebula. Its force field keeps all damage away, unless a Starbase stands in its sector. In the Expand phase tokens become a Starbase, your own and those of others who are here. Build.
saga-lesson-base-boss = The Starbase gives a die more to every roll here and beside it. Whoever builds it beside a Boss may fight at once. Say yes.

## Conditions

saga-goal-at = Your armada is here: { $at }
saga-goal-explored = A new sector lies here: { $at }
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
saga-goal-starport = Your Starport has level { $count }
saga-goal-lab = Your Research Lab has level { $count }
saga-goal-equipped = The card of the hint is equipped
saga-goal-hand = { $count ->
        [one] You hold { $count } action card
       *[other] You hold { $count } action cards
    }
saga-goal-played = The card was played
saga-goal-used = The ability was used
saga-goal-passed = A check was passed
saga-goal-killed = { $count ->
        [one] { $count } Raider is beaten
       *[other] { $count } Raiders are beaten
    }
saga-goal-removed = The event is gone
saga-goal-base = A Starbase stands here: { $at }
saga-goal-boss-killed = The Boss is beaten
saga-goal-reached-events = A new round begins
saga-goal-reached-upkeep = The Upkeep begins
saga-goal-reached-movement = The movement begins
saga-goal-reached-encounter = The encounters begin
saga-goal-reached-expand = The Expand phase begins
saga-goal-victory = You have won

## Kinds of orders

saga-learn-kind-choose = choose a Commander
saga-learn-kind-equip = equip
saga-learn-kind-order = put in order
saga-learn-kind-at = choose a hex
saga-learn-kind-pick = choose a piece
saga-learn-kind-item = choose an item
saga-learn-kind-branch = choose one of two
saga-learn-kind-pick-event = choose an event
saga-learn-kind-free = free a card
saga-learn-kind-level-starport = Starport
saga-learn-kind-level-lab = Research Lab
saga-learn-kind-move = move
saga-learn-kind-explore = explore
saga-learn-kind-pick-up = pick up an XPM
saga-learn-kind-side-easy = the easy side
saga-learn-kind-side-hard = the hard side
saga-learn-kind-fight = fight
saga-learn-kind-regroup-draw = Regroup: a card
saga-learn-kind-regroup-repair = Regroup: Hull
saga-learn-kind-regroup-exploration = Regroup: an Exploration Token
saga-learn-kind-regroup-combat = Regroup: a Combat Token
saga-learn-kind-swap = Regroup: swap a card
saga-learn-kind-encounter = the scenario’s encounter
saga-learn-kind-build = build
saga-learn-kind-share = contribute
saga-learn-kind-agree = agree
saga-learn-kind-decline = decline
saga-learn-kind-play = play a card
saga-learn-kind-activate = use an ability
saga-learn-kind-repair = repair
saga-learn-kind-quell = a token onto an event
saga-learn-kind-reroll = roll a die again
saga-learn-kind-done = pass
