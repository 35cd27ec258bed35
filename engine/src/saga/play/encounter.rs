//! Phase 4: encounters of armadas in their sectors `[SAGA-ENC]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, Regroup};
use crate::saga::armada::{Slot, Target};
use crate::saga::effect::{Amount, Good, Prohibition};
use crate::saga::event::Event;
use crate::saga::figures::{GearKind, GearQuality};
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, BossId, DeckId, GearId};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Phase, Task};

impl Saga {
    /// Returns whether a Boss cannot be damaged in its sector `[SAGA-FTJ.13]` `[SAGA-BOS.7]`.
    #[must_use]
    pub fn is_shielded(&self, public: &Public, boss: BossId) -> bool {
        let sector = public.bosses.get(boss.index()).copied().flatten();
        self.mission.bosses.has_force_field
            && sector.is_some_and(|sector| !public.has_active_starbase(sector))
    }

    /// Checks whether an armada may fight an enemy: it is in the same sector and can be damaged
    /// `[SAGA-ENC.4]` `[SAGA-CMB.9]` `[SAGA-CMB.10]`.
    pub(super) fn check_attack(
        &self,
        public: &Public,
        armada: ArmadaId,
        foe: Target,
    ) -> Result<(), FrameRefusal> {
        let sector = public.armada(armada).sector;
        match foe {
            Target::Raider(_) => {}
            Target::Boss(boss) if self.is_shielded(public, boss) => {
                return Err(FrameRefusal::Shielded);
            }
            Target::Boss(_) => {}
            Target::Card(..) | Target::Entity(_) | Target::Armada(_) => {
                return Err(FrameRefusal::NoEnemy);
            }
        }
        if sector.is_some() && self.sector_of_target(public, foe) == sector {
            Ok(())
        } else {
            Err(FrameRefusal::NoEnemy)
        }
    }

    /// Checks whether an armada may Regroup, which enemies prevent only by a house rule
    /// `[SAGA-ENC.2]` `[SAGA-ENC.6]`.
    fn check_regroup(&self, public: &Public, armada: ArmadaId) -> Result<(), FrameRefusal> {
        let sector = public.armada(armada).sector;
        if self.mission.flags.needs_clear_regroup
            && sector.is_some_and(|sector| public.has_enemy(sector))
        {
            return Err(FrameRefusal::NotClear);
        }
        Ok(())
    }

    /// Checks whether this Regroup option can be chosen.
    fn check_regroup_for(
        &self,
        public: &Public,
        armada: ArmadaId,
        option: Regroup,
    ) -> Result<(), FrameRefusal> {
        self.check_regroup(public, armada)?;
        match option {
            Regroup::Draw if self.is_forbidden(public, Prohibition::RegroupDraw) => {
                Err(FrameRefusal::DrawBarred)
            }
            Regroup::Draw if public.deck(DeckId::COMMON).is_empty() => Err(FrameRefusal::NoCards),
            Regroup::Repair if public.mat(self.owner(armada)).hull >= self.frame().hull_max => {
                Err(FrameRefusal::HullFull)
            }
            Regroup::Draw | Regroup::Repair | Regroup::Exploration | Regroup::Combat => Ok(()),
        }
    }

    /// Checks whether a Regroup may swap out this card.
    fn check_swap_out(
        &self,
        public: &Public,
        armada: ArmadaId,
        old_gear: GearId,
    ) -> Result<(), FrameRefusal> {
        self.check_regroup(public, armada)?;
        let mat = public.mat(self.owner(armada));
        let Some(slot) = mat.slots().find(|slot| slot.gear == old_gear) else {
            return Err(FrameRefusal::NotEquipped);
        };
        if slot.token.is_some() {
            return Err(FrameRefusal::Used);
        }
        Ok(())
    }

    fn kind_and_quality(&self, gear: GearId) -> Option<(GearKind, GearQuality)> {
        self.gear(gear).map(|gear| (gear.kind, gear.quality))
    }

    /// Checks whether a Regroup may swap a card for another of its kind and quality `[SAGA-ENC.7]`
    /// `[SAGA-SOL.6]`.
    fn check_swap(
        &self,
        public: &Public,
        armada: ArmadaId,
        old_gear: GearId,
        new_gear: GearId,
    ) -> Result<(), FrameRefusal> {
        self.check_swap_out(public, armada, old_gear)?;
        let mat = public.mat(self.owner(armada));
        if !mat.deck.contains(new_gear.0)
            || self.kind_and_quality(old_gear) != self.kind_and_quality(new_gear)
        {
            return Err(FrameRefusal::NoSwap);
        }
        if mat
            .tokens
            .get(armada.index())
            .is_none_or(|&tokens| tokens == 0)
        {
            return Err(FrameRefusal::NoToken);
        }
        Ok(())
    }

    /// Checks whether an armada may take an encounter of the scenario `[SAGA-FTJ.7]`
    /// `[SAGA-ARN.14]`.
    fn check_take_scenario_encounter(
        &self,
        public: &Public,
        armada: ArmadaId,
        index: u8,
    ) -> Result<(), FrameRefusal> {
        let Some(encounter) = self.mission.encounters.get(usize::from(index)) else {
            let phase = Phase::Encounter;
            return Err(FrameRefusal::NoSuch { phase });
        };
        let place = (Phase::Encounter, encounter.place);
        self.check_at(public, armada, place, encounter.needs)?;
        let empty = |deck: DeckId| public.deck(deck).is_empty();
        if encounter.deck.is_some_and(empty) {
            return Err(FrameRefusal::NoCards);
        }
        Ok(())
    }

    /// Checks whether an armada may challenge another: a rival in its sector, not at its home and
    /// not already dueled this round `[SAGA-ARN.9]` `[SAGA-ARN.10]`.
    fn check_challenge(
        &self,
        public: &Public,
        armada: ArmadaId,
        rival: ArmadaId,
    ) -> Result<(), FrameRefusal> {
        let (seat, other) = (self.owner(armada), self.owner(rival));
        if !self.mission.flags.allows_duels
            || !self.all_seats().contains(other)
            || self.are_allied(seat, other)
        {
            return Err(FrameRefusal::NoRival);
        }
        let own_sector = public.armada(armada).sector;
        let Some(sector) = own_sector.filter(|_| public.armada(rival).sector == own_sector) else {
            return Err(FrameRefusal::NoRival);
        };
        if self.return_sector(public, other) == Some(sector) {
            return Err(FrameRefusal::RivalHome);
        }
        if public.armada(rival).has_dueled {
            return Err(FrameRefusal::Dueled);
        }
        Ok(())
    }

    /// Checks whether an armada may besiege the Starbase in its sector: a rival's, not a home, with
    /// no armada of the rival there `[SAGA-ARN.12]`.
    fn check_besiege(&self, public: &Public, armada: ArmadaId) -> Result<(), FrameRefusal> {
        let seat = self.owner(armada);
        let Some(sector) = public
            .armada(armada)
            .sector
            .filter(|_| self.mission.flags.allows_sieges)
        else {
            return Err(FrameRefusal::NoSiege);
        };
        let holder = self.starbase_owner(public, sector);
        let is_home = public
            .sector(sector)
            .starbase
            .is_some_and(|base| base.is_home);
        let Some(holder) = holder.filter(|&holder| !is_home && !self.are_allied(seat, holder))
        else {
            return Err(FrameRefusal::NoSiege);
        };
        let present = public.armadas_in(sector);
        if self.fleet(holder).any(|armada| present.contains(armada.0)) {
            return Err(FrameRefusal::Defended);
        }
        Ok(())
    }

    /// Checks whether an action is legal in an encounter `[SAGA-ENC.1]`. An explorer has
    /// no choice.
    pub(super) fn check_encounter(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match action {
            Action::Fight(foe) => Ok(self.check_attack(public, armada, foe)?),
            Action::Regroup(option) => Ok(self.check_regroup_for(public, armada, option)?),
            Action::Swap(out, into) => Ok(self.check_swap(public, armada, out, into)?),
            Action::Encounter(index) => {
                Ok(self.check_take_scenario_encounter(public, armada, index)?)
            }
            Action::Duel(rival) => Ok(self.check_challenge(public, armada, rival)?),
            Action::Siege => Ok(self.check_besiege(public, armada)?),
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in an encounter.
    pub(super) fn list_encounter(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if let Some(sector) = public.armada(armada).sector {
            let raiders = public
                .raiders_in(sector)
                .map(|(raider, _)| Target::Raider(raider));
            let foes = raiders.chain(public.bosses_in(sector).map(Target::Boss));
            let foes = foes.filter(|&foe| self.check_attack(public, armada, foe).is_ok());
            list.extend(foes.map(Action::Fight));
        }
        let all = [
            Regroup::Draw,
            Regroup::Repair,
            Regroup::Exploration,
            Regroup::Combat,
        ];
        let is_legal = |option: &Regroup| self.check_regroup_for(public, armada, *option).is_ok();
        list.extend(all.into_iter().filter(is_legal).map(Action::Regroup));
        self.list_swaps(public, armada, list);
        let encounters = 0..self.mission.encounters.len() as u8;
        let is_legal = |index: &u8| {
            self.check_take_scenario_encounter(public, armada, *index)
                .is_ok()
        };
        list.extend(encounters.filter(is_legal).map(Action::Encounter));
        let is_legal = |rival: &ArmadaId| self.check_challenge(public, armada, *rival).is_ok();
        list.extend(self.armadas().filter(is_legal).map(Action::Duel));
        if self.check_besiege(public, armada).is_ok() {
            list.push(Action::Siege);
        }
        list.push(Action::Done);
    }

    fn list_swaps(&self, public: &Public, armada: ArmadaId, list: &mut Vec<Action>) {
        let mat = public.mat(self.owner(armada));
        for slot in mat.slots() {
            // Requirements that do not depend on the new card are checked once.
            if self.check_swap_out(public, armada, slot.gear).is_err() {
                continue;
            }
            let sort = self.kind_and_quality(slot.gear);
            let cards = mat.deck.iter().map(GearId);
            let cards = cards.filter(|&into| self.kind_and_quality(into) == sort);
            let is_legal =
                |into: &GearId| self.check_swap(public, armada, slot.gear, *into).is_ok();
            list.extend(
                cards
                    .filter(is_legal)
                    .map(|into| Action::Swap(slot.gear, into)),
            );
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a legal action in an encounter and uses up the encounter; a fight that a faster
    /// armada may take first is only declared `[SAGA-ENC.5]`.
    pub fn do_encounter(&mut self, armada: ArmadaId, seat: Seat, action: Action) {
        if let Action::Fight(foe) = action {
            let rest = self.game.faster_armadas(&self.state.public, armada, foe);
            self.push_task(Task::Claim { armada, foe, rest });
            return;
        }
        self.public_mut().armada_mut(armada).has_used_encounter = true;
        match action {
            Action::Regroup(regroup) => self.regroup(armada, seat, regroup),
            Action::Swap(out, into) => self.swap_cards(armada, seat, out, into),
            Action::Encounter(index) => self.take_scenario_encounter(armada, index),
            Action::Duel(rival) => self.begin_duel(armada, rival),
            Action::Siege => {
                self.push_task(Task::Siege { armada, hits: None });
            }
            _ => {
                let phase = Phase::Encounter;
                self.emit(Event::Passed { armada, phase });
            }
        }
    }

    /// Applies a Regroup option `[SAGA-ENC.6]`.
    fn regroup(&mut self, armada: ArmadaId, seat: Seat, regroup: Regroup) {
        self.emit(Event::Regrouped { armada, regroup });
        match regroup {
            Regroup::Draw => self.draw_cards(seat, DeckId::COMMON, 1),
            Regroup::Repair => {
                let hull = Amount::Some(self.game.frame().regroup_repair);
                self.repair(seat, hull, Cause::Rule);
            }
            Regroup::Exploration => self.gain(seat, Good::Exploration, 1, Cause::Rule),
            Regroup::Combat => self.gain(seat, Good::Combat, 1, Cause::Rule),
        }
    }

    /// Swaps a card for another, which gets the Activation Token `[SAGA-ENC.7]`.
    fn swap_cards(&mut self, armada: ArmadaId, seat: Seat, old_gear: GearId, new_gear: GearId) {
        let kind = self
            .game
            .gear(old_gear)
            .map(|gear| gear.kind)
            .unwrap_or_default();
        let mat = self.public_mut().mat_mut(seat);
        let row = match kind {
            GearKind::Unit => &mut mat.units,
            GearKind::PowerUp => &mut mat.power_ups,
        };
        if let Some(slot) = row.iter_mut().find(|slot| slot.gear == old_gear) {
            *slot = Slot {
                gear: new_gear,
                token: Some(armada),
            };
        }
        mat.deck.remove(new_gear.0);
        mat.deck.insert(old_gear.0);
        if let Some(tokens) = mat.tokens.get_mut(armada.index()) {
            *tokens = tokens.saturating_sub(1);
        }
        let gear = new_gear;
        self.emit(Event::Swapped {
            armada,
            out: old_gear,
            gear,
        });
    }

    /// Starts an encounter of the scenario, with a card of its deck or at once `[SAGA-FTJ.7]`.
    fn take_scenario_encounter(&mut self, armada: ArmadaId, index: u8) {
        let game = self.game;
        let Some(encounter) = game.mission.encounters.get(usize::from(index)) else {
            return;
        };
        if encounter.deck.is_some() {
            self.begin_scenario_encounter(armada, index);
            return;
        }
        let (encounter, is_passed) = (index, true);
        self.emit(Event::TrialOver {
            armada,
            encounter,
            is_passed,
        });
        if let Some(it) = game.mission.encounters.get(usize::from(index)) {
            self.run_code(it.pass.code, Some(armada), Cause::Scenario);
        }
    }
}
