//! The page for an unknown URL.

use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

#[component]
pub fn NotFoundPage() -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("not-found-title"));
    html! {
        <main id="main" class="page narrow">
            <h1>{ phrases.text("not-found-title") }</h1>
            <p class="lead">{ phrases.text("not-found-lead") }</p>
            <p class="buttons">
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                <Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link>
            </p>
        </main>
    }
}
