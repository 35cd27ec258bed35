//! Plans the parts that a seat buys and moves: a local search repeats the best change to any
//! blueprint while its gain exceeds its price.

use super::super::action::Action;
use super::super::blueprint::FittedPart;
use super::super::effect::Prohibition;
use super::super::hex::HexId;
use super::super::mat::LooseParts;
use super::super::part::{Item, ItemKind, PARTS, Rocket};
use super::super::play::ActionContext;
use super::super::ship::{FLEET, ShipId, ShipType};
use super::fleet_strength::FleetStrength;
use super::packing_cache::PackingCache;
use super::position_summary::PositionSummary;
use super::resource_value::ResourceValue;

/// Maximum number of changes to a design.
const MAX_CHANGES: usize = 14;
/// A change is made only if it gains more than this, in sixtieths of a victory point.
const MIN_GAIN: i32 = 2;

/// The target of a refit: the parts that the blueprints of a seat will hold.
#[derive(Clone, Debug)]
pub struct Design {
    /// Parts by ship type.
    parts: [Vec<Item>; 4],
    /// Loose parts, indexed by item.
    loose: [u8; PARTS],
    /// Parts to buy, in order.
    bought: Vec<Item>,
    /// A rocket to buy and the hex to place it in.
    rocket: Option<(Rocket, HexId)>,
    /// CP and Phasium left after the purchases.
    cp: i32,
    ph: i32,
    /// Purchases left without the needed technology.
    licenses: i32,
    /// Gain of the whole design, in sixtieths of a victory point.
    pub gain: i32,
}

/// The search for the best design of one seat.
pub struct RefitPlanner<'a> {
    summary: &'a PositionSummary<'a>,
    resources: &'a ResourceValue,
    context: ActionContext,
    /// Whether parts can be bought.
    can_buy: bool,
    /// Whether fitted parts can be lifted.
    can_lift: bool,
    rival: i32,
    /// For each type, the weight of its ships in sixteenths, and the highest damage of a ship.
    counts: [(i32, i32); 4],
    damage: i32,
    packing_cache: PackingCache,
}

/// A change to one blueprint.
#[derive(Clone, Debug)]
struct Change {
    kind: usize,
    item: Item,
    /// Indices of the parts to remove, highest first.
    removed: Vec<usize>,
    buys: bool,
}

impl<'a> RefitPlanner<'a> {
    /// Creates a planner for the seat of the summary.
    #[must_use]
    pub fn new(
        summary: &'a PositionSummary<'a>,
        resources: &'a ResourceValue,
        context: ActionContext,
        can_buy: bool,
    ) -> Self {
        let (mut counts, mut damage) = ([(0, 0); 4], 0);
        for index in 0..FLEET {
            let id = ShipId::at(summary.seat, index);
            let ship = summary.public.ship(id);
            let (count, max_damage) = &mut counts[id.kind().index()];
            *count += summary.ship_share(summary.seat, id.kind(), ship.hex.is_some());
            *max_damage = i32::from(ship.damage).max(*max_damage);
            damage += i32::from(ship.damage);
        }
        let loose_parts = summary.public.refit.as_ref().map(|refit| refit.loose_parts);
        Self {
            summary,
            resources,
            context,
            can_buy,
            can_lift: !loose_parts.is_some_and(|loose_parts| loose_parts.is_restored),
            rival: summary.rival_power(),
            counts,
            damage,
            packing_cache: PackingCache::default(),
        }
    }

    /// Returns the current blueprints as a design.
    fn current_design(&self, licensed: u8) -> Design {
        let mat = self.summary.public.mat(self.summary.seat);
        let loose_parts = self.summary.public.refit.as_ref();
        let loose = loose_parts
            .map_or_else(LooseParts::default, |refit| refit.loose_parts)
            .loose;
        let licenses = self.summary.game.licenses(self.context);
        Design {
            parts: [0, 1, 2, 3].map(|kind| {
                let blueprint = &mat.blueprints[kind];
                blueprint.iter().map(|part| part.item).collect()
            }),
            loose,
            bought: Vec::new(),
            rocket: None,
            cp: i32::from(mat.cp),
            ph: i32::from(mat.ph),
            licenses: i32::from(licenses) - i32::from(licensed),
            gain: 0,
        }
    }

    /// Returns the best design that the seat can reach.
    #[must_use]
    pub fn best_design(&self, licensed: u8) -> Design {
        let mut design = self.current_design(licensed);
        for _ in 0..MAX_CHANGES {
            let Some((gain, change)) = self.best_change(&design) else {
                break;
            };
            self.apply(&mut design, &change);
            design.gain += gain;
        }
        self.add_rocket(&mut design);
        design
    }

    /// Returns the dice, strength and speed of parts.
    fn sum(&self, items: impl Iterator<Item = Item>) -> [i32; 3] {
        let mut sum = [0; 3];
        for item in items {
            let value = i32::from(self.summary.game.item(item).value);
            match item.kind() {
                ItemKind::Cannon => sum[0] += value,
                ItemKind::Shield => sum[1] += value,
                ItemKind::Drive => sum[2] += value,
                ItemKind::Rocket => {}
            }
        }
        sum
    }

    /// Returns the value of blueprints with these sums.
    fn designs_value(&self, sums: &[[i32; 3]; 4]) -> i32 {
        let mut fleet = FleetStrength::default();
        for (&[dice, strength, speed], (count, _)) in sums.iter().zip(self.counts) {
            fleet.add(dice, strength, speed.clamp(0, 3) as u8, count);
        }
        fleet.hit_points -= 16 * self.damage;
        self.summary.strength_value(&fleet, self.rival)
    }

    /// Returns the change with the highest gain, or `None` if no change gains enough.
    fn best_change(&self, design: &Design) -> Option<(i32, Change)> {
        let sums = [0, 1, 2, 3].map(|kind| self.sum(design.parts[kind].iter().copied()));
        let current_value = self.designs_value(&sums);
        let mut best: Option<(i32, Change)> = None;
        for item in Item::ALL.into_iter().take(PARTS) {
            let Some((cost, buys)) = self.cost(design, item) else {
                continue;
            };
            let more = self.sum(std::iter::once(item));
            for kind in 0..4 {
                if self.counts[kind].0 == 0 {
                    continue;
                }
                let parts = &design.parts[kind];
                for removed in self.removable_sets(parts, item) {
                    let less = self.sum(removed.iter().map(|&index| parts[index]));
                    let mut after = sums;
                    for (n, sum) in after[kind].iter_mut().enumerate() {
                        *sum += more[n] - less[n];
                    }
                    let gain = self.designs_value(&after) - current_value - cost;
                    let min_gain = best.as_ref().map_or(MIN_GAIN, |(best_gain, _)| *best_gain);
                    if gain > min_gain
                        && self.is_feasible(kind, &with_change(parts, item, &removed))
                    {
                        let change = Change {
                            kind,
                            item,
                            removed,
                            buys,
                        };
                        best = Some((gain, change));
                    }
                }
            }
        }
        best
    }

    /// Returns the cost of a part and whether it must be bought, or `None` if the seat cannot get
    /// it.
    fn cost(&self, design: &Design, item: Item) -> Option<(i32, bool)> {
        if design.loose[item.index()] > 0 {
            return Some((0, false));
        }
        let game = self.summary.game;
        let known = self.summary.public.mat(self.summary.seat).techs;
        let needs = game.item(item).needs;
        let is_licensed = needs.is_some_and(|needs| !known.contains(needs));
        let is_cannon = item.kind() == ItemKind::Cannon;
        let bought = design.bought.iter().filter(|&&other| other == item).count();
        let supply = usize::from(self.summary.public.supply[item.index()]);
        let (cp, ph) = game.price_of_item(self.summary.public, item, self.context);
        let (cp, ph) = (i32::from(cp), i32::from(ph));
        let is_affordable = self.can_buy
            && supply > bought
            && !(is_licensed && design.licenses <= 0)
            && !(is_cannon && game.is_barred(self.summary.public, Prohibition::BuyCannons))
            && cp <= design.cp
            && ph <= design.ph;
        let value_of = |cp, ph| self.resources.value_of(cp, 0, ph);
        is_affordable.then(|| {
            let cost = value_of(design.cp, design.ph) - value_of(design.cp - cp, design.ph - ph);
            (cost, true)
        })
    }

    /// Returns the sets of parts, by index, whose removal could make room for another part: up to
    /// two parts; for a drive, the current drive and up to one other part.
    fn removable_sets(&self, parts: &[Item], item: Item) -> Vec<Vec<usize>> {
        let drive = |index: &usize| parts[*index].kind() == ItemKind::Drive;
        let drives: Vec<usize> = (0..parts.len()).filter(drive).collect();
        if item.kind() == ItemKind::Drive {
            let mut sets = vec![drives.clone()];
            // A large drive may need the room of another part as well.
            let others = (0..parts.len()).filter(|index| !drives.contains(index));
            sets.extend(others.map(|other| {
                let mut removed = drives.clone();
                removed.push(other);
                removed.sort_by_key(|&index| std::cmp::Reverse(index));
                removed
            }));
            sets.retain(|removed| self.can_lift || removed.is_empty());
            return sets;
        }
        let mut sets = vec![Vec::new()];
        if self.can_lift && parts.len() < 8 {
            for first in (0..parts.len()).filter(|index| !drive(index)) {
                sets.push(vec![first]);
                let second = (0..first).filter(|index| !drive(index));
                sets.extend(second.map(|second| vec![first, second]));
            }
        }
        sets
    }

    /// Returns whether parts fit on the grid and withstand the current damage.
    fn is_feasible(&self, kind: usize, items: &[Item]) -> bool {
        let strength = items
            .iter()
            .filter(|item| item.kind() == ItemKind::Shield)
            .map(|&item| i32::from(self.summary.game.item(item).value));
        strength.sum::<i32>() >= self.counts[kind].1
            && self
                .packing_cache
                .fits(self.summary.game, ShipType::ALL[kind], items)
    }

    fn apply(&self, design: &mut Design, change: &Change) {
        let parts = &mut design.parts[change.kind];
        for &index in &change.removed {
            design.loose[parts[index].index() % PARTS] += 1;
        }
        *parts = with_change(parts, change.item, &change.removed);
        if !change.buys {
            design.loose[change.item.index() % PARTS] -= 1;
            return;
        }
        self.buy(design, change.item);
        design.bought.push(change.item);
    }

    fn buy(&self, design: &mut Design, item: Item) {
        let game = self.summary.game;
        let (cp, ph) = game.price_of_item(self.summary.public, item, self.context);
        design.cp -= i32::from(cp);
        design.ph -= i32::from(ph);
        let known = self.summary.public.mat(self.summary.seat).techs;
        let needs = game.item(item).needs;
        design.licenses -= i32::from(needs.is_some_and(|needs| !known.contains(needs)));
    }

    /// Adds a rocket to the design if its gain exceeds its price.
    fn add_rocket(&self, design: &mut Design) {
        let known = self.summary.public.mat(self.summary.seat).techs;
        let Some(hex) = self.best_launch_site() else {
            return;
        };
        for (rocket, each) in [(Rocket::Biochemical, 16), (Rocket::Graviton, 11)] {
            let item = rocket.item();
            let (cp, ph) = self
                .summary
                .game
                .price_of_item(self.summary.public, item, self.context);
            let (cp, ph) = (i32::from(cp), i32::from(ph));
            let needs = self.summary.game.item(item).needs;
            let is_legal = self.can_buy
                && needs.is_none_or(|needs| known.contains(needs))
                && self.summary.public.supply[item.index()] > 0
                && cp <= design.cp
                && ph <= design.ph;
            let cost = self.resources.value_of(design.cp, 0, design.ph)
                - self.resources.value_of(design.cp - cp, 0, design.ph - ph);
            let gain = each * (self.summary.turns_left + 1) - cost;
            if is_legal && gain > 0 {
                self.buy(design, item);
                design.rocket = Some((rocket, hex));
                design.gain += gain;
                return;
            }
        }
    }

    /// Returns the planet of the seat from which a rocket reaches the most planets of other seats.
    #[must_use]
    pub fn best_launch_site(&self) -> Option<HexId> {
        let (summary, range) = (self.summary, self.summary.game.frame().wmd_range.min(4));
        let is_controlled = |hex: &HexId| summary.public.controller(*hex) == Some(summary.seat);
        let targets = |from: HexId| {
            let reached = summary.game.hexes().filter(move |&to| {
                let controller = summary.public.controller(to);
                controller.is_some_and(|controller| controller != summary.seat)
                    && summary.game.home_of(summary.public, to).is_none()
                    && summary.game.distance(from, to) <= range
            });
            reached.count()
        };
        let sites = summary.game.hexes().filter(is_controlled);
        sites
            .map(|hex| (targets(hex), hex))
            .filter(|(count, _)| *count > 0)
            .max_by_key(|(count, hex)| (*count, std::cmp::Reverse(*hex)))
            .map(|(_, hex)| hex)
    }

    /// Returns the actions that turn the current blueprints into a design, without the final
    /// `Done`.
    #[must_use]
    pub fn actions_to(&self, design: &Design) -> Vec<Action> {
        let mat = self.summary.public.mat(self.summary.seat);
        let (mut lifts, mut fits) = (Vec::new(), Vec::new());
        for kind in ShipType::ALL {
            let (blueprint, parts) = (&mat.blueprints[kind.index()], &design.parts[kind.index()]);
            let mut old: Vec<Item> = blueprint.iter().map(|part| part.item).collect();
            let mut new = parts.clone();
            old.sort_unstable();
            new.sort_unstable();
            if old == new {
                continue;
            }
            let Some(packing) = self.summary.game.grids().pack(kind, parts) else {
                continue;
            };
            let mut kept: Vec<FittedPart> = Vec::new();
            for (index, part) in blueprint.iter().enumerate().rev() {
                if packing.contains(part) {
                    kept.push(*part);
                } else {
                    lifts.push(Action::Lift(kind, index as u8));
                }
            }
            let new_parts = packing.iter().filter(|part| !kept.contains(part));
            fits.extend(new_parts.map(|part| Action::Fit(kind, part.item, part.way)));
        }
        let bought = design.bought.iter().map(|&item| Action::Buy(item));
        let rocket_actions = design.rocket.map(|(rocket, hex)| Action::Arm(rocket, hex));
        let line = lifts.into_iter().chain(bought).chain(fits);
        line.chain(rocket_actions).collect()
    }
}

/// Returns the parts after the removals and with the new part.
fn with_change(parts: &[Item], item: Item, removed: &[usize]) -> Vec<Item> {
    let kept = parts.iter().enumerate();
    let kept = kept.filter(|(index, _)| !removed.contains(index));
    let mut items: Vec<Item> = kept.map(|(_, part)| *part).collect();
    items.push(item);
    items
}
