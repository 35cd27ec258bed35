//! What stands in the place of a table: the menu of a player, and the page that says why there is nothing to play.

use super::start::title_key;
use play::observer_api::fault::{EmbedFault, ErrorCode, phrase};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

use super::config::Config;

/// Properties of the menu.
#[derive(Properties, PartialEq)]
pub struct PlayerMenuProps {
    /// What is played here.
    pub config: Config,
    /// A match that can be gone on with, by its id.
    pub last: Option<String>,
    /// Another match is wanted.
    pub on_new: Callback<()>,
}

/// The menu: another match, the last one, and what there is beside.
#[component]
pub fn PlayerMenu(props: &PlayerMenuProps) -> Html {
    let phrases = use_phrases();
    let name = phrases.text(&title_key(&props.config));
    use_title(name.clone());
    let game = props.config.game;
    let onclick = props.on_new.reform(|_: MouseEvent| ());
    let whole = Callback::from(|_: MouseEvent| {
        set_fullscreen(true);
    });
    let ways = [
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
                for (to, key) in ways {
                    <Link {to} class="button">{ phrases.text(key) }</Link>
                }
                if !props.config.hides("fullscreen") && can_fullscreen() {
                    <button type="button" class="button" onclick={whole}>{ phrases.text("embed-fullscreen") }</button>
                }
            </div>
        </main>
    }
}

/// Whether the page around lets the player have the whole screen.
fn can_fullscreen() -> bool {
    let document = ui::browser::window().and_then(|window| window.document());
    document.is_some_and(|document| document.fullscreen_enabled())
}

/// Takes the whole screen, or gives it back.
pub fn set_fullscreen(on: bool) {
    let document = ui::browser::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    if on {
        if let Some(root) = document.document_element() {
            // A browser that forbids it leaves everything as it is.
            let _ = root.request_fullscreen();
        }
    } else {
        document.exit_fullscreen();
    }
}

/// Properties of the page of a fault.
#[derive(Properties, PartialEq)]
pub struct FaultPageProps {
    pub fault: EmbedFault,
    /// It is to be tried again, where that may help.
    #[prop_or_default]
    pub on_again: Callback<()>,
}

/// Says why there is nothing to play.
#[component]
pub fn FaultPage(props: &FaultPageProps) -> Html {
    let phrases = use_phrases();
    let heading = phrases.text("embed-fault");
    use_title(heading.clone());
    let EmbedFault {
        code,
        message,
        value,
    } = &props.fault;
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
