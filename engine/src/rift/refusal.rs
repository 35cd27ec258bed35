//! Why an action is not allowed, with the rule that says so. The sentences live in the phrase files.

use super::ship::{Slot, Weapon};
use crate::error::Cites;
use crate::game::{Arg, Args};
use crate::rule::RuleId;

/// What is in the way of a ship or a shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// The edge of the board.
    Edge,
    /// An asteroid of the plane.
    Asteroid,
    /// A planet.
    Planet,
    /// A star.
    Star,
    /// A ship of the plane.
    Ship,
}

impl Obstacle {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Edge => "obstacle-edge",
            Self::Asteroid => "obstacle-asteroid",
            Self::Planet => "obstacle-planet",
            Self::Star => "obstacle-star",
            Self::Ship => "obstacle-ship",
        }
    }
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(
    missing_docs,
    reason = "fields are the figures of the sentence; variants are documented"
)]
pub enum Refusal {
    /// The match or game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn,
    /// Nothing of that kind is asked now.
    NotNow,
    /// No ship is active yet.
    NoActiveShip,
    /// A ship is active already.
    AlreadyActive,
    /// There is no such ship, or it is destroyed.
    NoSuchShip,
    /// It has had its turn in this round.
    AlreadyActivated,
    /// A team-mate with a ship comes first.
    TeamMateFirst,
    /// Another team's ship.
    OtherTeam,
    /// Not enough energy: `need` against `have`.
    Energy { need: u8, have: u8 },
    /// The parts of the payment do not add up to the price.
    WrongPayment { price: u8 },
    /// The payment takes more from main or auxiliary than there is.
    PaymentSplit { main: u8, aux: u8 },
    /// The speed limit.
    SpeedLimit { limit: i8 },
    /// It jumped in this turn.
    Warped,
    /// At speed 0 there is nothing to step.
    Standing,
    /// It has moved as far as its speed carries.
    MovedAll { moved: u8, speed: u8 },
    /// The next space is taken.
    Blocked { by: Obstacle },
    /// No plane beyond the highest and lowest.
    NoPlane,
    /// The space above or below is taken.
    PlaneBlocked { by: Obstacle },
    /// Movement is still owed.
    Owed { squares: u8 },
    /// A jump is 1 to `most` squares.
    WarpRange { most: u8 },
    /// Something is in the lane, so many squares away.
    WarpBlocked { at: u8, by: Obstacle },
    /// A released mine must be left behind first.
    WarpWaitingMine,
    /// There is no bar in the slot that could move.
    NoBar { slot: Slot },
    /// There is no bar in the slot that could change places.
    NoBarToSwap { slot: Slot },
    /// The slot is not empty.
    SlotTaken { slot: Slot },
    /// A bar moves to another side.
    SameSide,
    /// A bar cannot change places with itself.
    SameSlot,
    /// The two slots are named in the wrong order.
    SlotOrder,
    /// No such mount on this ship.
    NoMount,
    /// All barrels of the mount have fired.
    Fired { barrels: u8 },
    /// No torpedo left.
    NoTorpedo,
    /// Nothing on the line within range.
    NoTarget { weapon: Weapon, range: u8 },
    /// Terrain blocks the line before any target.
    LineBlocked { by: Obstacle, at: u8 },
    /// The boundary of a nebula crosses the line.
    NebulaBoundary { at: u8 },
    /// The first object is an ally.
    AllyInLine,
    /// Two sides are open: one must be chosen.
    SideNeeded,
    /// That side is not open to the shot.
    SideClosed,
    /// Charging moves at least one unit.
    ChargeNothing,
    /// Main reactor has fewer units.
    ChargeMain { main: u8 },
    /// The auxiliary store has no room for so many.
    AuxFull { room: u8 },
    /// The ship has no ion canon.
    NoIon,
    /// It is charged or charging.
    IonBusy,
    /// A charged shot was fired in this turn.
    IonFired,
    /// No mine in the store.
    NoMine,
    /// A mine waits already.
    MineWaiting,
    /// No more mines fit on the board.
    TooManyMines { most: u8 },
    /// That side does not face the mine.
    SideNotTied,
    /// That place is not free.
    CornerTaken,
    /// The seat has given up.
    Out,
    /// No draw is offered, or this seat has answered.
    NoOffer,
    /// A draw is offered already.
    OfferPending,
    /// No clock runs.
    NoClock,
}

/// Phrase key, rule, for every refusal.
impl Refusal {
    const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "RIFT-15.2"),
            Self::NotYourTurn => ("not-your-turn", "RIFT-5.13"),
            Self::NotNow => ("not-now", "RIFT-5.9"),
            Self::NoActiveShip => ("no-active-ship", "RIFT-5.3"),
            Self::AlreadyActive => ("already-active", "RIFT-5.3"),
            Self::NoSuchShip => ("no-such-ship", "RIFT-5.7"),
            Self::AlreadyActivated => ("already-activated", "RIFT-5.4"),
            Self::TeamMateFirst => ("team-mate-first", "RIFT-5.4"),
            Self::OtherTeam => ("other-team", "RIFT-5.3"),
            Self::Energy { .. } => ("energy", "RIFT-6.11"),
            Self::WrongPayment { .. } => ("wrong-payment", "RIFT-6.11"),
            Self::PaymentSplit { .. } => ("payment-split", "RIFT-6.4"),
            Self::SpeedLimit { .. } => ("speed-limit", "RIFT-7.1"),
            Self::Warped => ("warped", "RIFT-9.7"),
            Self::Standing => ("standing", "RIFT-7.5"),
            Self::MovedAll { .. } => ("moved-all", "RIFT-7.5"),
            Self::Blocked { .. } => ("blocked", "RIFT-7.11"),
            Self::NoPlane => ("no-plane", "RIFT-8.2"),
            Self::PlaneBlocked { .. } => ("plane-blocked", "RIFT-8.2"),
            Self::Owed { .. } => ("owed", "RIFT-7.9"),
            Self::WarpRange { .. } => ("warp-range", "RIFT-9.1"),
            Self::WarpBlocked { .. } => ("warp-blocked", "RIFT-9.3"),
            Self::WarpWaitingMine => ("warp-waiting-mine", "RIFT-9.8"),
            Self::NoBar { .. } => ("no-bar", "RIFT-10.3"),
            Self::NoBarToSwap { .. } => ("no-bar", "RIFT-10.4"),
            Self::SlotTaken { .. } => ("slot-taken", "RIFT-10.3"),
            Self::SameSide => ("same-side", "RIFT-10.3"),
            Self::SameSlot => ("same-slot", "RIFT-10.4"),
            Self::SlotOrder => ("slot-order", "RIFT-10.4"),
            Self::NoMount => ("no-mount", "RIFT-11.1"),
            Self::Fired { .. } => ("fired", "RIFT-11.9"),
            Self::NoTorpedo => ("no-torpedo", "RIFT-11.10"),
            Self::NoTarget { .. } => ("no-target", "RIFT-11.7"),
            Self::LineBlocked { .. } => ("line-blocked", "RIFT-11.5"),
            Self::NebulaBoundary { .. } => ("nebula-boundary", "RIFT-3.6"),
            Self::AllyInLine => ("ally-in-line", "RIFT-11.7"),
            Self::SideNeeded => ("side-needed", "RIFT-11.13"),
            Self::SideClosed => ("side-closed", "RIFT-11.12"),
            Self::ChargeNothing => ("charge-nothing", "RIFT-6.9"),
            Self::ChargeMain { .. } => ("charge-main", "RIFT-6.9"),
            Self::AuxFull { .. } => ("aux-full", "RIFT-6.9"),
            Self::NoIon => ("no-ion", "RIFT-12.3"),
            Self::IonBusy => ("ion-busy", "RIFT-12.3"),
            Self::IonFired => ("ion-fired", "RIFT-12.3"),
            Self::NoMine => ("no-mine", "RIFT-13.3"),
            Self::MineWaiting => ("mine-waiting", "RIFT-13.3"),
            Self::TooManyMines { .. } => ("too-many-mines", "RIFT-13.19"),
            Self::SideNotTied => ("side-not-tied", "RIFT-13.12"),
            Self::CornerTaken => ("corner-taken", "RIFT-16.6"),
            Self::Out => ("out", "RIFT-15.6"),
            Self::NoOffer => ("no-offer", "RIFT-15.6"),
            Self::OfferPending => ("offer-pending", "RIFT-15.6"),
            Self::NoClock => ("no-clock", "RIFT-17.1"),
        }
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
            Self::Energy { need, have } => vec![("need", number(need)), ("have", number(have))],
            Self::WrongPayment { price } => vec![("price", number(price))],
            Self::PaymentSplit { main, aux } => vec![("main", number(main)), ("aux", number(aux))],
            Self::SpeedLimit { limit } => vec![("limit", Arg::Number(i64::from(limit)))],
            Self::MovedAll { moved, speed } => {
                vec![("moved", number(moved)), ("speed", number(speed))]
            }
            Self::Blocked { by } | Self::PlaneBlocked { by } => vec![("by", Arg::Term(by.term()))],
            Self::Owed { squares } => vec![("squares", number(squares))],
            Self::WarpRange { most } | Self::TooManyMines { most } => vec![("most", number(most))],
            Self::WarpBlocked { at, by } | Self::LineBlocked { by, at } => {
                vec![("at", number(at)), ("by", Arg::Term(by.term()))]
            }
            Self::NoBar { slot } | Self::NoBarToSwap { slot } | Self::SlotTaken { slot } => {
                vec![
                    ("side", Arg::Term(slot.side.term())),
                    ("layer", Arg::Term(slot.layer.term())),
                ]
            }
            Self::Fired { barrels } => vec![("barrels", number(barrels))],
            Self::NoTarget { weapon, range } => {
                vec![
                    ("weapon", Arg::Term(weapon.term())),
                    ("range", number(range)),
                ]
            }
            Self::NebulaBoundary { at } => vec![("at", number(at))],
            Self::ChargeMain { main } => vec![("main", number(main))],
            Self::AuxFull { room } => vec![("room", number(room))],
            Self::Over
            | Self::NotYourTurn
            | Self::NotNow
            | Self::NoActiveShip
            | Self::AlreadyActive
            | Self::NoSuchShip
            | Self::AlreadyActivated
            | Self::TeamMateFirst
            | Self::OtherTeam
            | Self::Warped
            | Self::Standing
            | Self::NoPlane
            | Self::WarpWaitingMine
            | Self::SameSide
            | Self::SameSlot
            | Self::SlotOrder
            | Self::NoMount
            | Self::NoTorpedo
            | Self::AllyInLine
            | Self::SideNeeded
            | Self::SideClosed
            | Self::ChargeNothing
            | Self::NoIon
            | Self::IonBusy
            | Self::IonFired
            | Self::NoMine
            | Self::MineWaiting
            | Self::SideNotTied
            | Self::CornerTaken
            | Self::Out
            | Self::NoOffer
            | Self::OfferPending
            | Self::NoClock => Vec::new(),
        }
    }
}
