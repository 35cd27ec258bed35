//! What is drawn above the sector map of a replay: the ways of the last entry, or of what the Admiral
//! would have done.

use super::super::field;
use super::super::pieces::overlay;
use super::super::table::Watch;
use super::super::text::place_of;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use std::collections::BTreeMap;
use yew::prelude::*;

/// What the last entry left: ways of armadas and enemies, and where something came or went.
pub fn of_events(watch: &Watch) -> Html {
    let session = &watch.stand.session;
    let Some(last) = session.log().len().checked_sub(1) else {
        return Html::default();
    };
    let trace = |event: &Event| match *event {
        Event::Moved {
            from: Some(from),
            to,
            ..
        }
        | Event::Marched { from, to, .. }
        | Event::RavagerMoved { from, to }
        | Event::Entity {
            from: Some(from),
            to: Some(to),
            ..
        } => Some(march(from, to)),
        Event::Placed { hex, .. }
        | Event::Revealed { hex, .. }
        | Event::XpmPlaced { hex, .. }
        | Event::Spawned { hex, .. }
        | Event::RaiderLeft { hex, .. }
        | Event::BossCame { hex, .. }
        | Event::BossLeft { hex, .. }
        | Event::Built { hex, .. }
        | Event::StarbaseLost { hex, .. } => Some(mark(hex)),
        _other => None,
    };
    let seen = session.seen_at(last, watch.stand.eyes.viewer);
    seen.filter_map(trace).collect()
}

fn march(from: HexId, to: HexId) -> Html {
    overlay::march(field::center(from), field::center(to), 1)
}

fn mark(hex: HexId) -> Html {
    overlay::hexagon(field::center(hex), "saga-trace")
}

/// What a line of orders would do: who goes where, what is placed or fought.
pub fn of_line(watch: &Watch, line: &[Action]) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    let mut ways: BTreeMap<ArmadaId, Vec<HexId>> = BTreeMap::new();
    let mut marks = Vec::new();
    for action in line {
        match (*action, public.acting) {
            (Action::Move(hex) | Action::Explore(hex), Some(armada)) => {
                ways.entry(armada).or_default().push(hex);
            }
            (action, _) => marks.extend(place_of(watch, action).map(mark)),
        }
    }
    let ways = ways
        .iter()
        .map(|(armada, hexes)| field::course(table, public, *armada, hexes));
    html! { <g class="ghost">{ for ways }{ marks }</g> }
}
