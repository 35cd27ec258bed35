//! The title of the window, which follows the page.

use crate::ground::use_ground;
use crate::l10n::use_phrases;
use engine::suite::GameId;
use yew::prelude::*;

/// Puts `title` before the name of the house in the title of the window.
#[hook]
pub fn use_title(title: String) {
    let (phrases, ground) = (use_phrases(), use_ground());
    use_effect_with((title, phrases, ground), |(title, phrases, ground)| {
        ground.entitle(&phrases.say("window-title", &[("page", title.as_str().into())]));
    });
}

/// The same for a page that several games have: it says of which it is, unless its name does.
#[hook]
pub fn use_title_of(game: GameId, title: String) {
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
