### Was den Beginn einer Partie von Centauri Rift verhindert, und wie es sich beheben lässt.

rift-setup-fault-seats = Es sind { $seats } Spieler; { $fewest } bis { $most } können spielen.
rift-setup-fault-one-team = Alle sind in einem Team. Gib jemandem ein anderes.
rift-setup-fault-shipless = Der Captain auf Sitz { $seat } hat kein Schiff.
rift-setup-fault-ships = Es sind { $ships } Schiffe. Auf dieses Spielfeld gehören { $fewest } bis { $most }.
rift-setup-fault-ships-exactly = Es sind { $ships } Schiffe. Auf dieses Spielfeld gehören { $most }.
rift-setup-fault-no-start = Für Schiff { $ship } ist kein Startplatz mehr da.
rift-setup-fault-no-seat = Es gibt keinen Sitz { $seat }.
rift-setup-fault-no-model = Das Modell von Schiff { $ship } gibt es nicht: { $model }.
rift-setup-fault-other-model = Schiff { $ship } startet auf einem Platz, der nur für dieses Modell ist: { $model }.
rift-setup-fault-handicap = Schiff { $ship }: { $figure }. { $value } liegt nicht zwischen { $least } und { $most }.
rift-setup-fault-ace-target = Für den Sieg sind höchstens { $most } Punkte möglich, nicht { $score }.
rift-setup-fault-series = Eine Serie kann nicht { $games } Spiele haben.
rift-setup-fault-puzzle-mode = Rätselfelder sind nur für Rätsel da, und ein Rätsel braucht ein Rätselfeld.
rift-setup-fault-breakout = Ein Ausbruch braucht ein Spielfeld mit einem markierten Schiff und einem Zielfeld.
rift-setup-fault-two-ships = In Centaur Ace hat jeder Captain ein Schiff. Schiff { $ship } ist eines zu viel.
rift-setup-fault-other-team = Schiff { $ship } startet auf einem Platz von Team { $team }. Ändere die Teams oder den Captain.
rift-setup-fault-drafted = Schiff { $ship }: Ein Team darf { $most } von diesem Modell haben. Wähle ein anderes.
rift-setup-fault-box-model = Schiff { $ship }: Von diesem Modell gibt es keine mehr in { $boxes ->
        [one] { $boxes } Schachtel
       *[other] { $boxes } Schachteln
    }.
rift-setup-fault-box-mines = Auf Spielfeld und Schiffen sind { $mines } Minen, mehr als in { $boxes ->
        [one] { $boxes } Schachtel
       *[other] { $boxes } Schachteln
    }.
