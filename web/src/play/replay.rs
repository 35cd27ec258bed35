//! A game that is watched again: where in its log one is, how one moves about in it, and what a
//! good player thinks of it. Knows no game; what is shown of it stands in the game's own room.

mod keys;
mod player;
mod review;
mod scrubber;
mod transport;

pub use keys::use_player_keys;
pub use player::{Course, Cue, Player, Speed, Stride, use_player};
pub use review::{Answer, Matter, Question, Review, Stage, use_review};
pub(crate) use scrubber::share;
pub use scrubber::{Scrubber, Tick};
pub use transport::Transport;
