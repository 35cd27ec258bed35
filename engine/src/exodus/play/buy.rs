//! Buys parts and rockets and places rockets `[EXO-7.11]` `[EXO-7.12]` `[EXO-7.16]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{ActionKind, Prohibition, Resource};
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::part::{Item, ItemKind, PARTS, Rocket};
use crate::exodus::refusal::{RefitRefusal, Refusal};
use crate::exodus::state::Public;
use crate::exodus::step::Task;
use crate::game::{EventSink, Seat};

/// Returns the number of items bought by license so far, or `None` if nothing can be bought in this
/// task.
fn licensed(task: Task) -> Option<u8> {
    match task {
        Task::Refit {
            is_gift: false,
            licensed,
            ..
        } => Some(licensed),
        Task::Action {
            kind: ActionKind::Upgrade,
            ..
        } => Some(0),
        _ => None,
    }
}

/// Returns whether an effect gave the seat a rocket of this kind that must still be placed.
fn is_given(task: Task, rocket: Rocket) -> bool {
    if let Task::Refit {
        given: Some((item, count)),
        ..
    } = task
    {
        item == rocket.item() && count > 0
    } else {
        false
    }
}

impl Exodus {
    /// Returns whether an item needs a technology that the seat does not know `[EXO-7.12]`.
    #[must_use]
    pub fn lacks_technology(&self, public: &Public, seat: Seat, item: Item) -> bool {
        let needs = self.item(item).needs;
        needs.is_some_and(|tech| !public.mat(seat).techs.contains(tech))
    }

    /// Returns whether a seat controls any planet `[EXO-7.16]`.
    pub(super) fn controls_any_planet(&self, public: &Public, seat: Seat) -> bool {
        self.hexes().any(|hex| public.controls(hex, seat))
    }

    /// Checks whether a seat may buy an item: with its technology `[EXO-7.12]`, or by the license
    /// of an ability, which overrides that rule `[EXO-18.4]`, and only while the supply lasts
    /// `[EXO-7.17]`.
    fn check_buy(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        item: Item,
    ) -> Result<(), RefitRefusal> {
        let Some(licensed) = licensed(task) else {
            return Err(RefitRefusal::NotForSale);
        };
        if public.supply[item.index()] == 0 {
            return Err(RefitRefusal::SoldOut);
        }
        if self.lacks_technology(public, seat, item) && licensed >= self.licenses(task.context()) {
            return Err(RefitRefusal::NeedsTech);
        }
        if item.kind() == ItemKind::Cannon && self.is_barred(public, Prohibition::BuyCannons) {
            return Err(RefitRefusal::CannonsBarred);
        }
        let (cp, ph) = self.price_of_item(public, item, task.context());
        let mat = public.mat(seat);
        if u16::from(cp) > mat.cp || u16::from(ph) > mat.ph {
            return Err(RefitRefusal::TooExpensive {
                cp,
                ph,
                owned_cp: mat.cp,
                owned_ph: mat.ph,
            });
        }
        Ok(())
    }

    /// Checks whether a seat may buy a part. Rockets are refused here, because a rocket is bought
    /// when it is placed.
    pub(super) fn check_buy_part(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        item: Item,
    ) -> Result<(), Refusal> {
        self.check_buy(public, task, seat, item)?;
        if item.kind() == ItemKind::Rocket {
            return Err(RefitRefusal::NoPlanet.into());
        }
        Ok(())
    }

    /// Checks whether a seat may place a rocket, bought now or given by an effect, on this planet
    /// `[EXO-7.16]`.
    pub(super) fn check_arm(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        rocket: Rocket,
        hex: HexId,
    ) -> Result<(), Refusal> {
        self.check_has_rocket(public, task, seat, rocket)?;
        if !public.controls(hex, seat) {
            return Err(RefitRefusal::NotControlled.into());
        }
        Ok(())
    }

    /// Checks whether a seat was given a rocket of this kind or may buy one, no matter where it is
    /// placed.
    fn check_has_rocket(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        rocket: Rocket,
    ) -> Result<(), RefitRefusal> {
        if is_given(task, rocket) {
            Ok(())
        } else {
            self.check_buy(public, task, seat, rocket.item())
        }
    }

    /// Iterates over the items that a seat may buy and the rockets that it may place. Whether it
    /// has a rocket is checked once for all hexes.
    pub(super) fn purchase_actions(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
    ) -> impl Iterator<Item = Action> {
        let parts = Item::ALL.into_iter().take(PARTS);
        let parts =
            parts.filter(move |&item| self.check_buy_part(public, task, seat, item).is_ok());
        let rockets = Rocket::ALL.into_iter();
        let rockets = rockets
            .filter(move |&rocket| self.check_has_rocket(public, task, seat, rocket).is_ok());
        let rocket_actions = rockets.flat_map(move |rocket| {
            let hexes = self.hexes().filter(move |&hex| public.controls(hex, seat));
            hexes.map(move |hex| Action::Arm(rocket, hex))
        });
        parts.map(Action::Buy).chain(rocket_actions)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Buys a part; it stays beside the blueprints until it is fitted.
    pub(super) fn buy_part(&mut self, task: Task, seat: Seat, item: Item) {
        self.buy_item(task, seat, item);
        let refit = self.public_mut().refit.as_mut();
        if let Some(refit) = refit
            && item.index() < PARTS
        {
            refit.loose_parts.loose[item.index()] += 1;
            refit.fresh[item.index()] += 1;
        }
    }

    /// Places a rocket that is bought now or was given by an effect.
    pub(super) fn place_rocket(&mut self, task: Task, seat: Seat, rocket: Rocket, hex: HexId) {
        if is_given(task, rocket) {
            if let Some(Task::Refit { given, .. }) = self.current_task() {
                *given = given.map(|(item, count)| (item, count - 1));
            }
        } else {
            self.buy_item(task, seat, rocket.item());
        }
        self.public_mut().sector_mut(hex).rockets[rocket.index()] += 1;
        self.emit(Event::Armed { seat, rocket, hex });
    }

    /// Pays for an item and takes it from the supply.
    fn buy_item(&mut self, task: Task, seat: Seat, item: Item) {
        let public = &self.state.public;
        let (cp, ph) = self.game.price_of_item(public, item, task.context());
        if self.game.lacks_technology(public, seat, item)
            && let Some(Task::Refit { licensed, .. }) = self.current_task()
        {
            *licensed += 1;
        }
        self.public_mut().supply[item.index()] -= 1;
        self.emit(Event::Bought { seat, item, cp, ph });
        self.pay(seat, Resource::Cp, cp.into(), ResourceReason::Upgrade);
        self.pay(seat, Resource::Ph, ph.into(), ResourceReason::Upgrade);
    }
}
