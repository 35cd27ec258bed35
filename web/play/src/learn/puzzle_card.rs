//! The card of a puzzle of any game: the task, the result of the attempt, and buttons.

use engine::registry::GameId;
use store::day;
use store::day::use_today;
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use ui::route::{Link, Route};
use ui::timing::await_promise;
use yew::prelude::*;

/// Time limit for copying a text, in milliseconds.
const CLIPBOARD_TIMEOUT_MS: i32 = 10_000;

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleResult {
    /// The attempt is in progress.
    Open,
    Solved,
    /// The attempt is over without a solution.
    Failed,
}

#[derive(Properties, PartialEq)]
pub struct PuzzleCardProps {
    pub game: GameId,
    /// The id or date of the puzzle.
    pub id: String,
    pub title: String,
    /// The task in words.
    pub task: String,
    /// The result of the attempt.
    pub result: PuzzleResult,
    /// Number of the attempt, from 1.
    pub attempt: usize,
    /// The solution in words, after the player gave up.
    pub solution: Option<String>,
    /// Starts a new attempt.
    pub again: Callback<MouseEvent>,
    /// Shows the solution.
    pub give_up: Callback<MouseEvent>,
}

/// The card beside a puzzle's table: the task, the result, and buttons.
#[component]
pub fn PuzzleCard(props: &PuzzleCardProps) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let today = use_today();
    let was_shared = use_state_eq(|| false);
    let args = [
        ("title", props.title.as_str().into()),
        ("attempt", props.attempt.into()),
    ];
    let status = match (props.result, &props.solution) {
        (PuzzleResult::Solved, None) => Some(phrases.say("puzzle-solved", &args)),
        (PuzzleResult::Solved, Some(_)) => Some(phrases.text("puzzle-solved-shown")),
        (PuzzleResult::Failed, _) => Some(phrases.text("puzzle-unsolved")),
        (PuzzleResult::Open, _) => None,
    };
    let share = {
        let text = phrases.say("puzzle-share-text", &args);
        let (was_shared, done) = (was_shared.clone(), phrases.text("puzzle-shared"));
        let href = Route::Puzzles {
            game: props.game,
            puzzle: Some(props.id.clone()),
        }
        .href();
        Callback::from(move |_: MouseEvent| {
            copy(&format!("{text}\n{}{href}", page_url()));
            was_shared.set(true);
            announcer.alert(done.clone());
        })
    };
    let is_solved = props.result == PuzzleResult::Solved && props.solution.is_none();
    // A page that was left open overnight shows the puzzle of an earlier day.
    let is_of_another_day = day::parse_iso_date(&props.id, today).is_some_and(|of| of != today);
    html! {
        <section class="guide-card panel" aria-labelledby="puzzle-name">
            <h2 id="puzzle-name" class="card-title">{ &props.title }<small>{ phrases.say("puzzle-attempt", &args) }</small></h2>
            <div class="guide-card-text" role="status">
                <p>{ &props.task }</p>
                if let Some(status) = status {
                    <p class="guide-card-note">{ status }</p>
                }
                if let Some(solution) = &props.solution {
                    <p class="guide-card-note">{ phrases.say("puzzle-solution", &[("plan", solution.as_str().into())]) }</p>
                }
            </div>
            <div class="guide-card-buttons">
                if is_solved {
                    <button type="button" class="button primary" onclick={share}>{ phrases.text(if *was_shared { "puzzle-shared" } else { "puzzle-share" }) }</button>
                }
                <button type="button" class={classes!("button", (props.result == PuzzleResult::Failed).then_some("primary"))} onclick={props.again.clone()}>{ phrases.text("puzzle-again") }</button>
                if !is_solved && props.solution.is_none() {
                    <button type="button" class="button" onclick={props.give_up.clone()}>{ phrases.text("puzzle-give-up") }</button>
                }
                if is_of_another_day {
                    <Link to={Route::Puzzles { game: props.game, puzzle: Some(day::to_iso_date(today)) }} class="button">{ phrases.text("puzzle-today") }</Link>
                }
                <Link to={Route::Puzzles { game: props.game, puzzle: None }} class="button quiet">{ phrases.text("puzzle-to-list") }</Link>
            </div>
        </section>
    }
}

/// Returns the URL of the page without its fragment.
fn page_url() -> String {
    let href = ui::browser::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Copies a text, if the browser has a clipboard; a refusal is reported by the browser.
fn copy(text: &str) {
    let Some(navigator) = ui::browser::window().map(|window| window.navigator()) else {
        return;
    };
    let known = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if known.is_ok_and(|clipboard| clipboard.is_object()) {
        let copying = navigator.clipboard().write_text(text);
        wasm_bindgen_futures::spawn_local(async move {
            let _ = await_promise(CLIPBOARD_TIMEOUT_MS, copying).await;
        });
    }
}
