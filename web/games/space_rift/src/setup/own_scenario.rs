//! Scenarios as battles are set up in them: of the box or of one's own.

use crate::Ui;
use crate::draft;
use crate::draft::{Draft, scenario_name};
use crate::editor::Hand;
use crate::special::short;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use play::setup::{Venue, VenueKeys};
use std::rc::Rc;
use store::pack::stocks;
use ui::clock::fresh_seed;
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Venue for Ui {
    type Draft = Draft;
    type Craft = Hand;
    type File = ScenarioFile;
    type Choice = ScenarioChoice;
    type Asked = ScenarioChoice;
    const KEYS: VenueKeys = VenueKeys {
        own: "space-rift-editor-own",
        open: "space-rift-editor-open-file",
        download: "space-rift-setup-download",
        edit: "space-rift-setup-edit",
        hint: "space-rift-setup-hint",
        opened: "space-rift-setup-opened",
    };

    fn choice(draft: &Draft) -> &ScenarioChoice {
        &draft.options.scenario
    }

    fn file(draft: &Draft) -> &ScenarioFile {
        &draft.file
    }

    fn shipped(draft: &Draft) -> Option<String> {
        match &draft.options.scenario {
            ScenarioChoice::Shipped(id) => Some(id.clone()),
            ScenarioChoice::Custom(_) => None,
        }
    }

    fn own(file: ScenarioFile) -> ScenarioChoice {
        ScenarioChoice::Custom(Box::new(file))
    }

    fn own_file(choice: &ScenarioChoice) -> Option<&ScenarioFile> {
        match choice {
            ScenarioChoice::Custom(file) => Some(file),
            ScenarioChoice::Shipped(_) => None,
        }
    }

    fn on_offered(draft: &Draft, choice: ScenarioChoice) -> Option<Draft> {
        draft::moved_to(draft, choice).ok()
    }

    fn on_own(draft: &Draft, _: &str, file: ScenarioFile) -> Result<Draft, LoadError> {
        draft::moved_to(draft, Self::own(file))
    }

    fn read(name: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        stocks().space_rift().parse_scenario(name, text)
    }

    fn asked_of_box(id: &str) -> Option<ScenarioChoice> {
        let stock = stocks().space_rift();
        let known = stock.scenario_ids().any(|known| known == id);
        known.then(|| ScenarioChoice::Shipped(id.to_owned()))
    }

    fn asked_own(file: ScenarioFile) -> ScenarioChoice {
        Self::own(file)
    }

    fn on_asked(_: Option<Draft>, scenario: ScenarioChoice) -> Option<Draft> {
        draft::chosen(scenario, fresh_seed()).ok()
    }

    fn stamp(file: &Rc<ScenarioFile>) -> Html {
        html! { <Thumbnail scenario={file.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
        scenario_name(phrases, choice, file)
    }

    fn facts(phrases: &Phrases, file: &ScenarioFile) -> Html {
        html! { short(phrases, file) }
    }

    fn unread(error: FileError) -> &'static str {
        match error {
            FileError::TooLong => "space-rift-editor-too-long",
            FileError::Unreadable | FileError::Refused => error.phrase(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::scenarios;
    use editor::Craft;
    use engine::drive::SheetFile;
    use play::setup::opened;
    use play::setup::seed_text;

    fn draft() -> Draft {
        draft::on("srb-01", seed_text(7)).expect("a scenario of the box")
    }

    #[test]
    fn every_scenario_is_read_as_it_was_taken_along() {
        for file in scenarios() {
            let after = opened::<Ui>(&draft(), "mine.json", &file.written()).expect("a good one");
            assert_eq!(after.file, file);
            assert_eq!(after.fault(), None, "{}", file.id);
        }
    }

    #[test]
    fn a_faulty_file_is_refused_with_its_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = draft().file.written();
        let told = |text: &str| {
            let fault = opened::<Ui>(&draft(), "mine.json", text).expect_err("a fault");
            Hand::refusal(&phrases, &fault)
        };
        let taken = told(&good.replacen("FT C11", "FT C3", 1));
        for part in ["mine.json", "sides.south.units[1]", "C3"] {
            assert!(taken.contains(part), "{taken}");
        }
        let none = told("no scenario");
        assert!(none.contains("Line 1"), "{none}");
    }
}
