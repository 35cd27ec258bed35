//! Why an action or a rocket is not allowed, or a technology to start with, with the rule that says so.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionRefusal {
    /// The technology is known.
    Known,
    /// No cube in the stash.
    NoCube,
    /// The technology cannot be learned in this game.
    NotOffered,
    /// The technology costs more than it may.
    CostsMore {
        /// The most it may cost.
        most: u8,
    },
    /// More than the seat has, for a technology.
    TechTooDear {
        /// Its price.
        price: u8,
        /// What the seat has.
        have: u16,
    },
    /// More than the seat has, for a ship.
    ShipTooDear {
        /// Its price in Crystallized Platinum.
        cp: u8,
        /// Its price in Axinium.
        ax: u8,
        /// The Crystallized Platinum that the seat has.
        have_cp: u16,
        /// Its Axinium.
        have_ax: u16,
    },
    /// Two of the type are in play.
    ShipLimit,
    /// No free space on the market.
    MarketFull,
    /// No cube of the stash can be the marker.
    NoMarker,
    /// No Trade is carried out.
    TradeBarred,
    /// Sales or purchases, not both.
    OneKind,
    /// Nothing to sell.
    NothingToSell,
    /// More than the seat has, for a purchase on the market.
    ExchangeTooDear {
        /// What it costs.
        price: u8,
        /// What the seat has.
        have: u16,
    },
    /// The seat is not present there.
    NotPresent,
    /// The planet has its printed number of tokens.
    PlanetFull,
    /// No planet where the seat is present has room for a token.
    NoRoom,
    /// The start technology was chosen.
    Chosen,
    /// Start technologies would cost more than they may.
    OverBudget {
        /// The most they may cost together.
        most: u8,
    },
    /// More start technologies are needed.
    TooFewTechs {
        /// How many in all.
        count: u8,
    },
    /// Not a technology to start with.
    NotForStart,
    /// No such rocket there that has not fired.
    NoRocket,
    /// The rocket is not the seat's to fire.
    NotYourRocket,
    /// Not a planet that a rocket may be fired at.
    NoTarget,
    /// Too far.
    OutOfRange {
        /// The range.
        range: u8,
    },
    /// No cube of this seat is there.
    NoCubeThere,
    /// The Resistance card is not kept by the seat.
    NotKept,
    /// Not during Conquest stages.
    InConquest,
    /// What is at hand comes first.
    Midway,
}

impl ActionRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Known => ("known", "EXO-7.1"),
            Self::NoCube => ("no-cube", "EXO-7.2"),
            Self::NotOffered => ("not-offered", "EXO-17.1"),
            Self::CostsMore { .. } => ("costs-more", "EXO-1.1"),
            Self::TechTooDear { .. } => ("tech-too-dear", "EXO-7.3"),
            Self::ShipTooDear { .. } => ("ship-too-dear", "EXO-7.8"),
            Self::ShipLimit => ("ship-limit", "EXO-7.9"),
            Self::MarketFull => ("market-full", "EXO-7.18"),
            Self::NoMarker => ("no-marker", "EXO-17.30"),
            Self::TradeBarred => ("trade-barred", "EXO-19.7"),
            Self::OneKind => ("one-kind", "EXO-7.20"),
            Self::NothingToSell => ("nothing-to-sell", "EXO-7.22"),
            Self::ExchangeTooDear { .. } => ("exchange-too-dear", "EXO-7.22"),
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

    /// Values of its phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        match self {
            Self::CostsMore { most } | Self::OverBudget { most } => {
                vec![("most", most.into())]
            }
            Self::TechTooDear { price, have } | Self::ExchangeTooDear { price, have } => {
                vec![("price", price.into()), ("have", have)]
            }
            Self::ShipTooDear {
                cp,
                ax,
                have_cp,
                have_ax,
            } => {
                let price = [("cp", cp.into()), ("ax", ax.into())];
                let have = [("have-cp", have_cp), ("have-ax", have_ax)];
                [price, have].concat()
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
