### Space Rift: set-up of a battle, and key facts of scenarios.

space-rift-setup-title = Set up a battle
space-rift-setup-scenario = Scenario
space-rift-setup-battles = Fleet battles
space-rift-setup-rifts = With the rift
space-rift-setup-download = Download this scenario
space-rift-setup-edit = Edit this scenario
space-rift-setup-hint = A scenario is a text file. Download one, change it, and open it here.
space-rift-setup-opened = “{ $name }” is open and selected.
space-rift-setup-refused = “{ $file }” was not opened, and nothing has changed. { $fault }
space-rift-setup-preview = { $name } as the battle begins
space-rift-setup-seats = Commanders
space-rift-setup-crew = Seats of { $side }
space-rift-setup-change-sides = Swap sides
space-rift-setup-team = In a team, the commander plays the cards and gives the orders. The wings move and fight with their own units.
space-rift-setup-extras = Options

space-rift-option-rift = The rift
    .hint = It drifts across the battlefield, shelters units, and flings them away.
space-rift-option-cards = Combat cards
    .hint = Surprises in either player’s turn, paid for with stars.
space-rift-option-meteors = Meteors
    .hint = They cross the battlefield at the start of every turn.
space-rift-option-wrecks = Wrecks
    .hint = Capital units leave debris where they are eliminated.
space-rift-option-departure = Leaving is no defeat
    .hint = A side does not lose when its last units leave. The larger share of the points to win decides.
space-rift-option-first = First turn
space-rift-option-first-scenario = Scenario: { $side }
space-rift-option-victory = Points to win for { $side }

space-rift-facts-size = { $south } : { $north } units
space-rift-facts-units = { $south } units against { $north }
space-rift-facts-points = First to { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
space-rift-facts-points-each = { $south } : { $north } points to win
space-rift-facts-turns = about { $turns } turns
space-rift-facts-cards = { $count ->
        [one] { $count } combat card each
       *[other] { $count } combat cards each
    }
space-rift-facts-cards-each = { $south } : { $north } combat cards
space-rift-facts-no-cards = no combat cards
space-rift-facts-first = { $side } goes first
space-rift-facts-aim = { $side }: { $aim }
space-rift-facts-fleet = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
space-rift-facts-turn = Turn { $turn }
space-rift-facts-moves = { $side } is next.

space-rift-aim-planet-control = hold planets
space-rift-aim-clear-sector = clear a section
space-rift-aim-breakthrough = break through

space-rift-load-blurb = The description of the scenario is too long.
