//! Stage IV: rockets are assigned to targets `[EXO-10.1]` to `[EXO-10.6]`. What they do is in
//! [`super::rocket_strike`].

use super::rocket_strike::may_kill;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::Prohibition;
use crate::exodus::event::Event;
use crate::exodus::figures::{PlanetKind, Window};
use crate::exodus::hex::HexId;
use crate::exodus::part::Rocket;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, RocketAttack, State};
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::game::{EventSink, Seat};

/// Rockets of a kind in a hex that have no target yet `[EXO-10.5]`.
fn unassigned(public: &Public, rocket: Rocket, from: HexId) -> u8 {
    let there = public.sector(from).rockets[rocket.index()];
    if there == 0 {
        return 0;
    }
    let same = |salvo: &&RocketAttack| salvo.rocket == rocket && salvo.from == from;
    let fired = public.salvos.iter().filter(same).count();
    there.saturating_sub(u8::try_from(fired).unwrap_or(u8::MAX))
}

/// Whether a seat may assign a rocket from a hex, whatever its target.
fn may_fire(public: &Public, seat: Seat, rocket: Rocket, from: HexId) -> Result<(), Refusal> {
    if unassigned(public, rocket, from) == 0 || public.salvos.is_full() {
        return Err(ActionRefusal::NoRocket.into());
    }
    if public.armed.get(from.index()) != Some(&Some(seat)) {
        return Err(ActionRefusal::NotYourRocket.into());
    }
    Ok(())
}

impl Exodus {
    /// Whether a rocket may be fired from one hex at another `[EXO-10.3]`: at a planet within
    /// range, not at its own nor at a Home. Whose cubes are there does not matter `[EXO-10.4]`.
    pub fn may_reach(&self, public: &Public, from: HexId, to: HexId) -> Result<(), Refusal> {
        let tile = self.planet_at(public, to).ok_or(ActionRefusal::NoTarget)?;
        if tile.kind == PlanetKind::Home || from == to {
            return Err(ActionRefusal::NoTarget.into());
        }
        let range = self.frame().wmd_range;
        if self.distance(from, to) > range {
            return Err(ActionRefusal::OutOfRange { range }.into());
        }
        Ok(())
    }

    /// The targets that a seat may assign.
    fn targets_of(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Action> {
        let rockets = Rocket::ALL.into_iter();
        let all = rockets.flat_map(|rocket| self.hexes().map(move |from| (rocket, from)));
        let ready = all.filter(move |&(rocket, from)| may_fire(public, seat, rocket, from).is_ok());
        ready.flat_map(move |(rocket, from)| {
            let targets = self.hexes();
            let targets = targets.filter(move |&to| self.may_reach(public, from, to).is_ok());
            targets.map(move |to| Action::Target(rocket, from, to))
        })
    }

    /// Whether a seat that is asked may give an action here.
    pub(super) fn may_wmd(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if step == Step::Kill {
            return may_kill(public, action);
        }
        if action == Action::Done {
            return Ok(());
        }
        if let Action::Invoke(card) = action {
            return self.may_invoke(state, seat, card, Window::Target);
        }
        if let Action::Target(rocket, from, to) = action {
            may_fire(public, seat, rocket, from)?;
            return self.may_reach(public, from, to);
        }
        Err(Refusal::NotNow(PendingDecision::Target))
    }

    /// Appends what a seat that is asked may give here.
    pub(super) fn list_wmd(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        let public = &state.public;
        if step == Step::Kill {
            let kills = self.all_seats().iter().map(Action::Kill);
            list.extend(kills.filter(|&action| may_kill(public, action).is_ok()));
            return;
        }
        list.extend(self.targets_of(public, seat));
        self.list_invokes(state, seat, Window::Target, list);
        list.push(Action::Done);
    }

    /// Whether a seat is asked for targets: with a rocket that has one, and, once all are
    /// assigned, as long as it may hold an ability for them; also with a card that may be discarded.
    fn must_target(&self, public: &Public, seat: Seat) -> bool {
        let fires = public.salvos.iter().any(|salvo| salvo.seat == seat);
        self.targets_of(public, seat).next().is_some()
            || (fires && public.mat(seat).abilities > 0)
            || self.may_want_to_discard(public, seat)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Goes on until somebody has a choice.
    pub fn advance_wmd(&mut self, step: Step) -> PlayFlow {
        if step == Step::Fire {
            return self.fire();
        }
        if step == Step::Kill {
            return self.advance_kill();
        }
        let Step::Target(at) = step else {
            return PlayFlow::Wait;
        };
        if at == 0 && self.state.public.armed.is_empty() {
            if self
                .table
                .is_barred(&self.state.public, Prohibition::WmdStage)
            {
                return self.go_to_step(Step::Conquest);
            }
            self.find_owners();
        }
        match self.seat_at(at) {
            None => self.go_to_step(Step::Fire),
            Some(seat) if self.table.must_target(&self.state.public, seat) => PlayFlow::Wait,
            Some(_) => self.go_to_step(Step::Target(at + 1)),
        }
    }

    /// Who controls each planet as the stage begins: whose its rockets are all through it
    /// `[EXO-10.1]`.
    fn find_owners(&mut self) {
        let public = self.public_mut();
        for hex in 0..public.sectors.len() {
            let owner = public.controller(HexId(hex as u8));
            // There are as many hexes as fit.
            let _ = public.armed.push(owner);
        }
    }

    /// Carries out an action that is allowed.
    pub fn do_wmd(&mut self, step: Step, seat: Seat, action: Action) {
        match action {
            Action::Kill(whose) => self.kill(whose),
            Action::Target(rocket, from, to) => {
                let salvo = RocketAttack {
                    seat,
                    rocket,
                    from,
                    to,
                    hits: 0,
                };
                // Only as many are allowed as fit.
                let _ = self.public_mut().salvos.push(salvo);
                self.emit(Event::Targeted {
                    seat,
                    rocket,
                    from,
                    to,
                });
            }
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                self.public_mut().ranged.insert(card.0);
            }
            _ => {
                if let Step::Target(at) = step {
                    self.go_to_step(Step::Target(at + 1));
                }
            }
        }
    }
}
