//! Space Rift in the arena: its scenarios as duels.

use crate::ring::{Ring, Setting};
use engine::bots::{Bot, Level};
use engine::chance::Seeded;
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::options::Options;
use engine::space_rift::pilot::Pilot;
use engine::space_rift::view::View;

impl Ring for SpaceRift {
    fn settings() -> Vec<Setting<Options>> {
        let duel = |id: &str| Setting {
            board: id.to_owned(),
            preset: "duel".to_owned(),
            options: Options::duel(id),
        };
        scenario_ids().map(duel).collect()
    }

    fn bot(&self, view: &View, seat: Seat, level: Level, chance: Seeded) -> impl Bot<Self> {
        Pilot::new(self, view, seat, level, chance)
    }

    /// Units are the scenario's.
    fn kind(&self, _: Seat) -> Option<String> {
        None
    }
}
