//! The static data of a game for programs: board and goals, figures, ship builds and teams. It does
//! not change in play.

use super::Rift;
use super::content::ContentSet;
use super::ship::{Build, ShipId, Side};
use crate::game::Seat;
use serde_json::{Value, json};

impl Rift {
    /// Returns the static data as JSON, with the board from the content set of the game.
    pub(super) fn static_data_json(&self, content: &ContentSet) -> Value {
        let ships = (0u8..).map(ShipId).zip(self.builds());
        let ships = ships.map(|(id, build)| self.ship_json(id, build));
        json!({
            "scenario": content.board_file(&self.options.board).ok(),
            "figures": self.figures,
            "rules": self.rules,
            "teams": self.teams,
            "ships": ships.collect::<Value>(),
        })
    }

    /// Returns the build of a ship: its model with the handicap applied.
    fn ship_json(&self, id: ShipId, build: &Build) -> Value {
        let model = self.figures.models.get(usize::from(build.model));
        let [front, right, back, left] = Side::ALL.map(|side| build.bars.side(side));
        json!({
            "seat": build.seat,
            "team": self.team_of(Seat(build.seat)),
            "model": model.map(|model| &model.id),
            "marked": self.is_marked(id),
            "main": build.main,
            "aux": build.aux,
            "hull": build.hull,
            "speed": build.speed,
            "move_cost": build.move_cost,
            "torpedoes": build.torpedoes,
            "mines": build.mines,
            "bars": {"F": front, "R": right, "B": back, "L": left},
            "mounts": build.mounts,
        })
    }
}
