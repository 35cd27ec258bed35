//! Looks in the store for the match of a link: the same link opened twice finds its save, and a
//! turn link finds the match that it continues.

use super::shared_match_page::ReplayedMatch;
use crate::games::matches_chunk;
use engine::registry::AnySession;
use engine::save::SaveFile;
use engine::session::LogRelation;
use std::rc::Rc;
use store::{SaveRecord, use_store};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The result of looking up a match in the store.
#[derive(Clone, PartialEq, Debug)]
pub enum StoreLookup {
    /// The store is being searched.
    Searching,
    /// No save of the match.
    Nothing,
    /// This save, and how the match of the link relates to it.
    Found(Box<SaveRecord>, LogRelation),
}

/// Looks up a match in the store.
#[hook]
pub fn use_store_lookup(replayed: &Rc<ReplayedMatch>) -> StoreLookup {
    let store = use_store();
    let known = use_state(|| StoreLookup::Searching);
    let set = known.setter();
    let replayed = replayed.clone();
    use_effect_with(store, move |store| {
        let Some(store) = store.clone() else { return };
        spawn_local(async move {
            // A store that cannot be read counts as empty; storing the match will report the error.
            let saves = store.store.list().await.unwrap_or_default();
            set.set(find(&replayed, saves, |session, text| {
                (matches_chunk(session)?.log_relation)(session, text)
            }));
        });
    });
    (*known).clone()
}

/// Returns the save that is nearest to the match, if there is one of the same match; `relation_of`
/// compares a match with the text of a save.
fn find(
    (session, status): &ReplayedMatch,
    saves: Vec<SaveRecord>,
    relation_of: impl Fn(&AnySession, &str) -> Option<LogRelation>,
) -> StoreLookup {
    let origin = |text: &str| SaveFile::read(text).map(|saved| saved.origin()).ok();
    let own_origin = origin(&status.text);
    let name = session.game().name();
    let log_relation = |save: SaveRecord| {
        if save.game != name || origin(&save.text) != own_origin {
            return None;
        }
        let log_relation = relation_of(session, &save.text)?;
        Some((distance(log_relation)?, save, log_relation))
    };
    let nearest = saves
        .into_iter()
        .filter_map(log_relation)
        .min_by_key(|(distance, _, _)| *distance);
    nearest.map_or(StoreLookup::Nothing, |(_, save, log_relation)| {
        StoreLookup::Found(Box::new(save), log_relation)
    })
}

/// Ranks how near a save is: the same position first, then those that the link continues, then
/// those that are further ahead, and last those that diverged.
const fn distance(log_relation: LogRelation) -> Option<(u8, usize)> {
    match log_relation {
        LogRelation::Same => Some((0, 0)),
        LogRelation::Ahead(entries) => Some((1, entries)),
        LogRelation::Behind(entries) => Some((2, entries)),
        LogRelation::Forked(common) => Some((3, usize::MAX - common)),
        LogRelation::Unrelated => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{log_relation, match_status};
    use engine::rift::Rift;
    use engine::rift::options::Options;
    use engine::session::Session;

    fn replayed_match(seed: u64, action_count: usize, is_last: bool) -> ReplayedMatch {
        let game = Rift::new(Options::duel("standard-2", "rhino", "screech")).expect("a duel");
        let mut session = Session::new(game, seed);
        for number in 0..action_count {
            let seat = session
                .status()
                .waiting_seats()
                .iter()
                .next()
                .expect("a turn");
            let legal = session.legal_actions(seat);
            let is_other = is_last && number + 1 == action_count;
            let action = if is_other {
                legal.last()
            } else {
                legal.first()
            };
            session
                .act(seat, *action.expect("a choice"))
                .expect("legal");
        }
        let session = AnySession::Rift(session);
        let status = match_status::<Rift>(&session).expect("its own");
        (session, status)
    }

    fn save_of((session, status): &ReplayedMatch) -> SaveRecord {
        SaveRecord {
            id: format!("t-{}", status.action_count),
            game: session.game().name().to_owned(),
            title: String::new(),
            updated: 0,
            player_kinds: Vec::new(),
            colors: Vec::new(),
            sides: Vec::new(),
            board: String::new(),
            round: 1,
            is_over: false,
            direct: None,
            text: status.text.clone(),
        }
    }

    use engine::game::Game;

    #[test]
    fn find_returns_the_nearest_save_of_the_same_match() {
        let link = replayed_match(5, 6, false);
        let on = |saves: &[&ReplayedMatch]| {
            find(
                &link,
                saves.iter().map(|s| save_of(s)).collect(),
                log_relation::<Rift>,
            )
        };
        let (short, shorter, longer) = (
            replayed_match(5, 4, false),
            replayed_match(5, 2, false),
            replayed_match(5, 9, false),
        );
        let (other, forked) = (replayed_match(6, 6, false), replayed_match(5, 5, true));
        assert_eq!(on(&[&other]), StoreLookup::Nothing);
        let log_relation = |known: StoreLookup| match known {
            StoreLookup::Found(_, log_relation) => Some(log_relation),
            StoreLookup::Searching | StoreLookup::Nothing => None,
        };
        assert_eq!(
            log_relation(on(&[&forked, &other])),
            Some(LogRelation::Forked(4))
        );
        assert_eq!(
            log_relation(on(&[&forked, &longer])),
            Some(LogRelation::Behind(3))
        );
        assert_eq!(
            log_relation(on(&[&longer, &shorter, &short])),
            Some(LogRelation::Ahead(2))
        );
        assert_eq!(
            log_relation(on(&[&short, &link, &longer])),
            Some(LogRelation::Same)
        );
    }
}
