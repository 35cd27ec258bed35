//! The end of a battle: who won and why, what each side had, and what next.

use super::super::narrate::Narrator;
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Side;
use engine::space_rift::state::Public;
use play::seats::art;
use ui::console::seat::SeatSign;
use ui::l10n::Phrases;
use yew::prelude::*;

/// What each side had.
pub fn tally(
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    table: &SpaceRift,
    public: &Public,
) -> Html {
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
