//! Shows the engine's report about a draft as text and by hex. The engine makes all checks.

use super::hex_coord::HexCoord;
use super::tool_settings::kind_slug;
use engine::exodus::content::{LocatedContentError, Warning};
use engine::exodus::figures::PlanetKind;
use engine::exodus::layout::KINDS;
use ui::l10n::{Phrases, reason_at_location, reason_text};

#[must_use]
pub fn hex_coords(hexes: &[[i8; 2]]) -> Vec<HexCoord> {
    hexes.iter().map(|hex| HexCoord(*hex)).collect()
}

/// Returns the sentence for an error, with the kind of planets that it concerns, or with its path
/// in the file if it concerns neither a hex nor a named part.
#[must_use]
pub fn error_text(phrases: &Phrases, error: &LocatedContentError) -> String {
    let reason = error.error.reason();
    let text = reason_text(phrases, &reason);
    if let Some(kind) = kind_at(&error.place) {
        let args = [
            ("kind", kind_name(phrases, Some(kind)).into()),
            ("fault", text.into()),
        ];
        return phrases.say("exodus-editor-of-kind", &args);
    }
    let named_places = ["title", "blurb", "id", "homes", "tiles", "open"];
    if error.hexes.is_empty() && !named_places.contains(&error.place.as_str()) {
        return reason_at_location(phrases, &error.place.as_str().into(), &reason);
    }
    text
}

/// Returns the kind of planets that a path in the file is about.
fn kind_at(path: &str) -> Option<PlanetKind> {
    let lists = ["tiles[", "kinds["].into_iter();
    let rest = lists.filter_map(|list| path.strip_prefix(list)).next()?;
    let number: usize = rest.strip_suffix(']')?.parse().ok()?;
    KINDS.get(number).copied()
}

/// Names a kind of planets; `None` is a random planet.
#[must_use]
pub fn kind_name(phrases: &Phrases, kind: Option<PlanetKind>) -> String {
    match kind {
        None => phrases.text("exodus-editor-kind-any"),
        Some(_) => phrases.text(&format!("exodus-kind-{}", kind_slug(kind))),
    }
}

/// Names the level of a guard, 1 to 3; 0 is no guard.
#[must_use]
pub fn level_name(phrases: &Phrases, level: u8) -> String {
    let slug = match level {
        0 => return phrases.text("exodus-editor-no-guard"),
        1 => "one",
        2 => "two",
        3.. => "three",
    };
    let level = phrases.text(&format!("exodus-level-{slug}"));
    phrases.say("exodus-guard", &[("level", level.into())])
}

#[must_use]
pub fn warning_text(phrases: &Phrases, warning: &Warning) -> String {
    let bounds = |key: &str, min: u8, max: u8| {
        let args = [("least", min.into()), ("most", max.into())];
        phrases.say(key, &args)
    };
    match warning {
        Warning::Council { min, max, .. } => bounds("exodus-editor-odd-council", *min, *max),
        Warning::Rivals { min, max, .. } => bounds("exodus-editor-odd-rivals", *min, *max),
        Warning::Near { min, max, .. } => bounds("exodus-editor-odd-near", *min, *max),
        Warning::Close { steps, .. } => {
            phrases.say("exodus-editor-odd-close", &[("steps", (*steps).into())])
        }
        Warning::Neighbors => phrases.text("exodus-editor-odd-neighbors"),
        Warning::Walled { hexes } => {
            phrases.say("exodus-editor-odd-walled", &[("count", hexes.len().into())])
        }
        Warning::Planets { planets, min, max } => {
            let args = [
                ("planets", (*planets).into()),
                ("least", (*min).into()),
                ("most", (*max).into()),
            ];
            phrases.say("exodus-editor-odd-planets", &args)
        }
        Warning::NoKind(kind) => {
            let args = [("kind", kind_name(phrases, Some(*kind)).into())];
            phrases.say("exodus-editor-odd-no-kind", &args)
        }
        Warning::NoGuard(level) => {
            let args = [("guard", level_name(phrases, *level).into())];
            phrases.say("exodus-editor-odd-no-guard", &args)
        }
        Warning::ManyGuards(level) => {
            let args = [("guard", level_name(phrases, *level).into())];
            phrases.say("exodus-editor-odd-many-guards", &args)
        }
        Warning::Order => phrases.text("exodus-editor-odd-order"),
    }
}

#[cfg(test)]
mod tests;
