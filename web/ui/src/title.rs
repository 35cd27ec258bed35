//! The title of the window, which follows the page.

use crate::l10n::use_phrases;
use crate::mount::use_mount;
use engine::registry::GameId;
use yew::prelude::*;

/// Puts `title` before the name of the house in the title of the window.
#[hook]
pub fn use_title(title: String) {
    let (phrases, ground) = (use_phrases(), use_mount());
    use_effect_with((title, phrases, ground), |(title, phrases, ground)| {
        ground.set_title(&phrases.say("window-title", &[("page", title.as_str().into())]));
    });
}

/// The same for a page that several games have: it says of which it is, unless its name does.
#[hook]
pub fn use_game_title(game: GameId, title: String) {
    let phrases = use_phrases();
    let name = phrases.text(&format!("{}-title", game.name()));
    let words = [
        ("page", title.as_str().into()),
        ("game", name.as_str().into()),
    ];
    let told = if title.contains(&name) {
        title
    } else {
        phrases.say("page-of-game", &words)
    };
    use_title(told);
}
