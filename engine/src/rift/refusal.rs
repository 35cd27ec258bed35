//! The reasons why an action is illegal, each with its rule. The phrase files contain the texts.

use super::ship::{Side, Slot, Weapon};
use crate::args::{Arg, Args};
use crate::error::RuleRefusal;
use crate::rule::RuleId;

/// An obstacle to a ship or a shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "obstacle-", serialize_all = "kebab-case", const_into_str)]
pub enum Obstacle {
    /// The edge of the board.
    Edge,
    /// An asteroid in the same plane.
    Asteroid,
    Planet,
    Star,
    /// A ship in the same plane.
    Ship,
}

/// The reason why an action is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// A game of a series is over, and the next has not begun.
    GameOver,
    /// The game is not over.
    GoesOn,
    /// The seat is already ready for the next game.
    GoneOn,
    /// Another seat must act.
    NotYourTurn,
    /// The action is a command to a ship, but was given by the table.
    NoCaptain,
    /// The seat must first choose a side for a blast.
    BlastFirst,
    /// Another seat must first choose a side for a blast.
    OthersBlast,
    /// The seat must first choose where its ship returns.
    ReturnFirst,
    /// Another seat must first choose where its ship returns.
    OthersReturn,
    /// No ship is active yet.
    NoActiveShip,
    /// A ship is active already.
    AlreadyActive,
    /// There is no such ship, or it is destroyed.
    NoSuchShip,
    /// The ship has had its turn in this round.
    AlreadyActivated,
    /// A team-mate with a Ready ship must act first.
    TeamMateFirst,
    /// The ship belongs to another team.
    OtherTeam,
    /// The ship is the seat's own or a team-mate's, but another team is to play.
    OtherTeamsTurn,
    /// The ship belongs to a team-mate.
    OtherCaptain,
    /// There is not enough energy: `price` exceeds `available`.
    Energy { price: u8, available: u8 },
    /// The parts of the payment do not add up to the price.
    WrongPayment { price: u8 },
    /// The payment takes more main or auxiliary energy than the ship has.
    PaymentSplit { main: u8, aux: u8 },
    /// The ship cannot fly faster or slower than `limit`.
    SpeedLimit { limit: i8 },
    /// The ship has made a warp jump in this turn.
    Warped,
    /// A ship at speed 0 cannot step.
    Standing,
    /// The ship has moved as many squares as its speed.
    MovedAll { moved: u8, speed: u8 },
    /// An obstacle fills the next space.
    Blocked { by: Obstacle },
    /// There is no plane beyond the highest and lowest.
    NoPlane,
    /// An obstacle fills the space above or below.
    PlaneBlocked { by: Obstacle },
    /// The ship still owes movement.
    Owed { squares: u8 },
    /// A jump must be 1 to `max` squares long.
    WarpRange { max: u8 },
    /// An obstacle is in the way of the jump, `at` squares away.
    WarpBlocked { at: u8, by: Obstacle },
    /// A released mine must be left behind first.
    WarpWaitingMine,
    /// The slot has no bar that could move.
    NoBar { slot: Slot },
    /// The slot has no bar that could be exchanged.
    NoBarToSwap { slot: Slot },
    /// The slot is not empty.
    SlotTaken { slot: Slot },
    /// A bar can move only to another side.
    SameSide,
    /// A bar cannot be exchanged with itself.
    SameSlot,
    /// The two slots are in the wrong order.
    SlotOrder,
    /// The ship has no such mount.
    NoMount,
    /// All barrels of the mount have fired.
    Fired { barrels: u8 },
    /// The ship has no torpedo left.
    NoTorpedo,
    /// There is no target on the line within range.
    NoTarget { weapon: Weapon, range: u8 },
    /// Terrain blocks the line before any target.
    LineBlocked { by: Obstacle, at: u8 },
    /// A nebula boundary crosses the line.
    NebulaBoundary { at: u8 },
    /// The first object on the line is an ally.
    AllyInLine,
    /// There would be a target from a higher plane, `planes` planes up and `at` squares away.
    TargetAbove { planes: u8, at: u8 },
    /// There would be a target from a lower plane, `planes` planes down and `at` squares away.
    TargetBelow { planes: u8, at: u8 },
    /// Two sides are open, so one must be chosen.
    SideNeeded { one: Side, two: Side },
    /// The chosen side is not open to the shot; two others are.
    SideClosed { one: Side, two: Side },
    /// Only one side is open, and it is not the chosen one.
    OneSide { side: Side },
    /// The target has no sides.
    NoSides,
    /// Charging must move at least one unit.
    ChargeNothing,
    /// The main reactor has fewer units.
    ChargeMain { main: u8 },
    /// The auxiliary store has room for only `room` units.
    AuxFull { room: u8 },
    /// The ship has no ion cannon.
    NoIon,
    /// The ion cannon is charged or charging.
    IonBusy,
    /// The ion cannon has fired a charged shot in this turn.
    IonFired,
    /// The ship has no mine in store.
    NoMine,
    /// A released mine already waits under the ship.
    MineWaiting,
    /// The board is limited to `max` mines.
    TooManyMines { max: u8 },
    /// No choice of a side is pending.
    NoBlast,
    /// The pending choice is about another ship.
    OtherShipHit,
    /// The chosen side does not face the mine; two others do.
    SideNotTied { one: Side, two: Side },
    /// No ship is about to return.
    NoReturn,
    /// Another ship returns first.
    OtherShipReturns,
    /// The space is not free.
    CornerTaken,
    /// The seat has conceded.
    Out,
    /// There is nothing to accept or decline.
    NoOffer,
    /// The seat has already agreed to the draw.
    OfferAnswered,
    /// A draw is offered already.
    OfferPending,
    /// No clock is running.
    NoClock,
    /// Only the table can report that time is up.
    ClockOfTable,
}

/// Phrase key and rule of every refusal.
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
            Self::Energy { price, available } => {
                vec![("need", number(price)), ("have", number(available))]
            }
            Self::WrongPayment { price } => vec![("price", number(price))],
            Self::PaymentSplit { main, aux } => vec![("main", number(main)), ("aux", number(aux))],
            Self::SpeedLimit { limit } => vec![("limit", Arg::Number(i64::from(limit)))],
            Self::MovedAll { moved, speed } => {
                vec![("moved", number(moved)), ("speed", number(speed))]
            }
            Self::Blocked { by } | Self::PlaneBlocked { by } => {
                vec![("by", Arg::Term(by.into_str()))]
            }
            Self::Owed { squares } => vec![("squares", number(squares))],
            Self::WarpRange { max } | Self::TooManyMines { max } => vec![("most", number(max))],
            Self::WarpBlocked { at, by } | Self::LineBlocked { by, at } => {
                vec![("at", number(at)), ("by", Arg::Term(by.into_str()))]
            }
            Self::NoBar { slot } | Self::NoBarToSwap { slot } | Self::SlotTaken { slot } => {
                vec![
                    ("side", Arg::Term(slot.side.into_str())),
                    ("layer", Arg::Term(slot.layer.into_str())),
                ]
            }
            Self::Fired { barrels } => vec![("barrels", number(barrels))],
            Self::NoTarget { weapon, range } => {
                vec![
                    ("weapon", Arg::Term(weapon.into_str())),
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
                ("one", Arg::Term(one.into_str())),
                ("two", Arg::Term(two.into_str())),
            ],
            Self::OneSide { side } => vec![("side", Arg::Term(side.into_str()))],
            Self::ChargeMain { main } => vec![("main", number(main))],
            Self::AuxFull { room } => vec![("room", number(room))],
            _ => Vec::new(),
        }
    }
}
