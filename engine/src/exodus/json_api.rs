//! The JSON API of Exodus: set-ups in the terms that all games share, views as JSON, and the text
//! picture.

use super::Exodus;
use super::content::pack::parse_pack;
use super::content::{ContentError, ContentSet};
use super::draft::MapDraft;
use super::event::Event;
use super::hex::HexId;
use super::layout::LayoutFile;
use super::metadata::{self, SEATS};
use super::options::{LayoutChoice, Options};
use super::state::State;
use super::stats::known_abilities;
use super::view::View;
use crate::error::LoadError;
use crate::game::Seat;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

/// Rule keys of a set-up that are options of their own; all others are house rules.
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

    /// Returns the options of a set-up. The map is a layout id, which sets the number of seats, or
    /// a size such as `long`; without one it is the default layout of the mode. `rules` may set the
    /// mode, the Generals, turns, minutes, the first turn order and the house rules.
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
        self.static_data_json(content)
    }

    /// Returns a view as JSON: the public state as in a position, what only the viewer sees,
    /// coordinates and names for the numbers of hexes and cards, and the known score in sixtieths
    /// of a victory point.
    fn view_json(&self, view: &View) -> Value {
        let position = self.position_of(&State {
            public: view.public,
            private: Default::default(),
            stayed: view.stayed,
        });
        let seats = || self.all_seats().iter();
        let private = |seat: Seat| {
            let open = view.open.as_ref().and_then(|all| all.get(seat.index()));
            let own = view.own.as_ref().filter(|(own, _)| *own == seat);
            json!(open.or(own.map(|(_, private)| private)))
        };
        let score = |seat: Seat| {
            self.score_with(&view.public, seat, known_abilities(view, seat))
                .total()
        };
        let hexes = self.hexes().map(|hex| self.hex_json(view, hex));
        json!({
            "format": position.format,
            "public": position.public,
            "private": seats().map(private).collect::<Value>(),
            "stayed": position.stayed,
            "score": seats().map(score).collect::<Value>(),
            "hexes": hexes.collect::<Value>(),
            "cards": {
                "political": self.political.iter().map(|card| &card.id).collect::<Vec<_>>(),
                "resistance": self.resistance.iter().map(|card| &card.id).collect::<Vec<_>>(),
                "abilities": self.abilities.iter().map(|card| &card.id).collect::<Vec<_>>(),
            },
        })
    }

    fn standings(&self, view: &View, _: &[&[Event]]) -> Value {
        self.standings_json(&view.public, |seat| known_abilities(view, seat))
    }

    fn text_picture(&self, view: &View) -> String {
        self.picture_for(view)
    }
}

impl Exodus {
    /// Returns a hex: its coordinates, its planet, and the seat whose Home it is.
    fn hex_json(&self, view: &View, hex: HexId) -> Value {
        let planet = self.planet_at(&view.public, hex);
        json!({
            "axial": self.map_hexes.get(hex.index()).map(|map_hex| map_hex.axial),
            "planet": planet.map(|tile| &tile.id),
            "home": self.home_of(&view.public, hex),
        })
    }
}

/// Returns the number of seats and the layout that a set-up selects.
fn map_choice(request: &SetupSpec, content: &ContentSet) -> Result<(u8, LayoutChoice), LoadError> {
    let usual = request.seats.unwrap_or(SEATS.0);
    match &request.scenario {
        None => Ok((usual, LayoutChoice::Usual)),
        Some(Value::String(id)) => {
            let Some(layout) = content.layouts().find(|layout| layout.id == *id) else {
                return Ok((usual, LayoutChoice::Shipped(id.clone())));
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

/// Returns the number of Homes of a layout, if it agrees with the number of seats asked for.
fn seats_of(request: &SetupSpec, homes: usize) -> Result<u8, LoadError> {
    let seats = request.seats.map_or(homes, usize::from);
    if seats != homes {
        let reason = ContentError::Homes(seats).reason();
        return Err(LoadError::new("order", "seats", reason));
    }
    u8::try_from(homes)
        .map_err(|_| LoadError::new("order", "seats", ContentError::Homes(seats).reason()))
}
