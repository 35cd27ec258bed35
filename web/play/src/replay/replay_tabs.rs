//! What is shown beside the board of a replay, and the buttons that choose it.

use ui::l10n::use_phrases;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// What is shown beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayTab {
    /// The log, where it has no place of its own.
    Log,
    /// Figures over time.
    Charts,
    /// What the Admiral says.
    Review,
    /// Seats and the console of a ship.
    Console,
}

impl ReplayTab {
    const ALL: [Self; 4] = [Self::Log, Self::Charts, Self::Review, Self::Console];

    /// Its name in attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Charts => "charts",
            Self::Review => "review",
            Self::Console => "console",
        }
    }

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Log => "table-log",
            Self::Charts => "replay-charts",
            Self::Review => "replay-review",
            Self::Console => "table-console",
        }
    }
}

/// Properties of the tabs.
#[derive(Properties, PartialEq)]
pub struct ReplayTabsProps {
    /// What is shown.
    pub tab: ReplayTab,
    /// Told what to show.
    pub on_tab: Callback<ReplayTab>,
}

/// The frame of a replay, in which the log is shown first where it has no place of its own beside the board: where the
/// style sheet shows its button.
#[hook]
pub fn use_log_first(tab: &UseStateHandle<ReplayTab>) -> NodeRef {
    let frame = use_node_ref();
    let (node, set) = (frame.clone(), tab.setter());
    use_effect_with((), move |()| {
        let frame: Option<Element> = node.cast();
        let button = frame.and_then(|frame| frame.query_selector("[data-tab=log].chip").ok()?);
        let button: Option<HtmlElement> = button.and_then(|button| button.dyn_into().ok());
        if button.is_some_and(|button| button.offset_height() > 0) {
            set.set(ReplayTab::Log);
        }
    });
    frame
}

/// The buttons that choose what is shown beside the board.
#[component]
pub fn ReplayTabs(props: &ReplayTabsProps) -> Html {
    let phrases = use_phrases();
    let tab = |tab: ReplayTab| {
        let onclick = props.on_tab.reform(move |_: MouseEvent| tab);
        html! {
            <button type="button" class="chip" data-tab={tab.slug()} aria-pressed={(props.tab == tab).to_string()} {onclick}>
                { phrases.text(tab.key()) }
            </button>
        }
    };
    html! {
        <div class="replay-tabs" role="group" aria-label={phrases.text("replay-tabs")}>
            { for ReplayTab::ALL.into_iter().map(tab) }
        </div>
    }
}
