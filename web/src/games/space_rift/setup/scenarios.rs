//! Choosing the scenario: stamps of those of the box, in groups, and of those of one's own.

use super::PartProps;
use super::special::short;
use crate::games::GameName;
use crate::games::space_rift::draft::{Draft, scenario_name, scenarios};
use crate::games::space_rift::editor::refusal_words;
use crate::games::space_rift::thumbnail::Thumbnail;
use crate::l10n::use_phrases;
use crate::pack::stocks;
use crate::pages::setup::{Fate, OwnFile, OwnFileWords, StampCard};
use crate::route::Route;
use crate::store::file::FileError;
use crate::store::{BoardList, BoardRecord};
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ScenariosProps {
    pub draft: Draft,
    pub onchange: Callback<Draft>,
    /// Scenarios of one's own that are kept.
    pub kept: BoardList,
}

/// All scenarios, of which one is chosen.
#[component]
pub(super) fn Scenarios(props: &ScenariosProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| {
        let all = scenarios().into_iter().map(Rc::new);
        all.partition::<Vec<_>, _>(|file| file.rift.is_none())
    });
    let opened = use_state(Vec::<Rc<ScenarioFile>>::new);
    let onpick = use_callback(
        (props.draft.clone(), props.onchange.clone()),
        |choice: ScenarioChoice, (draft, onchange): &(Draft, Callback<Draft>)| {
            // Every scenario that is offered has been read before.
            if let Ok(draft) = draft.moved_to(choice) {
                onchange.emit(draft);
            }
        },
    );
    let onopen = {
        let (opened, onchange) = (opened.clone(), props.onchange.clone());
        Callback::from(move |draft: Draft| {
            let file = Rc::new(draft.file.clone());
            let others = opened.iter().filter(|other| **other != file).cloned();
            opened.set(others.chain([file.clone()]).collect());
            onchange.emit(draft);
        })
    };
    let card = |key: String, file: Rc<ScenarioFile>, choice: ScenarioChoice| {
        let checked = choice == props.draft.options.scenario;
        html! { <Scenario {key} {checked} {file} {choice} onpick={onpick.clone()} /> }
    };
    let shipped = |file: &Rc<ScenarioFile>| {
        let choice = ScenarioChoice::Shipped(file.id.clone());
        card(file.id.clone(), file.clone(), choice)
    };
    let group = |key: &str, files: &[Rc<ScenarioFile>]| {
        if files.is_empty() {
            return Html::default();
        }
        html! {
            <details class="scenario-group" open=true>
                <summary>{ phrases.text(key) }</summary>
                <div class="scenarios">{ for files.iter().map(shipped) }</div>
            </details>
        }
    };
    let kept = use_memo(props.kept.clone(), playable);
    let own = all_own(&kept, &opened, &props.draft);
    let of_own = |(n, file): (usize, &Rc<ScenarioFile>)| {
        let choice = ScenarioChoice::Custom(Box::new((**file).clone()));
        card(format!("own-{n}"), file.clone(), choice)
    };
    let (battles, rifts) = &*all;
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("space-rift-setup-scenario") }</h2>
            if !own.is_empty() {
                <h3>{ phrases.text("space-rift-editor-own") }</h3>
                <div class="scenarios">{ for own.iter().enumerate().map(of_own) }</div>
            }
            { group("space-rift-setup-battles", battles) }
            { group("space-rift-setup-rifts", rifts) }
            <OwnScenario draft={props.draft.clone()} onchange={onopen} />
        </section>
    }
}

/// The kept scenarios that can be played; others are still being made.
fn playable(kept: &BoardList) -> Vec<Rc<ScenarioFile>> {
    let all = kept.boards().iter();
    all.filter_map(|own| read(own).ok()).map(Rc::new).collect()
}

/// A kept scenario.
///
/// # Errors
/// Why it cannot be played.
pub(super) fn read(own: &BoardRecord) -> Result<ScenarioFile, LoadError> {
    stocks().space_rift().parse_scenario(&own.name, &own.text)
}

/// Scenarios of one's own: kept ones, those of files, and the one that another page has handed over.
fn all_own(
    kept: &[Rc<ScenarioFile>],
    opened: &[Rc<ScenarioFile>],
    draft: &Draft,
) -> Vec<Rc<ScenarioFile>> {
    let mut all: Vec<Rc<ScenarioFile>> = Vec::new();
    let chosen = match &draft.options.scenario {
        ScenarioChoice::Custom(file) => Some(Rc::new((**file).clone())),
        ScenarioChoice::Shipped(_) => None,
    };
    for file in kept.iter().chain(opened).chain(&chosen) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all
}

#[derive(Properties, PartialEq)]
struct ScenarioProps {
    file: Rc<ScenarioFile>,
    choice: ScenarioChoice,
    checked: bool,
    onpick: Callback<ScenarioChoice>,
}

/// One scenario among the others.
#[component]
fn Scenario(props: &ScenarioProps) -> Html {
    let phrases = use_phrases();
    let file = &props.file;
    let onpick = {
        let (onpick, choice) = (props.onpick.clone(), props.choice.clone());
        Callback::from(move |()| onpick.emit(choice.clone()))
    };
    html! {
        <StampCard id={file.id.clone()} stamp={html! { <Thumbnail scenario={file.clone()} /> }}
            name={scenario_name(&phrases, &props.choice, file)} facts={html! { short(&phrases, file) }}
            checked={props.checked} {onpick} />
    }
}

/// Opening a scenario file of one's own, and taking the chosen one along as a file.
#[component]
fn OwnScenario(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let onread = {
        let (draft, phrases, onopen) = (draft.clone(), phrases.clone(), props.onchange.clone());
        Callback::from(move |(name, text): (String, Result<String, FileError>)| {
            let text = match text {
                Ok(text) => text,
                Err(error) => return Fate::Refused(phrases.text(unread(error))),
            };
            match opened(&draft, &name, &text) {
                Err(fault) => Fate::Refused(refusal_words(&phrases, &fault)),
                Ok(draft) => {
                    let words = [("name", draft.file.title.clone().into())];
                    onopen.emit(draft);
                    Fate::Opened(phrases.say("space-rift-setup-opened", &words))
                }
            }
        })
    };
    let words = OwnFileWords {
        open: phrases.text("space-rift-editor-open-file"),
        download: phrases.text("space-rift-setup-download"),
        edit: phrases.text("space-rift-setup-edit"),
        hint: phrases.text("space-rift-setup-hint"),
    };
    let editor = Route::Editor {
        game: GameName::SpaceRift,
        board: match &draft.options.scenario {
            ScenarioChoice::Shipped(id) => Some(id.clone()),
            // One's own is in the editor already.
            ScenarioChoice::Custom(_) => None,
        },
    };
    let file = (format!("{}.json", draft.file.id), written(&draft.file));
    html! { <OwnFile {words} {editor} {file} {onread} /> }
}

/// The battle of `draft` in the scenario of a file.
fn opened(draft: &Draft, name: &str, text: &str) -> Result<Draft, LoadError> {
    let file = stocks().space_rift().parse_scenario(name, text)?;
    draft.moved_to(ScenarioChoice::Custom(Box::new(file)))
}

/// A scenario as a file that [`opened`] reads.
fn written(file: &ScenarioFile) -> String {
    // Its parts are plain, so nothing can refuse to be written.
    serde_json::to_string_pretty(file).unwrap_or_default()
}

const fn unread(error: FileError) -> &'static str {
    match error {
        FileError::TooLong => "space-rift-editor-too-long",
        FileError::Unreadable | FileError::Refused => error.phrase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::space_rift::draft::seed_text;
    use crate::l10n::Phrases;

    fn draft() -> Draft {
        Draft::on("srb-01", seed_text(7)).expect("a scenario of the box")
    }

    #[test]
    fn every_scenario_is_read_as_it_was_taken_along() {
        for file in scenarios() {
            let after = opened(&draft(), "mine.json", &written(&file)).expect("a good one");
            assert_eq!(after.file, file);
            assert_eq!(after.fault(), None, "{}", file.id);
        }
    }

    #[test]
    fn a_faulty_file_is_refused_with_its_place_and_reason() {
        let phrases = Phrases::load("en");
        let good = written(&draft().file);
        let told = |text: &str| {
            let fault = opened(&draft(), "mine.json", text).expect_err("a fault");
            refusal_words(&phrases, &fault)
        };
        let taken = told(&good.replacen("FT C11", "FT C3", 1));
        for part in ["mine.json", "sides.south.units[1]", "C3"] {
            assert!(taken.contains(part), "{taken}");
        }
        let none = told("no scenario");
        assert!(none.contains("Line 1"), "{none}");
    }
}
