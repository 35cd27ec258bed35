//! Parts on blueprints and beside them: lifting and fitting, for start parts and refits alike
//! `[EXO-9.2]` `[EXO-9.3]`. What may be bought and when all is done is not decided here.

use crate::exodus::action::Action;
use crate::exodus::blueprint::{Blueprints, Fitted};
use crate::exodus::mat::Yard;
use crate::exodus::packing::sort;
use crate::exodus::part::{Item, ItemKind, PARTS};
use crate::exodus::refusal::DeedRefusal;
use crate::exodus::ship::ShipType;
use crate::exodus::table::Exodus;

/// How often parts can be lifted before all must lie: more often than four full blueprints have
/// parts. It makes every refit end.
pub const MAX_LIFTS: u8 = 24;

/// Blueprints that are worked on, and what lies loose beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// The blueprints.
    pub blueprints: Blueprints,
    /// What lies loose.
    pub yard: Yard,
}

impl Exodus {
    /// Whether a part can be lifted.
    pub(super) fn may_lift(bench: &Bench, kind: ShipType, place: u8) -> Result<(), DeedRefusal> {
        let blueprint = &bench.blueprints[kind.index()];
        if blueprint.get(usize::from(place)).is_none() {
            Err(DeedRefusal::NoPart)
        } else if bench.yard.restored || bench.yard.lifts >= MAX_LIFTS {
            Err(DeedRefusal::LiftsSpent)
        } else {
            Ok(())
        }
    }

    /// Whether a loose part can be fitted so: on free cells alone `[EXO-9.2]`, and as the only
    /// drive, if it is one `[EXO-9.3]`.
    pub(super) fn may_fit(
        &self,
        bench: &Bench,
        kind: ShipType,
        part: Fitted,
    ) -> Result<(), DeedRefusal> {
        let loose = bench.yard.loose.get(part.item.index());
        if loose.is_none_or(|&loose| loose == 0) {
            return Err(DeedRefusal::NotLoose);
        }
        let blueprint = &bench.blueprints[kind.index()];
        let drive = |item: Item| item.kind() == ItemKind::Drive;
        if drive(part.item) && blueprint.iter().any(|other| drive(other.item)) {
            return Err(DeedRefusal::SecondDrive);
        }
        let covered = self.grids().covered(kind, blueprint);
        let cells = self.grids().cells(kind, part);
        if blueprint.is_full() || cells.is_none_or(|cells| cells & covered != 0) {
            return Err(DeedRefusal::NoFit);
        }
        Ok(())
    }

    /// Appends every way to lift and to fit.
    pub(super) fn list_fits(&self, bench: &Bench, list: &mut Vec<Action>) {
        for kind in ShipType::ALL {
            let places = (0u8..).take(bench.blueprints[kind.index()].len());
            let lifts = places.filter(|&place| Self::may_lift(bench, kind, place).is_ok());
            list.extend(lifts.map(|place| Action::Lift(kind, place)));
            for item in Item::ALL.into_iter().take(PARTS) {
                let ways = (0u8..).take(self.grids().ways(kind, item).len());
                let fits =
                    ways.filter(|&way| self.may_fit(bench, kind, Fitted { item, way }).is_ok());
                list.extend(fits.map(|way| Action::Fit(kind, item, way)));
            }
        }
    }
}

impl Bench {
    /// Lifts a part.
    pub(super) fn lift(&mut self, kind: ShipType, place: u8) {
        let lifted = self.blueprints[kind.index()].remove(usize::from(place));
        if let Some(part) = lifted {
            self.yard.loose[part.item.index()] += 1;
            self.yard.lifts += 1;
        }
    }

    /// Fits a loose part.
    pub(super) fn fit(&mut self, kind: ShipType, part: Fitted) {
        if self.blueprints[kind.index()].push(part).is_ok() {
            self.yard.loose[part.item.index()] -= 1;
            sort(&mut self.blueprints[kind.index()]);
        }
    }

    /// Whether nothing lies loose.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.yard.loose.iter().all(|&count| count == 0)
    }
}
