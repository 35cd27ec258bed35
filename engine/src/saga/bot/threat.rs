//! The cost of threats: events and Bosses per round, approaching Raiders and the Ravager.

use super::combat_odds::{CERTAIN, check_chance};
use super::position_summary::{PositionSummary, WHOLE};
use crate::saga::Saga;
use crate::saga::armada::{Raider, Target};
use crate::saga::effect::{Amount, Effect, Good, Loss, Prohibition, Stat};
use crate::saga::hex::{HexId, MAX_SECTORS};
use crate::saga::ids::{CardId, DeckId, EffectListId};
use crate::saga::state::Public;

/// Value of one Hull that an effect takes.
const HULL: i32 = 17;
/// Maximum cost of an event in play, and of one that may come; two Combat Tokens remove it.
const EVENT: [i32; 2] = [130, 110];
/// Harm by a Raider that reaches its goal: to each armada, to a fragile entity and to its last
/// Hull, and to XPMs on the scenario card and elsewhere; per level or in total.
const HARM: [i32; 5] = [40, 300, 2500, 500, 120];
/// Expected Raider steps per round from effects that are not in play yet, in parts of [`WHOLE`].
const DRIFT: i32 = 36;

/// Returns the cost of all threats.
pub fn threat(scene: &PositionSummary<'_>) -> i32 {
    events_threat(scene) + raiders_threat(scene) + ravager_threat(scene)
}

/// Returns the cost of the events in play.
fn events_threat(scene: &PositionSummary<'_>) -> i32 {
    let time = scene.left.min(6);
    let each = scene.public.events.iter().map(|event| {
        let Some(card) = scene.game.event_card(event.card) else {
            return 0;
        };
        let toll = round_cost(scene, card.script.code) + 6;
        (toll * time + 12 * i32::from(scene.left > 0)).min(EVENT[0]) - 30 * i32::from(event.tokens)
    });
    each.sum::<i32>().max(0)
}

/// Returns the expected cost of an event that comes into play.
pub fn event_threat(scene: &PositionSummary<'_>) -> i32 {
    let time = scene.left.min(6);
    let unseen = scene.public.deck(DeckId::EVENT).unseen;
    let tolls = unseen.iter().map(CardId).filter_map(|card| {
        let card = scene.game.event_card(card)?;
        Some(round_cost(scene, card.script.code) + 6)
    });
    let sum: i32 = tolls.sum();
    (sum / i32::from(unseen.len()).max(1) * time + 12 * i32::from(scene.left > 0)).min(EVENT[1])
}

/// Returns the cost of an effect list per round.
pub fn round_cost(scene: &PositionSummary<'_>, code: EffectListId) -> i32 {
    let effects = scene.game.effects(code).iter();
    effects.map(|effect| round_cost_of(scene, effect)).sum()
}

fn round_cost_of(scene: &PositionSummary<'_>, effect: &Effect) -> i32 {
    let armadas = scene.units.len() as i32;
    match *effect {
        Effect::Damage(Amount::Some(damage)) => HULL * i32::from(damage),
        Effect::Each(code) => armadas * round_cost(scene, code),
        Effect::EachWithin(_, _, code) => armadas * round_cost(scene, code) / 2,
        Effect::Check(stat, need, pass, fail) => {
            let chance = stat_check_chance(scene, stat, need);
            (round_cost(scene, pass) * chance + round_cost(scene, fail) * (CERTAIN - chance))
                / CERTAIN
        }
        Effect::Lose(Loss::Good(Good::Astartium), count, _) => 20 * i32::from(count),
        Effect::Lose(Loss::Good(_) | Loss::Token, count, _) => 45 * i32::from(count),
        Effect::Lose(Loss::Xpm, ..) => 100,
        Effect::Spawn(level, count, _) => (18 + 18 * i32::from(level)) * i32::from(count),
        Effect::Advance(_, steps) => 40 * i32::from(steps),
        Effect::Promote(_, count) => 22 * i32::from(count),
        Effect::DrawEvent(count) => 70 * i32::from(count),
        Effect::Ravager(steps) => 160 * i32::from(steps),
        Effect::Forbid(bar) => match bar {
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
fn stat_check_chance(scene: &PositionSummary<'_>, stat: Option<Stat>, need: u8) -> i32 {
    let face = scene.game.frame().success;
    let each = scene.units.iter().map(|unit| {
        let die = u8::from(unit.cover);
        let dice = match stat {
            Some(stat) => unit.stats[stat as usize],
            None => unit.stats.iter().copied().max().unwrap_or(1),
        };
        check_chance(dice + die, face, need)
    });
    each.sum::<i32>() / (scene.units.len() as i32).max(1)
}

/// Returns the cost of the Raiders on the board, by the harm they do at their goal.
fn raiders_threat(scene: &PositionSummary<'_>) -> i32 {
    let each = scene.public.raiders();
    each.map(|(_, raider)| raider_threat(scene, raider)).sum()
}

/// Returns the cost of one Raider.
pub fn raider_threat(scene: &PositionSummary<'_>, raider: &Raider) -> i32 {
    let armadas = scene.units.len() as i32;
    let goals = &scene.brief.goals;
    let mission = scene.game.mission();
    let hull = goals.fragile.and_then(|entity| {
        let thing = scene.public.entities.get(entity.index())?;
        (thing.revealed || goals.flies).then_some(i32::from(thing.hull))
    });
    let level = i32::from(raider.level);
    let steps = i32::from(scene.raiders[raider.sector.index() % MAX_SECTORS]);
    let mut harm = level * HARM[0] * armadas;
    if let Some(hull) = hull {
        harm += HARM[1] * level + if level >= hull { HARM[2] } else { 0 };
    } else if mission.gate.loses_xpm {
        harm += if scene.public.installed > 0 {
            HARM[3]
        } else {
            HARM[4]
        };
    }
    let rounds = (steps.min(20) * WHOLE + scene.pace - 1) / scene.pace.max(1);
    let chance = match rounds {
        0 | 1 => 190,
        2 => 120,
        3 => 75,
        4 => 48,
        5..8 => 28,
        _ => 12,
    };
    let chance = if rounds > scene.left {
        chance / 4
    } else {
        chance
    };
    harm * chance / WHOLE + level * 6
}

/// Returns the expected steps of each Raider per round, in parts of [`WHOLE`], from effects in play
/// and from those that may come.
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
    WHOLE * steps.sum::<i32>() + DRIFT
}

/// Returns the cost of the Ravager, by its distance and what keeps it away.
fn ravager_threat(scene: &PositionSummary<'_>) -> i32 {
    if !scene.brief.goals.ravager {
        return 0;
    }
    let Some(sector) = scene.public.ravager else {
        return 0;
    };
    let hex = scene.public.sector(sector).hex;
    let steps = i32::from(scene.game.distance(HexId::GATE, hex));
    // The Ravager makes about one step every other round.
    let coming = (scene.left * 9 + 8) / 16;
    let margin = steps - coming;
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
pub fn boss_round_cost(scene: &PositionSummary<'_>, target: Target) -> i32 {
    let Target::Boss(boss) = target else {
        return 0;
    };
    let code = scene.game.boss(boss).map(|boss| boss.effect.code);
    code.map_or(0, |code| round_cost(scene, code))
}
