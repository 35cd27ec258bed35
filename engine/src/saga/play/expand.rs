//! Phase 5: Starbases and the scenario's Expand actions `[SAGA-EXP]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Good;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::ids::{ArmadaId, EntityId};
use crate::saga::mission::{Project, ProjectKind};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Phase, SharedProject};

/// Index of Expand actions in the counts of uses.
const EXPAND: usize = 1;

impl Saga {
    /// Checks whether an armada may take an Expand action of the scenario with this amount; 1 for
    /// actions without an amount `[SAGA-EXP.1]`.
    fn check_project(
        &self,
        public: &Public,
        armada: ArmadaId,
        index: u8,
        count: u8,
    ) -> Result<(), FrameRefusal> {
        let phase = Phase::Expand;
        let Some(project) = self.mission.expand.get(usize::from(index)) else {
            return Err(FrameRefusal::NoSuch { phase });
        };
        self.check_at(public, armada, (phase, project.place), project.needs)?;
        let uses = public.uses[EXPAND].get(usize::from(index)).copied();
        let uses = uses.unwrap_or_default();
        match project.kind {
            ProjectKind::Fill(entity, good, max) => {
                let max = max.map(|max| max.saturating_sub(uses));
                let is_spent = project.limit == Some(1) && uses > 0 || max == Some(0);
                if is_spent {
                    return Err(FrameRefusal::Spent { phase });
                }
                self.check_fill(public, armada, entity, good, count)?;
                if max.is_some_and(|max| count > max) {
                    return Err(FrameRefusal::TooMuch);
                }
                Ok(())
            }
            ProjectKind::Run => {
                if project.limit.is_some_and(|limit| uses >= limit) {
                    return Err(FrameRefusal::Spent { phase });
                }
                match count {
                    0 => Err(FrameRefusal::TooLittle),
                    1 => self.check_afford_project(public, armada, index, project),
                    2.. => Err(FrameRefusal::TooMuch),
                }
            }
            ProjectKind::Fly(_) | ProjectKind::Tow(_) => Err(FrameRefusal::NoSuch { phase }),
        }
    }

    /// Checks whether the cost of an Expand action is available: in the seat's Cargo, or also in
    /// the Cargos of others in the sector `[SAGA-LST.11]`.
    fn check_afford_project(
        &self,
        public: &Public,
        armada: ArmadaId,
        index: u8,
        project: &Project,
    ) -> Result<(), FrameRefusal> {
        if project.is_shared {
            self.check_share_cost(public, armada, SharedProject::Project(index))
        } else {
            self.check_pay(public, armada, project.cost)
        }
    }

    /// Checks whether an entity can gain this much Hull from the Cargo `[SAGA-SPA.14]`
    /// `[SAGA-DIS.13]`.
    fn check_fill(
        &self,
        public: &Public,
        armada: ArmadaId,
        entity: EntityId,
        good: Good,
        count: u8,
    ) -> Result<(), FrameRefusal> {
        let have = public.mat(self.owner(armada)).good(good);
        if have == 0 || count > have {
            let (price, good_key) = (count.max(1), good.term());
            return Err(FrameRefusal::CostTooDear {
                price,
                have,
                good_key,
            });
        }
        if count == 0 {
            return Err(FrameRefusal::TooLittle);
        }
        if count > self.missing_hull(public, entity) {
            return Err(FrameRefusal::TooMuch);
        }
        Ok(())
    }

    /// Returns whether an Expand turn has any option besides ending it.
    pub(super) fn can_expand(&self, state: &State, armada: ArmadaId) -> bool {
        let public = &state.public;
        let mut projects = 0..self.mission.expand.len() as u8;
        self.check_build_base(public, armada).is_ok()
            || projects.any(|index| self.check_project(public, armada, index, 1).is_ok())
    }

    /// Checks whether an action is legal in an Expand turn.
    pub(super) fn check_expand(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match action {
            Action::Build => Ok(self.check_build_base(public, armada)?),
            Action::Project(index, count) => Ok(self.check_project(public, armada, index, count)?),
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in an Expand turn.
    pub(super) fn list_expand(
        &self,
        state: &State,
        armada: ArmadaId,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let public = &state.public;
        if self.check_build_base(public, armada).is_ok() {
            list.push(Action::Build);
        }
        for (index, project) in (0u8..).zip(&self.mission.expand) {
            let max = match project.kind {
                ProjectKind::Fill(entity, ..) => self.missing_hull(public, entity),
                ProjectKind::Run | ProjectKind::Fly(_) | ProjectKind::Tow(_) => 1,
            };
            let counts = 1..=max;
            let is_legal = |count: &u8| self.check_project(public, armada, index, *count).is_ok();
            list.extend(
                counts
                    .take_while(is_legal)
                    .map(|count| Action::Project(index, count)),
            );
        }
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies a legal action in an Expand turn.
    pub fn do_expand(&mut self, armada: ArmadaId, seat: Seat, action: Action) {
        match action {
            Action::Build => self.begin_project(armada, SharedProject::Starbase),
            Action::Project(index, count) => self.take_project(armada, seat, index, count),
            _ => {
                self.public_mut().armada_mut(armada).is_done = true;
            }
        }
    }

    /// Takes an Expand action of the scenario.
    fn take_project(&mut self, armada: ArmadaId, seat: Seat, index: u8, count: u8) {
        let game = self.game;
        let Some(project) = game.mission.expand.get(usize::from(index)) else {
            return;
        };
        if project.is_shared {
            self.begin_project(armada, SharedProject::Project(index));
            return;
        }
        self.pay_cost(armada, project.cost);
        if let ProjectKind::Fill(entity, good, _) = project.kind {
            self.spend(seat, good, count, Cause::Scenario);
            self.fill_entity(entity, count, Cause::Scenario);
        }
        self.run_project(armada, index, count);
    }

    /// Counts the use of a paid Expand action and runs its effects.
    pub(super) fn run_project(&mut self, armada: ArmadaId, index: u8, count: u8) {
        let game = self.game;
        let (project, is_expand) = (index, true);
        self.emit(Event::Project {
            armada,
            project,
            is_expand,
        });
        if let Some(uses) = self.public_mut().uses[EXPAND].get_mut(usize::from(index)) {
            *uses = uses.saturating_add(count);
        }
        if let Some(project) = game.mission.expand.get(usize::from(index)) {
            self.run_code(project.script.code, Some(armada), Cause::Scenario);
        }
    }
}
