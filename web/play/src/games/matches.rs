//! The chunk that opens matches of a game and describes them without a table.

use super::records::{imported_record as adopted_at, record_of};
use super::{
    ChunkFor, GameScreens, MatchSummary, SetupError, SetupRequest, chunk_functions, is_file,
};
use engine::game::{SeatSet, Status};
use engine::registry::{AnySession, RegisteredGame};
use engine::save::share_code::{self, ShareCode};
use engine::save::{SaveError, SaveFile, encode};
use engine::session::{LogRelation, Session};
use protocol::online::{ReplayCode, ReplayProof};
use store::pack::current_content;
use store::{PlayerKind, SaveRecord};
use ui::chunk::{GameChunk, LazyChunk};
use ui::clock::{now, random};
use ui::l10n::Phrases;

chunk_functions!(
    /// The functions that open matches and describe them.
    Matches {
        /// Reads a save file or a share code.
        read: fn(&str) -> Result<AnySession, SaveError> = read::<G>,
        /// Returns a summary of a match in words.
        summary: fn(&AnySession, &Phrases) -> Option<MatchSummary> =
            |any, phrases| Some(G::match_summary(<G::Game>::from_any(any)?, phrases)),
        /// Creates a save of a match with these players.
        record_of: fn(&AnySession, String, Vec<PlayerKind>) -> Option<SaveRecord> =
            |any, title, player_kinds| Some(record_of::<G>(<G::Game>::from_any(any)?, title, player_kinds)),
        /// Creates a save from a save file or a share code, verified by replaying it.
        import: fn(&str, String) -> Result<SaveRecord, SaveError> = import_save::<G>,
        /// Deals a match that is requested from outside.
        deal: fn(&Phrases, &SetupRequest) -> Result<SaveRecord, SetupError> = G::deal_requested,
        /// Returns the status of a match.
        status: fn(&AnySession) -> Option<MatchStatus> = match_status::<G::Game>,
        /// Returns the share code of a match, if it has one.
        share: fn(&AnySession) -> Option<String> = |any| share_code::encode(<G::Game>::from_any(any)?),
        /// Checks the deal and the signatures of a match that is over.
        verify: fn(&AnySession, &ReplayCode) -> Option<ReplayProof> =
            |any, replay| Some(replay.verify(<G::Game>::from_any(any)?)),
        /// Returns how a match relates to a save.
        log_relation: fn(&AnySession, &str) -> Option<LogRelation> =
            log_relation::<G::Game>,
    }
);

/// Reads a save file or a share code.
fn read<G: GameScreens>(text: &str) -> Result<AnySession, SaveError> {
    session::<G>(text).map(<G::Game>::into_any)
}

fn session<G: GameScreens>(text: &str) -> Result<Session<G::Game>, SaveError> {
    if is_file(text) {
        SaveFile::read(text)?.open_with(&current_content().get::<G::Game>())
    } else {
        ShareCode::read(text)?.open_with(&current_content().get::<G::Game>())
    }
}

fn import_save<G: GameScreens>(text: &str, title: String) -> Result<SaveRecord, SaveError> {
    Ok(adopted_at::<G>(
        &session::<G>(text)?,
        title,
        now(),
        random(),
    ))
}

/// The status of a match of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchStatus {
    /// The seats of the match.
    pub seats: SeatSet,
    /// The seats that have to act.
    pub waiting: SeatSet,
    /// Whether it has ended.
    pub is_over: bool,
    /// Number of actions carried out.
    pub action_count: usize,
    /// Text of its save file.
    pub text: String,
}

/// Returns the status of a match, if it is one of game `G`.
pub(crate) fn match_status<G: RegisteredGame>(any: &AnySession) -> Option<MatchStatus> {
    let session = G::from_any(any)?;
    let status = session.status();
    Some(MatchStatus {
        seats: session.game().seats(),
        waiting: status.waiting_seats(),
        is_over: matches!(status, Status::Over(_)),
        action_count: session.log().len(),
        text: encode(session),
    })
}

/// Returns how a match relates to a save, if both are of game `G`.
pub(crate) fn log_relation<G: RegisteredGame>(any: &AnySession, text: &str) -> Option<LogRelation> {
    let saved = SaveFile::read(text)
        .ok()?
        .open_with(&current_content().get::<G>())
        .ok()?;
    Some(G::from_any(any)?.log_relation(&saved))
}
