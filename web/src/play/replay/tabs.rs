//! What is shown beside the board of a replay, and the buttons that choose it.

use crate::l10n::use_phrases;
use yew::prelude::*;

/// What is shown beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The log, where it has no place of its own.
    Log,
    /// Figures over time.
    Charts,
    /// What the Admiral says.
    Review,
    /// Seats and the console of a ship.
    Console,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Log, Self::Charts, Self::Review, Self::Console];

    /// The first to be shown: the log where there is no room for it beside the board.
    #[must_use]
    pub fn first() -> Self {
        let narrow = web_sys::window()
            .and_then(|window| window.match_media("(max-width: 1099px)").ok().flatten())
            .is_some_and(|query| query.matches());
        if narrow { Self::Log } else { Self::Charts }
    }

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
pub struct TabsProps {
    /// What is shown.
    pub tab: Tab,
    /// Told what to show.
    pub on_tab: Callback<Tab>,
}

/// The buttons that choose what is shown beside the board.
#[component]
pub fn Tabs(props: &TabsProps) -> Html {
    let phrases = use_phrases();
    let tab = |tab: Tab| {
        let onclick = props.on_tab.reform(move |_: MouseEvent| tab);
        html! {
            <button type="button" class="chip" data-tab={tab.slug()} aria-pressed={(props.tab == tab).to_string()} {onclick}>
                { phrases.text(tab.key()) }
            </button>
        }
    };
    html! {
        <div class="replay-tabs" role="group" aria-label={phrases.text("replay-tabs")}>
            { for Tab::ALL.into_iter().map(tab) }
        </div>
    }
}
