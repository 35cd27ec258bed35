### Centauri Rift: alles, was ein Spieler liest. Keine Zahl der Regeln steht hier: Zahlen sind Argumente.

## Namen

rift-ship = { $model } { $mark }
rift-seat = Captain { $letter }
rift-team = Team { $number }
rift-space = { $square }, Ebene { $plane }

rift-model-rhino = Rhino
    .character = Breit und ausgewogen. Vorn stark, überall standhaft.
rift-model-screech = Screech
    .character = Schnell und schlank, mit einer Ionenkanone längs durch den Rumpf.
rift-model-hammer = Hammer
    .character = Langsam und schwer. Eine volle Salve seiner Torpedos fürchtet jeder Tisch.
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
rift-event-hull-damaged = { $ship }: Der Rumpf verliert { $by }, es bleiben { $left }.
rift-event-shields-down-reactor = { $ship } gibt die letzte Einheit des Hauptreaktors aus: Die Schilde sind unten.
rift-event-shields-down-nebula = { $ship } ist im Nebel: Die Schilde sind unten.
rift-event-shields-up = Die Schilde von { $ship } sind oben.
rift-event-bar-moved = { $ship } verlegt einen Schildbalken: von { $from } nach { $to }.
rift-event-bars-swapped = { $ship } tauscht zwei Schildbalken: { $a } und { $b }.
rift-event-aux-charged = { $ship } speichert { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } Energie.
rift-event-ion-changed-uncharged = Die Ionenkanone von { $ship } ist ungeladen.
rift-event-ion-changed-charging = { $ship } beginnt, die Ionenkanone zu laden.
rift-event-ion-changed-charged = Die Ionenkanone von { $ship } ist voll geladen.
rift-event-mine-released = { $ship } klinkt eine Mine aus. Sie wird scharf, wenn das Schiff wegfliegt.
rift-event-mine-left = { $ship } lässt eine scharfe Mine bei { $at } zurück.
rift-event-mine-detonated = Die Mine bei { $at } geht hoch.
rift-event-blast-hit = Die Explosion trifft { $ship } { $side }: { $damage } Schaden.
rift-event-blast-blocked = { $ship } ist in Deckung und bleibt heil.
rift-event-side-chosen = { $ship } fängt die Explosion { $side } auf.
rift-event-side-chosen-automatic = { $ship } fängt die Explosion { $side } auf; so wurde automatisch gewählt.
rift-event-ship-destroyed = { $ship } ist zerstört.
rift-event-ship-left = { $ship } verlässt das Spielfeld.
rift-event-emergency-stop = { $ship } kommt nicht weiter: Notstopp. Die Energie ist verloren.
rift-event-mine-lost = Die wartende Mine von { $ship } ist mit verloren.
rift-event-ship-replaced = Neu dabei: { $ship } auf { $at }, Richtung { $heading }.
rift-event-ship-replaced-automatic = Neu dabei: { $ship } auf { $at }, Richtung { $heading }, automatisch gesetzt.
rift-event-score-changed = { $seat }: { $by }, jetzt { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }.
rift-event-turn-ended = { $ship } beendet den Zug.
rift-event-round-ended = Runde { $round } ist vorbei.
rift-event-time-ran-out = Die Zeit ist um.
rift-event-time-ran-out-ship = Die Zeit für { $ship } ist um.
rift-event-conceded = { $seat } gibt auf.
rift-event-draw-offered = { $seat } bietet Remis an.
rift-event-draw-accepted = { $seat } nimmt das Remis an.
rift-event-draw-refused = { $seat } spielt weiter.
rift-event-draw-lapsed = Das Remisangebot ist vom Tisch.
rift-event-game-won = Spiel { $game } geht an { $winners }. { $reason }
rift-event-game-drawn = Spiel { $game } endet remis. { $reason }
rift-event-game-started = Spiel { $game } beginnt.
rift-event-match-won = { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }. { $reason }
rift-event-match-drawn = Die Partie endet remis. { $reason }

## Enden: der Grund, als Satz

rift-ending-last-team = Nur noch eine Seite hat Schiffe.
rift-ending-all-destroyed = Die letzten Schiffe gingen gemeinsam unter.
rift-ending-agreed = Alle haben sich auf Remis geeinigt.
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

rift-refusal-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
rift-refusal-game-over = Dieses Spiel ist vorbei. Geh weiter zum nächsten.
rift-refusal-goes-on = Dieses Spiel geht weiter. Spiel es zu Ende oder gib es auf.
rift-refusal-gone-on = Du bist bereit für das nächste Spiel. Warte auf die anderen.
rift-refusal-not-your-turn = Ein anderer Captain ist am Zug. Warte, bis du dran bist.
rift-refusal-no-captain = Der Tisch befehligt kein Schiff. Sag, wessen Befehl es ist.
rift-refusal-blast-first = Eine Mine ist hochgegangen. Wähle erst, auf welcher Seite dein Schiff die Explosion nimmt.
rift-refusal-others-blast = Eine Mine ist hochgegangen, und ein anderer Captain wählt eine Seite. Warte darauf.
rift-refusal-return-first = Wähle erst, wo dein Schiff zurückkommt.
rift-refusal-others-return = Ein anderer Captain wählt, wo ein Schiff zurückkommt. Warte darauf.
rift-refusal-no-active-ship = Kein Schiff ist aktiv. Aktiviere erst eines von deinen.
rift-refusal-already-active = Ein Schiff ist schon aktiv. Beende erst seinen Zug.
rift-refusal-no-such-ship = Dieses Schiff gibt es nicht mehr. Wähle ein anderes.
rift-refusal-already-activated = Dieses Schiff war in dieser Runde schon dran. Wähle eines, das bereit ist.
rift-refusal-team-mate-first = Erst ist jemand aus deinem Team dran, der in dieser Runde weniger Züge hatte. Aktiviere eines von dessen Schiffen.
rift-refusal-other-team = Dieses Schiff fliegt für ein anderes Team. Wähle eines von deinen.
rift-refusal-other-teams-turn = Ein anderes Team ist am Zug. Warte auf deines.
rift-refusal-other-captain = Dieses Schiff fliegt jemand aus deinem Team. Wähle eines von deinen oder lass den anderen vor.
rift-refusal-energy = Du brauchst { $need } Energie und hast { $have }. Gib einen billigeren Befehl.
rift-refusal-wrong-payment = Der Preis ist { $price } Energie. Zahle genau so viel.
rift-refusal-payment-split = Du hast { $main } im Hauptreaktor und { $aux } im Hilfsspeicher. Teile den Preis anders auf.
rift-refusal-speed-limit = Dieses Schiff fliegt höchstens { $limit } Felder im Zug, vorwärts wie rückwärts. Behalte diese Geschwindigkeit oder werde langsamer.
rift-refusal-warped = Du bist in diesem Zug gesprungen. Der Antrieb bleibt bis zum nächsten, wie er ist.
rift-refusal-standing = Du stehst still. Ändere erst die Geschwindigkeit.
rift-refusal-moved-all = Du bist { $moved } von { $speed } { $speed ->
        [one] Feld
       *[other] Feldern
    } geflogen. Flieg schneller, um weiterzukommen.
rift-refusal-blocked = Der Weg ist versperrt: { $by }. Dreh dich oder wechsle die Ebene.
rift-refusal-blocked-throughout = Der Weg ist in allen Ebenen versperrt: { $by }. Dreh dich.
rift-refusal-no-plane = Jenseits dieser Ebene gibt es keine mehr. Wechsle in die andere Richtung oder bleib.
rift-refusal-plane-blocked = Die Ebene ist hier versperrt: { $by }. Flieg erst weiter oder wechsle in die andere Richtung.
rift-refusal-owed = Du musst noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen. Flieg weiter oder werde langsamer.
rift-refusal-warp-range = Ein Sprung reicht bis zu { $most } Felder weit. Wähle einen kürzeren.
rift-refusal-warp-blocked = Die Bahn ist nach { $at ->
        [one] { $at } Feld versperrt: { $by }. Dreh dich erst.
       *[other] { $at } Feldern versperrt: { $by }. Spring kürzer oder dreh dich.
    }
rift-refusal-warp-waiting-mine = Eine ausgeklinkte Mine wartet unter dir. Lass sie hinter dir, bevor du springst.
rift-refusal-no-bar = Es gibt keinen Schildbalken { $side } { $layer }. Wähle eine Stelle, die einen hat.
rift-refusal-slot-taken = Die Stelle { $side } { $layer } ist besetzt. Tausche die Balken stattdessen.
rift-refusal-same-side = Ein Balken kommt auf eine andere Seite. Wähle eine.
rift-refusal-same-slot = Ein Balken kann nicht mit sich selbst tauschen. Wähle einen anderen.
rift-refusal-slot-order = Nenne die zwei Stellen in der anderen Reihenfolge.
rift-refusal-no-mount = Dieses Schiff hat dort keine solche Waffe. Feuere eine andere ab.
rift-refusal-fired = { $barrels ->
        [one] Dieser Lauf hat in diesem Zug schon gefeuert.
       *[other] Alle { $barrels } Läufe haben in diesem Zug schon gefeuert.
    } Feuere eine andere Waffe ab oder warte auf deinen nächsten Zug.
rift-refusal-no-torpedo = Es sind keine Torpedos mehr da. Feuere eine andere Waffe ab.
rift-refusal-no-target = Auf dieser Linie ist nichts zu treffen. Reichweite ({ $weapon }): { $range }. Flieg näher heran oder dreh dich.
rift-refusal-line-blocked = Die Schusslinie ist nach { $at ->
        [one] { $at } Feld
       *[other] { $at } Feldern
    } versperrt: { $by }. Dreh dich oder flieg woandershin.
rift-refusal-nebula-boundary = Der Rand des Nebels hält den Schuss auf, nach { $at ->
        [one] { $at } Feld
       *[other] { $at } Feldern
    }. Schieß, wo beide drinnen sind oder beide draußen.
rift-refusal-ally-in-line = Das Erste auf der Linie ist ein Verbündeter. Such einen anderen Winkel.
rift-refusal-target-above = Das Ziel voraus fliegt { $planes ->
        [one] { $planes } Ebene
       *[other] { $planes } Ebenen
    } höher, { $at ->
        [one] { $at } Feld
       *[other] { $at } Felder
    } entfernt. Steig erst.
rift-refusal-target-below = Das Ziel voraus fliegt { $planes ->
        [one] { $planes } Ebene
       *[other] { $planes } Ebenen
    } tiefer, { $at ->
        [one] { $at } Feld
       *[other] { $at } Felder
    } entfernt. Sink erst.
rift-refusal-side-needed = Du kannst zwei Seiten des Ziels treffen. Wähle { $one } oder { $two }.
rift-refusal-side-closed = Diese Seite des Ziels ist dir nicht zugewandt. Wähle { $one } oder { $two }.
rift-refusal-one-side = Das Ziel zeigt dir nur eine Seite ({ $side }), es gibt also nichts zu wählen. Schieß, ohne eine zu nennen.
rift-refusal-no-sides = Eine Mine hat keine Seiten. Schieß, ohne eine zu nennen.
rift-refusal-charge-nothing = Wähle, wie viel du speicherst.
rift-refusal-charge-main = Im Hauptreaktor { $main ->
        [one] ist nur noch { $main } Einheit
       *[other] sind nur noch { $main } Einheiten
    }. Speichere nicht mehr als das.
rift-refusal-aux-full = Der Hilfsspeicher hat { $room ->
        [0] keinen Platz mehr. Verbrauche erst etwas daraus.
        [one] noch Platz für { $room } Einheit. Speichere nicht mehr als das.
       *[other] noch Platz für { $room } Einheiten. Speichere nicht mehr als das.
    }
rift-refusal-no-ion = Dieses Schiff hat keine Ionenkanone. Feuere eine andere Waffe ab.
rift-refusal-ion-busy = Die Ionenkanone ist geladen oder lädt schon. Feuere sie ab oder lass sie laden.
rift-refusal-ion-fired = Du hast in diesem Zug geladen gefeuert. Lade wieder im nächsten.
rift-refusal-no-mine = Es sind keine Minen mehr an Bord. Gib einen anderen Befehl.
rift-refusal-mine-waiting = Unter dir wartet schon eine Mine. Lass sie erst hinter dir.
rift-refusal-too-many-mines = Das Spielfeld ist voll: { $most } scharfe Minen liegen dort. Lass erst eine hochgehen.
rift-refusal-no-blast = Keine Mine fragt jetzt nach einer Seite. Gib einen anderen Befehl.
rift-refusal-other-ship-hit = Erst wird ein anderes deiner Schiffe getroffen. Wähle eine Seite von jenem.
rift-refusal-side-not-tied = Diese Seite ist der Mine nicht zugewandt. Wähle { $one } oder { $two }.
rift-refusal-no-return = Jetzt kommt kein Schiff zurück. Gib einen anderen Befehl.
rift-refusal-other-ship-returns = Erst kommt ein anderes Schiff zurück. Wähle einen Platz für jenes.
rift-refusal-corner-taken = Dieser Platz ist nicht frei. Wähle einen anderen.
rift-refusal-out = Du hast dieses Spiel aufgegeben. Warte auf sein Ende.
rift-refusal-no-offer = Es ist kein Remis angeboten. Biete eines an oder spiel weiter.
rift-refusal-offer-answered = Du hast diesem Remis zugestimmt. Warte auf die anderen.
rift-refusal-offer-pending = Ein Remis ist schon angeboten. Warte auf die Antworten.
rift-refusal-no-clock = Diese Partie hat keine Uhr. Beende den Zug selbst.
rift-refusal-clock-of-table = Nur die Uhr sagt, dass die Zeit um ist. Beende den Zug selbst.

## Fragen: die Zeile ganz oben

rift-prompt-activate = { $count ->
        [one] { $seat }, aktiviere ein Schiff.
       *[other] { $seat }: Wählt, welches eurer Schiffe zieht.
    }
rift-prompt-orders = { $ship }: Gib Befehle, dann beende den Zug.
rift-prompt-orders-owed = { $ship } muss noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen.
rift-prompt-blast = Mine bei { $at }: Wähle, auf welcher Seite { $ship } { $damage } Schaden nimmt.
rift-prompt-return = Wähle, wo { $ship } zurückkommt.
rift-prompt-interval = Das Spiel ist vorbei. Sieh dir das Spielfeld an, dann geht es zum nächsten.
rift-prompt-draw = { $seat } bietet Remis an. Nimmst du an?
rift-prompt-wait-activate = { $seat } { $count ->
        [one] wählt
       *[other] wählen
    } ein Schiff.
rift-prompt-wait-orders = { $seat } { $count ->
        [one] fliegt
       *[other] fliegen
    } { $ship }.
rift-prompt-wait-blast = { $seat } wählt, auf welcher Seite { $ship } { $damage } Schaden nimmt.
rift-prompt-wait-return = { $seat } wählt, wo { $ship } zurückkommt.
rift-prompt-wait-interval = Gewartet wird auf { $seat }, dann geht es weiter.
rift-prompt-over-win = { $seat } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie.
rift-prompt-over-draw = Die Partie endet remis.

## Befehle: Knöpfe, und was sie tun

rift-order-activate = Aktivieren
    .hint = Beginne den Zug von { $ship }.
rift-order-step = Fliegen
    .hint = Flieg ein Feld in deine Richtung.
rift-order-faster = Schneller
    .hint = Erhöhe die Geschwindigkeit um eins.
rift-order-slower = Langsamer
    .hint = Verringere die Geschwindigkeit um eins.
rift-order-turn-left = Nach links
    .hint = Dreh dich zur nächsten Richtung links.
rift-order-turn-right = Nach rechts
    .hint = Dreh dich zur nächsten Richtung rechts.
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
rift-order-fire-side = Treffer { $side }
rift-order-relocate = Balken verlegen
    .hint = Verlege einen Schildbalken an eine leere Stelle einer anderen Seite.
rift-order-swap = Balken tauschen
    .hint = Vertausche zwei Schildbalken.
rift-order-charge = Energie speichern
    .hint = Bring Energie vom Hauptreaktor in den Hilfsspeicher.
rift-order-charge-units = { $units } speichern
rift-order-charge-rest = Rest speichern und Zug beenden
rift-order-charge-ion = Ionenkanone laden
    .hint = Sie ist bereit, wenn dein nächster Zug beginnt.
rift-order-release-mine = Mine ausklinken
    .hint = Sie bleibt zurück und wird scharf, wenn du wegfliegst.
rift-order-end-turn = Zug beenden
    .hint = Der Zug des Schiffs ist vorbei; danach lässt sich nichts mehr zurücknehmen.
rift-order-choose-side = Auffangen: { $side }
rift-order-choose-corner = Zurück auf { $corner }
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
    .hint = Befehle werden erst aus dem Hilfsspeicher gezahlt, dann aus dem Hauptreaktor.

## Warnungen, bevor ein Zug endet

rift-warning-owed = { $ship } muss noch { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } fliegen.
rift-warning-energy-lost = { $units ->
        [0] Nichts geht
        [one] { $units } Einheit im Hauptreaktor geht
       *[other] { $units } Einheiten im Hauptreaktor gehen
    } verloren.
rift-warning-shields-down = Deine Schilde sind unten.
rift-warning-waiting-mine = Unter dir wartet noch eine Mine: Du wirst auf ihr stehen.

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
rift-cell-activated = war schon dran

## Die Konsole

rift-console-label = Konsole von { $ship }
rift-console-main = Reaktor
rift-console-main-upkeep = Die letzte Einheit hält die Schilde oben
rift-console-aux = Speicher
rift-console-energy = Energie
rift-console-hull = Rumpf
rift-console-speed = Tempo
rift-console-owed = { $moved } von { $owed } geflogen
rift-console-heading = Richtung
rift-console-plane = Ebene
rift-console-shields = Schilde
rift-console-shields-up = Schilde oben
rift-console-shields-down-reactor = Schilde unten: Reaktor leer
rift-console-shields-down-nebula = Schilde unten: Nebel
rift-console-bar = Balken { $side } { $layer }: { $strength } von { $most }
rift-console-bar-empty = { $side } { $layer }: kein Balken
rift-console-bar-picked = Balken { $side } { $layer } gewählt. Wähle, wohin er kommt.
rift-console-weapons = Waffen
rift-console-mount = { $weapon }, { $side }: { $ready } von { $barrels } bereit
rift-console-torpedoes = Torpedos
rift-console-mines = Minen
rift-console-mine-waiting = Eine Mine wartet unter dem Schiff
rift-console-ion = Ionenkanone
rift-console-ion-locked = In diesem Zug geladen gefeuert
rift-console-move-cost = Preis des Antriebs
rift-console-of = { $value } von { $most }
rift-console-after = dann { $value }
rift-console-ready = Bereit
rift-console-activated = Aktiviert
rift-console-active = Aktiv
rift-console-destroyed = Zerstört
rift-console-fleet = Schiffe
rift-console-round = Runde { $round }
rift-console-score = { $score } von { $target }
rift-console-warped = In diesem Zug gesprungen

## Vorschau eines Befehls

rift-preview-damage = { $damage } Schaden für { $target }, { $side }
rift-preview-lands = Landet auf { $at }
rift-preview-energy = { $main } im Reaktor und { $aux } im Hilfsspeicher übrig
rift-preview-hits-mine = Löst die Mine bei { $at } aus
rift-preview-blast = Explosion: { $damage } Schaden für { $ship }
rift-preview-strikes-mine = Du würdest auf die Mine bei { $at } laufen
rift-preview-shields-down = Deine Schilde wären unten

## Wie ein Zug geht

rift-primer = Wie ein Zug geht
rift-primer-energy = Zu Beginn jedes Zuges ist dein Reaktor voll. Jeder Befehl nennt seinen Preis; was du weder ausgibst noch speicherst, ist verloren.
rift-primer-move = Die Geschwindigkeit bleibt von Zug zu Zug. Flieg so viele Felder, wie sie sagt, bevor du den Zug beendest.
rift-primer-fire = Eine Waffe feuert gerade weg von ihrer Seite, in der eigenen Ebene. Dreh dich, steig oder sinke, bis etwas auf der Linie liegt.
rift-primer-shields = Ein Treffer zehrt an den Balken der getroffenen Seite, dann am Rumpf. Ist der Reaktor leer, sind alle Schilde unten.
rift-primer-end = Probiere Befehle aus und nimm sie zurück, wie du willst. Nichts gilt endgültig, bis du den Zug beendest.

## Aufbau

rift-setup-title = Partie aufbauen
rift-setup-board = Spielfeld
rift-setup-arenas = Arenen
rift-setup-standards = Einfache Aufstellungen
rift-setup-puzzles = Rätsel
rift-setup-board-download = Dieses Spielfeld herunterladen
rift-setup-board-hint = Ein Spielfeld ist eine Textdatei. Lade eines herunter, ändere es und öffne es hier.
rift-setup-board-opened = „{ $name }“ ist geöffnet und gewählt.
rift-setup-board-refused = „{ $file }“ wurde nicht geöffnet, und nichts hat sich geändert. { $fault }
rift-setup-board-odd = Das Spielfeld ist spielbar. Manches ist vielleicht nicht so gemeint:
rift-setup-board-cut-off = Zum Startplatz auf { $at } führt kein Weg.
rift-setup-board-blocked = Das Schiff mit Start auf { $at } schaut auf ein Hindernis oder über den Rand.
rift-setup-board-lopsided = Das Spielfeld sieht nicht von beiden Seiten gleich aus.
rift-setup-preview = { $name } zu Beginn der Partie
rift-setup-seats = Captains
rift-setup-players = Spieler
rift-setup-ships = Schiffe insgesamt
rift-setup-team = Team von { $seat }
rift-setup-model = Schiff auf { $at }
rift-setup-handicap = Handicap
rift-setup-handicap-main = Hauptreaktor, mehr oder weniger
rift-setup-handicap-aux = Hilfsspeicher, mehr oder weniger
rift-setup-handicap-hull = Rumpf, mehr oder weniger
rift-setup-handicap-bars = Stärke der Balken, null für die des Modells
rift-setup-puzzle = Ein Rätsel: Du hast einen Zug, und die Gegenseite hält still. Zurücknehmen darfst du, so oft du willst.
rift-setup-ways = Spielziel

rift-option-mode = Die Partie gewinnt
rift-option-mode-elimination = Das letzte Team
    .hint = Zerstöre alle anderen
rift-option-mode-ace = Centaur Ace
    .hint = Zerstörte Schiffe kommen wieder; Punkte gewinnen
rift-option-mode-flagship = Flaggschiff
    .hint = Wer sein Flaggschiff verliert, ist draußen
rift-option-mode-breakout = Ausbruch
    .hint = Ein markiertes Schiff muss durchkommen
rift-option-ace-target = Punkte zum Sieg
rift-option-clock = Zeit für einen Zug
rift-option-seconds = { $seconds ->
        [0] Keine Uhr
       *[other] { $seconds } Sekunden
    }
rift-option-clock-own = Eigene Grenze
rift-option-clock-seconds = Sekunden für einen Zug
rift-option-first = Wer beginnt
rift-option-first-random = Das Los entscheidet
rift-option-first-loser = Wer das letzte Spiel verlor
rift-option-length = Spiele der Partie
rift-option-games = { $games ->
        [one] Ein Spiel
       *[other] Wer von { $games } mehr gewinnt
    }
rift-option-drawn = Ein Remis
rift-option-drawn-replay = wird wiederholt
rift-option-drawn-half = zählt halb
rift-option-chain-mines = Kettenminen
    .hint = Eine Explosion löst die Minen aus, die sie erreicht
rift-option-friendly-fire = Eigenbeschuss
    .hint = Auf Verbündete darf geschossen werden
rift-option-auto-choices = Schnelle Wahl
    .hint = Gleichwertige Seiten und Ecken werden für dich gewählt
rift-option-autopilot = Autopilot
    .hint = Ein Schiff, dessen Zeit um ist, fliegt, was es muss
rift-option-box-limits = Schachtelgrenzen
    .hint = Nur, was in Schachteln des gedruckten Spiels ist
rift-option-fleet-draft = Flottenwahl
    .hint = Teams wählen ihre Schiffe reihum, kein Modell zu oft
rift-option-everybody-first = Erst alle einmal
    .hint = Kein zweiter Zug in einer Runde, bevor alle einen ersten hatten
rift-option-quiet-rounds = Ruhige Runden bis zum Remis
rift-option-round-limit = Letzte Runde
rift-option-sudden-death = Schilde schwinden ab Runde
rift-option-zero = Null heißt nie. Eine Runde ist ruhig, wenn nichts beschädigt wird.

## Das Ende einer Partie

rift-end-length = Sie dauerte { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }.
rift-end-shots = Schüsse
rift-end-squares = Felder geflogen

## Was gewinnt, und woher Punkte kommen

rift-win-last-team = Zerstört alle feindlichen Schiffe
rift-win-target = { $count ->
        [one] { $count } Punkt gewinnt
       *[other] { $count } Punkte gewinnen
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
        [one] Sieg, wenn nach { $count } Zug des Gegners ein Ziel übrig ist
       *[other] Sieg, wenn nach { $count } Zügen des Gegners ein Ziel übrig ist
    }
rift-win-series = Die meisten von { $count } Spielen
rift-win-rounds-points = Nach Runde { $count } gewinnen die meisten Punkte
rift-win-rounds-strength = Nach Runde { $count } gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
rift-win-rounds-held-out = Sieg, wenn vorher Runde { $count } endet
rift-win-rounds-draw = Nach Runde { $count } ist es unentschieden
rift-win-quiet-points = { $count ->
        [one] Nach { $count } Runde ohne Schaden gewinnen die meisten Punkte
       *[other] Nach { $count } Runden ohne Schaden gewinnen die meisten Punkte
    }
rift-win-quiet-strength = { $count ->
        [one] Nach { $count } Runde ohne Schaden gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
       *[other] Nach { $count } Runden ohne Schaden gewinnen die meisten Schiffe, dann der meiste Rumpf, dann die stärksten Schilde
    }
rift-win-quiet-held-out = { $count ->
        [one] Sieg durch { $count } Runde ohne Schaden
       *[other] Sieg durch { $count } Runden ohne Schaden
    }
rift-win-quiet-draw = { $count ->
        [one] Nach { $count } Runde ohne Schaden ist es unentschieden
       *[other] Nach { $count } Runden ohne Schaden ist es unentschieden
    }
rift-win-of = { $seats }: { $goal }
rift-win-ships = Schiffe { $ships }
rift-progress-away = { $count ->
        [one] noch { $count } Feld
       *[other] noch { $count } Felder
    }
rift-source-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rift-source-enemies = Zerstörte Feinde
rift-source-own = Zerstörte eigene Schiffe
rift-source-before = Vorher
rift-source-wins = Gewonnene Spiele
