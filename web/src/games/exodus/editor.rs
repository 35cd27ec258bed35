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
mod report;
mod spot;
mod studio;
mod toolbox;
mod toolbox_signs;

pub use craft::{board_in_file, handed};
pub use report::refusal_words;

use super::draft::Draft;
use super::setup::{Preview, Special};
use super::thumbnail::Thumbnail;
use crate::clock::random;
use crate::edit::{self, Easel, Exhibit, Room, Shipped};
use crate::l10n::Phrases;
use crate::pack::stocks;
use board::EditorBoard;
use craft::{box_name, first_match};
use engine::error::LoadError;
use engine::exodus::layout::LayoutFile;
use engine::exodus::layout_code;
use engine::exodus::sketch::Sketch;
use hex_panel::HexPanel;
use kit::{Kit, Tool};
use map_panel::MapPanel;
use outlook::Outlook;
use report::{Report, code_words, report_of};
use spot::{Spot, spot_at};
use std::rc::Rc;
use studio::{Deed, Studio};
use toolbox::Toolbox;
use yew::prelude::*;

/// The editor.
pub type Editor = edit::Editor<Studio>;
/// The page of a map that came by a link.
pub type SharedBoard = edit::SharedBoard<Studio>;

impl Room for Studio {
    type Place = Spot;
    type Kit = Kit;
    type Plan = Draft;
    const PAGES: [&'static str; 2] = ["hex", "map"];

    fn shown(&self) -> &Rc<Sketch> {
        self.sketch()
    }

    fn looks(&self, deed: &Deed) -> bool {
        matches!(deed, Deed::Look(_))
            || self.kit.tool == Tool::Select && matches!(deed, Deed::Tap(_))
    }

    fn look_at(&self, cell: u16) -> Option<Deed> {
        spot_at(cell).map(Deed::Look)
    }

    fn press(&self, key: &str, pointed: Option<Spot>) -> Option<Deed> {
        keys::deed(self, key, pointed)
    }

    fn take(kit: Kit) -> Deed {
        Deed::Take(kit)
    }

    fn change(sketch: Sketch) -> Deed {
        Deed::Change(sketch)
    }

    fn waits(&self, phrases: &Phrases) -> Option<String> {
        self.moving.then(|| phrases.text("exodus-editor-moving"))
    }

    fn touched(&self, phrases: &Phrases) -> Option<String> {
        let spot = self.touched?;
        let what = drawing::contents(phrases, self.settled(), spot);
        Some(format!("{spot}, {what}"))
    }

    fn in_hand(&self, phrases: &Phrases) -> String {
        toolbox::words(phrases, self.kit)
    }

    fn toolbox(&self, ondeed: Callback<Deed>) -> Html {
        html! { <Toolbox kit={self.kit} {ondeed} /> }
    }

    fn board(&self, easel: Easel<Self>) -> Html {
        let Easel {
            report,
            ondeed,
            onpoint,
            pointed: _,
        } = easel;
        html! { <EditorBoard studio={self.clone()} {report} {ondeed} {onpoint} /> }
    }

    fn place_page(&self, ondeed: Callback<Deed>) -> Html {
        html! { <HexPanel studio={self.clone()} {ondeed} /> }
    }

    fn whole_page(&self, ondeed: Callback<Deed>) -> Html {
        html! { <MapPanel studio={self.clone()} {ondeed} /> }
    }

    fn measures(&self) -> Html {
        html! { <Outlook sketch={self.settled().clone()} /> }
    }

    fn report(phrases: &Phrases, sketch: &Sketch) -> Report {
        report_of(phrases, sketch)
    }

    fn exhibit(phrases: &Phrases, sketch: &Sketch) -> Exhibit {
        exhibit(phrases, sketch.file())
    }

    fn shipped(phrases: &Phrases) -> Vec<Shipped> {
        let stock = stocks().exodus();
        let shown = |file: &LayoutFile| {
            let name = box_name(phrases, file);
            (file.id.clone(), name, exhibit(phrases, file))
        };
        stock.layouts().map(shown).collect()
    }

    fn decode(phrases: &Phrases, code: &str) -> Result<Sketch, String> {
        layout_code::decode(code).map_err(|error| code_words(phrases, &error))
    }

    fn plan(sketch: &Sketch) -> Result<Draft, LoadError> {
        first_match(sketch, random())
    }

    fn picture(sketch: &Sketch, draft: Option<&Draft>) -> Html {
        match draft.cloned() {
            Some(draft) => html! { <Preview {draft} /> },
            None => html! { <Thumbnail layout={Rc::new(sketch.file().clone())} /> },
        }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().blurb.clone()
    }

    fn known(_: &Sketch, draft: Option<&Draft>) -> Html {
        let draft = draft.cloned();
        draft.map_or_else(Html::default, |draft| html! { <Special {draft} /> })
    }
}

fn exhibit(phrases: &Phrases, file: &LayoutFile) -> Exhibit {
    let words = [
        ("seats", file.homes.len().into()),
        ("planets", file.planets().count().into()),
    ];
    Exhibit {
        stamp: html! { <Thumbnail layout={Rc::new(file.clone())} /> },
        facts: phrases.say("exodus-editor-facts", &words),
    }
}
