# Die Mails des Servers. Eine Überschrift ist auch ein Betreff.
mail-turn = { $game }: Du bist am Zug
mail-begin = { $game }: Die Partie hat begonnen
mail-over = { $game }: Die Partie ist vorbei
mail-replaced = { $game }: Ein Bot spielt jetzt deinen Sitz
mail-test = Mails von { $server } kommen hier an
mail-code = Dein Code für { $server }: { $code }
mail-code-body = Jemand, vermutlich du, möchte unter dieser Adresse von Partien erfahren. Gib zur Bestätigung den Code innerhalb eines Tages auf der Seite ein. Wenn du es nicht warst, ignoriere diese Mail.
mail-open = Zur Partie: { $address }
mail-page = Zur Seite: { $address }
mail-stop = Keine Mails mehr erhalten: { $address }
mail-stop-title = Keine Mails mehr
mail-stop-press = Keine Mails mehr erhalten
mail-stopped = Du erhältst keine Mails mehr von diesem Server.
mail-stop-unknown = Dieser Link gilt nicht mehr. An seine Adresse gehen keine Mails.
