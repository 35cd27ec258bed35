//! Commands that list orders and give them.

use super::find::best_matches;
use super::{CommandInterpreter, CommandReply, ReplyEffect};
use crate::{PieceId, TextOrder, TextPlace};

/// Maximum number of refused orders in one answer.
const MAX_REFUSALS: usize = 12;

impl CommandInterpreter<'_> {
    /// Lists all legal orders with their numbers.
    pub(super) fn actions(&self) -> CommandReply {
        self.list_orders(|_| true, "text-no-actions")
    }

    /// Lists the legal orders of a piece.
    pub(super) fn moves(&self, words: &[String]) -> CommandReply {
        if words.is_empty() {
            return self.actions();
        }
        let pieces = self.pieces(words);
        if pieces.is_empty() {
            return self.not_found(words);
        }
        let is_listed = |piece: Option<PieceId>| piece.is_some_and(|piece| pieces.contains(&piece));
        self.list_orders(|order| is_listed(order.piece), "text-no-moves")
    }

    /// Returns the legal orders that lead to a place or aim at it, with their numbers.
    pub(super) fn orders_at(&self, place: &TextPlace) -> Vec<String> {
        let is_here = |order: &TextOrder| {
            let at = order.place.and_then(|at| self.model().place(at));
            at.is_some_and(|at| at.name == place.name)
        };
        self.formatter.numbered_orders(is_here).collect()
    }

    fn list_orders(&self, fits: impl Fn(&TextOrder) -> bool, none: &str) -> CommandReply {
        let lines: Vec<String> = self.formatter.numbered_orders(fits).collect();
        if lines.is_empty() {
            return CommandReply::from_line(self.text(none));
        }
        CommandReply::from_lines(lines)
    }

    /// Gives an order by its number or its name; a refused one is answered with its rule.
    pub(super) fn act(&self, words: &[String]) -> CommandReply {
        let number = match words {
            [one] => one.parse::<usize>().ok(),
            [] | [_, _, ..] => None,
        };
        if let Some(number) = number {
            let nth = number.checked_sub(1);
            return match nth.and_then(|nth| self.model().legal_orders().nth(nth)) {
                Some(order) => self.reply_with(order),
                None => {
                    let count = self.model().legal_orders().count();
                    let words = [("number", number.into()), ("most", count.into())];
                    CommandReply::from_line(
                        self.formatter.phrases.say("text-no-such-action", &words),
                    )
                }
            };
        }
        if words.is_empty() {
            return self.actions();
        }
        let named_orders = self.named_orders(words);
        let legal: Vec<&TextOrder> = named_orders
            .iter()
            .copied()
            .filter(|order| order.refusal.is_none())
            .collect();
        match (legal.as_slice(), named_orders.is_empty()) {
            ([only], _) => self.reply_with(only),
            ([], true) => self.not_found(words),
            ([], false) => self.why(words),
            ([_, _, ..], _) => {
                let mut lines = vec![self.text("text-several-actions")];
                lines.extend(
                    self.formatter
                        .numbered_orders(|order| legal.contains(&order)),
                );
                CommandReply::from_lines(lines)
            }
        }
    }

    /// Gives the order that these words name, if they name any.
    pub(super) fn act_by_name(&self, words: &[String]) -> Option<CommandReply> {
        (!self.named_orders(words).is_empty()).then(|| self.act(words))
    }

    fn reply_with(&self, order: &TextOrder) -> CommandReply {
        CommandReply {
            lines: vec![format!("{}.", order.name)],
            effect: ReplyEffect::Do(order.give.clone()),
        }
    }

    fn named_orders(&self, words: &[String]) -> Vec<&TextOrder> {
        let orders = self.model().orders();
        best_matches(words, orders.map(|order| (order, order.name.as_str())))
    }

    /// Explains why orders are refused; without words, lists all refused orders.
    pub(super) fn why(&self, words: &[String]) -> CommandReply {
        let orders: Vec<&TextOrder> = if words.is_empty() {
            self.model().orders().collect()
        } else {
            self.named_orders(words)
        };
        let refused = orders.iter().filter_map(|order| {
            let reason = order.refusal.as_ref()?;
            let why = format!("{} ({})", reason.sentence, reason.rule);
            Some(self.formatter.pair(&order.name, &why))
        });
        let mut lines: Vec<String> = refused.collect();
        lines.truncate(MAX_REFUSALS);
        if lines.is_empty() && !words.is_empty() {
            lines = self
                .formatter
                .numbered_orders(|order| orders.contains(&order))
                .collect();
            if !lines.is_empty() {
                lines.insert(0, self.text("text-not-refused"));
            }
        }
        match (lines.is_empty(), words.is_empty()) {
            (false, _) => CommandReply::from_lines(lines),
            (true, true) => CommandReply::from_line(self.text("text-nothing-refused")),
            (true, false) => self.not_found(words),
        }
    }
}
