//! The consequences of a Raider's arrival in a sector: Astartium is discarded, entities are hit,
//! the gate rule applies `[SAGA-SPA.9]` `[SAGA-DIS.6]` `[SAGA-RAI.9]` `[SAGA-FTJ.11]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::RaiderId;
use crate::saga::mission::Trigger;
use crate::saga::refusal::Refusal;
use crate::saga::state::Public;
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the actions that choose the XPM lost at the gate, if none is installed
    /// `[SAGA-FTJ.11]`.
    fn loose_xpms<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = Action> + 'a {
        let sectors = public.sectors.iter().filter(|sector| sector.has_xpm);
        let cargos = self
            .all_seats()
            .iter()
            .filter(|&seat| public.mat(seat).has_xpm);
        sectors
            .map(|sector| Action::At(sector.hex))
            .chain(cargos.map(Action::FromCargo))
    }

    /// Returns the seat that chooses the XPM to lose; `None` if play continues without a decision.
    pub(super) fn gate_seat_to_act(&self, public: &Public) -> Option<Seat> {
        let has_several = public.installed == 0 && self.loose_xpms(public).nth(1).is_some();
        has_several.then_some(public.first)
    }

    /// Checks whether an action chooses an XPM that can be lost.
    pub(super) fn check_gate(&self, public: &Public, action: Action) -> Result<(), Refusal> {
        let (Action::At(_) | Action::FromCargo(_)) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.loose_xpms(public).any(|offer| offer == action) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the choices of the XPM to lose.
    pub(super) fn list_gate(&self, public: &Public, list: &mut Vec<Action>) {
        list.extend(self.loose_xpms(public));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Handles the entry of a Raider into its current sector.
    pub fn handle_entry(&mut self, raider: RaiderId) {
        self.begin_arrival(raider, false);
    }

    /// Handles the spawn of a Raider in its current sector.
    pub fn handle_spawn(&mut self, raider: RaiderId) {
        self.begin_arrival(raider, true);
    }

    fn begin_arrival(&mut self, raider: RaiderId, has_spawned: bool) {
        let stage = 0;
        self.push_task(Task::Arrival {
            raider,
            has_spawned,
            stage,
        });
    }

    /// Handles Raiders in a sector that an entity entered or that was flipped, as if they had just
    /// entered `[SAGA-DIS.6]`.
    pub fn handle_raiders_in(&mut self, sector: SectorId) {
        for index in 0..self.state.public.raiders.len() {
            let figure = self.state.public.raiders.get(index);
            if figure
                .is_some_and(|raider_state| raider_state.level > 0 && raider_state.sector == sector)
            {
                self.handle_entry(RaiderId(index as u8));
            }
        }
    }

    /// Runs the next stage of an arrival's consequences.
    pub fn advance_arrival(&mut self, raider: RaiderId, has_spawned: bool, stage: u8) -> PlayFlow {
        let public = &self.state.public;
        let raider_state = public.raiders.get(raider.index()).copied();
        let Some(figure) =
            raider_state.filter(|state| state.level > 0 && public.sector(state.sector).is_face_up)
        else {
            return self.pop_task();
        };
        let (level, sector) = (figure.level, figure.sector);
        self.replace_task(Task::Arrival {
            raider,
            has_spawned,
            stage: stage.saturating_add(1),
        });
        match stage {
            0 => {
                self.clear_astartium(sector);
                if self.state.public.ravager == Some(sector) {
                    self.begin_collision();
                }
            }
            1 => {
                if self.hex_of(sector) != HexId::GATE {
                    self.pop_task();
                }
                let trigger_of = if has_spawned {
                    Trigger::RaiderSpawnsOn
                } else {
                    Trigger::RaiderEnters
                };
                self.hit_entity_with_raider(raider, trigger_of);
            }
            2 => self.fire_trigger(Trigger::RaiderAtGate, Some(sector), level),
            3 => {
                if self.game.mission.gate.loses_xpm {
                    self.push_task(Task::GateLoss);
                }
            }
            4 => {
                let code = self.game.mission.gate.script.code;
                self.run_code(code, None, Cause::Raider(level));
            }
            _ => {
                self.pop_task();
                self.remove_raider(raider, RemovalReason::Gate);
            }
        }
        PlayFlow::Continue
    }

    /// Discards the Astartium of a sector `[SAGA-SPA.9]`.
    pub fn clear_astartium(&mut self, sector: SectorId) {
        let sector_state = self.public_mut().sector_mut(sector);
        if sector_state.astartium > 0 {
            sector_state.astartium = 0;
            let hex = sector_state.hex;
            self.emit(Event::Astartium { hex, count: 0 });
        }
    }

    /// Loses an XPM at the gate, once for each Raider: an installed one first, otherwise another
    /// one, if any `[SAGA-FTJ.11]` `[SAGA-FTJ.12]`.
    pub fn advance_gate(&mut self) -> PlayFlow {
        if self.game.gate_seat_to_act(&self.state.public).is_some() {
            return PlayFlow::Wait;
        }
        self.pop_task();
        if !self.uninstall_xpms(1) {
            let only = self.game.loose_xpms(&self.state.public).next();
            if let Some(only) = only {
                self.lose_at_gate(only);
            }
        }
        PlayFlow::Continue
    }

    /// Applies the First Player's choice of the XPM that is lost.
    pub fn do_gate(&mut self, action: Action) {
        self.pop_task();
        self.lose_at_gate(action);
    }

    fn lose_at_gate(&mut self, action: Action) {
        match action {
            Action::At(hex) => {
                if let Some(sector) = self.state.public.at(hex) {
                    self.lose_sector_xpm(sector, RemovalReason::Gate);
                }
            }
            Action::FromCargo(seat) => self.lose_cargo_xpm(seat, RemovalReason::Gate),
            _ => {}
        }
    }
}
