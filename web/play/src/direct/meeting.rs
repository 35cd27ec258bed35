//! Connecting through a meeting, a room of the rendezvous server: the host waits in it and sends an
//! invitation to everybody who enters; a guest accepts the first one it receives.

use super::host::{ConnectErrorKey, HostRoom};
use super::join::answer;
use super::room::{DirectRoom, RoomSide};
use super::signaling::{SignalingInvite, SignalingKind, SignalingMessage};
use crate::games::GameScreens;
use engine::game::{Game, Seat};
use net::signaling::{SignalingEvent, SignalingRoom, server_name, signaling_server};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use store::{StoreHandle, use_with_store};
use ui::clock::NO_RANDOMNESS;
use ui::l10n::use_phrases;
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Message of a guest to a client that entered after it: the guest waits for an invitation.
const JOIN_REQUEST: &str = "come";
/// Maximum number of invitations in one meeting.
const MAX_INVITATIONS: u32 = 64;

/// A meeting in which the host waits.
pub struct HostSignaling {
    meeting: SignalingRoom,
    /// Number of invitations that may still be created.
    invitations_left: u32,
}

impl<G: Game + 'static> DirectRoom<G> {
    /// Waits in a meeting for a player of a seat, and returns the code that leads there. The code
    /// stays the same as long as the seat has its token.
    ///
    /// # Errors
    /// The phrase key of the reason.
    pub async fn meet(self: Rc<Self>, seat: Seat) -> Result<String, ConnectErrorKey> {
        let program = signaling_server().ok_or("direct-no-meeting")?;
        let token = self.with_host(|host| host.token(seat));
        let token = token.ok_or("direct-no-line")?.ok_or(NO_RANDOMNESS)?;
        let meet = SignalingInvite::from_token(G::NAME, &token);
        let on_event = {
            let room = Rc::downgrade(&self);
            Rc::new(move |event| Self::on_meeting_event(&room, seat, event))
        };
        let meeting = SignalingRoom::open(&program, &meet.room, on_event).await;
        let meeting = meeting.map_err(|_| "direct-no-meeting")?;
        let invitations_left = MAX_INVITATIONS;
        self.with_host(|host| {
            host.meetings.insert(
                seat,
                HostSignaling {
                    meeting,
                    invitations_left,
                },
            )
        });
        meet.write().ok_or("direct-no-line")
    }

    pub(super) fn with_host<T>(&self, work: impl FnOnce(&mut HostRoom<G>) -> T) -> Option<T> {
        match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => Some(work(host)),
            RoomSide::Guest(_) => None,
        }
    }

    /// Handles an event of the host's meeting. It runs later because it may drop the meeting that
    /// fired it.
    fn on_meeting_event(room: &Weak<Self>, seat: Seat, event: SignalingEvent) {
        let Some(room) = room.upgrade() else { return };
        spawn_local(async move {
            match event {
                SignalingEvent::PeerJoined(who) => room.offer(seat, &who).await,
                SignalingEvent::Message(who, text) if text == JOIN_REQUEST => {
                    room.offer(seat, &who).await
                }
                // A text that is not an answer to one of our invitations is ignored.
                SignalingEvent::Message(_, code) => drop(room.take_answer(&code).await),
                SignalingEvent::Closed => {
                    let room_effects = room.with_host(|host| host.close_meeting(seat));
                    room.apply_effects(room_effects.unwrap_or_default());
                }
            }
        });
    }

    async fn offer(self: &Rc<Self>, seat: Seat, client: &str) {
        let may = self.with_host(|host| {
            let waiting = host.meetings.get_mut(&seat)?;
            waiting.invitations_left = waiting.invitations_left.checked_sub(1)?;
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
                waiting.meeting.send(client, &code);
            }
        });
    }
}

/// State of a guest who waits in a meeting.
struct GuestSignaling<G: Game + 'static> {
    meeting: Option<SignalingRoom>,
    /// Whether an invitation was accepted.
    has_accepted: bool,
    room: Option<Rc<DirectRoom<G>>>,
}

#[derive(Properties, PartialEq)]
pub struct SignalingJoinProps {
    pub meet: SignalingInvite,
}

/// The page of an invitation to a meeting.
#[component]
pub fn SignalingJoin<G>(props: &SignalingJoinProps) -> Html
where
    G: GameScreens,
{
    let phrases = use_phrases();
    use_title(phrases.text("join"));
    let has_agreed = use_state_eq(|| false);
    let error_key = use_state_eq(|| None::<ConnectErrorKey>);
    // A guest who leaves the page before the host has answered leaves the meeting and drops the
    // connection.
    let held = use_memo((), |()| {
        RefCell::new(GuestSignaling::<G::Game> {
            meeting: None,
            has_accepted: false,
            room: None,
        })
    });
    let on_agree = {
        let (has_agreed, error_key) = (has_agreed.setter(), error_key.setter());
        let room = props.meet.room.clone();
        Callback::from(move |(_, store): (MouseEvent, StoreHandle)| {
            let Some(program) = signaling_server() else {
                return;
            };
            has_agreed.set(true);
            error_key.set(None);
            let (held, room) = (Rc::downgrade(&held), room.clone());
            let (has_agreed, error_key) = (has_agreed.clone(), error_key.clone());
            let on_event = {
                let (held, error_key) = (held.clone(), error_key.clone());
                let store = store.clone();
                Rc::new(move |event| {
                    let (held, error_key, store) = (held.clone(), error_key.clone(), store.clone());
                    spawn_local(async move {
                        let Some(held) = held.upgrade() else { return };
                        on_guest_meeting_event::<G>(&held, event, store, error_key).await;
                    });
                })
            };
            spawn_local(async move {
                match (
                    SignalingRoom::open(&program, &room, on_event).await,
                    held.upgrade(),
                ) {
                    (Ok(meeting), Some(held)) => held.borrow_mut().meeting = Some(meeting),
                    (Ok(_), None) => {}
                    (Err(_), _) => {
                        error_key.set(Some("direct-no-meeting"));
                        has_agreed.set(false);
                    }
                }
            });
        })
    };
    let on_agree = use_with_store(on_agree);
    let server = server_name()
        .map(|server| phrases.say("direct-consent-meeting", &[("where", server.into())]));
    let error_key = error_key.or(server.is_none().then_some("direct-no-meeting"));
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join") }</h1>
                <p>{ phrases.text(&format!("{}-title", <G::Game>::NAME)) }</p>
            </div>
            <section class="panel">
                if let (false, Some(server)) = (*has_agreed, server) {
                    <p>{ server }</p>
                    if <G::Game>::HAS_SECRETS {
                        <p>{ phrases.text("direct-host-knows") }</p>
                    }
                    <div class="buttons">
                        <button type="button" class="button primary large" onclick={on_agree}>{ phrases.text("join-enter") }</button>
                    </div>
                }
                if let Some(why) = error_key {
                    <p class="notice alert" role="alert">{ phrases.text(why) }</p>
                } else if *has_agreed {
                    <p class="loading" role="status"><span class="spinner" />{ phrases.text("join-waiting") }</p>
                }
            </section>
        </main>
    }
}

/// Handles an event of a guest's meeting.
async fn on_guest_meeting_event<G>(
    held: &RefCell<GuestSignaling<G::Game>>,
    event: SignalingEvent,
    store: StoreHandle,
    error_key: UseStateSetter<Option<ConnectErrorKey>>,
) where
    G: GameScreens,
{
    let (client, code) = match event {
        SignalingEvent::PeerJoined(client) => {
            if let Some(meeting) = &held.borrow().meeting {
                meeting.send(&client, JOIN_REQUEST);
            }
            return;
        }
        SignalingEvent::Message(client, code) => (client, code),
        SignalingEvent::Closed => {
            if !held.borrow().has_accepted {
                error_key.set(Some("direct-no-meeting"));
            }
            return;
        }
    };
    let note = SignalingMessage::read(&code).ok();
    let note =
        note.filter(|note| note.purpose == SignalingKind::Invite && note.game == <G::Game>::NAME);
    let Some(note) = note.filter(|_| !held.borrow().has_accepted) else {
        return;
    };
    held.borrow_mut().has_accepted = true;
    match answer::<G>(note, store, error_key.clone()).await {
        Ok((room, code)) => {
            let held = &mut *held.borrow_mut();
            held.room = Some(room);
            if let Some(meeting) = &held.meeting {
                meeting.send(&client, &code);
            }
        }
        Err(why) => {
            held.borrow_mut().has_accepted = false;
            error_key.set(Some(why));
        }
    }
}
