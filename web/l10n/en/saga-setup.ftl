### The set-up of Saga, its scenarios, and what a game is in short.

saga-setup-title = Set up a game
saga-setup-name = { $scenario }, { $seats ->
        [one] alone
       *[other] { $seats } seats
    }
saga-setup-preview = { $name }, as this begins for { $seats ->
        [one] one player
       *[other] { $seats } players
    }

## Scenarios

saga-story-ftj = The Jumpgate was the way home. Something has torn it open, and the XPMs that held its ring have drifted into sectors that nobody has charted. Your armadas are what is left here.
saga-story-spa = A Colony Ship has waited at Dawn for as long as its stores lasted. Between it and the Jumpgate lie Raiders, Bosses in the Nebulas, and a Black Hole. It moves on the fuel that you bring it, and the same fuel is all that keeps its hull whole.
saga-story-lst = Old Starbases lie dark beyond the edge of the charts. With enough of them the Jumpgate could be charged from afar, but every Boss that roams here drains what they give.
saga-story-dis = One Colony Ship after another calls for help out of the dark. None of them can move on its own: they must be found, loaded with an XPM, and towed home.
saga-story-opc = What destroyed the Jumpgate comes back. The Ravager grinds its way through everything between the Black Hole and the ring, and no weapon of yours stops it. A Starbase that bursts at the right moment pushes it back.
saga-story-arn = With the gate quiet, the armadas turn on each other. Everybody holds a home in a Nebula and wants what lies in the middle.

saga-setup-scenario = Scenario
saga-setup-scenario-why = Five campaigns that are won or lost together, and the Arena, where each plays for themselves. The first campaign is the easiest to learn.
saga-setup-own = Your own
saga-setup-author = By { $name }
saga-setup-goal = Your goal
saga-setup-open-file = Open a scenario
saga-setup-download = Download this scenario
saga-setup-edit = Change it in the editor
saga-setup-hint = A scenario is a text file. Download one, change it, and open it here.
saga-setup-opened = “{ $name }” is open and chosen.
saga-setup-refused = “{ $file }” was not opened, and nothing has changed. { $fault }

## Who plays

saga-setup-players = Players
saga-setup-count = Number of players
saga-setup-seat-count = { $count ->
        [one] Alone, with two armadas
       *[other] { $count } armadas
    }
saga-setup-alone = One player commands the blue and the yellow armada, with one mat, one Commander and one Cargo for both.
saga-setup-company = Who plays
saga-setup-company-bots = You and bots
    .hint = The quickest way in
saga-setup-company-screen = All at this screen
    .hint = You hand it over, or decide together
saga-setup-company-far = With others elsewhere
    .hint = By a direct line, or turn by turn as links
saga-setup-company-watch = Bots only
    .hint = You look on
saga-setup-level = All bots are
saga-setup-seats = Armadas
saga-setup-commanders = Commander and color are chosen as the game begins.
saga-setup-far = Once the game is open, its menu invites the others or hands on the turn.
saga-setup-shared = Action cards are secret here: between the people at this screen a curtain hangs.
saga-setup-watch = Only bots play. You see everything they hide.

## How hard and how long

saga-setup-dials = How it is played
saga-setup-difficulty = Difficulty
saga-setup-difficulty-recruit = Recruit
    .hint = More to begin with
saga-setup-difficulty-standard = Standard
    .hint = As the rules have it
saga-setup-difficulty-veteran = Veteran
    .hint = Less to begin with, and an event in play
saga-setup-difficulty-why = Recruits begin with more Astartium and an action card. Veterans begin with less Astartium, and an event already presses.
saga-setup-rounds = Rounds

## House rules

saga-setup-house = House rules
saga-setup-house-clear-regroup = Regroup in safety
    .hint = An armada regroups only in a sector without enemies.
saga-setup-house-all-badges = Every Boss must come
    .hint = A campaign is won only when no Boss badge is left on the Doom Counter.
saga-setup-house-domination = Domination
    .hint = Whoever has delivered enough XPMs to the Jumpgate and holds enough Starbases wins at once.
saga-setup-house-teams = Teams
    .hint = Partners sit opposite, add up their points, and do not fight each other.
saga-setup-first = First Player
saga-setup-first-drawn = drawn

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
saga-facts-boss = Bosses in rounds { $rounds }
saga-facts-bosses = { $count ->
        [one] { $count } Boss from the start
       *[other] { $count } Bosses from the start
    }
saga-facts-lost = Lost Starbases in rounds { $rounds }
saga-facts-advance = Raiders advance in rounds { $rounds }
saga-facts-ravager = The Ravager in round { $rounds }
saga-facts-no-exploring = The whole map is known
saga-facts-no-building = No Starbases are built
saga-facts-force-field = Bosses have a force field
saga-facts-hidden-hands = Action cards are secret
saga-facts-duels = Armadas may fight each other
saga-facts-target = { $count ->
        [one] Ends at { $count } Victory Point
       *[other] Ends at { $count } Victory Points
    }
