//! The decision that a seat must make instead of the action it tried, with its rule.

/// The kind of decision that a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingDecision {
    /// Start technologies.
    StartTechs,
    /// Fitting of the start parts.
    StartParts,
    /// Growth, with or without an ability.
    Growth,
    /// Tokens to take as income.
    Income,
    /// Vote tokens.
    Vote,
    /// CP to bid with the vote tokens.
    VoteBid,
    /// The Chancellor's choice in a tied vote.
    Favor,
    /// Bonus Action cards that the Vice-Chancellor offers.
    Offer,
    /// The Bonus Action card that the Chancellor picks.
    Pick,
    /// The bid for the turn order.
    Election,
    /// The old Chancellor's ranking of tied seats.
    Rank,
    /// An Action card.
    Card,
    /// A reaction.
    React,
    /// Whether to take back the first card.
    TakeBack,
    /// The action Research.
    Research,
    /// The action Banking.
    Bank,
    /// The action Build Ships.
    Build,
    /// The action Buy Upgrades.
    Upgrade,
    /// Fitting of given parts, or rearranging the seat's parts.
    Fit,
    /// The action Trade, before the marker.
    Trade,
    /// The exchanges of a Trade.
    Exchange,
    /// The action Mining, before the roll.
    Mine,
    /// Planets for mined tokens.
    Put,
    /// A technology that a card grants.
    Learn,
    /// Laws to remove.
    Repeal,
    /// Targets of rockets.
    Target,
    /// Cubes to kill.
    Kill,
    /// Cubes to move aboard ships.
    Mount,
    /// Movement orders.
    Orders,
    /// Open movement.
    Open,
    /// Whether ships uncloak.
    Uncloak,
    /// An ability before a battle.
    Window,
    /// Hits to assign.
    Hits,
    /// Cubes to deploy.
    Deploy,
}

impl PendingDecision {
    /// Returns the phrase key and the rule id.
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
