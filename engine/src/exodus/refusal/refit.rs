//! Refusals about buying, fitting and moving parts and rockets, with their rules.

/// The reason why an action on parts or rockets is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefitRefusal {
    /// The seat has too little CP or Phasium for the item.
    TooExpensive {
        /// Price in CP.
        cp: u8,
        /// Price in Phasium.
        ph: u8,
        /// CP of the seat.
        owned_cp: u16,
        /// Phasium of the seat.
        owned_ph: u16,
    },
    /// Buying is not possible: parts were given or are only rearranged.
    NotForSale,
    /// The supply of the item is empty.
    SoldOut,
    /// The technology of the item is not known.
    NeedsTech,
    /// A card forbids buying cannons.
    CannonsBarred,
    /// The part is not among the loose parts.
    NotLoose,
    /// The blueprint has no part at this index.
    NoPart,
    /// The part does not fit there.
    NoFit,
    /// The blueprint already has a drive.
    SecondDrive,
    /// The maximum number of lifts is reached.
    LiftsSpent,
    /// The blueprints were restored, and nothing can be lifted afterwards.
    Restored,
    /// No part has moved.
    NothingMoved,
    /// A ship would have more damage than its shields hold.
    Fragile,
    /// Start parts are still loose.
    PartsLoose,
    /// All parts are already in the default fitting.
    UsualAlready,
    /// The seat does not control the planet.
    NotControlled,
    /// A rocket goes on a planet when it is bought, not on a blueprint.
    NoPlanet,
    /// The house rule for rearranging parts is off.
    HouseForbids,
    /// The blueprints have no part to move.
    NoParts,
    /// Rearranging parts is not allowed during Conquest stages.
    InConquest,
    /// The current decision must be completed first.
    Midway,
}

impl RefitRefusal {
    /// Returns the phrase key and the rule id.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::TooExpensive { .. } => ("item-too-dear", "EXO-7.11"),
            Self::NotForSale => ("not-for-sale", "EXO-7.11"),
            Self::SoldOut => ("sold-out", "EXO-7.17"),
            Self::NeedsTech => ("needs-tech", "EXO-7.12"),
            Self::CannonsBarred => ("cannons-barred", "EXO-19.7"),
            Self::NotLoose => ("not-loose", "EXO-7.13"),
            Self::NoPart => ("no-part", "EXO-7.13"),
            Self::NoFit => ("no-fit", "EXO-9.2"),
            Self::SecondDrive => ("second-drive", "EXO-9.3"),
            Self::LiftsSpent => ("lifts-spent", "EXO-7.13"),
            Self::Restored => ("restored", "EXO-7.13"),
            Self::NothingMoved => ("nothing-moved", "EXO-7.13"),
            Self::Fragile => ("fragile", "EXO-7.14"),
            Self::PartsLoose => ("parts-loose", "EXO-2.9"),
            Self::UsualAlready => ("usual-already", "EXO-2.9"),
            Self::NotControlled => ("not-controlled", "EXO-7.16"),
            Self::NoPlanet => ("no-planet", "EXO-7.16"),
            Self::HouseForbids => ("house-forbids", "EXO-17.20"),
            Self::NoParts => ("no-parts", "EXO-17.20"),
            Self::InConquest => ("refit-in-conquest", "EXO-17.20"),
            Self::Midway => ("refit-midway", "EXO-17.20"),
        }
    }

    /// Returns the arguments of the phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        if let Self::TooExpensive {
            cp,
            ph,
            owned_cp,
            owned_ph,
        } = self
        {
            let price = [("cp", cp.into()), ("ph", ph.into())];
            let have = [("have-cp", owned_cp), ("have-ph", owned_ph)];
            [price, have].concat()
        } else {
            Vec::new()
        }
    }
}
