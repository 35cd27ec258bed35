//! The JSON API of Exodus: setups in the terms that all games share, views as JSON, and the text
//! picture.

use super::Exodus;
use super::content::pack::parse_pack;
use super::content::{ContentError, ContentSet};
use super::draft::MapDraft;
use super::event::Event;
use super::layout::LayoutFile;
use super::metadata::{self, SEATS};
use super::options::{LayoutChoice, Options};
use super::stats::known_abilities;
use super::view::View;
use crate::error::LoadError;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

/// Rule keys of a setup that set other options; all other keys are house rules.
const OWN_OPTIONS: [&str; 5] = ["mode", "generals", "turns", "minutes", "order"];

impl JsonApi for Exodus {
    type Draft = MapDraft;

    /// Returns the layouts of the base content. Every seat has the same ships, so there are no
    /// pieces to choose.
    fn scenarios() -> Vec<ScenarioInfo> {
        let entries = metadata::scenario_entries(&ContentSet::default());
        let scenario = |entry: metadata::ScenarioEntry| {
            ScenarioInfo::with_fixed_pieces(&entry.id, (entry.seats, entry.seats))
        };
        entries.into_iter().map(scenario).collect()
    }

    /// Returns the options of a setup. The map is a layout id, which sets the number of seats, or
    /// a size such as `long`; without a map, it is the default layout of the mode. `rules` may set
    /// the mode, the Generals, turns, minutes, the first turn order and the house rules.
    fn options_from_setup(request: &SetupSpec, content: &ContentSet) -> Result<Options, LoadError> {
        request.reject_pieces("every seat has the same ships")?;
        let (seats, layout) = map_choice(request, content)?;
        let options = Options {
            layout,
            ..Options::standard(seats)
        };
        request.with_rule_changes(&options, &OWN_OPTIONS)
    }

    fn read_pack(file: &str, text: &str) -> Result<(PackFile<()>, ContentSet), PackError> {
        let (pack, content) = parse_pack(file, text)?;
        Ok((pack.without_content(), content))
    }

    fn static_data(&self, content: &ContentSet) -> Value {
        json!(self.content(content))
    }

    /// Returns a view as JSON: the public state as in a position, the private state that the viewer
    /// sees, coordinates and names for the numbers of hexes and cards, and the known score in
    /// sixtieths of a victory point.
    fn view_json(&self, view: &View) -> Value {
        json!(self.published_view(view))
    }

    fn standings(&self, view: &View, _: &[&[Event]]) -> Value {
        json!(self.current_standing(&view.public, |seat| known_abilities(view, seat)))
    }

    fn text_picture(&self, view: &View) -> String {
        self.diagram_of(view)
    }
}

/// Returns the number of seats and the layout that a setup selects.
fn map_choice(request: &SetupSpec, content: &ContentSet) -> Result<(u8, LayoutChoice), LoadError> {
    let seats = request.seats.unwrap_or(SEATS.0);
    match &request.scenario {
        None => Ok((seats, LayoutChoice::Usual)),
        Some(Value::String(id)) => {
            let Some(layout) = content.layouts().find(|layout| layout.id == *id) else {
                return Ok((seats, LayoutChoice::Shipped(id.clone())));
            };
            let seats = seats_of(request, layout.homes.len())?;
            let name = id.strip_prefix(&format!("{seats}-")).unwrap_or(id);
            Ok((seats, LayoutChoice::Shipped(name.to_owned())))
        }
        Some(own) => {
            let layout: LayoutFile = from_value("scenario", own)?;
            let seats = seats_of(request, layout.homes.len())?;
            Ok((seats, LayoutChoice::Custom(Box::new(layout))))
        }
    }
}

/// Returns the number of Homes of a layout; an error if the request asks for another number of
/// seats.
fn seats_of(request: &SetupSpec, homes: usize) -> Result<u8, LoadError> {
    let seats = request.seats.map_or(homes, usize::from);
    if seats != homes {
        let reason = ContentError::Homes(seats).reason();
        return Err(LoadError::new("order", "seats", reason));
    }
    u8::try_from(homes)
        .map_err(|_| LoadError::new("order", "seats", ContentError::Homes(seats).reason()))
}
