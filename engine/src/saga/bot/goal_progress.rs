//! The value of progress toward the scenario's goals: completed goals and goals close to
//! completion.

use super::combat_odds::CHANCE_SCALE;
use super::position_summary::{ArmadaSummary, PositionSummary, SHARE_SCALE};
use super::shared_projects::{ProjectSite, REPAIRED_HULL, projects_value};
use super::ship_value;
use super::shortest_paths::SectorCosts;
use super::threat::boss_round_cost;
use crate::saga::armada::Target;
use crate::saga::effect::Good;
use crate::saga::hex::{HexId, MAX_SECTORS, SectorId};
use crate::saga::ids::BossId;

/// Value of an XPM on the scenario card, in a Cargo at its goal, and on the board.
pub const XPM: [i32; 3] = [640, 230, 120];
/// Value of an XPM in a Cargo far from its goal.
const FAR_XPM: i32 = 140;
/// Loss while a Boss is in play: one that must be defeated, and any other.
const BOSS_COSTS: [i32; 2] = [800, 40];
/// Cost per round of a Boss that drains the counter which Starbases fill.
const POWER_LOSS: i32 = 350;
/// Value of a token that completes a set.
const TOKEN_VALUE: i32 = 44;
/// Value of a token beyond all needs: Exploration, Combat.
const SPARE_TOKEN_VALUES: [i32; 2] = [14, 30];

/// Returns the value of the progress that the seats of a side share: XPMs, sectors, Bosses,
/// Starbases, ships, projects and tokens.
pub fn goal_progress(summary: &PositionSummary<'_>) -> i32 {
    let goals = &summary.context.goals;
    let mut total_value = installed_value(summary) + sectors_value(summary);
    let mut sites = Vec::new();
    total_value += bosses_value(summary, &mut sites);
    if goals.counter.is_some() {
        total_value += power_value(summary, &mut sites);
    }
    if goals.ravager_project.is_some() {
        total_value += weapons_value(summary, &mut sites);
    }
    if goals.can_fly {
        total_value += ship_value::flight_value(summary);
    } else if goals.can_tow {
        total_value += ship_value::tow_value(summary);
    } else {
        total_value += cargoes_value(summary, &sites);
    }
    total_value +=
        projects_value(summary, &sites) + tokens_value(summary, &sites) + bases_value(summary);
    total_value
}

/// Returns the value of installed XPMs, up to the number that is wanted.
fn installed_value(summary: &PositionSummary<'_>) -> i32 {
    let wanted = summary.context.goals.installs;
    XPM[0] * i32::from(summary.public.installed).min(wanted)
}

/// Returns the value of sectors that armadas can enter and where XPMs may appear.
fn sectors_value(summary: &PositionSummary<'_>) -> i32 {
    if !summary.game.mission().allows_exploring {
        return 0;
    }
    let up = summary.public.face_up().len() as i32;
    let time = summary.rounds_left.min(6);
    up.min(16) * (2 + 2 * time)
}

/// Returns the value of Bosses in play: their cost, reduced by the progress toward fighting them.
fn bosses_value(summary: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let mut total_value = 0;
    for (boss, sector) in summary.public.bosses() {
        let must = boss_cost(summary, boss);
        let shielded = summary.game.is_shielded(summary.public, boss);
        let best = best_fighter_chance(summary, boss, sector, shielded);
        total_value -= must;
        if shielded && summary.game.mission().allows_building {
            let [exploration, combat] = summary.game.frame().starbase_price.map(i32::from);
            sites.push(ProjectSite {
                sector,
                price: [exploration, combat, 0],
                gain: must,
                boss: Some(boss),
            });
            total_value += must * best / SHARE_SCALE / 8;
        } else {
            total_value += must * best / SHARE_SCALE * 13 / 16;
        }
    }
    total_value
}

/// Returns the cost of a Boss that is in play.
pub fn boss_cost(summary: &PositionSummary<'_>, boss: BossId) -> i32 {
    let goals = &summary.context.goals;
    let cost = boss_round_cost(summary, Target::Boss(boss)) * summary.rounds_left.min(6);
    let power = -goals.power[1] * POWER_LOSS * (summary.rounds_left + 1);
    let must = BOSS_COSTS[usize::from(!goals.needs_no_boss)];
    must + cost + power.max(0)
}

/// Returns the best chance of any armada against a Boss, reduced by the distance.
pub fn best_fighter_chance(
    summary: &PositionSummary<'_>,
    boss: BossId,
    sector: SectorId,
    is_shielded: bool,
) -> i32 {
    let foe = summary.game.foe(summary.public, Target::Boss(boss));
    let is_covered = is_shielded || summary.public.has_active_starbase(sector);
    let each = summary.units.iter().map(|unit| {
        let hull = if unit.sector == sector {
            unit.hull
        } else {
            unit.hull.max(REPAIRED_HULL)
        };
        let outlook = summary.fight(unit, foe, hull, is_covered);
        let nearness = summary.sector_nearness(unit, sector);
        (outlook.win >> 8) * nearness / SHARE_SCALE
    });
    each.max().unwrap_or(0)
}

/// Returns the value of the counter that Starbases fill: its current and its expected future value.
fn power_value(summary: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let goals = &summary.context.goals;
    let Some((counter, wanted)) = goals.counter else {
        return 0;
    };
    let current = summary.public.counters.get(counter.index()).copied();
    let current = i32::from(current.unwrap_or(0)).min(wanted);
    let step = 2400 / wanted.max(1);
    if goals.activation_project.is_none() || goals.power[0] <= 0 {
        return current * step;
    }
    let rounds = summary.rounds_left + 1;
    let active = summary
        .public
        .sectors
        .iter()
        .filter_map(|sector| sector.starbase);
    let active = active.filter(|base| base.is_active).count() as i32;
    let forecast = (current + active * rounds).min(wanted);
    let price = goals.activation_project.and_then(|index| {
        let project = summary.game.mission().expand.get(usize::from(index))?;
        let cost = project.cost;
        Some([cost.exploration, cost.combat, cost.xpm].map(i32::from))
    });
    for (id, sector) in summary.public.all() {
        let is_inactive = sector.starbase.is_some_and(|base| !base.is_active);
        if let (true, Some(price)) = (is_inactive, price) {
            let gives = (forecast + rounds.max(1)).min(wanted) - forecast;
            let gain = step * gives.max(1) * if sector.is_face_up { 5 } else { 4 } / 6 + 60;
            sites.push(ProjectSite {
                sector: id,
                price,
                gain,
                boss: None,
            });
        }
    }
    // Progress made is certain; expected progress is discounted.
    current * step + (forecast - current) * step * 7 / 8
}

/// Returns the value of Starbases that can be spent against the Ravager together with an XPM.
fn weapons_value(summary: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let threat = match summary.public.ravager {
        Some(sector) => {
            let steps = summary
                .game
                .distance(HexId::GATE, summary.public.sector(sector).hex);
            420 - 70 * i32::from(steps.min(5))
        }
        None => 70,
    };
    let starbases = summary
        .public
        .all()
        .filter(|(id, _)| summary.public.has_active_starbase(*id));
    let mut count = 0;
    for (id, _) in starbases {
        count += 1;
        sites.push(ProjectSite {
            sector: id,
            price: [0, 0, 1],
            gain: threat * 3 / 4,
            boss: None,
        });
    }
    // Without a Starbase, the current sector of any armada is a candidate for one.
    if count == 0 {
        let [exploration, combat] = summary.game.frame().starbase_price.map(i32::from);
        for unit in &summary.units {
            sites.push(ProjectSite {
                sector: unit.sector,
                price: [exploration, combat, 1],
                gain: threat / 2,
                boss: None,
            });
        }
    }
    threat * count.min(2) / 3
}

/// Returns whether carried XPMs are wanted at a goal.
fn wants_deliveries(summary: &PositionSummary<'_>) -> bool {
    let goals = &summary.context.goals;
    let has_room = i32::from(summary.public.installed) < goals.installs;
    !goals.deliveries.is_empty() && (has_room || summary.game.is_competitive())
}

/// Returns the value of XPMs on the board and in Cargos, bound for the Jumpgate or a project.
fn cargoes_value(summary: &PositionSummary<'_>, sites: &[ProjectSite]) -> i32 {
    let leads_to_gate = wants_deliveries(summary);
    let gate = summary.public.at(HexId::GATE);
    let wants = if leads_to_gate {
        summary.context.goals.installs - i32::from(summary.public.installed)
    } else {
        sites.iter().filter(|site| site.price[2] > 0).count() as i32
    };
    if wants <= 0 {
        return 0;
    }
    let goal = |unit: &ArmadaSummary| -> i32 {
        if let (true, Some(gate)) = (leads_to_gate, gate) {
            return summary.sector_nearness(unit, gate);
        }
        let nearness = sites.iter().filter(|site| site.price[2] > 0);
        let nearness = nearness.map(|site| summary.sector_nearness(unit, site.sector));
        nearness.max().unwrap_or(0)
    };
    let home = gate.map(|gate| summary.paths.costs_to(gate));
    let mut values = carried_values(summary, goal);
    for (id, _) in summary.public.all().filter(|(_, sector)| sector.has_xpm) {
        values.push(loose_xpm_value(
            summary,
            id,
            home.as_ref().filter(|_| leads_to_gate),
        ));
    }
    values.sort_unstable();
    let mut total_value = 0;
    for (index, each) in values.iter().rev().enumerate() {
        total_value += if (index as i32) < wants {
            *each
        } else {
            *each / 6
        };
    }
    total_value
}

/// Returns the value of each carried XPM, by its distance to its goal.
pub fn carried_values(
    summary: &PositionSummary<'_>,
    goal: impl Fn(&ArmadaSummary) -> i32,
) -> Vec<i32> {
    let seats = summary.game.all_seats().iter();
    let laden = seats.filter(|&seat| summary.public.mat(seat).has_xpm);
    let each = laden.map(|seat| {
        let own_units = summary.units.iter().filter(|unit| unit.seat == seat);
        let nearness = own_units.map(&goal).max().unwrap_or(0);
        FAR_XPM + (XPM[1] - FAR_XPM) * nearness / SHARE_SCALE
    });
    each.collect()
}

/// Returns the value of an XPM on the board, by the distance of the nearest armada that can fetch
/// it.
pub fn loose_xpm_value(
    summary: &PositionSummary<'_>,
    sector: SectorId,
    home: Option<&SectorCosts>,
) -> i32 {
    let empty = summary
        .units
        .iter()
        .filter(|unit| !summary.public.mat(unit.seat).has_xpm);
    let nearness = empty.map(|unit| {
        let cost = unit.path_costs[sector.index() % MAX_SECTORS].saturating_add(1);
        summary.nearness(unit, cost)
    });
    let nearness = nearness.max().unwrap_or(40);
    let back = home
        .map_or(4, |home| home[sector.index() % MAX_SECTORS])
        .min(12);
    let nearness_factor = (SHARE_SCALE - 12 * i32::from(back)).max(80);
    XPM[2] * (64 + nearness * 192 / SHARE_SCALE) / SHARE_SCALE * nearness_factor / SHARE_SCALE
}

/// Returns the value of tokens in all Cargos, with a lower value beyond the required number.
fn tokens_value(summary: &PositionSummary<'_>, sites: &[ProjectSite]) -> i32 {
    let goals = &summary.context.goals;
    let mut wanted = [0; 2];
    for site in sites.iter().take(2) {
        wanted[0] += site.price[0];
        wanted[1] += site.price[1];
    }
    // Bosses that arrive later also require Starbases.
    if summary.game.mission().allows_building && summary.rounds_left > 1 && sites.is_empty() {
        let price = summary.game.frame().starbase_price.map(i32::from);
        wanted = [wanted[0].max(price[0]), wanted[1].max(price[1])];
    }
    let fuel = goals
        .fill
        .filter(|fill| fill.good == Good::Combat)
        .is_some();
    let mut sums = [0; 2];
    for seat in summary.game.all_seats().iter() {
        let mat = summary.public.mat(seat);
        sums[0] += i32::from(mat.exploration_tokens);
        sums[1] += i32::from(mat.combat_tokens);
    }
    let time = summary.rounds_left.min(4) + i32::from(summary.rounds_left > 0) * 2;
    let total_value = (0..2).map(|kind| {
        let needed = sums[kind].min(wanted[kind]);
        let rest = (sums[kind] - needed).min(6);
        let spare = if fuel && kind == 1 {
            20
        } else {
            SPARE_TOKEN_VALUES[kind]
        };
        needed * TOKEN_VALUE + rest * spare * (time + 2) / 8
    });
    total_value.sum()
}

/// Returns the value of active Starbases, which protect armadas and keep Raiders out.
fn bases_value(summary: &PositionSummary<'_>) -> i32 {
    let starbases = summary
        .public
        .all()
        .filter(|(id, _)| summary.public.has_active_starbase(*id));
    let starbases = starbases.count() as i32;
    let wanted = summary.context.goals.starbases;
    starbases.min(4) * (10 + 6 * summary.rounds_left.min(6)) + starbases.min(wanted) * 500
}

/// Returns the expected value of a gain or a loss; `chance` is that of the gain, of
/// [`CHANCE_SCALE`].
#[must_use]
pub const fn expected_gain(chance: i32, gain: i32, loss: i32) -> i32 {
    (gain * (chance >> 8) - loss * ((CHANCE_SCALE - chance) >> 8)) / 256
}
