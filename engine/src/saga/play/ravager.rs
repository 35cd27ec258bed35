//! The Ravager's arrival and movement `[SAGA-OPC.4]` `[SAGA-OPC.5]` `[SAGA-OPC.13]`; `collision.rs`
//! has its collisions.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::event::Event;
use crate::saga::figures::SectorKind;
use crate::saga::game::Saga;
use crate::saga::hex::{SectorId, SectorSet};
use crate::saga::ids::TileId;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, PlacementPurpose, Task};

impl Saga {
    /// Returns the sectors to which the Ravager's next step may lead.
    fn ravager_targets(&self, public: &Public, task: Task) -> SectorSet {
        let Task::Ravage {
            remaining_steps,
            moves_away,
        } = task
        else {
            return SectorSet::NONE;
        };
        match (remaining_steps, moves_away) {
            (0, _) => SectorSet::NONE,
            (_, false) => self.ravager_steps(public),
            (_, true) => self.ravager_retreats(public),
        }
    }

    /// Checks whether an action is legal in a decision about the movement or a collision of the
    /// Ravager.
    pub(super) fn check_ravager(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if let Task::Collision { .. } = task {
            return self.check_collision(public, task, action);
        }
        let Action::At(hex) = action else {
            return Err(Refusal::UNASKED);
        };
        let steps = self.ravager_targets(public, task);
        if public.at(hex).is_some_and(|sector| steps.contains(sector)) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about the movement or a collision of the Ravager.
    pub(super) fn list_ravager(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if let Task::Collision { .. } = task {
            self.list_collision(public, task, list);
            return;
        }
        let steps = self.ravager_targets(public, task);
        let hexes = steps.iter().map(|sector| public.sector(sector).hex);
        list.extend(hexes.map(Action::At));
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Opens the Black Hole at this distance from the Jumpgate, or nearer, with the Ravager on it
    /// `[SAGA-OPC.4]`. If the Black Hole is already in play, the Ravager appears there.
    pub fn spawn_ravager(&mut self, distance: u8) {
        let public = &self.state.public;
        if public.ravager.is_some() {
            return;
        }
        let mut sectors = public.all().map(|(sector, _)| sector);
        let open = sectors.find(|&sector| self.game.is_hole(public, sector));
        drop(sectors);
        if let Some(hole) = open {
            self.public_mut().ravager = Some(hole);
            let hex = self.hex_of(hole);
            self.emit(Event::RavagerCame { hex });
        } else if let Some(tile) = self.game.hole() {
            self.push_task(Task::Place {
                site: PlacementPurpose::Hole(distance),
                tile: Some(tile),
                remaining_sectors: 0,
                by: Cause::Ravager,
            });
        }
    }

    /// Moves the Ravager a number of steps toward the Jumpgate `[SAGA-OPC.5]`.
    pub fn move_ravager_toward_gate(&mut self, steps: u8) {
        self.move_ravager(steps, false);
    }

    /// Moves the Ravager a number of steps away from the Jumpgate `[SAGA-OPC.13]`.
    pub fn move_ravager_away(&mut self, steps: u8) {
        self.move_ravager(steps, true);
    }

    fn move_ravager(&mut self, steps: u8, moves_away: bool) {
        if self.state.public.ravager.is_some() {
            self.push_task(Task::Ravage {
                remaining_steps: steps,
                moves_away,
            });
        }
    }

    /// Advances the movement or a collision of the Ravager until a seat must decide.
    pub fn advance_ravager(&mut self, task: Task) -> PlayFlow {
        if let Task::Collision { .. } = task {
            return self.advance_collision(task);
        }
        let steps = self.game.ravager_targets(&self.state.public, task);
        match steps.iter().next() {
            None => self.pop_task(),
            Some(to) if steps.len() == 1 => self.move_ravager_to(task, to),
            Some(_) => PlayFlow::Wait,
        }
    }

    fn move_ravager_to(&mut self, task: Task, to: SectorId) -> PlayFlow {
        if let Task::Ravage {
            remaining_steps,
            moves_away: away,
        } = task
        {
            let remaining_steps = remaining_steps - 1;
            self.replace_task(Task::Ravage {
                remaining_steps,
                moves_away: away,
            });
        }
        if let Some(from) = self.public_mut().ravager.replace(to) {
            let (from, to) = (self.hex_of(from), self.hex_of(to));
            self.emit(Event::RavagerMoved { from, to });
        }
        self.begin_collision();
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about the movement or a collision of the Ravager.
    pub fn do_ravager(&mut self, task: Task, _seat: Seat, action: Action) {
        if let Task::Collision { .. } = task {
            self.do_collision(task, action);
        } else if let Action::At(hex) = action
            && let Some(sector) = self.state.public.at(hex)
        {
            self.move_ravager_to(task, sector);
        }
    }
}

impl Saga {
    /// Returns the tile of the Black Hole.
    fn hole(&self) -> Option<TileId> {
        let mut tiles = (0u8..).zip(self.tiles());
        let (hole, _) = tiles.find(|(_, tile)| tile.kind == SectorKind::BlackHole)?;
        Some(TileId(hole))
    }
}
