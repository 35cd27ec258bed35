# The mails of the server. A title is a subject, too.
mail-turn = { $game }: it is your turn
mail-begin = { $game }: the match has begun
mail-over = { $game }: the match is over
mail-replaced = { $game }: a bot plays your seat now
mail-test = Mails from { $server } arrive here
mail-code = Your code for { $server }: { $code }
mail-code-body = Somebody, probably you, wants to be told about matches at this address. To confirm it, enter the code on the page within a day. If it was not you, ignore this mail.
mail-open = Open the match: { $address }
mail-page = Open the page: { $address }
mail-stop = Get no more mails: { $address }
mail-stop-title = No more mails
mail-stop-press = Get no more mails
mail-stopped = You get no more mails from this server.
mail-stop-unknown = This link is not valid any more. You get no mails at its address.
