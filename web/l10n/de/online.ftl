### Online-Tische, wenn die Seite von einem Tischserver kommt.

online-title = Online spielen
online-lead = Partien mit anderen, jeder an seinem Gerät. Zwischen den Zügen kannst du die Seite schließen.
online-no-server = Diese Seite hat keinen Server für Online-Tische.
online-loading = Der Server wird gefragt …
online-announcement = Vom Betreiber: { $text }

online-name-title = Wähle deinen Namen
online-name-lead = Andere sehen diesen Namen. Du brauchst kein Konto: Dieser Browser bewahrt deinen Schlüssel auf.
online-name = Dein Name
online-name-choose = Weiter
online-name-change = Namen ändern
online-name-empty = Gib zuerst einen Namen ein.
online-player = Spieler
online-player-name = Du spielst als { $name }.

online-next-none = Keine andere Partie wartet auf dich. Sobald eine wartet, öffnet sie sich hier.
online-next-back = Zurück zur Partie
online-mine-empty = Du hast noch keine Online-Partien. Setz dich an einen offenen Tisch oder eröffne einen neuen.
online-open = Offene Tische
online-open-empty = Gerade wartet kein Tisch auf Spieler. Eröffne einen neuen.
online-open-seats = { $count ->
    [one] { $count } Sitz frei
   *[other] { $count } Sitze frei
}
online-join = Beitreten
online-join-label = Beitreten ({ $who }): { $game }
online-join-seat = An Sitz { $number } beitreten

online-watch = Partien zum Zuschauen
online-watch-lead = Öffentliche Partien, die gerade laufen. Du siehst, was alle am Tisch sehen, gewertete Partien einige Minuten später.
online-vacated = Jemand hat diese Partie verlassen, und ein Bot spielt weiter. Du kannst den Sitz übernehmen.
online-take-over = Übernehmen
online-take-over-seat = Übernehmen: Sitz { $number }
online-watch-instead = Nur zuschauen

online-new = Neuer Tisch
online-new-lead = Wähle ein Spiel. Drücke in seinem Aufbau auf „Online spielen“.
online-new-none = Bau zuerst eine Partie auf und drücke dann auf „Online spielen“.
online-change = Aufbau ändern
online-open-table = Tisch eröffnen
online-time-control = Bedenkzeit
online-time-control-unlimited = Ohne Zeitgrenze
online-time-control-live = { $seconds ->
    [one] Bis zu { $seconds } Sekunde je Entscheidung
   *[other] Bis zu { $seconds } Sekunden je Entscheidung
}
online-time-control-hours = { $hours ->
    [one] Bis zu { $hours } Stunde je Entscheidung
   *[other] Bis zu { $hours } Stunden je Entscheidung
}
online-time-control-clock = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für die Partie, dazu { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} je Entscheidung
online-timeout = Wenn die Bedenkzeit abläuft
online-timeout-bot = Ein Bot entscheidet
online-timeout-bot-hint = Er entscheidet einmal für den Spieler. Nach mehreren Entscheidungen in Folge behält er den Sitz.
online-timeout-concede = Der Spieler verliert
online-timeout-concede-hint = Der Sitz gibt auf. Geht die Partie weiter, spielt ein Bot den Sitz.
online-timeout-wait = Die Partie wartet
online-timeout-wait-hint = Die anderen entscheiden, wann ein Bot den Sitz übernimmt.
online-timeout-rule = Wenn die Bedenkzeit abläuft: { $rule }
online-delay = Reaktionen gelten
online-delay-off = Sofort
online-delay-seconds = { $seconds ->
    [one] Nach { $seconds } Sekunde
   *[other] Nach { $seconds } Sekunden
}
online-delay-rule = Reaktionen gelten: { $rule }
online-visibility = Wer beitreten darf
online-public = Alle
online-public-hint = Der Tisch steht unter „Offene Tische“.
online-invited = Nur mit Einladung
online-invited-hint = Du bekommst einen Link zum Verschicken.

online-table = Online-Tisch
online-seat = Sitz { $number }
online-seat-open = Freier Sitz
online-seat-me = Du
online-you = (du)
online-share = Schick diesen Link an alle, die du einladen willst.
online-start = Jetzt mit Bots beginnen
online-leave = Tisch verlassen
online-close = Tisch schließen
online-closed = Dieser Tisch ist geschlossen.
online-opening = Die Partie wird geöffnet …
online-game-unknown = Diese Seite hat das Spiel dieses Tisches nicht. Lade die Seite neu.

online-waiting-players = { $count ->
    [one] Es fehlt noch { $count } Spieler
   *[other] Es fehlen noch { $count } Spieler
}
online-your-turn = Du bist am Zug. { $game }: { $who }
online-your-turn-since = Du bist am Zug, seit { $since }
online-their-turn-since = Am Zug: { $who }, seit { $since }
online-since-now = weniger als einer Minute
online-since-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
online-since-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
online-since-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
online-over = Die Partie ist vorbei
online-over-won = Du hast gewonnen
online-over-lost = Du hast verloren
online-over-draw = Remis
online-over-won-time = Auf Zeit gewonnen
online-over-lost-time = Auf Zeit verloren
online-away-state = { $state } · Im Urlaub bis { $date }

online-notify = Benachrichtigungen
online-notify-lead = Erfahre, dass du am Zug bist, auch wenn diese Seite geschlossen ist. Du bekommst eine Nachricht pro Zug.
online-notify-on = Dieser Browser zeigt Benachrichtigungen.
online-notify-off = Dieser Browser zeigt keine Benachrichtigungen.
online-notify-turn-on = In diesem Browser einschalten
online-notify-turn-off = In diesem Browser ausschalten
online-notify-unknown = Der Browser wird gefragt …
online-notify-denied = Du hast Benachrichtigungen dieser Seite verboten. Erlaube sie in den Website-Einstellungen deines Browsers und lade die Seite neu.
online-notify-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Auf einem iPhone oder iPad: Leg die Seite auf den Home-Bildschirm und öffne sie dort.
online-notify-insecure = Browser zeigen Benachrichtigungen nur von Seiten mit HTTPS. Du kannst einen Webhook nutzen.
online-notify-refused = Der Browser hat Benachrichtigungen nicht eingeschaltet. Erlaube sie und versuche es wieder.
online-notify-many = Deine Benachrichtigungen gehen schon an zu viele Browser. Schalte sie in einem anderen aus.
online-notify-more = Webhook und Ruhezeit
online-notify-save = Speichern
online-notify-saved = Gespeichert.
online-notify-test = Testnachricht senden
online-notify-test-sent = { $count ->
    [one] An { $count } Empfänger gesendet.
   *[other] An { $count } Empfänger gesendet.
}
online-notify-test-failed = { $count ->
    [one] { $count } Empfänger hat die Testnachricht nicht angenommen.
   *[other] { $count } Empfänger haben die Testnachricht nicht angenommen.
}
online-notify-test-soon = Du hast gerade erst eine Testnachricht gesendet. Versuche es bald wieder.
online-webhook = Adresse eines Webhooks
online-webhook-hint = Discord und Slack geben dir so eine Adresse für einen Kanal.
online-webhook-site = Benachrichtigungen gehen auch an { $site }.
online-webhook-remove = Webhook entfernen
online-webhook-refused = Der Server nimmt diese Adresse nicht an. Nimm eine öffentliche Adresse, die mit https beginnt.
online-notify-more-mail = Mail, Webhook und Ruhezeit
online-mail = Mailadresse
online-mail-hint = Der Server schickt einen Code dorthin, um sicher zu sein, dass es deine ist.
online-mail-sent = Ein Code ging an { $address }.
online-mail-address = Benachrichtigungen gehen auch an { $address }.
online-mail-remove = Adresse entfernen
online-mail-code = Code aus der Mail
online-mail-confirm = Bestätigen
online-mail-look = Sieh in dein Postfach und gib den Code ein.
online-mail-bad = Das ist keine Mailadresse.
online-mail-many = Heute gingen schon zu viele Codes hinaus. Versuche es morgen wieder.
online-mail-failed = Der Server konnte den Code nicht senden. Prüfe die Adresse, oder versuche es später.
online-mail-wrong-code = Der Code ist falsch oder zu alt. Prüfe ihn, oder entferne die Adresse und beginne neu.
online-quiet = Ruhezeit
online-quiet-hint = Benachrichtigungen warten, bis die Ruhezeit endet.
online-quiet-from = Von
online-quiet-to = Bis
online-mute = Stumm schalten
online-mute-label = Stumm schalten: { $game } ({ $who })
online-notice-turn = Du bist am Zug.
online-notice-begin = Die Partie hat begonnen.
online-notice-over = Die Partie ist vorbei.
online-notice-over-time = Die Partie ist vorbei, weil die Bedenkzeit abgelaufen ist.
online-notice-replaced = Ein Bot spielt jetzt deinen Sitz.
online-notice-test = Benachrichtigungen kommen hier an.

online-vacation = Urlaub
online-vacation-lead = Im Urlaub läuft deine Bedenkzeit in Partien mit Tagen oder Stunden nicht weiter, und du bekommst keine Benachrichtigungen. Live-Partien gehen weiter.
online-vacation-left = { $count ->
    [one] In diesem Jahr ist noch { $count } Urlaubstag übrig.
   *[other] In diesem Jahr sind noch { $count } Urlaubstage übrig.
}
online-vacation-none = In diesem Jahr sind keine Urlaubstage übrig.
online-vacation-days = Tage
online-vacation-begin = Urlaub jetzt beginnen
online-vacation-on = Du bist bis { $date } im Urlaub.
online-vacation-end = Urlaub beenden

online-error-request = Der Server konnte die Anfrage nicht lesen. Lade die Seite neu.
online-error-key = Der Server kennt diesen Browser nicht. Wähle wieder einen Namen.
online-error-forbidden = Das geht an diesem Tisch nicht.
online-error-table = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
online-error-taken = Der Sitz ist besetzt, oder die Partie hat begonnen.
online-error-options = Der Server kann diesen Aufbau nicht spielen. Wähle ein anderes Spielfeld oder andere Optionen.
online-error-many = Zu viele Anfragen. Warte einen Augenblick.
online-error-busy = Der Server kann gerade nicht antworten. Warte einen Augenblick.
online-error-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung.
online-error-version = Seite und Server haben verschiedene Versionen. Lade die Seite neu.

online-rematch = Revanche
online-rematch-opening = Die Revanche wird geöffnet …
online-rematch-again = Noch einmal versuchen
online-left-state = { $state } · { $left }

online-me = Dein Spieler
online-me-lead = Dieser Browser hat den Schlüssel deines Spielers. Wer den Schlüssel hat, spielt als du.
online-move = Auf anderem Gerät spielen
online-move-lead = Öffne diesen Link auf deinem anderen Gerät, oder scanne den Code mit dessen Kamera. Behalte ihn für dich: Er enthält deinen Schlüssel.
online-move-picture = Der Link mit deinem Schlüssel als Code zum Scannen
online-move-link = Link mit deinem Schlüssel
online-move-close = Link verbergen
online-moved = Als { $name } spielen?
online-moved-lead = Dieser Link enthält den Schlüssel von { $name }. In diesem Browser verwenden?
online-moved-replace = Dieser Browser spielt bisher als { $name }. Wenn du fortfährst, vergisst er den Schlüssel von { $name }: Ohne diesen Schlüssel kannst du nicht mehr als { $name } spielen.
online-moved-accept = Als { $name } spielen
online-moved-same = Dieser Browser spielt schon als { $name }.
online-moved-unknown = Der Server kennt den Schlüssel dieses Links nicht. Hole dir auf deinem anderen Gerät einen neuen Link.
online-passkey-lead = Hast du hier schon gespielt? Melde dich mit deinem Passkey an.
online-passkey-sign-in = Mit Passkey anmelden
online-passkeys = Deine Passkeys
online-passkeys-lead = Mit einem Passkey meldest du dich auf deinen anderen Geräten an, ohne Passwort und ohne Link.
online-passkey-add = Passkey hinzufügen
online-passkey-created = Vor { $created } hinzugefügt, nie benutzt
online-passkey-used = Vor { $created } hinzugefügt, zuletzt vor { $used } benutzt
online-passkey-remove = Entfernen
online-passkey-remove-label = Passkey entfernen: { $passkey }
online-passkey-canceled = Kein Passkey wurde benutzt. Versuche es noch einmal.
online-passkey-unknown = Der Server kennt diesen Passkey nicht.
online-passkey-refused = Der Server nimmt diesen Passkey nicht an.
online-passkey-many = Mehr Passkeys kannst du nicht hinzufügen. Entferne zuerst einen.
online-sign-out = Andere Geräte abmelden
online-sign-out-sure = Alle anderen Geräte abmelden?
online-sign-out-lead = Dein Spieler erhält einen neuen Schlüssel, den nur dieser Browser hat. Andere Geräte und Links mit dem alten Schlüssel funktionieren nicht mehr.
online-sign-out-yes = Abmelden
online-signed-out = Alle anderen Geräte sind abgemeldet.
online-export = Deine Daten herunterladen
online-export-lead = Eine Datei mit deinem Namen, deinen Wertungen, deinen Tischen und den Verläufen beendeter Partien.
online-delete = Spieler löschen
online-delete-lead = Dein Spieler wird mit Namen, Wertungen und Schlüssel vom Server gelöscht. Bots übernehmen deine Sitze. Das lässt sich nicht rückgängig machen.
online-delete-sure = { $name } endgültig löschen?
online-delete-yes = Endgültig löschen

online-rated = Gewertet
online-rated-match = Gewertete Partie
online-rated-hint = Das Ergebnis zählt für die Wertungen aller. Nichts lässt sich zurücknehmen. Wer die Zeit für eine Entscheidung ablaufen lässt oder durch einen Bot ersetzt wird, hat verloren.
online-rated-no = Nur Partien unter Menschen auf einem Spielfeld des Spiels können gewertet werden.
online-player-missing = Diesen Spieler gibt es nicht.
online-profile = Dein Profil
online-since = Spielt hier seit { $since }
online-ratings = Wertungen
online-ratings-none = Noch keine gewerteten Partien.
online-rating = { $value } ± { $deviation }
online-record = { $wins } von { $matches }
online-rating-seats = { $count ->
    [one] { $count } Sitz
   *[other] { $count } Sitze
}
online-campaigns = { $game }: { $played ->
    [one] { $played } gewertete Kampagne
   *[other] { $played } gewertete Kampagnen
}, { $won } gewonnen
online-matches = Beendete Partien
online-matches-none = Noch keine beendeten Partien an öffentlichen Tischen.
online-result-won = Gewonnen
online-result-lost = Verloren
online-result-since = { $result } · vor { $since }
online-replay = Beendete Partie
online-rankings = Ranglisten
online-rankings-show = Ranglisten zeigen
online-rankings-lead = { $count ->
    [one] Die Besten mit mindestens { $count } gewerteten Partie
   *[other] Die Besten mit mindestens { $count } gewerteten Partien
}
online-rankings-none = Noch steht niemand in der Rangliste. Eröffne einen gewerteten Tisch.
online-ranking = { $game }, { $seats }
online-column-game = Spiel
online-column-rank = Rang
online-column-rating = Wertung
online-column-wins = Gewonnen

# Die Liste offener Tische in der Seite eines anderen.
tables-title = Offene Tische
tables-none = Gerade wartet kein Tisch auf Spieler.
tables-join = Beitreten
tables-new = Neuer Tisch
tables-rated = Gewertet
tables-seats = Freie Sitze
tables-unlimited = Ohne Zeitgrenze
tables-per-decision = pro Entscheidung
tables-unreachable = Die Liste lässt sich gerade nicht laden. Gleich kommt ein neuer Versuch.

online-chat = Chat erlauben
online-chat-hint = Die Spieler am Tisch können sich schreiben. Zuschauer lesen nichts mit.
online-banned = Der Betreiber des Servers hat dich gesperrt: { $reason }

online-follow = Folgen
online-unfollow = Nicht mehr folgen
online-unfollow-player = { $who } nicht mehr folgen
online-block = Blockieren
online-unblock = Freigeben
online-unblock-player = { $who } freigeben
online-is-blocked = Du hast diesen Spieler blockiert.
online-block-sure = { $name } blockieren?
online-block-lead = Wer blockiert ist, kann an deinen Tischen nicht mitspielen, und du siehst weder die Tische noch die Nachrichten. Der Spieler erfährt nichts davon.
online-followed = Spieler, denen du folgst
online-followed-idle = Gerade hat niemand von ihnen einen offenen Tisch oder eine Partie zum Zuschauen.
online-followed-count = { $count ->
    [one] Du folgst { $count } Spieler
   *[other] Du folgst { $count } Spielern
}
online-blocked = Blockierte Spieler
online-blocked-lead = Sie können an deinen Tischen nicht mitspielen, und du siehst weder ihre Tische noch ihre Nachrichten.
online-blocked-count = { $count ->
    [one] { $count } blockierter Spieler
   *[other] { $count } blockierte Spieler
}

online-report = Melden
online-report-title = Einen Spieler melden
online-report-player = { $name } melden
online-report-reason = Grund
online-report-text = Was ist passiert? (freiwillig)
online-report-lead = Nur der Betreiber des Servers liest die Meldung.
online-report-table = Nur der Betreiber des Servers liest die Meldung. Die letzten Nachrichten des Tisches werden mitgeschickt.
online-report-send = Meldung senden
online-report-back = Profil von { $name }
online-report-received = Der Server hat deine Meldung erhalten. Der Betreiber wird sie lesen.
online-report-again = Du hast diesen Spieler schon gemeldet. Der Betreiber hat noch nicht geantwortet.
report-abuse = Beleidigung im Chat
report-name = Anstößiger Name
report-cheating = Betrug
report-stalling = Absichtliches Verzögern

admin-title = Betreiber
admin-key-title = Schlüssel des Betreibers
admin-key-lead = Erzeuge einen Schlüssel mit „centauri-server admin key“. Dieser Tab merkt ihn sich, bis du ihn schließt.
admin-key = Schlüssel
admin-key-unknown = Der Server kennt diesen Schlüssel nicht. Erzeuge einen neuen.
admin-enter = Weiter
admin-leave = Schlüssel vergessen
admin-none = Keine
admin-done = Erledigt.
admin-reports = Meldungen
admin-reports-none = Keine offenen Meldungen.
admin-report-of = Meldung über { $name }
admin-reporter = Gemeldet von
admin-since = vor { $since }
admin-talk = Letzte Nachrichten des Tisches
admin-resolve = Erledigen
admin-resolve-report = Die Meldung über { $name } erledigen
admin-players = Spieler
admin-search = Name
admin-find = Spieler suchen
admin-decide = Über { $name } entscheiden
admin-reason-or-name = Grund der Sperre oder neuer Name
admin-ban = Sperren
admin-unban = Entsperren
admin-rename = Umbenennen
admin-banned = Gesperrt: { $reason }
admin-tables = Tische
admin-phase = Welche Tische
admin-running = In der Partie
admin-waiting = Warten auf Spieler
admin-over = Beendet
admin-closed = Geschlossen
admin-close = Schließen
admin-cancel-tournament = Turnier { $name } absagen
admin-close-table = Tisch { $id } schließen
admin-announcement = Ankündigung
admin-announcement-text = Text für alle Spieler
admin-announce = Ankündigen
admin-announce-end = Ankündigung beenden

tournaments = Turniere
tournaments-lead = Jeder gegen jeden, Schweizer System und K.-o. unter Spielern dieses Servers.
tournaments-show = Turniere zeigen
tournaments-none = Es gibt noch keine Turniere.
tournaments-back = Alle Turniere
tournament-new = Neues Turnier
tournament-new-lead = Der Server paart die Spieler und eröffnet die Tische.
tournament-name = Name
tournament-name-missing = Gib zuerst einen Namen ein.
tournament-game = Partie
tournament-game-set-up = Wie eingerichtet: { $title }
tournament-game-first = { $game }, erstes Szenario mit zwei Sitzen
tournament-game-hint = Für ein anderes Szenario richte eine Partie mit zwei Sitzen ein, drücke „Online spielen“ und dann „Neues Turnier“.
tournament-from-set-up = Neues Turnier mit dieser Partie
tournament-format = Modus
tournament-format-round = Jeder gegen jeden
tournament-format-round-hint = Alle treffen einmal aufeinander.
tournament-format-double = Jeder gegen jeden, Hin- und Rückrunde
tournament-format-double-hint = Alle treffen zweimal aufeinander, einmal mit jedem Sitz.
tournament-format-swiss = Schweizer System
tournament-format-swiss-hint = In jeder Runde treffen Spieler mit gleich vielen Punkten aufeinander.
tournament-format-elimination = K.-o.-System
tournament-format-elimination-hint = Wer verliert, scheidet aus.
tournament-rounds = Runden
tournament-min = Mindestens so viele Spieler
tournament-max = Höchstens so viele Spieler
tournament-start = Beginn
tournament-start-organizer = Wenn ich es starte
tournament-start-hours = { $hours ->
    [one] In { $hours } Stunde
   *[other] In { $hours } Stunden
}
tournament-create = Turnier anlegen
tournament-phase-open = Offen, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} von höchstens { $max }
tournament-phase-running = Runde { $round } von { $rounds }
tournament-phase-over = Beendet
tournament-phase-canceled = Abgesagt
tournament-organizer = Veranstalter: { $name }
tournament-starts-date = Es beginnt am { $date } ({ $left }).
tournament-starts-soon = Es beginnt gleich.
tournament-starts-organizer = Es beginnt, wenn der Veranstalter es startet, mit mindestens { $min ->
    [one] { $min } Spieler
   *[other] { $min } Spielern
}.
tournament-rule-time = Wessen Zeit abläuft, hat verloren.
tournament-rule-show-hours = Öffne den Tisch jeder Runde innerhalb von { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}. Wer nicht rechtzeitig kommt, verliert die Partie.
tournament-rule-show-minutes = Öffne den Tisch jeder Runde innerhalb von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}. Wer nicht rechtzeitig kommt, verliert die Partie.
tournament-rule-round = Bei Gleichstand entscheidet Sonneborn-Berger: die Punkte besiegter Gegner und die halben Punkte der Gegner, gegen die es unentschieden ausging.
tournament-rule-swiss = Bei Gleichstand entscheidet Buchholz: die Punkte aller Gegner. Niemand trifft zweimal auf denselben Gegner, solange das möglich ist. Ein Freilos zählt einmal als Sieg.
tournament-rule-elimination = Nach einem Remis spielen beide noch einmal mit vertauschten Sitzen. Nach einem weiteren kommt der besser Gesetzte weiter.
tournament-join = Teilnehmen
tournament-withdraw = Zurückziehen
tournament-withdraw-sure = Vom Turnier zurückziehen?
tournament-withdraw-lead = Du verlierst die laufenden Partien und bekommst keine Gegner mehr.
tournament-start-now = Jetzt starten
tournament-cancel = Turnier absagen
tournament-cancel-sure = Das Turnier absagen?
tournament-cancel-lead = Es findet dann nicht statt.
tournament-remove = Entfernen
tournament-remove-label = { $name } entfernen
tournament-players = Spieler
tournament-players-none = Noch nimmt niemand teil.
tournament-standings = Tabelle
tournament-column-points = Punkte
tournament-column-rounds = Überstandene Runden
tournament-column-buchholz = Buchholz
tournament-column-sonneborn = Sonneborn-Berger
tournament-left = (zurückgezogen)
tournament-round = Runde { $round }
tournament-versus = { $first } gegen { $second }
tournament-bye = { $first } hat ein Freilos
tournament-bye-none = { $first } hat keinen Gegner
tournament-playing = Noch nicht beendet
tournament-wins = { $name } gewinnt
tournament-draw = Remis
tournament-nobody = Beide verlieren
tournament-no-show = { $result }: Ein Gegner ist nicht gekommen
tournament-gave-up = { $result }: Ein Gegner hat aufgegeben
tournament-closed = { $result }: Der Betreiber hat den Tisch geschlossen
tournament-second-leg = { $result } (zweite Partie)
tournament-open-table = Tisch öffnen
tournament-open-table-label = Tisch öffnen: { $pairing }
tournament-watch-replay = Wiederholung
tournament-watch-replay-label = Wiederholung: { $pairing }
tournament-your-table = Dein Gegner in Runde { $round } ist { $name }. Öffne den Tisch, um zu beginnen.
tournament-table = { $name }, Runde { $round }
tournament-arrived = Du bist da. Die Partie beginnt, sobald dein Gegner den Tisch öffnet.
tournament-reserved = Freigehalten für { $name }
tournament-seat-waits = Dein Gegner wartet: Öffne den Tisch
