### Der Tisch von Exodus: Blätter, Konsole, Karten, Tasten.

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
exodus-blueprints-fit-usual = Wie üblich einsetzen
exodus-blueprints-restore = Alles zurücklegen
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
exodus-market-sell = Du verkaufst für
exodus-market-buy = Du kaufst für
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
