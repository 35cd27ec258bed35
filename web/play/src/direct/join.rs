//! The page of an invitation: description, consent, the answer, and then the table.

use super::commitments::commitment_or_new;
use super::guest::GuestRoom;
use super::guest_connection::GuestConnection;
use super::meeting::SignalingJoin;
use super::registry;
use super::room::{DirectRoom, RoomSide};
use super::signaling::{SignalingInvite, SignalingKind, SignalingMessage, parse_error_key};
use crate::games::{GameScreens, record_of};
use crate::share::players_for;
use engine::game::{Game, Seat, SeatSet};
use engine::save::{SaveFile, encode};
use engine::session::Session;
use net::peer_connection::{PeerConnection, stun_servers};
use std::rc::Rc;
use store::pack::current_content;
use store::{PlayerKind, RemoteRecord, SaveRecord, StoreHandle, use_with_store};
use ui::address::page_address;
use ui::clock::{NO_RANDOMNESS, now};
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::{aria_disabled, unless_disabled};
use ui::qr_code::Qr;
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct JoinProps {
    /// Code of the invitation.
    pub code: String,
}

/// The step of the page.
#[derive(Clone, PartialEq)]
enum JoinStep {
    Asking,
    Answering,
    Answered(String),
    Failed(&'static str),
}

/// The page of an invitation to a match of game `G`.
#[component]
pub fn Join<G>(props: &JoinProps) -> Html
where
    G: GameScreens,
{
    match SignalingInvite::read(&props.code) {
        Some(meet) => html! { <SignalingJoin<G> {meet} /> },
        None => html! { <JoinByHand<G> code={props.code.clone()} /> },
    }
}

/// The page of an invitation that is answered by hand.
#[component]
fn JoinByHand<G>(props: &JoinProps) -> Html
where
    G: GameScreens,
{
    let phrases = use_phrases();
    use_title(phrases.text("join"));
    let note = use_memo(props.code.clone(), |code| SignalingMessage::read(code));
    let step = use_state(|| JoinStep::Asking);
    let error_key = use_state_eq(|| None::<&'static str>);
    // A guest who leaves the page before the host has answered drops the connection.
    let held = use_mut_ref(|| None::<Rc<DirectRoom<G::Game>>>);
    let invited = note
        .as_ref()
        .as_ref()
        .ok()
        .filter(|note| note.purpose == SignalingKind::Invite && note.game == <G::Game>::NAME);
    let on_agree = {
        let (note, step) = (invited.cloned(), step.setter());
        let (held, error_key) = (held, error_key.setter());
        Callback::from(move |(_, store): (MouseEvent, StoreHandle)| {
            let Some(note) = note.clone() else {
                return;
            };
            step.set(JoinStep::Answering);
            let (step, held, error_key) = (step.clone(), held.clone(), error_key.clone());
            spawn_local(async move {
                let answered = answer::<G>(note, store, error_key).await;
                step.set(match answered {
                    Ok((room, code)) => {
                        *held.borrow_mut() = Some(room);
                        JoinStep::Answered(code)
                    }
                    Err(why) => JoinStep::Failed(why),
                });
            });
        })
    };
    let on_agree = use_with_store(on_agree);
    let bad = match (&*note, invited) {
        (Err(error), _) => Some(parse_error_key(*error)),
        (Ok(_), None) => Some("direct-no-invitation"),
        (Ok(_), Some(_)) => match &*step {
            JoinStep::Failed(why) => Some(*why),
            JoinStep::Asking | JoinStep::Answering | JoinStep::Answered(_) => None,
        },
    };
    let body = match (&*step, bad) {
        (JoinStep::Failed(_), None) => Html::default(),
        (_, Some(why)) => html! { <>
            <p class="notice alert" role="alert">{ phrases.text(why) }</p>
            <div class="buttons"><Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link></div>
        </> },
        (JoinStep::Asking | JoinStep::Answering, None) => html! { <>
            <p>{ phrases.text("direct-consent") }</p>
            if <G::Game>::HAS_SECRETS {
                <p>{ phrases.text("direct-host-knows") }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary large" onclick={unless_disabled(*step == JoinStep::Answering, on_agree)} aria-disabled={aria_disabled(*step == JoinStep::Answering)}>{ phrases.text("join-agree") }</button>
            </div>
        </> },
        (JoinStep::Answered(code), None) => {
            let hash = format!("#/answer/{code}");
            html! { <>
                <p>{ phrases.text("join-send-back") }</p>
                <div class="direct-note">
                    <Qr text={page_address(&hash)} label={phrases.text("direct-picture")} />
                    <LinkField title={phrases.text("join-answer")} {hash} />
                </div>
                if let Some(why) = *error_key {
                    <p class="notice alert" role="alert">{ phrases.text(why) }</p>
                } else {
                    <p class="loading" role="status"><span class="spinner" />{ phrases.text("join-waiting") }</p>
                }
            </> }
        }
    };
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join") }</h1>
                <p>{ phrases.text(&format!("{}-title", <G::Game>::NAME)) }</p>
            </div>
            <section class="panel">{ body }</section>
        </main>
    }
}

/// Answers an invitation, and opens the table as soon as the host has sent the match. Errors until
/// then go to `error_key`.
pub(super) async fn answer<G>(
    note: SignalingMessage,
    store: StoreHandle,
    error_key: UseStateSetter<Option<&'static str>>,
) -> Result<(Rc<DirectRoom<G::Game>>, String), &'static str>
where
    G: GameScreens,
{
    let record = commitment_or_new(&previous_direct(&note, &store).await).ok_or(NO_RANDOMNESS)?;
    let content = current_content().get::<G::Game>();
    let guest = GuestRoom::new(note.token.clone(), record, content);
    let room = DirectRoom::<G::Game>::new(RoomSide::Guest(guest));
    room.reveal_when_saved();
    let on_event = {
        let room = Rc::downgrade(&room);
        Rc::new(move |event| DirectRoom::<G::Game>::on_guest_connection_event(&room, event))
    };
    let connection = PeerConnection::answer(&stun_servers(), &note.sdp, on_event).await;
    let (connection, sdp) = connection.map_err(|_| "direct-no-line")?;
    if let RoomSide::Guest(guest) = &mut *room.side.borrow_mut() {
        guest.connect(GuestConnection::Peer(connection));
    }
    let on_error = Callback::from(move |key| error_key.set(key));
    let on_open = Callback::from(|table: Route| table.go());
    open_when_seated::<G>(&room, store, on_error, on_open);
    let note = SignalingMessage {
        purpose: SignalingKind::Answer,
        sdp,
        ..note
    };
    let code = note.write().ok_or("direct-no-line")?;
    Ok((room, code))
}

/// Opens the table of a room as soon as the host has sent the match: stores it and calls `on_open`
/// with its route. Errors until then go to `on_error`.
pub(super) fn open_when_seated<G>(
    room: &Rc<DirectRoom<G::Game>>,
    store: StoreHandle,
    on_error: Callback<Option<&'static str>>,
    on_open: Callback<Route>,
) where
    G: GameScreens,
{
    let weak = Rc::downgrade(room);
    let is_done = std::cell::Cell::new(false);
    let on_change = Callback::from(move |()| {
        let Some(room) = weak.upgrade() else { return };
        on_error.emit(room.view().error_key);
        let seated = match &*room.side.borrow() {
            RoomSide::Guest(guest) => guest.seated_session(),
            RoomSide::Host(_) => None,
        };
        if let Some((own_seat, session)) = seated
            && !is_done.replace(true)
        {
            let (store, on_open) = (store.clone(), on_open.clone());
            spawn_local(async move {
                open_table::<G>(room, (store, on_open), own_seat, &session).await;
            });
        }
    });
    *room.on_change.borrow_mut() = on_change;
}

/// Returns the stored data of the invitation's match, if its seat was ours before.
async fn previous_direct(note: &SignalingMessage, store: &StoreHandle) -> RemoteRecord {
    let saves = store.store.list().await.unwrap_or_default();
    let token = (note.seat, note.token.clone());
    // A host in the same browser also stores the token, but with another secret.
    let is_local =
        |save: &SaveRecord| save.player_kinds.get(note.seat.index()) == Some(&PlayerKind::Human);
    let mut records = saves
        .into_iter()
        .filter(|save| save.game == note.game && is_local(save));
    let own_record =
        records.find_map(|save| save.direct.filter(|direct| direct.tokens.contains(&token)));
    own_record.unwrap_or_default()
}

/// Returns whether a save is that of a seat, whose token belongs to no other match, or that of a
/// spectator of an online table.
fn is_of_seat(save: &SaveRecord, seat: Option<&(Seat, String)>, table: Option<&str>) -> bool {
    let Some(direct) = &save.direct else {
        return false;
    };
    match seat {
        Some(seat) => direct.tokens.contains(seat),
        None => direct.is_watched() && direct.online.as_deref() == table,
    }
}

/// Stores the match, unless it is stored already, and opens its table.
async fn open_table<G>(
    room: Rc<DirectRoom<G::Game>>,
    (store, on_open): (StoreHandle, Callback<Route>),
    own_seat: Option<(Seat, String)>,
    session: &Session<G::Game>,
) where
    G: GameScreens,
{
    let text = encode(session);
    let origin = |text: &str| SaveFile::read(text).map(|saved| saved.origin()).ok();
    let saves = store.store.list().await.unwrap_or_default();
    let own_seats = own_seat.iter().map(|(seat, _)| *seat).collect::<SeatSet>();
    let player_kinds = players_for(session.game().seats(), own_seats);
    // The room has the current match and sends it to the table. The save only has to exist and to
    // contain the token of the seat.
    let direct = match &*room.side.borrow() {
        RoomSide::Guest(guest) => Some(guest.direct()),
        RoomSide::Host(_) => None,
    };
    let table = direct.as_ref().and_then(|direct| direct.online.as_deref());
    // A partial session has no origin to compare.
    let has_token = |save: &SaveRecord| is_of_seat(save, own_seat.as_ref(), table);
    let known = saves.into_iter().find(|save| {
        let is_same_match = || !session.is_partial() && origin(&save.text) == origin(&text);
        save.game == <G::Game>::NAME
            && save.player_kinds == player_kinds
            && (has_token(save) || is_same_match())
    });
    let record = known.unwrap_or_else(|| {
        let title = G::match_summary(session, &ui::l10n::Phrases::current()).board;
        SaveRecord {
            text,
            ..record_of::<G>(session, title, player_kinds)
        }
    });
    let id = record.id.clone();
    let record = SaveRecord {
        updated: now(),
        direct: direct.or(record.direct),
        ..record
    };
    *room.on_change.borrow_mut() = Callback::noop();
    registry::insert(&id, room);
    let done = Callback::from(move |_| on_open.emit(Route::Table { id: id.clone() }));
    store.put(record, done);
}
