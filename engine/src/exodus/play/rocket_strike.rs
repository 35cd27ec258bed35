//! Stage IV: resolves all rockets at the same time: rolls, tokens, cubes, planets `[EXO-10.7]` to
//! `[EXO-10.12]`.

use super::{ActionContext, Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{HitRoll, ModifiedRoll};
use crate::exodus::event::{CubeMoveReason, Event, RollPurpose};
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::part::Rocket;
use crate::exodus::refusal::{ActionRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, RocketAttack, SEATS};
use crate::exodus::step::Step;
use crate::exodus::tech::Tech;
use crate::game::{EventSink, Seat};

/// Returns the index of the rocket that must still kill cubes.
fn kill_index(public: &Public) -> Option<usize> {
    let kills = |attack: &RocketAttack| attack.rocket == Rocket::Biochemical && attack.hits > 0;
    public.rocket_attacks.iter().position(kills)
}

/// Checks whether a cube of a seat may be killed next; the firing seat's cubes are not exempt
/// `[EXO-10.10]`.
pub(super) fn check_kill(public: &Public, action: Action) -> Result<(), Refusal> {
    let Action::Kill(owner) = action else {
        return Err(Refusal::NotNow(PendingDecision::Kill));
    };
    let target = kill_index(public).map(|index| public.rocket_attacks[index].to);
    let cubes = target.map_or(0, |hex| public.cubes(hex, owner));
    if cubes == 0 || owner.index() >= SEATS {
        return Err(ActionRefusal::NoCubeThere.into());
    }
    Ok(())
}

impl Exodus {
    /// Returns the seat that chooses which cubes are killed next `[EXO-10.10]`, or `None` if no
    /// rocket must kill cubes.
    pub(super) fn killing_seat(&self, public: &Public) -> Option<Seat> {
        kill_index(public).map(|index| public.rocket_attacks[index].seat)
    }

    /// Returns the bonus on each distance die of a seat `[EXO-10.7]`.
    #[must_use]
    pub fn distance_bonus(&self, public: &Public, seat: Seat) -> u8 {
        let mat = public.mat(seat);
        let context = ActionContext {
            origin: None,
            invoked: public.rocket_abilities.intersection(mat.spent),
        };
        let radar = if mat.techs.contains(Tech::Radar) {
            self.frame().radar
        } else {
            0
        };
        radar.saturating_add(self.roll_bonus(public, ModifiedRoll::WmdDistance, context))
    }

    /// Returns the lowest die with which a rocket of a seat reaches one hex from another; more than
    /// 6 if no die does `[EXO-10.7]`.
    #[must_use]
    pub fn min_distance_roll(&self, public: &Public, seat: Seat, from: HexId, to: HexId) -> u8 {
        let needed = self.distance(from, to).saturating_add(1);
        needed
            .saturating_sub(self.distance_bonus(public, seat))
            .max(1)
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls for all rockets, first the distance checks and then the damage `[EXO-10.11]`; then
    /// destroys tokens.
    pub(super) fn fire_rockets(&mut self) -> PlayFlow {
        let mut arrived = [false; crate::exodus::state::MAX_ROCKET_ATTACKS];
        let rocket_attacks = self.state.public.rocket_attacks;
        for (index, attack) in rocket_attacks.iter().copied().enumerate() {
            arrived[index] = self.check_distance(attack);
        }
        for (index, attack) in rocket_attacks.iter().copied().enumerate() {
            if arrived[index] {
                let hits = self.roll_damage(attack);
                self.public_mut().rocket_attacks[index].hits = hits;
            }
        }
        let attacks = self.state.public.rocket_attacks;
        for attack in attacks.iter().copied() {
            if attack.rocket == Rocket::Hypersonic {
                self.destroy_tokens(attack);
            }
        }
        self.go_to_step(Step::Kill)
    }

    /// Rolls a distance check, which must strictly exceed the distance, and returns whether the
    /// rocket arrives `[EXO-10.7]`.
    fn check_distance(&mut self, attack: RocketAttack) -> bool {
        let RocketAttack {
            seat,
            rocket,
            from,
            to,
            ..
        } = attack;
        let die = self.roll_die();
        let arrives = die
            >= self
                .game
                .min_distance_roll(&self.state.public, seat, from, to);
        self.emit(Event::Flew {
            seat,
            rocket,
            from,
            to,
            die,
            arrives,
        });
        arrives
    }

    /// Rolls the damage of a rocket `[EXO-10.8]`.
    fn roll_damage(&mut self, attack: RocketAttack) -> u8 {
        let dice = self.game.item(attack.rocket.item()).value;
        let faces = self.roll_faces(attack.seat, RollPurpose::Damage(attack.rocket), dice);
        let face = self.game.hit_face(&self.state.public, HitRoll::Wmd);
        faces.iter().filter(|&&roll| roll >= face).count() as u8
    }

    /// Destroys one token for each hit of a Hypersonic Rocket; surplus hits are lost `[EXO-10.9]`.
    fn destroy_tokens(&mut self, attack: RocketAttack) {
        let sector = self.public_mut().sector_mut(attack.to);
        let lost = attack.hits.min(sector.tokens);
        sector.tokens -= lost;
        self.emit_token_loss(attack.to, lost);
    }

    /// Sends the event that a planet lost tokens; no event if it lost none.
    fn emit_token_loss(&mut self, hex: HexId, lost: u8) {
        if lost > 0 {
            let delta = -i8::try_from(lost).unwrap_or(i8::MAX);
            self.emit(Event::Tokens { hex, delta });
        }
    }

    /// Kills cubes until the hits or the cubes are used up; the firing seat chooses them
    /// `[EXO-10.10]`. Then planets are destroyed and the stage ends.
    pub(super) fn advance_kill(&mut self) -> PlayFlow {
        let Some(index) = kill_index(&self.state.public) else {
            return self.end_fire();
        };
        let RocketAttack { to, hits, .. } = self.state.public.rocket_attacks[index];
        let cubes = self.state.public.sector(to).cubes;
        let total: u16 = cubes.iter().map(|&count| u16::from(count)).sum();
        let owners = cubes.iter().filter(|&&count| count > 0).count();
        if owners > 1 && u16::from(hits) < total {
            return PlayFlow::Wait;
        }
        for (seat, count) in (0u8..).map(Seat).zip(cubes) {
            let remaining_hits = self.state.public.rocket_attacks[index].hits;
            for _ in 0..count.min(remaining_hits) {
                self.kill_cube(seat);
            }
        }
        self.public_mut().rocket_attacks[index].hits = 0;
        PlayFlow::Continue
    }

    /// Kills a cube of a seat on the current target.
    pub(super) fn kill_cube(&mut self, seat: Seat) {
        if let Some(index) = kill_index(&self.state.public) {
            let attack = &mut self.public_mut().rocket_attacks[index];
            attack.hits -= 1;
            let hex = attack.to;
            self.lose_cubes(hex, seat, 1, CubeMoveReason::Killed);
        }
    }

    /// Returns cubes of a seat from a planet to its stash.
    fn lose_cubes(&mut self, hex: HexId, seat: Seat, count: u8, reason: CubeMoveReason) {
        if count == 0 {
            return;
        }
        let public = self.public_mut();
        public.sector_mut(hex).cubes[seat.index()] -= count;
        public.mat_mut(seat).stash += count;
        let delta = -i8::try_from(count).unwrap_or(i8::MAX);
        self.emit(Event::Cubes {
            seat,
            hex,
            delta,
            reason,
        });
    }

    /// Destroys the planets hit by Graviton Rockets, last of all `[EXO-10.11]`.
    fn end_fire(&mut self) -> PlayFlow {
        let rocket_attacks = self.state.public.rocket_attacks;
        for attack in rocket_attacks.iter().copied() {
            let is_hit = attack.rocket == Rocket::Graviton && attack.hits > 0;
            if is_hit && !self.state.public.sector(attack.to).is_destroyed {
                self.destroy_planet(attack.to);
            }
        }
        let public = self.public_mut();
        public.rocket_attacks.clear();
        public.rocket_controllers.clear();
        public.rocket_abilities = crate::exodus::cards::CardSet::NONE;
        self.go_to_step(Step::Conquest)
    }

    /// Destroys a planet: its cubes go to the stashes, its tokens and rockets to the supply. Ships
    /// and a guard in the hex are unharmed `[EXO-10.12]`.
    fn destroy_planet(&mut self, hex: HexId) {
        self.emit(Event::Ruined { hex });
        let cubes = self.state.public.sector(hex).cubes;
        for (seat, count) in (0u8..).map(Seat).zip(cubes) {
            self.lose_cubes(hex, seat, count, CubeMoveReason::Ruin);
        }
        let sector = self.public_mut().sector_mut(hex);
        sector.is_destroyed = true;
        let tokens = std::mem::take(&mut sector.tokens);
        self.emit_token_loss(hex, tokens);
        self.remove_rockets(hex);
    }

    /// Returns all rockets of a planet to the supply.
    pub fn remove_rockets(&mut self, hex: HexId) {
        let rockets = std::mem::take(&mut self.public_mut().sector_mut(hex).rockets);
        for (rocket, count) in Rocket::ALL.into_iter().zip(rockets) {
            if count > 0 {
                self.public_mut().supply[rocket.item().index()] += count;
                self.emit(Event::Disarmed { hex, rocket, count });
            }
        }
    }
}
