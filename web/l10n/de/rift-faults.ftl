### Warum eine Partie von Centauri Rift nicht beginnen kann, und wie es sich beheben lässt.

rift-setup-fault-seats = { $fewest } bis { $most } Spieler können spielen, nicht { $seats }.
rift-setup-fault-one-team = Alle Spieler sind in einem Team. Gib jemandem ein anderes.
rift-setup-fault-shipless = Der Captain auf Sitz { $seat } hat kein Schiff.
rift-setup-fault-ships = Auf dieses Spielfeld gehören { $fewest } bis { $most } Schiffe, nicht { $ships }.
rift-setup-fault-ships-exactly = Auf dieses Spielfeld gehören genau { $most } Schiffe, nicht { $ships }.
rift-setup-fault-no-start = Für Schiff { $ship } ist kein Startplatz mehr da.
rift-setup-fault-no-seat = Sitz { $seat } gibt es nicht.
rift-setup-fault-no-model = Schiff { $ship } hat ein Modell, das es nicht gibt: { $model }.
rift-setup-fault-other-model = Der Startplatz von Schiff { $ship } ist nur für dieses Modell: { $model }.
rift-setup-fault-handicap = Schiff { $ship }: { $figure }. { $value } liegt nicht zwischen { $least } und { $most }.
rift-setup-fault-ace-target = Höchstens { $most } Zielpunkte sind möglich, nicht { $score }.
rift-setup-fault-series = Eine Partie kann nicht { $games } Spiele haben.
rift-setup-fault-puzzle-mode = Der Modus „Rätsel“ braucht ein Rätselfeld, und ein Rätselfeld braucht diesen Modus.
rift-setup-fault-breakout = Ein Ausbruch braucht ein Spielfeld mit einem markierten Schiff und einem Zielfeld.
rift-setup-fault-two-ships = In Centaur Ace hat jeder Captain ein Schiff. Schiff { $ship } ist eines zu viel.
rift-setup-fault-other-team = Schiff { $ship } startet auf einem Platz von Team { $team }. Ändere die Teams oder den Captain.
rift-setup-fault-drafted = Schiff { $ship }: Ein Team darf höchstens { $most } von diesem Modell haben. Wähle ein anderes Modell.
rift-setup-fault-box-model = Schiff { $ship }: Von diesem Modell gibt es keine mehr in { $boxes ->
        [one] { $boxes } Schachtel
       *[other] { $boxes } Schachteln
    }. Wähle ein anderes Modell.
rift-setup-fault-box-mines = Auf Spielfeld und Schiffen sind { $mines } Minen, mehr als in { $boxes ->
        [one] { $boxes } Schachtel
       *[other] { $boxes } Schachteln
    }.
