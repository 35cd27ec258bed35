//! Checks of the rift and its movement.

use super::{ValidationResult, ensure};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::Public;
use crate::space_rift::unit::UnitId;

impl SpaceRift {
    /// Checks that there is a rift if the game has one, and that it is connected unless a movement
    /// is unfinished `[SR-30.3]` `[SR-30.8]`.
    pub(super) fn check_rift(&self, public: &Public) -> ValidationResult {
        let fits = public.rift.is_some() == self.rift.is_some();
        let reason = "the scenario says whether there is one";
        ensure(fits, "public.rift", reason)?;
        let (Some(rift), Some(site)) = (&public.rift, &self.rift) else {
            return ensure(public.drift.is_none(), "public.drift", "there is no rift");
        };
        let dial_fits = site.dial.is_none_or(|dial| dial == rift.dial);
        ensure(dial_fits, "public.rift.dial", "the dial never turns")?;
        let is_disjoint = usize::from(rift.hexes().len()) == rift.tiles.iter().flatten().count();
        ensure(is_disjoint, "public.rift.tiles", "two tiles on one hex")?;
        let Some(drift) = &public.drift else {
            let is_connected = rift.is_connected();
            return ensure(is_connected, "public.rift.tiles", "the rift is not whole");
        };
        ensure(
            drift.is_consistent(rift),
            "public.drift",
            "no rest of a movement",
        )?;
        let riders = drift.riders.into_iter().flatten();
        let mut unplaced = riders.chain(drift.lifted.iter().copied());
        let known = |unit: UnitId| unit.index() < self.builds.len();
        let is_known = unplaced.all(known);
        ensure(is_known, "public.drift", "there is no such unit")?;
        let count = drift.riders.iter().flatten().count() + drift.lifted.len();
        let is_unique = usize::from(drift.unplaced_units().len()) == count;
        ensure(is_unique, "public.drift", "a unit is lifted twice")?;
        let mut unplaced = drift.unplaced_units().iter();
        let is_off_board = unplaced.all(|unit| public.hex_of(unit).is_none());
        let reason = "a lifted unit stands on the battlefield";
        ensure(is_off_board, "public.drift", reason)
    }
}
