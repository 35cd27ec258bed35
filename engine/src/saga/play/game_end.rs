//! The end of a game `[SAGA-GEN.10]` `[SAGA-END]`: conditions, winners and giving up.

use super::Play;
use super::conditions::ended_phase;
use crate::chance::Chance;
use crate::game::{EventSink, Outcome, Seat, SeatSet, Status};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::mission::{Condition, Metric};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Ending, Public, State};
use crate::saga::step::Step;

impl Saga {
    /// Returns the seats that the game waits for, or how it ended.
    pub(in crate::saga) fn status_of(&self, state: &State) -> Status {
        let waits = || Status::WaitingFor(self.seats_to_act(&state.public));
        self.outcome_of(&state.public)
            .map_or_else(waits, Status::Over)
    }

    /// Returns how the game ended; `None` while it continues.
    #[must_use]
    pub fn outcome_of(&self, public: &Public) -> Option<Outcome> {
        let ending = public.ending.filter(|_| public.step == Step::Over)?;
        Some(self.outcome(public, ending))
    }

    /// Returns the winners and the reason `[SAGA-END.1]` `[SAGA-ARN.19]`.
    fn outcome(&self, public: &Public, ending: Ending) -> Outcome {
        let (winners, reason) = match ending {
            Ending::Won(_) | Ending::Called(true) => (self.all_seats(), "won"),
            Ending::Lost(index) => (SeatSet::NONE, self.loss_reason(public, index)),
            Ending::Called(false) => (SeatSet::NONE, "lost"),
            Ending::Rounds => (SeatSet::NONE, "lost-rounds"),
            Ending::GivenUp if self.is_competitive() => {
                (self.remaining_seats(public), "won-given-up")
            }
            Ending::GivenUp => (SeatSet::NONE, "given-up"),
            Ending::Points => {
                let best = self.leading_seats(public);
                let is_shared = best.len() > 1 && !self.is_side(best);
                let reason = if is_shared {
                    "won-shared"
                } else {
                    "won-points"
                };
                (best, reason)
            }
            Ending::Domination => (self.dominating_seats(public), "won-domination"),
        };
        Outcome { winners, reason }
    }

    /// Returns why a campaign was lost, from the condition that was met `[SAGA-END.4]`.
    fn loss_reason(&self, public: &Public, index: u8) -> &'static str {
        let Some(condition) = self.mission.lose.get(usize::from(index)) else {
            return "lost";
        };
        match self.condition_loss_reason(public, condition) {
            Some("lost-rounds") if self.only_bosses_prevent_win(public) => "lost-boss",
            Some(reason) => reason,
            None => "lost",
        }
    }

    /// Returns the reason that a condition gives; of several parts the most specific one.
    fn condition_loss_reason(
        &self,
        public: &Public,
        condition: &Condition,
    ) -> Option<&'static str> {
        match condition {
            Condition::Is(metric, ..) => match metric {
                Metric::EntityHull(_) => Some("lost-ship"),
                Metric::Bosses => Some("lost-boss"),
                Metric::Round => Some("lost-rounds"),
                _ => None,
            },
            Condition::RavagerAt(_) => Some("lost-ravager"),
            Condition::PhaseEnd(_) => Some("lost-rounds"),
            Condition::EntityAt(..) | Condition::Revealed(_) | Condition::Not(_) => None,
            Condition::All(parts) | Condition::Any(parts) => {
                let met_parts = parts
                    .iter()
                    .filter(|part| self.holds_now(public, part, true));
                let mut reasons =
                    met_parts.filter_map(|part| self.condition_loss_reason(public, part));
                let decisive = reasons.clone().find(|reason| *reason != "lost-rounds");
                decisive.or_else(|| reasons.next())
            }
        }
    }

    /// Returns whether only Bosses in play prevent a win.
    fn only_bosses_prevent_win(&self, public: &Public) -> bool {
        let is_boss = |part: &&Condition| matches!(part, Condition::Is(Metric::Bosses, ..));
        self.mission.win.iter().any(|condition| match condition {
            Condition::All(parts) => {
                let mut rest = parts.iter().filter(|part| !is_boss(part));
                parts.iter().any(|part| is_boss(&part))
                    && rest.all(|part| self.holds_now(public, part, true))
            }
            _ => false,
        })
    }

    /// Returns whether the game may be over now. A fast filter, because it is called after every
    /// step and the answer is mostly no.
    #[inline]
    fn may_be_over(&self, public: &Public) -> bool {
        let has_ended = ended_phase(public).is_some();
        let mut necessary_conditions =
            self.card_index.necessary_conditions[usize::from(has_ended)].iter();
        let holds = |condition: &Condition| {
            self.holds_now(public, condition, false)
                || has_ended && self.holds_now(public, condition, true)
        };
        public.ending.is_some()
            || self.mission.flags.has_domination
            || necessary_conditions.any(holds)
    }

    /// Returns how the game ends now, if it does: a loss counts before a win, except for the end of
    /// the last round `[SAGA-GEN.10]`.
    #[cold]
    pub(in crate::saga) fn ending(&self, state: &State) -> Option<Ending> {
        let public = &state.public;
        if public.ending.is_some() || public.round == 0 {
            return public.ending;
        }
        let mission = &self.mission;
        let has_ended = ended_phase(public).is_some();
        let first = |list: &[Condition], has_ended| {
            let index = list
                .iter()
                .position(|goal| self.holds_now(public, goal, has_ended))?;
            Some(index as u8)
        };
        // Losses are tested first as if no phase were at its end.
        if let Some(index) = first(&mission.lose, false) {
            return Some(Ending::Lost(index));
        }
        if let Some(index) = first(&mission.win, has_ended)
            && (!mission.flags.needs_all_badges || self.all_bosses_came(public))
        {
            return Some(Ending::Won(index));
        }
        if let Some(index) = first(&mission.lose, has_ended) {
            return Some(Ending::Lost(index));
        }
        let dominates = mission.flags.has_domination && !self.dominating_seats(public).is_empty();
        dominates.then_some(Ending::Domination)
    }

    /// Checks whether a seat may give up: in a campaign at any time, in the Arena only without
    /// pending tasks or if it ends the game `[SAGA-END.1]` `[SAGA-END.2]`.
    pub(super) fn check_concede(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let public = &state.public;
        if !self.all_seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if !self.is_competitive() {
            return Ok(());
        }
        if public.resigned.contains(seat) {
            return Err(FrameRefusal::GaveUp.into());
        }
        let remaining_seats = self.remaining_seats(public).without(seat);
        let is_quiet = public.tasks.is_empty() && matches!(public.step, Step::Turns(_));
        if is_quiet || self.is_side(remaining_seats) {
            Ok(())
        } else {
            Err(FrameRefusal::UnderWay.into())
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a seat's surrender: in a campaign all lose together, in the Arena its armada leaves
    /// `[SAGA-END.1]`.
    pub fn do_concede(&mut self, seat: Seat) {
        self.emit(Event::Conceded { seat });
        let resigned = self.state.public.resigned.with(seat);
        self.public_mut().resigned = resigned;
        let remaining_seats = self.game.remaining_seats(&self.state.public);
        if !self.game.is_competitive() || self.game.is_side(remaining_seats) {
            self.public_mut().ending = Some(Ending::GivenUp);
            return;
        }
        self.lose_cargo_xpm(seat, RemovalReason::Wreck);
        for armada in self.game.fleet(seat) {
            let public = self.public_mut();
            if public.acting == Some(armada) {
                public.acting = None;
            }
            let armada_state = public.armada_mut(armada);
            armada_state.sector = None;
            armada_state.must_explore = false;
            (armada_state.is_done, armada_state.has_used_encounter) = (true, true);
        }
        if self.state.public.first == seat {
            self.pass_first_player_token();
        }
    }

    /// Ends the game if a condition of the scenario is met; returns whether it is over
    /// `[SAGA-GEN.10]`.
    pub fn check_end(&mut self) -> bool {
        if self.state.public.step == Step::Over {
            return true;
        }
        if !self.game.may_be_over(&self.state.public) {
            return false;
        }
        let Some(ending) = self.game.ending(self.state) else {
            return false;
        };
        let public = self.public_mut();
        public.tasks.clear();
        public.acting = None;
        public.ending = Some(ending);
        self.go_to_step(Step::Over);
        self.emit(Event::Over { ending });
        true
    }
}
