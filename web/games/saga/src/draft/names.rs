//! Names of scenarios and games on the setup page: translated for shipped content, or as the
//! author of a scenario wrote them.

use super::content_set;
use engine::saga::options::{Options, ScenarioChoice};
use engine::saga::scenario::ScenarioFile;
use ui::l10n::Phrases;

/// Returns the translated name of a shipped scenario, or the name that the author wrote.
#[must_use]
pub fn scenario_name(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, "").unwrap_or_else(|| file.title.clone())
}

/// Returns the story that introduces a scenario.
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

/// Returns the text about the goal of a scenario.
#[must_use]
pub fn scenario_goal(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
    shipped_phrase(phrases, choice, ".goal").unwrap_or_else(|| file.goal_text.clone())
}

/// Returns the title of a game: its scenario and the number of players.
pub(super) fn game_name(phrases: &Phrases, options: &Options, file: &ScenarioFile) -> String {
    let args = [
        (
            "scenario",
            scenario_name(phrases, &options.scenario, file).into(),
        ),
        ("seats", options.seats.into()),
    ];
    phrases.say("saga-setup-name", &args)
}

/// Returns a phrase about a shipped scenario, from its content pack or from the page. A user-made
/// scenario has none, as its id may be that of a shipped one.
fn shipped_phrase(phrases: &Phrases, choice: &ScenarioChoice, part: &str) -> Option<String> {
    match choice {
        ScenarioChoice::Shipped(id) => phrases.find(&format!("saga-scenario-{id}{part}"), &[]),
        ScenarioChoice::Custom(_) => None,
    }
}
