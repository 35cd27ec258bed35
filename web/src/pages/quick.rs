//! The page that starts a quick match and leads on to its table.

use engine::registry::GameId;
use ui::l10n::use_phrases;
use ui::title::use_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct QuickPageProps {
    pub game: GameId,
}

/// The page, visible only for a moment or if the match cannot be started.
#[component]
pub fn QuickPage(props: &QuickPageProps) -> Html {
    let phrases = use_phrases();
    let title = phrases.text(&format!("{}-title", props.game.name()));
    use_title(title.clone());
    html! {
        <main id="main" class="page" data-game={props.game.name()}>
            <h1>{ title }</h1>
            { play::screens::quick_start(props.game) }
        </main>
    }
}
