//! The JSON API of Space Rift: setups in the terms shared by all games, views as JSON, and text
//! pictures.

use super::SpaceRift;
use super::content::pack::parse_pack;
use super::content::{ContentError, ContentSet, scenario_ids};
use super::draft::MapDraft;
use super::event::Event;
use super::metadata;
use super::options::{MAX_CREW, Options, ScenarioChoice};
use super::view::View;
use crate::error::LoadError;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

impl JsonApi for SpaceRift {
    type Draft = MapDraft;

    /// The units are part of the scenario, so no pieces can be chosen.
    fn scenarios() -> Vec<ScenarioInfo> {
        let scenario = |id| ScenarioInfo::with_fixed_pieces(id, metadata::SEATS);
        scenario_ids().map(scenario).collect()
    }

    /// Creates a duel, or a battle of two crews that share the seats; South gets the extra seat of
    /// an odd number. `rules` may set whether the `rift` is used, the sizes of the `crews`, whether
    /// a `departure` is no loss, and all house rules.
    fn options_from_setup(spec: &SetupSpec, content: &ContentSet) -> Result<Options, LoadError> {
        let scenario = match &spec.scenario {
            None => ScenarioChoice::Shipped(metadata::default_scenario(content)),
            Some(Value::String(id)) => ScenarioChoice::Shipped(id.clone()),
            Some(custom) => ScenarioChoice::Custom(Box::new(from_value("scenario", custom)?)),
        };
        spec.reject_pieces("the scenario says which units are there")?;
        let crews = spec
            .seats
            .map_or([1, 1], |seats| [seats.div_ceil(2), seats / 2]);
        if crews.iter().any(|crew| !(1..=MAX_CREW).contains(crew)) {
            return Err(LoadError::new(
                "order",
                "seats",
                ContentError::Crews.reason(),
            ));
        }
        let options = Options {
            crews,
            ..Options::for_scenario(scenario)
        };
        spec.with_rule_changes(&options, &OPTION_KEYS)
    }

    fn read_pack(file: &str, text: &str) -> Result<(PackFile<()>, ContentSet), PackError> {
        let (pack, content) = parse_pack(file, text)?;
        Ok((pack.without_content(), content))
    }

    fn static_data(&self, content: &ContentSet) -> Value {
        json!(self.content(content))
    }

    /// Returns the public information as in a position, with the viewer's own hands, the number of
    /// cards of each side, and the scores.
    fn view_json(&self, view: &View) -> Value {
        json!(self.published_view(view))
    }

    fn standings(&self, view: &View, _: &[&[Event]]) -> Value {
        json!(self.current_standing(&view.public))
    }

    fn text_picture(&self, view: &View) -> String {
        self.diagram_of(view)
    }
}

/// Keys under `rules` that are fields of [`Options`]; all others are house rules.
const OPTION_KEYS: [&str; 3] = ["rift", "crews", "departure"];
