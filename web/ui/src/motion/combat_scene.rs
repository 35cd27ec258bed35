//! The result of an attack or of a round of a battle as data: who fought, with which dice, and what
//! was lost. Each game builds it from its events; the combat stage draws it.

use crate::settings::Tempo;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds for which a scene is shown at normal tempo.
const SCENE_MS: u32 = 2_000;
/// Milliseconds for a scene between the sides of the scene before it.
const NEXT_SCENE_MS: u32 = 1_200;

/// A strength before and after the attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrengthBar {
    pub label: String,
    pub before: u8,
    pub after: u8,
    /// Full strength.
    pub most: u8,
    pub kind: StrengthKind,
}

/// What a strength bar measures, which selects its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrengthKind {
    Hull,
    Shield,
}

/// A piece that takes part, with its strength.
#[derive(Clone, PartialEq, Debug)]
pub struct CombatPiece {
    /// The drawing around the origin, at most 100 units wide.
    pub drawing: Html,
    pub bars: Vec<StrengthBar>,
}

/// How a side is marked as that of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideMark {
    /// By the color and the badge of a seat, given by its index.
    Seat(u8),
    /// By CSS classes alone: its pieces show whose they are.
    Class(&'static str),
    /// A side without a player.
    Neutral,
}

/// One side of an attack.
#[derive(Clone, PartialEq, Debug)]
pub struct CombatSide {
    pub name: String,
    pub mark: SideMark,
    pub pieces: Vec<CombatPiece>,
}

/// A die that was rolled.
#[derive(Clone, PartialEq, Debug)]
pub struct CombatDie {
    /// The drawing around the origin, 40 units wide.
    pub drawing: Html,
    pub hits: bool,
}

/// The dice of one side, and why it rolled them.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceGroup {
    /// A short line per source.
    pub sources: Vec<String>,
    pub dice: Vec<CombatDie>,
}

/// The result of an attack, or of a round of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct CombatScene {
    /// The sides, the attacker first.
    pub sides: Vec<CombatSide>,
    pub dice: Vec<DiceGroup>,
    /// Facts about an attack without dice: weapon, price, side that was hit.
    pub facts: Vec<String>,
    /// What a die needs to hit.
    pub needed: Option<String>,
    /// The result in one sentence.
    pub result: String,
}

impl CombatScene {
    /// Returns whether the same sides fight in the same roles.
    fn has_sides_of(&self, other: &Self) -> bool {
        let names = |scene: &Self| scene.sides.iter().map(|side| side.name.clone()).collect();
        let [own, others]: [Vec<String>; 2] = [self, other].map(names);
        own == others
    }
}

/// A roll whose dice the player at this screen may still change.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenRoll {
    /// Who rolls against whom, as the name of the scene.
    pub label: String,
    pub scene: CombatScene,
    /// The buttons of the orders that change the dice, for each group of them.
    pub orders: Vec<Html>,
}

/// A scene on the combat stage. Staged scenes are compared by their number.
#[derive(Clone)]
pub struct StagedScene {
    /// The number of the animation that it belongs to.
    pub number: u32,
    pub scene: Rc<CombatScene>,
    /// The milliseconds for which it is shown.
    pub shown_for: u32,
}

impl StagedScene {
    /// Stages a scene. One between the sides of the `last` scene takes less time: the player knows
    /// them.
    #[must_use]
    pub fn new(number: u32, scene: CombatScene, last: Option<&CombatScene>, tempo: Tempo) -> Self {
        let normal = if last.is_some_and(|last| scene.has_sides_of(last)) {
            NEXT_SCENE_MS
        } else {
            SCENE_MS
        };
        Self {
            number,
            scene: Rc::new(scene),
            shown_for: normal * tempo.percent() / 100,
        }
    }
}

impl PartialEq for StagedScene {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}
