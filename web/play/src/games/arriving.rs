//! Matches and invitations that come from elsewhere: which game they are of, and what that game says of
//! them once its code is there.

use super::Hall;
use engine::save::code::Code;
use engine::save::{SaveError, Saved};
use engine::suite::AnySession;
use engine::suite::GameId;
use store::SaveRecord;
use ui::l10n::{Phrases, save_words};
use ui::part;
use ui::part::{Unfetched, enter};
use yew::prelude::*;

/// What a match is, in a player's words, before it is opened.
#[derive(Default)]
pub struct Facts {
    /// The name of its board.
    pub board: String,
    /// Its seats in order, each with its pieces.
    pub seats: Vec<(String, String)>,
    /// How far it is.
    pub stage: String,
    /// Its board as a small picture.
    pub stamp: Html,
}

/// Why a text was not taken in.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread {
    /// The engine does not accept it.
    Refused(SaveError),
    /// The code of its game is not to be had.
    Unfetched,
}

impl From<SaveError> for Unread {
    fn from(error: SaveError) -> Self {
        Self::Refused(error)
    }
}

impl From<Unfetched> for Unread {
    fn from(_: Unfetched) -> Self {
        Self::Unfetched
    }
}

impl Unread {
    /// It in a sentence.
    #[must_use]
    pub fn words(&self, phrases: &Phrases) -> String {
        match self {
            Self::Refused(error) => save_words(phrases, error),
            Self::Unfetched => phrases.text("coming-failed"),
        }
    }
}

/// Whether a text is a save file; else it may be a share code.
#[must_use]
pub fn is_file(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The game of a save file or a share code.
///
/// # Errors
/// Why it is none of a game of the house.
pub fn game_in(text: &str) -> Result<GameId, SaveError> {
    if is_file(text) {
        game_in_file(text)
    } else {
        named(Code::read(text)?.game())
    }
}

/// The game of a save file.
fn game_in_file(text: &str) -> Result<GameId, SaveError> {
    named(Saved::read(text)?.game())
}

fn named(name: &str) -> Result<GameId, SaveError> {
    GameId::named(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

/// Makes a record of a save file of any game, after the engine has played it again.
///
/// # Errors
/// Why the engine does not accept it.
pub async fn adopt(text: &str, title: String, phrases: &Phrases) -> Result<SaveRecord, Unread> {
    taken_in(game_in_file(text)?, text, title, phrases).await
}

/// The same of a save file or a share code.
///
/// # Errors
/// Why the engine does not accept it.
pub async fn adopt_any(text: &str, title: String, phrases: &Phrases) -> Result<SaveRecord, Unread> {
    taken_in(game_in(text)?, text, title, phrases).await
}

async fn taken_in(
    game: GameId,
    text: &str,
    title: String,
    phrases: &Phrases,
) -> Result<SaveRecord, Unread> {
    let hall = enter::<Hall>(game, phrases).await?;
    Ok((hall.adopt)(text, title)?)
}

/// What the game of a match says of matches, when its code is there.
#[must_use]
pub fn hall_of(session: &AnySession) -> Option<&'static Hall> {
    part::here(session.game())
}
