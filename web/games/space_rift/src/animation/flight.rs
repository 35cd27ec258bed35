//! Animates the flight of units and meteors.

use super::super::pieces::die;
use super::super::pieces::effects::{self, Tone};
use super::sprites::leave_steps;
use super::{Animator, BoardPoint, center_of, direction_and_length, translate, translate_px};
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::event::{Event, MoveKind};
use engine::space_rift::unit::UnitId;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop, rising_figure};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn flight(&mut self, event: &Event) {
        match *event {
            Event::UnitMoved {
                unit,
                from,
                to,
                how,
            } => match how {
                MoveKind::Move => {
                    self.glide(unit, (center_of(from), center_of(to)), SoundCue::Glide)
                }
                MoveKind::Jump => self.jump(unit, center_of(from), center_of(to), SoundCue::Warp),
                MoveKind::Retire => {
                    self.glide(unit, (center_of(from), center_of(to)), SoundCue::Brake)
                }
                MoveKind::Evade => {
                    self.glide(unit, (center_of(from), center_of(to)), SoundCue::Turn)
                }
                MoveKind::Pursuit => {
                    self.glide(unit, (center_of(from), center_of(to)), SoundCue::Thrust)
                }
            },
            Event::Exited { unit, from, points } => {
                self.exit(unit, from, points);
            }
            _ => {
                self.meteor(event);
            }
        }
    }

    /// Moves a unit in a straight line to its destination.
    fn glide(&mut self, unit: UnitId, (from, to): (BoardPoint, BoardPoint), cue: SoundCue) {
        let (_, length) = direction_and_length(from, to);
        let time = 160 + u32::try_from(length / 4).unwrap_or(0).min(160);
        let steps = keyframes([translate_px(from), translate_px(to)]);
        let step = AnimationStep::new(time, Some(cue));
        let step = self.with_unit(step, unit, Property::Transform, &steps);
        self.push(step);
        self.sprites.set_place(unit, Some(to));
    }

    /// Moves a unit through a fold: it disappears and reappears.
    pub(super) fn jump(&mut self, unit: UnitId, from: BoardPoint, to: BoardPoint, cue: SoundCue) {
        let (turn, length) = direction_and_length(from, to);
        let streak = TransientDrawing::new(
            format!("{} rotate({turn:.1})", translate(from)),
            effects::streak(length),
        );
        let grow = ["scale(0.02, 1)", "scale(1, 1)", "scale(1, 0.2)"].map(str::to_owned);
        let steps = keyframes([
            translate_px(from),
            translate_px(from),
            translate_px(to),
            translate_px(to),
        ]);
        let opacity = fade(&[1.0, 0.1, 0.1, 1.0]);
        let step = AnimationStep::new(300, Some(cue))
            .with_drawing(
                streak
                    .with_transform(keyframes(grow))
                    .with_opacity(&[0.9, 0.8, 0.0]),
            )
            .with_drawing(Self::ring(from, Tone::Rift, pop(1.1, 0.2)))
            .with_drawing(Self::ring(to, Tone::Rift, pop(0.2, 1.2)).with_opacity(&[0.0, 1.0, 0.0]));
        let step = self.with_unit(step, unit, Property::Transform, &steps);
        let step = self.with_unit(step, unit, Property::Opacity, &opacity);
        self.push(step);
        self.sprites.set_place(unit, Some(to));
    }

    /// Moves a unit off the board over the enemy's baseline.
    fn exit(&mut self, unit: UnitId, from: Hex, points: u8) {
        let start = center_of(from);
        let forward = match self.transition.game.build(unit).side {
            Side::South => -1,
            Side::North => 1,
        };
        let away = (start.0, start.1 + forward * 120);
        let step = AnimationStep::new(300, Some(SoundCue::Thrust)).with_drawing(self.points(
            start,
            Tone::Gold,
            points.into(),
        ));
        let step = self.with_unit(
            step,
            unit,
            Property::Transform,
            &keyframes([translate_px(start), translate_px(away)]),
        );
        let step = self.with_unit(step, unit, Property::Opacity, &leave_steps());
        self.push(step);
        self.sprites.set_place(unit, None);
    }

    fn meteor(&mut self, event: &Event) {
        match *event {
            Event::MeteorMoved { meteor, from, to } => {
                let steps = keyframes([translate_px(center_of(from)), translate_px(center_of(to))]);
                let step = AnimationStep::new(220, Some(SoundCue::Torpedo));
                let selector = self.sprites.meteor_selector(meteor);
                self.push(step.with_animation(selector, Property::Transform, steps));
                self.sprites.set_meteor_place(meteor, Some(center_of(to)));
            }
            Event::MeteorRow { dice, at: hex } => {
                self.number_dice(center_of(hex), &dice, &[]);
            }
            Event::MeteorEntered { meteor, at: hex } => {
                let center = center_of(hex);
                let selector = self.sprites.meteor_selector(meteor);
                let begin = vec![(0.0, translate_px(center))];
                let step = AnimationStep::new(200, Some(SoundCue::Torpedo))
                    .with_animation(selector.clone(), Property::Transform, begin)
                    .with_animation(selector, Property::Opacity, fade(&[0.0, 1.0]))
                    .with_drawing(Self::ring(center, Tone::Blast, pop(0.3, 1.0)));
                self.push(step);
                self.sprites.set_meteor_place(meteor, Some(center));
            }
            Event::MeteorStruck {
                meteor,
                unit,
                at: hex,
            } => {
                let center = center_of(hex);
                let from = self.sprites.meteor_place(meteor).unwrap_or(center);
                let steps = keyframes([translate_px(from), translate_px(center)]);
                let selector = self.sprites.meteor_selector(meteor);
                let burst = TransientDrawing::new(translate(center), effects::burst(Tone::Blast));
                let step = AnimationStep::new(200, Some(SoundCue::Blast))
                    .with_animation(selector, Property::Transform, steps)
                    .with_drawing(burst.with_transform(pop(0.4, 2.2)));
                self.push(step);
                self.sprites.set_meteor_place(meteor, Some(center));
                self.shake(unit);
            }
            Event::MeteorGone { meteor, at: hex } => {
                let ring = Self::ring(center_of(hex), Tone::Blast, pop(0.8, 0.2));
                let step = AnimationStep::new(160, None).with_drawing(ring);
                let selector = self.sprites.meteor_selector(meteor);
                self.push(step.with_animation(selector, Property::Opacity, leave_steps()));
                self.sprites.set_meteor_place(meteor, None);
            }
            _ => {}
        }
    }

    /// Shakes a unit while it is hit.
    pub(super) fn shake(&mut self, unit: UnitId) {
        let Some((x, y)) = self.sprites.place(unit) else {
            return;
        };
        let steps = [(0, 0), (-5, 3), (5, -3), (-3, -2), (0, 0)]
            .map(|(dx, dy)| translate_px((x + dx, y + dy)));
        let step = AnimationStep::new(200, None);
        let step = self.with_unit(step, unit, Property::Transform, &keyframes(steps));
        self.push_parallel(step);
    }

    /// Shows numbered dice above a point; those at the indices in `lit` are highlighted.
    pub(super) fn number_dice(&mut self, point: BoardPoint, dice: &[u8], lit: &[usize]) {
        let count = i32::try_from(dice.len()).unwrap_or(1);
        let numbered_die = |(n, value): (usize, &u8)| {
            let x = n as i32 * 44 - (count - 1) * 22;
            let body = die::number(*value, lit.contains(&n));
            yew::html! { <g transform={format!("translate({x} 0)")}>{ body }</g> }
        };
        let row = yew::html! { <g>{ for dice.iter().enumerate().map(numbered_die) }</g> };
        self.tumble(point, count, row);
    }

    /// Animates dice that fall above a point, or below it near the upper edge, and rest for a
    /// moment.
    pub(super) fn tumble(&mut self, (x, y): BoardPoint, count: i32, row: yew::Html) {
        let rows = if count > 10 { 2 } else { 1 };
        let half = (count.min(10) * 22 + 8).max(30);
        let x = x.clamp(half.min(650), (1300 - half).max(650));
        let y = if y < 170 {
            y + 84
        } else {
            y - 84 - (rows - 1) * 44
        };
        let panel = yew::html! {
            <g class="grow-badge">
                <rect class="dice-panel" x={(-half).to_string()} y="-27" rx="12" width={(2 * half).to_string()} height={(10 + rows * 44).to_string()} />
                { row }
            </g>
        };
        let fall = [
            "translate(0px, -34px) rotate(-9deg) scale(0.8)",
            "translate(0px, 0px) rotate(4deg) scale(1.05)",
        ];
        let mut steps: Vec<_> = vec![(0.0, fall[0].to_owned()), (0.22, fall[1].to_owned())];
        steps.extend([
            (0.36, "translate(0px, 0px) rotate(0deg) scale(1)".to_owned()),
            (1.0, "translate(0px, 0px) rotate(0deg) scale(1)".to_owned()),
        ]);
        let dice = TransientDrawing::new(translate((x, y)), panel).with_transform(steps);
        self.push(
            AnimationStep::new(520, Some(SoundCue::Dice))
                .with_drawing(dice.with_opacity(&[0.4, 1.0, 1.0, 1.0, 1.0, 0.0])),
        );
    }

    /// Returns the points won or lost, rising above a point.
    pub(super) fn points(&self, (x, y): BoardPoint, tone: Tone, delta: i32) -> TransientDrawing {
        rising_figure((x, y - 26), (8, 22), effects::floating_number(tone, delta))
    }
}
