//! The page around the setup of each game.

use engine::registry::GameId;
use ui::l10n::use_phrases;
use ui::title::use_game_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SetupPageProps {
    pub game: GameId,
    /// The id of the board that is preselected.
    pub board: Option<String>,
}

/// The page on which a match is set up.
#[component]
pub fn SetupPage(props: &SetupPageProps) -> Html {
    let phrases = use_phrases();
    let slug = props.game.name();
    let title = phrases.text(&format!("{slug}-setup-title"));
    use_game_title(props.game, title.clone());
    html! {
        <main id="main" class="page" data-game={slug}>
            <div class="page-head">
                <h1>{ title }</h1>
                <p>{ phrases.text(&format!("{slug}-title")) }</p>
            </div>
            { play::screens::setup(props.game, props.board.clone()) }
        </main>
    }
}
