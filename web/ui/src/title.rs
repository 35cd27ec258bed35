//! The window title, which follows the page.

use crate::l10n::use_phrases;
use crate::mount::use_mount;
use engine::registry::GameId;
use yew::prelude::*;

/// Sets the window title to `title`, followed by the name of the application.
#[hook]
pub fn use_title(title: String) {
    let (phrases, mount) = (use_phrases(), use_mount());
    use_effect_with((title, phrases, mount), |(title, phrases, mount)| {
        mount.set_title(&phrases.say("window-title", &[("page", title.as_str().into())]));
    });
}

/// Like [`use_title`], for a page that several games have: adds the name of the game, unless the
/// title contains it.
#[hook]
pub fn use_game_title(game: GameId, title: String) {
    let phrases = use_phrases();
    let name = phrases.text(&format!("{}-title", game.name()));
    let args = [
        ("page", title.as_str().into()),
        ("game", name.as_str().into()),
    ];
    let text = if title.contains(&name) {
        title
    } else {
        phrases.say("page-of-game", &args)
    };
    use_title(text);
}
