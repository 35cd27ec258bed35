//! Facts about cards, tiles and conditions that a game computes once, because the rules query them
//! often.

use super::effect::{Effect, PROHIBITIONS, TIMINGS, Timing};
use super::figures::{ActionCard, ActionKind, EventCard, SectorKind, Tile};
use super::ids::{EffectListId, IdSet};
use super::mission::{Condition, Metric, Mission};

/// Precomputed sets of cards, tiles and conditions, by their numbers.
#[derive(Clone, Debug)]
pub(super) struct CardIndex {
    /// Constant events by the action that they forbid `[SAGA-EVT.5]`.
    pub prohibiting_events: [IdSet; PROHIBITIONS],
    /// Tiles that are Black Holes `[SAGA-SEC.4]`.
    pub holes: IdSet,
    /// Tiles of common types `[SAGA-SEC.1]`.
    pub common: IdSet,
    /// Action cards that can be played in a window, by its timing `[SAGA-CRD.6]`; for
    /// [`Timing::Any`] those that cancel events.
    pub reactions: [IdSet; TIMINGS],
    /// Action cards without a window that repair Hull.
    pub repairs: IdSet,
    /// Necessary conditions for the end of the game: of each condition that loses or wins, the part
    /// that is cheapest to evaluate. First only for conditions that can hold within a phase, then
    /// for all.
    pub necessary_conditions: [Vec<Condition>; 2],
}

impl CardIndex {
    /// Computes the facts for the cards and conditions of a game.
    pub fn new(
        tiles: &[Tile],
        actions: &[ActionCard],
        events: &[EventCard],
        effect_lists: &[Vec<Effect>],
        mission: &Mission,
    ) -> Self {
        Self {
            prohibiting_events: prohibiting_events(events, effect_lists),
            holes: IdSet::positions(tiles, |tile| tile.kind == SectorKind::BlackHole),
            common: IdSet::positions(tiles, |tile| tile.kind.is_common()),
            reactions: reaction_cards(actions, effect_lists),
            repairs: IdSet::positions(actions, |card| {
                let mut effects = effects(effect_lists, card.script.code);
                card.kind == ActionKind::AtOnce
                    && effects.any(|effect| matches!(effect, Effect::Repair(_)))
            }),
            necessary_conditions: [false, true].map(|has_ended| {
                necessary_conditions(mission.lose.iter().chain(&mission.win), has_ended)
            }),
        }
    }
}

/// Returns the effects of a list.
fn effects(effect_lists: &[Vec<Effect>], code: EffectListId) -> impl Iterator<Item = &Effect> {
    effect_lists.get(usize::from(code.0)).into_iter().flatten()
}

/// Returns whether an effect list can cancel events, in any branch.
pub(super) fn cancels_events(effect_lists: &[Vec<Effect>], code: EffectListId) -> bool {
    effects(effect_lists, code).any(|effect| match *effect {
        Effect::CancelEvent(_) => true,
        Effect::Choose(one, other) | Effect::Check(_, _, one, other) => {
            cancels_events(effect_lists, one) || cancels_events(effect_lists, other)
        }
        Effect::Lose(_, _, code)
        | Effect::Each(code)
        | Effect::EachWithin(_, _, code)
        | Effect::When(_, code) => cancels_events(effect_lists, code),
        _ => false,
    })
}

/// Returns the action cards that can be played in a window, by its timing; a lower success
/// threshold helps before every roll `[SAGA-CRD.6]`.
fn reaction_cards(actions: &[ActionCard], effect_lists: &[Vec<Effect>]) -> [IdSet; TIMINGS] {
    let mut reactions = [IdSet::NONE; TIMINGS];
    let before = [
        Timing::BeforeAttack,
        Timing::BeforeDefend,
        Timing::BeforeCheck,
    ];
    for (number, card) in (0u8..).zip(actions) {
        if card.kind != ActionKind::AtOnce {
            continue;
        }
        if card.timing == Timing::Any {
            if cancels_events(effect_lists, card.script.code) {
                reactions[Timing::Any as usize].insert(number);
            }
            continue;
        }
        reactions[card.timing as usize].insert(number);
        let mut effects = effects(effect_lists, card.script.code);
        if effects.any(|effect| matches!(effect, Effect::Threshold(..))) {
            for timing in before {
                reactions[timing as usize].insert(number);
            }
        }
    }
    reactions
}

/// Returns the constant events by the action that they forbid `[SAGA-EVT.5]`.
fn prohibiting_events(events: &[EventCard], effect_lists: &[Vec<Effect>]) -> [IdSet; PROHIBITIONS] {
    let mut prohibiting_events = [IdSet::NONE; PROHIBITIONS];
    for (number, card) in (0u8..).zip(events).filter(|(_, card)| !card.is_recurring) {
        for effect in effects(effect_lists, card.script.code) {
            if let Effect::Forbid(prohibition) = effect {
                prohibiting_events[*prohibition as usize].insert(number);
            }
        }
    }
    prohibiting_events
}

/// Returns a necessary condition for each of some conditions; `has_ended` is whether a phase is at
/// its end.
fn necessary_conditions<'a>(
    conditions: impl Iterator<Item = &'a Condition>,
    has_ended: bool,
) -> Vec<Condition> {
    let relevant = conditions.filter(|condition| has_ended || !needs_phase_end(condition));
    relevant
        .map(|condition| cheapest_necessary(condition).clone())
        .collect()
}

/// Returns the necessary part of a condition that is cheapest to evaluate.
fn cheapest_necessary(condition: &Condition) -> &Condition {
    match condition {
        Condition::All(parts) => {
            let necessary_conditions = parts.iter().map(cheapest_necessary);
            necessary_conditions
                .min_by_key(|part| evaluation_cost(part))
                .unwrap_or(condition)
        }
        Condition::Is(..)
        | Condition::EntityAt(..)
        | Condition::Revealed(_)
        | Condition::RavagerAt(_)
        | Condition::PhaseEnd(_)
        | Condition::Any(_)
        | Condition::Not(_) => condition,
    }
}

/// Returns the relative cost of evaluating a condition: a single number is cheapest, sets of pieces
/// cost most.
const fn evaluation_cost(condition: &Condition) -> u8 {
    match condition {
        Condition::Is(metric, ..) => match metric {
            Metric::Counter(_) | Metric::EntityHull(_) | Metric::Round | Metric::Installed => 0,
            Metric::Bosses | Metric::BadgesLeft(_) | Metric::Starbases | Metric::Points => 2,
        },
        Condition::Revealed(_) | Condition::RavagerAt(_) | Condition::EntityAt(..) => 1,
        Condition::PhaseEnd(_) | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => 3,
    }
}

/// Returns whether a condition can hold only at the end of a phase `[SAGA-END.3]`.
fn needs_phase_end(condition: &Condition) -> bool {
    match condition {
        Condition::PhaseEnd(_) => true,
        Condition::All(parts) => parts.iter().any(needs_phase_end),
        Condition::Any(parts) => parts.iter().all(needs_phase_end),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saga::mission::Comparison;

    #[test]
    fn conditions_that_need_a_phase_end_are_recognized() {
        use Condition::{All, Any, Is, Not, PhaseEnd};
        let end = || PhaseEnd(crate::saga::step::Phase::Expand);
        let tenth = || Is(Metric::Round, Comparison::AtLeast, 10);
        let needs_end = [
            end(),
            All(vec![tenth(), end()]),
            Any(vec![end(), All(vec![end(), tenth()])]),
        ];
        let others = [
            tenth(),
            All(vec![tenth(), Not(Box::new(end()))]),
            Any(vec![tenth(), end()]),
        ];
        assert!(needs_end.iter().all(needs_phase_end));
        assert!(!others.iter().any(needs_phase_end));
    }

    #[test]
    fn necessary_conditions_are_the_cheapest_parts() {
        use Condition::{All, Any, Is, PhaseEnd};
        let end = || PhaseEnd(crate::saga::step::Phase::Expand);
        let installed = || Is(Metric::Installed, Comparison::AtLeast, 3);
        let bosses = || Is(Metric::Bosses, Comparison::Equal, 0);
        let list = [
            All(vec![bosses(), installed()]),
            All(vec![installed(), end()]),
            Any(vec![installed(), end()]),
            All(vec![bosses(), All(vec![bosses(), installed()])]),
            All(vec![]),
        ];
        let expected = [
            installed(),
            Any(vec![installed(), end()]),
            installed(),
            All(vec![]),
        ];
        assert_eq!(necessary_conditions(list.iter(), false), expected);
        let late = necessary_conditions(list.iter(), true);
        assert_eq!((late.len(), &late[1]), (list.len(), &installed()));
    }
}
