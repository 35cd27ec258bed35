### Was an einer Datei falsch ist, die nicht geöffnet wurde, bei jedem Spiel.

load-at = Bei { $place }: { $reason }
load-at-line = Zeile { $line }, Spalte { $column }: { $reason }
load-syntax = Das ist kein gültiges JSON.
load-cut-short = Der Text endet zu früh.
load-key-missing = Der Schlüssel „{ $key }“ fehlt.
load-key-unknown = Den Schlüssel „{ $key }“ gibt es nicht.
load-key-twice = Der Schlüssel „{ $key }“ kommt zweimal vor.
load-value-unfit = „{ $value }“ ist hier nicht erlaubt.
load-unfit = Dieser Wert ist hier nicht erlaubt.
load-makers = Die Seite selbst hat hier einen Fehler.
