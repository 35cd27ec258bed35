//! The menu of a player, and the page that explains why nothing can be played.

use super::start::title_key;
use play::observer_api::fault::{EmbedFault, ErrorCode, phrase};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

use super::config::Config;

#[derive(Properties, PartialEq)]
pub struct PlayerMenuProps {
    pub config: Config,
    /// The id of a match that can be continued.
    pub last: Option<String>,
    /// Called when the user wants another match.
    pub on_new: Callback<()>,
}

/// The menu: a new match, the last match, and other pages.
#[component]
pub fn PlayerMenu(props: &PlayerMenuProps) -> Html {
    let phrases = use_phrases();
    let name = phrases.text(&title_key(&props.config));
    use_title(name.clone());
    let game = props.config.game;
    let onclick = props.on_new.reform(|_: MouseEvent| ());
    let fullscreen = Callback::from(|_: MouseEvent| {
        set_fullscreen(true);
    });
    let links = [
        (Route::Rules { game, anchor: None }, "nav-rules"),
        (Route::Saves, "nav-saves"),
        (Route::Settings, "nav-settings"),
    ];
    html! {
        <main id="main" class="page narrow embed-menu" data-game={game.name()}>
            <h1>{ name }</h1>
            <div class="buttons">
                if let Some(id) = &props.last {
                    <Link to={Route::Table { id: id.clone() }} class="button primary large">{ phrases.text("home-continue") }</Link>
                }
                <button type="button" class={classes!("button", "large", props.last.is_none().then_some("primary"))} {onclick}>
                    { phrases.text("embed-new") }
                </button>
            </div>
            <div class="buttons">
                for (to, key) in links {
                    <Link {to} class="button">{ phrases.text(key) }</Link>
                }
                if !props.config.hides("fullscreen") && can_fullscreen() {
                    <button type="button" class="button" onclick={fullscreen}>{ phrases.text("embed-fullscreen") }</button>
                }
            </div>
        </main>
    }
}

/// Returns whether the embedding page allows full screen.
fn can_fullscreen() -> bool {
    let document = ui::browser::window().and_then(|window| window.document());
    document.is_some_and(|document| document.fullscreen_enabled())
}

/// Enters or leaves full screen.
pub fn set_fullscreen(enters: bool) {
    let document = ui::browser::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    if enters {
        if let Some(root) = document.document_element() {
            // A browser that refuses changes nothing.
            let _ = root.request_fullscreen();
        }
    } else {
        document.exit_fullscreen();
    }
}

#[derive(Properties, PartialEq)]
pub struct ErrorPageProps {
    pub error: EmbedFault,
    /// Called to try again, where that may help.
    #[prop_or_default]
    pub on_again: Callback<()>,
}

/// The page that explains why nothing can be played.
#[component]
pub fn ErrorPage(props: &ErrorPageProps) -> Html {
    let phrases = use_phrases();
    let heading = phrases.text("embed-fault");
    use_title(heading.clone());
    let EmbedFault {
        code,
        message,
        value,
    } = &props.error;
    let sentence = phrases.find(&phrase(*code), &[("value", value.as_str().into())]);
    let onclick = props.on_again.reform(|_: MouseEvent| ());
    html! {
        <main id="main" class="page narrow embed-fault">
            <h1>{ heading }</h1>
            <p class="notice alert" role="alert">{ sentence.unwrap_or_else(|| phrases.text("embed-bug")) }</p>
            if *code == ErrorCode::NetUnreachable {
                <div class="buttons">
                    <button type="button" class="button primary large" {onclick}>{ phrases.text("coming-again") }</button>
                </div>
            }
            <details><summary>{ phrases.text("panic-details") }</summary><pre class="report">{ code.name() }{ ": " }{ message }</pre></details>
        </main>
    }
}
