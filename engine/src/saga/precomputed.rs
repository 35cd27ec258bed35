//! What is asked of cards, tiles and conditions so often that a table knows it beforehand.

use super::effect::{Effect, PROHIBITIONS, TIMINGS, Timing};
use super::figures::{ActionCard, ActionKind, EventCard, SectorKind, Tile};
use super::ids::{EffectListId, IdSet};
use super::mission::{Condition, Metric, Mission};

/// Sets of a table, by the numbers of cards, tiles and conditions.
#[derive(Clone, Debug)]
pub(super) struct Precomputed {
    /// Events that bar something all the time, by what they bar `[SAGA-EVT.5]`.
    pub barring: [IdSet; PROHIBITIONS],
    /// Black Holes `[SAGA-SEC.4]`.
    pub holes: IdSet,
    /// Tiles of common sectors `[SAGA-SEC.1]`.
    pub common: IdSet,
    /// Action cards that are played in a window, by its timing `[SAGA-CRD.6]`; at any time those that
    /// cancel events.
    pub reactions: [IdSet; TIMINGS],
    /// Action cards of any time that repair Hull.
    pub repairs: IdSet,
    /// What must hold before the game is over: of each loss and win the one part that is asked fastest.
    /// First of those that need no phase at its end, then of all.
    pub omens: [Vec<Condition>; 2],
}

impl Precomputed {
    /// What is known of a table's cards and conditions.
    pub fn new(
        tiles: &[Tile],
        actions: &[ActionCard],
        events: &[EventCard],
        book: &[Vec<Effect>],
        mission: &Mission,
    ) -> Self {
        Self {
            barring: prohibiting_events(events, book),
            holes: IdSet::positions(tiles, |tile| tile.kind == SectorKind::BlackHole),
            common: IdSet::positions(tiles, |tile| tile.kind.is_common()),
            reactions: reaction_cards(actions, book),
            repairs: IdSet::positions(actions, |card| {
                let mut effects = effects(book, card.script.code);
                card.kind == ActionKind::AtOnce
                    && effects.any(|effect| matches!(effect, Effect::Repair(_)))
            }),
            omens: [false, true]
                .map(|ended| necessary_conditions(mission.lose.iter().chain(&mission.win), ended)),
        }
    }
}

/// The effects of a code.
fn effects(book: &[Vec<Effect>], code: EffectListId) -> impl Iterator<Item = &Effect> {
    book.get(usize::from(code.0)).into_iter().flatten()
}

/// Whether a code cancels events, whatever it hangs on.
pub(super) fn cancels(book: &[Vec<Effect>], code: EffectListId) -> bool {
    effects(book, code).any(|effect| match *effect {
        Effect::CancelEvent(_) => true,
        Effect::Choose(one, other) | Effect::Check(_, _, one, other) => {
            cancels(book, one) || cancels(book, other)
        }
        Effect::Lose(_, _, code)
        | Effect::Each(code)
        | Effect::EachWithin(_, _, code)
        | Effect::When(_, code) => cancels(book, code),
        _ => false,
    })
}

/// Action cards that are played in a window, by its timing: what lowers the face from which dice
/// succeed helps before every roll `[SAGA-CRD.6]`.
fn reaction_cards(actions: &[ActionCard], book: &[Vec<Effect>]) -> [IdSet; TIMINGS] {
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
            if cancels(book, card.script.code) {
                reactions[Timing::Any as usize].insert(number);
            }
            continue;
        }
        reactions[card.timing as usize].insert(number);
        let mut effects = effects(book, card.script.code);
        if effects.any(|effect| matches!(effect, Effect::Threshold(..))) {
            for timing in before {
                reactions[timing as usize].insert(number);
            }
        }
    }
    reactions
}

/// Events that bar something all the time, by what they bar `[SAGA-EVT.5]`.
fn prohibiting_events(events: &[EventCard], book: &[Vec<Effect>]) -> [IdSet; PROHIBITIONS] {
    let mut barring = [IdSet::NONE; PROHIBITIONS];
    for (number, card) in (0u8..).zip(events).filter(|(_, card)| !card.recurring) {
        for effect in effects(book, card.script.code) {
            if let Effect::Forbid(bar) = effect {
                barring[*bar as usize].insert(number);
            }
        }
    }
    barring
}

/// What must hold before one of some conditions holds, a phase being at its end or not.
fn necessary_conditions<'a>(
    conditions: impl Iterator<Item = &'a Condition>,
    ended: bool,
) -> Vec<Condition> {
    let these = conditions.filter(|condition| ended || !needs_phase_end(condition));
    these
        .map(|condition| cheapest_necessary(condition).clone())
        .collect()
}

/// The part of a condition that must hold for the whole and is asked fastest.
fn cheapest_necessary(condition: &Condition) -> &Condition {
    match condition {
        Condition::All(parts) => {
            let omens = parts.iter().map(cheapest_necessary);
            omens
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

/// How much there is to ask for a condition: one number first, sets of things last.
const fn evaluation_cost(condition: &Condition) -> u8 {
    match condition {
        Condition::Is(gauge, ..) => match gauge {
            Metric::Counter(_) | Metric::EntityHull(_) | Metric::Round | Metric::Installed => 0,
            Metric::Bosses | Metric::BadgesLeft(_) | Metric::Starbases | Metric::Points => 2,
        },
        Condition::Revealed(_) | Condition::RavagerAt(_) | Condition::EntityAt(..) => 1,
        Condition::PhaseEnd(_) | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => 3,
    }
}

/// Whether a condition cannot hold unless a phase is at its end `[SAGA-END.3]`.
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
    fn a_condition_waits_for_the_end_of_a_phase_if_it_cannot_hold_before() {
        use Condition::{All, Any, Is, Not, PhaseEnd};
        let end = || PhaseEnd(crate::saga::step::Phase::Expand);
        let tenth = || Is(Metric::Round, Comparison::AtLeast, 10);
        let waits = [
            end(),
            All(vec![tenth(), end()]),
            Any(vec![end(), All(vec![end(), tenth()])]),
        ];
        let others = [
            tenth(),
            All(vec![tenth(), Not(Box::new(end()))]),
            Any(vec![tenth(), end()]),
        ];
        assert!(waits.iter().all(needs_phase_end));
        assert!(!others.iter().any(needs_phase_end));
    }

    #[test]
    fn the_part_of_a_condition_that_is_asked_fastest_foretells_the_end() {
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
