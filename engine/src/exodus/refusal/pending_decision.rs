//! What is asked instead of what was tried, with the rule of that decision: who is refused learns what
//! is to be decided now, and with which kind of action.

/// A decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingDecision {
    /// Start technologies.
    StartTechs,
    /// Start parts.
    StartParts,
    /// Growth, with an ability or without.
    Growth,
    /// Tokens of the income.
    Income,
    /// Vote tokens.
    Vote,
    /// The bid that goes with them.
    VoteBid,
    /// The Chancellor breaks a tie.
    Favor,
    /// The Vice-Chancellor offers Bonus cards.
    Offer,
    /// The Chancellor picks one.
    Pick,
    /// The bid for the turn order.
    Election,
    /// The old Chancellor puts tied seats in order.
    Rank,
    /// An Action card.
    Card,
    /// A reaction.
    React,
    /// Whether the first card is taken back.
    TakeBack,
    /// Research.
    Research,
    /// Banking.
    Bank,
    /// Build Ships.
    Build,
    /// Buy Upgrades.
    Upgrade,
    /// Parts that were given, or are only moved.
    Fit,
    /// Trade, before the marker.
    Trade,
    /// Exchanges of a Trade.
    Exchange,
    /// Mining, before the roll.
    Mine,
    /// Mined tokens.
    Put,
    /// A technology that a card grants.
    Learn,
    /// Laws that leave.
    Repeal,
    /// Targets of rockets.
    Target,
    /// Cubes that die.
    Kill,
    /// Cubes go aboard.
    Mount,
    /// Movement orders.
    Orders,
    /// Open movement.
    Open,
    /// Whether ships uncloak.
    Uncloak,
    /// An ability before a battle.
    Window,
    /// Hits.
    Hits,
    /// Cubes land.
    Deploy,
}

impl PendingDecision {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::StartTechs => ("asks-start-techs", "EXO-17.3"),
            Self::StartParts => ("asks-start-parts", "EXO-2.9"),
            Self::Growth => ("asks-growth", "EXO-4.2"),
            Self::Income => ("asks-income", "EXO-4.3"),
            Self::Vote => ("asks-vote", "EXO-5.4"),
            Self::VoteBid => ("asks-vote-bid", "EXO-5.4"),
            Self::Favor => ("asks-favor", "EXO-5.8"),
            Self::Offer => ("asks-offer", "EXO-5.14"),
            Self::Pick => ("asks-pick", "EXO-5.15"),
            Self::Election => ("asks-election", "EXO-5.16"),
            Self::Rank => ("asks-rank", "EXO-5.18"),
            Self::Card => ("asks-card", "EXO-6.1"),
            Self::React => ("asks-react", "EXO-6.3"),
            Self::TakeBack => ("asks-take-back", "EXO-6.7"),
            Self::Research => ("asks-research", "EXO-7.1"),
            Self::Bank => ("asks-bank", "EXO-7.7"),
            Self::Build => ("asks-build", "EXO-7.8"),
            Self::Upgrade => ("asks-upgrade", "EXO-7.11"),
            Self::Fit => ("asks-fit", "EXO-7.13"),
            Self::Trade => ("asks-trade", "EXO-7.18"),
            Self::Exchange => ("asks-exchange", "EXO-7.19"),
            Self::Mine => ("asks-mine", "EXO-7.24"),
            Self::Put => ("asks-put", "EXO-7.24"),
            Self::Learn => ("asks-learn", "EXO-1.1"),
            Self::Repeal => ("asks-repeal", "EXO-5.11"),
            Self::Target => ("asks-target", "EXO-10.2"),
            Self::Kill => ("asks-kill", "EXO-10.10"),
            Self::Mount => ("asks-mount", "EXO-11.3"),
            Self::Orders => ("asks-orders", "EXO-11.6"),
            Self::Open => ("asks-open", "EXO-11.10"),
            Self::Uncloak => ("asks-uncloak", "EXO-11.14"),
            Self::Window => ("asks-window", "EXO-18.5"),
            Self::Hits => ("asks-hits", "EXO-13.3"),
            Self::Deploy => ("asks-deploy", "EXO-15.1"),
        }
    }
}
