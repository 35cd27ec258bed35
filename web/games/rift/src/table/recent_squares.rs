//! The squares that the last events touched, which the board highlights.

use super::TableContext;
use engine::grid::Square;
use engine::rift::event::Event;
use engine::rift::view::View;
use std::rc::Rc;

/// Returns the squares touched by the events of the last log entry.
pub fn recent_squares(context: &TableContext) -> Rc<[Square]> {
    let session = &context.snapshot.session;
    let last = session.log().len().checked_sub(1);
    let events = last.map_or(&[][..], |last| session.events_at(last));
    events
        .iter()
        .flat_map(|event| squares_of(event, &context.view))
        .collect()
}

/// Returns the squares that an event touched.
pub fn squares_of(event: &Event, view: &View) -> Vec<Square> {
    match event {
        Event::Stepped { from, to, .. } | Event::Warped { from, to, .. } => {
            vec![from.square(), to.square()]
        }
        Event::ShotFired { to, .. } => {
            vec![to.square()]
        }
        Event::MineDetonated { mine } => {
            vec![mine.space().square()]
        }
        Event::BlastHit { ship, .. } | Event::ShipReplaced { ship, .. } => view
            .ship(*ship)
            .map(|ship| ship.square())
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}
