//! What the orders are narrowed to, between the press of a button and the order itself.

use derive_where::derive_where;
use engine::grid::Square;
use engine::rift::action::{Action, Pay};
use engine::rift::ship::{MountId, Slot};

/// A narrowing of the orders.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[derive_where(Debug)]
pub struct PendingInput {
    /// What kind of order is being made.
    pub tool: InputMode,
    /// Prices come from the auxiliary store first. Whoever changes that goes on reading the same orders where they were.
    #[derive_where(skip)]
    pub pay_aux: bool,
}

/// A kind of order that needs one more choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A jump: its landing is chosen.
    Warp,
    /// A mount with two open sides: one is chosen.
    Fire(MountId),
    /// A square with several orders: one is chosen.
    Square(Square),
    /// A bar that was picked up.
    Bar(Slot),
    /// How much is stored.
    Charge,
    /// An order that takes the shield unit, or cannot be taken back: asked once more.
    Confirm(Action),
    Refusals,
}

impl PendingInput {
    /// The same aim with another tool.
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}

impl InputMode {
    /// The order that waits for a second word.
    #[must_use]
    pub const fn order_to_confirm(self) -> Option<Action> {
        match self {
            Self::Confirm(action) => Some(action),
            _ => None,
        }
    }
}

/// The payment of an order, if it has one.
#[must_use]
pub const fn payment(action: Action) -> Option<Pay> {
    match action {
        Action::Accelerate(_, pay)
        | Action::Rotate(_, pay)
        | Action::ChangePlane(_, pay)
        | Action::Warp(_, pay)
        | Action::Fire(_, _, pay)
        | Action::Relocate(_, _, pay)
        | Action::Swap(_, _, pay)
        | Action::ChargeIon(pay) => Some(pay),
        _ => None,
    }
}

/// The same order, paid otherwise.
#[must_use]
pub const fn with_payment(action: Action, pay: Pay) -> Action {
    match action {
        Action::Accelerate(sense, _) => Action::Accelerate(sense, pay),
        Action::Rotate(sense, _) => Action::Rotate(sense, pay),
        Action::ChangePlane(sense, _) => Action::ChangePlane(sense, pay),
        Action::Warp(squares, _) => Action::Warp(squares, pay),
        Action::Fire(mount, side, _) => Action::Fire(mount, side, pay),
        Action::Relocate(from, to, _) => Action::Relocate(from, to, pay),
        Action::Swap(a, b, _) => Action::Swap(a, b, pay),
        Action::ChargeIon(_) => Action::ChargeIon(pay),
        Action::Activate(_)
        | Action::Step
        | Action::Charge(_)
        | Action::ReleaseMine
        | Action::EndTurn
        | Action::ChooseSide(..)
        | Action::ChooseCorner(..)
        | Action::NextGame
        | Action::Concede
        | Action::OfferDraw
        | Action::AnswerDraw(_)
        | Action::TimeOut => action,
    }
}
