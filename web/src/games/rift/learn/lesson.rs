//! The table of a lesson: the table of every match, with the coach beside it.

use super::super::narrate::Narrator;
use super::super::table::actions::Actions;
use super::super::table::flight::recent;
use super::super::table::sitting::{use_gaze, use_watch};
use super::super::table::{board, keys};
use super::frame::Table;
use super::goals;
use crate::games::GameName;
use crate::l10n::{Phrases, Word, use_phrases};
use crate::learn::{Loaded, Taught, use_guard, use_tutor};
use crate::play::Desk;
use crate::play::run::{use_forced, use_speaking};
use crate::play::table::use_show;
use crate::store::settings::Pace;
use engine::rift::Rift;
use engine::rift::lesson::{Goal, lesson};
use engine::rift::state::State;
use std::rc::Rc;
use yew::prelude::*;

impl Taught for Rift {
    const GAME: GameName = GameName::Rift;

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

/// Which lesson.
#[derive(Properties, PartialEq)]
pub struct RiftLessonProps {
    /// Its id.
    pub id: String,
}

/// A lesson of the box; nothing when there is none of that id.
#[component]
pub fn RiftLesson(props: &RiftLessonProps) -> Html {
    let loaded = use_memo(props.id.clone(), |id| {
        lesson(id).map(|lesson| Loaded(Rc::new(lesson)))
    });
    match &*loaded {
        Some(loaded) => html! { <LessonTable key={props.id.clone()} loaded={loaded.clone()} /> },
        None => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct LessonTableProps {
    loaded: Loaded<Rift>,
}

/// The table.
#[component]
fn LessonTable(props: &LessonTableProps) -> Html {
    let phrases = use_phrases();
    let desk = {
        let loaded = props.loaded.clone();
        use_reducer(move || Desk::new(Rc::new(loaded.begin())))
    };
    let rules = use_state_eq(|| None::<Option<String>>);
    let tutor = use_tutor(&desk, &props.loaded);
    let (lesson, progress) = (tutor.lesson.clone(), tutor.progress.clone());
    let record = use_memo(props.loaded.clone(), Loaded::record);
    let eyes = props.loaded.eyes();
    use_speaking(&desk, &record, Pace::Usual, eyes);
    let score = use_show(&desk, &record.sitters, Pace::Usual, eyes);
    let waits = desk.session.status().waiting().has(lesson.seat);
    let seat = (waits && !progress.done).then_some(lesson.seat);
    use_forced(&desk, seat);
    let gaze = use_gaze(&desk, seat);
    let watch = use_watch(&desk, seat, &gaze);
    let still = watch.unlooked();
    let guard = use_guard(&tutor, desk.edition);
    let looked = gaze.looked.setter();
    let actions = Actions::new(
        &still,
        looked.clone(),
        gaze.picked.setter(),
        rules.setter(),
        false,
    )
    .guarded(guard);
    keys::use_table_keys(&actions, watch.deeds.clone(), seat);
    let squares = use_memo(desk.edition, |_| recent(&desk.session));
    let marks: Vec<_> = tutor.goals().iter().filter_map(goals::square).collect();
    let open = rules.setter();
    let panel = tutor.coach(
        &phrases,
        &watch.stand(),
        &Callback::from(move |action| looked.set(action)),
        &Callback::from(move |anchor| open.set(Some(anchor))),
    );
    let board = html! {
        <board::TableBoard watch={watch.clone()} actions={actions.clone()} recent={(*squares).clone()} {score} {marks} />
    };
    let table = Table {
        asks: seat.is_some(),
        thinking: tutor.thinking,
        record: (*record).clone(),
        watch,
        actions,
        rules,
    };
    table.draw(&phrases, panel, board)
}
