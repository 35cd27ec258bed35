//! The JSON API of Saga: set-ups, views and the text picture.

use super::Saga;
use super::content::ContentSet;
use super::content::pack::parse_pack;
use super::draft::MapDraft;
use super::event::Event;
use super::hex::axial;
use super::metadata::{self, SEATS};
use super::options::{Options, ScenarioChoice};
use super::scenario::{PlayerCount, ScenarioFile};
use super::state::State;
use super::view::View;
use crate::error::LoadError;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

/// Rules of a set-up that are options of their own; the others are house rules.
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
        self.static_data_json(content)
    }

    /// Returns the visible state as a position, with the viewer's hands, sector places, the names
    /// behind ids, and the goals of the scenario.
    fn view_json(&self, view: &View) -> Value {
        let position = self.position_of(&State {
            public: view.public.clone(),
            hands: Default::default(),
        });
        let hexes = view.public.sectors.iter().map(|sector| axial(sector.hex));
        json!({
            "format": position.format,
            "public": position.state.public,
            "viewer": view.viewer,
            "hands": view.hands,
            "backs": view.backs,
            "hexes": hexes.collect::<Value>(),
            "cards": self.cards_json(),
            "scenario": self.scenario_json(),
        })
    }

    fn standings(&self, view: &View, log: &[&[Event]]) -> Value {
        self.standings_json(&view.public, log)
    }

    fn text_picture(&self, view: &View) -> String {
        self.picture_for(view)
    }
}

impl Saga {
    /// Returns the ids of cards and tiles by their numbers.
    fn cards_json(&self) -> Value {
        json!({
            "tiles": ids(&self.tiles, |tile| &tile.id),
            "commanders": ids(&self.commanders, |card| &card.id),
            "gear": ids(&self.gear, |card| &card.id),
            "actions": ids(&self.actions, |card| &card.id),
            "explorations": ids(&self.explorations, |card| &card.id),
            "events": ids(&self.events, |card| &card.id),
            "scans": ids(&self.scans, |card| &card.id),
            "bosses": ids(&self.bosses, |card| &card.id),
        })
    }

    /// Returns the scenario's rounds, counters, entities, badges and decks.
    fn scenario_json(&self) -> Value {
        let mission = &self.mission;
        let deck = |(id, cards): &(String, Vec<super::figures::ExtraCard>)| json!({"id": id, "cards": ids(cards, |card| &card.id)});
        json!({
            "id": mission.id,
            "rounds": mission.rounds,
            "counters": ids(&mission.counters, |counter| &counter.id),
            "entities": ids(&mission.entities, |entity| &entity.id),
            "badges": mission.badge_ids,
            "encounters": ids(&mission.encounters, |encounter| &encounter.id),
            "movement": ids(&mission.movement, |project| &project.id),
            "expand": ids(&mission.expand, |project| &project.id),
            "decks": mission.extra.iter().map(deck).collect::<Value>(),
        })
    }
}

/// Returns the range of seats for a scenario; one seat only if it allows solo play.
fn seats(players: PlayerCount) -> (u8, u8) {
    let least = if players.solo {
        players.min
    } else {
        players.min.max(2)
    };
    (least.max(SEATS.0), players.max.min(SEATS.1))
}

/// Returns the ids of items in order.
fn ids<T>(all: &[T], id: impl Fn(&T) -> &String) -> Value {
    all.iter().map(|one| json!(id(one))).collect()
}

/// Returns the player count and the scenario that a set-up selects.
fn scenario(
    setup: &SetupSpec,
    content: &ContentSet,
) -> Result<(PlayerCount, ScenarioChoice), LoadError> {
    let nobody = PlayerCount {
        min: SEATS.0,
        max: SEATS.1,
        solo: true,
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
        Some(own) => {
            let file: ScenarioFile = from_value("scenario", own)?;
            Ok((file.players, ScenarioChoice::Custom(Box::new(file))))
        }
    }
}
