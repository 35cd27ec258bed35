### Online tables, where the page is served by a table server.

online-title = Play online
online-lead = Matches with other players, each at their own device. You can close the page between turns.
online-no-server = This page has no server for online tables.
online-loading = Asking the server…
online-announcement = From the operator: { $text }

online-name-title = Choose your name
online-name-lead = Other players see this name. No account is needed: this browser keeps your key.
online-name = Your name
online-name-choose = Continue
online-name-change = Change name
online-name-empty = Type a name first.
online-player = Player
online-player-name = You play as { $name }.

online-next-none = No other match waits for you. As soon as one does, it opens here.
online-next-back = Back to the match
online-mine-empty = You have no online matches yet. Join an open table or open a new one.
online-open = Open tables
online-open-empty = No table waits for players now. Open a new one.
online-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
online-join = Join
online-join-label = Join { $who }: { $game }
online-join-seat = Join at seat { $number }

online-watch = Matches to watch
online-watch-lead = Public matches that are being played. You see what everybody at the table sees, and rated matches a few minutes later.
online-vacated = A player has left this match, and a bot plays on. You can take over the seat.
online-take-over = Take over
online-take-over-seat = Take over seat { $number }
online-watch-instead = Just watch

online-new = New table
online-new-lead = Choose a game. Press “Play online” in its set-up.
online-new-none = Set up a match first, then press “Play online”.
online-change = Change set-up
online-open-table = Open table
online-time-control = Time
online-time-control-unlimited = No time limit
online-time-control-live = { $seconds ->
    [one] Up to { $seconds } second for each decision
   *[other] Up to { $seconds } seconds for each decision
}
online-time-control-hours = { $hours ->
    [one] Up to { $hours } hour for each decision
   *[other] Up to { $hours } hours for each decision
}
online-time-control-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for the match, plus { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for each decision
online-timeout = When time runs out
online-timeout-bot = A bot decides
online-timeout-bot-hint = It decides once for the player. After several decisions in a row, it keeps the seat.
online-timeout-concede = The player loses
online-timeout-concede-hint = The seat concedes. If the match continues, a bot plays the seat.
online-timeout-wait = The match waits
online-timeout-wait-hint = The others decide when a bot takes the seat.
online-timeout-rule = When time runs out: { $rule }
online-delay = Reactions take effect
online-delay-off = At once
online-delay-seconds = { $seconds ->
    [one] After { $seconds } second
   *[other] After { $seconds } seconds
}
online-delay-rule = Reactions take effect: { $rule }
online-visibility = Who may join
online-public = Everyone
online-public-hint = The table is listed under “Open tables”.
online-invited = Only with the invitation
online-invited-hint = You get a link that you can send.

online-table = Online table
online-seat = Seat { $number }
online-seat-open = Open seat
online-seat-me = You
online-you = (you)
online-share = Send this link to the players you want to invite.
online-start = Start now with bots
online-leave = Leave table
online-close = Close table
online-closed = This table is closed.
online-opening = Opening the match…
online-game-unknown = This page does not have the game of this table. Reload the page.

online-waiting-players = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
online-your-turn = Your turn. { $game }: { $who }
online-your-turn-since = Your turn, for { $since }
online-their-turn-since = { $who }’s turn, for { $since }
online-since-now = less than a minute
online-since-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
online-since-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
online-since-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
online-over = The match is over
online-over-won = You won
online-over-lost = You lost
online-over-draw = Draw
online-over-won-time = You won on time
online-over-lost-time = You lost on time
online-away-state = { $state } · On vacation until { $date }

online-notify = Notifications
online-notify-lead = Find out when it is your turn, even while this page is closed. You get one notification per turn.
online-notify-on = This browser shows notifications.
online-notify-off = This browser shows no notifications.
online-notify-turn-on = Turn on in this browser
online-notify-turn-off = Turn off in this browser
online-notify-unknown = Asking the browser…
online-notify-denied = You have blocked notifications from this page. Allow them in the site settings of your browser, then reload the page.
online-notify-unsupported = This browser cannot show notifications here. On an iPhone or iPad, add this page to the Home Screen and open it there.
online-notify-insecure = Browsers show notifications only from pages with HTTPS. You can use a webhook.
online-notify-refused = The browser did not turn notifications on. Allow them, then try again.
online-notify-many = Your notifications go to too many browsers already. Turn them off in another one.
online-notify-more = Webhook and quiet hours
online-notify-save = Save
online-notify-saved = Saved.
online-notify-test = Send a test
online-notify-test-sent = { $count ->
    [one] Sent to { $count } receiver.
   *[other] Sent to { $count } receivers.
}
online-notify-test-failed = { $count ->
    [one] { $count } receiver did not accept the test.
   *[other] { $count } receivers did not accept the test.
}
online-notify-test-soon = You sent a test a moment ago. Try again soon.
online-webhook = Address of a webhook
online-webhook-hint = Discord and Slack give you such an address for a channel.
online-webhook-site = Notifications also go to { $site }.
online-webhook-remove = Remove webhook
online-webhook-refused = The server does not accept this address. Use a public address that begins with https.
online-notify-more-mail = Mail, webhook, and quiet hours
online-mail = Mail address
online-mail-hint = The server sends a code there to make sure that it is yours.
online-mail-sent = A code was sent to { $address }.
online-mail-address = Notifications also go to { $address }.
online-mail-remove = Remove address
online-mail-code = Code from the mail
online-mail-confirm = Confirm
online-mail-look = Look into your mailbox, then enter the code.
online-mail-bad = This is not a mail address.
online-mail-many = Too many codes were sent today. Try again tomorrow.
online-mail-failed = The server could not send the code. Check the address, or try again later.
online-mail-wrong-code = The code is wrong or too old. Check it, or remove the address and start again.
online-quiet = Quiet hours
online-quiet-hint = Notifications wait until the quiet hours end.
online-quiet-from = From
online-quiet-to = To
online-mute = Mute
online-mute-label = Mute { $game }: { $who }
online-notice-turn = It is your turn.
online-notice-begin = The match has begun.
online-notice-over = The match is over.
online-notice-over-time = The match is over, because time ran out.
online-notice-replaced = A bot plays your seat now.
online-notice-test = Notifications arrive here.

online-vacation = Vacation
online-vacation-lead = During your vacation, the time for your decisions in matches with days or hours does not pass, and you get no notifications. Live matches go on.
online-vacation-left = { $count ->
    [one] { $count } day of vacation is left this year.
   *[other] { $count } days of vacation are left this year.
}
online-vacation-none = No days of vacation are left this year.
online-vacation-days = Days
online-vacation-begin = Start vacation now
online-vacation-on = You are on vacation until { $date }.
online-vacation-end = End vacation

online-error-request = The server could not read the request. Reload the page.
online-error-key = The server does not know this browser. Choose a name again.
online-error-forbidden = You cannot do this at this table.
online-error-table = There is no such table, or it needs an invitation.
online-error-taken = The seat is taken, or the match has begun.
online-error-options = The server cannot play this set-up. Choose another board or other options.
online-error-many = Too many requests. Wait a moment.
online-error-busy = The server cannot answer now. Wait a moment.
online-error-unreachable = The server does not respond. Check your connection.
online-error-version = The page and the server have different versions. Reload the page.

online-rematch = Rematch
online-rematch-opening = Opening the rematch…
online-rematch-again = Try again
online-left-state = { $state } · { $left }

online-me = Your player
online-me-lead = This browser holds the key of your player. Whoever has the key plays as you.
online-move = Use on another device
online-move-lead = Open this link on your other device, or let its camera scan the code. Keep it to yourself: it contains your key.
online-move-picture = The link with your key as a scannable code
online-move-link = Link with your key
online-move-close = Hide the link
online-moved = Play as { $name }?
online-moved-lead = This link holds the key of { $name }. Use it in this browser?
online-moved-replace = This browser currently plays as { $name }. If you go on, it forgets the key of { $name }: without that key you can no longer play as { $name }.
online-moved-accept = Play as { $name }
online-moved-same = This browser already plays as { $name }.
online-moved-unknown = The server does not know the key of this link. Ask your other device for a new link.
online-passkey-lead = Have you played here before? Sign in with your passkey.
online-passkey-sign-in = Sign in with a passkey
online-passkeys = Your passkeys
online-passkeys-lead = With a passkey you sign in on your other devices, without a password or a link.
online-passkey-add = Add a passkey
online-passkey-created = Added { $created } ago, never used
online-passkey-used = Added { $created } ago, last used { $used } ago
online-passkey-remove = Remove
online-passkey-remove-label = Remove passkey: { $passkey }
online-passkey-canceled = No passkey was used. Try again.
online-passkey-unknown = The server does not know this passkey.
online-passkey-refused = The server does not accept this passkey.
online-passkey-many = You cannot add more passkeys. Remove one first.
online-sign-out = Sign out other devices
online-sign-out-sure = Sign out all other devices?
online-sign-out-lead = Your player gets a new key, which only this browser has. Other devices, and links with the old key, stop working.
online-sign-out-yes = Sign out
online-signed-out = All other devices are signed out.
online-export = Download your data
online-export-lead = A file with your name, your ratings, your tables, and the logs of finished matches.
online-delete = Delete player
online-delete-lead = Your player is deleted from the server, with name, ratings and key. Bots take your seats. This cannot be undone.
online-delete-sure = Delete { $name } for good?
online-delete-yes = Delete for good

online-rated = Rated
online-rated-match = Rated match
online-rated-hint = The result counts for the ratings of all players. There is no undo. Whoever lets the time for a decision run out, or is replaced by a bot, has lost.
online-rated-no = Only matches between people, on a board of the game, can be rated.
online-player-missing = There is no such player.
online-profile = Your profile
online-since = Playing here for { $since }
online-ratings = Ratings
online-ratings-none = No rated matches yet.
online-rating = { $value } ± { $deviation }
online-record = { $wins } of { $matches }
online-rating-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
online-campaigns = { $game }: { $played ->
    [one] { $played } rated campaign
   *[other] { $played } rated campaigns
}, { $won } won
online-matches = Finished matches
online-matches-none = No finished matches at public tables yet.
online-result-won = Won
online-result-lost = Lost
online-result-since = { $result } · { $since } ago
online-replay = Finished match
online-rankings = Rankings
online-rankings-show = Show rankings
online-rankings-lead = { $count ->
    [one] The best players with at least { $count } rated match
   *[other] The best players with at least { $count } rated matches
}
online-rankings-none = Nobody is ranked yet. Open a rated table to begin.
online-ranking = { $game }, { $seats }
online-column-game = Game
online-column-rank = Rank
online-column-rating = Rating
online-column-wins = Won

# The list of open tables in the page of another site.
tables-title = Open tables
tables-none = No table waits for players now.
tables-join = Join
tables-new = New table
tables-rated = Rated
tables-seats = Open seats
tables-unlimited = No time limit
tables-per-decision = per decision
tables-unreachable = The list cannot be loaded now. It is tried again soon.

online-chat = Allow chat
online-chat-hint = Players at the table can write to each other. Spectators read nothing.
online-banned = The operator of the server has banned you: { $reason }

online-follow = Follow
online-unfollow = Unfollow
online-unfollow-player = Unfollow { $who }
online-block = Block
online-unblock = Unblock
online-unblock-player = Unblock { $who }
online-is-blocked = You have blocked this player.
online-block-sure = Block { $name }?
online-block-lead = A blocked player cannot join your tables, and you see neither their tables nor their messages. They are not told.
online-followed = People you follow
online-followed-idle = None of them has an open table or a match to watch.
online-followed-count = { $count ->
    [one] You follow { $count } player
   *[other] You follow { $count } players
}
online-blocked = Blocked players
online-blocked-lead = They cannot join your tables, and you see neither their tables nor their messages.
online-blocked-count = { $count ->
    [one] { $count } blocked player
   *[other] { $count } blocked players
}

online-report = Report
online-report-title = Report a player
online-report-player = Report { $name }
online-report-reason = Reason
online-report-text = What happened? (optional)
online-report-lead = Only the operator of the server reads the report.
online-report-table = Only the operator of the server reads the report. The last messages of the table are added.
online-report-send = Send report
online-report-back = Profile of { $name }
online-report-received = The server received your report. The operator will read it.
online-report-again = You have reported this player already. The operator has not answered yet.
report-abuse = Abuse in chat
report-name = Offensive name
report-cheating = Cheating
report-stalling = Stalling

admin-title = Operator
admin-key-title = Key of the operator
admin-key-lead = Create a key with “centauri-server admin key”. This tab keeps it until you close the tab.
admin-key = Key
admin-key-unknown = The server does not know this key. Create a new one.
admin-enter = Continue
admin-leave = Forget the key
admin-none = None
admin-done = Done.
admin-reports = Reports
admin-reports-none = No open reports.
admin-report-of = Report about { $name }
admin-reporter = Reported by
admin-since = { $since } ago
admin-talk = Last messages of the table
admin-resolve = Resolve
admin-resolve-report = Resolve the report about { $name }
admin-players = Players
admin-search = Name
admin-find = Find players
admin-decide = Decide about { $name }
admin-reason-or-name = Reason of the ban, or new name
admin-ban = Ban
admin-unban = Unban
admin-rename = Rename
admin-banned = Banned: { $reason }
admin-tables = Tables
admin-phase = Tables to show
admin-running = Being played
admin-waiting = Waiting for players
admin-over = Over
admin-closed = Closed
admin-close = Close
admin-cancel-tournament = Cancel the tournament { $name }
admin-close-table = Close table { $id }
admin-announcement = Announcement
admin-announcement-text = Text for all players
admin-announce = Announce
admin-announce-end = End announcement

tournaments = Tournaments
tournaments-lead = Round robin, Swiss and elimination among players of this server.
tournaments-show = Show tournaments
tournaments-none = There are no tournaments yet.
tournaments-back = All tournaments
tournament-new = New tournament
tournament-new-lead = The server pairs the players and opens the tables.
tournament-name = Name
tournament-name-missing = Type a name first.
tournament-game = Match
tournament-game-set-up = As set up: { $title }
tournament-game-first = { $game }, first scenario with two seats
tournament-game-hint = For another scenario, set up a match with two seats, press “Play online” and then “New tournament”.
tournament-from-set-up = New tournament with this match
tournament-format = Format
tournament-format-round = Round robin
tournament-format-round-hint = Everyone meets everyone once.
tournament-format-double = Double round robin
tournament-format-double-hint = Everyone meets everyone twice, once with each seat.
tournament-format-swiss = Swiss
tournament-format-swiss-hint = In each round, players with equal points meet.
tournament-format-elimination = Elimination
tournament-format-elimination-hint = The loser is out.
tournament-rounds = Rounds
tournament-min = Players at least
tournament-max = Players at most
tournament-start = Start
tournament-start-organizer = When I start it
tournament-start-hours = { $hours ->
    [one] In { $hours } hour
   *[other] In { $hours } hours
}
tournament-create = Create tournament
tournament-phase-open = Open, { $players ->
    [one] { $players } player
   *[other] { $players } players
} of up to { $max }
tournament-phase-running = Round { $round } of { $rounds }
tournament-phase-over = Over
tournament-phase-canceled = Canceled
tournament-organizer = Organizer: { $name }
tournament-starts-date = It starts on { $date } ({ $left }).
tournament-starts-soon = It starts in a moment.
tournament-starts-organizer = It starts when the organizer starts it, with at least { $min ->
    [one] { $min } player
   *[other] { $min } players
}.
tournament-rule-time = Whoever runs out of time loses.
tournament-rule-show-hours = Open the table of each round within { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. Whoever does not come in time loses the match.
tournament-rule-show-minutes = Open the table of each round within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Whoever does not come in time loses the match.
tournament-rule-round = Ties are broken by Sonneborn-Berger: the points of beaten opponents, and half the points of opponents with a draw.
tournament-rule-swiss = Ties are broken by Buchholz: the points of all opponents. Nobody meets twice while that is possible. A bye counts as a win once.
tournament-rule-elimination = After a draw, the two play again with seats swapped. After another draw, the better seed advances.
tournament-join = Join
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw from the tournament?
tournament-withdraw-lead = You lose the matches that are being played, and are not paired again.
tournament-start-now = Start now
tournament-cancel = Cancel tournament
tournament-cancel-sure = Cancel the tournament?
tournament-cancel-lead = It will not be played.
tournament-remove = Remove
tournament-remove-label = Remove { $name }
tournament-players = Players
tournament-players-none = Nobody has joined yet.
tournament-standings = Standings
tournament-column-points = Points
tournament-column-rounds = Rounds survived
tournament-column-buchholz = Buchholz
tournament-column-sonneborn = Sonneborn-Berger
tournament-left = (withdrawn)
tournament-round = Round { $round }
tournament-versus = { $first } against { $second }
tournament-bye = { $first } has a bye
tournament-bye-none = { $first } has no opponent
tournament-playing = Not over yet
tournament-wins = { $name } wins
tournament-draw = Draw
tournament-nobody = Both lose
tournament-no-show = { $result }: an opponent did not come
tournament-gave-up = { $result }: an opponent has left
tournament-closed = { $result }: the operator closed the table
tournament-second-leg = { $result } (second match)
tournament-open-table = Open table
tournament-open-table-label = Open the table: { $pairing }
tournament-watch-replay = Replay
tournament-watch-replay-label = Replay: { $pairing }
tournament-your-table = Your opponent in round { $round } is { $name }. Open the table to begin.
tournament-table = { $name }, round { $round }
tournament-arrived = You are here. The match begins as soon as your opponent opens the table.
tournament-reserved = Kept for { $name }
tournament-seat-waits = Your opponent waits: open the table
