//! The coach: what a lesson asks now, how far it is, and the ways through it. Says what it is
//! told; what is asked and whether it is reached is for the lesson.

use engine::registry::GameId;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::aria_disabled;
use ui::route::{Link, Route};
use yew::prelude::*;

/// One thing to reach, in words, and whether it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonGoal {
    /// In words.
    pub words: String,
    /// Whether it is reached.
    pub reached: bool,
}

/// The ways through a lesson; nothing where a way is closed now.
#[derive(Clone, PartialEq, Default)]
pub struct LessonControls {
    /// Back to the step before.
    pub back: Option<Callback<MouseEvent>>,
    /// The step, or when it is done the lesson, anew.
    pub again: Option<Callback<MouseEvent>>,
    /// The step is done for the learner.
    pub skip: Option<Callback<MouseEvent>>,
    /// A hint; asked twice, it is carried out.
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the next hint is carried out.
    pub hinted: bool,
}

/// Properties of the coach.
#[derive(Properties, PartialEq)]
pub struct CoachProps {
    /// Of which game.
    pub game: GameId,
    /// The name of the lesson.
    pub title: String,
    /// What is asked.
    pub text: String,
    /// What is to be reached.
    pub aims: Vec<LessonGoal>,
    /// A hint, or why an order was not taken.
    pub note: Option<String>,
    /// The present step, from 0.
    pub step: usize,
    /// How many there are.
    pub count: usize,
    /// The lesson that follows, by its id.
    pub next: Option<String>,
    /// The rule that the step teaches.
    pub rule: Html,
    /// The ways through.
    pub deeds: LessonControls,
}

/// The coach.
#[component]
pub fn Coach(props: &CoachProps) -> Html {
    let phrases = use_phrases();
    let done = props.step >= props.count;
    let words = [
        ("step", (props.step + 1).min(props.count).into()),
        ("count", props.count.into()),
    ];
    let aim = |aim: &LessonGoal| {
        let key = if aim.reached {
            "learn-goal-met"
        } else {
            "learn-goal-open"
        };
        html! {
            <li class={classes!("coach-aim", aim.reached.then_some("met"))}>
                if aim.reached {
                    <IconView icon={Icon::Check} />
                }
                { &aim.words }<span class="visually-hidden">{ format!(" ({})", phrases.text(key)) }</span>
            </li>
        }
    };
    html! {
        <section class="coach panel" aria-labelledby="coach-title">
            <h2 id="coach-title" class="card-title">{ &props.title }
                <small>{ if done { phrases.text("learn-done-mark") } else { phrases.say("learn-step", &words) } }</small>
            </h2>
            <progress class="coach-progress" max={props.count.to_string()} value={props.step.to_string()} aria-label={phrases.text("learn-coach")} />
            <div class="coach-words" role="status">
                <p>{ &props.text }</p>
                if !props.aims.is_empty() {
                    <ul class="coach-aims">{ for props.aims.iter().map(aim) }</ul>
                }
                if let Some(note) = &props.note {
                    <p class="coach-note">{ note }</p>
                }
            </div>
            <CoachButtons game={props.game} {done} next={props.next.clone()} rule={props.rule.clone()} deeds={props.deeds.clone()} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct CoachButtonsProps {
    game: GameId,
    done: bool,
    next: Option<String>,
    rule: Html,
    deeds: LessonControls,
}

/// The buttons of the coach.
#[component]
fn CoachButtons(props: &CoachButtonsProps) -> Html {
    let phrases = use_phrases();
    let CoachButtonsProps {
        game,
        done,
        next,
        rule,
        deeds,
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
    let hint = if deeds.hinted {
        "learn-show"
    } else {
        "learn-hint"
    };
    html! {
        <div class="coach-ways">
            if *done {
                if next.is_some() {
                    <Link to={Route::Learn { game: *game, lesson: next.clone() }} class="button primary">{ phrases.text("learn-next-lesson") }</Link>
                } else {
                    <Link to={Route::Play { game: *game }} class="button primary">{ phrases.text("learn-play") }</Link>
                }
                { button("learn-restart", &deeds.again, "") }
            } else {
                { button(hint, &deeds.hint, "primary") }
                { button("learn-back", &deeds.back, "") }
                { button("learn-again", &deeds.again, "") }
                { button("learn-skip", &deeds.skip, "") }
                { rule.clone() }
            }
            <Link to={course} class="button quiet">{ phrases.text("learn-to-course") }</Link>
        </div>
    }
}
