//! Why something is not allowed in Upkeep, in the Council, with Action cards, or about the frame of
//! the game, with the rule that says so.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CouncilRefusal {
    /// No tokens are taken there one by one: it is no red or green planet.
    NoAsteroid,
    /// No own cube lies on the planet.
    NotPresent,
    /// No token is left that could be taken.
    NoToken,
    /// The tax cannot be paid.
    NoTax,
    /// Vote tokens are chosen before the bid.
    TokensFirst,
    /// Vote tokens are chosen already.
    TokensChosen,
    /// The house refuses votes that are invalid.
    InvalidVote,
    /// The seat does not own as much.
    TooMuch,
    /// This letter is not among those that are tied.
    NotTied,
    /// There is no such Bonus card, or it is offered already.
    AlreadyOffered,
    /// This Bonus card is not offered.
    NotOffered,
    /// This seat is not among those that are ordered now.
    NotRanked,
    /// The card is not in the hand.
    NotInHand,
    /// Nobody played this card in this step.
    NotOnTable,
    /// Only second cards can be activated now.
    OldCard,
    /// Basic Politics is not known, so no card can be taken back.
    CannotTakeBack,
    /// Too few own cubes lie on the own Home.
    TooFewCubes,
    /// No such law is in play.
    NoLaw,
    /// Nothing was chosen that could be taken back.
    NoPlan,
    /// The seat has given up already.
    Resigned,
    /// No time was agreed on, or it has passed already.
    NoClock,
}

impl CouncilRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NoAsteroid => ("no-asteroid", "EXO-4.6"),
            Self::NotPresent => ("not-there", "EXO-4.6"),
            Self::NoToken => ("no-token", "EXO-4.6"),
            Self::NoTax => ("no-tax", "EXO-4.8"),
            Self::TokensFirst => ("tokens-first", "EXO-5.4"),
            Self::TokensChosen => ("tokens-chosen", "EXO-5.4"),
            Self::InvalidVote => ("invalid-vote", "EXO-17.26"),
            Self::TooMuch => ("too-much", "EXO-5.4"),
            Self::NotTied => ("not-tied", "EXO-5.8"),
            Self::AlreadyOffered => ("already-offered", "EXO-5.14"),
            Self::NotOffered => ("bonus-not-offered", "EXO-5.15"),
            Self::NotRanked => ("not-ranked", "EXO-5.18"),
            Self::NotInHand => ("not-in-hand", "EXO-6.8"),
            Self::NotOnTable => ("not-on-table", "EXO-6.3"),
            Self::OldCard => ("old-card", "EXO-6.9"),
            Self::CannotTakeBack => ("cannot-take-back", "EXO-6.7"),
            Self::TooFewCubes => ("too-few-cubes", "EXO-6.5"),
            Self::NoLaw => ("no-law", "EXO-19.1"),
            Self::NoPlan => ("no-plan", "EXO-1.3"),
            Self::Resigned => ("resigned", "EXO-1.8"),
            Self::NoClock => ("no-clock", "EXO-17.9"),
        }
    }
}
