//! Scenarios of one's own: from the shelf, from a file, or handed over by another page.

use super::PartProps;
use crate::clock::random;
use crate::edit::HANDED;
use crate::games::GameName;
use crate::games::saga::draft::{Draft, scenario_name, seed_text, stock};
use crate::games::saga::editor::{handed, refusal_words};
use crate::l10n::use_phrases;
use crate::pages::setup::{Fate, OwnFile, OwnFileWords};
use crate::route::Route;
use crate::store::file::FileError;
use crate::store::{BoardList, BoardRecord};
use engine::error::LoadError;
use engine::saga::content::parse_scenario;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use std::rc::Rc;
use yew::prelude::*;

/// The kept scenarios that can be played; others are still being made.
pub(super) fn playable(kept: &BoardList) -> Vec<Rc<ScenarioFile>> {
    let all = kept.boards().iter();
    all.filter_map(|own| read(own).ok()).map(Rc::new).collect()
}

/// A kept scenario that can be played.
fn read(own: &BoardRecord) -> Result<ScenarioFile, LoadError> {
    sound(&own.name, &own.text)
}

/// A scenario in a text, if it can be played with the cards in force.
fn sound(name: &str, text: &str) -> Result<ScenarioFile, LoadError> {
    let file = parse_scenario(name, text)?;
    match stock().flaws(&file).into_iter().next() {
        Some(flaw) => Err(LoadError::new(name, &flaw.place, flaw.reason)),
        None => Ok(file),
    }
}

/// Chooses the scenario that the address asks for, once it is there; tells whether it is not.
#[hook]
pub(super) fn use_asked(
    asked: Option<String>,
    kept: &BoardList,
    draft: &UseStateHandle<Result<Draft, LoadError>>,
) -> bool {
    let missing = use_state_eq(|| false);
    let done = use_mut_ref(|| None::<String>);
    let in_hand = draft.as_ref().ok().cloned();
    let (draft, told) = (draft.setter(), missing.setter());
    use_effect_with((asked, kept.clone()), move |(asked, kept)| {
        let Some(id) = asked else { return };
        // The shelf is read again with every change of it; the player may have chosen since.
        if done.borrow().as_ref() == Some(id) {
            return;
        }
        let Some(found) = scenario_of(id, kept) else {
            return;
        };
        *done.borrow_mut() = Some(id.clone());
        let chosen = found.and_then(|scenario| placed(in_hand, scenario));
        told.set(chosen.is_none());
        if let Some(chosen) = chosen {
            draft.set(Ok(chosen));
        }
    });
    *missing
}

/// The set-up in hand with another scenario, or a new one.
fn placed(in_hand: Option<Draft>, scenario: ScenarioChoice) -> Option<Draft> {
    match in_hand {
        Some(draft) => Some(draft.with_scenario(scenario)),
        None => Draft::chosen(scenario, seed_text(random())).ok(),
    }
}

/// The scenario of an id; the outer `None` while the shelf is not read yet.
fn scenario_of(id: &str, kept: &BoardList) -> Option<Option<ScenarioChoice>> {
    let own = |file: ScenarioFile| ScenarioChoice::Custom(Box::new(file));
    if id == HANDED {
        return Some(handed().map(|sketch| own(sketch.file().clone())));
    }
    if stock().scenarios().any(|known| known.id == id) {
        return Some(Some(ScenarioChoice::Shipped(id.to_owned())));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let found = all.iter().find(|own| own.id == id);
            Some(found.and_then(|own| read(own).ok()).map(own))
        }
    }
}

/// Opening a scenario file of one's own, and taking the chosen one along as a file.
#[component]
pub(super) fn OwnScenario(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let onread = {
        let (draft, phrases, onopen) = (draft.clone(), phrases.clone(), props.onchange.clone());
        Callback::from(move |(name, text): (String, Result<String, FileError>)| {
            let text = match text {
                Ok(text) => text,
                Err(error) => return Fate::Refused(phrases.text(error.phrase())),
            };
            match opened(&draft, &name, &text) {
                Err(fault) => Fate::Refused(refusal_words(&phrases, &fault)),
                Ok(draft) => {
                    let name = scenario_name(&phrases, &draft.options.scenario, &draft.file);
                    onopen.emit(draft);
                    Fate::Opened(phrases.say("saga-setup-opened", &[("name", name.into())]))
                }
            }
        })
    };
    let words = OwnFileWords {
        open: phrases.text("saga-setup-open-file"),
        download: phrases.text("saga-setup-download"),
        edit: phrases.text("saga-setup-edit"),
        hint: phrases.text("saga-setup-hint"),
    };
    let editor = Route::Editor {
        game: GameName::Saga,
        // One's own is in the editor already.
        board: draft.scenario().map(str::to_owned),
    };
    let file = (format!("{}.json", draft.file.id), draft.file.text());
    html! { <OwnFile {words} {editor} {file} {onread} /> }
}

/// The game of `draft` with the scenario of a file.
fn opened(draft: &Draft, name: &str, text: &str) -> Result<Draft, LoadError> {
    let file = sound(name, text)?;
    let placed = draft.with_scenario(ScenarioChoice::Custom(Box::new(file)));
    match placed.fault() {
        Some(fault) => Err(LoadError::new(name, fault.place, fault.reason)),
        None => Ok(placed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::saga::draft::scenarios;
    use crate::l10n::Phrases;

    #[test]
    fn every_scenario_is_read_as_it_was_taken_along() {
        let draft = Draft::first(seed_text(7)).expect("the box has it");
        for file in scenarios() {
            let after = opened(&draft, "mine.json", &file.text()).expect("a good one");
            assert_eq!((&after.file, after.scenario()), (&file, None));
        }
    }

    #[test]
    fn a_faulty_file_is_refused_and_named() {
        let phrases = Phrases::load("en");
        let draft = Draft::first(seed_text(7)).expect("the box has it");
        let fault = opened(&draft, "mine.json", "no scenario").expect_err("none");
        assert!(refusal_words(&phrases, &fault).contains("mine.json"));
        let mut idle = draft.file.clone();
        idle.variants.clear();
        assert!(opened(&draft, "mine.json", &idle.text()).is_err());
    }

    #[test]
    fn a_scenario_of_the_box_is_asked_for_by_its_id() {
        let none = BoardList::Loading;
        let in_hand = Draft::first(seed_text(7)).expect("the box has it");
        let Some(Some(scenario)) = scenario_of("opc", &none) else {
            panic!("the box has it");
        };
        let placed = placed(Some(in_hand.clone()), scenario).expect("it fits");
        assert_eq!(
            (placed.scenario(), &placed.seed),
            (Some("opc"), &in_hand.seed)
        );
        assert!(scenario_of("mine", &none).is_none());
        let ready = BoardList::Ready(Vec::new());
        assert!(matches!(scenario_of("mine", &ready), Some(None)));
    }
}
