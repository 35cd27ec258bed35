//! The main loop of play: dispatches each step, task and action to its chapter.

use super::{Play, PlayFlow};
use crate::chance::{Chance, SeededRng};
use crate::game::{EventSink, NullSink, Seat, Undo};
use crate::saga::action::Action;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step, Task};

impl Saga {
    /// Returns whether play waits for a decision; in a hand-written position it may not.
    pub(in crate::saga) fn is_waiting(&self, state: &State) -> bool {
        let mut play = Play {
            game: self,
            state: &mut state.clone(),
            event_sink: &mut NullSink,
            chance: &mut SeededRng::new(0, 0),
            seat: Seat::TABLE,
            undo: Undo::Allowed,
        };
        !self.seats_to_act(&state.public).is_empty() && play.advance_current() == PlayFlow::Wait
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs until a decision is needed or the game is over `[SAGA-GEN.10]`.
    pub fn run(&mut self) {
        loop {
            if self.check_end() {
                return;
            }
            if self.advance_current() == PlayFlow::Wait {
                return;
            }
        }
    }

    /// Advances the current task or step.
    fn advance_current(&mut self) -> PlayFlow {
        match self.state.public.task().copied() {
            Some(task) => self.advance_task(task),
            None => self.advance_step(self.state.public.step),
        }
    }

    fn advance_task(&mut self, task: Task) -> PlayFlow {
        match task {
            Task::Run { .. } | Task::Each { .. } | Task::Branch { .. } | Task::Trade { .. } => {
                self.advance_effects(task)
            }
            Task::Check { .. } => self.advance_check(task),
            Task::Roll { .. } | Task::Reroll { .. } => self.advance_roll(task),
            Task::Damage { .. } | Task::Destruction { .. } => self.advance_damage(task),
            Task::Window { .. } => self.advance_window(task),
            Task::Fight { .. } => self.advance_fight(task),
            Task::Duel { .. } | Task::Loot { .. } => self.advance_duel(task),
            Task::Siege { .. } => self.advance_siege(task),
            Task::Exploration { .. } | Task::Trial { .. } => self.advance_explore(task),
            Task::Equip { .. } | Task::Refresh { .. } => self.advance_gear(task),
            Task::Pay { .. } | Task::Cancel { .. } => self.advance_cards(task),
            Task::Place { .. } | Task::Intelligence { .. } => self.advance_place(task),
            Task::Report { .. } | Task::Xpm { .. } => self.advance_scan(task),
            Task::Spawn { .. } => self.advance_spawn(task),
            Task::Advance { .. } | Task::March { .. } | Task::Arrival { .. } | Task::GateLoss => {
                self.advance_march(task)
            }
            Task::Promote { .. } | Task::Destroy { .. } | Task::Shove { .. } => {
                self.advance_raiders(task)
            }
            Task::Relocate { .. } | Task::Scout { .. } => self.advance_relocate(task),
            Task::Build { .. } | Task::BossFight { .. } => self.advance_build(task),
            Task::Tow { .. } | Task::Named { .. } | Task::Scene { .. } => {
                self.advance_scenario(task)
            }
            Task::Ravage { .. } | Task::Collision { .. } => self.advance_ravager(task),
            Task::Surge { .. } => self.advance_surge(task),
            Task::Claim { .. } => self.advance_claim(task),
            Task::Acts { .. } => self.advance_rounds(task),
        }
    }

    fn advance_step(&mut self, step: Step) -> PlayFlow {
        match step {
            Step::Choose | Step::Place | Step::Setup => self.advance_start(step),
            Step::Doom | Step::Effects | Step::Scan | Step::End(_) | Step::RoundEnd => {
                self.advance_frame(step)
            }
            Step::Turns(_) => self.advance_turns(step),
            Step::Over => PlayFlow::Wait,
        }
    }

    pub(super) fn do_in_task(&mut self, task: Task, seat: Seat, action: Action) {
        match task {
            Task::Run { .. } | Task::Each { .. } | Task::Branch { .. } | Task::Trade { .. } => {
                self.do_effects(task, seat, action)
            }
            Task::Check { .. } => self.do_check(task, seat, action),
            Task::Roll { .. } | Task::Reroll { .. } => self.do_roll(task, seat, action),
            Task::Damage { .. } | Task::Destruction { .. } => self.do_damage(task, seat, action),
            Task::Window { .. } => self.do_window(task, seat, action),
            Task::Fight { .. } => self.do_fight(task, seat, action),
            Task::Duel { .. } | Task::Loot { .. } => self.do_duel(task, seat, action),
            Task::Siege { .. } => {}
            Task::Exploration { .. } | Task::Trial { .. } => self.do_explore(task, seat, action),
            Task::Equip { .. } | Task::Refresh { .. } => self.do_gear(task, seat, action),
            Task::Pay { .. } | Task::Cancel { .. } => self.do_cards(task, seat, action),
            Task::Place { .. } | Task::Intelligence { .. } => self.do_place(task, seat, action),
            Task::Report { .. } | Task::Xpm { .. } => self.do_scan(task, seat, action),
            Task::Spawn { .. } => self.do_spawn(task, seat, action),
            Task::Advance { .. } | Task::March { .. } | Task::Arrival { .. } | Task::GateLoss => {
                self.do_raider_move(task, seat, action)
            }
            Task::Promote { .. } | Task::Destroy { .. } | Task::Shove { .. } => {
                self.do_raiders(task, seat, action)
            }
            Task::Relocate { .. } | Task::Scout { .. } => self.do_relocate(task, seat, action),
            Task::Build { .. } | Task::BossFight { .. } => self.do_build(task, seat, action),
            Task::Tow { .. } | Task::Named { .. } | Task::Scene { .. } => {
                self.do_scenario(task, seat, action)
            }
            Task::Ravage { .. } | Task::Collision { .. } => self.do_ravager(task, seat, action),
            Task::Surge { .. } => self.do_surge(task, seat, action),
            Task::Claim { .. } => self.do_claim(task, seat, action),
            Task::Acts { .. } => self.do_rounds(task, seat, action),
        }
    }

    pub(super) fn do_at_step(&mut self, seat: Seat, action: Action) {
        let step = self.state.public.step;
        match (step, self.state.public.acting) {
            (Step::Choose | Step::Place | Step::Setup, _) => self.do_start(step, seat, action),
            (Step::Turns(phase), Some(armada)) => self.do_in_phase(phase, armada, seat, action),
            (Step::Turns(_), None) => self.do_turns(step, seat, action),
            (
                Step::Doom
                | Step::Effects
                | Step::Scan
                | Step::End(_)
                | Step::RoundEnd
                | Step::Over,
                _,
            ) => {}
        }
    }

    fn do_in_phase(&mut self, phase: Phase, armada: ArmadaId, seat: Seat, action: Action) {
        match phase {
            Phase::Events => {}
            Phase::Upkeep => self.do_upkeep(armada, seat, action),
            Phase::Movement => self.do_movement(armada, seat, action),
            Phase::Encounter => self.do_encounter(armada, seat, action),
            Phase::Expand => self.do_expand(armada, seat, action),
        }
    }
}
