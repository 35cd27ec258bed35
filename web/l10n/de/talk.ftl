### Was sich die Spieler an einem Online-Tisch sagen.

talk-open = Reden
talk-open-new = { $count ->
    [one] Reden: { $count } neue Nachricht
   *[other] Reden: { $count } neue Nachrichten
}
talk-title = Reden
talk-messages = Nachrichten
talk-empty = Noch hat niemand etwas gesagt.
talk-phrases = Etwas sagen
talk-people = Andere Spieler
talk-said = { $who } sagt: { $text }
talk-text = Deine Nachricht
talk-send = Senden
talk-report = Melden
talk-mute = Stummschalten
talk-muted = Stummgeschaltet
talk-mute-player = { $who } stummschalten

talk-too-fast = Du hast in kurzer Zeit zu viel gesagt. Warte einen Moment.
talk-no-chat = An diesem Tisch kannst du nur die vorgegebenen Sätze sagen.
talk-length = Diese Nachricht ist leer oder zu lang.
talk-unavailable = Der Server nimmt gerade keine Nachrichten an. Versuch es später noch einmal.

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-thank-you = Danke!
talk-your-turn = Du bist dran.
talk-one-moment = Einen Moment.
talk-sorry = Tut mir leid.
talk-yes = Ja
talk-no = Nein
talk-back-soon = Ich bin gleich zurück.
talk-good-game = Schöne Partie!
