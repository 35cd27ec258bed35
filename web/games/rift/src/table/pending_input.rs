//! The pending input: the selections that the player has made for an action.

use derive_where::derive_where;
use engine::grid::Square;
use engine::rift::action::{Action, Pay};
use engine::rift::ship::{MountId, Slot};

/// The pending input at the table of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[derive_where(Debug)]
pub struct PendingInput {
    pub tool: InputMode,
    /// Whether costs are paid from the auxiliary store first. Changing it keeps the other
    /// selections.
    #[derive_where(skip)]
    pub pays_aux: bool,
}

/// A kind of action that needs one more choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A warp: choose the landing square.
    Warp,
    /// A mount with two open sides of the target: choose one.
    Fire(MountId),
    /// A square with several actions: choose one.
    Square(Square),
    /// A shield bar that was picked up: choose its target.
    Bar(Slot),
    /// Charging the auxiliary store: choose the amount.
    Charge,
    /// An action that takes the shield unit or cannot be undone: confirm it.
    Confirm(Action),
    Refusals,
}

impl PendingInput {
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}

impl InputMode {
    /// Returns the action that waits for confirmation.
    #[must_use]
    pub const fn order_to_confirm(self) -> Option<Action> {
        match self {
            Self::Confirm(action) => Some(action),
            _ => None,
        }
    }
}

/// Returns the payment of an action; `None` if it costs no energy.
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

/// Returns the action with another payment.
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
