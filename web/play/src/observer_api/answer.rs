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
use ui::l10n::{Phrases, refusal_text};

pub enum RequestResult {
    /// The result is available at once.
    Now(Result<Value, EmbedFault>),
    /// The result is available after the match has changed.
    Later,
}

/// Returns whether the table is about to take an action by itself because there is only one.
pub fn is_action_forced<G: GameUi>(observed: &ObservedMatch<G::Game>) -> bool {
    let session = &observed.session;
    let forced = forced_action::<G>(session);
    forced.is_some_and(|(seat, _)| is_human(&observed.player_kinds, seat))
}

/// Answers a request, or dispatches the command that it asks for.
pub fn answer_request<G: GameUi>(
    observed: &ObservedMatch<G::Game>,
    request: EmbedRequest,
    data: &Value,
) -> RequestResult {
    let session = &observed.session;
    match request {
        EmbedRequest::Save => RequestResult::Now(Ok(saved_match::<G>(observed, data))),
        EmbedRequest::ExportLog => RequestResult::Now(Ok(json!({ "file": save::encode(session) }))),
        EmbedRequest::Legal => RequestResult::Now(legal::<G>(observed, data)),
        EmbedRequest::Act => parse_command::<G>(observed, data).map_or_else(
            |error| RequestResult::Now(Err(error)),
            |command| {
                observed.dispatcher.emit(command);
                RequestResult::Later
            },
        ),
        EmbedRequest::Undo => undo::<G>(observed),
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
fn saved_match<G: GameUi>(observed: &ObservedMatch<G::Game>, data: &Value) -> Value {
    let session = &observed.session;
    let code = save::share_code::encode(session);
    let is_brief = data["file"] == json!(false) && code.is_some();
    let file = (!is_brief).then(|| save::encode(session));
    json!({ "code": code, "file": file, "seats": report::seats::<G>(observed) })
}

/// Undoes the last action of the person who acted last, or else of the one who has to act. A forced
/// action is never undone alone, because the table would take it again.
fn undo<G: GameUi>(observed: &ObservedMatch<G::Game>) -> RequestResult {
    let session = &observed.session;
    let person = |seat: &Seat| is_human(&observed.player_kinds, *seat);
    let asked = session.status().waiting_seats().iter().find(person);
    match undo_seat::<G>(session, &observed.player_kinds, asked) {
        Some(seat) => {
            observed.dispatcher.emit(SessionCommand::Undo(seat));
            RequestResult::Later
        }
        None => {
            let why = "No seat at this screen has an action to undo.";
            RequestResult::Now(Err(EmbedFault::new(ErrorCode::ActionIllegal, why)))
        }
    }
}

/// Returns the named seat, or the first one at this screen that has to act.
fn seat<G: GameUi>(observed: &ObservedMatch<G::Game>, data: &Value) -> Result<Seat, EmbedFault> {
    let session = &observed.session;
    let waiting = session.status().waiting_seats();
    let seat = match data.get("seat") {
        None | Some(Value::Null) => waiting
            .iter()
            .find(|&seat| is_human(&observed.player_kinds, seat)),
        Some(named) => {
            let number = named.as_u64().and_then(|number| u8::try_from(number).ok());
            let seat = number
                .map(Seat)
                .filter(|&seat| session.game().seats().contains(seat));
            let missing =
                || EmbedFault::new(ErrorCode::ConfigSeat, format!("There is no seat {named}."));
            Some(seat.ok_or_else(missing)?)
        }
    };
    let local_seat = seat.filter(|&seat| is_human(&observed.player_kinds, seat));
    local_seat.ok_or_else(|| match session.status() {
        Status::Over(_) => EmbedFault::new(ErrorCode::ActionOver, "The match is over."),
        Status::WaitingFor(_) => EmbedFault::new(
            ErrorCode::ActionNotYourTurn,
            "Nobody at this screen is asked.",
        ),
    })
}

/// Returns the legal actions of the named seat; if none is named, of all seats that choose
/// together.
fn legal<G: GameUi>(observed: &ObservedMatch<G::Game>, data: &Value) -> Result<Value, EmbedFault> {
    let asked = seat::<G>(observed, data)?;
    let seats = choosers_of::<G>(observed, data, asked);
    let all = seats
        .iter()
        .flat_map(|seat| observed.session.sorted_legal_actions(seat));
    Ok(json!(all.collect::<Vec<_>>()))
}

/// Returns the named seat; if none is named, the seat and those who choose together with it.
fn choosers_of<G: GameUi>(observed: &ObservedMatch<G::Game>, data: &Value, seat: Seat) -> SeatSet {
    match data.get("seat") {
        None | Some(Value::Null) => {
            choosers::<G>(&observed.session, &observed.player_kinds, Some(seat)).with(seat)
        }
        Some(_) => SeatSet::singleton(seat),
    }
}

fn parse_command<G: GameUi>(
    observed: &ObservedMatch<G::Game>,
    data: &Value,
) -> Result<SessionCommand<G::Action>, EmbedFault> {
    let session = &observed.session;
    if let Status::Over(_) = session.status() {
        return Err(EmbedFault::new(ErrorCode::ActionOver, "The match is over."));
    }
    let action = data.get("action").unwrap_or(&Value::Null);
    let action: G::Action = from_named_value("action", action).map_err(|error| {
        let (path, reason) = (error.place, error.reason);
        let message = format!("Not an action of this game, at {path}: {reason}.");
        EmbedFault::new(ErrorCode::ActionMalformed, message)
    })?;
    let seat = seat::<G>(observed, data)?;
    // If no seat is named, the action is taken by the one of them to which it is legal.
    let mut may = choosers_of::<G>(observed, data, seat).iter();
    let actor = may.find(|&seat| session.legal_actions(seat).contains(&action));
    let seat = actor.unwrap_or(seat);
    let is_asked = session.status().waiting_seats().contains(seat);
    if !is_asked && !session.out_of_turn_actions(seat).contains(&action) {
        return Err(EmbedFault::new(
            ErrorCode::ActionNotYourTurn,
            format!("The match does not wait for seat {}.", seat.0),
        ));
    }
    Ok(SessionCommand::Act(seat, action))
}

/// Returns the outcome of the last command.
pub fn outcome<G: GameUi>(
    observed: &ObservedMatch<G::Game>,
    phrases: &Phrases,
) -> Result<Value, EmbedFault> {
    let illegal = |reason: String| Err(EmbedFault::new(ErrorCode::ActionIllegal, reason));
    match &observed.refused {
        None => Ok(json!({ "step": observed.session.entry_count() })),
        Some(CommandError::Rule(refusal)) => {
            let why = refusal_text(phrases, <G::Game>::NAME, refusal);
            illegal(format!("{}: {why}", refusal.rule()))
        }
        Some(CommandError::Undo(error)) => illegal(format!("It cannot be undone: {error}.")),
        Some(CommandError::Other) => illegal("The action is not accepted.".to_owned()),
    }
}
