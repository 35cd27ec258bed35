//! The summary of a position for the heuristics: turns left, ships by hex and seat, their reach.

use super::super::Exodus;
use super::super::effect::Prohibition;
use super::super::hex::{Direction, HexId, HexSet, MAX_HEXES};
use super::super::ship::{FLEET, Ship, ShipId, ShipType};
use super::super::state::{Public, SEATS};
use super::super::step::{Round, Step};
use super::super::tech::Tech;
use super::combat_odds::FightSide;
use crate::game::Seat;

/// The abilities of a seat's ships of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShipStats {
    pub dice: i32,
    /// Damage that a ship withstands `[EXO-9.6]`.
    pub strength: i32,
    pub speed: u8,
    /// Transport capacity in cubes.
    pub carries: u8,
    /// Victory points for destroying one ship of the type.
    pub vp: i32,
    /// Price in tenths of CP; one Axinium counts as 3.2 CP.
    pub price: i32,
}

/// Ships of one seat that fight together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Force {
    /// Dice and hits of the whole force.
    pub side: FightSide,
    /// Number of ships.
    pub ships: i32,
    /// Victory points for destroying all of them.
    pub vp: i32,
    /// Value of the ships to their owner, in sixtieths of a victory point.
    pub total_value: i32,
    /// Cubes aboard.
    pub cargo: i32,
}

impl Force {
    /// Adds another force to this one.
    pub fn add(&mut self, other: Self) {
        self.side.dice += other.side.dice;
        self.side.hit_points += other.side.hit_points;
        self.ships += other.ships;
        self.vp += other.vp;
        self.total_value += other.total_value;
        self.cargo += other.cargo;
    }
}

/// A position from the point of view of one seat.
pub struct PositionSummary<'a> {
    pub game: &'a Exodus,
    /// The public part of the state.
    pub public: &'a Public,
    /// The seat that the summary is made for.
    pub seat: Seat,
    /// Number of turns after the current turn.
    pub turns_left: i32,
    /// Conquest stages left in which ships still move.
    pub stages_left: i32,
    /// Action cards and reactions that the seat may still use this turn.
    pub plays: i32,
    /// Abilities of ships, by seat and type.
    pub ship_types: [[ShipStats; 4]; SEATS],
    /// Indexed by hex, then by seat.
    pub forces: [[Force; SEATS]; MAX_HEXES],
    /// The hex of each seat's Home.
    pub homes: [HexId; SEATS],
}

impl<'a> PositionSummary<'a> {
    /// Summarizes the position for `seat`.
    #[must_use]
    pub fn new(game: &'a Exodus, public: &'a Public, seat: Seat) -> Self {
        let turns_left = match game.is_last_turn(public) {
            true => 0,
            false => i32::from(game.turns().saturating_sub(public.turn)).max(1),
        };
        let mut summary = Self {
            game,
            public,
            seat,
            turns_left,
            stages_left: turns_left * i32::from(game.frame().stages) + stages_left(game, public),
            plays: plays_left(game, public, seat),
            ship_types: [[ShipStats::default(); 4]; SEATS],
            forces: [[Force::default(); SEATS]; MAX_HEXES],
            homes: [HexId::COUNCIL; SEATS],
        };
        for &other in public.order.iter() {
            summary.homes[other.index() % SEATS] = game.home(public, other);
            summary.add_seat(other);
        }
        summary
    }

    fn add_seat(&mut self, seat: Seat) {
        let n = seat.index() % SEATS;
        let mat = self.public.mat(seat);
        for kind in ShipType::ALL {
            let (blueprint, figures) = (&mat.blueprints[kind.index()], self.game.ship(kind));
            self.ship_types[n][kind.index()] = ShipStats {
                dice: i32::from(self.game.dice(blueprint)),
                strength: i32::from(self.game.strength(blueprint)),
                speed: self.game.speed(self.public, seat, kind, false),
                carries: figures.transport,
                vp: i32::from(figures.vp),
                price: 10 * i32::from(figures.cp) + 32 * i32::from(figures.ax),
            };
        }
        for index in 0..FLEET {
            let ship = ShipId::at(seat, index);
            if let Some(hex) = self.public.ship(ship).hex {
                let force = self.force_of(ship);
                self.forces[hex.index() % MAX_HEXES][n].add(force);
            }
        }
    }

    /// Iterates over all seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<'a> {
        self.public.order.iter().copied()
    }

    /// Iterates over all other seats.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let own_seat = self.seat;
        self.seats().filter(move |&seat| seat != own_seat)
    }

    /// Returns the abilities of a ship.
    #[must_use]
    pub const fn ship_stats(&self, ship: ShipId) -> &ShipStats {
        &self.ship_types[ship.seat().index() % SEATS][ship.kind().index()]
    }

    /// Returns the force of a single ship.
    #[must_use]
    pub fn force_of(&self, id: ShipId) -> Force {
        let (ship, stats): (&Ship, _) = (self.public.ship(id), self.ship_stats(id));
        let base_value = if self.turns_left > 0 {
            stats.price * 2 / 3 + 25
        } else {
            50
        };
        Force {
            side: FightSide {
                dice: stats.dice,
                hit_points: (stats.strength + 1 - i32::from(ship.damage)).max(1),
            },
            ships: 1,
            vp: stats.vp,
            total_value: base_value + 14 * i32::from(ship.cargo),
            cargo: i32::from(ship.cargo),
        }
    }

    /// Returns the force of a seat in a hex.
    #[must_use]
    pub const fn force(&self, hex: HexId, seat: Seat) -> &Force {
        &self.forces[hex.index() % MAX_HEXES][seat.index() % SEATS]
    }

    /// Returns the hex of the seat's Home.
    #[must_use]
    pub const fn home(&self) -> HexId {
        self.homes[self.seat.index() % SEATS]
    }

    /// Iterates over the seat's ships in play, with their hexes.
    pub fn fleet(&self) -> impl Iterator<Item = (ShipId, HexId)> + use<'a> {
        let (public, seat) = (self.public, self.seat);
        (0..FLEET).filter_map(move |index| {
            let ship = ShipId::at(seat, index);
            public.ship(ship).hex.map(|hex| (ship, hex))
        })
    }

    /// Returns the hexes within `steps` steps on the map.
    #[must_use]
    pub fn reach(&self, from: HexId, steps: u8) -> HexSet {
        let (mut all, mut frontier) = (HexSet::NONE.with(from), HexSet::NONE.with(from));
        for _ in 0..steps {
            let next = |hex| {
                let directions = Direction::ALL.into_iter();
                directions.filter_map(move |direction| self.game.next(hex, direction))
            };
            let neighbors: HexSet = frontier.iter().flat_map(next).collect();
            frontier = neighbors.difference(all);
            all = all.union(neighbors);
        }
        all
    }

    /// Returns the directions of a shortest path on the map, at most three steps long.
    #[must_use]
    pub fn shortest_path(&self, from: HexId, to: HexId, steps: u8) -> Vec<Direction> {
        let mut path = Vec::new();
        let mut at = from;
        for step in 0..steps {
            if at == to {
                break;
            }
            let rest = steps - step - 1;
            // Tries the shortest remaining distance first, so that no step is wasted.
            let found = (0..=rest).find_map(|rest| {
                let hexes_in_range = self.reach(to, rest);
                let mut directions = Direction::ALL.into_iter();
                directions.find(|&direction| {
                    self.game
                        .next(at, direction)
                        .is_some_and(|next| hexes_in_range.contains(next))
                })
            });
            let Some((direction, next)) =
                found.and_then(|found| Some((found, self.game.next(at, found)?)))
            else {
                return Vec::new();
            };
            path.push(direction);
            at = next;
        }
        if at == to { path } else { Vec::new() }
    }

    /// Returns whether the ships of a seat are cloaked in the coming stages.
    #[must_use]
    pub fn is_cloaked(&self, seat: Seat) -> bool {
        let is_cloaked = self.public.mat(seat).techs.contains(Tech::Cloaking);
        is_cloaked && !self.is_last_stage() && !self.game.is_barred(self.public, Prohibition::Cloak)
    }

    /// Returns whether the current or next Conquest stage is the last of the game.
    #[must_use]
    pub const fn is_last_stage(&self) -> bool {
        self.stages_left <= 1 && self.turns_left == 0
    }
}

/// Returns the Conquest stages of this turn in which ships still move.
fn stages_left(game: &Exodus, public: &Public) -> i32 {
    let (all, current) = (
        i32::from(game.stages(public)),
        i32::from(public.conquest_stage),
    );
    match public.step {
        Step::Mount(_) | Step::Orders | Step::Open(_) => (all - current + 1).max(1),
        Step::Conquest => (all - current + 1).max(0),
        Step::Reveal | Step::Uncloak(_) | Step::Battle | Step::Deploy(_) => (all - current).max(0),
        Step::End | Step::Over => 0,
        Step::StartTechs
        | Step::StartParts
        | Step::Upkeep
        | Step::Growth(_)
        | Step::Income(_)
        | Step::Repair
        | Step::Council
        | Step::Vote
        | Step::Favor
        | Step::Adopt
        | Step::Offer
        | Step::Pick
        | Step::Election
        | Step::Rank
        | Step::Card(_)
        | Step::Perform(..)
        | Step::React(..)
        | Step::TakeBack(_)
        | Step::Bonus(_)
        | Step::Target(_)
        | Step::Fire
        | Step::Kill => all,
    }
}

/// Returns the Action cards and reactions that a seat may still use this turn.
fn plays_left(game: &Exodus, public: &Public, seat: Seat) -> i32 {
    let is_third = game.is_short() || public.mat(seat).techs.contains(Tech::MasterPolitics);
    let reacts = i32::from(!game.is_short() && !game.is_barred(public, Prohibition::ReactionStep));
    let third = i32::from(is_third);
    let has_acted = |at: u8| i32::from(public.rank(seat).is_some_and(|rank| rank < at));
    match public.step {
        Step::Perform(Round::First, at) => 2 + third + 2 * reacts - has_acted(at),
        Step::React(Round::First, at) => 1 + third + reacts * (2 - has_acted(at)),
        Step::TakeBack(_) | Step::Card(Round::Second) => 1 + third + reacts,
        Step::Perform(Round::Second, at) => 1 + third + reacts - has_acted(at),
        Step::React(Round::Second, at) => third + reacts * (1 - has_acted(at)),
        Step::Card(Round::Third) => third,
        Step::Perform(Round::Third, at) => third - has_acted(at).min(third),
        Step::React(Round::Third, _) => 0,
        Step::Bonus(at) => 1 - has_acted(at),
        Step::Target(_)
        | Step::Fire
        | Step::Kill
        | Step::Conquest
        | Step::Mount(_)
        | Step::Orders
        | Step::Open(_)
        | Step::Reveal
        | Step::Uncloak(_)
        | Step::Battle
        | Step::Deploy(_)
        | Step::End
        | Step::Over => 0,
        Step::StartTechs
        | Step::StartParts
        | Step::Upkeep
        | Step::Growth(_)
        | Step::Income(_)
        | Step::Repair
        | Step::Council
        | Step::Vote
        | Step::Favor
        | Step::Adopt
        | Step::Offer
        | Step::Pick
        | Step::Election
        | Step::Rank
        | Step::Card(Round::First) => 2 + third + 2 * reacts,
    }
}
