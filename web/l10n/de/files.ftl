### Was an einer Datei falsch ist, die nicht geöffnet wurde. Erst die Wörter für jede Datei, dann die von Centauri Rift.

load-at = Bei { $place }: { $reason }
load-at-line = Zeile { $line }, Spalte { $column }: { $reason }
load-syntax = Das ist kein JSON.
load-cut-short = Der Text hört zu früh auf.
load-key-missing = Der Schlüssel „{ $key }“ fehlt.
load-key-unknown = Den Schlüssel „{ $key }“ gibt es nicht.
load-key-twice = Der Schlüssel „{ $key }“ steht hier zweimal.
load-value-unfit = „{ $value }“ passt hier nicht.
load-unfit = Was hier steht, passt nicht.
load-makers = Hier hat die Seite selbst einen Fehler.

rift-load-format = Lesbar ist nur das Format „{ $format }“.
rift-load-id = Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens { $most }.
rift-load-side = Eine Seite hat { $least } bis { $most } Felder, nicht { $side }.
rift-load-rows = Die Zahl der Reihen ist { $rows }, die Höhe { $height }.
rift-load-row = Die Zahl der Felder ist { $squares }, die Breite { $width }.
rift-load-symbol = „{ $symbol }“ ist kein Gelände. Es gibt: { $known }
rift-load-own-mode = Das Spielziel steht neben den Optionen, unter „{ $key }“.
rift-load-no-board = Ein Spielfeld „{ $board }“ ist nicht in der Schachtel.
rift-load-two-marked = Ein anderes Schiff dieses Teams ist schon markiert.
