### Exodus: der Plan-Editor.

exodus-editor-title = { $name }: Plan-Editor
exodus-editor-open = Plan-Editor öffnen
exodus-editor-edit = Ändern
exodus-editor-untitled = Neuer Plan
exodus-editor-new = Neuer Plan
exodus-editor-open-file = Plandatei öffnen
exodus-editor-own = Deine eigenen Pläne
exodus-editor-too-long = Die Datei ist zu lang für einen Plan.
exodus-editor-shelf-empty = Noch nichts. Speichere einen Plan, dann wartet er hier.
exodus-editor-shipped = Mit einem Plan aus der Schachtel beginnen
exodus-editor-shared = Ein Plan von Exodus, dir als Link geschickt
exodus-editor-link-refused = Der Plan im Link ist fehlerhaft. { $fault }
exodus-editor-mend = Das muss noch stimmen, bevor man auf dem Plan spielen kann:
exodus-editor-odd = Auf dem Plan lässt sich spielen. Manches ist vielleicht nicht so gemeint:
exodus-editor-tab-hex = Feld
exodus-editor-tab-map = Plan
exodus-editor-tab-findings = Prüfung
exodus-editor-tab-shelf = Regal
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
    .hint = Drück auf ein Feld, um es anzusehen. Zieh, was dort ist, um es zu bewegen.
exodus-editor-tool-planet = Planeten
exodus-editor-tool-guard = Wächter
exodus-editor-tool-home = Heimatplaneten
exodus-editor-tool-council = Hoher Rat
    .hint = Drück auf das Feld, das die Mitte sein soll. Der Hohe Rat kommt dorthin, und alle Entfernungen zählen von ihm aus.
exodus-editor-tool-eraser = Radierer
    .hint = Nimmt Felder vom Plan. Der Hohe Rat bleibt.
exodus-editor-tool-hand = Ansicht bewegen
    .hint = Zieh, um die Ansicht zu bewegen. Mausrad oder zwei Finger zoomen.
exodus-editor-kinds = Art des Planeten
exodus-editor-kind-any = Planet vom Stapel
exodus-editor-guards = Wächter
exodus-editor-no-guard = kein Wächter
exodus-editor-seats = Wessen Heimat
exodus-editor-symmetry-third = Dritteldrehungen
exodus-editor-symmetry-sixth = Sechsteldrehungen

exodus-editor-void = nicht auf dem Plan
exodus-editor-council = Hoher Rat
    .hint = Die Mitte des Plans. Bewege ihn, dann zählen alle Felder von dort aus.
exodus-editor-home = Heimat: { $seat }
exodus-editor-hex = Feld { $at }
exodus-editor-pick = Drück auf ein Feld, um zu sehen, was dort ist.
exodus-editor-moving = Drück auf das Feld, wohin es soll.
exodus-editor-move = Bewegen
exodus-editor-remove = Vom Plan nehmen
exodus-editor-uses = Was es ist
exodus-editor-use-planet = Planet
exodus-editor-use-home = Heimat
exodus-editor-seat = Wessen Heimat

exodus-editor-name = Name
exodus-editor-blurb = Worum es geht
exodus-editor-tiles = Plättchen, die gezogen werden
    .hint = So viele, wie es Planeten ohne Heimat gibt. Sie werden gemischt und liegen dort, wo keine Art bestimmt ist.
exodus-editor-tiles-there = Plättchen: { $tiles }, Planeten: { $planets }
exodus-editor-tiles-match = So viele wie Planeten
exodus-editor-alike = Alle Seiten gleich
    .hint = Der Teil im Norden und Osten bleibt, und die anderen werden wie er. Die Sitze zählen im Uhrzeigersinn.
exodus-editor-whole = Der ganze Plan
exodus-editor-turn = Um ein Sechstel drehen
exodus-editor-mirror = Links und rechts spiegeln
exodus-editor-clockwise = Sitze im Uhrzeigersinn zählen
exodus-editor-trim = Wegnehmen, was zu weit außen liegt

exodus-editor-outlook = Was jeder Sitz vorfindet
exodus-editor-outlook-council = Schritte zum Hohen Rat
exodus-editor-outlook-rival = Schritte zum nächsten Rivalen
exodus-editor-outlook-free = Freie Planeten neben der Heimat
exodus-editor-outlook-guarded = Bewachte Planeten neben der Heimat
exodus-editor-outlook-near = Planeten in zwei Schritten

exodus-editor-of-kind = { $kind }: { $fault }
exodus-editor-odd-council = Manche Heimatplaneten sind weiter vom Hohen Rat entfernt als andere: { $least } bis { $most } Schritte.
exodus-editor-odd-rivals = Manche Heimatplaneten haben einen Rivalen viel näher als andere: { $least } bis { $most } Schritte.
exodus-editor-odd-close = { $steps ->
        [one] Zwei Heimatplaneten sind nur { $steps } Schritt voneinander entfernt.
       *[other] Zwei Heimatplaneten sind nur { $steps } Schritte voneinander entfernt.
    }
exodus-editor-odd-neighbors = Was neben den Heimatplaneten liegt, ist nicht gleich: freie Planeten, Wächter und ihre Stufen.
exodus-editor-odd-near = Manche Heimatplaneten haben viel mehr Planeten in zwei Schritten als andere: { $least } bis { $most }.
exodus-editor-odd-walled = { $count ->
        [one] Neben einem Heimatplaneten ist kein freier Planet: Alle sind bewacht.
       *[other] Neben { $count } Heimatplaneten ist kein freier Planet: Alle sind bewacht.
    }
exodus-editor-odd-planets = { $planets ->
        [one] Es gibt { $planets } Planeten. Für so viele Sitze sind { $least } bis { $most } üblich.
       *[other] Es gibt { $planets } Planeten. Für so viele Sitze sind { $least } bis { $most } üblich.
    }
exodus-editor-odd-no-kind = Von dieser Art wird kein Plättchen gezogen: { $kind }.
exodus-editor-odd-no-guard = Davon ist keiner auf dem Plan: { $guard }.
exodus-editor-odd-many-guards = Davon gibt es mehr als Karten: { $guard }. Die letzten sind leer.
exodus-editor-odd-order = Die Sitze zählen nicht im Uhrzeigersinn um den Hohen Rat.

## Warum ein Plan oder eine Vorbereitung nicht angenommen wird

exodus-load-seats = Es sind { $least } bis { $most } Sitze, mit einer Heimat für jeden.
exodus-load-turns = Ein Spiel hat { $least } bis { $most } Runden.
exodus-load-order = Die Reihenfolge braucht jeden Sitz einmal.
exodus-load-no-layout = Es gibt keinen Plan „{ $name }“.
exodus-load-format = Das ist kein Plan dieser Art: „{ $name }“.
exodus-load-id = Eine Kennung hat kleine Buchstaben, Ziffern und Bindestriche, und nicht zu viele davon.
exodus-load-title = Es fehlt ein Name, oder er ist zu lang.
exodus-load-blurb = Der Text zum Plan ist zu lang.
exodus-load-homes = { $count ->
        [one] Der Plan braucht eine Heimat für { $count } Sitz.
       *[other] Der Plan braucht eine Heimat für jeden von { $count } Sitzen.
    }
exodus-load-far = Feld { $hex } liegt zu weit außen.
exodus-load-taken = Feld { $hex } ist zweimal genannt.
exodus-load-hexes = Ein Plan hat höchstens { $count } Felder.
exodus-load-apart = Feld { $hex } ist nicht zu erreichen. Leg einen Planeten dazwischen.
exodus-load-planets = Plättchen und Planeten müssen gleich viele sein: { $tiles } Plättchen für { $hexes } Planeten.
exodus-load-tiles = { $count ->
        [one] Es gibt nur { $count } solches Plättchen.
       *[other] Es gibt nur { $count } solche Plättchen.
    }
exodus-load-no-planet = Feld { $hex } hat eine Art, aber keinen Planeten, der gezogen wird.
exodus-load-two-kinds = Feld { $hex } hat zwei Arten.
exodus-load-fixed = { $hexes ->
        [one] { $hexes } Planet ist von dieser Art, aber so wenige Plättchen werden gezogen: { $tiles }.
       *[other] { $hexes } Planeten sind von dieser Art, aber so wenige Plättchen werden gezogen: { $tiles }.
    }
