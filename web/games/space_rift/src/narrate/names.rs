//! Names of sides, seats, units, faces and scenarios, as shown and spoken.
//!
//! A unit is named by its side, its type and, if the side has several of that type, its number in
//! scenario order: `South Cruiser 2`. Where space is limited, its code is used: `CR2`.

use super::Narrator;
use crate::draft::{fleet_name, side_name};
use engine::game::{Game, Seat, SeatSet};
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::drift::TileSet;
use engine::space_rift::effect::TypeCode;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::unit::UnitId;
use ui::l10n::Phrases;

impl Narrator<'_> {
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        side_name(self.phrases, side)
    }

    /// Names the fleet of a side.
    #[must_use]
    pub fn fleet(&self, side: Side) -> String {
        fleet_name(self.phrases, side)
    }

    /// Names a seat: its side in a duel, its command in a team.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        let Some(side) = self.game.side_of(seat) else {
            return String::new();
        };
        let crew = self.game.seats_of(side);
        let mut helpers = crew.without(side.seat()).iter();
        let key = match (helpers.next(), crew.len()) {
            (None, _) => return self.side(side),
            (Some(_), _) if seat == side.seat() => "space-rift-seat-commander",
            (Some(_), 2) => "space-rift-seat-wings",
            (Some(left), _) if left == seat => "space-rift-seat-left",
            (Some(_), _) => "space-rift-seat-right",
        };
        self.say(key, &[("side", self.side(side).into())])
    }

    /// Names several seats as a list, or by their side if they are all seats of that side.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        let whole_side = Side::ALL
            .into_iter()
            .find(|side| self.game.seats_of(*side) == seats);
        if let Some(side) = whole_side {
            return self.side(side);
        }
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.phrases.list(&names)
    }

    /// Names a unit by side, type and number.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> String {
        self.named(unit, "space-rift-unit", "space-rift-unit-of-many")
    }

    /// Names a unit by type and number, for places where its side is clear.
    #[must_use]
    pub fn unit_short(&self, unit: UnitId) -> String {
        self.named(unit, "space-rift-unit-own", "space-rift-unit-own-of-many")
    }

    fn named(&self, unit: UnitId, single_key: &str, numbered_key: &str) -> String {
        let build = self.game.build(unit);
        let mut words = vec![
            ("side", self.side(build.side).into()),
            ("type", type_name(self.phrases, build.code).into()),
        ];
        match self.number(unit) {
            Some(number) => {
                words.push(("number", number.into()));
                self.say(numbered_key, &words)
            }
            None => self.say(single_key, &words),
        }
    }

    /// Returns the code of a unit for compact labels and text commands: type code and number.
    #[must_use]
    pub fn unit_code(&self, unit: UnitId) -> String {
        let code = self.game.build(unit).code;
        match self.number(unit) {
            Some(number) => format!("{}{number}", code.as_str()),
            None => code.as_str().to_owned(),
        }
    }

    /// Returns the unit's number among those of its side and type; `None` if it is the only one.
    fn number(&self, unit: UnitId) -> Option<u8> {
        let build = self.game.build(unit);
        let units = self.game.side_setup(build.side).units;
        let mut alike = units
            .iter()
            .filter(|other| self.game.build(*other).code == build.code);
        let before = alike.by_ref().take_while(|other| *other != unit).count();
        let has_several = before > 0 || alike.next().is_some();
        has_several.then_some(u8::try_from(before + 1).unwrap_or(u8::MAX))
    }

    /// Names the type of a unit, and whether it is heavy.
    #[must_use]
    pub fn kind(&self, unit: UnitId) -> String {
        let build = self.game.build(unit);
        let kind = type_name(self.phrases, build.code);
        match build.is_heavy {
            true => self.say("space-rift-type-heavy", &[("type", kind.into())]),
            false => kind,
        }
    }

    #[must_use]
    pub fn hex(&self, hex: Hex) -> String {
        hex.to_string()
    }

    /// Lists the faces of a roll with their counts.
    #[must_use]
    pub fn faces(&self, faces: &Faces) -> String {
        let shown = Face::ALL.into_iter().filter(|face| faces.of(*face) > 0);
        let parts: Vec<String> = shown
            .map(|face| {
                let count = [("count", faces.of(face).into())];
                self.say(&format!("space-rift-{}.many", face.into_str()), &count)
            })
            .collect();
        if parts.is_empty() {
            return self.text("space-rift-faces-none");
        }
        self.phrases.list(&parts)
    }

    /// Lists tiles by their numbers.
    #[must_use]
    pub fn tiles(&self, tiles: TileSet) -> String {
        let numbers: Vec<String> = tiles.iter().map(|tile| tile.number().to_string()).collect();
        self.phrases.list(&numbers)
    }

    /// Returns a price in star tokens.
    #[must_use]
    pub fn cost(&self, stars: u8) -> String {
        self.say("space-rift-cost", &[("count", stars.into())])
    }

    /// Returns the label of the battlefield for screen readers.
    #[must_use]
    pub fn board_label(&self) -> String {
        self.say(
            "space-rift-board-label",
            &[("name", self.scenario().into())],
        )
    }

    /// Returns the name of the scenario; its id if it has no phrase.
    #[must_use]
    pub fn scenario(&self) -> String {
        match &self.game.options().scenario {
            ScenarioChoice::Custom(file) => file.title.clone(),
            ScenarioChoice::Shipped(id) => {
                let named = self.phrases.find(&format!("space-rift-scenario-{id}"), &[]);
                named.unwrap_or_else(|| id.clone())
            }
        }
    }
}

/// Returns the name of a type of unit; its code if a content pack has no phrase for it.
#[must_use]
pub fn type_name(phrases: &Phrases, code: TypeCode) -> String {
    let key = format!("space-rift-type-{}", code.as_str());
    let found = phrases.find(&key, &[]);
    found.unwrap_or_else(|| code.as_str().to_owned())
}

/// Returns a sentence about the special ability of a type of unit; empty if the type has none.
#[must_use]
pub fn type_trait(phrases: &Phrases, code: TypeCode, warp: u8) -> String {
    let key = format!("space-rift-type-{}.trait", code.as_str());
    let found = phrases.find(&key, &[("warp", warp.into())]);
    found.unwrap_or_default()
}
