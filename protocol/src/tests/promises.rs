//! What a guest promises and is promised: a part that is sealed once, a match that does not begin without it, and why
//! nothing can be proven.

use super::swearing::whole;
use super::{Room, begun_of, duel, part, write};
use crate::message::{FromGuest, FromHost, Says};
use crate::{Edition, Flaw, Guest, Heard, Vow};
use engine::game::Seat;
use engine::rift::Rift;

#[test]
fn that_the_past_was_changed_is_told_whatever_could_not_be_proven_before() {
    for (before, after) in [
        (Flaw::Begun, Flaw::Changed),
        (Flaw::Absent, Flaw::Changed),
        (Flaw::Chance, Flaw::Chance),
    ] {
        let mut vow = Vow::new(part(1));
        vow.spoil(before);
        vow.spoil(Flaw::Changed);
        assert_eq!(vow.flaw, Some(after));
        vow.spoil(Flaw::Begun);
        assert_eq!(vow.flaw, Some(after));
    }
}

fn hear(guest: &mut Guest<Rift>, said: &Says<Rift>) -> Vec<Heard<Rift>> {
    guest.receive(&write(said), None)
}

/// A guest at a table whose host says that its match had begun, or had not.
fn welcomed(begun: bool) -> Guest<Rift> {
    let mut guest = Guest::new(
        Edition::of::<Rift>(),
        None,
        Vow::new(part(9)),
        Default::default(),
    );
    let token = String::new();
    let seat = Seat(1);
    hear(&mut guest, &FromHost::Welcome { seat, token, begun });
    guest
}

/// The seals of a round, with the one of the guest.
fn seals(round: u32) -> Vec<(Seat, crate::Part)> {
    let own = part(9).of_round(round).seal(Seat(1));
    vec![(Seat(0), part(1).seal(Seat(0))), (Seat(1), own)]
}

fn is_distrusted(heard: &[Heard<Rift>]) -> bool {
    matches!(heard, [Heard::Distrusted])
}

#[test]
fn a_guest_seals_and_opens_nothing_before_it_was_told_the_match() {
    let mut guest = welcomed(false);
    let (swear, seals) = (FromHost::Swear { round: 1 }, seals(1));
    assert!(hear(&mut guest, &swear).is_empty());
    let told = FromHost::Seals { seals };
    assert!(hear(&mut guest, &told).is_empty());
    assert_eq!((guest.reveal(), &guest.vow().seals), (None, &None));
    hear(&mut guest, &whole(&duel(7), Seat(1)));
    let heard = hear(&mut guest, &swear);
    assert!(matches!(heard.last(), Some(Heard::Send(_))), "{heard:?}");
    // What opens its part comes with what is to be kept before, and is nothing that goes out at once.
    let heard = hear(&mut guest, &told);
    let [Heard::Sealed(vow, reveal)] = heard.as_slice() else {
        panic!("it seals: {heard:?}");
    };
    assert!(vow.seals.is_some());
    assert_eq!(guest.reveal().as_ref(), Some(reveal));
}

#[test]
fn a_match_that_is_said_to_have_begun_and_has_not_is_not_believed() {
    for begun in [true, false] {
        let mut guest = welcomed(begun);
        let heard = hear(&mut guest, &whole(&duel(7), Seat(1)));
        assert_eq!(is_distrusted(&heard), begun);
    }
    let mut guest = welcomed(true);
    let heard = hear(&mut guest, &whole(&begun_of(duel(7)), Seat(1)));
    assert!(matches!(heard.last(), Some(Heard::Whole(..))), "{heard:?}");
    assert_eq!(guest.vow().flaw, Some(Flaw::Begun));
}

#[test]
fn a_match_that_was_dealt_without_us_is_played_only_when_somebody_wants_to() {
    let sworn: Says<Rift> = FromHost::Sworn {
        round: 1,
        seals: seals(7),
    };
    let session = duel(7);
    let action = session.legal(Seat(0))[0];
    let mut guest = welcomed(false);
    hear(&mut guest, &sworn);
    let heard = hear(&mut guest, &whole(&session, Seat(1)));
    assert!(matches!(heard.last(), Some(Heard::Unsealed)), "{heard:?}");
    assert_eq!(guest.act(session.fingerprint(), action), None);
    assert_eq!(guest.accept(), write(&FromGuest::<u8>::Doubt { on: false }));
    assert!(guest.act(session.fingerprint(), action).is_some());
    // Where somebody has chosen already, it is told and no more.
    let mut guest = welcomed(false);
    hear(&mut guest, &sworn);
    let heard = hear(&mut guest, &whole(&begun_of(session.clone()), Seat(1)));
    assert!(matches!(heard.last(), Some(Heard::Whole(..))), "{heard:?}");
    assert_eq!(guest.vow().flaw, Some(Flaw::Absent));
    // And who was there the whole time would have been asked for a seal.
    let mut guest = welcomed(false);
    hear(&mut guest, &whole(&session, Seat(1)));
    assert!(is_distrusted(&hear(&mut guest, &sworn)));
}

#[test]
fn another_browser_that_takes_the_seat_before_the_first_action_is_asked() {
    let mut room = Room::of(duel(7), &[Seat(1)]);
    room.host.bring(Vow::new(part(1)), None);
    let first = room.enter(None);
    assert!(!room.screens[first].doubts);
    let (token, kept) = {
        let screen = &room.screens[first];
        (screen.token.clone(), screen.guest.vow().clone())
    };
    room.cut(first);
    let again = room.enter_with(token.as_deref(), kept);
    assert!(!room.screens[again].doubts, "it knows the seals");
    room.cut(again);
    let other = room.enter(token.as_deref());
    assert!(room.screens[other].doubts);
    assert!(!room.screens[other].distrusts);
    assert!(
        room.host.is_doubted(Seat(1)),
        "the host knows that it is asked"
    );
    let agreed = room.screens[other].guest.accept();
    room.say(other, &agreed);
    assert!(!room.host.is_doubted(Seat(1)));
    room.agree();
}
