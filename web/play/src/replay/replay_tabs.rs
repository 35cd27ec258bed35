//! The tabs beside the board of a replay.

use ui::l10n::use_phrases;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The tab that is shown beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayTab {
    /// The log, on screens without a separate place for it.
    Log,
    /// Charts of statistics over time.
    Charts,
    /// The review by the Admiral bot.
    Review,
    /// The seats and the console.
    Console,
}

impl ReplayTab {
    const ALL: [Self; 4] = [Self::Log, Self::Charts, Self::Review, Self::Console];

    /// Returns the name in attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Charts => "charts",
            Self::Review => "review",
            Self::Console => "console",
        }
    }

    /// Returns the phrase key of its title.
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

#[derive(Properties, PartialEq)]
pub struct ReplayTabsProps {
    pub tab: ReplayTab,
    /// Called with the chosen tab.
    pub on_tab: Callback<ReplayTab>,
}

/// Returns the node of a replay's frame. Initially the log is selected on screens without a
/// separate place for it, which is where the style sheet shows its tab.
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

/// The buttons that choose the tab.
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
