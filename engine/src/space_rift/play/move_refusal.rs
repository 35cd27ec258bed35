//! The reasons why a unit cannot move to a hex or exit `[SR-7]` `[SR-8]`.

use super::BattlefieldSnapshot;
use super::movement::MoveAllowance;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::unit::UnitId;

impl BattlefieldSnapshot<'_> {
    /// Returns the reason why a unit's move does not reach a hex.
    pub(super) fn move_refusal(
        &self,
        unit: UnitId,
        to: Hex,
        allowance: MoveAllowance,
        pays: bool,
    ) -> Refusal {
        if self.game.orders_in_force(self.public).forbids_move {
            Refusal::StaysPut
        } else if self.occupied().contains(to) {
            Refusal::Occupied
        } else if self.dead_stars().contains(to) {
            Refusal::DeadStar
        } else if self.meteors.contains(to) {
            Refusal::Meteor
        } else if self.game.build(unit).abilities.is_in_orbit {
            Refusal::OutOfOrbit
        } else if self.planet().contains(to) {
            Refusal::PlanetFromAfar
        } else {
            self.reach_refusal(unit, to, allowance, pays)
        }
    }

    /// Returns the reason why a free hex is not reached: the price of full impulse, an obstacle, or
    /// the distance.
    fn reach_refusal(
        &self,
        unit: UnitId,
        to: Hex,
        allowance: MoveAllowance,
        pays: bool,
    ) -> Refusal {
        let Some(start) = self.public.hex_of(unit) else {
            return Refusal::NotYourUnit;
        };
        if let Some(stars) = self.impulse_refusal(unit)
            && self.first_reach(unit, allowance).impulse.contains(to)
        {
            return stars;
        }
        let max_hexes = if pays {
            allowance.impulse
        } else {
            allowance.normal
        };
        if start.distance(to) <= max_hexes {
            Refusal::NoWay
        } else if self
            .first_reach(unit, MoveAllowance::of(allowance.warp))
            .normal
            .contains(to)
        {
            Refusal::WarpAlone
        } else {
            Refusal::TooFar { hexes: max_hexes }
        }
    }

    /// Returns the reason why a unit cannot exit over the enemy baseline.
    pub(super) fn exit_refusal(&self, unit: UnitId) -> Refusal {
        if self.game.orders_in_force(self.public).forbids_move {
            return Refusal::StaysPut;
        }
        if self.game.build(unit).abilities.is_in_orbit {
            return Refusal::OutOfOrbit;
        }
        let stars = self.impulse_refusal(unit);
        let can_exit = self
            .first_reach(unit, self.move_allowance(unit))
            .can_exit_with_impulse;
        stars.filter(|_| can_exit).unwrap_or(Refusal::EdgeTooFar)
    }

    /// Returns the refusal for full impulse if its side cannot pay for it.
    fn impulse_refusal(&self, unit: UnitId) -> Option<Refusal> {
        let price = self.game.figures.stars.impulse;
        let available = self.public.side_state(self.game.build(unit).side).stars;
        (available < price).then_some(Refusal::Stars { price, available })
    }
}
