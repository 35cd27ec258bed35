//! What a bot picks in a draft of fleets. No rules: any model that is offered may be picked.

use super::FleetDraft;
use crate::rift::figures::{Figures, Model};
use crate::rift::ship::{Side, Weapon};

/// Spaces of a hundred that are filled on a board where agility counts double.
const CLUTTER: usize = 3;

/// What another ship of a model that the team already flies is worth less: a mixed fleet has an
/// answer to more.
const SAME: i32 = 8;

impl FleetDraft {
    /// What a bot would pick now: what fights well on this board, and what its fleet lacks.
    #[must_use]
    pub fn recommended_pick(&self) -> Option<&str> {
        let ship = self.ship()?;
        let cluttered = self.is_cluttered();
        let worth = |model: &Model| {
            let same = i32::try_from(self.in_team(ship, model)).unwrap_or(i32::MAX);
            model_value(&self.figures, model, cluttered) - same.saturating_mul(SAME)
        };
        let models = self.figures.models.iter();
        let open = models.filter(|model| self.may_pick(&model.id).is_ok());
        // The first of equal ones.
        let best = open.rev().max_by_key(|model| worth(model));
        best.map(|model| model.id.as_str())
    }

    fn is_cluttered(&self) -> bool {
        let board = self.board.compile();
        let (mut filled, mut all) = (0, 0);
        for square in board.squares() {
            let terrain = board.terrain(square);
            all += 3;
            filled += if terrain.planet || terrain.star {
                3
            } else {
                terrain.asteroids.iter().filter(|rock| **rock).count()
            };
        }
        filled * 100 >= all * CLUTTER
    }
}

/// Greatest forward salvo, hull, freedom of movement, mines.
fn model_value(figures: &Figures, model: &Model, cluttered: bool) -> i32 {
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
    let (moves, speed) = if cluttered { (4, 6) } else { (2, 1) };
    3 * salvo
        + 2 * i32::from(model.hull)
        + moves * agility
        + speed * i32::from(model.speed)
        + 2 * i32::from(model.mines)
}
