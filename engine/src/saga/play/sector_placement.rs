//! Placement of new sectors: the tile is shown, then a seat chooses its hex `[SAGA-SEC.8]`
//! `[SAGA-SEC.9]`.

use super::placement_sites::is_nebula;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::event::{Event, MoveKind};
use crate::saga::game::Saga;
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, CardId, DeckId, TileId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, ForcedMove, PlacementPurpose, Task};

impl Saga {
    /// Returns the seat that chooses where a sector is placed `[SAGA-SEC.9]`.
    pub(super) const fn placing_seat(&self, public: &Public, site: PlacementPurpose) -> Seat {
        match site {
            PlacementPurpose::Wormhole(armada) => self.owner(armada),
            PlacementPurpose::Scan
            | PlacementPurpose::Boss(..)
            | PlacementPurpose::Bossless(_)
            | PlacementPurpose::Hole(_) => public.first,
        }
    }

    /// Checks whether an action is legal in a decision about the hex of a new sector.
    pub(super) fn check_place(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Place { site, tile, .. } = task else {
            return self.check_report(&state.public, task, action);
        };
        let Action::At(hex) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.sites(&state.public, site, tile).contains(hex) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about the hex of a new sector.
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

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Places new sectors, one after the other `[SAGA-SEC.9]`.
    pub fn place_sectors(&mut self, site: PlacementPurpose, count: u8, cause: Cause) {
        if count > 0 {
            self.push_task(Task::Place {
                site,
                tile: None,
                remaining_sectors: count - 1,
                by: cause,
            });
        }
    }

    /// Moves an armada through a wormhole to a new sector, where it explores the Hard side at once
    /// `[SAGA-OPC.12]`; if no sector can be placed it goes to an existing one `[SAGA-OPC.14]`.
    pub fn enter_wormhole(&mut self, armada: ArmadaId, cause: Cause) {
        let site = PlacementPurpose::Wormhole(armada);
        if self.game.can_place(&self.state.public, site) {
            self.place_sectors(site, 1, cause);
        } else {
            self.relocate(armada, ForcedMove::Refuge, cause);
        }
    }

    /// Advances the placement of a sector until a seat must decide.
    pub fn advance_place(&mut self, task: Task) -> PlayFlow {
        let Task::Place {
            site,
            tile,
            remaining_sectors,
            by,
        } = task
        else {
            return self.advance_report(task);
        };
        let options = self.game.sites(&self.state.public, site, tile);
        match (options.len(), tile) {
            (1, _) => {
                let hex = options.iter().next().unwrap_or_default();
                self.finish_placement(task, hex)
            }
            (0, None) if self.game.can_place(&self.state.public, site) => {
                let tile = self.tile_for(site);
                self.replace_task(Task::Place {
                    site,
                    tile,
                    remaining_sectors,
                    by,
                })
            }
            (0, _) => self.skip_placement(site, by),
            _ => PlayFlow::Wait,
        }
    }

    fn tile_for(&mut self, site: PlacementPurpose) -> Option<TileId> {
        let (deck, tile) = if is_nebula(site) {
            let card = self.draw(DeckId::NEBULA);
            (DeckId::NEBULA, card.map(|card| TileId(card.0)))
        } else {
            (DeckId::PILE, self.draw_tile())
        };
        if let Some(TileId(card)) = tile {
            let card = CardId(card);
            self.emit(Event::Drawn { deck, card });
        }
        tile
    }

    /// Ends a placement for which there is no hex, and no sector for its Boss `[SAGA-BOS.3]`
    /// `[SAGA-SCN.5]`.
    fn skip_placement(&mut self, site: PlacementPurpose, cause: Cause) -> PlayFlow {
        self.pop_task();
        match site {
            PlacementPurpose::Boss(boss, _) => self.place_boss(boss, None, cause),
            PlacementPurpose::Bossless(_) => self.draw_boss_event(cause),
            PlacementPurpose::Scan | PlacementPurpose::Hole(_) | PlacementPurpose::Wormhole(_) => {}
        }
        PlayFlow::Continue
    }

    /// Places the tile on a hex, with everything that depends on it, or a Boss without a tile in a
    /// sector.
    fn finish_placement(&mut self, task: Task, hex: HexId) -> PlayFlow {
        let Task::Place {
            site,
            tile,
            remaining_sectors,
            by,
        } = task
        else {
            return PlayFlow::Continue;
        };
        let sector = match tile {
            Some(_) => self.put_sector(hex, tile, true, by),
            None => self.state.public.at(hex),
        };
        if remaining_sectors > 0 {
            self.replace_task(Task::Place {
                site,
                tile: None,
                remaining_sectors: remaining_sectors - 1,
                by,
            });
        } else {
            self.pop_task();
        }
        match (site, sector) {
            (PlacementPurpose::Scan, _)
            | (PlacementPurpose::Hole(_) | PlacementPurpose::Wormhole(_), None) => {}
            (PlacementPurpose::Boss(boss, _), sector) => self.place_boss(boss, sector, by),
            (PlacementPurpose::Bossless(_), _) => self.draw_boss_event(by),
            (PlacementPurpose::Hole(_), Some(sector)) => {
                self.public_mut().ravager = Some(sector);
                self.emit(Event::RavagerCame { hex });
            }
            (PlacementPurpose::Wormhole(armada), Some(sector)) => {
                self.move_armada(armada, sector, MoveKind::Effect);
                self.begin_hard_exploration(armada);
            }
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about the hex of a new sector.
    pub fn do_place(&mut self, task: Task, _seat: Seat, action: Action) {
        let Action::At(hex) = action else { return };
        if let Task::Place { .. } = task {
            self.finish_placement(task, hex);
        } else {
            self.do_report(task, hex);
        }
    }
}
