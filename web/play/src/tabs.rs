//! One match in several tabs of one browser: one tab leads, the others follow live and act through
//! it. When the leading tab goes, the next one takes over. Knows no game.
//!
//! Who leads is settled by a lock that the browser gives to one tab after another; what happens goes
//! over a channel between the tabs. Where a browser has not both, each tab is on its own.

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

/// Milliseconds in which a tab that leads answers. One that sleeps, or hangs, has the lead taken from it.
const PATIENCE: i32 = 8_000;

/// What a tab is to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TabRole {
    /// It is not settled yet; nothing is done by itself.
    #[default]
    Unsettled,
    /// The match is played here.
    Leader,
    /// The match is played in another tab.
    Follower,
}

/// What the tabs of a match have to do with each other.
#[derive(Clone, PartialEq)]
pub struct TabsHandle {
    /// What this one is.
    pub tab: TabRole,
    /// Tells the leading tab who is to sit where.
    pub seat: Callback<Vec<PlayerKind>>,
}

/// How the match stands in this tab, for what comes between two drawings.
struct TabState<G: Game> {
    session: Rc<Session<G>>,
    sitters: Vec<PlayerKind>,
    /// Whether nobody may act yet.
    held: bool,
    tab: TabRole,
    /// What was done before it was settled who leads.
    early: Vec<(PositionId, SessionCommand<G::Action>)>,
    /// What the tab that leads was asked for last, until it says how the match stands.
    unheard: Option<SessionCommand<G::Action>>,
    /// How often it was asked.
    asked: u32,
    channel: Option<Channel>,
    /// The lead, or our place among those who wait for it.
    lock: Option<Lock>,
    /// Whether there is another tab, or was one: whoever opens a match says so.
    heard: bool,
    /// Whether the other tabs are about to be told how it stands.
    telling: bool,
}

impl<G: Game> TabState<G> {
    fn say(&self, word: &TabMessage<G::Action>) {
        if let Some(channel) = &self.channel {
            channel.post(word);
        }
    }

    /// Tells the tabs that follow how the match stands.
    fn broadcast_state(&self) {
        if let Some(code) = encode_session(&self.session).filter(|_| self.tab == TabRole::Leader) {
            self.say(&TabMessage::Stands(code, self.sitters.clone()));
            self.say(&TabMessage::Held(self.held));
        }
    }

    /// Sends a deed to the tab that leads.
    fn send(&mut self, at: PositionId, deed: SessionCommand<G::Action>) {
        match (self.tab, TabCommand::from_command(&deed)) {
            (TabRole::Follower, Some(done)) => {
                // Orders name their position and are done once at most; taking back does not.
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

/// Tells the tabs that follow how the match stands once it is drawn.
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

/// Brings the tabs of a match together. `reseat` is told who sits where, when another tab says so,
/// and whether this one keeps it.
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
            // To write the match down for nobody would cost every order as much as a save does.
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

/// What is needed to meet the other tabs.
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
    /// Asks for the lead, and follows until it is given. The meeting ends with the channel.
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

    /// The name of lock and channel.
    fn name(&self) -> String {
        format!("centauri-table-{}", self.id)
    }

    /// Whether nobody has said yet who leads.
    fn is_unsettled(&self) -> bool {
        let here = self.here.borrow();
        here.tab == TabRole::Unsettled && here.channel.is_some()
    }

    /// Whether the tab that leads has not said what became of the last deed.
    fn is_unheard(&self) -> bool {
        let here = self.here.borrow();
        here.unheard.is_some() && here.channel.is_some()
    }

    /// From now on what is done here goes to the tab that leads.
    fn start_following(self: &Rc<Self>) {
        let meeting = Rc::downgrade(self);
        let outlet = CommandSink(Rc::new(move |at, deed| {
            if let Some(meeting) = meeting.upgrade() {
                meeting.send(at, deed);
            }
        }));
        self.deeds.dispatch(SessionCommand::Follow(Some(outlet)));
    }

    /// Sends a deed to the tab that leads, which must answer.
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

    /// Asks for the lead; whether the browser knows how.
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

    /// Takes the lead from a tab that does not answer. Where the browser does not answer either, the match is played here.
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

    /// Another tab has taken the lead: this one has slept too long, and follows.
    fn yield_lead(self: Rc<Self>) {
        self.here.borrow_mut().tab = TabRole::Follower;
        self.tab.set(TabRole::Follower);
        self.start_following();
        self.claim(LockMode::Wait);
        self.here.borrow().say(&TabMessage::Ask);
    }

    /// The lead has come. The tab that had it may have kept more than it told.
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

    /// From now on the match is played here.
    fn lead(&self) {
        let (led, early) = {
            let mut here = self.here.borrow_mut();
            let led = std::mem::replace(&mut here.tab, TabRole::Leader) == TabRole::Leader;
            // Whoever led was gone already when it was asked.
            let unheard = here.unheard.take();
            let early = std::mem::take(&mut here.early).into_iter();
            (led, unheard.into_iter().chain(early.map(|(_, deed)| deed)))
        };
        self.deeds.dispatch(SessionCommand::Follow(None));
        if !led {
            // What the tab that led waited for went with it. A room of this page says anew whether anybody may act.
            self.deeds.dispatch(SessionCommand::Hold(false));
        }
        self.tab.set(TabRole::Leader);
        for deed in early {
            self.deeds.dispatch(deed);
        }
    }

    /// What another tab says.
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

    /// Another tab leads, and says how the match stands.
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
