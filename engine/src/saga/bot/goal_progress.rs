//! The value of progress toward the scenario's goals: what is done, and what is close to being
//! done.

use super::combat_odds::CERTAIN;
use super::position_summary::{ArmadaSummary, PositionSummary, WHOLE};
use super::shared_projects::{MENDED, ProjectSite, projects_value};
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
const BOSS: [i32; 2] = [800, 40];
/// Cost per round of a Boss that drains the counter which Starbases fill.
const DRAIN: i32 = 350;
/// Value of a token that completes a set.
const TOKEN: i32 = 44;
/// Value of a token beyond all needs: Exploration, Combat.
const SPARE: [i32; 2] = [14, 30];

/// Returns the value of everything that a whole side shares.
pub fn goal_progress(scene: &PositionSummary<'_>) -> i32 {
    let goals = &scene.brief.goals;
    let mut worth = installed_value(scene) + sectors_value(scene);
    let mut sites = Vec::new();
    worth += bosses_value(scene, &mut sites);
    if goals.counter.is_some() {
        worth += power_value(scene, &mut sites);
    }
    if goals.weapon.is_some() {
        worth += weapons_value(scene, &mut sites);
    }
    if goals.flies {
        worth += ship_value::flight_value(scene);
    } else if goals.tows {
        worth += ship_value::tow_value(scene);
    } else {
        worth += cargoes_value(scene, &sites);
    }
    worth += projects_value(scene, &sites) + tokens_value(scene, &sites) + bases_value(scene);
    worth
}

/// Returns the value of installed XPMs, up to the number that is wanted.
fn installed_value(scene: &PositionSummary<'_>) -> i32 {
    let wanted = scene.brief.goals.installs;
    XPM[0] * i32::from(scene.public.installed).min(wanted)
}

/// Returns the value of sectors that armadas can enter and where XPMs may appear.
fn sectors_value(scene: &PositionSummary<'_>) -> i32 {
    if !scene.game.mission().explore {
        return 0;
    }
    let up = scene.public.face_up().len() as i32;
    let time = scene.left.min(6);
    up.min(16) * (2 + 2 * time)
}

/// Returns the value of Bosses in play: their cost, less how close they are to being fought.
fn bosses_value(scene: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let mut worth = 0;
    for (boss, sector) in scene.public.bosses() {
        let must = boss_cost(scene, boss);
        let shielded = scene.game.is_shielded(scene.public, boss);
        let best = best_fighter_chance(scene, boss, sector, shielded);
        worth -= must;
        if shielded && scene.game.mission().build {
            let [some, more] = scene.game.frame().starbase_price.map(i32::from);
            sites.push(ProjectSite {
                sector,
                price: [some, more, 0],
                gain: must,
                boss: Some(boss),
            });
            worth += must * best / WHOLE / 8;
        } else {
            worth += must * best / WHOLE * 13 / 16;
        }
    }
    worth
}

/// Returns the cost of a Boss that is in play.
pub fn boss_cost(scene: &PositionSummary<'_>, boss: BossId) -> i32 {
    let goals = &scene.brief.goals;
    let toll = boss_round_cost(scene, Target::Boss(boss)) * scene.left.min(6);
    let power = -goals.power[1] * DRAIN * (scene.left + 1);
    let must = BOSS[usize::from(!goals.bosses)];
    must + toll + power.max(0)
}

/// Returns the best chance of any armada against a Boss, reduced by the distance.
pub fn best_fighter_chance(
    scene: &PositionSummary<'_>,
    boss: BossId,
    sector: SectorId,
    shielded: bool,
) -> i32 {
    let foe = scene.game.foe(scene.public, Target::Boss(boss));
    let covered = shielded || scene.public.is_held(sector);
    let each = scene.units.iter().map(|unit| {
        let hull = if unit.sector == sector {
            unit.hull
        } else {
            unit.hull.max(MENDED)
        };
        let fate = scene.fight(unit, foe, hull, covered);
        let near = scene.sector_nearness(unit, sector);
        (fate.win >> 8) * near / WHOLE
    });
    each.max().unwrap_or(0)
}

/// Returns the value of the counter that Starbases fill: its current and its expected future value.
fn power_value(scene: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let goals = &scene.brief.goals;
    let Some((counter, wanted)) = goals.counter else {
        return 0;
    };
    let now = scene.public.counters.get(counter.index()).copied();
    let now = i32::from(now.unwrap_or(0)).min(wanted);
    let step = 2400 / wanted.max(1);
    if goals.revive.is_none() || goals.power[0] <= 0 {
        return now * step;
    }
    let rounds = scene.left + 1;
    let active = scene.public.sectors.iter().filter_map(|it| it.starbase);
    let active = active.filter(|base| base.active).count() as i32;
    let foreseen = (now + active * rounds).min(wanted);
    let price = goals.revive.and_then(|place| {
        let project = scene.game.mission().expand.get(usize::from(place))?;
        let cost = project.cost;
        Some([cost.exploration, cost.combat, cost.xpm].map(i32::from))
    });
    for (id, sector) in scene.public.all() {
        let asleep = sector.starbase.is_some_and(|base| !base.active);
        if let (true, Some(price)) = (asleep, price) {
            let gives = (foreseen + rounds.max(1)).min(wanted) - foreseen;
            let gain = step * gives.max(1) * if sector.up { 5 } else { 4 } / 6 + 60;
            sites.push(ProjectSite {
                sector: id,
                price,
                gain,
                boss: None,
            });
        }
    }
    // Progress made is certain; expected progress is discounted.
    now * step + (foreseen - now) * step * 7 / 8
}

/// Returns the value of Starbases that can be spent against the Ravager together with an XPM.
fn weapons_value(scene: &PositionSummary<'_>, sites: &mut Vec<ProjectSite>) -> i32 {
    let threat = match scene.public.ravager {
        Some(sector) => {
            let steps = scene
                .game
                .distance(HexId::GATE, scene.public.sector(sector).hex);
            420 - 70 * i32::from(steps.min(5))
        }
        None => 70,
    };
    let held = scene
        .public
        .all()
        .filter(|(id, _)| scene.public.is_held(*id));
    let mut count = 0;
    for (id, _) in held {
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
        let [some, more] = scene.game.frame().starbase_price.map(i32::from);
        for unit in &scene.units {
            sites.push(ProjectSite {
                sector: unit.sector,
                price: [some, more, 1],
                gain: threat / 2,
                boss: None,
            });
        }
    }
    threat * count.min(2) / 3
}

/// Whether carried XPMs are wanted at a goal.
fn wants_deliveries(scene: &PositionSummary<'_>) -> bool {
    let goals = &scene.brief.goals;
    let room = i32::from(scene.public.installed) < goals.installs;
    !goals.deliveries.is_empty() && (room || scene.game.is_competitive())
}

/// Returns the value of XPMs on the board and in Cargos, on their way to the Jumpgate or to a
/// project.
fn cargoes_value(scene: &PositionSummary<'_>, sites: &[ProjectSite]) -> i32 {
    let to_gate = wants_deliveries(scene);
    let gate = scene.public.at(HexId::GATE);
    let wants = if to_gate {
        scene.brief.goals.installs - i32::from(scene.public.installed)
    } else {
        sites.iter().filter(|site| site.price[2] > 0).count() as i32
    };
    if wants <= 0 {
        return 0;
    }
    let goal = |unit: &ArmadaSummary| -> i32 {
        if let (true, Some(gate)) = (to_gate, gate) {
            return scene.sector_nearness(unit, gate);
        }
        let near = sites.iter().filter(|site| site.price[2] > 0);
        let near = near.map(|site| scene.sector_nearness(unit, site.sector));
        near.max().unwrap_or(0)
    };
    let home = gate.map(|gate| scene.chart.costs_to(gate));
    let mut worths = carried_values(scene, goal);
    for (id, _) in scene.public.all().filter(|(_, sector)| sector.xpm) {
        worths.push(loose_xpm_value(
            scene,
            id,
            home.as_ref().filter(|_| to_gate),
        ));
    }
    worths.sort_unstable();
    let mut worth = 0;
    for (place, each) in worths.iter().rev().enumerate() {
        worth += if (place as i32) < wants {
            *each
        } else {
            *each / 6
        };
    }
    worth
}

/// Returns the value of each carried XPM, by how near it is to its goal.
pub fn carried_values(
    scene: &PositionSummary<'_>,
    goal: impl Fn(&ArmadaSummary) -> i32,
) -> Vec<i32> {
    let seats = scene.game.all_seats().iter();
    let laden = seats.filter(|&seat| scene.public.mat(seat).xpm);
    let each = laden.map(|seat| {
        let own = scene.units.iter().filter(|unit| unit.seat == seat);
        let near = own.map(&goal).max().unwrap_or(0);
        FAR_XPM + (XPM[1] - FAR_XPM) * near / WHOLE
    });
    each.collect()
}

/// Returns the value of an XPM on the board, by how near an armada is that can fetch it.
pub fn loose_xpm_value(
    scene: &PositionSummary<'_>,
    sector: SectorId,
    home: Option<&SectorCosts>,
) -> i32 {
    let empty = scene
        .units
        .iter()
        .filter(|unit| !scene.public.mat(unit.seat).xpm);
    let near = empty.map(|unit| {
        let cost = unit.reach[sector.index() % MAX_SECTORS].saturating_add(1);
        scene.nearness(unit, cost)
    });
    let near = near.max().unwrap_or(40);
    let back = home
        .map_or(4, |home| home[sector.index() % MAX_SECTORS])
        .min(12);
    let way = (WHOLE - 12 * i32::from(back)).max(80);
    XPM[2] * (64 + near * 192 / WHOLE) / WHOLE * way / WHOLE
}

/// Returns the value of tokens in all Cargos, with a lower value beyond what is wanted.
fn tokens_value(scene: &PositionSummary<'_>, sites: &[ProjectSite]) -> i32 {
    let goals = &scene.brief.goals;
    let mut wanted = [0; 2];
    for site in sites.iter().take(2) {
        wanted[0] += site.price[0];
        wanted[1] += site.price[1];
    }
    // Bosses that are still to come will call for Starbases too.
    if scene.game.mission().build && scene.left > 1 && sites.is_empty() {
        let price = scene.game.frame().starbase_price.map(i32::from);
        wanted = [wanted[0].max(price[0]), wanted[1].max(price[1])];
    }
    let fuel = goals
        .fill
        .filter(|fill| fill.good == Good::Combat)
        .is_some();
    let mut sums = [0; 2];
    for seat in scene.game.all_seats().iter() {
        let mat = scene.public.mat(seat);
        sums[0] += i32::from(mat.exploration);
        sums[1] += i32::from(mat.combat);
    }
    let time = scene.left.min(4) + i32::from(scene.left > 0) * 2;
    let worth = (0..2).map(|kind| {
        let need = sums[kind].min(wanted[kind]);
        let rest = (sums[kind] - need).min(6);
        let spare = if fuel && kind == 1 { 20 } else { SPARE[kind] };
        need * TOKEN + rest * spare * (time + 2) / 8
    });
    worth.sum()
}

/// Returns the value of active Starbases, which protect armadas and keep Raiders out.
fn bases_value(scene: &PositionSummary<'_>) -> i32 {
    let held = scene
        .public
        .all()
        .filter(|(id, _)| scene.public.is_held(*id));
    let held = held.count() as i32;
    let wanted = scene.brief.goals.starbases;
    held.min(4) * (10 + 6 * scene.left.min(6)) + held.min(wanted) * 500
}

/// Returns the expected value of a gain or a loss; `chance` is that of the gain, of [`CERTAIN`].
#[must_use]
pub const fn expected(chance: i32, gain: i32, loss: i32) -> i32 {
    (gain * (chance >> 8) - loss * ((CERTAIN - chance) >> 8)) / 256
}
