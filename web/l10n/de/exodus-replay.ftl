### Spiele von Exodus noch einmal gesehen.

exodus-replay-turn = Runde { $round } · { $who }
exodus-replay-branch = { $title }, Runde { $round }
exodus-replay-would = Der Admiral: { $plan }.
exodus-replay-council = Unterhalt und Rat
exodus-replay-actions = Aktionen und Raketen
exodus-replay-conquest = Eroberung { $pass }
exodus-replay-empires = Kolonien
exodus-replay-follow = Registerkarten mit der Wiedergabe wechseln

chart-exodus-score = Siegpunkte
chart-exodus-income = CP beim nächsten Unterhalt
chart-exodus-resources = Axinium und Phasium beim nächsten Unterhalt
chart-exodus-ships = Schiffe
chart-exodus-cubes = Siedler auf Planeten
chart-exodus-techs = Technologien
