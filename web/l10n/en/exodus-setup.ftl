### The set-up of Exodus, and what a game is in short.

exodus-setup-title = Set up a match
exodus-setup-name = { $mode }, { $seats } seats
exodus-setup-preview = { $name }, starting position: { $game }
exodus-setup-redeal = Deal other planets

## Who plays

exodus-setup-players = Players
exodus-setup-count = Number of seats
exodus-setup-company = Who plays
exodus-setup-company-bots = You against bots
    .hint = The quickest start
exodus-setup-company-screen = Pass and play
    .hint = You share this screen; sealed choices stay hidden
exodus-setup-company-far = Online match
    .hint = Live between browsers, or turn by turn with links
exodus-setup-company-watch = Bots only
    .hint = You watch
exodus-setup-level = Level of all bots
exodus-setup-seats = Colonies
exodus-setup-far = When the match has begun, invite the others or send them the turn from its menu.
exodus-setup-shared = Each player at this screen has secrets. The table is hidden while the screen changes hands.
exodus-setup-watch = Only bots play. You see all their secrets.

## Mode and length

exodus-setup-modes = Mode and length
exodus-setup-mode = Mode
exodus-setup-mode-standard = Standard game
    .hint = { $turns ->
        [one] { $turns } turn. The full game.
       *[other] { $turns } turns. The full game.
    }
    .more = Sealed orders, reactions, and tax: all rules, at their intended length.
exodus-setup-mode-long = Long game
    .hint = { $turns ->
        [one] { $turns } turn, { $cp } starting CP, a large map.
       *[other] { $turns } turns, { $cp } starting CP, a large map.
    }
    .more = Time for expensive technologies and distant planets. Basic Research is not in the game.
exodus-setup-mode-combat = Combat game
    .hint = { $turns ->
        [one] { $turns } turn, { $techs } starting technologies, { $cp } starting CP, a small map.
       *[other] { $turns } turns, { $techs } starting technologies, { $cp } starting CP, a small map.
    }
    .more = Players choose their starting technologies and have one more Battle Carrier. Neighbors are close.
exodus-setup-mode-short = Short game
    .hint = { $turns ->
        [one] { $turns } turn, the easiest to learn.
       *[other] { $turns } turns, the easiest to learn.
    }
    .more = Ships move openly, step by step. You play three cards each turn. No reactions, no tax.
exodus-setup-turns = Turns
exodus-setup-time = Time
    .hint = When time is up, call it at the table. The next turn is the last.
exodus-setup-no-time = no limit
exodus-setup-minutes = { $minutes } minutes
exodus-setup-generals = Generals
    .hint = { $count ->
        [one] More cards in the decks, and { $count } secret ability for each player.
       *[other] More cards in the decks, and { $count } secret abilities for each player.
    }

## The map

exodus-setup-map = Map
exodus-setup-map-minimal = Small map
    .blurb = Neighbors meet in the first turns.
exodus-setup-map-standard = Standard map
    .blurb = Room to settle, and guards on the way to the rich planets.
exodus-setup-map-long = Large map
    .blurb = Long distances and many free planets.
exodus-setup-any-map = Every map works with every mode.
exodus-setup-own-maps = Your maps
exodus-setup-open-file = Open a map
exodus-setup-download = Download this map
exodus-setup-edit = Edit this map
exodus-setup-hint = A map is a text file. Download one, edit it, and open it here.
exodus-setup-opened = “{ $name }” is open and chosen.
exodus-setup-refused = “{ $file }” was not opened, and nothing has changed. { $fault }

## House rules

exodus-setup-house = House rules
exodus-setup-house-free-refit = Free refit
    .hint = You may move parts at any decision outside Conquest.
exodus-setup-house-fixed-bank = Fixed Banking
    .hint = Banking pays { $cp } CP, or { $more } CP with Advanced Banking, without a roll.
exodus-setup-house-fixed-trade = Fixed Trade
    .hint = { $count ->
        [one] Every Trade has { $count } exchange, without a roll.
       *[other] Every Trade has { $count } exchanges, without a roll.
    }
exodus-setup-house-titles = Higher titles
    .hint = { $first } VP for the Chancellor, { $second } for the Vice-Chancellor.
exodus-setup-house-stock-cap = Stock limit
    .hint = Nobody holds more than { $most } Axinium or { $most } Phasium. The excess is lost.
exodus-setup-house-random-seats = Random seats
    .hint = Each player gets a random Home.
exodus-setup-house-safe-votes = Safe votes
    .hint = Invalid votes are refused, so there is no penalty.
exodus-setup-house-guards = Guards draw out
    .hint = In a guard’s hex, cloaked ships may uncloak even if all other ships there are cloaked, too.
exodus-setup-house-cloaked = Cloaked for the turn
    .hint = Ships that stay cloaked where they could fight stay cloaked until the end of the turn.
exodus-setup-house-trade-cube = Cubes on the market
    .hint = Your Trade marker is a cube from your stash. It comes back when the market is cleared.
exodus-setup-house-quick-steps = Quick steps
    .hint = You are not asked when you could only discard a Resistance card.

exodus-setup-order = Agree on the turn order
    .hint = Otherwise the cards are dealt at random. Give the first places to the most experienced players.
exodus-setup-order-list = Turn order, the Chancellor first
exodus-setup-order-up = Move { $seat } up

## A game in short

exodus-facts-map = { $planets } planets, { $guards } guards
exodus-facts-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
exodus-facts-minutes = { $minutes } minutes and one more turn
exodus-facts-cp = { $cp } starting CP
exodus-facts-techs = { $techs } starting technologies
exodus-facts-generals = Generals: { $count ->
        [one] { $count } ability each
       *[other] { $count } abilities each
    }
exodus-facts-planets = Planets: { $blue } blue, { $red } red, { $green } green
exodus-facts-guards = Guards: { $one } of level I, { $two } of II, { $three } of III
exodus-facts-empire = { $score } VP, { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
exodus-facts-turn = Turn { $turn } of { $turns }
