//! Upper bounds of the damage that is still possible, used to drop nodes without a solution.

use super::{Node, Search, damage};
use crate::rift::Rift;
use crate::rift::puzzle::target_damage::MAX_TARGETS;
use crate::rift::ship::Weapon;

impl Search {
    /// Returns the most damage that the mines on the board can still do, without regard to cover.
    pub(super) fn max_mine_damage(&self, game: &Rift, node: &Node) -> u8 {
        let mut max_damage = 0u8;
        for (n, mine) in (MAX_TARGETS..8).zip(self.state.mines.iter()) {
            if node.removed >> n & 1 == 1 {
                continue;
            }
            for target in &self.targets {
                let distance = self
                    .state
                    .ship(target.id)
                    .map(|ship| mine.space().distance(ship.space));
                let at = distance.and_then(|distance| usize::from(distance).checked_sub(1));
                let damage = at.and_then(|at| game.figures().blast_damage.get(at));
                max_damage = max_damage.saturating_add(damage.copied().unwrap_or(0));
            }
        }
        max_damage
    }

    /// Returns the most damage that the guns can still do with this much energy, from any space.
    pub(super) fn max_gun_damage(&self, game: &Rift, node: &Node, mut energy: u8) -> u8 {
        let figures = game.figures();
        let mut torpedoes = self.torpedoes(game, node);
        let mut is_charged = self.is_charged(game, node);
        let mut max_damage = 0u8;
        for weapon in [Weapon::Torpedo, Weapon::Ion, Weapon::Laser] {
            let gun = figures.gun(weapon);
            for (n, mount) in (0u8..).zip(game.build(self.id).mounts.iter()) {
                let barrels = if mount.weapon == weapon {
                    mount.barrels.saturating_sub(node.fired(n))
                } else {
                    0
                };
                for _ in 0..barrels {
                    let is_loaded = weapon != Weapon::Torpedo || torpedoes > 0;
                    if is_loaded && gun.cost <= energy {
                        energy -= gun.cost;
                        torpedoes = torpedoes.saturating_sub(u8::from(weapon == Weapon::Torpedo));
                        max_damage = max_damage.saturating_add(damage(game, weapon, is_charged));
                        is_charged &= weapon != Weapon::Ion;
                    }
                }
            }
        }
        max_damage
    }
}
