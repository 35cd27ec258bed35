//! A compact picture of a state in letters: for recorded games, bug reports and playing blind. It
//! shows what lies on the table and no hand.
//!
//! A hex has a sign for its feature (`.` open, `*` asteroids, `O` planet, `%` debris, `X` dead
//! star, `m` meteor, 1 to 6 a tile of the rift), and for a unit its type, small letters for North,
//! and its ships; `!` is a red alert.

use super::field::{Hex, Side};
use super::state::Public;
use super::table::SpaceRift;
use std::fmt::Write;

impl SpaceRift {
    /// The picture of what everybody sees.
    #[must_use]
    pub fn picture(&self, public: &Public) -> String {
        let mut text = String::new();
        // Writing to a text never fails.
        let _ = writeln!(
            text,
            "turn {} {:?} {:?}",
            public.turn, public.active, public.phase
        );
        for row in (0..11u8).rev() {
            let _ = write!(text, "{} ", char::from(b'A' + row));
            if Hex::row_length(row) == 12 {
                text.push_str("   ");
            }
            for column in 1..=Hex::row_length(row) {
                if let Some(hex) = Hex::at(row, column) {
                    let _ = write!(text, "{:<6}", self.cell(public, hex));
                }
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        for side in Side::ALL {
            let stand = public.stand(side);
            let (score, wins) = (self.score_of(public, side), self.force(side).victory);
            let _ = writeln!(
                text,
                "{side:?} {score}/{wins} stars {} rating {}",
                stand.stars, stand.rating
            );
        }
        text
    }

    fn cell(&self, public: &Public, hex: Hex) -> String {
        let mut text = String::from(self.sign(public, hex));
        let Some(unit) = public.unit_at(hex) else {
            return text;
        };
        let build = self.build(unit);
        let code = build.code.as_str();
        match build.side {
            Side::South => text.push_str(code),
            Side::North => text.push_str(&code.to_ascii_lowercase()),
        }
        let _ = write!(text, "{}", public.unit(unit).ships);
        if public.alert.has(unit) {
            text.push('!');
        }
        text
    }

    /// The sign of the feature in force `[SR-8.1]`.
    fn sign(&self, public: &Public, hex: Hex) -> char {
        let tile = public.rift.as_ref().and_then(|rift| rift.tile_at(hex));
        if let Some(tile) = tile {
            return char::from(b'0' + tile.number());
        }
        let terrain = &self.terrain;
        if public.meteors.contains(&Some(hex)) {
            'm'
        } else if terrain.asteroid.has(hex) {
            '*'
        } else if terrain.planet.has(hex) {
            'O'
        } else if terrain.dead.has(hex) {
            'X'
        } else if terrain.debris.has(hex) || public.wrecks.contains(&hex) {
            '%'
        } else {
            '.'
        }
    }
}
