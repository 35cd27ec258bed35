//! What every running table shows around its board: the line on top, menu, log, who plays, the
//! curtain. Knows no game; what a game says is asked of [`GameUi`].

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
use super::{Desk, Eyes};
use crate::GameUi;
use derive_where::derive_where;
use engine::game::{Game, Seat, Seats};
use engine::rule::RuleId;
use engine::session::Session;
use std::rc::Rc;
use ui::console::seat::Seat as SeatArt;
use yew::prelude::*;

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
pub struct Stand<G: GameUi> {
    /// The match.
    pub session: Rc<Session<G::Game>>,
    /// Rises with every deed.
    pub edition: u32,
    /// Why the last deed was not done.
    pub refused: Option<Refused<G::Refusal>>,
    /// Where deeds are done.
    pub deeds: UseReducerDispatcher<Desk<G::Game>>,
    /// The seat at this screen that is asked now.
    pub seat: Option<Seat>,
    /// Those at this screen who are asked together with it.
    pub choosers: Seats,
    /// Whose eyes look.
    pub eyes: Eyes,
}

impl<G: GameUi> Stand<G> {
    /// The match at a desk as it stands now, for the seat that is asked here and those who are asked together with
    /// it, as these eyes see it.
    #[must_use]
    pub fn of(
        desk: &UseReducerHandle<Desk<G::Game>>,
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

impl<G: GameUi> PartialEq for Stand<G> {
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
