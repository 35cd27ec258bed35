### Die Flottenwahl vor einer Partie: Captains wählen reihum.

rift-draft-title = Flottenwahl
rift-draft-turn = { $seat } wählt das Schiff auf { $at } (Schiff { $number } von { $all }).
rift-draft-done = Alle Schiffe sind gewählt.
rift-draft-left = { $left ->
        [0] keines mehr
        [one] noch { $left } für dieses Team
       *[other] noch { $left } für dieses Team
    }
rift-draft-pick = { $seat }: { $model } auf { $at }
rift-draft-picks = Bisher gewählt
rift-draft-open = Noch nicht gewählt
rift-draft-unfinished = Wähle erst alle Schiffe.
rift-draft-hull = Rumpf
rift-draft-energy = Energie
rift-draft-speed = Geschwindigkeit
rift-draft-torpedoes = Torpedos
rift-draft-mines = Minen

rift-refusal-pick-done = Jedes Schiff hat sein Modell. Nimm eine Wahl zurück, um sie zu ändern.
rift-refusal-pick-no-model = Dieses Modell gibt es hier nicht. Wähle eines der angebotenen.
rift-refusal-pick-team-full = Dieses Team hat schon die Höchstzahl von { $most } Schiffen dieses Modells. Wähle ein anderes Modell.
rift-refusal-pick-box-empty = { $boxes ->
        [one] In der Schachtel ist kein Schiff dieses Modells mehr. Wähle ein anderes Modell.
       *[other] In den { $boxes } Schachteln ist kein Schiff dieses Modells mehr. Wähle ein anderes Modell.
    }
rift-refusal-pick-box-mines = { $boxes ->
        [one] In der Schachtel sind zu wenig Minen für dieses Modell. Wähle ein Modell mit weniger Minen.
       *[other] In den { $boxes } Schachteln sind zu wenig Minen für dieses Modell. Wähle ein Modell mit weniger Minen.
    }
