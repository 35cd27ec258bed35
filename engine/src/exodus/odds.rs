//! Estimates of battle outcomes by simulation, for players who plan a move and for bots. The
//! simulation uses a separate random number generator with a fixed seed, so that the same question
//! always has the same answer; it uses whole numbers only and leaves the game state unchanged.

use super::cards::ResistanceId;
use super::effect::HitRoll;
use super::game::Exodus;
use super::ship::{ShipId, ShipSet};
use super::state::{Battle, GuardShip, Plan, Public, SEATS};
use crate::chance::{Chance, SeededRng};
use crate::game::Seat;

/// Number of simulated battles.
const TRIALS: u32 = 400;
/// Rounds after which a simulated battle counts as undecided.
const ROUNDS: u8 = 100;
/// Index of the guard among the sides of a battle.
const GUARD: usize = SEATS;
/// Number of sides: all seats and a guard.
const SIDES: usize = SEATS + 1;
/// Seed of the simulation; any number will do.
const SEED: u64 = 0x0ddb;

/// Estimated chances in a battle, in permille.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// Chance that each seat is the only seat left.
    pub wins: [u16; SEATS],
    /// Chance that the guard is destroyed and a seat survives; 0 without a guard.
    pub beats: u16,
    /// Chance that each seat loses all its ships in the battle.
    pub dies: [u16; SEATS],
    /// Mean number of ships that each seat loses, in hundredths.
    pub losses: [u16; SEATS],
}

/// The guard in a simulated fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foe {
    /// A random card that may be next in the deck of this level.
    Level(u8),
    /// This revealed guard, with its damage.
    Known(GuardShip),
}

/// A ship in a simulated battle.
#[derive(Clone, Copy)]
struct TrialShip {
    side: usize,
    dice: u8,
    /// Hits that destroy the ship.
    hit_points: u8,
    cargo: u8,
    price: u8,
}

impl TrialShip {
    /// Returns the priority of a ship as a target for `hits` hits: first destroyable ships with
    /// cubes aboard, then the most expensive destroyable ship, then the ship closest to
    /// destruction.
    fn target_priority(self, hits: u8) -> (bool, bool, u8, u8) {
        let is_destroyed = self.hit_points <= hits;
        let price = if is_destroyed { self.price } else { 0 };
        (
            is_destroyed,
            is_destroyed && self.cargo > 0,
            price,
            u8::MAX - self.hit_points,
        )
    }
}

/// Totals over all simulated battles.
#[derive(Default)]
struct TrialTally {
    wins: [u32; SIDES],
    dies: [u32; SIDES],
    losses: [u32; SIDES],
}

impl Exodus {
    /// Returns the chances of a battle between the owners of these ships, with their current
    /// damage.
    #[must_use]
    pub fn battle_odds(&self, public: &Public, ships: ShipSet) -> Odds {
        let trial_ships = self.trial_ships(public, ships);
        let face = self.hit_face(public, HitRoll::Pvp);
        let mut dice = SeededRng::new(SEED, 0);
        let mut tally = TrialTally::default();
        for _ in 0..TRIALS {
            tally.run_trial(trial_ships.clone(), face, &mut dice);
        }
        tally.odds(false)
    }

    /// Returns the chances of the ships of one seat against a guard.
    #[must_use]
    pub fn guard_odds(&self, public: &Public, ships: ShipSet, foe: Foe) -> Odds {
        let own_ships = self.trial_ships(public, ships);
        let face = self.hit_face(public, HitRoll::Guard);
        let mut dice = SeededRng::new(SEED, 1);
        let mut tally = TrialTally::default();
        for _ in 0..TRIALS {
            let guard = self.guard_of(public, foe, &mut dice);
            let mut trial_ships = own_ships.clone();
            trial_ships.push(TrialShip {
                side: GUARD,
                dice: self.guard_dice(guard),
                hit_points: (self.guard_strength(guard) + 1).saturating_sub(guard.damage),
                cargo: 0,
                price: 0,
            });
            tally.run_trial(trial_ships, face, &mut dice);
        }
        tally.odds(true)
    }

    /// Returns the guard of one simulated fight.
    fn guard_of(&self, public: &Public, foe: Foe, dice: &mut SeededRng) -> GuardShip {
        let level = match foe {
            Foe::Known(guard) => return guard,
            Foe::Level(level) => level,
        };
        let index = usize::from(level.saturating_sub(1));
        let unseen = public
            .decks
            .resistance
            .get(index)
            .copied()
            .unwrap_or_default();
        let card = if unseen.is_empty() {
            let level_of = |card: &ResistanceId| self.resistance(*card).map(|card| card.level);
            let mut bottom = public.decks.bottom.iter().copied();
            bottom.find(|card| level_of(card) == Some(level))
        } else {
            let drawn = dice.pick(u32::from(unseen.len()));
            unseen.nth(drawn).map(ResistanceId)
        };
        GuardShip { card, damage: 0 }
    }

    fn trial_ships(&self, public: &Public, ships: ShipSet) -> Vec<TrialShip> {
        ships
            .iter()
            .map(|ship| self.trial_ship(public, ship, 0))
            .collect()
    }

    fn trial_ship(&self, public: &Public, ship: ShipId, marks: u8) -> TrialShip {
        let figures = self.ship(ship.kind());
        let ship_state = public.ship(ship);
        TrialShip {
            side: ship.seat().index() % SEATS,
            dice: self.dice_of(public, ship),
            hit_points: (self.strength_of(public, ship) + 1)
                .saturating_sub(ship_state.damage.saturating_add(marks)),
            cargo: ship_state.cargo,
            price: figures.cp + figures.ax,
        }
    }

    /// Suggests the ship that a seat with this plan should hit next, for bots and for players whose
    /// time is up. `None` if the seat has no hit to assign.
    #[must_use]
    pub fn suggested_hit(&self, public: &Public, plan: &Plan, seat: Seat) -> Option<ShipId> {
        let battle = public.battle.as_ref()?;
        let left = battle.hits_left(plan, seat);
        let targets = battle.ships.iter().filter_map(|ship| {
            self.check_hit(public, plan, seat, ship).ok()?;
            let sealed = if battle.is_duel() {
                plan.marks[ship.fleet_index()]
            } else {
                battle.marks[ship.seat().index() % SEATS][ship.fleet_index()]
            };
            Some((
                ship,
                self.trial_ship(public, ship, sealed).target_priority(left),
            ))
        });
        let best = targets.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(ship, _)| ship)
    }
}

impl Battle {
    /// Returns the hits that a seat must still assign besides those in its plan; the guard's hits
    /// if the seat assigns them.
    #[must_use]
    pub fn hits_left(&self, plan: &Plan, seat: Seat) -> u8 {
        if self.guard.is_some() {
            return self.guard_hits;
        }
        let assigned: u8 = if self.is_duel() {
            let sealed = plan.marks.iter();
            sealed.fold(0, |sum, hits| sum.saturating_add(*hits))
        } else {
            0
        };
        self.hits[seat.index() % SEATS].saturating_sub(assigned)
    }
}

impl TrialTally {
    /// Simulates one battle.
    fn run_trial(&mut self, mut trial_ships: Vec<TrialShip>, face: u8, dice: &mut SeededRng) {
        let before = count(&trial_ships);
        for _ in 0..ROUNDS {
            let sides = count(&trial_ships).into_iter().filter(|&ships| ships > 0);
            let is_armed = trial_ships.iter().any(|trial_ship| trial_ship.dice > 0);
            if sides.count() < 2 || !is_armed {
                break;
            }
            trial_round(&mut trial_ships, face, dice);
        }
        let after = count(&trial_ships);
        let is_one_side_left = after.iter().filter(|&&ships| ships > 0).count() == 1;
        for side in 0..SIDES {
            self.wins[side] += u32::from(is_one_side_left && after[side] > 0);
            self.dies[side] += u32::from(before[side] > 0 && after[side] == 0);
            self.losses[side] += before[side] - after[side];
        }
    }

    fn odds(&self, is_guarded: bool) -> Odds {
        let permille = |times: u32| (times * 1000 / TRIALS) as u16;
        let mut odds = Odds::default();
        for seat in 0..SEATS {
            odds.wins[seat] = permille(self.wins[seat]);
            odds.dies[seat] = permille(self.dies[seat]);
            odds.losses[seat] = (self.losses[seat] * 100 / TRIALS) as u16;
        }
        if is_guarded {
            odds.beats = odds.wins.iter().sum();
        }
        odds
    }
}

/// Returns the number of ships on each side.
fn count(trial_ships: &[TrialShip]) -> [u32; SIDES] {
    let mut sides = [0; SIDES];
    for trial_ship in trial_ships {
        sides[trial_ship.side] += 1;
    }
    sides
}

/// Simulates one round.
fn trial_round(trial_ships: &mut Vec<TrialShip>, face: u8, dice: &mut SeededRng) {
    let mut hits = [0u8; SIDES];
    for trial_ship in trial_ships.iter() {
        let rolls = (0..trial_ship.dice).filter(|_| dice.die(6) >= u32::from(face));
        hits[trial_ship.side] += rolls.count() as u8;
    }
    for (side, hits) in hits.into_iter().enumerate() {
        for left in (1..=hits).rev() {
            let enemies = trial_ships
                .iter_mut()
                .filter(|trial_ship| trial_ship.side != side);
            let targets = enemies.filter(|trial_ship| trial_ship.hit_points > 0);
            if let Some(target) = targets.max_by_key(|trial_ship| trial_ship.target_priority(left))
            {
                target.hit_points -= 1;
            }
        }
    }
    trial_ships.retain(|trial_ship| trial_ship.hit_points > 0);
}
