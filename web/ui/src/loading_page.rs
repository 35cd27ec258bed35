//! The placeholder for a page whose code is being loaded or could not be loaded.

use crate::chunk::ChunkState;
use crate::l10n::use_phrases;
use crate::problem_report::ReportButton;
use crate::route::{Link, Route};
use crate::title::use_title;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds after which the page says that loading takes long.
const SLOW_AFTER_MS: u32 = 8_000;

#[derive(Properties, PartialEq)]
pub struct LoadingPageProps {
    pub arrival: ChunkState,
}

/// The placeholder, with a button to try again after a failure.
#[component]
pub fn LoadingPage(props: &LoadingPageProps) -> Html {
    let phrases = use_phrases();
    let has_failed = matches!(props.arrival, ChunkState::Failed(_));
    use_title(phrases.text(if has_failed {
        "coming-failed-title"
    } else {
        "coming"
    }));
    let is_loading = matches!(props.arrival, ChunkState::Loading);
    let is_slow = use_state_eq(|| false);
    {
        let is_slow = is_slow.setter();
        use_effect_with(is_loading, move |is_loading| {
            is_slow.set(false);
            let timer = is_loading.then(|| Timeout::new(SLOW_AFTER_MS, move || is_slow.set(true)));
            move || drop(timer)
        });
    }
    match &props.arrival {
        ChunkState::Loading | ChunkState::Ready => html! {
            <main id="main" class="page">
                <p class="loading" role="status"><span class="spinner" />{ phrases.text(if *is_slow { "coming-slow" } else { "coming" }) }</p>
            </main>
        },
        ChunkState::Failed(again) => {
            let onclick = again.reform(|_: MouseEvent| ());
            html! {
                <main id="main" class="page">
                    <h1>{ phrases.text("coming-failed-title") }</h1>
                    <p class="notice alert" role="alert">{ phrases.text("coming-failed") }</p>
                    <div class="buttons">
                        <button type="button" class="button primary large" {onclick}>{ phrases.text("coming-again") }</button>
                        <Link to={Route::Home} class="button large">{ phrases.text("go-home") }</Link>
                        <ReportButton />
                    </div>
                </main>
            }
        }
    }
}
