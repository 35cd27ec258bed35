//! The value of encounters: the best one that each armada can take in its sector.

use super::asset_value::reward_value;
use super::combat_odds::{CHANCE_SCALE, check_chance};
use super::goal_progress::{XPM, boss_cost, expected_gain};
use super::position_summary::{ArmadaSummary, PositionSummary};
use super::threat::raider_threat;
use crate::saga::armada::Target;
use crate::saga::effect::Stat;
use crate::saga::figures::{CardCheck, ExtraFace};
use crate::saga::hex::HexId;
use crate::saga::ids::{CardId, DeckId};
use crate::saga::mission::ActionPlace;
use crate::saga::step::{CombatStage, Task};

/// Returns the value of all coming encounters, and of those in progress; `only_seat` limits it to
/// one seat.
pub fn encounters_value(
    summary: &PositionSummary<'_>,
    only_seat: Option<crate::game::Seat>,
) -> i32 {
    let mut taken: Vec<Target> = Vec::new();
    let mut total_value = 0;
    for unit in summary.units.iter().filter(|unit| unit.has_encounter) {
        if only_seat.is_some_and(|seat| seat != unit.seat) {
            continue;
        }
        let (gain, foe) = best_encounter(summary, unit, &taken);
        taken.extend(foe);
        total_value += gain;
    }
    total_value + pending_value(summary, only_seat)
}

/// Returns the value and the target of an armada's best encounter, without the targets in `taken`.
fn best_encounter(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    taken: &[Target],
) -> (i32, Option<Target>) {
    if unit.must_explore {
        return (exploration_value(summary, unit), None);
    }
    let mut best = (regroup_value(summary, unit), None);
    for (raider, _) in summary.public.raiders_in(unit.sector) {
        let target = Target::Raider(raider);
        if !taken.contains(&target) {
            let gain = fight_value(summary, unit, target);
            if gain > best.0 {
                best = (gain, Some(target));
            }
        }
    }
    for boss in summary.public.bosses_in(unit.sector) {
        let target = Target::Boss(boss);
        if !taken.contains(&target) && !summary.game.is_shielded(summary.public, boss) {
            let gain = fight_value(summary, unit, target);
            if gain > best.0 {
                best = (gain, Some(target));
            }
        }
    }
    if summary.public.mat(unit.seat).has_xpm
        && let Some(gain) = delivery_here_value(summary, unit)
        && gain > best.0
    {
        best = (gain, None);
    }
    best
}

/// Returns the value of the best Regroup option.
fn regroup_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary) -> i32 {
    let price = summary.marginal_values.of_seat(unit.seat);
    let frame = summary.game.frame();
    let missing = i32::from(frame.hull_max.saturating_sub(unit.hull));
    let repair = price.hull * missing.min(i32::from(frame.regroup_repair)) * 3 / 4;
    let tokens = price.exploration.max(price.combat);
    tokens.max(price.card).max(repair)
}

/// Returns the loss when an armada is destroyed.
#[must_use]
pub fn destruction_cost(summary: &PositionSummary<'_>, unit: &ArmadaSummary) -> i32 {
    let mat = summary.public.mat(unit.seat);
    let price = summary.marginal_values.of_seat(unit.seat);
    let carried = if mat.has_xpm { XPM[2] } else { 0 };
    let astartium_price = if summary.game.is_solo() {
        0
    } else {
        price.astartium
    };
    70 + price.exploration * i32::from(mat.exploration_tokens)
        + price.combat * i32::from(mat.combat_tokens)
        + astartium_price * i32::from(mat.astartium)
        + carried
}

/// Returns the value of a fight that has not started.
#[must_use]
pub fn fight_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary, target: Target) -> i32 {
    let foe = summary.game.foe(summary.public, target);
    let outlook = summary.fight(unit, foe, unit.hull, false);
    let lost = i32::from(unit.hull) - (outlook.hull >> 12) / 16;
    let gain = victory_value(summary, unit, target);
    expected_gain(outlook.win, gain, destruction_cost(summary, unit))
        - summary.marginal_values.of_seat(unit.seat).hull * lost * (outlook.win >> 8) / 256
}

/// Returns the value of removing an enemy, with its reward.
#[must_use]
pub fn victory_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary, target: Target) -> i32 {
    match target {
        Target::Raider(raider) => {
            let Some(figure) = summary.public.raiders.get(raider.index()) else {
                return 0;
            };
            let index = usize::from(figure.level).wrapping_sub(1);
            let enemy = summary.game.figures().raiders.get(index);
            let points = summary.game.mission().points.unwrap_or_default();
            let points = points.raider.get(index).copied().unwrap_or(0);
            enemy.map_or(0, |foe| reward_value(summary, unit.seat, foe.reward.code))
                + raider_threat(summary, figure)
                + 100 * i32::from(points)
        }
        Target::Boss(boss) => {
            let enemy = summary.game.boss(boss);
            let points = summary
                .game
                .mission()
                .points
                .map_or(0, |points| points.boss);
            enemy.map_or(0, |foe| reward_value(summary, unit.seat, foe.reward.code))
                + boss_cost(summary, boss) * 3 / 4
                + 100 * i32::from(points)
        }
        Target::Card(deck, card) => {
            match summary.game.extra_card(deck, card).map(|extra| &extra.face) {
                Some(ExtraFace::Enemy { reward: code, .. }) => {
                    reward_value(summary, unit.seat, code.code) + delivery_value(summary, unit)
                }
                _ => 0,
            }
        }
        Target::Entity(_) | Target::Armada(_) => 0,
    }
}

/// Returns the gain when a carried XPM reaches its goal.
fn delivery_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary) -> i32 {
    match summary.game.mission().points {
        Some(points) => {
            let is_at_gate = summary.public.sector(unit.sector).hex == HexId::GATE;
            100 * i32::from(points.deliver[usize::from(!is_at_gate)]) - XPM[1]
        }
        None => XPM[0] - XPM[1],
    }
}

/// Returns the value of delivering the XPM in the armada's sector; `None` if no XPM is wanted
/// there.
fn delivery_here_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary) -> Option<i32> {
    let each = summary
        .context
        .goals
        .deliveries
        .iter()
        .filter_map(|&index| {
            let chance = delivery_chance(summary, unit, index)?;
            let lost = XPM[1] + summary.marginal_values.event;
            Some(expected_gain(chance, delivery_value(summary, unit), lost))
        });
    each.max()
}

/// Returns the chance to deliver the XPM with a scenario encounter; `None` if the encounter does
/// not deliver an XPM, or if no XPM is wanted.
pub fn delivery_chance(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    index: u8,
) -> Option<i32> {
    if !summary.context.goals.deliveries.contains(&index) {
        return None;
    }
    let encounter = summary.game.mission().encounters.get(usize::from(index))?;
    let sector = summary.public.sector(unit.sector);
    let fits = match encounter.place {
        ActionPlace::Any => true,
        ActionPlace::Jumpgate => sector.hex == HexId::GATE,
        ActionPlace::Home => sector.starbase.is_some_and(|base| base.is_home),
        _ => false,
    };
    let is_full = encounter.needs.room.is_some()
        && i32::from(summary.public.installed) >= summary.context.goals.installs;
    if !fits || is_full {
        return None;
    }
    Some(
        encounter
            .deck
            .map_or(CHANCE_SCALE, |deck| deck_chance(summary, unit, deck)),
    )
}

/// Returns the chance to pass the next card of a deck.
fn deck_chance(summary: &PositionSummary<'_>, unit: &ArmadaSummary, deck: DeckId) -> i32 {
    let cards = summary.public.deck(deck);
    let unseen = cards.unseen.iter().map(CardId);
    let known = cards.bottom.iter().take(1).copied();
    let all: Vec<CardId> = if cards.unseen.is_empty() {
        known.collect()
    } else {
        unseen.collect()
    };
    let each = all
        .iter()
        .map(|&card| card_chance(summary, unit, deck, card));
    each.sum::<i32>() / (all.len() as i32).max(1)
}

/// Returns the chance to pass a card.
#[must_use]
pub fn card_chance(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    deck: DeckId,
    card: CardId,
) -> i32 {
    match summary.game.extra_card(deck, card).map(|card| &card.face) {
        Some(ExtraFace::Check { test, .. }) => best_check_chance(summary, unit, *test),
        Some(ExtraFace::Enemy { foe, .. }) => summary.fight(unit, *foe, unit.hull, false).win,
        Some(ExtraFace::Lines(_)) | None => CHANCE_SCALE,
    }
}

/// Returns the chance to pass a check, with the best stat if the player may choose.
#[must_use]
pub fn best_check_chance(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    test: CardCheck,
) -> i32 {
    let dice = match test.stat {
        Some(stat) => unit.stats[stat as usize],
        None => unit.stats.iter().copied().max().unwrap_or(1),
    };
    let face = summary.game.frame().success;
    check_chance(
        dice + u8::from(unit.has_cover),
        face,
        test.required_successes,
    )
}

/// Returns the value of one side of an Exploration card.
#[must_use]
pub fn side_value(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    card: CardId,
    is_hard: bool,
) -> i32 {
    let Some(sides) = summary.game.exploration(card) else {
        return 0;
    };
    let chance = best_check_chance(summary, unit, sides.tests[usize::from(is_hard)]);
    let points = summary
        .game
        .mission()
        .points
        .map_or(0, |points| points.hard);
    let points = if is_hard { 100 * i32::from(points) } else { 0 };
    let gain = reward_value(summary, unit.seat, sides.rewards[usize::from(is_hard)].code) + points;
    let damage = summary.game.frame().exploration_damage;
    let destruction_loss = if unit.hull <= damage {
        destruction_cost(summary, unit)
    } else {
        0
    };
    let missing = summary.marginal_values.of_seat(unit.seat).hull * i32::from(damage);
    expected_gain(
        chance,
        gain,
        missing + summary.marginal_values.event + destruction_loss,
    )
}

/// Returns the expected value of an Exploration before its card is seen.
fn exploration_value(summary: &PositionSummary<'_>, unit: &ArmadaSummary) -> i32 {
    let cards = summary.public.deck(DeckId::EXPLORATION).unseen;
    let (mut sum, mut count) = (0, 0);
    for card in cards.iter().map(CardId) {
        sum += side_value(summary, unit, card, false).max(side_value(summary, unit, card, true));
        count += 1;
    }
    if count == 0 { 60 } else { sum / count }
}

/// Returns the value of encounters in progress: fights, Explorations whose side is not chosen yet,
/// and offered Boss fights.
fn pending_value(summary: &PositionSummary<'_>, only_seat: Option<crate::game::Seat>) -> i32 {
    let each = summary.public.tasks.iter().map(|task| {
        let armada = match *task {
            Task::Fight { armada, .. }
            | Task::Exploration { armada, .. }
            | Task::BossFight { armada, .. } => armada,
            _ => return 0,
        };
        let Some(unit) = summary.units.iter().find(|unit| unit.armada == armada) else {
            return 0;
        };
        if only_seat.is_some_and(|seat| seat != unit.seat) {
            return 0;
        }
        match *task {
            Task::Fight {
                foe,
                hull,
                combat_stage,
                ..
            } => ongoing_fight_value(summary, unit, foe, hull, combat_stage),
            Task::Exploration {
                card,
                is_hard: None,
                ..
            } => side_value(summary, unit, card, false).max(side_value(summary, unit, card, true)),
            Task::BossFight { boss, .. } => fight_value(summary, unit, Target::Boss(boss)).max(0),
            _ => 0,
        }
    });
    each.sum()
}

/// Returns the value of a fight in progress.
fn ongoing_fight_value(
    summary: &PositionSummary<'_>,
    unit: &ArmadaSummary,
    target: Target,
    left: u8,
    combat_stage: CombatStage,
) -> i32 {
    let gain = victory_value(summary, unit, target);
    let mut foe = summary.game.foe(summary.public, target);
    foe.hull = left;
    let strikes = match combat_stage {
        CombatStage::Begun | CombatStage::Start => unit.stats[2] > foe.speed,
        CombatStage::Attack | CombatStage::Struck => true,
        CombatStage::Defend | CombatStage::Warded => false,
        CombatStage::Won => return gain,
        CombatStage::Rewarded | CombatStage::Lost => return 0,
    };
    foe.speed = if strikes { 0 } else { u8::MAX };
    let outlook = summary.fight(unit, foe, unit.hull, false);
    let lost = i32::from(unit.hull) - (outlook.hull >> 12) / 16;
    expected_gain(outlook.win, gain, destruction_cost(summary, unit))
        - summary.marginal_values.of_seat(unit.seat).hull * lost * (outlook.win >> 8) / 256
}

/// Returns the index of the stat with the most dice.
#[must_use]
pub fn strongest_stat(unit: &ArmadaSummary) -> u8 {
    let best = Stat::ALL
        .into_iter()
        .max_by_key(|stat| unit.stats[*stat as usize]);
    best.map_or(0, |stat| stat as u8)
}
