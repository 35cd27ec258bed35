### Words that belong to no game: pages, storage, settings.

house = Centauri
house-description = Four space games in the browser, against bots or with friends: a duel of captains in Centauri Rift, battles of fleets in Space Rift, a race of colonies in Exodus: Proxima Centauri, and an adventure together in Centauri Saga.
window-title = { $page } — Centauri
page-of-game = { $page }, { $game }
skip-link = Skip to content
close = Close
cancel = Cancel
undo = Undo
go-home = To the start

live-more = And { $count } more, press comma.

## Ways

nav-label = Pages
nav-rules = Rules
nav-saves = Saved games
nav-settings = Settings

## Home

home-title = Take command
home-lead = Space board games, at one screen with friends or with bots. Nothing to install, nothing to sign up for.
home-resume = Continue your last game
home-continue = Continue
home-rank = The bot’s rank
home-set-up = Set up a match
home-rules = Read the rules
home-editor = Make a board
home-unofficial = A fan-made edition, not official. All drawings and words are our own.

## Not found

not-found-title = Nothing in this sector
not-found-lead = The address leads to no page of this house. Perhaps it was cut short on its way to you.

## Saved games

saves-title = Saved games
saves-lead = Every command is saved as you play.
saves-loading = Looking for your games…
saves-empty-title = No games yet
saves-empty = Start one, and it will wait here until you come back.
saves-bad = Your saved games cannot be read
saves-memory = This browser keeps nothing when the page is closed. Download a game to keep it.
saves-silent = This browser’s storage does not answer: your games are not shown, and what you play is kept only until the page is closed. Reload the page, or restart the browser.
saves-newer = A newer edition of this page keeps your games in this browser. Reload the page to get it and them; what you play until then is not kept.
saves-unread = { $count ->
    [one] One game here cannot be read: it is damaged, or a newer edition of this page wrote it. It stays here as it is, but is not in any file of this edition.
   *[other] { $count } games here cannot be read: they are damaged, or a newer edition of this page wrote them. They stay here as they are, but are not in any file of this edition.
}
saves-continue = Continue
saves-look = Look at it
saves-rename = Rename
saves-rename-label = New name for { $title }
saves-rename-done = Keep the name
saves-download = Download
saves-download-label = Download { $title }
saves-delete = Delete
saves-delete-label = Delete { $title }
saves-rename-open-label = Rename { $title }
saves-deleted = “{ $title }” is deleted.
saves-restored = “{ $title }” is back.
saves-import = Open a file
saves-import-hint = Choose a save file, or drop it anywhere on this page.
saves-imported = “{ $title }” is on your shelf.
saves-import-failed = The file was not opened. Nothing has changed.
saves-drop = Drop the file to open it
saves-round = { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
saves-over = Finished
saves-human = You
saves-humans = { $count } players at this screen
saves-against = { $one } against { $others }
saves-with = { $one } with { $others }

level-ensign = Ensign
    .hint = Errs now and then: for a first match
level-captain = Captain
    .hint = Sees what you can do next
level-admiral = Admiral
    .hint = Weighs more, errs least
sitter-human = Player
sitter-bot = Bot: { $level }

seat-color-blue = Blue
seat-color-orange = Orange
seat-color-green = Green
seat-color-vermilion = Vermilion
seat-color-purple = Purple
seat-color-white = White

## Storage

store-refused = The browser refuses to keep anything for this page.
store-full = There is no room left for saves. Download some games and delete them here.
store-silent = The browser’s storage does not answer. Reload the page, or restart the browser; save the game as a file to be safe.
store-gone = This game is not on your shelf any more.
store-newer = A newer edition of this page keeps its games here. Reload the page to get it.
store-damaged = This save cannot be opened: it is damaged, or a newer edition of this page wrote it.
file-too-long = The file is too long to be a save.
file-unreadable = The browser could not read the file.
file-refused = The browser lets nothing be downloaded here.

save-too-large = The file is too large to be a save.
save-not-json = This is no save file: it stops making sense in line { $line }, column { $column }.
save-not-a-save = This is no save of this house.
save-newer = The save comes from a newer edition (format { $found }, known here is { $known }). Reload the page to get it.
save-other-game = This is a save of another game: { $game }.
save-damaged = The save is damaged at { $place }.
save-unknown-rules = The game was played by edition { $found } of the rules; edition { $known } is known here.
save-content-differs = The game was played with other ships or boards of the same names.
save-needs-pack = The game was played with the pack “{ $title }”, version { $version }. Put it into force in the settings; nothing is lost.
save-options = The set-up in the save cannot be played. { $fault }
save-refused = Action { $entry } of the save is against the rules { $rule }.
save-draws = The dice of the save do not fit its actions.

## Table

coming = One moment…
coming-failed-title = This page could not be fetched
coming-failed = Its program did not arrive. You may be offline, or a newer version has been put in its place: then load the page again. Your saved games are safe.
coming-slow = Its program is taking a long time to load. It begins by itself as soon as it is here; if nothing happens, load the page again. Your saved games are safe.
coming-again = Try again
framed-title = This page does not play inside another one
framed = What you press here could be covered by somebody else. Open it in a window of its own.
framed-open = Open Centauri

table-loading = Opening the table…
table-gone-title = This table is gone
table-bad-title = This table cannot be opened
text-title = { $title }, text version

## Settings

settings-title = Settings
settings-lead = Each choice is in force at once and kept in this browser.
settings-look = Looks
settings-play = Play
settings-theme = Theme
settings-theme-night = Night
    .hint = An observatory
settings-theme-light = Paper
    .hint = A star chart
settings-theme-contrast = Contrast
    .hint = Strong lines
settings-scale = Size of text and tokens
settings-scale-100 = As drawn
settings-scale-125 = Larger
settings-scale-150 = Largest
settings-motion = Motion
settings-motion-system = As the system says
settings-motion-none = None
settings-confirm = Ask before a turn ends
    .hint = Useful on small screens
settings-verbosity = Announcements for screen readers
settings-verbosity-brief = Brief
    .hint = One sentence an action
settings-verbosity-normal = Normal
    .hint = What happens
settings-verbosity-full = Full
    .hint = Everything
settings-view = Matches are shown
settings-view-board = On the board
settings-view-text = In words
    .hint = With a command line
settings-language = Language
settings-language-auto = As the browser says
bots-lost = The bots’ program has not loaded. The page keeps trying; check whether you are offline.
language-missing = { $language } could not be fetched. Are you offline? The page stays as it is.
language-retry = Try again

## Rules

rules-title = Rules of { $game }
rules-games = Rules of the games
rules-fetching = Fetching the rules…
rules-unknown = There is no rule “{ $rule }” in this book.
rules-missing = The rules could not be fetched. Are you offline? Try again when you are back.
rules-untranslated = The rules could not be had in { $language }. Here they are in English.
rules-foreign = In English
rules-contents = Chapters
rules-search = Search by words or by number
rules-hits = { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-rule = Rule { $id }

## When the page has a fault

panic-title = Something broke
panic-lead = The page has a fault and stopped. Your game is kept up to its last command.
panic-reload = Start the page again
panic-save = Download the last save
panic-details = Report for the makers

## Setting up a match

setup-who = Who is { $seat }
setup-color = Color of { $seat }
setup-details = More choices
setup-begin = Begin
setup-fault = This cannot be played yet. { $fault }
chance-missing = This browser gives the page no random numbers (crypto.getRandomValues), and without them no match can be dealt fairly. Try another browser.
setup-seed = Seed
    .hint = Everything that is drawn follows from it. Any words will do.
