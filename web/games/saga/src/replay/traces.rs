//! Overlays on the sector map of a replay: the routes of the last entry, or of the advice.

use super::super::board_view;
use super::super::pieces::overlay;
use super::super::table::TableContext;
use super::super::text::target_hex;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Draws the traces of the last entry: routes of armadas and enemies, and hexes where a piece
/// appeared or left.
pub fn event_traces(context: &TableContext) -> Html {
    let session = &context.snapshot.session;
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
        } => Some(raid_arrow(from, to)),
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
    let seen = session.visible_events_at(last, context.snapshot.perspective.viewer);
    seen.filter_map(trace).collect()
}

fn raid_arrow(from: HexId, to: HexId) -> Html {
    overlay::raid_arrow(board_view::center(from), board_view::center(to), 1)
}

fn mark(hex: HexId) -> Html {
    overlay::hexagon(board_view::center(hex), "saga-trace")
}

/// Draws an action line: moves, placed sectors, and fights.
pub fn line_traces(context: &TableContext, line: &[Action]) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let mut routes: BTreeMap<ArmadaId, Vec<HexId>> = BTreeMap::new();
    let mut marks = Vec::new();
    for action in line {
        match (*action, public.acting) {
            (Action::Move(hex) | Action::Explore(hex), Some(armada)) => {
                routes.entry(armada).or_default().push(hex);
            }
            (action, _) => marks.extend(target_hex(context, action).map(mark)),
        }
    }
    let routes = routes
        .iter()
        .map(|(armada, hexes)| board_view::armada_route(game, public, *armada, hexes));
    html! { <g class="ghost">{ for routes }{ marks }</g> }
}
