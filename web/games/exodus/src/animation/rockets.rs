//! Animates rockets: they are placed and aimed, they fly or fall short, and planets are destroyed.

use super::super::board_view::planet_name;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::overlay::rocket_arc;
use super::super::pieces::{BoardPoint, die, draw_scaled, rocket};
use super::{Animator, floating_number, piece_selector, ring, translate, translate_px};
use board::path::{direction_and_length, point_along};
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_rocket_event(&mut self, event: &Event) {
        match *event {
            Event::Targeted {
                rocket, from, to, ..
            } => {
                let arc = rocket_arc(rocket, self.hex_center(from), self.hex_center(to), 0);
                let shown =
                    TransientDrawing::new(String::new(), arc).with_opacity(&[0.0, 1.0, 1.0, 0.0]);
                self.push(AnimationStep::new(320, Some(SoundCue::Charge)).with_drawing(shown));
            }
            Event::Flew {
                rocket,
                from,
                to,
                die,
                arrives,
                ..
            } => {
                self.animate_rocket(rocket, (from, to), die, arrives);
            }
            Event::Ruined { hex } => {
                self.destroy_planet(hex);
            }
            Event::Armed { hex, .. } => {
                let light = ring(self.hex_center(hex), Tone::Danger, 50, pop(1.4, 0.95));
                self.push(AnimationStep::new(240, Some(SoundCue::Mine)).with_drawing(light));
            }
            Event::Disarmed { hex, count, .. } => {
                let at = self.hex_center(hex);
                let step = AnimationStep::new(200, Some(SoundCue::ShieldsDown));
                self.push(step.with_drawing(floating_number(at, Tone::Danger, -i32::from(count))));
            }
            _ => {}
        }
    }

    /// Shows the distance die, and the rocket on its arc; a rocket that falls short disappears on
    /// the way.
    fn animate_rocket(
        &mut self,
        kind: Rocket,
        (from, to): (HexId, HexId),
        face: u8,
        arrives: bool,
    ) {
        let (start, goal) = (self.hex_center(from), self.hex_center(to));
        let dice = draw_scaled((0, 0), 90, die::die(face, arrives));
        let rest = TransientDrawing::new(translate((start.0, start.1 - 84)), dice);
        let length = direction_and_length(start, goal).1;
        let path = arc(start, goal, if arrives { 1.0 } else { 0.55 });
        let end = path.last().map_or(goal, |(at, _)| *at);
        let frames = path
            .iter()
            .map(|(at, turn)| format!("{} rotate({turn:.0}deg)", translate_px(*at)));
        let flown =
            TransientDrawing::new(String::new(), draw_scaled((0, 0), 90, rocket::body(kind)));
        let seen: &[f64] = if arrives {
            &[1.0, 1.0, 1.0]
        } else {
            &[1.0, 1.0, 0.0]
        };
        let time = 380 + u32::try_from(length / 3).unwrap_or(0).min(300);
        let step = AnimationStep::new(time, Some(SoundCue::Torpedo))
            .with_drawing(rest.with_opacity(&[0.5, 1.0, 1.0, 0.0]))
            .with_drawing(flown.with_transform(keyframes(frames)).with_opacity(seen));
        self.push(step);
        if arrives {
            self.arrived.push_back(to);
            let burst = TransientDrawing::new(translate(goal), effects::burst(Tone::Blast))
                .with_transform(pop(0.5, 2.4));
            let step = AnimationStep::new(260, Some(SoundCue::Blast)).with_drawing(burst);
            self.push(step.with_drawing(ring(goal, Tone::Blast, 48, pop(0.4, 1.5))));
        } else {
            let puff = TransientDrawing::new(translate(end), effects::burst(Tone::Shield))
                .with_transform(pop(0.5, 0.2));
            self.push(AnimationStep::new(140, Some(SoundCue::Brake)).with_drawing(puff));
        }
    }

    /// Destroys a planet and leaves rubble.
    fn destroy_planet(&mut self, hex: HexId) {
        let at = self.hex_center(hex);
        let mut step = AnimationStep::new(620, Some(SoundCue::Blast))
            .with_drawing(
                TransientDrawing::new(translate(at), effects::nova())
                    .with_transform(pop(0.2, 1.3))
                    .with_opacity(&[0.6, 1.0, 0.0]),
            )
            .with_drawing(
                TransientDrawing::new(translate(at), effects::debris())
                    .with_transform(pop(0.8, 4.2)),
            )
            .with_drawing(ring(at, Tone::Blast, 60, pop(0.4, 2.4)))
            .with_animation(
                format!("{} > *", piece_selector(&planet_name(hex))),
                Property::Opacity,
                fade(&[0.0, 0.0, 1.0]),
            );
        if let Some(selector) = self.sprites.planet_selector(hex) {
            step = step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.8, 0.0]));
        }
        self.push(step);
    }
}

/// Returns points on the first `part` of an arc between two places, each with the rotation in
/// degrees of a drawing that faces north.
fn arc(from: BoardPoint, to: BoardPoint, part: f64) -> Vec<(BoardPoint, f64)> {
    let (_, length) = direction_and_length(from, to);
    let rise = f64::from(length) / 5.0 + 14.0;
    let point = |t: f64| -> BoardPoint {
        let distance = (f64::from(length) * t).round() as i32;
        let (x, y) = point_along(from, to, distance);
        (x, y - (4.0 * t * (1.0 - t) * rise).round() as i32)
    };
    let count = 8;
    (0..=count)
        .map(|n| {
            let t = part * f64::from(n) / f64::from(count);
            let (turn, _) = direction_and_length(point((t - 0.03).max(0.0)), point(t + 0.03));
            (point(t), turn + 90.0)
        })
        .collect()
}
