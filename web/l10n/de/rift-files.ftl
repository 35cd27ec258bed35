### Fehler in einer Datei von Centauri Rift, die sich nicht öffnen lässt.

rift-load-format = Lesbar ist nur das Format „{ $format }“.
rift-load-id = Eine Kennung enthält nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens { $most }.
rift-load-side = Eine Seite hat { $least } bis { $most } Felder, nicht { $side }.
rift-load-rows = Das Spielfeld hat { $rows } Reihen, aber seine Höhe ist { $height }.
rift-load-row = Die Reihe hat { $squares } Felder, aber die Breite ist { $width }.
rift-load-symbol = „{ $symbol }“ ist kein Zeichen für Gelände. Verwende eines von diesen: { $known }
rift-load-own-mode = Der Modus gehört neben die Optionen, unter „{ $key }“.
rift-load-no-board = Das Grundspiel hat kein Spielfeld „{ $board }“.
rift-load-two-marked = Dieses Team hat schon ein markiertes Schiff.
