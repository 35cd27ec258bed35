//! The goals of a match with their progress, and the scores with their parts, as a collapsible
//! panel and as sentences. Games fill in [`MatchStanding`].

use crate::l10n::{Phrases, use_phrases};
use crate::panels::seat::{SeatIcon, SeatStyle};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

/// A condition that wins or loses the match, and the progress toward it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Goal {
    /// The condition, as text.
    pub text: String,
    /// The progress, as text.
    pub now: Option<String>,
    /// Whether the text itself says what it wins or loses, so that no heading such as "goal"
    /// precedes it.
    pub is_self_contained: bool,
}

/// The score of one player or side.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreTally {
    /// The seat whose color is shown, if any.
    pub seat: Option<SeatStyle>,
    pub name: String,
    /// The total score.
    pub total: String,
    /// The parts of the score, as pairs of name and value.
    pub parts: Vec<(String, String)>,
}

/// The standing of a match: goals and scores.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchStanding {
    /// How the reader wins this match, and how far it is, in one sentence; `None` for spectators.
    pub headline: Option<String>,
    /// The conditions that win or lose, the main goal first.
    pub goals: Vec<Goal>,
    pub tallies: Vec<ScoreTally>,
}

impl Goal {
    /// Returns the goal and its progress in one line.
    fn line(&self, phrases: &Phrases) -> String {
        match &self.now {
            Some(now) => {
                let args = [
                    ("goal", self.text.clone().into()),
                    ("now", now.clone().into()),
                ];
                phrases.say("goals-now", &args)
            }
            None => self.text.clone(),
        }
    }
}

impl ScoreTally {
    /// Returns the parts of the score in one line.
    fn parts_text(&self, phrases: &Phrases) -> String {
        let pair = |(name, value): &(String, String)| {
            let args = [
                ("name", name.clone().into()),
                ("value", value.clone().into()),
            ];
            phrases.say("text-pair", &args)
        };
        let parts: Vec<String> = self.parts.iter().map(pair).collect();
        parts.join(", ")
    }
}

impl MatchStanding {
    /// Returns the standing with the sentence for its reader.
    #[must_use]
    pub fn with_headline(self, headline: Option<String>) -> Self {
        Self { headline, ..self }
    }

    /// Returns the standing as sentences, for the text version.
    #[must_use]
    pub fn lines(&self, phrases: &Phrases) -> Vec<String> {
        let goals = self.goals.iter().map(|goal| {
            let args = [("goal", goal.line(phrases).into())];
            let key = if goal.is_self_contained {
                "goals-line-whole"
            } else {
                "goals-line"
            };
            phrases.say(key, &args)
        });
        let tallies = self.tallies.iter().map(|tally| {
            let args = [
                ("who", tally.name.clone().into()),
                ("total", tally.total.clone().into()),
                ("parts", tally.parts_text(phrases).into()),
            ];
            let key = if tally.parts.is_empty() {
                "goals-tally"
            } else {
                "goals-tally-parts"
            };
            phrases.say(key, &args)
        });
        goals.chain(tallies).collect()
    }
}

#[derive(Properties, PartialEq)]
pub struct GoalPanelProps {
    pub standing: MatchStanding,
    /// Whether the panel starts expanded only where the table has room for it.
    #[prop_or_default]
    pub expands_if_room: bool,
}

/// The minimum width and height of a table, in characters, that has room for the whole panel.
const FULL_PANEL_SIZE: (f64, f64) = (90.0, 60.0);

/// Returns whether the table has room for the whole panel. The window may be larger than its table.
fn has_room(line: &Element) -> Option<bool> {
    let table = line.closest(".table").ok()??.get_bounding_client_rect();
    let root = crate::browser::window()?.document()?.document_element()?;
    let style = crate::browser::window()?.get_computed_style(&root).ok()??;
    let letter: f64 = style
        .get_property_value("font-size")
        .ok()?
        .trim_end_matches("px")
        .parse()
        .ok()?;
    let (width, height) = FULL_PANEL_SIZE;
    Some(table.width() >= width * letter && table.height() >= height * letter)
}

/// Returns the expandable part, which follows the summary line.
fn expandable_part(line: &Element) -> Option<Element> {
    let next = line.next_element_sibling()?;
    if next.class_list().contains("goals-more") {
        next.next_element_sibling()
    } else {
        Some(next)
    }
}

/// Returns whether only the summary line of the panel is visible. A press on it then opens the
/// console; the expandable part is hidden and must not be announced as expanded.
#[hook]
fn use_is_summary_only(line: &NodeRef) -> bool {
    let is_alone = use_state_eq(|| false);
    let (line, set) = (line.clone(), is_alone.setter());
    use_effect_with((), move |()| {
        let line = line.cast::<Element>();
        let line_node = line.clone();
        let look: Closure<dyn Fn()> = Closure::new(move || {
            let (line_node, set) = (line_node.clone(), set.clone());
            // Changing the state within the same resize notification would be an error.
            let later = Timeout::new(0, move || {
                let rest = line_node.as_ref().and_then(expandable_part);
                let rest = rest.and_then(|rest| rest.dyn_into::<HtmlElement>().ok());
                set.set(rest.is_some_and(|rest| rest.offset_height() == 0));
            });
            later.forget();
        });
        let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok();
        let rest = line.as_ref().and_then(expandable_part);
        if let Some(observer) = &observer {
            for node in line.iter().chain(&rest) {
                observer.observe(node);
            }
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(look);
        }
    });
    *is_alone
}

/// The panel of goals and scores. The main goal and the scores are always visible, the other parts
/// when it is expanded.
#[component]
pub fn GoalPanel(props: &GoalPanelProps) -> Html {
    let phrases = use_phrases();
    let line = use_node_ref();
    let is_summary_only = use_is_summary_only(&line);
    let is_expanded = use_state_eq(|| !props.expands_if_room);
    let (line_node, set, expands_if_room) =
        (line.clone(), is_expanded.setter(), props.expands_if_room);
    use_effect_with((), move |()| {
        if expands_if_room && line_node.cast::<Element>().as_ref().and_then(has_room) == Some(true)
        {
            set.set(true);
        }
    });
    let ontoggle = {
        let set = is_expanded.setter();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            if let Some(details) = details.filter(|_| !is_summary_only) {
                set.set(details.has_attribute("open"));
            }
        })
    };
    let MatchStanding {
        headline,
        goals,
        tallies,
    } = &props.standing;
    let total = |tally: &ScoreTally| {
        html! {
            <span key={tally.name.clone()} class="goal-total" title={tally.name.clone()}>
                if let Some(seat) = tally.seat { <SeatIcon {seat} /> }
                <span class="visually-hidden">{ &tally.name }{ " " }</span><b class="number">{ &tally.total }</b>
            </span>
        }
    };
    let is_shown = *is_expanded && !is_summary_only;
    html! {
        <>
            <details ref={line} class="goals" open={is_shown} {ontoggle}>
                <summary>
                    <span class="goals-told"><b class="goals-name">{ phrases.text("goals-name") }</b>{ " " }
                        if let Some(headline) = headline {
                            <span class="goals-main">{ headline }</span>
                        } else if let Some(main) = goals.first() {
                            <span class="goals-main">{ &main.text }</span>{ " " }
                            if let Some(now) = &main.now { <b class="goals-progress number">{ now }</b> }
                        }
                    </span>{ " " }
                    <span class="goals-reached">{ for tallies.iter().map(total) }</span>
                </summary>
            </details>
            // It is a sibling of the line, which can then stay in view while this part scrolls.
            if is_shown { { goal_details(&props.standing, &phrases) } }
        </>
    }
}

/// Renders the expandable part: the other goals, and the parts of the scores.
fn goal_details(standing: &MatchStanding, phrases: &Phrases) -> Html {
    let MatchStanding { goals, tallies, .. } = standing;
    // The summary line shows the main goal, unless it shows the sentence for the reader.
    let shown_above = usize::from(standing.headline.is_none());
    let goal = |goal: &Goal| {
        html! { <li key={goal.text.clone()}>{ &goal.text }if let Some(now) = &goal.now { <b class="number">{ now }</b> }</li> }
    };
    let source = |tally: &ScoreTally| {
        html! { <div key={tally.name.clone()} class="goal-source"><dt>{ &tally.name }</dt><dd>{ tally.parts_text(phrases) }</dd></div> }
    };
    let sources = || tallies.iter().filter(|tally| !tally.parts.is_empty());
    if goals.len() <= shown_above && sources().next().is_none() {
        return Html::default();
    }
    html! {
        <div class="goals-more">
            if goals.len() > shown_above { <ul class="goal-list">{ for goals.iter().skip(shown_above).map(goal) }</ul> }
            if sources().next().is_some() {
                <dl class="goal-sources" aria-label={phrases.text("goals-sources")}>{ for sources().map(source) }</dl>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complete_goal_text_gets_no_heading() {
        let goal = |text: &str, is_self_contained: bool| Goal {
            text: text.to_owned(),
            now: Some("1 of 2".to_owned()),
            is_self_contained,
        };
        let standing = MatchStanding {
            headline: None,
            goals: vec![goal("Mend it", false), goal("You lose if: late", true)],
            tallies: Vec::new(),
        };
        let lines = standing.lines(&Phrases::load("en"));
        assert_eq!(
            lines,
            ["Goal: Mend it (1 of 2).", "You lose if: late (1 of 2)."]
        );
    }
}
