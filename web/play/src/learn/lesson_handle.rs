//! A lesson: which one is asked for, and its table before anything is drawn.

use super::lesson_runner::{LessonRunner, LoadedLesson, use_guard, use_lesson_runner};
use super::lesson_table::LessonTable;
use crate::game_ui::{GameUi, Perspective};
use crate::running_table::use_announcements;
use crate::session_store::SessionStore;
use crate::table::{open_rules, use_table_animation};
use derive_where::derive_where;
use engine::game::Seat;
use engine::lesson::Lesson;
use std::rc::Rc;
use store::SaveRecord;
use ui::motion::AnimationSchedule;
use ui::settings::Pace;
use yew::prelude::*;

/// Which lesson.
#[derive(Properties, PartialEq)]
pub struct LessonPageProps {
    /// Its id.
    pub id: String,
}

/// A lesson of the box; nothing when there is none of that id.
#[component]
pub fn LessonPage<G: GameUi>(props: &LessonPageProps) -> Html {
    let loaded = use_memo(props.id.clone(), |id| {
        Lesson::<G::Game>::builtin(id).map(|lesson| LoadedLesson(Rc::new(lesson)))
    });
    match &*loaded {
        // Another lesson is another match.
        Some(loaded) => {
            html! { <LessonTable<G> key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
        }
        None => Html::default(),
    }
}

/// Properties of the table of a lesson.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct LessonProps<G: GameUi> {
    /// The lesson.
    pub loaded: LoadedLesson<G>,
}

/// A lesson under way, and whoever learns.
pub struct LessonHandle<G: GameUi> {
    /// The match.
    pub store: UseReducerHandle<SessionStore<G::Game>>,
    /// The rules beside the table, at a place of theirs, when they are open.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// What the coach knows.
    pub runner: LessonRunner<G>,
    /// Who sits there; it is never kept.
    pub record: Rc<SaveRecord>,
    /// What is shown and heard of the last events.
    pub score: Rc<AnimationSchedule>,
    /// The learner's seat, while it is asked for something.
    pub seat: Option<Seat>,
    /// Whose eyes look.
    pub perspective: Perspective,
    /// Says whether an order serves the lesson now.
    pub guard: Callback<G::Action, bool>,
}

/// Sits down at a lesson.
#[hook]
pub fn use_lesson_handle<G: GameUi>(loaded: &LoadedLesson<G>) -> LessonHandle<G> {
    let desk = {
        let loaded = loaded.clone();
        use_reducer(move || SessionStore::new(Rc::new(loaded.begin())))
    };
    let rules = use_state_eq(|| None::<Option<String>>);
    let tutor = use_lesson_runner(&desk, loaded);
    let record = use_memo(loaded.clone(), LoadedLesson::record);
    let eyes = loaded.perspective();
    use_announcements::<G>(&desk, &record, Pace::Usual, eyes);
    let score = use_table_animation::<G>(&desk, &record.sitters, Pace::Usual, eyes);
    let waits = desk.session.status().waiting_seats().has(tutor.lesson.seat);
    let seat = (waits && !tutor.progress.done).then_some(tutor.lesson.seat);
    let guard = use_guard(&tutor, desk.edition);
    LessonHandle {
        store: desk,
        rules,
        runner: tutor,
        record,
        score,
        seat,
        perspective: eyes,
        guard,
    }
}

impl<G: GameUi> LessonHandle<G> {
    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }
}
