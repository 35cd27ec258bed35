//! Matches of any game as new saves.

use super::GameScreens;
use engine::bots::{Evaluate, Level};
use engine::game::{Game, Status, Viewer};
use engine::save;
use engine::session::Session;
use store::{PlayerKind, SaveRecord};
use ui::clock::{now, random};

/// Most letters of a title.
const TITLE: usize = 80;

/// The bot of a first game, and of seats that nobody has taken.
pub const FIRST_LEVEL: Level = Level::Ensign;

/// Those who sit at so many seats where nothing is known of them: a player, and bots.
#[must_use]
pub fn default_players(seats: u8) -> Vec<PlayerKind> {
    let bots = (1..seats).map(|_| PlayerKind::Bot(FIRST_LEVEL));
    let player = (seats > 0).then_some(PlayerKind::Human);
    player.into_iter().chain(bots).collect()
}

/// A match from outside as a new record, made at a moment, with an id that nobody has drawn. A file does not say who
/// played: the first seat is given to a player, the others to bots.
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
        sitters: default_players(seats),
        colors: Vec::new(),
        sides: game.seats().iter().map(|seat| game.side(seat)).collect(),
        board: G::board_id(game.options()),
        round: G::round(&session.view(Viewer::Spectator)),
        over: matches!(session.status(), Status::Over(_)),
        direct: None,
        text: save::encode(session),
    }
}

/// A new save of a match, with these sitters, or with those of a match from a file.
#[must_use]
pub fn record_of<G: GameScreens>(
    session: &Session<G::Game>,
    title: String,
    sitters: Vec<PlayerKind>,
) -> SaveRecord {
    let title = title.chars().take(TITLE).collect();
    let record = imported_record::<G>(session, title, now(), random());
    if sitters.is_empty() {
        return record;
    }
    SaveRecord { sitters, ..record }
}
