//! What effects of cards are worth to a seat: for votes, repeals and discards.

use super::super::cards::{PoliticalId, ResistanceId};
use super::super::effect::{
    Amount, Bar, Effect, Fight, Goods, Metric, Pip, Rate, Resource, Roll, Source, Who,
};
use super::super::figures::{PlanetKind, PoliticalKind};
use super::super::play::Extras;
use super::super::ship::{OF_TYPE, ShipType};
use super::super::star::HexId;
use super::super::tech::Tech;
use super::assess::POINT;
use super::desk::Desk;
use super::planets::resource;
use crate::game::Seat;

impl Desk<'_> {
    /// What it is worth to the seat that a Political card is adopted.
    #[must_use]
    pub fn card(&self, card: PoliticalId) -> i32 {
        let Some(figures) = self.scan.game.political(card) else {
            return 0;
        };
        let turns = match figures.kind {
            PoliticalKind::Law => 2 * self.scan.left + 1,
            PoliticalKind::Resolution => 2.min(2 * self.scan.left + 1),
            PoliticalKind::Executive => 1,
        };
        let effects = figures.now.iter().chain(&figures.main);
        effects.map(|effect| self.effect(effect, turns)).sum()
    }

    /// What it is worth that a law goes on.
    #[must_use]
    pub fn law(&self, card: PoliticalId) -> i32 {
        let main = self.scan.game.political(card).map(|card| &card.main);
        let effects = main.into_iter().flatten();
        effects
            .map(|effect| self.effect(effect, 2 * self.scan.left + 1))
            .sum()
    }

    /// What the discard of a kept card brings.
    #[must_use]
    pub fn bonus_of(&self, card: ResistanceId) -> i32 {
        let bonus = self.scan.game.resistance(card).map(|card| &card.bonus);
        let effects = bonus.into_iter().flatten();
        effects.map(|effect| self.effect(effect, 1)).sum()
    }

    /// What an effect is worth that lasts for so many half turns.
    fn effect(&self, effect: &Effect, halves: i32) -> i32 {
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
            | Effect::FreeTech(..) => self.at_once(effect),
            Effect::Cost(goods, what, by) => {
                -i32::from(*by) * self.goods(*goods, *what) * halves / 2
            }
            Effect::Tax(by) => -i32::from(*by) * self.ores() * self.purse.cp * (halves / 2),
            Effect::Growth(by) => i32::from(*by) * 8 * (halves / 2),
            Effect::Income(what, _, each) => {
                let planets = self.scan.game.present(self.scan.public, self.scan.seat);
                i32::from(*each) * i32::from(planets.len()) * self.gain_of(*what, 1) * (halves / 2)
            }
            Effect::Extract(..) => 10 * self.ores() * (halves / 2),
            Effect::Dice(Roll::Bank | Roll::Mine, by) => 10 * i32::from(*by) * halves / 2,
            Effect::Dice(Roll::Trade, by) => 6 * i32::from(*by) * halves / 2,
            Effect::Pip(pip, by) => self.pip(*pip, i32::from(*by)) * halves / 2,
            Effect::Hit(fight, face) => self.hit(*fight, *face) * halves / 2,
            Effect::ReactCost(own, other) => -6 * i32::from(own + other) * halves / 2,
            Effect::Forbid(bar) => self.bar(*bar) * halves / 2,
            Effect::Stages(by) => {
                let power = self.scan.fleet_of(self.scan.seat).power();
                i32::from(*by) * (power / 6 + 8) * halves / 2
            }
            Effect::Drive(by) => i32::from(*by) * 5 * self.scan.fleet().count() as i32 * halves / 2,
            Effect::Rate(Rate::Sell(by)) => 9 * i32::from(*by) * halves / 2,
            Effect::Rate(Rate::Buy(by)) => -5 * i32::from(*by) * halves / 2,
            Effect::Rate(Rate::Red) => 10 * halves / 2,
            Effect::RepairUpkeep(..) => 4 * halves / 2,
            Effect::Score(source, each, most) => {
                let count = self.ready(*source).min(i32::from(*most));
                POINT * i32::from(*each) * count * 3 / 4
            }
            Effect::On(..) => 4 * halves / 2,
            Effect::License(_) | Effect::Bid(..) => 0,
        }
    }

    /// What an effect is worth that happens at once.
    fn at_once(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::Gain(who, what, count) if self.is_meant(*who) => {
                self.gain_of(*what, i32::from(*count))
            }
            Effect::Pay(who, what, count) if self.is_meant(*who) => {
                self.gain_of(*what, -i32::from(*count))
            }
            Effect::AddPop(who, count) if self.is_meant(*who) => 9 * i32::from(*count),
            Effect::AddRes(_, count) => i32::from(*count) * self.tokens(true),
            Effect::RemoveRes(_, count) => -i32::from(*count) * self.tokens(false),
            Effect::Repair(who, _) if self.is_meant(*who) => {
                let fleet = self.scan.fleet();
                let damage = fleet.map(|(ship, _)| i32::from(self.scan.public.ship(ship).damage));
                12 * damage.sum::<i32>()
            }
            _ => self.granted(effect),
        }
    }

    /// What a right is worth that a card grants, and what it takes off the table.
    fn granted(&self, effect: &Effect) -> i32 {
        let laws = || self.scan.public.laws.iter().map(|&law| -self.law(law));
        match effect {
            Effect::RemoveLaw(who, Amount::Some(_)) if self.is_meant(*who) => {
                laws().max().unwrap_or(0).max(0)
            }
            Effect::RemoveLaw(_, Amount::All) => laws().sum(),
            Effect::RemoveRockets(_) => -20 * self.arms(),
            Effect::FreeAction(who, deed, _) if self.is_meant(*who) => {
                self.gain(*deed, Extras::default()) + 20
            }
            Effect::FreeUpgrade(who, _, count) if self.is_meant(*who) => 25 * i32::from(*count),
            Effect::FreeShip(who, kind, count) if self.is_meant(*who) => {
                let own = self.scan.fleet().filter(|(ship, _)| ship.kind() == *kind);
                let room = i32::from(OF_TYPE) - own.count() as i32;
                let each = if *kind == ShipType::Raider { 48 } else { 100 };
                each * room.clamp(0, i32::from(*count))
            }
            Effect::FreeTech(who, most) if self.is_meant(*who) => 10 * i32::from(*most),
            _ => 0,
        }
    }

    /// What a token more on each own planet is worth, where there is room, or on all.
    fn tokens(&self, room: bool) -> i32 {
        let scan = &self.scan;
        let present = scan.game.present(scan.public, scan.seat).iter();
        let open = present.filter(|&hex| {
            let tile = scan.game.planet_at(scan.public, hex);
            !room || tile.is_some_and(|tile| scan.public.sector(hex).tokens < tile.tokens)
        });
        open.map(|hex| self.estate.token(scan, hex)).sum()
    }

    /// What so much more of a resource is worth.
    fn gain_of(&self, what: Resource, count: i32) -> i32 {
        let by = match what {
            Resource::Cp => [count, 0, 0],
            Resource::Ax => [0, count, 0],
            Resource::Ph => [0, 0, count],
        };
        self.purse.change(&self.scan, by)
    }

    /// Whether an effect concerns the seat.
    fn is_meant(&self, who: Who) -> bool {
        let value = |seat: Seat, metric: Metric| {
            let mat = self.scan.public.mat(seat);
            match metric {
                Metric::Cp => u32::from(mat.cp),
                Metric::Ax => u32::from(mat.ax),
                Metric::Ph => u32::from(mat.ph),
                Metric::Ships => u32::from(self.scan.public.fleet(seat).len()),
                Metric::Techs => u32::from(mat.techs.len()),
                Metric::PlanetsPresent => {
                    u32::from(self.scan.game.present(self.scan.public, seat).len())
                }
                Metric::VpTrack => mat.track,
            }
        };
        let seat = self.scan.seat;
        let mut seats = self.scan.seats();
        match who {
            Who::All | Who::Own => true,
            Who::Chancellor => self.scan.public.chancellor() == seat,
            Who::Vice => self.scan.public.vice() == seat,
            Who::Most(metric) => seats.all(|other| value(other, metric) <= value(seat, metric)),
            Who::Least(metric) => seats.all(|other| value(other, metric) >= value(seat, metric)),
        }
    }

    /// Red and green planets with own cubes.
    fn ores(&self) -> i32 {
        let present = self
            .scan
            .game
            .present(self.scan.public, self.scan.seat)
            .iter();
        let ore = present.filter(|&hex| {
            let tile = self.scan.game.planet_at(self.scan.public, hex);
            tile.is_some_and(|tile| resource(tile) != Resource::Cp)
        });
        ore.count() as i32
    }

    /// Own rockets.
    fn arms(&self) -> i32 {
        let own = |hex: &HexId| self.scan.public.controller(*hex) == Some(self.scan.seat);
        let hexes = self.scan.game.hexes().filter(own);
        let count = hexes.map(|hex| self.scan.public.sector(hex).rockets.map(i32::from));
        count.map(|rockets| rockets.iter().sum::<i32>()).sum()
    }

    /// What is bought of goods in a turn, times what a unit of the price is worth.
    fn goods(&self, goods: Goods, what: Resource) -> i32 {
        let each = match what {
            Resource::Cp => self.purse.cp,
            Resource::Ax | Resource::Ph => 3 * self.purse.cp,
        };
        let mat = self.scan.public.mat(self.scan.seat);
        let tenths = match goods {
            Goods::Research(None) => 9,
            Goods::Research(Some(_)) => 4,
            Goods::Ship(None) => 10,
            Goods::Ship(Some(_)) => 3,
            Goods::Part(None) => 14,
            Goods::Part(Some(_)) => 5,
            Goods::Rocket => i32::from(mat.techs.has(Tech::Biochemical)) * 4,
        };
        tenths * each / 10
    }

    fn pip(&self, pip: Pip, by: i32) -> i32 {
        let fleet = self.scan.fleet();
        let cargo = fleet.map(|(ship, _)| i32::from(self.scan.public.ship(ship).cargo));
        match pip {
            Pip::Trade => 5 * by,
            Pip::Deploy
                if self
                    .scan
                    .public
                    .mat(self.scan.seat)
                    .techs
                    .has(Tech::AdvManeuver) =>
            {
                0
            }
            Pip::Deploy => (2 + cargo.sum::<i32>()) * 3 * by.min(3),
            Pip::WmdDistance => 8 * by * self.arms(),
        }
    }

    /// Faces that hit more often are good for who is strong.
    fn hit(&self, fight: Fight, face: u8) -> i32 {
        let more = 5 - i32::from(face);
        let own = self.scan.fleet_of(self.scan.seat).power();
        match fight {
            Fight::Pvp => more * (own - self.scan.rival_power()) / 8,
            Fight::Guard => more * own / 10,
            Fight::Wmd => more * 6 * self.arms(),
            Fight::Own => 0,
        }
    }

    fn bar(&self, bar: Bar) -> i32 {
        let mat = self.scan.public.mat(self.scan.seat);
        match bar {
            Bar::WmdStage => 8 - 20 * self.arms(),
            Bar::TradeAction => -8 * i32::from(mat.ax + mat.ph).min(5),
            Bar::ReactionStep => -30,
            Bar::BuyCannons => -4 * i32::from(mat.ph).min(6),
            Bar::DeployOnForeignHome => 4,
            Bar::Cloak if mat.techs.has(Tech::Cloaking) => -40,
            Bar::Cloak => 5,
        }
    }

    /// How many of a source the seat has, or soon will.
    fn ready(&self, source: Source) -> i32 {
        let (scan, mat) = (&self.scan, self.scan.public.mat(self.scan.seat));
        let led = |hex: &HexId| scan.public.controller(*hex) == Some(scan.seat);
        let kind = |hex: HexId| scan.game.planet_at(scan.public, hex).map(|tile| tile.kind);
        match source {
            Source::ResistanceCard => i32::from(mat.trophies.len()) + scan.left.min(2),
            Source::GreenPlanetLed => {
                let green = scan.game.hexes().filter(led);
                green
                    .filter(|&hex| kind(hex) == Some(PlanetKind::Green))
                    .count() as i32
            }
            Source::PlanetControlledNonhome => scan.game.hexes().filter(led).count() as i32 - 1,
            Source::WarCruiser => {
                let own = scan.fleet();
                own.filter(|(ship, _)| ship.kind() == ShipType::Cruiser)
                    .count() as i32
            }
            Source::TechTriple => i32::from(mat.techs.len()) / 4,
            Source::Techs10 => i32::from(i32::from(mat.techs.len()) + scan.left >= 10),
            Source::ShipHexRing1 => 1,
        }
    }
}
