//! A draft of a bid: its tokens, its amount, and the actions that seal it.

use engine::exodus::action::Action;
use engine::exodus::cards::{Letter, LetterSet};
use engine::exodus::effect::BidKind;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BidDraft {
    pub letters: LetterSet,
    pub cp: u8,
    /// Whether an ability adds to the bid.
    pub uses_ability: bool,
    /// Whether the confirmation for an invalid vote is shown.
    pub asks: bool,
}

impl BidDraft {
    /// Returns the draft with this letter alone, or without letters if it was already alone.
    #[must_use]
    pub fn with_only_letter(self, letter: Letter) -> Self {
        let letters = if self.letters == LetterSet::singleton(letter) {
            LetterSet::default()
        } else {
            LetterSet::singleton(letter)
        };
        Self {
            letters,
            asks: false,
            ..self
        }
    }

    /// Returns the draft with this letter toggled.
    #[must_use]
    pub fn with_toggled_letter(self, letter: Letter) -> Self {
        let toggled = Letter::ALL
            .into_iter()
            .filter(|other| self.letters.contains(*other) != (*other == letter));
        Self {
            letters: toggled.collect(),
            asks: false,
            ..self
        }
    }

    /// Returns the draft with another amount, limited to the CP that the seat owns.
    #[must_use]
    pub fn with_cp(self, cp: i32, max: u8) -> Self {
        let cp = u8::try_from(cp.clamp(0, i32::from(max))).unwrap_or(max);
        Self { cp, ..self }
    }

    /// Returns the actions that seal the bid; `chosen` are tokens that were already played.
    #[must_use]
    pub fn to_actions(self, kind: BidKind, chosen: Option<LetterSet>) -> Vec<Action> {
        let tokens =
            (kind == BidKind::Vote && chosen.is_none()).then_some(Action::Vote(self.letters));
        let bid = Action::Bid(self.cp, self.uses_ability);
        tokens.into_iter().chain([bid]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_press_selects_one_letter_and_a_token_press_toggles_it() {
        let draft = BidDraft::default().with_only_letter(Letter::A);
        assert_eq!(draft.letters, LetterSet::singleton(Letter::A));
        assert_eq!(
            draft.with_only_letter(Letter::A).letters,
            LetterSet::default()
        );
        assert_eq!(
            draft.with_only_letter(Letter::C).letters,
            LetterSet::singleton(Letter::C)
        );
        let both = draft.with_toggled_letter(Letter::B);
        assert!(both.letters.contains(Letter::A) && both.letters.contains(Letter::B));
        assert_eq!(
            both.with_toggled_letter(Letter::A).letters,
            LetterSet::singleton(Letter::B)
        );
    }

    #[test]
    fn a_bid_is_limited_to_the_available_cp() {
        let draft = BidDraft::default();
        let bids = [-3, 0, 4, 9].map(|cp| draft.with_cp(cp, 5).cp);
        assert_eq!(bids, [0, 0, 4, 5]);
    }

    #[test]
    fn vote_tokens_are_played_once_and_only_for_a_vote() {
        let draft = BidDraft {
            cp: 2,
            ..BidDraft::default().with_only_letter(Letter::B)
        };
        let tokens = Action::Vote(LetterSet::singleton(Letter::B));
        let bid = Action::Bid(2, false);
        assert_eq!(draft.to_actions(BidKind::Vote, None), [tokens, bid]);
        assert_eq!(draft.to_actions(BidKind::Vote, Some(draft.letters)), [bid]);
        assert_eq!(draft.to_actions(BidKind::Order, None), [bid]);
    }
}
