//! The goals of lesson steps in words.

use super::super::narrate::Narrator;
use engine::saga::action::Track;
use engine::saga::lesson::Goal;
use engine::saga::step::Phase;
use ui::l10n::{PhraseArg, Phrases};

/// Returns the suffix of a goal's phrase key, with its arguments.
fn phrase_parts(
    narrator: &Narrator<'_>,
    goal: Goal,
) -> (&'static str, Vec<(&'static str, PhraseArg)>) {
    let at = |hex| vec![("at", PhraseArg::from(narrator.hex(hex)))];
    let count = |count: u8| vec![("count", PhraseArg::from(count))];
    match goal {
        Goal::At(_, hex) => ("at", at(hex)),
        Goal::Explored(hex) => ("explored", at(hex)),
        Goal::Carries => ("carries", Vec::new()),
        Goal::Installed(least) => ("installed", count(least)),
        Goal::Astartium(least) => ("astartium", count(least)),
        Goal::Exploration(least) => ("exploration", count(least)),
        Goal::Combat(least) => ("combat", count(least)),
        Goal::Hull(least) => ("hull", count(least)),
        Goal::Level(Track::Starport, level) => ("starport", count(level)),
        Goal::Level(Track::Lab, level) => ("lab", count(level)),
        Goal::Equipped(_) => ("equipped", Vec::new()),
        Goal::Hand(least) => ("hand", count(least)),
        Goal::Played(_) => ("played", Vec::new()),
        Goal::Used(_) => ("used", Vec::new()),
        Goal::Passed => ("passed", Vec::new()),
        Goal::Killed(least) => ("killed", count(least)),
        Goal::Removed(_) => ("removed", Vec::new()),
        Goal::Base(hex) => ("base", at(hex)),
        Goal::BossKilled => ("boss-killed", Vec::new()),
        Goal::Reached(_, phase) => (phase_key(phase), Vec::new()),
        Goal::Victory => ("victory", Vec::new()),
    }
}

const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Events => "reached-events",
        Phase::Upkeep => "reached-upkeep",
        Phase::Movement => "reached-movement",
        Phase::Encounter => "reached-encounter",
        Phase::Expand => "reached-expand",
    }
}

/// Returns the sentence for a goal of a lesson step.
pub fn goal_text(phrases: &Phrases, narrator: &Narrator<'_>, goal: Goal) -> String {
    let (key, words) = phrase_parts(narrator, goal);
    phrases.say(&format!("saga-goal-{key}"), &words)
}
