//! What a game supplies so that its bots can be matched.

use engine::bots::{Bot, Judge, Level};
use engine::chance::Seeded;
use engine::chronicle::Annals;
use engine::game::Seat;

/// One way to set a game up.
#[derive(Clone, Debug)]
pub struct Setting<O> {
    /// Where it is played.
    pub board: String,
    /// Which pieces, under a name for the command line.
    pub preset: String,
    /// The options of the game.
    pub options: O,
}

/// A game whose bots can be matched.
pub trait Ring: Judge<Options: Send + Sync> + Annals + Send + Sync {
    /// Every setting in which bots are worth comparing.
    fn settings() -> Vec<Setting<Self::Options>>;

    /// The game's own bot of a level, for `seat` that sees `view`.
    fn bot(&self, view: &Self::View, seat: Seat, level: Level, chance: Seeded) -> impl Bot<Self>;

    /// What `seat` plays with, where that is one kind of piece: ships of one model, a faction.
    fn kind(&self, seat: Seat) -> Option<String>;

    /// What `seat` has beside the figures that are followed, by name; what it has or has not as one
    /// or nothing. Nothing, unless the game says more.
    fn ledger(&self, _view: &Self::View, _seat: Seat) -> Vec<(String, f64)> {
        Vec::new()
    }
}
