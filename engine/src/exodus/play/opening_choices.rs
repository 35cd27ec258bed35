//! The sealed choices before turn 1: start technologies, then start parts `[EXO-17.3]` `[EXO-17.4]`
//! `[EXO-2.9]`. [`super::default_fitting`] has the default fitting of the parts.

use super::refit_state::{MAX_LIFTS, RefitState};
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::blueprint::{Blueprint, FittedPart};
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::mat::LooseParts;
use crate::exodus::part::PARTS;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, RefitRefusal, Refusal};
use crate::exodus::ship::ShipType;
use crate::exodus::state::{Plan, State};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat, Undo};

impl Exodus {
    /// Returns the start parts, all loose.
    pub(in crate::exodus) fn start_loose_parts(&self) -> LooseParts {
        let mut loose_parts = LooseParts::default();
        for (item, count) in &self.frame().start_parts {
            if let Some(loose) = loose_parts.loose.get_mut(item.index()) {
                *loose = *count;
            }
        }
        loose_parts
    }

    /// Returns the blueprints of a seat with the start parts fitted so far; at first all parts are
    /// loose.
    pub(super) fn start_refit(&self, plan: &Plan) -> RefitState {
        let is_empty = plan.blueprints.iter().all(|blueprint| blueprint.is_empty());
        let loose_parts = if is_empty && plan.loose_parts == LooseParts::default() {
            self.start_loose_parts()
        } else {
            plan.loose_parts
        };
        RefitState {
            blueprints: plan.blueprints,
            loose_parts,
        }
    }

    /// Checks whether a seat may choose this start technology, or fit, lift, restore or commit its
    /// start parts; the error is the reason.
    pub(super) fn check_start(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if step == Step::StartTechs {
            return self.check_start_tech(&state.private(seat).plan, action);
        }
        let refit_state = self.start_refit(&state.private(seat).plan);
        if let Action::Lift(kind, index) = action {
            return Ok(Self::check_lift(&refit_state, kind, index)?);
        }
        if let Action::Fit(kind, item, placement) = action {
            return Ok(self.check_fit(
                &refit_state,
                kind,
                FittedPart {
                    item,
                    way: placement,
                },
            )?);
        }
        let is_default_fitting = refit_state.blueprints == *self.default_blueprints();
        if action == Action::FitUsual {
            return refuse_if(is_default_fitting, RefitRefusal::UsualAlready);
        }
        if action == Action::Restore {
            let is_empty = refit_state
                .blueprints
                .iter()
                .all(|blueprint| blueprint.is_empty());
            refuse_if(is_empty, RefitRefusal::NothingMoved)?;
            return refuse_if(
                refit_state.loose_parts.lifts >= MAX_LIFTS,
                RefitRefusal::LiftsSpent,
            );
        }
        if action == Action::Done {
            return refuse_if(
                !is_default_fitting && !refit_state.has_no_loose_parts(),
                RefitRefusal::PartsLoose,
            );
        }
        Err(Refusal::NotNow(PendingDecision::StartParts))
    }

    /// Checks whether a technology may be chosen as a start technology: the budget left must pay
    /// for the cheapest other technologies `[EXO-17.3]`.
    fn check_start_tech(&self, plan: &Plan, action: Action) -> Result<(), Refusal> {
        let (count, max_cost) = self.mode().techs;
        if action == Action::Done {
            return Err(ActionRefusal::TooFewTechs { count }.into());
        }
        let Action::Start(tech) = action else {
            return Err(Refusal::NotNow(PendingDecision::StartTechs));
        };
        refuse_if(tech == Tech::BasicResearch, ActionRefusal::NotForStart)?;
        refuse_if(plan.techs.contains(tech), ActionRefusal::Chosen)?;
        let chosen = plan.techs.with(tech);
        let cost = |tech: Tech| u16::from(self.tech(tech).cost);
        let missing = usize::from(count.saturating_sub(chosen.len()));
        let cheapest = self.start_techs.iter().copied();
        let others = cheapest
            .filter(|&tech| !chosen.contains(tech))
            .take(missing);
        let min_cost: u16 = chosen.iter().chain(others).map(cost).sum();
        refuse_if(
            min_cost > u16::from(max_cost),
            ActionRefusal::OverBudget { max_cost },
        )
    }

    /// Appends the legal choices of start technologies or start parts.
    pub(super) fn list_start(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        let is_legal = |action: &Action| self.check_start(state, step, seat, *action).is_ok();
        if step == Step::StartTechs {
            list.extend(Tech::ALL.map(Action::Start).into_iter().filter(is_legal));
            return;
        }
        let refit_state = self.start_refit(&state.private(seat).plan);
        self.fits(&refit_state).for_each(|action| list.push(action));
        let others = [Action::FitUsual, Action::Restore, Action::Done];
        list.extend(others.into_iter().filter(is_legal));
    }
}

/// Returns the refusal as an error if `holds` is true.
fn refuse_if(holds: bool, refusal: impl Into<Refusal>) -> Result<(), Refusal> {
    if holds { Err(refusal.into()) } else { Ok(()) }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits until all seats have committed, then reveals all choices at once `[EXO-1.3]`.
    pub fn advance_start(&mut self, step: Step) -> PlayFlow {
        let is_tech_step = step == Step::StartTechs;
        if is_tech_step && self.game.mode().techs.0 == 0 {
            return self.go_to_step(Step::StartParts);
        }
        if self.state.public.ready != self.game.all_seats() {
            return PlayFlow::Wait;
        }
        self.undo = Undo::Barrier;
        for seat in self.game.all_seats().iter() {
            let plan = std::mem::take(&mut self.state.private_mut(seat).plan);
            if is_tech_step {
                self.grant_start_techs(seat, &plan);
            } else {
                self.fit_from_start(seat, &plan);
            }
        }
        self.go_to_step(if is_tech_step {
            Step::StartParts
        } else {
            Step::Upkeep
        })
    }

    /// Grants the start technologies: they are free, and each takes a cube from the stash
    /// `[EXO-17.3]`. They are known before the parts are fitted, but add no parts `[EXO-17.4]`.
    fn grant_start_techs(&mut self, seat: Seat, plan: &Plan) {
        for tech in plan.techs.iter() {
            let mat = self.public_mut().mat_mut(seat);
            mat.techs.insert(tech);
            mat.stash = mat.stash.saturating_sub(1);
            self.emit(Event::StartTech { seat, tech });
        }
    }

    /// Moves the start parts from the supply to the blueprints.
    fn fit_from_start(&mut self, seat: Seat, plan: &Plan) {
        let public = self.public_mut();
        public.mat_mut(seat).blueprints = plan.blueprints;
        let fitted = plan
            .blueprints
            .iter()
            .flat_map(|blueprint| blueprint.iter());
        for part in fitted {
            let supply = &mut public.supply[part.item.index()];
            *supply = supply.saturating_sub(1);
        }
        self.emit(Event::PartsFitted { seat });
    }

    /// Chooses a start technology or edits the start parts; the action must be legal.
    pub fn do_start(&mut self, step: Step, seat: Seat, action: Action) {
        if let Action::Start(tech) = action {
            let needed = self.game.mode().techs.0;
            let plan = &mut self.state.private_mut(seat).plan;
            plan.techs.insert(tech);
            if plan.techs.len() >= needed {
                self.commit(seat);
            }
            return;
        }
        if step == Step::StartParts && action == Action::Done {
            self.commit(seat);
            return;
        }
        let mut refit_state = self.game.start_refit(&self.state.private(seat).plan);
        match action {
            Action::Lift(kind, index) => refit_state.lift(kind, index),
            Action::Fit(kind, item, placement) => {
                refit_state.fit(
                    kind,
                    FittedPart {
                        item,
                        way: placement,
                    },
                );
            }
            Action::Restore => {
                refit_state.loose_parts.loose = self.game.start_loose_parts().loose;
                refit_state.loose_parts.lifts += 1;
                refit_state.blueprints = [Blueprint::new(); 4];
            }
            _ => {
                refit_state.blueprints = *self.game.default_blueprints();
                refit_state.loose_parts.loose = self.game.unfitted_parts(&refit_state);
            }
        }
        let plan = &mut self.state.private_mut(seat).plan;
        (plan.blueprints, plan.loose_parts) = (refit_state.blueprints, refit_state.loose_parts);
    }
}

impl Exodus {
    /// Returns the start parts that are not on the blueprints.
    fn unfitted_parts(&self, refit_state: &RefitState) -> [u8; PARTS] {
        let mut loose = self.start_loose_parts().loose;
        for kind in ShipType::ALL {
            for part in refit_state.blueprints[kind.index()].iter() {
                loose[part.item.index()] = loose[part.item.index()].saturating_sub(1);
            }
        }
        loose
    }
}
