//! Looking on the shelf for the match that a link holds: the same link opened twice finds its save,
//! and a turn finds the match that it goes on.

use super::page::Read;
use crate::games::hall_of;
use engine::save::Saved;
use engine::session::Kin;
use engine::suite::AnySession;
use std::rc::Rc;
use store::{SaveRecord, use_shelf};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What the shelf holds of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum Known {
    /// It is being looked for.
    Searching,
    /// Nothing.
    Nothing,
    /// This save, and how the match of the link stands to it.
    Kept(Box<SaveRecord>, Kin),
}

/// What the shelf holds of a match.
#[hook]
pub fn use_known(read: &Rc<Read>) -> Known {
    let shelf = use_shelf();
    let known = use_state(|| Known::Searching);
    let set = known.setter();
    let read = read.clone();
    use_effect_with(shelf, move |shelf| {
        let Some(shelf) = shelf.clone() else { return };
        spawn_local(async move {
            // A shelf that cannot be read holds nothing; putting the match there will say why not.
            let saves = shelf.store.list().await.unwrap_or_default();
            set.set(find(&read, saves, |session, text| {
                (hall_of(session)?.kin)(session, text)
            }));
        });
    });
    (*known).clone()
}

/// The save that is nearest to the match, if one is of the same match at all; `kin_of` tells how a match stands to the text
/// of a save.
fn find(
    (session, standing): &Read,
    saves: Vec<SaveRecord>,
    kin_of: impl Fn(&AnySession, &str) -> Option<Kin>,
) -> Known {
    let origin = |text: &str| Saved::read(text).map(|saved| saved.origin()).ok();
    let own = origin(&standing.text);
    let name = session.game().name();
    let kin = |save: SaveRecord| {
        if save.game != name || origin(&save.text) != own {
            return None;
        }
        let kin = kin_of(session, &save.text)?;
        Some((distance(kin)?, save, kin))
    };
    let nearest = saves
        .into_iter()
        .filter_map(kin)
        .min_by_key(|(distance, _, _)| *distance);
    nearest.map_or(Known::Nothing, |(_, save, kin)| {
        Known::Kept(Box::new(save), kin)
    })
}

/// How near a save is: the same point first, then those that the link goes on, then those that are
/// further already, and last those that went another way.
const fn distance(kin: Kin) -> Option<(u8, usize)> {
    match kin {
        Kin::Same => Some((0, 0)),
        Kin::Ahead(entries) => Some((1, entries)),
        Kin::Behind(entries) => Some((2, entries)),
        Kin::Forked(common) => Some((3, usize::MAX - common)),
        Kin::Stranger => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{kin, standing};
    use engine::rift::Rift;
    use engine::rift::options::Options;
    use engine::session::Session;

    fn played(seed: u64, actions: usize, last: bool) -> Read {
        let game = Rift::new(Options::duel("standard-2", "rhino", "screech")).expect("a duel");
        let mut session = Session::new(game, seed);
        for number in 0..actions {
            let seat = session.status().waiting().iter().next().expect("a turn");
            let legal = session.legal(seat);
            let other = last && number + 1 == actions;
            let action = if other { legal.last() } else { legal.first() };
            session
                .act(seat, *action.expect("a choice"))
                .expect("legal");
        }
        let session = AnySession::Rift(session);
        let standing = standing::<Rift>(&session).expect("its own");
        (session, standing)
    }

    fn kept((session, standing): &Read) -> SaveRecord {
        SaveRecord {
            id: format!("t-{}", standing.actions),
            game: session.game().name().to_owned(),
            title: String::new(),
            updated: 0,
            sitters: Vec::new(),
            colors: Vec::new(),
            sides: Vec::new(),
            board: String::new(),
            round: 1,
            over: false,
            direct: None,
            text: standing.text.clone(),
        }
    }

    use engine::game::Game;

    #[test]
    fn the_nearest_save_of_the_match_is_found() {
        let link = played(5, 6, false);
        let on =
            |saves: &[&Read]| find(&link, saves.iter().map(|s| kept(s)).collect(), kin::<Rift>);
        let (short, shorter, far) = (
            played(5, 4, false),
            played(5, 2, false),
            played(5, 9, false),
        );
        let (other, forked) = (played(6, 6, false), played(5, 5, true));
        assert_eq!(on(&[&other]), Known::Nothing);
        let kin = |known: Known| match known {
            Known::Kept(_, kin) => Some(kin),
            Known::Searching | Known::Nothing => None,
        };
        assert_eq!(kin(on(&[&forked, &other])), Some(Kin::Forked(4)));
        assert_eq!(kin(on(&[&forked, &far])), Some(Kin::Behind(3)));
        assert_eq!(kin(on(&[&far, &shorter, &short])), Some(Kin::Ahead(2)));
        assert_eq!(kin(on(&[&short, &link, &far])), Some(Kin::Same));
    }
}
