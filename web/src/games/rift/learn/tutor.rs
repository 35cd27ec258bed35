//! What goes on at the table of a lesson: cues, the rival, what is kept, what the coach is told.

use super::super::narrate::Narrator;
use super::super::table::Watch;
use super::goals;
use crate::games::GameName;
use crate::l10n::{Phrases, Word, use_phrases};
use crate::learn::{Aim, Deeds, Ticks, lesson_key};
use crate::live::use_announcer;
use crate::motion::pace;
use crate::play::bot::{Asked, use_bot};
use crate::play::{Deed, Desk};
use crate::store::settings::Pace;
use engine::game::Seat;
use engine::lesson::{Lesson, Progress};
use engine::rift::Rift;
use engine::rift::action::Action;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds before a cue, so that a person can follow.
const PACE: u32 = 450;

/// A lesson, compared by identity: it is loaded once.
#[derive(Clone)]
pub struct Loaded(pub Rc<Lesson<Rift>>);

impl PartialEq for Loaded {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A lesson under way.
#[derive(Clone)]
pub struct Tutor {
    /// The lesson.
    pub lesson: Rc<Lesson<Rift>>,
    /// How far it is.
    pub progress: Rc<Progress>,
    /// A hint, or why an order was not taken, with the edition of the desk that it was said at.
    note: UseStateHandle<Option<(u32, String)>>,
    /// The order that was hinted at.
    hinted: UseStateHandle<Option<(u32, Action)>>,
    /// Whether the rival thinks.
    pub thinking: bool,
}

/// Runs a lesson on a desk.
#[hook]
pub fn use_tutor(desk: &UseReducerHandle<Desk<Rift>>, loaded: &Loaded) -> Tutor {
    let lesson = loaded.0.clone();
    let progress = use_memo((loaded.clone(), desk.edition), |(loaded, _)| {
        loaded.0.progress(&desk.session)
    });
    use_cues(desk, loaded, &progress);
    let asked = rival_asked(desk, &lesson, &progress);
    let thinking = use_bot(desk, asked, Pace::Usual);
    use_effect_with((lesson.id.clone(), progress.step), |(id, step)| {
        Ticks::raise(&lesson_key(GameName::Rift, id), *step);
    });
    Tutor {
        lesson,
        progress,
        note: use_state_eq(|| None),
        hinted: use_state_eq(|| None),
        thinking,
    }
}

/// Gives the cues of other seats.
#[hook]
fn use_cues(desk: &UseReducerHandle<Desk<Rift>>, loaded: &Loaded, progress: &Rc<Progress>) {
    let (session, deeds) = (desk.session.clone(), desk.dispatcher());
    let (loaded, progress) = (loaded.clone(), progress.clone());
    use_effect_with(desk.changes, move |_| {
        let next = loaded.0.automatic(&session, &progress);
        let cue = next.filter(|(seat, _)| *seat != loaded.0.seat);
        let timer = cue.map(|(seat, action)| {
            let deed = Deed::give(session.position(), seat, &[action]);
            Timeout::new(pace(PACE), move || deeds.dispatch(deed))
        });
        move || drop(timer)
    });
}

/// The rival, when the game waits for it.
fn rival_asked(desk: &Desk<Rift>, lesson: &Lesson<Rift>, progress: &Progress) -> Option<Asked> {
    let level = lesson.rival.filter(|_| !progress.done)?;
    let waiting = desk.session.status().waiting();
    let seat = waiting.iter().find(|seat| *seat != lesson.seat)?;
    Some(Asked {
        seat,
        level,
        offer: false,
    })
}

/// Lets only those orders pass that the step leaves free, and says which these are.
#[hook]
pub fn use_guard(tutor: &Tutor, edition: u32) -> Callback<Action, bool> {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let (tutor, note) = (tutor.clone(), tutor.note.setter());
    Callback::from(move |action| {
        let free = tutor.lesson.allows(tutor.progress.step, action);
        if !free {
            let why = tutor.why_not(&phrases);
            announcer.alert(why.clone());
            note.set(Some((edition, why)));
        }
        free
    })
}

impl Tutor {
    /// The start of the keys of its phrases.
    fn key(&self) -> String {
        format!("rift-lesson-{}", self.lesson.id)
    }

    fn step_key(&self) -> Option<String> {
        let step = self.lesson.steps.get(self.progress.step)?;
        Some(format!("{}-{}", self.key(), step.id))
    }

    /// The name of the lesson.
    pub fn title(&self, phrases: &Phrases) -> String {
        phrases.text(&self.key())
    }

    /// What is asked now.
    pub fn text(&self, phrases: &Phrases) -> String {
        match self.step_key() {
            Some(key) => phrases.say(&key, &self.figures()),
            None => phrases.say(
                "learn-lesson-done",
                &[("lesson", self.title(phrases).into())],
            ),
        }
    }

    /// The figures of the rules that a step may tell.
    fn figures(&self) -> [(&'static str, Word); 1] {
        let figures = self.lesson.game.figures();
        [("blast", figures.blast_reach().into())]
    }

    /// Why an order does not serve the step.
    fn why_not(&self, phrases: &Phrases) -> String {
        let own = self.step_key().map(|key| format!("{key}.why"));
        if let Some(why) = own.and_then(|key| phrases.find(&key, &[])) {
            return why;
        }
        let free = self.lesson.steps.get(self.progress.step);
        let names: Vec<String> = free
            .into_iter()
            .flat_map(|step| &step.free)
            .map(|kind| phrases.text(&format!("rift-order-{kind}")))
            .collect();
        phrases.say("learn-not-now", &[("orders", phrases.list(&names).into())])
    }

    /// What is to be reached.
    pub fn aims(&self, phrases: &Phrases, narrator: &Narrator<'_>) -> Vec<Aim> {
        let step = self.lesson.steps.get(self.progress.step);
        let goals = step.map_or(&[][..], |step| &step.goals);
        goals
            .iter()
            .zip(&self.progress.met)
            .map(|(goal, met)| Aim {
                words: goals::words(phrases, narrator, goal),
                met: *met,
            })
            .collect()
    }

    /// What the coach adds: that the lesson cannot go on, or what it said last.
    pub fn note(&self, phrases: &Phrases, watch: &Watch) -> Option<String> {
        if self.lesson.is_stuck(&watch.session, &self.progress) {
            return Some(phrases.text("learn-stuck"));
        }
        let said = (*self.note).clone();
        said.filter(|(edition, _)| *edition == watch.edition)
            .map(|(_, note)| note)
    }

    /// The ways through the lesson.
    pub fn deeds(
        &self,
        phrases: &Phrases,
        watch: &Watch,
        look: &UseStateSetter<Option<Action>>,
    ) -> Deeds {
        let (progress, entries) = (&self.progress, watch.session.log().len());
        let rewind = |to: usize| {
            let deeds = watch.deeds.clone();
            Callback::from(move |_: MouseEvent| deeds.dispatch(Deed::Rewind(to)))
        };
        let own = |since: usize| {
            let log = watch.session.log().get(since..).unwrap_or_default();
            log.iter()
                .any(|entry| !matches!(entry.action, Action::Activate(_)))
        };
        let before = progress.starts.len().checked_sub(2);
        let before = before.and_then(|n| progress.starts.get(n).copied());
        let back = before.filter(|_| !progress.done).map(rewind);
        let start = if progress.done { 0 } else { progress.since };
        let again = (own(start) && entries > start).then(|| rewind(start));
        let solution = self.lesson.remedy(&watch.session).map(<[Action]>::to_vec);
        let hinted = self.hinted(watch.edition);
        Deeds {
            back,
            again,
            skip: solution
                .clone()
                .map(|line| give(watch, self.lesson.unfold(&watch.session, &line))),
            hint: self.hint(phrases, watch, look, solution),
            hinted: hinted.is_some(),
        }
    }

    /// The order that was hinted at and not yet given.
    fn hinted(&self, edition: u32) -> Option<Action> {
        let hinted = (*self.hinted).filter(|(at, _)| *at == edition);
        hinted.map(|(_, action)| action)
    }

    fn hint(
        &self,
        phrases: &Phrases,
        watch: &Watch,
        look: &UseStateSetter<Option<Action>>,
        solution: Option<Vec<Action>>,
    ) -> Option<Callback<MouseEvent>> {
        if self.progress.done || watch.seat.is_none() {
            return None;
        }
        if let Some(action) = self.hinted(watch.edition) {
            return Some(give(watch, vec![(self.lesson.seat, action)]));
        }
        let next = solution.and_then(|line| line.first().copied());
        let words = match next {
            Some(action) => {
                let narrator = Narrator::new(phrases, watch.table());
                let order = narrator.order(watch.session.state(), action);
                phrases.say("learn-hint-order", &[("order", order.into())])
            }
            None if self.lesson.rival.is_some() => phrases.text("learn-hint-none"),
            None => phrases.text("learn-hint-astray"),
        };
        let (edition, look) = (watch.edition, look.clone());
        let (note, hinted) = (self.note.setter(), self.hinted.setter());
        Some(Callback::from(move |_| {
            note.set(Some((edition, words.clone())));
            hinted.set(next.map(|action| (edition, action)));
            look.set(next);
        }))
    }
}

/// Gives orders one after another, where the match stands as it is watched.
fn give(watch: &Watch, line: Vec<(Seat, Action)>) -> Callback<MouseEvent> {
    let (deeds, session) = (watch.deeds.clone(), watch.session.clone());
    let line: Rc<[(Seat, Action)]> = line.into();
    Callback::from(move |_| deeds.dispatch(Deed::Give(session.position(), line.clone())))
}
