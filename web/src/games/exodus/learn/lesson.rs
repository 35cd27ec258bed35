//! The table of a lesson: the table of every game, with the coach beside it.

use super::super::field;
use super::super::narrate::Narrator;
use super::super::pieces::overlay;
use super::super::table::{
    Actions, Console, Hand, Leaves, Look, OrderBar, PromptLine, keys, steps, use_gaze, use_watch,
};
use super::goals;
use crate::board::{Depth, Layer};
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::learn::{Loaded, Taught, use_guard, use_tutor};
use crate::pages::RulesDrawer;
use crate::play::Desk;
use crate::play::run::use_speaking;
use crate::play::table::{Log, Sheet, TableFrame, use_show};
use crate::store::settings::Pace;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::lesson::{Goal, lesson};
use engine::exodus::state::State;
use engine::game::Seat;
use std::rc::Rc;
use yew::prelude::*;

impl Taught for Exodus {
    const GAME: GameName = GameName::Exodus;

    fn goal_words(&self, phrases: &Phrases, state: &State, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, self).on(&state.public);
        goals::words(phrases, &narrator, *goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("exodus-learn-kind-{kind}"))
    }

    /// With the ship or hex that it is about.
    fn order_words(&self, phrases: &Phrases, state: &State, seat: Seat, action: Action) -> String {
        let narrator = Narrator::new(phrases, self).on(&state.public);
        phrases.list(&steps(self, &narrator, state, seat, &[action]))
    }
}

/// Which lesson.
#[derive(Properties, PartialEq)]
pub struct ExodusLessonProps {
    /// Its id.
    pub id: String,
}

/// A lesson of the box; nothing when there is none of that id.
#[component]
pub fn ExodusLesson(props: &ExodusLessonProps) -> Html {
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
    loaded: Loaded<Exodus>,
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
    let gaze = use_gaze(&desk, seat);
    let watch = use_watch(&desk, seat, eyes, &gaze);
    let still = watch.unlooked();
    let guard = use_guard(&tutor, desk.edition);
    let look = gaze.look.setter();
    let open = rules.setter();
    let open = Callback::from(move |anchor| open.set(Some(anchor)));
    let actions = Actions::new(&still, look.clone(), gaze.shown.setter(), open.clone());
    let actions = actions.guarded(guard);
    keys::use_table_keys(&actions, &still);
    let look = Callback::from(move |action| look.set(Look { hex: None, action }));
    let coach = tutor.coach(&phrases, &watch.stand, &look, &open);
    let aims = use_memo(progress.step, |_| {
        let hexes = tutor.goals().iter().filter_map(Goal::hex);
        let mark = |hex| overlay::hexagon(field::center(&lesson.game, hex), "exo-goal");
        hexes.map(mark).collect::<Html>()
    });
    let sitters = record.sitters.clone();
    html! {
        <TableFrame game={GameName::Exodus.slug()} asks={seat.is_some()} pace={Pace::Usual.slug()} colors={None::<AttrValue>}>
            <PromptLine watch={watch.clone()} actions={actions.clone()} thinking={tutor.thinking}
                record={(*record).clone()} with_menu={false} />
            { coach }
            <Leaves watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} {score}
                above={Layer::kept("aims", Depth::Over, aims)} />
            <section class="table-actions panel exo-actions" aria-label={phrases.text("table-orders")}>
                <OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={false} />
                <Hand watch={still.clone()} actions={actions.clone()} />
            </section>
            <Sheet>
                <Console watch={watch.clone()} actions={actions.clone()} {sitters} />
                <section class="table-log panel" aria-label={phrases.text("table-log")}>
                    <Log<Exodus> stand={still.stand.clone()} />
                </section>
            </Sheet>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Exodus} {anchor} onclose={move |()| rules.set(None)} />
            }
        </TableFrame>
    }
}
