//! What scenarios are called and about, in the player's language where they are of the box, or as
//! their maker wrote it.

use crate::l10n::Phrases;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;

/// The name of a scenario.
#[must_use]
pub fn scenario_name(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    of_box(phrases, choice, "name").unwrap_or_else(|| file.title.clone())
}

/// What a scenario is about.
#[must_use]
pub fn scenario_blurb(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    of_box(phrases, choice, "blurb").unwrap_or_else(|| file.blurb.clone())
}

/// A phrase about a scenario of the box. One of one's own may have the id of another.
fn of_box(phrases: &Phrases, choice: &ScenarioChoice, part: &str) -> Option<String> {
    match choice {
        ScenarioChoice::Shipped(id) => {
            phrases.find(&format!("space-rift-scenario-{id}-{part}"), &[])
        }
        ScenarioChoice::Custom(_) => None,
    }
}
