//! When the game is won or lost: every condition with its current state.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::MissionContext;
use engine::saga::mission::Condition;
use yew::prelude::*;

/// Returns the parts of a condition that must all hold.
fn parts(condition: &Condition) -> Vec<&Condition> {
    if let Condition::All(all) = condition {
        all.iter().collect()
    } else {
        vec![condition]
    }
}

impl MissionContext<'_> {
    /// Returns a condition in words, with the value that it refers to.
    fn goal(&self, condition: &Condition) -> String {
        let text = self.narrator.condition(condition);
        if let Condition::Is(metric, ..) = condition {
            let Some(value) = self
                .context
                .game()
                .visible_metric_value(&self.context.view.public, *metric)
            else {
                let not_found = self.text("saga-mission-absent");
                let args = [("goal", text.into()), ("now", not_found.into())];
                return self.phrases.say("goals-now", &args);
            };
            let args = [("what", text.into()), ("now", i64::from(value).into())];
            self.phrases.say("saga-goal-now", &args)
        } else {
            text
        }
    }

    /// Returns whether a condition currently holds.
    fn holds(&self, condition: &Condition) -> bool {
        let public = &self.context.view.public;
        self.context.game().holds(public, condition)
    }

    /// Renders the conditions of victory and of defeat.
    pub(super) fn goals(&self) -> Html {
        let mission = self.context.game().mission();
        html! {
            <div class="saga-goals">
                if !mission.win.is_empty() {
                    <section><h4>{ self.text("saga-mission-win") }</h4>{ self.wins() }</section>
                }
                if !mission.lose.is_empty() {
                    <section><h4>{ self.text("saga-mission-lose") }</h4>{ self.losses() }</section>
                }
            </div>
        }
    }

    /// Renders the conditions of victory as a checklist, any of which suffices.
    pub(super) fn wins(&self) -> Html {
        let win = &self.context.game().mission().win;
        let item = |(index, condition): (usize, &Condition)| {
            let done = self.holds(condition);
            let (glyph, label) = if done {
                (Glyph::Check, "saga-goal-done")
            } else {
                (Glyph::Open, "saga-goal-open")
            };
            html! {
                <li key={index} class={classes!("saga-goal", done.then_some("done"))}>
                    <GlyphIcon {glyph} label={self.text(label)} /><span>{ self.goal(condition) }</span></li>
            }
        };
        let alternative = |condition: &Condition| {
            let parts = parts(condition).into_iter().enumerate().map(item);
            html! { <ul class="saga-goal-list">{ for parts }</ul> }
        };
        if win.len() > 1 {
            let alternatives = win
                .iter()
                .map(|condition| html! { <li>{ alternative(condition) }</li> });
            html! { <ol class="saga-ways">{ for alternatives }</ol> }
        } else {
            win.iter().map(alternative).collect()
        }
    }

    /// Renders the conditions of defeat, each with whether it already holds.
    fn losses(&self) -> Html {
        let item = |(index, condition): (usize, &Condition)| {
            let lost = self.holds(condition);
            let glyph = if lost { Glyph::Lost } else { Glyph::Event };
            html! { <li key={index} class={classes!("saga-goal", lost.then_some("lost"))}><GlyphIcon {glyph} /><span>{ self.goal(condition) }</span></li> }
        };
        let lose = self.context.game().mission().lose.iter();
        html! { <ul class="saga-goal-list">{ for lose.enumerate().map(item) }</ul> }
    }
}
