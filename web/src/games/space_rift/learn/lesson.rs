//! The table of a lesson: the table of every battle, with the coach beside it.

use super::super::field;
use super::super::pieces::overlay;
use super::super::table::{Console, Hand, OrderBar, TableBoard};
use super::goals;
use crate::board::{Depth, Layer};
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::learn::{LessonPage, LessonProps, Loaded, Taught, use_class};
use crate::play::hands::{Handled, Look, PromptLine, use_gaze, use_table_keys, use_watch};
use crate::play::table::Scene;
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::lesson::Goal;
use engine::space_rift::state::State;
use yew::prelude::*;

impl Taught for SpaceRift {
    const GAME: GameName = GameName::SpaceRift;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <LessonTable key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, _: &State, goal: &Goal) -> String {
        goals::words(phrases, self, goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("space-rift-kind-{kind}"))
    }

    /// With the unit that it is given to.
    fn order_words(&self, phrases: &Phrases, state: &State, _: Seat, action: Action) -> String {
        self.step_name(phrases, state, action)
    }
}

/// A lesson of the box.
pub type SpaceLesson = LessonPage<SpaceRift>;

/// The table.
#[component]
fn LessonTable(props: &LessonProps<SpaceRift>) -> Html {
    let phrases = use_phrases();
    let class = use_class(&props.loaded);
    let (desk, tutor, record) = (&class.desk, &class.tutor, &class.record);
    let gaze = use_gaze(desk, class.seat);
    let watch = use_watch(desk, class.seat, class.eyes, &gaze);
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
        })
    });
    let coach = tutor.coach(&phrases, &watch.stand, &look, &open);
    let aims = use_memo(tutor.progress.step, |_| {
        let hexes = tutor.goals().iter().filter_map(goals::hex);
        let mark = |hex| overlay::hexagon(field::center(hex), "offer");
        hexes.map(mark).collect::<Html>()
    });
    let sitters = &record.sitters;
    let scene = Scene {
        prompt: html! {
            <PromptLine<SpaceRift> watch={watch.clone()} actions={actions.clone()} thinking={tutor.thinking}
                record={(**record).clone()} with_menu={false} />
        },
        board: html! {
            <TableBoard watch={watch.clone()} actions={actions.clone()} score={class.score.clone()}
                above={Layer::kept("aims", Depth::Over, aims)} />
        },
        orders: html! {
            <section class="table-actions panel battle-actions" aria-label={phrases.text("table-orders")}>
                <OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={false} />
                <Hand watch={still.clone()} actions={actions.clone()} />
            </section>
        },
        console: html! {
            <Console watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} />
        },
        seats: Html::default(),
        over: Html::default(),
    };
    scene.taught(&phrases, still.stand, coach, &class.rules)
}
