//! Scenarios as things that an editor makes: where they are kept, read and written, and the way
//! from the editor to a game.

use super::report::refusal_words;
use crate::edit::Craft;
use crate::games::saga::draft::{Draft, scenario_goal, scenario_name, scenario_story, stock};
use engine::error::LoadError;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario_code;
use engine::saga::sketch::Sketch;
use engine::suite::GameId;
use ui::l10n::Phrases;

impl Craft for Sketch {
    const GAME: GameId = GameId::Saga;
    const DRAFT: &'static str = "saga-scenario";
    const HANDED: &'static str = "saga-chosen";

    fn name(&self) -> &str {
        &self.file().title
    }

    fn id(&self) -> &str {
        &self.file().id
    }

    fn blank(phrases: &Phrases) -> Self {
        let blank = Self::blank().named(&phrases.text("saga-editor-untitled"));
        blank.with(|file| file.goal_text = phrases.text("saga-editor-blank-goal"))
    }

    fn shipped(phrases: &Phrases, id: &str) -> Option<Result<Self, LoadError>> {
        let stock = stock();
        let file = stock.scenarios().find(|file| file.id == id)?;
        let choice = ScenarioChoice::Shipped(id.to_owned());
        let mut own = file.clone();
        own.title = scenario_name(phrases, &choice, file);
        own.story = scenario_story(phrases, &choice, file);
        own.goal_text = scenario_goal(phrases, &choice, file);
        Some(Self::of(id, own))
    }

    fn code(&self) -> Option<String> {
        scenario_code::encode(self.file())
    }

    fn refusal(phrases: &Phrases, fault: &LoadError) -> String {
        refusal_words(phrases, fault)
    }
}

/// The first game in a sketch without faults; `salt` makes its chance.
///
/// # Errors
/// Why there is none.
pub fn first_match(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
    let file = ScenarioChoice::Custom(Box::new(sketch.file().clone()));
    Draft::chosen(file, seed)
}
