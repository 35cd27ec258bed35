//! Operations of scenarios: the effects from [`Effect::SpawnBoss`] on.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::armada::Target;
use crate::saga::effect::{Effect, GameEnd, Good, OperationLocation};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::figures::ExtraFace;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, DeckId, EntityId};
use crate::saga::mission::Trigger;
use crate::saga::state::Ending;
use crate::saga::step::{Cause, Task};

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs an operation for the effect interpreter; does nothing for other effects.
    pub fn run_scenario_operation(
        &mut self,
        effect: Effect,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) {
        match effect {
            Effect::SpawnBoss(placement) => self.spawn_boss(placement, cause),
            Effect::Report(find) => self.draw_report(find),
            Effect::Counter(counter, sum) => {
                let change = self.game.sum(&self.state.public, sum);
                self.change_counter(counter, change);
            }
            Effect::InstallXpm => self.install_from(subject),
            Effect::RemoveInstalledXpm(count) => {
                self.uninstall_xpms(count);
            }
            Effect::RavagerSpawn(distance) => self.spawn_ravager(distance),
            Effect::RavagerAway(steps) => self.move_ravager_away(steps),
            Effect::RetaliationCard(deck) | Effect::DrawCard(deck) => {
                self.draw_extra(deck, subject)
            }
            Effect::Wormhole => {
                let armada = subject.unwrap_or_else(|| self.default_armada());
                self.enter_wormhole(armada, cause);
            }
            Effect::Log(line) => {
                self.emit(Event::Line { line });
            }
            Effect::End(end) => {
                self.public_mut().ending = Some(Ending::Called(end == GameEnd::Win));
            }
            Effect::When(index, code) => {
                let condition = self.game.mission.conditions.get(usize::from(index));
                if condition.is_some_and(|condition| self.game.holds(&self.state.public, condition))
                {
                    self.run_code(code, subject, cause);
                }
            }
            Effect::Badge(badge) => self.fire_trigger(Trigger::Badge(badge), None, 0),
            _ => {
                self.run_entity_operation(effect, subject, cause);
                self.run_sector_operation(effect, subject, cause);
            }
        }
    }

    /// Runs an operation on an entity of the scenario.
    fn run_entity_operation(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match effect {
            Effect::PlaceEntity(entity, location) => {
                if let Some(sector) = self.sector_at(location, subject) {
                    self.put_entity(entity, sector);
                }
            }
            Effect::MoveEntity(entity, steps, location) => {
                self.move_entity(entity, steps, location, subject)
            }
            Effect::EntityHull(entity, change) => {
                if change < 0 {
                    self.hit_entity(entity, change.unsigned_abs(), cause);
                } else {
                    self.fill_entity(entity, change.unsigned_abs(), cause);
                }
            }
            Effect::EntityHit(entity) => self.hit_entity(entity, self.level_of(cause), cause),
            Effect::EntityXpm(entity, transfer) => self.move_entity_xpm(entity, transfer, subject),
            _ => {}
        }
    }

    /// Runs an operation on a sector or its contents.
    fn run_sector_operation(&mut self, effect: Effect, subject: Option<ArmadaId>, cause: Cause) {
        match effect {
            Effect::PlaceTile(location, is_up) => {
                if let Some(hex) = self.hex_at(location, subject) {
                    self.put_sector(hex, None, is_up, cause);
                }
            }
            Effect::AstartiumOn(count) => self.place_report_astartium(count),
            Effect::Salvage => self.salvage_astartium(subject),
            Effect::ClearAstartium(location)
            | Effect::DestroyStarbase(location)
            | Effect::ActivateStarbase(location)
                if let Some(sector) = self.sector_at(location, subject) =>
            {
                if effect == Effect::ClearAstartium(location) {
                    self.clear_astartium(sector);
                } else if effect == Effect::DestroyStarbase(location) {
                    self.destroy_starbase(sector, RemovalReason::Spent);
                } else {
                    self.activate_starbase(sector);
                }
            }
            _ => {}
        }
    }

    /// Returns the sector of an operation: that of the subject, of the trigger, or a given one.
    pub(super) fn sector_at(
        &self,
        location: OperationLocation,
        subject: Option<ArmadaId>,
    ) -> Option<SectorId> {
        let public = &self.state.public;
        match location {
            OperationLocation::Here => public.armada(subject?).sector,
            OperationLocation::Event => {
                let mut tasks = public.tasks.iter().rev();
                tasks.find_map(|task| {
                    let Task::Scene { sector, .. } = task else {
                        return None;
                    };
                    Some(*sector)
                })
            }
            OperationLocation::Hex(hex) => public.at(hex),
            OperationLocation::Target => {
                let mut tasks = public.tasks.iter().rev();
                tasks.find_map(|task| {
                    let Task::Named { hex } = task else {
                        return None;
                    };
                    public.at(*hex)
                })
            }
        }
    }

    /// Returns the hex of an operation, vacant or not.
    fn hex_at(&self, location: OperationLocation, subject: Option<ArmadaId>) -> Option<HexId> {
        if let OperationLocation::Hex(hex) = location {
            return Some(hex);
        }
        let sector = self.sector_at(location, subject)?;
        Some(self.state.public.sector(sector).hex)
    }

    /// Returns the level of the Raider that an operation concerns, from the cause or the task
    /// stack.
    fn level_of(&self, cause: Cause) -> u8 {
        if let Cause::Raider(level) = cause {
            return level;
        }
        let mut tasks = self.state.public.tasks.iter().rev();
        let level = tasks.find_map(|task| {
            let Task::Scene { level, .. } = task else {
                return None;
            };
            Some(*level)
        });
        level.unwrap_or_default()
    }

    /// Returns the acting armada, or the First Player's first one, as subject of effects without
    /// one.
    fn default_armada(&self) -> ArmadaId {
        let public = &self.state.public;
        let first = self.game.fleet(public.first).next().unwrap_or_default();
        public.acting.unwrap_or(first)
    }

    /// Moves an entity toward a sector step by step; among paths of equal length the sector that
    /// came into play first wins.
    fn move_entity(
        &mut self,
        entity: EntityId,
        steps: u8,
        location: OperationLocation,
        subject: Option<ArmadaId>,
    ) {
        let Some(goal) = self.sector_at(location, subject) else {
            return;
        };
        let goal = self.state.public.sector(goal).hex;
        for _ in 0..steps {
            let public = &self.state.public;
            let Some(from) = self.game.entity_sector(public, entity) else {
                return;
            };
            let current_hex = public.sector(from).hex;
            let away = |hex| self.game.distance(hex, goal);
            let around = self.game.adjacent_sectors(public, current_hex).iter();
            let candidates = around.map(|sector| public.sector(sector).hex);
            let candidates = candidates.filter(|&hex| away(hex) < away(current_hex));
            let open = |hex: HexId| self.game.check_entity_step(public, entity, hex).ok();
            let next = candidates.min_by_key(|&hex| (open(hex).is_none(), away(hex)));
            let Some(to) = next.and_then(open) else {
                return;
            };
            self.step_entity(entity, to);
        }
    }

    /// Installs the carried XPM on the scenario card, or delivers it in the Arena `[SAGA-FTJ.9]`
    /// `[SAGA-ARN.14]`.
    fn install_from(&mut self, subject: Option<ArmadaId>) {
        let Some(armada) = subject else { return };
        if self.game.is_competitive() {
            self.deliver_xpm(armada);
            return;
        }
        let seat = self.game.owner(armada);
        if std::mem::take(&mut self.public_mut().mat_mut(seat).has_xpm) {
            self.install_xpm(Some(seat));
        }
    }

    /// Draws a card of a scenario deck and runs its line with or without the Ravager, its check or
    /// its enemy `[SAGA-OPC.3]`.
    fn draw_extra(&mut self, deck: DeckId, subject: Option<ArmadaId>) {
        let game = self.game;
        let Some(card) = self.draw(deck) else { return };
        self.emit(Event::Drawn { deck, card });
        self.public_mut().deck_mut(deck).discard(card);
        let by = Cause::Extra(deck, card);
        let armada = subject.unwrap_or_else(|| self.default_armada());
        match game.extra_card(deck, card).map(|card| &card.face) {
            Some(ExtraFace::Lines(lines)) => {
                self.public_mut().shown[1] = Some(card);
                let line = usize::from(self.state.public.ravager.is_some());
                self.run_code(lines[line].code, subject, by);
            }
            Some(ExtraFace::Check { test, fail, reward }) => {
                self.begin_check(
                    armada,
                    test.stat,
                    test.required_successes,
                    reward.code,
                    fail.code,
                    by,
                );
            }
            Some(ExtraFace::Enemy { .. }) => self.begin_fight(armada, Target::Card(deck, card)),
            None => {}
        }
    }

    /// Moves an Astartium from the sector to the Cargo `[SAGA-SPA.12]`.
    fn salvage_astartium(&mut self, subject: Option<ArmadaId>) {
        let Some(armada) = subject else { return };
        let Some(sector) = self.state.public.armada(armada).sector else {
            return;
        };
        let sector_state = self.public_mut().sector_mut(sector);
        if sector_state.astartium == 0 {
            return;
        }
        sector_state.astartium -= 1;
        let hex = sector_state.hex;
        self.emit(Event::Salvaged { armada, hex });
        let seat = self.game.owner(armada);
        self.gain(seat, Good::Astartium, 1, Cause::Scenario);
    }

    /// Makes a lost Starbase active `[SAGA-LST.11]`.
    fn activate_starbase(&mut self, sector: SectorId) {
        let sector_state = self.public_mut().sector_mut(sector);
        let hex = sector_state.hex;
        let Some(base) = sector_state
            .starbase
            .as_mut()
            .filter(|base| !base.is_active)
        else {
            return;
        };
        base.is_active = true;
        let end_counts = &mut self.public_mut().end_counts;
        end_counts.starbases = end_counts.starbases.saturating_add(1);
        self.emit(Event::Reactivated { hex });
    }
}
