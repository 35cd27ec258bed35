//! Red alerts and retiring `[SR-12]`.

use super::combat::PlayFlow;
use super::{BattlefieldSnapshot, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::combat_roll::{CombatRoll, RollStage};
use crate::space_rift::dice::Face;
use crate::space_rift::event::{Event, MoveKind};
use crate::space_rift::game::SpaceRift;
use crate::space_rift::refusal::Refusal;
use crate::space_rift::state::Public;
use crate::space_rift::unit::UnitId;

/// The paths along which a unit can retire.
#[derive(Clone, Copy, Debug, Default)]
pub struct Retreat {
    /// Hexes at the ends of the longest paths.
    pub ends: HexSet,
    /// All hexes on the paths.
    pub all: HexSet,
    /// Length of the longest paths, in hexes.
    pub length: u8,
}

impl BattlefieldSnapshot<'_> {
    /// Returns the paths of at most `hexes` steps toward the unit's own baseline `[SR-12.4]`
    /// `[SR-12.5]` `[SR-39.1]`. They lead through any feature including the rift, but not through
    /// units, dead stars and meteors.
    #[must_use]
    pub fn retreat(&self, unit: UnitId, hexes: u8) -> Retreat {
        let Some(from) = self.public.hex_of(unit) else {
            return Retreat::default();
        };
        let [a, b] = self.game.build(unit).side.backward();
        let impassable = self.impassable_hexes();
        let mut retreat = Retreat::default();
        let mut frontier = HexSet::singleton(from);
        for length in 1..=hexes {
            frontier = frontier
                .shift(a)
                .union(frontier.shift(b))
                .difference(impassable);
            if frontier.is_empty() {
                break;
            }
            retreat.ends = frontier;
            retreat.all = retreat.all.union(frontier);
            retreat.length = length;
        }
        retreat
    }
}

impl SpaceRift {
    /// Returns the number of red alerts of the roll that can be ignored.
    pub(in crate::space_rift) fn ignorable(&self, public: &Public, roll: &CombatRoll) -> u8 {
        let allowance = self.effective_terrain(public).alert_allowance(roll.target);
        roll.faces.of(Face::Alert).min(allowance)
    }

    /// Checks whether this number of red alerts may be ignored `[SR-12.1]`.
    pub(super) fn check_ignore(
        &self,
        public: &Public,
        roll: &CombatRoll,
        count: u8,
    ) -> Result<(), Refusal> {
        let max = self.ignorable(public, roll);
        if count <= max {
            Ok(())
        } else {
            Err(Refusal::Allowance { max })
        }
    }

    /// Checks whether the unit may retire to a hex `[SR-12.6]`, or evade to it.
    pub(super) fn check_retire(
        &self,
        public: &Public,
        roll: &CombatRoll,
        to: Hex,
    ) -> Result<(), Refusal> {
        let snapshot = self.battlefield(public);
        let allowed = match roll.stage {
            RollStage::Retire(hexes) => snapshot.retreat(roll.target, hexes).ends,
            RollStage::Evade(hexes) => snapshot.retreat(roll.target, hexes).all,
            _ => return Err(self.busy_refusal(public)),
        };
        if allowed.contains(to) {
            Ok(())
        } else {
            Err(Refusal::NotThere)
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Asks how many red alerts to ignore, unless none can be `[SR-12.1]`.
    pub fn ask_ignore(&mut self, roll: CombatRoll) -> PlayFlow {
        if self.game.ignorable(&self.state.public, &roll) > 0 {
            return PlayFlow::Wait;
        }
        self.do_ignore(0);
        PlayFlow::Continue
    }

    /// Ignores this number of red alerts; the others take effect `[SR-12.3]`. A platform does not
    /// move `[SR-17.4]`.
    pub fn do_ignore(&mut self, count: u8) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let unit = roll.target;
        if count > 0 {
            self.emit(Event::AlertsIgnored { unit, count });
        }
        let remaining = roll.faces.of(Face::Alert).saturating_sub(count);
        if let Some(roll) = self.current_roll() {
            roll.alerts = remaining;
        }
        if remaining == 0 {
            self.set_stage(RollStage::Back);
        } else if self.game.build(unit).abilities.is_in_orbit {
            self.place_alert(unit);
            self.set_stage(RollStage::Back);
        } else {
            self.set_stage(RollStage::Retire(remaining));
        }
    }

    /// Asks where the unit retires, unless it has at most one destination `[SR-12.6]`.
    pub fn ask_retire(&mut self, roll: CombatRoll, hexes: u8) -> PlayFlow {
        let retreat = self
            .game
            .battlefield(&self.state.public)
            .retreat(roll.target, hexes);
        if retreat.ends.len() > 1 {
            return PlayFlow::Wait;
        }
        self.retire(retreat.ends.first());
        PlayFlow::Continue
    }

    /// Retires the unit. It loses a ship for each hex that it cannot retire, and gets a red-alert
    /// marker `[SR-12.7]` `[SR-12.8]`.
    pub fn retire(&mut self, to: Option<Hex>) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        let (unit, RollStage::Retire(hexes)) = (roll.target, roll.stage) else {
            return;
        };
        let retreat = self
            .game
            .battlefield(&self.state.public)
            .retreat(unit, hexes);
        if let (Some(from), Some(to)) = (self.state.public.hex_of(unit), to) {
            self.put_unit(unit, from, to, MoveKind::Retire);
        }
        let missing = hexes.saturating_sub(retreat.length);
        if missing > 0 {
            let by = self.game.roller_side(&roll);
            self.lose_ships(unit, missing, by);
        }
        let hex = self.state.public.hex_of(unit);
        if hex.is_some() {
            self.place_alert(unit);
        }
        self.set_stage(if hex == Some(roll.at) {
            RollStage::Back
        } else {
            RollStage::Vacated
        });
    }

    /// Asks where the target evades to, unless there is only one hex.
    pub fn ask_evade(&mut self, roll: CombatRoll, hexes: u8) -> PlayFlow {
        let retreat = self
            .game
            .battlefield(&self.state.public)
            .retreat(roll.target, hexes);
        if retreat.all.len() > 1 {
            return PlayFlow::Wait;
        }
        self.evade(retreat.all.first());
        PlayFlow::Continue
    }

    /// Moves the evading target. The attack is used up, and the hex does not count as vacated.
    pub fn evade(&mut self, to: Option<Hex>) {
        let Some(roll) = self.state.public.innermost_roll().copied() else {
            return;
        };
        if let (Some(from), Some(to)) = (self.state.public.hex_of(roll.target), to) {
            self.put_unit(roll.target, from, to, MoveKind::Evade);
        }
        if let Some(unit) = roll.roller {
            self.emit(Event::Spent { unit });
        }
        self.set_stage(RollStage::Over);
    }

    /// Puts a red-alert marker on a unit, at most one `[SR-12.8]`.
    fn place_alert(&mut self, unit: UnitId) {
        if !self.state.public.alert.contains(unit) {
            self.state.public.alert.insert(unit);
            self.emit(Event::AlertPlaced { unit });
        }
    }
}
