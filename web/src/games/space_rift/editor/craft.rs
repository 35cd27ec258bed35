//! Scenarios as things that an editor makes: where they are kept, read and written, and the way
//! from the editor to a battle.

use super::report::refusal_words;
use crate::edit::Craft;
use crate::games::space_rift::draft::{Draft, scenario_blurb, scenario_name};
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario_code;
use engine::space_rift::sketch::Sketch;
use engine::suite::GameId;
use store::pack::stocks;
use ui::l10n::Phrases;

impl Craft for Sketch {
    const GAME: GameId = GameId::SpaceRift;
    const DRAFT: &'static str = "space-rift-scenario";
    const HANDED: &'static str = "space-rift-chosen";

    fn name(&self) -> &str {
        &self.file().title
    }

    fn id(&self) -> &str {
        &self.file().id
    }

    fn blank(phrases: &Phrases) -> Self {
        Self::blank().named(&phrases.text("space-rift-editor-untitled"))
    }

    fn shipped(phrases: &Phrases, id: &str) -> Option<Result<Self, LoadError>> {
        let stock = stocks().space_rift();
        if !stock.scenario_ids().any(|known| known == id) {
            return None;
        }
        let choice = ScenarioChoice::Shipped(id.to_owned());
        let file = stock.scenario(&choice).map(|mut file| {
            file.blurb = scenario_blurb(phrases, &choice, &file);
            file.title = scenario_name(phrases, &choice, &file);
            file
        });
        Some(file.and_then(|file| Self::of(id, file)))
    }

    fn code(&self) -> Option<String> {
        scenario_code::encode(self)
    }

    fn refusal(phrases: &Phrases, fault: &LoadError) -> String {
        refusal_words(phrases, fault)
    }
}

/// The first battle in a sketch without faults; `salt` makes its chance.
///
/// # Errors
/// Why there is none.
pub fn first_match(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
    let file = ScenarioChoice::Custom(Box::new(sketch.file().clone()));
    Draft::chosen(file, seed)
}
