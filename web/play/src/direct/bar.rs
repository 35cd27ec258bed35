//! The bar about remote players above a table: connections, invitations, and messages.

use super::invite::Invite;
use super::online_seats::{NextMatchLink, OnlineSeats, RematchLink};
use super::room::RoomHandle;
use super::room_view::{Role, RoomView};
use crate::signature_note::signature_note;
use derive_where::derive_where;
use engine::game::{Game, Seat, SeatSet, Status};
use net::peer_connection::can_connect;
use protocol::{ProofInputs, ProofStatus, SignatureProof};
use std::rc::Rc;
use store::RemoteRecord;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::mount::use_mount;
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct DirectBarProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// Names of the seats, in seat order.
    pub names: Vec<String>,
}

/// The bar about remote players; empty where all players are at this screen.
#[component]
pub fn DirectBar<G: Game + 'static>(props: &DirectBarProps<G>) -> Html {
    let phrases = use_phrases();
    let (announcer, mount) = (use_announcer(), use_mount());
    let DirectBarProps { room, names } = props;
    let is_partial = room.session.is_partial();
    let is_guest = is_partial || room.is_online();
    let role = if is_guest { Role::Guest } else { Role::Host };
    let view = room.view.clone().unwrap_or(RoomView::new(role));
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let message = sentence(&phrases, &view, names);
    use_effect_with(message.clone(), move |message| {
        if let Some(message) = message {
            announcer.alert(message.clone());
        }
    });
    let direct = room.direct.as_ref();
    let commitment = direct.and_then(|direct| direct.commitment.as_ref());
    let commitment_record = direct.and_then(|direct| direct.commitment_record.as_deref());
    let proof = use_memo(
        ProofInputs::of(commitment, commitment_record, &room.session),
        |inputs| inputs.prove(&room.session),
    );
    let signed = use_signature_proof(room);
    let is_watched = direct.is_some_and(RemoteRecord::is_watched);
    let is_possible = room.is_online() || can_connect();
    if room.away.is_empty() || !mount.may_connect() || !is_possible {
        return Html::default();
    }
    let is_up = |seat: Seat| view.seats.contains(&(seat, true));
    let row = |seat: Seat| {
        let state = if is_up(seat) {
            "direct-up"
        } else {
            "direct-down"
        };
        html! {
            <li>
                <span>{ name(seat) }</span>
                <small class={classes!("direct-state", is_up(seat).then_some("up"))}>{ phrases.text(state) }</small>
                <Connect<G> room={room.clone()} {seat} name={name(seat)} />
            </li>
        }
    };
    let list = match view.role {
        Role::Host => {
            html! { <ul class="direct-seats">{ for room.away.iter().map(|seat| row(*seat)) }</ul> }
        }
        // An error has a separate message.
        Role::Guest if view.error_key.is_some() => Html::default(),
        Role::Guest if view.is_live() && room.is_online() && view.notice.is_some() => {
            html! { <OnlineSeats<G> room={room.clone()} names={names.clone()} /> }
        }
        Role::Guest => {
            let state = guest_state_key(room, &view);
            html! { <p class="direct-state">{ state.map(|key| phrases.text(key)) }</p> }
        }
    };
    html! {
        <section class="direct-bar" aria-label={phrases.text("direct-lines")}>
            { list }
            if let Some(message) = message {
                <p class="notice">{ message }</p>
            }
            if is_watched {
                <p class="direct-state">{ phrases.text("online-watching") }</p>
            }
            { verification_note(&phrases, *proof, direct.is_some() && !is_watched) }
            { signature_note(&phrases, *signed, names) }
            if let Some(table) = room.online_table().filter(|table| table.rematch.is_some()) {
                <RematchLink {table} class="primary" />
            }
            if let Some(table) = room.online_table() {
                <NextMatchLink {table} />
                <Link to={Route::Online} class="button quiet">{ phrases.text("online-mine") }</Link>
            }
        </section>
    }
}

/// Checks the signatures of a match that is over, once for every match and list of signatures.
#[hook]
fn use_signature_proof<G: Game + 'static>(room: &RoomHandle<G>) -> Rc<SignatureProof> {
    let direct = room.direct.as_ref();
    let record = direct.and_then(|direct| direct.commitment_record.as_deref());
    let is_over = matches!(room.session.status(), Status::Over(_)) && !room.session.is_partial();
    let record = record.filter(|_| is_over).cloned();
    let signatures = direct.and_then(|direct| direct.signatures.clone());
    use_memo(
        (record, signatures, room.session.position_id()),
        |(record, signatures, _)| match record {
            Some(record) => record.check_signatures(signatures.as_deref(), &room.session),
            None => SignatureProof::Unused,
        },
    )
}

/// Returns the phrase key of the state of a guest's connection; `None` for an online match that is
/// over.
fn guest_state_key<G: Game + 'static>(
    room: &RoomHandle<G>,
    view: &RoomView,
) -> Option<&'static str> {
    let is_over = matches!(room.session.status(), Status::Over(_));
    match (view.is_live(), room.is_online()) {
        (_, true) if is_over => None,
        (true, true) => Some("online-connected"),
        // Another tab of the match may be connected.
        (false, true) => room.has_lost_server().then_some("online-connecting"),
        (true, false) => Some("direct-to-host"),
        (false, false) if room.session.is_partial() => Some("direct-lost-part"),
        (false, false) => Some("direct-lost"),
    }
}

/// Returns whether the match is verified, and if not, why; empty while that is unknown, and for
/// matches that were never played online.
fn verification_note(phrases: &Phrases, proof: ProofStatus, was_direct: bool) -> Html {
    match proof {
        ProofStatus::Proven => html! { <p class="verified">{ phrases.text("direct-proven") }</p> },
        ProofStatus::Unproven(flaw) if was_direct => {
            html! { <p class="direct-unproven">{ phrases.text(flaw.phrase()) }</p> }
        }
        ProofStatus::Unproven(_) | ProofStatus::Open => Html::default(),
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ConnectProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// The seat to connect.
    pub seat: Seat,
    /// Name of the seat.
    pub name: String,
    /// Opens the dialog elsewhere: for a button that disappears as soon as the seat is connected.
    #[prop_or_default]
    pub on_open: Option<Callback<Seat>>,
}

/// The button that connects a seat, with its dialog; empty if the seat is connected, the match has
/// another host, or the browser has no WebRTC.
#[component]
pub fn Connect<G: Game + 'static>(props: &ConnectProps<G>) -> Html {
    let (phrases, mount) = (use_phrases(), use_mount());
    let is_open = use_state_eq(|| false);
    let ConnectProps {
        room,
        seat,
        name,
        on_open,
    } = props;
    let has_guest = is_connected(room, *seat);
    let is_guest = room
        .view
        .as_ref()
        .is_some_and(|view| view.role == Role::Guest);
    let onclick = {
        let (is_open, seat, on_open) = (is_open.setter(), *seat, on_open.clone());
        Callback::from(move |_: MouseEvent| match &on_open {
            Some(on_open) => on_open.emit(seat),
            None => is_open.set(true),
        })
    };
    let on_close = {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(false))
    };
    let is_guest = is_guest || room.session.is_partial() || room.is_online();
    let is_offered = !has_guest && !is_guest && mount.may_connect() && can_connect();
    html! {
        <>
            if is_offered {
                <button type="button" class="button" aria-label={phrases.say("direct-invite", &[("who", name.as_str().into())])} {onclick}>
                    { phrases.text("direct-open") }
                </button>
            }
            if *is_open {
                <Invite<G> room={room.clone()} seat={*seat} name={name.clone()} is_connected={has_guest} {on_close} />
            }
        </>
    }
}

/// Returns whether the player of a seat is connected.
#[must_use]
pub fn is_connected<G: Game + 'static>(room: &RoomHandle<G>, seat: Seat) -> bool {
    let view = room.view.as_ref();
    view.is_some_and(|view| view.seats.contains(&(seat, true)))
}

/// Returns the most urgent message; a question has a separate card.
fn sentence(phrases: &Phrases, view: &RoomView, names: &[String]) -> Option<String> {
    if let Some(error_key) = view.error_key {
        return Some(phrases.text(error_key));
    }
    if view.is_asking {
        return Some(phrases.text("direct-asking"));
    }
    if view.was_denied {
        let key = if view.is_rated() {
            "online-rated-undo"
        } else {
            "direct-denied"
        };
        return Some(phrases.text(key));
    }
    if view.awaits_seed && !view.was_redeal_refused {
        return Some(phrases.text("direct-held"));
    }
    let names_of = |seats: SeatSet| {
        let name = names.get(seats.iter().next()?.index())?;
        Some([("who", name.as_str().into())])
    };
    if let Some(args) = names_of(view.awaited) {
        return Some(phrases.say("direct-awaited", &args));
    }
    if let Some(args) = names_of(view.undecided) {
        return Some(phrases.say("direct-doubted", &args));
    }
    (view.is_paused && view.is_live()).then(|| phrases.text("direct-paused"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::direct::room_view::ReceivedNotice;
    use protocol::online::TableNotice;
    use ui::l10n::Language;

    #[test]
    fn the_bar_tells_the_host_whose_answer_is_pending() {
        let phrases = Phrases::built_in(Language::English);
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        let message_for = |view: &RoomView| sentence(&phrases, view, &names).unwrap_or_default();
        let mut view = RoomView::new(Role::Host);
        view.undecided = SeatSet::singleton(Seat(1));
        assert!(message_for(&view).contains("Ben"), "{}", message_for(&view));
        view.awaited = SeatSet::singleton(Seat(0));
        assert_eq!(message_for(&view), "Waiting for Ada to answer.");
    }

    #[test]
    fn the_bar_says_why_nothing_is_undone() {
        let phrases = Phrases::built_in(Language::English);
        let mut view = RoomView::new(Role::Guest);
        view.was_denied = true;
        let message = sentence(&phrases, &view, &[]).unwrap_or_default();
        assert_eq!(message, "Not everyone agreed. The action stands.");
        view.notice = Some(ReceivedNotice {
            notice: TableNotice {
                is_rated: true,
                ..TableNotice::default()
            },
            received_at: 0,
        });
        let message = sentence(&phrases, &view, &[]).unwrap_or_default();
        assert_eq!(message, "There is no undo in a rated match.");
    }
}
