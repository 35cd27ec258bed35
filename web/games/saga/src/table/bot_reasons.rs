//! The reasons of bots for the log: one sentence per decision.

use engine::game::Viewer;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::bot::{Reason, reason_of, reason_of_march};
use engine::session::Session;
use ui::l10n::Phrases;

/// Returns the reason for a log entry by a bot; the steps of a flight share one reason, at the last
/// step.
#[must_use]
pub fn bot_reason(session: &Session<Saga>, phrases: &Phrases, entry: usize) -> Option<String> {
    let reason = reason(session, entry)?;
    match reason {
        Reason::Only | Reason::Save => None,
        // The order of several events is decided one by one, but explained once.
        Reason::Least if entry > 0 && repeats_reason(session, entry, reason) => None,
        _ => Some(phrases.text(&format!("saga-why-{}", reason.phrase_key()))),
    }
}

/// Returns whether the same seat had the same reason just before.
fn repeats_reason(session: &Session<Saga>, entry: usize, reason: Reason) -> bool {
    let is_same_seat =
        session.actor(entry).is_some() && session.actor(entry) == session.actor(entry - 1);
    is_same_seat && self::reason(session, entry - 1) == Some(reason)
}

fn reason(session: &Session<Saga>, entry: usize) -> Option<Reason> {
    let logged_action = |at: usize| {
        let unlogged = session.entry_count() - session.log().len().min(session.entry_count());
        session.log().get(at.checked_sub(unlogged)?)
    };
    let current = logged_action(entry)?;
    if !is_flight(current.action) {
        let view = session.view_at(entry, Viewer::Seat(current.seat))?;
        return Some(reason_of(session.game(), &view.public, current.action));
    }
    let continues_flight = |at: usize| {
        logged_action(at).filter(|logged| logged.seat == current.seat && is_flight(logged.action))
    };
    if logged_action(entry + 1).is_none() || continues_flight(entry + 1).is_some() {
        return None;
    }
    let mut first = entry;
    while first > 0 && continues_flight(first - 1).is_some() {
        first -= 1;
    }
    let line = (first..=entry).filter_map(|at| Some(logged_action(at)?.action));
    let line: Vec<Action> = line.collect();
    let public = session.view_at(first, Viewer::Seat(current.seat))?.public;
    let armada = public.acting?;
    Some(reason_of_march(session.game(), &public, armada, &line))
}

/// Returns whether an action is a step of a flight.
const fn is_flight(action: Action) -> bool {
    matches!(
        action,
        Action::Move(_)
            | Action::PickUp
            | Action::Explore(_)
            | Action::Tow(..)
            | Action::Maneuver(..)
    )
}
