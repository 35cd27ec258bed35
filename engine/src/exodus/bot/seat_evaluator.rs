//! The gain of each of the six actions for a seat, and the best way to perform it.

use super::super::Exodus;
use super::super::action::{Action, Exchange};
use super::super::effect::{ActionKind, ExtraDiceRoll, Prohibition};
use super::super::play::ActionContext;
use super::super::ship::{SHIPS_PER_TYPE, ShipId, ShipType};
use super::super::state::{Public, SPACES};
use super::super::tech::{Tech, TechSet};
use super::fleet_strength::FleetStrength;
use super::planet_value::PlanetValue;
use super::position_summary::PositionSummary;
use super::refit_planner::RefitPlanner;
use super::resource_value::ResourceValue;
use super::skill::Skill;
use super::tech_value::TechValue;
use crate::game::Seat;

/// Evaluates actions and effects for one seat in one position.
pub struct SeatEvaluator<'a> {
    pub summary: PositionSummary<'a>,
    pub resources: ResourceValue,
    pub planets: PlanetValue,
    /// Random noise and weights of the seat's evaluation.
    pub skill: Skill,
}

impl<'a> SeatEvaluator<'a> {
    #[must_use]
    pub fn new(game: &'a Exodus, public: &'a Public, seat: Seat, skill: Skill) -> Self {
        let summary = PositionSummary::new(game, public, seat);
        let resources = ResourceValue::new(&summary);
        let planets = PlanetValue::new(&summary, &resources);
        Self {
            summary,
            resources,
            planets,
            skill,
        }
    }

    /// Returns the gain of an action, in sixtieths of a victory point; 0 if declining is better.
    #[must_use]
    pub fn gain(&self, kind: ActionKind, context: ActionContext) -> i32 {
        let gain = match kind {
            ActionKind::Research => {
                let best = self.ranked_techs(context, TechSet::NONE).into_iter().next();
                best.map_or(0, |(gain, _)| gain)
            }
            ActionKind::Bank => self.banking_gain(context),
            ActionKind::Build => self.ships_to_build(context).1,
            ActionKind::Upgrade => {
                let planner = RefitPlanner::new(&self.summary, &self.resources, context, true);
                planner.best_design(0).gain
            }
            ActionKind::Trade => self.trade_gain(context),
            ActionKind::Mine => self.mining_gain(context),
        };
        gain.max(0)
    }

    /// Returns the affordable technologies except those in `except`, best first.
    #[must_use]
    pub fn ranked_techs(&self, context: ActionContext, except: TechSet) -> Vec<(i32, Tech)> {
        let tech_value = TechValue::new(&self.summary, &self.resources);
        let rated = |tech: Tech| {
            let gain = tech_value.gain(tech, context)?;
            Some((gain + self.skill.noise(1, tech as u32), tech))
        };
        let open = Tech::ALL.into_iter().filter(|&tech| !except.contains(tech));
        let mut found: Vec<(i32, Tech)> = open.filter_map(rated).collect();
        found.sort_by_key(|(gain, tech)| (std::cmp::Reverse(*gain), *tech));
        found
    }

    fn banking_gain(&self, context: ActionContext) -> i32 {
        let (summary, game) = (&self.summary, self.summary.game);
        let dice = game.dice_for(summary.public, summary.seat, ExtraDiceRoll::Bank, context);
        self.resources
            .change_value(summary, [i32::from(dice) * 7 / 2, 0, 0])
    }

    /// Returns the ships whose gain exceeds their price, and their combined gain.
    #[must_use]
    pub fn ships_to_build(&self, context: ActionContext) -> (Vec<ShipType>, i32) {
        let (summary, mat) = (&self.summary, self.summary.public.mat(self.summary.seat));
        let mut fleet = summary.fleet_of(summary.seat);
        let rival = summary.rival_power();
        let mut counts = ShipType::ALL.map(|kind| self.ships_in_play(kind));
        let mut budget = [i32::from(mat.cp), i32::from(mat.ax)];
        let ph = i32::from(mat.ph);
        let (mut list, mut gains) = (Vec::new(), 0);
        let total_value = |[cp, ax]: [i32; 2]| self.resources.value_of(cp, ax, ph);
        loop {
            let value_now = summary.strength_value(&fleet, rival);
            let mut best: Option<(i32, ShipType, [i32; 2], FleetStrength)> = None;
            for kind in ShipType::ALL {
                let (cp, ax) = summary.game.price_of_ship(summary.public, kind, context);
                let rest = [budget[0] - i32::from(cp), budget[1] - i32::from(ax)];
                if counts[kind.index()] >= SHIPS_PER_TYPE || rest[0] < 0 || rest[1] < 0 {
                    continue;
                }
                let stats = summary.ship_stats(ShipId::of(summary.seat, kind, 0));
                let mut fleet_after = fleet;
                fleet_after.add(
                    stats.dice,
                    stats.strength,
                    stats.speed,
                    16 - summary.ship_share(summary.seat, kind, false),
                );
                let strength_gain = summary.strength_value(&fleet_after, rival) - value_now;
                let ship_value = self.ship_value(kind, counts[kind.index()]);
                let gain = strength_gain + ship_value - (total_value(budget) - total_value(rest));
                if gain > 0 && best.is_none_or(|(best_gain, ..)| gain > best_gain) {
                    best = Some((gain, kind, rest, fleet_after));
                }
            }
            let Some((gain, kind, rest, fleet_after)) = best else {
                return (list, gains);
            };
            (budget, fleet) = (rest, fleet_after);
            counts[kind.index()] += 1;
            gains += gain;
            list.push(kind);
        }
    }

    fn ships_in_play(&self, kind: ShipType) -> u8 {
        let ships = self.summary.fleet();
        ships.filter(|(ship, _)| ship.kind() == kind).count() as u8
    }

    /// Returns the value of another ship besides its strength: the hex that it occupies at the end,
    /// and its cargo.
    fn ship_value(&self, kind: ShipType, count: u8) -> i32 {
        let (summary, stats) = (
            &self.summary,
            self.summary
                .ship_stats(ShipId::of(self.summary.seat, kind, 0)),
        );
        if stats.speed == 0 {
            return 0;
        }
        let waiting_cubes = i32::from(summary.public.cubes(summary.home(), summary.seat)) - 1;
        let carries = i32::from(stats.carries).min(waiting_cubes.max(1));
        let needed = if count == 0 { 2 } else { 1 };
        46 + carries * needed * 6 * summary.turns_left.min(4)
    }

    fn trade_gain(&self, context: ActionContext) -> i32 {
        let (summary, game) = (&self.summary, self.summary.game);
        let space = summary.public.market.iter().position(Option::is_none);
        let Some(space) =
            space.filter(|_| !game.is_barred(summary.public, Prohibition::TradeAction))
        else {
            return 0;
        };
        let mat = summary.public.mat(summary.seat);
        let mut owned = [mat.cp, mat.ax, mat.ph].map(i32::from);
        let mut first = None;
        let before = self.resources.value_of(owned[0], owned[1], owned[2]);
        let free = u8::try_from(space).unwrap_or(SPACES as u8);
        for _ in 0..3 {
            let Some((_, exchange, after)) = self.best_exchange(owned, free, context, first) else {
                break;
            };
            first.get_or_insert(exchange);
            owned = after;
        }
        self.resources.value_of(owned[0], owned[1], owned[2]) - before
    }

    /// Returns the exchange with the highest gain, and the resources after it.
    #[must_use]
    pub fn best_exchange(
        &self,
        owned: [i32; 3],
        space: u8,
        context: ActionContext,
        first: Option<Exchange>,
    ) -> Option<(i32, Exchange, [i32; 3])> {
        let (summary, game) = (&self.summary, self.summary.game);
        let (sell, buy, is_red) = game.rates(summary.public, summary.seat, space, context);
        let (sell, buy) = (i32::from(sell), i32::from(buy));
        let value_now = self.resources.value_of(owned[0], owned[1], owned[2]);
        let all = [
            (Exchange::SellAx, [sell, -1, 0]),
            (Exchange::SellPh, [sell, 0, -1]),
            (Exchange::BuyAx, [-buy, 1, 0]),
            (Exchange::BuyPh, [-buy, 0, 1]),
        ];
        let each = all.into_iter().filter_map(|(exchange, change)| {
            let is_wrong_kind =
                !is_red && first.is_some_and(|first| sells(first) != sells(exchange));
            let after = [
                owned[0] + change[0],
                owned[1] + change[1],
                owned[2] + change[2],
            ];
            let is_unaffordable = after.iter().any(|count| *count < 0);
            let gain = self.resources.value_of(after[0], after[1], after[2]) - value_now;
            (!is_wrong_kind && !is_unaffordable && gain > 0).then_some((gain, exchange, after))
        });
        each.max_by_key(|(gain, exchange, _)| (*gain, std::cmp::Reverse(*exchange as u8)))
    }

    fn mining_gain(&self, context: ActionContext) -> i32 {
        let (summary, game) = (&self.summary, self.summary.game);
        let dice = game.dice_for(summary.public, summary.seat, ExtraDiceRoll::Mine, context);
        let mut remaining = i32::from(dice) * 7 / 2;
        let mut token_values: Vec<(i32, i32)> = self.planet_token_values().collect();
        token_values.sort_by_key(|(each, _)| std::cmp::Reverse(*each));
        let mut gain = 0;
        for (each, room) in token_values {
            let count = room.min(remaining);
            gain += each * count;
            remaining -= count;
        }
        gain
    }

    /// Iterates over the seat's planets, with the value of one more token and the room for tokens.
    fn planet_token_values(&self) -> impl Iterator<Item = (i32, i32)> + use<'_, 'a> {
        let summary = &self.summary;
        let present = summary.game.present(summary.public, summary.seat).iter();
        present.filter_map(move |hex| {
            let tile = summary.game.planet_at(summary.public, hex)?;
            let tokens = summary.public.sector(hex).tokens;
            let room = i32::from(tile.tokens.saturating_sub(tokens));
            Some((self.planets.token_value(summary, hex), room))
        })
    }

    /// Returns the legal action that puts a mined token on its best planet; `None` if no action puts
    /// one.
    #[must_use]
    pub fn best_put_action(&self, legal: &[Action]) -> Option<Action> {
        let total_value = |action: &Action| {
            if let Action::Put(hex) = action {
                Some((self.planets.token_value(&self.summary, *hex), *action))
            } else {
                None
            }
        };
        let best = legal.iter().filter_map(total_value);
        best.max_by_key(|(total_value, _)| *total_value)
            .map(|(_, action)| action)
    }
}

/// Returns whether an exchange is a sale.
const fn sells(exchange: Exchange) -> bool {
    matches!(exchange, Exchange::SellAx | Exchange::SellPh)
}
