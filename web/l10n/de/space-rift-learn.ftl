### Flugschule von Space Rift.

## Befehle und Züge

space-rift-lesson-orders = Erster Angriff
    .blurb = Spiel Karten, zieh, greif an und gewinne.
    .done = Befehlskarten spielen, Befehle geben, ziehen und angreifen. Lern als Nächstes, was die Würfel treffen, oder spiel deine erste Partie.
space-rift-lesson-orders-card = Spiel „Vorstoß, Mitte“ aus deiner Hand. Du befehligst Süd am unteren Rand und gewinnst, wenn du beide Einheiten von Nord ausschaltest. Jeder deiner Züge beginnt mit einer Befehlskarte.
space-rift-lesson-orders-order = Gib deinen Jägern und dem Kreuzer Befehle: Wähle jede Einheit, dann ihren Befehl. Die Karte gilt für einen der drei Abschnitte, die von den gestrichelten Linien getrennt werden.
space-rift-lesson-orders-move = Zieh die Jäger auf das markierte Feld, neben die Jäger von Nord. Nur Einheiten mit Befehl ziehen. Jäger sind schnell, und Asteroiden halten sie nicht auf.
space-rift-lesson-orders-impulse = Zieh den Kreuzer um die Asteroiden herum auf das markierte Feld. Er ist langsamer, aber mit vollem Impuls kommt er ein Feld weiter, gegen Sterne.
space-rift-lesson-orders-attack = Greif mit deinen Jägern die Jäger von Nord an. Jetzt fallen die Würfel, und jeder Treffer zerstört ein Schiff. Von diesen Jägern ist nur eines übrig.
space-rift-lesson-orders-again = Spiel „Offener Kanal“ und gib deinen beiden Einheiten Befehle. Du bist wieder am Zug, denn Nord hat gepasst. Diese Karte gilt an jedem Ort.
space-rift-lesson-orders-approach = Zieh beide Einheiten auf die markierten Felder, nah an den Kreuzer von Nord. Die meisten Einheiten werfen mehr Würfel, wenn ihr Ziel nah ist.
space-rift-lesson-orders-win = Greif den Kreuzer von Nord an, erst mit den Jägern, dann mit deinem Kreuzer. Er hat noch ein Schiff, und seine Punkte gewinnen die Schlacht.

## Würfel

space-rift-lesson-dice = Würfel
    .blurb = Was jedes Zeichen trifft, und was Schilde aufhalten.
space-rift-lesson-dice-order = Spiel „Offener Kanal“ und gib deinen beiden Einheiten Befehle. Die Karte gilt an jedem Ort.
space-rift-lesson-dice-ready = Beende die Bewegung. Deine Einheiten stehen schon gut.
space-rift-lesson-dice-ranged = Greif mit deinem Schlachtschiff den Kreuzer in den Asteroiden an. Zeig zuerst auf den Kreuzer, um deine Chancen zu sehen. Ein ferneres Ziel kostet Würfel, und die Asteroiden nehmen noch einen. Jeder Treffer zerstört ein Schiff: Kreise treffen Jäger, Dreiecke Sturm, Quadrate Großschiffe.
space-rift-lesson-dice-close = Greif mit deinem Kreuzer die Jäger an. Eine Einheit mit einem Gegner daneben kann nur diesen angreifen. Ein Volltreffer trifft alles, aber Schilde halten Volltreffer auf, und Jäger weichen denen von Großschiffen aus.

## Alarm

space-rift-lesson-alert = Alarm
    .blurb = Zurückweichen, oder mit ruhiger Mannschaft ignorieren.
space-rift-lesson-alert-attack = Spiel „Feuer frei“, gib dem Schlachtschiff einen Befehl, zieh nichts, und greif den Zerstörer an. Die Karte gibt jeder Einheit mit Befehl einen Würfel mehr. Jeder Alarm, den du würfelst, treibt das Ziel zurück.
space-rift-lesson-alert-choose = Ignoriere keinen, und weich zurück. Der Zerstörer ist für jeden Alarm ein Feld zurückgewichen und hat jetzt einen Marker. Der Kreuzer von Nord hat geantwortet: ein Alarm für dich. Ein Schlachtschiff darf einen ignorieren, aber sieh, was sonst geschieht.
    .why = Zuerst der Alarm: Ignoriere keinen, dann weich zurück.
space-rift-lesson-alert-clear = Gib dem Schlachtschiff einen Befehl, dann zahl den Stern, der seinen Alarm aufhebt. Eine Einheit mit Alarm würfelt einen Würfel weniger.

## Gegenschlag und Verfolgung

space-rift-lesson-pursuit = Gegenschlag
    .blurb = Im Nahkampf zurückschlagen, dann verfolgen.
space-rift-lesson-pursuit-back = Schlag mit deinem Zerstörer zurück. Ein Kreuzer mit nur noch einem Schiff hat ihn im Nahkampf angegriffen. Dein Zerstörer ist auf seinem Feld geblieben, also darf er sofort zurückschlagen, gegen Sterne.
space-rift-lesson-pursuit-pursue = Greif den Kreuzer mit allen deinen Einheiten an. Du bist am Zug. Ist das Feld des Kreuzers leer, darf ein Zerstörer ihn für einen Stern dorthin verfolgen und dann vielleicht noch einmal angreifen.

## Sterne und Kampfkarten

space-rift-lesson-stars = Kampfkarten
    .blurb = Sterne bezahlen Kniffe im richtigen Moment.
space-rift-lesson-stars-surge = Gib dem Kreuzer einen Befehl, greif den Gegner vor ihm an, und spiel „Kühlmittelstoß“, wenn du gefragt wirst. Deine zwei Kampfkarten liegen unter den Befehlskarten. Jede hat ihren Moment und ihren Preis.
space-rift-lesson-stars-reward = Nimm die Kampfkarte. Am Ende eines Zugs nimmst du Sterne, oder weniger Sterne und eine Kampfkarte.
space-rift-lesson-stars-slip = Behalte deine Kampfkarten, obwohl du eine verkaufen könntest. Dann greift der Zerstörer von Nord deine Jäger an: Spiel „Entwischen“, und wähle, wohin sie fliegen.

## Träger, Plattform, Transporter

space-rift-lesson-ships = Besondere Schiffe
    .blurb = Träger, Plattformen und Transporter.
space-rift-lesson-ships-sortie = Spiel „Offener Kanal“, gib dem Träger und der Plattform Befehle, zieh nichts, und schick die Jäger des Trägers gegen die Jäger von Nord. Ein Träger bleibt hinten und lässt seine Jäger angreifen.
space-rift-lesson-ships-platform = Greif mit deiner Plattform den Zerstörer weit im Norden an. Eine Plattform umkreist ihren Planeten, schießt am weitesten und braucht keine Sichtlinie.
space-rift-lesson-ships-transport = Spiel „Breite Front“, gib dem Transporter einen Befehl, und zieh ihn auf den markierten Planeten. Ein Transporter bringt jeden Zug einen Stern, solange kein Gegner daneben steht. Auf einem Planeten ist er mehr wert.
space-rift-lesson-ships-markers = Spiel eine Befehlskarte, um die Lektion zu beenden. Zu Beginn deines Zugs legt eine Einheit auf einem Planeten dort einen Marker, ein Transporter zwei. Marker sind Punkte.

## Der Riss

space-rift-lesson-rift = Der Riss
    .blurb = Er treibt, er schiebt, er faltet sich.
space-rift-lesson-rift-begin = Beginne deinen Zug. Die sechs Plättchen sind der Riss, und drei Würfel entscheiden vor jedem Zug. Sind welche gleich, zieht das Plättchen mit der Scheibe in die Richtung ihrer Zahl.
space-rift-lesson-rift-close = Zieh das Plättchen mit den Jägern von Nord, um die Lücke zu schließen. Alle drei Würfel waren gleich, also zog der Riss zwei Felder weit, und ein Teil wurde abgetrennt. Eine Einheit auf einem Plättchen treibt mit.
space-rift-lesson-rift-jump = Spiel deine Karte, gib deinen Jägern einen Befehl, und spring neben den Gegner. Eine Einheit, die ihre Bewegung auf dem Riss beginnt, darf auf jedes andere Plättchen springen. Nach seiner Bewegung faltet sich der Riss und schleudert vielleicht eine Einheit über das Spielfeld.

## Eine Schlacht

space-rift-lesson-battle = Eine Schlacht
    .blurb = Alles zusammen, gegen einen Fähnrich.
space-rift-lesson-battle-win = Gewinne eine ganze Schlacht gegen einen Fähnrich, der Nord befehligt. Ausgeschaltete Gegner bringen Punkte, also greif eine Einheit mit mehreren von deinen an.

## Ziele eines Schritts

space-rift-goal-played = „{ $card }“ gespielt
space-rift-goal-ordered = Befehl für { $unit }
space-rift-goal-at = { $unit } auf { $hex }
space-rift-goal-moved = Bewegung beendet
space-rift-goal-attacked = { $unit } greift { $target } an
space-rift-goal-battled-back = { $unit } schlägt zurück
space-rift-goal-retired = { $unit } weicht zurück
space-rift-goal-cleared = { $unit } ohne Alarm
space-rift-goal-pursued = { $unit } verfolgt
space-rift-goal-evaded = { $unit } weicht aus
space-rift-goal-hurt = { $unit } verliert Schiffe
space-rift-goal-gone = { $unit } ausgeschaltet
space-rift-goal-card-taken = eine Kampfkarte genommen
space-rift-goal-launched = { $unit } fliegt einen Ausfall
space-rift-goal-income = ein Stern vom Transporter
space-rift-goal-marked = Marker gelegt
space-rift-goal-drifted = der Riss hat sich bewegt
space-rift-goal-closed = Lücke geschlossen
space-rift-goal-jumped = { $unit } springt
space-rift-goal-turn-ended = Zug beendet
space-rift-goal-won = Schlacht gewonnen

## Arten von Befehlen

space-rift-kind-begin = den Zug beginnen
space-rift-kind-place-tile = ein Plättchen legen
space-rift-kind-close-gap = die Lücke schließen
space-rift-kind-settle = eine Einheit absetzen
space-rift-kind-command = eine Befehlskarte spielen
space-rift-kind-order = einer Einheit einen Befehl geben
space-rift-kind-clear = einen Alarm aufheben
space-rift-kind-move = ziehen
space-rift-kind-move-impulse = mit vollem Impuls ziehen
space-rift-kind-exit = die Schlacht verlassen
space-rift-kind-attack = angreifen
space-rift-kind-sortie = einen Ausfall fliegen
space-rift-kind-play = eine Kampfkarte spielen
space-rift-kind-ignore = Alarme ignorieren
space-rift-kind-retire = zurückweichen
space-rift-kind-battle-back = zurückschlagen
space-rift-kind-pursue = verfolgen
space-rift-kind-take-stars = Sterne nehmen
space-rift-kind-take-card = eine Karte nehmen
space-rift-kind-sell = eine Karte verkaufen
space-rift-kind-done = weitermachen
