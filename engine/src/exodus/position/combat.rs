//! Checks rockets and Conquest stages of a position: targets, visibility, movement, and the current
//! battle.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::effect::Effect;
use crate::exodus::hex::HexId;
use crate::exodus::ship::{FLEET, ShipId, ShipSet};
use crate::exodus::stage::Stage;
use crate::exodus::state::{Battle, RocketAttack, SEATS};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{Seat, SeatSet};

/// Returns the owners of a set of ships.
fn owners(ships: ShipSet) -> SeatSet {
    ships.iter().map(ShipId::seat).collect()
}

impl StateCheck<'_> {
    /// Checks the rockets with a target: each belongs to its seat and is on its planet `[EXO-10.1]`
    /// to `[EXO-10.5]`.
    pub(super) fn check_rockets(&self) -> Result<(), LoadError> {
        let is_wmd_stage = Stage::of(self.public.step) == Stage::Wmd;
        let hexes = if is_wmd_stage {
            self.game.map_hexes.len()
        } else {
            0
        };
        let reason = "a seat or none for each hex while rockets fire, and none outside";
        ensure(
            self.public.rocket_controllers.len() == hexes,
            "public.armed",
            reason,
        )?;
        let spent = self
            .game
            .all_seats()
            .iter()
            .map(|seat| self.public.mat(seat).spent);
        let spent = spent.fold(Default::default(), |all, spent| spent.union(all));
        let fits = self.public.rocket_abilities.difference(spent).is_empty()
            && (is_wmd_stage || self.public.rocket_abilities.is_empty());
        let reason = "abilities that were used for the rockets at hand";
        ensure(fits, "public.ranged", reason)?;
        for (n, attack) in self.public.rocket_attacks.iter().enumerate() {
            let fits = is_wmd_stage && self.is_rocket_attack(attack);
            let reason = "a rocket that cannot have this target";
            ensure(fits, format!("public.salvos[{n}]"), reason)?;
        }
        Ok(())
    }

    fn is_rocket_attack(&self, attack: &RocketAttack) -> bool {
        let same =
            |other: &&RocketAttack| (other.rocket, other.from) == (attack.rocket, attack.from);
        let fired = self.public.rocket_attacks.iter().filter(same).count();
        let rockets = self.public.sector(attack.from).rockets[attack.rocket.index()];
        let bonuses = self.game.resistance.iter().flat_map(|card| &card.bonus);
        let mut bonuses = bonuses.map(|effect| matches!(effect, Effect::RemoveRockets(_)));
        let is_controller =
            self.public.rocket_controllers.get(attack.from.index()) == Some(&Some(attack.seat));
        is_controller
            && self
                .game
                .check_reach(self.public, attack.from, attack.to)
                .is_ok()
            && (fired <= usize::from(rockets) || bonuses.any(|is_removal| is_removal))
            && (attack.hits == 0 || self.public.step == Step::Kill)
    }

    /// Checks the state that exists only in Conquest stages `[EXO-11.2]`.
    pub(super) fn check_stage(&self) -> Result<(), LoadError> {
        let public = self.public;
        let is_in_conquest = public.step.is_conquest();
        let stages = if is_in_conquest {
            self.game.stages(public)
        } else {
            0
        };
        let reason = "one of the Conquest stages of the turn, and 0 outside";
        let fits = (u8::from(is_in_conquest)..=stages).contains(&public.conquest_stage);
        ensure(fits, "public.pass", reason)?;
        self.check_visibility()?;
        self.check_cargo()?;
        self.check_moves()?;
        let is_in_battle = public.step == Step::Battle;
        let reason = "while there are battles, and only then";
        for (key, hexes) in [("contested", public.contested), ("guarded", public.guarded)] {
            let fits = is_in_battle || hexes.is_empty();
            ensure(fits, format!("public.{key}"), reason)?;
        }
        ensure(
            public.battle.is_some() == is_in_battle,
            "public.battle",
            reason,
        )?;
        match &public.battle {
            Some(battle) => self.check_battle(battle),
            None => Ok(()),
        }
    }

    /// Checks the visible ships, and those that may uncloak or stay cloaked for the turn
    /// `[EXO-12.2]` `[EXO-17.29]`.
    fn check_visibility(&self) -> Result<(), LoadError> {
        let public = self.public;
        let fleets = self.game.all_seats().iter().map(|seat| public.fleet(seat));
        let fleets = fleets.fold(ShipSet::NONE, ShipSet::union);
        let is_in_conquest = public.step.is_conquest();
        let reason = "ships in play, in a Conquest stage";
        let fits = |ships: ShipSet| {
            ships.difference(fleets).is_empty() && (is_in_conquest || ships.is_empty())
        };
        ensure(fits(public.visible), "public.visible", reason)?;
        let rule_allows =
            self.game.options.rules.stays_cloaked_for_turn || self.state.stayed.is_empty();
        ensure(rule_allows && fits(self.state.stayed), "stayed", reason)?;
        let seat = if let Step::Uncloak(at) = public.step {
            public.at(at)
        } else {
            None
        };
        let asked = seat.map(|seat| self.game.uncloak_hexes(self.state, seat));
        let fits = match asked {
            Some(hexes) => {
                !public.uncloak_hexes.is_empty()
                    && public.uncloak_hexes.difference(hexes).is_empty()
            }
            None => public.uncloak_hexes.is_empty(),
        };
        let reason = "hexes in which the seat that is asked may uncloak";
        ensure(fits, "public.veiled", reason)
    }

    /// Checks the cubes that may be ferried and those that failed to land `[EXO-11.5]`
    /// `[EXO-15.4]`.
    fn check_cargo(&self) -> Result<(), LoadError> {
        let seat = if let Step::Mount(at) = self.public.step {
            self.public.at(at)
        } else {
            None
        };
        let knows = |seat: Seat| self.public.mat(seat).techs.contains(Tech::CivilianShips);
        let check_ferry = seat.is_some_and(knows);
        let reason = "planets of a seat that mounts, with Civilian Ships";
        ensure(
            check_ferry || self.public.ferry.is_empty(),
            "public.ferry",
            reason,
        )?;
        let max_ferries = if self.public.ferry.is_empty() {
            0
        } else {
            self.game.frame().cubes
        };
        let reason = "more cubes than there are";
        ensure(self.public.ferries <= max_ferries, "public.ferries", reason)?;
        let is_deploy_step = matches!(self.public.step, Step::Deploy(_));
        for (n, failed) in self.public.failed.iter().enumerate() {
            let mut ships = failed.iter().zip(&self.public.mats[n].ships);
            let fits =
                ships.all(|(failed, ship)| *failed <= if is_deploy_step { ship.cargo } else { 0 });
            let reason = "no more cubes than are aboard, while cubes land";
            ensure(fits, format!("public.failed[{n}]"), reason)?;
        }
        let fits = is_deploy_step || self.public.landing.is_empty();
        ensure(fits, "public.landing", "while cubes land, and only then")
    }

    /// Checks open steps, movement tokens and speed abilities `[EXO-11.9]` `[EXO-11.10]`.
    fn check_moves(&self) -> Result<(), LoadError> {
        let mover = if let Step::Open(at) = self.public.step {
            self.game.open_mover(self.public, at)
        } else {
            None
        };
        let steps = |ship: ShipId| {
            let is_hurried = self.public.hurried.contains(ship.seat());
            let speed = self
                .game
                .speed(self.public, ship.seat(), ship.kind(), is_hurried);
            let moves = self.public.ship(ship).hex.is_some()
                && self.public.tokens[ship.seat().index() % SEATS][ship.fleet_index()] == 0;
            if moves { speed } else { 0 }
        };
        let max_steps = |index: usize| mover.map_or(0, |seat| steps(ShipId::at(seat, index)));
        let fits = (0..FLEET).all(|index| self.public.moved[index] <= max_steps(index));
        let reason = "steps of ships of the seat that moves, no more than they are fast";
        ensure(fits, "public.moved", reason)?;
        let is_shown = mover.is_some() && !self.game.is_short();
        let fits = is_shown || self.public.tokens == [[0; FLEET]; SEATS];
        let reason = "once all have committed their orders, until they are revealed";
        ensure(fits, "public.tokens", reason)?;
        let has_moved = matches!(
            self.public.step,
            Step::Open(_) | Step::Uncloak(_) | Step::Battle | Step::Deploy(_)
        );
        let reason = "once it is known who is faster in this stage";
        ensure(
            has_moved || self.public.hurried.is_empty(),
            "public.hurried",
            reason,
        )
    }

    /// Checks the current battle `[EXO-13.1]` `[EXO-14.2]` and the hexes with pending battles.
    fn check_battle(&self, battle: &Battle) -> Result<(), LoadError> {
        let visible_at = |hex: HexId| self.public.ships_at(hex).intersection(self.public.visible);
        let several = |hex: HexId| owners(visible_at(hex)).len() > 1;
        let is_contested = self.public.contested.iter().all(several);
        let reason = "hexes in which several seats have visible ships";
        ensure(is_contested, "public.contested", reason)?;
        let guarded = |hex: HexId| self.public.sector(hex).guard > 0;
        let is_guarded = self.public.guarded.iter().all(guarded);
        ensure(is_guarded, "public.guarded", "hexes with a guard")?;
        let has_all_ships = battle.ships == visible_at(battle.hex);
        let is_complete = has_all_ships && battle.ships.intersection(battle.lost).is_empty();
        let reason = "all visible ships of its hex that are not lost";
        ensure(is_complete, "public.battle.ships", reason)?;
        let are_seats_valid = owners(battle.ships.union(battle.lost)) == battle.seats;
        ensure(
            are_seats_valid,
            "public.battle.seats",
            "those whose ships fight",
        )?;
        let guard = match battle.guard {
            Some(guard) => {
                let level = self.public.sector(battle.hex).guard;
                let level_of = |card| self.game.resistance(card).map(|card| card.level);
                let fits = guard.card.is_none_or(|card| level_of(card) == Some(level));
                battle.seats.len() == 1 && level > 0 && fits && !self.game.is_destroyed(guard)
            }
            None => battle.seats.len() > 1 && battle.guard_hits == 0,
        };
        let reason = "the guard of its hex against one seat, or several seats without one";
        ensure(guard, "public.battle.guard", reason)?;
        check_round(battle)
    }
}

/// Checks the dice and hits of a battle; before the first roll only abilities are asked for
/// `[EXO-13.2]`.
fn check_round(battle: &Battle) -> Result<(), LoadError> {
    let is_before_first_roll = battle.round == 0;
    let do_all_take_part = battle.window.iter().all(|seat| battle.seats.contains(seat));
    let fits = do_all_take_part && battle.window.is_empty() != is_before_first_roll;
    let reason = "seats of the battle before the first roll, and none afterwards";
    ensure(fits, "public.battle.window", reason)?;
    let sides = battle.sides();
    for seat in (0..SEATS as u8).map(Seat) {
        let n = seat.index();
        let max_aim =
            if is_before_first_roll && battle.seats.contains(seat) && !battle.window.contains(seat)
            {
                6
            } else {
                0
            };
        let reason = "a face of a die for a seat that has used an ability, 0 for others";
        let fits = battle.aims[n] <= max_aim;
        ensure(fits, format!("public.battle.aims[{n}]"), reason)?;
        let hits = battle.hits[n] == 0 || (!is_before_first_roll && sides.contains(seat));
        let reason = "hits of a seat in the battle, once it was rolled for";
        ensure(hits, format!("public.battle.hits[{n}]"), reason)?;
        let mut marks = (0..FLEET).filter(|index| battle.marks[n][*index] > 0);
        let marks = marks
            .all(|index| !is_before_first_roll && battle.ships.contains(ShipId::at(seat, index)));
        let reason = "hits on ships in the battle, once it was rolled for";
        ensure(marks, format!("public.battle.marks[{n}]"), reason)?;
    }
    let fits = !is_before_first_roll || battle.guard_hits == 0;
    ensure(fits, "public.battle.guard_hits", "once it was rolled for")
}
