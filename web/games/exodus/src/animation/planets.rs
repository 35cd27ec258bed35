//! Animates cubes and tokens: they appear and disappear, fly between ships and planets, and land or
//! fail to land.

use super::super::pieces::effects::{self, Tone};
use super::super::pieces::resource::of_kind;
use super::super::pieces::{BoardPoint, cube, draw_scaled};
use super::{Animator, floating_number, ring, translate, translate_px};
use engine::exodus::effect::Resource;
use engine::exodus::event::{CubeMoveReason, Event};
use engine::exodus::hex::HexId;
use engine::game::Seat;
use ui::motion::{AnimationStep, TransientDrawing, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn show_planet_event(&mut self, event: &Event) {
        match *event {
            Event::Cubes {
                seat,
                hex,
                delta,
                reason,
            } => {
                self.show_cube_change(seat, hex, delta, reason);
            }
            Event::Tokens { hex, delta } => {
                self.show_token_change(hex, delta);
            }
            Event::Taken { hex, count, .. } => {
                self.lift_tokens(hex, count);
            }
            Event::Mined { hex, .. } => {
                let (x, y) = self.hex_center(hex);
                let token = self.moving_token(hex, (x, y - 70), (x, y + 48));
                self.push(AnimationStep::new(240, Some(SoundCue::Tick)).with_drawing(token));
            }
            Event::Mounted { ship, hex } => {
                let ship_place = self
                    .sprites
                    .place(ship)
                    .unwrap_or_else(|| self.hex_center(hex));
                self.move_cube(
                    ship.seat(),
                    (self.hex_center(hex), ship_place),
                    SoundCue::Lift,
                );
            }
            Event::Ferried { seat, from, to } => {
                self.move_cube(
                    seat,
                    (self.hex_center(from), self.hex_center(to)),
                    SoundCue::Glide,
                );
            }
            Event::Landed { ship, hex, lands } => {
                let from = self
                    .sprites
                    .place(ship)
                    .unwrap_or_else(|| self.hex_center(hex));
                if lands {
                    self.move_cube(ship.seat(), (from, self.hex_center(hex)), SoundCue::Brake);
                    let light = ring(self.hex_center(hex), Tone::Good, 44, pop(1.3, 1.0));
                    self.push(AnimationStep::new(120, None).with_drawing(light));
                } else {
                    self.show_failed_landing(ship.seat(), (from, self.hex_center(hex)));
                }
            }
            _ => {}
        }
    }

    fn show_cube_change(&mut self, seat: Seat, hex: HexId, delta: i8, reason: CubeMoveReason) {
        let at = self.hex_center(hex);
        let (tone, cue) = match reason {
            CubeMoveReason::Growth | CubeMoveReason::Card => (Tone::Good, SoundCue::Charge),
            CubeMoveReason::Reaction => (Tone::Gold, SoundCue::Tick),
            CubeMoveReason::Killed | CubeMoveReason::Wreck | CubeMoveReason::Ruin => {
                (Tone::Danger, SoundCue::Loss)
            }
        };
        let drawing = draw_scaled((0, 0), 90, cube::cube(seat, None));
        let rise = if delta < 0 {
            [translate_px((0, 0)), translate_px((0, -46))]
        } else {
            [translate_px((0, -46)), translate_px((0, 0))]
        };
        let moving_cube = TransientDrawing::new(translate(at), drawing)
            .with_transform(keyframes(rise))
            .with_opacity(&[1.0, 1.0, 0.0]);
        let step = AnimationStep::new(260, Some(cue))
            .with_drawing(moving_cube)
            .with_drawing(floating_number((at.0 + 34, at.1), tone, delta.into()))
            .with_drawing(ring(at, tone, 44, pop(0.8, 1.15)));
        self.push(step);
    }

    fn show_token_change(&mut self, hex: HexId, delta: i8) {
        let (x, y) = self.hex_center(hex);
        let tone = if delta < 0 { Tone::Danger } else { Tone::Good };
        let cue = if delta < 0 {
            SoundCue::Blast
        } else {
            SoundCue::Charge
        };
        let step = AnimationStep::new(260, Some(cue))
            .with_drawing(floating_number((x, y + 40), tone, delta.into()))
            .with_drawing(ring((x, y + 48), tone, 30, pop(1.3, 0.8)));
        self.push(step);
    }

    /// Lifts tokens off their planet.
    fn lift_tokens(&mut self, hex: HexId, count: u8) {
        let (x, y) = self.hex_center(hex);
        let token = self.moving_token(hex, (x, y + 44), (x, y - 30));
        let step = AnimationStep::new(200, Some(SoundCue::Tick)).with_drawing(token);
        self.push(step.with_drawing(floating_number((x + 26, y + 20), Tone::Gold, count.into())));
    }

    /// Returns a token of a planet's kind that moves from one place to another.
    fn moving_token(&self, hex: HexId, from: BoardPoint, to: BoardPoint) -> TransientDrawing {
        let planet = self.transition.game.planet_at(self.transition.before, hex);
        let resource = planet.map_or(Resource::Cp, |tile| of_kind(tile.kind));
        TransientDrawing::new(String::new(), effects::token(resource))
            .with_transform(keyframes([translate_px(from), translate_px(to)]))
            .with_opacity(&[1.0, 1.0, 0.3])
    }

    /// Moves a cube from one place to another.
    fn move_cube(&mut self, seat: Seat, (from, to): (BoardPoint, BoardPoint), cue: SoundCue) {
        let drawing = draw_scaled((0, 0), 70, cube::cube(seat, None));
        let path = keyframes([translate_px(from), translate_px(to)]);
        let moving_cube = TransientDrawing::new(String::new(), drawing)
            .with_transform(path)
            .with_opacity(&[1.0, 1.0, 0.4]);
        self.push(AnimationStep::new(260, Some(cue)).with_drawing(moving_cube));
    }

    /// Moves a cube toward its planet and back, for a landing that fails.
    fn show_failed_landing(&mut self, seat: Seat, (from, to): (BoardPoint, BoardPoint)) {
        let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let drawing = draw_scaled((0, 0), 70, cube::cube(seat, None));
        let path = keyframes([translate_px(from), translate_px(half), translate_px(from)]);
        let moving_cube = TransientDrawing::new(String::new(), drawing)
            .with_transform(path)
            .with_opacity(&[1.0, 1.0, 0.4]);
        let light = ring(half, Tone::Danger, 20, pop(0.5, 1.3));
        self.push(
            AnimationStep::new(300, Some(SoundCue::ShieldsDown))
                .with_drawing(moving_cube)
                .with_drawing(light),
        );
    }
}
