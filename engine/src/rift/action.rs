//! What a seat may do in Centauri Rift. Serialized in saves: changing it needs a new format.

use super::ship::{MountId, ShipId, Side, Slot};
use serde::{Deserialize, Serialize};

/// How a price is paid `[RIFT-6.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pay {
    /// From the main reactor.
    pub main: u8,
    /// From the auxiliary store.
    pub aux: u8,
}

impl Pay {
    /// Both parts together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.main.saturating_add(self.aux)
    }
}

/// One up or one down: of speed, of plane, or of an eighth turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlusMinus {
    /// Slower, lower, or counter-clockwise.
    Minus,
    /// Faster, higher, or clockwise.
    Plus,
}

impl PlusMinus {
    /// -1 or 1.
    #[must_use]
    pub const fn to_i8(self) -> i8 {
        match self {
            Self::Minus => -1,
            Self::Plus => 1,
        }
    }

    /// Both, minus first.
    pub const BOTH: [Self; 2] = [Self::Minus, Self::Plus];
}

/// Everything that can be done. Eight bytes, aligned, so that long lists of orders are written
/// one word at a time.
#[repr(align(8))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Begin the turn of a Ready ship `[RIFT-5.3]`.
    Activate(ShipId),
    /// Fly one square `[RIFT-7.5]`.
    Step,
    /// Change speed by one `[RIFT-7.3]`.
    Accelerate(PlusMinus, Pay),
    /// Turn by 45 degrees, plus is right `[RIFT-8.1]`.
    Rotate(PlusMinus, Pay),
    /// Rise or sink by one plane `[RIFT-8.2]`.
    ChangePlane(PlusMinus, Pay),
    /// Jump so many squares straight ahead `[RIFT-9.1]`.
    Warp(u8, Pay),
    /// Fire one barrel; a side only where two are open to the shot `[RIFT-11]`.
    Fire(MountId, Option<Side>, Pay),
    /// Move a bar to an empty slot of another side `[RIFT-10.3]`.
    Relocate(Slot, Slot, Pay),
    /// Exchange two bars, the slots in the order of `Slot::ALL` `[RIFT-10.4]`.
    Swap(Slot, Slot, Pay),
    /// Move so many units from the main reactor to the auxiliary store `[RIFT-6.9]`.
    Charge(u8),
    /// Begin to charge the ion canon `[RIFT-12.3]`.
    ChargeIon(Pay),
    /// Take a mine from the store, to be left behind `[RIFT-13.3]`.
    ReleaseMine,
    /// End the ship's turn `[RIFT-5.11]`.
    EndTurn,
    /// Choose the side on which a ship takes a blast `[RIFT-13.12]`.
    ChooseSide(ShipId, Side),
    /// Choose the place in which a ship comes back, by its number among all places
    /// `[RIFT-16.5]`; 0 to 3 are the corners, clockwise from north-west.
    ChooseCorner(ShipId, u8),
    /// Go on to the next game of a series `[RIFT-15.5]`.
    NextGame,
    /// Give up: all own ships leave `[RIFT-15.6]`.
    Concede,
    /// Offer a draw to everybody `[RIFT-15.6]`.
    OfferDraw,
    /// Accept or refuse the draw that is offered `[RIFT-15.6]`.
    AnswerDraw(bool),
    /// The clock has run out; given by the table `[RIFT-17.3]`.
    TimeOut,
}

impl Action {
    /// How it is paid for, if it has a price.
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

    /// The same, paid for otherwise; what has no price stays as it is.
    #[must_use]
    pub const fn with_payment(self, pay: Pay) -> Self {
        match self {
            Self::Accelerate(sense, _) => Self::Accelerate(sense, pay),
            Self::Rotate(sense, _) => Self::Rotate(sense, pay),
            Self::ChangePlane(sense, _) => Self::ChangePlane(sense, pay),
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

    /// The phrase key of its name.
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
