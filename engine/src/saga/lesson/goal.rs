//! Conditions that complete a step of a lesson. Hexes, cards and pieces are given by number, as in
//! actions.

use super::super::action::{AbilitySource, Track};
use super::super::event::{Event, RemovalReason};
use super::super::game::Saga;
use super::super::hex::HexId;
use super::super::ids::{ArmadaId, CardId, GearId};
use super::super::state::{Ending, Public};
use super::super::step::{Phase, Step};
use crate::game::Seat;
use crate::lesson::LessonContext;
use serde::Deserialize;

/// A condition for a lesson step; cards, tokens and levels are those of the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    At(ArmadaId, HexId),
    /// A sector at this hex was explored or flipped in this step.
    Explored(HexId),
    /// The Cargo holds an XPM.
    Carries,
    /// This number of XPMs is installed.
    Installed(u8),
    /// The Cargo has at least this much Astartium.
    Astartium(u8),
    /// The Cargo has at least this many Exploration Tokens.
    Exploration(u8),
    /// The Cargo has at least this many Combat Tokens.
    Combat(u8),
    /// Hull is at least this high.
    Hull(u8),
    /// A track has at least this level.
    Level(Track, u8),
    /// This card is equipped.
    Equipped(GearId),
    /// The hand has at least this many action cards.
    Hand(u8),
    /// This action card was played in this step.
    Played(CardId),
    /// This ability was used in this step.
    Used(AbilitySource),
    /// A check was passed in this step.
    Passed,
    /// This number of Raiders was killed in combat in this step.
    Killed(u8),
    /// This event was removed in this step.
    Removed(CardId),
    /// An active Starbase is at this hex.
    Base(HexId),
    /// A Boss was killed in this step.
    BossKilled,
    /// The turns of this phase, or a later step, are reached.
    Reached(u8, Phase),
    /// The game is over and won.
    Victory,
}

impl Goal {
    /// Returns whether the condition is met.
    #[must_use]
    pub fn is_reached(&self, game: &Saga, context: &LessonContext<'_, Saga>) -> bool {
        let (learner, public) = (context.seat, &context.state.public);
        let mat = public.mat(learner);
        match *self {
            Self::At(armada, hex) => is_at(public, armada, hex),
            Self::Carries => mat.has_xpm,
            Self::Installed(count) => public.installed >= count,
            Self::Astartium(count) => mat.astartium >= count,
            Self::Exploration(count) => mat.exploration_tokens >= count,
            Self::Combat(count) => mat.combat_tokens >= count,
            Self::Hull(count) => mat.hull >= count,
            Self::Level(track, level) => {
                let [starport, lab, _] = mat.levels;
                let current_level = match track {
                    Track::Starport => starport,
                    Track::Lab => lab,
                };
                current_level >= level
            }
            Self::Equipped(gear) => mat.slots().any(|slot| slot.gear == gear),
            Self::Hand(count) => mat.hand >= count,
            Self::Base(hex) => public
                .at(hex)
                .is_some_and(|sector| public.has_active_starbase(sector)),
            Self::Reached(round, phase) => is_at_or_after(public, round, phase),
            Self::Killed(count) => {
                let kills = context.events.iter().filter(|event| {
                    let killed = RemovalReason::Killed;
                    matches!(event, Event::RaiderLeft { fate: reason, .. } if *reason == killed)
                });
                kills.count() >= usize::from(count)
            }
            Self::Explored(_)
            | Self::Played(_)
            | Self::Used(_)
            | Self::Passed
            | Self::Removed(_)
            | Self::BossKilled
            | Self::Victory => context
                .events
                .iter()
                .any(|event| self.is_met_by(game, *event, learner)),
        }
    }

    /// Returns whether a past event meets the condition.
    fn is_met_by(&self, game: &Saga, event: Event, learner: Seat) -> bool {
        match *self {
            Self::Explored(at) => {
                matches!(event, Event::Placed { hex, .. } | Event::Revealed { hex, .. } if hex == at)
            }
            Self::Played(wanted) => {
                matches!(event, Event::Played { seat, card, .. } if seat == learner && card == wanted)
            }
            Self::Used(wanted) => {
                matches!(event, Event::Activated { seat, source, .. } if seat == learner && source == wanted)
            }
            Self::Passed => matches!(event, Event::Checked { armada, is_passed: true }
                if game.owner(armada) == learner),
            Self::Removed(wanted) => {
                matches!(event, Event::EventLeft { card, .. } if card == wanted)
            }
            Self::BossKilled => {
                matches!(
                    event,
                    Event::BossLeft {
                        fate: RemovalReason::Killed,
                        ..
                    }
                )
            }
            Self::Victory => matches!(
                event,
                Event::Over {
                    ending: Ending::Won(_),
                    ..
                }
            ),
            _ => false,
        }
    }

    /// Returns the hex that the condition is about, to mark it on the board.
    #[must_use]
    pub const fn hex(&self) -> Option<HexId> {
        match *self {
            Self::At(_, hex) | Self::Explored(hex) | Self::Base(hex) => Some(hex),
            _ => None,
        }
    }
}

fn is_at(public: &Public, armada: ArmadaId, hex: HexId) -> bool {
    let sector = public.armada(armada).sector;
    sector.is_some() && sector == public.at(hex)
}

/// Returns whether the turns of a phase, or a later step, are reached.
fn is_at_or_after(public: &Public, round: u8, phase: Phase) -> bool {
    let current_phase = match public.step {
        Step::Choose | Step::Place | Step::Setup | Step::Doom | Step::Effects | Step::Scan => None,
        Step::Turns(current) | Step::End(current) => Some(current),
        Step::RoundEnd | Step::Over => Some(Phase::Expand),
    };
    let is_over = public.step == Step::Over;
    is_over || public.round > round || public.round == round && current_phase >= Some(phase)
}
