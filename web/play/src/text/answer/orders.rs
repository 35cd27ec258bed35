//! Commands that tell of orders and give them.

use super::super::{Order, PieceId, Place};
use super::find::best;
use super::{Answerer, Deed, Reply};

/// Refused orders that one answer tells of.
const REFUSALS: usize = 12;

impl Answerer<'_> {
    /// Everything that can be done now, by its number.
    pub(super) fn actions(&self) -> Reply {
        self.listed(|_| true, "text-no-actions")
    }

    /// What a piece can do now.
    pub(super) fn moves(&self, words: &[String]) -> Reply {
        if words.is_empty() {
            return self.actions();
        }
        let pieces = self.pieces(words);
        if pieces.is_empty() {
            return self.unfound(words);
        }
        let of = |piece: Option<PieceId>| piece.is_some_and(|piece| pieces.contains(&piece));
        self.listed(|order| of(order.piece), "text-no-moves")
    }

    /// The orders that lead to a place or aim at it.
    pub(super) fn orders_at(&self, place: &Place) -> Vec<String> {
        let here = |order: &Order| {
            let at = order.place.and_then(|at| self.account().place(at));
            at.is_some_and(|at| at.name == place.name)
        };
        self.teller.numbered(here).collect()
    }

    fn listed(&self, fits: impl Fn(&Order) -> bool, none: &str) -> Reply {
        let lines: Vec<String> = self.teller.numbered(fits).collect();
        if lines.is_empty() {
            return Reply::line(self.text(none));
        }
        Reply::say(lines)
    }

    /// Gives an order by its number or its name; a refused one answers with its rule.
    pub(super) fn act(&self, words: &[String]) -> Reply {
        let number = match words {
            [one] => one.parse::<usize>().ok(),
            [] | [_, _, ..] => None,
        };
        if let Some(number) = number {
            let nth = number.checked_sub(1);
            return match nth.and_then(|nth| self.account().legal().nth(nth)) {
                Some(order) => self.give(order),
                None => {
                    let most = self.account().legal().count();
                    let words = [("number", number.into()), ("most", most.into())];
                    Reply::line(self.teller.phrases.say("text-no-such-action", &words))
                }
            };
        }
        if words.is_empty() {
            return self.actions();
        }
        let named = self.named(words);
        let legal: Vec<&Order> = named
            .iter()
            .copied()
            .filter(|order| order.refusal.is_none())
            .collect();
        match (legal.as_slice(), named.is_empty()) {
            ([only], _) => self.give(only),
            ([], true) => self.unfound(words),
            ([], false) => self.why(words),
            ([_, _, ..], _) => {
                let mut lines = vec![self.text("text-several-actions")];
                lines.extend(self.teller.numbered(|order| legal.contains(&order)));
                Reply::say(lines)
            }
        }
    }

    /// Gives the order that these words name, if they name any.
    pub(super) fn by_name(&self, words: &[String]) -> Option<Reply> {
        (!self.named(words).is_empty()).then(|| self.act(words))
    }

    fn give(&self, order: &Order) -> Reply {
        Reply {
            lines: vec![format!("{}.", order.name)],
            deed: Deed::Do(order.give.clone()),
        }
    }

    fn named(&self, words: &[String]) -> Vec<&Order> {
        let orders = self.account().orders();
        best(words, orders.map(|order| (order, order.name.as_str())))
    }

    /// Why orders are refused; without words, all that are.
    pub(super) fn why(&self, words: &[String]) -> Reply {
        let orders: Vec<&Order> = if words.is_empty() {
            self.account().orders().collect()
        } else {
            self.named(words)
        };
        let refused = orders.iter().filter_map(|order| {
            let reason = order.refusal.as_ref()?;
            let why = format!("{} ({})", reason.sentence, reason.rule);
            Some(self.teller.pair(&order.name, &why))
        });
        let mut lines: Vec<String> = refused.collect();
        lines.truncate(REFUSALS);
        if lines.is_empty() && !words.is_empty() {
            lines = self
                .teller
                .numbered(|order| orders.contains(&order))
                .collect();
            if !lines.is_empty() {
                lines.insert(0, self.text("text-not-refused"));
            }
        }
        match (lines.is_empty(), words.is_empty()) {
            (false, _) => Reply::say(lines),
            (true, true) => Reply::line(self.text("text-nothing-refused")),
            (true, false) => self.unfound(words),
        }
    }
}
