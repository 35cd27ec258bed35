//! Describes a match of Centauri Rift for lists, before it is opened.

use super::draft::board_name;
use super::narrate::Narrator;
use super::table::prompt::wait_phrase;
use super::thumbnail::Thumbnail;
use engine::game::{Game, Seat, Status, Viewer};
use engine::rift::Rift;
use engine::rift::ship::ShipId;
use engine::session::Session;
use play::games::MatchSummary;
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

#[must_use]
pub fn match_summary(session: &Session<Rift>, phrases: &Phrases) -> MatchSummary {
    let game = session.game();
    let narrator = Narrator::new(phrases, game);
    let choice = &game.options().board;
    // If the table could be built, its board can be read.
    let board = choice.file().ok();
    let ships = |seat: Seat| {
        let ships = (0..game.builds().len() as u8).map(ShipId);
        let own_ships = ships.filter(|&ship| game.owner(ship) == seat);
        let names: Vec<String> = own_ships.map(|ship| narrator.ship(ship)).collect();
        phrases.list(&names)
    };
    let seats = game.seats().iter();
    MatchSummary {
        board: board
            .as_ref()
            .map(|board| board_name(phrases, choice, board))
            .unwrap_or_default(),
        seats: seats
            .map(|seat| (narrator.seat(seat), ships(seat)))
            .collect(),
        stage: progress_text(session, &narrator, phrases),
        thumbnail: board.map_or_else(
            Html::default,
            |board| html! { <Thumbnail board={Rc::new(board)} /> },
        ),
    }
}

/// Returns the progress of a match: round and active player, or how it ended.
fn progress_text(session: &Session<Rift>, narrator: &Narrator<'_>, phrases: &Phrases) -> String {
    let view = session.view(Viewer::Spectator);
    let asked = session.status().waiting_seats().iter().next();
    let prompt = session.prompt(asked.unwrap_or(Seat(0)));
    let (phrase, args) = match session.status() {
        Status::WaitingFor(_) => wait_phrase(prompt.phrase, prompt.args),
        Status::Over(_) => (prompt.phrase, prompt.args),
    };
    let round = phrases.say("saves-round", &[("round", view.round.into())]);
    format!("{round}: {}", narrator.request(&view, phrase, &args))
}
