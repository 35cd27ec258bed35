//! The end of a game: who won and why, every line of the score as an exact fraction, and what next.

use super::super::draft::Draft;
use super::super::narrate::Narrator;
use crate::play::hands::{End, Ended};
use crate::play::table::art;
use engine::exodus::Exodus;
use engine::exodus::event::Line;
use engine::exodus::state::State;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::console::seat::SeatSign;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Ended for Exodus {
    type Draft = Draft;

    fn again(&self, last: &SaveRecord) -> Option<Draft> {
        Draft::again(self.options(), last, fresh_seed()).ok()
    }

    fn end(phrases: &Phrases, session: &Session<Self>, _: &SaveRecord, _: Seats) -> Option<End> {
        let (table, state) = (session.game(), session.state());
        let narrator = Narrator::new(phrases, table).on(&state.public);
        let prompt = session.prompt(Seat(0));
        Some(End {
            title: narrator.request(state, Seat(0), prompt.phrase, &prompt.args),
            reason: phrases.say("exodus-end-length", &[("turn", state.public.turn.into())]),
            tally: scores(phrases, &narrator, table, state),
            lessons: false,
        })
    }
}

/// Every line of the score for every seat, those that won first.
fn scores(phrases: &Phrases, narrator: &Narrator<'_>, table: &Exodus, state: &State) -> Html {
    let seats = table.ranking(state);
    let scores: Vec<_> = seats.iter().map(|seat| table.score(state, *seat)).collect();
    let row = |line: Line| {
        let any = scores.iter().any(|score| score.line(line) > 0);
        any.then(|| {
            html! {
                <tr key={line.key()}>
                    <th scope="row">{ phrases.text(&format!("exodus-end-{}", line.key())) }</th>
                    { for scores.iter().map(|score| html! { <td class="number">{ narrator.points(score.line(line)) }</td> }) }
                </tr>
            }
        })
    };
    let head = |seat: &Seat| {
        html! { <th scope="col"><SeatSign seat={art(*seat)} /><span class="visually-hidden">{ narrator.seat(*seat) }</span></th> }
    };
    html! {
        <table class="end-table exo-end">
            <thead><tr><th scope="col">{ phrases.text("exodus-end-line") }</th>{ for seats.iter().map(head) }</tr></thead>
            <tbody>{ for Line::ALL.into_iter().filter_map(row) }</tbody>
            <tfoot><tr>
                <th scope="row">{ phrases.text("exodus-end-total") }</th>
                { for scores.iter().map(|score| html! { <td class="number"><b>{ narrator.points(score.total()) }</b></td> }) }
            </tr></tfoot>
        </table>
    }
}
