### Matches handed on: links, files, turns from screen to screen.

link = Link
link-copy = Copy the link
link-copied = Copied.
link-by-hand = The browser does not allow copying. The link is selected: copy it by hand.
link-offer = Share…
link-not-offered = The browser could not share it. Copy the link instead.
link-long = The link has { $letters } letters, and some programs cut off long links. A file is safer.

share = Share “{ $title }”
share-open = Share
share-open-label = Share { $title }
share-kind = What the link is for
share-turn = Their turn
    .hint = The recipient takes the next turn and sends you a link back.
share-match = The whole match
    .hint = Anyone who opens it can watch the match and play from it.
share-moment = This position
    .hint = Anyone who opens it sees the match at this point.
share-no-link = This match is too long for a link. Save it as a file.
share-file = Save as a file

sitter-away = Elsewhere
away = Players elsewhere
away-asked = { $who } plays elsewhere and is next.
away-send = Send turn
away-end = Send result

link-match = A match for you
link-match-lead = The link contains the whole match. Your saved matches change only if you choose.
link-turn = It is your turn
link-turn-lead = Another player has sent you the match. Take your turn and send it back.
link-bad = This link cannot be opened
link-incomplete = This link is incomplete. Copy the whole link, or ask for it again.
link-bad-lead = Ask for the link again. Your saved matches have not changed.
link-verified = Verified: every action follows the rules
link-actions = { $count ->
        [0] No actions yet
        [one] { $count } action
       *[other] { $count } actions
    }
link-asked = Next to act
link-offers = What you can do
link-go-on = Play from here
link-sit-down = Take the turn
link-watch = Watch it
link-open-mine = Open my match
link-forward = Take the turn
link-second = Open as a second match
link-known = You already have this match as “{ $title }”, at the same point.
link-ahead = { $count ->
        [one] This is your “{ $title }”, { $count } action further.
       *[other] This is your “{ $title }”, { $count } actions further.
    }
link-behind = { $count ->
        [one] Your “{ $title }” is already { $count } action further.
       *[other] Your “{ $title }” is already { $count } actions further.
    }
link-forked = Your “{ $title }” and this link differ after action { $count }. Which match do you want to play?
