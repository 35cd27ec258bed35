//! What a game supplies so that its bots can be matched.

use crate::bots::BotPolicy;
use crate::game::Seat;
use crate::game_history::GameStats;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};

/// One way to set a game up.
#[derive(Clone, Debug)]
pub struct ArenaConfig<O> {
    /// Where it is played.
    pub board: String,
    /// Which pieces, under a name for the command line.
    pub preset: String,
    /// The options of the game.
    pub options: O,
}

/// Something that a seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResource {
    /// What it is called.
    pub name: String,
    /// How much of it, in parts.
    pub parts: u32,
    /// How many parts make one.
    pub whole: u32,
}

impl SeatResource {
    /// So many whole ones.
    #[must_use]
    pub fn new(name: impl Into<String>, count: impl Into<u32>) -> Self {
        Self {
            name: name.into(),
            parts: count.into(),
            whole: 1,
        }
    }
}

/// A game whose bots can be matched.
pub trait ArenaSetup: BotPolicy<Options: Send + Sync> + GameStats + JsonApi + Send + Sync {
    /// Every setting in which bots are worth comparing: the scenarios as they stand, unless the game says more.
    fn arena_configs() -> Vec<ArenaConfig<Self::Options>> {
        let of = |scenario: ScenarioInfo| {
            let wish = SetupSpec {
                scenario: Some(scenario.id.clone().into()),
                ..SetupSpec::default()
            };
            Some(ArenaConfig {
                board: scenario.id,
                preset: "standard".to_owned(),
                options: Self::options_from_setup(&wish, &Self::ContentSet::default()).ok()?,
            })
        };
        Self::scenarios().into_iter().filter_map(of).collect()
    }

    /// What `seat` plays with, where that is one kind of piece: ships of one model, a faction. Nothing, where
    /// everybody begins alike.
    fn piece_kind(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// What `seat` has beside the figures that are followed; what it has or has not as one or nothing. Nothing, unless
    /// the game says more.
    fn seat_resources(&self, _view: &Self::View, _seat: Seat) -> Vec<SeatResource> {
        Vec::new()
    }
}
