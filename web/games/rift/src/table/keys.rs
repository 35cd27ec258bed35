//! Keys of the table that are not the board's: flying, guns, ending the turn.

use super::aim::Tool;
use engine::rift::action::{Action, Sense};
use play::text::Key;

/// Keys of the table, each with the phrase of what it does. Space and Enter are none of them: they press what has the
/// focus, and where that is gone they must not end a turn.
pub const KEYS: [Key; 16] = [
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

/// What a key asks for.
pub enum Wish {
    Order(fn(Action) -> bool),
    Number(u8),
    Tool(Tool),
}

/// What a key asks for; nothing where it is none of the table's.
pub fn wish(key: &str) -> Option<Wish> {
    Some(match key {
        "w" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Plus, _))),
        "s" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Minus, _))),
        "a" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Minus, _))),
        "d" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Plus, _))),
        "r" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Plus, _))),
        "f" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Minus, _))),
        "m" => Wish::Order(|action| action == Action::Step),
        "e" => Wish::Order(|action| matches!(action, Action::EndTurn | Action::NextGame)),
        "x" => Wish::Order(|action| action == Action::ReleaseMine),
        "i" => Wish::Order(|action| matches!(action, Action::ChargeIon(_))),
        "j" => Wish::Tool(Tool::Warp),
        "c" => Wish::Tool(Tool::Charge),
        "y" => Wish::Tool(Tool::WhyNot),
        "escape" => Wish::Tool(Tool::Free),
        digit => {
            let number: u8 = digit.parse().ok()?;
            Wish::Number(number.checked_sub(1)?)
        }
    })
}
