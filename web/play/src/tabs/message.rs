//! What the tabs of a match tell each other.

use crate::session_store::SessionCommand;
use engine::game::Seat;
use engine::session::PositionId;
use serde::{Deserialize, Serialize};
use store::PlayerKind;

/// What a tab says to all others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TabMessage<A> {
    /// One that follows asks how the match stands.
    Ask,
    /// How it stands, as a share code, and who sits where.
    Stands(String, Vec<PlayerKind>),
    /// Whether nobody may act yet.
    Held(bool),
    /// Somebody in a tab that follows did this, in this position.
    Did(PositionId, TabCommand<A>),
    /// Somebody in a tab that follows wants others in the seats.
    Sits(Vec<PlayerKind>),
}

/// What somebody does, in a form that can be sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TabCommand<A> {
    /// Seats give actions.
    Give(Vec<(Seat, A)>),
    /// A seat takes back its last action.
    Undo(Seat),
    /// A seat gives again what it took back.
    Redo(Seat),
    /// A seat takes back its turn.
    TakeBack(Seat),
}

impl<A: Copy> TabCommand<A> {
    /// The deed, if it is one that is sent.
    pub fn from_command(deed: &SessionCommand<A>) -> Option<Self> {
        match deed {
            SessionCommand::Act(seat, action) => Some(Self::Give(vec![(*seat, *action)])),
            SessionCommand::Give(_, orders) => Some(Self::Give(orders.to_vec())),
            SessionCommand::Undo(seat) => Some(Self::Undo(*seat)),
            SessionCommand::Redo(seat) => Some(Self::Redo(*seat)),
            SessionCommand::TakeBack(seat) => Some(Self::TakeBack(*seat)),
            _ => None,
        }
    }

    /// The deed that it was, for the position in which it was decided on.
    pub fn into_command(self, at: PositionId) -> SessionCommand<A> {
        match self {
            Self::Give(orders) => SessionCommand::Give(at, orders.into()),
            Self::Undo(seat) => SessionCommand::Undo(seat),
            Self::Redo(seat) => SessionCommand::Redo(seat),
            Self::TakeBack(seat) => SessionCommand::TakeBack(seat),
        }
    }
}

/// What a tab does when another says something.
#[derive(Clone, PartialEq, Debug)]
pub enum TabEffect<A> {
    /// Tells the others how the match stands.
    Tell,
    /// Does what somebody did in another tab.
    Do(SessionCommand<A>),
    /// Gives the seats to others, and keeps that.
    Reseat(Vec<PlayerKind>),
    /// Shows the match as it stands in the tab that leads.
    Follow(String, Vec<PlayerKind>),
    /// Lets nobody act, or everybody again.
    Hold(bool),
}

/// What a tab does when another says something: the one that leads, or one that does not, with its match at `position`.
///
/// Who did something in a tab that follows is told in any case what came of it: one that hears nothing takes the lead.
pub fn effects_of<A: Copy>(
    word: TabMessage<A>,
    leads: bool,
    position: PositionId,
) -> Vec<TabEffect<A>> {
    match (word, leads) {
        (TabMessage::Ask, true) => vec![TabEffect::Tell],
        (TabMessage::Did(at, done), true) if at == position => {
            vec![TabEffect::Do(done.into_command(at)), TabEffect::Tell]
        }
        // It was meant for another position.
        (TabMessage::Did(..), true) => vec![TabEffect::Tell],
        (TabMessage::Sits(sitters), true) => vec![TabEffect::Reseat(sitters)],
        (TabMessage::Stands(code, sitters), false) => vec![TabEffect::Follow(code, sitters)],
        (TabMessage::Held(held), false) => vec![TabEffect::Hold(held)],
        (TabMessage::Ask | TabMessage::Did(..) | TabMessage::Sits(_), false)
        | (TabMessage::Stands(..) | TabMessage::Held(_), true) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::salvage::{Options, Salvage};
    use engine::game::Game;
    use engine::session::Session;

    /// Two positions of a match: before and after an entry.
    fn positions() -> (PositionId, PositionId) {
        let options = Options {
            crews: 2,
            wrecks: 6,
        };
        let table = Salvage::new(options).expect("good options");
        let mut session = Session::new(table, 7);
        let before = session.position_id();
        let seat = session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = session.legal_actions(seat)[0];
        session.act(seat, action).expect("legal");
        (before, session.position_id())
    }

    #[test]
    fn a_tab_that_leads_answers_to_every_deed() {
        let (before, after) = positions();
        let did: TabMessage<u8> = TabMessage::Did(before, TabCommand::Undo(Seat(0)));
        assert_eq!(
            effects_of(did.clone(), true, before),
            [
                TabEffect::Do(SessionCommand::Undo(Seat(0))),
                TabEffect::Tell
            ]
        );
        assert_eq!(effects_of(did.clone(), true, after), [TabEffect::Tell]);
        assert_eq!(effects_of(did, false, before), []);
    }

    #[test]
    fn a_tab_that_follows_is_held_with_the_one_that_leads() {
        let (at, _) = positions();
        let held: TabMessage<u8> = TabMessage::Held(true);
        assert_eq!(effects_of(held.clone(), false, at), [TabEffect::Hold(true)]);
        assert_eq!(effects_of(held, true, at), []);
    }
}
