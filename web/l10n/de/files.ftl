### Was an einer Datei falsch ist, die nicht geöffnet wurde, bei jedem Spiel.

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
