### Worte eines laufenden Tisches, für jedes Spiel.

table-board = Spielfeld
table-console = Konsole
table-draw-offered = Ein Remis wird angeboten. Nimmst du an?
table-log = Logbuch
table-orders = Befehle
table-orders-none = Hier gibt es gerade nichts zu tun. Sieh zu oder öffne eine Konsole.
table-orders-helm = Steuern
table-orders-stores = Vorräte und Zug
table-why-not = Warum nicht?
table-thinking = Der Bot denkt nach …
table-refused-other = Das lässt sich nicht zurücknehmen.
table-undo = Zurücknehmen
table-redo = Wiederholen
table-take-back = Zug zurücknehmen
table-menu = Menü
table-keys = Tasten
table-key-control = Strg
table-who = Wer spielt
table-concede-sure = Wirklich aufgeben
table-again = Noch einmal spielen
table-sheet-console = Konsole öffnen
table-sheet-full = Blatt ganz öffnen
table-sheet-closed = Blatt schließen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Das ganze Spielfeld zeigen

table-pace = Nur noch Bots spielen. Tempo:
table-pace-times = { $times }×
table-pace-spoken = { $times ->
        [one] Wie üblich
       *[other] { $times }-mal so schnell
    }
table-pace-skip = Zum Ende

table-primer-done = Verstanden
table-curtain = { $seat } ist dran
table-curtain-lift = Ich bin { $seat }: Hand zeigen

goals-name = Ziel
goals-sources = Woher die Wertung kommt
goals-now = { $goal } ({ $now })
goals-line = Ziel: { $goal }.
goals-line-whole = { $goal }.
goals-tally = { $who }: { $total }.
goals-tally-parts = { $who }: { $total } ({ $parts }).
