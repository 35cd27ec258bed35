//! Animates the movement of ships: steps, turns, changes of plane, and warps.

use super::super::board_view::art_plane;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::ship::hull_scale;
use super::{Animator, Pose, rotation_frame, translate, translate_px};
use board::path::direction_and_length;
use engine::grid::{Heading, Space};
use engine::rift::ship::ShipId;
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, keyframes, pop};
use ui::sound::SoundCue;

impl Animator<'_> {
    pub(super) fn animate_step(&mut self, id: ShipId, from: Space, to: Space) {
        let path = keyframes([
            translate_px(self.center_of(from)),
            translate_px(self.center_of(to)),
        ]);
        let step = AnimationStep::new(220, Some(SoundCue::Glide));
        let step = step.with_animation(self.ship_selector(id), Property::Transform, path);
        self.add_arrival(id, to);
        self.push(step);
    }

    pub(super) fn animate_speed(&mut self, id: ShipId, from: i8, to: i8) {
        let Some(pose) = self.pose(id) else { return };
        let gains = to.abs() > from.abs();
        // A ship that brakes or flies backwards shows its flame at the bow.
        let is_braking = gains == (to < 0 || (to == 0 && from < 0));
        let cue = if gains {
            SoundCue::Thrust
        } else {
            SoundCue::Brake
        };
        let flame = TransientDrawing::new(heading_transform(pose), effects::flame(is_braking))
            .with_transform(keyframes(["scale(1, 0.3)".into(), "scale(1, 1.1)".into()]))
            .with_opacity(&[0.9, 0.8, 0.0]);
        self.push(AnimationStep::new(200, Some(cue)).with_drawing(flame));
    }

    /// Turns a ship to a new heading in the shorter direction, while its hull leans into the turn.
    pub(super) fn rotate(&mut self, id: ShipId, from: Heading, to: Heading) {
        let eighths = i32::from((to.number() + 8 - from.number()) % 8);
        let eighths = if eighths > 4 { eighths - 8 } else { eighths };
        let end = i32::from(to.number()) * 45;
        let ship_selector = self.ship_selector(id);
        let bank = ["scale(1, 1)", "scale(0.74, 1)", "scale(1, 1)"].map(str::to_owned);
        let turn = keyframes([rotation_frame(end - eighths * 45), rotation_frame(end)]);
        let step = AnimationStep::new(200, Some(SoundCue::Turn))
            .with_animation(
                format!("{ship_selector} .turning"),
                Property::Transform,
                turn,
            )
            .with_animation(
                format!("{ship_selector} .banking"),
                Property::Transform,
                keyframes(bank),
            );
        if let Some(pose) = self.pose(id) {
            self.set_pose(
                id,
                Some(Pose {
                    heading: to,
                    ..pose
                }),
            );
        }
        self.push(step);
    }

    /// Moves a ship to another plane: the hull changes its size and its shadow moves.
    pub(super) fn lift(&mut self, id: ShipId, from: Space, to: Space) {
        let planes = [from, to].map(|space| art_plane(space.plane()));
        let sizes = planes.map(|plane| format!("scale({:.2})", hull_scale(plane)));
        let shadows = planes.map(|plane| translate_px((plane.shadow(), plane.shadow())));
        let ship_selector = self.ship_selector(id);
        let step = AnimationStep::new(220, Some(SoundCue::Lift))
            .with_animation(
                format!("{ship_selector} .hull-body"),
                Property::Transform,
                keyframes(sizes),
            )
            .with_animation(
                format!("{ship_selector} .casting"),
                Property::Transform,
                keyframes(shadows),
            )
            .with_drawing(self.ring(id, Tone::Warp, pop(0.8, 1.15)));
        self.add_arrival(id, to);
        self.push(step);
    }

    pub(super) fn warp(&mut self, id: ShipId, from: Space, to: Space) {
        let (start, end) = (self.center_of(from), self.center_of(to));
        let (turn, length) = direction_and_length(start, end);
        let jump = keyframes([
            translate_px(start),
            translate_px(start),
            translate_px(end),
            translate_px(end),
        ]);
        let fade_out_and_in = fade(&[1.0, 0.15, 0.15, 1.0]);
        let streak = TransientDrawing::new(
            format!("{} rotate({turn:.1})", translate(start)),
            effects::streak(length),
        );
        let streak = streak
            .with_transform(keyframes([
                "scale(0.02, 1)".into(),
                "scale(1, 1)".into(),
                "scale(1, 0.2)".into(),
            ]))
            .with_opacity(&[0.9, 0.9, 0.0]);
        let opening = TransientDrawing::new(translate(start), effects::ring(Tone::Warp, 40));
        let landing = TransientDrawing::new(translate(end), effects::ring(Tone::Warp, 40));
        let step = AnimationStep::new(250, Some(SoundCue::Warp))
            .with_animation(self.ship_selector(id), Property::Transform, jump)
            .with_animation(
                format!("{} .hull-body", self.ship_selector(id)),
                Property::Opacity,
                fade_out_and_in,
            )
            .with_drawing(streak)
            .with_drawing(opening.with_transform(pop(1.0, 0.2)))
            .with_drawing(
                landing
                    .with_transform(pop(0.2, 1.2))
                    .with_opacity(&[0.0, 1.0, 0.0]),
            );
        self.add_arrival(id, to);
        self.push(step);
    }

    pub(super) fn stop(&mut self, id: ShipId) {
        let ring = self.ring(id, Tone::Danger, pop(1.5, 0.9));
        self.push(AnimationStep::new(220, Some(SoundCue::Brake)).with_drawing(ring));
    }

    /// Places a replacement ship on the board, and fades it in.
    pub(super) fn replace(&mut self, id: ShipId, space: Space, heading: Heading) {
        self.removed_ships.retain(|&ship| ship != id);
        let pose = Pose {
            at: self.center_of(space),
            heading,
        };
        self.set_pose(id, Some(pose));
        let step = AnimationStep::new(250, Some(SoundCue::Warp))
            .with_animation(self.ship_selector(id), Property::Opacity, fade(&[0.0, 1.0]))
            .with_drawing(self.ring(id, Tone::Warp, pop(1.6, 0.9)));
        self.push(step);
    }

    /// Returns a ring around a ship that grows or shrinks.
    pub(super) fn ring(
        &self,
        id: ShipId,
        tone: Tone,
        size: Vec<ui::motion::Keyframe>,
    ) -> TransientDrawing {
        let at = self
            .pose(id)
            .map_or_else(String::new, |pose| translate(pose.at));
        let ring = TransientDrawing::new(at, effects::ring(tone, 46)).with_transform(size);
        if self.pose(id).is_some() {
            ring
        } else {
            // Without a pose the ship is not on the board, so the ring stays invisible.
            ring.with_opacity(&[0.0, 0.0])
        }
    }

    fn add_arrival(&mut self, id: ShipId, to: Space) {
        if let Some(pose) = self.pose(id) {
            let at = self.center_of(to);
            self.set_pose(id, Some(Pose { at, ..pose }));
        }
    }
}

/// Returns the SVG transform that moves a drawing to a ship's position and turns it to the ship's
/// heading.
fn heading_transform(pose: Pose) -> String {
    let turn = u32::from(pose.heading.number()) * 45;
    format!("{} rotate({turn})", translate(pose.at))
}
