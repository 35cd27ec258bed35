### Games of Exodus watched again.

exodus-replay-turn = Turn { $round } · { $who }
exodus-replay-branch = { $title }, turn { $round }
exodus-replay-would = The Admiral: { $plan }.
exodus-replay-council = Upkeep and Council
exodus-replay-actions = Actions and rockets
exodus-replay-conquest = Conquest { $pass }
