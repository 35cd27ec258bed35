### What is said of every game before anything of it is fetched: its name, its line on the first page, its sample in the settings.

rift-title = Centauri Rift
rift-play-bot = Play against a bot
rift-tagline = A duel of captains on three planes. No dice, no hidden cards: only energy, angles and nerve.

space-rift-sample = How fleets look
space-rift-sample-label = Units of both sides, asteroids, debris, a planet and a tile of the rift, in the looks you chose
space-rift-sample-play = Show a volley
space-rift-title = Space Rift
space-rift-play-bot = Play against a bot
space-rift-tagline = Two fleets, hidden hands, dice with faces, and a rift that drifts through the battle.

exodus-sample = How the stars look
exodus-sample-label = A Home, planets of all kinds, the High Council, cubes, ships and a guard, in the looks you chose
exodus-sample-play = Show a battle
exodus-title = Exodus: Proxima Centauri
exodus-play-bot = Play against bots
exodus-tagline = Two to six colonies, sealed choices, a Council, and ships that you build yourself.

saga-sample = How the sectors look
saga-sample-label = The Jumpgate, sectors of all types, an armada, Raiders of all levels, a Boss and a Starbase, in the looks you chose
saga-sample-play = Show a fight
saga-title = Centauri Saga
saga-play-bot = Play with a bot
saga-tagline = One to four armadas, five campaigns around a broken Jumpgate, won or lost together. Or against each other, in the Arena.
