//! Refits: buying, receiving or rearranging parts, and placing rockets `[EXO-7.11]` to
//! `[EXO-7.17]`. [`super::refit_state`] has the parts on blueprints.

use super::discard::check_interrupt;
use super::refit_state::RefitState;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::blueprint::FittedPart;
use crate::exodus::cards::CardSet;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::mat::{LooseParts, OpenRefit};
use crate::exodus::packing::sort;
use crate::exodus::part::{Item, PARTS};
use crate::exodus::refusal::{PendingDecision, RefitRefusal, Refusal};
use crate::exodus::ship::{FLEET, ShipId, ShipType};
use crate::exodus::state::{Private, Public, State};
use crate::exodus::step::{Origin, Step, Task};
use crate::game::{EventSink, Seat};

/// Returns the blueprints of a seat and its loose parts; no part is loose before a refit begins.
fn initial_refit_state(public: &Public, seat: Seat) -> RefitState {
    let loose_parts = public
        .refit
        .as_ref()
        .map_or(LooseParts::default(), |refit| refit.loose_parts);
    RefitState {
        blueprints: public.mat(seat).blueprints,
        loose_parts,
    }
}

impl Exodus {
    /// Returns the current blueprints of a seat and its loose parts: those of an open refit, or,
    /// before turn 1, those of the start parts if `private` is given.
    #[must_use]
    pub fn refit_state_of(
        &self,
        public: &Public,
        private: Option<&Private>,
        seat: Seat,
    ) -> RefitState {
        let blueprints = public.mat(seat).blueprints;
        if let (Step::StartParts, Some(private)) = (public.step, private) {
            return self.start_refit(&private.plan);
        }
        let refits = |task: &Task| matches!(task, Task::Refit { .. });
        let mut tasks = public.tasks.iter().rev();
        let refitting_seat = tasks.find(|task| refits(task)).and_then(Task::seat);
        if refitting_seat == Some(seat) {
            initial_refit_state(public, seat)
        } else {
            RefitState {
                blueprints,
                loose_parts: LooseParts::default(),
            }
        }
    }

    /// Checks whether a seat may begin to rearrange its parts: under the house rule, at any of its
    /// decisions outside Conquest stages `[EXO-17.20]`.
    pub(super) fn check_rearrange(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !self.options.rules.allows_free_refit {
            return Err(RefitRefusal::HouseForbids.into());
        }
        let public = &state.public;
        if public.step == Step::StartTechs {
            return Err(Refusal::NotNow(PendingDecision::StartTechs));
        }
        if public.step == Step::StartParts {
            return Err(Refusal::NotNow(PendingDecision::StartParts));
        }
        let fitted = public.mat(seat).blueprints;
        if fitted.iter().all(|blueprint| blueprint.is_empty()) {
            return Err(RefitRefusal::NoParts.into());
        }
        if public.step.is_conquest() {
            return Err(RefitRefusal::InConquest.into());
        }
        check_interrupt(public).map_err(|_| RefitRefusal::Midway.into())
    }

    /// Checks whether an action may begin Buy Upgrades; the same checks apply as within the refit.
    pub(super) fn check_upgrade(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        self.check_refit(state, task, seat, action)
    }

    /// Appends the actions that begin Buy Upgrades or continue a refit.
    pub(super) fn list_upgrades(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let purchases = self.purchase_actions(public, task, seat);
        purchases.for_each(|action| list.push(action));
        let refit_state = initial_refit_state(public, seat);
        self.fits(&refit_state).for_each(|action| list.push(action));
    }

    /// Returns whether some action can begin Buy Upgrades.
    pub(super) fn can_upgrade(&self, public: &Public, task: Task, seat: Seat) -> bool {
        let fit = self.fits(&initial_refit_state(public, seat)).next();
        fit.is_some() || self.purchase_actions(public, task, seat).next().is_some()
    }

    /// Checks whether a seat may buy, place, lift, fit or restore parts, or end the refit; the
    /// error is the reason.
    pub(super) fn check_refit(
        &self,
        state: &State,
        task: Task,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if let Action::Buy(item) = action {
            return self.check_buy_part(public, task, seat, item);
        }
        if let Action::Arm(rocket, hex) = action {
            return self.check_arm(public, task, seat, rocket, hex);
        }
        let refit_state = initial_refit_state(public, seat);
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
        match (action == Action::Restore, action == Action::Done) {
            (true, _) => check_restore(&refit_state),
            (_, true) => self.check_close_refit(public, seat),
            (false, false) => Err(Refusal::NotNow(decision_of(task))),
        }
    }

    /// Checks whether a refit may end: no ship may have more damage than its shields hold
    /// `[EXO-7.14]`.
    fn check_close_refit(&self, public: &Public, seat: Seat) -> Result<(), Refusal> {
        let mat = public.mat(seat);
        let max_damage = |kind: ShipType| self.strength(&mat.blueprints[kind.index()]);
        let mut ships = (0..FLEET).map(|index| ShipId::at(seat, index));
        if ships.any(|ship| public.ship(ship).damage > max_damage(ship.kind())) {
            return Err(RefitRefusal::Fragile.into());
        }
        Ok(())
    }

    /// Appends the legal actions of a refit.
    pub(super) fn list_refit(&self, state: &State, task: Task, seat: Seat, list: &mut Vec<Action>) {
        self.list_upgrades(&state.public, task, seat, list);
        let endings = [Action::Restore, Action::Done];
        let is_legal = |ending: &Action| self.check_refit(state, task, seat, *ending).is_ok();
        list.extend(endings.into_iter().filter(is_legal));
    }
}

/// Returns the decision that a task asks for while parts are fitted.
const fn decision_of(task: Task) -> PendingDecision {
    if let Task::Refit { is_gift: true, .. } = task {
        PendingDecision::Fit
    } else {
        PendingDecision::Upgrade
    }
}

/// Checks whether the blueprints can be restored: parts were lifted, and the blueprints were not
/// restored before.
fn check_restore(refit_state: &RefitState) -> Result<(), Refusal> {
    if refit_state.loose_parts.is_restored || refit_state.loose_parts.lifts == 0 {
        return Err(RefitRefusal::NothingMoved.into());
    }
    Ok(())
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Waits for the next change to the blueprints. Opens the refit first if it is not open, with
    /// the given parts loose.
    pub fn advance_refit(&mut self, task: Task) -> PlayFlow {
        let Task::Refit { seat, given, .. } = task else {
            return self.pop_task();
        };
        if self.state.public.refit.is_none() {
            let mut fresh = [0; PARTS];
            let part = given.and_then(|(item, count)| Some((fresh.get_mut(item.index())?, count)));
            if let Some((loose, count)) = part {
                *loose = count;
                if let Some(Task::Refit { given, .. }) = self.current_task() {
                    *given = None;
                }
            }
            self.open_refit(seat, fresh);
        }
        PlayFlow::Wait
    }

    /// Begins to rearrange a seat's parts under the house rule `[EXO-17.20]`.
    pub fn do_refit(&mut self, seat: Seat) {
        self.push_task(gift_task(seat, Origin::House, None));
    }

    /// Opens a refit for a seat, with new parts.
    pub(super) fn open_refit(&mut self, seat: Seat, fresh: [u8; PARTS]) {
        let before = self.state.public.mat(seat).blueprints;
        self.public_mut().refit = Some(OpenRefit {
            loose_parts: LooseParts {
                loose: fresh,
                ..LooseParts::default()
            },
            fresh,
            before,
        });
    }

    /// Gives a seat items from the supply, as many as are left, free and without their technology,
    /// to fit or place at once; items that cannot be placed are lost `[EXO-7.12]` `[EXO-7.13]`.
    pub fn give_item(&mut self, seat: Seat, item: Item, count: u8, origin: Origin) {
        let game = self.game;
        let public = self.public_mut();
        let given = count.min(public.supply[item.index()]);
        let is_lost = item.rocket().is_some() && !game.controls_any_planet(public, seat);
        if given == 0 || is_lost {
            return;
        }
        public.supply[item.index()] -= given;
        for _ in 0..given {
            self.emit(Event::Given { seat, item });
        }
        self.push_task(gift_task(seat, origin, Some((item, given))));
    }

    /// Carries out a legal change to the blueprints, or ends the refit.
    pub fn do_fitting(&mut self, task: Task, seat: Seat, action: Action) {
        match action {
            Action::Buy(item) => self.buy_part(task, seat, item),
            Action::Arm(rocket, hex) => self.place_rocket(task, seat, rocket, hex),
            Action::Lift(kind, index) => {
                self.edit_refit(seat, |refit_state| refit_state.lift(kind, index))
            }
            Action::Fit(kind, item, placement) => {
                self.edit_refit(seat, |refit_state| {
                    refit_state.fit(
                        kind,
                        FittedPart {
                            item,
                            way: placement,
                        },
                    )
                });
            }
            Action::Restore => self.restore_blueprints(seat),
            _ => {
                self.close_refit(task, seat);
            }
        }
    }

    /// Edits the open blueprints of a seat.
    fn edit_refit(&mut self, seat: Seat, edit: impl FnOnce(&mut RefitState)) {
        let mut refit_state = initial_refit_state(&self.state.public, seat);
        edit(&mut refit_state);
        let public = self.public_mut();
        public.mat_mut(seat).blueprints = refit_state.blueprints;
        if let Some(refit) = &mut public.refit {
            refit.loose_parts = refit_state.loose_parts;
        }
    }

    /// Restores all blueprints; new parts become loose again.
    fn restore_blueprints(&mut self, seat: Seat) {
        let public = self.public_mut();
        if let Some(refit) = &mut public.refit {
            refit.loose_parts.loose = refit.fresh;
            refit.loose_parts.is_restored = true;
            let before = refit.before;
            public.mat_mut(seat).blueprints = before;
        }
    }

    /// Ends a refit: loose parts return to the supply without a refund `[EXO-7.13]`, and all ships
    /// of a type use the new blueprint at once `[EXO-7.15]`.
    fn close_refit(&mut self, task: Task, seat: Seat) {
        let Some(refit) = self.public_mut().refit.take() else {
            self.pop_task();
            return;
        };
        for kind in ShipType::ALL {
            let mut blueprint = self.state.public.mat(seat).blueprints[kind.index()];
            let mut before = refit.before[kind.index()];
            sort(&mut blueprint);
            sort(&mut before);
            if blueprint != before {
                self.emit(Event::Refitted { seat, kind });
            }
        }
        for (item, count) in Item::ALL.into_iter().zip(refit.loose_parts.loose) {
            self.return_items(seat, item, count);
        }
        if let Task::Refit {
            given: Some((item, count)),
            ..
        } = task
        {
            self.return_items(seat, item, count);
        }
        self.pop_task();
    }

    /// Returns items to the supply.
    fn return_items(&mut self, seat: Seat, item: Item, count: u8) {
        if count > 0 {
            self.public_mut().supply[item.index()] += count;
            self.emit(Event::Returned { seat, item, count });
        }
    }
}

/// Creates the task of a seat that fits or places given items, or rearranges its parts.
const fn gift_task(seat: Seat, origin: Origin, given: Option<(Item, u8)>) -> Task {
    Task::Refit {
        seat,
        origin,
        invoked: CardSet::NONE,
        is_gift: true,
        licensed: 0,
        given,
    }
}
