//! Lists the legal actions of a seat, with the same checks that [`Rift::check`] uses.

use super::super::Rift;
use super::super::action::{Action, Pay, PlusMinus};
use super::super::ship::MountId;
use super::super::state::{Phase, State};
use super::ShipContext;
use super::nearest_objects::NearestObjects;
use crate::game::Seat;

impl Rift {
    /// Appends every action by which `seat` can continue the match.
    pub(in crate::rift) fn list_legal_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        match state.phase {
            Phase::Activation => {
                let own_ships = self
                    .eligible(state)
                    .filter(|&ship| self.owner(ship) == seat);
                list.extend(own_ships.map(Action::Activate));
            }
            Phase::Orders => {
                if let Some(context) =
                    ShipContext::active(self, state).filter(|context| context.owner() == seat)
                {
                    context.list(list);
                }
            }
            Phase::Blast => {
                if let Some(question) = self
                    .pending_side_choice(state)
                    .filter(|q| self.owner(q.ship) == seat)
                {
                    list.extend(
                        question
                            .sides
                            .iter()
                            .map(|side| Action::ChooseSide(question.ship, side)),
                    );
                }
            }
            Phase::Return => {
                if let Some(ship) = self
                    .returning_ship(state)
                    .filter(|&ship| self.owner(ship) == seat)
                {
                    let places = self.return_places(state).into_iter();
                    list.extend(places.map(|(number, _, _)| Action::ChooseCorner(ship, number)));
                }
            }
            Phase::Interval => {
                if self.seats_to_act(state).contains(seat) {
                    list.push(Action::NextGame);
                }
            }
            Phase::Over => {}
        }
    }

    /// Appends the out-of-turn actions of `seat`, or of the table.
    pub(in crate::rift) fn list_out_of_turn_actions(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let out_of_turn = [
            Action::Concede,
            Action::OfferDraw,
            Action::AnswerDraw(false),
            Action::AnswerDraw(true),
            Action::TimeOut,
        ];
        list.extend(
            out_of_turn
                .into_iter()
                .filter(|&action| self.check(state, seat, action).is_ok()),
        );
    }
}

impl Rift {
    /// Moves each action that keeps the last unit of the main reactor before the same action paid
    /// with it `[RIFT-6.8]`.
    pub(in crate::rift) fn spare_last_unit(&self, state: &State, list: &mut [Action]) {
        let Some(context) = ShipContext::active(self, state) else {
            return;
        };
        for index in 0..list.len() {
            let action = list[index];
            let pay = action.payment().filter(|pay| pay.main == context.ship.main);
            let Some(pay) = pay.filter(|pay| pay.main > 0) else {
                continue;
            };
            let cheaper = action.with_payment(Pay {
                main: pay.main - 1,
                aux: pay.aux.saturating_add(1),
            });
            let offset = list.iter().skip(index).position(|other| *other == cheaper);
            if let Some(offset) = offset {
                list.swap(index, index + offset);
            }
        }
    }
}

impl ShipContext<'_> {
    /// Appends all legal actions of the ship.
    pub fn list(&self, list: &mut Vec<Action>) {
        let ships = NearestObjects::ships(self);
        self.list_movement(&ships, list);
        self.list_shots(&ships.with_mines(self), list);
        self.list_shields(list);
        self.list_stores(list);
        if self.check_end_turn().is_ok() {
            list.push(Action::EndTurn);
        }
    }

    fn list_movement(&self, ships: &NearestObjects, list: &mut Vec<Action>) {
        if self.check_step().is_ok() {
            list.push(Action::Step);
        }
        if self.check_rotate().is_ok() {
            let pays = self.payments(self.build.move_cost);
            for sign in PlusMinus::BOTH {
                if self.check_accelerate(sign).is_ok() {
                    push_each(list, &pays, |pay| Action::Accelerate(sign, pay));
                }
                push_each(list, &pays, |pay| Action::Rotate(sign, pay));
                if self.check_change_plane(sign).is_ok() {
                    push_each(list, &pays, |pay| Action::ChangePlane(sign, pay));
                }
            }
        }
        if self.check_order_warp().is_ok() {
            let (free, _) = self.warp_lane_among(ships);
            for pay in self.payments(self.game.figures.warp_cost) {
                list.extend((0..free).map(|squares| Action::Warp(squares + 1, pay)));
            }
        }
    }

    fn list_shots(&self, objects: &NearestObjects, list: &mut Vec<Action>) {
        // In most positions no line holds an object.
        if objects.is_empty() {
            return;
        }
        for (id, mount) in (0u8..).map(MountId).zip(self.build.mounts.iter()) {
            // Without an object in this heading, no weapon of this side has a target.
            if objects.is_clear(mount.side.facing(self.ship.heading)) {
                continue;
            }
            let Ok(sight) = self.check_aim_along(id, |side| self.sight_ahead_among(objects, side))
            else {
                continue;
            };
            let pays = self.payments(self.game.figures.gun(mount.weapon).cost);
            match self.open_sides(sight) {
                Some(open) if open.single().is_none() => {
                    for side in open.iter() {
                        push_each(list, &pays, |pay| Action::Fire(id, Some(side), pay));
                    }
                }
                Some(_) | None => push_each(list, &pays, |pay| Action::Fire(id, None, pay)),
            }
        }
    }

    fn list_shields(&self, list: &mut Vec<Action>) {
        let figures = &self.game.figures;
        let occupied = self.ship.bars.occupied_slots();
        for pay in self.payments(figures.relocate_cost) {
            let moves = occupied.relocations().iter();
            list.extend(moves.map(|&(from, to)| Action::Relocate(from, to, pay)));
        }
        for pay in self.payments(figures.swap_cost) {
            let swaps = occupied.swaps().iter();
            list.extend(swaps.map(|&(a, b)| Action::Swap(a, b, pay)));
        }
    }

    fn list_stores(&self, list: &mut Vec<Action>) {
        let room = self.build.aux.saturating_sub(self.ship.aux);
        list.extend((1..=self.ship.main.min(room)).map(Action::Charge));
        if self.check_charge_ion().is_ok() {
            list.extend(
                self.payments(self.game.figures.charge_cost)
                    .map(Action::ChargeIon),
            );
        }
        if self.check_release_mine().is_ok() {
            list.push(Action::ReleaseMine);
        }
    }
}

/// Appends an action with each of its payments. There are usually one or two, too few for a bulk
/// extend to pay off.
fn push_each(
    list: &mut Vec<Action>,
    pays: &(impl Iterator<Item = Pay> + Clone),
    order: impl Fn(Pay) -> Action,
) {
    for pay in pays.clone() {
        list.push(order(pay));
    }
}
