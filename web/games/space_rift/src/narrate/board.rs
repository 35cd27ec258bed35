//! Hexes in words: their contents, and the effect of Enter.

use super::Narrator;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;

impl Narrator<'_> {
    /// Returns the spoken name of a hex: coordinates, contents, and the effect of Enter, if any.
    #[must_use]
    pub fn cell(&self, public: &Public, hex: Hex, pick_text: &str) -> String {
        self.cell_name(self.hex(hex), self.contents(public, hex), pick_text)
    }

    /// Returns the contents of a hex: its feature, meteors and markers, and the unit.
    #[must_use]
    pub fn contents(&self, public: &Public, hex: Hex) -> Vec<String> {
        let mut parts = vec![self.effective_feature(public, hex)];
        parts.extend(self.meteor(public, hex));
        parts.extend(self.markers(public, hex));
        parts.extend(
            public
                .unit_at(hex)
                .map(|unit| self.piece_status(public, unit)),
        );
        if parts.len() > 1 && parts.first() == Some(&self.text("space-rift-cell-open")) {
            parts.remove(0);
        }
        parts
    }

    /// Returns the feature that is in effect, with the feature that a rift tile covers.
    #[must_use]
    pub fn effective_feature(&self, public: &Public, hex: Hex) -> String {
        let under = self.feature(public, hex);
        let tile = public.rift.as_ref().and_then(|rift| rift.tile_at(hex));
        let Some(tile) = tile else {
            return self.text(under.unwrap_or("space-rift-cell-open"));
        };
        let tile = self.say("space-rift-cell-rift", &[("tile", tile.number().into())]);
        match under {
            Some(feature) => {
                let words = [
                    ("tile", tile.into()),
                    ("feature", self.text(feature).into()),
                ];
                self.say("space-rift-cell-over", &words)
            }
            None => tile,
        }
    }

    /// Returns the phrase key of the feature, ignoring the rift.
    fn feature(&self, public: &Public, hex: Hex) -> Option<&'static str> {
        let terrain = self.game.terrain();
        if terrain.asteroid.contains(hex) {
            Some("space-rift-cell-asteroid")
        } else if terrain.planet.contains(hex) {
            Some("space-rift-cell-planet")
        } else if terrain.dead.contains(hex) {
            Some("space-rift-cell-dead")
        } else if terrain.debris.contains(hex) || public.wrecks.contains(&hex) {
            Some("space-rift-cell-debris")
        } else {
            None
        }
    }

    fn meteor(&self, public: &Public, hex: Hex) -> Option<String> {
        let has_meteor = public.meteors.contains(&Some(hex));
        has_meteor.then(|| self.text("space-rift-cell-meteor"))
    }

    /// Returns the faction markers of both sides on a planet.
    fn markers(&self, public: &Public, hex: Hex) -> Vec<String> {
        let planets = &self.game.terrain().planets;
        let place = planets.iter().position(|planet| *planet == hex);
        let counts = place.and_then(|place| public.planets.get(place));
        let covered = public.rift.as_ref().is_some_and(|rift| rift.covers(hex));
        let key = if covered {
            "space-rift-cell-markers-covered"
        } else {
            "space-rift-cell-markers"
        };
        let sides = Side::ALL.into_iter().zip(counts.into_iter().flatten());
        sides
            .filter(|(_, count)| **count > 0)
            .map(|(side, count)| {
                let words = [("side", self.side(side).into()), ("count", (*count).into())];
                self.say(key, &words)
            })
            .collect()
    }

    /// Returns a unit with its strength and conditions.
    #[must_use]
    pub fn piece_status(&self, public: &Public, unit: UnitId) -> String {
        let mut parts = vec![self.unit(unit), self.strength(public, unit)];
        parts.extend(self.conditions(public, unit));
        parts.join(", ")
    }

    /// Returns the number of ships of a unit, or its hull and escorts.
    #[must_use]
    pub fn strength(&self, public: &Public, unit: UnitId) -> String {
        let build = self.game.build(unit);
        let count = [("count", public.unit(unit).ships.into())];
        match (build.has_hull(), build.ships) {
            (true, 0) => self.text("space-rift-hull"),
            (true, 1..) => self.say("space-rift-escorts", &count),
            (false, _) => self.say("space-rift-ships", &count),
        }
    }

    /// Returns the conditions of a unit: red alert, and its actions of this turn.
    #[must_use]
    pub fn conditions(&self, public: &Public, unit: UnitId) -> Vec<String> {
        if public.hex_of(unit).is_none() {
            return vec![self.text("space-rift-state-gone")];
        }
        let flags = [
            (public.alert.contains(unit), "space-rift-state-alert"),
            (public.ordered.contains(unit), "space-rift-state-ordered"),
            (public.moved.contains(unit), "space-rift-state-moved"),
            (public.fought.contains(unit), "space-rift-state-fought"),
        ];
        let active = flags.into_iter().filter(|(is, _)| *is);
        active.map(|(_, key)| self.text(key)).collect()
    }
}
