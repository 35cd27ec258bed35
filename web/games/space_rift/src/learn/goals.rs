//! The goals of lesson steps in words, and the hexes that they name.

use super::super::narrate::Narrator;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::lesson::Goal;
use engine::space_rift::unit::UnitId;
use ui::l10n::{PhraseArg, Phrases};

/// Returns the sentence for a goal of a lesson step.
pub fn goal_text(phrases: &Phrases, game: &SpaceRift, goal: &Goal) -> String {
    let narrator = Narrator::new(phrases, game);
    let say = |key: &str, words: &[(&'static str, PhraseArg)]| {
        phrases.say(&format!("space-rift-goal-{key}"), words)
    };
    let unit_goal = |key: &str, unit: UnitId| say(key, &[("unit", narrator.unit(unit).into())]);
    match *goal {
        Goal::Played(card) => say("played", &[("card", narrator.command_title(card).into())]),
        Goal::CardPlayed(card) => say("played", &[("card", narrator.combat_title(card).into())]),
        Goal::At(unit, hex) => say(
            "at",
            &[
                ("unit", narrator.unit(unit).into()),
                ("hex", narrator.hex(hex).into()),
            ],
        ),
        Goal::Attacked(unit, target) => say(
            "attacked",
            &[
                ("unit", narrator.unit(unit).into()),
                ("target", narrator.unit(target).into()),
            ],
        ),
        Goal::Ordered(unit) => unit_goal("ordered", unit),
        Goal::BattledBack(unit) => unit_goal("battled-back", unit),
        Goal::Retired(unit) => unit_goal("retired", unit),
        Goal::Cleared(unit) => unit_goal("cleared", unit),
        Goal::Pursued(unit) => unit_goal("pursued", unit),
        Goal::Evaded(unit) => unit_goal("evaded", unit),
        Goal::Hurt(unit) => unit_goal("hurt", unit),
        Goal::Gone(unit) => unit_goal("gone", unit),
        Goal::Launched(unit) => unit_goal("launched", unit),
        Goal::Jumped(unit) => unit_goal("jumped", unit),
        Goal::Moved => say("moved", &[]),
        Goal::CardTaken => say("card-taken", &[]),
        Goal::Income => say("income", &[]),
        Goal::Marked => say("marked", &[]),
        Goal::Drifted => say("drifted", &[]),
        Goal::Closed => say("closed", &[]),
        Goal::TurnEnded => say("turn-ended", &[]),
        Goal::Won => say("won", &[]),
    }
}

/// Returns the hex that a goal names; `None` if it names none.
pub const fn hex(goal: &Goal) -> Option<Hex> {
    if let Goal::At(_, hex) = *goal {
        Some(hex)
    } else {
        None
    }
}
