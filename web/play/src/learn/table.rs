//! The table of a lesson: the table of every match, with the coach beside it.

use super::tutor::use_coach;
use super::{LessonProps, use_class};
use crate::game_ui::{GameUi, Look, PartProps, Stand};
use crate::hands::{taught, use_gaze, use_table_keys, use_watch};
use crate::run::use_forced;
use board::{Depth, Layer};
use engine::game::Seats;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The table.
#[component]
pub fn LessonTable<G: GameUi>(props: &LessonProps<G>) -> Html {
    let phrases = use_phrases();
    let class = use_class(&props.loaded);
    let (desk, tutor, record) = (&class.desk, &class.tutor, &class.record);
    use_forced::<G>(desk, class.seat);
    let gaze = use_gaze(desk, class.seat);
    let stand = Stand::of(desk, class.seat, Seats::NONE, class.eyes);
    let watch = use_watch(stand, &gaze);
    let still = watch.unlooked();
    let (look, open) = (gaze.look.setter(), class.open_rules());
    let actions = gaze
        .hands(&watch, open.clone())
        .guarded(class.guard.clone());
    use_table_keys(&actions, &still);
    let look = Callback::from(move |action| {
        look.set(Look {
            place: None,
            action,
        });
    });
    let coach = use_coach(tutor, &watch.stand, &look, &open);
    let aims = use_memo(tutor.progress.step, |_| {
        let mark = |goal| G::goal_mark(&tutor.lesson.game, goal);
        tutor.goals().iter().filter_map(mark).collect::<Html>()
    });
    let part = PartProps {
        watch,
        actions,
        sitters: record.sitters.clone(),
    };
    let above = Some(Layer::kept("aims", Depth::Over, aims));
    let board = html! { <G::Board part={part.clone()} score={class.score.clone()} {above} /> };
    let scene = taught(part, record, tutor.thinking, board);
    scene.taught(&phrases, still.stand, coach, &class.rules)
}
