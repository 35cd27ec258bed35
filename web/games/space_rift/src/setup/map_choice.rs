//! The [`MapChoice`] of Space Rift: shipped and user-made scenarios.

use crate::Ui;
use crate::draft;
use crate::draft::{SetupDraft, scenario_name};
use crate::editor::GameEditor;
use crate::key_facts::summary_line;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use play::setup::{MapChoice, MapChoiceKeys};
use std::rc::Rc;
use store::pack::current_content;
use ui::clock::random_seed;
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::prelude::*;

impl MapChoice for Ui {
    type Draft = SetupDraft;
    type Document = GameEditor;
    type File = ScenarioFile;
    type Choice = ScenarioChoice;
    type RequestedMap = ScenarioChoice;
    const KEYS: MapChoiceKeys = MapChoiceKeys {
        own: "space-rift-editor-own",
        open: "space-rift-editor-open-file",
        download: "space-rift-setup-download",
        edit: "space-rift-setup-edit",
        hint: "space-rift-setup-hint",
        opened: "space-rift-setup-opened",
    };

    fn choice(draft: &SetupDraft) -> &ScenarioChoice {
        &draft.options.scenario
    }

    fn file(draft: &SetupDraft) -> &ScenarioFile {
        &draft.file
    }

    fn bundled_id(draft: &SetupDraft) -> Option<String> {
        match &draft.options.scenario {
            ScenarioChoice::Shipped(id) => Some(id.clone()),
            ScenarioChoice::Custom(_) => None,
        }
    }

    fn custom_choice(file: ScenarioFile) -> ScenarioChoice {
        ScenarioChoice::Custom(Box::new(file))
    }

    fn own_file(choice: &ScenarioChoice) -> Option<&ScenarioFile> {
        match choice {
            ScenarioChoice::Custom(file) => Some(file),
            ScenarioChoice::Shipped(_) => None,
        }
    }

    fn with_choice(draft: &SetupDraft, choice: ScenarioChoice) -> Option<SetupDraft> {
        draft::with_scenario(draft, choice).ok()
    }

    fn with_own_file(
        draft: &SetupDraft,
        _: &str,
        file: ScenarioFile,
    ) -> Result<SetupDraft, LoadError> {
        draft::with_scenario(draft, Self::custom_choice(file))
    }

    fn read(name: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        current_content().space_rift().parse_scenario(name, text)
    }

    fn requested_bundled(id: &str) -> Option<ScenarioChoice> {
        let content = current_content().space_rift();
        let is_known = content.scenario_ids().any(|known_id| known_id == id);
        is_known.then(|| ScenarioChoice::Shipped(id.to_owned()))
    }

    fn requested_own(file: ScenarioFile) -> ScenarioChoice {
        Self::custom_choice(file)
    }

    fn with_requested(_: Option<SetupDraft>, scenario: ScenarioChoice) -> Option<SetupDraft> {
        draft::from_choice(scenario, random_seed()).ok()
    }

    fn thumbnail(file: &Rc<ScenarioFile>) -> Html {
        html! { <Thumbnail scenario={file.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &ScenarioChoice, file: &ScenarioFile) -> String {
        scenario_name(phrases, choice, file)
    }

    fn facts(phrases: &Phrases, file: &ScenarioFile) -> Html {
        html! { summary_line(phrases, file) }
    }

    fn read_error_key(error: FileError) -> &'static str {
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
    use editor::DocumentKind;
    use engine::json_api::DraftFile;
    use play::setup::seed_text;
    use play::setup::with_opened_file;

    fn draft() -> SetupDraft {
        draft::from_id("srb-01", seed_text(7)).expect("a scenario of the box")
    }

    #[test]
    fn an_exported_scenario_is_read_back_unchanged() {
        for file in scenarios() {
            let after =
                with_opened_file::<Ui>(&draft(), "mine.json", &file.to_text()).expect("a good one");
            assert_eq!(after.file, file);
            assert_eq!(after.error(), None, "{}", file.id);
        }
    }

    #[test]
    fn a_faulty_file_is_refused_with_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = draft().file.to_text();
        let error_text = |text: &str| {
            let error = with_opened_file::<Ui>(&draft(), "mine.json", text).expect_err("a fault");
            GameEditor::load_error_text(&phrases, &error)
        };
        let occupied_hex = error_text(&good.replacen("FT C11", "FT C3", 1));
        for part in ["mine.json", "sides.south.units[1]", "C3"] {
            assert!(occupied_hex.contains(part), "{occupied_hex}");
        }
        let message = error_text("no scenario");
        assert!(message.contains("Line 1"), "{message}");
    }
}
