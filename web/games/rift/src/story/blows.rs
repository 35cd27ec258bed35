//! What is fired, laid and hit: shots along their line, flares on the side that was hit, blasts.

use super::super::field::{blast, mine_name};
use super::super::pieces::at as put;
use super::super::pieces::effects::{self, Tone};
use super::{Pose, Teller, lost, piece, place, place_side, shift};
use board::way::way;
use engine::rift::event::{Event, Target};
use engine::rift::ship::{ShipId, Side, Weapon};
use engine::rift::state::Mine;
use ui::motion::{Beat, Effect, Property, along, fade, pop, rising};
use ui::sound::Cue;

/// Where a hull ends, from its middle.
const HULL: i32 = 34;

impl Teller<'_> {
    #[rustfmt::skip]
    pub(super) fn blow(&mut self, event: &Event) {
        match *event {
            Event::ShotFired { weapon, charged, from, to, target, damage, .. } => {
                let held = damage == 0;
                self.shot(weapon, charged, (self.at(from), self.at(to)), held.then_some(target));
            }
            Event::BarDamaged { ship, slot, by, left } => self.shield_hit(ship, slot.side, by, left),
            Event::HullDamaged { ship, by, .. } => self.hull_hit(ship, by),
            Event::MineReleased { ship } => {
                let ring = self.ring(ship, Tone::Danger, pop(0.4, 0.8));
                self.push(Beat::new(170, Some(Cue::Mine)).showing(ring));
            }
            Event::MineLeft { mine, .. } => self.mine_left(mine),
            Event::MineDetonated { mine } => self.detonation(mine),
            Event::MineLost { ship } => {
                let ring = self.ring(ship, Tone::Danger, pop(0.8, 0.2));
                self.push(Beat::new(150, Some(Cue::Tick)).showing(ring));
            }
            Event::BlastHit { ship, side, .. } => self.blast_hit(ship, side),
            Event::BlastBlocked { ship, .. } => {
                let ring = self.ring(ship, Tone::Shield, pop(0.9, 1.1));
                self.beside(Beat::new(200, None).showing(ring));
            }
            Event::SideChosen { ship, side, .. } => {
                let Some(pose) = self.pose(ship) else { return };
                let flare = Effect::new(place_side(pose, side), effects::flare(Tone::Gold));
                self.push(Beat::new(180, Some(Cue::Tick)).showing(flare));
            }
            Event::ShipDestroyed { ship } => self.loss(ship),
            Event::ShipLeft { ship } => {
                let ring = self.ring(ship, Tone::Warp, pop(1.0, 0.3));
                let beat = Beat::new(220, Some(Cue::ShieldsDown)).showing(ring);
                self.push(Self::leave(beat, self.actor(ship)));
                self.set_pose(ship, None);
            }
            _ => {}
        }
    }

    fn shot(
        &mut self,
        weapon: Weapon,
        charged: bool,
        (from, to): ((i32, i32), (i32, i32)),
        held: Option<Target>,
    ) {
        let (turn, length) = way(from, to);
        let lane = format!("{} rotate({turn:.1}) translate({HULL} 0)", place(from));
        let length = (length - HULL - HULL / 2).max(HULL / 2);
        let (cue, shot) = match weapon {
            Weapon::Laser => (Cue::Laser, growing(lane, effects::beam(length))),
            Weapon::Ion => (Cue::Ion, growing(lane, effects::bolt(length, charged))),
            Weapon::Torpedo => {
                let flight = along([shift((0, 0)), shift((length, 0))]);
                let torpedo = Effect::new(lane, effects::torpedo()).moving(flight);
                (Cue::Torpedo, torpedo.seen(&[1.0, 1.0, 1.0, 0.0]))
            }
        };
        let time = if weapon == Weapon::Torpedo { 230 } else { 180 };
        self.push(Beat::new(time, Some(cue)).showing(shot));
        self.blow = Some(time - 50);
        let strike = match held {
            None => effects::burst(Tone::Danger),
            // What did not get through lights up the side it came to.
            Some(Target::Ship(ship, side)) => {
                let Some(pose) = self.pose(ship) else { return };
                let flare = Effect::new(place_side(pose, side), effects::flare(Tone::Shield));
                return self.beside(Beat::new(180, Some(Cue::Shield)).showing(flare));
            }
            Some(Target::Mine(_)) => effects::burst(Tone::Blast),
        };
        let edge = format!("{} rotate({turn:.1}) translate({} 0)", place(to), -HULL);
        let burst = Effect::new(edge, strike).moving(pop(0.4, 1.1));
        self.beside(Beat::new(170, None).showing(burst));
    }

    fn shield_hit(&mut self, id: ShipId, side: Side, by: u8, left: u8) {
        let Some(pose) = self.pose(id) else { return };
        let tone = if left == 0 {
            Tone::Danger
        } else {
            Tone::Shield
        };
        let flare = Effect::new(place_side(pose, side), effects::flare(tone))
            .moving(pop(0.94, 1.12))
            .seen(&[1.0, 1.0, 0.7, 0.0]);
        let beat = Beat::new(240, Some(Cue::Shield)).showing(flare);
        self.beside(beat.showing(points(pose, Tone::Shield, -i32::from(by), -30)));
    }

    fn hull_hit(&mut self, id: ShipId, by: u8) {
        let Some(pose) = self.pose(id) else { return };
        let shake = ["0, 0", "-5px, 3px", "5px, -3px", "-3px, -2px", "0, 0"];
        let shake = along(shake.map(|by| format!("translate({by})")));
        let beat = Beat::new(250, Some(Cue::Hull))
            .moving(
                format!("{} .banking", self.actor(id)),
                Property::Transform,
                shake,
            )
            .showing(points(pose, Tone::Danger, -i32::from(by), 30))
            .showing(
                Effect::new(place(pose.at), effects::burst(Tone::Danger)).moving(pop(0.5, 1.3)),
            );
        self.beside(beat);
    }

    fn mine_left(&mut self, mine: Mine) {
        let drawn = format!("{} > *", piece(&mine_name(mine)));
        let grow = vec![(0.0, "0".to_owned()), (1.0, "1".to_owned())];
        let beat = Beat::new(190, Some(Cue::Mine));
        self.push(beat.moving(drawn, Property::Scale, grow));
    }

    fn detonation(&mut self, mine: Mine) {
        let at = self.at(mine.space());
        let reach = blast(self.chapter.table, self.chapter.before, mine.space());
        let wave = Effect::new(place(at), effects::ring(Tone::Blast, 100));
        let beat = Beat::new(250, Some(Cue::Blast))
            .showing(Effect::new(String::new(), reach).seen(&[0.0, 1.0, 0.8, 0.0]))
            .showing(wave.moving(pop(0.2, 2.4)))
            .showing(Effect::new(place(at), effects::burst(Tone::Blast)).moving(pop(0.6, 2.6)));
        let beat = Self::leave(beat, Effect::select(&lost(&mine_name(mine))));
        self.push(beat);
        self.blow = Some(120);
    }

    fn blast_hit(&mut self, id: ShipId, side: Side) {
        let Some(pose) = self.pose(id) else { return };
        let burst = put((0, -HULL), effects::burst(Tone::Blast));
        let beat = Beat::new(170, None);
        self.beside(beat.showing(Effect::new(place_side(pose, side), burst)));
    }

    fn loss(&mut self, id: ShipId) {
        let Some(pose) = self.pose(id) else { return };
        let at = place(pose.at);
        let beat = Beat::new(280, Some(Cue::Loss))
            .showing(Effect::new(at.clone(), effects::debris()).moving(pop(0.4, 1.5)))
            .showing(Effect::new(at.clone(), effects::burst(Tone::Blast)).moving(pop(0.5, 2.2)))
            .showing(Effect::new(at, effects::ring(Tone::Blast, 46)).moving(pop(0.4, 1.6)));
        let actor = self.actor(id);
        self.push(beat.moving(actor, Property::Opacity, fade(&[1.0, 0.4, 0.0])));
        self.set_pose(id, None);
        self.lost.retain(|&lost| lost != id);
    }

    /// Adds a beat to the present blow; without one it stands for itself.
    fn beside(&mut self, beat: Beat) {
        let lag = self.blow;
        self.beats.push(Beat { lag, ..beat });
        self.blow = lag.or(Some(60));
    }
}

/// A beam that shoots out, stands, and is gone.
fn growing(lane: String, body: yew::Html) -> Effect {
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    let beam = Effect::new(lane, body).moving(along(grow));
    beam.seen(&[1.0, 1.0, 1.0, 0.0])
}

/// Points lost, rising beside the ship.
fn points(pose: Pose, tone: Tone, points: i32, beside: i32) -> Effect {
    let (x, y) = pose.at;
    let figure = effects::figure(tone, points);
    rising((x + beside, y - 22), (8, 18), figure)
}
