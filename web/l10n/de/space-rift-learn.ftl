### Flugschule von Space Rift.

## Befehle und Züge

space-rift-lesson-orders = Befehle
    .blurb = Eine Karte, Befehle, und wie weit Schiffe fliegen.
space-rift-lesson-orders-card = Du befehligst den Süden, am unteren Rand. Jeder Zug beginnt mit einer Befehlskarte. Nimm „Vorstoß“ für die Mitte und spiel ihn.
space-rift-lesson-orders-order = Die Karte gibt Befehle in einem der drei Sektoren, die von den gepunkteten Linien getrennt sind. Gib deinen Jägern und dem Kreuzer einen Befehl: drück auf sie, dann auf ihren Befehl.
space-rift-lesson-orders-move = Nur wer einen Befehl hat, darf ziehen. Jäger sind schnell, und Felsen halten sie nicht auf. Bring sie auf das markierte Feld.
space-rift-lesson-orders-impulse = Der Kreuzer ist langsamer. Mit vollem Impuls kommt er ein Feld weiter, gegen Sterne. Flieg zur Markierung, um die Felsen herum.
space-rift-lesson-orders-again = Niemand kann kämpfen, also endete dein Zug von selbst, und der Norden hat gepasst. Spiel jetzt „Vorstoß“ für links und bring das Schlachtschiff zur Markierung.

## Würfel

space-rift-lesson-dice = Würfel
    .blurb = Was wen trifft, und was Schilde aufhalten.
space-rift-lesson-dice-order = „Offener Kanal“ gibt Befehle überall. Spiel ihn, und gib beiden Einheiten einen.
space-rift-lesson-dice-ready = Sie stehen gut. Beende die Bewegung.
space-rift-lesson-dice-ranged = Dein Schlachtschiff feuert auf den Kreuzer in den Felsen. Je weiter, desto weniger Würfel, und die Felsen nehmen noch einen. Jeder Treffer kostet ein Schiff: Kreise treffen Jäger, Dreiecke Sturmschiffe, Quadrate Großschiffe. Zeig auf den Kreuzer, um die Chancen zu sehen, und greif dann an.
space-rift-lesson-dice-close = Wer einen Feind neben sich hat, kann nur diesen angreifen. Ein Volltreffer trifft alles, aber Schilde halten Volltreffer auf, und Jäger weichen denen großer Schiffe aus. Greif die Jäger mit deinem Kreuzer an.

## Alarm

space-rift-lesson-alert = Alarm
    .blurb = Zurückweichen, ignorieren, und eine ruhige Mannschaft.
space-rift-lesson-alert-attack = Ein Alarm im Wurf treibt das Ziel zurück. „Feuer frei“ gibt jeder Einheit einen Würfel mehr. Gib dem Schlachtschiff einen Befehl, zieh niemanden, und greif den Zerstörer an.
space-rift-lesson-alert-choose = Er ist für jeden Alarm ein Feld gewichen und hat jetzt einen Marker. Der Norden antwortet mit seinem Kreuzer: ein Alarm für dich. Ein Schlachtschiff darf einen ignorieren. Sieh selbst, was sonst geschieht: ignoriere keinen und weiche zurück.
    .why = Zuerst der Alarm: ignoriere keinen, dann weiche zurück.
space-rift-lesson-alert-clear = Eine Einheit mit Marker hat einen Würfel weniger. Nimm ihn weg: gib dem Schlachtschiff einen Befehl, und zahl den Stern, der seinen Alarm aufhebt.

## Gegenschlag und Verfolgung

space-rift-lesson-pursuit = Gegenschlag
    .blurb = Schlag um Schlag, und hinterher.
space-rift-lesson-pursuit-back = Ein Kreuzer mit nur noch einem Schiff greift deinen Zerstörer von nebenan an. Dein Zerstörer hält stand, also darf er sofort zurückschlagen. Das kostet Sterne. Tu es.
space-rift-lesson-pursuit-pursue = Du bist am Zug. Greif den Kreuzer mit allem an. Ist sein Feld leer, darf ein Zerstörer für einen Stern nachrücken, und vielleicht sogar noch einmal angreifen.

## Sterne und Kampfkarten

space-rift-lesson-stars = Kampfkarten
    .blurb = Sterne kaufen Kniffe, im richtigen Augenblick.
space-rift-lesson-stars-surge = Neben den Befehlskarten hast du zwei Kampfkarten. Jede hat ihren Augenblick und ihren Preis. Gib dem Kreuzer einen Befehl, greif den vor ihm an, und spiel „Kühlmittelstoß“, wenn du gefragt wirst.
space-rift-lesson-stars-reward = Am Ende des Zuges nimmst du Sterne, oder weniger und eine Kampfkarte. Nimm die Karte.
space-rift-lesson-stars-slip = Du könntest eine Karte verkaufen; behalte deine. Dann greift ein Zerstörer des Nordens deine Jäger an. Spiel „Entwischen“, und wähle, wohin sie fliegen.

## Träger, Plattform, Transporter

space-rift-lesson-ships = Besondere Schiffe
    .blurb = Träger, Plattformen und Transporter.
space-rift-lesson-ships-sortie = Ein Träger bleibt hinten und schickt seine Jäger. Gib dem Träger und der Plattform einen Befehl, zieh niemanden, und lass die Jäger gegen die des Nordens fliegen.
space-rift-lesson-ships-platform = Eine Plattform kreist um ihren Planeten. Sie schießt am weitesten, und nichts verbirgt sich vor ihr. Greif den Zerstörer weit im Norden an.
space-rift-lesson-ships-transport = Ein Transporter, den niemand stört, bringt jeden Zug einen Stern. Auf einem Planeten ist er mehr wert. Spiel „Breite Front“, gib dem Transporter einen Befehl, und lande auf der Markierung.
space-rift-lesson-ships-markers = Wer zu Beginn des Zuges einen Planeten hält, legt dort einen Marker ab, ein Transporter zwei. Sie sind Punkte. Das ist hier alles: spiel eine Karte.

## Der Riss

space-rift-lesson-rift = Der Riss
    .blurb = Er rollt, er schiebt, er faltet sich.
space-rift-lesson-rift-begin = Die sechs Plättchen sind der Riss. Vor jedem Zug entscheiden drei Würfel: sind welche gleich, bewegt sich das Plättchen mit der Scheibe, in die Richtung dieser Zahl. Beginne den Zug.
space-rift-lesson-rift-close = Alle gleich: zwei Felder weit. Nun ist ein Teil des Risses abgetrennt, und du schließt die Lücke. Schieb das Plättchen mit den Jägern des Nordens: wer auf einem Plättchen steht, fliegt mit.
space-rift-lesson-rift-jump = Nach seiner Bewegung faltet sich der Riss und schleudert vielleicht eine Einheit über das Feld. Er ist auch eine Abkürzung: wer auf ihm beginnt, darf auf jedes andere Plättchen springen. Spiel deine Karte, gib deinen Jägern einen Befehl, und spring neben den Feind.

## Eine Schlacht

space-rift-lesson-battle = Eine Schlacht
    .blurb = Alles zusammen, gegen einen Fähnrich.
space-rift-lesson-battle-win = Jetzt gehören dir alle Befehle, und ein Fähnrich befehligt den Norden. Verlorene Einheiten des Feindes sind Punkte. Richte viele Waffen auf eine Einheit, und gewinne.

## Was ein Schritt verlangt

space-rift-goal-played = „{ $card }“ gespielt
space-rift-goal-ordered = Befehl für { $unit }
space-rift-goal-at = { $unit } auf { $hex }
space-rift-goal-moved = Bewegung beendet
space-rift-goal-attacked = { $unit } greift { $target } an
space-rift-goal-battled-back = { $unit } schlägt zurück
space-rift-goal-retired = { $unit } weicht zurück
space-rift-goal-cleared = { $unit } ohne Alarm
space-rift-goal-pursued = { $unit } rückt nach
space-rift-goal-evaded = { $unit } entwischt
space-rift-goal-hurt = { $unit } verliert Schiffe
space-rift-goal-gone = { $unit } ausgeschaltet
space-rift-goal-card-taken = eine Kampfkarte genommen
space-rift-goal-launched = Jäger ausgeschickt: { $unit }
space-rift-goal-income = einen Stern vom Transporter
space-rift-goal-marked = Marker abgelegt
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
space-rift-kind-order = einer Einheit befehlen
space-rift-kind-clear = einen Alarm aufheben
space-rift-kind-move = ziehen
space-rift-kind-move-impulse = mit vollem Impuls ziehen
space-rift-kind-exit = die Schlacht verlassen
space-rift-kind-attack = angreifen
space-rift-kind-sortie = Jäger ausschicken
space-rift-kind-play = eine Kampfkarte spielen
space-rift-kind-ignore = Alarme ignorieren
space-rift-kind-retire = zurückweichen
space-rift-kind-battle-back = zurückschlagen
space-rift-kind-pursue = verfolgen
space-rift-kind-take-stars = Sterne nehmen
space-rift-kind-take-card = eine Karte nehmen
space-rift-kind-sell = eine Karte verkaufen
space-rift-kind-done = weitergehen
