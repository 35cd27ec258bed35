//! Tests of a session store that follows another tab or browser and is blocked.

use super::*;
use crate::support::salvage::{Options, Salvage};

#[test]
fn a_desk_that_is_held_asks_nobody_elsewhere_to_act() {
    let options = Options {
        crews: 2,
        wrecks: 6,
    };
    let table = Salvage::new(options).expect("good options");
    let session = Rc::new(Session::new(table, 7));
    let seat = session.status().waiting_seats().iter().next();
    let seat = seat.expect("somebody is asked");
    let deed = SessionCommand::give_line(
        session.position_id(),
        seat,
        &session.legal_actions(seat)[..1],
    );
    let sent = Rc::new(RefCell::new(0));
    let outlet = {
        let sent = sent.clone();
        CommandSink(Rc::new(move |_, _| *sent.borrow_mut() += 1))
    };
    let desk = Rc::new(SessionStore::new(session));
    let desk = desk.reduce(SessionCommand::Follow(Some(outlet)));
    let desk = desk.reduce(SessionCommand::Hold(true)).reduce(deed.clone());
    assert_eq!(*sent.borrow(), 0);
    let desk = desk.reduce(SessionCommand::Hold(false)).reduce(deed);
    assert_eq!(*sent.borrow(), 1);
    assert!(desk.is_following());
}
