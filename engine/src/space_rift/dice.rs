//! The battle die and what a roll of several shows `[SR-11.1]`. What faces do is the rules' matter.

use super::unit::Class;
use crate::chance::Chance;
use serde::{Deserialize, Serialize};

/// Most dice of one roll.
pub const MAX_DICE: u8 = 20;

/// A face of the battle die; each comes once in six.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Hits Capital.
    Square,
    /// Hits Strike.
    Triangle,
    /// Hits Fighter.
    Circle,
    /// Hits any class, subject to shields.
    Blast,
    /// A token for the roller.
    Star,
    /// The target may have to retire.
    Alert,
}

impl Face {
    /// All six, in the order of the die.
    pub const ALL: [Self; 6] = [
        Self::Square,
        Self::Triangle,
        Self::Circle,
        Self::Blast,
        Self::Star,
        Self::Alert,
    ];

    /// The face that hits a class.
    #[must_use]
    pub const fn of(class: Class) -> Self {
        match class {
            Class::Fighter => Self::Circle,
            Class::Strike => Self::Triangle,
            Class::Capital => Self::Square,
        }
    }

    /// One die.
    #[must_use]
    pub fn roll(chance: &mut impl Chance) -> Self {
        Self::ALL[chance.pick(6) as usize % 6]
    }
}

/// How often each face came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Faces([u8; 6]);

impl Faces {
    /// No dice.
    pub const NONE: Self = Self([0; 6]);

    /// A roll of so many dice.
    #[must_use]
    pub fn roll(dice: u8, chance: &mut impl Chance) -> Self {
        let mut faces = Self::default();
        for _ in 0..dice {
            faces.add(Face::roll(chance));
        }
        faces
    }

    /// How many dice show a face.
    #[must_use]
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// One more of a face.
    pub const fn add(&mut self, face: Face) {
        self.0[face as usize] = self.of(face).saturating_add(1);
    }

    /// One less of a face; says whether there was one.
    pub const fn take(&mut self, face: Face) -> bool {
        let any = self.of(face) > 0;
        self.0[face as usize] = self.of(face).saturating_sub(1);
        any
    }

    /// How many dice.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Whether there are no dice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
