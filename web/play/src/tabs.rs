//! One match in several tabs of one browser: one tab leads, the others follow live and act through
//! it. When the leading tab goes, the next one takes over. Knows no game.
//!
//! Who leads is settled by a lock that the browser gives to one tab after another; what happens goes
//! over a channel between the tabs. Where a browser has not both, each tab is on its own.

pub(crate) mod browser;
mod word;

use super::desk::{Outlet, written};
use crate::desk::{Deed, Desk};
use browser::{Channel, Claim, Fate, Lock};
use engine::error::Cites;
use engine::game::Game;
use engine::save;
use engine::session::{Kin, Position, Session};
use std::cell::RefCell;
use std::rc::Rc;
use store::{Shelf, Sitter, use_shelf};
use ui::later::{after, after_frame};
use wasm_bindgen_futures::spawn_local;
use word::{Move, Step, Word, steps};
use yew::prelude::*;

/// Milliseconds in which a tab that leads answers. One that sleeps, or hangs, has the lead taken from it.
const PATIENCE: i32 = 8_000;

/// What a tab is to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// It is not settled yet; nothing is done by itself.
    #[default]
    Unsettled,
    /// The match is played here.
    Leads,
    /// The match is played in another tab.
    Follows,
}

/// What the tabs of a match have to do with each other.
#[derive(Clone, PartialEq)]
pub struct Tabs {
    /// What this one is.
    pub tab: Tab,
    /// Tells the leading tab who is to sit where.
    pub seat: Callback<Vec<Sitter>>,
}

/// How the match stands in this tab, for what comes between two drawings.
struct Here<G: Game> {
    session: Rc<Session<G>>,
    sitters: Vec<Sitter>,
    /// Whether nobody may act yet.
    held: bool,
    tab: Tab,
    /// What was done before it was settled who leads.
    early: Vec<(Position, Deed<G::Action>)>,
    /// What the tab that leads was asked for last, until it says how the match stands.
    unheard: Option<Deed<G::Action>>,
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

impl<G: Game> Here<G> {
    fn say(&self, word: &Word<G::Action>) {
        if let Some(channel) = &self.channel {
            channel.post(word);
        }
    }

    /// Tells the tabs that follow how the match stands.
    fn tell(&self) {
        if let Some(code) = written(&self.session).filter(|_| self.tab == Tab::Leads) {
            self.say(&Word::Stands(code, self.sitters.clone()));
            self.say(&Word::Held(self.held));
        }
    }

    /// Sends a deed to the tab that leads.
    fn send(&mut self, at: Position, deed: Deed<G::Action>) {
        match (self.tab, Move::of(&deed)) {
            (Tab::Follows, Some(done)) => {
                // Orders name their position and are done once at most; taking back does not.
                let order = Move::of(&deed).filter(|done| matches!(done, Move::Give(_)));
                self.unheard = order.map(|done| done.deed(at));
                self.asked = self.asked.wrapping_add(1);
                self.say(&Word::Did(at, done));
            }
            (Tab::Unsettled, _) => self.early.push((at, deed)),
            (Tab::Leads | Tab::Follows, _) => {}
        }
    }
}

type Shared<G> = Rc<RefCell<Here<G>>>;

/// Tells the tabs that follow how the match stands once it is drawn.
fn tell_soon<G: Game + 'static>(here: &Shared<G>) {
    if std::mem::replace(&mut here.borrow_mut().telling, true) {
        return;
    }
    let here = here.clone();
    after_frame(move || {
        here.borrow_mut().telling = false;
        here.borrow().tell();
    });
}

/// Brings the tabs of a match together. `reseat` is told who sits where, when another tab says so,
/// and whether this one keeps it.
#[hook]
pub fn use_tabs<G>(
    desk: &UseReducerHandle<Desk<G>>,
    id: &str,
    sitters: &[Sitter],
    reseat: &Callback<(Vec<Sitter>, bool)>,
) -> Tabs
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let tab = use_state_eq(Tab::default);
    let shelf = use_shelf();
    let here: Shared<G> = use_mut_ref(|| Here {
        session: desk.session.clone(),
        sitters: sitters.to_vec(),
        held: desk.is_held(),
        tab: Tab::Unsettled,
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
    let meeting = Meeting {
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
            meeting.meet();
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
                tell_soon(&here);
            }
        });
    }
    let seat = {
        let here = here.clone();
        Callback::from(move |sitters| here.borrow().say(&Word::Sits(sitters)))
    };
    Tabs { tab: *tab, seat }
}

/// What is needed to meet the other tabs.
struct Meeting<G: Game + 'static>
where
    G::Refusal: Cites,
{
    here: Shared<G>,
    deeds: UseReducerDispatcher<Desk<G>>,
    tab: UseStateSetter<Tab>,
    reseat: Callback<(Vec<Sitter>, bool)>,
    shelf: Option<Shelf>,
    id: String,
}

impl<G: Game + 'static> Meeting<G>
where
    G::Refusal: Cites,
{
    /// Asks for the lead, and follows until it is given. The meeting ends with the channel.
    fn meet(self) {
        let meeting = Rc::new(self);
        let channel = {
            let meeting = meeting.clone();
            Channel::open(&meeting.name(), move |word| meeting.hear(word))
        };
        let Some(channel) = channel else {
            meeting.lead();
            return;
        };
        meeting.here.borrow_mut().channel = Some(channel);
        meeting.stand_behind();
        if meeting.claim(Claim::Wait) {
            meeting.here.borrow().say(&Word::Ask);
            let patient = Rc::downgrade(&meeting);
            after(PATIENCE, move || {
                let meeting = patient.upgrade();
                if let Some(meeting) = meeting.filter(|it| it.is_unsettled()) {
                    meeting.seize();
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
        here.tab == Tab::Unsettled && here.channel.is_some()
    }

    /// Whether the tab that leads has not said what became of the last deed.
    fn is_unheard(&self) -> bool {
        let here = self.here.borrow();
        here.unheard.is_some() && here.channel.is_some()
    }

    /// From now on what is done here goes to the tab that leads.
    fn stand_behind(self: &Rc<Self>) {
        let meeting = Rc::downgrade(self);
        let outlet = Outlet(Rc::new(move |at, deed| {
            if let Some(meeting) = meeting.upgrade() {
                meeting.send(at, deed);
            }
        }));
        self.deeds.dispatch(Deed::Follow(Some(outlet)));
    }

    /// Sends a deed to the tab that leads, which must answer.
    fn send(self: &Rc<Self>, at: Position, deed: Deed<G::Action>) {
        self.here.borrow_mut().send(at, deed);
        let asked = self.here.borrow().asked;
        let patient = Rc::downgrade(self);
        after(PATIENCE, move || {
            let Some(meeting) = patient.upgrade() else {
                return;
            };
            let same = meeting.here.borrow().asked == asked;
            if same && meeting.is_unheard() {
                meeting.seize();
            }
        });
    }

    /// Asks for the lead; whether the browser knows how.
    fn claim(self: &Rc<Self>, claim: Claim) -> bool {
        let (granted, refused, taken) = (self.clone(), self.clone(), self.clone());
        let fate = Fate {
            granted: move || granted.take_over(),
            refused: move || refused.lead(),
            taken: move || taken.give_way(),
        };
        let lock = Lock::request(&self.name(), claim, fate);
        let known = lock.is_some();
        self.here.borrow_mut().lock = lock;
        known
    }

    /// Takes the lead from a tab that does not answer. Where the browser does not answer either, the match is played here.
    fn seize(self: &Rc<Self>) {
        self.claim(Claim::Take);
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
    fn give_way(self: Rc<Self>) {
        self.here.borrow_mut().tab = Tab::Follows;
        self.tab.set(Tab::Follows);
        self.stand_behind();
        self.claim(Claim::Wait);
        self.here.borrow().say(&Word::Ask);
    }

    /// The lead has come. The tab that had it may have kept more than it told.
    fn take_over(self: Rc<Self>) {
        let followed = self.here.borrow().tab == Tab::Follows;
        let Some(shelf) = self.shelf.clone().filter(|_| followed) else {
            self.lead();
            return;
        };
        spawn_local(async move {
            let kept = shelf.store.get(&self.id).await.ok();
            let kept = kept.and_then(|record| save::decode::<G>(&record.text).ok());
            let now = self.here.borrow().session.clone();
            let more = kept.filter(|kept| matches!(kept.kin(&now), Kin::Ahead(_)));
            if let Some(code) = more.and_then(|kept| written(&kept)) {
                self.deeds.dispatch(Deed::Become(code));
            }
            self.lead();
        });
    }

    /// From now on the match is played here.
    fn lead(&self) {
        let (led, early) = {
            let mut here = self.here.borrow_mut();
            let led = std::mem::replace(&mut here.tab, Tab::Leads) == Tab::Leads;
            // Whoever led was gone already when it was asked.
            let unheard = here.unheard.take();
            let early = std::mem::take(&mut here.early).into_iter();
            (led, unheard.into_iter().chain(early.map(|(_, deed)| deed)))
        };
        self.deeds.dispatch(Deed::Follow(None));
        if !led {
            // What the tab that led waited for went with it. A room of this page says anew whether anybody may act.
            self.deeds.dispatch(Deed::Hold(false));
        }
        self.tab.set(Tab::Leads);
        for deed in early {
            self.deeds.dispatch(deed);
        }
    }

    /// What another tab says.
    fn hear(&self, word: Word<G::Action>) {
        let (leads, position) = {
            let mut here = self.here.borrow_mut();
            here.heard = true;
            (here.tab == Tab::Leads, here.session.position())
        };
        for step in steps(word, leads, position) {
            match step {
                Step::Tell => tell_soon(&self.here),
                Step::Do(deed) => self.deeds.dispatch(deed),
                Step::Reseat(sitters) => self.reseat.emit((sitters, true)),
                Step::Follow(code, sitters) => self.follow(code, sitters),
                Step::Hold(held) => self.deeds.dispatch(Deed::Hold(held)),
            }
        }
    }

    /// Another tab leads, and says how the match stands.
    fn follow(&self, code: String, sitters: Vec<Sitter>) {
        let early = {
            let mut here = self.here.borrow_mut();
            here.tab = Tab::Follows;
            here.unheard = None;
            std::mem::take(&mut here.early)
        };
        self.tab.set(Tab::Follows);
        self.deeds.dispatch(Deed::Become(code));
        if self.here.borrow().sitters != sitters {
            self.reseat.emit((sitters, false));
        }
        for (at, deed) in early {
            self.here.borrow_mut().send(at, deed);
        }
    }
}
