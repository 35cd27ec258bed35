//! Creating records of matches of any game.

use super::GameScreens;
use engine::bots::{Evaluate, Level};
use engine::game::{Game, Status, Viewer};
use engine::save;
use engine::session::Session;
use store::{PlayerKind, SaveRecord};
use ui::clock::{now, random};

/// Maximum number of characters of a title.
const MAX_TITLE: usize = 80;

/// The bot level of a first match, and of seats without a player.
pub const FIRST_LEVEL: Level = Level::Ensign;

/// Returns the default players of a match: one person, and bots.
#[must_use]
pub fn default_players(seat_count: u8) -> Vec<PlayerKind> {
    let bots = (1..seat_count).map(|_| PlayerKind::Bot(FIRST_LEVEL));
    let player = (seat_count > 0).then_some(PlayerKind::Human);
    player.into_iter().chain(bots).collect()
}

/// Creates the record of an imported match with a new id; `now` is in milliseconds since 1970. A
/// file does not say who played: the first seat is a person's, the others are bots'.
#[must_use]
pub fn imported_record<G: GameScreens>(
    session: &Session<G::Game>,
    title: String,
    now: u64,
    salt: u32,
) -> SaveRecord {
    let game = session.game();
    let seats = u8::try_from(game.seats().len()).unwrap_or_default();
    SaveRecord {
        id: SaveRecord::fresh_id(now, salt),
        game: <G::Game>::NAME.to_owned(),
        title,
        updated: now,
        player_kinds: default_players(seats),
        colors: Vec::new(),
        sides: game.seats().iter().map(|seat| game.side(seat)).collect(),
        board: G::board_id(game.options()),
        round: G::round(&session.view(Viewer::Spectator)),
        is_over: matches!(session.status(), Status::Over(_)),
        direct: None,
        text: save::encode(session),
    }
}

/// Creates a record of a match with these players, or with the default ones of an imported match if
/// the list is empty.
#[must_use]
pub fn record_of<G: GameScreens>(
    session: &Session<G::Game>,
    title: String,
    player_kinds: Vec<PlayerKind>,
) -> SaveRecord {
    let title = title.chars().take(MAX_TITLE).collect();
    let record = imported_record::<G>(session, title, now(), random());
    if player_kinds.is_empty() {
        return record;
    }
    SaveRecord {
        player_kinds,
        ..record
    }
}
