//! Conditions of victory and defeat, how a game ended, and its story.

use super::Narrator;
use engine::saga::mission::{Comparison, Condition, Metric};
use engine::saga::state::Public;
use engine::saga::step::Step;

impl Narrator<'_> {
    /// Returns the goal of a shipped scenario in a sentence; `None` for custom scenarios.
    #[must_use]
    pub fn goal(&self) -> Option<String> {
        let id = &self.game.mission().id;
        self.phrases.find(&format!("saga-scenario-{id}.goal"), &[])
    }

    /// Returns a condition as a part of a sentence.
    #[must_use]
    pub fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Is(metric, compare, count) => self.comparison(*metric, *compare, *count),
            Condition::EntityAt(entity, hex) => {
                let args = [
                    ("entity", self.entity(*entity).into()),
                    ("at", self.fixed_hex(*hex).into()),
                ];
                self.say("saga-when-at", &args)
            }
            Condition::Revealed(entity) => {
                let args = [("entity", self.entity(*entity).into())];
                self.say("saga-when-found", &args)
            }
            Condition::RavagerAt(hex) => {
                self.say("saga-when-ravager", &[("at", self.fixed_hex(*hex).into())])
            }
            Condition::PhaseEnd(phase) => {
                let args = [("phase", self.phase(*phase).into())];
                self.say("saga-when-phase", &args)
            }
            Condition::All(parts) => self.conditions(parts),
            Condition::Any(parts) => {
                let mut texts = parts.iter().map(|part| self.condition(part));
                let first = texts.next().unwrap_or_default();
                texts.fold(first, |one, two| {
                    self.say("saga-when-or", &[("one", one.into()), ("two", two.into())])
                })
            }
            Condition::Not(part) => {
                let args = [("what", self.condition(part).into())];
                self.say("saga-when-not", &args)
            }
        }
    }

    /// Joins several conditions; the end of the last round is one part.
    fn conditions(&self, parts: &[Condition]) -> String {
        let is_round_end = |part: &&Condition| {
            matches!(
                part,
                Condition::PhaseEnd(_) | Condition::Is(Metric::Round, Comparison::AtLeast, _)
            )
        };
        let joins_round_ends = parts.iter().filter(is_round_end).count() > 1;
        let mut texts: Vec<String> = joins_round_ends
            .then(|| self.text("saga-when-over"))
            .into_iter()
            .collect();
        let rest = parts
            .iter()
            .filter(|part| !joins_round_ends || !is_round_end(part));
        texts.extend(rest.map(|part| self.condition(part)));
        self.phrases.list(&texts)
    }

    fn comparison(&self, metric: Metric, compare: Comparison, count: i16) -> String {
        let key = match (compare, count) {
            (Comparison::Equal | Comparison::AtMost, 0) => "saga-when-none",
            (Comparison::Equal, _) => "saga-when-equal",
            (Comparison::Unequal, _) => "saga-when-unequal",
            (Comparison::Less, _) => "saga-when-less",
            (Comparison::AtMost, _) => "saga-when-most",
            (Comparison::More, _) => "saga-when-more",
            (Comparison::AtLeast, _) => "saga-when-least",
        };
        let args = [
            ("what", self.metric(metric).into()),
            ("count", i64::from(count).into()),
        ];
        self.say(key, &args)
    }

    /// Names the metric that a condition compares.
    #[must_use]
    pub fn metric(&self, metric: Metric) -> String {
        match metric {
            Metric::Counter(counter) => self.counter(counter),
            Metric::Bosses => self.text("saga-gauge-bosses"),
            Metric::BadgesLeft(badge) => {
                let args = [("badge", self.badge(badge).into())];
                self.say("saga-gauge-badges", &args)
            }
            Metric::EntityHull(entity) => {
                let args = [("entity", self.entity(entity).into())];
                self.say("saga-gauge-hull", &args)
            }
            Metric::Round => self.text("saga-gauge-round"),
            Metric::Starbases => self.text("saga-gauge-starbases"),
            Metric::Installed => self.text("saga-gauge-installed"),
            Metric::Points => self.text("saga-gauge-points"),
        }
    }

    /// Returns how the game ended and why, in a sentence; or that it is still running.
    #[must_use]
    pub fn ending(&self, public: &Public) -> String {
        let Some(outcome) = self.game.outcome_of(public) else {
            return self.text("saga-prompt-ask-nothing");
        };
        let points = outcome.winners.iter().map(|seat| public.mat(seat).points);
        let args = [
            ("round", public.round.into()),
            ("seats", self.seats(outcome.winners).into()),
            ("count", i64::from(outcome.winners.len()).into()),
            ("points", points.max().unwrap_or(0).into()),
        ];
        self.say(&format!("saga-ending-{}", outcome.reason), &args)
    }

    /// Returns the story of a finished game: how it ended, then statistics, one sentence each
    /// `[SAGA-END.4]`.
    #[must_use]
    pub fn story(&self, public: &Public) -> Vec<String> {
        if public.step != Step::Over {
            return Vec::new();
        }
        let mut lines = vec![self.ending(public)];
        lines.extend(self.end_counts(public));
        lines
    }

    /// Returns the statistics of the game so far, one sentence each, without those that are zero.
    #[must_use]
    pub fn end_counts(&self, public: &Public) -> Vec<String> {
        let end_counts = public.end_counts;
        let events = u8::try_from(public.events.len()).unwrap_or(u8::MAX);
        let lines = [
            ("saga-story-delivered", end_counts.delivered),
            ("saga-story-starbases", end_counts.starbases),
            ("saga-story-raiders", end_counts.raiders),
            ("saga-story-bosses", end_counts.bosses),
            ("saga-story-explored", end_counts.explored),
            ("saga-story-destroyed", end_counts.destroyed),
            ("saga-story-events", events),
        ];
        let shown = lines.into_iter().filter(|(_, count)| *count > 0);
        shown
            .map(|(key, count)| self.say_count(key, count))
            .collect()
    }
}
