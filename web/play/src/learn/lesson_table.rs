//! The table of a lesson: a table as in every match, with the coach beside it.

use super::lesson_runner::use_lesson_panel;
use super::{LessonProps, use_lesson_handle};
use crate::game_ui::{GameUi, Hover, TablePartProps, TableSnapshot};
use crate::match_pages::{lesson_slots, use_selection, use_table_context, use_table_keys};
use crate::running_table::use_forced_actions;
use crate::table::TableSlots;
use board::{Depth, Layer};
use engine::game::SeatSet;
use ui::l10n::use_phrases;
use ui::panels::CombatStage;
use yew::prelude::*;

#[component]
pub fn LessonTable<G: GameUi>(props: &LessonProps<G>) -> Html {
    let phrases = use_phrases();
    let class = use_lesson_handle(&props.loaded);
    let (session_store, runner, record) = (&class.store, &class.runner, &class.record);
    use_forced_actions::<G>(
        session_store,
        class.seat.filter(|_| !G::FORCED_ACTIONS_REVEAL),
    );
    let selection = use_selection(session_store, class.seat);
    let snapshot = TableSnapshot::of(session_store, class.seat, SeatSet::NONE, class.perspective);
    let context = use_table_context(snapshot, &selection);
    let still_context = context.without_hover();
    let (set_hover, open) = (selection.hover.setter(), class.open_rules());
    let actions = selection
        .actions(&context, open.clone())
        .with_guard(class.guard.clone());
    use_table_keys(&actions, &still_context);
    let set_hover = Callback::from(move |action| {
        set_hover.set(Hover {
            place: None,
            action,
        });
    });
    let lesson_panel = use_lesson_panel(runner, &context.snapshot, &set_hover, &open);
    let goal_marks = use_memo(runner.progress.step, |_| {
        let mark = |goal| G::goal_mark(&runner.lesson.game, goal);
        runner.goals().iter().filter_map(mark).collect::<Html>()
    });
    let part = TablePartProps {
        context,
        actions,
        player_kinds: record.player_kinds.clone(),
    };
    let above = Some(Layer::memoized("aims", Depth::Over, goal_marks));
    let board =
        html! { <G::Board part={part.clone()} animation={class.animation.clone()} {above} /> };
    let open_roll = part.open_roll(&phrases);
    let slots = TableSlots {
        overlay: html! { <CombatStage animation={class.animation.clone()} {open_roll} /> },
        ..lesson_slots(part, record, runner.is_thinking, board)
    };
    slots.render_lesson(&phrases, still_context.snapshot, lesson_panel, &class.rules)
}
