//! A match of Centauri Rift being set up, and how it begins. Whether it can be played is the engine's to say.

use crate::l10n::Phrases;
use crate::store::{Level, SaveRecord, Sitter};
use engine::error::LoadError;
use engine::game::{Game, MAX_SEATS, Status, fnv};
use engine::rift::Rift;
use engine::rift::board_file::{ANY_MODEL, BoardFile};
use engine::rift::content;
use engine::rift::options::{BoardChoice, HouseRules, Mode, Options, ShipChoice};
use engine::save;
use engine::session::Session;

/// The board of a first match: nothing but distance.
pub const FIRST_BOARD: &str = "cold-open";

/// Choices so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// What the engine is given.
    pub options: Options,
    /// The board that is chosen.
    pub board: BoardFile,
    /// Who plays each seat.
    pub sitters: Vec<Sitter>,
    /// The seed as the player reads and writes it.
    pub seed: String,
}

impl Draft {
    /// A first match: one player against a bot, with the ships that the board suggests.
    ///
    /// # Errors
    /// When the box has no such board.
    pub fn on(board: &str, seed: String) -> Result<Self, LoadError> {
        let choice = BoardChoice::Shipped(board.to_owned());
        let file = choice.file()?;
        let players = usual_players(&file);
        let mut draft = Self {
            options: options_for(&file, choice, players)?,
            board: file,
            sitters: Vec::new(),
            seed,
        };
        draft.seat();
        Ok(draft)
    }

    /// The same people on another board, as far as it has places for them.
    ///
    /// # Errors
    /// When the box has no such board.
    pub fn moved_to(&self, board: &str) -> Result<Self, LoadError> {
        let mut draft = Self::on(board, self.seed.clone())?;
        for (sitter, before) in draft.sitters.iter_mut().zip(&self.sitters) {
            *sitter = *before;
        }
        Ok(draft)
    }

    /// The same board with so many players, and the ships that fit them.
    ///
    /// # Errors
    /// When the board cannot be had.
    pub fn with_players(&self, players: u8) -> Result<Self, LoadError> {
        let mut options = options_for(&self.board, self.options.board.clone(), players)?;
        options.rules = self.options.rules.clone();
        let mut draft = Self {
            options,
            ..self.clone()
        };
        draft.seat();
        Ok(draft)
    }

    /// The same players with so many ships, shared out anew.
    ///
    /// # Errors
    /// When the board cannot be had.
    pub fn with_ships(&self, ships: u8) -> Result<Self, LoadError> {
        let board = self.options.board.clone();
        let mut options = Options::for_board(board, self.players(), ships)?;
        options.rules = self.options.rules.clone();
        for (ship, before) in options.ships.iter_mut().zip(&self.options.ships) {
            ship.model.clone_from(&before.model);
            ship.handicap = before.handicap;
        }
        Ok(Self {
            options,
            ..self.clone()
        })
    }

    /// Fits the list of sitters to the seats: the first a player, new ones bots.
    fn seat(&mut self) {
        let seats = self.options.teams.len();
        self.sitters.truncate(seats);
        while self.sitters.len() < seats {
            let first = self.sitters.is_empty();
            let bot = Sitter::Bot(Level::default());
            self.sitters.push(if first { Sitter::Human } else { bot });
        }
    }

    /// How many players it is for.
    #[must_use]
    pub fn players(&self) -> u8 {
        u8::try_from(self.options.teams.len()).unwrap_or(u8::MAX)
    }

    /// The fewest and the most players that the board takes.
    #[must_use]
    pub fn player_bounds(&self) -> (u8, u8) {
        if self.is_puzzle() {
            return (self.players(), self.players());
        }
        let most = self.board.starts.len().min(MAX_SEATS);
        (2, u8::try_from(most).unwrap_or(u8::MAX))
    }

    /// The fewest and the most ships that the board takes for these players.
    #[must_use]
    pub fn ship_bounds(&self) -> (u8, u8) {
        let fewest = self.board.fewest_ships().max(self.options.teams.len());
        let most = self.board.starts.len();
        let number = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        (number(fewest), number(most))
    }

    /// Whether a model is set by the board for this ship.
    #[must_use]
    pub fn is_model_fixed(&self, ship: usize) -> bool {
        let start = self.board.starts.get(ship);
        start.is_some_and(|start| start.model != ANY_MODEL)
    }

    /// Whether the board is a puzzle: one side to move, nothing to choose.
    #[must_use]
    pub const fn is_puzzle(&self) -> bool {
        self.board.puzzle.is_some()
    }

    /// Changes a ship.
    #[must_use]
    pub fn with_ship(&self, ship: usize, change: impl FnOnce(&mut ShipChoice)) -> Self {
        let mut draft = self.clone();
        if let Some(choice) = draft.options.ships.get_mut(ship) {
            change(choice);
        }
        draft
    }

    /// Changes the rules of the match.
    #[must_use]
    pub fn with_rules(&self, change: impl FnOnce(&mut HouseRules)) -> Self {
        let mut draft = self.clone();
        change(&mut draft.options.rules);
        draft
    }

    /// The same match once more, by other chance.
    ///
    /// # Errors
    /// What is wrong with its board.
    pub fn again(options: &Options, sitters: &[Sitter], seed: String) -> Result<Self, LoadError> {
        Ok(Self {
            board: options.board.file()?,
            options: options.clone(),
            sitters: sitters.to_vec(),
            seed,
        })
    }

    /// Why it cannot be played, if it cannot.
    #[must_use]
    pub fn fault(&self) -> Option<LoadError> {
        Rift::new(self.options.clone()).err()
    }

    /// Deals the match and writes it down as a new save.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let table = Rift::new(self.options.clone())?;
        let session = Session::new(table, seed_of(&self.seed));
        Ok(SaveRecord {
            id: SaveRecord::fresh_id(now, salt),
            game: Rift::NAME.to_owned(),
            title: board_name(phrases, &self.board),
            updated: now,
            sitters: self.sitters.clone(),
            board: self.board.id.clone(),
            round: session.state().round,
            over: false,
            text: save::encode(&session),
        })
    }
}

/// A match from outside as a new record. A file does not say who played: the first seat is given to
/// a player, the others to bots.
#[must_use]
pub fn adopted(session: &Session<Rift>, title: String, now: u64, salt: u32) -> SaveRecord {
    let sitter = |seat: usize| {
        if seat == 0 {
            Sitter::Human
        } else {
            Sitter::Bot(Level::default())
        }
    };
    let options = session.game().options();
    let board = match &options.board {
        BoardChoice::Shipped(id) => id.clone(),
        BoardChoice::Custom(file) => file.id.clone(),
    };
    SaveRecord {
        id: SaveRecord::fresh_id(now, salt),
        game: Rift::NAME.to_owned(),
        title,
        updated: now,
        sitters: (0..options.teams.len()).map(sitter).collect(),
        board,
        round: session.state().round,
        over: matches!(session.status(), Status::Over(_)),
        text: save::encode(session),
    }
}

/// Two players, unless the board is made for more, or for one.
fn usual_players(board: &BoardFile) -> u8 {
    let mut teams: Vec<u8> = board.starts.iter().map(|start| start.team).collect();
    teams.sort_unstable();
    teams.dedup();
    let many = teams.len() > 2 && board.fewest_ships() > 2;
    let players = if many {
        board.fewest_ships()
    } else {
        teams.len().min(2)
    };
    u8::try_from(players).unwrap_or(2)
}

/// One ship for each player, or as many as the board asks for, the same number in both teams.
fn options_for(file: &BoardFile, board: BoardChoice, players: u8) -> Result<Options, LoadError> {
    let places = u8::try_from(file.starts.len()).unwrap_or(u8::MAX);
    let fewest = u8::try_from(file.fewest_ships()).unwrap_or(u8::MAX);
    let all = matches!(file.mode, Mode::Puzzle | Mode::Breakout);
    let ships = if all {
        places
    } else {
        players.max(fewest).min(places)
    };
    Options::for_board(board, players, ships)
}

/// The name of a board in the player's language, or as its designer wrote it.
#[must_use]
pub fn board_name(phrases: &Phrases, board: &BoardFile) -> String {
    phrases
        .find(&format!("rift-board-{}-name", board.id), &[])
        .unwrap_or_else(|| board.name.clone())
}

/// What a board is about, in the player's language, or as its designer wrote it.
#[must_use]
pub fn board_blurb(phrases: &Phrases, board: &BoardFile) -> String {
    phrases
        .find(&format!("rift-board-{}-blurb", board.id), &[])
        .unwrap_or_else(|| board.blurb.clone())
}

/// The boards of the box, in the order in which they are offered.
pub fn boards() -> impl Iterator<Item = BoardFile> {
    content::board_ids().filter_map(content::board)
}

/// The number behind a seed: hexadecimal as we write it, any other words by their fingerprint.
#[must_use]
pub fn seed_of(text: &str) -> u64 {
    let text = text.trim();
    u64::from_str_radix(text, 16).unwrap_or_else(|_| fnv(text.as_bytes()))
}

/// A seed as we write it.
#[must_use]
pub fn seed_text(number: u32) -> String {
    format!("{number:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(board: &str) -> Draft {
        Draft::on(board, seed_text(7)).expect("a board of the box")
    }

    #[test]
    fn every_board_of_the_box_can_be_played_as_it_is_offered() {
        for board in boards() {
            let fault = draft(&board.id).fault();
            assert_eq!(fault, None, "{}", board.id);
        }
    }

    #[test]
    fn every_number_of_players_that_is_offered_can_play() {
        for board in boards() {
            let draft = draft(&board.id);
            let (least, most) = draft.player_bounds();
            for players in least..=most {
                let fault = draft.with_players(players).expect("the same board").fault();
                assert_eq!(fault, None, "{} with {players}", board.id);
            }
        }
    }

    #[test]
    fn a_match_begins_as_a_save_that_can_be_opened() {
        let phrases = Phrases::load("en");
        let save = draft("pebble-gate")
            .begin(&phrases, 1, 2)
            .expect("playable");
        assert_eq!(save.sitters, [Sitter::Human, Sitter::Bot(Level::Normal)]);
        let session = save::decode::<Rift>(&save.text).expect("just written");
        assert_eq!(session.seed(), 7);
        assert_eq!(session.state().round, save.round);
    }

    #[test]
    fn a_match_from_outside_is_kept_as_it_was() {
        let phrases = Phrases::load("en");
        let own = draft("lantern").begin(&phrases, 1, 2).expect("playable");
        let session = save::decode::<Rift>(&own.text).expect("just written");
        let adopted = adopted(&session, "Theirs".to_owned(), 3, 4);
        assert_eq!(adopted.text, own.text);
        assert_eq!(adopted.sitters, own.sitters);
        assert_ne!(adopted.id, own.id);
    }

    #[test]
    fn people_keep_their_seats_on_another_board() {
        let mut before = draft("cold-open");
        before.sitters[1] = Sitter::Human;
        let after = before
            .moved_to("corner-pocket")
            .expect("a board of the box");
        assert_eq!(after.sitters[1], Sitter::Human);
        assert_eq!(after.seed, before.seed);
    }

    #[test]
    fn a_seed_may_be_any_words() {
        assert_eq!(seed_of(" 0000001f "), 31);
        assert_eq!(seed_of("our evening"), seed_of("our evening"));
        assert_ne!(seed_of("our evening"), seed_of("our morning"));
    }
}
