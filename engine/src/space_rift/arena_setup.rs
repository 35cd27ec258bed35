//! Arena configurations of Space Rift: every scenario as a duel.

use super::SpaceRift;
use super::content::scenario_ids;
use super::options::Options;
use crate::arena_setup::{ArenaConfig, ArenaSetup};

impl ArenaSetup for SpaceRift {
    fn arena_configs() -> Vec<ArenaConfig<Options>> {
        let duel = |id: &str| ArenaConfig {
            board: id.to_owned(),
            preset: "duel".to_owned(),
            options: Options::duel(id),
        };
        scenario_ids().map(duel).collect()
    }
}
