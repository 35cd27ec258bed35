//! What positions of Space Rift are worth, for bots and hints. No rules.

use super::SpaceRift;
use super::action::Action;
use super::field::{Hex, HexSet, Side};
use super::scenario::Aim;
use super::state::{Phase, Public, State};
use super::unit::UnitId;
use crate::bots::Judge;
use crate::game::Seat;

/// Worth of the whole way to the victory number.
const WAY: i32 = 2000;
/// Worth of a point of a unit at full strength.
const POINT: i32 = 60;
/// Worth of a star token.
const STAR: i32 = 12;
/// Worth of a command card in the hand.
const COMMAND: i32 = 5;
/// Worth of a combat card.
const COMBAT: i32 = 14;
/// What a red-alert marker takes.
const ALERT: i32 = 25;
/// What a hex between a unit and its next enemy takes.
const DISTANCE: i32 = 4;
/// What a hex between a unit and its aim takes.
const AIM: i32 = 6;
/// What standing on the rift takes: it may be flung anywhere.
const ADRIFT: i32 = 6;
/// Worth of an order that a unit has.
const ORDER: i32 = 4;
/// Worth of a battle that is won.
const VICTORY: i32 = 100_000;

impl Judge for SpaceRift {
    fn doubles(&self) -> i32 {
        DOUBLES
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        let Some(side) = self.side_of(seat) else {
            return 0;
        };
        if let Some(verdict) = state.public.verdict {
            return match verdict.winner {
                Some(winner) if winner == side => VICTORY,
                Some(_) => -VICTORY,
                None => 0,
            };
        }
        self.side_worth(state, side) - self.side_worth(state, side.other())
    }

    fn side(&self, seat: Seat) -> u8 {
        self.side_of(seat).map_or(seat.0, |side| side as u8)
    }

    /// A draw is accepted by who is behind.
    fn remark(&self, state: &State, seat: Seat) -> Option<Action> {
        let answer = Action::AnswerDraw(self.worth(state, seat) < 0);
        self.may(state, seat, answer).ok().map(|()| answer)
    }
}

/// Lead that doubles the odds, between greedy players in all scenarios.
const DOUBLES: i32 = 230;

impl SpaceRift {
    fn side_worth(&self, state: &State, side: Side) -> i32 {
        let public = &state.public;
        let scene = self.scene(public);
        let stand = public.stand(side);
        let own = state.own(side);
        let score = i32::from(self.score_of(public, side));
        let wins = i32::from(self.force(side).victory).max(1);
        let mut worth = score * WAY / wins + i32::from(stand.stars) * STAR;
        worth += i32::from(own.command.len() + own.drawn.len()) * COMMAND;
        worth += i32::from(own.combat.len()) * COMBAT;
        if public.active == side {
            worth += self.to_come(public);
        }
        let enemies = scene.enemies(side);
        for (unit, hex) in scene.units(side) {
            worth += self.unit_worth(public, unit);
            worth -= i32::from(far(hex, enemies)) * DISTANCE;
            worth -= self.longing(public, unit, hex);
            worth -= ADRIFT * i32::from(scene.rift.has(hex));
        }
        worth
    }

    /// What the rest of its turn brings a side for certain, so that nobody hurries to the end of
    /// it: tokens, a card, and what ordered units can do.
    fn to_come(&self, public: &Public) -> i32 {
        match public.phase {
            Phase::Reward | Phase::Sale | Phase::Over => 0,
            Phase::Start
            | Phase::Meteors
            | Phase::Shower(_)
            | Phase::Drift
            | Phase::Opening
            | Phase::Command
            | Phase::Orders
            | Phase::Ordered
            | Phase::Movement
            | Phase::Moved
            | Phase::MovedOther
            | Phase::Combat
            | Phase::Ending
            | Phase::Drawing => {
                let stars = i32::from(self.figures.stars.end) * STAR;
                stars + COMMAND + i32::from(public.ordered.len()) * ORDER
            }
        }
    }

    /// Points by the ships that are left; the last one is worth most, because it fights as all.
    fn unit_worth(&self, public: &Public, unit: UnitId) -> i32 {
        let build = self.build(unit);
        let (ships, full) = (i32::from(public.unit(unit).ships), i32::from(build.ships));
        let whole = i32::from(build.points) * POINT;
        let hull = i32::from(build.has_hull());
        let left = whole * (1 + hull + ships) / (1 + hull + full);
        left - ALERT * i32::from(public.alert.has(unit))
    }

    /// How far a unit is from what its side wants to reach.
    fn longing(&self, public: &Public, unit: UnitId, hex: Hex) -> i32 {
        let build = self.build(unit);
        let mut hexes = 0;
        if self.aims(build.side, Aim::Breakthrough) && build.abilities.exit > 0 {
            hexes += i32::from(far(hex, build.side.other().baseline()));
        }
        if self.aims(build.side, Aim::PlanetControl) && !build.abilities.orbit {
            let rift = public.rift.as_ref();
            let covered = rift.map_or(HexSet::NONE, |rift| rift.hexes());
            hexes += i32::from(far(hex, self.terrain.planet.minus(covered)));
        }
        hexes * AIM
    }
}

/// Hexes to the nearest of some; 0 when there is none.
fn far(hex: Hex, others: HexSet) -> u8 {
    let distances = others.iter().map(|other| hex.distance(other));
    distances.min().unwrap_or(0)
}
