//! Movement of Raiders toward their attractor `[SAGA-RAI.7]` `[SAGA-RAI.8]`, which only effects
//! cause `[SAGA-RAI.6]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::effect::Filter;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, IdSet, RaiderId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the Raiders among which the First Player chooses the next: those that can reach a
    /// sector with consequences. The order of the others does not matter `[SAGA-GEN.9]`.
    fn movable_raiders(&self, public: &Public, rest: IdSet, steps: u8) -> IdSet {
        if rest.len() < 2 {
            return rest;
        }
        let goal_hexes = self.hexes_near_goal(public, steps);
        let matters = |&number: &u8| {
            let raider = public.raiders.get(usize::from(number));
            let Some(raider) = raider.filter(|raider| raider.level > 0) else {
                return false;
            };
            let hex = public.sector(raider.sector).hex;
            self.distance(HexId::GATE, hex) <= steps || goal_hexes.contains(hex)
        };
        let with_consequences = rest.iter().filter(matters).collect::<IdSet>();
        let only = with_consequences.iter().next().into_iter().collect();
        if with_consequences.len() > 1 {
            with_consequences
        } else {
            only
        }
    }

    /// Checks whether an action is legal in a decision about the movement or arrival of Raiders.
    pub(super) fn check_move_raiders(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if task == Task::GateLoss {
            return self.check_gate(public, action);
        }
        let is_offered = match (task, action) {
            (Task::Advance { rest, steps, .. }, Action::Order(OrderChoice::Raider(raider))) => {
                self.movable_raiders(public, rest, steps).contains(raider.0)
            }
            (Task::March { raider, .. }, Action::At(hex)) => {
                let steps = self.raider_step(public, raider);
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

    /// Appends the legal actions for a decision about the movement or arrival of Raiders.
    pub(super) fn list_raider_moves(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        match task {
            Task::GateLoss => self.list_gate(public, list),
            Task::Advance { rest, steps, .. } => {
                let ordered = self.movable_raiders(public, rest, steps);
                let order = |raider| Action::Order(OrderChoice::Raider(RaiderId(raider)));
                list.extend(ordered.iter().map(order));
            }
            Task::March { raider, .. } => {
                let steps = self.raider_step(public, raider);
                let hexes = steps.iter().map(|sector| public.sector(sector).hex);
                list.extend(hexes.map(Action::At));
            }
            _ => {}
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves the filtered Raiders toward the attractor `[SAGA-RAI.8]`.
    pub fn move_raiders(
        &mut self,
        filter: Filter,
        steps: u8,
        subject: Option<ArmadaId>,
        cause: Cause,
    ) {
        let rest = self
            .game
            .filter_raiders(&self.state.public, filter, subject);
        if steps > 0 && !rest.is_empty() {
            self.push_task(Task::Advance {
                rest,
                steps,
                by: cause,
            });
        }
    }

    /// Advances the movement or arrival of Raiders until a seat must decide.
    pub fn advance_march(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Advance { rest, steps, .. } => {
                let with_consequences = self.game.movable_raiders(&self.state.public, rest, steps);
                let next = rest
                    .iter()
                    .find(|&raider| !with_consequences.contains(raider));
                match next.or_else(|| {
                    with_consequences
                        .iter()
                        .next()
                        .filter(|_| with_consequences.len() == 1)
                }) {
                    Some(raider) => self.next_raider(task, RaiderId(raider)),
                    None if with_consequences.is_empty() => self.pop_task(),
                    None => PlayFlow::Wait,
                }
            }
            Task::March {
                raider,
                remaining_steps,
                ..
            } => {
                if remaining_steps == 0 {
                    return self.pop_task();
                }
                let steps = self.game.raider_step(&self.state.public, raider);
                match steps.iter().next() {
                    Some(sector) if steps.len() == 1 => self.step_raider(task, sector),
                    Some(_) => PlayFlow::Wait,
                    None => self.pop_task(),
                }
            }
            Task::Arrival {
                raider,
                has_spawned: is_spawned,
                stage,
            } => self.advance_arrival(raider, is_spawned, stage),
            _ => self.advance_gate(),
        }
    }

    /// Starts the movement of this Raider.
    fn next_raider(&mut self, task: Task, raider: RaiderId) -> PlayFlow {
        if let Task::Advance {
            mut rest,
            steps,
            by,
        } = task
        {
            rest.remove(raider.0);
            self.replace_task(Task::Advance { rest, steps, by });
            self.push_task(Task::March {
                raider,
                remaining_steps: steps,
                by,
            });
        }
        PlayFlow::Continue
    }

    /// Moves the Raider by one step.
    fn step_raider(&mut self, task: Task, to: SectorId) -> PlayFlow {
        if let Task::March {
            raider,
            remaining_steps,
            by,
        } = task
        {
            let remaining_steps = remaining_steps - 1;
            self.replace_task(Task::March {
                raider,
                remaining_steps,
                by,
            });
            self.move_raider(raider, to, by);
        }
        PlayFlow::Continue
    }

    /// Moves a Raider into a sector and handles its arrival.
    pub fn move_raider(&mut self, raider: RaiderId, to: SectorId, cause: Cause) {
        let Some(figure) = self.public_mut().raiders.get_mut(raider.index()) else {
            return;
        };
        let from = std::mem::replace(&mut figure.sector, to);
        let (from, to) = (self.hex_of(from), self.hex_of(to));
        self.emit(Event::Marched {
            raider,
            from,
            to,
            by: cause,
        });
        self.handle_entry(raider);
    }

    /// Applies a legal action for a decision about the movement or arrival of Raiders.
    pub fn do_raider_move(&mut self, task: Task, _seat: Seat, action: Action) {
        if task == Task::GateLoss {
            self.do_gate(action);
        } else {
            match action {
                Action::Order(OrderChoice::Raider(raider)) => {
                    self.next_raider(task, raider);
                }
                Action::At(hex) if let Some(sector) = self.state.public.at(hex) => {
                    self.step_raider(task, sector);
                }
                _ => {}
            }
        }
    }
}
