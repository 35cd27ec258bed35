//! The reasons why an action can be illegal, each with its rule.

use super::battlefield::Sector;
use super::content::cards::Window;
use super::drift::DriftRefusal;
use super::effect::Range;
use super::state::Phase;
use super::unit::Class;
use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
use crate::rule::RuleId;

/// The reason why an action is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The battle is over.
    Over,
    /// The other side must decide.
    NotAsked,
    /// The action belongs to another phase.
    OtherPhase {
        /// Phase of the action.
        wanted: Phase,
        current: Phase,
    },
    /// Another decision is pending.
    Busy {
        /// Phrase key of the pending decision.
        asked: &'static str,
    },
    /// The action answers a question that is not asked now.
    Unasked {
        /// Phrase key of the question it answers.
        answers: &'static str,
    },
    /// Only the fleet commander decides this.
    Commander,
    /// Another sector commander commands the unit.
    OtherSector,
    /// The unit does not belong to this side, or is not in the battle.
    NotYourUnit,
    /// The card is not in the hand.
    NoCard,
    /// The card is not one of those drawn.
    NotDrawn,
    /// The command card is not a reaction.
    NoReaction,
    /// The combat card is not in the hand.
    NotHeld,
    /// The unit already has an order.
    HasOrders,
    /// The card has no more of these orders.
    NoOrders,
    /// The order is for another section.
    OutOfSection {
        /// Section of the order, from the player's point of view.
        sector: Sector,
    },
    /// The order is for another class.
    OtherClass {
        /// Class of the order.
        class: Class,
    },
    /// The unit is too far from the flagship.
    FarFromFlag {
        /// Maximum distance from the flagship, in hexes.
        hexes: u8,
    },
    /// The unit has no red-alert marker.
    NoMarker,
    /// The unit has no order.
    NotOrdered,
    /// The unit has already moved.
    HasMoved,
    /// The hex is farther away than the unit can move.
    TooFar {
        /// Length of the unit's move, in hexes.
        hexes: u8,
    },
    /// The hex is within the unit's movement, but obstacles stop or block the unit.
    NoWay,
    /// Only a warp reaches this far, and it must end adjacent to an enemy.
    WarpAlone,
    /// The edge is farther away than the unit can move, or an obstacle stops the unit.
    EdgeTooFar,
    /// A second move cannot use full impulse.
    PlainMove,
    /// A unit occupies the hex.
    Occupied,
    /// The hex can be reached only with full impulse.
    ImpulseNeeded,
    /// The hex can be reached without full impulse.
    NoNeed,
    /// The command card does not allow units to move.
    StaysPut,
    /// A planet can be entered only from an adjacent hex.
    PlanetFromAfar,
    /// The hex is a dead star.
    DeadStar,
    /// The hex has a meteor.
    Meteor,
    /// A platform must stay in its orbit.
    OutOfOrbit,
    /// Exits are not an objective of this side.
    NoExit,
    /// The unit entered the rift this turn.
    HeldByRift,
    /// The unit has already had its combat.
    HasFought,
    /// The unit moved onto a planet this turn.
    Landed,
    /// A platform that has moved may not fight.
    PlatformMoved,
    /// The target is out of the battle.
    NoTarget,
    /// The target belongs to the player's own side.
    OwnTarget,
    /// After a pursuit only the pursuing unit may attack.
    NotPursuer,
    /// After a pursuit only adjacent units may be attacked.
    NotBeside,
    /// The unit has an adjacent enemy.
    EnemyAdjacent,
    /// There is no line of sight.
    NoSight,
    /// The command card does not allow close quarters.
    NoCloseQuarters,
    /// The attack would have no dice left.
    NoDice,
    /// The unit has no fighters for a sortie.
    NoCarrier,
    /// The carrier has lost all its fighters.
    NoWing,
    /// A carrier that has moved may not make a sortie.
    CarrierMoved,
    /// There is no free launch hex.
    NoLaunch,
    /// The target may not respond to this combat.
    NoAnswer,
    /// The unit may not pursue.
    NoPursuit,
    /// The unit may not retire to this hex.
    NotThere,
    /// The card belongs to another window.
    NoWindow {
        /// Window of the card.
        window: Window,
    },
    /// The card is played for a unit, but none is named.
    ForUnit,
    /// The card is not played for a unit, but one is named.
    ForNoUnit,
    /// The side has already played a combat card this turn.
    OneCard,
    /// The card requires that an enemy was eliminated this turn.
    NoneEliminated,
    /// The card is limited to attacks.
    AttacksOnly,
    /// The card is for combats at another distance.
    OtherRange {
        /// Distance of the card.
        range: Range,
    },
    /// The card is for units of another class.
    CardClass,
    /// The card would have no effect.
    NoUse,
    /// No die shows this face.
    NoFace,
    /// The unit is not a flagship of this side.
    NoFlagship,
    /// No ship can be restored to this unit.
    NoRepair,
    /// These units cannot roll for a ship.
    NoGrapple,
    /// There is no combat card to take.
    NoCombatCards,
    /// A draw has already been offered this turn.
    OfferPending,
    /// No draw is offered.
    NoOffer,
    /// The target is out of range.
    OutOfRange {
        /// Range of the unit.
        range: u8,
    },
    /// The unit may not ignore that many red alerts.
    Allowance {
        /// Maximum number of red alerts that the unit may ignore.
        max: u8,
    },
    /// The side has too few star tokens.
    Stars {
        /// Price in tokens.
        price: u8,
        /// Tokens of the side.
        available: u8,
    },
    /// The choice about the rift movement is illegal.
    Drift(DriftRefusal),
}

impl Refusal {
    /// Returns the phrase key and the rule.
    const fn phrase_and_rule(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "SR-19.1"),
            Self::NotAsked => ("not-asked", "SR-4.1"),
            Self::OtherPhase { .. } => ("other-phase", "SR-4.8"),
            Self::Busy { .. } => ("busy", "SR-4.8"),
            Self::Unasked { .. } => ("unasked", "SR-4.8"),
            Self::Commander => ("commander", "SR-21.2"),
            Self::OtherSector => ("other-sector", "SR-21.3"),
            Self::NotYourUnit => ("not-your-unit", "SR-6.1"),
            Self::NoCard => ("no-card", "SR-5.1"),
            Self::NotDrawn => ("not-drawn", "SR-5.7"),
            Self::NoReaction => ("no-reaction", "SR-5.5"),
            Self::NotHeld => ("not-held", "SR-14.3"),
            Self::HasOrders => ("has-orders", "SR-6.1"),
            Self::NoOrders => ("no-orders", "SR-6.1"),
            Self::OutOfSection { .. } => ("out-of-section", "SR-5.2"),
            Self::OtherClass { .. } => ("other-class", "SR-5.2"),
            Self::FarFromFlag { .. } => ("far-from-flag", "SR-5.2"),
            Self::NoMarker => ("no-marker", "SR-6.5"),
            Self::NotOrdered => ("not-ordered", "SR-6.4"),
            Self::HasMoved => ("has-moved", "SR-7.1"),
            Self::TooFar { .. } => ("too-far", "SR-7.2"),
            Self::NoWay => ("no-way", "SR-7.7"),
            Self::WarpAlone => ("warp-alone", "SR-7.6"),
            Self::EdgeTooFar => ("edge-too-far", "SR-7.2"),
            Self::PlainMove => ("plain-move", "SR-7.5"),
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
            Self::OwnTarget => ("own-target", "SR-10.2"),
            Self::NotPursuer => ("not-pursuer", "SR-13.5"),
            Self::NotBeside => ("not-beside", "SR-13.5"),
            Self::EnemyAdjacent => ("enemy-adjacent", "SR-10.3"),
            Self::NoSight => ("no-sight", "SR-9.2"),
            Self::NoCloseQuarters => ("no-close-quarters", "SR-10.4"),
            Self::NoDice => ("no-dice", "SR-10.5"),
            Self::NoCarrier => ("no-carrier", "SR-17.7"),
            Self::NoWing => ("no-wing", "SR-17.7"),
            Self::CarrierMoved => ("carrier-moved", "SR-17.7"),
            Self::NoLaunch => ("no-launch", "SR-17.7"),
            Self::NoAnswer => ("no-answer", "SR-13.3"),
            Self::NoPursuit => ("no-pursuit", "SR-13.5"),
            Self::NotThere => ("not-there", "SR-12.6"),
            Self::NoWindow { .. } => ("no-window", "SR-14.3"),
            Self::ForUnit => ("for-unit", "SR-14.3"),
            Self::ForNoUnit => ("for-no-unit", "SR-14.3"),
            Self::OneCard => ("one-card", "SR-14.2"),
            Self::NoneEliminated => ("none-eliminated", "SR-14.3"),
            Self::AttacksOnly => ("attacks-only", "SR-14.3"),
            Self::OtherRange { .. } => ("other-range", "SR-14.3"),
            Self::CardClass => ("card-class", "SR-14.3"),
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

/// Returns the phrase key of a refusal about the rift.
const fn drift_phrase(refusal: DriftRefusal) -> &'static str {
    match refusal {
        DriftRefusal::PlaceFirst => "drift-place-first",
        DriftRefusal::CloseFirst => "drift-close-first",
        DriftRefusal::SettleFirst => "drift-settle-first",
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

impl RuleRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(self.phrase_and_rule().1)
    }

    fn phrase(&self) -> &'static str {
        self.phrase_and_rule().0
    }

    fn args(&self) -> Args {
        let number = |n: u8| Arg::Number(i64::from(n));
        match *self {
            Self::OtherPhase { wanted, current } => vec![
                ("wanted", Arg::Term(wanted.term())),
                ("now", Arg::Term(current.term())),
            ],
            Self::Busy { asked: key } | Self::Unasked { answers: key } => {
                vec![("asked", Arg::Term(key))]
            }
            Self::OutOfSection { sector } => vec![("sector", Arg::Term(sector.into_str()))],
            Self::OtherClass { class } => vec![("class", Arg::Term(class.into_str()))],
            Self::FarFromFlag { hexes } | Self::TooFar { hexes } => vec![("hexes", number(hexes))],
            Self::NoWindow { window } => vec![("window", Arg::Term(window.into_str()))],
            Self::OtherRange { range } => vec![("range", Arg::Term(range.into_str()))],
            Self::OutOfRange { range } => vec![("range", number(range))],
            Self::Allowance { max } => vec![("most", number(max))],
            Self::Stars { price, available } => {
                vec![("need", number(price)), ("have", number(available))]
            }
            _ => Args::new(),
        }
    }

    fn is_out_of_turn(&self) -> bool {
        matches!(self, Self::NotAsked | Self::Commander | Self::OtherSector)
    }
}
