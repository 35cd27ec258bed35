//! Checks of a game's topics of help and of its recaps, called by the tests of each game.

use crate::game_ui::{GameUi, HelpSpot};
use crate::games::wording_checks::{is_complete_text, languages};
use crate::render_checks::check_positions;
use crate::table::{entries_since, next_topic, recap_steps};
use engine::game::{Seat, Viewer};
use engine::session::Session;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::ops::Range;
use ui::l10n::Phrases;

/// Number of recaps that are checked.
const MAX_RECAPS: usize = 25;
/// Seeds of the random matches in which help is looked for.
const SEEDS: Range<u64> = 5..15;

/// Checks in random matches that every topic of help has words in every language, a rule of `rules`,
/// and a moment at which it is shown, except `rare` ones; and that recaps list in order what others
/// did.
///
/// # Panics
/// If one of these conditions does not hold.
pub fn check_help_topics<G: GameUi>(
    games: impl IntoIterator<Item = G::Game>,
    rules: &str,
    rare: &[&str],
) {
    check_topic_texts::<G>(rules);
    let phrases = Phrases::load("en");
    let (seen, recaps) = (RefCell::new(BTreeSet::new()), Cell::new(0));
    let offered = RefCell::new(BTreeSet::new());
    let games: Vec<G::Game> = games.into_iter().collect();
    let is_complete = |seen: &BTreeSet<String>| {
        let mut keys = G::HELP_TOPICS.iter().map(|topic| topic.key);
        keys.all(|key| seen.contains(key) || rare.contains(&key))
    };
    let matches = SEEDS.flat_map(|seed| games.iter().map(move |game| (seed, game)));
    for (seed, game) in matches {
        if is_complete(&seen.borrow()) {
            break;
        }
        check_positions::<G>(game.clone(), seed, 1, |session| {
            let Some(seat) = session.status().waiting_seats().iter().next() else {
                return;
            };
            let mut seen = seen.borrow_mut();
            let terms = session.legal_actions(seat);
            let terms = terms.iter().map(|action| G::action_term(*action));
            offered.borrow_mut().extend(terms);
            while let Some(topic) = next_topic::<G>(session, Viewer::Seat(seat), seat, &seen) {
                let shown = &G::HELP_TOPICS[topic.index];
                let has_spot = shown.spot.is_some();
                assert_eq!(topic.selector.is_some(), has_spot, "{}: no spot", shown.key);
                seen.insert(shown.key.to_owned());
            }
            // Every position is checked for help, but only some for the recap, which is slower:
            // those after an action of another seat.
            let last = session.entry_count().checked_sub(1);
            let is_own = last.is_none_or(|last| session.actor(last) == Some(seat));
            if !is_own && recaps.get() < MAX_RECAPS && check_recap::<G>(session, &phrases, seat) {
                recaps.set(recaps.get() + 1);
            }
        });
    }
    let seen = seen.into_inner();
    assert!(is_complete(&seen), "some topics are never shown: {seen:?}");
    assert!(recaps.get() > 0, "no recap");
    check_spots::<G>(&offered.into_inner(), &seen);
}

/// Checks that the buttons which the topics shown mark are those of actions that were offered.
fn check_spots<G: GameUi>(offered: &BTreeSet<&str>, seen: &BTreeSet<String>) {
    for topic in G::HELP_TOPICS {
        if let Some(HelpSpot::Actions(terms)) = topic.spot {
            let is_offered = terms.iter().any(|term| offered.contains(term));
            assert!(
                is_offered || !seen.contains(topic.key),
                "{}: {terms:?}",
                topic.key
            );
        }
    }
}

fn check_topic_texts<G: GameUi>(rules: &str) {
    assert!(G::HELP_TOPICS.len() >= 6, "too few topics");
    for topic in G::HELP_TOPICS {
        let rule = format!("**{}**", topic.rule);
        assert!(rules.contains(&rule), "{}: no {rule}", topic.key);
        for phrases in languages() {
            assert!(is_complete_text(&phrases.text(topic.key)), "{}", topic.key);
        }
    }
}

/// Checks the recap for a seat; returns whether it has a step.
fn check_recap<G: GameUi>(session: &Session<G::Game>, phrases: &Phrases, seat: Seat) -> bool {
    let steps = recap_steps::<G>(session, phrases, seat, Viewer::Seat(seat));
    let entries: Vec<usize> = steps.iter().map(|step| step.entry).collect();
    assert!(entries.len() <= 5 && entries.is_sorted(), "{steps:?}");
    let since = entries_since(session, seat);
    for step in &steps {
        assert!(since.contains(&step.entry), "{steps:?}");
        assert_ne!(step.seat, Some(seat), "{steps:?}");
        assert!(is_complete_text(&step.text), "{steps:?}");
    }
    !steps.is_empty()
}
