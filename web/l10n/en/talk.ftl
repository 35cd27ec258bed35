### What players say to each other at an online table.

talk-open = Talk
talk-open-new = { $count ->
    [one] Talk: { $count } new message
   *[other] Talk: { $count } new messages
}
talk-title = Talk
talk-messages = Messages
talk-empty = Nobody has said anything yet.
talk-phrases = Say a phrase
talk-people = Other players
talk-said = { $who } says: { $text }
talk-text = Your message
talk-send = Send
talk-report = Report
talk-mute = Mute
talk-muted = Muted
talk-mute-player = Mute { $who }

talk-too-fast = You said too much in a short time. Wait a moment.
talk-no-chat = Only phrases can be said at this table.
talk-length = This message is empty or too long.
talk-unavailable = The server does not receive messages now. Try again later.

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thank-you = Thank you!
talk-your-turn = It’s your turn.
talk-one-moment = One moment.
talk-sorry = Sorry.
talk-yes = Yes
talk-no = No
talk-back-soon = I’ll be back soon.
talk-good-game = Good game!
