//! The end of a battle: the winner, the reason, and the results of each side.

use super::super::narrate::Narrator;
use super::super::pieces::{Hull, hull};
use super::match_story::match_story;
use crate::Ui;
use engine::game::{Seat, SeatSet, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::state::Public;
use play::game_ui::{GameUi, MatchEnd};
use play::seats::seat_art;
use play::table::winner_pieces;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// Returns what is shown at the end of a battle; `None` while it goes on.
pub fn match_end(
    phrases: &Phrases,
    session: &Session<SpaceRift>,
    winners: SeatSet,
) -> Option<MatchEnd> {
    let (game, public) = (session.game(), session.view(Viewer::Spectator).public);
    let narrator = Narrator::new(phrases, game);
    let length = phrases.say("space-rift-table-length", &[("turn", public.turn.into())]);
    Some(MatchEnd {
        title: Ui::prompt_text(session, phrases, Seat(0)),
        reason: format!("{} {length}", narrator.ending(public.result?.ending)),
        tally: results_table(phrases, &narrator, game, &public),
        pieces: pieces(game, winners),
        story: match_story(&narrator, session),
        is_team_game: false,
        offers_lessons: false,
    })
}

fn results_table(
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
        let remaining_units = game
            .side_setup(side)
            .units
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some());
        html! {
            <tr>
                <th scope="row"><SeatIcon seat={seat_art(side.seat())} />{ narrator.side(side) }</th>
                <td class="number">{ phrases.say("space-rift-table-score-of", &score(side)) }</td>
                <td class="number">{ remaining_units.count() }</td>
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

/// Draws the flagship of the side that won.
fn pieces(game: &SpaceRift, winners: SeatSet) -> Html {
    let won = |side: &Side| {
        game.seats_of(*side)
            .iter()
            .any(|seat| winners.contains(seat))
    };
    let sides: Vec<Side> = Side::ALL.into_iter().filter(won).collect();
    winner_pieces(
        sides.iter().map(|side| side.seat()),
        "-32 -32 64 64",
        |seat| {
            let side = sides.iter().find(|side| side.seat() == seat);
            side.map_or_else(Html::default, |side| hull::render(Hull::Flagship, *side))
        },
    )
}
