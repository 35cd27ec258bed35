//! The value of card effects to a seat, used for votes, repeals and discards.

use super::super::cards::{PoliticalId, ResistanceId};
use super::super::effect::{
    Amount, Effect, EffectTarget, ExtraDiceRoll, HitRoll, MarketRate, Metric, ModifiedRoll,
    PricedGoods, Prohibition, Resource, ScoreCriterion,
};
use super::super::figures::{PlanetKind, PoliticalKind};
use super::super::hex::HexId;
use super::super::play::ActionContext;
use super::super::ship::{SHIPS_PER_TYPE, ShipType};
use super::super::tech::Tech;
use super::planet_value::resource;
use super::position_value::POINT_VALUE;
use super::seat_evaluator::SeatEvaluator;
use crate::game::Seat;

impl SeatEvaluator<'_> {
    /// Returns the value of adopting a Political card.
    #[must_use]
    pub fn card_value(&self, card: PoliticalId) -> i32 {
        let Some(figures) = self.summary.game.political(card) else {
            return 0;
        };
        let turns = match figures.kind {
            PoliticalKind::Law => 2 * self.summary.turns_left + 1,
            PoliticalKind::Resolution => 2.min(2 * self.summary.turns_left + 1),
            PoliticalKind::Executive => 1,
        };
        let effects = figures.now.iter().chain(&figures.main);
        effects.map(|effect| self.effect_value(effect, turns)).sum()
    }

    /// Returns the value of keeping a law in play.
    #[must_use]
    pub fn law_value(&self, card: PoliticalId) -> i32 {
        let main = self.summary.game.political(card).map(|card| &card.main);
        let effects = main.into_iter().flatten();
        effects
            .map(|effect| self.effect_value(effect, 2 * self.summary.turns_left + 1))
            .sum()
    }

    /// Returns the value of discarding a kept Resistance card for its bonus.
    #[must_use]
    pub fn discard_value(&self, card: ResistanceId) -> i32 {
        let bonus = self.summary.game.resistance(card).map(|card| &card.bonus);
        let effects = bonus.into_iter().flatten();
        effects.map(|effect| self.effect_value(effect, 1)).sum()
    }

    /// Returns the value of a lasting effect that stays in force for `half_turns` half turns.
    fn effect_value(&self, effect: &Effect, half_turns: i32) -> i32 {
        match effect {
            Effect::Gain(..)
            | Effect::Pay(..)
            | Effect::AddPop(..)
            | Effect::AddRes(..)
            | Effect::RemoveRes(..)
            | Effect::Repair(..)
            | Effect::RemoveLaw(..)
            | Effect::RemoveRockets(_)
            | Effect::FreeAction(..)
            | Effect::FreeUpgrade(..)
            | Effect::FreeShip(..)
            | Effect::FreeTech(..) => self.instant_value(effect),
            Effect::Cost(goods, resource, delta) => {
                -i32::from(*delta) * self.price_change_value(*goods, *resource) * half_turns / 2
            }
            Effect::Tax(delta) => {
                -i32::from(*delta) * self.ore_planets() * self.resources.cp * (half_turns / 2)
            }
            Effect::Growth(delta) => i32::from(*delta) * 8 * (half_turns / 2),
            Effect::Income(resource, _, each) => {
                let planets = self
                    .summary
                    .game
                    .present(self.summary.public, self.summary.seat);
                i32::from(*each)
                    * i32::from(planets.len())
                    * self.resource_gain(*resource, 1)
                    * (half_turns / 2)
            }
            Effect::Extract(..) => 10 * self.ore_planets() * (half_turns / 2),
            Effect::Dice(ExtraDiceRoll::Bank | ExtraDiceRoll::Mine, delta) => {
                10 * i32::from(*delta) * half_turns / 2
            }
            Effect::Dice(ExtraDiceRoll::Trade, delta) => 6 * i32::from(*delta) * half_turns / 2,
            Effect::Pip(roll, delta) => self.roll_value(*roll, i32::from(*delta)) * half_turns / 2,
            Effect::Hit(fight, face) => self.hit_value(*fight, *face) * half_turns / 2,
            Effect::ReactCost(own, other) => -6 * i32::from(own + other) * half_turns / 2,
            Effect::Forbid(prohibition) => self.prohibition_value(*prohibition) * half_turns / 2,
            Effect::Stages(delta) => {
                let power = self.summary.fleet_of(self.summary.seat).power();
                i32::from(*delta) * (power / 6 + 8) * half_turns / 2
            }
            Effect::Drive(delta) => {
                i32::from(*delta) * 5 * self.summary.fleet().count() as i32 * half_turns / 2
            }
            Effect::Rate(MarketRate::Sell(delta)) => 9 * i32::from(*delta) * half_turns / 2,
            Effect::Rate(MarketRate::Buy(delta)) => -5 * i32::from(*delta) * half_turns / 2,
            Effect::Rate(MarketRate::Red) => 10 * half_turns / 2,
            Effect::RepairUpkeep(..) => 4 * half_turns / 2,
            Effect::Score(source, each, max_units) => {
                let count = self.ready_count(*source).min(i32::from(*max_units));
                POINT_VALUE * i32::from(*each) * count * 3 / 4
            }
            Effect::On(..) => 4 * half_turns / 2,
            Effect::License(_) | Effect::Bid(..) => 0,
        }
    }

    /// Returns the value of an instant effect.
    fn instant_value(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::Gain(target, resource, count) if self.targets_seat(*target) => {
                self.resource_gain(*resource, i32::from(*count))
            }
            Effect::Pay(target, resource, count) if self.targets_seat(*target) => {
                self.resource_gain(*resource, -i32::from(*count))
            }
            Effect::AddPop(target, count) if self.targets_seat(*target) => 9 * i32::from(*count),
            Effect::AddRes(_, count) => i32::from(*count) * self.tokens_value(true),
            Effect::RemoveRes(_, count) => -i32::from(*count) * self.tokens_value(false),
            Effect::Repair(target, _) if self.targets_seat(*target) => {
                let fleet = self.summary.fleet();
                let damage =
                    fleet.map(|(ship, _)| i32::from(self.summary.public.ship(ship).damage));
                12 * damage.sum::<i32>()
            }
            _ => self.right_value(effect),
        }
    }

    /// Returns the value of an effect that grants a right or imposes a prohibition.
    fn right_value(&self, effect: &Effect) -> i32 {
        let laws = || {
            self.summary
                .public
                .laws
                .iter()
                .map(|&law| -self.law_value(law))
        };
        match effect {
            Effect::RemoveLaw(target, Amount::Some(_)) if self.targets_seat(*target) => {
                laws().max().unwrap_or(0).max(0)
            }
            Effect::RemoveLaw(_, Amount::All) => laws().sum(),
            Effect::RemoveRockets(_) => -20 * self.rocket_count(),
            Effect::FreeAction(target, kind, _) if self.targets_seat(*target) => {
                self.gain(*kind, ActionContext::default()) + 20
            }
            Effect::FreeUpgrade(target, _, count) if self.targets_seat(*target) => {
                25 * i32::from(*count)
            }
            Effect::FreeShip(target, kind, count) if self.targets_seat(*target) => {
                let own_ships = self
                    .summary
                    .fleet()
                    .filter(|(ship, _)| ship.kind() == *kind);
                let room = i32::from(SHIPS_PER_TYPE) - own_ships.count() as i32;
                let each = if *kind == ShipType::Raider { 48 } else { 100 };
                each * room.clamp(0, i32::from(*count))
            }
            Effect::FreeTech(target, max_cost) if self.targets_seat(*target) => {
                10 * i32::from(*max_cost)
            }
            _ => 0,
        }
    }

    /// Returns the value of one more token on each planet of the seat: only on planets with room,
    /// or on all.
    fn tokens_value(&self, has_room: bool) -> i32 {
        let summary = &self.summary;
        let present = summary.game.present(summary.public, summary.seat).iter();
        let matching = present.filter(|&hex| {
            let tile = summary.game.planet_at(summary.public, hex);
            !has_room || tile.is_some_and(|tile| summary.public.sector(hex).tokens < tile.tokens)
        });
        matching
            .map(|hex| self.planets.token_value(summary, hex))
            .sum()
    }

    /// Returns the value of `count` more of a resource.
    fn resource_gain(&self, resource: Resource, count: i32) -> i32 {
        let change = match resource {
            Resource::Cp => [count, 0, 0],
            Resource::Ax => [0, count, 0],
            Resource::Ph => [0, 0, count],
        };
        self.resources.change_value(&self.summary, change)
    }

    /// Returns whether an effect applies to the seat.
    fn targets_seat(&self, target: EffectTarget) -> bool {
        let value = |seat: Seat, metric: Metric| {
            let mat = self.summary.public.mat(seat);
            match metric {
                Metric::Cp => u32::from(mat.cp),
                Metric::Ax => u32::from(mat.ax),
                Metric::Ph => u32::from(mat.ph),
                Metric::Ships => u32::from(self.summary.public.fleet(seat).len()),
                Metric::Techs => u32::from(mat.techs.len()),
                Metric::PlanetsPresent => {
                    u32::from(self.summary.game.present(self.summary.public, seat).len())
                }
                Metric::VpTrack => mat.track,
            }
        };
        let seat = self.summary.seat;
        let mut seats = self.summary.seats();
        match target {
            EffectTarget::All | EffectTarget::Own => true,
            EffectTarget::Chancellor => self.summary.public.chancellor() == seat,
            EffectTarget::Vice => self.summary.public.vice() == seat,
            EffectTarget::Most(metric) => {
                seats.all(|other| value(other, metric) <= value(seat, metric))
            }
            EffectTarget::Least(metric) => {
                seats.all(|other| value(other, metric) >= value(seat, metric))
            }
        }
    }

    /// Returns the number of red and green planets with cubes of the seat.
    fn ore_planets(&self) -> i32 {
        let present = self
            .summary
            .game
            .present(self.summary.public, self.summary.seat)
            .iter();
        let ore_planets = present.filter(|&hex| {
            let tile = self.summary.game.planet_at(self.summary.public, hex);
            tile.is_some_and(|tile| resource(tile) != Resource::Cp)
        });
        ore_planets.count() as i32
    }

    /// Returns the number of rockets that the seat controls.
    fn rocket_count(&self) -> i32 {
        let is_controlled =
            |hex: &HexId| self.summary.public.controller(*hex) == Some(self.summary.seat);
        let hexes = self.summary.game.hexes().filter(is_controlled);
        let count = hexes.map(|hex| self.summary.public.sector(hex).rockets.map(i32::from));
        count.map(|rockets| rockets.iter().sum::<i32>()).sum()
    }

    /// Returns the value per turn of lowering the price of these goods by one CP, Axinium or
    /// Phasium.
    fn price_change_value(&self, goods: PricedGoods, resource: Resource) -> i32 {
        let each = match resource {
            Resource::Cp => self.resources.cp,
            Resource::Ax | Resource::Ph => 3 * self.resources.cp,
        };
        let mat = self.summary.public.mat(self.summary.seat);
        let tenths = match goods {
            PricedGoods::Research(None) => 9,
            PricedGoods::Research(Some(_)) => 4,
            PricedGoods::Ship(None) => 10,
            PricedGoods::Ship(Some(_)) => 3,
            PricedGoods::Part(None) => 14,
            PricedGoods::Part(Some(_)) => 5,
            PricedGoods::Rocket => i32::from(mat.techs.contains(Tech::Biochemical)) * 4,
        };
        tenths * each / 10
    }

    fn roll_value(&self, roll: ModifiedRoll, delta: i32) -> i32 {
        let fleet = self.summary.fleet();
        let cargo = fleet.map(|(ship, _)| i32::from(self.summary.public.ship(ship).cargo));
        match roll {
            ModifiedRoll::Trade => 5 * delta,
            ModifiedRoll::Deploy
                if self
                    .summary
                    .public
                    .mat(self.summary.seat)
                    .techs
                    .contains(Tech::AdvManeuver) =>
            {
                0
            }
            ModifiedRoll::Deploy => (2 + cargo.sum::<i32>()) * 3 * delta.min(3),
            ModifiedRoll::WmdDistance => 8 * delta * self.rocket_count(),
        }
    }

    /// Returns the value of a changed hit face: a lower face favors the stronger seat.
    fn hit_value(&self, fight: HitRoll, face: u8) -> i32 {
        let more = 5 - i32::from(face);
        let own_power = self.summary.fleet_of(self.summary.seat).power();
        match fight {
            HitRoll::Pvp => more * (own_power - self.summary.rival_power()) / 8,
            HitRoll::Guard => more * own_power / 10,
            HitRoll::Wmd => more * 6 * self.rocket_count(),
            HitRoll::Own => 0,
        }
    }

    fn prohibition_value(&self, prohibition: Prohibition) -> i32 {
        let mat = self.summary.public.mat(self.summary.seat);
        match prohibition {
            Prohibition::WmdStage => 8 - 20 * self.rocket_count(),
            Prohibition::TradeAction => -8 * i32::from(mat.ax + mat.ph).min(5),
            Prohibition::ReactionStep => -30,
            Prohibition::BuyCannons => -4 * i32::from(mat.ph).min(6),
            Prohibition::DeployOnForeignHome => 4,
            Prohibition::Cloak if mat.techs.contains(Tech::Cloaking) => -40,
            Prohibition::Cloak => 5,
        }
    }

    /// Returns the number of units of a score criterion that the seat has or will soon have.
    fn ready_count(&self, source: ScoreCriterion) -> i32 {
        let (summary, mat) = (&self.summary, self.summary.public.mat(self.summary.seat));
        let is_controlled = |hex: &HexId| summary.public.controller(*hex) == Some(summary.seat);
        let kind = |hex: HexId| {
            summary
                .game
                .planet_at(summary.public, hex)
                .map(|tile| tile.kind)
        };
        match source {
            ScoreCriterion::ResistanceCard => {
                i32::from(mat.trophies.len()) + summary.turns_left.min(2)
            }
            ScoreCriterion::GreenPlanetLed => {
                let green = summary.game.hexes().filter(is_controlled);
                green
                    .filter(|&hex| kind(hex) == Some(PlanetKind::Green))
                    .count() as i32
            }
            ScoreCriterion::PlanetControlledNonhome => {
                summary.game.hexes().filter(is_controlled).count() as i32 - 1
            }
            ScoreCriterion::WarCruiser => {
                let own_ships = summary.fleet();
                own_ships
                    .filter(|(ship, _)| ship.kind() == ShipType::Cruiser)
                    .count() as i32
            }
            ScoreCriterion::TechTriple => i32::from(mat.techs.len()) / 4,
            ScoreCriterion::Techs10 => {
                i32::from(i32::from(mat.techs.len()) + summary.turns_left >= 10)
            }
            ScoreCriterion::ShipHexRing1 => 1,
        }
    }
}
