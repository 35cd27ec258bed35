//! Setting up a match: the frame around the set-up of each game.

use super::use_title;
use crate::games::GameName;
use crate::l10n::use_phrases;
use yew::prelude::*;

/// Of which game.
#[derive(Properties, PartialEq)]
pub struct SetupPageProps {
    /// The game.
    pub game: GameName,
    /// The board that is chosen first, by its id.
    pub board: Option<String>,
}

/// The page on which a match is set up.
#[component]
pub fn SetupPage(props: &SetupPageProps) -> Html {
    let phrases = use_phrases();
    let slug = props.game.slug();
    let title = phrases.text(&format!("{slug}-setup-title"));
    use_title(title.clone());
    html! {
        <main id="main" class="page" data-game={slug}>
            <div class="page-head">
                <h1>{ title }</h1>
                <p>{ phrases.text(&format!("{slug}-title")) }</p>
            </div>
            { props.game.setup(props.board.clone()) }
        </main>
    }
}
