### Was eine Partie von Centauri Rift am Beginn hindert, und wie es zu richten ist.

rift-setup-fault-seats = Es sind { $seats } Spieler; { $fewest } bis { $most } können spielen.
rift-setup-fault-one-team = Alle sind in einem Team. Gib jemandem ein anderes.
rift-setup-fault-shipless = Der Captain auf Sitz { $seat } hat kein Schiff.
rift-setup-fault-ships = Es sind { $ships } Schiffe. Dieses Spielfeld nimmt { $fewest } bis { $most }.
rift-setup-fault-ships-exactly = Es sind { $ships } Schiffe. Dieses Spielfeld nimmt { $most }.
rift-setup-fault-no-start = Für Schiff { $ship } ist kein Startplatz mehr da.
rift-setup-fault-no-seat = Es gibt keinen Sitz { $seat }.
rift-setup-fault-no-model = Das Modell von Schiff { $ship } gibt es nicht: { $model }.
rift-setup-fault-other-model = Schiff { $ship } startet, wo nur dieses Modell darf: { $model }.
rift-setup-fault-handicap = Schiff { $ship }: { $figure }. { $value } liegt nicht zwischen { $least } und { $most }.
rift-setup-fault-ace-target = Die Punkte zum Sieg gehen bis { $most }; { $score } geht nicht.
rift-setup-fault-series = Eine Serie kann nicht { $games } Spiele haben.
rift-setup-fault-puzzle-mode = Rätselfelder sind nur für Rätsel da, und Rätsel brauchen eines.
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
