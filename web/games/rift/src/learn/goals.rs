//! Describes the goals of lesson steps in words, and finds the squares that they name.

use super::super::narrate::{Narrator, signed};
use engine::grid::Square;
use engine::rift::lesson::Goal;
use engine::rift::ship::ShipId;
use ui::l10n::{PhraseArg, Phrases};

/// Returns the sentence for a goal of a lesson step.
pub fn goal_text(phrases: &Phrases, narrator: &Narrator<'_>, goal: &Goal) -> String {
    let say = |key: &str, words: &[(&'static str, PhraseArg)]| {
        phrases.say(&format!("rift-goal-{key}"), words)
    };
    let ship = |number: u8| narrator.ship(ShipId(number.saturating_sub(1)));
    match *goal {
        Goal::At(square) => say("at", &[("square", square.to_string().into())]),
        Goal::Plane(plane) => say("plane", &[("plane", plane.to_string().into())]),
        Goal::Heading(heading) => say("heading", &[("heading", narrator.heading(heading).into())]),
        Goal::Speed(speed) => say("speed", &[("speed", signed(speed).into())]),
        Goal::TurnEnded => say("turn-ended", &[]),
        Goal::Warped => say("warped", &[]),
        Goal::Stored(units) => say("stored", &[("units", units.into())]),
        Goal::Drained(units) => say("drained", &[("units", units.into())]),
        Goal::ShieldsUp => say("shields-up", &[]),
        Goal::ShieldsDown => say("shields-down", &[]),
        Goal::Hull(hull) => say("hull", &[("hull", hull.into())]),
        Goal::Bars(side, strength) => say(
            "bars",
            &[
                ("side", narrator.term(side.into_str()).into()),
                ("strength", strength.into()),
            ],
        ),
        Goal::Canon(ion) => say("canon", &[("ion", narrator.term(ion.into_str()).into())]),
        Goal::MineWaits => say("mine-waits", &[]),
        Goal::Mine(space) => say("mine", &[("space", space.square().to_string().into())]),
        Goal::NoMine(space) => say("no-mine", &[("space", space.square().to_string().into())]),
        Goal::Fired(weapon) => say(
            "fired",
            &[("weapon", narrator.term(weapon.into_str()).into())],
        ),
        Goal::Hit(number, side) => say(
            "hit",
            &[
                ("ship", ship(number).into()),
                ("side", narrator.term(side.into_str()).into()),
            ],
        ),
        Goal::Damage(number, damage) => say(
            "damage",
            &[("ship", ship(number).into()), ("damage", damage.into())],
        ),
        Goal::Destroyed(number) => say("destroyed", &[("ship", ship(number).into())]),
    }
}

/// Returns the square that a goal names; `None` if it names none.
pub const fn square(goal: &Goal) -> Option<Square> {
    match goal {
        Goal::At(square) => Some(*square),
        Goal::NoMine(space) => Some(space.square()),
        _ => None,
    }
}
