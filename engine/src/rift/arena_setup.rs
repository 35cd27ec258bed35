//! Arena configurations of Centauri Rift: every board with one ship model, with pairs of models,
//! and with mixed fleets.

use super::Rift;
use super::metadata::{ScenarioEntry, scenario_entries};
use super::options::{BoardChoice, Mode, Options};
use crate::arena_setup::{ArenaConfig, ArenaSetup};
use crate::game::{Game, MAX_SEATS, Seat};

/// Ship models and pairs of models. They are assigned team by team, or seat by seat.
const PRESETS: [&[&str]; 6] = [
    &["rhino"],
    &["screech"],
    &["hammer"],
    &["rhino", "screech"],
    &["rhino", "hammer"],
    &["screech", "hammer"],
];

/// Order of the models in a mixed fleet.
const MIXED_FLEET: [&str; 3] = ["rhino", "screech", "hammer"];

impl ArenaSetup for Rift {
    fn arena_configs() -> Vec<ArenaConfig<Options>> {
        scenario_entries()
            .iter()
            .filter(|scenario| scenario.board.mode != Mode::Puzzle)
            .flat_map(scenario_settings)
            .collect()
    }

    fn piece_kind(&self, seat: Seat) -> Option<String> {
        let ships = &self.options().ships;
        let mut models = ships.iter().filter(|ship| ship.seat == seat.0);
        let model = &models.next()?.model;
        models
            .all(|ship| ship.model == *model)
            .then(|| model.clone())
    }
}

/// Returns one configuration with one seat per team and all ships. If the board seats more teams
/// but can also be played with two ships, a duel is added.
fn scenario_settings(scenario: &ScenarioEntry) -> Vec<ArenaConfig<Options>> {
    let id = &scenario.board.id;
    let (min_ships, max_ships) = (*scenario.ships.start(), *scenario.ships.end());
    let mut sizes = vec![(id.clone(), scenario.teams, max_ships)];
    if scenario.teams > 2 && min_ships == 2 {
        sizes.push((format!("{id}/duel"), 2, 2));
    }
    let mut settings = Vec::new();
    for (board, seats, ships) in sizes {
        let choice = BoardChoice::Shipped(id.clone());
        let Ok(options) = Options::for_board(choice, seats, ships) else {
            continue;
        };
        let open = |n: usize| scenario.board.starts[n].model == "any";
        if !(0..usize::from(ships)).all(open) {
            let preset = "own".to_owned();
            settings.push(ArenaConfig {
                board,
                preset,
                options,
            });
            continue;
        }
        let mut add = |preset: String, model: &dyn Fn(u8, usize) -> &'static str| {
            settings.push(ArenaConfig {
                board: board.clone(),
                preset,
                options: with_models(&options, model),
            });
        };
        for models in PRESETS {
            add(models.join("-"), &|seat, _| {
                models[usize::from(seat) % models.len()]
            });
        }
        if ships > seats {
            add("mixed".to_owned(), &|_, n| {
                MIXED_FLEET[n % MIXED_FLEET.len()]
            });
        } else if seats > 2 {
            add("mixed".to_owned(), &|seat, _| {
                MIXED_FLEET[usize::from(seat) % MIXED_FLEET.len()]
            });
        }
    }
    settings
}

/// Returns the options with a model for each ship. `model` gets the ship's seat and the number of
/// ships that this seat already has.
fn with_models(options: &Options, model: &dyn Fn(u8, usize) -> &'static str) -> Options {
    let mut options = options.clone();
    let mut counts = [0; MAX_SEATS];
    for ship in &mut options.ships {
        let count = &mut counts[usize::from(ship.seat)];
        ship.model = model(ship.seat, *count).to_owned();
        *count += 1;
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arena_config_builds_a_game() {
        let settings = Rift::arena_configs();
        for setting in &settings {
            let game = Rift::new(setting.options.clone());
            assert!(game.is_ok(), "{} {}", setting.board, setting.preset);
        }
        for scenario in scenario_entries() {
            let has_played = settings
                .iter()
                .any(|setting| setting.board == scenario.board.id);
            assert_eq!(has_played, scenario.board.mode != Mode::Puzzle);
        }
        assert!(
            settings
                .iter()
                .any(|setting| setting.board == "lantern/duel")
        );
    }
}
