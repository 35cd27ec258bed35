//! What a running table asks of Space Rift. Saving, speaking and bots themselves are those of every
//! game.

use engine::game::Seat;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;

pub fn side_of_seat(session: &Session<SpaceRift>, seat: Seat) -> Side {
    session.game().side_of(seat).unwrap_or_default()
}
