### The set-up of Exodus, and what a game is in short.

exodus-setup-title = Set up a game
exodus-setup-name = { $mode }, { $seats } seats
exodus-setup-preview = { $name }, as this begins: { $game }
exodus-setup-redeal = Deal other planets

## Who plays

exodus-setup-players = Players
exodus-setup-count = Number of seats
exodus-setup-company = Who plays
exodus-setup-company-bots = You against bots
    .hint = The quickest way in
exodus-setup-company-screen = All at this screen
    .hint = You hand it over; a curtain hides sealed choices
exodus-setup-company-far = With others elsewhere
    .hint = By a direct line, or turn by turn as links
exodus-setup-company-watch = Bots only
    .hint = You look on
exodus-setup-level = All bots are
exodus-setup-seats = Colonies
exodus-setup-far = Once the game is open, its menu invites the others or hands on the turn.
exodus-setup-shared = Everybody at this screen has secrets of their own: between them a curtain hangs.
exodus-setup-watch = Only bots play. You see everything they hide.

## Mode and length

exodus-setup-modes = How it is played
exodus-setup-mode = Mode
exodus-setup-mode-standard = Standard game
    .hint = { $turns ->
        [one] { $turns } turn. The whole game.
       *[other] { $turns } turns. The whole game.
    }
    .more = Sealed orders, reactions, tax: everything the rules have, at the length they are made for.
exodus-setup-mode-long = Long game
    .hint = { $turns ->
        [one] { $turns } turn, { $cp } CP to begin with, a large map.
       *[other] { $turns } turns, { $cp } CP to begin with, a large map.
    }
    .more = Time for dear technologies and far planets. Basic Research is not in the game.
exodus-setup-mode-combat = Combat game
    .hint = { $turns ->
        [one] { $turns } turn, { $techs } technologies and { $cp } CP from the start, close quarters.
       *[other] { $turns } turns, { $techs } technologies and { $cp } CP from the start, close quarters.
    }
    .more = Everybody begins with technologies of their choice and one more Battle Carrier, and the map is small.
exodus-setup-mode-short = Short game
    .hint = { $turns ->
        [one] { $turns } turn, the easiest to learn.
       *[other] { $turns } turns, the easiest to learn.
    }
    .more = Ships move openly, step by step. Three cards each turn, no reactions, no tax.
exodus-setup-turns = Turns
exodus-setup-time = Time
    .hint = When it has passed, say so at the table: one more turn is the last.
exodus-setup-no-time = no limit
exodus-setup-minutes = { $minutes } minutes
exodus-setup-generals = Generals
    .hint = { $count ->
        [one] More cards in the decks, and a secret ability for everybody.
       *[other] More cards in the decks, and { $count } secret abilities for everybody.
    }

## The map

exodus-setup-map = Map
exodus-setup-map-minimal = Small map
    .blurb = Neighbors meet in the first turns.
exodus-setup-map-standard = Standard map
    .blurb = Room to settle, and guards on the way to the rich planets.
exodus-setup-map-long = Large map
    .blurb = Long ways and many free planets.
exodus-setup-any-map = Any map goes with any mode.
exodus-setup-own-maps = Your own
exodus-setup-open-file = Open a map
exodus-setup-download = Download this map
exodus-setup-edit = Change it in the editor
exodus-setup-hint = A map is a text file. Download one, change it, and open it here.
exodus-setup-opened = “{ $name }” is open and chosen.
exodus-setup-refused = “{ $file }” was not opened, and nothing has changed. { $fault }

## House rules

exodus-setup-house = House rules
exodus-setup-house-free-refit = Free refit
    .hint = You may move parts whenever you decide something outside Conquest.
exodus-setup-house-fixed-bank = Fixed Banking
    .hint = Banking pays { $cp } CP, with Advanced Banking { $more }, without a roll.
exodus-setup-house-fixed-trade = Fixed Trade
    .hint = { $count ->
        [one] Every Trade has { $count } exchange, without a roll.
       *[other] Every Trade has { $count } exchanges, without a roll.
    }
exodus-setup-house-titles = Higher titles
    .hint = { $first } VP for the Chancellor, { $second } for the Vice-Chancellor.
exodus-setup-house-stock-cap = Stock limit
    .hint = Nobody holds more than { $most } Axinium or { $most } Phasium. What is above is lost.
exodus-setup-house-random-seats = Random seats
    .hint = Chance says who lives where.
exodus-setup-house-safe-votes = Safe votes
    .hint = Invalid votes are refused, so nobody is punished for one.
exodus-setup-house-guards = Guards draw out
    .hint = Where a guard stands, cloaked ships may uncloak although all others there are cloaked too.
exodus-setup-house-cloaked = Cloaked for the turn
    .hint = Ships that stay cloaked where they could fight stay so until the end of the turn.
exodus-setup-house-trade-cube = Cubes on the market
    .hint = The marker of a Trade is a cube of your stash, until the market is cleared.
exodus-setup-house-quick-steps = Quick steps
    .hint = You are not asked where all that you could do is discard a Resistance card.

exodus-setup-order = Agree on the turn order
    .hint = Otherwise chance deals the cards. Give the first places to those who know the game.
exodus-setup-order-list = Turn order, the Chancellor first
exodus-setup-order-up = { $seat } one place up

## A game in short

exodus-facts-map = { $planets } planets, { $guards } guards
exodus-facts-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
exodus-facts-minutes = { $minutes } minutes and one more turn
exodus-facts-cp = { $cp } CP to begin with
exodus-facts-techs = { $techs } technologies to begin with
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
