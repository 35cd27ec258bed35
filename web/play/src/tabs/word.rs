//! What the tabs of a match tell each other.

use crate::desk::Deed;
use engine::game::Seat;
use engine::session::Position;
use serde::{Deserialize, Serialize};
use store::Sitter;

/// What a tab says to all others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Word<A> {
    /// One that follows asks how the match stands.
    Ask,
    /// How it stands, as a share code, and who sits where.
    Stands(String, Vec<Sitter>),
    /// Whether nobody may act yet.
    Held(bool),
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
            _ => None,
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

/// What a tab does when another says something.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<A> {
    /// Tells the others how the match stands.
    Tell,
    /// Does what somebody did in another tab.
    Do(Deed<A>),
    /// Gives the seats to others, and keeps that.
    Reseat(Vec<Sitter>),
    /// Shows the match as it stands in the tab that leads.
    Follow(String, Vec<Sitter>),
    /// Lets nobody act, or everybody again.
    Hold(bool),
}

/// What a tab does when another says something: the one that leads, or one that does not, with its match at `position`.
///
/// Who did something in a tab that follows is told in any case what came of it: one that hears nothing takes the lead.
pub fn steps<A: Copy>(word: Word<A>, leads: bool, position: Position) -> Vec<Step<A>> {
    match (word, leads) {
        (Word::Ask, true) => vec![Step::Tell],
        (Word::Did(at, done), true) if at == position => vec![Step::Do(done.deed(at)), Step::Tell],
        // It was meant for another position.
        (Word::Did(..), true) => vec![Step::Tell],
        (Word::Sits(sitters), true) => vec![Step::Reseat(sitters)],
        (Word::Stands(code, sitters), false) => vec![Step::Follow(code, sitters)],
        (Word::Held(held), false) => vec![Step::Hold(held)],
        (Word::Ask | Word::Did(..) | Word::Sits(_), false)
        | (Word::Stands(..) | Word::Held(_), true) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::salvage::{Options, Salvage};
    use engine::game::Game;
    use engine::session::Session;

    /// Two positions of a match: before and after an entry.
    fn positions() -> (Position, Position) {
        let options = Options {
            crews: 2,
            wrecks: 6,
        };
        let table = Salvage::new(options).expect("good options");
        let mut session = Session::new(table, 7);
        let before = session.position();
        let seat = session.status().waiting().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = session.legal(seat)[0];
        session.act(seat, action).expect("legal");
        (before, session.position())
    }

    #[test]
    fn a_tab_that_leads_answers_to_every_deed() {
        let (before, after) = positions();
        let did: Word<u8> = Word::Did(before, Move::Undo(Seat(0)));
        assert_eq!(
            steps(did.clone(), true, before),
            [Step::Do(Deed::Undo(Seat(0))), Step::Tell]
        );
        assert_eq!(steps(did.clone(), true, after), [Step::Tell]);
        assert_eq!(steps(did, false, before), []);
    }

    #[test]
    fn a_tab_that_follows_is_held_with_the_one_that_leads() {
        let (at, _) = positions();
        let held: Word<u8> = Word::Held(true);
        assert_eq!(steps(held.clone(), false, at), [Step::Hold(true)]);
        assert_eq!(steps(held, true, at), []);
    }
}
