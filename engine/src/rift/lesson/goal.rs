//! The goals of lesson steps. Ships are numbered from 1 in the order of the starting places; the
//! learner's ship is the first ship of the learner's seat.

use super::super::Rift;
use super::super::event::{Event, Target};
use super::super::ship::{Ion, Ship, ShipId, Side, Weapon};
use crate::grid::{Heading, Plane, Space, Square};
use crate::lesson::LessonContext;
use serde::{Deserialize, Deserializer};

/// A condition that completes a lesson step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The learner's ship is on this square.
    At(Square),
    /// The ship is in this plane.
    Plane(Plane),
    /// The ship has this heading.
    #[serde(deserialize_with = "read_heading")]
    Heading(Heading),
    /// The ship has this speed.
    Speed(i8),
    /// The ship's turn ended in this step, and the ship has not acted since.
    TurnEnded,
    /// The ship made a warp jump in this step.
    Warped,
    /// The ship has at least this much energy in the auxiliary store.
    Stored(u8),
    /// The ship has at most this much energy in reactor and store together.
    Drained(u8),
    /// The ship's shields are up.
    ShieldsUp,
    /// The ship's shields are down.
    ShieldsDown,
    /// The ship has at least this many hull points.
    Hull(u8),
    /// The shield bars of this side have at least this strength together.
    Bars(Side, u8),
    /// The ship's ion cannon is in this state.
    Canon(Ion),
    /// A released mine waits under the ship.
    MineWaits,
    /// There is a live mine in this space.
    Mine(Space),
    /// There is no live mine in this space.
    NoMine(Space),
    /// The ship fired this weapon at a ship in this step.
    Fired(Weapon),
    /// Another ship, given by its number, was hit on this side in this step.
    Hit(u8, Side),
    /// Another ship, given by its number, lost at least this much strength in this step.
    Damage(u8, u8),
    /// Another ship, given by its number, is destroyed.
    Destroyed(u8),
}

impl Goal {
    #[must_use]
    pub fn is_reached(&self, game: &Rift, context: &LessonContext<'_, Rift>) -> bool {
        let ids = (0..game.builds().len() as u8).map(ShipId);
        let own_ship = ids.into_iter().find(|id| game.owner(*id) == context.seat);
        let Some((id, ship)) = own_ship.and_then(|id| Some((id, context.state.ship(id)?))) else {
            return false;
        };
        self.is_met_by_ship(game, context, ship)
            .unwrap_or_else(|| self.is_met_by_events(context, id))
    }

    /// Returns whether a condition on the learner's ship is met; `None` for other conditions.
    fn is_met_by_ship(
        &self,
        game: &Rift,
        context: &LessonContext<'_, Rift>,
        ship: &Ship,
    ) -> Option<bool> {
        let are_shields_up = context.state.are_shields_up(ship, game.board());
        Some(match *self {
            Self::At(square) => ship.square() == square,
            Self::Plane(plane) => ship.plane() == plane,
            Self::Heading(heading) => ship.heading == heading,
            Self::Speed(speed) => ship.speed == speed,
            Self::Stored(min) => ship.aux >= min,
            Self::Drained(max) => ship.energy() <= max,
            Self::ShieldsUp => are_shields_up,
            Self::ShieldsDown => !are_shields_up,
            Self::Hull(min) => ship.hull >= min,
            Self::Bars(side, min) => ship.bars.total(side) >= min,
            Self::Canon(ion) => ship.ion == ion,
            Self::TurnEnded
            | Self::Warped
            | Self::MineWaits
            | Self::Mine(_)
            | Self::NoMine(_)
            | Self::Fired(_)
            | Self::Hit(..)
            | Self::Damage(..)
            | Self::Destroyed(_) => return None,
        })
    }

    /// Returns whether a condition on the board or the events is met.
    fn is_met_by_events(&self, context: &LessonContext<'_, Rift>, own_ship: ShipId) -> bool {
        let any = |fits: &dyn Fn(&Event) -> bool| context.events.iter().any(fits);
        match *self {
            Self::TurnEnded => has_ended_turn(context.events, own_ship),
            Self::Warped => {
                any(&|event| matches!(event, Event::Warped { ship, .. } if *ship == own_ship))
            }
            Self::MineWaits => context.state.turn.has_waiting_mine,
            Self::Mine(space) => context.state.mine_at(space).is_some(),
            Self::NoMine(space) => context.state.mine_at(space).is_none(),
            Self::Fired(kind) => any(&|event| {
                matches!(event, Event::ShotFired { ship, weapon, target: Target::Ship(..), .. }
                    if *ship == own_ship && *weapon == kind)
            }),
            Self::Hit(number, side) => any(&|event| {
                matches!(event, Event::ShotFired { target, .. }
                    if Some(*target) == ship_by_number(number).map(|id| Target::Ship(id, side)))
            }),
            Self::Damage(number, min) => {
                let damage = context
                    .events
                    .iter()
                    .map(|event| strength_lost(event, number));
                damage.fold(0, u8::saturating_add) >= min
            }
            Self::Destroyed(number) => ship_by_number(number)
                .and_then(|id| context.state.ship(id))
                .is_some_and(|ship| !ship.is_alive()),
            _ => false,
        }
    }
}

/// Returns whether the last action of the ship was to end its turn.
fn has_ended_turn(events: &[Event], own_ship: ShipId) -> bool {
    let last = events
        .iter()
        .rev()
        .find_map(|event| ends_turn(*event, own_ship));
    last.unwrap_or(false)
}

/// Returns whether the event shows that the ship ended its turn; `None` if the event is not an
/// action of the ship. Effects on the ship, and events at the start of its turn, are not actions.
fn ends_turn(event: Event, own_ship: ShipId) -> Option<bool> {
    match event {
        Event::TurnEnded { ship } => (ship == own_ship).then_some(true),
        Event::Stepped { ship, .. }
        | Event::SpeedChanged { ship, .. }
        | Event::Rotated { ship, .. }
        | Event::PlaneChanged { ship, .. }
        | Event::Warped { ship, .. }
        | Event::ShotFired { ship, .. }
        | Event::BarMoved { ship, .. }
        | Event::BarsSwapped { ship, .. }
        | Event::AuxCharged { ship, .. }
        | Event::IonChanged { ship, .. }
        | Event::MineReleased { ship } => (ship == own_ship).then_some(false),
        _ => None,
    }
}

/// Returns the id of the ship with a number that counts from 1.
fn ship_by_number(number: u8) -> Option<ShipId> {
    number.checked_sub(1).map(ShipId)
}

/// Returns the strength that a ship loses in an event.
fn strength_lost(event: &Event, number: u8) -> u8 {
    match event {
        Event::BarDamaged { ship, damage, .. } | Event::HullDamaged { ship, damage, .. }
            if Some(*ship) == ship_by_number(number) =>
        {
            *damage
        }
        _other => 0,
    }
}

fn read_heading<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Heading, D::Error> {
    let name = String::deserialize(deserializer)?;
    Heading::from_name(&name)
        .ok_or_else(|| serde::de::Error::custom(format!("`{name}` is not a heading")))
}
