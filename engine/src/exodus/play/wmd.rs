//! Stage IV: assigns rockets to targets `[EXO-10.1]` to `[EXO-10.6]`. [`super::rocket_strike`]
//! resolves them.

use super::rocket_strike::check_kill;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::Prohibition;
use crate::exodus::event::Event;
use crate::exodus::figures::{PlanetKind, Window};
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::part::Rocket;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, RocketAttack, State};
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat};

/// Returns the number of rockets of a kind in a hex that have no target yet `[EXO-10.5]`.
fn unassigned(public: &Public, rocket: Rocket, from: HexId) -> u8 {
    let rockets = public.sector(from).rockets[rocket.index()];
    if rockets == 0 {
        return 0;
    }
    let same_rocket = |attack: &&RocketAttack| attack.rocket == rocket && attack.from == from;
    let assigned = public.rocket_attacks.iter().filter(same_rocket).count();
    rockets.saturating_sub(u8::try_from(assigned).unwrap_or(u8::MAX))
}

/// Checks whether a seat may assign a rocket from a hex, whatever its target.
fn check_fire(public: &Public, seat: Seat, rocket: Rocket, from: HexId) -> Result<(), Refusal> {
    if unassigned(public, rocket, from) == 0 || public.rocket_attacks.is_full() {
        return Err(ActionRefusal::NoRocket.into());
    }
    if public.rocket_controllers.get(from.index()) != Some(&Some(seat)) {
        return Err(ActionRefusal::NotYourRocket.into());
    }
    Ok(())
}

impl Exodus {
    /// Checks whether a rocket in one hex may target another: a planet within range, neither the
    /// rocket's planet nor a Home `[EXO-10.3]`. The cubes on the target do not matter `[EXO-10.4]`.
    pub fn check_reach(&self, public: &Public, from: HexId, to: HexId) -> Result<(), Refusal> {
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

    /// Iterates over the assignments that a seat may make.
    fn targets_of(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Action> {
        let rockets = Rocket::ALL.into_iter();
        let all = rockets.flat_map(|rocket| self.hexes().map(move |from| (rocket, from)));
        let launchable =
            all.filter(move |&(rocket, from)| check_fire(public, seat, rocket, from).is_ok());
        launchable.flat_map(move |(rocket, from)| {
            let targets = self.hexes();
            let targets = targets.filter(move |&to| self.check_reach(public, from, to).is_ok());
            targets.map(move |to| Action::Target(rocket, from, to))
        })
    }

    /// Checks whether a seat may assign this rocket, use an ability, end its assignments, or kill
    /// this cube; the error is the reason.
    pub(super) fn check_wmd(
        &self,
        state: &State,
        step: Step,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        if step == Step::Kill {
            return check_kill(public, action);
        }
        if action == Action::Done {
            return Ok(());
        }
        if let Action::Invoke(card) = action {
            return self.check_invoke(state, seat, card, Window::Target);
        }
        if let Action::Target(rocket, from, to) = action {
            check_fire(public, seat, rocket, from)?;
            return self.check_reach(public, from, to);
        }
        Err(Refusal::NotNow(PendingDecision::Target))
    }

    /// Appends the targets that a seat may assign, its abilities and `Done`, or the cubes that it
    /// may kill.
    pub(super) fn list_wmd(&self, state: &State, step: Step, seat: Seat, list: &mut Vec<Action>) {
        let public = &state.public;
        if step == Step::Kill {
            let kills = self.all_seats().iter().map(Action::Kill);
            list.extend(kills.filter(|&action| check_kill(public, action).is_ok()));
            return;
        }
        list.extend(self.targets_of(public, seat));
        self.list_invokes(state, seat, Window::Target, list);
        list.push(Action::Done);
    }

    /// Returns whether a seat is asked for targets: while it has a rocket with a legal target, and
    /// after all assignments while it may have an ability for rockets or a card to discard.
    fn must_target(&self, public: &Public, seat: Seat) -> bool {
        let fires = public
            .rocket_attacks
            .iter()
            .any(|attack| attack.seat == seat);
        self.targets_of(public, seat).next().is_some()
            || (fires && public.mat(seat).abilities > 0)
            || self.may_want_to_discard(public, seat)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the stage Fire WMD until a seat has a choice.
    pub fn advance_wmd(&mut self, step: Step) -> PlayFlow {
        if step == Step::Fire {
            return self.fire_rockets();
        }
        if step == Step::Kill {
            return self.advance_kill();
        }
        let Step::Target(at) = step else {
            return PlayFlow::Wait;
        };
        if at == 0 && self.state.public.rocket_controllers.is_empty() {
            if self
                .game
                .is_barred(&self.state.public, Prohibition::WmdStage)
            {
                return self.go_to_step(Step::Conquest);
            }
            self.record_controllers();
        }
        match self.seat_at(at) {
            None => self.go_to_step(Step::Fire),
            Some(seat) if self.game.must_target(&self.state.public, seat) => PlayFlow::Wait,
            Some(_) => self.go_to_step(Step::Target(at + 1)),
        }
    }

    /// Records the seat that controls each planet, and its rockets, from the start of the stage
    /// until the stage ends `[EXO-10.1]`.
    fn record_controllers(&mut self) {
        let public = self.public_mut();
        for hex in 0..public.sectors.len() {
            let owner = public.controller(HexId(hex as u8));
            // Cannot fail: the list has room for every hex.
            let _ = public.rocket_controllers.push(owner);
        }
    }

    /// Assigns a rocket, uses an ability, ends the assignments, or kills a cube; the action must be
    /// legal.
    pub fn do_wmd(&mut self, step: Step, seat: Seat, action: Action) {
        match action {
            Action::Kill(whose) => self.kill_cube(whose),
            Action::Target(rocket, from, to) => {
                let attack = RocketAttack {
                    seat,
                    rocket,
                    from,
                    to,
                    hits: 0,
                };
                // Cannot fail: only as many assignments are legal as the list holds.
                let _ = self.public_mut().rocket_attacks.push(attack);
                self.emit(Event::Targeted {
                    seat,
                    rocket,
                    from,
                    to,
                });
            }
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                self.public_mut().rocket_abilities.insert(card.0);
            }
            _ => {
                if let Step::Target(at) = step {
                    self.go_to_step(Step::Target(at + 1));
                }
            }
        }
    }
}
