//! The end of a game: won or lost and why, what was counted, and what next.

use super::super::draft::Draft;
use super::super::narrate::Narrator;
use crate::play::hands::{End, Ended};
use crate::play::table::art;
use engine::game::{Game, Seat, Seats};
use engine::saga::Saga;
use engine::saga::state::State;
use engine::session::Session;
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::console::seat::SeatSign;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Ended for Saga {
    type Draft = Draft;

    fn again(&self, last: &SaveRecord) -> Option<Draft> {
        Draft::again(self.options(), last, fresh_seed()).ok()
    }

    fn end(
        phrases: &Phrases,
        session: &Session<Self>,
        _: &SaveRecord,
        winners: Seats,
    ) -> Option<End> {
        let (table, state) = (session.game(), session.state());
        let narrator = Narrator::new(phrases, table).on(&state.public);
        Some(End {
            title: title(phrases, &narrator, table, winners),
            reason: reason(&narrator, state),
            tally: tally(phrases, &narrator, table, state),
            lessons: winners.is_empty(),
        })
    }
}

/// Who won.
#[must_use]
pub fn title(phrases: &Phrases, narrator: &Narrator<'_>, table: &Saga, winners: Seats) -> String {
    if table.is_rivalry() {
        let words = [
            ("seats", narrator.seats(winners).into()),
            ("count", winners.iter().count().into()),
        ];
        return phrases.say("saga-end-arena", &words);
    }
    let words = [("scenario", narrator.scenario().into())];
    phrases.say(
        if winners.is_empty() {
            "saga-end-lost"
        } else {
            "saga-end-won"
        },
        &words,
    )
}

/// How it ended: the condition that decided it, else the sentence for the kind of end.
#[must_use]
pub fn reason(narrator: &Narrator<'_>, state: &State) -> String {
    narrator.ending(state)
}

/// What was counted; in the Arena the points of every seat.
fn tally(phrases: &Phrases, narrator: &Narrator<'_>, table: &Saga, state: &State) -> Html {
    let public = &state.public;
    if table.is_rivalry() {
        let row = |seat: Seat| {
            html! { <tr key={seat.0}><th scope="row"><SeatSign seat={art(seat)} />{ narrator.seat(seat) }</th><td class="number"><b>{ public.mat(seat).points }</b></td></tr> }
        };
        return html! { <table class="end-table"><tbody>{ for table.all().iter().map(row) }</tbody></table> };
    }
    let tally = public.tally;
    let rows = [
        ("raiders", tally.raiders),
        ("bosses", tally.bosses),
        ("explored", tally.explored),
        ("delivered", tally.delivered),
        ("starbases", tally.starbases),
        ("destroyed", tally.destroyed),
        (
            "events",
            u8::try_from(public.events.len()).unwrap_or(u8::MAX),
        ),
    ];
    let row = |(key, count): (&'static str, u8)| {
        html! { <tr {key}><th scope="row">{ phrases.text(&format!("saga-tally-{key}")) }</th><td class="number"><b>{ count }</b></td></tr> }
    };
    html! { <table class="end-table saga-tally"><tbody>{ for rows.map(row) }</tbody></table> }
}
