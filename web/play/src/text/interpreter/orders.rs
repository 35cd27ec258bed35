//! Commands that list orders and give them.

use super::super::{PieceId, TextOrder, TextPlace};
use super::find::best_matches;
use super::{CommandInterpreter, CommandReply, ReplyEffect};

/// Maximum number of refused orders in one answer.
const REFUSALS: usize = 12;

impl CommandInterpreter<'_> {
    /// Lists all legal orders with their numbers.
    pub(super) fn actions(&self) -> CommandReply {
        self.listed(|_| true, "text-no-actions")
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
        let of = |piece: Option<PieceId>| piece.is_some_and(|piece| pieces.contains(&piece));
        self.listed(|order| of(order.piece), "text-no-moves")
    }

    /// Returns the legal orders that lead to a place or aim at it, with their numbers.
    pub(super) fn orders_at(&self, place: &TextPlace) -> Vec<String> {
        let here = |order: &TextOrder| {
            let at = order.place.and_then(|at| self.model().place(at));
            at.is_some_and(|at| at.name == place.name)
        };
        self.formatter.numbered(here).collect()
    }

    fn listed(&self, fits: impl Fn(&TextOrder) -> bool, none: &str) -> CommandReply {
        let lines: Vec<String> = self.formatter.numbered(fits).collect();
        if lines.is_empty() {
            return CommandReply::line(self.text(none));
        }
        CommandReply::say(lines)
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
                Some(order) => self.give(order),
                None => {
                    let most = self.model().legal_orders().count();
                    let words = [("number", number.into()), ("most", most.into())];
                    CommandReply::line(self.formatter.phrases.say("text-no-such-action", &words))
                }
            };
        }
        if words.is_empty() {
            return self.actions();
        }
        let named = self.named(words);
        let legal: Vec<&TextOrder> = named
            .iter()
            .copied()
            .filter(|order| order.refusal.is_none())
            .collect();
        match (legal.as_slice(), named.is_empty()) {
            ([only], _) => self.give(only),
            ([], true) => self.not_found(words),
            ([], false) => self.why(words),
            ([_, _, ..], _) => {
                let mut lines = vec![self.text("text-several-actions")];
                lines.extend(self.formatter.numbered(|order| legal.contains(&order)));
                CommandReply::say(lines)
            }
        }
    }

    /// Gives the order that these words name, if they name any.
    pub(super) fn by_name(&self, words: &[String]) -> Option<CommandReply> {
        (!self.named(words).is_empty()).then(|| self.act(words))
    }

    fn give(&self, order: &TextOrder) -> CommandReply {
        CommandReply {
            lines: vec![format!("{}.", order.name)],
            effect: ReplyEffect::Do(order.give.clone()),
        }
    }

    fn named(&self, words: &[String]) -> Vec<&TextOrder> {
        let orders = self.model().orders();
        best_matches(words, orders.map(|order| (order, order.name.as_str())))
    }

    /// Tells why orders are refused; without words, all refused orders.
    pub(super) fn why(&self, words: &[String]) -> CommandReply {
        let orders: Vec<&TextOrder> = if words.is_empty() {
            self.model().orders().collect()
        } else {
            self.named(words)
        };
        let refused = orders.iter().filter_map(|order| {
            let reason = order.refusal.as_ref()?;
            let why = format!("{} ({})", reason.sentence, reason.rule);
            Some(self.formatter.pair(&order.name, &why))
        });
        let mut lines: Vec<String> = refused.collect();
        lines.truncate(REFUSALS);
        if lines.is_empty() && !words.is_empty() {
            lines = self
                .formatter
                .numbered(|order| orders.contains(&order))
                .collect();
            if !lines.is_empty() {
                lines.insert(0, self.text("text-not-refused"));
            }
        }
        match (lines.is_empty(), words.is_empty()) {
            (false, _) => CommandReply::say(lines),
            (true, true) => CommandReply::line(self.text("text-nothing-refused")),
            (true, false) => self.not_found(words),
        }
    }
}
