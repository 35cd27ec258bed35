//! All games of the house: the one place that names them.
//!
//! Code that plays is written once for any [`Game`]. Here stand the closed enums for the places
//! where the game is known only when a file, a link or a player names it. Every match below is
//! exhaustive, so a new game is added wherever the compiler asks for it.

mod driver;
mod minds;

pub use driver::{CALLS, Driver};
pub use minds::{AnyAdvice, AnyBot, AnyCounsel, AnyInquiry, AnyMaker, AnyVerdict};

use crate::exodus::{self, Exodus};
use crate::game::{Game, Seats, Status};
use crate::pack::{self, PackError, PackFault};
use crate::rift::{self, Rift};
use crate::saga::{self, Saga};
use crate::save::code::Code;
use crate::save::{SaveError, Saved, code, encode};
use crate::session::{Kin, Session, Undo};
use crate::space_rift::{self, SpaceRift};
use serde::{Deserialize, Serialize};

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Centauri Rift.
    Rift,
    /// Space Rift.
    SpaceRift,
    /// Exodus: Proxima Centauri.
    Exodus,
    /// Centauri Saga.
    Saga,
}

impl GameId {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Rift, Self::SpaceRift, Self::Exodus, Self::Saga];

    /// Its name in saves, and the prefix of its phrases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rift => Rift::NAME,
            Self::SpaceRift => SpaceRift::NAME,
            Self::Exodus => Exodus::NAME,
            Self::Saga => Saga::NAME,
        }
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u16 {
        match self {
            Self::Rift => Rift::RULES,
            Self::SpaceRift => SpaceRift::RULES,
            Self::Exodus => Exodus::RULES,
            Self::Saga => Saga::RULES,
        }
    }

    /// The game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// A session of some game.
#[allow(
    clippy::large_enum_variant,
    reason = "there are never many sessions at a time"
)]
#[derive(Clone, PartialEq, Debug)]
pub enum AnySession {
    /// Of Centauri Rift.
    Rift(Session<Rift>),
    /// Of Space Rift.
    SpaceRift(Session<SpaceRift>),
    /// Of Exodus.
    Exodus(Session<Exodus>),
    /// Of Saga.
    Saga(Session<Saga>),
}

impl AnySession {
    /// Its game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        match self {
            Self::Rift(_) => GameId::Rift,
            Self::SpaceRift(_) => GameId::SpaceRift,
            Self::Exodus(_) => GameId::Exodus,
            Self::Saga(_) => GameId::Saga,
        }
    }

    /// The seats at its table.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Self::Rift(session) => session.game().seats(),
            Self::SpaceRift(session) => session.game().seats(),
            Self::Exodus(session) => session.game().seats(),
            Self::Saga(session) => session.game().seats(),
        }
    }

    /// Whom it waits for, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        match self {
            Self::Rift(session) => session.status(),
            Self::SpaceRift(session) => session.status(),
            Self::Exodus(session) => session.status(),
            Self::Saga(session) => session.status(),
        }
    }

    /// How many actions were carried out.
    #[must_use]
    pub fn actions(&self) -> usize {
        match self {
            Self::Rift(session) => session.log().len(),
            Self::SpaceRift(session) => session.log().len(),
            Self::Exodus(session) => session.log().len(),
            Self::Saga(session) => session.log().len(),
        }
    }

    /// Whether it is known only by what was told of it.
    #[must_use]
    pub const fn is_hearsay(&self) -> bool {
        match self {
            Self::Rift(session) => session.is_hearsay(),
            Self::SpaceRift(session) => session.is_hearsay(),
            Self::Exodus(session) => session.is_hearsay(),
            Self::Saga(session) => session.is_hearsay(),
        }
    }

    /// The fingerprint of its state.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        match self {
            Self::Rift(session) => session.fingerprint(),
            Self::SpaceRift(session) => session.fingerprint(),
            Self::Exodus(session) => session.fingerprint(),
            Self::Saga(session) => session.fingerprint(),
        }
    }

    /// Allows or forbids taking back.
    pub const fn set_undo(&mut self, undo: Undo) {
        match self {
            Self::Rift(session) => session.set_undo(undo),
            Self::SpaceRift(session) => session.set_undo(undo),
            Self::Exodus(session) => session.set_undo(undo),
            Self::Saga(session) => session.set_undo(undo),
        }
    }

    /// The text of its save file.
    #[must_use]
    pub fn save(&self) -> String {
        match self {
            Self::Rift(session) => encode(session),
            Self::SpaceRift(session) => encode(session),
            Self::Exodus(session) => encode(session),
            Self::Saga(session) => encode(session),
        }
    }

    /// How it stands to another session.
    #[must_use]
    pub fn kin(&self, other: &Self) -> Kin {
        match (self, other) {
            (Self::Rift(own), Self::Rift(other)) => own.kin(other),
            (Self::SpaceRift(own), Self::SpaceRift(other)) => own.kin(other),
            (Self::Exodus(own), Self::Exodus(other)) => own.kin(other),
            (Self::Saga(own), Self::Saga(other)) => own.kin(other),
            (Self::Rift(_) | Self::SpaceRift(_) | Self::Exodus(_) | Self::Saga(_), _) => {
                Kin::Stranger
            }
        }
    }

    /// Its share code; see [`code::encode`].
    #[must_use]
    pub fn share(&self) -> Option<String> {
        match self {
            Self::Rift(session) => code::encode(session),
            Self::SpaceRift(session) => code::encode(session),
            Self::Exodus(session) => code::encode(session),
            Self::Saga(session) => code::encode(session),
        }
    }
}

/// What each game is played with: the box, or a pack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stocks {
    /// Of Centauri Rift; none is the box, which is only read where it is played.
    #[serde(default)]
    pub rift: Option<Box<rift::content::Stock>>,
    /// Of Space Rift; none is the box, which is only read where it is played.
    #[serde(default)]
    pub space_rift: Option<Box<space_rift::content::Stock>>,
    /// Of Exodus; none is the box, which is only read where it is played.
    #[serde(default)]
    pub exodus: Option<Box<exodus::content::Stock>>,
    /// Of Saga; none is the box, which is only read where it is played.
    #[serde(default)]
    pub saga: Option<Box<saga::content::Stock>>,
}

impl Stocks {
    /// What Centauri Rift is played with.
    #[must_use]
    pub fn rift(&self) -> rift::content::Stock {
        self.rift.as_deref().cloned().unwrap_or_default()
    }

    /// What Space Rift is played with.
    #[must_use]
    pub fn space_rift(&self) -> space_rift::content::Stock {
        self.space_rift.as_deref().cloned().unwrap_or_default()
    }

    /// What Exodus is played with.
    #[must_use]
    pub fn exodus(&self) -> exodus::content::Stock {
        self.exodus.as_deref().cloned().unwrap_or_default()
    }

    /// What Saga is played with.
    #[must_use]
    pub fn saga(&self) -> saga::content::Stock {
        self.saga.as_deref().cloned().unwrap_or_default()
    }

    /// The box, but for the game of the pack in `text`, whose content comes from there.
    ///
    /// # Errors
    /// Why the pack is refused.
    pub fn of_pack(file: &str, text: &str) -> Result<Self, PackError> {
        let game = pack::game_of(file, text)?;
        match GameId::named(&game) {
            Some(GameId::Rift) => Ok(Self {
                rift: Some(Box::new(rift::content::pack::parse_pack(file, text)?.1)),
                ..Self::default()
            }),
            Some(GameId::SpaceRift) => Ok(Self {
                space_rift: Some(Box::new(
                    space_rift::content::pack::parse_pack(file, text)?.1,
                )),
                ..Self::default()
            }),
            Some(GameId::Exodus) => Ok(Self {
                exodus: Some(Box::new(exodus::content::pack::parse_pack(file, text)?.1)),
                ..Self::default()
            }),
            Some(GameId::Saga) => Ok(Self {
                saga: Some(Box::new(saga::content::pack::parse_pack(file, text)?.1)),
                ..Self::default()
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
            GameId::Rift => code.open_with(&stocks.rift()).map(AnySession::Rift),
            GameId::SpaceRift => code
                .open_with(&stocks.space_rift())
                .map(AnySession::SpaceRift),
            GameId::Exodus => code.open_with(&stocks.exodus()).map(AnySession::Exodus),
            GameId::Saga => code.open_with(&stocks.saga()).map(AnySession::Saga),
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
        GameId::Rift => saved.open_with(&stocks.rift()).map(AnySession::Rift),
        GameId::SpaceRift => saved
            .open_with(&stocks.space_rift())
            .map(AnySession::SpaceRift),
        GameId::Exodus => saved.open_with(&stocks.exodus()).map(AnySession::Exodus),
        GameId::Saga => saved.open_with(&stocks.saga()).map(AnySession::Saga),
    }
}

fn named(name: &str) -> Result<GameId, SaveError> {
    GameId::named(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Judge, Level};
    use crate::rift::options::Options;
    use std::task::Poll;

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
        let AnySession::Rift(played) = &session else {
            panic!("another game");
        };
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
