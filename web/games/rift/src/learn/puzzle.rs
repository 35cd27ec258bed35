//! A puzzle of Centauri Rift: one of the box, or the one of a day, which is made in the worker and
//! kept in the browser.

use super::table_of_puzzle::PuzzleTable;
use engine::bots::Level;
use engine::game::Game;
use engine::puzzle::Day;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::content::Stock;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::puzzle;
use engine::save::Saved;
use engine::session::Session;
use play::bot::Brain;
use play::game_ui::Opened;
use play::learn::Kept;
use std::cell::RefCell;
use std::rc::Rc;
use store::day;
use store::pack::stocks;
use ui::l10n::{Phrases, use_phrases};
use worker::{Errand, Reply, Wish};
use yew::prelude::*;

/// A puzzle that is ready.
#[derive(Clone, PartialEq)]
struct Ready {
    opened: Opened<Rift>,
    solution: Vec<Action>,
}

/// How far it is.
#[derive(Clone, PartialEq)]
enum Making {
    Waiting,
    Ready(Ready),
    Failed,
}

/// Which puzzle.
#[derive(Properties, PartialEq)]
pub struct RiftPuzzleProps {
    /// The id of one of the box, or a date.
    pub id: String,
}

/// The ids of the puzzles of the box, as far as its boards are in force.
#[must_use]
pub fn offered() -> Vec<&'static str> {
    let stock = stocks().rift();
    puzzle::puzzle_ids()
        .filter(|id| stock.is_of_box(id))
        .collect()
}

/// What a puzzle of the box is called.
#[must_use]
pub fn name(phrases: &Phrases, id: &str) -> String {
    let own = phrases.find(&format!("rift-board-{id}-name"), &[]);
    own.or_else(|| stocks().rift().board(id).map(|board| board.name))
        .unwrap_or_default()
}

/// The puzzle.
#[component]
pub fn RiftPuzzle(props: &RiftPuzzleProps) -> Html {
    let phrases = use_phrases();
    let making = use_state_eq(|| Making::Waiting);
    let brain = use_memo((), |()| RefCell::new(Brain::default()));
    {
        let setter = making.setter();
        use_effect_with(props.id.clone(), move |id| match boxed(id) {
            Some(ready) => setter.set(Making::Ready(ready)),
            None => fetch(id, &brain, setter),
        });
    }
    let title = match day::read(&props.id, day::today()) {
        Some(_) => phrases.say("puzzle-of", &[("date", props.id.as_str().into())]),
        None => name(&phrases, &props.id),
    };
    match (*making).clone() {
        Making::Ready(Ready { opened, solution }) => {
            html! { <PuzzleTable id={props.id.clone()} {title} {opened} {solution} /> }
        }
        Making::Waiting => html! {
            <div class="page"><h1>{ title }</h1><p class="loading" role="status"><span class="spinner" />{ phrases.text("puzzle-making") }</p></div>
        },
        Making::Failed => html! {
            <div class="page"><h1>{ title }</h1><p class="notice alert" role="alert">{ phrases.text("puzzle-failed") }</p></div>
        },
    }
}

/// A puzzle of the box.
fn boxed(id: &str) -> Option<Ready> {
    let stock = &stocks().rift();
    let solution = puzzle::solution(id).filter(|_| stock.is_of_box(id))?;
    let ships = u8::try_from(stock.board(id)?.starts.len()).ok()?;
    let options =
        Options::for_board_of(stock, BoardChoice::Shipped(id.to_owned()), 2, ships).ok()?;
    let session = Session::new(Rift::lay_with(options, stock).ok()?, 0);
    Some(Ready {
        opened: Opened(Rc::new(session)),
        solution,
    })
}

/// The puzzle of a day: as it was kept, or made now.
fn fetch(id: &str, brain: &RefCell<Brain>, setter: UseStateSetter<Making>) {
    let Some(Day(day)) = day::read(id, day::today()) else {
        setter.set(Making::Failed);
        return;
    };
    let stocks = stocks();
    let pack = stocks.rift.as_deref().and_then(Stock::pack);
    let pack = pack.map(|pack| format!("@{}-{}", pack.id, pack.version));
    let key = format!("rift/{id}{}", pack.unwrap_or_default());
    if let Some(ready) = Kept::get(&key).and_then(|text| read(&text)) {
        setter.set(Making::Ready(ready));
        return;
    }
    let errand = Errand {
        text: Rift::NAME.to_owned(),
        seat: 0,
        level: Level::Admiral,
        seed: 0,
        wish: Wish::Puzzle(day),
        stocks: store::pack::stocks_elsewhere(),
    };
    brain.borrow_mut().ask(errand, move |reply: Reply| {
        let ready = read(&reply.line);
        if ready.is_some() {
            Kept::put(&key, &reply.line);
        }
        setter.set(ready.map_or(Making::Failed, Making::Ready));
    });
}

/// A puzzle as the worker writes it: the text of a save, and the solution as JSON.
fn read(text: &str) -> Option<Ready> {
    let (save, solution): (String, String) = serde_json::from_str(text).ok()?;
    let session = Saved::read(&save).ok()?.open_with(&stocks().rift()).ok()?;
    Some(Ready {
        opened: Opened(Rc::new(session)),
        solution: serde_json::from_str(&solution).ok()?,
    })
}
