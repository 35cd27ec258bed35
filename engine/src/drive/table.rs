//! What a session answers, in JSON; written once for every game.

use super::fault::values;
use super::{Code, Driven, Fault, Order};
use crate::chance::{Draw, Led, Seeded};
use crate::error::LoadError;
use crate::game::{Choice, Game, Prompt, Seat, Seats, Spot, Status, Viewer};
use crate::load::{from_value, read_as};
use crate::session::{Session, Undo};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// A session that is asked from outside.
pub(crate) struct Table<'a, G: Game>(pub &'a Session<G>);

/// Plain data as JSON; nothing that we hand out refuses to be written.
fn plain<T: Serialize>(value: T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn list(seats: Seats) -> Value {
    seats.iter().map(|seat| json!(seat.0)).collect()
}

/// Begins a game, played with a stock.
///
/// # Errors
/// Names the part of the order that cannot be played, and why.
pub(crate) fn begin<G: Driven>(order: &Order, stock: &G::Stock) -> Result<Session<G>, Fault> {
    let refuse = |error: LoadError| {
        let code = Code::of_set_up(&error.place.to_string());
        Fault::config(code, &error)
    };
    let options = match &order.options {
        Some(options) => from_value("options", options).map_err(refuse)?,
        None => G::set_up(&order.set_up, stock).map_err(refuse)?,
    };
    let game = G::stocked(options, stock).map_err(refuse)?;
    let mut session = match (&order.position, &order.deal) {
        (Some(position), None) => from_value("position", position)
            .and_then(|position| Session::placed(game, order.seed, position))
            .map_err(|error| Fault::config(Code::ConfigPosition, &error))?,
        (Some(_), Some(_)) => {
            return Err(Fault::unreadable("deal", "a position is not dealt"));
        }
        (None, Some(deal)) => {
            let mut led = Led::new(deal, Seeded::new(order.seed, 0));
            let session = Session::dealt_by(game, order.seed, &mut led);
            if let Some(fault) = led.fault() {
                return Err(Fault::draws(Code::ConfigDraws, "deal", &fault));
            }
            session
        }
        (None, None) => Session::new(game, order.seed),
    };
    if !order.undo {
        session.set_undo(Undo::Off);
    }
    Ok(session)
}

impl<G: Driven> Table<'_, G> {
    pub(crate) fn status(&self) -> Value {
        let session = self.0;
        let outcome = match session.status() {
            Status::WaitingFor(_) => Value::Null,
            Status::Over(outcome) => {
                json!({"winners": list(outcome.winners), "reason": outcome.reason})
            }
        };
        let last = session.log().last().map(|entry| entry.seat);
        let undo = last.filter(|seat| session.can_undo(*seat));
        json!({
            "game": G::NAME,
            "rules": G::RULES,
            "seats": list(session.game().seats()),
            "waiting": list(session.status().waiting()),
            "over": !outcome.is_null(),
            "outcome": outcome,
            "entries": session.log().len(),
            "undo": undo.map(|seat| seat.0),
            "fingerprint": format!("{:016x}", session.fingerprint()),
        })
    }

    pub(crate) fn legal(&self, seat: Seat) -> Value {
        plain(self.0.offered(seat))
    }

    pub(crate) fn asides(&self, seat: Seat) -> Value {
        plain(self.0.asides(seat))
    }

    /// What is asked of a seat, by its name; null of one that is not waited for.
    pub(crate) fn question(&self, seat: Seat) -> Value {
        let asked = self.0.question(seat);
        asked.map_or(Value::Null, |asked| json!(asked.to_string()))
    }

    /// As much of the line of a bot as answers what is asked of `seat` now and is accepted whatever
    /// falls: each action can be given when the one before it is.
    pub(crate) fn answers(&self, seat: Seat, line: &str) -> Value {
        let line: Vec<G::Action> = serde_json::from_str(line).unwrap_or_default();
        let planned = self.0.planned(seat, &line).into_iter();
        let sure = planned.take_while(|order| order.sure);
        plain(sure.map(|order| order.action).collect::<Vec<_>>())
    }

    pub(crate) fn prompt(&self, seat: Seat) -> Value {
        let Prompt {
            phrase,
            args,
            choices,
        } = self.0.prompt(seat);
        let choice = |choice: &Choice<G::Action, G::Refusal>| {
            let refusal = choice.refusal.as_ref();
            json!({
                "spot": spot(choice.spot),
                "action": plain(choice.action),
                "refusal": refusal.map(|refusal| Fault::refused::<G>(Code::ActionIllegal, refusal)),
            })
        };
        json!({
            "key": format!("{}-prompt-{phrase}", G::NAME),
            "args": values(G::NAME, &args),
            "choices": choices.iter().map(choice).collect::<Value>(),
        })
    }

    pub(crate) fn view(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let view = self.0.view_at(at, viewer)?;
        Some(self.0.game().portray(&view))
    }

    /// Goals and scores. Points are won in the open, so every viewer hears of all of them.
    pub(crate) fn standing(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let session = self.0;
        let view = session.view_at(at, viewer)?;
        let log: Vec<_> = (0..at).map(|entry| session.events_at(entry)).collect();
        Some(session.game().standing(&view, &log))
    }

    pub(crate) fn picture(&self, viewer: Viewer, at: usize) -> Option<Value> {
        let view = self.0.view_at(at, viewer)?;
        Some(json!(self.0.game().picture(&view)))
    }

    pub(crate) fn position(&self, at: usize) -> Option<Value> {
        let state = self.0.state_at(at)?;
        Some(plain(self.0.game().position(&state)))
    }

    pub(crate) fn options(&self) -> Value {
        plain(self.0.game().options())
    }

    /// What `viewer` learned from the entries from number `since` on.
    pub(crate) fn events(&self, since: usize, viewer: Viewer) -> Value {
        let session = self.0;
        let entry = |n: usize| {
            let seen: Vec<Value> = session.seen_at(n, viewer).map(plain).collect();
            let seat = session.log().get(n).map(|entry| match entry.seat {
                Seat::TABLE => json!("table"),
                Seat(number) => json!(number),
            });
            json!({"entry": n, "seat": seat, "events": seen})
        };
        (since..session.log().len()).map(entry).collect()
    }
}

fn spot(spot: Spot) -> Value {
    match spot {
        Spot::Cell(cell) => json!({"cell": cell}),
        Spot::Piece(piece) => json!({"piece": piece}),
        Spot::Card(card) => json!({"card": card}),
        Spot::Button(key) => json!({"button": key}),
    }
}

/// Carries out an action, with outcomes of one's own as far as there are any.
///
/// # Errors
/// Why it was not; the session is then as it was.
pub(crate) fn act<G: Driven>(
    session: &mut Session<G>,
    seat: Seat,
    action: &Value,
    draws: Option<&[Draw]>,
) -> Result<(), Fault> {
    if seat != Seat::TABLE && !session.game().seats().has(seat) {
        return Err(Fault::no_seat(seat));
    }
    let action: G::Action = read_as("action", action).map_err(|error| {
        let place = error.place.to_string();
        let mut fault = Fault::new(Code::ActionMalformed, "api-malformed")
            .with("place", place.as_str())
            .with("reason", error.reason.to_string());
        fault.place = Some(place);
        fault
    })?;
    let before = session.log().len();
    let done = match draws {
        Some(draws) => session.act_led(seat, action, draws).err(),
        None => session.act(seat, action).err(),
    };
    match done {
        Some(error) => Err(Fault::act(session, seat, &error)),
        None if session.log().len() == before + 1 => Ok(()),
        None => Err(Fault::bug()),
    }
}

/// A list of actions as JSON, from the text that bots answer with.
pub(crate) fn line(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::Array(Vec::new()))
}

/// An object of these pairs.
pub(crate) fn object<const N: usize>(pairs: [(&str, Value); N]) -> Value {
    let pairs = pairs
        .into_iter()
        .map(|(key, value)| (key.to_owned(), value));
    Value::Object(pairs.collect::<Map<_, _>>())
}
