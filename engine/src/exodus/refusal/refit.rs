//! Why a part or rocket is not bought, fitted or moved, with the rule that says so.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefitRefusal {
    /// More than the seat has, for a part or rocket.
    TooDear {
        /// Its price in Crystallized Platinum.
        cp: u8,
        /// Its price in Phasium.
        ph: u8,
        /// The Crystallized Platinum that the seat has.
        have_cp: u16,
        /// Its Phasium.
        have_ph: u16,
    },
    /// Nothing can be bought: parts are given or only moved.
    NotForSale,
    /// None left in the supply.
    SoldOut,
    /// Its technology is not known.
    NeedsTech,
    /// No cannon can be bought.
    CannonsBarred,
    /// No such part lies loose.
    NotLoose,
    /// No part is in this place.
    NoPart,
    /// The part does not fit there.
    NoFit,
    /// Another drive is on the blueprint.
    SecondDrive,
    /// Parts were lifted often enough.
    LiftsSpent,
    /// Everything was put back, after which nothing is lifted any more.
    Restored,
    /// Nothing has moved.
    NothingMoved,
    /// A ship would have more damage than its shields hold.
    Fragile,
    /// Start parts still lie loose.
    PartsLoose,
    /// All parts lie in the usual way.
    UsualAlready,
    /// The planet is not controlled by the seat.
    NotControlled,
    /// A rocket is bought as it is placed, and fits on no blueprint.
    NoPlanet,
    /// The house does not allow it.
    HouseForbids,
    /// There is nothing on the blueprints that could be moved.
    NoParts,
    /// The house does not allow it during Conquest stages.
    InConquest,
    /// What is at hand comes first.
    Midway,
}

impl RefitRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::TooDear { .. } => ("item-too-dear", "EXO-7.11"),
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

    /// Values of its phrase.
    pub(super) fn values(self) -> Vec<(&'static str, u16)> {
        if let Self::TooDear {
            cp,
            ph,
            have_cp,
            have_ph,
        } = self
        {
            let price = [("cp", cp.into()), ("ph", ph.into())];
            let have = [("have-cp", have_cp), ("have-ph", have_ph)];
            [price, have].concat()
        } else {
            Vec::new()
        }
    }
}
