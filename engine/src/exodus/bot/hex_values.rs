//! The value of each hex as a destination of ships, and the threat of other seats' ships.

use super::super::cards::ResistanceId;
use super::super::effect::{HitRoll, ModifiedRoll, Prohibition, Resource};
use super::super::hex::{HexId, MAX_HEXES};
use super::super::play::ActionContext;
use super::super::ship::{FLEET, ShipId};
use super::super::state::SEATS;
use super::super::tech::Tech;
use super::combat_odds::{CHANCE_SCALE, CombatOdds, CombatOutlook, FightSide};
use super::planet_value::resource;
use super::position_summary::Force;
use super::seat_evaluator::SeatEvaluator;
use crate::game::Seat;

/// Chance that ships stay in their hex, in 256ths.
const STAY_CHANCE: i32 = 150;
/// Chance, in 256ths, that ships of other seats move to a hex within their reach.
const ATTACK_CHANCE: i32 = 36;
/// The same chance for hexes where those ships would probably win.
const WINNING_ATTACK_CHANCE: i32 = 100;

/// A guard that may be revealed.
#[derive(Clone, Copy, Debug)]
struct PossibleGuard {
    side: FightSide,
    vp: i32,
}

/// Values of all hexes from the point of view of one seat.
pub struct HexValues<'a, 'b> {
    pub evaluator: &'a SeatEvaluator<'b>,
    /// Cached odds of fights.
    pub odds: &'a CombatOdds,
    /// For each hex and seat, the force that could arrive from other hexes this stage.
    threats: Vec<[Force; SEATS]>,
    /// Possible guards of each level.
    guards: [Vec<PossibleGuard>; 3],
    faces: [u8; 2],
    /// Weight of a rival's losses, in 256ths.
    harm_weight: i32,
    /// Chance that a cube lands on a planet that needs a die roll, in sixths.
    landing_chance: i32,
    is_cloaked: bool,
    /// Whether any other seat has Radar.
    others_have_radar: bool,
    are_homes_barred: bool,
}

impl<'a, 'b> HexValues<'a, 'b> {
    /// Creates the values for the evaluator's seat.
    #[must_use]
    pub fn new(evaluator: &'a SeatEvaluator<'b>, odds: &'a CombatOdds) -> Self {
        let (summary, game) = (&evaluator.summary, evaluator.summary.game);
        let public = summary.public;
        let bonus =
            i32::from(game.roll_bonus(public, ModifiedRoll::Deploy, ActionContext::default()));
        let always_lands = public.mat(summary.seat).techs.contains(Tech::AdvManeuver);
        let base = 7 - i32::from(game.frame().landing) + bonus;
        let others = (summary.others().count() as i32).max(1);
        let mut hex_values = Self {
            evaluator,
            odds,
            threats: vec![[Force::default(); SEATS]; MAX_HEXES],
            guards: [0, 1, 2].map(|level| guards_of(evaluator, level)),
            faces: [HitRoll::Pvp, HitRoll::Guard].map(|fight| game.hit_face(public, fight)),
            harm_weight: 200 / others + 30,
            landing_chance: if always_lands { 6 } else { base.clamp(0, 6) },
            is_cloaked: summary.is_cloaked(summary.seat),
            others_have_radar: summary
                .others()
                .any(|seat| public.mat(seat).techs.contains(Tech::Radar)),
            are_homes_barred: game.is_barred(public, Prohibition::DeployOnForeignHome),
        };
        for seat in summary.others() {
            hex_values.mark_threat(seat);
        }
        hex_values
    }

    /// Adds the ships of a seat to the threats in all hexes that they can reach.
    fn mark_threat(&mut self, seat: Seat) {
        let summary = &self.evaluator.summary;
        for index in 0..FLEET {
            let ship = ShipId::at(seat, index);
            let Some(from) = summary.public.ship(ship).hex else {
                continue;
            };
            let (force, speed) = (summary.force_of(ship), summary.ship_stats(ship).speed);
            for hex in summary.reach(from, speed).iter().filter(|&hex| hex != from) {
                self.threats[hex.index() % MAX_HEXES][seat.index() % SEATS].add(force);
            }
        }
    }

    /// Returns the value of the seat's ships that move to a hex or stay in it.
    #[must_use]
    pub fn ship_value_at(&self, hex: HexId, own_force: &Force) -> i32 {
        if own_force.ships == 0 {
            return 0;
        }
        let summary = &self.evaluator.summary;
        let mut survival = CHANCE_SCALE;
        let mut value = 0;
        let is_hidden = self.is_cloaked && !self.others_have_radar;
        for seat in summary.others() {
            let foe = summary.force(hex, seat);
            if foe.ships > 0 && (!is_hidden || self.gains_from_battle(own_force, foe)) {
                let (gain, survival_chance) = self.battle_value(own_force, foe);
                value += gain * STAY_CHANCE / 256;
                survival = survival
                    * (CHANCE_SCALE - (CHANCE_SCALE - survival_chance) * STAY_CHANCE / 256)
                    / CHANCE_SCALE;
            }
            let threat = &self.threats[hex.index() % MAX_HEXES][seat.index() % SEATS];
            if threat.ships > 0 && !is_hidden {
                value +=
                    self.threat_cost(own_force, threat) * self.evaluator.skill.threat_weight / 128;
            }
        }
        let (gain, survival_chance) = self.guard_fight_value(hex, own_force);
        value += gain * (survival / 16) / (CHANCE_SCALE / 16);
        survival = survival * survival_chance / CHANCE_SCALE;
        let holding = self.landing_value(hex, own_force.cargo) + self.holding_value(hex, own_force);
        value + holding * (survival / 16) / (CHANCE_SCALE / 16)
    }

    fn gains_from_battle(&self, own_force: &Force, foe: &Force) -> bool {
        self.battle_value(own_force, foe).0 > 0
    }

    /// Returns the expected value of a battle against other seats, and the chance that the seat's
    /// ships survive.
    fn battle_value(&self, own_force: &Force, foe: &Force) -> (i32, i32) {
        let outlook = self
            .odds
            .fight(own_force.side, foe.side, self.faces[0], false);
        let boldness = self.evaluator.skill.boldness;
        let won = outlook.win * (60 * foe.vp) / CHANCE_SCALE;
        let enemy_loss = (CHANCE_SCALE - outlook.foe_survival) * foe.total_value / CHANCE_SCALE
            * self.harm_weight
            / 256;
        let lost = self.ship_loss(own_force, &outlook)
            + outlook.lose * (60 * own_force.vp) / CHANCE_SCALE * self.harm_weight / 256;
        let survival_chance = CHANCE_SCALE - outlook.lose;
        ((won + enemy_loss) * boldness / 256 - lost, survival_chance)
    }

    /// Returns the expected value of the seat's ships lost in a fight.
    fn ship_loss(&self, own_force: &Force, outlook: &CombatOutlook) -> i32 {
        let lost_share = (CHANCE_SCALE - outlook.own_survival).max(outlook.lose);
        lost_share * own_force.total_value / CHANCE_SCALE * 14 / 16
    }

    /// Returns the expected value of a battle against ships that could arrive.
    fn threat_cost(&self, own_force: &Force, foe: &Force) -> i32 {
        let outlook = self
            .odds
            .fight(own_force.side, foe.side, self.faces[0], false);
        let would_lose = outlook.lose > CHANCE_SCALE / 2 && own_force.vp > 0;
        let attack_chance = if would_lose {
            WINNING_ATTACK_CHANCE
        } else {
            ATTACK_CHANCE
        };
        let (gain, _) = self.battle_value(own_force, foe);
        // A seat that would lose rarely comes.
        let gain = if gain > 0 { gain / 6 } else { gain };
        gain * attack_chance / 256
    }

    /// Returns the expected value of a fight with the guard, and the chance that the seat's ships
    /// survive.
    fn guard_fight_value(&self, hex: HexId, own_force: &Force) -> (i32, i32) {
        let level = usize::from(self.evaluator.summary.public.sector(hex).guard);
        let Some(foes) = level
            .checked_sub(1)
            .and_then(|level| self.guards.get(level))
        else {
            return (0, CHANCE_SCALE);
        };
        let (mut gain, mut survival_chance) = (0, 0);
        for foe in foes {
            let outlook = self
                .odds
                .fight(own_force.side, foe.side, self.faces[1], true);
            let boldness = self.evaluator.skill.boldness;
            gain += outlook.win * (60 * foe.vp + 14) / CHANCE_SCALE * boldness / 256
                - self.ship_loss(own_force, &outlook);
            survival_chance += outlook.win;
        }
        let count = (foes.len() as i32).max(1);
        let (gain, survival_chance) = (gain / count, survival_chance / count);
        // A cloaked fleet need not fight.
        if self.is_cloaked && gain < 0 {
            (0, CHANCE_SCALE)
        } else {
            (gain, survival_chance)
        }
    }

    /// Returns the value of deploying up to three cubes at a hex.
    #[must_use]
    pub fn landing_value(&self, hex: HexId, cargo: i32) -> i32 {
        let summary = &self.evaluator.summary;
        let own_cubes = i32::from(summary.public.cubes(hex, summary.seat));
        let mut value = 0;
        for cube in 0..cargo.min(3) {
            value += self.cube_value(hex, own_cubes + cube).max(0);
        }
        value
    }

    /// Returns the value of one more cube at a hex, times its chance to land.
    #[must_use]
    pub fn cube_value(&self, hex: HexId, own_cubes: i32) -> i32 {
        let summary = &self.evaluator.summary;
        let Some(tile) = summary.game.planet_at(summary.public, hex) else {
            return 0;
        };
        let foreign = summary.game.home_of(summary.public, hex);
        if self.are_homes_barred && foreign.is_some_and(|seat| seat != summary.seat) {
            return 0;
        }
        let more = self
            .evaluator
            .planets
            .next_cube_value(summary, hex, own_cubes);
        if resource(tile) == Resource::Cp {
            more
        } else {
            more * self.landing_chance / 6
        }
    }

    /// Returns the value of the seat's ships in a hex: one point in the last stage, less in earlier
    /// stages.
    fn holding_value(&self, hex: HexId, own_force: &Force) -> i32 {
        let summary = &self.evaluator.summary;
        let (each, council) = summary.game.frame().domination;
        let is_council = hex == HexId::COUNCIL;
        if summary.turns_left == 0 && summary.stages_left <= 1 {
            return 60 * (i32::from(each) + i32::from(council) * i32::from(is_council));
        }
        // Planets of the seat on which other seats could land need guarding.
        let cargo = summary
            .others()
            .map(|other| self.threats[hex.index() % MAX_HEXES][other.index() % SEATS].cargo);
        let needs_watch = cargo.sum::<i32>() > 0
            && own_force.side.dice > 0
            && summary.public.controller(hex) == Some(summary.seat);
        let watch_value = if needs_watch { 8 } else { 0 };
        watch_value
            + if is_council && summary.turns_left == 0 {
                45
            } else {
                0
            }
    }

    /// Returns the expected gain of a fight of all armed ships of the seat at a hex.
    #[must_use]
    pub fn win_value(&self, hex: HexId, fleet: &Force) -> i32 {
        let summary = &self.evaluator.summary;
        let foes = summary.others().map(|seat| {
            let foe = summary.force(hex, seat);
            if foe.ships > 0 {
                self.battle_value(fleet, foe).0 / 3
            } else {
                0
            }
        });
        foes.sum::<i32>() + self.guard_fight_value(hex, fleet).0
    }

    /// Returns whether the seat's ships in a hex gain by fighting.
    #[must_use]
    pub fn should_fight(&self, hex: HexId) -> bool {
        let summary = &self.evaluator.summary;
        let own_force = summary.force(hex, summary.seat);
        let foes = summary.others().map(|seat| {
            let foe = summary.force(hex, seat);
            if foe.ships > 0 {
                self.battle_value(own_force, foe).0
            } else {
                0
            }
        });
        let guard = usize::from(summary.public.sector(hex).guard);
        let guard = if guard > 0 {
            let foes = &self.guards[(guard - 1) % 3];
            let each = foes.iter().map(|foe| {
                let outlook = self
                    .odds
                    .fight(own_force.side, foe.side, self.faces[1], true);
                outlook.win * 60 * foe.vp / CHANCE_SCALE - self.ship_loss(own_force, &outlook)
            });
            each.sum::<i32>() / (foes.len() as i32).max(1)
        } else {
            0
        };
        foes.sum::<i32>() + guard > 0
    }
}

/// Returns the guards of a level that may still be revealed.
fn guards_of(evaluator: &SeatEvaluator<'_>, level: usize) -> Vec<PossibleGuard> {
    let (game, decks) = (evaluator.summary.game, &evaluator.summary.public.decks);
    let unseen = decks.resistance[level].iter().map(ResistanceId);
    let mut cards: Vec<ResistanceId> = unseen.collect();
    if cards.is_empty() {
        let at_level = |card: &&ResistanceId| {
            let card = game.resistance(**card);
            card.is_some_and(|card| usize::from(card.level) == level + 1)
        };
        cards.extend(decks.bottom.iter().filter(at_level).take(1));
    }
    let foes = cards.iter().filter_map(|&card| {
        let card = game.resistance(card)?;
        Some(PossibleGuard {
            side: FightSide {
                dice: i32::from(card.dice),
                hit_points: i32::from(card.strength) + 1,
            },
            vp: i32::from(card.vp),
        })
    });
    foes.collect()
}
