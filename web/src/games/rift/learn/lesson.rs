//! The table of a lesson: the table of every match, with the coach beside it.

use super::super::narrate::Narrator;
use super::super::table::actions::Actions;
use super::super::table::flight::recent;
use super::super::table::sitting::{use_gaze, use_watch};
use super::super::table::{board, keys};
use super::frame::Table;
use super::goals;
use super::tutor::{Loaded, use_guard, use_tutor};
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::learn::{Coach, Ticks, lesson_key};
use crate::play::Desk;
use crate::play::Eyes;
use crate::play::run::{use_forced, use_speaking};
use crate::play::table::use_show;
use crate::store::settings::Pace;
use crate::store::{SaveRecord, Sitter};
use engine::game::Game;
use engine::rift::lesson::{lesson, lesson_ids};
use std::rc::Rc;
use yew::prelude::*;

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
    loaded: Loaded,
}

/// The table.
#[component]
fn LessonTable(props: &LessonTableProps) -> Html {
    let phrases = use_phrases();
    let desk = {
        let lesson = props.loaded.0.clone();
        use_reducer(move || {
            let done = Ticks::load().of(&lesson_key(GameName::Rift, &lesson.id));
            let step = if done < lesson.steps.len() { done } else { 0 };
            Desk::new(Rc::new(lesson.begin_at(step)))
        })
    };
    let rules = use_state_eq(|| None::<Option<String>>);
    let tutor = use_tutor(&desk, &props.loaded);
    let (lesson, progress) = (tutor.lesson.clone(), tutor.progress.clone());
    let record = use_memo(props.loaded.clone(), record);
    use_speaking(&desk, &record, Pace::Usual, Eyes::OPEN);
    let score = use_show(&desk, &record.sitters, Pace::Usual, Eyes::OPEN);
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
    let step = lesson.steps.get(progress.step);
    let marks: Vec<_> = step
        .into_iter()
        .flat_map(|step| step.goals.iter().filter_map(goals::square))
        .collect();
    let narrator = Narrator::new(&phrases, watch.table());
    let next = lesson_ids()
        .skip_while(|id| *id != lesson.id)
        .nth(1)
        .map(str::to_owned);
    let rule = step.and_then(|step| step.rule.clone()).map(|rule| {
        let open = rules.setter();
        let anchor = rule.clone();
        let onclick = Callback::from(move |_: MouseEvent| open.set(Some(Some(anchor.clone()))));
        html! { <button type="button" class="rule-link" {onclick}>{ rule }</button> }
    });
    let panel = html! {
        <Coach game={GameName::Rift} title={tutor.title(&phrases)} text={tutor.text(&phrases)}
            aims={tutor.aims(&phrases, &narrator)} note={tutor.note(&phrases, &watch)} step={progress.step}
            count={lesson.steps.len()} {next} rule={rule.unwrap_or_default()} deeds={tutor.deeds(&phrases, &watch, &looked)} />
    };
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

/// Who sits at the table of a lesson, in the form that the parts of a table read. It is never kept.
fn record(loaded: &Loaded) -> SaveRecord {
    let lesson = &loaded.0;
    let other = Sitter::Bot(lesson.rival.unwrap_or_default());
    let seats = lesson.game.seats();
    SaveRecord {
        id: String::new(),
        game: GameName::Rift.slug().to_owned(),
        title: String::new(),
        updated: 0,
        sitters: seats
            .iter()
            .map(|seat| {
                if seat == lesson.seat {
                    Sitter::Human
                } else {
                    other
                }
            })
            .collect(),
        colors: Vec::new(),
        board: String::new(),
        round: 0,
        over: false,
        direct: None,
        text: String::new(),
    }
}
