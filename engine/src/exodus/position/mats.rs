//! Checks the play-mats of a position: numbers of cubes, ships and parts, and parts that fit.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::blueprint::{Blueprint, Blueprints};
use crate::exodus::effect::Resource;
use crate::exodus::mat::Mat;
use crate::exodus::part::{Item, ItemKind};
use crate::exodus::ship::{ShipId, ShipType};
use crate::exodus::state::Private;
use crate::exodus::step::Task;
use crate::game::Seat;

impl StateCheck<'_> {
    /// Checks the play-mat of a seat; it must be empty for a seat that does not play.
    pub(super) fn check_mat(&self, index: usize) -> Result<(), LoadError> {
        let seat = Seat(index as u8);
        let mat_path = format!("public.mats[{index}]");
        let mat = self.public.mat(seat);
        if !self.game.all_seats().contains(seat) {
            let none = *mat == Mat::default() && *self.state.private(seat) == Private::default();
            return ensure(none, mat_path, "there is no such seat");
        }
        self.check_ships(&mat_path, seat)?;
        self.check_cubes(&mat_path, seat)?;
        self.check_resources(&mat_path, mat)?;
        self.check_blueprints(&format!("{mat_path}.blueprints"), &mat.blueprints)?;
        let path = format!("private[{index}].plan.blueprints");
        self.check_blueprints(&path, &self.state.private(seat).plan.blueprints)
    }

    /// Checks that stash, planets, ships, cards, technologies and market together hold all cubes of
    /// a seat `[EXO-7.6]` `[EXO-17.30]`.
    fn check_cubes(&self, mat_path: &str, seat: Seat) -> Result<(), LoadError> {
        let mat = self.public.mat(seat);
        let planets = self.game.hexes().map(|hex| self.public.cubes(hex, seat));
        let aboard = mat.ships.iter().map(|ship| ship.cargo);
        let market = self.game.cubes_on_market(self.public, seat);
        let others = [mat.stash, mat.on_cards, mat.techs.len(), market];
        let all = planets.chain(aboard).chain(others);
        let found: u16 = all.map(u16::from).sum();
        let total = u16::from(self.game.frame().cubes);
        ensure(found <= total, mat_path, "more cubes than a seat has")?;
        ensure(found == total, mat_path, "cubes that are nowhere")
    }

    /// Checks that the technologies can be learned `[EXO-17.1]` and that resources respect the
    /// stock limit `[EXO-17.24]`.
    fn check_resources(&self, mat_path: &str, mat: &Mat) -> Result<(), LoadError> {
        let is_learned = mat.techs.iter().all(|tech| self.game.is_offered(tech));
        let reason = "a technology that nobody can learn";
        ensure(is_learned, format!("{mat_path}.techs"), reason)?;
        for (key, resource) in [("ax", Resource::Ax), ("ph", Resource::Ph)] {
            let fits = self
                .game
                .cap(resource)
                .is_none_or(|cap| mat.owned(resource) <= cap);
            let reason = "more than anybody may hold";
            ensure(fits, format!("{mat_path}.{key}"), reason)?;
        }
        Ok(())
    }

    /// Checks that ships are on the map, with damage and cargo within their limits.
    fn check_ships(&self, mat_path: &str, seat: Seat) -> Result<(), LoadError> {
        for (n, ship) in self.public.mat(seat).ships.iter().enumerate() {
            let kind = ShipId::at(seat, n).kind();
            let path = format!("{mat_path}.ships[{n}]");
            let Some(hex) = ship.hex else {
                let is_empty = ship.damage == 0 && ship.cargo == 0;
                ensure(is_empty, path, "a ship in the stash is whole and empty")?;
                continue;
            };
            let is_on_map = hex.index() < self.game.map_hexes.len();
            ensure(is_on_map, format!("{path}.hex"), "no hex of the map")?;
            let is_intact = ship.damage <= self.max_damage(seat, kind);
            ensure(is_intact, format!("{path}.damage"), "more than it holds")?;
            let fits = ship.cargo <= self.game.ship(kind).transport;
            ensure(fits, format!("{path}.cargo"), "more than it carries")?;
        }
        Ok(())
    }

    /// Returns the maximum damage of ships of a type, including shields that are lifted during a
    /// refit `[EXO-7.14]`.
    fn max_damage(&self, seat: Seat, kind: ShipType) -> u8 {
        let current = self
            .game
            .strength(&self.public.mat(seat).blueprints[kind.index()]);
        let is_own_refit =
            |task: &Task| matches!(task, Task::Refit { .. }) && task.seat() == Some(seat);
        let refit = self.public.refit.as_ref();
        let refit = refit.filter(|_| self.public.tasks.iter().any(is_own_refit));
        let before = refit.map(|refit| self.game.strength(&refit.before[kind.index()]));
        current.max(before.unwrap_or(0))
    }

    /// Checks that parts are on their grids without overlap, with at most one drive `[EXO-9.2]`
    /// `[EXO-9.3]`.
    pub(super) fn check_blueprints(
        &self,
        mat_path: &str,
        blueprints: &Blueprints,
    ) -> Result<(), LoadError> {
        for (kind, blueprint) in ShipType::ALL.into_iter().zip(blueprints) {
            let fits = self.is_valid_blueprint(kind, blueprint);
            let path = format!("{mat_path}[{}]", kind.index());
            ensure(fits, path, "parts that do not fit")?;
        }
        Ok(())
    }

    fn is_valid_blueprint(&self, kind: ShipType, blueprint: &Blueprint) -> bool {
        let mut covered = 0;
        for part in blueprint.iter() {
            match self.game.grids.cells(kind, *part) {
                Some(cells) if covered & cells == 0 => covered |= cells,
                Some(_) | None => return false,
            }
        }
        let drive = |item: Item| item.kind() == ItemKind::Drive;
        blueprint.iter().filter(|part| drive(part.item)).count() <= 1
    }
}
