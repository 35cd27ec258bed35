### Spiele von Exodus noch einmal gesehen.

exodus-replay-turn = Runde { $round } · { $who }
exodus-replay-branch = { $title }, Runde { $round }
exodus-replay-would = Der Admiral: { $plan }.
exodus-replay-council = Unterhalt und Rat
exodus-replay-actions = Aktionen und Raketen
exodus-replay-conquest = Eroberung { $pass }
