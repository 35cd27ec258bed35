//! The seats that play waits for, and the check whether a seat may take an action now.

use crate::game::{QuestionId, Seat, SeatSet};
use crate::saga::action::Action;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Phase, Step, Task};

impl Saga {
    /// Returns the seats that have a decision to make. Everything without a decision is already
    /// done (`Play::run`), so mostly the top task determines the seat.
    #[must_use]
    pub fn seats_to_act(&self, public: &Public) -> SeatSet {
        let seat = match public.task() {
            Some(task) => self.seat_to_act_in_task(public, *task),
            None => self.seat_to_act_at_step(public, public.step),
        };
        seat.map_or(SeatSet::NONE, SeatSet::singleton)
    }

    /// Returns the question that `seat` is asked: the turn of an armada in a phase, or a task on
    /// top of it.
    pub(in crate::saga) fn question_of(&self, state: &State, seat: Seat) -> Option<QuestionId> {
        let public = &state.public;
        if public.step == Step::Over || !self.seats_to_act(public).contains(seat) {
            return None;
        }
        let depth = public.tasks.len() as u32;
        let asked = (seat, public.round, public.step, public.acting, depth);
        Some(QuestionId::from_content(&asked))
    }

    #[inline(never)]
    fn seat_to_act_in_task(&self, public: &Public, task: Task) -> Option<Seat> {
        match task {
            Task::Each { .. }
            | Task::Acts { .. }
            | Task::Advance { .. }
            | Task::March { .. }
            | Task::Spawn { .. }
            | Task::Surge { .. }
            | Task::Ravage { .. }
            | Task::Intelligence { .. } => Some(public.first),
            Task::Place { site, .. } => Some(self.placing_seat(public, site)),
            Task::Branch { armada, .. } | Task::Trade { armada, .. } => Some(self.owner(armada)),
            Task::Xpm { by, .. } | Task::Promote { by, .. } | Task::Destroy { by, .. } => {
                Some(self.chooser(public, by))
            }
            Task::Check { .. } => self.check_seat_to_act(public, task),
            Task::Roll { .. } | Task::Reroll { .. } => self.roll_seat_to_act(public, task),
            Task::Window { asked, .. } => asked,
            Task::Duel { .. } | Task::Loot { .. } => self.duel_seat_to_act(public, task),
            Task::Exploration { .. } | Task::Trial { .. } => self.explore_seat_to_act(public, task),
            Task::Equip { .. } | Task::Refresh { .. } => self.gear_seat_to_act(public, task),
            Task::Pay { .. } | Task::Cancel { .. } => self.cards_seat_to_act(public, task),
            Task::GateLoss => self.gate_seat_to_act(public),
            Task::Shove { .. } => self.shove_seat_to_act(public, task),
            Task::Relocate { .. } | Task::Scout { .. } => self.relocate_seat_to_act(public, task),
            Task::Build { .. } | Task::BossFight { .. } => self.build_seat_to_act(public, task),
            Task::Tow { .. } => self.scenario_seat_to_act(public, task),
            Task::Collision { .. } => self.collision_seat_to_act(public, task),
            Task::Claim { .. } => self.claim_seat_to_act(public, task),
            _ => None,
        }
    }

    fn seat_to_act_at_step(&self, public: &Public, step: Step) -> Option<Seat> {
        match (step, public.acting) {
            (Step::Choose | Step::Place | Step::Setup, _) => self.start_seat_to_act(public, step),
            (Step::Turns(_), Some(armada)) => Some(self.owner(armada)),
            (Step::Turns(_), None) => self.turns_seat_to_act(public, step),
            (
                Step::Doom
                | Step::Effects
                | Step::Scan
                | Step::End(_)
                | Step::RoundEnd
                | Step::Over,
                _,
            ) => None,
        }
    }

    /// Checks whether `seat` may take `action` now.
    pub(in crate::saga) fn check(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let result = self.check_action_now(state, seat, action);
        result.map_err(|refusal| refusal.at(&state.public, action))
    }

    fn check_action_now(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.public.step == Step::Over {
            return Err(Refusal::Over);
        }
        if matches!(action, Action::Concede) {
            return self.check_concede(state, seat);
        }
        if action.is_free() {
            return self.check_play_freely(state, seat, action);
        }
        if !self.seats_to_act(&state.public).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        match state.public.task().copied() {
            Some(task) => self.check_in_task(state, task, seat, action),
            None => self.check_at_step(state, state.public.step, seat, action),
        }
    }

    fn check_in_task(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match task {
            Task::Run { .. } | Task::Each { .. } | Task::Branch { .. } | Task::Trade { .. } => {
                self.check_effects(state, task, seat, action)
            }
            Task::Check { .. } => self.check_check(state, task, seat, action),
            Task::Roll { .. } | Task::Reroll { .. } => self.check_roll(state, task, seat, action),
            Task::Damage { .. } | Task::Destruction { .. } => {
                self.check_damage(state, task, seat, action)
            }
            Task::Window { .. } => self.check_window(state, task, seat, action),
            Task::Fight { .. } => self.check_fight(state, task, seat, action),
            Task::Duel { .. } | Task::Loot { .. } => self.check_duel(state, task, seat, action),
            Task::Siege { .. } => Err(Refusal::UNASKED),
            Task::Exploration { .. } | Task::Trial { .. } => {
                self.check_explore(state, task, seat, action)
            }
            Task::Equip { .. } | Task::Refresh { .. } => self.check_gear(state, task, seat, action),
            Task::Pay { .. } | Task::Cancel { .. } => self.check_cards(state, task, seat, action),
            Task::Place { .. } | Task::Intelligence { .. } => {
                self.check_place(state, task, seat, action)
            }
            Task::Report { .. } | Task::Xpm { .. } => self.check_scan(state, task, seat, action),
            Task::Spawn { .. } => self.check_spawn(state, task, seat, action),
            Task::Advance { .. } | Task::March { .. } | Task::Arrival { .. } | Task::GateLoss => {
                self.check_move_raiders(state, task, seat, action)
            }
            Task::Promote { .. } | Task::Destroy { .. } | Task::Shove { .. } => {
                self.check_raiders(state, task, seat, action)
            }
            Task::Relocate { .. } | Task::Scout { .. } => {
                self.check_relocate(state, task, seat, action)
            }
            Task::Build { .. } | Task::BossFight { .. } => {
                self.check_build(state, task, seat, action)
            }
            Task::Tow { .. } | Task::Named { .. } | Task::Scene { .. } => {
                self.check_scenario(state, task, seat, action)
            }
            Task::Ravage { .. } | Task::Collision { .. } => {
                self.check_ravager(state, task, seat, action)
            }
            Task::Surge { .. } => self.check_surge(state, task, seat, action),
            Task::Claim { .. } => self.check_claim(state, task, seat, action),
            Task::Acts { .. } => self.check_rounds(state, task, seat, action),
        }
    }

    fn check_at_step(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match (step, state.public.acting) {
            (Step::Choose | Step::Place | Step::Setup, _) => {
                self.check_start(state, step, seat, action)
            }
            (Step::Turns(phase), Some(armada)) => {
                self.check_in_phase(state, phase, armada, seat, action)
            }
            (Step::Turns(_), None) => self.check_turns(state, step, seat, action),
            (
                Step::Doom
                | Step::Effects
                | Step::Scan
                | Step::End(_)
                | Step::RoundEnd
                | Step::Over,
                _,
            ) => Err(Refusal::UNASKED),
        }
    }

    fn check_in_phase(
        &self,
        state: &State,
        phase: Phase,
        armada: ArmadaId,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match phase {
            Phase::Events => Err(Refusal::UNASKED),
            Phase::Upkeep => self.check_upkeep(state, armada, seat, action),
            Phase::Movement => self.check_movement(state, armada, seat, action),
            Phase::Encounter => self.check_encounter(state, armada, seat, action),
            Phase::Expand => self.check_expand(state, armada, seat, action),
        }
    }
}
