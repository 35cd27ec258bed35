//! How ships move: along their path, into turns, between planes, through a jump.

use super::super::field::art_plane;
use super::super::pieces::effects::{self, Tone};
use super::super::pieces::ship::hull_scale;
use super::{Pose, Teller, place, shift, turned};
use board::way::way;
use engine::grid::{Heading, Space};
use engine::rift::ship::ShipId;
use ui::motion::{Beat, Effect, Property, along, fade, pop};
use ui::sound::Cue;

impl Teller<'_> {
    pub(super) fn step(&mut self, id: ShipId, from: Space, to: Space) {
        let way = along([shift(self.at(from)), shift(self.at(to))]);
        let beat = Beat::new(220, Some(Cue::Glide));
        let beat = beat.moving(self.actor(id), Property::Transform, way);
        self.arrive(id, to);
        self.push(beat);
    }

    pub(super) fn speed(&mut self, id: ShipId, from: i8, to: i8) {
        let Some(pose) = self.pose(id) else { return };
        let gains = to.abs() > from.abs();
        // Who flies backwards, or brakes, burns at the bow.
        let braking = gains == (to < 0 || (to == 0 && from < 0));
        let cue = if gains { Cue::Thrust } else { Cue::Brake };
        let flame = Effect::new(aligned(pose), effects::flame(braking))
            .moving(along(["scale(1, 0.3)".into(), "scale(1, 1.1)".into()]))
            .seen(&[0.9, 0.8, 0.0]);
        self.push(Beat::new(200, Some(cue)).showing(flame));
    }

    /// The hull leans into the turn while everything that points with it goes around.
    pub(super) fn rotate(&mut self, id: ShipId, from: Heading, to: Heading) {
        let by = i32::from((to.number() + 8 - from.number()) % 8);
        let by = if by > 4 { by - 8 } else { by };
        let end = i32::from(to.number()) * 45;
        let actor = self.actor(id);
        let lean = ["scale(1, 1)", "scale(0.74, 1)", "scale(1, 1)"].map(str::to_owned);
        let turn = along([turned(end - by * 45), turned(end)]);
        let beat = Beat::new(200, Some(Cue::Turn))
            .moving(format!("{actor} .turning"), Property::Transform, turn)
            .moving(
                format!("{actor} .banking"),
                Property::Transform,
                along(lean),
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
        self.push(beat);
    }

    /// The hull grows as it rises, and its shadow moves away.
    pub(super) fn lift(&mut self, id: ShipId, from: Space, to: Space) {
        let planes = [from, to].map(|space| art_plane(space.plane()));
        let sizes = planes.map(|plane| format!("scale({:.2})", hull_scale(plane)));
        let shadows = planes.map(|plane| shift((plane.shadow(), plane.shadow())));
        let actor = self.actor(id);
        let beat = Beat::new(220, Some(Cue::Lift))
            .moving(
                format!("{actor} .hull-body"),
                Property::Transform,
                along(sizes),
            )
            .moving(
                format!("{actor} .casting"),
                Property::Transform,
                along(shadows),
            )
            .showing(self.ring(id, Tone::Warp, pop(0.8, 1.15)));
        self.arrive(id, to);
        self.push(beat);
    }

    pub(super) fn warp(&mut self, id: ShipId, from: Space, to: Space) {
        let (start, end) = (self.at(from), self.at(to));
        let (turn, length) = way(start, end);
        let jump = along([shift(start), shift(start), shift(end), shift(end)]);
        let gone = fade(&[1.0, 0.15, 0.15, 1.0]);
        let streak = Effect::new(
            format!("{} rotate({turn:.1})", place(start)),
            effects::streak(length),
        );
        let streak = streak
            .moving(along([
                "scale(0.02, 1)".into(),
                "scale(1, 1)".into(),
                "scale(1, 0.2)".into(),
            ]))
            .seen(&[0.9, 0.9, 0.0]);
        let opening = Effect::new(place(start), effects::ring(Tone::Warp, 40));
        let landing = Effect::new(place(end), effects::ring(Tone::Warp, 40));
        let beat = Beat::new(250, Some(Cue::Warp))
            .moving(self.actor(id), Property::Transform, jump)
            .moving(
                format!("{} .hull-body", self.actor(id)),
                Property::Opacity,
                gone,
            )
            .showing(streak)
            .showing(opening.moving(pop(1.0, 0.2)))
            .showing(landing.moving(pop(0.2, 1.2)).seen(&[0.0, 1.0, 0.0]));
        self.arrive(id, to);
        self.push(beat);
    }

    pub(super) fn stop(&mut self, id: ShipId) {
        let ring = self.ring(id, Tone::Danger, pop(1.5, 0.9));
        self.push(Beat::new(220, Some(Cue::Brake)).showing(ring));
    }

    /// A fresh ship is there out of a jump.
    pub(super) fn replace(&mut self, id: ShipId, space: Space, heading: Heading) {
        self.lost.retain(|&lost| lost != id);
        let pose = Pose {
            at: self.at(space),
            heading,
        };
        self.set_pose(id, Some(pose));
        let beat = Beat::new(250, Some(Cue::Warp))
            .moving(self.actor(id), Property::Opacity, fade(&[0.0, 1.0]))
            .showing(self.ring(id, Tone::Warp, pop(1.6, 0.9)));
        self.push(beat);
    }

    /// A ring around a ship.
    pub(super) fn ring(&self, id: ShipId, tone: Tone, size: Vec<ui::motion::Step>) -> Effect {
        let at = self
            .pose(id)
            .map_or_else(String::new, |pose| place(pose.at));
        let ring = Effect::new(at, effects::ring(tone, 46)).moving(size);
        if self.pose(id).is_some() {
            ring
        } else {
            // Nowhere to be seen.
            ring.seen(&[0.0, 0.0])
        }
    }

    fn arrive(&mut self, id: ShipId, to: Space) {
        if let Some(pose) = self.pose(id) {
            let at = self.at(to);
            self.set_pose(id, Some(Pose { at, ..pose }));
        }
    }
}

/// A ship's place, its bow to the north of the drawing.
fn aligned(pose: Pose) -> String {
    let turn = u32::from(pose.heading.number()) * 45;
    format!("{} rotate({turn})", place(pose.at))
}
