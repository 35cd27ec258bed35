### Die Flottenwahl vor einer Partie: Captains wählen reihum.

rift-draft-title = Flottenwahl
rift-draft-turn = { $seat } wählt das Schiff auf { $at }: { $number } von { $all }.
rift-draft-done = Jedes Schiff ist gewählt.
rift-draft-left = { $left ->
        [0] keines mehr
        [one] noch { $left } für dieses Team
       *[other] noch { $left } für dieses Team
    }
rift-draft-pick = { $seat }: { $model } auf { $at }
rift-draft-picks = Bisher gewählt
rift-draft-open = Noch nicht gewählt
rift-draft-unfinished = Wähle erst jedes Schiff.
rift-draft-hull = Rumpf
rift-draft-energy = Energie
rift-draft-speed = Geschwindigkeit
rift-draft-torpedoes = Torpedos
rift-draft-mines = Minen

rift-refusal-pick-done = Jedes Schiff hat sein Modell. Nimm eine Wahl zurück, um sie zu ändern.
rift-refusal-pick-no-model = Ein solches Schiff gibt es nicht. Wähl eines, das angeboten wird.
rift-refusal-pick-team-full = Dieses Team hat davon so viele, wie es darf: { $most }. Wähl ein anderes Modell.
rift-refusal-pick-box-empty = { $boxes ->
        [one] In der Schachtel ist davon keines mehr. Wähl ein anderes Modell.
       *[other] In den { $boxes } Schachteln ist davon keines mehr. Wähl ein anderes Modell.
    }
rift-refusal-pick-box-mines = { $boxes ->
        [one] In der Schachtel sind dafür zu wenig Minen. Wähl ein Modell mit weniger.
       *[other] In den { $boxes } Schachteln sind dafür zu wenig Minen. Wähl ein Modell mit weniger.
    }
