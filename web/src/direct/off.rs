//! Where an invitation or an answer leads in a page that has no direct play.

use crate::l10n::use_phrases;
use crate::pages::use_title;
use crate::route::{Link, Route};
use yew::prelude::*;

/// What is needed for the page.
#[derive(PartialEq, Properties)]
pub struct OffPageProps {
    /// The phrase that is its heading.
    pub heading: &'static str,
}

/// The page.
#[component]
pub fn OffPage(props: &OffPageProps) -> Html {
    let phrases = use_phrases();
    let heading = phrases.text(props.heading);
    use_title(heading.clone());
    html! {
        <main id="main" class="page narrow">
            <div class="page-head"><h1>{ heading }</h1></div>
            <p class="notice alert" role="alert">{ phrases.text("direct-off") }</p>
            <div class="buttons"><Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link></div>
        </main>
    }
}
