//! The interface of a game to the page, chunk by chunk, and the functions that need no code of the
//! game.

mod chunk;
mod game_facts;
mod game_screens;
mod import;
mod matches;
pub mod narrator;
mod records;
mod setup_request;
#[cfg(any(test, feature = "testing"))]
pub mod wording_checks;

pub use chunk::ChunkFor;
pub(crate) use chunk::chunk_functions;
pub use game_facts::{GameFacts, GameWeight, PlayStyle};
pub use game_screens::GameScreens;
pub use import::{
    ImportError, MatchSummary, detect_game, import_any, import_save, is_file, matches_chunk,
};
pub use matches::{MatchStatus, Matches};
#[cfg(test)]
pub(crate) use matches::{log_relation, match_status};
pub use records::{FIRST_LEVEL, default_players, imported_record, record_of};
pub use setup_request::{SetupError, SetupRequest, deal, merge_options, require_playable};
