//! Connecting over a meeting: the host waits in it and answers everybody who comes; a guest takes the
//! first invitation that it is handed there.

use super::host::{HostRoom, Trouble};
use super::join::answer;
use super::note::{Meet, Note, Purpose};
use super::room::{Room, Side};
use crate::games::House;
use engine::game::{Game, Seat};
use net::meeting::{Meeting, News, place, program};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use store::{Shelf, use_with_shelf};
use ui::clock::NO_CHANCE;
use ui::l10n::use_phrases;
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What a guest says to somebody who comes after it: it waits for an invitation.
const COME: &str = "come";
/// Most invitations that are made in one meeting.
const MOST: u32 = 64;

/// A meeting of the host.
pub struct Waiting {
    meeting: Meeting,
    /// Invitations that may still be made in it.
    left: u32,
}

impl<G: Game + 'static> Room<G> {
    /// Waits in a meeting for somebody to take a seat, and gives the code that leads there. It is the
    /// same as long as the seat has its token.
    ///
    /// # Errors
    /// Why nobody can meet.
    pub async fn meet(self: Rc<Self>, seat: Seat) -> Result<String, Trouble> {
        let program = program().ok_or("direct-no-meeting")?;
        let token = self.with_host(|host| host.token(seat));
        let token = token.ok_or("direct-no-line")?.ok_or(NO_CHANCE)?;
        let meet = Meet::of_token(G::NAME, &token);
        let ear = {
            let room = Rc::downgrade(&self);
            Rc::new(move |news| Self::hears_of(&room, seat, news))
        };
        let meeting = Meeting::open(&program, &meet.room, ear).await;
        let meeting = meeting.map_err(|_| "direct-no-meeting")?;
        let left = MOST;
        self.with_host(|host| host.meetings.insert(seat, Waiting { meeting, left }));
        meet.write().ok_or("direct-no-line")
    }

    pub(super) fn with_host<T>(&self, work: impl FnOnce(&mut HostRoom<G>) -> T) -> Option<T> {
        match &mut *self.side.borrow_mut() {
            Side::Host(host) => Some(work(host)),
            Side::Guest(_) => None,
        }
    }

    /// What the host hears of a meeting. Done later: what speaks may be dropped by it.
    fn hears_of(room: &Weak<Self>, seat: Seat, news: News) {
        let Some(room) = room.upgrade() else { return };
        spawn_local(async move {
            match news {
                News::Came(who) => room.offer(seat, &who).await,
                News::Said(who, text) if text == COME => room.offer(seat, &who).await,
                // What is no answer to an invitation of ours is nothing to us.
                News::Said(_, code) => drop(room.take_answer(&code).await),
                News::Over => {
                    let todos = room.with_host(|host| host.is_over(seat));
                    room.carry_out(todos.unwrap_or_default());
                }
            }
        });
    }

    async fn offer(self: &Rc<Self>, seat: Seat, who: &str) {
        let may = self.with_host(|host| {
            let waiting = host.meetings.get_mut(&seat)?;
            waiting.left = waiting.left.checked_sub(1)?;
            Some(())
        });
        if may.flatten().is_none() {
            return;
        }
        let Ok(code) = self.clone().invite(seat).await else {
            return;
        };
        self.with_host(|host| {
            if let Some(waiting) = host.meetings.get(&seat) {
                waiting.meeting.say(who, &code);
            }
        });
    }
}

/// What a guest has while it waits.
struct Held<G: Game + 'static> {
    meeting: Option<Meeting>,
    /// Whether an invitation was taken.
    invited: bool,
    room: Option<Rc<Room<G>>>,
}

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct JoinMeetingProps {
    /// The invitation.
    pub meet: Meet,
}

/// The page of an invitation to a meeting.
#[component]
pub fn JoinMeeting<G>(props: &JoinMeetingProps) -> Html
where
    G: House,
{
    let phrases = use_phrases();
    use_title(phrases.text("join"));
    let agreed = use_state_eq(|| false);
    let trouble = use_state_eq(|| None::<Trouble>);
    // Who leaves the page before the host has come leaves the meeting and closes the line.
    let held = use_memo((), |()| {
        RefCell::new(Held::<G::Game> {
            meeting: None,
            invited: false,
            room: None,
        })
    });
    let agree = {
        let (agreed, trouble) = (agreed.setter(), trouble.setter());
        let room = props.meet.room.clone();
        Callback::from(move |(_, shelf): (MouseEvent, Shelf)| {
            let Some(program) = program() else {
                return;
            };
            agreed.set(true);
            trouble.set(None);
            let (held, room) = (Rc::downgrade(&held), room.clone());
            let (agreed, trouble) = (agreed.clone(), trouble.clone());
            let ear = {
                let (held, trouble) = (held.clone(), trouble.clone());
                let shelf = shelf.clone();
                Rc::new(move |news| {
                    let (held, trouble, shelf) = (held.clone(), trouble.clone(), shelf.clone());
                    spawn_local(async move {
                        let Some(held) = held.upgrade() else { return };
                        hear::<G>(&held, news, shelf, trouble).await;
                    });
                })
            };
            spawn_local(async move {
                match (Meeting::open(&program, &room, ear).await, held.upgrade()) {
                    (Ok(meeting), Some(held)) => held.borrow_mut().meeting = Some(meeting),
                    (Ok(_), None) => {}
                    (Err(_), _) => {
                        trouble.set(Some("direct-no-meeting"));
                        agreed.set(false);
                    }
                }
            });
        })
    };
    let agree = use_with_shelf(agree);
    let place =
        place().map(|place| phrases.say("direct-consent-meeting", &[("where", place.into())]));
    let trouble = trouble.or(place.is_none().then_some("direct-no-meeting"));
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join") }</h1>
                <p>{ phrases.text(&format!("{}-title", <G::Game>::NAME)) }</p>
            </div>
            <section class="panel">
                if let (false, Some(place)) = (*agreed, place) {
                    <p>{ place }</p>
                    if <G::Game>::SECRETS {
                        <p>{ phrases.text("direct-host-knows") }</p>
                    }
                    <div class="buttons">
                        <button type="button" class="button primary large" onclick={agree}>{ phrases.text("join-enter") }</button>
                    </div>
                }
                if let Some(why) = trouble {
                    <p class="notice alert" role="alert">{ phrases.text(why) }</p>
                } else if *agreed {
                    <p class="loading" role="status"><span class="spinner" />{ phrases.text("join-waiting") }</p>
                }
            </section>
        </main>
    }
}

/// What a guest hears of the meeting.
async fn hear<G>(
    held: &RefCell<Held<G::Game>>,
    news: News,
    shelf: Shelf,
    trouble: UseStateSetter<Option<Trouble>>,
) where
    G: House,
{
    let (who, code) = match news {
        News::Came(who) => {
            if let Some(meeting) = &held.borrow().meeting {
                meeting.say(&who, COME);
            }
            return;
        }
        News::Said(who, code) => (who, code),
        News::Over => {
            if !held.borrow().invited {
                trouble.set(Some("direct-no-meeting"));
            }
            return;
        }
    };
    let note = Note::read(&code).ok();
    let note = note.filter(|note| note.purpose == Purpose::Invite && note.game == <G::Game>::NAME);
    let Some(note) = note.filter(|_| !held.borrow().invited) else {
        return;
    };
    held.borrow_mut().invited = true;
    match answer::<G>(note, shelf, trouble.clone()).await {
        Ok((room, code)) => {
            let held = &mut *held.borrow_mut();
            held.room = Some(room);
            if let Some(meeting) = &held.meeting {
                meeting.say(&who, &code);
            }
        }
        Err(why) => {
            held.borrow_mut().invited = false;
            trouble.set(Some(why));
        }
    }
}
