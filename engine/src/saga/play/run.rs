//! Play runs until somebody has a choice: which chapter goes on, and which carries out an action, at
//! each step and task.

use super::{Course, Play};
use crate::chance::{Chance, Seeded};
use crate::game::{Reach, Record, Seat, Silent};
use crate::saga::action::Action;
use crate::saga::event::Event;
use crate::saga::ids::ArmadaId;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step, Task};
use crate::saga::table::Saga;

impl Saga {
    /// Whether play waits for a choice; in a state that somebody wrote down it may not.
    pub(in crate::saga) fn waits(&self, state: &State) -> bool {
        let mut play = Play {
            table: self,
            state: &mut state.clone(),
            record: &mut Silent,
            chance: &mut Seeded::new(0, 0),
            seat: Seat::TABLE,
            reach: Reach::Open,
        };
        !self.asked(&state.public).is_empty() && play.course() == Course::Waits
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Goes on until somebody has a choice or the game is over `[SAGA-GEN.10]`.
    pub fn run(&mut self) {
        loop {
            if self.test_end() {
                return;
            }
            if self.course() == Course::Waits {
                return;
            }
        }
    }

    /// Goes on with what is at work.
    fn course(&mut self) -> Course {
        match self.state.public.task().copied() {
            Some(task) => self.task_course(task),
            None => self.step_course(self.state.public.step),
        }
    }

    fn task_course(&mut self, task: Task) -> Course {
        match task {
            Task::Run { .. } | Task::Each { .. } | Task::Branch { .. } | Task::Trade { .. } => {
                self.effects_course(task)
            }
            Task::Check { .. } => self.check_course(task),
            Task::Roll { .. } | Task::Reroll { .. } => self.roll_course(task),
            Task::Damage { .. } | Task::Destruction { .. } => self.damage_course(task),
            Task::Window { .. } => self.window_course(task),
            Task::Fight { .. } => self.fight_course(task),
            Task::Duel { .. } | Task::Loot { .. } => self.duel_course(task),
            Task::Siege { .. } => self.siege_course(task),
            Task::Exploration { .. } | Task::Trial { .. } => self.explore_course(task),
            Task::Equip { .. } | Task::Refresh { .. } => self.gear_course(task),
            Task::Pay { .. } | Task::Cancel { .. } => self.cards_course(task),
            Task::Place { .. } | Task::Intelligence { .. } => self.place_course(task),
            Task::Report { .. } | Task::Xpm { .. } => self.scan_course(task),
            Task::Spawn { .. } => self.spawn_course(task),
            Task::Advance { .. } | Task::March { .. } | Task::Arrival { .. } | Task::GateLoss => {
                self.march_course(task)
            }
            Task::Promote { .. } | Task::Destroy { .. } | Task::Shove { .. } => {
                self.raiders_course(task)
            }
            Task::Relocate { .. } | Task::Scout { .. } => self.relocate_course(task),
            Task::Build { .. } | Task::BossFight { .. } => self.build_course(task),
            Task::Tow { .. } | Task::Named { .. } | Task::Scene { .. } => {
                self.scenario_course(task)
            }
            Task::Ravage { .. } | Task::Collision { .. } => self.ravager_course(task),
            Task::Surge { .. } => self.surge_course(task),
            Task::Claim { .. } => self.claim_course(task),
            Task::Acts { .. } => self.rounds_course(task),
        }
    }

    fn step_course(&mut self, step: Step) -> Course {
        match step {
            Step::Choose | Step::Place | Step::Setup => self.start_course(step),
            Step::Doom | Step::Effects | Step::Scan | Step::End(_) | Step::RoundEnd => {
                self.frame_course(step)
            }
            Step::Turns(_) => self.turns_course(step),
            Step::Over => Course::Waits,
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
                self.do_march(task, seat, action)
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
