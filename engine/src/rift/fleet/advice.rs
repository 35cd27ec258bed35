//! The recommended pick in a fleet draft, used by bots and hints.

use super::FleetDraft;
use crate::rift::figures::{Figures, Model};
use crate::rift::ship::{Side, Weapon};

/// Percentage of filled spaces from which agility counts double.
const CLUTTER_PERCENT: usize = 3;

/// Reduction in the value of a model for each ship of it that the team already has, because a mixed
/// fleet is more versatile.
const SAME_MODEL_COST: i32 = 8;

impl FleetDraft {
    /// Returns the recommended model: one that fights well on this board and complements the fleet.
    #[must_use]
    pub fn recommended_pick(&self) -> Option<&str> {
        let ship = self.ship()?;
        let cluttered = self.is_cluttered();
        let value = |model: &Model| {
            let same = i32::try_from(self.in_team(ship, model)).unwrap_or(i32::MAX);
            model_value(&self.figures, model, cluttered) - same.saturating_mul(SAME_MODEL_COST)
        };
        let models = self.figures.models.iter();
        let open = models.filter(|model| self.check_pick(&model.id).is_ok());
        // Ties go to the first model.
        let best = open.rev().max_by_key(|model| value(model));
        best.map(|model| model.id.as_str())
    }

    fn is_cluttered(&self) -> bool {
        let board = self.board.compile();
        let (mut filled, mut all) = (0, 0);
        for square in board.squares() {
            let terrain = board.terrain(square);
            all += 3;
            filled += if terrain.has_planet || terrain.has_star {
                3
            } else {
                terrain.asteroids.iter().filter(|rock| **rock).count()
            };
        }
        filled * 100 >= all * CLUTTER_PERCENT
    }
}

/// Returns the value of a model from its greatest forward salvo, hull, freedom of movement and
/// mines.
fn model_value(figures: &Figures, model: &Model, is_cluttered: bool) -> i32 {
    let forward = model
        .mounts
        .iter()
        .filter(|mount| mount.side == Side::Front);
    let salvo: i32 = forward
        .map(|mount| {
            let damage = match mount.weapon {
                Weapon::Ion => figures.charged_damage,
                Weapon::Laser | Weapon::Torpedo => figures.gun(mount.weapon).damage,
            };
            i32::from(damage) * i32::from(mount.barrels)
        })
        .sum();
    let agility =
        (i32::from(model.main) + i32::from(model.aux)) / i32::from(model.move_cost.max(1));
    let (moves, speed) = if is_cluttered { (4, 6) } else { (2, 1) };
    3 * salvo
        + 2 * i32::from(model.hull)
        + moves * agility
        + speed * i32::from(model.speed)
        + 2 * i32::from(model.mines)
}
