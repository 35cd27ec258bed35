//! What every running table shows around its board: the line on top, menu, log, who plays, the
//! curtain. Knows no game; what a game says is asked of [`Worded`].

mod account;
mod chair;
mod chapter;
mod curtain;
mod elsewhere;
mod end;
mod focus;
mod frame;
mod glance;
mod head;
mod hint;
mod keys;
mod log;
mod menu;
mod offer;
mod orders;
mod primer;
mod scene;
mod show;
mod telling;
mod top;
mod who;

pub use chair::{Chair, Staging, open_rules, use_chair};
pub use chapter::Chapter;
pub use curtain::Curtain;
pub use elsewhere::{Elsewhere, use_elsewhere};
pub use end::{EndCard, use_seen};
pub use frame::{Sheet, TableFrame};
pub use glance::Glance;
pub use head::{Head, clock_time};
pub use hint::{HintCard, use_hint_key};
pub use keys::{is_within, use_keys};
pub use log::{ENTRIES, Log, Passage, passages};
pub use menu::Menu;
pub use offer::DrawOffer;
pub use orders::OrderPanel;
pub use primer::{Primer, show_primer};
pub use scene::{Scene, use_scene};
pub use show::use_show;
pub use telling::{Telling, use_telling};
pub use top::TopLine;
pub use who::{WhoPlays, away, names};

use super::desk::Refused;
use super::{Desk, Eyes, Hosted};
use derive_where::derive_where;
use engine::game::{Game, Seat, Seats};
use engine::rule::RuleId;
use engine::session::Session;
use std::rc::Rc;
use ui::console::seat::Seat as SeatArt;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::motion::{Beat, LIMIT};
use yew::prelude::*;

/// What the shared parts of a table ask of its game, besides playing it.
pub trait Worded: Hosted {
    /// By which a seat gives up.
    const CONCEDE: Self::Action;
    /// By which an offer of a draw is accepted, and refused.
    const ANSWERS: [Self::Action; 2];
    /// The longest chain of motion in milliseconds; what is longer is compressed.
    const MOTION: u32 = LIMIT;
    /// How a turn goes, for newcomers: a sign and a phrase for each step.
    const PRIMER: &'static [(Icon, &'static str)];

    /// Which step of the primer a state is in: on small screens that one is shown alone. Where none is told, all are a
    /// strip.
    fn primer_step(&self, state: &Self::State) -> Option<usize> {
        let _ = state;
        None
    }

    /// A seat by name.
    fn seat_name(&self, phrases: &Phrases, seat: Seat) -> String;

    /// The name of an action as a button.
    fn action_name(&self, phrases: &Phrases, state: &Self::State, action: Self::Action) -> String;

    /// What stands above the log of a turn, where an event begins one.
    fn heading(&self, phrases: &Phrases, event: &Self::Event) -> Option<String>;

    /// Whether the log tells of an event in a sentence of its own.
    fn is_told(event: &Self::Event) -> bool;

    /// What happened between two positions as beats, for people in these seats, as far as these
    /// eyes may see it.
    fn beats(&self, before: &Self::State, after: &Self::State, news: News<'_, Self>) -> Vec<Beat>;

    /// Whether an event ends the match.
    fn is_end(event: &Self::Event) -> bool;

    /// Why the bot did so that gave an entry of the log, where the game tells it. Asked again once
    /// an entry follows, for what is only then whole.
    fn motive(_session: &Session<Self>, _phrases: &Phrases, _entry: usize) -> Option<String> {
        None
    }
}

/// What happened, and to whom it is shown.
pub struct News<'a, G: Game> {
    /// The events.
    pub events: &'a [G::Event],
    /// The seats of people at this screen.
    pub people: Seats,
}

/// A match as it stood when the table was drawn: a snapshot, because a handle reads the newest
/// value and old and new properties would always be equal.
#[derive_where(Clone)]
pub struct Stand<G: Game + 'static> {
    /// The match.
    pub session: Rc<Session<G>>,
    /// Rises with every deed.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
    /// Where deeds are done.
    pub deeds: UseReducerDispatcher<Desk<G>>,
    /// The seat at this screen that is asked now.
    pub seat: Option<Seat>,
    /// Those at this screen who are asked together with it.
    pub choosers: Seats,
    /// Whose eyes look.
    pub eyes: Eyes,
}

impl<G: Hosted> Stand<G> {
    /// The match at a desk as it stands now, for the seat that is asked here and those who are asked together with
    /// it, as these eyes see it.
    #[must_use]
    pub fn of(
        desk: &UseReducerHandle<Desk<G>>,
        seat: Option<Seat>,
        choosers: Seats,
        eyes: Eyes,
    ) -> Self {
        Self {
            session: desk.session.clone(),
            edition: desk.edition,
            refused: desk.refused,
            deeds: desk.dispatcher(),
            seat,
            choosers,
            eyes,
        }
    }

    /// Everybody at this screen who is asked now.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.seat
            .map_or(Seats::NONE, |seat| self.choosers.with(seat))
    }
}

impl<G: Game + 'static> PartialEq for Stand<G> {
    fn eq(&self, other: &Self) -> bool {
        self.edition == other.edition
            && self.seat == other.seat
            && self.choosers == other.choosers
            && self.eyes == other.eyes
    }
}

/// The drawing of a seat.
#[must_use]
pub const fn art(seat: Seat) -> SeatArt {
    SeatArt::new(seat.0)
}

/// A way to a rule: the rules open beside the table.
pub fn rule_link(rules: &Callback<Option<String>>, rule: RuleId) -> Html {
    let rules = rules.clone();
    let onclick = Callback::from(move |_: MouseEvent| rules.emit(Some(rule.as_str().to_owned())));
    html! { <button type="button" class="rule-link" {onclick}>{ rule.as_str() }</button> }
}
