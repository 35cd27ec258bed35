//! The map editor of Exodus: its part of the page of all editors.

mod board;
mod craft;
mod drawing;
mod hex_panel;
mod keys;
mod kit;
mod map_panel;
mod marks;
mod outlook;
pub mod report;
mod spot;
mod studio;
mod toolbox;
mod toolbox_signs;

use super::draft::Draft;
use super::preview::Preview;
use super::special::Special;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use craft::box_name;
use editor::{Exhibit, Room, Told, ToolboxProps, Torn};
use engine::error::LoadError;
use engine::exodus::layout::LayoutFile;
use engine::exodus::layout_code::{self, LayoutCodeError};
use engine::exodus::options::LayoutChoice;
use engine::exodus::sketch::Sketch;
use hex_panel::HexPanel;
use kit::{Kit, Tool};
use map_panel::MapPanel;
use outlook::Outlook;
use report::{flaw_words, spots, warning_words};
use spot::Spot;
use std::rc::Rc;
use store::pack::stocks;
pub use studio::Hand;
use studio::{Deed, Studio};
use toolbox_signs::tool_sign;
use ui::icon::{Icon, Sign};
use ui::l10n::Phrases;
use yew::prelude::*;

/// The editor.
pub type Editor = editor::Editor<Hand>;
/// The page of a map that came by a link.
pub type SharedBoard = editor::SharedBoard<Hand>;

impl Room for Hand {
    type Plan = Draft;
    type Board = EditorBoard;
    type PlacePage = HexPanel;
    type WholePage = MapPanel;
    const PAGES: [&'static str; 2] = ["hex", "map"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        tool != Tool::Hand
    }

    fn press(studio: &Studio, key: &str, pointed: Option<Spot>) -> Option<Deed> {
        keys::deed(studio, key, pointed)
    }

    fn waits(studio: &Studio, phrases: &Phrases) -> Option<String> {
        studio.moving.then(|| phrases.text("exodus-editor-moving"))
    }

    fn there(phrases: &Phrases, sketch: &Sketch, _: &Kit, at: Spot) -> String {
        drawing::contents(phrases, sketch, at)
    }

    fn in_hand(phrases: &Phrases, kit: &Kit) -> String {
        toolbox::words(phrases, *kit)
    }

    fn sign(tool: Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(|| tool_sign(tool), |icon| html! { <Sign {icon} /> })
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn measures(sketch: &Rc<Sketch>) -> Html {
        html! { <Outlook sketch={sketch.clone()} /> }
    }

    fn faults(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Spot>> {
        let found = stocks().exodus().flaws(sketch.file()).into_iter();
        found
            .map(|flaw| (flaw_words(phrases, &flaw), spots(&flaw.hexes)))
            .collect()
    }

    fn doubts(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Spot>> {
        let found = stocks().exodus().warnings(sketch.file()).into_iter();
        found
            .map(|warning| (warning_words(phrases, &warning), spots(warning.hexes())))
            .collect()
    }

    fn exhibit(phrases: &Phrases, sketch: &Sketch) -> Exhibit {
        let file = sketch.file();
        let words = [
            ("seats", file.homes.len().into()),
            ("planets", file.planets().count().into()),
        ];
        Exhibit {
            stamp: html! { <Thumbnail layout={Rc::new(file.clone())} /> },
            facts: phrases.say("exodus-editor-facts", &words),
        }
    }

    fn shipped(phrases: &Phrases) -> Vec<(String, Sketch)> {
        let stock = stocks().exodus();
        let named = |file: &LayoutFile| {
            let sketch = Sketch::of("box", file.clone()).ok()?;
            Some((box_name(phrases, file), sketch))
        };
        stock.layouts().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<Sketch, Torn> {
        layout_code::decode(code).map_err(|error| match error {
            LayoutCodeError::Parcel(error) => Torn::Parcel(error),
            LayoutCodeError::Layout(fault) => Torn::Thing(fault),
        })
    }

    fn plan(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
        let file = LayoutChoice::Custom(Box::new(sketch.file().clone()));
        super::draft::chosen(file, seed)
    }

    fn picture(draft: &Draft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().blurb.clone()
    }

    fn known(_: &Sketch, draft: Option<&Draft>) -> Html {
        let draft = draft.cloned();
        draft.map_or_else(Html::default, |draft| html! { <Special {draft} /> })
    }
}
