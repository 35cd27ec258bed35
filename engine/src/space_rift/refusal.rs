//! Why an action is not allowed, with the rule that says so.

use super::battlefield::Sector;
use super::content::cards::Window;
use super::drift::DriftRefusal;
use super::effect::Range;
use super::state::Phase;
use super::unit::Class;
use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
use crate::rule::RuleId;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The battle is over.
    Over,
    /// The other side is asked.
    NotAsked,
    /// It belongs to another phase.
    OtherPhase {
        /// Which.
        wanted: Phase,
        /// The phase that it is.
        now: Phase,
    },
    /// Something else is decided first.
    Busy {
        /// What, as a phrase key.
        asked: &'static str,
    },
    /// It answers what nobody asks now.
    Unasked {
        /// What, as a phrase key.
        answers: &'static str,
    },
    /// The fleet commander decides this.
    Commander,
    /// Another sector commander holds the unit.
    OtherSector,
    /// No unit of this side in the battle.
    NotYourUnit,
    /// The card is not in the hand.
    NoCard,
    /// The card is not among those that were drawn.
    NotDrawn,
    /// The command card is no reaction.
    NoReaction,
    /// The combat card is not in the hand.
    NotHeld,
    /// The unit has its order.
    HasOrders,
    /// The card gives no more of these orders.
    NoOrders,
    /// The order is for another section.
    OutOfSection {
        /// Which, from the own chair.
        sector: Sector,
    },
    /// The order is for another class.
    OtherClass {
        /// Which.
        class: Class,
    },
    /// The order reaches only so far from the flagship.
    FarFromFlag {
        /// Hexes.
        hexes: u8,
    },
    /// The unit has no red-alert marker.
    NoMarker,
    /// The unit has no order.
    NotOrdered,
    /// The unit has moved.
    HasMoved,
    /// It is farther than the unit moves.
    TooFar {
        /// Hexes of its move.
        hexes: u8,
    },
    /// It is near enough, but something on the way stops the unit or bars it.
    NoWay,
    /// So far only a warp leads, which ends beside an enemy.
    WarpAlone,
    /// The edge is farther than the unit moves, or something stops it before.
    EdgeTooFar,
    /// A second move knows no full impulse.
    PlainMove,
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
    /// The unit is out of the battle.
    NoTarget,
    /// The unit is one's own.
    OwnTarget,
    /// After a pursuit only the unit that pursued attacks.
    NotPursuer,
    /// After a pursuit only what is beside the unit is attacked.
    NotBeside,
    /// An enemy is next to it.
    EnemyAdjacent,
    /// No line of sight.
    NoSight,
    /// The command card forbids close quarters.
    NoCloseQuarters,
    /// No dice would be left.
    NoDice,
    /// The unit sends no fighters.
    NoCarrier,
    /// No fighters aboard.
    NoWing,
    /// A carrier that moved sends no fighters.
    CarrierMoved,
    /// No free hex to strike from.
    NoLaunch,
    /// This combat is not answered.
    NoAnswer,
    /// No pursuit is granted.
    NoPursuit,
    /// It does not retire there.
    NotThere,
    /// The card is for another moment.
    NoWindow {
        /// Which.
        window: Window,
    },
    /// The card is played for a unit, which is to be named.
    ForUnit,
    /// The card is for no single unit.
    ForNoUnit,
    /// A combat card was played this turn.
    OneCard,
    /// The card takes an enemy that was eliminated this turn.
    NoneEliminated,
    /// The card is for attacks only.
    AttacksOnly,
    /// The card is for combats at another distance.
    OtherRange {
        /// At which.
        range: Range,
    },
    /// The card is for units of another class.
    CardClass,
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

/// The phrase key of a refusal of the rift.
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
            Self::OtherPhase { wanted, now } => vec![
                ("wanted", Arg::Term(wanted.term())),
                ("now", Arg::Term(now.term())),
            ],
            Self::Busy { asked: key } | Self::Unasked { answers: key } => {
                vec![("asked", Arg::Term(key))]
            }
            Self::OutOfSection { sector } => vec![("sector", Arg::Term(sector.term()))],
            Self::OtherClass { class } => vec![("class", Arg::Term(class.term()))],
            Self::FarFromFlag { hexes } | Self::TooFar { hexes } => vec![("hexes", number(hexes))],
            Self::NoWindow { window } => vec![("window", Arg::Term(window.term()))],
            Self::OtherRange { range } => vec![("range", Arg::Term(range.term()))],
            Self::OutOfRange { range } => vec![("range", number(range))],
            Self::Allowance { most } => vec![("most", number(most))],
            Self::Stars { need, have } => vec![("need", number(need)), ("have", number(have))],
            _ => Args::new(),
        }
    }

    fn is_out_of_turn(&self) -> bool {
        matches!(self, Self::NotAsked | Self::Commander | Self::OtherSector)
    }
}
