//! Why something is not allowed in Upkeep, in the Council, with Action cards, or about the frame of
//! the game, with the rule that says so.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CouncilRefusal {
    /// No tokens are taken there one by one: it is no red or green planet.
    NoAsteroid,
    /// No own cube lies on the planet.
    NotPresent,
    /// No token is left on the planet.
    NoToken,
    /// As many were taken from the planet as may be.
    TakenAll {
        /// How many that is.
        most: u8,
    },
    /// There is no token that could be taken.
    NothingToTake,
    /// The tax cannot be paid.
    NoTax {
        /// How much it is.
        tax: u8,
    },
    /// Vote tokens are chosen before the bid.
    TokensFirst,
    /// Vote tokens are chosen already.
    TokensChosen,
    /// There are three letters.
    NoSuchLetter,
    /// The house refuses votes that are invalid.
    InvalidVote,
    /// The seat does not own as much as it would bid in the vote.
    TooMuch,
    /// The seat does not own as much as it would bid for the order.
    TooMuchForOrder,
    /// The seat has no ability that adds to a bid.
    NoBoost,
    /// This letter is not among those that are tied.
    NotTied,
    /// There is no such Bonus card.
    NoBonusCard,
    /// The Bonus card is offered already.
    AlreadyOffered,
    /// This Bonus card is not offered.
    NotOffered,
    /// The old Chancellor comes last of those that are tied.
    RanksSelf,
    /// This seat is not among those that are ordered now.
    NotRanked,
    /// There is no such Action card.
    NoActionCard,
    /// The card is not in the hand.
    NotInHand,
    /// Nobody played this card in this step.
    NotOnTable,
    /// Only second cards can be activated now.
    OldCard,
    /// A third card is for those who know how.
    NoThirdCard,
    /// Basic Politics is not known, so no card can be taken back.
    CannotTakeBack,
    /// Too few own cubes lie on the own Home.
    TooFewCubes {
        /// How many it takes.
        count: u8,
    },
    /// No such law is in play.
    NoLaw,
    /// Nothing was chosen that could be taken back.
    NoPlan,
    /// Nothing sealed is chosen now.
    NotSealed,
    /// Somebody acts in between.
    Between,
    /// The seat has given up already.
    Resigned,
    /// The table says that time has passed, no seat does.
    NotTable,
    /// No time was agreed on.
    NoClock,
    /// It has passed already.
    TimeCalled,
    /// This turn is the last.
    LastTurn,
}

impl CouncilRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NoAsteroid => ("no-asteroid", "EXO-4.6"),
            Self::NotPresent => ("not-there", "EXO-4.6"),
            Self::NoToken => ("no-token", "EXO-4.6"),
            Self::TakenAll { .. } => ("taken-all", "EXO-4.6"),
            Self::NothingToTake => ("nothing-to-take", "EXO-4.6"),
            Self::NoTax { .. } => ("no-tax", "EXO-4.8"),
            Self::TokensFirst => ("tokens-first", "EXO-5.4"),
            Self::TokensChosen => ("tokens-chosen", "EXO-5.4"),
            Self::NoSuchLetter => ("no-such-letter", "EXO-5.4"),
            Self::InvalidVote => ("invalid-vote", "EXO-17.26"),
            Self::TooMuch => ("too-much", "EXO-5.4"),
            Self::TooMuchForOrder => ("too-much-for-order", "EXO-5.16"),
            Self::NoBoost => ("no-boost", "EXO-18.5"),
            Self::NotTied => ("not-tied", "EXO-5.8"),
            Self::NoBonusCard => ("no-bonus-card", "EXO-5.14"),
            Self::AlreadyOffered => ("already-offered", "EXO-5.14"),
            Self::NotOffered => ("bonus-not-offered", "EXO-5.15"),
            Self::RanksSelf => ("ranks-self", "EXO-5.18"),
            Self::NotRanked => ("not-ranked", "EXO-5.18"),
            Self::NoActionCard => ("no-action-card", "EXO-6.13"),
            Self::NotInHand => ("not-in-hand", "EXO-6.8"),
            Self::NotOnTable => ("not-on-table", "EXO-6.3"),
            Self::OldCard => ("old-card", "EXO-6.9"),
            Self::NoThirdCard => ("no-third-card", "EXO-6.10"),
            Self::CannotTakeBack => ("cannot-take-back", "EXO-6.7"),
            Self::TooFewCubes { .. } => ("too-few-cubes", "EXO-6.5"),
            Self::NoLaw => ("no-law", "EXO-19.1"),
            Self::NoPlan => ("no-plan", "EXO-1.3"),
            Self::NotSealed => ("not-sealed", "EXO-1.3"),
            Self::Between => ("between", "EXO-1.3"),
            Self::Resigned => ("resigned", "EXO-1.8"),
            Self::NotTable => ("not-table", "EXO-17.9"),
            Self::NoClock => ("no-clock", "EXO-17.9"),
            Self::TimeCalled => ("time-called", "EXO-17.9"),
            Self::LastTurn => ("last-turn", "EXO-17.9"),
        }
    }

    /// Values of its phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        match self {
            Self::TakenAll { most } => {
                vec![("most", most.into())]
            }
            Self::NoTax { tax } => {
                vec![("tax", tax.into())]
            }
            Self::TooFewCubes { count } => {
                vec![("count", count.into())]
            }
            _ => Vec::new(),
        }
    }
}
