### Die Texte von Centauri Rift. Zahlen der Regeln sind Argumente.

## Namen

rift-ship = { $model } { $mark }
rift-seat = Captain { $letter }
rift-team = Team { $number }
rift-space = { $square }, Ebene { $plane }

rift-model-rhino = Rhino
    .character = Ausgewogen. Vorn stark, auf allen Seiten solide.
rift-model-screech = Screech
    .character = Schnell und schlank. Mit Ionenkanone.
rift-model-hammer = Hammer
    .character = Langsam und schwer. Keine Salve trifft härter als die seiner Torpedos.
rift-model-any = Beliebiges Schiff

rift-side-front = vorn
rift-side-right = rechts
rift-side-back = hinten
rift-side-left = links
rift-layer-outer = außen
rift-layer-inner = innen
rift-slot = { $side } { $layer }

rift-weapon-laser = Laser
rift-weapon-torpedo = Torpedo
rift-weapon-ion = Ionenkanone

rift-obstacle-edge = der Rand des Spielfelds
rift-obstacle-asteroid = ein Asteroid
rift-obstacle-planet = ein Planet
rift-obstacle-star = ein Stern
rift-obstacle-ship = ein Schiff

rift-heading-n = Norden
rift-heading-ne = Nordosten
rift-heading-e = Osten
rift-heading-se = Südosten
rift-heading-s = Süden
rift-heading-sw = Südwesten
rift-heading-w = Westen
rift-heading-nw = Nordwesten

rift-ion-uncharged = ungeladen
rift-ion-charging = lädt
rift-ion-charged = geladen

## Ereignisse: was im Logbuch steht

rift-event-turn-started = { $ship } beginnt den Zug.
rift-event-ion-ready = Die Ionenkanone von { $ship } ist geladen.
rift-event-stepped = { $ship } fliegt nach { $to }.
rift-event-speed-changed = { $ship } ändert die Geschwindigkeit von { $from } auf { $to }.
rift-event-rotated = { $ship } dreht nach { $to }.
rift-event-plane-changed = { $ship } wechselt in Ebene { $to }.
rift-event-warped = { $ship } springt { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } weit nach { $to }.
rift-event-shot-at-ship = { $ship } feuert auf { $target }, Treffer { $side } ({ $weapon }): { $damage } Schaden.
rift-event-charged-shot-at-ship = { $ship } feuert geladen auf { $target }, Treffer { $side } ({ $weapon }): { $damage } Schaden.
rift-event-shot-at-mine = { $ship } feuert auf die Mine bei { $at } ({ $weapon }).
rift-event-bar-damaged = { $ship }: Schildbalken { $side } { $layer } verliert { $by }, es bleiben { $left }.
rift-event-bar-dissolved = { $ship }: Schildbalken { $side } { $layer } löst sich auf.
rift-event-hull-damaged = { $ship } verliert { $by } Rumpf, es bleiben { $left }.
rift-event-shields-down-reactor = Die Schilde von { $ship } gehen herunter (Hauptreaktor leer).
rift-event-shields-down-nebula = Die Schilde von { $ship } gehen herunter (Nebel).
rift-event-shields-up = Die Schilde von { $ship } gehen wieder hoch.
rift-event-bar-moved = { $ship } verlegt einen Schildbalken: von { $from } nach { $to }.
rift-event-bars-swapped = { $ship } tauscht zwei Schildbalken: { $a } und { $b }.
rift-event-aux-charged = { $ship } speichert { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } Energie.
rift-event-ion-changed-uncharged = Die Ionenkanone von { $ship } ist ungeladen.
rift-event-ion-changed-charging = { $ship } beginnt, die Ionenkanone zu laden.
rift-event-ion-changed-charged = Die Ionenkanone von { $ship } ist voll geladen.
rift-event-mine-released = { $ship } klinkt eine Mine aus. Sie wird scharf, wenn das Schiff weiterfliegt.
rift-event-mine-left = { $ship } lässt eine scharfe Mine bei { $at } zurück.
rift-event-mine-detonated = Die Mine bei { $at } detoniert.
rift-event-blast-hit = Die Explosion trifft { $ship } { $side }: { $damage } Schaden.
rift-event-blast-blocked = Deckung schützt { $ship } vor der Explosion.
rift-event-side-chosen = { $ship } fängt die Explosion { $side } auf.
rift-event-side-chosen-automatic = { $ship } fängt die Explosion { $side } auf (automatisch gewählt).
rift-event-ship-destroyed = { $ship } ist zerstört.
rift-event-ship-left = { $ship } verlässt das Spielfeld.
rift-event-emergency-stop = { $ship } ist festgefahren: Notstopp. Die Energie ist verloren.
rift-event-mine-lost = Die wartende Mine von { $ship } geht mit dem Schiff verloren.
rift-event-ship-replaced = Neues Schiff: { $ship } auf { $at }, Richtung { $heading }.
rift-event-ship-replaced-automatic = Neues Schiff: { $ship } auf { $at }, Richtung { $heading } (automatisch gesetzt).
rift-event-score-changed = { $seat }: { $by }, jetzt { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }.
rift-event-turn-ended = { $ship } beendet den Zug.
rift-event-round-ended = Runde { $round } endet.
rift-event-time-ran-out = Die Zeit ist um.
rift-event-time-ran-out-ship = Die Zeit für { $ship } ist um.
rift-event-conceded = { $seat } gibt auf.
rift-event-draw-offered = { $seat } bietet Remis an.
rift-event-draw-accepted = { $seat } nimmt das Remis an.
rift-event-draw-refused = { $seat } spielt weiter.
rift-event-draw-lapsed = Das Remisangebot verfällt.
rift-event-game-won = Spiel { $game } geht an { $winners }. { $reason }
rift-event-game-drawn = Spiel { $game } endet remis. { $reason }
rift-event-game-started = Spiel { $game } beginnt.
rift-event-match-won = { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }. { $reason }
rift-event-match-drawn = Die Partie endet remis. { $reason }

## Enden: der Grund, als Satz

rift-ending-last-team = Nur noch ein Team hat Schiffe.
rift-ending-all-destroyed = Die letzten Schiffe wurden gemeinsam zerstört.
rift-ending-agreed = Alle Spieler haben sich auf Remis geeinigt.
rift-ending-quiet = Zu viele Runden vergingen ohne Schaden.
rift-ending-round-limit = Die letzte Runde ist vorbei.
rift-ending-target = Die Zielpunkte sind erreicht.
rift-ending-conceded = Alle anderen haben aufgegeben.
rift-ending-flagship = Ein Flaggschiff ging verloren.
rift-ending-broke-out = Dem markierten Schiff gelang der Ausbruch.
rift-ending-solved = Das Rätsel ist gelöst.
rift-ending-unsolved = Die Züge des Rätsels sind aufgebraucht.
rift-ending-series = Die Serie ist entschieden.

## Ablehnungen: warum nicht, und was zu tun ist

rift-refusal-over = Die Partie ist vorbei. Starte eine neue, um weiterzuspielen.
rift-refusal-game-over = Dieses Spiel ist vorbei. Geh weiter zum nächsten.
rift-refusal-goes-on = Dieses Spiel ist nicht vorbei. Spiel es zu Ende oder gib auf.
rift-refusal-gone-on = Du bist bereit für das nächste Spiel. Warte auf die anderen.
rift-refusal-not-your-turn = Ein anderer Captain ist am Zug. Warte, bis du dran bist.
rift-refusal-no-captain = Dieser Befehl hat keinen Captain. Sag, wer ihn gibt.
rift-refusal-blast-first = Eine Mine ist detoniert. Wähle erst, welche Seite deines Schiffs die Explosion auffängt.
rift-refusal-others-blast = Eine Mine ist detoniert. Warte, bis ein anderer Captain eine Seite gewählt hat.
rift-refusal-return-first = Setze erst dein neues Schiff.
rift-refusal-others-return = Ein anderer Captain muss ein neues Schiff setzen. Warte darauf.
rift-refusal-no-active-ship = Kein Schiff ist aktiv. Aktiviere erst eines von deinen.
rift-refusal-already-active = Ein Schiff ist schon aktiv. Beende erst seinen Zug.
rift-refusal-no-such-ship = Dieses Schiff gibt es nicht mehr. Wähle ein anderes.
rift-refusal-already-activated = Dieses Schiff war in dieser Runde schon am Zug. Wähle ein bereites Schiff.
rift-refusal-team-mate-first = Erst ist jemand aus deinem Team dran, der in dieser Runde weniger Züge hatte. Aktiviere eines von dessen Schiffen.
rift-refusal-other-team = Dieses Schiff gehört einem anderen Team. Wähle eines von deinen.
rift-refusal-other-teams-turn = Ein anderes Team ist am Zug. Warte auf deines.
rift-refusal-other-captain = Dieses Schiff gehört jemandem aus deinem Team. Wähle eines von deinen oder lass den anderen vor.
rift-refusal-energy = Das kostet { $need } Energie, und du hast { $have }. Gib einen billigeren Befehl.
rift-refusal-wrong-payment = Das kostet { $price } Energie. Zahle genau so viel.
rift-refusal-payment-split = Du hast { $main } im Hauptreaktor und { $aux } im Hilfsspeicher. Teile die Kosten anders auf.
rift-refusal-speed-limit = Die Höchstgeschwindigkeit dieses Schiffs ist { $limit }, vorwärts wie rückwärts. Behalte diese Geschwindigkeit oder werde langsamer.
rift-refusal-warped = Du bist in diesem Zug gesprungen. Fliegen, beschleunigen und springen kannst du wieder im nächsten Zug.
rift-refusal-standing = Dein Schiff steht still. Ändere erst seine Geschwindigkeit.
rift-refusal-moved-all = Du bist { $moved } von { $speed } { $speed ->
        [one] Feld
       *[other] Feldern
    } geflogen. Flieg schneller, um weiterzukommen.
rift-refusal-blocked = Der Weg ist versperrt: { $by }. Dreh dich oder wechsle die Ebene.
rift-refusal-blocked-throughout = Der Weg ist in allen Ebenen versperrt: { $by }. Dreh dich.
rift-refusal-no-plane = Jenseits dieser Ebene gibt es keine mehr. Wechsle in die andere Richtung.
rift-refusal-plane-blocked = Die Ebene ist hier versperrt: { $by }. Flieg erst weiter oder wechsle in die andere Richtung.
rift-refusal-owed = Du musst noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen. Flieg weiter oder werde langsamer.
rift-refusal-warp-range = Ein Warpsprung reicht höchstens { $most } Felder weit. Wähle einen kürzeren.
rift-refusal-warp-blocked = Die Bahn ist nach { $at ->
        [one] { $at } Feld versperrt: { $by }. Dreh dich erst.
       *[other] { $at } Feldern versperrt: { $by }. Wähle einen kürzeren Sprung oder dreh dich.
    }
rift-refusal-warp-waiting-mine = Eine ausgeklinkte Mine wartet unter deinem Schiff. Lass sie zurück, bevor du springst.
rift-refusal-no-bar = Die Stelle { $side } { $layer } hat keinen Schildbalken. Wähle eine Stelle mit Balken.
rift-refusal-slot-taken = Die Stelle { $side } { $layer } hat schon einen Balken. Tausche die Balken stattdessen.
rift-refusal-same-side = Ein Balken kommt nur auf eine andere Seite. Wähle eine.
rift-refusal-same-slot = Ein Balken kann nicht mit sich selbst tauschen. Wähle einen anderen.
rift-refusal-slot-order = Nenne die zwei Stellen in der anderen Reihenfolge.
rift-refusal-no-mount = Dieses Schiff hat dort keine solche Waffe. Feuere eine andere ab.
rift-refusal-fired = { $barrels ->
        [one] Dieser Lauf hat in diesem Zug schon gefeuert.
       *[other] Alle { $barrels } Läufe haben in diesem Zug schon gefeuert.
    } Feuere eine andere Waffe ab oder warte auf deinen nächsten Zug.
rift-refusal-no-torpedo = Es sind keine Torpedos mehr da. Feuere eine andere Waffe ab.
rift-refusal-no-target = Kein Ziel auf dieser Linie. Reichweite ({ $weapon }): { $range }. Flieg näher heran oder dreh dich.
rift-refusal-line-blocked = Die Schusslinie ist nach { $at ->
        [one] { $at } Feld
       *[other] { $at } Feldern
    } versperrt: { $by }. Dreh dich oder flieg weiter.
rift-refusal-nebula-boundary = Der Rand eines Nebels hält den Schuss nach { $at ->
        [one] { $at } Feld
       *[other] { $at } Feldern
    } auf. Du und das Ziel müsst beide drinnen sein oder beide draußen.
rift-refusal-ally-in-line = Das Erste auf der Schusslinie ist ein Verbündeter. Dreh dich oder flieg weiter.
rift-refusal-target-above = Das Ziel ist { $planes ->
        [one] { $planes } Ebene
       *[other] { $planes } Ebenen
    } höher, { $at ->
        [one] { $at } Feld
       *[other] { $at } Felder
    } entfernt. Steig erst.
rift-refusal-target-below = Das Ziel ist { $planes ->
        [one] { $planes } Ebene
       *[other] { $planes } Ebenen
    } tiefer, { $at ->
        [one] { $at } Feld
       *[other] { $at } Felder
    } entfernt. Sink erst.
rift-refusal-side-needed = Du kannst zwei Seiten des Ziels treffen. Wähle { $one } oder { $two }.
rift-refusal-side-closed = Diese Seite des Ziels ist dir nicht zugewandt. Wähle { $one } oder { $two }.
rift-refusal-one-side = Das Ziel zeigt dir nur eine Seite ({ $side }). Feuere, ohne eine Seite zu wählen.
rift-refusal-no-sides = Eine Mine hat keine Seiten. Feuere, ohne eine Seite zu wählen.
rift-refusal-charge-nothing = Wähle, wie viel Energie du speicherst.
rift-refusal-charge-main = Im Hauptreaktor { $main ->
        [one] ist nur noch { $main } Einheit
       *[other] sind nur noch { $main } Einheiten
    }. Speichere höchstens so viel.
rift-refusal-aux-full = Der Hilfsspeicher hat { $room ->
        [0] keinen Platz mehr. Verbrauche erst etwas daraus.
        [one] noch Platz für { $room } Einheit. Speichere höchstens so viel.
       *[other] noch Platz für { $room } Einheiten. Speichere höchstens so viel.
    }
rift-refusal-no-ion = Dieses Schiff hat keine Ionenkanone. Feuere eine andere Waffe ab.
rift-refusal-ion-busy = Die Ionenkanone ist schon geladen oder lädt. Feuere sie ab oder lass sie laden.
rift-refusal-ion-fired = Du hast in diesem Zug geladen gefeuert. Lade im nächsten Zug wieder.
rift-refusal-no-mine = Dieses Schiff hat keine Minen mehr. Gib einen anderen Befehl.
rift-refusal-mine-waiting = Unter deinem Schiff wartet schon eine Mine. Lass sie erst zurück.
rift-refusal-too-many-mines = Auf dem Spielfeld liegen { $most } scharfe Minen, für mehr ist kein Platz. Lass erst eine detonieren.
rift-refusal-no-blast = Gerade ist für keine Explosion eine Seite zu wählen. Gib einen anderen Befehl.
rift-refusal-other-ship-hit = Erst wird ein anderes deiner Schiffe getroffen. Wähle eine Seite dieses Schiffs.
rift-refusal-side-not-tied = Diese Seite ist der Mine nicht zugewandt. Wähle { $one } oder { $two }.
rift-refusal-no-return = Gerade kommt kein neues Schiff. Gib einen anderen Befehl.
rift-refusal-other-ship-returns = Erst kommt ein anderes neues Schiff. Setze dieses.
rift-refusal-corner-taken = Dieser Platz ist nicht frei. Wähle einen anderen.
rift-refusal-out = Du hast dieses Spiel aufgegeben. Warte, bis es endet.
rift-refusal-no-offer = Es ist kein Remis angeboten. Biete eines an oder spiel weiter.
rift-refusal-offer-answered = Du hast diesem Remis zugestimmt. Warte auf die anderen.
rift-refusal-offer-pending = Ein Remis ist schon angeboten. Warte auf die Antworten.
rift-refusal-no-clock = Diese Partie hat keine Uhr. Beende den Zug selbst.
rift-refusal-clock-of-table = Nur die Uhr kann die Zeit für abgelaufen erklären. Beende den Zug selbst.

## Fragen: die Zeile ganz oben

rift-prompt-activate = { $count ->
        [one] { $seat }: Aktiviere ein Schiff.
       *[other] { $seat }: Aktiviert eines eurer Schiffe.
    }
rift-prompt-orders = { $ship }: Gib Befehle, dann beende den Zug.
rift-prompt-orders-owed = { $ship } muss noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen.
rift-prompt-blast = Wähle, welche Seite von { $ship } { $damage } Schaden durch die Mine bei { $at } nimmt.
rift-prompt-return = Setze das neue Schiff: { $ship }.
rift-prompt-interval = Das Spiel ist vorbei. Sieh dir das Spielfeld an, dann geh weiter zum nächsten Spiel.
rift-prompt-draw = { $seat } bietet Remis an. Nimmst du an?
rift-prompt-wait-activate = { $seat } { $count ->
        [one] wählt
       *[other] wählen
    } gerade ein Schiff.
rift-prompt-wait-orders = { $seat } { $count ->
        [one] gibt
       *[other] geben
    } Befehle an { $ship }.
rift-prompt-wait-blast = Warten auf { $seat }: Wahl der Seite, auf der { $ship } { $damage } Schaden nimmt.
rift-prompt-wait-return = Warten auf { $seat }: Platz für das neue Schiff { $ship }.
rift-prompt-wait-interval = Warten auf { $seat }, dann beginnt das nächste Spiel.
rift-prompt-over-win = { $seat } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie.
rift-prompt-over-draw = Die Partie endet remis.

## Befehle: Knöpfe, und was sie tun

rift-order-volley = Alle { $count } abfeuern
rift-order-activate = Aktivieren
    .hint = Beginne den Zug von { $ship }.
rift-order-step = Fliegen
    .hint = Flieg ein Feld auf deiner Bahn weiter.
rift-order-faster = Schneller
    .hint = Erhöhe die Geschwindigkeit um eins.
rift-order-slower = Langsamer
    .hint = Verringere die Geschwindigkeit um eins.
rift-order-turn-left = Nach links
    .hint = Dreh dich um eine Richtung nach links.
rift-order-turn-right = Nach rechts
    .hint = Dreh dich um eine Richtung nach rechts.
rift-order-rise = Steigen
    .hint = Wechsle eine Ebene nach oben.
rift-order-sink = Sinken
    .hint = Wechsle eine Ebene nach unten.
rift-order-warp = Warp
    .hint = Spring geradeaus, so weit die Bahn frei ist.
rift-order-warp-by = Warp { $squares }
rift-order-fire = { $weapon }, { $side }
    .hint = Feuere einen Lauf entlang seiner Linie.
rift-order-fire-at = { $weapon } auf { $target }
rift-order-fire-side = Ziel { $side }
rift-order-relocate = Balken verlegen
    .hint = Verlege einen Schildbalken an eine leere Stelle einer anderen Seite.
rift-order-swap = Balken tauschen
    .hint = Tausche zwei Schildbalken.
rift-order-charge = Energie speichern
    .hint = Bring Energie vom Hauptreaktor in den Hilfsspeicher.
rift-order-charge-units = { $units } speichern
rift-order-charge-rest = Speichern und beenden
rift-order-charge-ion = Ionenkanone laden
    .hint = Sie ist bereit, wenn dein nächster Zug beginnt.
rift-order-release-mine = Mine ausklinken
    .hint = Sie bleibt zurück und wird scharf, wenn dein Schiff weiterfliegt.
rift-order-end-turn = Zug beenden
    .hint = Beende den Zug des Schiffs. Du kannst das nicht zurücknehmen.
rift-order-choose-side = Schaden nehmen: { $side }
rift-order-choose-corner = Auf { $corner } setzen
rift-order-next-game = Nächstes Spiel
rift-order-concede = Aufgeben
    .hint = Alle deine Schiffe verlassen das Spielfeld.
rift-order-offer-draw = Remis anbieten
rift-order-accept-draw = Remis annehmen
rift-order-refuse-draw = Weiterspielen
rift-order-time-out = Die Zeit ist um
rift-order-cost = { $cost } E
rift-order-cost-spoken = { $cost ->
        [0] kostenlos
       *[other] kostet { $cost } Energie
    }
rift-order-pay-aux = Speicher zuerst
    .hint = Zahle Befehle erst aus dem Hilfsspeicher, dann aus dem Hauptreaktor.

## Warnungen, bevor ein Zug endet

rift-warning-owed = { $ship } muss noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen.
rift-warning-energy-lost = { $units ->
        [0] Du verlierst keine Energie.
        [one] Du verlierst { $units } Einheit aus dem Hauptreaktor.
       *[other] Du verlierst { $units } Einheiten aus dem Hauptreaktor.
    }
rift-warning-shields-down = Deine Schilde sind unten.
rift-warning-waiting-mine = Unter deinem Schiff wartet noch eine Mine. Sie detoniert, wenn der Zug endet.

## Das Spielfeld

rift-board-label = { $name }, { $width } Spalten und { $height } Reihen
rift-cell-empty = offener Raum
rift-cell-planet = Planet
rift-cell-star = Stern
rift-cell-nebula = Nebel
rift-cell-goal = Zielfeld
rift-cell-asteroid = Asteroid in Ebene { $plane }
rift-cell-mine = Mine von { $owner } in Ebene { $plane }
rift-cell-mine-nobody = herrenlose Mine in Ebene { $plane }
rift-cell-ship = { $ship } in Ebene { $plane }, Richtung { $heading }, Geschwindigkeit { $speed }, Rumpf { $hull }
rift-cell-own-ship = dein { $ship } in Ebene { $plane }, Richtung { $heading }, Geschwindigkeit { $speed }, Rumpf { $hull }
rift-cell-start = Startplatz von { $seat }, Richtung { $heading }
rift-cell-active = aktiv
rift-mark-flagship = Flaggschiff
rift-mark-breakout = muss ausbrechen
rift-cell-ready = bereit
rift-cell-activated = aktiviert

## Die Konsole

rift-console-label = Konsole von { $ship }
rift-console-main = Reaktor
rift-console-main-upkeep = Die letzte Einheit speist die Schilde
rift-console-aux = Speicher
rift-console-energy = Energie
rift-console-hull = Rumpf
rift-console-speed = Tempo
rift-console-owed = { $moved } von { $owed } Feldern geflogen
rift-console-heading = Richtung
rift-console-plane = Ebene
rift-console-shields = Schilde
rift-console-shields-up = Schilde oben
rift-console-shields-down-reactor = Schilde unten: Reaktor leer
rift-console-shields-down-nebula = Schilde unten: Nebel
rift-console-bar = Balken { $side } { $layer }: { $strength } von { $most }
rift-console-bar-empty = { $side } { $layer }: kein Balken
rift-console-bar-picked = Aufgenommen: Balken { $side } { $layer }. Wähle seine neue Stelle.
rift-console-weapons = Waffen
rift-console-mount = { $weapon }, { $side }: { $ready } von { $barrels } bereit
rift-console-torpedoes = Torpedos
rift-console-mines = Minen
rift-console-mine-waiting = Eine Mine wartet unter dem Schiff
rift-console-ion = Ionenkanone
rift-console-ion-locked = In diesem Zug geladen gefeuert
rift-console-move-cost = Bewegungskosten
rift-console-of = { $value } von { $most }
rift-console-after = dann { $value }
rift-console-ready = Bereit
rift-console-activated = Aktiviert
rift-console-active = Aktiv
rift-console-destroyed = Zerstört
rift-console-fleet = Schiffe
rift-console-score = { $score } von { $target }
rift-console-round = Runde { $round }
rift-console-warped = In diesem Zug gesprungen

## Seitenansicht einer Schusslinie: { $side } ist die Seite des Schiffs, { $ship } was sie trifft

rift-line-target = Nach { $side }: { $ship } ist in der Schusslinie, { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } entfernt.
rift-line-mine = Nach { $side }: Eine Mine ist in der Schusslinie, { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } entfernt.
rift-line-above = Nach { $side }: { $ship } ist in einer höheren Ebene, dort trifft kein Schuss. Wechsle erst die Ebene.
rift-line-below = Nach { $side }: { $ship } ist in einer tieferen Ebene, dort trifft kein Schuss. Wechsle erst die Ebene.
rift-line-ally = Nach { $side }: { $ship }, ein Verbündeter, ist in der Schusslinie.
rift-line-blocked = Nach { $side }: Die Schusslinie endet nach { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Feldern
    }.
rift-line-nebula = Nach { $side }: Der Rand eines Nebels beendet die Schusslinie nach { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Feldern
    }.
rift-line-clear = Nach { $side }: Auf { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Feldern
    } ist nichts.

## Vorschau eines Befehls

rift-preview-damage = { $damage } Schaden für { $target }, { $side }
rift-preview-lands = Landet auf { $at }
rift-preview-energy = Energie übrig: { $main } im Reaktor, { $aux } im Speicher
rift-preview-hits-mine = Löst die Mine bei { $at } aus
rift-preview-blast = Explosion: { $damage } Schaden für { $ship }
rift-preview-strikes-mine = Läuft auf die Mine bei { $at }
rift-preview-shields-down = Deine Schilde gehen herunter

## Wie ein Zug geht

rift-primer = Wie ein Zug geht
rift-primer-energy = Zu Beginn jedes Zuges ist dein Reaktor voll. Jeder Befehl zeigt seine Kosten. Energie, die du weder ausgibst noch speicherst, ist verloren.
rift-primer-move = Die Geschwindigkeit bleibt von Zug zu Zug. Flieg so viele Felder, wie sie angibt, bevor du den Zug beendest.
rift-primer-fire = Eine Waffe feuert gerade von ihrer Seite weg, in der eigenen Ebene. Dreh dich, steig oder sinke, bis ein Ziel auf der Linie liegt.
rift-primer-shields = Schaden trifft erst die Schildbalken der getroffenen Seite, dann den Rumpf. Ist der Hauptreaktor leer, sind alle Schilde unten.
rift-primer-end = Probiere Befehle aus und nimm sie zurück, so oft du willst. Endgültig wird alles erst, wenn du den Zug beendest.

## Aufbau

rift-setup-title = Partie aufbauen
rift-setup-board = Spielfeld
rift-setup-arenas = Arenen
rift-setup-standards = Standardaufstellungen
rift-setup-puzzles = Rätsel
rift-setup-board-download = Dieses Spielfeld herunterladen
rift-setup-board-hint = Ein Spielfeld ist eine Textdatei. Lade eines herunter, ändere es und öffne es hier.
rift-setup-board-opened = „{ $name }“ ist geöffnet und gewählt.
rift-setup-board-refused = „{ $file }“ wurde nicht geöffnet. Nichts hat sich geändert. { $fault }
rift-setup-board-odd = Das Spielfeld ist spielbar, aber prüfe diese Punkte:
rift-setup-board-cut-off = Zum Startplatz auf { $at } führt kein Weg.
rift-setup-board-blocked = Das Schiff mit Start auf { $at } schaut auf ein Hindernis oder auf den Rand des Spielfelds.
rift-setup-board-lopsided = Das Spielfeld ist nicht symmetrisch.
rift-setup-preview = { $name } zu Beginn der Partie
rift-setup-seats = Captains
rift-setup-players = Spieler
rift-setup-ships = Schiffe insgesamt
rift-setup-team = Team von { $seat }
rift-setup-model = Schiff auf { $at }
rift-setup-handicap = Handicap
rift-setup-handicap-main = Hauptreaktor, plus oder minus
rift-setup-handicap-aux = Hilfsspeicher, plus oder minus
rift-setup-handicap-hull = Rumpf, plus oder minus
rift-setup-handicap-bars = Stärke jedes Schildbalkens, null für die übliche
rift-setup-puzzle = In einem Rätsel hast du einen Zug, und die Gegenseite handelt nicht. Nimm zurück, so oft du willst.
rift-setup-ways = Siegbedingung

rift-option-mode = Modus
rift-option-mode-elimination = Zerstörung
    .hint = Zerstöre alle anderen Teams
rift-option-mode-ace = Centaur Ace
    .hint = Zerstörte Schiffe werden ersetzt; Punkte gewinnen
rift-option-mode-flagship = Flaggschiff
    .hint = Ein Team, das sein Flaggschiff verliert, ist draußen
rift-option-mode-breakout = Ausbruch
    .hint = Ein markiertes Schiff muss ein Zielfeld erreichen
rift-option-ace-target = Zielpunkte
rift-option-clock = Zeit pro Zug
rift-option-seconds = { $seconds ->
        [0] Keine Uhr
       *[other] { $seconds } Sekunden
    }
rift-option-clock-own = Eigene Grenze
rift-option-clock-seconds = Sekunden pro Zug
rift-option-first = Wer beginnt
rift-option-first-random = Zufall
rift-option-first-loser = Verlierer des letzten Spiels
rift-option-length = Spiele pro Partie
rift-option-games = { $games ->
        [one] Ein Spiel
       *[other] Wer von { $games } mehr gewinnt
    }
rift-option-drawn = Remis-Spiele
rift-option-drawn-replay = Werden wiederholt
rift-option-drawn-half = Zählen halb
rift-option-chain-mines = Kettenminen
    .hint = Eine Explosion löst die Minen in ihrer Reichweite aus
rift-option-friendly-fire = Eigenbeschuss
    .hint = Du darfst auf Verbündete feuern
rift-option-auto-choices = Schnelle Wahl
    .hint = Gleichwertige Seiten und Ecken werden für dich gewählt
rift-option-autopilot = Autopilot
    .hint = Ein Schiff, dessen Zeit um ist, fliegt noch seine Flugpflicht
rift-option-box-limits = Schachtelgrenzen
    .hint = Nur Schiffe und Minen aus den gedruckten Schachteln
rift-option-fleet-draft = Flottenwahl
    .hint = Teams wählen reihum Modelle, mit einer Grenze je Modell
rift-option-everybody-first = Erst alle einmal
    .hint = Niemand hat einen zweiten Zug in einer Runde, bevor alle einen ersten hatten
rift-option-quiet-rounds = Ruhige Runden bis zum Remis
rift-option-round-limit = Letzte Runde
rift-option-sudden-death = Schwindende Schilde ab Runde
rift-option-zero = Null schaltet eine Grenze ab. Eine Runde ist ruhig, wenn kein Schiff Schaden nimmt.

## Das Ende einer Partie

rift-story-shot = In Runde { $round } schießt { $who } auf { $target }.
rift-story-hull = In Runde { $round } beschädigt { $who } den Rumpf von { $target }.
rift-story-blast = In Runde { $round } trifft eine Minenexplosion { $who }.
rift-story-destroyed = In Runde { $round } zerstört { $who } { $target }.
rift-story-lost = In Runde { $round } wird { $who } zerstört.
rift-story-conceded = In Runde { $round } gibt { $who } auf.
rift-end-length = Die Partie dauerte { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }.
rift-end-shots = Schüsse
rift-end-squares = Felder geflogen

## Was gewinnt, und woher Punkte kommen

rift-win-last-team = Zerstört alle feindlichen Schiffe
rift-win-target = { $count ->
        [one] Erziele { $count } Punkt
       *[other] Erziele { $count } Punkte
    }
rift-win-flagships = Zerstört { $ships }, { $count ->
        [one] das feindliche Flaggschiff
       *[other] die feindlichen Flaggschiffe
    }
rift-win-break-out = { $ship } muss einen Zug auf einem Zielfeld beenden
rift-win-stop = Zerstört { $ship }, bevor es ein Zielfeld erreicht
rift-win-destroy = { $count ->
        [one] Zerstört { $ships } in { $count } Zug
       *[other] Zerstört { $ships } in { $count } Zügen
    }
rift-win-hold = { $count ->
        [one] Halte ein Ziel am Leben, { $count } gegnerischen Zug lang
       *[other] Halte ein Ziel am Leben, { $count } gegnerische Züge lang
    }
rift-win-series = Die meisten von { $count } Spielen
rift-win-rounds-points = Nach Runde { $count } gewinnen die meisten Punkte
rift-win-rounds-strength = Nach Runde { $count } gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
rift-win-rounds-held-out = Sieg, wenn Runde { $count } endet
rift-win-rounds-draw = Nach Runde { $count } ist es remis
rift-win-quiet-points = { $count ->
        [one] Nach { $count } Runde ohne Schaden gewinnen die meisten Punkte
       *[other] Nach { $count } Runden ohne Schaden gewinnen die meisten Punkte
    }
rift-win-quiet-strength = { $count ->
        [one] Nach { $count } Runde ohne Schaden gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
       *[other] Nach { $count } Runden ohne Schaden gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
    }
rift-win-quiet-held-out = { $count ->
        [one] Sieg nach { $count } Runde ohne Schaden
       *[other] Sieg nach { $count } Runden ohne Schaden
    }
rift-win-quiet-draw = { $count ->
        [one] Nach { $count } Runde ohne Schaden ist es remis
       *[other] Nach { $count } Runden ohne Schaden ist es remis
    }
rift-win-of = { $seats }: { $goal }
rift-win-ships = { $ships } Schiffen
rift-progress-destroyed = { $score } von { $target } zerstört
rift-progress-points = { $score } von { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }
rift-progress-hull = { $score } von { $target } Rumpf zerstört
rift-progress-turns = { $score } von { $target } Zügen
rift-progress-games = Spiel { $score } von { $target }
rift-progress-rounds = Runde { $score } von { $target }
rift-progress-quiet = { $score } von { $target } Runden
rift-aim-all = Zerstöre alle feindlichen Schiffe: { $left } von { $count } übrig.
rift-aim-ships = Zerstöre { $ships }: { $left } von { $count } übrig.
rift-aim-hull = Bring den Rumpf von { $ship } auf { $zero }: { $left } übrig.
rift-aim-stop = Bring den Rumpf von { $ship } auf { $zero }, bevor das Schiff ein Zielfeld erreicht: { $left } übrig.
rift-aim-break-out = Beende einen Zug von { $ship } auf einem Zielfeld: { $count ->
        [one] noch { $count } Feld.
       *[other] noch { $count } Felder.
    }
rift-aim-points = Hol { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für zerstörte feindliche Schiffe: du hast { $now }.
rift-aim-hold = Halte ein Ziel über { $count ->
        [one] { $count } feindlichen Zug
       *[other] { $count } feindliche Züge
    } am Leben: { $now } vorbei.
rift-aim-puzzle = { $goal } Verbrauchte Züge: { $now } von { $most }.
rift-progress-away = { $count ->
        [one] noch { $count } Feld
       *[other] noch { $count } Felder
    }
rift-source-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rift-source-enemies = Zerstörte Gegner
rift-source-own = Zerstörte eigene Schiffe
rift-source-before = Frühere Punkte
rift-source-wins = Gewonnene Spiele

## Die Standzeile

rift-status-energy = Energie
    .help = Bezahlt Befehle. Der Reaktor ist zu Beginn jedes Zuges voll. Energie, die du weder ausgibst noch speicherst, ist verloren.
rift-status-aux = Hilfsspeicher
    .help = Gespeicherte Energie. Sie bleibt von Zug zu Zug und bezahlt Befehle wie der Reaktor.
rift-status-speed = Geschwindigkeit
    .help = So viele Felder muss das Schiff in jedem Zug fliegen. Bei negativer Geschwindigkeit fliegt es rückwärts.
rift-status-moved = Geflogene Felder
    .help = Du kannst den Zug beenden, sobald das Schiff so viele Felder geflogen ist, wie seine Geschwindigkeit angibt.
rift-status-hull = Rumpf
    .help = Schaden, den die Schilde nicht abhalten, trifft den Rumpf. Ein Schiff ohne Rumpf ist zerstört.
rift-status-shields = Schilde: vorn { $front }, rechts { $right }, hinten { $back }, links { $left }
    .down = Schilde unten
    .help = Die Stärke der Schildbalken auf jeder Seite. Schaden trifft die Seite, die getroffen wird.

## Hilfe im rechten Moment: jeder Satz einmal, wenn er nützt

rift-help-nebula = Auf einem Nebelfeld sind deine Schilde unten, und aller Schaden trifft den Rumpf. Verlässt du es, schützen sie dich wieder.
rift-help-reactor = Die letzte Einheit des Hauptreaktors versorgt die Schilde. Ohne sie bleiben sie bis zum nächsten Zug dieses Schiffs unten.
rift-help-shields = Ein Treffer schwächt eine Seite: erst den äußeren, dann den inneren Balken, dann den Rumpf. Verschieb Balken zu schwachen Seiten.
rift-help-blast = Eine scharfe Mine schadet jedem Schiff, auch dem, das sie gelegt hat. Jeder Treffer einer Waffe zündet sie.
rift-help-planes = Auch ein Schiff genau vor dir kann unerreichbar sein: Waffen treffen nur auf derselben Ebene. Wechsle die Ebene.
rift-help-fire = Eine Waffe feuert geradeaus von ihrer Seite des Schiffs. Sie trifft das Erste, was in Reichweite auf dieser Linie liegt.
rift-help-speed = Die Geschwindigkeit bleibt von Zug zu Zug. Du darfst den Zug erst beenden, wenn du mindestens so viele Felder geflogen bist.
rift-help-charge = Hauptenergie, die am Ende deines Zugs übrig ist, geht verloren. Speicher sie: Im Hilfsspeicher bleibt sie erhalten.
rift-help-ion = Lade jetzt die Ionenkanone: Ab deinem nächsten Zug richtet ihr Schuss mehr Schaden an.
rift-help-mine = Eine Mine bleibt auf dem Feld, das du als Nächstes verlässt. Verlass es, bevor dein Zug endet, sonst geht sie unter dir hoch.
rift-help-warp = Nach einem Warpsprung hast du Höchsttempo. Du kannst in diesem Zug noch drehen, steigen, sinken und feuern, aber nicht fliegen.

## Die Kampfanzeige

rift-combat-mine = Mine
rift-combat-weapon = { $count ->
        [one] { $weapon }
       *[other] { $weapon } × { $count }
    }
rift-combat-energy = Bezahlte Energie: { $energy }
rift-combat-damage = Schaden: { $damage }
rift-combat-side = Treffer auf Seite: { $side }
rift-combat-shield = Schild, { $side }
rift-combat-no-damage = Der Schuss richtet keinen Schaden an.
