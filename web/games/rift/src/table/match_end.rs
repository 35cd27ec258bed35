//! The end of a match: the winners, the reason, and the statistics of each ship.

use super::super::board_view::{art_seat, hull_of};
use super::super::narrate::Narrator;
use super::super::pieces::hull;
use super::super::pieces::seat::SeatIcon;
use super::match_story::match_story;
use crate::Ui;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::registry::GameId;
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::lesson::lesson_ids;
use engine::rift::ship::ShipId;
use engine::session::Session;
use play::game_ui::{GameUi, MatchEnd};
use play::seats::is_human;
use play::table::winner_pieces;
use store::SaveRecord;
use store::learning_progress::LearningProgress;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Returns what is shown at the end of a match; `None` while it goes on.
pub fn match_end(
    phrases: &Phrases,
    session: &Session<Rift>,
    record: &SaveRecord,
    winners: SeatSet,
) -> Option<MatchEnd> {
    let view = session.view(Viewer::Spectator);
    let narrator = Narrator::new(phrases, session.game());
    let length = phrases.say("rift-end-length", &[("round", view.round.into())]);
    Some(MatchEnd {
        title: Ui::prompt_text(session, phrases, Seat(0)),
        reason: format!("{} {length}", narrator.ending(view.result?.ending)),
        tally: results_table(phrases, &narrator, session),
        pieces: pieces(session.game(), winners),
        story: match_story(&narrator, session),
        is_team_game: false,
        offers_lessons: suggests_lessons(session, record, winners),
    })
}

/// Renders a table with the remaining strength and the statistics of each ship.
fn results_table(phrases: &Phrases, narrator: &Narrator<'_>, session: &Session<Rift>) -> Html {
    let view = session.view(Viewer::Spectator);
    let row = |tally: &ShipStats| {
        let ship = view.ship(tally.ship);
        html! {
            <tr>
                <th scope="row"><SeatIcon seat={art_seat(session.game().owner(tally.ship))} />{ narrator.ship(tally.ship) }</th>
                <td class="number">{ ship.map_or(0, |ship| ship.hull) }</td>
                <td class="number">{ ship.map_or(0, |ship| ship.bars.sum()) }</td>
                <td class="number">{ tally.shot_count }</td>
                <td class="number">{ tally.square_count }</td>
            </tr>
        }
    };
    html! {
        <table class="end-table">
            <thead><tr>
                <th scope="col">{ phrases.text("rift-console-fleet") }</th>
                <th scope="col">{ phrases.text("rift-console-hull") }</th>
                <th scope="col">{ phrases.text("rift-console-shields") }</th>
                <th scope="col">{ phrases.text("rift-end-shots") }</th>
                <th scope="col">{ phrases.text("rift-end-squares") }</th>
            </tr></thead>
            <tbody>{ for ship_stats(session).iter().map(row) }</tbody>
        </table>
    }
}

/// Returns whether a human player lost and has not completed all lessons.
fn suggests_lessons(session: &Session<Rift>, record: &SaveRecord, winners: SeatSet) -> bool {
    let mut seats = session.game().seats().iter();
    let has_lost =
        seats.any(|seat| is_human(&record.player_kinds, seat) && !winners.contains(seat));
    has_lost && !LearningProgress::load().has_begun_all(GameId::Rift, lesson_ids())
}

/// Statistics of a ship over the match.
struct ShipStats {
    ship: ShipId,
    shot_count: u32,
    square_count: u32,
}

fn ship_stats(session: &Session<Rift>) -> Vec<ShipStats> {
    let mut stats: Vec<ShipStats> = (0..session.game().builds().len() as u8)
        .map(|n| ShipStats {
            ship: ShipId(n),
            shot_count: 0,
            square_count: 0,
        })
        .collect();
    for entry in 0..session.log().len() {
        for event in session.events_at(entry) {
            match event {
                Event::ShotFired { ship, .. } => {
                    if let Some(tally) = stats.get_mut(ship.index()) {
                        tally.shot_count += 1;
                    }
                }
                Event::Stepped { ship, .. } if let Some(tally) = stats.get_mut(ship.index()) => {
                    tally.square_count += 1;
                }
                _ => {}
            }
        }
    }
    stats
}

/// Draws the first ship of each winner.
fn pieces(game: &Rift, winners: SeatSet) -> Html {
    let ships = |seat| {
        (0..game.builds().len() as u8)
            .map(ShipId)
            .find(|ship| game.owner(*ship) == seat)
    };
    winner_pieces(winners.iter(), "-42 -42 84 84", |seat| {
        ships(seat).map_or_else(Html::default, |ship| {
            hull::render(hull_of(game, ship), art_seat(seat))
        })
    })
}
