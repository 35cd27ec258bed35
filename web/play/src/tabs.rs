//! One match of any game in several tabs of a browser: one tab leads, the others follow live and
//! act through it. When the leading tab closes, the next one takes over.
//!
//! The browser's lock, which one tab at a time holds, decides who leads; messages go over a
//! broadcast channel. In a browser that lacks either, each tab runs the match on its own.

pub(crate) mod browser;
mod message;

use super::session_store::{CommandSink, encode_session};
use crate::session_store::{SessionCommand, SessionStore};
use browser::{Channel, Lock, LockCallbacks, LockMode};
use engine::error::RuleRefusal;
use engine::game::Game;
use engine::save;
use engine::session::{LogRelation, PositionId, Session};
use message::{TabCommand, TabEffect, TabMessage, effects_of};
use std::cell::RefCell;
use std::rc::Rc;
use store::{PlayerKind, StoreHandle, use_store};
use ui::timing::{after, after_frame};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds within which a leading tab answers. A tab that does not loses the lead.
const PATIENCE: i32 = 8_000;

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

/// The role of this tab, and a callback to the leading one.
#[derive(Clone, PartialEq)]
pub struct TabsHandle {
    /// The role of this tab.
    pub tab: TabRole,
    /// Tells the leading tab who plays each seat.
    pub seat: Callback<Vec<PlayerKind>>,
}

/// State of the match in this tab, which is current even between two renderings.
struct TabState<G: Game> {
    session: Rc<Session<G>>,
    sitters: Vec<PlayerKind>,
    /// Whether all actions are blocked.
    held: bool,
    tab: TabRole,
    /// Commands given before the roles were decided.
    early: Vec<(PositionId, SessionCommand<G::Action>)>,
    /// The last command sent to the leading tab, until it reports a new state.
    unheard: Option<SessionCommand<G::Action>>,
    /// Number of commands sent.
    asked: u32,
    channel: Option<Channel>,
    /// The lead, or the request that waits for it.
    lock: Option<Lock>,
    /// Whether another tab was ever heard from: every tab that opens the match sends a message.
    heard: bool,
    /// Whether a broadcast of the state is scheduled.
    telling: bool,
}

impl<G: Game> TabState<G> {
    fn say(&self, word: &TabMessage<G::Action>) {
        if let Some(channel) = &self.channel {
            channel.post(word);
        }
    }

    /// Sends the state of the match to the following tabs.
    fn broadcast_state(&self) {
        if let Some(code) = encode_session(&self.session).filter(|_| self.tab == TabRole::Leader) {
            self.say(&TabMessage::Stands(code, self.sitters.clone()));
            self.say(&TabMessage::Held(self.held));
        }
    }

    /// Sends a command to the leading tab.
    fn send(&mut self, at: PositionId, deed: SessionCommand<G::Action>) {
        match (self.tab, TabCommand::from_command(&deed)) {
            (TabRole::Follower, Some(done)) => {
                // Orders name their position and are applied at most once; an undo could be applied
                // twice.
                let order = TabCommand::from_command(&deed)
                    .filter(|done| matches!(done, TabCommand::Give(_)));
                self.unheard = order.map(|done| done.into_command(at));
                self.asked = self.asked.wrapping_add(1);
                self.say(&TabMessage::Did(at, done));
            }
            (TabRole::Unsettled, _) => self.early.push((at, deed)),
            (TabRole::Leader | TabRole::Follower, _) => {}
        }
    }
}

type SharedTabState<G> = Rc<RefCell<TabState<G>>>;

/// Sends the state of the match to the following tabs after the next frame.
fn broadcast_state_soon<G: Game + 'static>(here: &SharedTabState<G>) {
    if std::mem::replace(&mut here.borrow_mut().telling, true) {
        return;
    }
    let here = here.clone();
    after_frame(move || {
        here.borrow_mut().telling = false;
        here.borrow().broadcast_state();
    });
}

/// Connects the tabs of a match. `reseat` receives who plays each seat when another tab changes
/// that, and whether this tab stores it.
#[hook]
pub fn use_tabs<G>(
    desk: &UseReducerHandle<SessionStore<G>>,
    id: &str,
    sitters: &[PlayerKind],
    reseat: &Callback<(Vec<PlayerKind>, bool)>,
) -> TabsHandle
where
    G: Game + 'static,
    G::Refusal: RuleRefusal,
{
    let tab = use_state_eq(TabRole::default);
    let shelf = use_store();
    let here: SharedTabState<G> = use_mut_ref(|| TabState {
        session: desk.session.clone(),
        sitters: sitters.to_vec(),
        held: desk.is_held(),
        tab: TabRole::Unsettled,
        early: Vec::new(),
        unheard: None,
        asked: 0,
        channel: None,
        lock: None,
        heard: false,
        telling: false,
    });
    {
        let mut here = here.borrow_mut();
        here.session = desk.session.clone();
        here.sitters = sitters.to_vec();
        here.held = desk.is_held();
    }
    let meeting = TabElection {
        here: here.clone(),
        deeds: desk.dispatcher(),
        tab: tab.setter(),
        reseat: reseat.clone(),
        shelf: shelf.clone(),
        id: id.to_owned(),
    };
    use_effect_with((id.to_owned(), shelf.is_some()), move |(_, open)| {
        let here = meeting.here.clone();
        if *open {
            meeting.start();
        }
        move || {
            let mut here = here.borrow_mut();
            here.channel = None;
            here.lock = None;
        }
    });
    {
        let here = here.clone();
        use_effect_with((desk.changes, sitters.to_vec(), *tab), move |_| {
            // Encoding the match costs as much as a save, so it is done only for existing
            // listeners.
            let heard = here.borrow().heard;
            if heard {
                broadcast_state_soon(&here);
            }
        });
    }
    let seat = {
        let here = here.clone();
        Callback::from(move |sitters| here.borrow().say(&TabMessage::Sits(sitters)))
    };
    TabsHandle { tab: *tab, seat }
}

/// What is needed to connect to the other tabs.
struct TabElection<G: Game + 'static>
where
    G::Refusal: RuleRefusal,
{
    here: SharedTabState<G>,
    deeds: UseReducerDispatcher<SessionStore<G>>,
    tab: UseStateSetter<TabRole>,
    reseat: Callback<(Vec<PlayerKind>, bool)>,
    shelf: Option<StoreHandle>,
    id: String,
}

impl<G: Game + 'static> TabElection<G>
where
    G::Refusal: RuleRefusal,
{
    /// Requests the lead, and follows until it is granted. The election ends with the channel.
    fn start(self) {
        let meeting = Rc::new(self);
        let channel = {
            let meeting = meeting.clone();
            Channel::open(&meeting.name(), move |word| meeting.receive(word))
        };
        let Some(channel) = channel else {
            meeting.lead();
            return;
        };
        meeting.here.borrow_mut().channel = Some(channel);
        meeting.start_following();
        if meeting.claim(LockMode::Wait) {
            meeting.here.borrow().say(&TabMessage::Ask);
            let patient = Rc::downgrade(&meeting);
            after(PATIENCE, move || {
                let meeting = patient.upgrade();
                if let Some(meeting) = meeting.filter(|it| it.is_unsettled()) {
                    meeting.steal_lead();
                }
            });
        } else {
            meeting.lead();
        }
    }

    /// Returns the name of lock and channel.
    fn name(&self) -> String {
        format!("centauri-table-{}", self.id)
    }

    /// Whether no tab has said yet that it leads.
    fn is_unsettled(&self) -> bool {
        let here = self.here.borrow();
        here.tab == TabRole::Unsettled && here.channel.is_some()
    }

    /// Whether the leading tab has not answered the last command.
    fn is_unheard(&self) -> bool {
        let here = self.here.borrow();
        here.unheard.is_some() && here.channel.is_some()
    }

    /// Sends commands given here to the leading tab from now on.
    fn start_following(self: &Rc<Self>) {
        let meeting = Rc::downgrade(self);
        let outlet = CommandSink(Rc::new(move |at, deed| {
            if let Some(meeting) = meeting.upgrade() {
                meeting.send(at, deed);
            }
        }));
        self.deeds.dispatch(SessionCommand::Follow(Some(outlet)));
    }

    /// Sends a command to the leading tab, which must answer in time.
    fn send(self: &Rc<Self>, at: PositionId, deed: SessionCommand<G::Action>) {
        self.here.borrow_mut().send(at, deed);
        let asked = self.here.borrow().asked;
        let patient = Rc::downgrade(self);
        after(PATIENCE, move || {
            let Some(meeting) = patient.upgrade() else {
                return;
            };
            let same = meeting.here.borrow().asked == asked;
            if same && meeting.is_unheard() {
                meeting.steal_lead();
            }
        });
    }

    /// Requests the lead; returns whether the browser supports locks.
    fn claim(self: &Rc<Self>, claim: LockMode) -> bool {
        let (granted, refused, taken) = (self.clone(), self.clone(), self.clone());
        let fate = LockCallbacks {
            granted: move || granted.take_over(),
            refused: move || refused.lead(),
            taken: move || taken.yield_lead(),
        };
        let lock = Lock::request(&self.name(), claim, fate);
        let known = lock.is_some();
        self.here.borrow_mut().lock = lock;
        known
    }

    /// Takes the lead from a tab that does not answer. If the browser does not answer either, the
    /// match runs here.
    fn steal_lead(self: &Rc<Self>) {
        self.claim(LockMode::Steal);
        let patient = Rc::downgrade(self);
        after(PATIENCE, move || {
            let meeting = patient.upgrade();
            let waits = |it: &Rc<Self>| it.is_unsettled() || it.is_unheard();
            if let Some(meeting) = meeting.filter(waits) {
                meeting.lead();
            }
        });
    }

    /// Follows again, because another tab has taken the lead from this one, which did not answer in
    /// time.
    fn yield_lead(self: Rc<Self>) {
        self.here.borrow_mut().tab = TabRole::Follower;
        self.tab.set(TabRole::Follower);
        self.start_following();
        self.claim(LockMode::Wait);
        self.here.borrow().say(&TabMessage::Ask);
    }

    /// Takes over the lead. The tab that had it may have stored more than it sent.
    fn take_over(self: Rc<Self>) {
        let followed = self.here.borrow().tab == TabRole::Follower;
        let Some(shelf) = self.shelf.clone().filter(|_| followed) else {
            self.lead();
            return;
        };
        spawn_local(async move {
            let kept = shelf.store.get(&self.id).await.ok();
            let kept = kept.and_then(|record| save::decode::<G>(&record.text).ok());
            let now = self.here.borrow().session.clone();
            let more = kept.filter(|kept| matches!(kept.log_relation(&now), LogRelation::Ahead(_)));
            if let Some(code) = more.and_then(|kept| encode_session(&kept)) {
                self.deeds.dispatch(SessionCommand::Replace(code));
            }
            self.lead();
        });
    }

    /// Runs the match in this tab from now on.
    fn lead(&self) {
        let (led, early) = {
            let mut here = self.here.borrow_mut();
            let led = std::mem::replace(&mut here.tab, TabRole::Leader) == TabRole::Leader;
            // The previous leader was gone already when the command was sent.
            let unheard = here.unheard.take();
            let early = std::mem::take(&mut here.early).into_iter();
            (led, unheard.into_iter().chain(early.map(|(_, deed)| deed)))
        };
        self.deeds.dispatch(SessionCommand::Follow(None));
        if !led {
            // What the previous leader waited for is gone with it. A room of this page will block
            // actions again if necessary.
            self.deeds.dispatch(SessionCommand::Hold(false));
        }
        self.tab.set(TabRole::Leader);
        for deed in early {
            self.deeds.dispatch(deed);
        }
    }

    /// Handles a message of another tab.
    fn receive(&self, word: TabMessage<G::Action>) {
        let (leads, position) = {
            let mut here = self.here.borrow_mut();
            here.heard = true;
            (here.tab == TabRole::Leader, here.session.position_id())
        };
        for step in effects_of(word, leads, position) {
            match step {
                TabEffect::Tell => broadcast_state_soon(&self.here),
                TabEffect::Do(deed) => self.deeds.dispatch(deed),
                TabEffect::Reseat(sitters) => self.reseat.emit((sitters, true)),
                TabEffect::Follow(code, sitters) => self.follow(code, sitters),
                TabEffect::Hold(held) => self.deeds.dispatch(SessionCommand::Hold(held)),
            }
        }
    }

    /// Follows another tab, which leads and sent this state.
    fn follow(&self, code: String, sitters: Vec<PlayerKind>) {
        let early = {
            let mut here = self.here.borrow_mut();
            here.tab = TabRole::Follower;
            here.unheard = None;
            std::mem::take(&mut here.early)
        };
        self.tab.set(TabRole::Follower);
        self.deeds.dispatch(SessionCommand::Replace(code));
        if self.here.borrow().sitters != sitters {
            self.reseat.emit((sitters, false));
        }
        for (at, deed) in early {
            self.here.borrow_mut().send(at, deed);
        }
    }
}
