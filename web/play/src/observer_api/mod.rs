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
    info: fn(&AnyObservedMatch) -> Option<Value>,
    reports: fn(&AnyObservedMatch, &mut ReportedState, &Phrases) -> Option<NewReports>,
    answer: fn(&AnyObservedMatch, EmbedRequest, &Value) -> Option<RequestResult>,
    outcome: fn(&AnyObservedMatch, &Phrases) -> Option<Result<Value, EmbedFault>>,
    is_action_forced: fn(&AnyObservedMatch) -> Option<bool>,
}

impl LazyChunk for ObserverApi {
    const GAME_CHUNK: GameChunk = GameChunk::ObserverApi;
}

impl<G: GameScreens> ChunkFor<G> for ObserverApi {
    const CONTENT: Self = Self {
        info: |any| Some(report::match_info::<G>(<G::Game>::observed_match(any)?)),
        reports: |any, reported, phrases| {
            Some(report::new_reports::<G>(
                <G::Game>::observed_match(any)?,
                reported,
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
        is_action_forced: |any| {
            Some(answer::is_action_forced::<G>(<G::Game>::observed_match(
                any,
            )?))
        },
    };
}

fn functions(observed: &AnyObservedMatch) -> Option<&'static ObserverApi> {
    chunk::loaded(observed.game())
}

/// Returns the error for a game whose code could not be loaded.
fn code_missing() -> EmbedFault {
    EmbedFault::new(
        ErrorCode::LoadUnreachable,
        "The code of the game could not be loaded.",
    )
}

/// Answers a request, or dispatches the command that it asks for.
pub fn answer(observed: &AnyObservedMatch, request: EmbedRequest, data: &Value) -> RequestResult {
    let result =
        functions(observed).and_then(|functions| (functions.answer)(observed, request, data));
    result.unwrap_or_else(|| RequestResult::Now(Err(code_missing())))
}

/// Returns the outcome of the last command.
pub fn last_outcome(observed: &AnyObservedMatch, phrases: &Phrases) -> Result<Value, EmbedFault> {
    let outcome = functions(observed).and_then(|functions| (functions.outcome)(observed, phrases));
    outcome.unwrap_or_else(|| Err(code_missing()))
}

/// Returns whether the table is about to take an action by itself because there is only one.
pub fn is_action_forced(observed: &AnyObservedMatch) -> bool {
    let is_forced =
        functions(observed).and_then(|functions| (functions.is_action_forced)(observed));
    is_forced.unwrap_or(false)
}

/// Returns the reports that have not been sent yet, and marks them as sent.
pub fn new_reports(
    observed: &AnyObservedMatch,
    reported: &mut ReportedState,
    phrases: &Phrases,
) -> Vec<(EmbedReport, Value)> {
    let reports =
        functions(observed).and_then(|functions| (functions.reports)(observed, reported, phrases));
    reports.unwrap_or_default()
}

/// Returns the basic data of a match as JSON.
pub fn info(observed: &AnyObservedMatch) -> Value {
    let data = functions(observed).and_then(|functions| (functions.info)(observed));
    data.unwrap_or_default()
}
