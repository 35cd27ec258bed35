### Matches handed on: links, files, turns from screen to screen.

link = Link
link-copy = Copy the link
link-copied = Copied.
link-by-hand = The browser does not let the page copy. The link is marked: copy it by hand.
link-offer = Share…
link-not-offered = The browser did not hand it on. Copy the link instead.
link-long = The link has { $letters } letters, and some programs cut such links short. A file is safer.

share = Share “{ $title }”
share-open = Share
share-open-label = Share { $title }
share-kind = What the link is for
share-turn = Their turn
    .hint = Whoever opens it takes the next turn and sends you a link back.
share-match = The whole match
    .hint = Whoever opens it can watch the match and play on from it.
share-moment = This position
    .hint = Whoever opens it sees the match at this point.
share-no-link = This match fits into no link. Save it as a file.
share-file = Save as a file

sitter-away = Elsewhere
away = Players elsewhere
away-asked = { $who } plays elsewhere and is to move.
away-send = Send the turn
away-end = Send the end

link-match = A match for you
link-match-lead = It came whole with the link. Nothing of yours changes until you wish it.
link-turn = It is your turn
link-turn-lead = Somebody has moved and sent you the match. Take your turn and send it back.
link-bad = This link cannot be opened
link-incomplete = This link is incomplete: part of it was lost or damaged on its way. Copy it whole, to its very end, or ask for it again.
link-bad-lead = Ask for the link again. Your saved games are as they were.
link-verified = Checked: every action follows the rules
link-actions = { $count ->
        [0] Nothing done yet
        [one] { $count } action
       *[other] { $count } actions
    }
link-asked = To move
link-offers = What you can do
link-go-on = Play on
link-sit-down = Take the turn
link-watch = Watch it
link-open-mine = Open mine
link-forward = Take the turn
link-second = Open as a second match
link-known = You have this match as “{ $title }”, at this very point.
link-ahead = { $count ->
        [one] This goes on from your “{ $title }” by { $count } action.
       *[other] This goes on from your “{ $title }” by { $count } actions.
    }
link-behind = { $count ->
        [one] Your “{ $title }” is { $count } action further already.
       *[other] Your “{ $title }” is { $count } actions further already.
    }
link-forked = Your “{ $title }” and this link part after action { $count }. Both cannot be the same match: which one do you want?
