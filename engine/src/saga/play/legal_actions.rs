//! Lists the legal actions of a seat, with the same checks that validate them.

use crate::game::Seat;
use crate::saga::action::Action;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step, Task};

impl Saga {
    /// Appends every legal answer of `seat` to the pending decision.
    pub(in crate::saga) fn list_legal_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if !self.seats_to_act(&state.public).contains(seat) {
            return;
        }
        match state.public.task().copied() {
            Some(task) => self.list_in_task(state, task, seat, list),
            None => self.list_at_step(state, state.public.step, seat, list),
        }
        self.list_free_plays(state, seat, list);
    }

    /// Appends the actions that `seat` may take out of turn: free plays while another seat decides
    /// `[SAGA-GEN.11]`, and conceding.
    pub(in crate::saga) fn list_out_of_turn_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if !self.seats_to_act(&state.public).contains(seat) {
            self.list_free_plays(state, seat, list);
        }
        list.extend(
            self.check(state, seat, Action::Concede)
                .is_ok()
                .then_some(Action::Concede),
        );
    }

    fn list_in_task(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        match task {
            Task::Run { .. } | Task::Each { .. } | Task::Branch { .. } | Task::Trade { .. } => {
                self.list_effects(state, task, seat, list)
            }
            Task::Check { .. } => self.list_check(state, task, seat, list),
            Task::Roll { .. } | Task::Reroll { .. } => self.list_roll(state, task, seat, list),
            Task::Damage { .. } | Task::Destruction { .. } => {
                self.list_damage(state, task, seat, list)
            }
            Task::Window { .. } => self.list_window(state, task, seat, list),
            Task::Fight { .. } => self.list_fight(state, task, seat, list),
            Task::Duel { .. } | Task::Loot { .. } => self.list_duel(state, task, seat, list),
            Task::Siege { .. } => {}
            Task::Exploration { .. } | Task::Trial { .. } => {
                self.list_explore(state, task, seat, list)
            }
            Task::Equip { .. } | Task::Refresh { .. } => self.list_gear(state, task, seat, list),
            Task::Pay { .. } | Task::Cancel { .. } => self.list_cards(state, task, seat, list),
            Task::Place { .. } | Task::Intelligence { .. } => {
                self.list_place(state, task, seat, list)
            }
            Task::Report { .. } | Task::Xpm { .. } => self.list_scan(state, task, seat, list),
            Task::Spawn { .. } => self.list_spawn(state, task, seat, list),
            Task::Advance { .. } | Task::March { .. } | Task::Arrival { .. } | Task::GateLoss => {
                self.list_raider_moves(state, task, seat, list)
            }
            Task::Promote { .. } | Task::Destroy { .. } | Task::Shove { .. } => {
                self.list_raiders(state, task, seat, list)
            }
            Task::Relocate { .. } | Task::Scout { .. } => {
                self.list_relocate(state, task, seat, list)
            }
            Task::Build { .. } | Task::BossFight { .. } => self.list_build(state, task, seat, list),
            Task::Tow { .. } | Task::Named { .. } | Task::Scene { .. } => {
                self.list_scenario(state, task, seat, list)
            }
            Task::Ravage { .. } | Task::Collision { .. } => {
                self.list_ravager(state, task, seat, list)
            }
            Task::Surge { .. } => self.list_surge(state, task, seat, list),
            Task::Claim { .. } => self.list_claim(state, task, seat, list),
            Task::Acts { .. } => self.list_rounds(state, task, seat, list),
        }
    }

    fn list_at_step(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        match (step, state.public.acting) {
            (Step::Choose | Step::Place | Step::Setup, _) => {
                self.list_start(state, step, seat, list);
            }
            (Step::Turns(phase), Some(armada)) => {
                self.list_in_phase(state, phase, armada, seat, list);
            }
            (Step::Turns(_), None) => self.list_turns(state, step, seat, list),
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

    fn list_in_phase(
        &self,
        state: &State,
        phase: Phase,
        armada: ArmadaId,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        match phase {
            Phase::Events => {}
            Phase::Upkeep => self.list_upkeep(state, armada, seat, list),
            Phase::Movement => self.list_movement(state, armada, seat, list),
            Phase::Encounter => self.list_encounter(state, armada, seat, list),
            Phase::Expand => self.list_expand(state, armada, seat, list),
        }
    }
}
