//! Rockets: they are placed and aimed, they fly or fall short, and planets burst.

use super::super::field::planet_name;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::overlay::salvo;
use super::super::pieces::{Place, die, rocket, sized};
use super::{Teller, figure, piece, place, ring, shift};
use board::way::{on_way, way};
use engine::exodus::event::Event;
use engine::exodus::part::Rocket;
use engine::exodus::star::HexId;
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn rocket(&mut self, event: &Event) {
        match *event {
            Event::Targeted {
                rocket, from, to, ..
            } => {
                let arc = salvo(rocket, self.at(from), self.at(to), 0);
                let shown = Effect::new(String::new(), arc).seen(&[0.0, 1.0, 1.0, 0.0]);
                self.push(Beat::new(320, Some(Cue::Charge)).showing(shown));
            }
            Event::Flew {
                rocket,
                from,
                to,
                die,
                arrives,
                ..
            } => {
                self.flew(rocket, (from, to), die, arrives);
            }
            Event::Ruined { hex } => {
                self.ruined(hex);
            }
            Event::Armed { hex, .. } => {
                let light = ring(self.at(hex), Tone::Danger, 50, pop(1.4, 0.95));
                self.push(Beat::new(240, Some(Cue::Mine)).showing(light));
            }
            Event::Disarmed { hex, count, .. } => {
                let at = self.at(hex);
                let beat = Beat::new(200, Some(Cue::ShieldsDown));
                self.push(beat.showing(figure(at, Tone::Danger, -i32::from(count))));
            }
            _ => {}
        }
    }

    /// The die of the distance, and the rocket on its arc; one that falls short goes out on the way.
    fn flew(&mut self, kind: Rocket, (from, to): (HexId, HexId), face: u8, arrives: bool) {
        let (start, goal) = (self.at(from), self.at(to));
        let dice = sized((0, 0), 90, die::die(face, arrives));
        let rest = Effect::new(place((start.0, start.1 - 84)), dice);
        let length = way(start, goal).1;
        let path = arc(start, goal, if arrives { 1.0 } else { 0.55 });
        let end = path.last().map_or(goal, |(at, _)| *at);
        let frames = path
            .iter()
            .map(|(at, turn)| format!("{} rotate({turn:.0}deg)", shift(*at)));
        let flown = Effect::new(String::new(), sized((0, 0), 90, rocket::body(kind)));
        let seen: &[f64] = if arrives {
            &[1.0, 1.0, 1.0]
        } else {
            &[1.0, 1.0, 0.0]
        };
        let time = 380 + u32::try_from(length / 3).unwrap_or(0).min(300);
        let beat = Beat::new(time, Some(Cue::Torpedo))
            .showing(rest.seen(&[0.5, 1.0, 1.0, 0.0]))
            .showing(flown.moving(along(frames)).seen(seen));
        self.push(beat);
        if arrives {
            self.arrived.push_back(to);
            let burst = Effect::new(place(goal), effects::burst(Tone::Blast)).moving(pop(0.5, 2.4));
            let beat = Beat::new(260, Some(Cue::Blast)).showing(burst);
            self.push(beat.showing(ring(goal, Tone::Blast, 48, pop(0.4, 1.5))));
        } else {
            let puff = Effect::new(place(end), effects::burst(Tone::Shield)).moving(pop(0.5, 0.2));
            self.push(Beat::new(140, Some(Cue::Brake)).showing(puff));
        }
    }

    /// A planet bursts, and rubble is left.
    fn ruined(&mut self, hex: HexId) {
        let at = self.at(hex);
        let mut beat = Beat::new(620, Some(Cue::Blast))
            .showing(
                Effect::new(place(at), effects::nova())
                    .moving(pop(0.2, 1.3))
                    .seen(&[0.6, 1.0, 0.0]),
            )
            .showing(Effect::new(place(at), effects::parts()).moving(pop(0.8, 4.2)))
            .showing(ring(at, Tone::Blast, 60, pop(0.4, 2.4)))
            .moving(
                format!("{} > *", piece(&planet_name(hex))),
                Property::Opacity,
                fade(&[0.0, 0.0, 1.0]),
            );
        if let Some(on) = self.cast.planet(hex) {
            beat = beat.moving(on, Property::Opacity, fade(&[1.0, 0.8, 0.0]));
        }
        self.push(beat);
    }
}

/// Places on an arc above the way, with the bearing of a nose that is drawn to the north; a part of it.
fn arc(from: Place, to: Place, part: f64) -> Vec<(Place, f64)> {
    let (_, length) = way(from, to);
    let rise = f64::from(length) / 5.0 + 14.0;
    let point = |t: f64| -> Place {
        let far = (f64::from(length) * t).round() as i32;
        let (x, y) = on_way(from, to, far);
        (x, y - (4.0 * t * (1.0 - t) * rise).round() as i32)
    };
    let count = 8;
    (0..=count)
        .map(|n| {
            let t = part * f64::from(n) / f64::from(count);
            let (turn, _) = way(point((t - 0.03).max(0.0)), point(t + 0.03));
            (point(t), turn + 90.0)
        })
        .collect()
}
