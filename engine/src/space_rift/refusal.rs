//! Why an action is not allowed, with the rule that says so.

use super::drift::DriftRefusal;
use crate::error::Cites;
use crate::game::{Arg, Args};
use crate::rule::RuleId;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The battle is over.
    Over,
    /// The other side is asked.
    NotAsked,
    /// Something else is asked now.
    NotNow,
    /// The fleet commander decides this.
    Commander,
    /// Another sector commander holds the unit.
    OtherSector,
    /// No unit of this side in the battle.
    NotYourUnit,
    /// The card is not in the hand.
    NoCard,
    /// The combat card is not in the hand.
    NotHeld,
    /// The unit has its order.
    HasOrders,
    /// The card gives no more of these orders.
    NoOrders,
    /// The card does not mean this unit.
    NotMeant,
    /// The unit has no red-alert marker.
    NoMarker,
    /// The unit has no order.
    NotOrdered,
    /// The unit has moved.
    HasMoved,
    /// No way leads there with its hexes.
    TooFar,
    /// A unit stands there.
    Occupied,
    /// Only with one hex more.
    ImpulseNeeded,
    /// One hex more is not needed.
    NoNeed,
    /// The command card lets no unit move.
    StaysPut,
    /// A planet is entered from beside it.
    PlanetFromAfar,
    /// A dead star is there.
    DeadStar,
    /// A meteor is there.
    Meteor,
    /// A platform keeps its orbit.
    OutOfOrbit,
    /// Leaving is no objective of this side.
    NoExit,
    /// The unit came onto the rift this turn.
    HeldByRift,
    /// The unit has had its combat.
    HasFought,
    /// The unit came onto a planet this turn.
    Landed,
    /// A platform that moved does not fight.
    PlatformMoved,
    /// No enemy unit that could be attacked.
    NoTarget,
    /// An enemy is next to it.
    EnemyAdjacent,
    /// No line of sight.
    NoSight,
    /// The command card forbids close quarters.
    NoCloseQuarters,
    /// No dice would be left.
    NoDice,
    /// No fighters aboard.
    NoWing,
    /// No free hex to strike from.
    NoLaunch,
    /// This combat is not answered.
    NoAnswer,
    /// No pursuit is granted.
    NoPursuit,
    /// It does not retire there.
    NotThere,
    /// The card is not for this moment.
    NoWindow,
    /// A combat card was played this turn.
    OneCard,
    /// The condition of the card does not hold.
    Condition,
    /// The card would do nothing.
    NoUse,
    /// No die shows this face.
    NoFace,
    /// No flagship of this side.
    NoFlagship,
    /// No ship can come back to this unit.
    NoRepair,
    /// These units cannot fight for a ship.
    NoGrapple,
    /// There is no combat card to take.
    NoCombatCards,
    /// A draw was offered this turn.
    OfferPending,
    /// No draw is offered.
    NoOffer,
    /// Too far for its guns.
    OutOfRange {
        /// Its range.
        range: u8,
    },
    /// More than it may ignore.
    Allowance {
        /// As many as it may ignore.
        most: u8,
    },
    /// Too few star tokens.
    Stars {
        /// The price.
        need: u8,
        /// The tokens there are.
        have: u8,
    },
    /// The rift does not move so.
    Drift(DriftRefusal),
}

impl Refusal {
    /// The phrase key and the rule.
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "SR-19.1"),
            Self::NotAsked => ("not-asked", "SR-4.1"),
            Self::NotNow => ("not-now", "SR-4.8"),
            Self::Commander => ("commander", "SR-21.2"),
            Self::OtherSector => ("other-sector", "SR-21.3"),
            Self::NotYourUnit => ("not-your-unit", "SR-6.1"),
            Self::NoCard => ("no-card", "SR-5.1"),
            Self::NotHeld => ("not-held", "SR-14.3"),
            Self::HasOrders => ("has-orders", "SR-6.1"),
            Self::NoOrders => ("no-orders", "SR-6.1"),
            Self::NotMeant => ("not-meant", "SR-5.2"),
            Self::NoMarker => ("no-marker", "SR-6.5"),
            Self::NotOrdered => ("not-ordered", "SR-6.4"),
            Self::HasMoved => ("has-moved", "SR-7.1"),
            Self::TooFar => ("too-far", "SR-7.2"),
            Self::Occupied => ("occupied", "SR-7.3"),
            Self::ImpulseNeeded => ("impulse-needed", "SR-7.5"),
            Self::NoNeed => ("no-need", "SR-7.5"),
            Self::StaysPut => ("stays-put", "SR-6.4"),
            Self::PlanetFromAfar => ("planet-from-afar", "SR-8.4"),
            Self::DeadStar => ("dead-star", "SR-8.9"),
            Self::Meteor => ("meteor", "SR-8.10"),
            Self::OutOfOrbit => ("out-of-orbit", "SR-17.1"),
            Self::NoExit => ("no-exit", "SR-18.8"),
            Self::HeldByRift => ("held-by-rift", "SR-38.8"),
            Self::HasFought => ("has-fought", "SR-10.1"),
            Self::Landed => ("landed", "SR-8.5"),
            Self::PlatformMoved => ("platform-moved", "SR-10.4"),
            Self::NoTarget => ("no-target", "SR-10.2"),
            Self::EnemyAdjacent => ("enemy-adjacent", "SR-10.3"),
            Self::NoSight => ("no-sight", "SR-9.2"),
            Self::NoCloseQuarters => ("no-close-quarters", "SR-10.4"),
            Self::NoDice => ("no-dice", "SR-10.5"),
            Self::NoWing => ("no-wing", "SR-17.7"),
            Self::NoLaunch => ("no-launch", "SR-17.7"),
            Self::NoAnswer => ("no-answer", "SR-13.3"),
            Self::NoPursuit => ("no-pursuit", "SR-13.5"),
            Self::NotThere => ("not-there", "SR-12.6"),
            Self::NoWindow => ("no-window", "SR-14.3"),
            Self::OneCard => ("one-card", "SR-14.2"),
            Self::Condition => ("condition", "SR-14.3"),
            Self::NoUse => ("no-use", "SR-14.3"),
            Self::NoFace => ("no-face", "SR-14.4"),
            Self::NoFlagship => ("no-flagship", "SR-6.1"),
            Self::NoRepair => ("no-repair", "SR-14.4"),
            Self::NoGrapple => ("no-grapple", "SR-14.4"),
            Self::NoCombatCards => ("no-combat-cards", "SR-15.4"),
            Self::OfferPending => ("offer-pending", "SR-19.5"),
            Self::NoOffer => ("no-offer", "SR-19.5"),
            Self::OutOfRange { .. } => ("out-of-range", "SR-9.1"),
            Self::Allowance { .. } => ("allowance", "SR-12.1"),
            Self::Stars { .. } => ("stars", "SR-15.1"),
            Self::Drift(refusal) => (drift_phrase(refusal), refusal.rule().as_str()),
        }
    }
}

/// The phrase key of a refusal of the rift.
const fn drift_phrase(refusal: DriftRefusal) -> &'static str {
    match refusal {
        DriftRefusal::NotAsked => "drift-not-asked",
        DriftRefusal::Covered => "drift-covered",
        DriftRefusal::NotBeside => "drift-not-beside",
        DriftRefusal::Strands => "drift-strands",
        DriftRefusal::Moved => "drift-moved",
        DriftRefusal::NotOpen => "drift-not-open",
        DriftRefusal::TooFar => "drift-too-far",
        DriftRefusal::NoGain => "drift-no-gain",
        DriftRefusal::DeadEnd => "drift-dead-end",
        DriftRefusal::Taken => "drift-taken",
        DriftRefusal::NoTile => "drift-no-tile",
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(self.entry().1)
    }

    fn phrase(&self) -> &'static str {
        self.entry().0
    }

    fn args(&self) -> Args {
        let number = |n: u8| Arg::Number(i64::from(n));
        match *self {
            Self::OutOfRange { range } => vec![("range", number(range))],
            Self::Allowance { most } => vec![("most", number(most))],
            Self::Stars { need, have } => vec![("need", number(need)), ("have", number(have))],
            Self::Over
            | Self::NotAsked
            | Self::NotNow
            | Self::Commander
            | Self::OtherSector
            | Self::NotYourUnit
            | Self::NoCard
            | Self::NotHeld
            | Self::HasOrders
            | Self::NoOrders
            | Self::NotMeant
            | Self::NoMarker
            | Self::NotOrdered
            | Self::HasMoved
            | Self::TooFar
            | Self::Occupied
            | Self::ImpulseNeeded
            | Self::NoNeed
            | Self::StaysPut
            | Self::PlanetFromAfar
            | Self::DeadStar
            | Self::Meteor
            | Self::OutOfOrbit
            | Self::NoExit
            | Self::HeldByRift
            | Self::HasFought
            | Self::Landed
            | Self::PlatformMoved
            | Self::NoTarget
            | Self::EnemyAdjacent
            | Self::NoSight
            | Self::NoCloseQuarters
            | Self::NoDice
            | Self::NoWing
            | Self::NoLaunch
            | Self::NoAnswer
            | Self::NoPursuit
            | Self::NotThere
            | Self::NoWindow
            | Self::OneCard
            | Self::Condition
            | Self::NoUse
            | Self::NoFace
            | Self::NoFlagship
            | Self::NoRepair
            | Self::NoGrapple
            | Self::NoCombatCards
            | Self::OfferPending
            | Self::NoOffer
            | Self::Drift(_) => Args::new(),
        }
    }
}
