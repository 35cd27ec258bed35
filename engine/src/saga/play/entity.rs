//! Entities of the scenario, such as the Colony Ship: movement, Hull and cargo `[SAGA-SPA]`
//! `[SAGA-DIS]`.

use super::Play;
use super::conditions::is_revealed;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::effect::XpmTransfer;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, EntityId, RaiderId};
use crate::saga::mission::Trigger;
use crate::saga::refusal::FrameRefusal;
use crate::saga::state::Public;
use crate::saga::step::Cause;

/// Maximum Hull of an entity for which the scenario sets no limit.
const DEFAULT_MAX_HULL: u8 = 99;

impl Saga {
    /// Returns the Hull that an entity can still gain `[SAGA-SPA.14]` `[SAGA-DIS.13]`.
    pub(super) fn missing_hull(&self, public: &Public, entity: EntityId) -> u8 {
        let (Some(definition), Some(state)) = (
            self.mission.entities.get(entity.index()),
            public.entities.get(entity.index()),
        ) else {
            return 0;
        };
        definition
            .hull_max
            .unwrap_or(DEFAULT_MAX_HULL)
            .saturating_sub(state.hull)
    }

    /// Returns the sector of a revealed entity.
    pub(super) fn entity_sector(&self, public: &Public, entity: EntityId) -> Option<SectorId> {
        let entity_state = public.entities.get(entity.index())?;
        entity_state.sector.filter(|_| is_revealed(public, entity))
    }

    /// Checks whether an entity may move into an adjacent hex: a face-up sector that is neither
    /// closed nor blocked `[SAGA-SPA.11]` `[SAGA-DIS.10]`. Returns the sector.
    pub(super) fn check_entity_step(
        &self,
        public: &Public,
        entity: EntityId,
        hex: HexId,
    ) -> Result<SectorId, FrameRefusal> {
        let Some(from) = self.entity_sector(public, entity) else {
            return Err(FrameRefusal::Unfound);
        };
        let is_adjacent = self.distance(public.sector(from).hex, hex) == 1;
        let Some(to) = public
            .at(hex)
            .filter(|&to| is_adjacent && public.sector(to).is_face_up)
        else {
            return Err(FrameRefusal::NotNext);
        };
        let definition = self.mission.entities.get(entity.index());
        let definition = definition.map(|entity| entity.blocked).unwrap_or_default();
        let is_blocked = definition.includes_bosses && public.bosses_in(to).next().is_some()
            || definition.includes_raiders && public.raiders_in(to).next().is_some();
        if is_blocked || self.is_closed(public, to) {
            return Err(FrameRefusal::Blocked);
        }
        Ok(to)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Puts an entity into a sector and reveals it unless the sector is face down `[SAGA-DIS.3]`.
    pub fn put_entity(&mut self, entity: EntityId, to: SectorId) {
        self.move_entity_to(entity, to);
        let hidden = self.game.mission.entities.get(entity.index());
        let is_hidden = hidden.is_some_and(|entity| entity.is_hidden);
        if !is_hidden || self.state.public.sector(to).is_face_up {
            self.reveal_entity(entity);
        }
    }

    /// Moves an entity by one sector; Raiders there hit it `[SAGA-SPA.11]`.
    pub fn step_entity(&mut self, entity: EntityId, to: SectorId) {
        self.move_entity_to(entity, to);
        self.handle_raiders_in(to);
    }

    /// Moves an entity to a sector. The scenario's operations for it run after those of Raiders.
    fn move_entity_to(&mut self, entity: EntityId, to: SectorId) {
        let public = self.public_mut();
        let hex = public.sector(to).hex;
        let Some(entity_state) = public.entities.get_mut(entity.index()) else {
            return;
        };
        let from = entity_state.sector.replace(to);
        let from = from.map(|from| public.sector(from).hex);
        self.emit(Event::Entity {
            entity,
            from,
            to: Some(hex),
        });
        self.fire_trigger(Trigger::EntityEnters(entity, hex), Some(to), 0);
    }

    /// Reveals the hidden entities of a sector that was flipped `[SAGA-DIS.3]`.
    pub fn reveal_entities(&mut self, sector: SectorId) {
        let count = self.game.mission.entities.len() as u8;
        for entity in (0..count).map(EntityId) {
            let entity_state = self.state.public.entities.get(entity.index());
            if entity_state.is_some_and(|entity_state| entity_state.sector == Some(sector)) {
                self.reveal_entity(entity);
            }
        }
    }

    /// Reveals an entity: it gets its Hull, and Raiders there hit it `[SAGA-DIS.3]`.
    pub fn reveal_entity(&mut self, entity: EntityId) {
        let hull = self.game.mission.entities.get(entity.index());
        let hull = hull.map_or(0, |entity| entity.hull);
        let Some(entity_state) = self.public_mut().entities.get_mut(entity.index()) else {
            return;
        };
        let (Some(sector), false) = (entity_state.sector, entity_state.is_revealed) else {
            return;
        };
        (entity_state.is_revealed, entity_state.hull) = (true, hull);
        self.emit(Event::EntityRevealed { entity, hull });
        self.handle_raiders_in(sector);
    }

    /// Takes Hull from an entity `[SAGA-SPA.8]` `[SAGA-DIS.6]`.
    pub fn hit_entity(&mut self, entity: EntityId, count: u8, cause: Cause) {
        self.set_hull(entity, cause, |hull| hull.saturating_sub(count));
    }

    /// Adds Hull to an entity, up to its maximum `[SAGA-SPA.14]` `[SAGA-DIS.13]`.
    pub fn fill_entity(&mut self, entity: EntityId, count: u8, cause: Cause) {
        let room = self.game.missing_hull(&self.state.public, entity);
        self.set_hull(entity, cause, |hull| hull.saturating_add(count.min(room)));
    }

    fn set_hull(&mut self, entity: EntityId, cause: Cause, change: impl FnOnce(u8) -> u8) {
        let Some(entity_state) = self.public_mut().entities.get_mut(entity.index()) else {
            return;
        };
        let hull = change(entity_state.hull);
        if hull != entity_state.hull {
            entity_state.hull = hull;
            self.emit(Event::EntityHull {
                entity,
                hull,
                by: cause,
            });
        }
    }

    /// Moves an XPM onto or off an entity `[SAGA-DIS.9]` `[SAGA-DIS.12]`.
    pub fn move_entity_xpm(
        &mut self,
        entity: EntityId,
        transfer: XpmTransfer,
        subject: Option<ArmadaId>,
    ) {
        let Some(entity_state) = self.state.public.entities.get(entity.index()).copied() else {
            return;
        };
        match transfer {
            XpmTransfer::Load | XpmTransfer::Unload => {
                let Some(armada) = subject else { return };
                let onto = transfer == XpmTransfer::Load;
                let seat = self.game.owner(armada);
                let public = self.public_mut();
                if public.mat(seat).has_xpm != onto || entity_state.has_xpm == onto {
                    return;
                }
                public.mat_mut(seat).has_xpm = !onto;
                self.set_laden(entity, onto);
                self.emit(Event::XpmMoved {
                    armada,
                    entity,
                    is_loaded: onto,
                });
            }
            XpmTransfer::Lose if entity_state.has_xpm => {
                self.set_laden(entity, false);
                let public = self.public_mut();
                public.xpm = public.xpm.saturating_add(1);
                let hex = entity_state.sector.map(|sector| public.sector(sector).hex);
                self.emit(Event::XpmLost {
                    hex,
                    seat: None,
                    fate: RemovalReason::Rammed,
                });
            }
            XpmTransfer::Deliver if entity_state.has_xpm => self.deliver_entity_xpm(entity),
            XpmTransfer::Lose | XpmTransfer::Deliver => {}
        }
    }

    fn set_laden(&mut self, entity: EntityId, is_laden: bool) {
        if let Some(entity_state) = self.public_mut().entities.get_mut(entity.index()) {
            entity_state.has_xpm = is_laden;
        }
    }

    /// Delivers the XPM of an entity that has arrived to the scenario card; the entity leaves play
    /// `[SAGA-DIS.12]` `[SAGA-DIS.14]`.
    fn deliver_entity_xpm(&mut self, entity: EntityId) {
        let public = self.public_mut();
        let Some(entity_state) = public.entities.get_mut(entity.index()) else {
            return;
        };
        let from = entity_state.sector.take();
        (
            entity_state.is_revealed,
            entity_state.has_xpm,
            entity_state.hull,
        ) = (false, false, 0);
        let from = from.map(|from| public.sector(from).hex);
        self.emit(Event::Entity {
            entity,
            from,
            to: None,
        });
        self.install_xpm(None);
    }

    /// Lets a Raider in the sector of a revealed entity hit it, if the scenario has operations for
    /// the trigger `trigger_of`: the Raider is discarded and the operations run `[SAGA-SPA.8]`
    /// `[SAGA-DIS.6]`.
    pub fn hit_entity_with_raider(
        &mut self,
        raider: RaiderId,
        trigger_of: fn(EntityId) -> Trigger,
    ) {
        let game = self.game;
        let public = &self.state.public;
        let Some(figure) = public.raiders.get(raider.index()).copied() else {
            return;
        };
        let (sector, level) = (figure.sector, figure.level);
        let entities = (0..game.mission.entities.len() as u8).map(EntityId);
        let hit_entities =
            entities.filter(|&entity| game.entity_sector(public, entity) == Some(sector));
        let mut triggers = hit_entities.map(trigger_of);
        let has_effect = triggers.find(|&trigger| game.codes_of(trigger).next().is_some());
        drop(triggers);
        if let Some(trigger) = has_effect.filter(|_| level > 0) {
            self.remove_raider(raider, RemovalReason::Rammed);
            self.fire_trigger(trigger, Some(sector), level);
        }
    }
}
