//! Overlays on the battlefield of a replay: the routes and attacks of the last log entry, or of an
//! advised line.

use super::super::board_view;
use super::super::pieces::overlay;
use super::super::table::TableContext;
use engine::space_rift::action::Action;
use engine::space_rift::event::Event;
use engine::space_rift::unit::UnitId;
use yew::prelude::*;

/// Draws the routes and lines of attack of the last log entry.
pub fn event_traces(context: &TableContext) -> Html {
    let session = &context.snapshot.session;
    let Some(last) = session.log().len().checked_sub(1) else {
        return Html::default();
    };
    let before = session.view_at(last, context.snapshot.perspective.viewer);
    let trace = |event: &Event| match *event {
        Event::UnitMoved { from, to, .. } => Some(board_view::route(&[from, to])),
        Event::Declared { unit, target, .. } => {
            let public = &before.as_ref()?.public;
            let line = public.hex_of(unit).zip(public.hex_of(target))?;
            Some(board_view::line_of_sight(
                context.game(),
                public,
                unit,
                line,
                None,
            ))
        }
        _other => None,
    };
    let events = session.visible_events_at(last, context.snapshot.perspective.viewer);
    events.filter_map(trace).collect()
}

/// Draws an action line: ordered units, moves, and attacks.
pub fn line_traces(context: &TableContext, line: &[Action]) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let mark = |unit: UnitId| {
        let hex = public.hex_of(unit)?;
        Some(overlay::rings(&[board_view::center(hex)], "offer"))
    };
    let trace_of = |action: &Action| match *action {
        Action::Order(unit, _) | Action::Clear(unit) | Action::Restore(unit) => mark(unit),
        Action::Move(unit, to, _) => {
            let places = [public.hex_of(unit)?, to];
            Some(board_view::route(&places))
        }
        Action::Retire(to) => {
            let from = public.hex_of(public.innermost_roll()?.target)?;
            Some(board_view::route(&[from, to]))
        }
        Action::Attack(unit, target) | Action::Sortie(unit, target) => {
            let places = public.hex_of(unit).zip(public.hex_of(target))?;
            Some(board_view::line_of_sight(game, public, unit, places, None))
        }
        _other => None,
    };
    let drawn: Vec<Html> = line.iter().filter_map(trace_of).collect();
    html! { <g class="ghost">{ drawn }</g> }
}
