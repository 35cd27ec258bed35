//! The way to a first match at once: an address that deals one and leads on to its table.

use super::use_title;
use crate::games::GameName;
use crate::l10n::use_phrases;
use yew::prelude::*;

/// Of which game.
#[derive(Properties, PartialEq)]
pub struct QuickPageProps {
    /// The game.
    pub game: GameName,
}

/// The page, seen for a moment or when no match can be dealt.
#[component]
pub fn QuickPage(props: &QuickPageProps) -> Html {
    let phrases = use_phrases();
    let title = phrases.text(&format!("{}-title", props.game.slug()));
    use_title(title.clone());
    html! {
        <main id="main" class="page" data-game={props.game.slug()}>
            <h1>{ title }</h1>
            { props.game.quick_start() }
        </main>
    }
}
