//! The account: how a match stands for the one who plays here, in words and plain data. A game
//! fills it; everything in this room reads it.

use super::{GridKind, GridPoint};
use engine::rule::RuleId;
use std::collections::BTreeMap;
use yew::prelude::*;

/// A piece, by its place in [`TextModel::pieces`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceId(pub usize);

/// A place of the board, by its number on the drawn board, which is its place in
/// [`TextModel::places`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceId(pub u16);

/// Whose a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allegiance {
    /// The reader's own.
    Own,
    /// Of the reader's team, or co-operating.
    Friend,
    /// Everybody else's.
    Foe,
}

/// One line about a piece, such as its hull.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceFact {
    /// What is told.
    pub name: String,
    /// How it stands.
    pub value: String,
}

/// A piece that somebody commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPiece {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub side: Allegiance,
    /// Where it stands; nowhere when it is gone.
    pub at: Option<PlaceId>,
    /// What it is doing: active, ready, gone.
    pub state: String,
    /// Whether it can be given orders now.
    pub ready: bool,
    /// Style class of its owner.
    pub class: String,
    /// Everything else about it.
    pub facts: Vec<PieceFact>,
}

/// One place of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPlace {
    /// Where it lies.
    pub point: GridPoint,
    /// Its coordinate, as it is read and typed.
    pub name: String,
    /// What else it is called, such as what lies there or whose it is.
    pub names: Vec<String>,
    /// The part of the board it belongs to.
    pub region: String,
    /// What is there; nothing for a place without anything.
    pub holds: Vec<String>,
    /// Whether it matters for winning, or something has just happened there.
    pub landmark: bool,
}

/// Why an order is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextRefusal {
    /// The sentence.
    pub sentence: String,
    /// The rule.
    pub rule: RuleId,
}

/// Something that can be done, or that is refused now.
#[derive(Clone, PartialEq, Debug)]
pub struct TextOrder {
    /// What it is called.
    pub name: String,
    /// Its price, in words.
    pub price: Option<String>,
    /// What it would do, in words.
    pub effect: Option<String>,
    /// Why it is refused; nothing when it is legal.
    pub refusal: Option<TextRefusal>,
    /// The piece that does it.
    pub piece: Option<PieceId>,
    /// The place that it leads or aims at.
    pub place: Option<PlaceId>,
    /// Whether it is the one that moves the match on.
    pub main: bool,
    /// Does it.
    pub give: Callback<()>,
}

/// Orders that belong together, mostly those of one piece.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderGroup {
    /// What they have in common.
    pub name: String,
    /// The orders.
    pub orders: Vec<TextOrder>,
    /// Whether there are so many that they are folded away at first.
    pub folded: bool,
}

impl OrderGroup {
    /// Orders in groups by what they are about, in that order; each under its name, and folded away at first
    /// where it has more than `many`.
    pub fn by_subject<T: Copy + Ord>(
        orders: impl Iterator<Item = (T, TextOrder)>,
        many: usize,
        name: impl Fn(T) -> String,
    ) -> Vec<Self> {
        let mut topics: BTreeMap<T, Vec<TextOrder>> = BTreeMap::new();
        for (topic, order) in orders {
            topics.entry(topic).or_default().push(order);
        }
        let group = |(topic, orders): (T, Vec<TextOrder>)| Self {
            name: name(topic),
            folded: orders.len() > many,
            orders,
        };
        topics.into_iter().map(group).collect()
    }
}

/// A question that must be answered before anything else.
#[derive(Clone, PartialEq, Debug)]
pub struct TextQuestion {
    /// The question.
    pub sentence: String,
    /// The answer that goes on, and what it does.
    pub yes: (String, Callback<()>),
    /// The answer that goes back.
    pub no: (String, Callback<()>),
}

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLogEntry {
    /// Its number, counted from the beginning of the match.
    pub number: usize,
    /// The turn that begins with it.
    pub heading: Option<String>,
    /// What happened, in sentences; nothing where only a turn begins.
    pub told: String,
    /// Style class of whose it is.
    pub class: String,
}

/// How a match stands.
#[derive(Clone, PartialEq, Debug)]
pub struct TextModel {
    /// How the places of the board lie.
    pub grid: GridKind,
    /// What is asked, and of whom, in one sentence.
    pub prompt: String,
    /// Turn, phase, scores, time, a sentence each.
    pub status: Vec<String>,
    /// The pieces, the reader's own first.
    pub pieces: Vec<TextPiece>,
    /// The piece that distances are told from at first.
    pub reference: Option<PieceId>,
    /// Every place, in the order of the drawn board.
    pub places: Vec<TextPlace>,
    /// What can be done, legal or refused.
    pub groups: Vec<OrderGroup>,
    /// What must be answered first.
    pub question: Option<TextQuestion>,
    /// What happened, the newest at the end.
    pub log: Vec<TextLogEntry>,
    /// Takes back the last order.
    pub undo: Option<Callback<()>>,
    /// Gives again what was taken back.
    pub redo: Option<Callback<()>>,
    /// Asks for a hint, and for the whole of it; nothing where nobody is asked here, or nobody is helped.
    pub hint: Option<Callback<()>>,
}

impl TextModel {
    /// The piece of that number.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Option<&TextPiece> {
        self.pieces.get(id.0)
    }

    /// The place of that number.
    #[must_use]
    pub fn place(&self, id: PlaceId) -> Option<&TextPlace> {
        self.places.get(usize::from(id.0))
    }

    /// All places with their numbers.
    pub fn numbered_places(&self) -> impl Iterator<Item = (PlaceId, &TextPlace)> {
        (0..).map(PlaceId).zip(&self.places)
    }

    /// What places are called besides, with their numbers.
    pub fn place_names(&self) -> impl Iterator<Item = (PlaceId, &str)> {
        self.numbered_places().flat_map(|(id, place)| {
            let names = place.names.iter();
            names.map(move |name| (id, name.as_str()))
        })
    }

    /// All orders.
    pub fn orders(&self) -> impl Iterator<Item = &TextOrder> {
        self.groups.iter().flat_map(|group| &group.orders)
    }

    /// The legal orders, in the order by which they are numbered from 1.
    pub fn legal_orders(&self) -> impl Iterator<Item = &TextOrder> {
        self.orders().filter(|order| order.refusal.is_none())
    }

    /// The entries of the log that tell something, the newest at the end.
    pub fn log_sentences(&self) -> impl DoubleEndedIterator<Item = &str> {
        let told = self.log.iter().map(|entry| entry.told.as_str());
        told.filter(|told| !told.is_empty())
    }

    /// The place of a piece.
    #[must_use]
    pub fn place_of(&self, id: PieceId) -> Option<&TextPlace> {
        self.place(self.piece(id)?.at?)
    }
    /// The same with a line before the first entry of its log.
    #[must_use]
    pub fn with_first_line(mut self, line: Option<String>) -> Self {
        let entry = line.map(|told| TextLogEntry {
            number: 0,
            heading: None,
            told,
            class: String::new(),
        });
        self.log.splice(0..0, entry);
        self
    }

    /// The same where a hint can be asked for.
    #[must_use]
    pub fn with_hint(mut self, hint: Option<Callback<()>>) -> Self {
        self.hint = hint;
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::text::interpreter::tests::{Done, account};

    #[test]
    fn what_is_told_of_the_deal_stands_before_the_first_entry() {
        let plain = account(&Done::default());
        assert_eq!(plain.clone().with_first_line(None), plain);
        let again = plain
            .clone()
            .with_first_line(Some("Dealt twice.".to_owned()));
        assert_eq!(again.log_sentences().next(), Some("Dealt twice."));
        assert_eq!(again.log.len(), plain.log.len() + 1);
        assert_eq!(again.log.last(), plain.log.last());
    }
}
