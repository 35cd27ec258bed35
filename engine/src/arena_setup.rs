//! The trait by which a game tells the arena which bots and setups to compare.

use crate::bots::{BotPolicy, LearnedEvaluation};
use crate::game::Seat;
use crate::game_history::GameStats;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};

/// One setup in which bots are compared.
#[derive(Clone, Debug)]
pub struct ArenaConfig<O> {
    /// The id of the board, map or scenario.
    pub board: String,
    /// The name of the setup on the command line of the arena.
    pub preset: String,
    /// The options that build the game.
    pub options: O,
}

/// An amount that a seat owns, reported by the arena. It may be a fraction: `parts / whole`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResource {
    /// The name in reports.
    pub name: String,
    /// The amount, in units of 1 / `whole`.
    pub parts: u32,
    /// How many parts make one unit.
    pub whole: u32,
}

impl SeatResource {
    /// Creates an amount in whole units.
    ///
    /// ```
    /// use engine::arena_setup::SeatResource;
    ///
    /// let ships = SeatResource::new("ships", 3_u8);
    /// assert_eq!((ships.parts, ships.whole), (3, 1));
    /// ```
    #[must_use]
    pub fn new(name: impl Into<String>, count: impl Into<u32>) -> Self {
        Self {
            name: name.into(),
            parts: count.into(),
            whole: 1,
        }
    }
}

/// A game whose bots the arena can match.
pub trait ArenaSetup:
    BotPolicy<Options: Send + Sync> + LearnedEvaluation + GameStats + JsonApi + Send + Sync
{
    /// Returns every setup in which the arena compares bots. The default is each scenario with its
    /// standard options.
    ///
    /// ```
    /// use engine::arena_setup::ArenaSetup;
    /// use engine::game::Game;
    /// use engine::saga::Saga;
    ///
    /// for config in Saga::arena_configs() {
    ///     assert!(Saga::new(config.options).is_ok(), "{}", config.board);
    /// }
    /// ```
    fn arena_configs() -> Vec<ArenaConfig<Self::Options>> {
        let config_of = |scenario: ScenarioInfo| {
            let spec = SetupSpec {
                scenario: Some(scenario.id.clone().into()),
                ..SetupSpec::default()
            };
            Some(ArenaConfig {
                board: scenario.id,
                preset: "standard".to_owned(),
                options: Self::options_from_setup(&spec, &Self::ContentSet::default()).ok()?,
            })
        };
        Self::scenarios()
            .into_iter()
            .filter_map(config_of)
            .collect()
    }

    /// Returns the kind of piece that `seat` plays, if all its pieces are of one kind: a model of
    /// ship, or a faction. `None` when all seats start with the same pieces.
    fn piece_kind(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// Returns the amounts that `seat` has in `view` beside the tracked stats; an item that it
    /// either has or lacks has the amount 1 or 0. Empty by default.
    fn seat_resources(&self, _view: &Self::View, _seat: Seat) -> Vec<SeatResource> {
        Vec::new()
    }
}
