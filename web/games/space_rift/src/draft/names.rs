//! Names of scenarios, sides and seats on the setup page: translated for shipped content,
//! otherwise as written by the author.

use engine::space_rift::battlefield::Side;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use ui::l10n::Phrases;

#[must_use]
pub fn side_name(phrases: &Phrases, side: Side) -> String {
    phrases.text(&format!("space-rift-side-{}", side.into_str()))
}

#[must_use]
pub fn fleet_name(phrases: &Phrases, side: Side) -> String {
    phrases.text(&format!("space-rift-fleet-{}", side.into_str()))
}

/// Returns the name of a seat by its rank on a side of this size: the side in a duel, the command
/// in a team `[SR-21.1]`.
#[must_use]
pub fn crew_seat_name(phrases: &Phrases, crew: u8, side: Side, rank: u8) -> String {
    let key = match (crew, rank) {
        (0 | 1, _) => return side_name(phrases, side),
        (_, 0) => "space-rift-seat-commander",
        (2, _) => "space-rift-seat-wings",
        (_, 1) => "space-rift-seat-left",
        (_, _) => "space-rift-seat-right",
    };
    phrases.say(key, &[("side", side_name(phrases, side).into())])
}

/// Returns the translated name of a shipped scenario, or the name that the author wrote.
#[must_use]
pub fn scenario_name(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, "").unwrap_or_else(|| file.title.clone())
}

/// Returns the translated description of a shipped scenario, or the text that the author wrote.
#[must_use]
pub fn scenario_blurb(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, ".blurb").unwrap_or_else(|| file.blurb.clone())
}

/// Returns a phrase about a shipped scenario; `None` for a user-made one, whose id may equal that
/// of a shipped one.
fn shipped_phrase(phrases: &Phrases, choice: &ScenarioChoice, part: &str) -> Option<String> {
    match choice {
        ScenarioChoice::Shipped(id) => {
            phrases.find(&format!("space-rift-scenario-{id}{part}"), &[])
        }
        ScenarioChoice::Custom(_) => None,
    }
}
