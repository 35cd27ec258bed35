//! Keyboard shortcuts of the table besides those of the board: cycling ships, directions, tabs,
//! passing, undo.

use super::{InputMode, TableActions, TableContext};
use crate::table::{actions, offers};
use engine::exodus::action::{Action, Token};
use engine::exodus::hex::Direction;
use engine::exodus::step::Step;
use match_text::KeyHelp;
use play::game_ui::CycleDirection;

/// The shortcuts, each with the phrase for its effect.
pub const KEYS: [KeyHelp; 10] = [
    ("N", "exodus-key-next"),
    ("B", "exodus-key-before"),
    ("1–6", "exodus-key-direction"),
    ("0", "exodus-key-blank"),
    ("1–6", "exodus-key-leaf"),
    ("V", "exodus-key-turn-leaf"),
    ("E", "exodus-key-done"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Returns whether a ship is being ordered, so that digits are directions.
pub fn is_flying(context: &TableContext) -> bool {
    let step = context.view.public.step;
    context.snapshot.seat.is_some() && (step == Step::Orders || matches!(step, Step::Open(_)))
}

/// Handles a key; returns whether the table uses it.
pub fn handle_key(actions: &TableActions, context: &TableContext, key: &str) -> bool {
    if context.snapshot.seat.is_none() {
        return false;
    }
    match key {
        "n" => actions::show_next_ship(actions, CycleDirection::Next),
        "b" => actions::show_next_ship(actions, CycleDirection::Previous),
        "e" => actions.order_first(|action| action == Action::Done),
        "y" => actions.set_mode(InputMode::Refusals),
        "escape" => actions.clear_selection(),
        digit => match digit.parse::<u8>().ok().filter(|n| *n <= 6) {
            Some(number) => order_step(actions, context, number),
            None => return false,
        },
    }
    true
}

/// Gives the selected ship a token, or moves it if movement is open. An illegal action is tried
/// too, so that its reason is shown.
fn order_step(actions: &TableActions, context: &TableContext, number: u8) {
    let Some(ship) = offers::selected_ship(&context.offers, context.input) else {
        return;
    };
    let open = matches!(context.view.public.step, Step::Open(_));
    match Direction::new(number) {
        Some(direction) if open => actions.order(Action::Step(ship, direction)),
        Some(direction) => actions.order(Action::Order(ship, Token::Go(direction))),
        None if open => {}
        None => actions.order(Action::Order(ship, Token::Blank)),
    }
}
