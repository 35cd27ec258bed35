//! Refusals of the six actions, rockets and start technologies, with their rules.

/// The reason why an action, a rocket or a start technology is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionRefusal {
    /// The technology is already known.
    Known,
    /// The stash has no cube.
    NoCube,
    /// The technology cannot be learned in this game.
    NotOffered,
    /// The technology costs more than the effect allows.
    CostsMore {
        /// Maximum printed cost.
        max_cost: u8,
    },
    /// The seat has too little CP for the technology.
    TechTooExpensive {
        /// Price in CP.
        price: u8,
        /// CP of the seat.
        owned: u16,
    },
    /// The seat has too little CP or Axinium for the ship.
    ShipTooExpensive {
        /// Price in CP.
        cp: u8,
        /// Price in Axinium.
        ax: u8,
        /// CP of the seat.
        owned_cp: u16,
        /// Axinium of the seat.
        owned_ax: u16,
    },
    /// Two ships of the type are in play already.
    ShipLimit,
    /// The market has no free space.
    MarketFull,
    /// The stash has no cube for the marker.
    NoMarker,
    /// A card forbids Trade.
    TradeBarred,
    /// Without Advanced Trading all exchanges must be sales or all purchases.
    OneKind,
    /// The seat has no units of the resource to sell.
    NothingToSell,
    /// The seat has too little CP for the purchase.
    ExchangeTooExpensive {
        /// Price in CP.
        price: u8,
        /// CP of the seat.
        owned: u16,
    },
    /// The seat is not present on the planet.
    NotPresent,
    /// The planet holds its printed number of tokens.
    PlanetFull,
    /// No planet where the seat is present has room for a token.
    NoRoom,
    /// The start technology is already chosen.
    Chosen,
    /// The start technologies would exceed their budget.
    OverBudget {
        /// Maximum sum of their printed costs.
        max_cost: u8,
    },
    /// More start technologies must be chosen.
    TooFewTechs {
        /// Required number of start technologies.
        count: u8,
    },
    /// The technology cannot be a start technology.
    NotForStart,
    /// The hex has no such rocket that is not assigned yet.
    NoRocket,
    /// The seat does not control the rocket.
    NotYourRocket,
    /// The hex is not a legal target for rockets.
    NoTarget,
    /// The target is too far away.
    OutOfRange {
        /// Maximum distance.
        range: u8,
    },
    /// The seat has no cube on the planet.
    NoCubeThere,
    /// The seat does not keep this Resistance card.
    NotKept,
    /// Cards cannot be discarded during Conquest stages.
    InConquest,
    /// The current decision must be completed first.
    Midway,
}

impl ActionRefusal {
    /// Returns the phrase key and the rule id.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Known => ("known", "EXO-7.1"),
            Self::NoCube => ("no-cube", "EXO-7.2"),
            Self::NotOffered => ("not-offered", "EXO-17.1"),
            Self::CostsMore { .. } => ("costs-more", "EXO-1.1"),
            Self::TechTooExpensive { .. } => ("tech-too-dear", "EXO-7.3"),
            Self::ShipTooExpensive { .. } => ("ship-too-dear", "EXO-7.8"),
            Self::ShipLimit => ("ship-limit", "EXO-7.9"),
            Self::MarketFull => ("market-full", "EXO-7.18"),
            Self::NoMarker => ("no-marker", "EXO-17.30"),
            Self::TradeBarred => ("trade-barred", "EXO-19.7"),
            Self::OneKind => ("one-kind", "EXO-7.20"),
            Self::NothingToSell => ("nothing-to-sell", "EXO-7.22"),
            Self::ExchangeTooExpensive { .. } => ("exchange-too-dear", "EXO-7.22"),
            Self::NotPresent => ("not-present", "EXO-7.24"),
            Self::PlanetFull => ("planet-full", "EXO-7.24"),
            Self::NoRoom => ("no-room-to-mine", "EXO-7.24"),
            Self::Chosen => ("chosen", "EXO-17.3"),
            Self::OverBudget { .. } => ("over-budget", "EXO-17.3"),
            Self::TooFewTechs { .. } => ("too-few-techs", "EXO-17.3"),
            Self::NotForStart => ("not-for-start", "EXO-17.3"),
            Self::NoRocket => ("no-rocket", "EXO-10.5"),
            Self::NotYourRocket => ("not-your-rocket", "EXO-10.1"),
            Self::NoTarget => ("no-target", "EXO-10.3"),
            Self::OutOfRange { .. } => ("out-of-range", "EXO-10.3"),
            Self::NoCubeThere => ("no-cube-there", "EXO-10.10"),
            Self::NotKept => ("not-kept", "EXO-14.7"),
            Self::InConquest => ("in-conquest", "EXO-14.7"),
            Self::Midway => ("midway", "EXO-14.7"),
        }
    }

    /// Returns the arguments of the phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        match self {
            Self::CostsMore { max_cost } | Self::OverBudget { max_cost } => {
                vec![("most", max_cost.into())]
            }
            Self::TechTooExpensive { price, owned }
            | Self::ExchangeTooExpensive { price, owned } => {
                vec![("price", price.into()), ("have", owned)]
            }
            Self::ShipTooExpensive {
                cp,
                ax,
                owned_cp,
                owned_ax,
            } => {
                let price = [("cp", cp.into()), ("ax", ax.into())];
                let owned = [("have-cp", owned_cp), ("have-ax", owned_ax)];
                [price, owned].concat()
            }
            Self::TooFewTechs { count } => {
                vec![("count", count.into())]
            }
            Self::OutOfRange { range } => {
                vec![("range", range.into())]
            }
            _ => Vec::new(),
        }
    }
}
