//! The setup draft of a Centauri Rift match and the functions that change it. The engine checks
//! whether the options can be played.

mod fleet;
mod setup_request;
mod stored_draft;

pub use fleet::Picks;
pub use setup_request::from_request;

use crate::Ui;
use engine::bots::Level;
use engine::error::LoadError;
use engine::game::MAX_SEATS;
use engine::rift::Rift;
use engine::rift::board_file::{ANY_MODEL, BoardFile};
use engine::rift::options::{BoardChoice, HouseRules, Mode, Options, ShipChoice};
use engine::session::Session;
pub use play::games::FIRST_LEVEL;
use play::games::imported_record;
pub use play::setup::seed_of;
#[cfg(test)]
pub use play::setup::seed_text;
use store::color;
use store::color::SeatColor;
use store::pack::current_content;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;

/// Id of the shipped board of a first match; it has no terrain.
const FIRST_BOARD: &str = "cold-open";

/// Returns the id of the board of a first match: `cold-open`, or the first board of a content pack
/// that has no such board.
#[must_use]
pub fn first_board_id() -> String {
    let content = current_content().rift();
    let mut ids = content.board_ids();
    let first_board = ids.find(|id| *id == FIRST_BOARD).map(str::to_owned);
    let playable = || {
        let mut boards = content.boards();
        boards.find(|board| board.puzzle.is_none())
    };
    first_board
        .or_else(|| playable().map(|board| board.id))
        .unwrap_or_default()
}

#[derive(Clone, PartialEq, Debug)]
pub struct SetupDraft {
    pub options: Options,
    /// The file of the chosen board.
    pub board: BoardFile,
    pub player_kinds: Vec<PlayerKind>,
    pub colors: Vec<SeatColor>,
    /// The seed in the text form that players enter.
    pub seed: String,
    /// The picks of the fleet draft.
    pub picks: Picks,
}

impl SetupDraft {
    /// Returns the draft of a first match: one player against a bot, with the ships that the board
    /// suggests.
    ///
    /// # Errors
    /// Returns an error if there is no such board.
    pub fn from_id(board: &str, seed: String) -> Result<Self, LoadError> {
        Self::from_choice(BoardChoice::Shipped(board.to_owned()), seed)
    }

    /// Returns the draft of a first match on a shipped or user-made board.
    ///
    /// # Errors
    /// Returns an error if there is no such board, or if it is faulty.
    pub fn from_choice(choice: BoardChoice, seed: String) -> Result<Self, LoadError> {
        let file = current_content().rift().board_file(&choice)?;
        let players = default_players(&file);
        let mut draft = Self {
            options: options_for(&file, choice, players)?,
            board: file,
            player_kinds: Vec::new(),
            colors: Vec::new(),
            seed,
            picks: Picks::default(),
        };
        draft.fit_seats();
        Ok(draft)
    }

    /// Returns the draft with another board; players and colors keep their seats if the board has
    /// those seats.
    ///
    /// # Errors
    /// Returns an error if there is no such board, or if it is faulty.
    pub fn with_board(&self, board: BoardChoice) -> Result<Self, LoadError> {
        let mut draft = Self::from_choice(board, self.seed.clone())?;
        draft.player_kinds.clone_from(&self.player_kinds);
        draft.colors.clone_from(&self.colors);
        draft.fit_seats();
        Ok(draft)
    }

    /// Returns the draft with another number of players, and a matching number of ships.
    ///
    /// # Errors
    /// Returns an error if the board cannot be read.
    pub fn with_players(&self, player_count: u8) -> Result<Self, LoadError> {
        let mut options = options_for(&self.board, self.options.board.clone(), player_count)?;
        options.rules = self.options.rules.clone();
        let mut draft = Self {
            options,
            ..self.clone()
        };
        draft.fit_seats();
        Ok(draft)
    }

    /// Returns the draft with another number of ships, which are reassigned to the players.
    ///
    /// # Errors
    /// Returns an error if the board cannot be read.
    pub fn with_ships(&self, ship_count: u8) -> Result<Self, LoadError> {
        let board = self.options.board.clone();
        let content = &current_content().rift();
        let mut options = Options::for_board_with(content, board, self.players(), ship_count)?;
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

    /// Adjusts players and colors to the number of seats. A person plays the first seat, bots play
    /// further new seats.
    fn fit_seats(&mut self) {
        let seats = self.options.teams.len();
        self.player_kinds.truncate(seats);
        while self.player_kinds.len() < seats {
            let is_first = self.player_kinds.is_empty();
            let bot = PlayerKind::Bot(FIRST_LEVEL);
            self.player_kinds
                .push(if is_first { PlayerKind::Human } else { bot });
        }
        color::fit(&mut self.colors, seats);
    }

    /// Returns the draft with this level for all bots.
    #[must_use]
    pub fn with_bot_level(mut self, level: Level) -> Self {
        for player_kind in &mut self.player_kinds {
            if matches!(player_kind, PlayerKind::Bot(_)) {
                *player_kind = PlayerKind::Bot(level);
            }
        }
        self
    }

    #[must_use]
    pub fn players(&self) -> u8 {
        u8::try_from(self.options.teams.len()).unwrap_or(u8::MAX)
    }

    /// Returns the smallest and the largest number of players that the board allows.
    #[must_use]
    pub fn player_bounds(&self) -> (u8, u8) {
        if self.is_puzzle() {
            return (self.players(), self.players());
        }
        let max = self.board.starts.len().min(MAX_SEATS);
        (2, u8::try_from(max).unwrap_or(u8::MAX))
    }

    /// Returns the smallest and the largest number of ships that the board allows for these
    /// players.
    #[must_use]
    pub fn ship_bounds(&self) -> (u8, u8) {
        let min = self.board.min_ship_count().max(self.options.teams.len());
        let max = self.board.starts.len();
        let number = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        (number(min), number(max))
    }

    /// Returns whether the board sets the model of this ship.
    #[must_use]
    pub fn is_model_fixed(&self, ship: usize) -> bool {
        let start = self.board.starts.get(ship);
        start.is_some_and(|start| start.model != ANY_MODEL)
    }

    /// Returns whether the board is a puzzle, which has no setup options.
    #[must_use]
    pub const fn is_puzzle(&self) -> bool {
        self.board.puzzle.is_some()
    }

    #[must_use]
    pub fn with_ship(&self, ship: usize, change: impl FnOnce(&mut ShipChoice)) -> Self {
        let mut draft = self.clone();
        if let Some(choice) = draft.options.ships.get_mut(ship) {
            change(choice);
        }
        draft
    }

    #[must_use]
    pub fn with_color(&self, seat: usize, color: SeatColor) -> Self {
        let mut draft = self.clone();
        color::assign(&mut draft.colors, seat, color);
        draft
    }

    /// Returns the draft with changed rules.
    #[must_use]
    pub fn with_rules(&self, change: impl FnOnce(&mut HouseRules)) -> Self {
        let mut draft = self.clone();
        change(&mut draft.options.rules);
        draft
    }

    /// Returns the draft of a rematch: the same options and the current players, with another seed.
    ///
    /// # Errors
    /// Returns an error if the board cannot be read.
    pub fn rematch(options: &Options, last: &SaveRecord, seed: String) -> Result<Self, LoadError> {
        let mut draft = Self {
            board: current_content().rift().board_file(&options.board)?,
            options: options.clone(),
            player_kinds: last.player_kinds.clone(),
            colors: last.colors.clone(),
            seed,
            picks: Picks::default(),
        };
        draft.fit_seats();
        Ok(draft)
    }

    /// Returns the reason why the match cannot be played, or `None` if it can.
    #[must_use]
    pub fn error(&self) -> Option<LoadError> {
        Rift::from_options(self.options.clone(), &current_content().rift()).err()
    }

    #[must_use]
    pub fn board_name(&self, phrases: &Phrases) -> String {
        board_name(phrases, &self.options.board, &self.board)
    }

    /// Returns the description of the board: translated if it is shipped, otherwise as its author
    /// wrote it.
    #[must_use]
    pub fn board_blurb(&self, phrases: &Phrases) -> String {
        shipped_phrase(phrases, &self.options.board, "blurb")
            .unwrap_or_else(|| self.board.blurb.clone())
    }

    /// Starts the match and returns it as a new save record.
    ///
    /// # Errors
    /// Returns an error if the match cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let game = Rift::from_options(self.options.clone(), &current_content().rift())?;
        let session = Session::new(game, seed_of(&self.seed));
        let title = self.board_name(phrases).chars().take(80).collect();
        Ok(SaveRecord {
            player_kinds: self.player_kinds.clone(),
            colors: self.colors.clone(),
            ..imported_record::<Ui>(&session, title, now, salt)
        })
    }
}

/// Returns the default number of players: two, unless the board is made for more or for one.
fn default_players(board: &BoardFile) -> u8 {
    let mut teams: Vec<u8> = board.starts.iter().map(|start| start.team).collect();
    teams.sort_unstable();
    teams.dedup();
    let is_for_many = teams.len() > 2 && board.min_ship_count() > 2;
    let players = if is_for_many {
        board.min_ship_count()
    } else {
        teams.len().min(2)
    };
    u8::try_from(players).unwrap_or(2)
}

/// Returns the default options of a board: one ship for each player, or the number that the board
/// requires, equal in both teams.
fn options_for(
    file: &BoardFile,
    board: BoardChoice,
    player_count: u8,
) -> Result<Options, LoadError> {
    let places = u8::try_from(file.starts.len()).unwrap_or(u8::MAX);
    let min = u8::try_from(file.min_ship_count()).unwrap_or(u8::MAX);
    // A board for two fleets is played with all ships unless the players choose fewer.
    let is_for_fleets = places > 2 && file.starts.iter().all(|start| start.team <= 2);
    let uses_all_ships = is_for_fleets || matches!(file.mode, Mode::Puzzle | Mode::Breakout);
    let ships = if uses_all_ships {
        places
    } else {
        player_count.max(min).min(places)
    };
    Options::for_board_with(&current_content().rift(), board, player_count, ships)
}

/// Returns the name of a board: translated if it is shipped, otherwise as its author wrote it.
#[must_use]
pub fn board_name(phrases: &Phrases, choice: &BoardChoice, board: &BoardFile) -> String {
    shipped_phrase(phrases, choice, "name").unwrap_or_else(|| board.name.clone())
}

/// Returns a phrase about a shipped board; `None` for a user-made board, whose id may equal that of
/// a shipped one.
fn shipped_phrase(phrases: &Phrases, choice: &BoardChoice, part: &str) -> Option<String> {
    match choice {
        BoardChoice::Shipped(id) => phrases.find(&format!("rift-board-{id}-{part}"), &[]),
        BoardChoice::Custom(_) => None,
    }
}

/// Returns the shipped boards in the order in which they are offered.
pub fn boards() -> impl Iterator<Item = BoardFile> {
    current_content()
        .rift()
        .boards()
        .collect::<Vec<_>>()
        .into_iter()
}

#[cfg(test)]
mod tests;
