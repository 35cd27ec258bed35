//! The state of the match, line by line: the round, the scenario, current fights and rolls, events
//! in play.

use super::super::match_standing::match_standing;
use super::text_model::TextModelBuilder;
use engine::saga::ids::CounterId;
use engine::saga::mission::{Counter, CounterDisplay};
use engine::saga::state::EventInPlay;
use engine::saga::step::{Step, Task};

impl TextModelBuilder<'_> {
    pub(super) fn status(&self, is_thinking: bool) -> Vec<String> {
        let mut lines = vec![self.round()];
        lines.extend(is_thinking.then(|| self.phrases.text("table-thinking")));
        lines.extend(self.refusal_text());
        let public = &self.context.view.public;
        if public.step == Step::Over {
            lines.extend(self.narrator.story(public));
        }
        lines.extend(self.task_lines());
        lines.extend(self.mission());
        lines.extend(
            self.context
                .view
                .public
                .events
                .iter()
                .map(|event| self.event_line(*event)),
        );
        lines.extend(self.mats());
        lines
    }

    fn round(&self) -> String {
        let public = &self.context.view.public;
        let args = [
            ("round", public.round.into()),
            ("rounds", self.context.game().mission().rounds.into()),
            ("step", self.narrator.step(public).into()),
            ("seat", self.narrator.seat(public.first).into()),
        ];
        self.phrases.say("saga-text-round", &args)
    }

    /// Returns the scenario, its goal and conditions, counters, XPMs, and the last report.
    fn mission(&self) -> Vec<String> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let mission = game.mission();
        let session = &self.context.snapshot.session;
        let entries = (0..session.entry_count()).map(|at| session.events_at(at));
        let args = [("scenario", self.narrator.scenario().into())];
        let mut lines = vec![self.phrases.say("saga-text-scenario", &args)];
        lines.extend(match_standing(game, public, self.phrases, entries).lines(self.phrases));
        let with_text =
            |key: &'static str, text: String| self.phrases.say(key, &[("text", text.into())]);
        let counters = (0u8..).map(CounterId).zip(&mission.counters);
        lines.extend(counters.filter_map(|(id, counter)| self.counter(id, counter)));
        lines.push(
            self.phrases
                .say("saga-text-supply", &[("count", public.xpm.into())]),
        );
        let [scan, _] = public.shown;
        lines.extend(
            scan.map(|card| with_text("saga-text-last-scan", self.narrator.scan_text(card))),
        );
        lines
    }

    fn counter(&self, id: CounterId, counter: &Counter) -> Option<String> {
        let public = &self.context.view.public;
        let value = match counter.shown {
            CounterDisplay::Hidden => return None,
            CounterDisplay::Slots => i64::from(public.installed),
            CounterDisplay::Number | CounterDisplay::Track => {
                let value = public.counters.get(id.index());
                i64::from(value.copied().unwrap_or_default())
            }
        };
        let args = [
            ("counter", self.narrator.counter(id).into()),
            ("count", value.into()),
            ("most", i64::from(counter.bounds[1]).into()),
        ];
        let key = match counter.shown {
            CounterDisplay::Number | CounterDisplay::Hidden => "saga-text-number",
            CounterDisplay::Slots | CounterDisplay::Track => "saga-text-counter",
        };
        Some(self.phrases.say(key, &args))
    }

    fn event_line(&self, event: EventInPlay) -> String {
        let args = [
            ("kind", self.narrator.event_kind(event.card).into()),
            ("card", self.narrator.event_card(event.card).into()),
            ("text", self.narrator.event_text(event.card).into()),
            ("count", event.tokens.into()),
            ("need", self.context.game().frame().event_price.into()),
        ];
        self.phrases.say("saga-text-event", &args)
    }

    /// Returns the current fights, rolls and cards.
    fn task_lines(&self) -> Vec<String> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let line = |task: &Task| match *task {
            Task::Fight {
                armada, foe, hull, ..
            } => {
                let args = [
                    ("armada", self.narrator.armada(armada).into()),
                    ("foe", self.narrator.target(foe).into()),
                    ("figures", self.narrator.foe(game.foe(public, foe)).into()),
                    ("hull", hull.into()),
                ];
                Some(self.phrases.say("saga-text-fight", &args))
            }
            Task::Roll {
                faces, threshold, ..
            } if !faces.is_empty() => {
                let face_names: Vec<String> = faces.iter().map(u8::to_string).collect();
                let default_threshold = game.frame().success;
                let threshold = if threshold == 0 {
                    default_threshold
                } else {
                    threshold
                };
                let args = [
                    ("faces", self.phrases.list(&face_names).into()),
                    ("aim", threshold.into()),
                ];
                Some(self.phrases.say("saga-text-faces", &args))
            }
            Task::Exploration { card, .. } => {
                let args = [
                    ("card", self.narrator.exploration(card).into()),
                    ("text", self.narrator.exploration_text(card).into()),
                ];
                Some(self.phrases.say("saga-text-exploration", &args))
            }
            _other => None,
        };
        public.tasks.iter().filter_map(line).collect()
    }
}
