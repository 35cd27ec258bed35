//! Animation and sound of a replay step: the events since the previous position, as at the table.

use super::{ReplayTimeline, StepSize};
use crate::game_ui::{EventBatch, GameUi};
use crate::seats::is_human;
use std::rc::Rc;
use store::PlayerKind;
use ui::motion::{AnimationSchedule, tempo};
use yew::prelude::*;

/// Returns the animation of the step to a position; empty for a step back and for a jump over more
/// than a turn.
#[hook]
pub fn use_replay_animation<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    at: usize,
    player_kinds: &[PlayerKind],
) -> Rc<AnimationSchedule> {
    let last_shown = use_mut_ref(|| (0_u32, at));
    use_memo(at, |at| {
        let (number, before) = *last_shown.borrow();
        let number = number.wrapping_add(1);
        *last_shown.borrow_mut() = (number, *at);
        let is_next_entry = *at == timeline.stops.after(before, StepSize::Entry)
            || *at == timeline.stops.after(before, StepSize::Turn);
        if !is_next_entry || *at == before {
            return AnimationSchedule {
                number,
                ..AnimationSchedule::default()
            };
        }
        animation_schedule(timeline, number, before, *at, player_kinds)
    })
}

fn animation_schedule<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    number: u32,
    before: usize,
    at: usize,
    player_kinds: &[PlayerKind],
) -> AnimationSchedule {
    let session = &timeline.session;
    let position = |at| session.view_at(at, timeline.viewer);
    let (Some(before_position), Some(after_position)) = (position(before), position(at)) else {
        return AnimationSchedule::default();
    };
    let visible = (before..at).flat_map(|entry| session.visible_events_at(entry, timeline.viewer));
    let events: Vec<G::Event> = visible.cloned().collect();
    let people = timeline
        .seats()
        .filter(|&seat| is_human(player_kinds, seat));
    let batch = EventBatch {
        events: &events,
        people: people.collect(),
    };
    AnimationSchedule::new(
        number,
        G::animation_steps(timeline.game(), &before_position, &after_position, batch),
        tempo(),
    )
}
