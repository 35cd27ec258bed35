//! The table as it stood at a position, for parts that draw a running table: nobody is asked there
//! and nothing can be ordered, but consoles can be opened.

use super::super::table::Watch;
use super::super::table::actions::Actions;
use super::super::table::aim::Aim;
use super::super::table::offers::Offers;
use super::film::Film;
use crate::l10n::use_phrases;
use crate::play::Desk;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use std::rc::Rc;
use yew::prelude::*;

/// A past table.
#[derive(Clone)]
pub struct PastTable {
    /// What is read.
    pub watch: Watch,
    /// Hands that can look and not act.
    pub actions: Actions,
}

/// The table at a position.
#[hook]
pub fn use_stage(film: &Film, at: usize) -> PastTable {
    let past = use_memo(at, |at| {
        // Beyond the end there is nothing; the match as it stands is the nearest to it.
        let past = film.session.branch_at(*at, film.session.seed());
        Rc::new(past.unwrap_or_else(|| film.session.clone()))
    });
    let first = past.clone();
    let desk = use_reducer(move || Desk::new((*first).clone()));
    let aim = use_state_eq(Aim::default);
    let looked = use_state_eq(|| None::<Action>);
    let picked = use_state_eq(|| None::<ShipId>);
    let rules = use_state_eq(|| None::<Option<String>>);
    let session = (*past).clone();
    // As at a table: who looks at another turn looks at its ship again.
    let turn = session.state().turn.ship;
    let put_back = picked.setter();
    use_effect_with(turn, move |_| put_back.set(None));
    let shown = (*picked).or(session.state().turn.ship).unwrap_or(ShipId(0));
    let watch = Watch {
        offers: Rc::new(Offers::new(&session, None, Aim::default())),
        session,
        // A position is an edition of the table.
        edition: u32::try_from(at).unwrap_or(u32::MAX),
        refused: None,
        deeds: desk.dispatcher(),
        seat: None,
        aim: Aim::default(),
        set_aim: aim.setter(),
        looked: None,
        tried: None,
        shown,
    };
    let actions = Actions::new(
        &watch,
        looked.setter(),
        picked.setter(),
        rules.setter(),
        false,
    );
    PastTable { watch, actions }
}

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
