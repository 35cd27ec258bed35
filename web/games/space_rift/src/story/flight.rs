//! How units and meteors fly.

use super::super::pieces::die;
use super::super::pieces::effects::{self, Tone};
use super::cast::leaving;
use super::{Place, Teller, at, place, shift, way};
use engine::space_rift::event::{Event, Motion};
use engine::space_rift::field::{Hex, Side};
use engine::space_rift::unit::UnitId;
use ui::motion::{Beat, Effect, Property, along, fade, pop, rising};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn flight(&mut self, event: &Event) {
        match *event {
            Event::UnitMoved {
                unit,
                from,
                to,
                how,
            } => match how {
                Motion::Move => self.glide(unit, (at(from), at(to)), Cue::Glide),
                Motion::Jump => self.jump(unit, at(from), at(to), Cue::Warp),
                Motion::Retire => self.glide(unit, (at(from), at(to)), Cue::Brake),
                Motion::Evade => self.glide(unit, (at(from), at(to)), Cue::Turn),
                Motion::Pursuit => self.glide(unit, (at(from), at(to)), Cue::Thrust),
            },
            Event::Exited { unit, from, points } => {
                self.exit(unit, from, points);
            }
            _ => {
                self.meteor(event);
            }
        }
    }

    /// A unit flies straight to where it goes.
    fn glide(&mut self, unit: UnitId, (from, to): (Place, Place), cue: Cue) {
        let (_, length) = way(from, to);
        let time = 160 + u32::try_from(length / 4).unwrap_or(0).min(160);
        let steps = along([shift(from), shift(to)]);
        let beat = Beat::new(time, Some(cue));
        let beat = self.with_unit(beat, unit, Property::Transform, &steps);
        self.push(beat);
        self.cast.put(unit, Some(to));
    }

    /// A unit goes through a fold: away here, there again.
    pub(super) fn jump(&mut self, unit: UnitId, from: Place, to: Place, cue: Cue) {
        let (turn, length) = way(from, to);
        let streak = Effect::new(
            format!("{} rotate({turn:.1})", place(from)),
            effects::streak(length),
        );
        let grow = ["scale(0.02, 1)", "scale(1, 1)", "scale(1, 0.2)"].map(str::to_owned);
        let steps = along([shift(from), shift(from), shift(to), shift(to)]);
        let seen = fade(&[1.0, 0.1, 0.1, 1.0]);
        let beat = Beat::new(300, Some(cue))
            .showing(streak.moving(along(grow)).seen(&[0.9, 0.8, 0.0]))
            .showing(Self::ring(from, Tone::Rift, pop(1.1, 0.2)))
            .showing(Self::ring(to, Tone::Rift, pop(0.2, 1.2)).seen(&[0.0, 1.0, 0.0]));
        let beat = self.with_unit(beat, unit, Property::Transform, &steps);
        let beat = self.with_unit(beat, unit, Property::Opacity, &seen);
        self.push(beat);
        self.cast.put(unit, Some(to));
    }

    /// A unit leaves over the enemy's baseline.
    fn exit(&mut self, unit: UnitId, from: Hex, points: u8) {
        let start = at(from);
        let ahead = match self.chapter.table.build(unit).side {
            Side::South => -1,
            Side::North => 1,
        };
        let away = (start.0, start.1 + ahead * 120);
        let beat = Beat::new(300, Some(Cue::Thrust)).showing(self.points(
            start,
            Tone::Gold,
            points.into(),
        ));
        let beat = self.with_unit(
            beat,
            unit,
            Property::Transform,
            &along([shift(start), shift(away)]),
        );
        let beat = self.with_unit(beat, unit, Property::Opacity, &leaving());
        self.push(beat);
        self.cast.put(unit, None);
    }

    fn meteor(&mut self, event: &Event) {
        match *event {
            Event::MeteorMoved { meteor, from, to } => {
                let steps = along([shift(at(from)), shift(at(to))]);
                let beat = Beat::new(220, Some(Cue::Torpedo));
                self.push(beat.moving(self.cast.meteor(meteor), Property::Transform, steps));
                self.cast.put_meteor(meteor, Some(at(to)));
            }
            Event::MeteorRow { dice, at: hex } => {
                self.number_dice(at(hex), &dice, &[]);
            }
            Event::MeteorEntered { meteor, at: hex } => {
                let there = at(hex);
                let on = self.cast.meteor(meteor);
                let beat = Beat::new(200, Some(Cue::Torpedo))
                    .moving(on.clone(), Property::Transform, vec![(0.0, shift(there))])
                    .moving(on, Property::Opacity, fade(&[0.0, 1.0]))
                    .showing(Self::ring(there, Tone::Blast, pop(0.3, 1.0)));
                self.push(beat);
                self.cast.put_meteor(meteor, Some(there));
            }
            Event::MeteorStruck {
                meteor,
                unit,
                at: hex,
            } => {
                let there = at(hex);
                let from = self.cast.meteor_place(meteor).unwrap_or(there);
                let steps = along([shift(from), shift(there)]);
                let beat = Beat::new(200, Some(Cue::Blast))
                    .moving(self.cast.meteor(meteor), Property::Transform, steps)
                    .showing(
                        Effect::new(place(there), effects::burst(Tone::Blast))
                            .moving(pop(0.4, 2.2)),
                    );
                self.push(beat);
                self.cast.put_meteor(meteor, Some(there));
                self.shake(unit);
            }
            Event::MeteorGone { meteor, at: hex } => {
                let beat =
                    Beat::new(160, None).showing(Self::ring(at(hex), Tone::Blast, pop(0.8, 0.2)));
                self.push(beat.moving(self.cast.meteor(meteor), Property::Opacity, leaving()));
                self.cast.put_meteor(meteor, None);
            }
            _ => {}
        }
    }

    /// A unit trembles, beside what hit it.
    pub(super) fn shake(&mut self, unit: UnitId) {
        let Some((x, y)) = self.cast.place(unit) else {
            return;
        };
        let steps =
            [(0, 0), (-5, 3), (5, -3), (-3, -2), (0, 0)].map(|(dx, dy)| shift((x + dx, y + dy)));
        let beat = Beat::new(200, None);
        let beat = self.with_unit(beat, unit, Property::Transform, &along(steps));
        self.beside(beat);
    }

    /// Numbered dice above a place; those at the given positions count.
    pub(super) fn number_dice(&mut self, place: Place, dice: &[u8], lit: &[usize]) {
        let count = i32::try_from(dice.len()).unwrap_or(1);
        let one = |(n, value): (usize, &u8)| {
            let x = n as i32 * 44 - (count - 1) * 22;
            let body = die::number(*value, lit.contains(&n));
            yew::html! { <g transform={format!("translate({x} 0)")}>{ body }</g> }
        };
        let row = yew::html! { <g>{ for dice.iter().enumerate().map(one) }</g> };
        self.tumble(place, count, row);
    }

    /// Dice fall above a place, or below it near the upper edge, and rest for a moment.
    pub(super) fn tumble(&mut self, (x, y): Place, count: i32, row: yew::Html) {
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
        let dice = Effect::new(place((x, y)), panel).moving(steps);
        self.push(
            Beat::new(520, Some(Cue::Dice)).showing(dice.seen(&[0.4, 1.0, 1.0, 1.0, 1.0, 0.0])),
        );
    }

    /// Points that come or go, rising above a place.
    pub(super) fn points(&self, (x, y): Place, tone: Tone, by: i32) -> Effect {
        rising((x, y - 26), (8, 22), effects::figure(tone, by))
    }
}
