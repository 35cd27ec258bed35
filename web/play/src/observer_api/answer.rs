//! Answers requests of an embedding page about a match. The engine decides what is legal.

use super::fault::{EmbedFault, ErrorCode};
use super::report;
use super::request::EmbedRequest;
use crate::choosing::{choosers, forced_action, undo_seat};
use crate::game_ui::{GameUi, ObservedMatch};
use crate::seats::is_human;
use crate::session_store::{CommandError, SessionCommand};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet, Status};
use engine::load::from_named_value;
use engine::save;
use serde_json::{Value, json};
use ui::l10n::Phrases;

/// The result of a request.
pub enum RequestResult {
    /// It is available at once.
    Now(Result<Value, EmbedFault>),
    /// It is available after the match has changed.
    Later,
}

/// Whether the table is about to take an action by itself because there is only one.
pub fn is_action_forced<G: GameUi>(seen: &ObservedMatch<G::Game>) -> bool {
    let session = &seen.session;
    let forced = forced_action::<G>(session);
    forced.is_some_and(|(seat, _)| is_human(&seen.player_kinds, seat))
}

/// Answers a request, or dispatches the command that it asks for.
pub fn answer_request<G: GameUi>(
    seen: &ObservedMatch<G::Game>,
    request: EmbedRequest,
    data: &Value,
) -> RequestResult {
    let session = &seen.session;
    match request {
        EmbedRequest::Save => RequestResult::Now(Ok(saved::<G>(seen, data))),
        EmbedRequest::ExportLog => RequestResult::Now(Ok(json!({ "file": save::encode(session) }))),
        EmbedRequest::Legal => RequestResult::Now(legal::<G>(seen, data)),
        EmbedRequest::Act => parse_command::<G>(seen, data).map_or_else(
            |fault| RequestResult::Now(Err(fault)),
            |command| {
                seen.dispatcher.emit(command);
                RequestResult::Later
            },
        ),
        EmbedRequest::Undo => take_back::<G>(seen),
        EmbedRequest::Start
        | EmbedRequest::Load
        | EmbedRequest::Goto
        | EmbedRequest::SetTheme
        | EmbedRequest::SetLang
        | EmbedRequest::Visibility
        | EmbedRequest::Viewport
        | EmbedRequest::Focus
        | EmbedRequest::Fullscreen
        | EmbedRequest::Destroy => RequestResult::Now(Err(EmbedFault::new(
            ErrorCode::Bug,
            "Another part of the player answers this.",
        ))),
    }
}

/// Returns the match as share code and file, and who plays each seat. The file is left out on
/// request if there is a share code.
fn saved<G: GameUi>(seen: &ObservedMatch<G::Game>, data: &Value) -> Value {
    let session = &seen.session;
    let code = save::share_code::encode(session);
    let brief = data["file"] == json!(false) && code.is_some();
    let file = (!brief).then(|| save::encode(session));
    json!({ "code": code, "file": file, "seats": report::seats::<G>(seen) })
}

/// Undoes the last action of the person who acted last, or else of the one who has to act. A forced
/// action is not undone alone, because the table would take it again.
fn take_back<G: GameUi>(seen: &ObservedMatch<G::Game>) -> RequestResult {
    let session = &seen.session;
    let person = |seat: &Seat| is_human(&seen.player_kinds, *seat);
    let asked = session.status().waiting_seats().iter().find(person);
    match undo_seat::<G>(session, &seen.player_kinds, asked) {
        Some(seat) => {
            seen.dispatcher.emit(SessionCommand::Undo(seat));
            RequestResult::Later
        }
        None => {
            let why = "No seat at this screen has an action to undo.";
            RequestResult::Now(Err(EmbedFault::new(ErrorCode::ActionIllegal, why)))
        }
    }
}

/// Returns the named seat, or the first one at this screen that has to act.
fn seat<G: GameUi>(seen: &ObservedMatch<G::Game>, data: &Value) -> Result<Seat, EmbedFault> {
    let session = &seen.session;
    let waiting = session.status().waiting_seats();
    let seat = match data.get("seat") {
        None | Some(Value::Null) => waiting
            .iter()
            .find(|&seat| is_human(&seen.player_kinds, seat)),
        Some(named) => {
            let number = named.as_u64().and_then(|number| u8::try_from(number).ok());
            let seat = number
                .map(Seat)
                .filter(|&seat| session.game().seats().has(seat));
            let missing =
                || EmbedFault::new(ErrorCode::ConfigSeat, format!("There is no seat {named}."));
            Some(seat.ok_or_else(missing)?)
        }
    };
    let here = seat.filter(|&seat| is_human(&seen.player_kinds, seat));
    here.ok_or_else(|| match session.status() {
        Status::Over(_) => EmbedFault::new(ErrorCode::ActionOver, "The match is over."),
        Status::WaitingFor(_) => EmbedFault::new(
            ErrorCode::ActionNotYourTurn,
            "Nobody at this screen is asked.",
        ),
    })
}

/// Returns the legal actions of the named seat; if none is named, of all seats that choose
/// together.
fn legal<G: GameUi>(seen: &ObservedMatch<G::Game>, data: &Value) -> Result<Value, EmbedFault> {
    let asked = seat::<G>(seen, data)?;
    let seats = choosers_of::<G>(seen, data, asked);
    let all = seats
        .iter()
        .flat_map(|seat| seen.session.sorted_legal_actions(seat));
    Ok(json!(all.collect::<Vec<_>>()))
}

/// Returns the named seat; if none is named, the seat and those who choose together with it.
fn choosers_of<G: GameUi>(seen: &ObservedMatch<G::Game>, data: &Value, seat: Seat) -> SeatSet {
    match data.get("seat") {
        None | Some(Value::Null) => {
            choosers::<G>(&seen.session, &seen.player_kinds, Some(seat)).with(seat)
        }
        Some(_) => SeatSet::only(seat),
    }
}

fn parse_command<G: GameUi>(
    seen: &ObservedMatch<G::Game>,
    data: &Value,
) -> Result<SessionCommand<G::Action>, EmbedFault> {
    let session = &seen.session;
    if let Status::Over(_) = session.status() {
        return Err(EmbedFault::new(ErrorCode::ActionOver, "The match is over."));
    }
    let action = data.get("action").unwrap_or(&Value::Null);
    let action: G::Action = from_named_value("action", action).map_err(|error| {
        let (place, reason) = (error.place, error.reason);
        let told = format!("Not an action of this game, at {place}: {reason}.");
        EmbedFault::new(ErrorCode::ActionMalformed, told)
    })?;
    let seat = seat::<G>(seen, data)?;
    // If no seat is named, the action is taken by the one of them to which it is legal.
    let mut may = choosers_of::<G>(seen, data, seat).iter();
    let giver = may.find(|&seat| session.legal_actions(seat).contains(&action));
    let seat = giver.unwrap_or(seat);
    let asked = session.status().waiting_seats().has(seat);
    if !asked && !session.out_of_turn_actions(seat).contains(&action) {
        return Err(EmbedFault::new(
            ErrorCode::ActionNotYourTurn,
            format!("The match does not wait for seat {}.", seat.0),
        ));
    }
    Ok(SessionCommand::Act(seat, action))
}

/// Returns the outcome of the last command.
pub fn outcome<G: GameUi>(
    seen: &ObservedMatch<G::Game>,
    phrases: &Phrases,
) -> Result<Value, EmbedFault> {
    let told = |reason: String| Err(EmbedFault::new(ErrorCode::ActionIllegal, reason));
    match &seen.refused {
        None => Ok(json!({ "step": seen.session.entry_count() })),
        Some(CommandError::Rule(refusal)) => {
            let why = G::explain(seen.session.game(), phrases, refusal);
            told(format!("{}: {why}", refusal.rule()))
        }
        Some(CommandError::Undo(error)) => told(format!("It cannot be undone: {error}.")),
        Some(CommandError::Other) => told("The action is not accepted.".to_owned()),
    }
}
