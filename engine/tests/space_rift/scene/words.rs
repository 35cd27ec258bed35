//! The notation of actions and units in the worked examples.

use super::Scene;
use crate::hexes::hex;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::dice::Face;
use engine::space_rift::drift::{DriftChoice, Tile};

impl Scene {
    /// Parses an action. Units are named by the hex on which they began.
    ///
    /// `move C5 F5`, `move C5 F5 impulse`, `attack C5 G6`, `order C5 0`, `place 2 D10`, `close 2
    /// F6`, `settle F6 G6`, `play sprung-trap`, `play slingshot C5`, `done` and so on.
    pub fn action(&self, text: &str) -> Action {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unit = |n: usize| self.id(words[n]);
        let at = |n: usize| hex(words[n]);
        let number = |n: usize| words[n].parse::<u8>().unwrap();
        let pays = words.last() == Some(&"impulse");
        let combat = |n: usize| self.game.combat_named(words[n]).expect("no such card");
        let command = |n: usize| self.game.command_named(words[n]).expect("no such card");
        let tile = |n: usize| Tile::of_number(number(n)).unwrap();
        match words[0] {
            "begin" => Action::Begin,
            "place" => Action::Drift(DriftChoice::Place(tile(1), at(2))),
            "close" => Action::Drift(DriftChoice::Close(tile(1), at(2))),
            "settle" => Action::Drift(DriftChoice::Settle(unit(1), at(2))),
            "command" => Action::Command(command(1)),
            "signal" => Action::Signal(unit(1)),
            "order" => Action::Order(unit(1), words.get(2).map_or(0, |_| number(2))),
            "clear" => Action::Clear(unit(1)),
            "restore" => Action::Restore(unit(1)),
            "move" => Action::Move(unit(1), at(2), pays),
            "exit" => Action::Exit(unit(1), pays),
            "attack" => Action::Attack(unit(1), unit(2)),
            "sortie" => Action::Sortie(unit(1), unit(2)),
            "play" if words.len() > 2 => Action::PlayFor(combat(1), unit(2)),
            "play" => Action::Play(combat(1)),
            "react" => Action::React(command(1)),
            "reroll" => Action::Reroll(face(words[1])),
            "grapple" => Action::Grapple(unit(1), unit(2)),
            "ignore" => Action::Ignore(number(1)),
            "retire" => Action::Retire(at(1)),
            "back" => Action::BattleBack,
            "pursue" => Action::Pursue,
            "keep" => Action::Keep(command(1)),
            "stars" => Action::TakeStars,
            "card" => Action::TakeCard,
            "sell" => Action::Sell(combat(1)),
            "done" => Action::Done,
            "concede" => Action::Concede,
            "offer" => Action::OfferDraw,
            "accept" => Action::AnswerDraw(true),
            "refuse" => Action::AnswerDraw(false),
            other => panic!("what is {other}?"),
        }
    }
}

fn face(word: &str) -> Face {
    let names = ["SQ", "TR", "CI", "BL", "ST", "RA"];
    let index = names.iter().position(|name| *name == word);
    Face::ALL[index.unwrap_or_else(|| panic!("no face {word}"))]
}

/// The description of a unit, such as `DDh C5 2 alert`: its type and hex, and what differs from a
/// unit at the start: its ships, `alert`, `moved`, or `waits` for a unit without an order.
#[derive(Clone, Debug)]
pub struct UnitSpec {
    /// Type and hex, as in a scenario.
    pub unit: String,
    pub hex: Hex,
    /// Number of ships, if the unit is not at full strength.
    pub ships: Option<u8>,
    /// Whether the unit has a red-alert marker.
    pub has_alert: bool,
    /// Whether the unit has moved.
    pub has_moved: bool,
    /// Whether the unit has no order.
    pub waits: bool,
}

impl UnitSpec {
    /// Parses a description.
    pub fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [kind, name, rest @ ..] = &words[..] else {
            panic!("too short: {text}");
        };
        let has = |word: &str| rest.contains(&word);
        Self {
            unit: format!("{kind} {name}"),
            hex: hex(name),
            ships: rest.first().and_then(|word| word.parse().ok()),
            has_alert: has("alert"),
            has_moved: has("moved"),
            waits: has("waits"),
        }
    }
}
