### Direct play between browsers.

direct-open = Connect
direct-invite = Connect { $who }
direct-consent = Your browsers connect directly, without a server, and see each other’s network address. Nothing is sent before you agree.
direct-consent-meeting = Your browsers connect directly and see each other’s network address. The server { $where } passes these addresses on. Nothing is sent before you agree.
direct-by-hand = Invite without the server
direct-agree = Agree and invite
direct-hand-on = Send this link to { $who }, or let their camera scan the code. They send you an answer.
direct-hand-on-meeting = Send this link to { $who }, or let their camera scan the code. Keep this page open: the connection starts when they join.
direct-picture = The link as a scannable code
direct-answer = Paste the answer here, or open its link in this browser
direct-connect = Connect
direct-joining = Connecting…
direct-here = { $who } is connected.
direct-lines = Connections
direct-up = Connected
direct-down = Not connected
direct-to-host = Connected to the host.
direct-lost = The connection is lost. Your seat is kept: ask the host for a new link. You can also continue by exchanging links.
direct-declined = You declined this match. Your seat is kept: to join after all, ask the host for a new link.
direct-silent = The host’s page does not respond. It may be asleep or offline. Ask the host to check it.
direct-lost-part = The connection is lost. Your seat is kept: ask the host for a new link.
direct-part = You see only your own side of this match. You can replay, share, and save it when it is over.
direct-host-knows = The match runs in the host’s browser, which holds all hands.
direct-paused = A player is not connected. The match is paused. Connect them again, or give the seat to a bot.
direct-asked = { $who } asks to undo the last action.
direct-asking = Waiting for the other players to allow your undo.
direct-awaited = Waiting for { $who } to answer.
direct-denied = Not everyone agreed. The action stands.
direct-asked-anew = A player’s browser has lost its share of the random numbers. Deal the match again? Everyone must agree, and the log will say so.
direct-held = The match starts when everyone is connected: then all browsers draw its random numbers together. You can also give open seats to bots.
direct-unsealed = The random numbers of this match were drawn without this browser, so the host may know them. Play anyway? If you refuse, the connection closes.
direct-doubted = The random numbers of this match were drawn without the browser of { $who }. Waiting for { $who } to decide whether to play anyway.
direct-stuck = A player’s browser has lost its share of the random numbers, and not everyone agreed to a new deal. The match starts when everyone agrees, or when that browser is back.
direct-propose = Propose a new deal again
direct-deals = This match was dealt { $n } times. Everyone agreed each time.
direct-allow = Agree
direct-deny = Refuse
direct-proven = Verified: all players drew the random numbers of this match together, and every action follows the rules.
direct-unproven-begun = Not verified: the match started before everyone was connected, so its dice and cards were not drawn together.
direct-unproven-absent = Not verified: this browser was not connected when the random numbers were drawn, or no longer has its record of them.
direct-unproven-changed = Not verified: the host changed earlier parts of the match while the connection was lost.
direct-unproven-untold = Not verified: the host has not sent the whole match. Connect again to receive it.
direct-unproven-unopened = Not verified: the host has not revealed the shares of the random numbers. Connect again to receive them.
direct-unproven-chance = Not verified: the dice or cards of this match do not come from the shared random numbers, as in a match that starts from a position.
direct-distrust = The host sent an impossible action. The connection is closed; your match has not changed.
direct-refused-edition = The two pages have different versions. Both players should reload the page.
direct-refused-full = There is no free seat for this link. Ask for a new one.
direct-refused-rude = The host closed the connection after too many impossible actions.
direct-refused-closed = The host closed the match.
direct-spoiled = This link is incomplete. Copy the whole link, or ask for it again.
direct-no-line = The browser could not open a connection.
direct-no-way = The browsers cannot reach each other. Try a new link, or continue by exchanging links.
direct-no-meeting = The meeting server does not respond. The host can invite you without it.
direct-no-answer = This is not an answer to an invitation.
direct-no-invitation = This is not an invitation to a Centauri match.
direct-not-ours = This answer belongs to another invitation.

join = You are invited
join-agree = Agree and answer
join-enter = Agree and connect
join-answer = An answer to an invitation
join-send-back = Send this answer to the player who invited you. The match opens here as soon as they use it.
join-waiting = Waiting for the host…
answer-waiting = Looking for the match that expects this answer. Is it open in another tab? You can also copy the link and paste it there.
answer-late = No open match in this browser expects this answer. Open the match, or copy the link and paste it there.
answer-taken = The match has received the answer. You can close this tab.

# Matches on a table server.
online-play = Play online
online-no-human = Choose a seat for yourself first.
online-declined = You declined this match. To play after all, open it from “My games”.
online-mine = My games
online-next = Next match
online-connected = Connected to the server.
online-connecting = Connecting to the server…
online-lost = The connection to the server is lost. The page reconnects by itself, and your seat is kept.
online-waits = The match continues when the server is connected again.
online-elsewhere = This match is now open in another window. To play here, look at another tab and return.
online-refused-version = The page and the server have different versions. Reload the page.
online-refused-seat = The server does not know this seat any more. Open the match from “My games”.
online-refused-closed = The server closed this match.
online-refused-vacated = A bot plays your seat for the rest of this match.
online-leave-match = Leave match
online-leave-sure = Leave this match?
online-leave-lead = A bot plays your seat for the rest of the match. Somebody else may take it over.
online-leave-rated = A bot plays your seat for the rest of the match. This match is rated, so it counts as lost for you.
online-answers = When you may react
online-answers-ask = Ask me
online-answers-unless-affected = Pass, unless my own pieces are affected
online-answers-always = Always pass
online-pass-until = Pass until next decision
online-pass-stop = Ask me again
online-held = Your answer takes effect in { $left }.
online-timeout-over = The match ended because time ran out.
online-vacation-until = On vacation until { $date }
online-replace = Let a bot play for { $who }
online-own-clock = Your clock: { $left }
online-seat-player = { $seat } ({ $player })
online-rated-undo = There is no undo in a rated match.
online-own-time = Your time: { $left }
online-left-seconds = less than a minute left
online-left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
online-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
online-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
online-rematch-ask = Ask for a rematch
online-rematch-join = Join the rematch
online-refused-table = The server does not have this table any more. The match stays here as you last saw it.
online-awaited = Waiting for { $who }.
online-watching = You are watching this match.
online-watch-lost = The connection to the server is lost. The page reconnects by itself.
online-watch-full = Too many people are watching this match. The page tries again by itself.
online-watch-late = { $minutes ->
    [one] This match is rated. You see it { $minutes } minute after its players.
   *[other] This match is rated. You see it { $minutes } minutes after its players.
}
online-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
