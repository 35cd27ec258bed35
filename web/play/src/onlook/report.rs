//! What is told of a match, of any game, when it has been looked at: what happened, whose turn it is, how it ended.

use super::request::Report;
use crate::game_ui::{GameUi, Seen};
use crate::seats::is_human;
use engine::game::{Game, Seat, Seats, Status, Viewer};
use engine::save;
use serde_json::{Value, json};
use store::Sitter;
use ui::l10n::Phrases;

/// What was told last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// How many entries of the log.
    step: Option<usize>,
    /// For whom the match waited.
    waiting: Option<Seats>,
    /// That it was over.
    over: bool,
}

/// Who sits where, in seat order.
pub fn seats<G: GameUi>(seen: &Seen<G::Game>) -> Vec<Value> {
    let sitter = |seat: Seat| match seen.sitters.get(seat.index()) {
        Some(Sitter::Bot(level)) => json!({ "sitter": "bot", "level": level.term() }),
        Some(Sitter::Away) => json!({ "sitter": "away" }),
        Some(Sitter::Human) | None => json!({ "sitter": "human" }),
    };
    seen.session.game().seats().iter().map(sitter).collect()
}

/// What is on the table.
pub fn about<G: GameUi>(seen: &Seen<G::Game>) -> Value {
    let session = &seen.session;
    json!({
        "game": <G::Game>::NAME,
        "rules": <G::Game>::RULES,
        "seats": seats::<G>(seen),
        "step": session.entries(),
        "waiting": numbers(session.status().waiting()),
        "over": matches!(session.status(), Status::Over(_)),
    })
}

/// What has not been told yet.
pub fn of<G: GameUi>(
    seen: &Seen<G::Game>,
    told: &mut Told,
    phrases: &Phrases,
) -> Vec<(Report, Value)> {
    let session = &seen.session;
    let (step, status) = (session.entries(), session.status());
    let waiting = status.waiting();
    let mut reports = happened::<G>(seen, told.step.unwrap_or(step));
    if told.over && !waiting.is_empty() {
        // The end was taken back.
        reports.push((Report::Phase, json!({ "name": "gameplay" })));
    }
    let moved = told.step != Some(step);
    let passed = told.waiting != Some(waiting);
    if moved && !waiting.is_empty() {
        let here = waiting.iter().find(|&seat| is_human(&seen.sitters, seat));
        let asked = here.or_else(|| waiting.iter().next()).unwrap_or(Seat(0));
        let turn = json!({
            "step": step,
            "waiting": numbers(waiting),
            "here": here.map(|seat| seat.0),
            "prompt": G::request(session, phrases, asked),
        });
        reports.push((Report::Turn, turn));
    }
    if let (Status::Over(outcome), false) = (status, told.over) {
        let over =
            json!({ "step": step, "winners": numbers(outcome.winners), "reason": outcome.reason });
        reports.push((Report::Over, over));
        reports.push((Report::Phase, json!({ "name": "over" })));
    }
    if moved && passed {
        let code = save::code::encode(session);
        let meta = json!({ "game": <G::Game>::NAME, "step": step, "over": waiting.is_empty() });
        reports.push((Report::Save, json!({ "code": code, "meta": meta })));
    }
    *told = Told {
        step: Some(step),
        waiting: Some(waiting),
        over: matches!(status, Status::Over(_)),
    };
    reports
}

/// What happened with the entries from `first` on.
fn happened<G: GameUi>(seen: &Seen<G::Game>, first: usize) -> Vec<(Report, Value)> {
    let (session, viewer) = (&seen.session, viewer::<G>(seen));
    let told = (first..session.entries()).map(|entry| {
        let events: Vec<_> = session.seen_at(entry, viewer).collect();
        let seat = session.actor(entry);
        let seat = seat.filter(|&seat| seat != Seat::TABLE).map(|seat| seat.0);
        let event = json!({ "step": entry + 1, "seat": seat, "events": events });
        (Report::Event, event)
    });
    told.collect()
}

/// Whose eyes the page around has: those of the only person here, or of a spectator.
fn viewer<G: GameUi>(seen: &Seen<G::Game>) -> Viewer {
    let seats = seen.session.game().seats();
    let mut people = seats.iter().filter(|&seat| is_human(&seen.sitters, seat));
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        (_, _) => Viewer::Spectator,
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
