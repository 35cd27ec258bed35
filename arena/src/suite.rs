//! The games in the arena: the one place here that names them. What is played with them knows none.

use crate::ladder;
use crate::order::Order;
use anyhow::Result;
use engine::exodus::Exodus;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::space_rift::SpaceRift;
use engine::suite::GameId;

/// Plays what is ordered; gives the tables.
///
/// # Errors
/// When nothing fits the order, or a bot or a game fails.
pub fn play(order: &Order) -> Result<String> {
    match order.game {
        GameId::Rift => ladder::play::<Rift>(order),
        GameId::SpaceRift => ladder::play::<SpaceRift>(order),
        GameId::Exodus => ladder::play::<Exodus>(order),
        GameId::Saga => ladder::play::<Saga>(order),
    }
}
