//! The value of a position to a side: points, fleets, possible attacks of both sides, objectives,
//! tokens and cards.

use super::super::SpaceRift;
use super::super::battlefield::{HexSet, Side};
use super::super::scenario::ObjectiveKind;
use super::super::state::{Phase, Public, State};
use super::battle_analysis::BattleAnalysis;
use super::hex_evaluator::HexEvaluator;
use super::position_values::{
    ALERT_COST, LAST_LOSS_VIEWED, VICTORY_VALUE, cards_value, combat_value, stars_value, unit_state,
};
use super::skill::{PLAYOUT_SKILL, Skill};

/// Skill that weighs the hexes of the side that acts next; the other side has a separate one.
const NEXT_SIDE_SKILL: Skill = Skill {
    danger_weight: 64,
    ..PLAYOUT_SKILL
};
const OTHER_SIDE_SKILL: Skill = PLAYOUT_SKILL;

/// Value of a command card in hand.
const COMMAND_CARD_VALUE: i32 = 10;
/// Share of the points that objectives will bring next turn, in 256ths.
const PENDING_OBJECTIVE_SHARE: i32 = 170;

/// Returns the value of a position to a side.
pub fn position_value(game: &SpaceRift, state: &State, side: Side) -> i32 {
    let public = &state.public;
    if let Some(result) = public.result {
        return match result.winner {
            Some(winner) if winner == side => VICTORY_VALUE,
            Some(_) => -VICTORY_VALUE,
            None => 0,
        };
    }
    let analysis = BattleAnalysis::with_loss_weight(game, public, LAST_LOSS_VIEWED);
    side_value(&analysis, state, side) - side_value(&analysis, state, side.other())
}

fn side_value(analysis: &BattleAnalysis<'_>, state: &State, side: Side) -> i32 {
    let public = &state.public;
    let side_state = public.side_state(side);
    let private = state.private(side);
    let point = analysis.values.point;
    let score = i32::from(analysis.game.score_of(public, side));
    let mut value = score * point[side.index()]
        + stars_value(side_state.stars)
        + cards_value(private.combat.len());
    value += COMMAND_CARD_VALUE * i32::from(private.command.len() + private.drawn.len())
        + turn_end_value(public, side);
    value +=
        pending_objective_value(analysis, side) * point[side.index()] * PENDING_OBJECTIVE_SHARE
            / 256;
    let threat = analysis.threat_map(side);
    let evaluator = HexEvaluator {
        analysis,
        threat_map: &threat,
        skill: if acts_next(public, side) {
            &NEXT_SIDE_SKILL
        } else {
            &OTHER_SIDE_SKILL
        },
    };
    for (unit, hex) in analysis.battlefield.units(side) {
        let build = analysis.game.build(unit);
        let by_state = analysis.values.value_by_state(unit);
        let current_value = by_state[unit_state(build, public.unit(unit).ships)];
        let full_state = unit_state(build, build.ships);
        value +=
            current_value - analysis.values.value_by_state(unit)[full_state] + combat_value(build);
        value += evaluator.value_at(unit, hex);
        value -= ALERT_COST * i32::from(public.alert.contains(unit));
    }
    value
}

/// Returns whether the side has its orders phase before the other side.
pub fn acts_next(public: &Public, side: Side) -> bool {
    let has_moved = !matches!(
        public.phase,
        Phase::Start
            | Phase::Meteors
            | Phase::Shower(_)
            | Phase::Drift
            | Phase::Opening
            | Phase::Command
            | Phase::Orders
            | Phase::Ordered
            | Phase::Movement
    );
    (public.active == side) != has_moved
}

/// Returns the value that a side will gain at the end of its turn, so that ending the turn has no
/// advantage by itself.
pub fn turn_end_value(public: &Public, side: Side) -> i32 {
    if public.active != side {
        return 0;
    }
    match public.phase {
        Phase::Sale | Phase::Over => 0,
        Phase::Reward => 30,
        Phase::Start
        | Phase::Meteors
        | Phase::Shower(_)
        | Phase::Drift
        | Phase::Opening
        | Phase::Command
        | Phase::Orders
        | Phase::Ordered
        | Phase::Movement
        | Phase::Moved
        | Phase::MovedOther
        | Phase::Combat
        | Phase::Ending
        | Phase::Drawing => {
            let drawn = if public.active_command.card.is_some() {
                COMMAND_CARD_VALUE
            } else {
                0
            };
            30 + drawn + 4 * i32::from(public.ordered.len())
        }
    }
}

/// Returns the value of the markers that objectives will bring a side at the start of its next
/// turn.
pub fn pending_objective_value(analysis: &BattleAnalysis<'_>, side: Side) -> i32 {
    let game = analysis.game;
    let mut markers = 0;
    let sectors = game.objectives.iter();
    let sectors = sectors
        .filter(|objective| {
            objective.kind == ObjectiveKind::ClearSector && objective.side.includes(side)
        })
        .filter_map(|objective| objective.sector);
    let enemies = analysis.battlefield.enemies(side);
    for sector in sectors {
        let enemy_count = sector
            .section(side)
            .exclusive_hexes()
            .intersection(enemies)
            .len();
        // A sector that is almost clear has some value too.
        markers += i32::from(enemy_count == 0);
    }
    if game.has_objective(side, ObjectiveKind::PlanetControl) {
        for (unit, hex) in analysis.battlefield.units(side) {
            let group: HexSet = game.terrain().group(hex).intersection(analysis.planet);
            if analysis.planet.contains(hex)
                && !hex.neighbors().intersection(group).intersects(enemies)
            {
                markers += 1 + i32::from(game.build(unit).abilities.markers);
            }
        }
    }
    markers
}
