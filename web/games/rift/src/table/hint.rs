//! The text of a hint, and the drawing of its plan.

use super::super::board_view::plan_preview::PlanPreview;
use super::super::narrate::Narrator;
use super::TableContext;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
use play::hint::{HintStage, ShownHint};
use ui::l10n::Phrases;
use yew::prelude::*;

/// Draws the plan of a hint that is shown in full; empty in earlier stages.
pub fn hint_drawing(context: &TableContext, hint: &ShownHint<Action>) -> Html {
    if hint.stage != HintStage::Whole {
        return Html::default();
    }
    let (game, view) = (context.game(), &context.view);
    PlanPreview::of(game, view, hint.seat, &hint.line).render(game, view)
}

/// Returns the text of a hint for its current stage.
pub fn hint_text(context: &TableContext, phrases: &Phrases, hint: &ShownHint<Action>) -> String {
    let narrator = Narrator::new(phrases, context.game());
    if hint.stage == HintStage::Thinking {
        return narrator.phrases().text("hint-thinking");
    }
    let game: &Rift = context.game();
    let plan = PlanPreview::of(game, &context.view, hint.seat, &hint.line);
    let Some(ship) = plan.ship else {
        return narrator.phrases().text("rift-hint-wait");
    };
    if hint.stage == HintStage::Whole {
        let sentence = [
            ("ship", narrator.ship(ship).into()),
            ("plan", narrator.plan(ship, &plan.events).into()),
        ];
        return narrator.phrases().say("rift-hint-whole", &sentence);
    }
    let key = format!("rift-hint-{}", turn_kind(ship, &plan.events));
    narrator
        .phrases()
        .say(&key, &[("ship", narrator.ship(ship).into())])
}

/// Returns the kind of the planned turn, for a phrase key.
fn turn_kind(own_ship: ShipId, events: &[Event]) -> &'static str {
    let is_shot =
        |event: &Event| matches!(event, Event::ShotFired { ship, .. } if *ship == own_ship);
    let is_move = |event: &Event| matches!(event, Event::Stepped { ship, .. } | Event::PlaneChanged { ship, .. } if *ship == own_ship);
    let is_jump = |event: &Event| matches!(event, Event::Warped { ship, .. } if *ship == own_ship);
    let moves_bars = |event: &Event| matches!(event, Event::BarMoved { ship, .. } | Event::BarsSwapped { ship, .. } if *ship == own_ship);
    let first_shot = events.iter().position(is_shot);
    let last_shot = events.iter().rposition(is_shot);
    let (first_move, last_move) = (
        events.iter().position(is_move),
        events.iter().rposition(is_move),
    );
    match (first_shot, first_move) {
        _ if events.iter().any(is_jump) => "warp",
        (Some(first), Some(before)) if before < first => "close",
        (Some(_), Some(_)) if last_move > last_shot => "away",
        (Some(_), _) => "fire",
        (None, _) if events.iter().any(moves_bars) => "shields",
        (None, Some(_)) => "move",
        (None, None) => "wait",
    }
}
