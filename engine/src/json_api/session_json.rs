//! The answers of a session in JSON, implemented once for all games.

use super::api_error::args_json;
use super::{ApiError, ErrorCode, JsonApi, NewGameRequest};
use crate::chance::{ChanceOutcome, ScriptedPrefix, SeededRng};
use crate::error::LoadError;
use crate::game::{Game, Prompt, PromptChoice, Seat, SeatSet, Status, UiTarget, Viewer};
use crate::load::{from_named_value, from_value};
use crate::session::{Session, UndoPolicy};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// A session whose queries return JSON.
pub(crate) struct SessionJson<'a, G: Game>(pub &'a Session<G>);

/// Converts plain data, which can always be written, to JSON.
fn to_json<T: Serialize>(value: T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn seats_json(seats: SeatSet) -> Value {
    seats.iter().map(|seat| json!(seat.0)).collect()
}

/// Starts a match with the content set `content`.
///
/// # Errors
/// Returns an error if the request cannot be played; it names the part of the request and the
/// reason.
pub(crate) fn start_session<G: JsonApi>(
    request: &NewGameRequest,
    content: &G::ContentSet,
) -> Result<Session<G>, ApiError> {
    let refuse = |error: LoadError| {
        let code = ErrorCode::from_setup_path(&error.place.to_string());
        ApiError::from_load_error(code, &error)
    };
    let options = match &request.options {
        Some(options) => from_value("options", options).map_err(refuse)?,
        None => G::options_from_setup(&request.set_up, content).map_err(refuse)?,
    };
    let game = G::with_content(options, content).map_err(refuse)?;
    let mut session = match (&request.position, &request.deal) {
        (Some(position), None) => from_value("position", position)
            .and_then(|position| Session::from_position(game, request.seed, position))
            .map_err(|error| ApiError::from_load_error(ErrorCode::ConfigPosition, &error))?,
        (Some(_), Some(_)) => {
            return Err(ApiError::unreadable(
                "deal",
                "a match that starts from a position has no deal",
            ));
        }
        (None, Some(deal)) => {
            let mut scripted = ScriptedPrefix::new(deal, SeededRng::new(request.seed, 0));
            let session = Session::new_with_chance(game, request.seed, &mut scripted);
            if let Some(mismatch) = scripted.mismatch() {
                return Err(ApiError::from_mismatch(
                    ErrorCode::ConfigDraws,
                    "deal",
                    &mismatch,
                ));
            }
            session
        }
        (None, None) => Session::new(game, request.seed),
    };
    if !request.allows_undo {
        session.set_undo(UndoPolicy::Off);
    }
    Ok(session)
}

impl<G: JsonApi> SessionJson<'_, G> {
    pub(crate) fn status(&self) -> Value {
        let session = self.0;
        let outcome = match session.status() {
            Status::WaitingFor(_) => Value::Null,
            Status::Over(outcome) => {
                json!({"winners": seats_json(outcome.winners), "reason": outcome.reason})
            }
        };
        let last = session.log().last().map(|entry| entry.seat);
        let undo = last.filter(|seat| session.can_undo(*seat));
        json!({
            "game": G::NAME,
            "rules": G::RULES_VERSION,
            "seats": seats_json(session.game().seats()),
            "waiting": seats_json(session.status().waiting_seats()),
            "over": !outcome.is_null(),
            "outcome": outcome,
            "entries": session.log().len(),
            "undo": undo.map(|seat| seat.0),
            "fingerprint": format!("{:016x}", session.fingerprint()),
        })
    }

    pub(crate) fn legal_actions(&self, seat: Seat) -> Value {
        to_json(self.0.sorted_legal_actions(seat))
    }

    pub(crate) fn out_of_turn_actions(&self, seat: Seat) -> Value {
        to_json(self.0.out_of_turn_actions(seat))
    }

    /// Returns the id of the question to a seat; null if the game does not wait for it.
    pub(crate) fn question(&self, seat: Seat) -> Value {
        let question = self.0.question(seat);
        question.map_or(Value::Null, |question| json!(question.to_string()))
    }

    /// Returns the part of a bot's line that answers the current question to `seat` and is accepted
    /// whatever the random outcomes are: each action is legal after the one before it.
    pub(crate) fn accepted_line(&self, seat: Seat, line: &str) -> Value {
        let line: Vec<G::Action> = serde_json::from_str(line).unwrap_or_default();
        let planned = self.0.plan_line(seat, &line).into_iter();
        let certain_part = planned.take_while(|planned| planned.is_certain);
        to_json(
            certain_part
                .map(|planned| planned.action)
                .collect::<Vec<_>>(),
        )
    }

    pub(crate) fn prompt(&self, seat: Seat) -> Value {
        let Prompt {
            phrase,
            args,
            choices,
        } = self.0.prompt(seat);
        let choice = |choice: &PromptChoice<G::Action, G::Refusal>| {
            let refusal = choice.refusal.as_ref();
            json!({
                "spot": ui_target_json(choice.target),
                "action": to_json(choice.action),
                "refusal": refusal.map(|refusal| ApiError::from_refusal::<G>(ErrorCode::ActionIllegal, refusal)),
            })
        };
        json!({
            "key": format!("{}-prompt-{phrase}", G::NAME),
            "args": args_json(G::NAME, &args),
            "choices": choices.iter().map(choice).collect::<Value>(),
        })
    }

    pub(crate) fn view(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let view = self.0.view_at(at, viewer)?;
        Some(self.0.game().view_json(&view))
    }

    /// Returns goals and scores. Scores are public, so every viewer gets all of them.
    pub(crate) fn standing(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let session = self.0;
        let view = session.view_at(at, viewer)?;
        let log: Vec<_> = (0..at).map(|entry| session.events_at(entry)).collect();
        Some(session.game().standings(&view, &log))
    }

    pub(crate) fn picture(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let view = self.0.view_at(at, viewer)?;
        Some(json!(self.0.game().text_picture(&view)))
    }

    pub(crate) fn position(&self, at: usize) -> Option<Value> {
        let state = self.0.state_at(at)?;
        Some(to_json(self.0.game().to_position(&state)))
    }

    pub(crate) fn options(&self) -> Value {
        to_json(self.0.game().options())
    }

    /// Returns the events that `viewer` may know of the entries from number `since` on.
    pub(crate) fn events(&self, since: usize, viewer: Viewer) -> Value {
        let session = self.0;
        let entry = |n: usize| {
            let seen: Vec<Value> = session.visible_events_at(n, viewer).map(to_json).collect();
            let seat = session.log().get(n).map(|entry| match entry.seat {
                Seat::TABLE => json!("table"),
                Seat(number) => json!(number),
            });
            json!({"entry": n, "seat": seat, "events": seen})
        };
        (since..session.log().len()).map(entry).collect()
    }
}

fn ui_target_json(target: UiTarget) -> Value {
    match target {
        UiTarget::Cell(cell) => json!({"cell": cell}),
        UiTarget::Piece(piece) => json!({"piece": piece}),
        UiTarget::Card(card) => json!({"card": card}),
        UiTarget::Button(key) => json!({"button": key}),
    }
}

/// Carries out an action, with the given random outcomes first and those of the seed afterwards.
///
/// # Errors
/// Returns the reason why the action was not carried out; the session is then unchanged.
pub(crate) fn act<G: JsonApi>(
    session: &mut Session<G>,
    seat: Seat,
    action: &Value,
    draws: Option<&[ChanceOutcome]>,
) -> Result<(), ApiError> {
    if seat != Seat::TABLE && !session.game().seats().contains(seat) {
        return Err(ApiError::no_seat(seat));
    }
    let action: G::Action = from_named_value("action", action).map_err(|error| {
        let path = error.place.to_string();
        let mut api_error = ApiError::new(ErrorCode::ActionMalformed, "api-malformed")
            .with("place", path.as_str())
            .with("reason", error.reason.to_string());
        api_error.place = Some(path);
        api_error
    })?;
    let before = session.log().len();
    let done = match draws {
        Some(draws) => session.act_with_prefix(seat, action, draws).err(),
        None => session.act(seat, action).err(),
    };
    match done {
        Some(error) => Err(ApiError::from_act_error(session, seat, &error)),
        None if session.log().len() == before + 1 => Ok(()),
        None => Err(ApiError::internal()),
    }
}

/// Parses a list of actions from the text that a bot returns.
pub(crate) fn actions_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::Array(Vec::new()))
}

/// Returns an object of these pairs.
pub(crate) fn object<const N: usize>(pairs: [(&str, Value); N]) -> Value {
    let pairs = pairs
        .into_iter()
        .map(|(key, value)| (key.to_owned(), value));
    Value::Object(pairs.collect::<Map<_, _>>())
}
