//! Relocation of armadas by effects: steps, jumps, shoves, exits from the Ravager's sector, and a
//! wormhole without a tile `[SAGA-OPC.8]` `[SAGA-OPC.14]` `[SAGA-ARN.16]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Landing;
use crate::saga::event::{Event, MoveKind};
use crate::saga::figures::SectorKind;
use crate::saga::game::Saga;
use crate::saga::hex::{SectorId, SectorSet};
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, ForcedMove, Task};

impl Saga {
    /// Returns the adjacent sectors that an armada can be moved to.
    #[must_use]
    pub fn steps_of(&self, public: &Public, armada: ArmadaId) -> SectorSet {
        let sector = public.armada(armada).sector;
        sector.map_or(SectorSet::NONE, |sector| {
            let next = self.adjacent_sectors(public, public.sector(sector).hex);
            next.intersection(self.sectors_open_to(public, armada))
        })
    }

    /// Returns the sectors where a jump can end: not the armada's own and not one with a Boss.
    #[must_use]
    pub fn landings(&self, public: &Public, armada: ArmadaId, landing: Landing) -> SectorSet {
        let fits = |sector: SectorId| match landing {
            Landing::Any => true,
            Landing::GateOrStarbase => {
                let tile = self.tile_of(public, sector);
                public.has_active_starbase(sector)
                    || tile.is_some_and(|tile| tile.kind == SectorKind::Jumpgate)
            }
        };
        let clear = |sector: SectorId| public.bosses_in(sector).next().is_none();
        let away = |sector: SectorId| public.armada(armada).sector != Some(sector);
        self.sectors_open_to(public, armada)
            .iter()
            .filter(|&sector| fits(sector) && clear(sector) && away(sector))
            .collect()
    }

    /// Returns the sectors that a relocation can move an armada to.
    fn relocation_targets(
        &self,
        public: &Public,
        armada: ArmadaId,
        forced_move: ForcedMove,
    ) -> SectorSet {
        match forced_move {
            ForcedMove::Step(0) | ForcedMove::Shoved(0) => SectorSet::NONE,
            ForcedMove::Step(_) | ForcedMove::Shoved(_) | ForcedMove::PushedOut => {
                self.steps_of(public, armada)
            }
            ForcedMove::Jump(landing) => self.landings(public, armada, landing),
            ForcedMove::Refuge => {
                let open = self.sectors_open_to(public, armada).iter();
                open.filter(|&sector| !public.has_enemy(sector)).collect()
            }
        }
    }

    /// Returns the seat that must decide in a relocation or a scouting; `None` if play continues
    /// without a decision.
    pub(super) fn relocate_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        if let Task::Scout { seat, .. } = task {
            // Another seat that scouted after this one may have put the tiles back already.
            return self.pending_tiles(public, task).next().map(|_| seat);
        }
        let Task::Relocate {
            armada,
            forced_move,
            by,
        } = task
        else {
            return None;
        };
        let options = self.relocation_targets(public, armada, forced_move).len();
        let free = u32::from(is_free(forced_move));
        (options + free > 1 && options > 0).then(|| match forced_move {
            ForcedMove::Shoved(_) => self.chooser(public, by),
            ForcedMove::Step(_)
            | ForcedMove::Jump(_)
            | ForcedMove::PushedOut
            | ForcedMove::Refuge => self.owner(armada),
        })
    }

    /// Checks whether an action is legal in a relocation or a scouting.
    pub(super) fn check_relocate(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        let Task::Relocate {
            armada,
            forced_move,
            ..
        } = task
        else {
            return self.check_scout(public, task, action);
        };
        if action == Action::Done && is_free(forced_move) {
            return Ok(());
        }
        let Action::At(hex) = action else {
            return Err(Refusal::UNASKED);
        };
        let sector = public.at(hex).ok_or(Refusal::NOT_OFFERED)?;
        if self
            .relocation_targets(public, armada, forced_move)
            .contains(sector)
        {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions in a relocation or a scouting.
    pub(super) fn list_relocate(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        let Task::Relocate {
            armada,
            forced_move,
            ..
        } = task
        else {
            self.list_scout(public, task, list);
            return;
        };
        let options = self.relocation_targets(public, armada, forced_move);
        let hexes = options.iter().map(|sector| public.sector(sector).hex);
        list.extend(hexes.map(Action::At));
        list.extend(is_free(forced_move).then_some(Action::Done));
    }
}

/// Returns whether the armada may decline to move.
const fn is_free(forced_move: ForcedMove) -> bool {
    match forced_move {
        ForcedMove::Step(_) => true,
        ForcedMove::Jump(_)
        | ForcedMove::PushedOut
        | ForcedMove::Refuge
        | ForcedMove::Shoved(_) => false,
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves an armada by an effect to a sector that its owner, or the player of the card, chooses.
    pub fn relocate(&mut self, armada: ArmadaId, forced_move: ForcedMove, cause: Cause) {
        self.push_task(Task::Relocate {
            armada,
            forced_move,
            by: cause,
        });
    }

    /// Advances a relocation or a scouting until a seat must decide.
    pub fn advance_relocate(&mut self, task: Task) -> PlayFlow {
        if self
            .game
            .relocate_seat_to_act(&self.state.public, task)
            .is_some()
        {
            return PlayFlow::Wait;
        }
        let Task::Relocate {
            armada,
            forced_move,
            ..
        } = task
        else {
            return self.pop_task();
        };
        let options = self
            .game
            .relocation_targets(&self.state.public, armada, forced_move);
        match options.iter().next() {
            Some(sector) => self.relocate_to(task, sector),
            None => self.end_relocation(armada, forced_move),
        }
        PlayFlow::Continue
    }

    /// Moves the armada to this sector; further steps may follow.
    fn relocate_to(&mut self, task: Task, to: SectorId) {
        let Task::Relocate {
            armada,
            forced_move,
            by,
        } = task
        else {
            return;
        };
        let more = match forced_move {
            ForcedMove::Step(steps) if steps > 1 => Some(ForcedMove::Step(steps - 1)),
            ForcedMove::Shoved(steps) if steps > 1 => Some(ForcedMove::Shoved(steps - 1)),
            _ => None,
        };
        match more {
            Some(forced_move) => {
                self.replace_task(Task::Relocate {
                    armada,
                    forced_move,
                    by,
                });
            }
            None => self.end_relocation(armada, forced_move),
        }
        self.move_armada(armada, to, MoveKind::Effect);
    }

    /// Ends a relocation; a wormhole without a tile still leads to an Exploration `[SAGA-OPC.14]`.
    fn end_relocation(&mut self, armada: ArmadaId, forced_move: ForcedMove) {
        self.pop_task();
        if forced_move == ForcedMove::Refuge {
            self.begin_hard_exploration(armada);
        }
    }

    /// Applies a legal action in a relocation or a scouting.
    pub fn do_relocate(&mut self, task: Task, seat: Seat, action: Action) {
        if let Task::Scout { .. } = task {
            self.do_scout(task, seat, action);
        } else if let Action::At(hex) = action
            && let Some(to) = self.state.public.at(hex)
        {
            self.relocate_to(task, to);
        } else {
            self.pop_task();
        }
    }
}
