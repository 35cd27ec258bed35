//! The scenario editor of Saga: its part of the page of all editors.

mod board;
mod craft;
mod drawing;
mod fields;
mod hex_panel;
mod keys;
mod kit;
mod report;
mod scenario_panel;
mod schema;
mod spot;
mod studio;
mod tiles;
mod toolbox;

use super::draft::{Draft, scenario_goal, scenario_name, scenarios};
use super::preview::Preview;
use super::special::{Special, short};
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use editor::{Exhibit, Room, Told, ToolboxProps, Torn};
use engine::error::LoadError;
use engine::saga::content::{Flaw, Warning, warnings};
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use engine::saga::scenario_code::{self, ScenarioCodeError};
use engine::saga::sketch::Sketch;
use hex_panel::HexPanel;
use kit::{Kit, Tool};
use report::{flaw_words, flaws_of, hexes_of, warning_words};
use scenario_panel::ScenarioPanel;
use spot::Spot;
use std::rc::Rc;
pub use studio::Hand;
use studio::{Deed, Studio};
use ui::l10n::Phrases;
use yew::prelude::*;

/// The editor.
pub type Editor = editor::Editor<Hand>;
/// The page of a scenario that came by a link.
pub type SharedBoard = editor::SharedBoard<Hand>;

impl Room for Hand {
    type Plan = Draft;
    type Board = EditorBoard;
    type PlacePage = HexPanel;
    type WholePage = ScenarioPanel;
    const PAGES: [&'static str; 2] = ["hex", "scenario"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        matches!(tool, Tool::Sector | Tool::Eraser)
    }

    fn press(studio: &Studio, key: &str, pointed: Option<Spot>) -> Option<Deed> {
        keys::deed(studio, key, pointed)
    }

    fn waits(studio: &Studio, phrases: &Phrases) -> Option<String> {
        let players = studio.kit.side?;
        Some(phrases.say("saga-editor-side-shown", &[("count", players.into())]))
    }

    fn there(phrases: &Phrases, sketch: &Sketch, kit: &Kit, at: Spot) -> String {
        drawing::contents(phrases, sketch, kit.side, &sketch.ground(kit.side, at.0))
    }

    fn in_hand(phrases: &Phrases, kit: &Kit) -> String {
        toolbox::words(phrases, *kit)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Spot>> {
        let told = |flaw: &Flaw| (flaw_words(phrases, flaw), hexes_of(sketch.file(), flaw));
        flaws_of(sketch).iter().map(told).collect()
    }

    fn doubts(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Spot>> {
        let told = |warning: &Warning| (warning_words(phrases, warning), Vec::new());
        warnings(sketch.file()).iter().map(told).collect()
    }

    fn exhibit(phrases: &Phrases, sketch: &Sketch) -> Exhibit {
        let file = sketch.file();
        Exhibit {
            stamp: html! { <Thumbnail scenario={Rc::new(file.clone())} /> },
            facts: short(phrases, file),
        }
    }

    fn shipped(phrases: &Phrases) -> Vec<(String, Sketch)> {
        let named = |file: ScenarioFile| {
            let choice = ScenarioChoice::Shipped(file.id.clone());
            let name = scenario_name(phrases, &choice, &file);
            Some((name, Sketch::of("box", file).ok()?))
        };
        scenarios().into_iter().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<Sketch, Torn> {
        let read = scenario_code::decode(code).map_err(|error| match error {
            ScenarioCodeError::Parcel(error) => Torn::Parcel(error),
            ScenarioCodeError::Scenario(fault) => Torn::Thing(fault),
        })?;
        Sketch::of("link", read).map_err(Torn::Thing)
    }

    fn plan(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
        let file = ScenarioChoice::Custom(Box::new(sketch.file().clone()));
        super::draft::chosen(file, seed)
    }

    fn picture(draft: &Draft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().story.clone()
    }

    fn known(sketch: &Sketch, draft: Option<&Draft>) -> Html {
        html! { <Known sketch={Rc::new(sketch.file().clone())} draft={draft.cloned()} /> }
    }
}

#[derive(Properties, PartialEq)]
struct KnownProps {
    sketch: Rc<ScenarioFile>,
    draft: Option<Draft>,
}

/// What is to be done in a scenario, and how it is played.
#[component]
fn Known(props: &KnownProps) -> Html {
    let phrases = ui::l10n::use_phrases();
    let choice = ScenarioChoice::Custom(Box::new((*props.sketch).clone()));
    let goal = scenario_goal(&phrases, &choice, &props.sketch);
    html! { <>
        if !goal.is_empty() {
            <p class="saga-setup-goal">{ goal }</p>
        }
        if let Some(draft) = props.draft.clone() {
            <Special {draft} />
        }
    </> }
}
