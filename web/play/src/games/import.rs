//! Matches and invitations that come from elsewhere: which game they are of, and what that game says of
//! them once its code is there.

use super::Matches;
use engine::registry::AnySession;
use engine::registry::GameId;
use engine::save::share_code::ShareCode;
use engine::save::{SaveError, SaveFile};
use store::SaveRecord;
use ui::chunk;
use ui::chunk::{ChunkLoadError, load_chunk};
use ui::l10n::{Phrases, save_error_text};
use yew::prelude::*;

/// What a match is, in a player's words, before it is opened.
#[derive(Default)]
pub struct MatchSummary {
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
pub enum ImportError {
    /// The engine does not accept it.
    Refused(SaveError),
    /// The code of its game is not to be had.
    Unfetched,
}

impl From<SaveError> for ImportError {
    fn from(error: SaveError) -> Self {
        Self::Refused(error)
    }
}

impl From<ChunkLoadError> for ImportError {
    fn from(_: ChunkLoadError) -> Self {
        Self::Unfetched
    }
}

impl ImportError {
    /// It in a sentence.
    #[must_use]
    pub fn message(&self, phrases: &Phrases) -> String {
        match self {
            Self::Refused(error) => save_error_text(phrases, error),
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
pub fn detect_game(text: &str) -> Result<GameId, SaveError> {
    if is_file(text) {
        detect_game_of_file(text)
    } else {
        named(ShareCode::read(text)?.game())
    }
}

/// The game of a save file.
fn detect_game_of_file(text: &str) -> Result<GameId, SaveError> {
    named(SaveFile::read(text)?.game())
}

fn named(name: &str) -> Result<GameId, SaveError> {
    GameId::from_name(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

/// Makes a record of a save file of any game, after the engine has played it again.
///
/// # Errors
/// Why the engine does not accept it.
pub async fn import_save(
    text: &str,
    title: String,
    phrases: &Phrases,
) -> Result<SaveRecord, ImportError> {
    import_with(detect_game_of_file(text)?, text, title, phrases).await
}

/// The same of a save file or a share code.
///
/// # Errors
/// Why the engine does not accept it.
pub async fn import_any(
    text: &str,
    title: String,
    phrases: &Phrases,
) -> Result<SaveRecord, ImportError> {
    import_with(detect_game(text)?, text, title, phrases).await
}

async fn import_with(
    game: GameId,
    text: &str,
    title: String,
    phrases: &Phrases,
) -> Result<SaveRecord, ImportError> {
    let hall = load_chunk::<Matches>(game, phrases).await?;
    Ok((hall.adopt)(text, title)?)
}

/// What the game of a match says of matches, when its code is there.
#[must_use]
pub fn matches_chunk(session: &AnySession) -> Option<&'static Matches> {
    chunk::loaded(session.game())
}
