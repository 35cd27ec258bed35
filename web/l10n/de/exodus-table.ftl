### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

## table: leaves, orders, hexes, the end

exodus-tabs = Blätter des Tisches
exodus-tab-map = Sternkarte
exodus-tab-council = Rat
exodus-tab-technologies = Technologien
exodus-tab-blueprints = Baupläne
exodus-tab-market = Markt
exodus-tab-empires = Reiche
exodus-tab-asks = (hier bist du gefragt)

exodus-table-turn = Runde { $turn } von { $turns }
exodus-table-pass = Eroberung { $pass } von { $passes }
exodus-table-also = gewartet wird auch auf { $seats }
exodus-table-to-leaf = Weiter zu: { $leaf }
exodus-table-reopen = Verdeckte Wahl von { $seat } zurücknehmen
exodus-table-all-open = Hier ist dir nichts verwehrt.
exodus-table-route = { $ship } fliegt in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } dorthin
exodus-table-take-rocket = zielen: { $rocket }
exodus-table-take-cube = einen Würfel auf einen anderen Planeten schicken
exodus-table-take-ship = { $ship } in die Hand nehmen
exodus-table-tax = Steuer { $cp } CP
exodus-table-face = { $face }+
exodus-table-sure = sicher
exodus-table-never = nie
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } weit: kommt bei { $face } oder mehr an, in { $chance } % aller Würfe.
exodus-table-outlook-landing = { $face ->
        [1] Landet ohne Wurf.
       *[other] Landet bei { $face } oder mehr, in { $chance } % aller Würfe.
    }
exodus-table-outlook-tax = Steuer: { $tax } CP. Du hast { $cp } CP.
exodus-table-outlook-build = Kostet { $price }. Du hast { $cp } CP und { $ax } Axinium.
exodus-table-outlook-battle = Falls { $seats } dort bleibt: in { $wins } % gewonnen, in { $dies } % alles verloren.
exodus-table-outlook-guard = Wächter der Stufe { $level }: in { $wins } % besiegt, in { $dies } % alles verloren.

exodus-orders-income = Einkommen
exodus-orders-build = Schiffe zu bauen
exodus-orders-arms = Raketen zu kaufen
exodus-orders-trade = Markt
exodus-orders-fire = Raketen zu starten
exodus-orders-kill = Würfel, die sterben
exodus-orders-mount = Würfel, die reisen
exodus-orders-hit = Schiffe, die getroffen werden können
exodus-orders-deploy = Würfel, die landen
exodus-orders-plain = Befehle
exodus-orders-ability = Fähigkeiten
exodus-orders-ships = Schiffe
exodus-orders-helm = Befehle für { $ship }
exodus-orders-left = { $ship }: { $left ->
        [0] kein Schritt mehr
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }
exodus-orders-direction = { $direction } ({ $number })
exodus-orders-with = mit { $ship }
exodus-orders-group = Einer Gruppe anschließen …
exodus-orders-fire-from = { $rocket } auf { $hex } …
exodus-orders-ferry-from = Übersetzen von { $hex } …
exodus-orders-unload = Den Würfel wieder von { $ship } nehmen
exodus-orders-good-hit = eine gute Wahl
exodus-orders-kept = Behaltene Karten ({ $count }) …
exodus-orders-choose-target = { $rocket } auf { $hex }: Wähle das Ziel.
exodus-orders-choose-planet = { $rocket } für { $price }: Wähle den Planeten.
exodus-orders-choose-harbor = Ein Würfel verlässt { $hex }: Wähle, wohin.
exodus-orders-choose-group = { $ship } fliegt mit:

exodus-hex-none = Zeige auf ein Feld oder wähle es aus, dann steht hier, was dort ist.
exodus-hex-rubble = Trümmer eines zerstörten Planeten: Hier landet niemand.
exodus-hex-council = Kein Planet: Wer hier Schiffe hat, bekommt mehr Punkte.
exodus-hex-empty = Leerer Raum.
exodus-hex-tokens = Marker
exodus-hex-worth = Punkte
exodus-hex-presence = Würfel
exodus-hex-cubes = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } · { $points } SP
exodus-hex-contested = Niemand hat die meisten Würfel: Die Punkte werden geteilt.
exodus-hex-rockets = Raketen
exodus-hex-guard = Wächter der Stufe { $level }
exodus-hex-guard-deck = { $count ->
        [one] { $count } Karte kann
       *[other] { $count } Karten können
    } kommen: { $least } bis { $most } Würfel, im Mittel { $dice }; Stärke im Mittel { $strength }.
exodus-hex-ships = Schiffe
exodus-hex-cloaked = getarnt
exodus-hex-damage = Schaden
exodus-hex-dice = Kampfwürfel
exodus-hex-speed = Tempo
exodus-hex-cargo = Ladung

exodus-end-length = Es dauerte { $turn ->
        [one] { $turn } Runde
       *[other] { $turn } Runden
    }.
exodus-end-line = Siegpunkte
exodus-end-planets = Planeten
exodus-end-domination = Vorherrschaft
exodus-end-council = Hoher Rat
exodus-end-resistance = Widerstandskarten
exodus-end-battles = Schlachten
exodus-end-titles = Titel
exodus-end-laws = Gesetze
exodus-end-abilities = Fähigkeiten
exodus-end-total = Zusammen

exodus-keys = Tasten des Tisches
exodus-key-next = Nächstes Schiff, das etwas tun kann
exodus-key-before = Schiff davor
exodus-key-direction = Wenn Schiffe fliegen: Richtung, im Uhrzeigersinn von Norden
exodus-key-blank = Einen Schritt lang bleiben
exodus-key-leaf = Sonst: ein Blatt öffnen
exodus-key-turn-leaf = Nächstes Blatt
exodus-key-done = Fertig

exodus-primer = So geht eine Runde
exodus-primer-upkeep = Unterhalt: Dein Volk wächst, und Planeten zahlen. Was Asteroiden geben, wird besteuert.
exodus-primer-council = Rat: Alle bieten geheim auf ein Gesetz, dann auf die Reihenfolge. Gebote sind verloren.
exodus-primer-actions = Aktionen: Alle spielen geheim Karten: forschen, bauen, ausrüsten, handeln. Für Würfel darfst du andere nachahmen.
exodus-primer-conquest = Eroberung: Würfel gehen an Bord, Befehle liegen verdeckt, alle Schiffe fliegen zugleich, kämpfen und landen.
exodus-primer-points = Nach der letzten Runde zählen Planeten, Schiffe, Schlachten und Titel. Auch Bruchteile zählen genau.

exodus-hint-start = Wähle Technologien, die einander helfen: Farbe und Art machen andere billiger.
exodus-hint-vote = Eines der Gesetze ist ein Gebot wert.
exodus-hint-bid = Überlege, was dir die Reihenfolge wert ist.
exodus-hint-play = Eine deiner Karten passt jetzt.
exodus-hint-react = Jemand spielt, was auch du brauchen kannst.
exodus-hint-learn = Eine Technologie ist jetzt günstig.
exodus-hint-build = Ein weiteres Schiff würde sich lohnen.
exodus-hint-buy = Ein besseres Teil ist in Reichweite.
exodus-hint-take = Die Marker sind ihre Steuer wert.
exodus-hint-take-all = Die Marker sind ihre Steuer wert.
exodus-hint-target = Eine Rakete hat ein gutes Ziel.
exodus-hint-mount = Nimm Siedler mit.
exodus-hint-order = Ein Schiff steht anderswo besser.
exodus-hint-step = Ein Schiff steht anderswo besser.
exodus-hint-deploy = Lande deine Siedler.
exodus-hint-hit = Ein Schiff lohnt den Treffer am meisten.
exodus-hint-done = Hier ist nichts besser, als weiterzugehen.
exodus-hint-other = Etwas auf dem Tisch ist besser, als zu passen.
exodus-hint-whole = { $plan }.
