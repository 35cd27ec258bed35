//! The title of the window, which follows the page.

use crate::ground::use_ground;
use crate::l10n::use_phrases;
use yew::prelude::*;

/// Puts `title` before the name of the house in the title of the window.
#[hook]
pub fn use_title(title: String) {
    let (phrases, ground) = (use_phrases(), use_ground());
    use_effect_with((title, phrases, ground), |(title, phrases, ground)| {
        ground.entitle(&phrases.say("window-title", &[("page", title.as_str().into())]));
    });
}
