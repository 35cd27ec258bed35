//! All games of the house: the one place that names them.
//!
//! Code that plays is written once for any [`Game`]. Here stand the closed enums for the places
//! where the game is known only when a file, a link or a player names it. Every match below is
//! exhaustive, so a new game is added wherever the compiler asks for it.

mod driver;

pub use driver::{CALLS, Driver};

use crate::bots::{Bot, Chances, Counsel, Judge, Level};
use crate::chance::Seeded;
use crate::game::{Game, Seat, Seats, Status, Viewer};
use crate::pack::{self, PackError, PackFault};
use crate::puzzle::{Daily, Day};
use crate::rift::pilot::Pilot;
use crate::rift::{self, Rift};
use crate::save::code::Code;
use crate::save::{SaveError, Saved, code, encode};
use crate::session::{Kin, Session, Undo};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Centauri Rift.
    Rift,
}

impl GameId {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 1] = [Self::Rift];

    /// Its name in saves, and the prefix of its phrases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rift => Rift::NAME,
        }
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u16 {
        match self {
            Self::Rift => Rift::RULES,
        }
    }

    /// The game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// A session of some game.
#[derive(Clone, PartialEq, Debug)]
pub enum AnySession {
    /// Of Centauri Rift.
    Rift(Session<Rift>),
}

impl AnySession {
    /// Its game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        match self {
            Self::Rift(_) => GameId::Rift,
        }
    }

    /// The seats at its table.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Self::Rift(session) => session.game().seats(),
        }
    }

    /// Whom it waits for, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        match self {
            Self::Rift(session) => session.status(),
        }
    }

    /// How many actions were carried out.
    #[must_use]
    pub fn actions(&self) -> usize {
        match self {
            Self::Rift(session) => session.log().len(),
        }
    }

    /// The fingerprint of its state.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        match self {
            Self::Rift(session) => session.fingerprint(),
        }
    }

    /// Allows or forbids taking back.
    pub const fn set_undo(&mut self, undo: Undo) {
        match self {
            Self::Rift(session) => session.set_undo(undo),
        }
    }

    /// The text of its save file.
    #[must_use]
    pub fn save(&self) -> String {
        match self {
            Self::Rift(session) => encode(session),
        }
    }

    /// How it stands to another session.
    #[must_use]
    pub fn kin(&self, other: &Self) -> Kin {
        match (self, other) {
            (Self::Rift(own), Self::Rift(other)) => own.kin(other),
        }
    }

    /// Its share code; see [`code::encode`].
    #[must_use]
    pub fn share(&self) -> Option<String> {
        match self {
            Self::Rift(session) => code::encode(session),
        }
    }
}

/// What each game is played with: the box, or a pack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stocks {
    /// Of Centauri Rift.
    pub rift: rift::content::Stock,
}

impl Stocks {
    /// The box, but for the game of the pack in `text`, whose content comes from there.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn of_pack(file: &str, text: &str) -> Result<Self, PackError> {
        let game = pack::game_of(file, text)?;
        match GameId::named(&game) {
            Some(GameId::Rift) => Ok(Self {
                rift: rift::content::pack::parse_pack(file, text)?.1,
            }),
            None => Err(PackError::new(file, "game", PackFault::Game)),
        }
    }
}

/// Reads a save file or a share code of any game, whichever `text` is, played with the box.
///
/// # Errors
/// Why it is not accepted.
pub fn decode_any(text: &str) -> Result<AnySession, SaveError> {
    decode_any_with(text, &Stocks::default())
}

/// Reads a save file or a share code of any game, whichever `text` is.
///
/// # Errors
/// Why it is not accepted.
pub fn decode_any_with(text: &str, stocks: &Stocks) -> Result<AnySession, SaveError> {
    if text.trim_start().starts_with('{') {
        decode_save_with(text, stocks)
    } else {
        let code = Code::read(text)?;
        match named(code.game())? {
            GameId::Rift => code.open_with(&stocks.rift).map(AnySession::Rift),
        }
    }
}

/// Reads a save file of any game, played with the box.
///
/// # Errors
/// Why it is not accepted.
pub fn decode_save(text: &str) -> Result<AnySession, SaveError> {
    decode_save_with(text, &Stocks::default())
}

/// Reads a save file of any game.
///
/// # Errors
/// Why it is not accepted.
pub fn decode_save_with(text: &str, stocks: &Stocks) -> Result<AnySession, SaveError> {
    let saved = Saved::read(text)?;
    match named(saved.game())? {
        GameId::Rift => saved.open_with(&stocks.rift).map(AnySession::Rift),
    }
}

fn named(name: &str) -> Result<GameId, SaveError> {
    GameId::named(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

/// A bot for a seat of some game, thinking about one decision.
#[derive(Debug)]
pub enum AnyBot {
    /// Of Centauri Rift.
    Rift(Box<Rift>, Box<Pilot>),
}

impl AnyBot {
    /// A bot for what the session asks of `seat` now. It draws from a stream of its own, named by
    /// `seed`, never from the game's.
    #[must_use]
    pub fn new(session: &AnySession, seat: Seat, level: Level, seed: u64) -> Self {
        match session {
            AnySession::Rift(session) => {
                let view = session.view(Viewer::Seat(seat));
                let game = session.game().clone();
                let pilot = Pilot::new(&game, &view, seat, level, Seeded::new(seed, u64::MAX));
                Self::Rift(Box::new(game), Box::new(pilot))
            }
        }
    }

    /// Thinks on for about `nodes` positions; ready with the line of actions, as JSON.
    pub fn think(&mut self, nodes: u32) -> Poll<String> {
        match self {
            Self::Rift(game, pilot) => pilot.think(game, nodes).map(|line| json(&line)),
        }
    }
}

/// A bot that is asked for advice to a seat of some game.
#[derive(Debug)]
pub enum AnyCounsel {
    /// Of Centauri Rift.
    Rift(Box<Rift>, Box<Counsel<Rift, Pilot, Seeded>>),
}

/// The advice of a bot, where the game is known only at run time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnyAdvice {
    /// The line of actions, as JSON.
    pub line: String,
    /// As [`crate::bots::Advice::now`].
    pub now: Chances,
    /// As [`crate::bots::Advice::best`].
    pub best: Chances,
}

impl AnyCounsel {
    /// Asks what `seat` should do after the first `entries` entries of the log; nothing beyond its
    /// end. It draws from a stream of its own, named by `seed`, never from the game's.
    #[must_use]
    pub fn new(
        session: &AnySession,
        entries: usize,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Option<Self> {
        match session {
            AnySession::Rift(session) => {
                let game = session.game().clone();
                let view = game.view(&session.state_at(entries)?, Viewer::Seat(seat));
                let pilot = Pilot::new(&game, &view, seat, level, Seeded::new(seed, u64::MAX));
                let lots = Seeded::new(seed, u64::MAX - 1);
                let counsel = Counsel::new(&game, &view, seat, pilot, lots);
                Some(Self::Rift(Box::new(game), Box::new(counsel)))
            }
        }
    }

    /// Thinks on for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<AnyAdvice> {
        match self {
            Self::Rift(game, counsel) => counsel.think(game, nodes).map(|advice| AnyAdvice {
                line: json(&advice.line),
                now: advice.now,
                best: advice.best,
            }),
        }
    }
}

/// A puzzle of some game in the making.
#[derive(Debug)]
pub enum AnyMaker {
    /// Of Centauri Rift.
    Rift(Box<<Rift as Daily>::Maker>, Box<rift::content::Stock>),
}

impl AnyMaker {
    /// Begins to make the puzzle of a day.
    #[must_use]
    pub fn new(game: GameId, day: Day, stocks: &Stocks) -> Self {
        match game {
            GameId::Rift => {
                let maker = Rift::maker(day, &stocks.rift);
                Self::Rift(Box::new(maker), Box::new(stocks.rift.clone()))
            }
        }
    }

    /// Works on for about `nodes` positions; ready with the text of a save file and the solution
    /// as JSON, or with nothing when none was found.
    pub fn work(&mut self, nodes: u32) -> Poll<Option<(String, String)>> {
        match self {
            Self::Rift(maker, stock) => Rift::work(maker, nodes).map(|found| {
                let puzzle = found?;
                let game = Rift::stocked(puzzle.options, stock).ok()?;
                Some((encode(&Session::new(game, 0)), json(&puzzle.solution)))
            }),
        }
    }
}

impl AnySession {
    /// What a bot in `seat` says beside the course of play, such as the answer to an offer of a
    /// draw, as JSON; nothing when it has nothing to say.
    #[must_use]
    pub fn remark(&self, seat: Seat) -> Option<String> {
        match self {
            Self::Rift(session) => session
                .game()
                .remark(session.state(), seat)
                .map(|action| json(&[action])),
        }
    }
}

fn json<A: Serialize>(line: &[A]) -> String {
    // Actions are plain data, which JSON always holds; an empty line is answered like none.
    serde_json::to_string(line).unwrap_or_else(|_| "[]".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rift::options::Options;

    fn session() -> AnySession {
        let options = Options::duel("standard-2", "rhino", "screech");
        let mut session = Session::new(Rift::new(options).unwrap(), 5);
        for seat in [0, 1, 0, 1].map(crate::game::Seat) {
            if let Some(&action) = session.legal(seat).first() {
                session.act(seat, action).unwrap();
            }
        }
        AnySession::Rift(session)
    }

    #[test]
    fn names_are_found_and_differ() {
        for game in GameId::ALL {
            assert_eq!(GameId::named(game.name()), Some(game));
        }
        assert_eq!(GameId::named("chess"), None);
    }

    #[test]
    fn saves_and_codes_of_any_game_are_read() {
        let session = session();
        assert!(session.actions() > 0);
        assert_eq!(decode_any(&session.save()), Ok(session.clone()));
        assert_eq!(decode_any(&session.share().unwrap()), Ok(session));
    }

    #[test]
    fn a_text_of_no_game_is_refused() {
        assert_eq!(decode_any("").err(), Some(SaveError::NotASave));
        assert_eq!(decode_any("[1, 2]").err(), Some(SaveError::NotASave));
        let cut = decode_any("{\"format\"").err();
        assert!(matches!(cut, Some(SaveError::NotJson { line: 1, .. })));
    }

    #[test]
    fn advice_is_given_for_any_moment_of_a_session() {
        let session = session();
        let AnySession::Rift(played) = &session;
        let (game, dealt) = (played.game(), played.state_at(0).unwrap());
        let seat = game.status(&dealt).waiting().iter().next().unwrap();
        let mut counsel = AnyCounsel::new(&session, 0, seat, Level::Captain, 7).unwrap();
        let mut slices = 1;
        let advice = loop {
            match counsel.think(400) {
                Poll::Ready(advice) => break advice,
                Poll::Pending => slices += 1,
            }
        };
        assert!(slices > 1, "it thinks in slices");
        assert!(advice.line.contains("activate"), "{}", advice.line);
        assert_eq!(advice.now, game.chances(&dealt));
        assert_eq!(advice.best.shares().len(), 2);
        let beyond = session.actions() + 1;
        assert!(AnyCounsel::new(&session, beyond, seat, Level::Captain, 7).is_none());
    }
}
