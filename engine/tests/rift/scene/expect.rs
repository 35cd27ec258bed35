//! Expected positions, written in the same notation as ships.

use super::Scene;
use super::words::{bars, heading, number, spaces, speed};
use engine::grid::Space;
use engine::rift::ship::{Bars, Ion, Ship, ShipId};

impl Scene {
    pub fn ship(&self, n: u8) -> &Ship {
        self.state.ship(ShipId(n)).expect("such a ship")
    }

    /// Checks everything written about ship `n`, such as `A3/0 NW +4 main 1 R[0,5]`.
    #[track_caller]
    pub fn expect(&self, n: u8, text: &str) -> &Self {
        let ship = self.ship(n);
        let up = self.state.shields_up(ship, self.table.board());
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut value = || {
                words
                    .next()
                    .unwrap_or_else(|| panic!("{text} is too short"))
            };
            let note = format!("ship {n}, {word}: {ship:?}");
            match word {
                "main" => assert_eq!(ship.main, number(value()), "{note}"),
                "aux" => assert_eq!(ship.aux, number(value()), "{note}"),
                "hull" => assert_eq!(ship.hull, number(value()), "{note}"),
                "torpedoes" => assert_eq!(ship.torpedoes, number(value()), "{note}"),
                "mines" => assert_eq!(ship.mines, number(value()), "{note}"),
                "moved" => assert_eq!(self.state.turn.moved, number(value()), "{note}"),
                "shields" => assert_eq!(up, value() == "up", "{note}"),
                "ion" => assert_eq!(ship.ion, ion(value()), "{note}"),
                "unhurt" => assert_eq!(ship.bars, Bars::full(6), "{note}"),
                "destroyed" => assert!(!ship.is_alive(), "{note}"),
                "alive" => assert!(ship.is_alive(), "{note}"),
                "ready" => assert!(self.state.is_ready(ShipId(n)), "{note}"),
                "activated" => assert!(!self.state.is_ready(ShipId(n)), "{note}"),
                _ => expect_pose(ship, word, &note),
            }
        }
        self
    }

    /// Checks that live mines are in exactly these spaces.
    #[track_caller]
    pub fn expect_mines(&self, labels: &str) -> &Self {
        let mut wanted: Vec<Space> = spaces(labels).collect();
        let mut found: Vec<Space> = self.state.mines.iter().map(|mine| mine.space()).collect();
        wanted.sort();
        found.sort();
        assert_eq!(found, wanted);
        self
    }

    /// Checks the scores of the seats, in order.
    #[track_caller]
    pub fn expect_scores(&self, scores: &[i8]) -> &Self {
        assert_eq!(&self.state.scores[..scores.len()], scores);
        self
    }

    /// Returns the strength that ship `n` has lost from bars and hull.
    pub fn lost(&self, n: u8) -> u8 {
        let (ship, build) = (self.ship(n), self.table.build(ShipId(n)));
        build.bars.sum() + build.hull - ship.bars.sum() - ship.hull
    }
}

#[track_caller]
fn expect_pose(ship: &Ship, word: &str, note: &str) {
    if let Some(at) = speed(word) {
        assert_eq!(ship.speed, at, "{note}");
    } else if let Some(facing) = heading(word) {
        assert_eq!(ship.heading, facing, "{note}");
    } else if let Some((side, pair)) = bars(word) {
        assert_eq!(ship.bars.side(side), pair, "{note}");
    } else if let Ok(space) = Space::parse(word) {
        assert_eq!(ship.space, space, "{note}");
    } else {
        panic!("what is {word}?");
    }
}

fn ion(word: &str) -> Ion {
    match word {
        "uncharged" => Ion::Uncharged,
        "charging" => Ion::Charging,
        "charged" => Ion::Charged,
        other => panic!("what is {other}?"),
    }
}
