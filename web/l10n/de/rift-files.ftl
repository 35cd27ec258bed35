### Was an einer Datei von Centauri Rift falsch ist, die nicht geöffnet wurde.

rift-load-format = Lesbar ist nur das Format „{ $format }“.
rift-load-id = Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens { $most }.
rift-load-side = Eine Seite hat { $least } bis { $most } Felder, nicht { $side }.
rift-load-rows = Die Zahl der Reihen ist { $rows }, die Höhe { $height }.
rift-load-row = Die Zahl der Felder ist { $squares }, die Breite { $width }.
rift-load-symbol = „{ $symbol }“ ist kein Gelände. Es gibt: { $known }
rift-load-own-mode = Das Spielziel steht neben den Optionen, unter „{ $key }“.
rift-load-no-board = Ein Spielfeld „{ $board }“ ist nicht in der Schachtel.
rift-load-two-marked = Ein anderes Schiff dieses Teams ist schon markiert.
