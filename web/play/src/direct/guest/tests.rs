//! Tests of a guest's room without a browser: storage of the commitments before the seed is
//! revealed, and questions to the players.

use super::*;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use engine::rift::options::Options;
use protocol::online::{Occupant, PlayerInfo, SeatNotice, TableNotice};
use protocol::{Bytes32, DismissReason, GuestSeat, Host, Peer, Proposal};
use std::cell::RefCell;

/// Returns a guest's room without a table, whose host has sent the match and the sealed parts; also
/// returns the pending effects.
fn sealed_room() -> (GuestRoom<Rift>, RoomEffects<Rift>, Rc<RefCell<Vec<String>>>) {
    let options = Options::duel("standard-2", "rhino", "screech");
    let session = Session::new(Rift::new(options).expect("a duel of the box"), 7);
    let token = "token".to_owned();
    let mut host = Host::<Rift>::new(Seat(0), vec![GuestSeat::new(Seat(1), token.clone())]);
    host.set_commitment(CommitmentRecord::new(Bytes32([1; 32])), None);
    let mut room = GuestRoom::new(
        token.clone(),
        CommitmentRecord::new(Bytes32([2; 32])),
        ContentSet::default(),
    );
    let opened = Rc::new(RefCell::new(Vec::new()));
    let revealed_now = opened.clone();
    room.on_saved = Callback::from(move |reveal| revealed_now.borrow_mut().push(reveal));
    // The room's connection is not open, so another guest with the same secret sends its messages.
    let mut voice = Guest::<Rift>::new(
        ProtocolVersion::current::<Rift>(),
        Some(token),
        CommitmentRecord::new(Bytes32([2; 32])),
        ContentSet::default(),
    );
    let mut effects = host.on_connected(Peer(1));
    let mut room_effects = Vec::new();
    while !effects.is_empty() {
        for effect in std::mem::take(&mut effects) {
            let protocol::HostEffect::Send(_, text) = effect else {
                continue;
            };
            for effect in voice.receive(&text, None) {
                if let GuestEffect::Send(text) = effect {
                    effects.extend(host.receive(Peer(1), &text, &session));
                }
            }
            room_effects.extend(room.on_connection_event(ConnectionEvent::Message(text)));
        }
    }
    (room, room_effects, opened)
}

fn on_saved(room_effects: &[RoomEffect<<Rift as Game>::Action>]) -> Vec<&Callback<()>> {
    let changes = room_effects
        .iter()
        .filter_map(|room_effect| match room_effect {
            RoomEffect::Keep(RecordChange::Sealed(commitment_record, on_saved))
                if commitment_record.share_commitments.is_some() =>
            {
                Some(on_saved)
            }
            RoomEffect::Do(_) | RoomEffect::Keep(_) | RoomEffect::Redraw => None,
        });
    changes.collect()
}

#[test]
fn a_guest_reveals_its_part_only_after_all_sealed_parts_are_stored() {
    let (mut room, pending_effects, revealed) = sealed_room();
    assert_eq!(on_saved(&pending_effects).len(), 1);
    assert!(revealed.borrow().is_empty(), "nobody has kept it");
    // Data that was to be stored before a table was attached is stored once one is.
    let room_effects = room.attach_table();
    let callbacks = on_saved(&room_effects);
    assert_eq!(callbacks.len(), 1);
    assert!(revealed.borrow().is_empty());
    callbacks[0].emit(());
    assert_eq!(
        *revealed.borrow(),
        [room.guest.reveal().expect("it is sealed")]
    );
}

#[test]
fn a_guest_who_declines_a_deal_without_its_part_disconnects() {
    for yes in [true, false] {
        let (mut room, _, _) = sealed_room();
        room.apply_effects(GuestEffect::UnknownCommitments);
        assert!(room.view().needs_confirmation);
        let action = room
            .seated_session()
            .expect("it was told")
            .1
            .legal_actions(Seat(0))[0];
        let at = room.seated_session().expect("it was told").1.position_id();
        assert!(
            room.request(at, &SessionCommand::Act(Seat(1), action))
                .is_empty()
        );
        room.answer(yes);
        assert!(!room.view().needs_confirmation);
        assert_eq!(room.view().error_key.is_some(), !yes);
    }
}

#[test]
fn only_the_guest_who_asked_sees_the_refusal() {
    let (mut room, ..) = sealed_room();
    let vote_closed = |is_done: bool| GuestEffect::<Rift>::VoteClosed(is_done);
    room.apply_effects(GuestEffect::VoteRequested(Proposal::Undo(Seat(0))));
    room.apply_effects(vote_closed(false));
    assert!(
        !room.view().was_denied,
        "it was the question of somebody else"
    );
    room.view.is_asking = true;
    room.apply_effects(vote_closed(true));
    assert!(!room.view().was_denied && !room.view().is_asking);
    room.view.is_asking = true;
    room.apply_effects(vote_closed(false));
    assert!(room.view().was_denied && !room.view().is_asking);
    // The next update belongs to a later position.
    let (session, _) = room.received.clone().expect("it was told");
    room.replace_session(session, Some("code".to_owned()));
    assert!(!room.view().was_denied);
}

#[test]
fn a_rated_match_is_not_asked_to_undo() {
    let (mut room, ..) = sealed_room();
    let rated = TableNotice {
        is_rated: true,
        ..TableNotice::default()
    };
    room.on_notice(rated, 0);
    let at = room.received_session().expect("it was told").position_id();
    room.request(at, &SessionCommand::Undo(Seat(1)));
    assert!(room.view().was_denied && !room.view().is_asking);
}

/// Returns the commands of effects that the session store receives.
fn commands(room_effects: RoomEffects<Rift>) -> Vec<SessionCommand<<Rift as Game>::Action>> {
    let command = |room_effect| match room_effect {
        RoomEffect::Do(command) => Some(command),
        RoomEffect::Keep(_) | RoomEffect::Redraw => None,
    };
    room_effects.into_iter().filter_map(command).collect()
}

#[test]
fn a_match_on_a_server_is_held_while_the_connection_is_lost_and_never_continued_alone() {
    let (mut room, ..) = sealed_room();
    room.server = Some(ServerLink::new("a1".to_owned(), "http://a.b/".to_owned()));
    assert_eq!(room.direct().online.as_deref(), Some("a1"));
    let held = SessionCommand::Hold(true);
    let lost = commands(room.on_connection_event(ConnectionEvent::Closed));
    assert_eq!(lost, std::slice::from_ref(&held));
    assert_eq!(room.view().error_key, Some(server_link::LOST));
    assert!(!room.view().is_live());
    assert!(commands(room.attach_table()).contains(&held));
    // The guest introduces itself again, and its seat is confirmed.
    room.restart();
    let seated = GuestEffect::<Rift>::Seated(Seat(1), "token".to_owned());
    let found = commands(room.apply_effects(seated));
    assert_eq!(found, [SessionCommand::Hold(false)]);
    assert_eq!(room.view().error_key, None);
    assert!(room.view().is_live());
    // A seat that the server refuses is not asked for again.
    let refused = commands(room.apply_effects(GuestEffect::Dismissed(DismissReason::Full)));
    assert_eq!(refused, [held]);
    assert_eq!(room.view().error_key, Some("online-refused-seat"));
}

#[test]
fn a_match_on_a_server_does_not_pause_for_players_who_are_away() {
    let (mut room, ..) = sealed_room();
    room.apply_effects(GuestEffect::Pause(true));
    assert!(room.view().is_paused);
    room.server = Some(ServerLink::new("a1".to_owned(), "http://a.b/".to_owned()));
    room.apply_effects(GuestEffect::Pause(true));
    assert!(!room.view().is_paused);
}

#[test]
fn a_guest_stores_who_plays_when_the_server_says_something_new() {
    let (mut room, _, _) = sealed_room();
    let notice = |name: &str, time_left| TableNotice {
        seats: vec![SeatNotice {
            seat: Seat(1),
            occupant: Occupant::Player(PlayerInfo {
                id: "a".to_owned(),
                name: name.to_owned(),
            }),
            is_connected: true,
            time_left,
            stopped_time: None,
            vacation_until: None,
            is_replaceable: false,
        }],
        ..TableNotice::default()
    };
    let mut stored = |name: &str, time_left| {
        let room_effects = room.on_notice(notice(name, time_left), 1_000);
        let is_stored = |room_effect: &RoomEffect<_>| {
            matches!(room_effect, RoomEffect::Keep(RecordChange::Occupants(_)))
        };
        let received = room.view().notice.expect("a notice");
        (
            room_effects.iter().any(is_stored),
            received.deadline(Seat(1)),
        )
    };
    assert_eq!(stored("Ann", None), (true, None));
    assert_eq!(stored("Ann", Some(500)), (false, Some(1_500)));
    assert_eq!(stored("Anna", Some(0)), (true, Some(1_000)));
    assert_eq!(room.direct().occupants.len(), 1);
}
