### The set-up of Saga, its scenarios, and what a game is in short.

saga-setup-title = Set up a match
saga-setup-name = { $scenario }, { $seats ->
        [one] solo
       *[other] { $seats } players
    }
saga-setup-preview = { $name }, starting position for { $seats ->
        [one] one player
       *[other] { $seats } players
    }

## Scenarios

saga-story-ftj = The Jumpgate was the way home. Something tore it open, and its XPMs drifted into uncharted sectors. Your armadas are all that is left here.
saga-story-spa = A Colony Ship waits at Dawn, and its stores are running out. Raiders, Bosses in the Nebulas, and a Black Hole lie between it and the Jumpgate. The ship flies on the fuel that you bring, and the same fuel keeps its Hull whole.
saga-story-lst = Old Starbases lie dark in uncharted space. Enough of them could charge the Jumpgate from afar. But every Boss in play drains their power.
saga-story-dis = Colony Ships call for help, one after another. None of them can fly on its own. Find them, load each with an XPM, and tow it home.
saga-story-opc = The destroyer of the Jumpgate returns. The Ravager crushes everything on its way from the Black Hole to the Jumpgate, and no weapon of yours can stop it. Only a Starbase that explodes at the right moment drives it back.
saga-story-arn = The Jumpgate is quiet, and the armadas turn on each other. Each has a home in a Nebula, and all want what lies in the middle.

saga-setup-scenario = Scenario
saga-setup-scenario-why = You win or lose the five campaigns together. In the Arena, players fight each other. The first campaign is the easiest to learn.
saga-setup-own = Your scenarios
saga-setup-author = By { $name }
saga-setup-goal = Your goal
saga-setup-open-file = Open a scenario
saga-setup-download = Download this scenario
saga-setup-edit = Edit this scenario
saga-setup-hint = A scenario is a text file. Download one, edit it, and open it here.
saga-setup-opened = “{ $name }” is open and selected.
saga-setup-refused = “{ $file }” could not be opened. Nothing has changed. { $fault }

## Who plays

saga-setup-players = Players
saga-setup-count = Number of players
saga-setup-seat-count = { $count ->
        [one] Solo, with two armadas
       *[other] { $count } armadas
    }
saga-setup-alone = A solo player commands the blue and the yellow armada, which share one mat, one Commander, and one Cargo.
saga-setup-company = Who plays
saga-setup-company-bots = You and bots
    .hint = The quickest start
saga-setup-company-screen = Pass and play
    .hint = You share this screen, or decide together
saga-setup-company-far = Online match
    .hint = Live between browsers, or turn by turn with links
saga-setup-company-watch = Bots only
    .hint = You watch
saga-setup-level = Level of all bots
saga-setup-seats = Armadas
saga-setup-commanders = You choose Commander and color at the start of the match.
saga-setup-far = When the match has begun, invite the others or send them the turn from its menu.
saga-setup-shared = Action cards are secret here. The table is hidden while the screen changes hands.
saga-setup-watch = Only bots play. You see all their secrets.

## How hard and how long

saga-setup-dials = Difficulty and length
saga-setup-difficulty = Difficulty
saga-setup-difficulty-recruit = Recruit
    .hint = You start with more
saga-setup-difficulty-standard = Standard
    .hint = Rules as written
saga-setup-difficulty-veteran = Veteran
    .hint = You start with less, and with an event in play
saga-setup-difficulty-why = Recruits start with more Astartium and an action card. Veterans start with less Astartium and an event in play.
saga-setup-rounds = Rounds

## House rules

saga-setup-house = House rules
saga-setup-house-clear-regroup = Safe Regroup
    .hint = An armada can Regroup only in a sector without enemies.
saga-setup-house-all-badges = Every Boss must come
    .hint = You win a campaign only when no Boss badge is left on the Doom Counter.
saga-setup-house-domination = Domination
    .hint = A player with enough XPMs delivered to the Jumpgate and enough Starbases wins at once.
saga-setup-house-teams = Teams
    .hint = Partners sit opposite each other, add up their points, and do not fight each other.
saga-setup-first = First Player
saga-setup-first-drawn = at random

## A game in short

saga-facts-players = { $least } to { $most } players
saga-facts-players-only = { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
saga-facts-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
saga-facts-tiles = { $count ->
        [one] { $count } sector to explore
       *[other] { $count } sectors to explore
    }
saga-facts-xpm = { $count ->
        [one] { $count } XPM
       *[other] { $count } XPMs
    }
saga-facts-boss = Bosses arrive in rounds { $rounds }
saga-facts-bosses = { $count ->
        [one] { $count } Boss from the start
       *[other] { $count } Bosses from the start
    }
saga-facts-lost = Lost Starbases in rounds { $rounds }
saga-facts-advance = Raiders advance in rounds { $rounds }
saga-facts-ravager = The Ravager arrives in round { $rounds }
saga-facts-no-exploring = The whole map is known
saga-facts-no-building = You cannot build Starbases
saga-facts-force-field = Bosses have a force field
saga-facts-hidden-hands = Action cards are secret
saga-facts-duels = Armadas may fight each other
saga-facts-target = { $count ->
        [one] Ends at { $count } Victory Point
       *[other] Ends at { $count } Victory Points
    }
