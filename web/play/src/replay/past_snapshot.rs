//! A match as it stood at a position, for parts that draw a running table: nobody is asked there, and
//! nothing can be ordered.

use super::ReplayTimeline;
use crate::game_ui::{GameUi, Perspective, TableSnapshot};
use crate::session_store::SessionStore;
use engine::game::SeatSet;
use std::rc::Rc;
use yew::prelude::*;

/// The match at a position, through the eyes of its film.
#[hook]
pub fn use_past_snapshot<G: GameUi>(film: &ReplayTimeline<G>, at: usize) -> TableSnapshot<G> {
    let past = use_memo(at, |at| {
        // Beyond the end there is nothing; the match as it stands is the nearest to it.
        let past = film.session.branch_at(*at, film.session.seed());
        Rc::new(past.unwrap_or_else(|| film.session.clone()))
    });
    let first = past.clone();
    let desk = use_reducer(move || SessionStore::new((*first).clone()));
    TableSnapshot {
        session: (*past).clone(),
        // A position is an edition of the table.
        edition: u32::try_from(at).unwrap_or(u32::MAX),
        refused: None,
        deeds: desk.dispatcher(),
        seat: None,
        choosers: SeatSet::NONE,
        eyes: Perspective {
            viewer: film.viewer,
            handover_to: None,
        },
    }
}
