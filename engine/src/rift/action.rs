//! The actions of Centauri Rift. They are serialized in saves, so a change to them needs a new save
//! format.

use super::ship::{MountId, ShipId, Side, Slot};
use serde::{Deserialize, Serialize};

/// The payment of an energy cost, split between the two energy sources `[RIFT-6.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Pay {
    /// Energy from the main reactor.
    pub main: u8,
    /// Energy from the auxiliary store.
    pub aux: u8,
}

impl Pay {
    /// Returns the energy paid from both sources together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.main.saturating_add(self.aux)
    }
}

/// A change by one, up or down: of speed, of plane, or of heading by 45 degrees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Sense"))]
pub enum PlusMinus {
    /// Slower, lower, or counter-clockwise.
    Minus,
    /// Faster, higher, or clockwise.
    Plus,
}

impl PlusMinus {
    /// Returns -1 or 1.
    #[must_use]
    pub const fn to_i8(self) -> i8 {
        match self {
            Self::Minus => -1,
            Self::Plus => 1,
        }
    }

    /// Both values, minus first.
    pub const BOTH: [Self; 2] = [Self::Minus, Self::Plus];
}

/// One action of a seat: a command to the active ship, a choice, or a decision about the match.
// The type takes eight bytes, aligned, so that long lists of actions are copied one word at a time.
#[repr(align(8))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Action {
    /// Activates a Ready ship and begins its turn `[RIFT-5.3]`.
    Activate(ShipId),
    /// Moves the active ship one square `[RIFT-7.5]`.
    Step,
    /// Changes the speed by one `[RIFT-7.3]`.
    Accelerate(PlusMinus, Pay),
    /// Turns the ship by 45 degrees; plus is clockwise `[RIFT-8.1]`.
    Rotate(PlusMinus, Pay),
    /// Moves the ship up or down by one plane `[RIFT-8.2]`.
    ChangePlane(PlusMinus, Pay),
    /// Jumps this number of squares straight ahead `[RIFT-9.1]`.
    Warp(u8, Pay),
    /// Fires one barrel of a mount; a side is named only where two sides are open to the shot
    /// `[RIFT-11]`.
    Fire(MountId, Option<Side>, Pay),
    /// Moves a shield bar from a slot to an empty slot of another side `[RIFT-10.3]`.
    Relocate(Slot, Slot, Pay),
    /// Exchanges two shield bars; the slots are in order: by side, clockwise from the front, the
    /// outer one first `[RIFT-10.4]`.
    Swap(Slot, Slot, Pay),
    /// Moves this number of energy units from the main reactor to the auxiliary store `[RIFT-6.9]`.
    Charge(u8),
    /// Starts to charge the ion cannon `[RIFT-12.3]`.
    ChargeIon(Pay),
    /// Takes a mine from the ship's store, to be left behind at its next move `[RIFT-13.3]`.
    ReleaseMine,
    /// Ends the turn of the active ship `[RIFT-5.11]`.
    EndTurn,
    /// Chooses the side on which a ship takes a blast `[RIFT-13.12]`.
    ChooseSide(ShipId, Side),
    /// Chooses the space in which a destroyed ship returns, by its index among all spaces offered
    /// `[RIFT-16.5]`; 0 to 3 are the corners, clockwise from north-west.
    ChooseCorner(ShipId, u8),
    /// Starts the next game of a series `[RIFT-15.5]`.
    NextGame,
    /// Concedes: all ships of the seat are removed `[RIFT-15.6]`.
    Concede,
    /// Offers all other players a draw `[RIFT-15.6]`.
    OfferDraw,
    /// Accepts (`true`) or declines the draw that is offered `[RIFT-15.6]`.
    AnswerDraw(bool),
    /// Ends the turn because the clock has run out; the table gives this action, not a player
    /// `[RIFT-17.3]`.
    TimeOut,
}

impl Action {
    /// Returns the payment, or `None` for an action without an energy cost.
    #[must_use]
    pub const fn payment(self) -> Option<Pay> {
        match self {
            Self::Accelerate(_, pay)
            | Self::Rotate(_, pay)
            | Self::ChangePlane(_, pay)
            | Self::Warp(_, pay)
            | Self::Fire(_, _, pay)
            | Self::Relocate(_, _, pay)
            | Self::Swap(_, _, pay)
            | Self::ChargeIon(pay) => Some(pay),
            _ => None,
        }
    }

    /// Returns the same action with another payment. An action without a cost is returned
    /// unchanged.
    #[must_use]
    pub const fn with_payment(self, pay: Pay) -> Self {
        match self {
            Self::Accelerate(sign, _) => Self::Accelerate(sign, pay),
            Self::Rotate(sign, _) => Self::Rotate(sign, pay),
            Self::ChangePlane(sign, _) => Self::ChangePlane(sign, pay),
            Self::Warp(squares, _) => Self::Warp(squares, pay),
            Self::Fire(mount, side, _) => Self::Fire(mount, side, pay),
            Self::Relocate(from, to, _) => Self::Relocate(from, to, pay),
            Self::Swap(a, b, _) => Self::Swap(a, b, pay),
            Self::ChargeIon(_) => Self::ChargeIon(pay),
            Self::Activate(_)
            | Self::Step
            | Self::Charge(_)
            | Self::ReleaseMine
            | Self::EndTurn
            | Self::ChooseSide(..)
            | Self::ChooseCorner(..)
            | Self::NextGame
            | Self::Concede
            | Self::OfferDraw
            | Self::AnswerDraw(_)
            | Self::TimeOut => self,
        }
    }

    /// Returns the phrase key of the action's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Activate(_) => "activate",
            Self::Step => "step",
            Self::Accelerate(PlusMinus::Plus, _) => "faster",
            Self::Accelerate(PlusMinus::Minus, _) => "slower",
            Self::Rotate(PlusMinus::Plus, _) => "turn-right",
            Self::Rotate(PlusMinus::Minus, _) => "turn-left",
            Self::ChangePlane(PlusMinus::Plus, _) => "rise",
            Self::ChangePlane(PlusMinus::Minus, _) => "sink",
            Self::Warp(..) => "warp",
            Self::Fire(..) => "fire",
            Self::Relocate(..) => "relocate",
            Self::Swap(..) => "swap",
            Self::Charge(_) => "charge",
            Self::ChargeIon(_) => "charge-ion",
            Self::ReleaseMine => "release-mine",
            Self::EndTurn => "end-turn",
            Self::ChooseSide(..) => "choose-side",
            Self::ChooseCorner(..) => "choose-corner",
            Self::NextGame => "next-game",
            Self::Concede => "concede",
            Self::OfferDraw => "offer-draw",
            Self::AnswerDraw(true) => "accept-draw",
            Self::AnswerDraw(false) => "refuse-draw",
            Self::TimeOut => "time-out",
        }
    }
}
