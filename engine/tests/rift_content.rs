//! The base content and the setup of Centauri Rift: boards, figures, options, first states.
//!
//! Play after the first activation is tested elsewhere.

#[path = "rift_content/boards.rs"]
mod boards;
#[path = "rift_content/drafts.rs"]
mod drafts;
#[path = "rift_content/fleet.rs"]
mod fleet;
#[path = "rift_content/impossible.rs"]
mod impossible;
#[path = "rift_content/options.rs"]
mod options;
#[path = "rift_content/pack.rs"]
mod pack;
#[path = "rift_content/play.rs"]
mod play;
#[path = "rift_content/position.rs"]
mod position;
#[path = "rift_content/setup.rs"]
mod setup;
#[path = "rift_content/standard.rs"]
mod standard;

use engine::error::LoadError;
use engine::grid::{Plane, Space, Square};
use engine::rift::Rift;
use engine::rift::board_file::BoardFile;
use engine::rift::content;
use engine::rift::options::{BoardChoice, Options};

fn square(label: &str) -> Square {
    Square::parse(label).unwrap()
}

fn space(label: &str, level: i8) -> Space {
    Space::new(square(label), Plane::from_level(level).unwrap())
}

fn shipped(id: &str) -> BoardChoice {
    BoardChoice::Shipped(id.to_owned())
}

fn board(id: &str) -> BoardFile {
    content::board(id).unwrap()
}

/// Returns options for `players` seats and `ships` ships on a base board.
fn options(id: &str, players: u8, ships: u8) -> Options {
    Options::for_board(shipped(id), players, ships).unwrap()
}

fn new_game(options: Options) -> Rift {
    Rift::from_options_with_base_content(options).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn assert_error<T>(result: Result<T, LoadError>, path: &str, reason: &str) {
    let Err(error) = result else {
        panic!("accepted; expected `{path}: {reason}`");
    };
    assert_eq!(error.place, path, "{error}");
    assert!(error.reason.to_string().contains(reason), "{error}");
}
