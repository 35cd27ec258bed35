//! The end of a game: who won and why, every score line as an exact fraction, and what to do next.

use super::super::narrate::Narrator;
use super::super::pieces::hull;
use super::match_story::match_story;
use crate::Ui;
use engine::exodus::Exodus;
use engine::exodus::event::ScoreLine;
use engine::exodus::ship::ShipType;
use engine::exodus::view::View;
use engine::game::{Seat, SeatSet, Viewer};
use engine::session::Session;
use play::game_ui::{GameUi, MatchEnd};
use play::seats::seat_art;
use play::table::winner_pieces;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// Returns what is shown at the end of a match.
pub fn match_end(phrases: &Phrases, session: &Session<Exodus>, winners: SeatSet) -> MatchEnd {
    let (game, view) = (session.game(), session.view(Viewer::Omniscient));
    let narrator = Narrator::new(phrases, game).with_map(&view.public);
    MatchEnd {
        title: Ui::prompt_text(session, phrases, Seat(0)),
        reason: phrases.say("exodus-end-length", &[("turn", view.public.turn.into())]),
        tally: results_table(phrases, &narrator, game, &view),
        pieces: pieces(winners),
        story: match_story(&narrator, session),
        is_team_game: false,
        offers_lessons: false,
    }
}

/// Renders every score line for every seat, the winner first.
fn results_table(phrases: &Phrases, narrator: &Narrator<'_>, game: &Exodus, view: &View) -> Html {
    let open = view.open.as_deref();
    let seats = open.map_or_else(Vec::new, |open| game.ranking_of(&view.public, open));
    let scores = seats.iter().map(|seat| game.score_in(view, *seat));
    let scores: Vec<_> = scores.collect();
    let row = |line: ScoreLine| {
        let has_points = scores.iter().any(|score| score.line(line) > 0);
        has_points.then(|| {
            html! {
                <tr key={line.key()}>
                    <th scope="row">{ phrases.text(&format!("exodus-end-{}", line.key())) }</th>
                    { for scores.iter().map(|score| html! { <td class="number">{ narrator.points(score.line(line)) }</td> }) }
                </tr>
            }
        })
    };
    let head = |seat: &Seat| {
        html! { <th scope="col"><SeatIcon seat={seat_art(*seat)} /><span class="visually-hidden">{ narrator.seat(*seat) }</span></th> }
    };
    html! {
        <table class="end-table exo-end">
            <thead><tr><th scope="col">{ phrases.text("exodus-end-line") }</th>{ for seats.iter().map(head) }</tr></thead>
            <tbody>{ for ScoreLine::ALL.into_iter().filter_map(row) }</tbody>
            <tfoot><tr>
                <th scope="row">{ phrases.text("exodus-end-total") }</th>
                { for scores.iter().map(|score| html! { <td class="number"><b>{ narrator.points(score.total()) }</b></td> }) }
            </tr></tfoot>
        </table>
    }
}

/// Draws a Cruiser of each winner.
fn pieces(winners: SeatSet) -> Html {
    winner_pieces(winners.iter(), "-28 -28 56 56", |seat| {
        html! { <g class="exo-ship">{ hull::render(ShipType::Cruiser, seat) }</g> }
    })
}
