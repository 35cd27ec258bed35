//! A game with secrets over lines: a guest is sent what its seat may see, and nothing else.

use super::hello;
use crate::remote::host::{Effect, Host, Peer, Place};
use crate::remote::message::Edition;
use crate::remote::{Guest, Heard, Part, Remote};
use crate::support::play::{any_answer, choices};
use crate::support::salvage::{Options, Salvage};
use engine::game::{Game, Seat, Status, Viewer, fingerprint};
use engine::session::Session;

impl Remote for Salvage {
    const OPEN: bool = false;
}

const GUEST: Peer = Peer(1);
const SEAT: Seat = Seat(1);

#[test]
fn a_guest_is_told_its_views_and_events_and_acts_by_them() {
    let options = Options {
        crews: 3,
        wrecks: 6,
    };
    let mut session = Session::new(Salvage::new(options).expect("good options"), 7);
    let mut host = Host::new(Seat(0), vec![Place::new(SEAT, "token".to_owned())]);
    let edition = Edition::of::<Salvage>();
    let mut guest = Guest::<Salvage>::new(edition, None, Part([1; 32]));
    let mut effects = host.receive(GUEST, &hello(&mut guest), &session);
    let (mut told, mut lots) = (Vec::new(), choices(7));
    let mut seen = None;
    loop {
        for effect in std::mem::take(&mut effects) {
            let Effect::Send(GUEST, text) = effect else {
                continue;
            };
            for heard in guest.receive(&text, None) {
                match heard {
                    Heard::Part(view, events) => {
                        told.extend(events);
                        seen = Some(*view);
                    }
                    Heard::Whole(..) => panic!("it may not see all"),
                    other => drop(other),
                }
            }
        }
        let view = seen.as_ref().expect("it is told at once");
        assert_eq!(*view, session.view(Viewer::Seat(SEAT)));
        let Status::WaitingFor(_) = session.status() else {
            break;
        };
        let (seat, action) = any_answer(&session, &mut lots).expect("somebody is asked");
        if seat == SEAT {
            let text = guest.act(fingerprint(view), action).expect("it has a seat");
            let done = host.receive(GUEST, &text, &session);
            assert!(
                matches!(done.as_slice(), [Effect::Act { seat: SEAT, .. }]),
                "{done:?}"
            );
        }
        session.act(seat, action).expect("legal");
        effects = host.changed(&session);
    }
    let viewer = Viewer::Seat(SEAT);
    let all = (0..session.log().len()).flat_map(|entry| session.seen_at(entry, viewer));
    assert_eq!(told, all.cloned().collect::<Vec<_>>());
}
