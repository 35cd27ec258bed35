//! The start of a lesson: a scenario with given hands, ships and markers.

use super::super::SpaceRift;
use super::super::battlefield::{Hex, Side};
use super::super::options::{Options, ScenarioChoice};
use super::super::position::Position;
use super::super::scenario::{PerSide, ScenarioFile};
use super::super::state::{Private, State};
use crate::chance::SeededRng;
use crate::error::LoadError;
use crate::game::Game;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The start of a lesson as written in the lesson file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    pub scenario: ScenarioFile,
    /// Cards of each side, by name.
    #[serde(default)]
    pub hands: PerSide<HandFile>,
    /// Number of ships of damaged units, by hex.
    #[serde(default)]
    pub ships: BTreeMap<Hex, u8>,
    /// Hexes of units with red-alert markers.
    #[serde(default)]
    pub alert: Vec<Hex>,
}

/// The cards of a side, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HandFile {
    pub command: Vec<String>,
    pub combat: Vec<String>,
}

impl LessonStart {
    /// Builds the game and its starting position; `seed` determines the dice.
    ///
    /// # Errors
    /// Returns an error if the start cannot be played; it names the path in the file and the
    /// reason.
    pub fn build(self, seed: u64) -> Result<(SpaceRift, Position), LoadError> {
        let Self {
            scenario,
            hands,
            ships,
            alert,
        } = self;
        let game = SpaceRift::new(Options {
            scenario: ScenarioChoice::Custom(Box::new(scenario)),
            ..Options::duel("")
        })?;
        let mut state = game.deal(&mut SeededRng::new(seed, 0));
        for side in Side::ALL {
            state.private[side.index()] = game.hand(side, hands.of(side))?;
        }
        for (hex, count) in ships {
            let unit = unit_at(&state, hex, "ships")?;
            state.public.units[unit].ships = count;
        }
        for hex in alert {
            let unit = unit_at(&state, hex, "alert")?;
            state
                .public
                .alert
                .insert(super::super::unit::UnitId(unit as u8));
        }
        let position = game.to_position(&state);
        game.state_from_position(position.clone())?;
        Ok((game, position))
    }
}

/// Returns the index of the unit on a hex.
fn unit_at(state: &State, hex: Hex, key: &str) -> Result<usize, LoadError> {
    let unit = state.public.unit_at(hex).map(|unit| unit.index());
    unit.ok_or_else(|| LoadError::new("position", format!("{key}.{hex}"), "no unit is there"))
}

impl SpaceRift {
    /// Returns the cards of a side by their names.
    fn hand(&self, side: Side, file: &HandFile) -> Result<Private, LoadError> {
        let mut hands = Private::default();
        let path = |deck: &str, n: usize| format!("hands.{}.{deck}[{n}]", side.into_str());
        for (n, name) in file.command.iter().enumerate() {
            let card = self.command_named(name).ok_or_else(|| {
                LoadError::new("position", path("command", n), "there is no such card")
            })?;
            hands.command.add(card.0);
        }
        for (n, name) in file.combat.iter().enumerate() {
            let card = self.combat_named(name).ok_or_else(|| {
                LoadError::new("position", path("combat", n), "there is no such card")
            })?;
            hands.combat.add(card.0);
        }
        Ok(hands)
    }
}
