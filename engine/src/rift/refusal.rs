//! Why an action is not allowed, with the rule that says so. The sentences live in the phrase files.

use super::ship::{Side, Slot, Weapon};
use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
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
    /// The match is over.
    Over,
    /// A game of a series is over, and the next has not begun.
    GameOver,
    /// The game is not over.
    GoesOn,
    /// The seat has said that it is ready for the next game.
    GoneOn,
    /// Another seat is to act.
    NotYourTurn,
    /// The table commands no ship.
    NoCaptain,
    /// First the seat chooses a side for a blast.
    BlastFirst,
    /// First another seat does.
    OthersBlast,
    /// First the seat chooses where its ship comes back.
    ReturnFirst,
    /// First another seat does.
    OthersReturn,
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
    /// An own ship, or a team-mate's, while another team is to play.
    OtherTeamsTurn,
    /// A team-mate's ship.
    OtherCaptain,
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
    /// There would be a target from a higher plane, so many squares away.
    TargetAbove { planes: u8, at: u8 },
    /// There would be a target from a lower plane, so many squares away.
    TargetBelow { planes: u8, at: u8 },
    /// Two sides are open: one must be chosen.
    SideNeeded { one: Side, two: Side },
    /// That side is not open to the shot, and two others are.
    SideClosed { one: Side, two: Side },
    /// One side only is open, and it is not chosen.
    OneSide { side: Side },
    /// What is shot at has no sides.
    NoSides,
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
    /// No blast asks for a side.
    NoBlast,
    /// Another ship is asked about.
    OtherShipHit,
    /// That side does not face the mine, and two others do.
    SideNotTied { one: Side, two: Side },
    /// No ship comes back.
    NoReturn,
    /// Another ship comes back first.
    OtherShipReturns,
    /// That place is not free.
    CornerTaken,
    /// The seat has given up.
    Out,
    /// No draw is offered.
    NoOffer,
    /// The seat has agreed to the draw that is offered.
    OfferAnswered,
    /// A draw is offered already.
    OfferPending,
    /// No clock runs.
    NoClock,
    /// Only the table says that the time is up.
    ClockOfTable,
}

/// Phrase key, rule, for every refusal.
impl Refusal {
    const fn phrase_and_rule(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("over", "RIFT-15.2"),
            Self::GameOver => ("game-over", "RIFT-15.5"),
            Self::GoesOn => ("goes-on", "RIFT-15.5"),
            Self::GoneOn => ("gone-on", "RIFT-15.5"),
            Self::NotYourTurn => ("not-your-turn", "RIFT-5.13"),
            Self::NoCaptain => ("no-captain", "RIFT-1.3"),
            Self::BlastFirst => ("blast-first", "RIFT-13.12"),
            Self::OthersBlast => ("others-blast", "RIFT-13.12"),
            Self::ReturnFirst => ("return-first", "RIFT-16.5"),
            Self::OthersReturn => ("others-return", "RIFT-16.5"),
            Self::NoActiveShip => ("no-active-ship", "RIFT-5.3"),
            Self::AlreadyActive => ("already-active", "RIFT-5.3"),
            Self::NoSuchShip => ("no-such-ship", "RIFT-5.7"),
            Self::AlreadyActivated => ("already-activated", "RIFT-5.4"),
            Self::TeamMateFirst => ("team-mate-first", "RIFT-5.4"),
            Self::OtherTeam => ("other-team", "RIFT-5.3"),
            Self::OtherTeamsTurn => ("other-teams-turn", "RIFT-5.3"),
            Self::OtherCaptain => ("other-captain", "RIFT-1.3"),
            Self::Energy { .. } => ("energy", "RIFT-6.11"),
            Self::WrongPayment { .. } => ("wrong-payment", "RIFT-6.11"),
            Self::PaymentSplit { .. } => ("payment-split", "RIFT-6.4"),
            Self::SpeedLimit { .. } => ("speed-limit", "RIFT-7.1"),
            Self::Warped => ("warped", "RIFT-9.7"),
            Self::Standing => ("standing", "RIFT-7.5"),
            Self::MovedAll { .. } => ("moved-all", "RIFT-7.5"),
            Self::Blocked {
                by: Obstacle::Asteroid | Obstacle::Ship,
            } => ("blocked", "RIFT-7.11"),
            Self::Blocked {
                by: Obstacle::Edge | Obstacle::Planet | Obstacle::Star,
            } => ("blocked-throughout", "RIFT-7.11"),
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
            Self::TargetAbove { .. } => ("target-above", "RIFT-11.4"),
            Self::TargetBelow { .. } => ("target-below", "RIFT-11.4"),
            Self::SideNeeded { .. } => ("side-needed", "RIFT-11.13"),
            Self::SideClosed { .. } => ("side-closed", "RIFT-11.12"),
            Self::OneSide { .. } => ("one-side", "RIFT-11.12"),
            Self::NoSides => ("no-sides", "RIFT-11.16"),
            Self::ChargeNothing => ("charge-nothing", "RIFT-6.9"),
            Self::ChargeMain { .. } => ("charge-main", "RIFT-6.9"),
            Self::AuxFull { .. } => ("aux-full", "RIFT-6.9"),
            Self::NoIon => ("no-ion", "RIFT-12.3"),
            Self::IonBusy => ("ion-busy", "RIFT-12.3"),
            Self::IonFired => ("ion-fired", "RIFT-12.3"),
            Self::NoMine => ("no-mine", "RIFT-13.3"),
            Self::MineWaiting => ("mine-waiting", "RIFT-13.3"),
            Self::TooManyMines { .. } => ("too-many-mines", "RIFT-13.19"),
            Self::NoBlast => ("no-blast", "RIFT-13.12"),
            Self::OtherShipHit => ("other-ship-hit", "RIFT-13.12"),
            Self::SideNotTied { .. } => ("side-not-tied", "RIFT-13.12"),
            Self::NoReturn => ("no-return", "RIFT-16.5"),
            Self::OtherShipReturns => ("other-ship-returns", "RIFT-16.7"),
            Self::CornerTaken => ("corner-taken", "RIFT-16.6"),
            Self::Out => ("out", "RIFT-15.6"),
            Self::NoOffer => ("no-offer", "RIFT-15.6"),
            Self::OfferAnswered => ("offer-answered", "RIFT-15.6"),
            Self::OfferPending => ("offer-pending", "RIFT-15.6"),
            Self::NoClock => ("no-clock", "RIFT-17.1"),
            Self::ClockOfTable => ("clock-of-table", "RIFT-17.3"),
        }
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
            Self::TargetAbove { planes, at } | Self::TargetBelow { planes, at } => {
                vec![("planes", number(planes)), ("at", number(at))]
            }
            Self::SideNeeded { one, two }
            | Self::SideClosed { one, two }
            | Self::SideNotTied { one, two } => vec![
                ("one", Arg::Term(one.term())),
                ("two", Arg::Term(two.term())),
            ],
            Self::OneSide { side } => vec![("side", Arg::Term(side.term()))],
            Self::ChargeMain { main } => vec![("main", number(main))],
            Self::AuxFull { room } => vec![("room", number(room))],
            _ => Vec::new(),
        }
    }
}
