//! The order of turns within a phase `[SAGA-RND.3]` `[SAGA-SOL.4]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Phase, Step};
use std::iter;

impl Saga {
    /// Returns whether an armada still has its turn of a phase. Solo play has a single Upkeep,
    /// taken by the first armada `[SAGA-SOL.1]`; an armada that fought early has used its encounter
    /// `[SAGA-ENC.5]`.
    fn has_turn(&self, public: &Public, phase: Phase, armada: ArmadaId) -> bool {
        let state = public.armada(armada);
        let is_spent = match phase {
            Phase::Events => true,
            Phase::Upkeep => self.is_solo() && armada != ArmadaId(0),
            Phase::Encounter => state.has_used_encounter,
            Phase::Movement | Phase::Expand => false,
        };
        state.sector.is_some() && !state.is_done && !is_spent
    }

    /// Returns the armadas that may take the next turn: one, in turn order, or both of a solo
    /// player `[SAGA-SOL.4]`.
    fn next_armadas<'a>(
        &'a self,
        public: &'a Public,
        phase: Phase,
    ) -> impl Iterator<Item = ArmadaId> + 'a {
        let armadas = self.armadas_from(public.first);
        let max_count = if self.is_solo() { 2 } else { 1 };
        armadas
            .filter(move |&armada| self.has_turn(public, phase, armada))
            .take(max_count)
    }

    /// Returns the seat that must decide about whose turn is next; `None` if play continues without
    /// a decision.
    pub(super) fn turns_seat_to_act(&self, public: &Public, step: Step) -> Option<Seat> {
        let Step::Turns(phase) = step else {
            return None;
        };
        let mut armadas = self.next_armadas(public, phase);
        let armada = armadas.next()?;
        armadas.next().map(|_| self.owner(armada))
    }

    /// Checks whether an action is legal in a decision about whose turn is next.
    pub(super) fn check_turns(
        &self,
        state: &State,
        step: Step,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Step::Turns(phase), Action::Lead(armada)) = (step, action) else {
            return Err(Refusal::UNASKED);
        };
        if self
            .next_armadas(&state.public, phase)
            .any(|next| next == armada)
        {
            Ok(())
        } else {
            Err(FrameRefusal::NoTurn.into())
        }
    }

    /// Appends the legal actions for a decision about whose turn is next.
    pub(super) fn list_turns(
        &self,
        state: &State,
        step: Step,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if let Step::Turns(phase) = step {
            list.extend(self.next_armadas(&state.public, phase).map(Action::Lead));
        }
    }

    /// Returns whether an armada could only end its turn; such a turn is skipped without a question
    /// `[SAGA-GEN.9]`.
    fn is_idle(&self, state: &State, phase: Phase, armada: ArmadaId) -> bool {
        let is_busy = match phase {
            Phase::Upkeep => self.can_upkeep(state, armada),
            Phase::Expand => self.can_expand(state, armada),
            Phase::Events | Phase::Movement | Phase::Encounter => true,
        };
        !is_busy && !self.has_free_play(state, self.owner(armada))
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Advances the turns of a phase until a seat must decide.
    pub fn advance_turns(&mut self, step: Step) -> PlayFlow {
        let Step::Turns(phase) = step else {
            return PlayFlow::Continue;
        };
        let public = &self.state.public;
        if let Some(armada) = public.acting {
            if self.game.has_turn(public, phase, armada) {
                return PlayFlow::Wait;
            }
            self.end_turn(armada);
            return PlayFlow::Continue;
        }
        let mut armadas = self.game.next_armadas(public, phase);
        let (next, other) = (armadas.next(), armadas.next());
        drop(armadas);
        match (next, other) {
            (None, _) => self.go_to_step(Step::End(phase)),
            (Some(armada), None) => self.begin_turn(phase, armada),
            (Some(_), Some(_)) => PlayFlow::Wait,
        }
    }

    /// Starts the turn of an armada; an explorer explores at once `[SAGA-ENC.1]`.
    fn begin_turn(&mut self, phase: Phase, armada: ArmadaId) -> PlayFlow {
        let public = self.public_mut();
        public.acting = Some(armada);
        if phase == Phase::Expand {
            public.uses[1] = Default::default();
            public.refused = Default::default();
        }
        if self.game.is_idle(self.state, phase, armada) {
            self.skip_seats(iter::once(self.game.owner(armada)));
            self.end_turn(armada);
            return PlayFlow::Continue;
        }
        self.emit(Event::Turn { phase, armada });
        let state = self.public_mut().armada_mut(armada);
        if phase == Phase::Encounter && state.must_explore {
            (state.must_explore, state.has_used_encounter) = (false, true);
            self.begin_exploration(armada);
        }
        PlayFlow::Continue
    }

    /// Ends the turn of an armada; unspent Movement Points are lost `[SAGA-MOV.1]`.
    fn end_turn(&mut self, armada: ArmadaId) {
        let public = self.public_mut();
        public.acting = None;
        let state = public.armada_mut(armada);
        state.is_done = true;
        (state.mp, state.evade_discount) = (0, 0);
    }

    /// Applies a legal action for a decision about whose turn is next.
    pub fn do_turns(&mut self, step: Step, _seat: Seat, action: Action) {
        if let (Step::Turns(phase), Action::Lead(armada)) = (step, action) {
            self.begin_turn(phase, armada);
        }
    }

    /// Starts a phase with turns.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        let round = self.state.public.round;
        self.emit(Event::Phase { round, phase });
        for armada in &mut self.public_mut().armadas {
            armada.is_done = armada.sector.is_none();
            (armada.mp, armada.evade_discount) = (0, 0);
            if phase == Phase::Encounter {
                armada.has_used_encounter = false;
            }
        }
        match phase {
            Phase::Upkeep => {
                self.return_activation_tokens();
                self.take_income();
            }
            Phase::Movement => self.deal_movement(),
            Phase::Events | Phase::Encounter | Phase::Expand => {}
        }
    }
}
