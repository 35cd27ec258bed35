//! A match of Centauri Rift watched again: the board as it was, what the Admiral would have done on
//! it, and consoles.

use super::field::plan::{Plan, trace};
use super::narrate::Narrator;
use super::table::Watch;
use crate::play::hands::Traced;
use crate::play::replay::Filmed;
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use engine::rift::state::State;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Filmed for Rift {
    fn piece_name(&self, phrases: &Phrases, piece: u8) -> String {
        Narrator::new(phrases, self).ship(ShipId(piece))
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        let plan = Plan::of(self, state, seat, line);
        let told = |ship| Narrator::new(phrases, self).plan(ship, &plan.events);
        let nothing = || phrases.text("rift-plan-nothing");
        plan.ship.map_or_else(nothing, told)
    }
}

impl Traced for Rift {
    const CONSOLE: &'static str = "table-console";
    const FOLLOW: Option<&'static str> = None;

    fn events(watch: &Watch) -> Html {
        let session = &watch.stand.session;
        let last = session.entries().checked_sub(1);
        let events = last.map_or(&[][..], |last| session.events_at(last));
        trace(watch.table(), session.state(), events)
    }

    fn line(watch: &Watch, seat: Seat, line: &[Action]) -> Html {
        let (table, state) = (watch.table(), watch.stand.session.state());
        Plan::of(table, state, seat, line).draw(table, state)
    }
}
