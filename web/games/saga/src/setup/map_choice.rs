//! The [`MapChoice`] of Saga: shipped and user-made scenarios, from the saved ones, from a file, or
//! handed over by another page.

use crate::Ui;
use crate::draft;
use crate::draft::{SetupDraft, content_set, scenario_name};
use crate::editor::GameEditor;
use crate::key_facts::summary_line;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::saga::content::parse_scenario;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use play::setup::{MapChoice, MapChoiceKeys};
use std::rc::Rc;
use ui::clock::random_seed;
use ui::l10n::Phrases;
use yew::prelude::*;

impl MapChoice for Ui {
    type Draft = SetupDraft;
    type Document = GameEditor;
    type File = ScenarioFile;
    type Choice = ScenarioChoice;
    type RequestedMap = ScenarioChoice;
    const KEYS: MapChoiceKeys = MapChoiceKeys {
        own: "saga-setup-own",
        open: "saga-setup-open-file",
        download: "saga-setup-download",
        edit: "saga-setup-edit",
        hint: "saga-setup-hint",
        opened: "saga-setup-opened",
    };

    fn choice(draft: &SetupDraft) -> &ScenarioChoice {
        &draft.options.scenario
    }

    fn file(draft: &SetupDraft) -> &ScenarioFile {
        &draft.file
    }

    fn bundled_id(draft: &SetupDraft) -> Option<String> {
        draft::scenario(draft).map(str::to_owned)
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
        Some(draft::with_scenario(draft, choice))
    }

    fn with_own_file(
        draft: &SetupDraft,
        name: &str,
        file: ScenarioFile,
    ) -> Result<SetupDraft, LoadError> {
        let placed = draft::with_scenario(draft, Self::custom_choice(file));
        match placed.error() {
            Some(error) => Err(LoadError::new(name, error.place, error.reason)),
            None => Ok(placed),
        }
    }

    /// Accepts only scenarios that can be played with the cards of the current content.
    fn read(name: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        let file = parse_scenario(name, text)?;
        match content_set().content_errors(&file).into_iter().next() {
            Some(error) => Err(LoadError::new(name, &error.place, error.reason)),
            None => Ok(file),
        }
    }

    fn requested_bundled(id: &str) -> Option<ScenarioChoice> {
        let is_known = content_set().scenarios().any(|file| file.id == id);
        is_known.then(|| ScenarioChoice::Shipped(id.to_owned()))
    }

    fn requested_own(file: ScenarioFile) -> ScenarioChoice {
        Self::custom_choice(file)
    }

    fn with_requested(
        current_draft: Option<SetupDraft>,
        scenario: ScenarioChoice,
    ) -> Option<SetupDraft> {
        match current_draft {
            Some(draft) => Some(draft::with_scenario(&draft, scenario)),
            None => draft::from_choice(scenario, random_seed()).ok(),
        }
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use crate::draft::scenarios;
    use play::setup::draft_checks::{assert_invalid_files_are_refused, assert_requested_by_id};
    use play::setup::{GameSetup, seed_text, with_opened_file};

    #[test]
    fn an_exported_scenario_is_read_back_unchanged() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        for file in scenarios() {
            let after =
                with_opened_file::<Ui>(&draft, "mine.json", &file.text()).expect("a good one");
            assert_eq!((&after.file, draft::scenario(&after)), (&file, None));
        }
    }

    #[test]
    fn an_invalid_file_is_refused_by_name() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        let mut idle = draft.file.clone();
        idle.variants.clear();
        assert_invalid_files_are_refused::<Ui>(&draft, &idle.text());
    }

    #[test]
    fn a_shipped_scenario_is_requested_by_its_id() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        let placed = assert_requested_by_id::<Ui>(&draft, "opc");
        assert_eq!(
            (draft::scenario(&placed), &placed.seed),
            (Some("opc"), &draft.seed)
        );
    }
}
