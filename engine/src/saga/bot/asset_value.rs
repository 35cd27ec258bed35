//! The value of a seat's assets: Hull, stats, cards and tokens.

use super::position_summary::PositionSummary;
use crate::game::Seat;
use crate::saga::effect::{Amount, Effect, Stat, Timing};
use crate::saga::figures::{Ability, GearKind, GearQuality};
use crate::saga::ids::DeckId;
use crate::saga::step::Task;

/// Value of each amount of Hull, from 0 to 10.
const HULL_VALUES: [i32; 11] = [-420, -300, -215, -150, -100, -64, -36, -14, 0, 9, 15];
/// Value of the next die of a stat early in the game, by the number of dice so far.
const DIE_VALUES: [i32; 11] = [0, 130, 120, 110, 90, 70, 50, 34, 24, 16, 8];
/// Value of a card that is about to be equipped: common, special.
const GEAR_VALUES: [i32; 2] = [120, 230];

/// Returns the value of all assets of a seat.
pub fn assets_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let mat = summary.public.mat(seat);
    let time = summary.rounds_left.clamp(0, 7);
    let hull = HULL_VALUES[usize::from(mat.hull).min(10)];
    // A seat with Astartium can repair at any time.
    let hull = if hull < 0 {
        hull * 6 / (6 + i32::from(mat.astartium).min(4))
    } else {
        hull
    };
    let growth = stats_value(summary, seat) * (time + 1) / 8;
    let cards = i32::from(mat.hand) * (6 + 6 * time.min(5));
    let growth = if summary.game.is_solo() {
        growth * 8 / 5
    } else {
        growth
    };
    hull + growth
        + abilities_value(summary, seat) * (time + 1) / 8
        + cards
        + astartium_value(summary, seat, time)
        + activation_value(summary, seat)
}

/// Returns the value of Combat, Shield and Speed.
fn stats_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let weight = [100, 84, 96];
    let each = Stat::ALL.into_iter().zip(weight).map(|(stat, weight)| {
        let dice = usize::from(summary.game.stat(summary.public, seat, stat));
        DIE_VALUES.iter().take(dice + 1).sum::<i32>() * weight / 100
    });
    each.sum()
}

/// Returns the value of the seat's Astartium, which buys levels and repairs Hull.
fn astartium_value(summary: &PositionSummary<'_>, seat: Seat, time: i32) -> i32 {
    let mat = summary.public.mat(seat);
    let have = i32::from(mat.astartium);
    let levels: i32 = mat
        .levels
        .iter()
        .take(2)
        .map(|&level| i32::from(level))
        .sum();
    let useful = (12 - levels).max(0) * i32::from(summary.game.level_price(summary.public, seat));
    let each = if summary.game.is_solo() { 20 } else { 34 };
    have.min(useful) * (8 + (each - 8) * time.min(4) / 4) + (have - useful).max(0) * 6
}

/// Returns the value of Activation Tokens: those that can be spent now and those that return at
/// Upkeep.
fn activation_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let mat = summary.public.mat(seat);
    let unspent: u8 = mat.tokens.iter().sum();
    let slots = mat.slots().filter(|slot| slot.token.is_some()).count() as i32;
    let spent = slots
        + i32::from(mat.commander_token.is_some())
        + i32::from(mat.detached_tokens.iter().sum::<u8>());
    let sources = mat.slots().count() as i32 + 1;
    let total = (spent + i32::from(unspent)).min(sources);
    10 * i32::from(unspent) + total * (6 + 5 * summary.rounds_left.min(6))
}

/// Returns the value of the abilities of the Commander and of equipped cards.
fn abilities_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let mat = summary.public.mat(seat);
    let gear = mat.slots().filter_map(|slot| summary.game.gear(slot.gear));
    let mut values: Vec<i32> = gear
        .map(|gear| ability_value(summary, &gear.ability))
        .collect();
    values.sort_unstable();
    // The number of tokens limits how many abilities can be used.
    let tokens = usize::from(mat.tokens.iter().sum::<u8>()) + 2;
    values.iter().rev().take(tokens).sum()
}

/// Returns the value of an ability that is used about once a round.
fn ability_value(summary: &PositionSummary<'_>, ability: &Ability) -> i32 {
    let effects = summary.game.effects(ability.script.code).iter();
    let each = effects.map(|effect| match effect {
        Effect::AddDice(dice) => 22 * i32::from(*dice),
        Effect::Reroll(Amount::Some(dice)) => 20 * i32::from(*dice),
        Effect::Auto(hits) => 40 * i32::from(*hits),
        Effect::Threshold(..) => 60,
        Effect::Soften(Amount::Some(damage)) => 16 * i32::from(*damage),
        Effect::Soften(_) => 70,
        Effect::Strike(damage) => 44 * i32::from(*damage),
        Effect::Repair(Amount::Some(hull)) => 22 * i32::from(*hull),
        Effect::Mp(points) => 30 * i32::from(*points),
        Effect::Step(_) => 50,
        Effect::Jump(_) => 70,
        Effect::EvadeDiscount(_) => 18,
        Effect::Gain(..) => 90,
        Effect::Refresh(_) => 30,
        _ => 12,
    });
    let scale = if ability.timing == Timing::CombatWon {
        2
    } else {
        3
    };
    each.sum::<i32>() * scale / 3
}

/// Returns the value of pending choices of cards to equip.
pub fn pending_choice_value(summary: &PositionSummary<'_>) -> i32 {
    let tasks = summary.public.tasks.iter();
    let each = tasks.map(|task| {
        let Task::Equip {
            seat,
            kind,
            quality,
        } = task
        else {
            return 0;
        };
        let mat = summary.public.mat(*seat);
        let row = match kind {
            GearKind::Unit => &mat.units,
            GearKind::PowerUp => &mat.power_ups,
        };
        let is_full = row.len() >= usize::from(summary.game.frame().slots);
        let gear_value = GEAR_VALUES[usize::from(*quality == GearQuality::Special)];
        let gear_value = if is_full { gear_value / 2 } else { gear_value };
        gear_value * (summary.rounds_left.clamp(0, 7) + 1) / 8
    });
    each.sum()
}

/// Returns the value of a reward to a seat.
pub fn reward_value(
    summary: &PositionSummary<'_>,
    seat: Seat,
    code: crate::saga::ids::EffectListId,
) -> i32 {
    let price = summary.marginal_values.of_seat(seat);
    let each = summary
        .game
        .effects(code)
        .iter()
        .map(|effect| match effect {
            Effect::Gain(good, count) => price.of(*good) * i32::from(*count),
            Effect::DrawAction(deck, count) => {
                let more = if *deck == DeckId::SPECIAL { 3 } else { 2 };
                price.card * more / 2 * i32::from(*count)
            }
            Effect::Repair(Amount::Some(hull)) => price.hull * 2 / 3 * i32::from(*hull),
            _ => 0,
        });
    each.sum()
}
