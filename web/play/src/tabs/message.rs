//! Messages between the tabs in which a match is open.

use crate::session_store::SessionCommand;
use engine::game::Seat;
use engine::session::PositionId;
use serde::{Deserialize, Serialize};
use store::PlayerKind;

/// A message from one tab to all others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TabMessage<A> {
    /// A following tab asks for the state of the match.
    #[serde(rename = "ask")]
    MatchRequest,
    /// The state of the match: its share code, and who plays each seat.
    #[serde(rename = "stands")]
    Match(String, Vec<PlayerKind>),
    /// Whether all actions are blocked for now.
    Held(bool),
    /// A command from a following tab, and the position it was given in.
    #[serde(rename = "did")]
    Command(PositionId, TabCommand<A>),
    /// A following tab changes who plays each seat.
    #[serde(rename = "sits")]
    PlayerKinds(Vec<PlayerKind>),
}

/// A session command in a form that can be sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TabCommand<A> {
    /// Seats take these actions, in order.
    #[serde(rename = "give")]
    Act(Vec<(Seat, A)>),
    /// A seat undoes its last action.
    Undo(Seat),
    /// A seat redoes what it undid.
    Redo(Seat),
    /// A seat undoes its turn as far as the rules permit.
    #[serde(rename = "takeback")]
    UndoTurn(Seat),
}

impl<A: Copy> TabCommand<A> {
    /// Converts a session command; `None` if it is one that is not sent.
    pub fn from_command(command: &SessionCommand<A>) -> Option<Self> {
        match command {
            SessionCommand::Act(seat, action) => Some(Self::Act(vec![(*seat, *action)])),
            SessionCommand::Give(_, orders) => Some(Self::Act(orders.to_vec())),
            SessionCommand::Undo(seat) => Some(Self::Undo(*seat)),
            SessionCommand::Redo(seat) => Some(Self::Redo(*seat)),
            SessionCommand::UndoTurn(seat) => Some(Self::UndoTurn(*seat)),
            _ => None,
        }
    }

    /// Converts it back into a session command for position `at`.
    pub fn into_command(self, at: PositionId) -> SessionCommand<A> {
        match self {
            Self::Act(orders) => SessionCommand::Give(at, orders.into()),
            Self::Undo(seat) => SessionCommand::Undo(seat),
            Self::Redo(seat) => SessionCommand::Redo(seat),
            Self::UndoTurn(seat) => SessionCommand::UndoTurn(seat),
        }
    }
}

/// How a tab reacts to a message.
#[derive(Clone, PartialEq, Debug)]
pub enum TabEffect<A> {
    /// Send the state of the match to the others.
    SendState,
    /// Apply a command from another tab.
    Apply(SessionCommand<A>),
    /// Change who plays each seat, and store that.
    SetPlayerKinds(Vec<PlayerKind>),
    /// Show the match in the state of the leading tab.
    Follow(String, Vec<PlayerKind>),
    /// Block all actions, or permit them again.
    Hold(bool),
}

/// Returns the reactions of a tab to a message; `is_leader` says whether it runs the match, and
/// `position` is the current position.
///
/// A command from a following tab is answered in any case: a tab that receives no answer takes the
/// lead.
pub fn effects_of<A: Copy>(
    message: TabMessage<A>,
    is_leader: bool,
    position: PositionId,
) -> Vec<TabEffect<A>> {
    match (message, is_leader) {
        (TabMessage::MatchRequest, true) => vec![TabEffect::SendState],
        (TabMessage::Command(at, done), true) if at == position => {
            vec![
                TabEffect::Apply(done.into_command(at)),
                TabEffect::SendState,
            ]
        }
        // The command was given in another position.
        (TabMessage::Command(..), true) => vec![TabEffect::SendState],
        (TabMessage::PlayerKinds(player_kinds), true) => {
            vec![TabEffect::SetPlayerKinds(player_kinds)]
        }
        (TabMessage::Match(code, player_kinds), false) => {
            vec![TabEffect::Follow(code, player_kinds)]
        }
        (TabMessage::Held(held), false) => vec![TabEffect::Hold(held)],
        (
            TabMessage::MatchRequest | TabMessage::Command(..) | TabMessage::PlayerKinds(_),
            false,
        )
        | (TabMessage::Match(..) | TabMessage::Held(_), true) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::salvage::{Options, Salvage};
    use engine::game::Game;
    use engine::session::Session;

    /// Returns two positions of a match: before and after an action.
    fn positions() -> (PositionId, PositionId) {
        let options = Options {
            crews: 2,
            wrecks: 6,
        };
        let game = Salvage::new(options).expect("good options");
        let mut session = Session::new(game, 7);
        let before = session.position_id();
        let seat = session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = session.legal_actions(seat)[0];
        session.act(seat, action).expect("legal");
        (before, session.position_id())
    }

    #[test]
    fn the_leading_tab_answers_every_command() {
        let (before, after) = positions();
        let did: TabMessage<u8> = TabMessage::Command(before, TabCommand::Undo(Seat(0)));
        assert_eq!(
            effects_of(did.clone(), true, before),
            [
                TabEffect::Apply(SessionCommand::Undo(Seat(0))),
                TabEffect::SendState
            ]
        );
        assert_eq!(effects_of(did.clone(), true, after), [TabEffect::SendState]);
        assert_eq!(effects_of(did, false, before), []);
    }

    #[test]
    fn a_following_tab_is_held_together_with_the_leading_tab() {
        let (at, _) = positions();
        let message: TabMessage<u8> = TabMessage::Held(true);
        assert_eq!(
            effects_of(message.clone(), false, at),
            [TabEffect::Hold(true)]
        );
        assert_eq!(effects_of(message, true, at), []);
    }
}
