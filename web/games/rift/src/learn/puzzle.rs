//! The page of a puzzle: a shipped one, or the daily puzzle, which a worker generates and the
//! browser stores.

use super::puzzle_table::PuzzleTable;
use engine::bots::Level;
use engine::daily_puzzle::Day;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::content::ContentSet;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::puzzle;
use engine::save::SaveFile;
use engine::session::Session;
use play::bot::BotExecutor;
use play::game_ui::OpenedSession;
use play::learn::PuzzleCache;
use std::cell::RefCell;
use std::rc::Rc;
use store::day;
use store::pack::current_content;
use ui::l10n::{Phrases, use_phrases};
use worker::{WorkerReply, WorkerRequest, WorkerTask};
use yew::prelude::*;

/// A loaded puzzle: its session and its solution.
#[derive(Clone, PartialEq)]
struct LoadedPuzzle {
    opened: OpenedSession<Rift>,
    solution: Vec<Action>,
}

/// The loading state of the page.
#[derive(Clone, PartialEq)]
enum PuzzleState {
    Waiting,
    Ready(LoadedPuzzle),
    Failed,
}

#[derive(Properties, PartialEq)]
pub struct RiftPuzzleProps {
    /// The id of a shipped puzzle, or the ISO date of a daily one.
    pub id: String,
}

/// Returns the ids of the shipped puzzles whose boards the active content pack does not replace.
#[must_use]
pub fn available_puzzles() -> Vec<&'static str> {
    let content = current_content().rift();
    puzzle::puzzle_ids()
        .filter(|id| content.is_base_board(id))
        .collect()
}

/// Returns the name of a shipped puzzle.
#[must_use]
pub fn name(phrases: &Phrases, id: &str) -> String {
    let own = phrases.find(&format!("rift-board-{id}-name"), &[]);
    own.or_else(|| current_content().rift().board(id).map(|board| board.name))
        .unwrap_or_default()
}

#[component]
pub fn RiftPuzzle(props: &RiftPuzzleProps) -> Html {
    let phrases = use_phrases();
    let puzzle_state = use_state_eq(|| PuzzleState::Waiting);
    let executor = use_memo((), |()| RefCell::new(BotExecutor::default()));
    {
        let setter = puzzle_state.setter();
        use_effect_with(props.id.clone(), move |id| match shipped_puzzle(id) {
            Some(ready) => setter.set(PuzzleState::Ready(ready)),
            None => load_daily(id, &executor, setter),
        });
    }
    let title = match day::parse_iso_date(&props.id, day::today()) {
        Some(_) => phrases.say("puzzle-of", &[("date", props.id.as_str().into())]),
        None => name(&phrases, &props.id),
    };
    match (*puzzle_state).clone() {
        PuzzleState::Ready(LoadedPuzzle { opened, solution }) => {
            html! { <PuzzleTable id={props.id.clone()} {title} {opened} {solution} /> }
        }
        PuzzleState::Waiting => html! {
            <div class="page"><h1>{ title }</h1><p class="loading" role="status"><span class="spinner" />{ phrases.text("puzzle-making") }</p></div>
        },
        PuzzleState::Failed => html! {
            <div class="page"><h1>{ title }</h1><p class="notice alert" role="alert">{ phrases.text("puzzle-failed") }</p></div>
        },
    }
}

/// Loads a shipped puzzle; `None` if its id is unknown or its board is replaced.
fn shipped_puzzle(id: &str) -> Option<LoadedPuzzle> {
    let content = &current_content().rift();
    let solution = puzzle::solution(id).filter(|_| content.is_base_board(id))?;
    let ships = u8::try_from(content.board(id)?.starts.len()).ok()?;
    let options =
        Options::for_board_with(content, BoardChoice::Shipped(id.to_owned()), 2, ships).ok()?;
    let session = Session::new(Rift::from_options(options, content).ok()?, 0);
    Some(LoadedPuzzle {
        opened: OpenedSession(Rc::new(session)),
        solution,
    })
}

/// Loads the daily puzzle of a date from the store, or generates it in the worker.
fn load_daily(id: &str, executor: &RefCell<BotExecutor>, setter: UseStateSetter<PuzzleState>) {
    let Some(Day(day)) = day::parse_iso_date(id, day::today()) else {
        setter.set(PuzzleState::Failed);
        return;
    };
    let content_sets = current_content();
    let pack = content_sets.rift.as_deref().and_then(ContentSet::pack);
    let pack = pack.map(|pack| format!("@{}-{}", pack.id, pack.version));
    let key = format!("rift/{id}{}", pack.unwrap_or_default());
    if let Some(ready) = PuzzleCache::get(&key).and_then(|text| parse_puzzle(&text)) {
        setter.set(PuzzleState::Ready(ready));
        return;
    }
    let request = WorkerRequest {
        text: Rift::NAME.to_owned(),
        seat: 0,
        level: Level::Admiral,
        seed: 0,
        task: WorkerTask::Puzzle(day),
        content_sets: store::pack::content_for_worker(),
    };
    executor
        .borrow_mut()
        .ask(request, move |reply: WorkerReply| {
            let ready = parse_puzzle(&reply.line);
            if ready.is_some() {
                PuzzleCache::put(&key, &reply.line);
            }
            setter.set(ready.map_or(PuzzleState::Failed, PuzzleState::Ready));
        });
}

/// Reads the JSON that the worker writes: a pair of the save as text, and the solution as JSON.
fn parse_puzzle(text: &str) -> Option<LoadedPuzzle> {
    let (save, solution): (String, String) = serde_json::from_str(text).ok()?;
    let session = SaveFile::read(&save)
        .ok()?
        .open_with(&current_content().rift())
        .ok()?;
    Some(LoadedPuzzle {
        opened: OpenedSession(Rc::new(session)),
        solution: serde_json::from_str(&solution).ok()?,
    })
}
