### Der Aufbau von Saga, seine Szenarien, und eine Partie in Kürze.

saga-setup-title = Eine Partie aufbauen
saga-setup-name = { $scenario }, { $seats ->
        [one] allein
       *[other] { $seats } Spieler
    }
saga-setup-preview = { $name }, Ausgangslage für { $seats ->
        [one] einen Spieler
       *[other] { $seats } Spieler
    }

## Szenarien

saga-story-ftj = Das Sprungtor war der Weg nach Hause. Etwas hat es aufgerissen, und seine XPMs trieben in unbekannte Sektoren. Eure Armadas sind alles, was hier übrig ist.
saga-story-spa = Ein Kolonieschiff wartet bei Dawn, und seine Vorräte gehen zu Ende. Zwischen ihm und dem Sprungtor liegen Räuber, Bosse in den Nebeln und ein Schwarzes Loch. Das Schiff fliegt mit dem Treibstoff, den ihr bringt, und derselbe Treibstoff hält seinen Rumpf zusammen.
saga-story-lst = Alte Sternenbasen liegen dunkel im unbekannten Raum. Genug von ihnen könnten das Sprungtor aus der Ferne aufladen. Doch jeder Boss im Spiel zehrt von ihrer Energie.
saga-story-dis = Kolonieschiffe rufen um Hilfe, eines nach dem anderen. Keines kann aus eigener Kraft fliegen. Findet sie, beladet jedes mit einem XPM, und schleppt es nach Hause.
saga-story-opc = Der Zerstörer des Sprungtors kehrt zurück. Der Verwüster zermalmt alles auf seinem Weg vom Schwarzen Loch zum Sprungtor, und keine eurer Waffen hält ihn auf. Nur eine Sternenbasis, die im richtigen Augenblick explodiert, treibt ihn zurück.
saga-story-arn = Am Sprungtor ist es ruhig, und die Armadas wenden sich gegeneinander. Jede hat eine Heimat in einem Nebel, und alle wollen, was in der Mitte liegt.

saga-setup-scenario = Szenario
saga-setup-scenario-why = Die fünf Kampagnen gewinnt oder verliert ihr gemeinsam. In der Arena kämpft ihr gegeneinander. Die erste Kampagne lernt sich am leichtesten.
saga-setup-own = Deine Szenarien
saga-setup-author = Von { $name }
saga-setup-goal = Euer Ziel
saga-setup-open-file = Ein Szenario öffnen
saga-setup-download = Dieses Szenario herunterladen
saga-setup-edit = Dieses Szenario bearbeiten
saga-setup-hint = Ein Szenario ist eine Textdatei. Lade eines herunter, bearbeite es, und öffne es hier.
saga-setup-opened = „{ $name }“ ist geöffnet und ausgewählt.
saga-setup-refused = „{ $file }“ konnte nicht geöffnet werden. Nichts hat sich geändert. { $fault }

## Wer spielt

saga-setup-players = Spieler
saga-setup-count = Zahl der Spieler
saga-setup-seat-count = { $count ->
        [one] Allein, mit zwei Armadas
       *[other] { $count } Armadas
    }
saga-setup-alone = Allein befehligst du die blaue und die gelbe Armada. Sie teilen sich eine Tafel, einen Kommandanten und einen Frachtraum.
saga-setup-company = Wer spielt
saga-setup-company-bots = Du und Bots
    .hint = Der schnellste Start
saga-setup-company-screen = An einem Bildschirm
    .hint = Ihr teilt euch diesen Bildschirm oder entscheidet zusammen
saga-setup-company-far = Online-Partie
    .hint = Direkt zwischen Browsern oder Zug um Zug mit Links
saga-setup-company-watch = Nur Bots
    .hint = Du siehst zu
saga-setup-level = Stufe aller Bots
saga-setup-seats = Armadas
saga-setup-commanders = Kommandant und Farbe wählt ihr zu Beginn der Partie.
saga-setup-far = Hat die Partie begonnen, lade die anderen über ihr Menü ein, oder schick ihnen den Zug.
saga-setup-shared = Aktionskarten sind hier geheim. Beim Weitergeben ist der Tisch verdeckt.
saga-setup-watch = Es spielen nur Bots. Du siehst alle ihre Geheimnisse.

## Wie schwer und wie lang

saga-setup-dials = Schwierigkeit und Länge
saga-setup-difficulty = Schwierigkeit
saga-setup-difficulty-recruit = Rekruten
    .hint = Ihr beginnt mit mehr
saga-setup-difficulty-standard = Standard
    .hint = Nach den Regeln
saga-setup-difficulty-veteran = Veteranen
    .hint = Ihr beginnt mit weniger und mit einem Ereignis im Spiel
saga-setup-difficulty-why = Rekruten beginnen mit mehr Astartium und einer Aktionskarte. Veteranen beginnen mit weniger Astartium und einem Ereignis im Spiel.
saga-setup-rounds = Runden

## Hausregeln

saga-setup-house = Hausregeln
saga-setup-house-clear-regroup = Sammeln in Sicherheit
    .hint = Eine Armada sammelt sich nur in einem Sektor ohne Gegner.
saga-setup-house-all-badges = Jeder Boss muss kommen
    .hint = Ihr gewinnt eine Kampagne erst, wenn kein Bosszeichen mehr auf dem Schicksalszähler liegt.
saga-setup-house-domination = Herrschaft
    .hint = Wer genug XPMs ans Sprungtor geliefert hat und genug Sternenbasen besitzt, gewinnt sofort.
saga-setup-house-teams = Teams
    .hint = Partner sitzen gegenüber, zählen ihre Punkte zusammen und bekämpfen einander nicht.
saga-setup-first = Startspieler
saga-setup-first-drawn = zufällig

## Eine Partie in Kürze

saga-facts-players = { $least } bis { $most } Spieler
saga-facts-players-only = { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }
saga-facts-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
saga-facts-tiles = { $count ->
        [one] { $count } Sektor zu erkunden
       *[other] { $count } Sektoren zu erkunden
    }
saga-facts-xpm = { $count ->
        [one] { $count } XPM
       *[other] { $count } XPMs
    }
saga-facts-boss = Bosse erscheinen in den Runden { $rounds }
saga-facts-bosses = { $count ->
        [one] { $count } Boss von Anfang an
       *[other] { $count } Bosse von Anfang an
    }
saga-facts-lost = Verlorene Sternenbasen in den Runden { $rounds }
saga-facts-advance = Räuber rücken vor in den Runden { $rounds }
saga-facts-ravager = Der Verwüster erscheint in Runde { $rounds }
saga-facts-no-exploring = Die ganze Karte ist bekannt
saga-facts-no-building = Du kannst keine Sternenbasen bauen
saga-facts-force-field = Bosse haben ein Kraftfeld
saga-facts-hidden-hands = Aktionskarten sind geheim
saga-facts-duels = Armadas dürfen einander bekämpfen
saga-facts-target = { $count ->
        [one] Endet bei { $count } Siegpunkt
       *[other] Endet bei { $count } Siegpunkten
    }
