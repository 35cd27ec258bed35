//! The table of a lesson: the table of every game, with the coach beside it.

use super::super::field;
use super::super::narrate::Narrator;
use super::super::pieces::overlay;
use super::super::table::{Console, Hand, Leaves, OrderBar};
use super::goals;
use crate::board::{Depth, Layer};
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::learn::{LessonPage, LessonProps, Loaded, Taught, use_class};
use crate::play::hands::{Look, PromptLine, use_gaze, use_table_keys, use_watch};
use crate::play::table::Scene;
use engine::exodus::Exodus;
use engine::exodus::lesson::Goal;
use engine::exodus::state::State;
use yew::prelude::*;

impl Taught for Exodus {
    const GAME: GameName = GameName::Exodus;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <LessonTable key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, state: &State, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, self).on(&state.public);
        goals::words(phrases, &narrator, *goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("exodus-learn-kind-{kind}"))
    }
}

/// A lesson of the box.
pub type ExodusLesson = LessonPage<Exodus>;

/// The table.
#[component]
fn LessonTable(props: &LessonProps<Exodus>) -> Html {
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
        let hexes = tutor.goals().iter().filter_map(Goal::hex);
        let mark = |hex| overlay::hexagon(field::center(&tutor.lesson.game, hex), "exo-goal");
        hexes.map(mark).collect::<Html>()
    });
    let sitters = &record.sitters;
    let scene = Scene {
        prompt: html! {
            <PromptLine<Exodus> watch={watch.clone()} actions={actions.clone()} thinking={tutor.thinking}
                record={(**record).clone()} with_menu={false} />
        },
        board: html! {
            <Leaves watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={class.score.clone()}
                above={Layer::kept("aims", Depth::Over, aims)} />
        },
        orders: html! {
            <section class="table-actions panel exo-actions" aria-label={phrases.text("table-orders")}>
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
