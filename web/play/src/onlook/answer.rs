//! Answers to what is asked about a match. What is legal is the engine's to say.

use super::fault::{Code, Fault};
use super::report;
use super::request::Request;
use crate::choice::{choosers, forced, undoer};
use crate::desk::{Deed, Refused};
use crate::game_ui::{GameUi, Seen};
use crate::seats::is_human;
use engine::error::Cites;
use engine::game::{Game, Seat, Seats, Status};
use engine::load::read_as;
use engine::save;
use serde_json::{Value, json};
use ui::l10n::Phrases;

/// When it is answered.
pub enum Answer {
    /// At once.
    Now(Result<Value, Fault>),
    /// When the match has been looked at again.
    Later,
}

/// Whether the table is about to give an action by itself because it is no choice.
pub fn settles<G: GameUi>(seen: &Seen<G::Game>) -> bool {
    let session = &seen.session;
    let forced = forced::<G>(session);
    forced.is_some_and(|(seat, _)| is_human(&seen.sitters, seat))
}

/// Answers, or has done what is asked.
pub fn of<G: GameUi>(seen: &Seen<G::Game>, request: Request, data: &Value) -> Answer {
    let session = &seen.session;
    match request {
        Request::Save => Answer::Now(Ok(saved::<G>(seen, data))),
        Request::ExportLog => Answer::Now(Ok(json!({ "file": save::encode(session) }))),
        Request::Legal => Answer::Now(legal::<G>(seen, data)),
        Request::Act => deed::<G>(seen, data).map_or_else(
            |fault| Answer::Now(Err(fault)),
            |deed| {
                seen.deeds.emit(deed);
                Answer::Later
            },
        ),
        Request::Undo => take_back::<G>(seen),
        Request::Start
        | Request::Load
        | Request::Goto
        | Request::SetTheme
        | Request::SetLang
        | Request::Visibility
        | Request::Viewport
        | Request::Focus
        | Request::Fullscreen
        | Request::Destroy => Answer::Now(Err(Fault::new(
            Code::Bug,
            "Another part of the player answers this.",
        ))),
    }
}

/// The match as it can be kept, and who sits where. Who only goes on elsewhere with it does without the file.
fn saved<G: GameUi>(seen: &Seen<G::Game>, data: &Value) -> Value {
    let session = &seen.session;
    let code = save::code::encode(session);
    let brief = data["file"] == json!(false) && code.is_some();
    let file = (!brief).then(|| save::encode(session));
    json!({ "code": code, "file": file, "seats": report::seats::<G>(seen) })
}

/// Takes back what the person who acted last did, or else the one who is asked. What was no choice is not taken back
/// alone: the table would give it again.
fn take_back<G: GameUi>(seen: &Seen<G::Game>) -> Answer {
    let session = &seen.session;
    let person = |seat: &Seat| is_human(&seen.sitters, *seat);
    let asked = session.status().waiting().iter().find(person);
    match undoer::<G>(session, &seen.sitters, asked) {
        Some(seat) => {
            seen.deeds.emit(Deed::Undo(seat));
            Answer::Later
        }
        None => {
            let why = "Nobody at this screen has done anything that can be taken back.";
            Answer::Now(Err(Fault::new(Code::ActionIllegal, why)))
        }
    }
}

/// The seat that is meant: the one that is named, or the first at this screen that is asked.
fn seat<G: GameUi>(seen: &Seen<G::Game>, data: &Value) -> Result<Seat, Fault> {
    let session = &seen.session;
    let waiting = session.status().waiting();
    let seat = match data.get("seat") {
        None | Some(Value::Null) => waiting.iter().find(|&seat| is_human(&seen.sitters, seat)),
        Some(named) => {
            let number = named.as_u64().and_then(|number| u8::try_from(number).ok());
            let seat = number
                .map(Seat)
                .filter(|&seat| session.game().seats().has(seat));
            let missing = || Fault::new(Code::ConfigSeat, format!("There is no seat {named}."));
            Some(seat.ok_or_else(missing)?)
        }
    };
    let here = seat.filter(|&seat| is_human(&seen.sitters, seat));
    here.ok_or_else(|| match session.status() {
        Status::Over(_) => Fault::new(Code::ActionOver, "The match is over."),
        Status::WaitingFor(_) => {
            Fault::new(Code::ActionNotYourTurn, "Nobody at this screen is asked.")
        }
    })
}

/// What the seat that is meant may do; where none is named, all that those may do who are asked together.
fn legal<G: GameUi>(seen: &Seen<G::Game>, data: &Value) -> Result<Value, Fault> {
    let asked = seat::<G>(seen, data)?;
    let seats = together::<G>(seen, data, asked);
    let all = seats.iter().flat_map(|seat| seen.session.offered(seat));
    Ok(json!(all.collect::<Vec<_>>()))
}

/// The seat that is meant, and where none is named those who are asked together with it.
fn together<G: GameUi>(seen: &Seen<G::Game>, data: &Value, seat: Seat) -> Seats {
    match data.get("seat") {
        None | Some(Value::Null) => {
            choosers::<G>(&seen.session, &seen.sitters, Some(seat)).with(seat)
        }
        Some(_) => Seats::only(seat),
    }
}

fn deed<G: GameUi>(seen: &Seen<G::Game>, data: &Value) -> Result<Deed<G::Action>, Fault> {
    let session = &seen.session;
    if let Status::Over(_) = session.status() {
        return Err(Fault::new(Code::ActionOver, "The match is over."));
    }
    let action = data.get("action").unwrap_or(&Value::Null);
    let action: G::Action = read_as("action", action).map_err(|error| {
        let (place, reason) = (error.place, error.reason);
        let told = format!("This is no action of the game, at {place}: {reason}.");
        Fault::new(Code::ActionMalformed, told)
    })?;
    let seat = seat::<G>(seen, data)?;
    // Where nobody is named, it is the order of whoever of them may give it.
    let mut may = together::<G>(seen, data, seat).iter();
    let giver = may.find(|&seat| session.legal(seat).contains(&action));
    let seat = giver.unwrap_or(seat);
    let asked = session.status().waiting().has(seat);
    if !asked && !session.asides(seat).contains(&action) {
        return Err(Fault::new(
            Code::ActionNotYourTurn,
            format!("The match does not wait for seat {}.", seat.0),
        ));
    }
    Ok(Deed::Act(seat, action))
}

/// How the last thing that was done went.
pub fn outcome<G: GameUi>(seen: &Seen<G::Game>, phrases: &Phrases) -> Result<Value, Fault> {
    let told = |reason: String| Err(Fault::new(Code::ActionIllegal, reason));
    match &seen.refused {
        None => Ok(json!({ "step": seen.session.entries() })),
        Some(Refused::Rule(refusal)) => {
            let why = G::explain(seen.session.game(), phrases, refusal);
            told(format!("{}: {why}", refusal.rule()))
        }
        Some(Refused::Undo(error)) => told(format!("It cannot be taken back: {error}.")),
        Some(Refused::Other) => told("The action is not accepted.".to_owned()),
    }
}
