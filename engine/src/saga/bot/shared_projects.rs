//! Projects that several armadas pay for: Starbases under Bosses, lost Starbases, and driving the
//! Ravager away. Estimates which armadas do which project, and how soon.

use super::position_summary::{ArmadaSummary, PositionSummary, SHARE_SCALE};
use super::shortest_paths::SectorCosts;
use crate::game::Seat;
use crate::saga::armada::Target;
use crate::saga::hex::{MAX_SECTORS, SectorId};
use crate::saga::ids::{ARMADAS, BossId};

/// Length of a round in sixteenths of a round, the unit of time in this module.
const ROUND_TIME: i32 = 16;
/// Loss of a project's value for each sixteenth of a round that it takes, of [`SHARE_SCALE`].
const DELAY_COST: i32 = 5;
/// Value that an armada forgoes per sixteenth of a round, and the fixed cost of committing it.
const COMMITMENT_COSTS: [i32; 2] = [4, 10];
/// Assumed time to fetch an XPM if none is on the board.
const UNSEEN_XPM_TIME: i32 = 64;
/// Assumed Hull of an armada that arrives from a distance.
pub const REPAIRED_HULL: u8 = 7;
/// Share of the value of a second project, and of one that the same Cargo pays, of [`SHARE_SCALE`].
const SECOND_PROJECT_SHARES: [i32; 2] = [128, 40];

/// A sector where armadas can pay tokens for a project.
pub struct ProjectSite {
    pub sector: SectorId,
    /// Cost in Exploration Tokens, Combat Tokens and XPMs.
    pub price: [i32; 3],
    /// Value of the finished project.
    pub gain: i32,
    /// The Boss that can be fought there afterwards.
    pub boss: Option<BossId>,
}

/// The contribution that an armada can make to a project.
#[derive(Clone, Copy, Default)]
struct Helper {
    seat: Seat,
    /// Time to arrive.
    arrival_time: i32,
    /// Chance against the Boss that the project exposes.
    chance: i32,
    /// Chance against the enemy that guards the site, if it must be removed first.
    guard_chance: i32,
    /// Time to bring an XPM.
    fetch_time: i32,
    /// Exploration Tokens, Combat Tokens and XPMs in its Cargo.
    cargo: [i32; 3],
}

/// Returns the value of the open projects. Each goes to the team with the highest value for it,
/// most valuable first, and no armada counts twice.
pub fn projects_value(summary: &PositionSummary<'_>, sites: &[ProjectSite]) -> i32 {
    let mut open: Vec<(usize, &ProjectSite, Vec<Helper>)> = sites
        .iter()
        .enumerate()
        .map(|(index, site)| (index, site, helpers(summary, site)))
        .collect();
    let mut free: u8 = (1 << summary.units.len().min(ARMADAS)) - 1;
    let (mut total_value, mut share) = (0, SHARE_SCALE);
    while free > 0 {
        let each = open.iter().map(|(index, site, helpers)| {
            let (gain, team) = best_team(summary, site, helpers, free);
            (gain, std::cmp::Reverse(*index), team)
        });
        // The order is stable: the first of equal projects wins.
        let Some((gain, std::cmp::Reverse(done), team)) = each.max() else {
            break;
        };
        if gain <= 0 {
            break;
        }
        total_value += gain * share / SHARE_SCALE;
        share = share * SECOND_PROJECT_SHARES[usize::from(summary.game.is_solo())] / SHARE_SCALE;
        free &= !team;
        open.retain(|(index, ..)| *index != done);
    }
    total_value
}

/// Returns the contribution that each armada can make to a project.
fn helpers(summary: &PositionSummary<'_>, site: &ProjectSite) -> Vec<Helper> {
    let home = summary.paths.costs_to(site.sector);
    let needs_xpm = site.price[2] > 0;
    let each = summary.units.iter().take(ARMADAS).map(|unit| {
        let arrival_time =
            summary.travel_time(unit, unit.path_costs[site.sector.index() % MAX_SECTORS]);
        let hull = if arrival_time <= 0 {
            unit.hull
        } else {
            unit.hull.max(REPAIRED_HULL)
        };
        let chance = site.boss.map_or(SHARE_SCALE, |boss| {
            let foe = summary.game.foe(summary.public, Target::Boss(boss));
            summary.fight(unit, foe, hull, true).win >> 8
        });
        let mat = summary.public.mat(unit.seat);
        Helper {
            seat: unit.seat,
            arrival_time,
            chance,
            guard_chance: if needs_xpm {
                guard_chance(summary, unit, site.sector)
            } else {
                SHARE_SCALE
            },
            fetch_time: if needs_xpm {
                fetch_time(summary, unit, &home)
            } else {
                0
            },
            cargo: [
                mat.exploration_tokens,
                mat.combat_tokens,
                u8::from(mat.has_xpm),
            ]
            .map(i32::from),
        }
    });
    each.collect()
}

/// Returns the best team of free armadas for a project, and its value.
fn best_team(
    summary: &PositionSummary<'_>,
    site: &ProjectSite,
    helpers: &[Helper],
    free_helpers: u8,
) -> (i32, u8) {
    let mut best = (0, 0);
    for team in (1..=free_helpers).filter(|team| team & !free_helpers == 0) {
        let gain = team_value(summary, site, helpers, team);
        if gain > best.0 {
            best = (gain, team);
        }
    }
    best
}

/// Returns the value of a project for a team; it falls with the time and the number of armadas.
fn team_value(
    summary: &PositionSummary<'_>,
    site: &ProjectSite,
    helpers: &[Helper],
    team: u8,
) -> i32 {
    let mut have = [0; 3];
    let (mut last, mut count, mut fetch) = (0, 0, i32::MAX);
    let (mut chance, mut guard) = (0, 0);
    let mut seats: u8 = 0;
    for (index, helper) in helpers.iter().enumerate() {
        if team & 1 << index == 0 {
            continue;
        }
        count += 1;
        last = last.max(helper.arrival_time);
        chance = chance.max(helper.chance);
        guard = guard.max(helper.guard_chance);
        fetch = fetch.min(helper.fetch_time);
        // Armadas of one player share their Cargo.
        if seats & 1 << helper.seat.0 == 0 {
            seats |= 1 << helper.seat.0;
            for (sum, count) in have.iter_mut().zip(helper.cargo) {
                *sum += count;
            }
        }
    }
    let missing: i32 = (0..2)
        .map(|kind| (site.price[kind] - have[kind]).max(0))
        .sum();
    let helper_count = if summary.game.is_solo() { 2 } else { count };
    let gather = missing * ROUND_TIME / helper_count;
    let mut time = last.max(gather) + last.min(gather) / 4;
    if site.price[2] > have[2] {
        time = time.max(fetch);
    }
    if site.price[2] > 0 && summary.public.has_enemy(site.sector) {
        time = time.max(last + ROUND_TIME);
        chance = chance * guard / SHARE_SCALE;
    }
    let time_factor = (SHARE_SCALE - DELAY_COST * time).max(0);
    let gain = site.gain * chance / SHARE_SCALE * time_factor / SHARE_SCALE;
    let gain = gain - (COMMITMENT_COSTS[0] * time + COMMITMENT_COSTS[1]) * count;
    if time > ROUND_TIME * (summary.rounds_left + 1) {
        gain / 6
    } else {
        gain
    }
}

/// Returns the time until an armada brings an XPM to its goal.
fn fetch_time(summary: &PositionSummary<'_>, unit: &ArmadaSummary, home: &SectorCosts) -> i32 {
    let speed = i32::from(unit.stats[2].max(1));
    let loose = summary.public.all().filter(|(_, sector)| sector.has_xpm);
    let each = loose.map(|(id, _)| {
        let back = i32::from(home[id.index() % MAX_SECTORS].min(30));
        let cost = unit.path_costs[id.index() % MAX_SECTORS].saturating_add(1);
        summary.travel_time(unit, cost) + back * ROUND_TIME / speed
    });
    each.min().unwrap_or(UNSEEN_XPM_TIME)
}

/// Returns an armada's chance against the strongest enemy of a sector.
fn guard_chance(summary: &PositionSummary<'_>, unit: &ArmadaSummary, sector: SectorId) -> i32 {
    let raiders = summary.public.raiders_in(sector);
    let raiders = raiders.map(|(raider, _)| Target::Raider(raider));
    let bosses = summary.public.bosses_in(sector).map(Target::Boss);
    let each = raiders.chain(bosses).map(|target| {
        let foe = summary.game.foe(summary.public, target);
        summary
            .fight(unit, foe, unit.hull.max(REPAIRED_HULL), false)
            .win
            >> 8
    });
    each.min().unwrap_or(SHARE_SCALE)
}
