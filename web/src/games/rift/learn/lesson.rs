//! The table of a lesson: the table of every match, with the coach beside it.

use super::super::narrate::Narrator;
use super::super::table::actions::Actions;
use super::super::table::flight::recent;
use super::super::table::sitting::{use_gaze, use_watch};
use super::super::table::{board, keys};
use super::frame::scene;
use super::goals;
use crate::learn::{LessonPage, LessonProps, Loaded, Taught, use_class};
use crate::play::run::use_forced;
use engine::game::Seats;
use engine::rift::Rift;
use engine::rift::lesson::Goal;
use engine::rift::state::State;
use engine::suite::GameId;
use ui::l10n::{Phrases, Word, use_phrases};
use yew::prelude::*;

impl Taught for Rift {
    const GAME: GameId = GameId::Rift;

    fn lesson_table(loaded: Loaded<Self>) -> Html {
        html! { <LessonTable key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
    }

    fn goal_words(&self, phrases: &Phrases, _: &State, goal: &Goal) -> String {
        goals::words(phrases, &Narrator::new(phrases, self), goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("rift-order-{kind}"))
    }

    fn figures_told(&self) -> Vec<(&'static str, Word)> {
        vec![("blast", self.figures().blast_reach().into())]
    }
}

/// A lesson of the box.
pub type RiftLesson = LessonPage<Rift>;

/// The table.
#[component]
fn LessonTable(props: &LessonProps<Rift>) -> Html {
    let phrases = use_phrases();
    let class = use_class(&props.loaded);
    let (desk, tutor) = (&class.desk, &class.tutor);
    use_forced(desk, class.seat);
    let gaze = use_gaze(desk, class.seat);
    let watch = use_watch(desk, class.seat, Seats::NONE, &gaze);
    let still = watch.unlooked();
    let looked = gaze.looked.setter();
    let actions = Actions::new(
        &still,
        looked.clone(),
        gaze.picked.setter(),
        class.open_rules(),
        false,
    )
    .guarded(class.guard.clone());
    keys::use_table_keys(&actions, class.seat);
    let squares = use_memo(desk.edition, |_| recent(&desk.session));
    let marks: Vec<_> = tutor.goals().iter().filter_map(goals::square).collect();
    let look = Callback::from(move |action| looked.set(action));
    let coach = tutor.coach(&phrases, &watch.stand(), &look, &class.open_rules());
    let board = html! {
        <board::TableBoard watch={watch.clone()} actions={actions.clone()} recent={(*squares).clone()}
            score={class.score.clone()} {marks} />
    };
    let scene = scene(&watch, &actions, &class.record, tutor.thinking, board);
    scene.taught(&phrases, still.stand(), coach, &class.rules)
}
