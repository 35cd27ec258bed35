//! The map as ships see it: what each hex is worth to who comes there, and what others might bring.

use super::super::cards::ResistanceId;
use super::super::effect::{Bar, Fight, Pip, Resource};
use super::super::play::Extras;
use super::super::ship::{FLEET, ShipId};
use super::super::star::{HexId, MAX_HEXES};
use super::super::state::SEATS;
use super::super::tech::Tech;
use super::desk::Desk;
use super::odds::{Band, Fate, Odds, SURE};
use super::planets::resource;
use super::scan::Force;
use crate::game::Seat;

/// How likely ships stay that stand somewhere, in 256ths.
const STAYS: i32 = 150;
/// How likely others come who could, and more likely where they would win.
const COMES: i32 = 36;
const TEMPTED: i32 = 100;

/// A guard that may be met.
#[derive(Clone, Copy, Debug)]
struct Foe {
    band: Band,
    vp: i32,
}

/// The map as the seat sees it.
pub struct Field<'a, 'b> {
    /// Its desk.
    pub desk: &'a Desk<'b>,
    /// Chances of fights.
    pub odds: &'a Odds,
    /// What others could bring to a hex this stage who do not stand there.
    threats: Vec<[Force; SEATS]>,
    /// Guards of each level.
    guards: [Vec<Foe>; 3],
    faces: [u8; 2],
    /// How much the loss of another seat counts, in 256ths.
    harm: i32,
    /// How likely a cube lands where dice are rolled, in sixths.
    landing: i32,
    cloaked: bool,
    /// Whether others see cloaked ships.
    radar: bool,
    homes_barred: bool,
}

impl<'a, 'b> Field<'a, 'b> {
    /// The map as the seat at the desk sees it.
    #[must_use]
    pub fn new(desk: &'a Desk<'b>, odds: &'a Odds) -> Self {
        let (scan, game) = (&desk.scan, desk.scan.game);
        let public = scan.public;
        let pip = i32::from(game.pip(public, Pip::Deploy, Extras::default()));
        let sure = public.mat(scan.seat).techs.has(Tech::AdvManeuver);
        let base = 7 - i32::from(game.frame().landing) + pip;
        let others = (scan.others().count() as i32).max(1);
        let mut field = Self {
            desk,
            odds,
            threats: vec![[Force::default(); SEATS]; MAX_HEXES],
            guards: [0, 1, 2].map(|level| guards_of(desk, level)),
            faces: [Fight::Pvp, Fight::Guard].map(|fight| game.hit_face(public, fight)),
            harm: 200 / others + 30,
            landing: if sure { 6 } else { base.clamp(0, 6) },
            cloaked: scan.is_cloaked(scan.seat),
            radar: scan
                .others()
                .any(|seat| public.mat(seat).techs.has(Tech::Radar)),
            homes_barred: game.barred(public, Bar::DeployOnForeignHome),
        };
        for seat in scan.others() {
            field.threaten(seat);
        }
        field
    }

    /// Notes where the ships of a seat could go.
    fn threaten(&mut self, seat: Seat) {
        let scan = &self.desk.scan;
        for place in 0..FLEET {
            let ship = ShipId::at(seat, place);
            let Some(from) = scan.public.ship(ship).hex else {
                continue;
            };
            let (force, speed) = (scan.force_of(ship), scan.make(ship).speed);
            for hex in scan.reach(from, speed).iter().filter(|&hex| hex != from) {
                self.threats[hex.index() % MAX_HEXES][seat.index() % SEATS].add(force);
            }
        }
    }

    /// What it is worth that own ships come to, or stay at, a hex.
    #[must_use]
    pub fn post(&self, hex: HexId, own: &Force) -> i32 {
        if own.ships == 0 {
            return 0;
        }
        let scan = &self.desk.scan;
        let mut alive = SURE;
        let mut worth = 0;
        let hidden = self.cloaked && !self.radar;
        for seat in scan.others() {
            let foe = scan.force(hex, seat);
            if foe.ships > 0 && (!hidden || self.is_worth_it(own, foe)) {
                let (gain, left) = self.brawl(own, foe);
                worth += gain * STAYS / 256;
                alive = alive * (SURE - (SURE - left) * STAYS / 256) / SURE;
            }
            let comer = &self.threats[hex.index() % MAX_HEXES][seat.index() % SEATS];
            if comer.ships > 0 && !hidden {
                worth += self.risk(own, comer) * self.desk.skill.heed / 128;
            }
        }
        let (gain, left) = self.guard(hex, own);
        worth += gain * (alive / 16) / (SURE / 16);
        alive = alive * left / SURE;
        let settled = self.settle(hex, own.cargo) + self.hold(hex, own);
        worth + settled * (alive / 16) / (SURE / 16)
    }

    fn is_worth_it(&self, own: &Force, foe: &Force) -> bool {
        self.brawl(own, foe).0 > 0
    }

    /// What a battle with others brings, and how likely some ships are left.
    fn brawl(&self, own: &Force, foe: &Force) -> (i32, i32) {
        let fate = self.odds.fight(own.band, foe.band, self.faces[0], false);
        let dare = self.desk.skill.dare;
        let won = fate.win * (60 * foe.vp) / SURE;
        let hurt = (SURE - fate.left) * foe.worth / SURE * self.harm / 256;
        let lost = self.loss(own, &fate) + fate.lose * (60 * own.vp) / SURE * self.harm / 256;
        let left = SURE - fate.lose;
        ((won + hurt) * dare / 256 - lost, left)
    }

    /// What own ships are worth that are lost in a fight.
    fn loss(&self, own: &Force, fate: &Fate) -> i32 {
        let gone = (SURE - fate.kept).max(fate.lose);
        gone * own.worth / SURE * 14 / 16
    }

    /// What may come of it when others come who could.
    fn risk(&self, own: &Force, foe: &Force) -> i32 {
        let fate = self.odds.fight(own.band, foe.band, self.faces[0], false);
        let tempted = fate.lose > SURE / 2 && own.vp > 0;
        let comes = if tempted { TEMPTED } else { COMES };
        let (gain, _) = self.brawl(own, foe);
        // Who would lose comes seldom.
        let gain = if gain > 0 { gain / 6 } else { gain };
        gain * comes / 256
    }

    /// What a fight with the guard brings, and how likely some ships are left.
    fn guard(&self, hex: HexId, own: &Force) -> (i32, i32) {
        let level = usize::from(self.desk.scan.public.sector(hex).guard);
        let Some(foes) = level
            .checked_sub(1)
            .and_then(|level| self.guards.get(level))
        else {
            return (0, SURE);
        };
        let (mut gain, mut left) = (0, 0);
        for foe in foes {
            let fate = self.odds.fight(own.band, foe.band, self.faces[1], true);
            let dare = self.desk.skill.dare;
            gain += fate.win * (60 * foe.vp + 14) / SURE * dare / 256 - self.loss(own, &fate);
            left += fate.win;
        }
        let count = (foes.len() as i32).max(1);
        let (gain, left) = (gain / count, left / count);
        // A cloaked fleet need not fight.
        if self.cloaked && gain < 0 {
            (0, SURE)
        } else {
            (gain, left)
        }
    }

    /// What cubes aboard are worth there that land.
    #[must_use]
    pub fn settle(&self, hex: HexId, cargo: i32) -> i32 {
        let scan = &self.desk.scan;
        let own = i32::from(scan.public.cubes(hex, scan.seat));
        let mut worth = 0;
        for cube in 0..cargo.min(3) {
            worth += self.cube(hex, own + cube).max(0);
        }
        worth
    }

    /// What one more cube there is worth that may land.
    #[must_use]
    pub fn cube(&self, hex: HexId, own: i32) -> i32 {
        let scan = &self.desk.scan;
        let Some(tile) = scan.game.planet_at(scan.public, hex) else {
            return 0;
        };
        let foreign = scan.game.home_of(scan.public, hex);
        if self.homes_barred && foreign.is_some_and(|seat| seat != scan.seat) {
            return 0;
        }
        let more = self.desk.estate.more(scan, hex, own);
        if resource(tile) == Resource::Cp {
            more
        } else {
            more * self.landing / 6
        }
    }

    /// What a hex is worth to ships that hold it: in the end a point, before it little.
    fn hold(&self, hex: HexId, own: &Force) -> i32 {
        let scan = &self.desk.scan;
        let (each, council) = scan.game.frame().domination;
        let seat = hex == HexId::COUNCIL;
        if scan.left == 0 && scan.passes <= 1 {
            return 60 * (i32::from(each) + i32::from(council) * i32::from(seat));
        }
        // Own planets that others could land on are better watched.
        let cargo = scan
            .others()
            .map(|other| self.threats[hex.index() % MAX_HEXES][other.index() % SEATS].cargo);
        let watched = cargo.sum::<i32>() > 0
            && own.band.dice > 0
            && scan.public.controller(hex) == Some(scan.seat);
        let watch = if watched { 8 } else { 0 };
        watch + if seat && scan.left == 0 { 45 } else { 0 }
    }

    /// What all own ships that have dice would win at a hex, were they there.
    #[must_use]
    pub fn prize(&self, hex: HexId, fleet: &Force) -> i32 {
        let scan = &self.desk.scan;
        let foes = scan.others().map(|seat| {
            let foe = scan.force(hex, seat);
            if foe.ships > 0 {
                self.brawl(fleet, foe).0 / 3
            } else {
                0
            }
        });
        foes.sum::<i32>() + self.guard(hex, fleet).0
    }

    /// Whether own ships in a hex had better fight who is there.
    #[must_use]
    pub fn dares(&self, hex: HexId) -> bool {
        let scan = &self.desk.scan;
        let own = scan.force(hex, scan.seat);
        let foes = scan.others().map(|seat| {
            let foe = scan.force(hex, seat);
            if foe.ships > 0 {
                self.brawl(own, foe).0
            } else {
                0
            }
        });
        let guard = usize::from(scan.public.sector(hex).guard);
        let guard = if guard > 0 {
            let foes = &self.guards[(guard - 1) % 3];
            let each = foes.iter().map(|foe| {
                let fate = self.odds.fight(own.band, foe.band, self.faces[1], true);
                fate.win * 60 * foe.vp / SURE - self.loss(own, &fate)
            });
            each.sum::<i32>() / (foes.len() as i32).max(1)
        } else {
            0
        };
        foes.sum::<i32>() + guard > 0
    }
}

/// Guards of a level that may be revealed.
fn guards_of(desk: &Desk<'_>, level: usize) -> Vec<Foe> {
    let (game, decks) = (desk.scan.game, &desk.scan.public.decks);
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
        Some(Foe {
            band: Band {
                dice: i32::from(card.dice),
                hold: i32::from(card.strength) + 1,
            },
            vp: i32::from(card.vp),
        })
    });
    foes.collect()
}
