//! Loading a lesson, and the handle of its table.

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

#[derive(Properties, PartialEq)]
pub struct LessonPageProps {
    pub id: String,
}

/// A lesson of the base content; empty if there is none with this id.
#[component]
pub fn LessonPage<G: GameUi>(props: &LessonPageProps) -> Html {
    let loaded = use_memo(props.id.clone(), |id| {
        Lesson::<G::Game>::builtin(id).map(|lesson| LoadedLesson(Rc::new(lesson)))
    });
    match &*loaded {
        // The key makes another lesson a new table.
        Some(loaded) => {
            html! { <LessonTable<G> key={loaded.0.id.clone()} loaded={loaded.clone()} /> }
        }
        None => Html::default(),
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct LessonProps<G: GameUi> {
    pub loaded: LoadedLesson<G>,
}

/// A running lesson with its table.
pub struct LessonHandle<G: GameUi> {
    /// The session store of the lesson's match.
    pub store: UseReducerHandle<SessionStore<G::Game>>,
    /// The anchor in the rules beside the table; the outer `None` means closed.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// The progress, and the texts of the coach.
    pub runner: LessonRunner<G>,
    /// Who plays each seat; this record is never stored.
    pub record: Rc<SaveRecord>,
    /// The animation and sound of the last events.
    pub animation: Rc<AnimationSchedule>,
    /// The learner's seat, while it has to act.
    pub seat: Option<Seat>,
    /// Whose view is shown.
    pub perspective: Perspective,
    /// Whether an order is accepted in the current step.
    pub guard: Callback<G::Action, bool>,
}

/// Sets up the table of a lesson.
#[hook]
pub fn use_lesson_handle<G: GameUi>(loaded: &LoadedLesson<G>) -> LessonHandle<G> {
    let session_store = {
        let loaded = loaded.clone();
        use_reducer(move || SessionStore::new(Rc::new(loaded.begin())))
    };
    let rules = use_state_eq(|| None::<Option<String>>);
    let runner = use_lesson_runner(&session_store, loaded);
    let record = use_memo(loaded.clone(), LoadedLesson::record);
    let perspective = loaded.perspective();
    use_announcements::<G>(&session_store, &record, Pace::Usual, perspective);
    let animation = use_table_animation::<G>(
        &session_store,
        &record.player_kinds,
        Pace::Usual,
        perspective,
    );
    let is_waiting = session_store
        .session
        .status()
        .waiting_seats()
        .contains(runner.lesson.seat);
    let seat = (is_waiting && !runner.progress.is_done).then_some(runner.lesson.seat);
    let guard = use_guard(&runner, session_store.edition);
    LessonHandle {
        store: session_store,
        rules,
        runner,
        record,
        animation,
        seat,
        perspective,
        guard,
    }
}

impl<G: GameUi> LessonHandle<G> {
    /// Returns a callback that opens the rules beside the table, at an anchor.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }
}
