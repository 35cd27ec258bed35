//! The end of a battle: who won and why, what each side had, and what next.

use super::super::draft::Draft;
use super::super::narrate::Narrator;
use crate::play::hands::{End, Ended};
use crate::play::table::art;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Side;
use engine::space_rift::state::Public;
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::console::seat::SeatSign;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Ended for SpaceRift {
    type Draft = Draft;

    fn again(&self, last: &SaveRecord) -> Option<Draft> {
        Draft::again(self.options(), last, fresh_seed()).ok()
    }

    fn end(phrases: &Phrases, session: &Session<Self>, _: &SaveRecord, _: Seats) -> Option<End> {
        let (table, public) = (session.game(), &session.state().public);
        let narrator = Narrator::new(phrases, table);
        let prompt = session.prompt(Seat(0));
        let length = phrases.say("space-rift-table-length", &[("turn", public.turn.into())]);
        Some(End {
            title: narrator.request(session.state(), prompt.phrase, &prompt.args),
            reason: format!("{} {length}", narrator.ending(public.verdict?.ending)),
            tally: tally(phrases, &narrator, table, public),
            lessons: false,
        })
    }
}

/// What each side had.
fn tally(phrases: &Phrases, narrator: &Narrator<'_>, table: &SpaceRift, public: &Public) -> Html {
    let row = |side: Side| {
        let stand = public.stand(side);
        let left = table
            .force(side)
            .units
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some());
        html! {
            <tr>
                <th scope="row"><SeatSign seat={art(side.seat())} />{ narrator.side(side) }</th>
                <td class="number">{ format!("{}/{}", table.score_of(public, side), table.force(side).victory) }</td>
                <td class="number">{ left.count() }</td>
                <td class="number">{ stand.stars }</td>
            </tr>
        }
    };
    html! {
        <table class="end-table">
            <thead><tr>
                <th scope="col">{ phrases.text("space-rift-table-fleet") }</th>
                <th scope="col">{ phrases.text("space-rift-table-score") }</th>
                <th scope="col">{ phrases.text("space-rift-table-left") }</th>
                <th scope="col">{ phrases.text("space-rift-table-stars") }</th>
            </tr></thead>
            <tbody>{ for Side::ALL.map(row) }</tbody>
        </table>
    }
}
