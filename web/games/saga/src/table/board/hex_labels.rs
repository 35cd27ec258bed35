//! The names of hexes, with their contents, the effect of picking them, and recent events.

use super::super::TableContext;
use crate::board_view;
use crate::table;
use crate::table::pick_resolver;
use engine::saga::event::Event;
use engine::saga::hex::{HexId, HexSet};
use std::collections::BTreeMap;
use ui::l10n::Phrases;
use yew::AttrValue;

/// Returns the name of every hex that is shown, with the effect of picking it.
#[must_use]
pub fn hex_labels(
    context: &TableContext,
    phrases: &Phrases,
    legal: HexSet,
) -> BTreeMap<HexId, AttrValue> {
    let narrator = table::narrator(context, phrases);
    let (game, public) = (context.game(), &context.view.public);
    let sectors = public.sectors.iter().map(|sector| sector.hex);
    let shown: HexSet = sectors
        .chain(board_view::rim(game, public).iter())
        .chain(legal.iter())
        .collect();
    let name = |hex: HexId| {
        let picks = pick_resolver::picks(context, hex);
        let todo: Vec<String> = picks
            .iter()
            .map(|action| narrator.order(public, *action))
            .collect();
        let name = narrator.cell(public, hex, &todo.join(", "));
        (hex, AttrValue::from(name))
    };
    shown.iter().map(name).collect()
}

/// Returns the hexes that the last log entry touched.
#[must_use]
pub fn recent_hexes(context: &TableContext) -> HexSet {
    let session = &context.snapshot.session;
    let mut hexes = HexSet::NONE;
    if let Some(last) = session.entry_count().checked_sub(1) {
        for event in session.visible_events_at(last, context.snapshot.perspective.viewer) {
            event_hexes(event)
                .into_iter()
                .for_each(|hex| hexes.insert(hex));
        }
    }
    hexes
}

/// Returns the hexes whose contents an event changes.
fn event_hexes(event: &Event) -> Vec<HexId> {
    match *event {
        Event::Moved { from, to, .. } => from.into_iter().chain([to]).collect(),
        Event::Marched { from, to, .. } | Event::RavagerMoved { from, to } => vec![from, to],
        Event::Entity { from, to, .. } => from.into_iter().chain(to).collect(),
        Event::Placed { hex, .. }
        | Event::Revealed { hex, .. }
        | Event::XpmPlaced { hex, .. }
        | Event::XpmTaken { hex, .. }
        | Event::Spawned { hex, .. }
        | Event::RaiderLeft { hex, .. }
        | Event::Surged { hex }
        | Event::BossCame { hex, .. }
        | Event::BossLeft { hex, .. }
        | Event::RavagerCame { hex }
        | Event::Astartium { hex, .. }
        | Event::Salvaged { hex, .. }
        | Event::StarbaseFound { hex }
        | Event::StarbaseLost { hex, .. }
        | Event::Siege { hex, .. } => vec![hex],
        _ => Vec::new(),
    }
}
