//! The state of a tab that shows a match together with other tabs.

use super::TabRole;
use super::browser::{Channel, Lock};
use super::message::{TabCommand, TabMessage};
use crate::session_store::{SessionCommand, encode_session};
use engine::game::Game;
use engine::session::{PositionId, Session};
use std::cell::RefCell;
use std::rc::Rc;
use store::PlayerKind;
use ui::timing::after_frame;

/// State of the match in this tab, which is current even between two renderings.
pub(super) struct TabState<G: Game> {
    pub(super) session: Rc<Session<G>>,
    pub(super) player_kinds: Vec<PlayerKind>,
    /// Whether all actions are blocked.
    pub(super) is_held: bool,
    pub(super) tab: TabRole,
    /// Commands given before the roles were decided.
    pub(super) queued: Vec<(PositionId, SessionCommand<G::Action>)>,
    /// Who plays each seat, if that was changed here before the roles were decided.
    pub(super) queued_player_kinds: Option<Vec<PlayerKind>>,
    /// The last command sent to the leading tab, until it reports a new state.
    pub(super) unconfirmed: Option<SessionCommand<G::Action>>,
    /// Number of commands sent.
    pub(super) request_count: u32,
    pub(super) channel: Option<Channel>,
    /// The lock of the leading tab, or the pending request for it.
    pub(super) lock: Option<Lock>,
    /// Whether another tab was ever heard from: every tab that opens the match sends a message.
    pub(super) has_listeners: bool,
    /// Whether a broadcast of the state is scheduled.
    pub(super) is_broadcast_pending: bool,
}

impl<G: Game> TabState<G> {
    pub(super) fn post(&self, message: &TabMessage<G::Action>) {
        if let Some(channel) = &self.channel {
            channel.post(message);
        }
    }

    /// Sends the state of the match to the following tabs.
    pub(super) fn broadcast_state(&self) {
        if let Some(code) = encode_session(&self.session).filter(|_| self.tab == TabRole::Leader) {
            self.post(&TabMessage::Match(code, self.player_kinds.clone()));
            self.post(&TabMessage::Held(self.is_held));
        }
    }

    /// Sends a command to the leading tab.
    pub(super) fn send(&mut self, at: PositionId, command: SessionCommand<G::Action>) {
        match (self.tab, TabCommand::from_command(&command)) {
            (TabRole::Follower, Some(done)) => {
                // Orders name their position and are applied at most once; an undo could be applied
                // twice.
                let order = TabCommand::from_command(&command)
                    .filter(|done| matches!(done, TabCommand::Act(_)));
                self.unconfirmed = order.map(|done| done.into_command(at));
                self.request_count = self.request_count.wrapping_add(1);
                self.post(&TabMessage::Command(at, done));
            }
            (TabRole::Unsettled, _) => self.queued.push((at, command)),
            (TabRole::Leader | TabRole::Follower, _) => {}
        }
    }

    /// Sends the leading tab who plays each seat, at the latest when the roles are decided.
    pub(super) fn send_player_kinds(&mut self, player_kinds: Vec<PlayerKind>) {
        match self.tab {
            TabRole::Unsettled => self.queued_player_kinds = Some(player_kinds),
            TabRole::Follower => self.post(&TabMessage::PlayerKinds(player_kinds)),
            TabRole::Leader => {}
        }
    }
}

pub(super) type SharedTabState<G> = Rc<RefCell<TabState<G>>>;

/// Sends the state of the match to the following tabs after the next frame.
pub(super) fn broadcast_state_soon<G: Game + 'static>(tab_state: &SharedTabState<G>) {
    if std::mem::replace(&mut tab_state.borrow_mut().is_broadcast_pending, true) {
        return;
    }
    let tab_state = tab_state.clone();
    after_frame(move || {
        tab_state.borrow_mut().is_broadcast_pending = false;
        tab_state.borrow().broadcast_state();
    });
}
