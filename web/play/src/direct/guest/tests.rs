//! Tests of a guest's room without a browser: what it stores before it reveals its part of the
//! seed, and what it asks its own players.

use super::*;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use engine::rift::options::Options;
use protocol::{Bytes32, GuestSeat, Host, Peer, Proposal};
use std::cell::RefCell;

/// A guest's room without a table, whose host has sent the match and the sealed parts; also returns
/// the pending effects.
fn sealed() -> (GuestRoom<Rift>, RoomEffects<Rift>, Rc<RefCell<Vec<String>>>) {
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
    let heard = opened.clone();
    room.on_saved = Callback::from(move |reveal| heard.borrow_mut().push(reveal));
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
            for heard in voice.receive(&text, None) {
                if let GuestEffect::Send(text) = heard {
                    effects.extend(host.receive(Peer(1), &text, &session));
                }
            }
            room_effects.extend(room.on_connection_event(ConnectionEvent::Message(text)));
        }
    }
    (room, room_effects, opened)
}

fn on_saved(room_effects: &[RoomEffect<<Rift as Game>::Action>]) -> Vec<&Callback<()>> {
    let keeps = room_effects
        .iter()
        .filter_map(|room_effect| match room_effect {
            RoomEffect::Keep(RecordChange::Sealed(commitment_record, on_saved))
                if commitment_record.share_commitments.is_some() =>
            {
                Some(on_saved)
            }
            RoomEffect::Do(_) | RoomEffect::Keep(_) | RoomEffect::Redraw => None,
        });
    keeps.collect()
}

#[test]
fn a_part_is_opened_once_what_all_sealed_is_kept_and_not_before() {
    let (mut room, heard, opened) = sealed();
    assert_eq!(on_saved(&heard).len(), 1);
    assert!(opened.borrow().is_empty(), "nobody has kept it");
    // What had to be stored before there was a table is stored there.
    let room_effects = room.attach_table();
    let keeps = on_saved(&room_effects);
    assert_eq!(keeps.len(), 1);
    assert!(opened.borrow().is_empty());
    keeps[0].emit(());
    assert_eq!(
        *opened.borrow(),
        [room.guest.reveal().expect("it is sealed")]
    );
}

#[test]
fn who_does_not_want_a_match_that_was_dealt_without_it_leaves() {
    for yes in [true, false] {
        let (mut room, _, _) = sealed();
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
fn who_asked_hears_that_it_was_refused_and_nobody_else_does() {
    let (mut room, ..) = sealed();
    let voted = |done: bool| GuestEffect::<Rift>::VoteClosed(done);
    room.apply_effects(GuestEffect::VoteRequested(Proposal::TakeBack(Seat(0))));
    room.apply_effects(voted(false));
    assert!(!room.view().denied, "it was the question of somebody else");
    room.view.asking = true;
    room.apply_effects(voted(true));
    assert!(!room.view().denied && !room.view().asking);
    room.view.asking = true;
    room.apply_effects(voted(false));
    assert!(room.view().denied && !room.view().asking);
    // The next update belongs to a later position.
    let (session, _) = room.received.clone().expect("it was told");
    room.replace_session(session, Some("code".to_owned()));
    assert!(!room.view().denied);
}
