//! The goals of lesson steps. Units and cards are given by their numbers, as in actions.

use super::super::SpaceRift;
use super::super::battlefield::{Hex, Side};
use super::super::cards::{CombatId, CommandId};
use super::super::combat_roll::RollCause;
use super::super::drift::RiftEvent;
use super::super::event::{Event, MoveKind, TokenReason};
use super::super::state::Phase;
use super::super::unit::UnitId;
use crate::lesson::LessonContext;
use serde::Deserialize;

/// A condition that completes a lesson step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The learner played this command card in this step.
    Played(CommandId),
    /// This unit was ordered in this step.
    Ordered(UnitId),
    At(UnitId, Hex),
    /// The movement phase is over, and combat may begin.
    Moved,
    /// The first unit attacked the second in this step.
    Attacked(UnitId, UnitId),
    /// This unit battled back at its attacker in this step.
    BattledBack(UnitId),
    /// This unit retired in this step.
    Retired(UnitId),
    /// This unit has no red-alert marker.
    Cleared(UnitId),
    /// This unit pursued into a vacated hex in this step.
    Pursued(UnitId),
    /// This unit evaded an attack in this step.
    Evaded(UnitId),
    /// This unit lost ships in this step.
    Hurt(UnitId),
    /// This unit is out of the battle.
    Gone(UnitId),
    /// The learner played this combat card in this step.
    CardPlayed(CombatId),
    /// The learner took a combat card at the end of a turn in this step.
    CardTaken,
    /// This carrier launched its fighters in this step.
    Launched(UnitId),
    /// The learner's transports brought a token in this step.
    Income,
    /// The learner placed faction markers in this step.
    Marked,
    /// The rift moved in this step.
    Drifted,
    /// A gap of the rift was closed in this step.
    Closed,
    /// This unit jumped within the rift in this step.
    Jumped(UnitId),
    /// The learner ended a turn in this step.
    TurnEnded,
    /// The learner has won.
    Won,
}

impl Goal {
    #[must_use]
    pub fn is_reached(&self, game: &SpaceRift, context: &LessonContext<'_, SpaceRift>) -> bool {
        let Some(learner) = game.side_of(context.seat) else {
            return false;
        };
        let public = &context.state.public;
        match *self {
            Self::At(unit, hex) => public.hex_of(unit) == Some(hex),
            Self::Cleared(unit) => !public.alert.contains(unit),
            Self::Gone(unit) => public.hex_of(unit).is_none(),
            Self::Moved => !matches!(
                public.phase,
                Phase::Command | Phase::Orders | Phase::Ordered | Phase::Movement
            ),
            Self::Won => public.result.is_some_and(|end| end.winner == Some(learner)),
            Self::Played(_)
            | Self::Ordered(_)
            | Self::Attacked(..)
            | Self::BattledBack(_)
            | Self::Retired(_)
            | Self::Pursued(_)
            | Self::Evaded(_)
            | Self::Hurt(_)
            | Self::CardPlayed(_)
            | Self::CardTaken
            | Self::Launched(_)
            | Self::Income
            | Self::Marked
            | Self::Drifted
            | Self::Closed
            | Self::Jumped(_)
            | Self::TurnEnded => context
                .events
                .iter()
                .any(|event| self.is_met_by(*event, learner)),
        }
    }

    /// Returns whether an event meets the condition.
    fn is_met_by(&self, event: Event, learner: Side) -> bool {
        let moved_by = |wanted: UnitId, kind: MoveKind| matches!(event, Event::UnitMoved { unit, how, .. } if unit == wanted && how == kind);
        let gained_by = |reason: TokenReason| matches!(event, Event::StarsChanged { side, why, .. } if side == learner && why == reason);
        match *self {
            Self::Played(wanted) => {
                matches!(event, Event::CommandPlayed { side, card, .. } if side == learner && card == wanted)
            }
            Self::Ordered(wanted) => matches!(event, Event::Ordered { unit } if unit == wanted),
            Self::Attacked(attacker, defender) => {
                matches!(event, Event::Declared { unit, target, cause, .. }
                if unit == attacker && target == defender && cause != RollCause::Back)
            }
            Self::BattledBack(attacker) => {
                matches!(event, Event::Declared { unit, cause, .. } if unit == attacker && cause == RollCause::Back)
            }
            Self::Retired(wanted) => moved_by(wanted, MoveKind::Retire),
            Self::Pursued(wanted) => moved_by(wanted, MoveKind::Pursuit),
            Self::Evaded(wanted) => moved_by(wanted, MoveKind::Evade),
            Self::Jumped(wanted) => moved_by(wanted, MoveKind::Jump),
            Self::Hurt(wanted) => matches!(event, Event::ShipsLost { unit, .. } if unit == wanted),
            Self::CardPlayed(wanted) => {
                matches!(event, Event::CombatPlayed { side, card } if side == learner && card == wanted)
            }
            Self::CardTaken => matches!(event, Event::CombatDrawn { side, .. } if side == learner),
            Self::Launched(wanted) => {
                matches!(event, Event::Launched { unit, .. } if unit == wanted)
            }
            Self::Income => gained_by(TokenReason::Income),
            Self::Marked => matches!(event, Event::MarkersPlaced { side, .. } if side == learner),
            Self::Drifted => matches!(event, Event::Drift(RiftEvent::Stirred { .. })),
            Self::Closed => matches!(event, Event::Drift(RiftEvent::Closed { .. })),
            Self::TurnEnded => matches!(event, Event::TurnEnded { side } if side == learner),
            Self::At(..) | Self::Cleared(_) | Self::Gone(_) | Self::Moved | Self::Won => false,
        }
    }
}
