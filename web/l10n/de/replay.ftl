### Eine Partie noch einmal ansehen: Wiederholung, Kurven, Analyse.

replay-title = Wiederholung: { $title }
replay-loading = Die Wiederholung wird geöffnet …
replay-open = Wiederholung
replay-label = Wiederholung von { $title }
replay-back = Zurück
replay-on = Weiter
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-transport = Wiederholung
replay-stride = Schrittweite
replay-stride-action = Aktion
replay-stride-turn = Zug
replay-stride-round = Runde
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-speed-fastest = Sehr schnell
replay-position = Stelle
replay-spoken = { $name }, Aktion { $at } von { $end }
replay-begin = Anfang
replay-end = Ende
replay-turn = Runde { $round } · { $who }
replay-to-table = Zum Tisch
replay-keys = Tasten
replay-watch = Noch einmal ansehen, mit Analyse
replay-key-action = Eine Aktion zurück, weiter
replay-key-turn = Einen Zug zurück, weiter
replay-key-round = Eine Runde zurück, weiter
replay-key-ends = Zum Anfang, zum Ende
replay-key-run = Abspielen, anhalten
replay-charts = Kurven
replay-review = Analyse
replay-tabs = Was neben dem Spielfeld steht

replay-branch = Ab hier weiterspielen
replay-branch-lead = Hier beginnt eine neue Partie. Die alte bleibt, wie sie ist.
replay-branch-over = Hier ist die Partie vorbei. Geh zurück, um weiterzuspielen.
replay-branch-secret = Andere halten noch Karten, die niemand sehen darf. Spiel von hier weiter, wenn die Partie vorbei ist.
replay-branch-begin = Beginnen
replay-branch-name = { $title }, Runde { $round }

chart-table = Als Tabelle
chart-moment = Zeitpunkt
chart-legend = Linien
chart-percent = { $value } %
chart-chances = Chancen
chart-rift-hull = Rumpf
chart-rift-shields = Schilde
chart-rift-energy = Energie
chart-rift-score = Punkte

review-lead = Der Admiral sieht sich jeden Zug an: was er gekostet hat und was besser gewesen wäre. Das dauert etwas. Du kannst dich inzwischen umsehen.
review-lead-decisions = Der Admiral geht jede Entscheidung durch, mit dem, was damals bekannt war: was sie gekostet hat, wie auch immer die Würfel fielen, und was besser gewesen wäre. Das dauert eine Weile, und du kannst dich inzwischen umsehen.
review-begin = Analyse beginnen
review-resume = Analyse fortsetzen
review-stop = Anhalten
review-going = Zug { $done } von { $all }
review-going-decision = Entscheidung { $done } von { $all }
review-this-turn = Dieser Zug
review-this-decision = Diese Entscheidung
review-unknown = Noch nicht analysiert.
review-chances = Chancen von { $who }: { $best } → { $kept }
review-would = Der Rat des Admirals: { $plan }.
review-ghost = Auf dem Spielfeld zeigen
review-moments = Wichtige Stellen
review-moments-none = Kein Zug hat viel gekostet.
review-turning = Wendepunkt
review-gain = { $who }: { $before } → { $after }
review-tally = Wie gespielt wurde
review-captain = Captain
review-grade-sound = Solide
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer

rift-plan-nothing = alles lassen, wie es ist
rift-plan-fly = nach { $to } fliegen
rift-plan-speed = auf Geschwindigkeit { $to } gehen
rift-plan-head = nach { $to } drehen
rift-plan-plane = in Ebene { $to } wechseln
rift-plan-warp = nach { $to } springen
rift-plan-shoot = { $times ->
        [one] einmal ({ $weapon }) auf { $to } feuern, { $amount } Schaden
       *[other] { $times }-mal ({ $weapon }) auf { $to } feuern, { $amount } Schaden
    }
rift-plan-mine-at = die Mine bei { $square }
rift-plan-bars = die Schilde umordnen
rift-plan-charge = { $amount } Energie speichern
rift-plan-ion = die Ionenkanone laden
rift-plan-mine = eine Mine ausklinken
