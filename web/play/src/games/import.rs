//! Saved and shared matches from outside: detects their game, and imports them with that game's
//! chunk.

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

/// A summary of a match in words, shown before it is opened.
#[derive(Default)]
pub struct MatchSummary {
    /// Name of its board.
    pub board: String,
    /// Its seats in order, each with its pieces.
    pub seats: Vec<(String, String)>,
    /// The progress of the match.
    pub stage: String,
    /// Its board as a small picture.
    pub thumbnail: Html,
}

/// Why a text was not imported.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportError {
    /// The engine does not accept it.
    Refused(SaveError),
    /// The code of its game could not be loaded.
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
    /// Returns the error as a sentence.
    #[must_use]
    pub fn message(&self, phrases: &Phrases) -> String {
        match self {
            Self::Refused(error) => save_error_text(phrases, error),
            Self::Unfetched => phrases.text("coming-failed"),
        }
    }
}

/// Returns whether a text is a save file; otherwise it may be a share code.
#[must_use]
pub fn is_file(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// Returns the game of a save file or a share code.
///
/// # Errors
/// If the text is neither, or its game is unknown.
pub fn detect_game(text: &str) -> Result<GameId, SaveError> {
    if is_file(text) {
        detect_game_of_file(text)
    } else {
        game_of_name(ShareCode::read(text)?.game())
    }
}

/// Returns the game of a save file.
fn detect_game_of_file(text: &str) -> Result<GameId, SaveError> {
    game_of_name(SaveFile::read(text)?.game())
}

fn game_of_name(name: &str) -> Result<GameId, SaveError> {
    GameId::from_name(name).ok_or_else(|| SaveError::OtherGame {
        game: name.to_owned(),
    })
}

/// Creates a record from a save file of any game, verified by replaying it.
///
/// # Errors
/// The reason why the engine does not accept it.
pub async fn import_save(
    text: &str,
    title: String,
    phrases: &Phrases,
) -> Result<SaveRecord, ImportError> {
    import_with(detect_game_of_file(text)?, text, title, phrases).await
}

/// Creates a record from a save file or a share code, verified by replaying it.
///
/// # Errors
/// The reason why the engine does not accept it.
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
    let matches = load_chunk::<Matches>(game, phrases).await?;
    Ok((matches.import)(text, title)?)
}

/// Returns the `Matches` chunk of a match's game, if it is loaded.
#[must_use]
pub fn matches_chunk(session: &AnySession) -> Option<&'static Matches> {
    chunk::loaded(session.game())
}
