//! Deployment of cubes from ships onto planets, one cube at a time `[EXO-15]`.

use super::active_effects::ActionContext;
use super::loading::own_hex;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::{AbilityId, CardSet};
use crate::exodus::effect::{ModifiedRoll, Prohibition};
use crate::exodus::event::{Event, Faces, RollPurpose};
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::refusal::{ConquestRefusal, PendingDecision, Refusal, ShipOperation};
use crate::exodus::ship::ShipId;
use crate::exodus::state::{Public, State};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Checks whether a seat may deploy a cube, use a landing ability, or end its deployment; the
    /// error is the reason.
    pub(super) fn check_land(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let public = &state.public;
        match action {
            Action::Deploy(ship) => self.check_deploy(public, seat, ship),
            Action::Invoke(card) => {
                self.check_invoke(state, seat, card, Window::Deploy)?;
                let is_already_used = public.landing.contains(seat);
                (!is_already_used)
                    .then_some(())
                    .ok_or(Refusal::SecondAbility)
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow(PendingDecision::Deploy)),
        }
    }

    /// Checks whether a cube may be deployed: onto the planet in the ship's hex, each cube once per
    /// stage, and not on another seat's Home while a card forbids it `[EXO-15.1]` `[EXO-15.4]`
    /// `[EXO-15.5]` `[EXO-15.6]`. Guards, cloaking and other cubes do not matter `[EXO-15.2]`
    /// `[EXO-12.7]`.
    fn check_deploy(&self, public: &Public, seat: Seat, ship: ShipId) -> Result<(), Refusal> {
        let hex = own_hex(public, seat, ship, ShipOperation::Deploy)?;
        let cargo = public.ship(ship).cargo;
        if cargo == 0 {
            return Err(ConquestRefusal::NoCargo.into());
        }
        if self.planet_at(public, hex).is_none() {
            return Err(ConquestRefusal::NoPlanet.into());
        }
        let is_foreign_home = self.home_of(public, hex).is_some_and(|home| home != seat);
        if is_foreign_home && self.is_barred(public, Prohibition::DeployOnForeignHome) {
            return Err(ConquestRefusal::HomeBarred.into());
        }
        if public.failed[seat.index()][ship.fleet_index()] >= cargo {
            return Err(ConquestRefusal::LandingFailed.into());
        }
        Ok(())
    }

    /// Returns the lowest face with which a cube of a seat lands in a hex: 1 without a die roll, on
    /// blue planets and with Advanced Maneuver; 7 if it cannot land `[EXO-15.3]` `[EXO-15.4]`.
    #[must_use]
    pub fn landing_face(&self, public: &Public, seat: Seat, hex: HexId) -> u8 {
        let Some(tile) = self.planet_at(public, hex) else {
            return 7;
        };
        if Self::is_blue(tile) || public.mat(seat).techs.contains(Tech::AdvManeuver) {
            return 1;
        }
        // Abilities of this window are spent only in this step, so the spent ones are in effect.
        let spent = public.mat(seat).spent.iter();
        let is_deploy_ability = |card: &u8| {
            let card = self.ability(AbilityId(*card));
            card.is_some_and(|card| card.window == Window::Deploy)
        };
        let invoked = if public.landing.contains(seat) {
            spent.filter(is_deploy_ability).collect()
        } else {
            CardSet::NONE
        };
        let context = ActionContext {
            origin: None,
            invoked,
        };
        let bonus = self.roll_bonus(public, ModifiedRoll::Deploy, context);
        self.frame().landing.saturating_sub(bonus).max(1)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Begins the deployment of the seat at this position of the turn order.
    pub fn open_landing(&mut self, at: u8) -> PlayFlow {
        self.go_to_step(Step::Deploy(at))
    }

    /// Asks the seat at this position until it has no cube left that can land.
    pub fn advance_deploy(&mut self, at: u8) -> PlayFlow {
        let Some(seat) = self.seat_at(at) else {
            return self.end_stage();
        };
        let (game, public) = (self.game, &self.state.public);
        let mut ships = public.fleet(seat).iter();
        if ships.any(|ship| game.check_deploy(public, seat, ship).is_ok()) {
            return PlayFlow::Wait;
        }
        self.open_landing(at + 1)
    }

    /// Deploys a cube, uses the landing ability, or ends the seat's deployment.
    pub fn do_land(&mut self, at: u8, seat: Seat, action: Action) {
        match action {
            Action::Deploy(ship) => self.land_cube(seat, ship),
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                let public = self.public_mut();
                public.landing = public.landing.with(seat);
            }
            _ => {
                self.open_landing(at + 1);
            }
        }
    }

    /// Lands a cube, with a die roll if the planet needs one; a cube that fails stays aboard
    /// `[EXO-15.4]`.
    fn land_cube(&mut self, seat: Seat, ship: ShipId) {
        let Some(hex) = self.public_mut().ship(ship).hex else {
            return;
        };
        let face = self.game.landing_face(&self.state.public, seat, hex);
        let lands = face <= 1 || self.roll_landing(seat, face);
        let public = self.public_mut();
        if lands {
            public.ship_mut(ship).cargo -= 1;
            public.sector_mut(hex).cubes[seat.index()] += 1;
        } else {
            public.failed[seat.index()][ship.fleet_index()] += 1;
        }
        self.emit(Event::Landed { ship, hex, lands });
    }

    fn roll_landing(&mut self, seat: Seat, face: u8) -> bool {
        let die = self.roll_die();
        let mut faces = Faces::new();
        let _ = faces.push(die);
        self.emit(Event::Rolled {
            seat,
            dice: RollPurpose::Deploy,
            faces,
        });
        die >= face
    }
}
