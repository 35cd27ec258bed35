//! What the engine says about a sketch, in words and by hex. Finds nothing itself.

use super::spot::Spot;
use crate::draft::stock;
use engine::args::Arg;
use engine::saga::content::{Flaw, Warning, parse_scenario};
use engine::saga::scenario::ScenarioFile;
use engine::saga::sketch::Sketch;
use ui::l10n::{Phrases, fault_at, reason_words};

/// What keeps it from being played, and from being read again where it is too large.
#[must_use]
pub fn flaws_of(sketch: &Sketch) -> Vec<Flaw> {
    let found = stock().flaws(sketch.file());
    if !found.is_empty() {
        return found;
    }
    let again = parse_scenario("scenario", &sketch.write());
    let flaw = again.err().map(|error| Flaw {
        place: error.place.to_string(),
        reason: error.reason,
    });
    flaw.into_iter().collect()
}

/// The hexes that a fault is about: the one it names, or the one of the sector it stands at.
#[must_use]
pub fn hexes_of(file: &ScenarioFile, flaw: &Flaw) -> Vec<Spot> {
    let named = flaw.reason.args().iter().find_map(|(key, arg)| match arg {
        Arg::Label(label) if *key == "hex" => Spot::named(label),
        _ => None,
    });
    let at = || {
        let (before, rest) = flaw.place.split_once("map.fixed[")?;
        let place: usize = rest.split(']').next()?.parse().ok()?;
        let players = before
            .split('.')
            .nth(1)
            .and_then(|count| count.parse().ok());
        let map = match players {
            Some(players) => file.variants.get(&players)?.map.as_ref()?,
            None => file.map.as_ref()?,
        };
        map.fixed.get(place).map(|sector| Spot(sector.hex))
    };
    let spot = named.or_else(at);
    spot.filter(|spot| spot.is_on_board()).into_iter().collect()
}

/// A fault in words, with its place in the file where that says more than the words.
#[must_use]
pub fn flaw_words(phrases: &Phrases, flaw: &Flaw) -> String {
    let whole = ["title", "story", "goal_text", "author", "players", "id"];
    if whole.contains(&flaw.place.as_str()) {
        return reason_words(phrases, &flaw.reason);
    }
    fault_at(phrases, &flaw.place.as_str().into(), &flaw.reason)
}

#[must_use]
pub fn warning_words(phrases: &Phrases, warning: &Warning) -> String {
    let named = |key: &str, name: &str| phrases.say(key, &[("name", name.into())]);
    match warning {
        Warning::IdleBadge(id) => named("saga-editor-idle-badge", id),
        Warning::LostBadge(id) => named("saga-editor-lost-badge", id),
        Warning::BossBadges { badges, players } => {
            let words = [("count", (*badges).into()), ("players", (*players).into())];
            phrases.say("saga-editor-boss-badges", &words)
        }
        Warning::FewTiles(count) => {
            phrases.say("saga-editor-few-tiles", &[("count", (*count).into())])
        }
        Warning::NoXpm => phrases.text("saga-editor-no-xpm"),
        Warning::HiddenCounter(id) => named("saga-editor-hidden-counter", id),
    }
}

#[cfg(test)]
mod tests;
