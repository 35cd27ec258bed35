//! Movement actions of the scenario: flying and towing entities, loading and salvage
//! `[SAGA-SPA.10]` `[SAGA-DIS.9]` `[SAGA-DIS.10]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::action::{Action, CargoItem};
use crate::saga::effect::Good;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, EntityId};
use crate::saga::mission::ProjectKind;
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Phase, Task};

/// Index of movement actions in the counts of uses.
const MOVEMENT: usize = 0;

/// The tokens that pay for a tow `[SAGA-DIS.10]`.
const TOW_TOKENS: [(CargoItem, Good); 2] = [
    (CargoItem::Exploration, Good::Exploration),
    (CargoItem::Combat, Good::Combat),
];

impl Saga {
    /// Checks whether the moving armada may take a movement action of the scenario; `hex` is set if
    /// an entity flies `[SAGA-MOV.7]`.
    pub(super) fn check_maneuver(
        &self,
        state: &State,
        armada: ArmadaId,
        index: u8,
        hex: Option<HexId>,
    ) -> Result<(), Refusal> {
        Ok(self.check_take_movement_action(&state.public, armada, index, hex)?)
    }

    fn check_take_movement_action(
        &self,
        public: &Public,
        armada: ArmadaId,
        index: u8,
        hex: Option<HexId>,
    ) -> Result<(), FrameRefusal> {
        let phase = Phase::Movement;
        let Some(project) = self.mission.movement.get(usize::from(index)) else {
            return Err(FrameRefusal::NoSuch { phase });
        };
        let uses = public.uses[MOVEMENT].get(usize::from(index));
        if project
            .limit
            .zip(uses)
            .is_some_and(|(limit, uses)| *uses >= limit)
        {
            return Err(FrameRefusal::Spent { phase });
        }
        self.check_at(public, armada, (phase, project.place), project.needs)?;
        self.check_pay(public, armada, project.cost)?;
        match (project.kind, hex) {
            (ProjectKind::Run, None) => Ok(()),
            (ProjectKind::Fly(entity), Some(hex)) => self.check_spend_hull(public, entity, hex),
            (ProjectKind::Tow(entity), None) => {
                if self.tow_steps(public, armada, entity).next().is_some() {
                    Ok(())
                } else {
                    Err(FrameRefusal::NoTow)
                }
            }
            (
                ProjectKind::Run
                | ProjectKind::Fly(_)
                | ProjectKind::Tow(_)
                | ProjectKind::Fill(..),
                _,
            ) => Err(FrameRefusal::NotNext),
        }
    }

    /// Checks whether an entity has the Hull to fly into a hex; the last point cannot be spent
    /// `[SAGA-SPA.4]` `[SAGA-SPA.10]`.
    fn check_spend_hull(
        &self,
        public: &Public,
        entity: EntityId,
        hex: HexId,
    ) -> Result<(), FrameRefusal> {
        let to = self.check_entity_step(public, entity, hex)?;
        let price = self.tile_of(public, to).map_or(1, |tile| tile.cost);
        let have = public
            .entities
            .get(entity.index())
            .map_or(0, |entity| entity.hull);
        if have > price {
            Ok(())
        } else {
            Err(FrameRefusal::NoFuel { price, have })
        }
    }

    /// Returns the steps of a tow that an armada can pay for `[SAGA-DIS.10]`.
    fn tow_steps<'a>(
        &'a self,
        public: &'a Public,
        armada: ArmadaId,
        entity: EntityId,
    ) -> impl Iterator<Item = (HexId, CargoItem)> + 'a {
        let mat = public.mat(self.owner(armada));
        let from = self.entity_sector(public, entity);
        let around = from.map(|from| self.adjacent_sectors(public, public.sector(from).hex));
        let hexes = around.unwrap_or_default().iter();
        let hexes = hexes.map(|sector| public.sector(sector).hex);
        let open = hexes.filter(move |&hex| self.check_entity_step(public, entity, hex).is_ok());
        open.flat_map(move |hex| {
            let paid = TOW_TOKENS
                .into_iter()
                .filter(move |(_, good)| mat.good(*good) > 0);
            paid.map(move |(item, _)| (hex, item))
        })
    }

    /// Returns whether a tow can go on: a step is possible, and the entity still carries its XPM
    /// `[SAGA-DIS.10]`.
    pub(super) fn can_tow(&self, public: &Public, task: Task) -> bool {
        let Task::Tow { armada, entity, .. } = task else {
            return false;
        };
        let is_laden = public
            .entities
            .get(entity.index())
            .is_some_and(|entity| entity.has_xpm);
        is_laden && self.tow_steps(public, armada, entity).next().is_some()
    }

    /// Checks whether a tow may go on into a hex for this token `[SAGA-DIS.10]`.
    pub(super) fn check_tow_on(
        &self,
        public: &Public,
        task: Task,
        hex: HexId,
        item: CargoItem,
    ) -> Result<(), FrameRefusal> {
        let Task::Tow { armada, entity, .. } = task else {
            return Err(FrameRefusal::NoTow);
        };
        self.check_entity_step(public, entity, hex)?;
        let mut steps = self.tow_steps(public, armada, entity);
        if steps.any(|step| step == (hex, item)) {
            Ok(())
        } else {
            let (price, have) = (1, 0);
            let good_key = match item {
                CargoItem::Combat => Good::Combat.term(),
                CargoItem::Astartium | CargoItem::Exploration | CargoItem::Xpm => {
                    Good::Exploration.term()
                }
            };
            Err(FrameRefusal::CostTooDear {
                price,
                have,
                good_key,
            })
        }
    }

    /// Appends the possible steps of a tow.
    pub(super) fn list_tow(&self, public: &Public, task: Task, list: &mut Vec<Action>) {
        if let Task::Tow { armada, entity, .. } = task {
            let steps = self.tow_steps(public, armada, entity);
            list.extend(steps.map(|(hex, item)| Action::Tow(hex, item)));
        }
    }

    /// Appends the movement actions of the scenario that the armada may take.
    pub(super) fn list_maneuvers(&self, state: &State, armada: ArmadaId, list: &mut Vec<Action>) {
        let public = &state.public;
        for (index, project) in (0u8..).zip(&self.mission.movement) {
            let is_legal = |hex: &Option<HexId>| {
                self.check_take_movement_action(public, armada, index, *hex)
                    .is_ok()
            };
            if let ProjectKind::Fly(entity) = project.kind {
                let from = self.entity_sector(public, entity);
                let around =
                    from.map(|from| self.adjacent_sectors(public, public.sector(from).hex));
                let hexes = around.unwrap_or_default().iter();
                let hexes = hexes.map(|sector| Some(public.sector(sector).hex));
                let hexes = hexes.filter(is_legal);
                list.extend(hexes.map(|hex| Action::Maneuver(index, hex)));
            } else if is_legal(&None) {
                list.push(Action::Maneuver(index, None));
            }
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a legal movement action of the scenario.
    pub fn do_maneuver(&mut self, armada: ArmadaId, index: u8, hex: Option<HexId>) {
        let game = self.game;
        let Some(action) = game.mission.movement.get(usize::from(index)) else {
            return;
        };
        let (project, is_expand) = (index, false);
        self.emit(Event::Project {
            armada,
            project,
            is_expand,
        });
        if let Some(uses) = self.public_mut().uses[MOVEMENT].get_mut(usize::from(index)) {
            *uses = uses.saturating_add(1);
        }
        self.pay_cost(armada, action.cost);
        self.run_code(action.script.code, Some(armada), Cause::Scenario);
        match (action.kind, hex) {
            (ProjectKind::Fly(entity), Some(hex)) => self.fly_one_sector(entity, hex),
            (ProjectKind::Tow(entity), _) => self.push_task(Task::Tow {
                armada,
                entity,
                project,
            }),
            (ProjectKind::Run | ProjectKind::Fill(..) | ProjectKind::Fly(_), _) => {}
        }
    }

    /// Moves an entity by one sector for as much of its Hull as the sector costs `[SAGA-SPA.10]`.
    fn fly_one_sector(&mut self, entity: EntityId, hex: HexId) {
        let public = &self.state.public;
        let Ok(to) = self.game.check_entity_step(public, entity, hex) else {
            return;
        };
        let price = self.game.tile_of(public, to).map_or(1, |tile| tile.cost);
        self.hit_entity(entity, price, Cause::Rule);
        self.step_entity(entity, to);
    }

    /// Tows an entity by one sector, for a token `[SAGA-DIS.10]`.
    pub(super) fn tow_on(&mut self, task: Task, hex: HexId, item: CargoItem) {
        let Task::Tow { armada, entity, .. } = task else {
            return;
        };
        let Ok(to) = self.game.check_entity_step(&self.state.public, entity, hex) else {
            return;
        };
        let seat = self.game.owner(armada);
        for (fuel, good) in TOW_TOKENS {
            if fuel == item {
                self.spend(seat, good, 1, Cause::Scenario);
            }
        }
        self.step_entity(entity, to);
    }
}
