//! The features from which a network values a battle: what each side has, threatens and fears.

use super::super::SpaceRift;
use super::super::battlefield::{Sector, Side};
use super::super::state::State;
use super::super::unit::Class;
use super::battle_analysis::{BattleAnalysis, ORDERED_SHARE};
use super::hex_evaluator::HexEvaluator;
use super::position_value::{acts_next, pending_objective_value, turn_end_value};
use super::position_values::{LAST_LOSS_VIEWED, combat_value, unit_state};
use super::skill::PLAYOUT_SKILL;

/// The names of the features of a side, then of its enemy, then of both together.
pub const FEATURES: [&str; 2 * PER_SIDE + SHARED] = [
    "own-score",
    "own-needed",
    "own-stars",
    "own-combat-cards",
    "own-command-cards",
    "own-rating",
    "own-fleet-value",
    "own-fleet-dice",
    "own-fighters",
    "own-strike-ships",
    "own-capital-ships",
    "own-flagships",
    "own-alerts",
    "own-prospects",
    "own-best-prospect",
    "own-objectives",
    "own-danger",
    "own-greatest-danger",
    "own-markers-to-come",
    "own-turn-end",
    "own-widest-section",
    "own-narrowest-section",
    "enemy-score",
    "enemy-needed",
    "enemy-stars",
    "enemy-combat-cards",
    "enemy-command-cards",
    "enemy-rating",
    "enemy-fleet-value",
    "enemy-fleet-dice",
    "enemy-fighters",
    "enemy-strike-ships",
    "enemy-capital-ships",
    "enemy-flagships",
    "enemy-alerts",
    "enemy-prospects",
    "enemy-best-prospect",
    "enemy-objectives",
    "enemy-danger",
    "enemy-greatest-danger",
    "enemy-markers-to-come",
    "enemy-turn-end",
    "enemy-widest-section",
    "enemy-narrowest-section",
    "acts-next",
    "turn",
    "combat-to-come",
];

const PER_SIDE: usize = 22;
const SHARED: usize = 3;

/// One whole in features that are fractions.
const WHOLE: i32 = 1024;

/// Adds the features of a battle, as seen by a side.
pub fn add_features(game: &SpaceRift, state: &State, side: Side, features: &mut Vec<i32>) {
    let public = &state.public;
    let analysis = BattleAnalysis::with_loss_weight(game, public, LAST_LOSS_VIEWED);
    add_side_features(&analysis, state, side, features);
    add_side_features(&analysis, state, side.other(), features);
    let is_next = if acts_next(public, side) { 1 } else { -1 };
    let turns = i32::from(game.figures().turns).max(1);
    features.push(is_next);
    features.push(i32::from(public.turn) * WHOLE / turns);
    // The enemies in reach count more before the combat of the side that acts.
    let is_before_combat = (public.active == side) == acts_next(public, side);
    features.push(is_next * i32::from(is_before_combat));
}

fn add_side_features(
    analysis: &BattleAnalysis<'_>,
    state: &State,
    side: Side,
    features: &mut Vec<i32>,
) {
    let (game, public) = (analysis.game, &state.public);
    let (side_state, private) = (public.side_state(side), state.private(side));
    let victory = i32::from(game.side_setup(side).victory).max(1);
    let score = i32::from(game.score_of(public, side));
    let fleet = Fleet::new(analysis, side);
    let command_cards = private.command.len() + private.drawn.len();
    let [widest, narrowest] = sections(analysis, side);
    features.extend([
        score * WHOLE / victory,
        (victory - score).max(0),
        i32::from(side_state.stars),
        i32::from(private.combat.len()),
        i32::from(command_cards),
        i32::from(side_state.rating),
        fleet.value,
        fleet.dice,
        fleet.ships[Class::Fighter as usize],
        fleet.ships[Class::Strike as usize],
        fleet.ships[Class::Capital as usize],
        fleet.flagships,
        fleet.alerts,
        fleet.prospects,
        fleet.best_prospect,
        fleet.objectives,
        fleet.danger,
        fleet.greatest_danger,
        pending_objective_value(analysis, side) * WHOLE / victory,
        turn_end_value(public, side),
        widest,
        narrowest,
    ]);
}

/// Sums over the units of a side.
#[derive(Clone, Copy, Debug, Default)]
struct Fleet {
    /// The value that the enemy gains by eliminating all units.
    value: i32,
    /// The value of the dice.
    dice: i32,
    /// The number of ships of each class; a hull counts as two.
    ships: [i32; 3],
    flagships: i32,
    alerts: i32,
    /// The value of the possible attacks, and of the best of them.
    prospects: i32,
    best_prospect: i32,
    /// The value of the places of the units for the objectives.
    objectives: i32,
    /// The expected losses, and those of the unit in the greatest danger.
    danger: i32,
    greatest_danger: i32,
}

impl Fleet {
    fn new(analysis: &BattleAnalysis<'_>, side: Side) -> Self {
        let mut fleet = Self::default();
        let threat_map = analysis.threat_map(side);
        let evaluator = HexEvaluator {
            analysis,
            threat_map: &threat_map,
            skill: &PLAYOUT_SKILL,
        };
        for (unit, hex) in analysis.battlefield.units(side) {
            let build = analysis.game.build(unit);
            let ships = analysis.battlefield.public.unit(unit).ships;
            let (state, full) = (unit_state(build, ships), unit_state(build, build.ships));
            let by_state = analysis.values.value_by_state(unit);
            fleet.value += by_state[state];
            fleet.dice += combat_value(build) * (1 + state as i32) / (1 + full as i32);
            fleet.ships[build.class as usize] += i32::from(ships) + 2 * i32::from(build.has_hull());
            fleet.flagships += i32::from(build.abilities.is_flagship);
            fleet.alerts += i32::from(analysis.battlefield.public.alert.contains(unit));
            let prospect = evaluator.attack_prospect(unit, build, hex);
            fleet.prospects += prospect;
            fleet.best_prospect = fleet.best_prospect.max(prospect);
            fleet.objectives += analysis.objective_value(unit, build, hex);
            let danger = analysis.danger(&threat_map, unit, hex, ORDERED_SHARE);
            fleet.danger += danger;
            fleet.greatest_danger = fleet.greatest_danger.max(danger);
        }
        fleet
    }
}

/// Returns the number of units of a side in the section with the most and with the fewest, because
/// most command cards order one section.
fn sections(analysis: &BattleAnalysis<'_>, side: Side) -> [i32; 2] {
    let units = analysis.battlefield.fleets[side.index()];
    let counts =
        Sector::ALL.map(|sector| i32::from(sector.section(side).hexes().intersection(units).len()));
    let [most, fewest] = [counts.iter().max(), counts.iter().min()];
    [most, fewest].map(|count| count.copied().unwrap_or(0))
}
