### Worte des Lernens: Lektionen, Hinweise, Rätsel aller Spiele.

## Die Lektionen

learn-title = Flugschule
learn-lead = Kurze Lektionen an einem echten Tisch. Du gibst die Befehle; nichts geht schief, was ein Schritt zurück nicht richten könnte.
learn-home = In fünf Minuten lernen
learn-menu = Flugschule
learn-done-mark = Geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-repeat = Noch einmal
learn-count = { $done } von { $count } Lektionen geschafft
learn-all-done = Du hast die Flugschule beendet. Der Tisch gehört dir.
learn-play = Eine Partie spielen

## Die Lehrerin

learn-coach = Fluglehrerin
learn-step = Schritt { $step } von { $count }
learn-hint = Hinweis
learn-show = Zeig es mir
learn-back = Zurück
learn-again = Schritt neu anfangen
learn-restart = Lektion neu anfangen
learn-skip = Weiter
learn-next-lesson = Nächste Lektion
learn-to-course = Alle Lektionen
learn-hint-order = Als Nächstes: { $order }.
learn-hint-astray = Von hier aus lässt sich der Schritt nicht mehr so lösen wie gedacht. Fang ihn neu an.
learn-hint-none = Hier gibt es keinen Hinweis: Das schaffst du allein.
learn-not-now = Noch nicht. Dieser Schritt verlangt: { $orders }.
learn-stuck = Das hat woandershin geführt. Fang den Schritt neu an oder geh einen zurück.
learn-lesson-done = Gut geflogen. „{ $lesson }“ hast du geschafft.
learn-goal-met = erreicht
learn-goal-open = offen

## Hinweise

hint-ask = Hinweis
hint-title = Was der Admiral täte
hint-thinking = Der Admiral denkt nach …
hint-more = Der ganze Plan
hint-play = So spielen
hint-chances = Deine Chancen mit diesem Plan: { $percent } %

## Rätsel

puzzle-title = Rätsel
puzzle-lead = Ein Zug, eine Idee. Jeden Tag ein neues Rätsel, für alle dasselbe, und gegen Ende der Woche schwerer.
puzzle-today = Rätsel des Tages
puzzle-clock = Die Uhr dieses Geräts zeigt einen Tag ohne Rätsel, deshalb ist dies das allererste. Stell die Uhr, um das von heute zu bekommen.
puzzle-box = Aus der Schachtel
puzzle-earlier = Frühere Tage
puzzle-of = Rätsel vom { $date }
puzzle-try = Versuchen
puzzle-solved-mark = Gelöst
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
puzzle-making = Das Rätsel entsteht …
puzzle-failed = Dieses Rätsel ist nicht gelungen. Versuch einen anderen Tag.
puzzle-attempt = Versuch { $attempt }
puzzle-again = Neu anfangen
puzzle-give-up = Lösung zeigen
puzzle-to-list = Alle Rätsel
puzzle-solved = Gelöst, im Versuch { $attempt }.
puzzle-solved-shown = Das ist die Lösung.
puzzle-unsolved = Noch nicht. Dein Zug ist vorbei, und ein Ziel ist übrig.
puzzle-solution = Ein Weg: { $plan }.
puzzle-share = Zum Teilen kopieren
puzzle-shared = Kopiert
puzzle-share-text = Centauri Rift, { $title }: gelöst im Versuch { $attempt }.
