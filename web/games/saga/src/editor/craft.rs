//! Scenarios as things that an editor makes: where they are kept, read and written, and the way
//! from the editor to a game.

use super::studio::Hand;
use crate::draft::{scenario_goal, scenario_name, scenario_story, stock};
use editor::Craft;
use engine::error::LoadError;
use engine::saga::options::ScenarioChoice;
use engine::saga::sketch::Sketch;
use engine::suite::GameId;
use ui::l10n::Phrases;

impl Craft for Hand {
    type Sketch = Sketch;
    const GAME: GameId = GameId::Saga;
    const DRAFT: &'static str = "saga-scenario";
    const HANDED: &'static str = "saga-chosen";
    const REFUSED: &'static str = "saga-setup-refused";

    fn blank(phrases: &Phrases) -> Sketch {
        let blank = Sketch::blank().named(&phrases.text("saga-editor-untitled"));
        blank.with(|file| file.goal_text = phrases.text("saga-editor-blank-goal"))
    }

    fn of_box(phrases: &Phrases, id: &str) -> Option<Result<Sketch, LoadError>> {
        let stock = stock();
        let file = stock.scenarios().find(|file| file.id == id)?;
        let choice = ScenarioChoice::Shipped(id.to_owned());
        let mut own = file.clone();
        own.title = scenario_name(phrases, &choice, file);
        own.story = scenario_story(phrases, &choice, file);
        own.goal_text = scenario_goal(phrases, &choice, file);
        Some(Sketch::of(id, own))
    }
}
