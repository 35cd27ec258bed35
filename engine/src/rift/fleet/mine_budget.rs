//! The mine limit of a fleet draft: computes the minimum number of mines over all fleets that the
//! teams can still pick.

use super::FleetDraft;
use crate::rift::figures::Model;
use crate::rift::supply::Supply;
use std::collections::BTreeMap;

/// The picks that one team has yet to make.
struct TeamDemand {
    ships: usize,
    /// Number of ships of each model that the team may still pick.
    allowed: Vec<usize>,
}

impl TeamDemand {
    /// Returns the maximum number of ships of the model at `index` that the team can still pick.
    fn max_ships(&self, index: usize) -> usize {
        self.allowed
            .get(index)
            .map_or(0, |allowed| self.ships.min(*allowed))
    }
}

/// The fewest mines of the fleets so far, by the number of ships of each model that are left in the
/// boxes.
type FewestMines = BTreeMap<Vec<usize>, usize>;

impl FleetDraft {
    /// Returns whether the boxes contain enough mines if the team of `ship` picks `more` ships of
    /// `model` now.
    pub(super) fn has_enough_mines(&self, ship: usize, model: &Model, more: usize) -> bool {
        let supply = self.supply();
        let models = &self.figures.models;
        let max_mines = models.iter().map(|model| usize::from(model.mines)).max();
        let open = self.order.len().saturating_sub(self.picked);
        let taken = self.taken_mines();
        taken + open * max_mines.unwrap_or(0) <= supply.mines
            || self
                .fewest_mines(ship, model, more)
                .is_some_and(|mines| taken + mines <= supply.mines)
    }

    /// Returns the number of mines on the board and on ships whose model is decided.
    fn taken_mines(&self) -> usize {
        let ships = self.options.ships.iter().enumerate();
        let models = ships
            .filter(|(n, _)| self.has_model(*n))
            .filter_map(|(_, ship)| {
                let mut models = self.figures.models.iter();
                models.find(|model| model.id == ship.model)
            });
        Supply::taken(&self.board, models)
    }

    /// Returns the fewest mines of the ships still to be picked, including `more` of `model` by the
    /// team of `ship`; `None` if the draft cannot end that way.
    fn fewest_mines(&self, ship: usize, model: &Model, more: usize) -> Option<usize> {
        let models = &self.figures.models;
        let mut requirements = self.requirements(ship);
        let mut left: Vec<usize> = models.iter().map(|model| self.in_boxes(model)).collect();
        let index = models.iter().position(|known| known.id == model.id)?;
        let demand = requirements.first_mut()?;
        let more = more.min(demand.ships);
        demand.ships -= more;
        let allowed = demand.allowed.get_mut(index)?;
        *allowed = allowed.checked_sub(more)?;
        let available = left.get_mut(index)?;
        *available = available.checked_sub(more)?;
        let mut outlook = FewestMines::from([(left, more * usize::from(model.mines))]);
        while let Some(requirement) = requirements.pop() {
            let mut next = FewestMines::new();
            for (left, mines) in outlook {
                // Ships beyond the number that later teams can still pick make no difference.
                let later = |n: usize| {
                    requirements
                        .iter()
                        .map(|other| other.max_ships(n))
                        .sum::<usize>()
                };
                requirement.distribute(models, requirement.ships, left, mines, &later, &mut next);
            }
            outlook = next;
        }
        outlook.into_values().min()
    }

    /// Returns the remaining picks of the teams, that of `ship` first.
    fn requirements(&self, ship: usize) -> Vec<TeamDemand> {
        let open: Vec<usize> = self.order.iter().skip(self.picked).copied().collect();
        let mut teams: Vec<usize> = vec![ship];
        for &other in &open {
            if !teams.iter().any(|&known| self.is_allied(known, other)) {
                teams.push(other);
            }
        }
        let models = &self.figures.models;
        let requirement = |team: usize| TeamDemand {
            ships: open.iter().filter(|&&n| self.is_allied(team, n)).count(),
            allowed: models
                .iter()
                .map(|model| {
                    self.max_ships(team)
                        .saturating_sub(self.in_team(team, model))
                })
                .collect(),
        };
        teams.into_iter().map(requirement).collect()
    }
}

impl TeamDemand {
    /// Adds the results of every way in which the team can pick `open` more ships of `models`.
    fn distribute(
        &self,
        models: &[Model],
        open: usize,
        left: Vec<usize>,
        mines: usize,
        later: &impl Fn(usize) -> usize,
        fewest_mines: &mut FewestMines,
    ) {
        let Some((model, before)) = models.split_last() else {
            if open == 0 {
                let min_mines = fewest_mines.entry(left).or_insert(mines);
                *min_mines = mines.min(*min_mines);
            }
            return;
        };
        let index = before.len();
        let available = left.get(index).copied().unwrap_or(0);
        for taken in 0..=open.min(self.max_ships(index)).min(available) {
            let mut remaining = left.clone();
            if let Some(available) = remaining.get_mut(index) {
                *available = (*available - taken).min(later(index));
            }
            let mines = mines + taken * usize::from(model.mines);
            self.distribute(before, open - taken, remaining, mines, later, fewest_mines);
        }
    }
}
