//! Keys of the table that are not the board's: units one after another, cards, passing, taking back.

use super::offers::Card;
use super::{Actions, Tool, Watch};
use crate::table::{actions, offers};
use engine::space_rift::action::Action;
use engine::space_rift::cards::{CombatId, CommandId};
use play::game_ui::Way;
use play::text::Key;

/// Keys of the table, each with the phrase of what it does.
pub const KEYS: [Key; 8] = [
    ("N", "space-rift-key-next"),
    ("B", "space-rift-key-before"),
    ("1–9", "space-rift-key-card"),
    ("P", "space-rift-key-play"),
    ("E", "space-rift-key-done"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Does what a key asks for; says whether it is one of ours.
pub fn order(actions: &Actions, watch: &Watch, key: &str) -> bool {
    match key {
        "n" => actions::next_unit(actions, Way::On),
        "b" => actions::next_unit(actions, Way::Back),
        "e" => actions.order_first(|action| matches!(action, Action::Done | Action::Begin)),
        "p" => {
            if let Tool::Card(card) = watch.aim.tool
                && let Some(action) = offers::of_card(&watch.offers, card).next()
            {
                actions.order(action);
            }
        }
        "y" => actions.take(Tool::WhyNot),
        "escape" => actions.put_down(),
        digit => match digit.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) {
            Some(n) => {
                if let Some(card) = held(watch).into_iter().nth(n) {
                    actions::press_card(actions, card);
                }
            }
            None => return false,
        },
    }
    true
}

/// The cards in the hand that is shown, one of each kind, in order.
#[must_use]
pub fn held(watch: &Watch) -> Vec<Card> {
    let Some((_, own)) = watch.view.own else {
        return Vec::new();
    };
    let drawn = own.drawn.kinds().map(|kind| Card::Command(CommandId(kind)));
    let commands = own
        .command
        .kinds()
        .map(|kind| Card::Command(CommandId(kind)));
    let combats = own.combat.kinds().map(|kind| Card::Combat(CombatId(kind)));
    drawn.chain(commands).chain(combats).collect()
}
