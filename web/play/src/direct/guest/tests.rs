//! A guest's room without a browser: what it keeps before it opens its part, and what it asks its own people.

use super::*;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::content::Stock;
use engine::rift::options::Options;
use protocol::{Host, Matter, Part, Peer, Place};
use std::cell::RefCell;

/// A room of a guest at a host that has told the match and what all sealed, with what it is to do. Nobody sits at its table.
fn sealed() -> (GuestRoom<Rift>, Todos<Rift>, Rc<RefCell<Vec<String>>>) {
    let options = Options::duel("standard-2", "rhino", "screech");
    let session = Session::new(Rift::new(options).expect("a duel of the box"), 7);
    let token = "token".to_owned();
    let mut host = Host::<Rift>::new(Seat(0), vec![Place::new(Seat(1), token.clone())]);
    host.bring(Vow::new(Part([1; 32])), None);
    let mut room = GuestRoom::new(token.clone(), Vow::new(Part([2; 32])), Stock::default());
    let opened = Rc::new(RefCell::new(Vec::new()));
    let heard = opened.clone();
    room.kept = Callback::from(move |reveal| heard.borrow_mut().push(reveal));
    // What the room says goes nowhere: its line is not up. Another guest with the same secret says it.
    let mut voice = Guest::<Rift>::new(
        Edition::of::<Rift>(),
        Some(token),
        Vow::new(Part([2; 32])),
        Stock::default(),
    );
    let mut effects = host.connected(Peer(1));
    let mut todos = Vec::new();
    while !effects.is_empty() {
        for effect in std::mem::take(&mut effects) {
            let protocol::Effect::Send(_, text) = effect else {
                continue;
            };
            for heard in voice.receive(&text, None) {
                if let Heard::Send(text) = heard {
                    effects.extend(host.receive(Peer(1), &text, &session));
                }
            }
            todos.extend(room.heard(Sound::Word(text)));
        }
    }
    (room, todos, opened)
}

fn kept(todos: &[Todo<<Rift as Game>::Action>]) -> Vec<&Callback<()>> {
    let keeps = todos.iter().filter_map(|todo| match todo {
        Todo::Keep(Change::Sealed(vow, kept)) if vow.seals.is_some() => Some(kept),
        Todo::Do(_) | Todo::Keep(_) | Todo::Redraw => None,
    });
    keeps.collect()
}

#[test]
fn a_part_is_opened_once_what_all_sealed_is_kept_and_not_before() {
    let (mut room, heard, opened) = sealed();
    assert_eq!(kept(&heard).len(), 1);
    assert!(opened.borrow().is_empty(), "nobody has kept it");
    // What was to be kept before there was a table is to be kept there.
    let todos = room.sit_down();
    let keeps = kept(&todos);
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
        room.follow(Heard::Unsealed);
        assert!(room.view().unsealed);
        let action = room.match_told().expect("it was told").1.legal(Seat(0))[0];
        let at = room.match_told().expect("it was told").1.position();
        assert!(room.wish(at, &Deed::Act(Seat(1), action)).is_empty());
        room.answer(yes);
        assert!(!room.view().unsealed);
        assert_eq!(room.view().trouble.is_some(), !yes);
    }
}

#[test]
fn who_asked_hears_that_it_was_refused_and_nobody_else_does() {
    let (mut room, ..) = sealed();
    let voted = |done: bool| Heard::<Rift>::Voted(done);
    room.follow(Heard::Asked(Matter::TakeBack(Seat(0))));
    room.follow(voted(false));
    assert!(!room.view().denied, "it was the question of somebody else");
    room.view.asking = true;
    room.follow(voted(true));
    assert!(!room.view().denied && !room.view().asking);
    room.view.asking = true;
    room.follow(voted(false));
    assert!(room.view().denied && !room.view().asking);
    // What is told next has gone on without it.
    let (session, _) = room.told.clone().expect("it was told");
    room.became(session, Some("code".to_owned()));
    assert!(!room.view().denied);
}
