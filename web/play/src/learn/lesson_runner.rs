//! Runs a lesson of any game: scripted moves, the rival bot, stored progress, and the texts of the
//! coach. [`GameUi`] provides the words of conditions.

use super::{LessonControls, LessonGoal, LessonPanel, lessons};
use crate::bot::{BotTurn, use_bot};
use crate::game_ui::{GameUi, Perspective, TableSnapshot};
use crate::session_store::{SessionCommand, SessionStore};
use derive_where::derive_where;
use engine::game::{Game, Seat, Status, Viewer};
use engine::lesson::{Lesson, LessonProgress, Teachable};
use engine::registry::RegisteredGame;
use engine::session::Session;
use std::rc::Rc;
use store::learning_progress::{LearningProgress, lesson_key};
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::motion::AnimationWait;
use ui::rule_button::RuleButton;
use ui::settings::Pace;
use yew::prelude::*;

/// Milliseconds before a scripted move, so that a person can follow.
const INTERVAL_MS: u32 = 450;

/// A loaded lesson, compared by identity.
#[derive_where(Clone)]
pub struct LoadedLesson<G: GameUi>(pub Rc<Lesson<G::Game>>);

impl<G: GameUi> PartialEq for LoadedLesson<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: GameUi> LoadedLesson<G> {
    /// Starts a match at the first step that is not done; at the first step if all are done.
    #[must_use]
    pub fn begin(&self) -> Session<G::Game> {
        let lesson = &self.0;
        let done = LearningProgress::load().steps_done(&lesson_key(<G::Game>::ID, &lesson.id));
        let step = if done < lesson.steps.len() { done } else { 0 };
        lesson.start_session_at(step)
    }

    /// Returns the perspective: the learner's in games with secrets.
    #[must_use]
    pub fn perspective(&self) -> Perspective {
        let viewer = match <G::Game>::HAS_SECRETS {
            true => Viewer::Seat(self.0.seat),
            false => return Perspective::OMNISCIENT,
        };
        Perspective {
            viewer,
            ..Perspective::OMNISCIENT
        }
    }

    /// Returns a record with the players of the seats, which table components read. It is never
    /// stored.
    #[must_use]
    pub fn record(&self) -> SaveRecord {
        let lesson = &self.0;
        let other = PlayerKind::Bot(lesson.rival.unwrap_or_default());
        let player_kind = |seat: Seat| match seat == lesson.seat {
            true => PlayerKind::Human,
            false => other,
        };
        SaveRecord {
            id: String::new(),
            game: <G::Game>::ID.name().to_owned(),
            title: String::new(),
            updated: 0,
            player_kinds: lesson.game.seats().iter().map(player_kind).collect(),
            colors: Vec::new(),
            sides: Vec::new(),
            board: String::new(),
            round: 0,
            is_over: false,
            direct: None,
            text: String::new(),
        }
    }
}

/// A running lesson.
#[derive_where(Clone)]
pub struct LessonRunner<G: GameUi> {
    pub lesson: Rc<Lesson<G::Game>>,
    /// The progress in the current match.
    pub progress: Rc<LessonProgress>,
    /// A hint, or why an order was not accepted, with the edition at which it was given.
    note: UseStateHandle<Option<(u32, String)>>,
    /// The hinted order, with the edition at which it was given.
    hinted: UseStateHandle<Option<(u32, G::Action)>>,
    /// Whether the rival bot is thinking.
    pub is_thinking: bool,
}

/// Runs a lesson on a session store.
#[hook]
pub fn use_lesson_runner<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    loaded: &LoadedLesson<G>,
) -> LessonRunner<G> {
    let lesson = loaded.0.clone();
    let progress = use_memo((loaded.clone(), session_store.edition), |(loaded, _)| {
        loaded.0.progress(&session_store.session)
    });
    use_scripted_moves(session_store, loaded, &progress);
    let rival_turn = rival_to_move::<G>(session_store, &lesson, &progress);
    let is_thinking = use_bot(session_store, rival_turn, Pace::Usual, Callback::noop());
    use_effect_with((lesson.id.clone(), progress.step), |(id, step)| {
        LearningProgress::record(&lesson_key(<G::Game>::ID, id), *step);
    });
    LessonRunner {
        lesson,
        progress,
        note: use_state_eq(|| None),
        hinted: use_state_eq(|| None),
        is_thinking,
    }
}

/// Gives the scripted moves of other seats.
#[hook]
fn use_scripted_moves<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    loaded: &LoadedLesson<G>,
    progress: &Rc<LessonProgress>,
) {
    let (session, dispatcher) = (session_store.session.clone(), session_store.dispatcher());
    let (loaded, progress) = (loaded.clone(), progress.clone());
    use_effect_with(session_store.change_count, move |_| {
        let next = loaded.0.next_automatic_action(&session, &progress);
        let scripted = next.filter(|(seat, _)| *seat != loaded.0.seat);
        let timer = scripted.map(|(seat, action)| {
            let command = SessionCommand::give_line(session.position_id(), seat, &[action]);
            AnimationWait::start(INTERVAL_MS, move || dispatcher.dispatch(command))
        });
        move || drop(timer)
    });
}

/// Returns the turn of the rival bot, when the match waits for it.
fn rival_to_move<G: GameUi>(
    session_store: &SessionStore<G::Game>,
    lesson: &Lesson<G::Game>,
    progress: &LessonProgress,
) -> Option<BotTurn> {
    let level = lesson.rival.filter(|_| !progress.is_done)?;
    let waiting = session_store.session.status().waiting_seats();
    let seat = waiting.iter().find(|seat| *seat != lesson.seat)?;
    Some(BotTurn {
        seat,
        level,
        answers_offer: false,
        is_last: true,
    })
}

/// Returns a guard that accepts only the orders that the step permits, and announces which these
/// are.
#[hook]
pub fn use_guard<G: GameUi>(runner: &LessonRunner<G>, edition: u32) -> Callback<G::Action, bool> {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let (runner, note) = (runner.clone(), runner.note.setter());
    Callback::from(move |action| {
        let free = runner.lesson.allows(runner.progress.step, action);
        if !free {
            let why = runner.why_not(&phrases);
            announcer.alert(why.clone());
            note.set(Some((edition, why)));
        }
        free
    })
}

/// Renders the coach beside the table, which previews its hints and opens rules. The buttons are
/// computed once per position, not at every hover.
#[hook]
pub fn use_lesson_panel<G: GameUi>(
    runner: &LessonRunner<G>,
    snapshot: &TableSnapshot<G>,
    set_hover: &Callback<Option<G::Action>>,
    rules: &Callback<Option<String>>,
) -> Html {
    let note_and_hint = ((*runner.note).clone(), *runner.hinted);
    let deps = (snapshot.clone(), note_and_hint, use_phrases());
    let lesson_panel = use_memo(deps, |(snapshot, _, phrases)| {
        runner.lesson_panel(phrases, snapshot, set_hover, rules)
    });
    (*lesson_panel).clone()
}

impl<G: GameUi> LessonRunner<G> {
    /// Returns the start of its phrase keys.
    fn key(&self) -> String {
        format!("{}-lesson-{}", <G::Game>::ID.name(), self.lesson.id)
    }

    fn step_key(&self) -> Option<String> {
        let step = self.lesson.steps.get(self.progress.step)?;
        Some(format!("{}-{}", self.key(), step.id))
    }

    /// Returns the title of the lesson.
    fn title(&self, phrases: &Phrases) -> String {
        phrases.text(&self.key())
    }

    /// Returns the task of the current step.
    fn text(&self, phrases: &Phrases) -> String {
        match self.step_key() {
            Some(key) => phrases.say(&key, &G::rule_figures(&self.lesson.game)),
            None => {
                let learned = phrases.find(&format!("{}.done", self.key()), &[]);
                let blurb = || phrases.text(&format!("{}.blurb", self.key()));
                let learned = learned.unwrap_or_else(blurb);
                let args = [
                    ("lesson", self.title(phrases).into()),
                    ("learned", learned.into()),
                ];
                phrases.say("learn-lesson-done", &args)
            }
        }
    }

    /// Returns whether the lesson is over and ended with a match that the learner has won.
    fn is_won(&self, session: &Session<G::Game>) -> bool {
        matches!(session.status(), Status::Over(end) if self.progress.is_done && end.winners.contains(self.lesson.seat))
    }

    /// Returns why an order is not accepted in the current step.
    fn why_not(&self, phrases: &Phrases) -> String {
        let own_key = self.step_key().map(|key| format!("{key}.why"));
        if let Some(why) = own_key.and_then(|key| phrases.find(&key, &[])) {
            return why;
        }
        let free = self.lesson.steps.get(self.progress.step);
        let names: Vec<String> = free
            .into_iter()
            .flat_map(|step| &step.free)
            .map(|kind| G::kind_text(phrases, kind))
            .collect();
        phrases.say("learn-not-now", &[("orders", phrases.list(&names).into())])
    }

    /// Returns the goals of the current step.
    #[must_use]
    pub fn goals(&self) -> &[G::Goal] {
        let step = self.lesson.steps.get(self.progress.step);
        step.map_or(&[], |step| &step.goals)
    }

    /// Returns the goals of the current step in words.
    fn lesson_goals(&self, phrases: &Phrases, view: &G::View) -> Vec<LessonGoal> {
        let all = self.goals().iter().zip(&self.progress.met);
        all.map(|(goal, met)| LessonGoal {
            text: G::goal_text(&self.lesson.game, phrases, view, goal),
            is_reached: *met,
        })
        .collect()
    }

    fn lesson_panel(
        &self,
        phrases: &Phrases,
        snapshot: &TableSnapshot<G>,
        set_hover: &Callback<Option<G::Action>>,
        rules: &Callback<Option<String>>,
    ) -> Html {
        let lesson = &self.lesson;
        let step = lesson.steps.get(self.progress.step);
        let lessons = lessons(<G::Game>::ID).into_iter();
        let next = lessons
            .skip_while(|id| *id != lesson.id)
            .nth(1)
            .map(str::to_owned);
        let rule = step.and_then(|step| step.rule.clone());
        let rule = rule.map(|rule| html! { <RuleButton {rule} on_open={rules.clone()} /> });
        let view = snapshot.session.view(Viewer::Seat(lesson.seat));
        html! {
            <LessonPanel game={<G::Game>::ID} title={self.title(phrases)} text={self.text(phrases)} goals={self.lesson_goals(phrases, &view)}
                note={self.note(phrases, snapshot)} step={self.progress.step} count={lesson.steps.len()} is_won={self.is_won(&snapshot.session)} {next}
                rule={rule.unwrap_or_default()} controls={self.controls(phrases, snapshot, set_hover)} />
        }
    }

    /// Returns the coach's note: that the lesson cannot go on, or the last hint or reason.
    fn note(&self, phrases: &Phrases, snapshot: &TableSnapshot<G>) -> Option<String> {
        if self.lesson.is_stuck(&snapshot.session, &self.progress) {
            return Some(phrases.text("learn-stuck"));
        }
        let last_note = (*self.note).clone();
        last_note
            .filter(|(edition, _)| *edition == snapshot.edition)
            .map(|(_, note)| note)
    }

    /// Returns the buttons of the lesson.
    fn controls(
        &self,
        phrases: &Phrases,
        snapshot: &TableSnapshot<G>,
        set_hover: &Callback<Option<G::Action>>,
    ) -> LessonControls {
        let (progress, entries) = (&self.progress, snapshot.session.log().len());
        let rewind = |to: usize| {
            let dispatcher = snapshot.dispatcher.clone();
            Callback::from(move |_: MouseEvent| dispatcher.dispatch(SessionCommand::Rewind(to)))
        };
        let since_edition = |since: usize| {
            let log = snapshot.session.log().get(since..).unwrap_or_default();
            log.iter()
                .any(|entry| !<G::Game>::is_auto_played(entry.action))
        };
        let before = progress.starts.len().checked_sub(2);
        let before = before.and_then(|n| progress.starts.get(n).copied());
        let back = before.filter(|_| !progress.is_done).map(rewind);
        let start = if progress.is_done { 0 } else { progress.since };
        let again = (since_edition(start) && entries > start).then(|| rewind(start));
        let solution = self
            .lesson
            .remaining_solution(&snapshot.session)
            .map(<[G::Action]>::to_vec);
        let hinted = self.hinted_action(snapshot.edition);
        LessonControls {
            back,
            again,
            skip: solution.clone().map(|line| {
                order_handler::<G>(
                    snapshot,
                    self.lesson.simulate_line(&snapshot.session, &line),
                )
            }),
            hint: self.hint(phrases, snapshot, set_hover, solution),
            is_hinted: hinted.is_some(),
        }
    }

    /// Returns the hinted order that was not given yet.
    fn hinted_action(&self, edition: u32) -> Option<G::Action> {
        let hinted = (*self.hinted).filter(|(at, _)| *at == edition);
        hinted.map(|(_, action)| action)
    }

    fn hint(
        &self,
        phrases: &Phrases,
        snapshot: &TableSnapshot<G>,
        set_hover: &Callback<Option<G::Action>>,
        solution: Option<Vec<G::Action>>,
    ) -> Option<Callback<MouseEvent>> {
        if self.progress.is_done || snapshot.seat.is_none() {
            return None;
        }
        if let Some(action) = self.hinted_action(snapshot.edition) {
            return Some(order_handler::<G>(
                snapshot,
                vec![(self.lesson.seat, action)],
            ));
        }
        let next = solution.and_then(|line| line.first().copied());
        let words = match next {
            Some(action) => {
                let (session, seat) = (&snapshot.session, self.lesson.seat);
                let view = session.view(Viewer::Seat(seat));
                let order = G::order_text(session.game(), phrases, &view, seat, action);
                phrases.say("learn-hint-order", &[("order", order.into())])
            }
            None if self.lesson.rival.is_some() => phrases.text("learn-hint-none"),
            None => phrases.text("learn-hint-astray"),
        };
        let (edition, set_hover) = (snapshot.edition, set_hover.clone());
        let (note, hinted) = (self.note.setter(), self.hinted.setter());
        Some(Callback::from(move |_| {
            note.set(Some((edition, words.clone())));
            hinted.set(next.map(|action| (edition, action)));
            set_hover.emit(next);
        }))
    }
}

/// Returns a click handler that gives orders one after another, if the match is still in the same
/// position.
fn order_handler<G: GameUi>(
    snapshot: &TableSnapshot<G>,
    line: Vec<(Seat, G::Action)>,
) -> Callback<MouseEvent> {
    let (dispatcher, session) = (snapshot.dispatcher.clone(), snapshot.session.clone());
    let line: Rc<[(Seat, G::Action)]> = line.into();
    Callback::from(move |_| {
        dispatcher.dispatch(SessionCommand::Give(session.position_id(), line.clone()))
    })
}
