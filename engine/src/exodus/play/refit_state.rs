//! Parts on blueprints and loose parts beside them: lifting and fitting, for start parts and refits
//! alike `[EXO-9.2]` `[EXO-9.3]`. What may be bought and when a refit may end is decided in
//! [`super::refit`].

use crate::exodus::action::Action;
use crate::exodus::blueprint::{Blueprints, FittedPart};
use crate::exodus::game::Exodus;
use crate::exodus::mat::LooseParts;
use crate::exodus::packing::sort;
use crate::exodus::part::{Item, ItemKind, PARTS};
use crate::exodus::refusal::RefitRefusal;
use crate::exodus::ship::ShipType;

/// Maximum number of lifts in a refit, so that every refit ends. Four full blueprints hold fewer
/// parts.
pub const MAX_LIFTS: u8 = 24;

/// Blueprints that are being edited, and the loose parts beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefitState {
    /// The blueprints, indexed by ship type.
    pub blueprints: Blueprints,
    /// Parts that are on no blueprint.
    pub loose_parts: LooseParts,
}

impl Exodus {
    /// Checks whether a part can be lifted off its blueprint.
    pub(super) fn check_lift(
        refit_state: &RefitState,
        kind: ShipType,
        index: u8,
    ) -> Result<(), RefitRefusal> {
        let blueprint = &refit_state.blueprints[kind.index()];
        if blueprint.get(usize::from(index)).is_none() {
            Err(RefitRefusal::NoPart)
        } else if refit_state.loose_parts.is_restored {
            Err(RefitRefusal::Restored)
        } else if refit_state.loose_parts.lifts >= MAX_LIFTS {
            Err(RefitRefusal::LiftsSpent)
        } else {
            Ok(())
        }
    }

    /// Checks whether a loose part can be fitted with this placement: on free cells only
    /// `[EXO-9.2]`, and only one drive per blueprint `[EXO-9.3]`.
    pub(super) fn check_fit(
        &self,
        refit_state: &RefitState,
        kind: ShipType,
        part: FittedPart,
    ) -> Result<(), RefitRefusal> {
        refit_state.check_add(kind, part.item)?;
        let covered = self
            .grids()
            .covered(kind, &refit_state.blueprints[kind.index()]);
        let cells = self.grids().cells(kind, part);
        if cells.is_none_or(|cells| cells & covered != 0) {
            return Err(RefitRefusal::NoFit);
        }
        Ok(())
    }

    /// Iterates over all legal actions that lift or fit a part. Checks that do not depend on the
    /// placement run once for all placements.
    pub(super) fn fits(&self, refit_state: &RefitState) -> impl Iterator<Item = Action> {
        ShipType::ALL.into_iter().flat_map(move |kind| {
            let blueprint = &refit_state.blueprints[kind.index()];
            let indices = 0..blueprint.len() as u8;
            let lifts =
                indices.filter(move |&index| Self::check_lift(refit_state, kind, index).is_ok());
            let covered = self.grids().covered(kind, blueprint);
            let parts = Item::ALL.into_iter().take(PARTS);
            let parts = parts.filter(move |&item| refit_state.check_add(kind, item).is_ok());
            let fits = parts.flat_map(move |item| {
                let placements = (0u8..).zip(self.grids().placements(kind, item));
                let free = placements.filter(move |&(_, cells)| cells & covered == 0);
                free.map(move |(placement, _)| Action::Fit(kind, item, placement))
            });
            lifts
                .map(move |index| Action::Lift(kind, index))
                .chain(fits)
        })
    }
}

impl RefitState {
    /// Checks whether a part may be added to a blueprint, whatever its placement: it is loose, it
    /// is not a second drive `[EXO-9.3]`, and the blueprint has room for one more part.
    fn check_add(&self, kind: ShipType, item: Item) -> Result<(), RefitRefusal> {
        match self.loose_parts.loose.get(item.index()) {
            None => return Err(RefitRefusal::NoPlanet),
            Some(0) => return Err(RefitRefusal::NotLoose),
            Some(_) => {}
        }
        let blueprint = &self.blueprints[kind.index()];
        let drive = |item: Item| item.kind() == ItemKind::Drive;
        if drive(item) && blueprint.iter().any(|other| drive(other.item)) {
            return Err(RefitRefusal::SecondDrive);
        }
        if blueprint.is_full() {
            return Err(RefitRefusal::NoFit);
        }
        Ok(())
    }

    /// Lifts a part off its blueprint.
    pub(super) fn lift(&mut self, kind: ShipType, index: u8) {
        let lifted = self.blueprints[kind.index()].remove(usize::from(index));
        if let Some(part) = lifted {
            self.loose_parts.loose[part.item.index()] += 1;
            self.loose_parts.lifts += 1;
        }
    }

    /// Fits a loose part.
    pub(super) fn fit(&mut self, kind: ShipType, part: FittedPart) {
        if self.blueprints[kind.index()].push(part).is_ok() {
            self.loose_parts.loose[part.item.index()] -= 1;
            sort(&mut self.blueprints[kind.index()]);
        }
    }

    /// Returns whether no part is loose.
    #[must_use]
    pub fn has_no_loose_parts(&self) -> bool {
        self.loose_parts.loose.iter().all(|&count| count == 0)
    }
}
