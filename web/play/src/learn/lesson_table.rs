//! The table of a lesson: a table as in every match, with the coach beside it.

use super::lesson_runner::use_coach;
use super::{LessonProps, use_lesson_handle};
use crate::game_ui::{GameUi, Hover, TablePartProps, TableSnapshot};
use crate::match_pages::{lesson_slots, use_selection, use_table_context, use_table_keys};
use crate::running_table::use_forced_actions;
use board::{Depth, Layer};
use engine::game::SeatSet;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The table of a lesson.
#[component]
pub fn LessonTable<G: GameUi>(props: &LessonProps<G>) -> Html {
    let phrases = use_phrases();
    let class = use_lesson_handle(&props.loaded);
    let (desk, tutor, record) = (&class.store, &class.runner, &class.record);
    use_forced_actions::<G>(desk, class.seat);
    let gaze = use_selection(desk, class.seat);
    let stand = TableSnapshot::of(desk, class.seat, SeatSet::NONE, class.perspective);
    let watch = use_table_context(stand, &gaze);
    let still = watch.without_hover();
    let (look, open) = (gaze.hover.setter(), class.open_rules());
    let actions = gaze
        .actions(&watch, open.clone())
        .with_guard(class.guard.clone());
    use_table_keys(&actions, &still);
    let look = Callback::from(move |action| {
        look.set(Hover {
            place: None,
            action,
        });
    });
    let coach = use_coach(tutor, &watch.stand, &look, &open);
    let aims = use_memo(tutor.progress.step, |_| {
        let mark = |goal| G::goal_mark(&tutor.lesson.game, goal);
        tutor.goals().iter().filter_map(mark).collect::<Html>()
    });
    let part = TablePartProps {
        watch,
        actions,
        sitters: record.sitters.clone(),
    };
    let above = Some(Layer::memoized("aims", Depth::Over, aims));
    let board = html! { <G::Board part={part.clone()} score={class.score.clone()} {above} /> };
    let scene = lesson_slots(part, record, tutor.thinking, board);
    scene.draw_lesson(&phrases, still.stand, coach, &class.rules)
}
