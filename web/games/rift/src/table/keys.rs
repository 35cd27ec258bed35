//! Keyboard shortcuts of the table besides those of the board: flying, firing, ending the turn.

use super::pending_input::InputMode;
use engine::rift::action::{Action, PlusMinus};
use match_text::KeyHelp;

/// The shortcuts, each with the phrase for its effect. Space and Enter are excluded: they press the
/// focused button, and must not end a turn if the focus is lost.
pub const KEYS: [KeyHelp; 16] = [
    ("M", "rift-order-step"),
    ("W", "rift-order-faster"),
    ("S", "rift-order-slower"),
    ("A", "rift-order-turn-left"),
    ("D", "rift-order-turn-right"),
    ("R", "rift-order-rise"),
    ("F", "rift-order-sink"),
    ("J", "rift-order-warp"),
    ("C", "rift-order-charge"),
    ("I", "rift-order-charge-ion"),
    ("X", "rift-order-release-mine"),
    ("1–9", "rift-key-number"),
    ("E", "rift-order-end-turn"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// The command of a keyboard shortcut.
pub enum KeyCommand {
    Order(fn(Action) -> bool),
    Number(u8),
    Tool(InputMode),
}

/// Returns the command of a key; `None` if the table does not use it.
pub fn key_command(key: &str) -> Option<KeyCommand> {
    Some(match key {
        "w" => KeyCommand::Order(|action| matches!(action, Action::Accelerate(PlusMinus::Plus, _))),
        "s" => {
            KeyCommand::Order(|action| matches!(action, Action::Accelerate(PlusMinus::Minus, _)))
        }
        "a" => KeyCommand::Order(|action| matches!(action, Action::Rotate(PlusMinus::Minus, _))),
        "d" => KeyCommand::Order(|action| matches!(action, Action::Rotate(PlusMinus::Plus, _))),
        "r" => {
            KeyCommand::Order(|action| matches!(action, Action::ChangePlane(PlusMinus::Plus, _)))
        }
        "f" => {
            KeyCommand::Order(|action| matches!(action, Action::ChangePlane(PlusMinus::Minus, _)))
        }
        "m" => KeyCommand::Order(|action| action == Action::Step),
        "e" => KeyCommand::Order(|action| matches!(action, Action::EndTurn | Action::NextGame)),
        "x" => KeyCommand::Order(|action| action == Action::ReleaseMine),
        "i" => KeyCommand::Order(|action| matches!(action, Action::ChargeIon(_))),
        "j" => KeyCommand::Tool(InputMode::Warp),
        "c" => KeyCommand::Tool(InputMode::Charge),
        "y" => KeyCommand::Tool(InputMode::Refusals),
        "escape" => KeyCommand::Tool(InputMode::Free),
        digit => {
            let number: u8 = digit.parse().ok()?;
            KeyCommand::Number(number.checked_sub(1)?)
        }
    })
}
