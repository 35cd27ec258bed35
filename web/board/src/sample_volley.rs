//! The volley of a sample board: beams, dice, and a target that explodes. Each game draws its own.

use crate::path::{direction_and_length, point_along};
use ui::motion::{AnimationStep, Property, TransientDrawing, fade, pop};
use ui::sound::SoundCue;
use yew::Html;

/// A volley from one piece at another.
pub struct SampleVolley {
    /// Places of the attacker and the target, in board units.
    pub endpoints: [(i32, i32); 2],
    /// Distance from the attacker at which the beams begin, and from the target at which the spark
    /// is.
    pub gaps: [i32; 2],
    /// Draws the beams for a distance of the endpoints.
    pub beams: fn(i32) -> Html,
    pub spark: Html,
    pub dice: Html,
    pub dice_place: (i32, i32),
    pub blast: Html,
    pub debris: Html,
    /// The name of the target's drawing.
    pub target: &'static str,
}

impl SampleVolley {
    /// Returns the steps of its animation.
    #[must_use]
    pub fn steps(self) -> Vec<AnimationStep> {
        let ([from, to], [muzzle, spark_gap]) = (self.endpoints, self.gaps);
        let (turn, length) = direction_and_length(from, to);
        let at = |(x, y): (i32, i32)| format!("translate({x} {y})");
        let lane = format!("{} rotate({turn:.1}) translate({muzzle} 0)", at(from));
        let beams = TransientDrawing::new(lane, (self.beams)(length));
        let spark = point_along(from, to, length - spark_gap);
        let spark = TransientDrawing::new(at(spark), self.spark);
        let dice = TransientDrawing::new(at(self.dice_place), self.dice);
        let blast = TransientDrawing::new(at(to), self.blast);
        let debris = TransientDrawing::new(at(to), self.debris);
        vec![
            AnimationStep::new(240, Some(SoundCue::Laser))
                .with_drawing(beams.with_opacity(&[0.0, 1.0, 1.0, 0.0]))
                .with_drawing(
                    spark
                        .with_transform(pop(0.2, 0.9))
                        .with_opacity(&[0.0, 0.0, 1.0, 0.0]),
                ),
            AnimationStep::new(620, Some(SoundCue::Dice))
                .with_drawing(dice.with_opacity(&[0.3, 1.0, 1.0, 1.0, 0.0])),
            AnimationStep::new(360, Some(SoundCue::Loss))
                .with_animation(
                    format!("[data-piece=\"{}\"] > *", self.target),
                    Property::Opacity,
                    fade(&[1.0, 0.3, 0.0]),
                )
                .with_drawing(blast.with_transform(pop(0.3, 1.8)))
                .with_drawing(debris.with_transform(pop(0.3, 1.3))),
        ]
    }
}
