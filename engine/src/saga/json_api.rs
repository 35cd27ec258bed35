//! The JSON API of Saga: setups, views and the text picture.

use super::Saga;
use super::content::ContentSet;
use super::content::pack::parse_pack;
use super::draft::MapDraft;
use super::event::Event;
use super::metadata::{self, SEATS};
use super::options::{Options, ScenarioChoice};
use super::scenario::{PlayerCount, ScenarioFile};
use super::view::View;
use crate::error::LoadError;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

/// Rules of a setup that are separate options; the others are house rules.
const OWN_OPTIONS: [&str; 3] = ["difficulty", "first", "rounds"];

impl JsonApi for Saga {
    type Draft = MapDraft;

    /// Returns the base scenarios. Every seat has one armada, so no pieces are chosen.
    fn scenarios() -> Vec<ScenarioInfo> {
        let entries = metadata::scenario_entries(&ContentSet::default());
        let scenario = |entry: metadata::ScenarioEntry| {
            ScenarioInfo::with_fixed_pieces(&entry.id, seats(entry.players))
        };
        entries.into_iter().map(scenario).collect()
    }

    /// Returns options for a scenario given by id or in full, by default the first base scenario
    /// with two seats if it allows them. `rules` may contain the difficulty, the First Player, the
    /// rounds and house rules.
    fn options_from_setup(setup: &SetupSpec, content: &ContentSet) -> Result<Options, LoadError> {
        setup.reject_pieces("every seat has an armada")?;
        let (players, scenario) = scenario(setup, content)?;
        let usual = players.min.max(2).min(players.max);
        let options = Options {
            scenario,
            ..Options::standard("", setup.seats.unwrap_or(usual))
        };
        setup.with_rule_changes(&options, &OWN_OPTIONS)
    }

    fn read_pack(file: &str, text: &str) -> Result<(PackFile<()>, ContentSet), PackError> {
        let (pack, content) = parse_pack(file, text)?;
        Ok((pack.without_content(), content))
    }

    fn static_data(&self, content: &ContentSet) -> Value {
        json!(self.content(content))
    }

    /// Returns the visible state as a position, with the viewer's hands, sector places, the names
    /// behind ids, and the goals of the scenario.
    fn view_json(&self, view: &View) -> Value {
        json!(self.published_view(view))
    }

    fn standings(&self, view: &View, log: &[&[Event]]) -> Value {
        json!(self.current_standing(&view.public, log))
    }

    fn text_picture(&self, view: &View) -> String {
        self.diagram_of(view)
    }
}

/// Returns the range of seats for a scenario; one seat only if it allows solo play.
fn seats(players: PlayerCount) -> (u8, u8) {
    let min_seats = if players.allows_solo {
        players.min
    } else {
        players.min.max(2)
    };
    (min_seats.max(SEATS.0), players.max.min(SEATS.1))
}

/// Returns the player count and the scenario that a setup selects.
fn scenario(
    setup: &SetupSpec,
    content: &ContentSet,
) -> Result<(PlayerCount, ScenarioChoice), LoadError> {
    let nobody = PlayerCount {
        min: SEATS.0,
        max: SEATS.1,
        allows_solo: true,
    };
    match &setup.scenario {
        None => {
            let first = content.scenarios().next();
            let choice = first.map_or_else(ScenarioChoice::default, |scenario| {
                ScenarioChoice::Shipped(scenario.id.clone())
            });
            Ok((first.map_or(nobody, |scenario| scenario.players), choice))
        }
        Some(Value::String(id)) => {
            let found = content.scenarios().find(|scenario| scenario.id == *id);
            let players = found.map_or(nobody, |scenario| scenario.players);
            Ok((players, ScenarioChoice::Shipped(id.clone())))
        }
        Some(custom) => {
            let file: ScenarioFile = from_value("scenario", custom)?;
            Ok((file.players, ScenarioChoice::Custom(Box::new(file))))
        }
    }
}
