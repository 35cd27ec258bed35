//! Animation and sound of a table after a command: the schedule for the new log entries.

use crate::game_ui::{EventBatch, GameUi, Perspective};
use crate::seats::is_human;
use crate::session_store::SessionStore;
use engine::game::{Game, Seat, SeatSet};
use engine::session::Session;
use std::rc::Rc;
use store::PlayerKind;
use ui::motion::{AnimationSchedule, AnimationStep, is_reduced, set_animating_for, tempo};
use ui::settings::Pace;
use ui::sound::SoundCue;
use yew::prelude::*;

/// Returns the schedule for the events since the last rendering. An undo has no animation, and a
/// player who skips the bots' moves sees only the end.
#[hook]
pub fn use_table_animation<G: GameUi>(
    desk: &UseReducerHandle<SessionStore<G::Game>>,
    sitters: &[PlayerKind],
    haste: Pace,
    eyes: Perspective,
) -> Rc<AnimationSchedule> {
    let shown = use_mut_ref(|| desk.session.clone());
    let score = use_memo(desk.edition, |edition| {
        let before = shown.replace(desk.session.clone());
        let events = events_between::<G>(&before, &desk.session, haste, eyes);
        let beats = animation_steps::<G>(&before, &desk.session, &events, sitters, eyes);
        AnimationSchedule::with_limit(*edition, beats, tempo(), G::MAX_ANIMATION_MS)
    });
    // Set before any bot asks how long it should wait.
    use_effect_with(score.clone(), |score| {
        if !is_reduced() {
            set_animating_for(score.length);
        }
    });
    score
}

/// Returns the events between two positions of one match.
fn events_between<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    haste: Pace,
    eyes: Perspective,
) -> Vec<G::Event> {
    let entries = before.entry_count()..now.entry_count();
    let events = entries
        .flat_map(|entry| now.visible_events_at(entry, eyes.viewer))
        .cloned();
    let is_told = |event: &G::Event| match haste {
        Pace::Usual => true,
        Pace::Quick | Pace::Skip => G::is_end(event),
    };
    events.filter(is_told).collect()
}

fn animation_steps<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    events: &[G::Event],
    sitters: &[PlayerKind],
    eyes: Perspective,
) -> Vec<AnimationStep> {
    let is_person = |seat: &Seat| is_human(sitters, *seat);
    let seats = now.game().seats();
    let people = seats.iter().filter(is_person);
    let people = people.fold(SeatSet::NONE, SeatSet::with);
    let mut beats = G::animation_steps(
        now.game(),
        &before.view(eyes.viewer),
        &now.view(eyes.viewer),
        EventBatch { events, people },
    );
    // A sound calls back a player who has waited for others.
    let asked = |session: &Session<G::Game>| {
        session
            .status()
            .waiting_seats()
            .iter()
            .any(|s| is_person(&s))
    };
    if !events.is_empty() && asked(now) && !asked(before) {
        beats.push(AnimationStep::new(0, Some(SoundCue::Alert)));
    }
    beats
}
