//! Stage IV: what rockets do, all at the same time: rolls, tokens, cubes, planets `[EXO-10.7]` to
//! `[EXO-10.12]`.

use super::{Course, Extras, Play};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::effect::{Fight, Pip};
use crate::exodus::event::{Dice, Event, Passage};
use crate::exodus::part::Rocket;
use crate::exodus::refusal::{DeedRefusal, Moment, Refusal};
use crate::exodus::star::HexId;
use crate::exodus::state::{Public, SEATS, Salvo};
use crate::exodus::step::Step;
use crate::exodus::table::Exodus;
use crate::exodus::tech::Tech;
use crate::game::{Record, Seat};

/// The rocket that still has to kill cubes.
fn killing(public: &Public) -> Option<usize> {
    let kills = |salvo: &Salvo| salvo.rocket == Rocket::Biochemical && salvo.hits > 0;
    public.salvos.iter().position(kills)
}

/// Whether a cube of a seat may die next `[EXO-10.10]`: own cubes too.
pub(super) fn may_kill(public: &Public, action: Action) -> Result<(), Refusal> {
    let Action::Kill(whose) = action else {
        return Err(Refusal::NotNow(Moment::Kill));
    };
    let target = killing(public).map(|place| public.salvos[place].to);
    let there = target.map_or(0, |hex| public.cubes(hex, whose));
    if there == 0 || whose.index() >= SEATS {
        return Err(DeedRefusal::NoCubeThere.into());
    }
    Ok(())
}

impl Exodus {
    /// The seat that chooses which cubes die next `[EXO-10.10]`.
    pub(super) fn killer(&self, public: &Public) -> Option<Seat> {
        killing(public).map(|place| public.salvos[place].seat)
    }

    /// What is added to each distance die of a seat `[EXO-10.7]`.
    #[must_use]
    pub fn boost(&self, public: &Public, seat: Seat) -> u8 {
        let mat = public.mat(seat);
        let extras = Extras {
            origin: None,
            invoked: public.ranged.and(mat.spent),
        };
        let radar = if mat.techs.has(Tech::Radar) {
            self.frame().radar
        } else {
            0
        };
        radar.saturating_add(self.pip(public, Pip::WmdDistance, extras))
    }

    /// The lowest face with which a rocket of a seat flies from one hex to another; more than 6
    /// when no die does it `[EXO-10.7]`.
    #[must_use]
    pub fn needed(&self, public: &Public, seat: Seat, from: HexId, to: HexId) -> u8 {
        let over = self.distance(from, to).saturating_add(1);
        over.saturating_sub(self.boost(public, seat)).max(1)
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// All rockets are rolled for: first whether they arrive, then what they hit `[EXO-10.11]`;
    /// then tokens are destroyed.
    pub(super) fn fire(&mut self) -> Course {
        let mut arrived = [false; crate::exodus::state::MAX_SALVOS];
        let salvos = self.state.public.salvos;
        for (place, salvo) in salvos.iter().copied().enumerate() {
            arrived[place] = self.fly(salvo);
        }
        for (place, salvo) in salvos.iter().copied().enumerate() {
            if arrived[place] {
                let hits = self.hits_of(salvo);
                self.public().salvos[place].hits = hits;
            }
        }
        let rolled = self.state.public.salvos;
        for salvo in rolled.iter().copied() {
            if salvo.rocket == Rocket::Hypersonic {
                self.burn(salvo);
            }
        }
        self.go(Step::Kill)
    }

    /// The distance check: strictly more than the distance `[EXO-10.7]`.
    fn fly(&mut self, salvo: Salvo) -> bool {
        let Salvo {
            seat,
            rocket,
            from,
            to,
            ..
        } = salvo;
        let die = self.die();
        let arrives = die >= self.table.needed(&self.state.public, seat, from, to);
        self.note(Event::Flew {
            seat,
            rocket,
            from,
            to,
            die,
            arrives,
        });
        arrives
    }

    /// The damage roll `[EXO-10.8]`.
    fn hits_of(&mut self, salvo: Salvo) -> u8 {
        let dice = self.table.item(salvo.rocket.item()).value;
        let faces = self.throw(salvo.seat, Dice::Damage(salvo.rocket), dice);
        let face = self.table.hit_face(&self.state.public, Fight::Wmd);
        faces.iter().filter(|&&rolled| rolled >= face).count() as u8
    }

    /// A Hypersonic Rocket destroys a token with each hit; the rest is lost `[EXO-10.9]`.
    fn burn(&mut self, salvo: Salvo) {
        let sector = self.public().sector_mut(salvo.to);
        let lost = salvo.hits.min(sector.tokens);
        sector.tokens -= lost;
        self.lost_tokens(salvo.to, lost);
    }

    fn lost_tokens(&mut self, hex: HexId, lost: u8) {
        if lost > 0 {
            let by = -i8::try_from(lost).unwrap_or(i8::MAX);
            self.note(Event::Tokens { hex, by });
        }
    }

    /// Cubes die, as long as hits and cubes are left; who fired chooses whose `[EXO-10.10]`. Then
    /// planets are destroyed, and the stage is over.
    pub(super) fn kill_course(&mut self) -> Course {
        let Some(place) = killing(&self.state.public) else {
            return self.end_fire();
        };
        let Salvo { to, hits, .. } = self.state.public.salvos[place];
        let cubes = self.state.public.sector(to).cubes;
        let all: u16 = cubes.iter().map(|&count| u16::from(count)).sum();
        let owners = cubes.iter().filter(|&&count| count > 0).count();
        if owners > 1 && u16::from(hits) < all {
            return Course::Waits;
        }
        for (seat, count) in (0u8..).map(Seat).zip(cubes) {
            let left = self.state.public.salvos[place].hits;
            for _ in 0..count.min(left) {
                self.kill(seat);
            }
        }
        self.public().salvos[place].hits = 0;
        Course::On
    }

    /// A cube of a seat dies where cubes die now.
    pub(super) fn kill(&mut self, seat: Seat) {
        if let Some(place) = killing(&self.state.public) {
            let salvo = &mut self.public().salvos[place];
            salvo.hits -= 1;
            let hex = salvo.to;
            self.lose_cubes(hex, seat, 1, Passage::Killed);
        }
    }

    /// Cubes of a planet go to the stash of their owner.
    fn lose_cubes(&mut self, hex: HexId, seat: Seat, count: u8, passage: Passage) {
        if count == 0 {
            return;
        }
        let public = self.public();
        public.sector_mut(hex).cubes[seat.index()] -= count;
        public.mat_mut(seat).stash += count;
        let by = -i8::try_from(count).unwrap_or(i8::MAX);
        self.note(Event::Cubes {
            seat,
            hex,
            by,
            passage,
        });
    }

    /// Planets that a Graviton Rocket hit are destroyed, last of all `[EXO-10.11]`.
    fn end_fire(&mut self) -> Course {
        let salvos = self.state.public.salvos;
        for salvo in salvos.iter().copied() {
            let hit = salvo.rocket == Rocket::Graviton && salvo.hits > 0;
            if hit && !self.state.public.sector(salvo.to).destroyed {
                self.ruin(salvo.to);
            }
        }
        let public = self.public();
        public.salvos.clear();
        public.armed.clear();
        public.ranged = crate::exodus::cards::CardSet::NONE;
        self.go(Step::Conquest)
    }

    /// A planet is destroyed: its cubes go to the stashes, its tokens and rockets to the supply.
    /// Ships and a guard in the hex are unharmed `[EXO-10.12]`.
    fn ruin(&mut self, hex: HexId) {
        self.note(Event::Ruined { hex });
        let cubes = self.state.public.sector(hex).cubes;
        for (seat, count) in (0u8..).map(Seat).zip(cubes) {
            self.lose_cubes(hex, seat, count, Passage::Ruin);
        }
        let sector = self.public().sector_mut(hex);
        sector.destroyed = true;
        let tokens = std::mem::take(&mut sector.tokens);
        self.lost_tokens(hex, tokens);
        self.disarm(hex);
    }

    /// All rockets of a planet return to the supply.
    pub fn disarm(&mut self, hex: HexId) {
        let rockets = std::mem::take(&mut self.public().sector_mut(hex).rockets);
        for (rocket, count) in Rocket::ALL.into_iter().zip(rockets) {
            if count > 0 {
                self.public().supply[rocket.item().index()] += count;
                self.note(Event::Disarmed { hex, rocket, count });
            }
        }
    }
}
