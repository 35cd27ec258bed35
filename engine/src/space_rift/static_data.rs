//! The static data of a game for programs: scenario and goals, units, cards, sections of the
//! battlefield, and figures. It does not change in play.

use super::battlefield::{HexSet, Sector, Side};
use super::content::ContentSet;
use super::table::{Build, Meteor, SpaceRift};
use serde_json::{Map, Value, json};

impl SpaceRift {
    /// Returns the static data as JSON, with the scenario from the content set of the game.
    pub(super) fn static_data_json(&self, content: &ContentSet) -> Value {
        let meteor = |meteor: &Meteor| json!({"speed": meteor.speed, "dice": meteor.dice});
        json!({
            "scenario": self.options.scenario(content).ok(),
            "figures": self.figures,
            "units": self.builds().iter().map(unit_json).collect::<Value>(),
            "commands": self.commands,
            "combats": self.combats,
            "planets": self.terrain.planets,
            "sectors": {"south": sectors(Side::South), "north": sectors(Side::North)},
            "meteors": self.meteors().iter().map(meteor).collect::<Value>(),
            "wrecks": self.wrecks,
        })
    }
}

/// Returns the type of a unit and its hex at the start.
fn unit_json(build: &Build) -> Value {
    let dice = build.dice.iter().take(usize::from(build.range));
    json!({
        "side": build.side,
        "type": build.code,
        "class": build.class,
        "heavy": build.heavy,
        "hex": build.hex,
        "ships": build.ships,
        "hull": build.has_hull(),
        "move": build.speed,
        "dice": dice.collect::<Vec<_>>(),
        "ignores": build.ignores,
        "points": build.points,
        "abilities": build.abilities,
        "orbit": list(build.orbit),
    })
}

/// Returns the hexes of each sector from the chair of a side; hexes on dotted lines are in both.
fn sectors(side: Side) -> Value {
    let sector = |sector: Sector| {
        let name = json!(sector);
        let name = name.as_str().unwrap_or_default().to_owned();
        (name, list(sector.section(side).hexes()))
    };
    Value::Object(Sector::ALL.into_iter().map(sector).collect::<Map<_, _>>())
}

fn list(hexes: HexSet) -> Value {
    hexes.iter().map(|hex| json!(hex)).collect()
}
