//! The cost of threats: events and Bosses per round, approaching Raiders and the Ravager.

use super::combat_odds::{CHANCE_SCALE, check_chance};
use super::position_summary::{PositionSummary, SHARE_SCALE};
use crate::saga::Saga;
use crate::saga::armada::{Raider, Target};
use crate::saga::effect::{Amount, Effect, Good, Loss, Prohibition, Stat};
use crate::saga::hex::{HexId, MAX_SECTORS};
use crate::saga::ids::{CardId, DeckId, EffectListId};
use crate::saga::state::Public;

/// Value of one Hull that an effect takes.
const HULL_VALUE: i32 = 17;
/// Maximum cost of an event in play, and of one that may come; two Combat Tokens remove it.
const MAX_EVENT_COSTS: [i32; 2] = [130, 110];
/// Harm by a Raider that reaches its goal: to each armada, to a fragile entity and to its last
/// Hull, and to XPMs on the scenario card and elsewhere; per level or in total.
const RAIDER_COSTS: [i32; 5] = [40, 300, 2500, 500, 120];
/// Expected Raider steps per round from effects that are not in play yet, in parts of
/// [`SHARE_SCALE`].
const BASE_PACE: i32 = 36;

/// Returns the cost of all threats.
pub fn threat(summary: &PositionSummary<'_>) -> i32 {
    events_threat(summary) + raiders_threat(summary) + ravager_threat(summary)
}

/// Returns the cost of the events in play.
fn events_threat(summary: &PositionSummary<'_>) -> i32 {
    let time = summary.rounds_left.min(6);
    let each = summary.public.events.iter().map(|event| {
        let Some(card) = summary.game.event_card(event.card) else {
            return 0;
        };
        let cost = round_cost(summary, card.script.code) + 6;
        (cost * time + 12 * i32::from(summary.rounds_left > 0)).min(MAX_EVENT_COSTS[0])
            - 30 * i32::from(event.tokens)
    });
    each.sum::<i32>().max(0)
}

/// Returns the expected cost of an event that comes into play.
pub fn event_threat(summary: &PositionSummary<'_>) -> i32 {
    let time = summary.rounds_left.min(6);
    let unseen = summary.public.deck(DeckId::EVENT).unseen;
    let costs = unseen.iter().map(CardId).filter_map(|card| {
        let card = summary.game.event_card(card)?;
        Some(round_cost(summary, card.script.code) + 6)
    });
    let sum: i32 = costs.sum();
    (sum / i32::from(unseen.len()).max(1) * time + 12 * i32::from(summary.rounds_left > 0))
        .min(MAX_EVENT_COSTS[1])
}

/// Returns the cost of an effect list per round.
pub fn round_cost(summary: &PositionSummary<'_>, code: EffectListId) -> i32 {
    let effects = summary.game.effects(code).iter();
    effects.map(|effect| round_cost_of(summary, effect)).sum()
}

fn round_cost_of(summary: &PositionSummary<'_>, effect: &Effect) -> i32 {
    let armadas = summary.units.len() as i32;
    match *effect {
        Effect::Damage(Amount::Some(damage)) => HULL_VALUE * i32::from(damage),
        Effect::Each(code) => armadas * round_cost(summary, code),
        Effect::EachWithin(_, _, code) => armadas * round_cost(summary, code) / 2,
        Effect::Check(stat, required_successes, pass, fail) => {
            let chance = stat_check_chance(summary, stat, required_successes);
            (round_cost(summary, pass) * chance
                + round_cost(summary, fail) * (CHANCE_SCALE - chance))
                / CHANCE_SCALE
        }
        Effect::Lose(Loss::Good(Good::Astartium), count, _) => 20 * i32::from(count),
        Effect::Lose(Loss::Good(_) | Loss::Token, count, _) => 45 * i32::from(count),
        Effect::Lose(Loss::Xpm, ..) => 100,
        Effect::Spawn(level, count, _) => (18 + 18 * i32::from(level)) * i32::from(count),
        Effect::Advance(_, steps) => 40 * i32::from(steps),
        Effect::Promote(_, count) => 22 * i32::from(count),
        Effect::DrawEvent(count) => 70 * i32::from(count),
        Effect::Ravager(steps) => 160 * i32::from(steps),
        Effect::Forbid(prohibition) => match prohibition {
            Prohibition::UpgradeStarport | Prohibition::UpgradeLab => 8 * armadas,
            Prohibition::CommanderAbility => 8 * armadas,
            Prohibition::RegroupDraw | Prohibition::HelpOthers => 3,
            Prohibition::BuildStarbase => 30,
            Prohibition::Explore => 25,
        },
        Effect::EnemyMod(..) => 16,
        Effect::ModMp(change, _) => 22 * armadas * i32::from(-change),
        _ => 0,
    }
}

/// Returns the mean chance of the armadas to pass a check.
fn stat_check_chance(
    summary: &PositionSummary<'_>,
    stat: Option<Stat>,
    required_successes: u8,
) -> i32 {
    let face = summary.game.frame().success;
    let each = summary.units.iter().map(|unit| {
        let die = u8::from(unit.has_cover);
        let dice = match stat {
            Some(stat) => unit.stats[stat as usize],
            None => unit.stats.iter().copied().max().unwrap_or(1),
        };
        check_chance(dice + die, face, required_successes)
    });
    each.sum::<i32>() / (summary.units.len() as i32).max(1)
}

/// Returns the cost of the Raiders on the board, by the harm they do at their goal.
fn raiders_threat(summary: &PositionSummary<'_>) -> i32 {
    let each = summary.public.raiders();
    each.map(|(_, raider)| raider_threat(summary, raider)).sum()
}

/// Returns the cost of one Raider.
pub fn raider_threat(summary: &PositionSummary<'_>, raider: &Raider) -> i32 {
    let armadas = summary.units.len() as i32;
    let goals = &summary.context.goals;
    let mission = summary.game.mission();
    let hull = goals.fragile.and_then(|entity| {
        let entity_state = summary.public.entities.get(entity.index())?;
        (entity_state.is_revealed || goals.can_fly).then_some(i32::from(entity_state.hull))
    });
    let level = i32::from(raider.level);
    let steps = i32::from(summary.raider_steps[raider.sector.index() % MAX_SECTORS]);
    let mut cost = level * RAIDER_COSTS[0] * armadas;
    if let Some(hull) = hull {
        cost += RAIDER_COSTS[1] * level + if level >= hull { RAIDER_COSTS[2] } else { 0 };
    } else if mission.gate.loses_xpm {
        cost += if summary.public.installed > 0 {
            RAIDER_COSTS[3]
        } else {
            RAIDER_COSTS[4]
        };
    }
    let rounds = (steps.min(20) * SHARE_SCALE + summary.pace - 1) / summary.pace.max(1);
    let chance = match rounds {
        0 | 1 => 190,
        2 => 120,
        3 => 75,
        4 => 48,
        5..8 => 28,
        _ => 12,
    };
    let chance = if rounds > summary.rounds_left {
        chance / 4
    } else {
        chance
    };
    cost * chance / SHARE_SCALE + level * 6
}

/// Returns the expected steps of each Raider per round, in parts of [`SHARE_SCALE`], from effects
/// in play and from those that may come.
pub fn raider_pace(game: &Saga, public: &Public) -> i32 {
    let bosses = public.bosses().filter_map(|(boss, _)| game.boss(boss));
    let bosses = bosses.map(|boss| boss.effect.code);
    let events = public.events.iter();
    let events = events.filter_map(|event| game.event_card(event.card));
    let codes = bosses.chain(events.map(|card| card.script.code));
    let steps = codes.flat_map(|code| game.effects(code)).map(|effect| {
        if let Effect::Advance(_, steps) = effect {
            i32::from(*steps)
        } else {
            0
        }
    });
    SHARE_SCALE * steps.sum::<i32>() + BASE_PACE
}

/// Returns the cost of the Ravager, by its distance and the rounds that are left.
fn ravager_threat(summary: &PositionSummary<'_>) -> i32 {
    if !summary.context.goals.loses_to_ravager {
        return 0;
    }
    let Some(sector) = summary.public.ravager else {
        return 0;
    };
    let hex = summary.public.sector(sector).hex;
    let steps = i32::from(summary.game.distance(HexId::GATE, hex));
    // The Ravager makes about one step every other round.
    let expected_steps = (summary.rounds_left * 9 + 8) / 16;
    let margin = steps - expected_steps;
    match margin {
        ..=-2 => 1700,
        -1 => 1300,
        0 => 850,
        1 => 380,
        2 => 130,
        _ => 30,
    }
}

/// Returns the cost of a Boss per round in play.
pub fn boss_round_cost(summary: &PositionSummary<'_>, target: Target) -> i32 {
    let Target::Boss(boss) = target else {
        return 0;
    };
    let code = summary.game.boss(boss).map(|boss| boss.effect.code);
    code.map_or(0, |code| round_cost(summary, code))
}
