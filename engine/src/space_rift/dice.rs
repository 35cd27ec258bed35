//! Battle dice, and counts of rolled faces `[SR-11.1]`. The effects of the faces are part of the
//! rules of play.

use super::unit::Class;
use crate::chance::Chance;
use serde::{Deserialize, Serialize};

/// Maximum number of dice in one roll.
pub const MAX_DICE: u8 = 20;

/// A face of the battle die; each has probability 1/6. The chance source returns an index in this
/// order, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "face-", serialize_all = "kebab-case", const_into_str)]
pub enum Face {
    /// Hits Capital units.
    Square,
    /// Hits Strike units.
    Triangle,
    /// Hits Fighter units.
    Circle,
    /// Hits any class, subject to shields.
    Blast,
    /// Gives the roller a star token.
    Star,
    /// May force the target to retire.
    Alert,
}

impl Face {
    /// All faces, in the order of the die.
    pub const ALL: [Self; 6] = [
        Self::Square,
        Self::Triangle,
        Self::Circle,
        Self::Blast,
        Self::Star,
        Self::Alert,
    ];

    /// Returns the face that hits a class.
    #[must_use]
    pub const fn of(class: Class) -> Self {
        match class {
            Class::Fighter => Self::Circle,
            Class::Strike => Self::Triangle,
            Class::Capital => Self::Square,
        }
    }

    /// Rolls one die; every face is equally likely.
    #[must_use]
    pub fn roll(chance: &mut impl Chance) -> Self {
        Self::ALL[chance.pick(6) as usize % 6]
    }
}

/// The number of dice that show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(
        type = "[square: number, triangle: number, circle: number, blast: number, star: number, alert: number]"
    )
)]
pub struct Faces([u8; 6]);

impl Faces {
    /// No dice.
    pub const NONE: Self = Self([0; 6]);

    /// Rolls this number of dice.
    #[must_use]
    pub fn roll(dice: u8, chance: &mut impl Chance) -> Self {
        let mut faces = Self::default();
        for _ in 0..dice {
            faces.add(Face::roll(chance));
        }
        faces
    }

    /// Returns the number of dice that show a face.
    #[must_use]
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// Adds a die with a face.
    pub const fn add(&mut self, face: Face) {
        self.0[face as usize] = self.of(face).saturating_add(1);
    }

    /// Removes a die with a face; returns whether there was one.
    pub const fn take(&mut self, face: Face) -> bool {
        let is_found = self.of(face) > 0;
        self.0[face as usize] = self.of(face).saturating_sub(1);
        is_found
    }

    /// Returns the number of dice.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Returns whether there are no dice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
