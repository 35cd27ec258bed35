//! Animates attacks: shots along their lane, flares on the side that was hit, blasts of mines.

use super::super::board_view::{blast, mine_name};
use super::super::pieces::draw_at as put;
use super::super::pieces::effects::{self, Tone};
use super::{Animator, Pose, ghost_name, piece_selector, side_transform, translate, translate_px};
use board::path::direction_and_length;
use engine::rift::event::{Event, Target};
use engine::rift::ship::{ShipId, Side, Weapon};
use engine::rift::state::Mine;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop, rising_figure};
use ui::sound::SoundCue;

/// Distance from the center of a ship to the edge of its hull, in board units.
const HULL: i32 = 34;

impl Animator<'_> {
    #[rustfmt::skip]
    pub(super) fn battle(&mut self, event: &Event) {
        match *event {
            Event::ShotFired { weapon, is_charged: charged, from, to, target, damage, .. } => {
                let had_no_effect = damage == 0;
                self.shot(weapon, charged, (self.center_of(from), self.center_of(to)), had_no_effect.then_some(target));
            }
            Event::BarDamaged { ship, slot, damage, remaining_strength } => self.animate_shield_hit(ship, slot.side, damage, remaining_strength),
            Event::HullDamaged { ship, damage, .. } => self.animate_hull_hit(ship, damage),
            Event::MineReleased { ship } => {
                let ring = self.ring(ship, Tone::Danger, pop(0.4, 0.8));
                self.push(AnimationStep::new(170, Some(SoundCue::Mine)).with_drawing(ring));
            }
            Event::MineLeft { mine, .. } => self.animate_left_mine(mine),
            Event::MineDetonated { mine } => self.animate_detonation(mine),
            Event::MineLost { ship } => {
                let ring = self.ring(ship, Tone::Danger, pop(0.8, 0.2));
                self.push(AnimationStep::new(150, Some(SoundCue::Tick)).with_drawing(ring));
            }
            Event::BlastHit { ship, side, .. } => self.animate_blast_hit(ship, side),
            Event::BlastBlocked { ship, .. } => {
                let ring = self.ring(ship, Tone::Shield, pop(0.9, 1.1));
                self.add_alongside(AnimationStep::new(200, None).with_drawing(ring));
            }
            Event::SideChosen { ship, side, .. } => {
                let Some(pose) = self.pose(ship) else { return };
                let flare = TransientDrawing::new(side_transform(pose, side), effects::flare(Tone::Gold));
                self.push(AnimationStep::new(180, Some(SoundCue::Tick)).with_drawing(flare));
            }
            Event::ShipDestroyed { ship } => self.loss(ship),
            Event::ShipLeft { ship } => {
                let ring = self.ring(ship, Tone::Warp, pop(1.0, 0.3));
                let step = AnimationStep::new(220, Some(SoundCue::ShieldsDown)).with_drawing(ring);
                self.push(Self::fade_out(step, self.ship_selector(ship)));
                self.set_pose(ship, None);
            }
            _ => {}
        }
    }

    fn shot(
        &mut self,
        weapon: Weapon,
        is_charged: bool,
        (from, to): ((i32, i32), (i32, i32)),
        undamaged_target: Option<Target>,
    ) {
        let (turn, length) = direction_and_length(from, to);
        let lane = format!("{} rotate({turn:.1}) translate({HULL} 0)", translate(from));
        let length = (length - HULL - HULL / 2).max(HULL / 2);
        let (cue, shot) = match weapon {
            Weapon::Laser => (
                SoundCue::Laser,
                growing_drawing(lane, effects::beam(length)),
            ),
            Weapon::Ion => (
                SoundCue::Ion,
                growing_drawing(lane, effects::bolt(length, is_charged)),
            ),
            Weapon::Torpedo => {
                let flight = keyframes([translate_px((0, 0)), translate_px((length, 0))]);
                let torpedo =
                    TransientDrawing::new(lane, effects::torpedo()).with_transform(flight);
                (
                    SoundCue::Torpedo,
                    torpedo.with_opacity(&[1.0, 1.0, 1.0, 0.0]),
                )
            }
        };
        let time = if weapon == Weapon::Torpedo { 230 } else { 180 };
        self.push(AnimationStep::new(time, Some(cue)).with_drawing(shot));
        self.hit_delay = Some(time - 50);
        let strike = match undamaged_target {
            None => effects::burst(Tone::Danger),
            // A shot without damage flares on the side that it hit.
            Some(Target::Ship(ship, side)) => {
                let Some(pose) = self.pose(ship) else { return };
                let flare =
                    TransientDrawing::new(side_transform(pose, side), effects::flare(Tone::Shield));
                return self.add_alongside(
                    AnimationStep::new(180, Some(SoundCue::Shield)).with_drawing(flare),
                );
            }
            Some(Target::Mine(_)) => effects::burst(Tone::Blast),
        };
        let edge = format!("{} rotate({turn:.1}) translate({} 0)", translate(to), -HULL);
        let burst = TransientDrawing::new(edge, strike).with_transform(pop(0.4, 1.1));
        self.add_alongside(AnimationStep::new(170, None).with_drawing(burst));
    }

    fn animate_shield_hit(&mut self, id: ShipId, side: Side, damage: u8, remaining_strength: u8) {
        let Some(pose) = self.pose(id) else { return };
        let tone = if remaining_strength == 0 {
            Tone::Danger
        } else {
            Tone::Shield
        };
        let flare = TransientDrawing::new(side_transform(pose, side), effects::flare(tone))
            .with_transform(pop(0.94, 1.12))
            .with_opacity(&[1.0, 1.0, 0.7, 0.0]);
        let step = AnimationStep::new(240, Some(SoundCue::Shield)).with_drawing(flare);
        self.add_alongside(step.with_drawing(damage_number(
            pose,
            Tone::Shield,
            -i32::from(damage),
            -30,
        )));
    }

    fn animate_hull_hit(&mut self, id: ShipId, damage: u8) {
        let Some(pose) = self.pose(id) else { return };
        let shake = ["0, 0", "-5px, 3px", "5px, -3px", "-3px, -2px", "0, 0"];
        let shake = keyframes(shake.map(|offset| format!("translate({offset})")));
        let step = AnimationStep::new(250, Some(SoundCue::Hull))
            .with_animation(
                format!("{} .banking", self.ship_selector(id)),
                Property::Transform,
                shake,
            )
            .with_drawing(damage_number(pose, Tone::Danger, -i32::from(damage), 30))
            .with_drawing(
                TransientDrawing::new(translate(pose.at), effects::burst(Tone::Danger))
                    .with_transform(pop(0.5, 1.3)),
            );
        self.add_alongside(step);
    }

    fn animate_left_mine(&mut self, mine: Mine) {
        let drawn = format!("{} > *", piece_selector(&mine_name(mine)));
        let grow = vec![(0.0, "0".to_owned()), (1.0, "1".to_owned())];
        let step = AnimationStep::new(190, Some(SoundCue::Mine));
        self.push(step.with_animation(drawn, Property::Scale, grow));
    }

    fn animate_detonation(&mut self, mine: Mine) {
        let at = self.center_of(mine.space());
        let reach = blast(self.transition.game, self.transition.before, mine.space());
        let blast_ring = TransientDrawing::new(translate(at), effects::ring(Tone::Blast, 100));
        let step = AnimationStep::new(250, Some(SoundCue::Blast))
            .with_drawing(
                TransientDrawing::new(String::new(), reach).with_opacity(&[0.0, 1.0, 0.8, 0.0]),
            )
            .with_drawing(blast_ring.with_transform(pop(0.2, 2.4)))
            .with_drawing(
                TransientDrawing::new(translate(at), effects::burst(Tone::Blast))
                    .with_transform(pop(0.6, 2.6)),
            );
        let step = Self::fade_out(
            step,
            TransientDrawing::select(&ghost_name(&mine_name(mine))),
        );
        self.push(step);
        self.hit_delay = Some(120);
    }

    fn animate_blast_hit(&mut self, id: ShipId, side: Side) {
        let Some(pose) = self.pose(id) else { return };
        let burst = put((0, -HULL), effects::burst(Tone::Blast));
        let step = AnimationStep::new(170, None);
        self.add_alongside(
            step.with_drawing(TransientDrawing::new(side_transform(pose, side), burst)),
        );
    }

    fn loss(&mut self, id: ShipId) {
        let Some(pose) = self.pose(id) else { return };
        let at = translate(pose.at);
        let step = AnimationStep::new(280, Some(SoundCue::Loss))
            .with_drawing(
                TransientDrawing::new(at.clone(), effects::debris()).with_transform(pop(0.4, 1.5)),
            )
            .with_drawing(
                TransientDrawing::new(at.clone(), effects::burst(Tone::Blast))
                    .with_transform(pop(0.5, 2.2)),
            )
            .with_drawing(
                TransientDrawing::new(at, effects::ring(Tone::Blast, 46))
                    .with_transform(pop(0.4, 1.6)),
            );
        let ship_selector = self.ship_selector(id);
        self.push(step.with_animation(ship_selector, Property::Opacity, fade(&[1.0, 0.4, 0.0])));
        self.set_pose(id, None);
        self.removed_ships.retain(|&ship| ship != id);
    }

    /// Adds a step that runs alongside the current attack; without an attack it starts one.
    fn add_alongside(&mut self, step: AnimationStep) {
        let lag = self.hit_delay;
        self.steps.push(AnimationStep { lag, ..step });
        self.hit_delay = lag.or(Some(60));
    }
}

/// Returns a drawing that grows from its origin, stays, and fades out, such as a beam.
fn growing_drawing(lane: String, body: yew::Html) -> TransientDrawing {
    let grow = ["scale(0.05, 1)", "scale(1, 1)", "scale(1, 1)"].map(str::to_owned);
    let beam = TransientDrawing::new(lane, body).with_transform(keyframes(grow));
    beam.with_opacity(&[1.0, 1.0, 1.0, 0.0])
}

/// Returns the drawing of a number of lost points, which rises beside the ship.
fn damage_number(pose: Pose, tone: Tone, points: i32, dx: i32) -> TransientDrawing {
    let (x, y) = pose.at;
    let figure = effects::floating_number(tone, points);
    rising_figure((x + dx, y - 22), (8, 18), figure)
}
