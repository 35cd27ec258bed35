//! A match of Centauri Rift watched again: the board as it was, what the Admiral would have done on
//! it, and consoles.

mod past;

use super::field::plan::{Plan, trace};
use super::narrate::Narrator;
use super::table::board::TableBoard;
use super::table::console::ShipConsole;
use super::table::flight::squares_of;
use super::table::seats::SeatList;
use crate::play::replay::{Film, Filmed, ReplayFrame, ReplayProps, Screening, use_screening};
use board::{Depth, Layer};
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use engine::rift::state::State;
use past::use_past;
use std::rc::Rc;
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

/// The replay.
#[component]
pub fn RiftReplay(props: &ReplayProps<Rift>) -> Html {
    let record = &props.record;
    let film = use_memo((), |()| Film::new(&props.opened.0, &record.sitters));
    let shown = use_screening(&film, record, props.at);
    let past = use_past(&film, shown.at);
    let (watch, actions) = (&past.watch, &past.actions);
    let recent = use_memo(shown.at, |now| recent(&film, *now));
    let drawn = use_memo((shown.at, shown.ghost, shown.review.answers.len()), |_| {
        above(&shown)
    });
    let board = html! {
        <TableBoard watch={watch.clone()} actions={actions.clone()} recent={(*recent).clone()}
            above={Layer::kept("replay-above", Depth::Over, drawn)} score={shown.score.clone()} />
    };
    let console = html! { <>
        <SeatList watch={watch.clone()} sitters={record.sitters.clone()} actions={actions.clone()} />
        <ShipConsole watch={watch.clone()} actions={actions.clone()} />
    </> };
    html! { <ReplayFrame<Rift> screening={shown} {board} {console} /> }
}

/// What is drawn above the board: what has just happened, or what would have been better.
fn above(shown: &Screening<Rift>) -> Html {
    let (film, now) = (&shown.film, shown.at);
    let table = film.table();
    let Some(state) = film.session.state_at(now) else {
        return Html::default();
    };
    match (shown.advice(), now.checked_sub(1)) {
        (Some((seat, line)), _) => Plan::of(table, &state, seat, &line).draw(table, &state),
        (None, Some(last)) => {
            let seen: Vec<_> = film.session.seen_at(last, film.viewer).copied().collect();
            trace(table, &state, &seen)
        }
        (None, None) => Html::default(),
    }
}

/// The squares that the last entry touched.
fn recent(film: &Film<Rift>, now: usize) -> Rc<[Square]> {
    let (Some(last), Some(state)) = (now.checked_sub(1), film.session.state_at(now)) else {
        return Rc::from([]);
    };
    let seen = film.session.seen_at(last, film.viewer);
    seen.flat_map(|event| squares_of(event, &state)).collect()
}
