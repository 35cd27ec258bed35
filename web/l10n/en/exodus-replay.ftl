### Games of Exodus watched again.

exodus-replay-turn = Turn { $round } · { $who }
exodus-replay-branch = { $title }, turn { $round }
exodus-replay-would = The Admiral: { $plan }.
exodus-replay-council = Upkeep and Council
exodus-replay-actions = Actions and rockets
exodus-replay-conquest = Conquest { $pass }
exodus-replay-empires = Colonies
exodus-replay-follow = Switch tabs with the replay

chart-exodus-score = Victory points
chart-exodus-income = CP at the next Upkeep
chart-exodus-resources = Axinium and Phasium at the next Upkeep
chart-exodus-ships = Ships
chart-exodus-cubes = Cubes on planets
chart-exodus-techs = Technologies
