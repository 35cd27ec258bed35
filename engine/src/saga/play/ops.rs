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
    pub fn scenario_op(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match effect {
            Effect::SpawnBoss(placement) => self.spawn_boss(placement, by),
            Effect::Report(find) => self.report(find),
            Effect::Counter(counter, sum) => {
                let change = self.table.sum(&self.state.public, sum);
                self.change_counter(counter, change);
            }
            Effect::InstallXpm => self.install_from(on),
            Effect::RemoveInstalledXpm(count) => {
                self.uninstall(count);
            }
            Effect::RavagerSpawn(distance) => self.ravager_spawn(distance),
            Effect::RavagerAway(steps) => self.move_ravager_away(steps),
            Effect::RetaliationCard(deck) | Effect::DrawCard(deck) => self.draw_extra(deck, on),
            Effect::Wormhole => {
                let armada = on.unwrap_or_else(|| self.default_armada());
                self.wormhole(armada, by);
            }
            Effect::Log(line) => {
                self.emit(Event::Line { line });
            }
            Effect::End(end) => {
                self.public_mut().ending = Some(Ending::Called(end == GameEnd::Win));
            }
            Effect::When(place, code) => {
                let condition = self.table.mission.conditions.get(usize::from(place));
                if condition.is_some_and(|it| self.table.holds(&self.state.public, it)) {
                    self.run_code(code, on, by);
                }
            }
            Effect::Badge(badge) => self.fire_trigger(Trigger::Badge(badge), None, 0),
            _ => {
                self.entity_op(effect, on, by);
                self.sector_op(effect, on, by);
            }
        }
    }

    /// Runs an operation on an entity of the scenario.
    fn entity_op(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match effect {
            Effect::PlaceEntity(entity, location) => {
                if let Some(sector) = self.sector_at(location, on) {
                    self.put_entity(entity, sector);
                }
            }
            Effect::MoveEntity(entity, steps, location) => {
                self.move_entity(entity, steps, location, on)
            }
            Effect::EntityHull(entity, change) => {
                if change < 0 {
                    self.hit_entity(entity, change.unsigned_abs(), by);
                } else {
                    self.fill_entity(entity, change.unsigned_abs(), by);
                }
            }
            Effect::EntityHit(entity) => self.hit_entity(entity, self.level_of(by), by),
            Effect::EntityXpm(entity, transfer) => self.entity_xpm(entity, transfer, on),
            _ => {}
        }
    }

    /// Runs an operation on a sector or its contents.
    fn sector_op(&mut self, effect: Effect, on: Option<ArmadaId>, by: Cause) {
        match effect {
            Effect::PlaceTile(location, up) => {
                if let Some(hex) = self.hex_at(location, on) {
                    self.put_sector(hex, None, up, by);
                }
            }
            Effect::AstartiumOn(count) => self.astartium_on(count),
            Effect::Salvage => self.salvage(on),
            Effect::ClearAstartium(location)
            | Effect::DestroyStarbase(location)
            | Effect::ActivateStarbase(location)
                if let Some(sector) = self.sector_at(location, on) =>
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
        on: Option<ArmadaId>,
    ) -> Option<SectorId> {
        let public = &self.state.public;
        match location {
            OperationLocation::Here => public.armada(on?).sector,
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
    fn hex_at(&self, location: OperationLocation, on: Option<ArmadaId>) -> Option<HexId> {
        if let OperationLocation::Hex(hex) = location {
            return Some(hex);
        }
        let sector = self.sector_at(location, on)?;
        Some(self.state.public.sector(sector).hex)
    }

    /// Returns the level of the Raider that an operation is about, from the cause or the task
    /// stack.
    fn level_of(&self, by: Cause) -> u8 {
        if let Cause::Raider(level) = by {
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
        let first = self.table.fleet(public.first).next().unwrap_or_default();
        public.acting.unwrap_or(first)
    }

    /// Moves an entity toward a sector step by step; among paths of equal length the sector that
    /// came into play first wins.
    fn move_entity(
        &mut self,
        entity: EntityId,
        steps: u8,
        location: OperationLocation,
        on: Option<ArmadaId>,
    ) {
        let Some(goal) = self.sector_at(location, on) else {
            return;
        };
        let goal = self.state.public.sector(goal).hex;
        for _ in 0..steps {
            let public = &self.state.public;
            let Some(from) = self.table.place_of(public, entity) else {
                return;
            };
            let here = public.sector(from).hex;
            let away = |hex| self.table.distance(hex, goal);
            let around = self.table.around(public, here).iter();
            let candidates = around.map(|sector| public.sector(sector).hex);
            let candidates = candidates.filter(|&hex| away(hex) < away(here));
            let open = |hex: HexId| self.table.check_fly(public, entity, hex).ok();
            let next = candidates.min_by_key(|&hex| (open(hex).is_none(), away(hex)));
            let Some(to) = next.and_then(open) else {
                return;
            };
            self.fly_entity(entity, to);
        }
    }

    /// Installs the carried XPM on the scenario card, or delivers it in the Arena `[SAGA-FTJ.9]`
    /// `[SAGA-ARN.14]`.
    fn install_from(&mut self, on: Option<ArmadaId>) {
        let Some(armada) = on else { return };
        if self.table.is_competitive() {
            self.deliver(armada);
            return;
        }
        let seat = self.table.owner(armada);
        if std::mem::take(&mut self.public_mut().mat_mut(seat).xpm) {
            self.install(Some(seat));
        }
    }

    /// Draws a card of a scenario deck and runs its line with or without the Ravager, its check or
    /// its enemy `[SAGA-OPC.3]`.
    fn draw_extra(&mut self, deck: DeckId, on: Option<ArmadaId>) {
        let table = self.table;
        let Some(card) = self.draw(deck) else { return };
        self.emit(Event::Drawn { deck, card });
        self.public_mut().deck_mut(deck).discard(card);
        let by = Cause::Extra(deck, card);
        let armada = on.unwrap_or_else(|| self.default_armada());
        match table.extra_card(deck, card).map(|card| &card.face) {
            Some(ExtraFace::Lines(lines)) => {
                self.public_mut().shown[1] = Some(card);
                let line = usize::from(self.state.public.ravager.is_some());
                self.run_code(lines[line].code, on, by);
            }
            Some(ExtraFace::Check { test, fail, reward }) => {
                self.begin_check(armada, test.stat, test.need, reward.code, fail.code, by);
            }
            Some(ExtraFace::Enemy { .. }) => self.begin_fight(armada, Target::Card(deck, card)),
            None => {}
        }
    }

    /// Moves an Astartium from the sector to the Cargo `[SAGA-SPA.12]`.
    fn salvage(&mut self, on: Option<ArmadaId>) {
        let Some(armada) = on else { return };
        let Some(sector) = self.state.public.armada(armada).sector else {
            return;
        };
        let here = self.public_mut().sector_mut(sector);
        if here.astartium == 0 {
            return;
        }
        here.astartium -= 1;
        let hex = here.hex;
        self.emit(Event::Salvaged { armada, hex });
        let seat = self.table.owner(armada);
        self.gain(seat, Good::Astartium, 1, Cause::Scenario);
    }

    /// Makes a lost Starbase active `[SAGA-LST.11]`.
    fn activate_starbase(&mut self, sector: SectorId) {
        let here = self.public_mut().sector_mut(sector);
        let hex = here.hex;
        let Some(base) = here.starbase.as_mut().filter(|base| !base.active) else {
            return;
        };
        base.active = true;
        let end_counts = &mut self.public_mut().end_counts;
        end_counts.starbases = end_counts.starbases.saturating_add(1);
        self.emit(Event::Reactivated { hex });
    }
}
