//! The interface of an embedding page to an observed match, in a chunk of each game.

pub mod answer;
pub mod fault;
pub mod report;
pub mod request;

use crate::game_ui::{AnyObservedMatch, MatchVariant};
use crate::games::{ChunkFor, GameScreens};
use answer::RequestResult;
use fault::{EmbedFault, ErrorCode};
use report::ReportedState;
use request::{EmbedReport, EmbedRequest};
use serde_json::Value;
use ui::chunk;
use ui::chunk::{GameChunk, LazyChunk};
use ui::l10n::Phrases;

/// Reports that have not been sent yet.
type NewReports = Vec<(EmbedReport, Value)>;

/// The functions of one game that report on a match and answer requests.
pub struct ObserverApi {
    about: fn(&AnyObservedMatch) -> Option<Value>,
    news: fn(&AnyObservedMatch, &mut ReportedState, &Phrases) -> Option<NewReports>,
    answer: fn(&AnyObservedMatch, EmbedRequest, &Value) -> Option<RequestResult>,
    outcome: fn(&AnyObservedMatch, &Phrases) -> Option<Result<Value, EmbedFault>>,
    settles: fn(&AnyObservedMatch) -> Option<bool>,
}

impl LazyChunk for ObserverApi {
    const GAME_CHUNK: GameChunk = GameChunk::ObserverApi;
}

impl<G: GameScreens> ChunkFor<G> for ObserverApi {
    const CONTENT: Self = Self {
        about: |any| Some(report::match_info::<G>(<G::Game>::observed_match(any)?)),
        news: |any, told, phrases| {
            Some(report::new_reports::<G>(
                <G::Game>::observed_match(any)?,
                told,
                phrases,
            ))
        },
        answer: |any, request, data| {
            Some(answer::answer_request::<G>(
                <G::Game>::observed_match(any)?,
                request,
                data,
            ))
        },
        outcome: |any, phrases| {
            Some(answer::outcome::<G>(
                <G::Game>::observed_match(any)?,
                phrases,
            ))
        },
        settles: |any| {
            Some(answer::is_action_forced::<G>(<G::Game>::observed_match(
                any,
            )?))
        },
    };
}

fn functions(seen: &AnyObservedMatch) -> Option<&'static ObserverApi> {
    chunk::loaded(seen.game())
}

/// Returns the error for a game whose code could not be loaded.
fn code_missing() -> EmbedFault {
    EmbedFault::new(
        ErrorCode::LoadUnreachable,
        "The code of the game could not be loaded.",
    )
}

/// Answers a request, or dispatches the command that it asks for.
pub fn answer(seen: &AnyObservedMatch, request: EmbedRequest, data: &Value) -> RequestResult {
    let told = functions(seen).and_then(|functions| (functions.answer)(seen, request, data));
    told.unwrap_or_else(|| RequestResult::Now(Err(code_missing())))
}

/// Returns the outcome of the last command.
pub fn last_outcome(seen: &AnyObservedMatch, phrases: &Phrases) -> Result<Value, EmbedFault> {
    let told = functions(seen).and_then(|functions| (functions.outcome)(seen, phrases));
    told.unwrap_or_else(|| Err(code_missing()))
}

/// Whether the table is about to take an action by itself because there is only one.
pub fn is_action_forced(seen: &AnyObservedMatch) -> bool {
    let told = functions(seen).and_then(|functions| (functions.settles)(seen));
    told.unwrap_or(false)
}

/// Returns the reports that have not been sent yet, and marks them as sent.
pub fn new_reports(
    seen: &AnyObservedMatch,
    told: &mut ReportedState,
    phrases: &Phrases,
) -> Vec<(EmbedReport, Value)> {
    let news = functions(seen).and_then(|functions| (functions.news)(seen, told, phrases));
    news.unwrap_or_default()
}

/// Returns the basic data of a match as JSON.
pub fn info(seen: &AnyObservedMatch) -> Value {
    let told = functions(seen).and_then(|functions| (functions.about)(seen));
    told.unwrap_or_default()
}
