//! The coach panel of a lesson: the current task, the progress, and buttons. The lesson runner
//! provides its content.

use engine::registry::GameId;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::aria_disabled;
use ui::route::{Link, Route};
use yew::prelude::*;

/// A goal of a lesson's step, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonGoal {
    pub text: String,
    pub is_reached: bool,
}

/// The buttons of a lesson; `None` disables one.
#[derive(Clone, PartialEq, Default)]
pub struct LessonControls {
    /// The button that goes back to the previous step.
    pub back: Option<Callback<MouseEvent>>,
    /// Restarts the step, or the lesson once it is done.
    pub again: Option<Callback<MouseEvent>>,
    /// Completes the step for the learner.
    pub skip: Option<Callback<MouseEvent>>,
    /// Shows a hint; pressed again, carries it out.
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether pressing the hint again carries it out.
    pub is_hinted: bool,
}

#[derive(Properties, PartialEq)]
pub struct LessonPanelProps {
    pub game: GameId,
    /// Title of the lesson.
    pub title: String,
    /// The task of the current step.
    pub text: String,
    /// The goals of the current step.
    pub goals: Vec<LessonGoal>,
    /// A hint, or why an order was not accepted.
    pub note: Option<String>,
    /// The current step, counted from 0.
    pub step: usize,
    /// Number of steps.
    pub count: usize,
    /// Whether the lesson ended with a match that the learner has won.
    pub is_won: bool,
    /// Id of the next lesson.
    pub next: Option<String>,
    /// A link to the rule that the step teaches.
    pub rule: Html,
    pub controls: LessonControls,
}

/// The panel of the coach beside a table: task, goals, note, progress and buttons.
#[component]
pub fn LessonPanel(props: &LessonPanelProps) -> Html {
    let phrases = use_phrases();
    let done = props.step >= props.count;
    let args = [
        ("step", (props.step + 1).min(props.count).into()),
        ("count", props.count.into()),
    ];
    let goal = |goal: &LessonGoal| {
        let key = if goal.is_reached {
            "learn-goal-met"
        } else {
            "learn-goal-open"
        };
        html! {
            <li class={classes!("guide-card-goal", goal.is_reached.then_some("met"))}>
                if goal.is_reached {
                    <IconView icon={Icon::Check} />
                }
                { &goal.text }<span class="visually-hidden">{ format!(" ({})", phrases.text(key)) }</span>
            </li>
        }
    };
    html! {
        <section class="guide-card panel" aria-labelledby="guide-card-title">
            <h2 id="guide-card-title" class="card-title">{ &props.title }
                <small>{ if done { phrases.text("learn-done-mark") } else { phrases.say("learn-step", &args) } }</small>
            </h2>
            <progress class="guide-card-progress" max={props.count.to_string()} value={props.step.to_string()} aria-label={phrases.text("learn-coach")} />
            <div class="guide-card-text" role="status">
                if props.is_won {
                    <p class="guide-card-victory"><IconView icon={Icon::Star} />{ phrases.text("end-victory") }</p>
                }
                <p>if done { <IconView icon={Icon::Check} />{ " " } }{ &props.text }</p>
                if !props.goals.is_empty() {
                    <ul class="guide-card-goals">{ for props.goals.iter().map(goal) }</ul>
                }
                if let Some(note) = &props.note {
                    <p class="guide-card-note">{ note }</p>
                }
            </div>
            <LessonButtons game={props.game} is_done={done} next={props.next.clone()} rule={props.rule.clone()} controls={props.controls.clone()} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct LessonButtonsProps {
    game: GameId,
    is_done: bool,
    next: Option<String>,
    rule: Html,
    controls: LessonControls,
}

#[component]
fn LessonButtons(props: &LessonButtonsProps) -> Html {
    let phrases = use_phrases();
    let LessonButtonsProps {
        game,
        is_done,
        next,
        rule,
        controls,
    } = props;
    let button = |key: &str, onclick: &Option<Callback<MouseEvent>>, class: &'static str| {
        html! {
            <button type="button" class={classes!("button", class)} aria-disabled={aria_disabled(onclick.is_none())}
                onclick={onclick.clone().unwrap_or_default()}>{ phrases.text(key) }</button>
        }
    };
    let course = Route::Learn {
        game: *game,
        lesson: None,
    };
    let hint = if controls.is_hinted {
        "learn-show"
    } else {
        "learn-hint"
    };
    html! {
        <div class="guide-card-buttons">
            if *is_done {
                if next.is_some() {
                    <Link to={Route::Learn { game: *game, lesson: next.clone() }} class="button primary">{ phrases.text("learn-next-lesson") }</Link>
                }
                <Link to={Route::Play { game: *game }} class={classes!("button", next.is_none().then_some("primary"))}>{ phrases.text("learn-play") }</Link>
                { button("learn-restart", &controls.again, "") }
            } else {
                { button(hint, &controls.hint, "primary") }
                { button("learn-back", &controls.back, "") }
                { button("learn-again", &controls.again, "") }
                { button("learn-skip", &controls.skip, "") }
                { rule.clone() }
            }
            <Link to={course} class="button quiet">{ phrases.text("learn-to-course") }</Link>
        </div>
    }
}
