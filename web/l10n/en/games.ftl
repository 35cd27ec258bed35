### What is said of every game before anything of it is fetched: its name, its line on the first page, its sample in the settings.

rift-title = Centauri Rift
rift-play-bot = Play against a bot
rift-tagline = A duel of captains on three planes. No dice, no hidden cards: energy, angles, and nerve.

space-rift-sample = Preview of fleets
space-rift-sample-label = Units of both sides, asteroids, debris, a planet, and a rift tile, in your chosen appearance
space-rift-sample-play = Show a volley
space-rift-title = Space Rift
space-rift-play-bot = Play against a bot
space-rift-tagline = Two fleets, hidden hands, dice, and a rift that drifts through the battle.

exodus-sample = Preview of the star map
exodus-sample-label = A Home, planets of each kind, the High Council, cubes, ships, and a guard, in your chosen appearance
exodus-sample-play = Show a battle
exodus-title = Exodus: Proxima Centauri
exodus-play-bot = Play against bots
exodus-tagline = Two to six colonies, secret choices, a Council, and ships that you design yourself.

saga-sample = Preview of sectors
saga-sample-label = The Jumpgate, sectors of each type, an armada, Raiders of each level, a Boss, and a Starbase, in your chosen appearance
saga-sample-play = Show a fight
saga-title = Centauri Saga
saga-play-bot = Play with a bot
saga-tagline = One to four armadas and five campaigns around a broken Jumpgate. Win or lose together, or fight each other in the Arena.
