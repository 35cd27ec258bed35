//! Pushes of a Raider, or of a rival in the Arena: the player of the card chooses the target and
//! its new sector `[SAGA-ARN.16]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::game::Seat;
use crate::saga::action::Action;
use crate::saga::armada::Target;
use crate::saga::effect::Filter;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::hex::{SectorId, SectorSet};
use crate::saga::ids::{ArmadaId, RaiderId};
use crate::saga::refusal::Refusal;
use crate::saga::state::Public;
use crate::saga::step::{Cause, ForcedMove, Task};

impl Saga {
    /// Returns the sectors that a Raider can be shoved to: adjacent ones that Raiders can enter.
    fn shove_steps(&self, public: &Public, raider: RaiderId) -> SectorSet {
        let figure = public.raiders.get(raider.index());
        let Some(figure) = figure.filter(|figure| figure.level > 0) else {
            return SectorSet::NONE;
        };
        let next = self.adjacent_sectors(public, public.sector(figure.sector).hex);
        next.intersection(self.sectors_open_to_raiders(public))
    }

    /// Returns the targets that can be shoved near an armada: filtered Raiders, and in the Arena
    /// rivals within the same range that are not at home; only those that have a sector to go to.
    pub fn shove_targets<'a>(
        &'a self,
        public: &'a Public,
        filter: Filter,
        armada: ArmadaId,
    ) -> impl Iterator<Item = Target> + 'a {
        let raiders = self.filter_raiders(public, filter, Some(armada)).iter();
        let raiders = raiders
            .map(RaiderId)
            .filter(|&raider| !self.shove_steps(public, raider).is_empty());
        let rivals = self.armadas().filter(move |&other| {
            self.is_shovable(public, filter, armada, other)
                && !self.steps_of(public, other).is_empty()
        });
        raiders
            .map(Target::Raider)
            .chain(rivals.map(Target::Armada))
    }

    fn is_shovable(
        &self,
        public: &Public,
        filter: Filter,
        armada: ArmadaId,
        other: ArmadaId,
    ) -> bool {
        let (owner, rival) = (self.owner(armada), self.owner(other));
        let location_of = |armada: ArmadaId| {
            let sector = public.armada(armada).sector?;
            Some((sector, public.sector(sector).hex))
        };
        let (Some((_, from)), Some((sector, to))) = (location_of(armada), location_of(other))
        else {
            return false;
        };
        let is_in_range = filter
            .within
            .is_none_or(|within| self.distance(from, to) <= within);
        is_in_range
            && !self.are_allied(owner, rival)
            && self.return_sector(public, rival) != Some(sector)
    }

    /// Returns the seat that must decide about a push; `None` if play continues without a decision.
    pub(super) fn shove_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        let Task::Shove {
            filter,
            armada,
            target,
            remaining_steps,
            by,
        } = task
        else {
            return None;
        };
        let has_several = match target {
            None => self.shove_targets(public, filter, armada).nth(1).is_some(),
            Some(Target::Raider(raider)) => {
                remaining_steps > 0 && self.shove_steps(public, raider).len() > 1
            }
            Some(_) => false,
        };
        has_several.then(|| self.chooser(public, by))
    }

    /// Checks whether an action is legal in a decision about a push.
    pub(super) fn check_shove(
        &self,
        public: &Public,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Shove {
            filter,
            armada,
            target,
            ..
        } = task
        else {
            return Err(Refusal::UNASKED);
        };
        let is_offered = match (target, action) {
            (None, Action::Pick(pick)) => self
                .shove_targets(public, filter, armada)
                .any(|offer| offer == pick),
            (Some(Target::Raider(raider)), Action::At(hex)) => {
                let steps = self.shove_steps(public, raider);
                public.at(hex).is_some_and(|sector| steps.contains(sector))
            }
            _ => return Err(Refusal::UNASKED),
        };
        if is_offered {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about a push.
    pub(super) fn list_shove(&self, public: &Public, task: Task, list: &mut Vec<Action>) {
        let Task::Shove {
            filter,
            armada,
            target,
            ..
        } = task
        else {
            return;
        };
        match target {
            None => list.extend(self.shove_targets(public, filter, armada).map(Action::Pick)),
            Some(Target::Raider(raider)) => {
                let steps = self.shove_steps(public, raider);
                let hexes = steps.iter().map(|sector| public.sector(sector).hex);
                list.extend(hexes.map(Action::At));
            }
            Some(_) => {}
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves a Raider, or a rival in the Arena, by a number of sectors `[SAGA-ARN.16]`.
    pub fn begin_shove(&mut self, filter: Filter, steps: u8, armada: ArmadaId, cause: Cause) {
        self.push_task(Task::Shove {
            filter,
            armada,
            target: None,
            remaining_steps: steps,
            by: cause,
        });
    }

    /// Advances a push until a seat must decide.
    pub fn advance_shove(&mut self, task: Task) -> PlayFlow {
        let Task::Shove {
            filter,
            armada,
            target,
            remaining_steps,
            ..
        } = task
        else {
            return self.pop_task();
        };
        let game = self.game;
        if game.shove_seat_to_act(&self.state.public, task).is_some() {
            return PlayFlow::Wait;
        }
        match target {
            None => {
                let only = game
                    .shove_targets(&self.state.public, filter, armada)
                    .next();
                match only {
                    Some(only) => self.set_shove_target(task, only),
                    None => self.pop_task(),
                }
            }
            Some(Target::Raider(raider)) => {
                let steps = game.shove_steps(&self.state.public, raider);
                match steps.iter().next().filter(|_| remaining_steps > 0) {
                    Some(sector) => self.shove_raider_to(task, raider, sector),
                    None => self.pop_task(),
                }
            }
            Some(_) => self.pop_task(),
        }
    }

    fn set_shove_target(&mut self, task: Task, target: Target) -> PlayFlow {
        if let Task::Shove {
            filter,
            armada,
            remaining_steps,
            by,
            ..
        } = task
        {
            if let Target::Armada(rival) = target {
                self.pop_task();
                self.relocate(rival, ForcedMove::Shoved(remaining_steps), by);
                return PlayFlow::Continue;
            }
            let target = Some(target);
            self.replace_task(Task::Shove {
                filter,
                armada,
                target,
                remaining_steps,
                by,
            });
        }
        PlayFlow::Continue
    }

    fn shove_raider_to(&mut self, task: Task, raider: RaiderId, to: SectorId) -> PlayFlow {
        if let Task::Shove {
            filter,
            armada,
            target,
            remaining_steps,
            by,
        } = task
        {
            self.replace_task(Task::Shove {
                filter,
                armada,
                target,
                remaining_steps: remaining_steps - 1,
                by,
            });
            self.move_raider(raider, to, by);
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about a push.
    pub fn do_shove(&mut self, task: Task, action: Action) {
        if let Action::Pick(target) = action {
            self.set_shove_target(task, target);
        } else if let (
            Action::At(hex),
            Task::Shove {
                target: Some(Target::Raider(raider)),
                ..
            },
        ) = (action, task)
            && let Some(to) = self.state.public.at(hex)
        {
            self.shove_raider_to(task, raider, to);
        }
    }
}
