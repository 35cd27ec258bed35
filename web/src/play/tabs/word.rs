//! What the tabs of a match tell each other.

use crate::play::Deed;
use crate::store::Sitter;
use engine::game::Seat;
use engine::session::Position;
use serde::{Deserialize, Serialize};

/// What a tab says to all others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Word<A> {
    /// One that follows asks how the match stands.
    Ask,
    /// How it stands, as a share code, and who sits where.
    Stands(String, Vec<Sitter>),
    /// Somebody in a tab that follows did this, in this position.
    Did(Position, Move<A>),
    /// Somebody in a tab that follows wants others in the seats.
    Sits(Vec<Sitter>),
}

/// What somebody does, in a form that can be sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move<A> {
    /// Seats give actions.
    Give(Vec<(Seat, A)>),
    /// A seat takes back its last action.
    Undo(Seat),
    /// A seat gives again what it took back.
    Redo(Seat),
    /// A seat takes back its turn.
    TakeBack(Seat),
}

impl<A: Copy> Move<A> {
    /// The deed, if it is one that is sent.
    pub fn of(deed: &Deed<A>) -> Option<Self> {
        match deed {
            Deed::Act(seat, action) => Some(Self::Give(vec![(*seat, *action)])),
            Deed::Give(_, orders) => Some(Self::Give(orders.to_vec())),
            Deed::Undo(seat) => Some(Self::Undo(*seat)),
            Deed::Redo(seat) => Some(Self::Redo(*seat)),
            Deed::TakeBack(seat) => Some(Self::TakeBack(*seat)),
            Deed::Rewind(_)
            | Deed::Become(_)
            | Deed::Deal(_)
            | Deed::Granted(_)
            | Deed::Hold(_)
            | Deed::Guard(_)
            | Deed::Follow(_) => None,
        }
    }

    /// The deed that it was, for the position in which it was decided on.
    pub fn deed(self, at: Position) -> Deed<A> {
        match self {
            Self::Give(orders) => Deed::Give(at, orders.into()),
            Self::Undo(seat) => Deed::Undo(seat),
            Self::Redo(seat) => Deed::Redo(seat),
            Self::TakeBack(seat) => Deed::TakeBack(seat),
        }
    }
}
