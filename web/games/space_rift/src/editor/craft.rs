//! Scenarios as things that an editor makes: where they are kept, read and written, and the way
//! from the editor to a battle.

use super::studio::Hand;
use crate::draft::{scenario_blurb, scenario_name};
use editor::Craft;
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::sketch::Sketch;
use engine::suite::GameId;
use store::pack::stocks;
use ui::l10n::Phrases;

impl Craft for Hand {
    type Sketch = Sketch;
    const GAME: GameId = GameId::SpaceRift;
    const DRAFT: &'static str = "space-rift-scenario";
    const HANDED: &'static str = "space-rift-chosen";
    const REFUSED: &'static str = "space-rift-setup-refused";

    fn blank(phrases: &Phrases) -> Sketch {
        Sketch::blank().named(&phrases.text("space-rift-editor-untitled"))
    }

    fn of_box(phrases: &Phrases, id: &str) -> Option<Result<Sketch, LoadError>> {
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
        Some(file.and_then(|file| Sketch::of(id, file)))
    }
}
