//! The end of a battle: the winner, the reason, and the results of each side.

use super::super::narrate::Narrator;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::state::Public;
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

pub fn results_table(
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    game: &SpaceRift,
    public: &Public,
) -> Html {
    let score = |side: Side| {
        let (score, wins) = (game.score_of(public, side), game.side_setup(side).victory);
        [("score", score.into()), ("wins", wins.into())]
    };
    let row = |side: Side| {
        let side_state = public.side_state(side);
        let left = game
            .side_setup(side)
            .units
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some());
        html! {
            <tr>
                <th scope="row"><SeatIcon seat={seat_art(side.seat())} />{ narrator.side(side) }</th>
                <td class="number">{ phrases.say("space-rift-table-score-of", &score(side)) }</td>
                <td class="number">{ left.count() }</td>
                <td class="number">{ side_state.stars }</td>
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
