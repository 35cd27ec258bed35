//! The text model: the state of a match for the player here, as text and plain data. A game builds
//! it; the other modules of `text` read it.

use super::{GridKind, GridPoint};
use engine::rule::RuleId;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Index of a piece in [`TextModel::pieces`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceId(pub usize);

/// Number of a place on the drawn board, which is its index in [`TextModel::places`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceId(pub u16);

/// Whose side a piece is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allegiance {
    /// The reader's own.
    Own,
    /// Of the reader's team, or co-operating.
    Friend,
    /// Of any other player.
    Foe,
}

/// One line about a piece, such as its hull.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceFact {
    /// Name of the property.
    pub name: String,
    /// Its current value, in words.
    pub value: String,
}

/// A piece that belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPiece {
    pub name: String,
    pub side: Allegiance,
    /// The piece's place; `None` when it is gone.
    pub at: Option<PlaceId>,
    /// Its state in one word: active, ready, gone.
    pub state: String,
    /// Whether it can be given orders now.
    pub is_ready: bool,
    /// CSS class of its owner.
    pub class: String,
    /// All other facts about it.
    pub facts: Vec<PieceFact>,
}

/// One place of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPlace {
    /// Coordinates on the grid.
    pub point: GridPoint,
    /// Its coordinate, as it is read and typed.
    pub name: String,
    /// Other names, such as the terrain or the owner of the place.
    pub names: Vec<String>,
    /// The part of the board it belongs to.
    pub region: String,
    /// The content of the place, as texts; empty for an empty place.
    pub holds: Vec<String>,
    /// Whether it matters for winning, or something has just happened there.
    pub is_landmark: bool,
}

/// Why an order is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextRefusal {
    /// The reason as a sentence.
    pub sentence: String,
    /// The rule that forbids it.
    pub rule: RuleId,
}

/// An order of a player, legal or refused.
#[derive(Clone, PartialEq, Debug)]
pub struct TextOrder {
    /// Name of the order.
    pub name: String,
    /// Its price, in words.
    pub price: Option<String>,
    /// Its effect, in words.
    pub effect: Option<String>,
    /// Why it is refused; `None` if it is legal.
    pub refusal: Option<TextRefusal>,
    /// The piece that carries it out.
    pub piece: Option<PieceId>,
    /// The place that it leads to or aims at.
    pub place: Option<PlaceId>,
    /// Whether it is the order that continues the match, such as ending the turn.
    pub is_main: bool,
    /// Gives the order.
    pub give: Callback<()>,
}

/// Orders that belong together, mostly those of one piece.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderGroup {
    /// What the orders have in common.
    pub name: String,
    pub orders: Vec<TextOrder>,
    /// Whether the group is large and collapsed at first.
    pub is_folded: bool,
}

impl OrderGroup {
    /// Groups orders by subject, in the order of the subjects; a group is named by `name`, and
    /// collapsed at first if it has more than `max_expanded` orders.
    pub fn group_by_subject<T: Copy + Ord>(
        orders: impl Iterator<Item = (T, TextOrder)>,
        max_expanded: usize,
        name: impl Fn(T) -> String,
    ) -> Vec<Self> {
        let mut topics: BTreeMap<T, Vec<TextOrder>> = BTreeMap::new();
        for (topic, order) in orders {
            topics.entry(topic).or_default().push(order);
        }
        let group = |(topic, orders): (T, Vec<TextOrder>)| Self {
            name: name(topic),
            is_folded: orders.len() > max_expanded,
            orders,
        };
        topics.into_iter().map(group).collect()
    }
}

/// A question that must be answered before anything else.
#[derive(Clone, PartialEq, Debug)]
pub struct TextQuestion {
    pub sentence: String,
    /// The answer that goes on: its label and what it does.
    pub yes: (String, Callback<()>),
    /// The answer that goes back: its label and what it does.
    pub no: (String, Callback<()>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLogEntry {
    /// Index since the start of the match.
    pub number: usize,
    /// Heading of the turn that begins with it.
    pub heading: Option<String>,
    /// The event in sentences; empty where only a turn begins.
    pub content: String,
    /// CSS class of the seat it belongs to.
    pub class: String,
}

/// The state of a match as text.
#[derive(Clone, PartialEq, Debug)]
pub struct TextModel {
    pub grid: GridKind,
    /// The prompt: the question and the player who has to answer it, in one sentence.
    pub prompt: String,
    /// Turn, phase, scores and time, a sentence each.
    pub status: Vec<String>,
    /// The pieces, the reader's own first.
    pub pieces: Vec<TextPiece>,
    /// The initial piece from which distances are measured.
    pub reference: Option<PieceId>,
    /// Every place, in the order of the drawn board.
    pub places: Vec<TextPlace>,
    /// All orders, legal and refused, in groups.
    pub groups: Vec<OrderGroup>,
    /// The question that must be answered first.
    pub question: Option<TextQuestion>,
    /// The log, the newest entry at the end.
    pub log: Vec<TextLogEntry>,
    /// Undoes the last order.
    pub undo: Option<Callback<()>>,
    /// Redoes what was undone.
    pub redo: Option<Callback<()>>,
    /// Asks for a hint; `None` where no seat of this screen has to act, or hints are off.
    pub hint: Option<Callback<()>>,
}

impl TextModel {
    /// Returns the piece at an index.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Option<&TextPiece> {
        self.pieces.get(id.0)
    }

    /// Returns the place with a number.
    #[must_use]
    pub fn place(&self, id: PlaceId) -> Option<&TextPlace> {
        self.places.get(usize::from(id.0))
    }

    pub fn numbered_places(&self) -> impl Iterator<Item = (PlaceId, &TextPlace)> {
        (0..).map(PlaceId).zip(&self.places)
    }

    /// Returns the other names of places, with the numbers of the places.
    pub fn place_names(&self) -> impl Iterator<Item = (PlaceId, &str)> {
        self.numbered_places().flat_map(|(id, place)| {
            let names = place.names.iter();
            names.map(move |name| (id, name.as_str()))
        })
    }

    /// Returns the orders of all groups.
    pub fn orders(&self) -> impl Iterator<Item = &TextOrder> {
        self.groups.iter().flat_map(|group| &group.orders)
    }

    /// Returns the legal orders; an order's number is its position here, counted from 1.
    pub fn legal_orders(&self) -> impl Iterator<Item = &TextOrder> {
        self.orders().filter(|order| order.refusal.is_none())
    }

    /// Returns the log entries that contain a sentence, the newest at the end.
    pub fn log_sentences(&self) -> impl DoubleEndedIterator<Item = &str> {
        let sentences = self.log.iter().map(|entry| entry.content.as_str());
        sentences.filter(|sentence| !sentence.is_empty())
    }

    /// Returns the place of a piece.
    #[must_use]
    pub fn place_of(&self, id: PieceId) -> Option<&TextPlace> {
        self.place(self.piece(id)?.at?)
    }
    /// Returns the model with a line before the first entry of its log.
    #[must_use]
    pub fn with_first_line(mut self, line: Option<String>) -> Self {
        let entry = line.map(|content| TextLogEntry {
            number: 0,
            heading: None,
            content,
            class: String::new(),
        });
        self.log.splice(0..0, entry);
        self
    }

    /// Returns the model with this hint callback.
    #[must_use]
    pub fn with_hint(mut self, hint: Option<Callback<()>>) -> Self {
        self.hint = hint;
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::interpreter::tests::{Done, model};

    #[test]
    fn with_first_line_adds_an_entry_at_the_start_of_the_log() {
        let plain = model(&Done::default());
        assert_eq!(plain.clone().with_first_line(None), plain);
        let again = plain
            .clone()
            .with_first_line(Some("Dealt twice.".to_owned()));
        assert_eq!(again.log_sentences().next(), Some("Dealt twice."));
        assert_eq!(again.log.len(), plain.log.len() + 1);
        assert_eq!(again.log.last(), plain.log.last());
    }
}
