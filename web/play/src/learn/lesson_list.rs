//! The lessons of a game in their order, with the progress in each.

use super::{has_lessons, lesson_minutes, lesson_steps, lessons};
use engine::registry::GameId;
use store::learning_progress::{LearningProgress, lesson_key};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LessonListProps {
    pub game: GameId,
}

/// A lesson in the list.
struct LessonRow {
    id: &'static str,
    completed_step_count: usize,
    step_count: usize,
    minutes: usize,
}

impl LessonRow {
    const fn is_done(&self) -> bool {
        self.completed_step_count >= self.step_count
    }

    /// Returns the phrase key of its button.
    const fn call(&self) -> &'static str {
        match (self.is_done(), self.completed_step_count) {
            (true, _) => "learn-repeat",
            (false, 0) => "learn-begin",
            (false, _) => "learn-go-on",
        }
    }
}

/// The list of a game's lessons.
#[component]
pub fn LessonList(props: &LessonListProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let progress = LearningProgress::load();
    let entries: Vec<LessonRow> = lessons(game)
        .into_iter()
        .map(|id| LessonRow {
            id,
            completed_step_count: progress.steps_done(&lesson_key(game, id)),
            step_count: lesson_steps(game, id).unwrap_or(1),
            minutes: lesson_minutes(game, id).unwrap_or(1),
        })
        .collect();
    let done = entries.iter().filter(|entry| entry.is_done()).count();
    let next = entries.iter().position(|entry| !entry.is_done());
    let row = |(n, entry): (usize, &LessonRow)| {
        let key = format!("{}-lesson-{}", game.name(), entry.id);
        let to = Route::Learn {
            game,
            lesson: Some(entry.id.to_owned()),
        };
        let class = classes!("button", (next == Some(n)).then_some("primary"));
        let args = [
            ("step", entry.completed_step_count.into()),
            ("count", entry.step_count.into()),
        ];
        let minutes = phrases.say("learn-minutes", &[("minutes", entry.minutes.into())]);
        let label = format!("{}: {}", phrases.text(entry.call()), phrases.text(&key));
        html! {
            <li key={entry.id} class={classes!("panel", "lesson", entry.is_done().then_some("done"))}>
                <div>
                    <h2>{ phrases.text(&key) }</h2>
                    <p>{ phrases.text(&format!("{key}.blurb")) }{ " " }<small class="lesson-minutes">{ minutes }</small></p>
                </div>
                if entry.is_done() {
                    <span class="lesson-mark"><IconView icon={Icon::Check} />{ phrases.text("learn-done-mark") }</span>
                } else if entry.completed_step_count > 0 {
                    <span class="lesson-mark">{ phrases.say("learn-step", &args) }</span>
                }
                <Link {to} {class} {label}>{ phrases.text(entry.call()) }</Link>
            </li>
        }
    };
    let args = [("done", done.into()), ("count", entries.len().into())];
    html! {
        <>
            if !has_lessons(game) {
                <p class="notice">{ phrases.text("pack-lessons") }</p>
            }
            <p class="lead">{ if next.is_none() { phrases.text("learn-all-done") } else { phrases.say("learn-count", &args) } }</p>
            <ol class="lessons">{ for entries.iter().enumerate().map(row) }</ol>
            if next.is_none() {
                <div class="buttons"><Link to={Route::Play { game }} class="button primary large">{ phrases.text("learn-play") }</Link></div>
            }
        </>
    }
}
