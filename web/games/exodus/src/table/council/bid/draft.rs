//! A bid that is being made: its tokens, its amount, and the orders that seal it.

use engine::exodus::action::Action;
use engine::exodus::cards::{Letter, Letters};
use engine::exodus::effect::BidKind;

/// A bid that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// Vote tokens.
    pub letters: Letters,
    /// The amount.
    pub cp: u8,
    /// Whether an ability adds to it.
    pub ability: bool,
    /// Whether a vote that counts for nothing is asked about.
    pub asks: bool,
}

impl Draft {
    /// The same for this letter alone; without it where it was alone already.
    #[must_use]
    pub fn only(self, letter: Letter) -> Self {
        let letters = if self.letters == Letters::only(letter) {
            Letters::default()
        } else {
            Letters::only(letter)
        };
        Self {
            letters,
            asks: false,
            ..self
        }
    }

    /// The same with this letter besides others, or without it.
    #[must_use]
    pub fn toggled(self, letter: Letter) -> Self {
        let kept = Letter::ALL
            .into_iter()
            .filter(|other| self.letters.has(*other) != (*other == letter));
        Self {
            letters: kept.collect(),
            asks: false,
            ..self
        }
    }

    /// The same with another amount, as far as there is money.
    #[must_use]
    pub fn with_cp(self, cp: i32, most: u8) -> Self {
        let cp = u8::try_from(cp.clamp(0, i32::from(most))).unwrap_or(most);
        Self { cp, ..self }
    }

    /// The orders that seal it, where the seat has chosen tokens already or not.
    #[must_use]
    pub fn orders(self, kind: BidKind, chosen: Option<Letters>) -> Vec<Action> {
        let tokens =
            (kind == BidKind::Vote && chosen.is_none()).then_some(Action::Vote(self.letters));
        let bid = Action::Bid(self.cp, self.ability);
        tokens.into_iter().chain([bid]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_voted_for_alone_and_a_token_besides_others() {
        let draft = Draft::default().only(Letter::A);
        assert_eq!(draft.letters, Letters::only(Letter::A));
        assert_eq!(draft.only(Letter::A).letters, Letters::default());
        assert_eq!(draft.only(Letter::C).letters, Letters::only(Letter::C));
        let both = draft.toggled(Letter::B);
        assert!(both.letters.has(Letter::A) && both.letters.has(Letter::B));
        assert_eq!(both.toggled(Letter::A).letters, Letters::only(Letter::B));
    }

    #[test]
    fn nobody_bids_more_than_there_is() {
        let draft = Draft::default();
        let bids = [-3, 0, 4, 9].map(|cp| draft.with_cp(cp, 5).cp);
        assert_eq!(bids, [0, 0, 4, 5]);
    }

    #[test]
    fn tokens_are_given_once_and_never_for_the_order() {
        let draft = Draft {
            cp: 2,
            ..Draft::default().only(Letter::B)
        };
        let tokens = Action::Vote(Letters::only(Letter::B));
        let bid = Action::Bid(2, false);
        assert_eq!(draft.orders(BidKind::Vote, None), [tokens, bid]);
        assert_eq!(draft.orders(BidKind::Vote, Some(draft.letters)), [bid]);
        assert_eq!(draft.orders(BidKind::Order, None), [bid]);
    }
}
