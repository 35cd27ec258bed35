//! Expected positions, written in the same notation as ships.

use super::Scene;
use super::words::{bars, heading, number, spaces, speed};
use engine::grid::Space;
use engine::rift::ship::{Bars, Ion, Ship, ShipId};

impl Scene {
    pub fn ship(&self, n: u8) -> &Ship {
        self.state.ship(ShipId(n)).expect("such a ship")
    }

    /// Checks ship `n` against every value in `text`, such as `A3/0 NW +4 main 1 R[0,5]`.
    #[track_caller]
    pub fn expect(&self, n: u8, text: &str) -> &Self {
        let ship = self.ship(n);
        let is_up = self.state.are_shields_up(ship, self.game.board());
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut value = || {
                words
                    .next()
                    .unwrap_or_else(|| panic!("{text} is too short"))
            };
            let context = format!("ship {n}, {word}: {ship:?}");
            match word {
                "main" => assert_eq!(ship.main, number(value()), "{context}"),
                "aux" => assert_eq!(ship.aux, number(value()), "{context}"),
                "hull" => assert_eq!(ship.hull, number(value()), "{context}"),
                "torpedoes" => assert_eq!(ship.torpedoes, number(value()), "{context}"),
                "mines" => assert_eq!(ship.mines, number(value()), "{context}"),
                "moved" => assert_eq!(self.state.turn.moved, number(value()), "{context}"),
                "shields" => assert_eq!(is_up, value() == "up", "{context}"),
                "ion" => assert_eq!(ship.ion, ion(value()), "{context}"),
                "unhurt" => assert_eq!(ship.bars, Bars::full(6), "{context}"),
                "destroyed" => assert!(!ship.is_alive(), "{context}"),
                "alive" => assert!(ship.is_alive(), "{context}"),
                "ready" => assert!(self.state.is_ready(ShipId(n)), "{context}"),
                "activated" => assert!(!self.state.is_ready(ShipId(n)), "{context}"),
                _ => expect_pose(ship, word, &context),
            }
        }
        self
    }

    /// Checks that live mines are in exactly these spaces.
    #[track_caller]
    pub fn expect_mines(&self, labels: &str) -> &Self {
        let mut expected: Vec<Space> = spaces(labels).collect();
        let mut found: Vec<Space> = self.state.mines.iter().map(|mine| mine.space()).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
        self
    }

    /// Checks the scores of the seats, in order.
    #[track_caller]
    pub fn expect_scores(&self, scores: &[i8]) -> &Self {
        assert_eq!(&self.state.scores[..scores.len()], scores);
        self
    }

    /// Returns the strength that ship `n` has lost from bars and hull.
    pub fn strength_lost(&self, n: u8) -> u8 {
        let (ship, build) = (self.ship(n), self.game.build(ShipId(n)));
        build.bars.sum() + build.hull - ship.bars.sum() - ship.hull
    }
}

#[track_caller]
fn expect_pose(ship: &Ship, word: &str, context: &str) {
    if let Some(at) = speed(word) {
        assert_eq!(ship.speed, at, "{context}");
    } else if let Some(facing) = heading(word) {
        assert_eq!(ship.heading, facing, "{context}");
    } else if let Some((side, pair)) = bars(word) {
        assert_eq!(ship.bars.side(side), pair, "{context}");
    } else if let Ok(space) = Space::parse(word) {
        assert_eq!(ship.space, space, "{context}");
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
