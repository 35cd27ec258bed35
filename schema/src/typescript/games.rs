//! The types of each game.

use super::GameTypes;
use super::collector::Collector;
use engine::rift;

/// Returns the types of all games.
pub fn all() -> [GameTypes; 1] {
    [rift_types()]
}

fn rift_types() -> GameTypes {
    GameTypes {
        file: "rift.d.ts",
        about: "The types of Centauri Rift. Seats and ships are counted from 0.",
        shared: &["Seat"],
        inlined: &["SeatSet", "RuleChanges", "Mine"],
        types: Collector::new::<rift::board_file::BoardFile>()
            .add::<rift::action::Action>()
            .add::<rift::event::Event>()
            .add::<rift::options::Options>()
            .add::<rift::position::Position>()
            .add::<rift::goals::Standing>()
            .add::<rift::static_data::Content<'_>>(),
        more: "
/** What a viewer may know: everything, because nothing is hidden. */
export type View = Position;
",
    }
}
