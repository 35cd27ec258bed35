//! Refusals in Upkeep, in the Council, with Action cards, and about the frame of the game, with
//! their rules.

/// The reason why an action in Upkeep, in the Council, with Action cards or about the frame of the
/// game is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CouncilRefusal {
    /// The hex has no red or green planet, so no tokens are taken there one by one.
    NoAsteroid,
    /// The seat has no cube on the planet.
    NotPresent,
    /// The planet has no tokens left.
    NoToken,
    /// The seat has taken its maximum from the planet.
    TakenAll {
        /// Maximum number of tokens.
        max_tokens: u8,
    },
    /// The seat cannot take any token.
    NothingToTake,
    /// The seat cannot pay the tax.
    NoTax {
        /// Tax in CP.
        tax: u8,
    },
    /// Vote tokens must be chosen before the bid.
    TokensFirst,
    /// Vote tokens are already chosen.
    TokensChosen,
    /// The letter is not A, B or C.
    NoSuchLetter,
    /// The house rule refuses invalid votes.
    InvalidVote,
    /// The seat has too little CP for this bid in the vote.
    TooMuch,
    /// The seat has too little CP for this bid for the turn order.
    TooMuchForOrder,
    /// The seat has no ability that adds to a bid.
    NoBoost,
    /// The letter is not among the tied letters.
    NotTied,
    /// The number is not that of a Bonus Action card.
    NoBonusCard,
    /// The Bonus Action card is already offered.
    AlreadyOffered,
    /// The Bonus Action card is not offered.
    NotOffered,
    /// The old Chancellor comes last among the tied seats.
    RanksSelf,
    /// The seat is not tied for the current Turn Order card.
    NotRanked,
    /// The number is not that of an Action card.
    NoActionCard,
    /// The card is not in the hand.
    NotInHand,
    /// No seat played this card in this round.
    NotOnTable,
    /// Only second cards can be activated now.
    OldCard,
    /// A third card needs Master Politics.
    NoThirdCard,
    /// Taking a card back needs Basic Politics.
    CannotTakeBack,
    /// The Home has too few cubes of the seat.
    TooFewCubes {
        /// Required number of cubes.
        count: u8,
    },
    /// No such law is in play.
    NoLaw,
    /// The seat has made no choice to withdraw.
    NoPlan,
    /// No sealed choice is being made now.
    NotSealed,
    /// Another action is in progress.
    Between,
    /// The seat has already conceded.
    Resigned,
    /// Only the table can call the time.
    NotTable,
    /// No time was agreed on.
    NoClock,
    /// The time has already been called.
    TimeCalled,
    /// The current turn is the last one.
    LastTurn,
}

impl CouncilRefusal {
    /// Returns the phrase key and the rule id.
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

    /// Returns the arguments of the phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        match self {
            Self::TakenAll { max_tokens } => {
                vec![("most", max_tokens.into())]
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
