//! Tests of a session store that follows another tab or browser and is blocked.

use super::*;
use crate::support::salvage::{Options, Salvage};

#[test]
fn a_held_store_sends_no_actions_to_the_command_sink() {
    let options = Options {
        crews: 2,
        wrecks: 6,
    };
    let game = Salvage::new(options).expect("good options");
    let session = Rc::new(Session::new(game, 7));
    let seat = session.status().waiting_seats().iter().next();
    let seat = seat.expect("somebody is asked");
    let command = SessionCommand::give_line(
        session.position_id(),
        seat,
        &session.legal_actions(seat)[..1],
    );
    let sent = Rc::new(RefCell::new(0));
    let command_sink = {
        let sent = sent.clone();
        CommandSink(Rc::new(move |_, _| *sent.borrow_mut() += 1))
    };
    let session_store = Rc::new(SessionStore::new(session));
    let session_store = session_store.reduce(SessionCommand::Follow(Some(command_sink)));
    let session_store = session_store
        .reduce(SessionCommand::Hold(true))
        .reduce(command.clone());
    assert_eq!(*sent.borrow(), 0);
    let session_store = session_store
        .reduce(SessionCommand::Hold(false))
        .reduce(command);
    assert_eq!(*sent.borrow(), 1);
    assert!(session_store.is_following());
}
