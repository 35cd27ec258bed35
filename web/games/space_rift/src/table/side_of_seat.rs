//! Maps seats to the sides that they play for.

use engine::game::Seat;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;

pub fn side_of_seat(session: &Session<SpaceRift>, seat: Seat) -> Side {
    session.game().side_of(seat).unwrap_or_default()
}
