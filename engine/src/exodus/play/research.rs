//! The action Research `[EXO-7.1]`, and technologies that cards grant.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::game::Exodus;
use crate::exodus::options::Mode;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::Task;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns whether a technology can be learned in this game; Basic Research cannot in the long
    /// game `[EXO-17.1]`.
    #[must_use]
    pub fn is_offered(&self, tech: Tech) -> bool {
        self.options.mode != Mode::Long || tech != Tech::BasicResearch
    }

    /// Checks whether a seat could learn a technology if it were free `[EXO-7.1]` `[EXO-7.2]`. It
    /// takes effect at once `[EXO-6.12]`.
    fn check_can_learn(&self, public: &Public, seat: Seat, tech: Tech) -> Result<(), Refusal> {
        let mat = public.mat(seat);
        if !self.is_offered(tech) {
            Err(ActionRefusal::NotOffered.into())
        } else if mat.techs.contains(tech) {
            Err(ActionRefusal::Known.into())
        } else if mat.stash == 0 {
            Err(ActionRefusal::NoCube.into())
        } else {
            Ok(())
        }
    }

    /// Checks whether a seat may research a technology at its price `[EXO-7.3]`.
    pub(super) fn check_research(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Action::Learn(tech) = action else {
            return Err(Refusal::NotNow(PendingDecision::Research));
        };
        let public = &state.public;
        self.check_can_learn(public, seat, tech)?;
        let price = self.price_of_tech(public, seat, tech, task.context());
        let owned = public.mat(seat).cp;
        if u16::from(price) > owned {
            return Err(ActionRefusal::TechTooExpensive { price, owned }.into());
        }
        Ok(())
    }

    /// Iterates over the legal [`Action::Learn`] actions of Research.
    pub(super) fn research_actions(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
    ) -> impl Iterator<Item = Action> {
        let all = Tech::ALL.into_iter().map(Action::Learn);
        all.filter(move |&action| self.check_research(state, task, seat, action).is_ok())
    }

    /// Checks whether a seat may learn this technology from a card, up to the printed cost that the
    /// card allows; `Done`, which declines it, is always legal.
    pub(super) fn check_learn(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Task::Learn { most: max_cost, .. } = task else {
            return Err(Refusal::NotAsked);
        };
        if action == Action::Done {
            return Ok(());
        }
        let Action::Learn(tech) = action else {
            return Err(Refusal::NotNow(PendingDecision::Learn));
        };
        self.check_can_learn(&state.public, seat, tech)?;
        if self.tech(tech).cost > max_cost {
            return Err(ActionRefusal::CostsMore { max_cost }.into());
        }
        Ok(())
    }

    /// Iterates over the technologies that a seat may choose when a card grants one.
    fn learn_actions(&self, state: &State, task: Task, seat: Seat) -> impl Iterator<Item = Action> {
        let all = Tech::ALL.into_iter().map(Action::Learn);
        all.filter(move |&action| self.check_learn(state, task, seat, action).is_ok())
    }

    /// Appends the technologies that a card may grant to a seat, and `Done`.
    pub(super) fn list_learn(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.learn_actions(state, task, seat));
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits for the choice of a technology; skips a seat that cannot learn any.
    pub fn advance_learn(&mut self, task: Task) -> PlayFlow {
        let gift = |seat| self.game.learn_actions(self.state, task, seat).next();
        if task.seat().and_then(gift).is_some() {
            PlayFlow::Wait
        } else {
            self.pop_task()
        }
    }

    /// Learns the technology that a card grants, or declines it; the action must be legal.
    pub fn do_learn(&mut self, _task: Task, seat: Seat, action: Action) {
        if let Action::Learn(tech) = action {
            self.learn_tech(seat, tech, 0);
        }
        self.pop_task();
    }

    /// Teaches a seat a technology for a price and a cube from its stash `[EXO-7.2]`. It takes
    /// effect at once `[EXO-6.12]` and is never lost `[EXO-7.5]`; the cube never returns
    /// `[EXO-7.6]`.
    pub fn learn_tech(&mut self, seat: Seat, tech: Tech, price: u8) {
        self.emit(Event::Learned { seat, tech, price });
        self.pay(seat, Resource::Cp, price.into(), ResourceReason::Research);
        let mat = self.public_mut().mat_mut(seat);
        mat.stash = mat.stash.saturating_sub(1);
        mat.techs.insert(tech);
    }
}
