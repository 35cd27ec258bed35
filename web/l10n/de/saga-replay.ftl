### Spiele von Saga noch einmal gesehen.

saga-replay-turn = { $round ->
        [0] Aufbau · { $who }
       *[other] Runde { $round } · { $who }
    }
saga-replay-branch = { $round ->
        [0] { $title }, Aufbau
       *[other] { $title }, Runde { $round }
    }
saga-replay-would = Der Admiral: { $plan }.
saga-replay-fleet = Armadas
saga-replay-follow = Registerkarten mit der Wiedergabe wechseln
saga-replay-sectors = Offene Sektoren
saga-replay-raiders = Räuber
saga-replay-bosses = Bosse
saga-replay-starbases = Aktive Sternenbasen
saga-replay-events = Ereignisse im Spiel

## Kurven

chart-saga-course = Der Auftrag
chart-saga-board = Das Spielfeld
chart-saga-points = Siegpunkte
chart-saga-hull = Rumpf
chart-saga-levels = Stufen
chart-saga-gear = Ausgerüstete Karten
chart-saga-goods = Astartium und Marker
