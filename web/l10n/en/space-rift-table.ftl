### The table of Space Rift: console, hand, dice, keys.

space-rift-table-turn = Turn { $turn } · { $side } · { $phase }
space-rift-table-command = Command
space-rift-table-hand = Hand of { $side }
space-rift-table-units = Units that can act
space-rift-table-battle = Combat
space-rift-table-duel = { $unit } against { $target }
space-rift-table-roll = { $unit } rolls at { $target }
space-rift-table-hits = { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
space-rift-table-forecast = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $hits } hits on average, at least one in { $hit }%, destroyed in { $lost }%.
space-rift-table-range = Distance
space-rift-table-stops = Blasts stopped
space-rift-table-expected = Hits on average
space-rift-table-any = At least one
space-rift-table-lost = Destroyed
space-rift-table-dice = Dice
space-rift-table-dice-own = Guns and fighters
space-rift-table-dice-alert = Red alert
space-rift-table-dice-cards = Cards played
space-rift-table-dice-place = Orders and cover
space-rift-table-score = Score
space-rift-table-stars = Stars
space-rift-table-rating = Rating
space-rift-table-commands = Commands
space-rift-table-combats = Combat cards
space-rift-table-markers = Markers
space-rift-table-exits = Exit points
space-rift-table-class = Class
space-rift-table-speed = Speed
space-rift-table-dice-by-range = Dice by distance
space-rift-table-ignores = Alerts ignored
space-rift-table-points = Points
space-rift-table-rift = The rift
space-rift-table-dial = Dial of the rift
space-rift-table-stirred = The rift moves { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } { $way }.
space-rift-table-still = The rift stays where it is.
space-rift-table-all-open = Nothing is closed to you here.
space-rift-table-fleet = Fleet
space-rift-table-left = Units left
space-rift-table-length = It took { $turn } turns.
space-rift-table-pick = take { $unit } in hand
space-rift-hex-none = Point at a hex, or pick it, and see here what is there.

space-rift-keys = Keys of the table
space-rift-key-next = Next unit that can act
space-rift-key-before = Unit before
space-rift-key-card = Take up a card
space-rift-key-play = Play the card in hand
space-rift-key-done = Go on

space-rift-primer = How a turn works
space-rift-primer-card = Play a command card. It says how many units get orders, and where.
space-rift-primer-move = Ordered units move, as far as their speed lets them.
space-rift-primer-fight = Then each may attack. Dice that show the target’s sign hit, and so do blasts.
space-rift-primer-alert = A red alert drives a unit back. What has no way to go loses ships.
space-rift-primer-rift = Where there is a rift it may drift before your turn, and take along what stands on it.

space-rift-hint-command = Look at your command cards: one of them suits the moment.
space-rift-hint-order = Choose who gets the orders.
space-rift-hint-move = A unit stands better elsewhere.
space-rift-hint-move-impulse = A unit stands better elsewhere, and it is worth the stars.
space-rift-hint-attack = There is a good shot.
space-rift-hint-play = A combat card helps here.
space-rift-hint-battle-back = Strike back.
space-rift-hint-pursue = Go after them.
space-rift-hint-done = There is nothing better here than to go on.
space-rift-hint-other = Something on the table is better than passing.
space-rift-hint-whole = { $plan }.

space-rift-win-score = { $score ->
        [one] { $score } point wins
       *[other] { $score } points win
    }
space-rift-win-score-each = { $south } points win for South, { $north } for North
space-rift-win-main = { $score }; { $aims }
space-rift-aim-planets = hold planets
space-rift-aim-sector = sweep the sector ({ $sector })
space-rift-aim-exits = break through
space-rift-win-destroy = Destroy every enemy unit
space-rift-win-planets = Hold planets: each unit there places a faction marker as its turn begins
space-rift-win-sector = Sweep the sector ({ $sector }): a faction marker for each turn that begins without enemies there
space-rift-win-exits = Break through: units that leave over the enemy’s baseline score their points
space-rift-win-turns = After turn { $turns } the larger share of the victory number wins
space-rift-win-of = { $side }: { $goal }
space-rift-progress-of = { $now } of { $most }
space-rift-progress-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-rift-progress-left = { $side } has { $now } of { $most } units left
space-rift-progress-enemies = { $count ->
        [one] { $count } enemy there
       *[other] { $count } enemies there
    }
space-rift-source-units = Units destroyed
space-rift-source-planets = Planets
space-rift-source-sectors = Sectors
space-rift-source-exits = Breakthrough
space-rift-source-covered = Under the rift, not counted
