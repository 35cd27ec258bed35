//! What others did since the last action of a player: the steps of a recap, chosen from the log.

use super::log_sections;
use crate::game_ui::{CombatMoment, EventBatch, GameUi, TableContext, TableSnapshot};
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use std::cmp::Reverse;
use std::ops::Range;
use std::rc::Rc;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::live_region::{AnnouncementPriority, PrioritizedSentence};
use ui::motion::{AnimationSchedule, CombatScene, StagedScene, tempo};
use ui::sound::SoundCue;
use yew::prelude::*;

/// Maximum number of steps.
const MAX_STEPS: usize = 5;
/// With fewer important entries than this, details are listed too.
const MIN_STEPS: usize = 3;
/// Maximum number of sentences of a step.
const MAX_SENTENCES: usize = 2;

/// A step of a recap: a log entry in short.
#[derive(Clone, PartialEq, Debug)]
pub struct RecapStep {
    pub entry: usize,
    /// The seat that acted, if one did.
    pub seat: Option<Seat>,
    pub icon: Icon,
    pub text: String,
}

/// Returns the log entries since the last action of a seat.
#[must_use]
pub fn entries_since<G: Game>(session: &Session<G>, seat: Seat) -> Range<usize> {
    let count = session.entry_count();
    let is_own = |entry: &usize| session.actor(*entry) == Some(seat);
    let own = (0..count).rev().find(is_own);
    own.map_or(0, |entry| entry + 1)..count
}

/// Returns what others did since the last action of a seat, as `viewer` may know it: the most
/// important entries, in the order in which they happened.
#[must_use]
pub fn recap_steps<G: GameUi>(
    session: &Session<G::Game>,
    phrases: &Phrases,
    seat: Seat,
    viewer: Viewer,
) -> Vec<RecapStep> {
    let view = session.view(viewer);
    let entries = entries_since(session, seat).filter_map(|entry| {
        let (priority, text) = entry_text::<G>(session, phrases, &view, entry, viewer)?;
        Some((priority, entry, text))
    });
    let mut entries: Vec<(AnnouncementPriority, usize, String)> = entries.collect();
    let is_main = |priority: AnnouncementPriority| priority > AnnouncementPriority::Detail;
    let main_entries = entries.iter().filter(|(priority, ..)| is_main(*priority));
    if main_entries.count() >= MIN_STEPS {
        entries.retain(|(priority, ..)| is_main(*priority));
    }
    // Among equally important entries the latest ones are closest to the position.
    entries.sort_by_key(|(priority, entry, _)| Reverse((*priority, *entry)));
    entries.truncate(MAX_STEPS);
    entries.sort_by_key(|(_, entry, _)| *entry);
    let step = |(_, entry, text)| RecapStep {
        entry,
        seat: session.actor(entry),
        icon: entry_icon::<G>(session, entry, viewer),
        text,
    };
    entries.into_iter().map(step).collect()
}

/// Returns the most important sentences of a log entry; `None` if nothing of it is logged.
fn entry_text<G: GameUi>(
    session: &Session<G::Game>,
    phrases: &Phrases,
    view: &G::View,
    entry: usize,
    viewer: Viewer,
) -> Option<PrioritizedSentence> {
    let passages = log_sections::<G>(session, phrases, entry, viewer).into_iter();
    let events = passages.flat_map(|passage| passage.content);
    let sentence = |event| G::event_sentence(session.game(), phrases, view, event);
    let mut sentences: Vec<PrioritizedSentence> = events.map(sentence).collect();
    sentences.retain(|(_, text)| !text.is_empty());
    let best = sentences.iter().map(|(priority, _)| *priority).max()?;
    let main = sentences
        .into_iter()
        .filter(|(priority, _)| *priority == best);
    let texts: Vec<String> = main.map(|(_, text)| text).take(MAX_SENTENCES).collect();
    Some((best, texts.join(" ")))
}

/// Returns the animation steps of a log entry; none beyond the log, and in a partial session.
fn entry_animation<G: GameUi>(
    session: &Session<G::Game>,
    entry: usize,
    viewer: Viewer,
) -> Vec<ui::motion::AnimationStep> {
    let position = |at: usize| session.view_at(at, viewer);
    let (Some(before), Some(after)) = (position(entry), position(entry + 1)) else {
        return Vec::new();
    };
    let batch = EventBatch {
        events: &entry_events::<G>(session, entry, viewer),
        people: SeatSet::NONE,
    };
    G::animation_steps(session.game(), &before, &after, batch)
}

/// Returns the attack that a log entry resolved; `None` beyond the log, and in a partial session.
fn entry_scene<G: GameUi>(
    session: &Session<G::Game>,
    phrases: &Phrases,
    entry: usize,
    viewer: Viewer,
) -> Option<CombatScene> {
    (G::COMBAT_SCENE)(&CombatMoment {
        game: session.game(),
        phrases,
        before: &session.view_at(entry, viewer)?,
        after: &session.view_at(entry + 1, viewer)?,
        events: &entry_events::<G>(session, entry, viewer),
    })
}

/// Returns the events of a log entry that a viewer may know.
fn entry_events<G: GameUi>(
    session: &Session<G::Game>,
    entry: usize,
    viewer: Viewer,
) -> Vec<G::Event> {
    session.visible_events_at(entry, viewer).cloned().collect()
}

/// Returns the icon of a log entry: that of its most telling sound.
fn entry_icon<G: GameUi>(session: &Session<G::Game>, entry: usize, viewer: Viewer) -> Icon {
    let steps = entry_animation::<G>(session, entry, viewer).into_iter();
    let icons = steps.filter_map(|step| step.cue.map(cue_icon));
    icons
        .max_by_key(|(weight, _)| *weight)
        .map_or(Icon::Log, |(_, icon)| icon)
}

/// Returns the icon of a sound, and how telling it is.
const fn cue_icon(cue: SoundCue) -> (u8, Icon) {
    match cue {
        SoundCue::Win | SoundCue::Lose | SoundCue::Draw => (9, Icon::Flag),
        SoundCue::Loss => (8, Icon::Close),
        SoundCue::Mine => (7, Icon::Mine),
        SoundCue::Torpedo => (6, Icon::Torpedo),
        SoundCue::Ion => (6, Icon::Ion),
        SoundCue::Laser => (6, Icon::Laser),
        SoundCue::Blast | SoundCue::Hull => (5, Icon::Alert),
        SoundCue::Shield | SoundCue::ShieldsDown | SoundCue::ShieldsUp => (5, Icon::Shield),
        SoundCue::Warp => (4, Icon::Warp),
        SoundCue::Dice => (3, Icon::Mat),
        SoundCue::Lift => (2, Icon::Rise),
        SoundCue::Glide => (2, Icon::Ship),
        SoundCue::Thrust => (2, Icon::Faster),
        SoundCue::Brake => (2, Icon::Slower),
        SoundCue::Turn => (2, Icon::TurnRight),
        SoundCue::Charge => (1, Icon::Charge),
        SoundCue::Round => (1, Icon::EndTurn),
        SoundCue::Tick | SoundCue::Alert => (0, Icon::Log),
    }
}

/// A step that is shown again on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlayedStep {
    /// The position at which it was asked for.
    pub edition: u32,
    pub entry: usize,
    /// How often steps were shown before, so that the same step can be shown again.
    pub count: u32,
}

/// A step on the board: the trace of what happened, and its animation.
#[derive(Clone)]
pub(super) struct ReplayedStep {
    pub trace: Rc<Html>,
    pub animation: Rc<AnimationSchedule>,
}

/// The number of the first animation of recaps. Those of the running match count from zero.
const FIRST_NUMBER: u32 = 1 << 31;

impl ReplayedStep {
    /// Draws a step; `None` beyond the log, and in a partial session.
    pub fn of<G: GameUi>(
        context: &TableContext<G>,
        phrases: &Phrases,
        played: PlayedStep,
    ) -> Option<Self> {
        let (session, viewer) = (
            &context.snapshot.session,
            context.snapshot.perspective.viewer,
        );
        let past = session.branch_at(played.entry + 1, session.seed())?;
        let past_context = TableContext {
            view: Rc::new(past.view(viewer)),
            snapshot: TableSnapshot {
                session: Rc::new(past),
                seat: None,
                choosers: SeatSet::NONE,
                ..context.snapshot.clone()
            },
            ..context.without_hover()
        };
        let number = FIRST_NUMBER + played.count;
        let steps = entry_animation::<G>(session, played.entry, viewer);
        let scene = entry_scene::<G>(session, phrases, played.entry, viewer);
        let staged = scene.map(|scene| StagedScene::new(number, scene, None, tempo()));
        let animation = AnimationSchedule::with_limit(number, steps, tempo(), G::MAX_ANIMATION_MS)
            .with_combat(staged);
        Some(Self {
            trace: Rc::new(G::event_overlay(&past_context)),
            animation: Rc::new(animation),
        })
    }
}
