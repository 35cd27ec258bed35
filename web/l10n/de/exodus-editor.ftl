### Exodus: der Plan-Editor.

exodus-editor-title = { $name }: Plan-Editor
exodus-editor-open = Plan-Editor öffnen
exodus-editor-edit = Bearbeiten
exodus-editor-untitled = Neuer Plan
exodus-editor-new = Neuer Plan
exodus-editor-open-file = Plandatei öffnen
exodus-editor-own = Deine Pläne
exodus-editor-too-long = Die Datei ist zu lang für einen Plan.
exodus-editor-shelf-empty = Noch keine Pläne. Gespeicherte Pläne stehen hier.
exodus-editor-shipped = Mit einem Plan des Grundspiels beginnen
exodus-editor-shared = Ein Plan von Exodus, geteilt als Link
exodus-editor-link-refused = Der Plan im Link ist ungültig. { $fault }
exodus-editor-mend = Behebe das, um den Plan zu spielen:
exodus-editor-odd = Der Plan ist spielbar. Prüfe diese Punkte:
exodus-editor-tab-hex = Feld
exodus-editor-tab-map = Plan
exodus-editor-tab-findings = Prüfung
exodus-editor-tab-shelf = Sammlung
exodus-editor-of-box = { $name }, { $seats ->
        [one] { $seats } Sitz
       *[other] { $seats } Sitze
    }
exodus-editor-facts = { $seats ->
        [one] { $seats } Sitz
       *[other] { $seats } Sitze
    }, { $planets ->
        [one] { $planets } Planet
       *[other] { $planets } Planeten
    }
exodus-editor-board = Sternkarte { $name }

exodus-editor-tool-select = Ansehen und bewegen
    .hint = Drück auf ein Feld, um zu sehen, was dort ist. Zieh einen Planeten, einen Wächter oder eine Heimat, um sie zu bewegen.
exodus-editor-tool-planet = Planeten
exodus-editor-tool-guard = Wächter
exodus-editor-tool-home = Heimatplaneten
exodus-editor-tool-council = Hoher Rat
    .hint = Drück auf das Feld für die Mitte des Plans. Der Hohe Rat kommt dorthin, und alle Entfernungen zählen von ihm aus.
exodus-editor-tool-eraser = Radierer
    .hint = Entfernt Felder vom Plan. Der Hohe Rat bleibt.
exodus-editor-tool-hand = Ansicht bewegen
    .hint = Zieh, um die Ansicht zu bewegen. Mausrad oder zwei Finger zoomen.
exodus-editor-kinds = Art des Planeten
exodus-editor-kind-any = Planet vom Stapel
exodus-editor-guards = Wächter
exodus-editor-no-guard = kein Wächter
exodus-editor-seats = Heimat von
exodus-editor-symmetry-third = Dritteldrehungen
exodus-editor-symmetry-sixth = Sechsteldrehungen

exodus-editor-void = nicht auf dem Plan
exodus-editor-council = Hoher Rat
    .hint = Die Mitte des Plans. Alle Felder zählen von ihr aus.
exodus-editor-home = Heimat: { $seat }
exodus-editor-hex = Feld { $at }
exodus-editor-pick = Drück auf ein Feld, um zu sehen, was dort ist.
exodus-editor-moving = Drück auf das Zielfeld.
exodus-editor-move = Bewegen
exodus-editor-remove = Vom Plan entfernen
exodus-editor-uses = Art des Feldes
exodus-editor-use-planet = Planet
exodus-editor-use-home = Heimat
exodus-editor-seat = Heimat von

exodus-editor-name = Name
exodus-editor-blurb = Beschreibung
exodus-editor-tiles = Gezogene Plättchen
    .hint = Eines für jeden Planeten, der keine Heimat ist. Sie werden gemischt und auf Planeten ohne feste Art gelegt.
exodus-editor-tiles-there = Plättchen: { $tiles }, Planeten: { $planets }
exodus-editor-tiles-match = An Planeten anpassen
exodus-editor-alike = Alle Seiten angleichen
    .hint = Wiederholt den Teil im Norden und Osten auf den anderen Seiten. Die Sitze zählen im Uhrzeigersinn.
exodus-editor-whole = Der ganze Plan
exodus-editor-turn = Um ein Sechstel drehen
exodus-editor-mirror = Links und rechts spiegeln
exodus-editor-clockwise = Sitze im Uhrzeigersinn zählen
exodus-editor-trim = Zu weit entfernte Felder entfernen

exodus-editor-outlook = Was jeder Sitz in der Nähe hat
exodus-editor-outlook-council = Schritte zum Hohen Rat
exodus-editor-outlook-rival = Schritte zum nächsten Rivalen
exodus-editor-outlook-free = Freie Planeten neben der Heimat
exodus-editor-outlook-guarded = Bewachte Planeten neben der Heimat
exodus-editor-outlook-near = Planeten in zwei Schritten

exodus-editor-of-kind = { $kind }: { $fault }
exodus-editor-odd-council = Die Heimatplaneten sind unterschiedlich weit vom Hohen Rat entfernt: { $least } bis { $most } Schritte.
exodus-editor-odd-rivals = Die Heimatplaneten sind unterschiedlich weit vom nächsten Rivalen entfernt: { $least } bis { $most } Schritte.
exodus-editor-odd-close = { $steps ->
        [one] Zwei Heimatplaneten sind nur { $steps } Schritt voneinander entfernt.
       *[other] Zwei Heimatplaneten sind nur { $steps } Schritte voneinander entfernt.
    }
exodus-editor-odd-neighbors = Die Felder neben den Heimatplaneten unterscheiden sich in freien Planeten, Wächtern und deren Stufen.
exodus-editor-odd-near = Die Heimatplaneten haben unterschiedlich viele Planeten in zwei Schritten: { $least } bis { $most }.
exodus-editor-odd-walled = { $count ->
        [one] Neben { $count } Heimatplaneten ist kein freier Planet. Alle sind bewacht.
       *[other] Neben { $count } Heimatplaneten ist kein freier Planet. Alle sind bewacht.
    }
exodus-editor-odd-planets = { $planets ->
        [one] Der Plan hat { $planets } Planeten. Für so viele Sitze sind { $least } bis { $most } üblich.
       *[other] Der Plan hat { $planets } Planeten. Für so viele Sitze sind { $least } bis { $most } üblich.
    }
exodus-editor-odd-no-kind = Von dieser Art werden keine Plättchen gezogen: { $kind }.
exodus-editor-odd-no-guard = Der Plan hat keinen dieser Wächter: { $guard }.
exodus-editor-odd-many-guards = Der Plan hat mehr Wächter als Karten: { $guard }. Die letzten sind leer.
exodus-editor-odd-order = Die Sitze zählen nicht im Uhrzeigersinn um den Hohen Rat.

## Warum ein Plan oder eine Vorbereitung nicht angenommen wird

exodus-load-seats = Ein Plan hat { $least } bis { $most } Sitze, mit einer Heimat für jeden.
exodus-load-turns = Eine Partie hat { $least } bis { $most } Runden.
exodus-load-order = Die Reihenfolge muss jeden Sitz einmal nennen.
exodus-load-no-layout = Den Plan „{ $name }“ gibt es nicht.
exodus-load-format = „{ $name }“ ist kein Planformat dieses Spiels.
exodus-load-id = Eine Kennung darf nur Kleinbuchstaben, Ziffern und Bindestriche haben und nicht zu lang sein.
exodus-load-title = Der Name fehlt oder ist zu lang.
exodus-load-blurb = Die Beschreibung ist zu lang.
exodus-load-homes = { $count ->
        [one] Der Plan braucht eine Heimat für { $count } Sitz.
       *[other] Der Plan braucht eine Heimat für jeden von { $count } Sitzen.
    }
exodus-load-far = Feld { $hex } liegt zu weit außen.
exodus-load-taken = Feld { $hex } ist zweimal genannt.
exodus-load-hexes = Ein Plan hat höchstens { $count } Felder.
exodus-load-apart = Feld { $hex } ist nicht erreichbar. Leg einen Planeten zwischen dieses Feld und die anderen.
exodus-load-planets = Der Plan braucht ein Plättchen für jeden Planeten. Er hat { $tiles } Plättchen für { $hexes } Planeten.
exodus-load-tiles = { $count ->
        [one] Das Spiel hat nur { $count } solches Plättchen.
       *[other] Das Spiel hat nur { $count } solche Plättchen.
    }
exodus-load-no-planet = Feld { $hex } hat eine Art, aber keinen gezogenen Planeten.
exodus-load-two-kinds = Feld { $hex } hat zwei Arten.
exodus-load-fixed = { $hexes ->
        [one] { $hexes } Planet ist von dieser Art, aber zu wenige solche Plättchen werden gezogen: { $tiles }.
       *[other] { $hexes } Planeten sind von dieser Art, aber zu wenige solche Plättchen werden gezogen: { $tiles }.
    }
