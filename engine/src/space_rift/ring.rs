//! Space Rift in the arena: its scenarios as duels.

use super::SpaceRift;
use super::content::scenario_ids;
use super::options::Options;
use crate::ring::{Ring, Setting};

impl Ring for SpaceRift {
    fn settings() -> Vec<Setting<Options>> {
        let duel = |id: &str| Setting {
            board: id.to_owned(),
            preset: "duel".to_owned(),
            options: Options::duel(id),
        };
        scenario_ids().map(duel).collect()
    }
}
