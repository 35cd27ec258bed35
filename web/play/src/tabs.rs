//! One match of any game in several tabs of a browser: one tab leads, the others follow live and
//! act through it. When the leading tab closes, the next one takes over.
//!
//! The browser's lock, which one tab at a time holds, decides who leads; messages go over a
//! broadcast channel. In a browser that lacks either, each tab runs the match on its own.

pub(crate) mod browser;
mod message;
mod tab_state;

use crate::session_store::{CommandSink, SessionCommand, SessionStore, encode_session};
use browser::{Channel, Lock, LockCallbacks, LockMode};
use engine::error::RuleRefusal;
use engine::game::Game;
use engine::save;
use engine::session::{LogRelation, PositionId};
use message::{TabEffect, TabMessage, effects_of};
use std::rc::Rc;
use store::{PlayerKind, StoreHandle, use_store};
use tab_state::{SharedTabState, TabState, broadcast_state_soon};
use ui::timing::after;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds within which a leading tab answers. A tab that does not loses the lead.
const TIMEOUT_MS: i32 = 8_000;

/// The role of a tab among those of the same match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TabRole {
    /// Not decided yet; nothing happens without input.
    #[default]
    Unsettled,
    /// The match runs in this tab.
    Leader,
    /// The match runs in another tab.
    Follower,
}

/// The role of this tab, and a callback that changes the match in all tabs.
#[derive(Clone, PartialEq)]
pub struct TabsHandle {
    pub tab: TabRole,
    /// Changes who plays each seat.
    pub seat: Callback<Vec<PlayerKind>>,
}

/// Connects the tabs of a match. `set_player_kinds` receives who plays each seat when another tab
/// changes that, and whether this tab stores it.
#[hook]
pub fn use_tabs<G>(
    session_store: &UseReducerHandle<SessionStore<G>>,
    id: &str,
    player_kinds: &[PlayerKind],
    set_player_kinds: &Callback<(Vec<PlayerKind>, bool)>,
) -> TabsHandle
where
    G: Game + 'static,
    G::Refusal: RuleRefusal,
{
    let tab = use_state_eq(TabRole::default);
    let store = use_store();
    let tab_state: SharedTabState<G> = use_mut_ref(|| TabState {
        session: session_store.session.clone(),
        player_kinds: player_kinds.to_vec(),
        is_held: session_store.is_held(),
        tab: TabRole::Unsettled,
        queued: Vec::new(),
        queued_player_kinds: None,
        unconfirmed: None,
        request_count: 0,
        channel: None,
        lock: None,
        has_listeners: false,
        is_broadcast_pending: false,
    });
    {
        let mut tab_state = tab_state.borrow_mut();
        tab_state.session = session_store.session.clone();
        tab_state.player_kinds = player_kinds.to_vec();
        tab_state.is_held = session_store.is_held();
    }
    let election = TabElection {
        tab_state: tab_state.clone(),
        dispatcher: session_store.dispatcher(),
        tab: tab.setter(),
        set_player_kinds: set_player_kinds.clone(),
        store: store.clone(),
        id: id.to_owned(),
    };
    use_effect_with((id.to_owned(), store.is_some()), move |(_, open)| {
        let tab_state = election.tab_state.clone();
        if *open {
            election.start();
        }
        move || {
            let mut tab_state = tab_state.borrow_mut();
            tab_state.channel = None;
            tab_state.lock = None;
        }
    });
    {
        let tab_state = tab_state.clone();
        let published = (session_store.change_count, player_kinds.to_vec(), *tab);
        use_effect_with(published, move |_| {
            // Encoding the match costs as much as a save, so it is done only for existing
            // listeners.
            let has_listeners = tab_state.borrow().has_listeners;
            if has_listeners {
                broadcast_state_soon(&tab_state);
            }
        });
    }
    let seat = {
        let (tab_state, set_player_kinds) = (tab_state.clone(), set_player_kinds.clone());
        Callback::from(move |player_kinds: Vec<PlayerKind>| {
            // Only the leading tab stores the match.
            let is_leader = tab_state.borrow().tab == TabRole::Leader;
            set_player_kinds.emit((player_kinds.clone(), is_leader));
            tab_state.borrow_mut().send_player_kinds(player_kinds);
        })
    };
    TabsHandle { tab: *tab, seat }
}

/// The connection of this tab to the other tabs of the match.
struct TabElection<G: Game + 'static>
where
    G::Refusal: RuleRefusal,
{
    tab_state: SharedTabState<G>,
    dispatcher: UseReducerDispatcher<SessionStore<G>>,
    tab: UseStateSetter<TabRole>,
    set_player_kinds: Callback<(Vec<PlayerKind>, bool)>,
    store: Option<StoreHandle>,
    id: String,
}

impl<G: Game + 'static> TabElection<G>
where
    G::Refusal: RuleRefusal,
{
    /// Requests the lead, and follows until it is granted. The election ends with the channel.
    fn start(self) {
        let election = Rc::new(self);
        let channel = {
            let election = election.clone();
            Channel::open(&election.name(), move |message| election.receive(message))
        };
        let Some(channel) = channel else {
            election.become_leader();
            return;
        };
        election.tab_state.borrow_mut().channel = Some(channel);
        election.start_following();
        if election.request_lock(LockMode::Wait) {
            election.tab_state.borrow().post(&TabMessage::MatchRequest);
            let weak = Rc::downgrade(&election);
            after(TIMEOUT_MS, move || {
                let election = weak.upgrade();
                if let Some(election) = election.filter(|election| election.is_unsettled()) {
                    election.steal_lead();
                }
            });
        } else {
            election.become_leader();
        }
    }

    /// Returns the name of lock and channel.
    fn name(&self) -> String {
        format!("centauri-table-{}", self.id)
    }

    /// Returns whether no tab has said yet that it leads.
    fn is_unsettled(&self) -> bool {
        let tab_state = self.tab_state.borrow();
        tab_state.tab == TabRole::Unsettled && tab_state.channel.is_some()
    }

    /// Returns whether the leading tab has not answered the last command.
    fn is_unconfirmed(&self) -> bool {
        let tab_state = self.tab_state.borrow();
        tab_state.unconfirmed.is_some() && tab_state.channel.is_some()
    }

    /// Sends commands given here to the leading tab from now on.
    fn start_following(self: &Rc<Self>) {
        let election = Rc::downgrade(self);
        let command_sink = CommandSink(Rc::new(move |at, command| {
            if let Some(election) = election.upgrade() {
                election.send(at, command);
            }
        }));
        self.dispatcher
            .dispatch(SessionCommand::Follow(Some(command_sink)));
    }

    /// Sends a command to the leading tab, which must answer in time.
    fn send(self: &Rc<Self>, at: PositionId, command: SessionCommand<G::Action>) {
        self.tab_state.borrow_mut().send(at, command);
        let request_number = self.tab_state.borrow().request_count;
        let weak = Rc::downgrade(self);
        after(TIMEOUT_MS, move || {
            let Some(election) = weak.upgrade() else {
                return;
            };
            let is_same_request = election.tab_state.borrow().request_count == request_number;
            if is_same_request && election.is_unconfirmed() {
                election.steal_lead();
            }
        });
    }

    /// Requests the lead; returns whether the browser supports locks.
    fn request_lock(self: &Rc<Self>, mode: LockMode) -> bool {
        let (granted, refused, taken) = (self.clone(), self.clone(), self.clone());
        let callbacks = LockCallbacks {
            granted: move || granted.take_over(),
            refused: move || refused.become_leader(),
            taken: move || taken.yield_lead(),
        };
        let lock = Lock::request(&self.name(), mode, callbacks);
        let is_granted = lock.is_some();
        self.tab_state.borrow_mut().lock = lock;
        is_granted
    }

    /// Takes the lead from a tab that does not answer. If the browser does not answer either, the
    /// match runs here.
    fn steal_lead(self: &Rc<Self>) {
        self.request_lock(LockMode::Steal);
        let weak = Rc::downgrade(self);
        after(TIMEOUT_MS, move || {
            let election = weak.upgrade();
            let is_waiting =
                |election: &Rc<Self>| election.is_unsettled() || election.is_unconfirmed();
            if let Some(election) = election.filter(is_waiting) {
                election.become_leader();
            }
        });
    }

    /// Follows again, because another tab has taken the lead from this one, which did not answer in
    /// time.
    fn yield_lead(self: Rc<Self>) {
        self.tab_state.borrow_mut().tab = TabRole::Follower;
        self.tab.set(TabRole::Follower);
        self.start_following();
        self.request_lock(LockMode::Wait);
        self.tab_state.borrow().post(&TabMessage::MatchRequest);
    }

    /// Takes over the lead. The tab that had it may have stored more than it sent.
    fn take_over(self: Rc<Self>) {
        let was_follower = self.tab_state.borrow().tab == TabRole::Follower;
        let Some(store) = self.store.clone().filter(|_| was_follower) else {
            self.become_leader();
            return;
        };
        spawn_local(async move {
            let saved = store.store.get(&self.id).await.ok();
            let saved = saved.and_then(|record| save::decode::<G>(&record.text).ok());
            let now = self.tab_state.borrow().session.clone();
            let more =
                saved.filter(|saved| matches!(saved.log_relation(&now), LogRelation::Ahead(_)));
            if let Some(code) = more.and_then(|saved| encode_session(&saved)) {
                self.dispatcher.dispatch(SessionCommand::Replace(code));
            }
            self.become_leader();
        });
    }

    /// Runs the match in this tab from now on.
    fn become_leader(&self) {
        let player_kinds = self.tab_state.borrow_mut().queued_player_kinds.take();
        if let Some(player_kinds) = player_kinds {
            self.set_player_kinds.emit((player_kinds, true));
        }
        let (was_leader, queued) = {
            let mut tab_state = self.tab_state.borrow_mut();
            let was_leader =
                std::mem::replace(&mut tab_state.tab, TabRole::Leader) == TabRole::Leader;
            // The previous leader was gone already when the command was sent.
            let unconfirmed = tab_state.unconfirmed.take();
            let queued = std::mem::take(&mut tab_state.queued).into_iter();
            (
                was_leader,
                unconfirmed
                    .into_iter()
                    .chain(queued.map(|(_, command)| command)),
            )
        };
        self.dispatcher.dispatch(SessionCommand::Follow(None));
        if !was_leader {
            // The previous leader may have blocked actions for a room that is gone. A room of this
            // page blocks them again if necessary.
            self.dispatcher.dispatch(SessionCommand::Hold(false));
        }
        self.tab.set(TabRole::Leader);
        for command in queued {
            self.dispatcher.dispatch(command);
        }
    }

    /// Handles a message of another tab.
    fn receive(&self, message: TabMessage<G::Action>) {
        let (is_leader, position) = {
            let mut tab_state = self.tab_state.borrow_mut();
            tab_state.has_listeners = true;
            (
                tab_state.tab == TabRole::Leader,
                tab_state.session.position_id(),
            )
        };
        for effect in effects_of(message, is_leader, position) {
            match effect {
                TabEffect::SendState => broadcast_state_soon(&self.tab_state),
                TabEffect::Apply(command) => self.dispatcher.dispatch(command),
                TabEffect::SetPlayerKinds(player_kinds) => {
                    self.set_player_kinds.emit((player_kinds, true))
                }
                TabEffect::Follow(code, player_kinds) => self.follow(code, player_kinds),
                TabEffect::Hold(held) => self.dispatcher.dispatch(SessionCommand::Hold(held)),
            }
        }
    }

    /// Follows another tab, which leads and sent this state.
    fn follow(&self, code: String, player_kinds: Vec<PlayerKind>) {
        let (queued, queued_player_kinds) = {
            let mut tab_state = self.tab_state.borrow_mut();
            tab_state.tab = TabRole::Follower;
            tab_state.unconfirmed = None;
            (
                std::mem::take(&mut tab_state.queued),
                tab_state.queued_player_kinds.take(),
            )
        };
        self.tab.set(TabRole::Follower);
        self.dispatcher.dispatch(SessionCommand::Replace(code));
        if let Some(player_kinds) = queued_player_kinds {
            self.tab_state.borrow_mut().send_player_kinds(player_kinds);
        } else if self.tab_state.borrow().player_kinds != player_kinds {
            self.set_player_kinds.emit((player_kinds, false));
        }
        for (at, command) in queued {
            self.tab_state.borrow_mut().send(at, command);
        }
    }
}
