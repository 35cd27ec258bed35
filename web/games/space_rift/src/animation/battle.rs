//! Animates combat: beams, dice, hits, ships that explode one after another, red alert.

use super::super::board_view::look;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::{Hull, die, hull, side};
use super::sprites::leave_steps;
use super::{
    Animator, BoardPoint, center_of, direction_and_length, piece_selector, point_between,
    translate, translate_px,
};
use engine::space_rift::battlefield::Hex;
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::event::Event;
use engine::space_rift::unit::UnitId;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;
use yew::prelude::*;

impl Animator<'_> {
    pub(super) fn battle(&mut self, event: &Event) {
        match *event {
            Event::Declared { unit, target, .. } => {
                self.animate_declaration(unit, target);
            }
            Event::Launched { unit, at: hex } => {
                self.animate_launch(unit, hex);
            }
            Event::MeteorsRolled { faces } => {
                self.dice((650, 493), &faces, &[Face::Blast]);
            }
            Event::RepairRolled { unit, face } => {
                let lit = [self.hit_face(unit), Face::Blast];
                let mut faces = Faces::NONE;
                faces.add(face);
                self.show_dice_at(unit, &faces, &lit);
            }
            Event::Rolled {
                unit,
                target,
                faces,
            } => {
                self.animate_roll(unit, target, &faces);
            }
            Event::Rerolled { unit, faces } => {
                self.show_dice_at(unit, &faces, &[]);
            }
            Event::Confirmed { unit, faces, .. } => {
                self.show_dice_at(unit, &faces, &[Face::Square, Face::Blast]);
            }
            Event::Grappled {
                unit,
                target,
                own,
                enemy,
            } => {
                self.show_dice_at(unit, &own, &[Face::Star]);
                self.show_dice_at(target, &enemy, &[Face::Star]);
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
            Event::ShipsLost {
                unit,
                lost_ships,
                ships,
            } => {
                self.animate_lost_ships(unit, lost_ships, ships);
            }
            Event::Restored { unit, ships } => {
                self.animate_restoration(unit, ships);
            }
            Event::Eliminated {
                unit,
                at: hex,
                points,
            } => {
                self.animate_elimination(unit, center_of(hex), points);
            }
            Event::WreckLeft { at: hex } => {
                let selector = format!("{} > *", piece_selector(&format!("wreck-{hex}")));
                let step = AnimationStep::new(200, None).with_animation(
                    selector,
                    Property::Opacity,
                    fade(&[0.0, 1.0]),
                );
                self.push(step);
            }
            Event::AlertPlaced { unit } => {
                self.animate_red_alert(unit);
            }
            Event::AlertCleared { unit } => {
                self.highlight_unit(unit, 170, Some(SoundCue::ShieldsUp), Tone::Good);
            }
            Event::AlertsIgnored { unit, .. } => {
                self.highlight_unit(unit, 150, Some(SoundCue::Tick), Tone::Good);
            }
            Event::Spent { unit } => {
                self.highlight_unit(unit, 150, Some(SoundCue::Brake), Tone::Gold);
            }
            _ => {}
        }
    }

    /// Lights up attacker and target.
    fn animate_declaration(&mut self, unit: UnitId, target: UnitId) {
        let mut step = AnimationStep::new(180, Some(SoundCue::Tick));
        for (unit, tone) in [(unit, Tone::Gold), (target, Tone::Danger)] {
            if let Some(at) = self.sprites.place(unit) {
                step = step.with_drawing(Self::ring(at, tone, pop(1.3, 0.95)));
            }
        }
        self.push(step);
    }

    /// Moves the fighters of a carrier to the hex from which they attack.
    fn animate_launch(&mut self, unit: UnitId, to: Hex) {
        let to = center_of(to);
        let from = self.sprites.place(unit).unwrap_or(to);
        let build = self.transition.game.build(unit);
        let ship = |(x, y): &BoardPoint| {
            html! { <g transform={format!("translate({x} {y}) scale(0.9)")}>{ hull::render(Hull::Fighter, build.side) }</g> }
        };
        let count = usize::from(self.transition.before.unit(unit).ships);
        let wing = html! {
            <g class={side::class_of(build.side)}><g transform={side::rotation_of(build.side)}>
                { for [(0, -14), (-22, 8), (22, 8)].iter().take(count).map(ship) }
            </g></g>
        };
        let wing = TransientDrawing::new(String::new(), wing)
            .with_transform(keyframes([translate_px(from), translate_px(to)]));
        self.push(
            AnimationStep::new(320, Some(SoundCue::Thrust))
                .with_drawing(wing.with_opacity(&[1.0, 1.0, 1.0, 0.7])),
        );
        self.launched = Some((unit, to));
    }

    /// Draws beams from the attacker, then shows the dice beside the target.
    fn animate_roll(&mut self, unit: Option<UnitId>, target: UnitId, faces: &Faces) {
        let lit = [self.hit_face(target), Face::Blast];
        let Some(to) = self.sprites.place(target) else {
            return self.dice((650, 493), faces, &lit);
        };
        let away = self
            .launched
            .take()
            .filter(|(launched, _)| Some(*launched) == unit);
        let from = match away {
            Some((_, hex_center)) => Some(hex_center),
            None => unit.and_then(|unit| self.sprites.place(unit)),
        };
        if let Some(from) = from {
            let ships = unit.map_or(1, |unit| self.transition.before.unit(unit).ships.max(1));
            let (turn, length) = direction_and_length(from, to);
            let lane = format!("{} rotate({turn:.1}) translate(30 0)", translate(from));
            let beam = effects::volley((length - 54).max(24), ships);
            let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
            let beam = TransientDrawing::new(lane, beam).with_transform(keyframes(grow));
            let edge = point_between(from, to, 84);
            let spark = TransientDrawing::new(translate(edge), effects::burst(Tone::Blast))
                .with_transform(pop(0.3, 0.9));
            let step = AnimationStep::new(220, Some(SoundCue::Laser))
                .with_drawing(beam.with_opacity(&[1.0, 1.0, 1.0, 0.0]));
            self.push(step.with_drawing(spark.with_opacity(&[0.0, 1.0, 0.0])));
        }
        self.dice(to, faces, &lit);
    }

    /// Returns the die face that hits a unit, by its class.
    fn hit_face(&self, unit: UnitId) -> Face {
        Face::of(self.transition.game.build(unit).class)
    }

    fn show_dice_at(&mut self, unit: UnitId, faces: &Faces, lit: &[Face]) {
        let point = self.sprites.place(unit).unwrap_or((650, 493));
        self.dice(point, faces, lit);
    }

    /// Shows battle dice beside a point; the faces in `lit` count as hits.
    fn dice(&mut self, point: BoardPoint, faces: &Faces, lit: &[Face]) {
        self.tumble(point, faces.len().into(), die::row(faces, lit));
    }

    fn hit(&mut self, unit: UnitId, hit_count: u8) {
        let Some(at) = self.sprites.place(unit) else {
            return;
        };
        if hit_count == 0 {
            let ring = Self::ring(at, Tone::Good, pop(0.9, 1.1));
            return self.push(AnimationStep::new(170, Some(SoundCue::Shield)).with_drawing(ring));
        }
        let burst = TransientDrawing::new(translate(at), effects::burst(Tone::Danger))
            .with_transform(pop(0.5, 1.7));
        self.push(AnimationStep::new(170, Some(SoundCue::Hull)).with_drawing(burst));
        self.hit_delay = Some(60);
        self.shake(unit);
    }

    /// Lets ships explode one after another, the last of the formation first.
    fn animate_lost_ships(&mut self, unit: UnitId, lost_ships: u8, ship_count: u8) {
        let Some((x, y)) = self.sprites.place(unit) else {
            return;
        };
        let build = self.transition.game.build(unit);
        let hull = Hull::of(build.code.as_str(), build.class);
        let slots = hull.formation(build.ships);
        let turn = -side::forward_sign(build.side);
        for (n, ship) in (0u32..).zip((ship_count..ship_count.saturating_add(lost_ships)).rev()) {
            let (dx, dy) = slots.get(usize::from(ship)).copied().unwrap_or((0, -18));
            let center = (x + dx * turn, y + dy * turn);
            let mut step = AnimationStep::new(230, Some(SoundCue::Loss))
                .with_drawing(
                    TransientDrawing::new(translate(center), effects::debris())
                        .with_transform(pop(0.3, 1.2)),
                )
                .with_drawing(
                    TransientDrawing::new(translate(center), effects::burst(Tone::Blast))
                        .with_transform(pop(0.3, 1.2)),
                );
            if let Some(selector) = self.sprites.ship_selector(unit, ship) {
                step = step.with_animation(selector, Property::Opacity, fade(&[1.0, 0.5, 0.0]));
            }
            if n == 0 {
                step = step.with_drawing(self.points(
                    (x + 30, y),
                    Tone::Danger,
                    -i32::from(lost_ships),
                ));
                self.push(step);
            } else {
                self.steps.push(step.with_lag(n * 110));
            }
        }
    }

    /// Animates ships of a unit that were restored.
    fn animate_restoration(&mut self, unit: UnitId, ship_count: u8) {
        let Some(at) = self.sprites.place(unit) else {
            return;
        };
        let grow = vec![(0.0, "0".to_owned()), (1.0, "1".to_owned())];
        let step = AnimationStep::new(240, Some(SoundCue::ShieldsUp)).with_drawing(Self::ring(
            at,
            Tone::Good,
            pop(0.4, 1.1),
        ));
        let mut actors = self.sprites.selectors(unit).into_iter();
        let ship = actors
            .next()
            .map(|on| format!("{on} [data-ship=\"{}\"]", ship_count.saturating_sub(1)));
        self.push(match ship {
            Some(on) => step.with_animation(on, Property::Scale, grow),
            None => step,
        });
    }

    fn animate_elimination(&mut self, unit: UnitId, at: BoardPoint, points: u8) {
        let step = AnimationStep::new(340, Some(SoundCue::Loss))
            .with_drawing(
                TransientDrawing::new(translate(at), effects::debris())
                    .with_transform(pop(0.5, 2.0)),
            )
            .with_drawing(
                TransientDrawing::new(translate(at), effects::burst(Tone::Blast))
                    .with_transform(pop(0.5, 2.4)),
            )
            .with_drawing(Self::ring(at, Tone::Blast, pop(0.4, 1.6)))
            .with_drawing(self.points(at, Tone::Gold, points.into()));
        let step = self.with_unit(step, unit, Property::Opacity, &leave_steps());
        self.push(step);
        self.sprites.set_place(unit, None);
    }

    fn animate_red_alert(&mut self, unit: UnitId) {
        let marked = look(self.transition.game, self.transition.after, unit).has_alert;
        let mut step = AnimationStep::new(220, Some(SoundCue::ShieldsDown));
        if let Some(at) = self.sprites.place(unit) {
            step = step.with_drawing(Self::ring(at, Tone::Danger, pop(1.5, 0.95)));
        }
        if marked && let Some(selector) = self.sprites.selectors(unit).first() {
            let grow = vec![
                (0.0, "0".to_owned()),
                (0.6, "1.5".to_owned()),
                (1.0, "1".to_owned()),
            ];
            step = step.with_animation(format!("{selector} .alert-badge"), Property::Scale, grow);
        }
        self.push(step);
    }
}
