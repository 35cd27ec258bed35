//! The steps of a turn, and the tasks that must be completed before a step goes on.

use super::action::Exchange;
use super::cards::{CardSet, PoliticalId, ResistanceId};
use super::effect::ActionKind;
use super::part::Item;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One of the three rounds in which players perform an Action card `[EXO-6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Round {
    #[default]
    First,
    Second,
    Third,
}

/// The current step of the turn. A number is the position in the turn order, from 0, of the seat
/// that is asked or acts; steps without a number ask all seats at once, or one seat that the rules
/// determine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Step {
    /// Setup: sealed choice of start technologies `[EXO-17.3]`.
    #[default]
    StartTechs,
    /// Setup: sealed fitting of start parts `[EXO-2.9]`.
    StartParts,
    /// Stage I begins: the market is cleared.
    Upkeep,
    /// Stage I: Growth, asked of a seat with an unused ability.
    Growth(u8),
    /// Stage I: income and tax of one seat.
    Income(u8),
    /// Stage I: repair.
    Repair,
    /// Stage II begins: the resolution leaves, Political cards are revealed.
    Council,
    /// Stage II: the sealed vote.
    Vote,
    /// Stage II: the Chancellor breaks a tie of the vote.
    Favor,
    /// Stage II: the adopted card takes effect.
    Adopt,
    /// Stage II: the Vice-Chancellor offers Bonus Action cards.
    Offer,
    /// Stage II: the Chancellor picks a Bonus Action card.
    Pick,
    /// Stage II: the sealed bid for the turn order.
    Election,
    /// Stage II: the old Chancellor ranks tied seats.
    Rank,
    /// Stage III: the sealed choice of an Action card.
    Card(Round),
    /// Stage III: main actions.
    Perform(Round, u8),
    /// Stage III: reactions.
    React(Round, u8),
    /// Stage III: first cards are taken back.
    TakeBack(u8),
    /// Stage III: the Bonus Action.
    Bonus(u8),
    /// Stage IV: targets are assigned.
    Target(u8),
    /// Stage IV: all rockets are rolled for.
    Fire,
    /// Stage IV: cubes are killed.
    Kill,
    /// Stage V begins; this step occurs once for each Conquest stage.
    Conquest,
    /// Stage V: cubes go aboard.
    Mount(u8),
    /// Stage V: sealed movement orders.
    Orders,
    /// Stage V: open movement of ships without tokens; of all ships in the short game.
    Open(u8),
    /// Stage V: orders are revealed and carried out.
    Reveal,
    /// Stage V: ships uncloak.
    Uncloak(u8),
    /// Stage V: battles and fights with guards.
    Battle,
    /// Stage V: cubes are deployed.
    Deploy(u8),
    /// The turn ends.
    End,
    /// The game is over.
    Over,
}

/// The origin of an action, which determines the effects that modify it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Origin {
    /// The Action card played in a round.
    Card(Round),
    /// A reaction with an Action card.
    Reaction,
    /// The Bonus Action of the turn.
    Bonus,
    /// An effect of the adopted Political card, by its number on the card.
    Political(PoliticalId, u8),
    /// An effect of a discarded Resistance card, by its number on the card.
    Resistance(ResistanceId, u8),
    /// The house rule for rearranging parts at any decision of the seat `[EXO-17.20]`.
    House,
}

/// A task to complete before the step goes on. The last task of the stack is current.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Task {
    /// A seat may perform an action, which has not begun yet.
    #[serde(rename = "deed")]
    Action {
        /// The seat that performs the action.
        seat: Seat,
        #[serde(rename = "deed")]
        kind: ActionKind,
        /// The card, reaction or rule that grants the action.
        origin: Origin,
        /// Abilities used for the action.
        #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
        invoked: CardSet,
    },
    /// A seat builds ships.
    Build {
        /// The seat that builds.
        seat: Seat,
        /// The card, reaction or rule that grants the action.
        origin: Origin,
        /// Abilities used for the action.
        #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
        invoked: CardSet,
    },
    /// A seat buys and fits parts; the loose parts are in `refit` of the public state.
    Refit {
        /// The seat that refits.
        seat: Seat,
        /// The card, reaction or rule that grants the action.
        origin: Origin,
        /// Abilities used for the action.
        #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
        invoked: CardSet,
        /// Whether buying is not possible, because parts were given or may only be rearranged.
        #[serde(rename = "gift")]
        is_gift: bool,
        /// Number of items bought without their technology, by license.
        licensed: u8,
        /// Given items that still wait: parts until the refit opens, rockets until they are placed.
        given: Option<(Item, u8)>,
    },
    /// A seat trades on the market.
    Trade {
        /// The seat that trades.
        seat: Seat,
        /// The card, reaction or rule that grants the action.
        origin: Origin,
        /// Abilities used for the action.
        #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
        invoked: CardSet,
        /// Index of the market space, from 0.
        space: u8,
        /// Number of exchanges left.
        #[serde(rename = "left")]
        remaining_exchanges: u8,
        /// The first exchange, which determines the kind of the others without Advanced Trading
        /// `[EXO-7.20]`.
        first: Option<Exchange>,
    },
    /// A seat places mined tokens.
    Mine {
        /// The seat that places the tokens.
        seat: Seat,
        /// Number of tokens left.
        #[serde(rename = "left")]
        remaining_tokens: u8,
    },
    /// A seat may learn a technology of at most this printed cost.
    Learn {
        /// The seat that may learn the technology.
        seat: Seat,
        /// Maximum printed cost.
        most: u8,
    },
    /// A seat chooses laws to remove from the game.
    Repeal {
        /// The seat that chooses.
        seat: Seat,
        /// Number of laws still to be chosen.
        #[serde(rename = "left")]
        remaining_laws: u8,
    },
    /// The effects of a card run one after another, seat by seat.
    Program {
        /// The card and the number of its current effect.
        origin: Origin,
        /// The owner of a Resistance card; the Chancellor for a Political card.
        owner: Seat,
        /// Seats to which the current effect is still to be applied; [`None`] before it begins.
        rest: Option<SeatSet>,
    },
}

impl Default for Task {
    fn default() -> Self {
        Self::Learn {
            seat: Seat(0),
            most: 0,
        }
    }
}
