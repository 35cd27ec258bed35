//! Keys of the table that are not the board's: flying, guns, ending the turn.

use super::actions::{number, order_first, toggle};
use super::aim::Tool;
use super::{Actions, Watch};
use crate::play::hands::{Keyed, Way};
use crate::text::{Key, KeySection};
use engine::rift::Rift;
use engine::rift::action::{Action, Sense};

/// Keys of the table, each with the phrase of what it does.
const KEYS: [Key; 16] = [
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
enum Wish {
    Order(fn(Action) -> bool),
    Number(u8),
    Tool(Tool),
}

/// They work wherever the focus is, but not in a field, a dialog or the rules. Space and Enter are none of them: they
/// press what has the focus, and where that is gone they must not end a turn.
impl Keyed for Rift {
    const CLAIMED: &'static [&'static str] = &["f", "m", "r"];
    /// The next turn is another captain's.
    const ONCE: &'static [&'static str] = &[
        "w", "s", "a", "d", "r", "f", "m", "e", "x", "i", "j", "c", "y", "escape", "1", "2", "3",
        "4", "5", "6", "7", "8", "9",
    ];

    fn keys() -> KeySection {
        KeySection {
            title: "rift-keys",
            keys: KEYS.to_vec(),
        }
    }

    fn hears(watch: &Watch) -> bool {
        watch.stand.seat.is_some()
    }

    fn press(hands: &Actions, _: &Watch, key: &str, _: Way) -> bool {
        let Some(wish) = wish(key) else {
            return false;
        };
        match wish {
            Wish::Order(fits) => order_first(hands, fits),
            Wish::Number(n) => number(hands, n),
            Wish::Tool(tool) => toggle(hands, tool),
        }
        true
    }
}

fn wish(key: &str) -> Option<Wish> {
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
