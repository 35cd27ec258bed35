//! What scenarios and games are called before there is a table: in the player's language, or as the
//! maker of a scenario wrote it.

use super::content_set;
use engine::saga::options::{Options, ScenarioChoice};
use engine::saga::scenario::ScenarioFile;
use ui::l10n::Phrases;

/// The name of a scenario.
#[must_use]
pub fn scenario_name(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, "").unwrap_or_else(|| file.title.clone())
}

/// What has happened before a scenario begins.
#[must_use]
pub fn scenario_story(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    let of_box = || match choice {
        ScenarioChoice::Shipped(id) if !content_set().is_from_pack(id) => {
            phrases.find(&format!("saga-story-{id}"), &[])
        }
        ScenarioChoice::Shipped(_) | ScenarioChoice::Custom(_) => None,
    };
    of_box().unwrap_or_else(|| file.story.clone())
}

/// What is to be done in a scenario.
#[must_use]
pub fn scenario_goal(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, ".goal").unwrap_or_else(|| file.goal_text.clone())
}

/// A game: its scenario and how many play.
pub(super) fn game_name(phrases: &Phrases, options: &Options, file: &ScenarioFile) -> String {
    let words = [
        (
            "scenario",
            scenario_name(phrases, &options.scenario, file).into(),
        ),
        ("seats", options.seats.into()),
    ];
    phrases.say("saga-setup-name", &words)
}

/// A phrase about a scenario of the stock: what its pack says of it, or what we say of those of the
/// box. One of one's own may have the id of another.
fn shipped_phrase(phrases: &Phrases, choice: &ScenarioChoice, part: &str) -> Option<String> {
    match choice {
        ScenarioChoice::Shipped(id) => phrases.find(&format!("saga-scenario-{id}{part}"), &[]),
        ScenarioChoice::Custom(_) => None,
    }
}
