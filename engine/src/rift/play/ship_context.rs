//! The context of a ship: everything its legality checks read, gathered once.

use super::super::Rift;
use super::super::action::Action;
use super::super::refusal::Refusal;
use super::super::ship::{Build, Ship, ShipId};
use super::super::state::State;
use crate::game::Seat;

/// A ship on the board, with the game and the state around it.
#[derive(Clone, Copy, Debug)]
pub struct ShipContext<'a> {
    pub game: &'a Rift,
    /// The current state of the match.
    pub state: &'a State,
    pub id: ShipId,
    pub ship: &'a Ship,
    /// The build of the ship.
    pub build: &'a Build,
}

impl<'a> ShipContext<'a> {
    /// Returns the context of a living ship; `None` for any other.
    #[must_use]
    pub fn of(game: &'a Rift, state: &'a State, id: ShipId) -> Option<Self> {
        let ship = state.ship(id).filter(|ship| ship.is_alive())?;
        Some(Self {
            game,
            state,
            id,
            ship,
            build: game.build(id),
        })
    }

    /// Returns the context of the active ship, or `None` if no ship is active.
    #[must_use]
    pub fn active(game: &'a Rift, state: &'a State) -> Option<Self> {
        Self::of(game, state, state.turn.ship?)
    }

    /// Returns the seat that owns the ship.
    #[must_use]
    pub fn owner(&self) -> Seat {
        Seat(self.build.seat)
    }

    /// Checks whether the action is legal for the ship `[RIFT-5.9]` `[RIFT-5.10]`.
    ///
    /// # Errors
    /// Returns the refusal by the first rule that forbids the action.
    pub fn check(&self, order: Action) -> Result<(), Refusal> {
        match order {
            Action::Step => self.check_step().map(|_| ()),
            Action::Accelerate(sign, pay) => {
                self.check_accelerate(sign)?;
                self.check_pay(self.build.move_cost, pay)
            }
            Action::Rotate(_, pay) => self.check_pay(self.build.move_cost, pay),
            Action::ChangePlane(sign, pay) => {
                self.check_change_plane(sign)?;
                self.check_pay(self.build.move_cost, pay)
            }
            Action::Warp(squares, pay) => {
                self.check_warp(squares)?;
                self.check_pay(self.game.figures.warp_cost, pay)
            }
            Action::Fire(mount, side, pay) => self.check_fire(mount, side, pay),
            Action::Relocate(from, to, pay) => {
                self.check_relocate(from, to)?;
                self.check_pay(self.game.figures.relocate_cost, pay)
            }
            Action::Swap(a, b, pay) => {
                self.check_swap(a, b)?;
                self.check_pay(self.game.figures.swap_cost, pay)
            }
            Action::Charge(units) => self.check_charge(units),
            Action::ChargeIon(pay) => {
                self.check_charge_ion()?;
                self.check_pay(self.game.figures.charge_cost, pay)
            }
            Action::ReleaseMine => self.check_release_mine(),
            Action::EndTurn => self.check_end_turn(),
            Action::ChooseSide(..) => Err(Refusal::NoBlast),
            Action::ChooseCorner(..) => Err(Refusal::NoReturn),
            Action::NextGame => Err(Refusal::GoesOn),
            // None of these is a command to a ship.
            Action::Activate(_)
            | Action::Concede
            | Action::OfferDraw
            | Action::AnswerDraw(_)
            | Action::TimeOut => Err(Refusal::AlreadyActive),
        }
    }
}
