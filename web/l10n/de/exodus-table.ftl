### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

## council

exodus-council-leaf = Der Hohe Rat
exodus-council-deck = { $count ->
        [0] Keine Politikkarte übrig
        [one] { $count } Politikkarte übrig
       *[other] { $count } Politikkarten übrig
    }
exodus-council-decision = Politische Entscheidung
exodus-council-bonus = Bonusaktion
exodus-council-election = Wahl
exodus-council-in-force = In Kraft
exodus-council-laws = Gesetze
exodus-council-resolution = Resolution, bis zum nächsten Rat
exodus-council-no-law = Kein Gesetz ist im Spiel.
exodus-council-repeal = Wähl ein Gesetz: Es verlässt das Spiel.
exodus-council-ahead = Der Rat tagt nach dem Unterhalt. Seine Karten sind noch nicht aufgedeckt.
exodus-council-none = Keine Politikkarte war übrig. In dieser Runde gibt es keine Abstimmung.
exodus-council-no-card = Keine Karte
exodus-council-now = Sofort:
exodus-council-letter = Buchstabe { $letter }
exodus-council-total = Zusammen: { $total }
exodus-council-adopted = Beschlossen
exodus-council-favored = Vom Kanzler beschlossen
exodus-council-tied = Gleichstand
exodus-council-tie = Gleichstand zwischen { $letters }.
exodus-council-favor = Der Kanzler entschied sich für { $letter }.

exodus-council-bid = Dein verdecktes Gebot
exodus-council-tokens = Stimmmarker
exodus-council-choose = Drück auf eine Karte, um für sie zu stimmen.
exodus-council-amount = Gebot in CP
exodus-council-less = Weniger
exodus-council-more = Mehr
exodus-council-left = { $left } CP bleiben
exodus-council-bid-cp = { $cp } CP
exodus-council-all-pay = Alle zahlen ihr Gebot, was immer daraus wird.
exodus-council-boost = { $card } nutzen: { $by } mehr, unbezahlt
exodus-council-extra = { $by } mehr
exodus-council-seal-vote = { $extra ->
        [0] Festlegen: { $letters } mit { $cp } CP
       *[other] Festlegen: { $letters } mit { $cp } CP und { $extra } mehr
    }
exodus-council-seal-order = { $extra ->
        [0] Festlegen: { $cp } CP für die Reihenfolge
       *[other] Festlegen: { $cp } CP und { $extra } mehr für die Reihenfolge
    }
exodus-council-seal-none = Eine Stimme festlegen, die nicht zählt
exodus-council-invalid-sure = Eine Stimme zählt nur mit einem Stimmmarker, für einen Buchstaben mit Karte. Du würdest { $cp } CP für nichts zahlen, und { $penalty } CP Strafe dazu.
exodus-council-invalid-yes = Trotzdem festlegen
exodus-council-invalid-no = Neu wählen
exodus-council-sealed-vote = { $extra ->
        [0] Festgelegt: { $letters } mit { $cp } CP. Nur du siehst das.
       *[other] Festgelegt: { $letters } mit { $cp } CP und { $extra } mehr. Nur du siehst das.
    }
exodus-council-sealed-order = { $extra ->
        [0] Festgelegt: { $cp } CP für die Reihenfolge. Nur du siehst das.
       *[other] Festgelegt: { $cp } CP und { $extra } mehr für die Reihenfolge. Nur du siehst das.
    }
exodus-council-sealed-none = Festgelegt: kein Stimmmarker, { $cp } CP. Nur du siehst das.
exodus-council-reopen = Noch einmal öffnen
exodus-council-other-tokens = Andere Stimmmarker wählen

exodus-council-ballots = Stimmen
exodus-council-who = Kolonie
exodus-council-counts = Zählt
exodus-council-no-token = keiner
exodus-council-invalid = { $fine ->
        [0] zählt nicht
       *[other] zählt nicht, Strafe { $fine } CP
    }

exodus-council-bonus-ahead = Nach der Abstimmung bietet der Vizekanzler ({ $vice }) dem Kanzler ({ $chancellor }) Karten an.
exodus-council-bonus-offers = { $vice } bietet Karten an. Noch zu wählen: { $count }.
exodus-council-bonus-picks = { $chancellor } nimmt eine der angebotenen Karten, oder keine.
exodus-council-bonus-picked = Alle dürfen sie nach den dritten Karten ausführen.
exodus-council-bonus-nothing = In dieser Runde gibt es keine Bonusaktion.
exodus-council-bonus-none = { exodus-order-done-pick }
exodus-council-bonus-band = Bonus
exodus-council-bonus-band-offered = Angeboten
exodus-council-bonus-band-picked = Diese Runde

exodus-council-bids = Gebote für die Reihenfolge
exodus-council-rung-tied = gleichauf
exodus-council-order-now = Reihenfolge
exodus-council-order-old = Alte Reihenfolge
exodus-council-order-new = Neue Reihenfolge
exodus-council-ranking = Reihenfolge bei Gleichstand
exodus-council-ranks = { $chancellor } ordnet, wer gleichauf liegt, und kommt selbst zuletzt.

## empires

exodus-empires-leaf = Reiche
exodus-empires-jump = Zu einem Reich
exodus-empires-place = Platz { $place }
exodus-empires-gone = hat aufgegeben
exodus-empires-marked = { $points } sicher markiert
exodus-empires-points = { $points } SP, wenn das Spiel jetzt endete
exodus-empires-asked = ist gefragt
exodus-empires-cubes = Siedler
exodus-empires-stash = Vorrat
exodus-empires-home = Heimat, für Reaktionen
exodus-empires-planets = Planeten
exodus-empires-aboard = An Bord
exodus-empires-techs = Technologien
exodus-empires-cards = Auf Karten
exodus-empires-market = Auf dem Markt
exodus-empires-fleet = Flotte und Technologien
exodus-empires-known = { $count ->
        [0] Keine Technologie
        [one] { $count } Technologie
       *[other] { $count } Technologien
    }
exodus-empires-played = Aktionskarten dieser Runde
exodus-empires-round = Karte { $round }
exodus-empires-next = Nächster Unterhalt, wie es jetzt steht
exodus-empires-nothing = Keine Einkünfte
exodus-empires-tax = Steuer: { $tax } CP
exodus-empires-grown = { $count } Siedler
exodus-empires-dry = Nimmt den letzten Marker: { $planets }
exodus-empires-kept = Widerstandskarten
exodus-empires-vp = { $points } SP
exodus-empires-discard = Für den Bonus abwerfen
exodus-empires-abilities = Fähigkeiten
exodus-empires-secret = Geheime Fähigkeit
exodus-empires-spent = genutzt
exodus-empires-score = Wenn das Spiel jetzt endete
exodus-empires-share = { $seats ->
        [one] { $planet }
       *[other] { $planet }, geteilt durch { $seats }
    }
exodus-empires-council = Schiffe beim Hohen Rat
exodus-empires-track = Gewonnene Kämpfe

## hand

exodus-hand = Karten von { $seat }
exodus-hand-actions = Aktionskarten
exodus-hand-action = Aktion
exodus-hand-lower = Reaktion:
exodus-hand-sealed = festgelegt
exodus-hand-played = gespielt, Karte { $round }
exodus-hand-reopen = Eine andere wählen
exodus-hand-take-back = Zurücknehmen
exodus-hand-table = Auf dem Tisch
exodus-hand-budget = Du hast { $count } Siedler auf deiner Heimat.
exodus-hand-of = Karte: { $card }
exodus-hand-owners = gespielt von { $seats }
exodus-hand-abilities = Deine Fähigkeiten

## battle

exodus-battle = Kämpfe
exodus-battle-at = Kampf: { $hex }
exodus-battle-guard-at = Kampf mit einem Wächter: { $hex }
exodus-battle-round = Kampfrunde { $round }
exodus-battle-hits-left = { $count } Treffer zu verteilen: Drück auf ein Schiff, oder zieh sie darauf.
exodus-battle-dice = { $count } Würfel
exodus-battle-chance = gewinnt zu { $percent } %
exodus-battle-ship = { $ship }: Würfel { $dice }, Stärke { $strength }, Schaden { $damage }, Siedler an Bord { $cargo }
exodus-battle-doomed = Es ist am Ende der Kampfrunde verloren.
exodus-battle-runs = geführt von { $seat }
exodus-battle-earlier = { $count ->
        [one] { $count } frühere Kampfrunde
       *[other] { $count } frühere Kampfrunden
    }
exodus-battle-threw = { $hits ->
        [0] { $seat } würfelt { $faces }: kein Treffer
       *[other] { $seat } würfelt { $faces }: { $hits } Treffer
    }
exodus-battle-threw-guard = { $hits ->
        [0] { $seat } würfelt für den Wächter, { $faces }: kein Treffer
       *[other] { $seat } würfelt für den Wächter, { $faces }: { $hits } Treffer
    }
exodus-battle-hits = { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }
exodus-battle-lost = { $cubes ->
        [0] Verloren: { $ships }
       *[other] Verloren: { $ships }, und { $cubes } Siedler an Bord
    }
exodus-battle-won = { $hex }: { $seat } gewinnt und markiert { $points } SP.
exodus-battle-drawn = { $hex }: Niemand gewinnt.
exodus-battle-guard-kept = { $hex }: Der Wächter ist besiegt, seine Karte wird behalten ({ $card }).
exodus-battle-guard-gone = { $hex }: Der Wächter ist besiegt, und niemand ist übrig, der seine Karte behält.
exodus-battle-guard-stays = { $hex }: Der Wächter bleibt.
exodus-battle-before = Kämpfe dieser Phase
exodus-battle-ahead = Noch offen

## rockets

exodus-rockets = Raketen
exodus-rockets-choose = Nimm eine Rakete in die Hand und wähl ihr Ziel auf der Karte. Oder beende deine Zielwahl.
exodus-rockets-waits = { $rocket } ({ $planet }), { $dice } Schadenswürfel
exodus-rockets-path = { $from } → { $to }
exodus-rockets-needs = Entfernung { $distance }, kommt an mit { $needed } oder mehr ({ $percent } %)
exodus-rockets-too-far = Entfernung { $distance }: Kein Würfel reicht
exodus-rockets-damage = { $dice } Würfel, Treffer mit { $face } oder mehr
exodus-rockets-worst-hypersonic = { $count ->
        [0] Trifft zu { $percent } %; dort liegt kein Marker
       *[other] Trifft zu { $percent } %; schlimmstenfalls { $count } Marker zerstört
    }
exodus-rockets-worst-biochemical = { $count ->
        [0] Trifft zu { $percent } %; dort ist kein Siedler
       *[other] Trifft zu { $percent } %; schlimmstenfalls { $count } Siedler tot
    }
exodus-rockets-worst-graviton = Zerstört den Planeten zu { $percent } %
exodus-rockets-arrives = { $die }: Sie kommt an ({ $needed } genügte)
exodus-rockets-misses = { $die }: Sie fliegt zu kurz ({ $needed } war nötig)
exodus-rockets-threw = { $hits ->
        [0] Schaden { $faces }: kein Treffer
       *[other] Schaden { $faces }: { $hits } Treffer
    }
exodus-rockets-kill = Wessen Siedler umkommt
exodus-rockets-kills = { $count } Siedler kommen um ({ $planet }). Wähl, wessen, einen nach dem anderen.

## course

exodus-course = Verlauf des Spiels
exodus-course-turn = Runde { $turn } von { $turns }
exodus-course-last = die letzte
exodus-course-stages = Phasen der Runde
exodus-course-steps = Schritte der Phase
exodus-course-pass = Eroberungsphase { $pass }
exodus-course-lights = Auf wen gewartet wird
exodus-course-light-asked = { $seat } ist gefragt
exodus-course-light-ready = { $seat } hat eine Wahl festgelegt
exodus-course-light-idle = { $seat } ist gerade nicht gefragt
exodus-course-stands = { $seat }: { $points } SP
## Technologien, Baupläne, Markt

exodus-techs = Technologien
exodus-techs-whose = Technologien nach Kolonie
exodus-techs-filter = Welche Technologien gezeigt werden
exodus-techs-affordable = Bezahlbar
exodus-techs-known = { $known } von { $all }
exodus-techs-kind = { $color } · { $field }
exodus-techs-own = Bekannt.
exodus-techs-chosen = Gewählt. Noch sieht es niemand sonst.
exodus-techs-others = Auch bekannt bei: { $seats }
exodus-techs-free = kostenlos
exodus-techs-pick = Zeig oder tipp auf eine Technologie: dann siehst du, was sie kann und wie ihr Preis entsteht.
exodus-techs-none = Auf keine Technologie trifft das gerade zu.
exodus-techs-learn = Erforschen
exodus-techs-take = Nehmen
exodus-techs-start = Damit beginnen
exodus-techs-sealed = Starttechnologien werden verdeckt gewählt.
exodus-techs-spent = Gedruckter Preis der gewählten
exodus-techs-budget = Gewählt: { $chosen } von { $count }. Gedruckter Preis bisher: { $spent } von höchstens { $most }.
exodus-techs-granted = Eine Technologie ist kostenlos: gedruckter Preis höchstens { $most }.
exodus-techs-bill-printed = Gedruckt
exodus-techs-bill-color = { $name }: gleiche Farbe
exodus-techs-bill-field = { $name }: gleicher Typ
exodus-techs-bill-both = { $name }: Farbe und Typ
exodus-techs-bill-floor = Nie weniger als nichts
exodus-techs-bill-price = Preis jetzt

exodus-blueprints = Baupläne
exodus-blueprints-whose = Baupläne nach Kolonie
exodus-blueprints-sealed = Startbauteile werden verdeckt eingesetzt.
exodus-blueprints-part = { $part } auf { $cells }
exodus-blueprints-empty = Leer
exodus-blueprints-ship-at = { $ship }, { $hex }: Schaden { $damage }, Stärke { $strength }. Auf der Karte zeigen.
exodus-blueprints-ship-unbuilt = { $ship }: nicht gebaut
exodus-blueprints-speed = Tempo
exodus-blueprints-speed-drive = Der Antrieb allein gibt { $drive }.
exodus-blueprints-dice = Würfel im Kampf
exodus-blueprints-strength = Stärke: so viel Schaden hält es aus
exodus-blueprints-transport = Transport: so viele Siedler trägt es
exodus-blueprints-bounty = Siegpunkte für den, der es zerstört
exodus-blueprints-price-printed = Gedruckter Preis: { $price }
exodus-blueprints-build = Bauen
exodus-blueprints-workbench = Werkbank
exodus-blueprints-loose = Lose Bauteile
exodus-blueprints-loose-none = Nichts liegt lose.
exodus-blueprints-loose-part = { $item }, lose: { $count }. In die Hand nehmen.
exodus-blueprints-in-hand = In der Hand: { $item }
exodus-blueprints-turn = Drehen
exodus-blueprints-put-down = Hinlegen
exodus-blueprints-would-lie = { $item }, { $ship }: { $cells }
exodus-blueprints-spent = Bisher bezahlt
exodus-blueprints-owned = Du hast
exodus-blueprints-lifts = Bauteile, die du noch abnehmen darfst
exodus-blueprints-supply = Bank
exodus-blueprints-supply-left = Noch in der Bank
exodus-blueprints-adds-speed = Tempo { $value }
exodus-blueprints-adds-dice = { $value ->
        [one] { $value } Würfel
       *[other] { $value } Würfel
    }
exodus-blueprints-adds-strength = Stärke { $value }
exodus-blueprints-adds-damage = { $value ->
        [one] { $value } Schadenswürfel
       *[other] { $value } Schadenswürfel
    }
exodus-blueprints-needs-nothing = Braucht keine Technologie.
exodus-blueprints-needs-known = Technologie: { $tech } (bekannt)
exodus-blueprints-needs-missing = Braucht eine Technologie: { $tech }
exodus-blueprints-buy = Kaufen
exodus-blueprints-buy-named = Kaufen: { $item }
exodus-blueprints-place = Aufstellen
exodus-blueprints-place-named = Wähl einen Planeten auf der Karte: { $item }

exodus-market = Markt
exodus-market-whose = Preise nach Kolonie
exodus-market-space = Platz { $number }
exodus-market-black = Schwarz
exodus-market-red = Rot
exodus-market-sell = Verkauf
exodus-market-buy = Kauf
exodus-market-free = frei
exodus-market-open = Hier handeln
exodus-market-trade = Der Handel
exodus-market-at = { $seat } handelt auf Platz { $number }
exodus-market-left = { $count ->
        [one] Noch { $count } Geschäft
       *[other] Noch { $count } Geschäfte
    }
exodus-market-exchanges = Geschäfte
exodus-market-sell-one = Verkaufen: { $what }
exodus-market-buy-one = Kaufen: { $what }
exodus-market-prospect = Was der Rest noch bringen kann
exodus-market-sell-all = { $count ->
        [one] { $count } Verkauf bringt { $cp } CP.
       *[other] { $count } Verkäufe bringen { $cp } CP.
    }
exodus-market-buy-all = { $count ->
        [one] { $count } Kauf kostet { $cp } CP.
       *[other] { $count } Käufe kosten { $cp } CP.
    }
exodus-market-pair = Ein Kauf und ein Verkauf zusammen bringen { $cp } CP.
exodus-market-one-kind = Zu schwarzen Preisen verkaufst du in einem Handel nur, oder du kaufst nur.
exodus-market-full = Alle Plätze sind besetzt. Der Unterhalt räumt den Markt.
exodus-market-next = Platz { $number } ist der nächste.
exodus-market-dice = { $dice ->
        [one] { $dice } Würfel sagt, wie viele Geschäfte du hast.
       *[other] { $dice } Würfel sagen, wie viele Geschäfte du hast.
    }
exodus-market-dice-more = { $dice ->
        [one] { $dice } Würfel sagt, wie viele Geschäfte du hast, und { $more } kommen dazu.
       *[other] { $dice } Würfel sagen, wie viele Geschäfte du hast, und { $more } kommen dazu.
    }
exodus-market-fixed = { $fixed ->
        [one] Es erlaubt { $fixed } Geschäft.
       *[other] Es erlaubt { $fixed } Geschäfte.
    }
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
exodus-table-take-cube = einen Siedler auf einen anderen Planeten schicken
exodus-table-take-ship = { $ship } in die Hand nehmen
exodus-table-outlook-rocket = { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } weit: kommt bei { $face } oder mehr an, in { $chance } % aller Würfe.
exodus-table-outlook-landing = { $face ->
        [1] Landet ohne Wurf.
       *[other] Landet bei { $face } oder mehr, in { $chance } % aller Würfe.
    }
exodus-table-outlook-battle = Falls { $seats } dort bleibt: in { $wins } % gewonnen, in { $dies } % alles verloren.
exodus-table-outlook-guard = Wächter der Stufe { $level }: in { $wins } % besiegt, in { $dies } % alles verloren.

exodus-orders-income = Einkünfte
exodus-orders-build = Schiffe bauen
exodus-orders-arms = Raketen kaufen
exodus-orders-trade = Markt
exodus-orders-fire = Raketen abfeuern
exodus-orders-kill = Siedler, die umkommen
exodus-orders-mount = Siedler, die reisen
exodus-orders-hit = Schiffe, die getroffen werden können
exodus-orders-deploy = Siedler, die landen
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
exodus-orders-ferry-from = Siedler von { $hex } …
exodus-orders-unload = Den Siedler wieder von { $ship } nehmen
exodus-orders-good-hit = eine gute Wahl
exodus-orders-kept = Behaltene Karten ({ $count }) …
exodus-orders-choose-target = { $rocket } auf { $hex }: Wähl das Ziel.
exodus-orders-choose-planet = { $rocket } für { $price }: Wähl den Planeten.
exodus-orders-choose-harbor = Ein Siedler verlässt { $hex }: Wähl, wohin.
exodus-orders-choose-group = { $ship } fliegt mit:

exodus-hex-none = Zeig auf ein Feld oder wähl es aus, dann steht hier, was dort ist.
exodus-hex-rubble = Trümmer eines zerstörten Planeten: Hier landet niemand.
exodus-hex-council = Kein Planet: Wer hier Schiffe hat, bekommt mehr Punkte.
exodus-hex-empty = Leerer Raum.
exodus-hex-tokens = Marker
exodus-hex-worth = Punkte
exodus-hex-presence = Siedler
exodus-hex-cubes = { $count ->
        [one] { $count } Siedler
       *[other] { $count } Siedler
    } · { $points } SP
exodus-hex-contested = Niemand hat die meisten Siedler: Die Punkte werden geteilt.
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
exodus-end-battles = Kämpfe
exodus-end-titles = Ämter
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
exodus-primer-council = Rat: Alle bieten verdeckt für ein Gesetz, dann für die Reihenfolge. Gebote sind verloren.
exodus-primer-actions = Aktion: Alle spielen verdeckt Karten: forschen, bauen, aufrüsten, handeln. Für Siedler darfst du andere nachahmen.
exodus-primer-conquest = Eroberung: Siedler gehen an Bord, Befehle liegen verdeckt, alle Schiffe fliegen zugleich, kämpfen und landen.
exodus-primer-points = Nach der letzten Runde zählen Planeten, Schiffe, Kämpfe und Ämter. Auch Bruchteile zählen genau.

exodus-hint-start = Wähl Technologien, die einander helfen: Farbe und Art machen andere billiger.
exodus-hint-vote = Eines der Gesetze ist ein Gebot wert.
exodus-hint-bid = Überleg, was dir die Reihenfolge wert ist.
exodus-hint-play = Eine deiner Karten passt jetzt.
exodus-hint-react = Jemand spielt, was auch du brauchen kannst.
exodus-hint-learn = Eine Technologie ist jetzt günstig.
exodus-hint-build = Ein weiteres Schiff würde sich lohnen.
exodus-hint-buy = Ein besseres Bauteil ist in Reichweite.
exodus-hint-take = Die Marker sind ihre Steuer wert.
exodus-hint-take-all = Die Marker sind ihre Steuer wert.
exodus-hint-target = Eine Rakete hat ein gutes Ziel.
exodus-hint-mount = Nimm Siedler mit.
exodus-hint-order = Ein Schiff steht anderswo besser.
exodus-hint-step = Ein Schiff steht anderswo besser.
exodus-hint-deploy = Setz deine Siedler ab.
exodus-hint-hit = Ein Schiff lohnt den Treffer am meisten.
exodus-hint-done = Hier ist nichts besser, als weiterzugehen.
exodus-hint-other = Etwas auf dem Tisch ist besser, als zu passen.
exodus-hint-whole = { $plan }.

exodus-win-most = Die meisten Siegpunkte nach der letzten Runde
exodus-win-last = die letzte Runde
exodus-win-leader = Gewänne jetzt, soweit alle wissen
exodus-win-points = { $points } SP
