//! Shows the engine's report about a draft as text and by hex. The engine makes all checks.

use super::hex_coord::HexCoord;
use crate::draft::content_set;
use engine::args::Arg;
use engine::saga::content::{LocatedContentError, Warning, parse_scenario};
use engine::saga::draft::MapDraft;
use engine::saga::scenario::ScenarioFile;
use ui::l10n::{Phrases, reason_at_location, reason_text};

/// Returns the errors that prevent a draft from being played, or from being read again if it is too
/// large.
#[must_use]
pub fn content_errors(draft: &MapDraft) -> Vec<LocatedContentError> {
    let found = content_set().content_errors(draft.file());
    if !found.is_empty() {
        return found;
    }
    let parsed = parse_scenario("scenario", &draft.write());
    let error = parsed.err().map(|error| LocatedContentError {
        place: error.place.to_string(),
        reason: error.reason,
    });
    error.into_iter().collect()
}

/// Returns the hexes of an error: the one that it names, or that of the sector at its path.
#[must_use]
pub fn hexes_of(file: &ScenarioFile, error: &LocatedContentError) -> Vec<HexCoord> {
    let named = error.reason.args().iter().find_map(|(key, arg)| match arg {
        Arg::Label(label) if *key == "hex" => HexCoord::from_label(label),
        _ => None,
    });
    let at = || {
        let (before, rest) = error.place.split_once("map.fixed[")?;
        let index: usize = rest.split(']').next()?.parse().ok()?;
        let players = before
            .split('.')
            .nth(1)
            .and_then(|count| count.parse().ok());
        let map = match players {
            Some(players) => file.variants.get(&players)?.map.as_ref()?,
            None => file.map.as_ref()?,
        };
        map.fixed.get(index).map(|sector| HexCoord(sector.hex))
    };
    let coord = named.or_else(at);
    coord
        .filter(|coord| coord.is_on_board())
        .into_iter()
        .collect()
}

/// Returns the sentence for an error, with its path in the file if that adds information.
#[must_use]
pub fn error_text(phrases: &Phrases, error: &LocatedContentError) -> String {
    let named_places = ["title", "story", "goal_text", "author", "players", "id"];
    if named_places.contains(&error.place.as_str()) {
        return reason_text(phrases, &error.reason);
    }
    reason_at_location(phrases, &error.place.as_str().into(), &error.reason)
}

#[must_use]
pub fn warning_text(phrases: &Phrases, warning: &Warning) -> String {
    let named = |key: &str, name: &str| phrases.say(key, &[("name", name.into())]);
    match warning {
        Warning::IdleBadge(id) => named("saga-editor-idle-badge", id),
        Warning::LostBadge(id) => named("saga-editor-lost-badge", id),
        Warning::BossBadges { badges, players } => {
            let args = [("count", (*badges).into()), ("players", (*players).into())];
            phrases.say("saga-editor-boss-badges", &args)
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
