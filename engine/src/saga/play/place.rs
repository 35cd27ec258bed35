//! New sectors on the board: the tile is shown, then somebody says where it comes
//! `[SAGA-SEC.8]` `[SAGA-SEC.9]`.

use super::sites::is_nebula;
use super::{Course, Play};
use crate::chance::Chance;
use crate::game::{Record, Seat};
use crate::saga::action::Action;
use crate::saga::event::{Event, Travel};
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, CardId, DeckId, TileId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Shift, Site, Task};
use crate::saga::table::Saga;

impl Saga {
    /// Who says where a sector comes `[SAGA-SEC.9]`.
    pub(super) const fn placer(&self, public: &Public, site: Site) -> Seat {
        match site {
            Site::Wormhole(armada) => self.owner(armada),
            Site::Scan | Site::Boss(..) | Site::Bossless(_) | Site::Hole(_) => public.first,
        }
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_place(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Place { site, tile, .. } = task else {
            return self.may_report(&state.public, task, action);
        };
        let Action::At(hex) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.sites(&state.public, site, tile).has(hex) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_place(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        let hexes = if let Task::Place { site, tile, .. } = task {
            self.sites(public, site, tile)
        } else {
            self.report_hexes(public, task)
        };
        list.extend(hexes.iter().map(Action::At));
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// New sectors are placed one after the other `[SAGA-SEC.9]`.
    pub fn place_sectors(&mut self, site: Site, count: u8, by: Cause) {
        if count > 0 {
            self.push(Task::Place {
                site,
                tile: None,
                left: count - 1,
                by,
            });
        }
    }

    /// A wormhole takes an armada to a new sector, where it Explores the hard side at once
    /// `[SAGA-OPC.12]`; without a sector to place it flees elsewhere `[SAGA-OPC.14]`.
    pub fn wormhole(&mut self, armada: ArmadaId, by: Cause) {
        let site = Site::Wormhole(armada);
        if self.table.can_place(&self.state.public, site) {
            self.place_sectors(site, 1, by);
        } else {
            self.relocate(armada, Shift::Refuge, by);
        }
    }

    /// Goes on until somebody has a choice.
    pub fn place_course(&mut self, task: Task) -> Course {
        let Task::Place {
            site,
            tile,
            left,
            by,
        } = task
        else {
            return self.report_course(task);
        };
        let options = self.table.sites(&self.state.public, site, tile);
        match (options.len(), tile) {
            (1, _) => {
                let hex = options.iter().next().unwrap_or_default();
                self.settle(task, hex)
            }
            (0, None) if self.table.can_place(&self.state.public, site) => {
                let tile = self.tile_for(site);
                self.become_task(Task::Place {
                    site,
                    tile,
                    left,
                    by,
                })
            }
            (0, _) => self.give_up_place(site, by),
            _ => Course::Waits,
        }
    }

    fn tile_for(&mut self, site: Site) -> Option<TileId> {
        let (deck, tile) = if is_nebula(site) {
            let card = self.draw(DeckId::NEBULA);
            (DeckId::NEBULA, card.map(|card| TileId(card.0)))
        } else {
            (DeckId::PILE, self.draw_tile())
        };
        if let Some(TileId(card)) = tile {
            let card = CardId(card);
            self.note(Event::Drawn { deck, card });
        }
        tile
    }

    /// No sector can be placed and nowhere a Boss can stand `[SAGA-BOS.3]` `[SAGA-SCN.5]`.
    fn give_up_place(&mut self, site: Site, by: Cause) -> Course {
        self.pop();
        match site {
            Site::Boss(boss, _) => self.seat_boss(boss, None, by),
            Site::Bossless(_) => self.boss_event(by),
            Site::Scan | Site::Hole(_) | Site::Wormhole(_) => {}
        }
        Course::On
    }

    /// The tile comes here, and what belongs to it follows; a Boss without a tile stands here.
    fn settle(&mut self, task: Task, hex: HexId) -> Course {
        let Task::Place {
            site,
            tile,
            left,
            by,
        } = task
        else {
            return Course::On;
        };
        let sector = match tile {
            Some(_) => self.put_sector(hex, tile, true, by),
            None => self.state.public.at(hex),
        };
        if left > 0 {
            self.become_task(Task::Place {
                site,
                tile: None,
                left: left - 1,
                by,
            });
        } else {
            self.pop();
        }
        match (site, sector) {
            (Site::Scan, _) | (Site::Hole(_) | Site::Wormhole(_), None) => {}
            (Site::Boss(boss, _), sector) => self.seat_boss(boss, sector, by),
            (Site::Bossless(_), _) => self.boss_event(by),
            (Site::Hole(_), Some(sector)) => {
                self.public().ravager = Some(sector);
                self.note(Event::RavagerCame { hex });
            }
            (Site::Wormhole(armada), Some(sector)) => {
                self.move_armada(armada, sector, Travel::Effect);
                self.begin_hard_exploration(armada);
            }
        }
        Course::On
    }

    /// Carries out an action that is allowed.
    pub fn do_place(&mut self, task: Task, _seat: Seat, action: Action) {
        let Action::At(hex) = action else { return };
        if let Task::Place { .. } = task {
            self.settle(task, hex);
        } else {
            self.do_report(task, hex);
        }
    }
}
