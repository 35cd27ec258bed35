//! The descriptions of actions.

use super::{Description, Term};
use crate::game::Seat;
use crate::saga::action::Action;

impl Action {
    /// Describes the action of a seat, without arguments that depend on the state.
    #[must_use]
    pub fn description(self, seat: Seat) -> Description {
        let order = Description::new(self.term());
        match self {
            Self::Choose(commander, color) => {
                order.with("commander", commander).with("color", color)
            }
            Self::Equip(gear, None) => order.with("card", gear),
            Self::Equip(gear, Some(out)) | Self::Swap(out, gear) => {
                order.with("card", gear).with("out", out)
            }
            Self::Order(next) => order.with("what", Term::Next(next)),
            Self::At(hex) | Self::Move(hex) | Self::Explore(hex) => order.on(hex),
            Self::Pick(target) => order.with("what", Term::TargetAt(target)).of(target),
            Self::FromCargo(other) | Self::Hauler(other) => order.with("seat", other),
            Self::Item(item) => order.with("item", item),
            Self::PickEvent(card) | Self::Quell(card) => order.with("card", Term::EventCard(card)),
            Self::Free(source) => order.with("card", Term::Ability(seat, source)),
            Self::Maneuver(project, hex) => {
                let is_expand = false;
                let order = order.with("project", Term::Project { project, is_expand });
                match hex {
                    Some(hex) => order.on(hex),
                    None => order,
                }
            }
            Self::Tow(hex, item) => order.on(hex).with("item", item),
            Self::Lead(armada) | Self::Duel(armada) => order.by(armada),
            Self::Fight(target) => order.with("what", target).of(target),
            Self::Encounter(index) => order.with("encounter", Term::Encounter(index)),
            Self::Project(project, _) => {
                let is_expand = true;
                order.with("project", Term::Project { project, is_expand })
            }
            Self::Share(other, exploration, combat) => order
                .with("seat", other)
                .with("what", Term::Share(exploration, combat)),
            Self::Play(card, armada) => order.with("card", Term::ActionCard(card)).by(armada),
            Self::Activate(source, armada) => {
                order.with("card", Term::Ability(seat, source)).by(armada)
            }
            Self::Sink(tile) | Self::Keep(tile) => order.with("tile", tile),
            Self::Branch(_)
            | Self::Level(_)
            | Self::PickUp
            | Self::Side(_)
            | Self::Regroup(_)
            | Self::Siege
            | Self::Build
            | Self::Agree(_)
            | Self::Repair
            | Self::Reroll(_)
            | Self::Done
            | Self::Concede => order,
        }
    }
}
