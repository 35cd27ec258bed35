//! The scenario editor of Space Rift: its part of the page of all editors.

mod board;
mod craft;
mod drawing;
mod hex_panel;
mod keys;
mod kit;
mod marks;
mod numbers;
mod objectives;
pub mod report;
mod scenario_panel;
mod studio;
mod toolbox;
mod toolbox_signs;

use super::draft::{Draft, scenario_name, scenarios};
use super::preview::Preview;
use super::special::{Special, short};
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use editor::{Exhibit, Room, Told, ToolboxProps, Torn};
use engine::error::LoadError;
use engine::space_rift::field::Hex;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use engine::space_rift::scenario_code::{self, ScenarioCodeError};
use engine::space_rift::sketch::Sketch;
use hex_panel::HexPanel;
use kit::{Kit, Tool};
use report::{flaw_words, warning_words};
use scenario_panel::ScenarioPanel;
use std::rc::Rc;
use store::pack::stocks;
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
        tool != Tool::Hand
    }

    fn press(studio: &Studio, key: &str, pointed: Option<Hex>) -> Option<Deed> {
        keys::deed(studio, key, pointed)
    }

    fn waits(studio: &Studio, phrases: &Phrases) -> Option<String> {
        let moving = studio.moving;
        moving.then(|| phrases.text("space-rift-editor-moving"))
    }

    fn there(phrases: &Phrases, sketch: &Sketch, _: &Kit, at: Hex) -> String {
        drawing::contents(phrases, sketch, at).join(", ")
    }

    fn in_hand(phrases: &Phrases, kit: &Kit) -> String {
        toolbox::words(phrases, *kit)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Hex>> {
        let found = stocks().space_rift().flaws(sketch.file()).into_iter();
        found
            .map(|flaw| (flaw_words(phrases, &flaw), flaw.hexes))
            .collect()
    }

    fn doubts(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Hex>> {
        let found = stocks().space_rift().warnings(sketch.file()).into_iter();
        found
            .map(|warning| (warning_words(phrases, sketch, warning), Vec::new()))
            .collect()
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
        scenario_code::decode(code).map_err(|error| match error {
            ScenarioCodeError::Parcel(error) => Torn::Parcel(error),
            ScenarioCodeError::Scenario(fault) => Torn::Thing(fault),
        })
    }

    fn plan(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
        let file = ScenarioChoice::Custom(Box::new(sketch.file().clone()));
        super::draft::chosen(file, seed)
    }

    fn picture(draft: &Draft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().blurb.clone()
    }

    fn known(sketch: &Sketch, _: Option<&Draft>) -> Html {
        html! { <Special file={sketch.file().clone()} /> }
    }
}
