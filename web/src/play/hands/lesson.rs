//! The table of a lesson: the table of every match, with the coach beside it.

use super::parts::{Lull, OrderBarProps};
use super::table::orders;
use super::{Furnished, Look, PromptLine, use_gaze, use_table_keys, use_watch};
use crate::learn::{LessonProps, Taught, use_class};
use crate::play::table::{OrderPanel, Scene, Stand};
use board::{Depth, Layer};
use engine::game::Seats;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// A game with lessons on such a table.
pub trait Coached: Furnished + Taught {
    /// Where a condition of a step is met, marked on the board; nothing where that is no place.
    fn goal_mark(&self, goal: &Self::Goal) -> Option<Html>;
}

/// The table.
#[component]
pub fn HandLesson<G: Coached>(props: &LessonProps<G>) -> Html {
    let phrases = use_phrases();
    let class = use_class(&props.loaded);
    let (desk, tutor, record) = (&class.desk, &class.tutor, &class.record);
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
    let coach = tutor.coach(&phrases, &watch.stand, &look, &open);
    let aims = use_memo(tutor.progress.step, |_| {
        let mark = |goal| tutor.lesson.game.goal_mark(goal);
        tutor.goals().iter().filter_map(mark).collect::<Html>()
    });
    let sitters = &record.sitters;
    let orders = orders(OrderBarProps {
        watch: still.clone(),
        actions: actions.clone(),
        sitters: sitters.clone(),
        lull: Lull::default(),
    });
    let scene = Scene {
        prompt: html! {
            <PromptLine<G> watch={watch.clone()} actions={actions.clone()} thinking={tutor.thinking}
                record={(**record).clone()} with_menu={false} />
        },
        board: html! {
            <G::Board watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={class.score.clone()}
                above={Some(Layer::kept("aims", Depth::Over, aims))} />
        },
        orders: html! {
            <OrderPanel class={G::ORDERS} question={still.question()} narrowed={format!("{:?}", still.aim)}>{ orders }</OrderPanel>
        },
        console: html! { <G::Console {watch} {actions} sitters={sitters.clone()} /> },
        seats: Html::default(),
        over: Html::default(),
    };
    scene.taught(&phrases, still.stand, coach, &class.rules)
}
