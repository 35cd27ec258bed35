### Words that belong to no game: pages, storage, settings.

house = Centauri
house-description = Four space games in the browser, against bots or with friends: a duel of captains in Centauri Rift, battles of fleets in Space Rift, a race of colonies in Exodus: Proxima Centauri, and an adventure together in Centauri Saga.
window-title = { $page } — Centauri
page-of-game = { $page }, { $game }
skip-link = Skip to content
close = Close
cancel = Cancel
undo = Undo
go-home = Home

live-more = And { $count } more, press comma.

## Ways

nav-label = Pages
nav-rules = Rules
nav-saves = Saved matches
nav-settings = Settings

## Home

home-title = Take command
home-lead = Space board games: play against bots, or pass and play with friends. Nothing to install, no account.
home-resume = Continue your last match
home-continue = Continue
home-your-turn = Your turn
home-waiting = Waiting for { $seats }
home-rank = Bot level
home-opponent = Opponent: { $level }
home-opponent-change = Change
home-players = { $least }–{ $most } players
home-minutes = { $least }–{ $most } minutes
home-weight = Weight
home-weight-light = Light
home-weight-medium = Medium
home-weight-heavy = Heavy
home-style-versus = Versus
home-style-cooperative = Co-op
home-style-both = Co-op or versus
home-more = More
home-set-up = Set up a match
home-online = Play online: your matches and open tables
home-rules = Read the rules
home-editor = Make a board
home-unofficial = An unofficial fan edition. All drawings and texts are our own.

## Not found

not-found-title = Nothing in this sector
not-found-lead = This address does not lead to a page. The link may be incomplete.

## Saved matches

saves-title = Saved matches
saves-lead = Every action is saved as you play.
saves-loading = Loading your saved matches…
saves-empty-title = No saved matches yet
saves-empty = Start a match. It is saved here automatically.
saves-bad = Your saved matches cannot be read
saves-memory = This browser deletes everything when you close the page. Download a match to keep it.
saves-silent = This browser’s storage does not respond. Your saved matches are not shown, and new matches are kept only until you close the page. Reload the page or restart the browser.
saves-newer = A newer version of this page stores your saved matches. Reload the page to use it. Until then, nothing you play is saved.
saves-unread = { $count ->
    [one] One saved match cannot be read: it is damaged, or a newer version of this page wrote it. It stays here unchanged, but backups do not include it.
   *[other] { $count } saved matches cannot be read: they are damaged, or a newer version of this page wrote them. They stay here unchanged, but backups do not include them.
}
saves-continue = Continue
saves-look = View
saves-rename = Rename
saves-rename-label = New name for { $title }
saves-rename-done = Save name
saves-download = Download
saves-download-label = Download { $title }
saves-delete = Delete
saves-delete-label = Delete { $title }
saves-rename-open-label = Rename { $title }
saves-deleted = “{ $title }” deleted.
saves-restored = “{ $title }” restored.
saves-import = Open a file
saves-import-hint = Choose a save file, or drop it anywhere on this page.
saves-imported = “{ $title }” added to your saved matches.
saves-import-failed = The file could not be opened. Nothing has changed.
saves-drop = Drop the file to open it
saves-round = { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
saves-over = Finished
saves-human = You
saves-humans = { $count } players on this screen
saves-against = { $one } against { $others }
saves-with = { $one } with { $others }

level-ensign = Ensign
    .hint = Makes mistakes. Good for a first match.
level-captain = Captain
    .hint = Anticipates your next turn
level-admiral = Admiral
    .hint = Plans far ahead, makes few mistakes
level-legend = Legend
    .hint = Thinks the longest, about a second at most
sitter-human = Player
sitter-bot = Bot: { $level }

seat-color-blue = Blue
seat-color-orange = Orange
seat-color-green = Green
seat-color-vermilion = Vermilion
seat-color-purple = Purple
seat-color-white = White

## Storage

store-refused = The browser does not let this page store anything.
store-full = Storage is full. Download some matches, then delete them here.
store-silent = The browser’s storage does not respond. Reload the page or restart the browser. To be safe, save the match as a file.
store-gone = This match is no longer among your saved matches.
store-newer = A newer version of this page stores your saved matches. Reload the page to use it.
store-damaged = This save cannot be opened. It is damaged, or a newer version of this page wrote it.
file-too-long = This file is too large to be a save.
file-unreadable = The browser could not read the file.
file-refused = The browser does not allow downloads here.

save-too-large = This file is too large to be a save.
save-not-json = This is not a save file: line { $line }, column { $column } cannot be read.
save-not-a-save = This is not a Centauri save.
save-newer = A newer version of this page wrote this save (format { $found }; this version reads { $known }). Reload the page to update it.
save-other-game = This is a save of another game: { $game }.
save-damaged = The save is damaged at { $place }.
save-unknown-rules = This match uses version { $found } of the rules. This page has version { $known }.
save-content-differs = This match uses different ships or boards with the same names.
save-needs-pack = This match uses the content pack “{ $title }”, version { $version }. Activate it in the settings; nothing is lost.
save-options = The set-up in this save cannot be played. { $fault }
save-refused = Action { $entry } of this save breaks rule { $rule }.
save-draws = The dice in this save do not match its actions.

## Table

coming = Loading…
coming-failed-title = This page could not be loaded
coming-failed = Part of the program could not be loaded. You may be offline, or a newer version has replaced it. Reload the page. Your saved matches are safe.
coming-slow = This page takes a long time to load. It starts as soon as its program arrives. If nothing happens, reload the page. Your saved matches are safe.
coming-again = Try again
framed-title = This page cannot be played inside another page
framed = Another page could cover what you press. Open Centauri in its own window.
framed-open = Open Centauri

table-loading = Opening the match…
table-gone-title = This match is gone
table-bad-title = This match cannot be opened
text-title = { $title }, text version

## Settings

settings-title = Settings
settings-lead = Changes apply at once and are stored in this browser.
settings-look = Appearance
settings-play = Play
settings-theme = Theme
settings-theme-night = Night
    .hint = An observatory
settings-theme-light = Paper
    .hint = A star chart
settings-theme-contrast = Contrast
    .hint = Strong lines
settings-scale = Size of text and pieces
settings-scale-100 = Standard
settings-scale-125 = Larger
settings-scale-150 = Largest
settings-motion = Animation
settings-motion-system = System
settings-motion-none = None
settings-confirm = Confirm before ending a turn
    .hint = Useful on small screens
settings-verbosity = Announcements for screen readers
settings-verbosity-brief = Brief
    .hint = One sentence per action
settings-verbosity-normal = Normal
    .hint = What happens
settings-verbosity-full = Full
    .hint = Everything
settings-view = Show matches
settings-view-board = On the board
settings-view-text = As text
    .hint = With a command line
settings-language = Language
settings-language-auto = Browser language
bots-lost = The bots could not be loaded. The page keeps trying. Check your connection.
language-missing = { $language } could not be loaded. You may be offline. The language has not changed.
language-retry = Try again

## Rules

rules-title = Rules of { $game }
rules-games = Rules of the games
rules-fetching = Loading the rules…
rules-unknown = Rule “{ $rule }” does not exist.
rules-missing = The rules could not be loaded. You may be offline. Try again later.
rules-untranslated = The rules could not be loaded in { $language }. They are shown in English.
rules-foreign = In English
rules-contents = Chapters
rules-search = Search by word or number
rules-hits = { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-rule = Rule { $id }

## When the page has a fault

panic-title = Something went wrong
panic-lead = The page has an error and has stopped. Your match is saved up to its last action.
panic-reload = Reload the page
panic-save = Download the last save
panic-details = Error report

## Problem reports

report-title = Report a problem
report-open = Copy a problem report
report-lead = A problem report has the version of the page, the last errors, your browser, your screen, and your settings. It stays on this device until you send it to somebody.
report-match = It also has this match, with the secrets of this screen, such as hidden cards. Secrets of players on other screens are left out.
report-text = Problem report
report-copy = Copy report
report-download = Download report
report-copied = Report copied.
report-by-hand = The browser does not allow copying. The report is selected: copy it by hand.

## Setting up a match

setup-who = Player for { $seat }
setup-color = Color of { $seat }
setup-details = More options
setup-begin = Begin
setup-fault = This set-up cannot be played. { $fault }
chance-missing = This browser provides no random numbers (crypto.getRandomValues), so no match can be dealt fairly. Try another browser.
setup-seed = Seed
    .hint = Decides everything that is drawn. Any text will do.
