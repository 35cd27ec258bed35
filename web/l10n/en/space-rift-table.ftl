### The table of Space Rift: console, hand, dice, keys.

space-rift-table-turn = Turn { $turn } · { $side } · { $phase }
space-rift-table-command = Command card
space-rift-table-hand = Hand of { $side }
space-rift-table-units = Units that can act
space-rift-table-battle = Combat
space-rift-table-duel = { $unit } against { $target }
space-rift-table-roll = { $unit } rolls against { $target }
space-rift-table-hits = { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }
space-rift-table-forecast = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $hits } hits on average. Chance to hit: { $hit }%. Chance to eliminate: { $lost }%.
space-rift-table-range = Range
space-rift-table-stops = Blasts ignored
space-rift-table-expected = Average hits
space-rift-table-any = Chance to hit
space-rift-table-lost = Chance to eliminate
space-rift-table-dice = Dice
space-rift-table-dice-own = Guns and fighters
space-rift-table-dice-alert = Red alert
space-rift-table-dice-cards = Combat cards
space-rift-table-dice-place = Command card and cover
space-rift-table-score = Score
space-rift-table-score-of = { $score } of { $wins }
space-rift-table-stars = Stars
space-rift-table-rating = Rating
space-rift-table-commands = Command cards
space-rift-table-combats = Combat cards
space-rift-table-markers = Markers
space-rift-table-exits = Exit points
space-rift-table-class = Class
space-rift-table-speed = Speed
space-rift-table-dice-by-range = Dice by range
space-rift-table-ignores = Red alerts ignored
space-rift-table-points = Points
space-rift-table-rift = The rift
space-rift-table-dial = Rift dial
space-rift-table-stirred = The rift moves { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } { $way }.
space-rift-table-still = The rift does not move.
space-rift-table-all-open = All actions here are available.
space-rift-table-fleet = Fleet
space-rift-table-left = Units left
space-rift-story-fire = In turn { $turn }, { $who } opens fire on { $target }.
space-rift-story-ships = In turn { $turn }, { $who } loses ships.
space-rift-story-destroyed = In turn { $turn }, { $who } eliminates { $target }.
space-rift-story-lost = In turn { $turn }, { $who } is eliminated.
space-rift-story-exited = In turn { $turn }, { $who } leaves the battlefield.
space-rift-story-conceded = In turn { $turn }, { $who } concedes.
space-rift-table-length = { $turn ->
        [one] The battle lasted { $turn } turn.
       *[other] The battle lasted { $turn } turns.
    }
space-rift-table-pick = select { $unit }
space-rift-hex-none = Point at a hex or select it to see what is there.

space-rift-keys = Table keys
space-rift-key-next = Next unit that can act
space-rift-key-before = Previous unit that can act
space-rift-key-card = Select a card
space-rift-key-play = Play the selected card
space-rift-key-done = Go on

space-rift-primer = How a turn works
space-rift-primer-card = Play a command card. It says how many units you may order, and where.
space-rift-primer-move = Move your ordered units, up to their speed.
space-rift-primer-fight = Then each ordered unit may attack. Dice with the target’s symbol hit, and so do blasts.
space-rift-primer-alert = A red alert drives a unit back. A unit that cannot retreat loses ships.
space-rift-primer-rift = A rift may drift before your turn and carry along the units on it.

space-rift-hint-command = One of your command cards fits the situation.
space-rift-hint-order = Choose which units get orders.
space-rift-hint-move = Move a unit to a better hex.
space-rift-hint-move-impulse = Move a unit at full impulse. It is worth the stars.
space-rift-hint-attack = You have a good attack.
space-rift-hint-play = Play a combat card.
space-rift-hint-battle-back = Battle back.
space-rift-hint-pursue = Pursue.
space-rift-hint-done = Go on. No action here is better.
space-rift-hint-other = One of your actions is better than going on.
space-rift-hint-whole = { $plan }.

space-rift-win-score = First to { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
space-rift-win-score-each = First to { $south } points (South) or { $north } points (North)
space-rift-win-main = { $score }; { $aims }
space-rift-aim-planets = hold planets
space-rift-aim-sector = clear the section ({ $sector })
space-rift-aim-exits = break through
space-rift-win-destroy = Eliminate every enemy unit
space-rift-win-planets = Hold planets: each unit on a planet places a faction marker at the start of its turn
space-rift-win-sector = Clear the section ({ $sector }): gain a faction marker at the start of each turn without enemies there
space-rift-win-exits = Break through: units that leave over the enemy’s baseline score their points
space-rift-win-turns = After turn { $turns }, the larger share of the points to win decides
space-rift-win-of = { $side }: { $goal }
space-rift-aim-win = { $target ->
        [one] Score { $target } point
       *[other] Score { $target } points
    } or eliminate every enemy unit: you have { $score }, { $side } has { $enemy } of { $most }.
space-rift-aim-also = { $goal } These also score: { $aims }.
space-rift-progress-of = { $now } of { $most ->
        [one] { $most } point
       *[other] { $most } points
    }
space-rift-progress-turn = turn { $now } of { $most }
space-rift-progress-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-rift-progress-left = { $side } has { $now } of { $most } units left
space-rift-progress-enemies = { $count ->
        [one] { $count } enemy there
       *[other] { $count } enemies there
    }
space-rift-source-units = Units eliminated
space-rift-source-planets = Planets
space-rift-source-sectors = Sections
space-rift-source-exits = Breakthrough
space-rift-source-covered = Under the rift, not counted

## The status strip

space-rift-status-score = Score
    .label = Score: you { $score } of { $wins }, enemy { $enemy } of { $enemy-wins }
    .help = The first side to reach its victory number wins.
space-rift-status-commands = Command cards
    .help = You play one every turn. It says how many units you may order, and where.
space-rift-status-combats = Combat cards
    .help = You play them before and during attacks. Each one shows its price in star tokens.
space-rift-status-stars = Star tokens
    .help = They pay for combat cards, second moves, clearing red alerts, battling back, and pursuit.
space-rift-status-orders = Orders left
    .help = The card says how many units can still get an order, by section: left, center, right.
    .left = L
    .center = C
    .right = R

## The command card in play

space-rift-played-card = Command card in play
space-rift-played-label = Command card of { $side }: { $card }. Orders left: { $orders }.
space-rift-played-section = { $sector } { $count }
space-rift-played-anywhere = Anywhere
space-rift-played-everywhere = anywhere
space-rift-played-copy = { $card }: { $copied }

## Help in context: each sentence once, when it is of use

space-rift-help-alert = For each red alert that it cannot ignore, a unit retreats one hex. The marker costs it one die in every combat until you remove it.
space-rift-help-back = Your unit survived an attack from the next hex. Pay star tokens to roll its dice against the attacker.
space-rift-help-drift = Three dice are rolled before each command card. Equal numbers move the rift, and units on it ride along.
space-rift-help-jump = A unit that begins its move on the rift can jump to any free rift hex, whatever the distance, as its first step.
space-rift-help-command = Play one command card each turn. It says how many units you may order, and in which section.
space-rift-help-order = Only units with an order move and fight this turn. Orders that you do not use are lost.
space-rift-help-attack = A unit with an enemy next to it can attack only an enemy next to it. Attacks from farther away need a clear line of sight.
space-rift-help-combat = You may play one combat card in each player’s turn. Pay its price in star tokens.
space-rift-help-supply = At the end of your turn, take star tokens, or fewer tokens and a combat card.
space-rift-help-stars = Star tokens pay for combat cards, a longer move, and the removal of red alerts.

## The combat stage

space-rift-combat-source = { $source }: { $dice }
space-rift-combat-needed = Hits: { $class } or { $blast }
space-rift-combat-ships = Ships
space-rift-combat-missed = { $unit } misses { $target }.
space-rift-combat-open = So far: { $faces }, { $hits }.
