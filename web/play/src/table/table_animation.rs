//! Animation, sound and vibration of a table after a command: the schedule for the new log entries.

use crate::game_ui::{CombatMoment, EventBatch, GameUi, Perspective};
use crate::seats::is_human;
use crate::session_store::SessionStore;
use engine::game::{Game, Seat, SeatSet};
use engine::session::Session;
use std::rc::Rc;
use store::PlayerKind;
use ui::haptics::{self, HapticPulse};
use ui::l10n::{Phrases, use_phrases};
use ui::motion::{
    AnimationSchedule, AnimationStep, CombatScene, StagedScene, is_reduced, set_animating_for,
    tempo,
};
use ui::settings::Pace;
use ui::sound::SoundCue;
use yew::prelude::*;

/// Returns the schedule for the events since the last rendering. An undo has no animation, and a
/// player who skips the bots' moves sees only the end.
#[hook]
pub fn use_table_animation<G: GameUi>(
    session_store: &UseReducerHandle<SessionStore<G::Game>>,
    player_kinds: &[PlayerKind],
    pace: Pace,
    perspective: Perspective,
) -> Rc<AnimationSchedule> {
    let phrases = use_phrases();
    let last_session = use_mut_ref(|| session_store.session.clone());
    let last_scene = use_mut_ref(|| None::<StagedScene>);
    let planned = use_memo(session_store.edition, |edition| {
        let before = last_session.replace(session_store.session.clone());
        let events = events_between::<G>(&before, &session_store.session, pace, perspective);
        let steps = animation_steps::<G>(
            &before,
            &session_store.session,
            &events,
            player_kinds,
            perspective,
        );
        if events.iter().any(G::begins_turn) {
            last_scene.take();
        }
        let scene = combat_scene::<G>(
            &phrases,
            &before,
            &session_store.session,
            &events,
            perspective,
        );
        let staged = scene.map(|scene| {
            let mut last = last_scene.borrow_mut();
            let known = last.as_ref().map(|last| &*last.scene);
            let staged = StagedScene::new(*edition, scene, known, tempo());
            last.insert(staged).clone()
        });
        let schedule = AnimationSchedule::with_limit(*edition, steps, tempo(), G::MAX_ANIMATION_MS)
            .with_combat(staged);
        let pulse = haptic_pulse(&before, &session_store.session, &schedule, player_kinds);
        (Rc::new(schedule), pulse)
    });
    let (animation, pulse) = (planned.0.clone(), planned.1);
    // This runs before a bot queries the remaining animation time.
    use_effect_with(animation.clone(), move |animation| {
        if let Some(pulse) = pulse {
            haptics::pulse(pulse);
        }
        if !is_reduced() {
            set_animating_for(animation.length_with_combat());
        }
    });
    animation
}

/// Returns the vibration for the log entries since the last rendering: the strongest one of their
/// sounds, or a tick if a person here has acted. Who only watches bots feels nothing.
fn haptic_pulse<G: Game>(
    before: &Session<G>,
    now: &Session<G>,
    schedule: &AnimationSchedule,
    player_kinds: &[PlayerKind],
) -> Option<HapticPulse> {
    if !player_kinds.contains(&PlayerKind::Human) {
        return None;
    }
    let mut actors = (before.entry_count()..now.entry_count()).filter_map(|entry| now.actor(entry));
    let has_acted = actors.any(|seat| is_human(player_kinds, seat));
    let cues = schedule.cues.iter();
    let sounds = cues.filter_map(|(_, cue)| HapticPulse::of_cue(*cue));
    sounds.chain(has_acted.then_some(HapticPulse::Tick)).max()
}

/// Returns the events between two positions of one match.
fn events_between<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    pace: Pace,
    perspective: Perspective,
) -> Vec<G::Event> {
    let entries = before.entry_count()..now.entry_count();
    let events = entries
        .flat_map(|entry| now.visible_events_at(entry, perspective.viewer))
        .cloned();
    let is_told = |event: &G::Event| match pace {
        Pace::Usual => true,
        Pace::Quick | Pace::Skip => G::is_end(event),
    };
    events.filter(is_told).collect()
}

/// Returns the attack that the events resolved. Without events, as after an undo or when the player
/// skips the bots' moves, there is none.
fn combat_scene<G: GameUi>(
    phrases: &Phrases,
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    events: &[G::Event],
    perspective: Perspective,
) -> Option<CombatScene> {
    if events.is_empty() {
        return None;
    }
    (G::COMBAT_SCENE)(&CombatMoment {
        game: now.game(),
        phrases,
        before: &before.view(perspective.viewer),
        after: &now.view(perspective.viewer),
        events,
    })
}

fn animation_steps<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    events: &[G::Event],
    player_kinds: &[PlayerKind],
    perspective: Perspective,
) -> Vec<AnimationStep> {
    let is_person = |seat: &Seat| is_human(player_kinds, *seat);
    let seats = now.game().seats();
    let people = seats.iter().filter(is_person);
    let people = people.fold(SeatSet::NONE, SeatSet::with);
    let mut steps = G::animation_steps(
        now.game(),
        &before.view(perspective.viewer),
        &now.view(perspective.viewer),
        EventBatch { events, people },
    );
    // A sound alerts a player who has waited for others.
    let has_to_act = |session: &Session<G::Game>| {
        session
            .status()
            .waiting_seats()
            .iter()
            .any(|s| is_person(&s))
    };
    if !events.is_empty() && has_to_act(now) && !has_to_act(before) {
        steps.push(AnimationStep::new(0, Some(SoundCue::Alert)));
    }
    steps
}
