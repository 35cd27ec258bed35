//! Reports on a match of any game after it has changed: events, turns, and the end.

use super::request::EmbedReport;
use crate::game_ui::{GameUi, ObservedMatch};
use crate::seats::is_human;
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::save;
use serde_json::{Value, json};
use store::PlayerKind;
use ui::l10n::Phrases;

/// The state that was reported last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReportedState {
    /// Number of log entries.
    step: Option<usize>,
    /// The seats that had to act.
    waiting: Option<SeatSet>,
    /// Whether the match was over.
    was_over: bool,
}

/// Returns who plays each seat, in seat order.
pub fn seats<G: GameUi>(observed: &ObservedMatch<G::Game>) -> Vec<Value> {
    let player_kind = |seat: Seat| match observed.player_kinds.get(seat.index()) {
        Some(PlayerKind::Bot(level)) => json!({ "sitter": "bot", "level": level.term() }),
        Some(PlayerKind::Remote) => json!({ "sitter": "away" }),
        Some(PlayerKind::Human) | None => json!({ "sitter": "human" }),
    };
    observed
        .session
        .game()
        .seats()
        .iter()
        .map(player_kind)
        .collect()
}

/// Returns the basic data of a match as JSON.
pub fn match_info<G: GameUi>(observed: &ObservedMatch<G::Game>) -> Value {
    let session = &observed.session;
    json!({
        "game": <G::Game>::NAME,
        "rules": <G::Game>::RULES_VERSION,
        "seats": seats::<G>(observed),
        "step": session.entry_count(),
        "waiting": numbers(session.status().waiting_seats()),
        "over": matches!(session.status(), Status::Over(_)),
    })
}

/// Returns the reports that have not been sent yet, and marks them as sent.
pub fn new_reports<G: GameUi>(
    observed: &ObservedMatch<G::Game>,
    reported: &mut ReportedState,
    phrases: &Phrases,
) -> Vec<(EmbedReport, Value)> {
    let session = &observed.session;
    let (step, status) = (session.entry_count(), session.status());
    let waiting = status.waiting_seats();
    let mut reports = event_reports::<G>(observed, reported.step.unwrap_or(step));
    if reported.was_over && !waiting.is_empty() {
        // The end was undone.
        reports.push((EmbedReport::Phase, json!({ "name": "gameplay" })));
    }
    let has_moved = reported.step != Some(step);
    let has_passed = reported.waiting != Some(waiting);
    if has_moved && !waiting.is_empty() {
        let local_seat = waiting
            .iter()
            .find(|&seat| is_human(&observed.player_kinds, seat));
        let asked = local_seat
            .or_else(|| waiting.iter().next())
            .unwrap_or(Seat(0));
        let turn = json!({
            "step": step,
            "waiting": numbers(waiting),
            "here": local_seat.map(|seat| seat.0),
            "prompt": G::prompt_text(session, phrases, asked),
        });
        reports.push((EmbedReport::Turn, turn));
    }
    if let (Status::Over(outcome), false) = (status, reported.was_over) {
        let over =
            json!({ "step": step, "winners": numbers(outcome.winners), "reason": outcome.reason });
        reports.push((EmbedReport::Over, over));
        reports.push((EmbedReport::Phase, json!({ "name": "over" })));
    }
    if has_moved && has_passed {
        let code = save::share_code::encode(session);
        let meta = json!({ "game": <G::Game>::NAME, "step": step, "over": waiting.is_empty() });
        reports.push((EmbedReport::Save, json!({ "code": code, "meta": meta })));
    }
    *reported = ReportedState {
        step: Some(step),
        waiting: Some(waiting),
        was_over: matches!(status, Status::Over(_)),
    };
    reports
}

/// Returns the events of the entries from `first` on.
fn event_reports<G: GameUi>(
    observed: &ObservedMatch<G::Game>,
    first: usize,
) -> Vec<(EmbedReport, Value)> {
    let (session, viewer) = (&observed.session, viewer::<G>(observed));
    let entry_events = (first..session.entry_count()).map(|entry| {
        let events: Vec<_> = session.visible_events_at(entry, viewer).collect();
        let seat = session.actor(entry);
        let seat = seat.filter(|&seat| seat != Seat::TABLE).map(|seat| seat.0);
        let event = json!({ "step": entry + 1, "seat": seat, "events": events });
        (EmbedReport::Event, event)
    });
    entry_events.collect()
}

/// Returns the viewer of the embedding page: the only person here, otherwise a spectator.
fn viewer<G: GameUi>(observed: &ObservedMatch<G::Game>) -> Viewer {
    let seats = observed.session.game().seats();
    let mut people = seats
        .iter()
        .filter(|&seat| is_human(&observed.player_kinds, seat));
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        (_, _) => Viewer::Spectator,
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
