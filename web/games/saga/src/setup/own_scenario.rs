//! Scenarios as games are set up with them: of the box or of one's own, from the shelf, from a file, or
//! handed over by another page.

use crate::Ui;
use crate::draft;
use crate::draft::{Draft, scenario_name, stock};
use crate::editor::Hand;
use crate::special::short;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::saga::content::parse_scenario;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use play::setup::{Venue, VenueKeys};
use std::rc::Rc;
use ui::clock::fresh_seed;
use ui::l10n::Phrases;
use yew::prelude::*;

impl Venue for Ui {
    type Draft = Draft;
    type Craft = Hand;
    type File = ScenarioFile;
    type Choice = ScenarioChoice;
    type Asked = ScenarioChoice;
    const KEYS: VenueKeys = VenueKeys {
        own: "saga-setup-own",
        open: "saga-setup-open-file",
        download: "saga-setup-download",
        edit: "saga-setup-edit",
        hint: "saga-setup-hint",
        opened: "saga-setup-opened",
    };

    fn choice(draft: &Draft) -> &ScenarioChoice {
        &draft.options.scenario
    }

    fn file(draft: &Draft) -> &ScenarioFile {
        &draft.file
    }

    fn shipped(draft: &Draft) -> Option<String> {
        draft::scenario(draft).map(str::to_owned)
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
        Some(draft::with_scenario(draft, choice))
    }

    fn on_own(draft: &Draft, name: &str, file: ScenarioFile) -> Result<Draft, LoadError> {
        let placed = draft::with_scenario(draft, Self::own(file));
        match placed.fault() {
            Some(fault) => Err(LoadError::new(name, fault.place, fault.reason)),
            None => Ok(placed),
        }
    }

    /// One that can be played with the cards in force.
    fn read(name: &str, text: &str) -> Result<ScenarioFile, LoadError> {
        let file = parse_scenario(name, text)?;
        match stock().flaws(&file).into_iter().next() {
            Some(flaw) => Err(LoadError::new(name, &flaw.place, flaw.reason)),
            None => Ok(file),
        }
    }

    fn asked_of_box(id: &str) -> Option<ScenarioChoice> {
        let known = stock().scenarios().any(|known| known.id == id);
        known.then(|| ScenarioChoice::Shipped(id.to_owned()))
    }

    fn asked_own(file: ScenarioFile) -> ScenarioChoice {
        Self::own(file)
    }

    fn on_asked(in_hand: Option<Draft>, scenario: ScenarioChoice) -> Option<Draft> {
        match in_hand {
            Some(draft) => Some(draft::with_scenario(&draft, scenario)),
            None => draft::chosen(scenario, fresh_seed()).ok(),
        }
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use crate::draft::scenarios;
    use editor::Craft;
    use play::setup::seed_text;
    use play::setup::{Drafted, asked_for, opened};
    use store::BoardList;

    #[test]
    fn every_scenario_is_read_as_it_was_taken_along() {
        let draft = Ui::first(seed_text(7)).expect("the box has it");
        for file in scenarios() {
            let after = opened::<Ui>(&draft, "mine.json", &file.text()).expect("a good one");
            assert_eq!((&after.file, draft::scenario(&after)), (&file, None));
        }
    }

    #[test]
    fn a_faulty_file_is_refused_and_named() {
        let phrases = Phrases::load("en");
        let draft = Ui::first(seed_text(7)).expect("the box has it");
        let fault = opened::<Ui>(&draft, "mine.json", "no scenario").expect_err("none");
        assert!(Hand::refusal(&phrases, &fault).contains("mine.json"));
        let mut idle = draft.file.clone();
        idle.variants.clear();
        assert!(opened::<Ui>(&draft, "mine.json", &idle.text()).is_err());
    }

    #[test]
    fn a_scenario_of_the_box_is_asked_for_by_its_id() {
        let none = BoardList::Loading;
        let in_hand = Ui::first(seed_text(7)).expect("the box has it");
        let Some(Some(scenario)) = asked_for::<Ui>("opc", &none) else {
            panic!("the box has it");
        };
        let placed = Ui::on_asked(Some(in_hand.clone()), scenario).expect("it fits");
        assert_eq!(
            (draft::scenario(&placed), &placed.seed),
            (Some("opc"), &in_hand.seed)
        );
        assert!(asked_for::<Ui>("mine", &none).is_none());
        let ready = BoardList::Ready(Vec::new());
        assert!(matches!(asked_for::<Ui>("mine", &ready), Some(None)));
    }
}
