//! A lesson: which one is asked for, and its table before anything is drawn.

use super::table::LessonTable;
use super::tutor::{Loaded, Tutor, use_guard, use_tutor};
use crate::desk::Desk;
use crate::game_ui::{Eyes, GameUi};
use crate::run::use_speaking;
use crate::table::{open_rules, use_show};
use derive_where::derive_where;
use engine::game::Seat;
use engine::lesson::Lesson;
use std::rc::Rc;
use store::SaveRecord;
use ui::motion::Score;
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
        Lesson::<G::Game>::of_box(id).map(|lesson| Loaded(Rc::new(lesson)))
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
    pub loaded: Loaded<G>,
}

/// A lesson under way, and whoever learns.
pub struct Class<G: GameUi> {
    /// The match.
    pub desk: UseReducerHandle<Desk<G::Game>>,
    /// The rules beside the table, at a place of theirs, when they are open.
    pub rules: UseStateHandle<Option<Option<String>>>,
    /// What the coach knows.
    pub tutor: Tutor<G>,
    /// Who sits there; it is never kept.
    pub record: Rc<SaveRecord>,
    /// What is shown and heard of the last events.
    pub score: Rc<Score>,
    /// The learner's seat, while it is asked for something.
    pub seat: Option<Seat>,
    /// Whose eyes look.
    pub eyes: Eyes,
    /// Says whether an order serves the lesson now.
    pub guard: Callback<G::Action, bool>,
}

/// Sits down at a lesson.
#[hook]
pub fn use_class<G: GameUi>(loaded: &Loaded<G>) -> Class<G> {
    let desk = {
        let loaded = loaded.clone();
        use_reducer(move || Desk::new(Rc::new(loaded.begin())))
    };
    let rules = use_state_eq(|| None::<Option<String>>);
    let tutor = use_tutor(&desk, loaded);
    let record = use_memo(loaded.clone(), Loaded::record);
    let eyes = loaded.eyes();
    use_speaking::<G>(&desk, &record, Pace::Usual, eyes);
    let score = use_show::<G>(&desk, &record.sitters, Pace::Usual, eyes);
    let waits = desk.session.status().waiting().has(tutor.lesson.seat);
    let seat = (waits && !tutor.progress.done).then_some(tutor.lesson.seat);
    let guard = use_guard(&tutor, desk.edition);
    Class {
        desk,
        rules,
        tutor,
        record,
        score,
        seat,
        eyes,
        guard,
    }
}

impl<G: GameUi> Class<G> {
    /// Opens the rules beside the table, at a place of them.
    #[must_use]
    pub fn open_rules(&self) -> Callback<Option<String>> {
        open_rules(&self.rules)
    }
}
