//! Rolls and what they do: beams, dice, hits, ships that burst one after another, red alert.

use super::super::field::look;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::{Hull, die, hull, side};
use super::cast::leaving;
use super::{Place, Teller, along_way, at, piece, place, shift, way};
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::event::Event;
use engine::space_rift::field::Hex;
use engine::space_rift::unit::UnitId;
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;
use yew::prelude::*;

impl Teller<'_> {
    pub(super) fn battle(&mut self, event: &Event) {
        match *event {
            Event::Declared { unit, target, .. } => {
                self.declared(unit, target);
            }
            Event::Launched { unit, at: hex } => {
                self.launch(unit, hex);
            }
            Event::MeteorsRolled { faces } => {
                self.dice((650, 493), &faces, &[Face::Blast]);
            }
            Event::RepairRolled { unit, face } => {
                let lit = [self.own_face(unit), Face::Blast];
                let mut faces = Faces::NONE;
                faces.add(face);
                self.dice_at(unit, &faces, &lit);
            }
            Event::Rolled {
                unit,
                target,
                faces,
            } => {
                self.rolled(unit, target, &faces);
            }
            Event::Rerolled { unit, faces } => {
                self.dice_at(unit, &faces, &[]);
            }
            Event::Confirmed { unit, faces, .. } => {
                self.dice_at(unit, &faces, &[Face::Square, Face::Blast]);
            }
            Event::Grappled {
                unit,
                target,
                own,
                enemy,
            } => {
                self.dice_at(unit, &own, &[Face::Star]);
                self.dice_at(target, &enemy, &[Face::Star]);
            }
            _ => {
                self.effect(event);
            }
        }
    }

    fn effect(&mut self, event: &Event) {
        match *event {
            Event::Hit { unit, hits } => {
                self.hit(unit, hits);
            }
            Event::ShipsLost { unit, by, ships } => {
                self.ships_lost(unit, by, ships);
            }
            Event::Restored { unit, ships } => {
                self.restored(unit, ships);
            }
            Event::Eliminated {
                unit,
                at: hex,
                points,
            } => {
                self.eliminated(unit, at(hex), points);
            }
            Event::WreckLeft { at: hex } => {
                let drawn = format!("{} > *", piece(&format!("wreck-{hex}")));
                let beat = Beat::new(200, None).moving(drawn, Property::Opacity, fade(&[0.0, 1.0]));
                self.push(beat);
            }
            Event::AlertPlaced { unit } => {
                self.alerted(unit);
            }
            Event::AlertCleared { unit } => {
                self.touch(unit, 170, Some(Cue::ShieldsUp), Tone::Good);
            }
            Event::AlertsIgnored { unit, .. } => {
                self.touch(unit, 150, Some(Cue::Tick), Tone::Good);
            }
            Event::Spent { unit } => {
                self.touch(unit, 150, Some(Cue::Brake), Tone::Gold);
            }
            _ => {}
        }
    }

    /// Attacker and target light up.
    fn declared(&mut self, unit: UnitId, target: UnitId) {
        let mut beat = Beat::new(180, Some(Cue::Tick));
        for (unit, tone) in [(unit, Tone::Gold), (target, Tone::Danger)] {
            if let Some(at) = self.cast.place(unit) {
                beat = beat.showing(Self::ring(at, tone, pop(1.3, 0.95)));
            }
        }
        self.push(beat);
    }

    /// The fighters of a carrier fly to where they strike from.
    fn launch(&mut self, unit: UnitId, to: Hex) {
        let to = at(to);
        let from = self.cast.place(unit).unwrap_or(to);
        let build = self.chapter.table.build(unit);
        let ship = |(x, y): &Place| {
            html! { <g transform={format!("translate({x} {y}) scale(0.9)")}>{ hull::draw(Hull::Fighter, build.side) }</g> }
        };
        let count = usize::from(self.chapter.before.unit(unit).ships);
        let wing = html! {
            <g class={side::class_of(build.side)}><g transform={side::course_of(build.side)}>
                { for [(0, -14), (-22, 8), (22, 8)].iter().take(count).map(ship) }
            </g></g>
        };
        let wing = Effect::new(String::new(), wing).moving(along([shift(from), shift(to)]));
        self.push(Beat::new(320, Some(Cue::Thrust)).showing(wing.seen(&[1.0, 1.0, 1.0, 0.7])));
        self.launched = Some((unit, to));
    }

    /// Beams from the roller, then the dice beside the target.
    fn rolled(&mut self, unit: Option<UnitId>, target: UnitId, faces: &Faces) {
        let lit = [self.own_face(target), Face::Blast];
        let Some(to) = self.cast.place(target) else {
            return self.dice((650, 493), faces, &lit);
        };
        let away = self
            .launched
            .take()
            .filter(|(launched, _)| Some(*launched) == unit);
        let from = match away {
            Some((_, place)) => Some(place),
            None => unit.and_then(|unit| self.cast.place(unit)),
        };
        if let Some(from) = from {
            let ships = unit.map_or(1, |unit| self.chapter.before.unit(unit).ships.max(1));
            let (turn, length) = way(from, to);
            let lane = format!("{} rotate({turn:.1}) translate(30 0)", place(from));
            let beam = effects::volley((length - 54).max(24), ships);
            let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
            let beam = Effect::new(lane, beam).moving(along(grow));
            let edge = along_way(from, to, 84);
            let spark = Effect::new(place(edge), effects::burst(Tone::Blast)).moving(pop(0.3, 0.9));
            let beat = Beat::new(220, Some(Cue::Laser)).showing(beam.seen(&[1.0, 1.0, 1.0, 0.0]));
            self.push(beat.showing(spark.seen(&[0.0, 1.0, 0.0])));
        }
        self.dice(to, faces, &lit);
    }

    /// The face that hits a unit.
    fn own_face(&self, unit: UnitId) -> Face {
        Face::of(self.chapter.table.build(unit).class)
    }

    fn dice_at(&mut self, unit: UnitId, faces: &Faces, lit: &[Face]) {
        let place = self.cast.place(unit).unwrap_or((650, 493));
        self.dice(place, faces, lit);
    }

    /// Battle dice beside a place.
    fn dice(&mut self, place: Place, faces: &Faces, lit: &[Face]) {
        self.tumble(place, faces.len().into(), die::row(faces, lit));
    }

    fn hit(&mut self, unit: UnitId, hits: u8) {
        let Some(at) = self.cast.place(unit) else {
            return;
        };
        if hits == 0 {
            let ring = Self::ring(at, Tone::Good, pop(0.9, 1.1));
            return self.push(Beat::new(170, Some(Cue::Shield)).showing(ring));
        }
        let burst = Effect::new(place(at), effects::burst(Tone::Danger)).moving(pop(0.5, 1.7));
        self.push(Beat::new(170, Some(Cue::Hull)).showing(burst));
        self.blow = Some(60);
        self.shake(unit);
    }

    /// Ships burst one after another, the last of the formation first.
    fn ships_lost(&mut self, unit: UnitId, by: u8, ships: u8) {
        let Some((x, y)) = self.cast.place(unit) else {
            return;
        };
        let build = self.chapter.table.build(unit);
        let own = Hull::of(build.code.as_str(), build.class);
        let slots = own.formation(build.ships);
        let turn = -side::ahead(build.side);
        for (n, ship) in (0u32..).zip((ships..ships.saturating_add(by)).rev()) {
            let (dx, dy) = slots.get(usize::from(ship)).copied().unwrap_or((0, -18));
            let there = (x + dx * turn, y + dy * turn);
            let mut beat = Beat::new(230, Some(Cue::Loss))
                .showing(Effect::new(place(there), effects::parts()).moving(pop(0.3, 1.2)))
                .showing(
                    Effect::new(place(there), effects::burst(Tone::Blast)).moving(pop(0.3, 1.2)),
                );
            if let Some(on) = self.cast.ship(unit, ship) {
                beat = beat.moving(on, Property::Opacity, fade(&[1.0, 0.5, 0.0]));
            }
            if n == 0 {
                beat = beat.showing(self.points((x + 30, y), Tone::Danger, -i32::from(by)));
                self.push(beat);
            } else {
                self.beats.push(beat.lagging(n * 110));
            }
        }
    }

    /// A ship is there again.
    fn restored(&mut self, unit: UnitId, ships: u8) {
        let Some(at) = self.cast.place(unit) else {
            return;
        };
        let grow = vec![(0.0, "0".to_owned()), (1.0, "1".to_owned())];
        let beat =
            Beat::new(240, Some(Cue::ShieldsUp)).showing(Self::ring(at, Tone::Good, pop(0.4, 1.1)));
        let mut actors = self.cast.actors(unit).into_iter();
        let ship = actors
            .next()
            .map(|on| format!("{on} [data-ship=\"{}\"]", ships.saturating_sub(1)));
        self.push(match ship {
            Some(on) => beat.moving(on, Property::Scale, grow),
            None => beat,
        });
    }

    fn eliminated(&mut self, unit: UnitId, at: Place, points: u8) {
        let beat = Beat::new(340, Some(Cue::Loss))
            .showing(Effect::new(place(at), effects::parts()).moving(pop(0.5, 2.0)))
            .showing(Effect::new(place(at), effects::burst(Tone::Blast)).moving(pop(0.5, 2.4)))
            .showing(Self::ring(at, Tone::Blast, pop(0.4, 1.6)))
            .showing(self.points(at, Tone::Gold, points.into()));
        let beat = self.with_unit(beat, unit, Property::Opacity, &leaving());
        self.push(beat);
        self.cast.put(unit, None);
    }

    fn alerted(&mut self, unit: UnitId) {
        let marked = look(self.chapter.table, self.chapter.after, unit).alert;
        let mut beat = Beat::new(220, Some(Cue::ShieldsDown));
        if let Some(at) = self.cast.place(unit) {
            beat = beat.showing(Self::ring(at, Tone::Danger, pop(1.5, 0.95)));
        }
        if marked && let Some(on) = self.cast.actors(unit).first() {
            let grow = vec![
                (0.0, "0".to_owned()),
                (0.6, "1.5".to_owned()),
                (1.0, "1".to_owned()),
            ];
            beat = beat.moving(format!("{on} .alert-badge"), Property::Scale, grow);
        }
        self.push(beat);
    }
}
