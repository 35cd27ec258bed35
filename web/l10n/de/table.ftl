### Worte eines laufenden Tisches, für jedes Spiel.

table-board = Spielfeld
table-console = Konsole
table-draw-offered = Dir wird ein Remis angeboten. Nimmst du an?
table-log = Logbuch
table-orders = Befehle
table-status = Stand
table-status-figure = { $name }: { $value }
table-status-figure-of = { $name }: { $value } von { $most }
table-orders-none = Gerade gibt es nichts zu tun.
table-orders-helm = Bewegung
table-orders-stores = Energie und Zug
table-why-not = Warum nicht?
table-thinking = Der Bot denkt nach …
table-refused-other = Diese Aktion lässt sich nicht zurücknehmen.
table-undo = Zurücknehmen
table-redo = Wiederholen
table-take-back = Zug zurücknehmen
table-menu = Menü
table-keys = Tasten
table-key-control = Strg
table-who = Spieler
table-concede-sure = Ja, aufgeben
end-victory = Sieg!
end-defeat = Niederlage
end-draw = Remis
end-show = Ergebnis zeigen
end-try-again = Noch ein Versuch
end-stronger-bot = Stärkerer Bot
end-story-no-opening = Die Partie beginnt ohne Kampf.
end-story-no-turn = Kein anderes Ereignis wendet die Partie.
end-story-no-end = Die Partie endet ohne einen weiteren Kampf.
table-again = Noch einmal
table-sheet-console = Konsole öffnen
table-sheet-full = Blatt ganz öffnen
table-sheet-closed = Blatt schließen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzes Spielfeld zeigen

table-pace = Nur noch Bots sind im Spiel. Tempo:
table-pace-times = { $times }×
table-pace-spoken = { $times ->
        [one] Normal
       *[other] { $times }-mal so schnell
    }
table-pace-skip = Zum Ende springen

table-primer-done = OK
table-recap = Was gerade geschah
table-recap-show = Auf dem Spielfeld zeigen
table-help = Hilfe
table-help-hide = Diesen Tipp ausblenden
table-curtain = { $seat } ist dran
table-curtain-lift = Ich bin { $seat }. Hand zeigen

goals-name = Ziel
goals-sources = Woher die Punkte kommen
goals-now = { $goal } ({ $now })
goals-line = Ziel: { $goal }.
goals-line-whole = { $goal }.
goals-tally = { $who }: { $total }.
goals-tally-parts = { $who }: { $total } ({ $parts }).
