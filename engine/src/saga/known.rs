//! What is asked of cards, tiles and conditions so often that a table knows it beforehand.

use super::effect::{BARS, Effect, Timing};
use super::figures::{ActionCard, ActionKind, EventCard, Kind, Tile};
use super::ids::Bits;
use super::mission::{Condition, Mission};

/// Sets of a table, by the numbers of cards, tiles and conditions.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Events that bar something all the time, by what they bar `[SAGA-EVT.5]`.
    pub barring: [Bits; BARS],
    /// Black Holes `[SAGA-SEC.4]`.
    pub holes: Bits,
    /// Tiles of common sectors `[SAGA-SEC.1]`.
    pub common: Bits,
    /// Action cards that are played in a window `[SAGA-CRD.6]`.
    pub reactions: Bits,
    /// Losses, by their place, that need no phase at its end.
    pub losses: Vec<u8>,
    /// Wins of this kind.
    pub wins: Vec<u8>,
}

impl Known {
    /// What is known of a table's cards and conditions.
    pub fn new(
        tiles: &[Tile],
        actions: &[ActionCard],
        events: &[EventCard],
        book: &[Vec<Effect>],
        mission: &Mission,
    ) -> Self {
        Self {
            barring: barring(events, book),
            holes: numbers(tiles, |tile| tile.kind == Kind::BlackHole),
            common: numbers(tiles, |tile| tile.kind.is_common()),
            reactions: numbers(actions, |card| {
                card.kind == ActionKind::AtOnce && card.timing != Timing::Any
            }),
            losses: at_any_time(&mission.lose),
            wins: at_any_time(&mission.win),
        }
    }
}

/// The numbers of those that fit.
fn numbers<T>(all: &[T], fits: impl Fn(&T) -> bool) -> Bits {
    let fitting = (0u8..).zip(all).filter(|(_, one)| fits(one));
    fitting.map(|(number, _)| number).collect()
}

/// Events that bar something all the time, by what they bar `[SAGA-EVT.5]`.
fn barring(events: &[EventCard], book: &[Vec<Effect>]) -> [Bits; BARS] {
    let mut barring = [Bits::NONE; BARS];
    for (number, card) in (0u8..).zip(events).filter(|(_, card)| !card.recurring) {
        let effects = book.get(usize::from(card.script.code.0));
        for effect in effects.into_iter().flatten() {
            if let Effect::Forbid(bar) = effect {
                barring[*bar as usize].insert(number);
            }
        }
    }
    barring
}

/// Conditions, by their place, that may hold while no phase is at its end.
fn at_any_time(conditions: &[Condition]) -> Vec<u8> {
    let places = (0u8..).zip(conditions);
    let these = places.filter(|(_, condition)| !needs_phase_end(condition));
    these.map(|(place, _)| place).collect()
}

/// Whether a condition cannot hold unless a phase is at its end `[SAGA-END.3]`.
fn needs_phase_end(condition: &Condition) -> bool {
    match condition {
        Condition::PhaseEnd(_) => true,
        Condition::All(parts) => parts.iter().any(needs_phase_end),
        Condition::Any(parts) => parts.iter().all(needs_phase_end),
        Condition::Is(..)
        | Condition::EntityAt(..)
        | Condition::Revealed(_)
        | Condition::RavagerAt(_)
        | Condition::Not(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saga::mission::{Compare, Gauge};

    #[test]
    fn a_condition_waits_for_the_end_of_a_phase_if_it_cannot_hold_before() {
        use Condition::{All, Any, Is, Not, PhaseEnd};
        let end = || PhaseEnd(crate::saga::step::Phase::Expand);
        let tenth = || Is(Gauge::Round, Compare::AtLeast, 10);
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
        let list = [others, waits].concat();
        assert_eq!(at_any_time(&list), [0, 1, 2]);
    }
}
