### Exodus: eine Partie vorbereiten, und was eine Partie in Kürze ist.

exodus-setup-title = Partie vorbereiten
exodus-setup-name = { $mode }, { $seats } Sitze
exodus-setup-preview = { $name }, Ausgangslage: { $game }
exodus-setup-redeal = Andere Planeten auslegen

## Wer spielt

exodus-setup-players = Spieler
exodus-setup-count = Zahl der Sitze
exodus-setup-company = Wer spielt
exodus-setup-company-bots = Du gegen Bots
    .hint = Der schnellste Start
exodus-setup-company-screen = An einem Bildschirm
    .hint = Ihr teilt euch diesen Bildschirm; verdeckte Wahlen bleiben verborgen
exodus-setup-company-far = Online-Partie
    .hint = Direkt zwischen Browsern oder Zug um Zug mit Links
exodus-setup-company-watch = Nur Bots
    .hint = Du siehst zu
exodus-setup-level = Stufe aller Bots
exodus-setup-seats = Kolonien
exodus-setup-far = Hat die Partie begonnen, lade die anderen über ihr Menü ein, oder schick ihnen den Zug.
exodus-setup-shared = Alle an diesem Bildschirm haben Geheimnisse. Beim Weitergeben ist der Tisch verdeckt.
exodus-setup-watch = Es spielen nur Bots. Du siehst alle ihre Geheimnisse.

## Modus und Länge

exodus-setup-modes = Modus und Länge
exodus-setup-mode = Modus
exodus-setup-mode-standard = Standardspiel
    .hint = { $turns ->
        [one] { $turns } Runde. Das volle Spiel.
       *[other] { $turns } Runden. Das volle Spiel.
    }
    .more = Verdeckte Befehle, Reaktionen und Steuer: alle Regeln in der vorgesehenen Länge.
exodus-setup-mode-long = Langes Spiel
    .hint = { $turns ->
        [one] { $turns } Runde, { $cp } CP am Anfang, ein großer Plan.
       *[other] { $turns } Runden, { $cp } CP am Anfang, ein großer Plan.
    }
    .more = Zeit für teure Technologien und ferne Planeten. Grundlagenforschung ist nicht im Spiel.
exodus-setup-mode-combat = Kampfspiel
    .hint = { $turns ->
        [one] { $turns } Runde, { $techs } Starttechnologien, { $cp } CP am Anfang, ein kleiner Plan.
       *[other] { $turns } Runden, { $techs } Starttechnologien, { $cp } CP am Anfang, ein kleiner Plan.
    }
    .more = Alle wählen ihre Starttechnologien und haben einen Kampfträger mehr. Die Nachbarn sind nah.
exodus-setup-mode-short = Kurzes Spiel
    .hint = { $turns ->
        [one] { $turns } Runde, am leichtesten zu lernen.
       *[other] { $turns } Runden, am leichtesten zu lernen.
    }
    .more = Schiffe fliegen offen, Schritt für Schritt. Du spielst drei Karten in jeder Runde. Keine Reaktionen, keine Steuer.
exodus-setup-turns = Runden
exodus-setup-time = Zeit
    .hint = Ist die Zeit um, ruft sie am Tisch aus. Die nächste Runde ist die letzte.
exodus-setup-no-time = keine Grenze
exodus-setup-minutes = { $minutes } Minuten
exodus-setup-generals = Generäle
    .hint = { $count ->
        [one] Mehr Karten in den Stapeln und { $count } geheime Fähigkeit für jeden.
       *[other] Mehr Karten in den Stapeln und { $count } geheime Fähigkeiten für jeden.
    }

## Der Plan

exodus-setup-map = Plan
exodus-setup-map-minimal = Kleiner Plan
    .blurb = Nachbarn treffen sich in den ersten Runden.
exodus-setup-map-standard = Standardplan
    .blurb = Platz zum Siedeln und Wächter auf dem Weg zu den reichen Planeten.
exodus-setup-map-long = Großer Plan
    .blurb = Weite Wege und viele freie Planeten.
exodus-setup-any-map = Jeder Plan geht mit jedem Modus.
exodus-setup-own-maps = Deine Pläne
exodus-setup-open-file = Plan öffnen
exodus-setup-download = Diesen Plan herunterladen
exodus-setup-edit = Diesen Plan ändern
exodus-setup-hint = Ein Plan ist eine Textdatei. Lade einen herunter, ändere ihn und öffne ihn hier.
exodus-setup-opened = „{ $name }“ ist offen und gewählt.
exodus-setup-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }

## Hausregeln

exodus-setup-house = Hausregeln
exodus-setup-house-free-refit = Freies Umrüsten
    .hint = Du darfst Bauteile bei jeder Entscheidung außerhalb der Eroberung verlegen.
exodus-setup-house-fixed-bank = Festes Bankgeschäft
    .hint = Ein Bankgeschäft bringt ohne Wurf { $cp } CP, mit Verbessertem Bankwesen { $more } CP.
exodus-setup-house-fixed-trade = Fester Handel
    .hint = { $count ->
        [one] Jeder Handel hat { $count } Geschäft, ohne Wurf.
       *[other] Jeder Handel hat { $count } Geschäfte, ohne Wurf.
    }
exodus-setup-house-titles = Höhere Ämter
    .hint = { $first } SP für den Kanzler, { $second } für den Vizekanzler.
exodus-setup-house-stock-cap = Lagergrenze
    .hint = Niemand hat mehr als { $most } Axinium oder { $most } Phasium. Was darüber ist, verfällt.
exodus-setup-house-random-seats = Zufällige Sitze
    .hint = Alle bekommen eine zufällige Heimat.
exodus-setup-house-safe-votes = Sichere Stimmen
    .hint = Ungültige Stimmen werden abgelehnt, also gibt es keine Strafe.
exodus-setup-house-guards = Wächter locken
    .hint = Auf dem Feld eines Wächters dürfen sich getarnte Schiffe enttarnen, auch wenn alle anderen dort getarnt sind.
exodus-setup-house-cloaked = Getarnt für die Runde
    .hint = Schiffe, die getarnt bleiben, wo sie kämpfen könnten, bleiben es bis zum Ende der Runde.
exodus-setup-house-trade-cube = Siedler auf dem Markt
    .hint = Dein Handelsmarker ist ein Siedler aus deinem Vorrat. Er kommt zurück, wenn der Markt geleert wird.
exodus-setup-house-quick-steps = Schnelle Schritte
    .hint = Du wirst nicht gefragt, wenn du nur eine Widerstandskarte abwerfen könntest.

exodus-setup-order = Reihenfolge vereinbaren
    .hint = Sonst werden die Karten zufällig verteilt. Gebt den Erfahrensten die ersten Plätze.
exodus-setup-order-list = Reihenfolge, zuerst das Kanzleramt
exodus-setup-order-up = { $seat } nach vorn

## Eine Partie in Kürze

exodus-facts-map = { $planets } Planeten, { $guards } Wächter
exodus-facts-turns = { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }
exodus-facts-minutes = { $minutes } Minuten und noch eine Runde
exodus-facts-cp = { $cp } CP am Anfang
exodus-facts-techs = { $techs } Starttechnologien
exodus-facts-generals = Generäle: { $count ->
        [one] je { $count } Fähigkeit
       *[other] je { $count } Fähigkeiten
    }
exodus-facts-planets = Planeten: { $blue } blau, { $red } rot, { $green } grün
exodus-facts-guards = Wächter: { $one } der Stufe I, { $two } der Stufe II, { $three } der Stufe III
exodus-facts-empire = { $score } SP, { $planets ->
        [one] { $planets } Planet
       *[other] { $planets } Planeten
    }, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }
exodus-facts-turn = Runde { $turn } von { $turns }
