//! The snapshot of a match at a past position, for components of a running table: no seat has to
//! act, and nothing can be ordered.

use super::ReplayTimeline;
use crate::game_ui::{GameUi, Perspective, TableSnapshot};
use crate::session_store::SessionStore;
use engine::game::SeatSet;
use std::rc::Rc;
use yew::prelude::*;

/// Returns the match at a position, seen by the viewer of its replay.
#[hook]
pub fn use_past_snapshot<G: GameUi>(timeline: &ReplayTimeline<G>, at: usize) -> TableSnapshot<G> {
    let past = use_memo(at, |at| {
        // For a position beyond the end, the current match is the nearest one.
        let past = timeline.session.branch_at(*at, timeline.session.seed());
        Rc::new(past.unwrap_or_else(|| timeline.session.clone()))
    });
    let first = past.clone();
    let session_store = use_reducer(move || SessionStore::new((*first).clone()));
    TableSnapshot {
        session: (*past).clone(),
        // The position serves as the edition.
        edition: u32::try_from(at).unwrap_or(u32::MAX),
        refused: None,
        dispatcher: session_store.dispatcher(),
        seat: None,
        choosers: SeatSet::NONE,
        perspective: Perspective {
            viewer: timeline.viewer,
            handover_to: None,
        },
    }
}
