//! Where a turn is, and what comes before it goes on. Nouns only.

use super::action::Exchange;
use super::cards::{CardSet, PoliticalId, ResistanceId};
use super::effect::ActionKind;
use super::part::Item;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One of the three turns of a player to perform a card `[EXO-6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// First card.
    #[default]
    First,
    /// Second card.
    Second,
    /// Third card.
    Third,
}

/// Where the turn is. A number is a place in the turn order, from 0, whose seat is asked or acts;
/// steps without one ask all seats at once, or one that the step names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Set-up: start technologies, sealed `[EXO-17.3]`.
    #[default]
    StartTechs,
    /// Set-up: start parts, sealed `[EXO-2.9]`.
    StartParts,
    /// Stage I begins: the market is cleared.
    Upkeep,
    /// Stage I: Growth, asked of who holds an unspent ability.
    Growth(u8),
    /// Stage I: income and tax.
    Income(u8),
    /// Stage I: repair.
    Repair,
    /// Stage II begins: the resolution leaves, cards are revealed.
    Council,
    /// Stage II: the vote, sealed.
    Vote,
    /// Stage II: the Chancellor breaks a tie.
    Favor,
    /// Stage II: the adopted card takes effect.
    Adopt,
    /// Stage II: the Vice-Chancellor offers Bonus cards.
    Offer,
    /// Stage II: the Chancellor picks.
    Pick,
    /// Stage II: the bid for the order, sealed.
    Election,
    /// Stage II: the old Chancellor orders tied seats.
    Rank,
    /// Stage III: a card is committed, sealed.
    Card(Round),
    /// Stage III: main actions.
    Perform(Round, u8),
    /// Stage III: reactions.
    React(Round, u8),
    /// Stage III: first cards are taken back.
    TakeBack(u8),
    /// Stage III: the Bonus Action.
    Bonus(u8),
    /// Stage IV: targets.
    Target(u8),
    /// Stage IV: all rockets are rolled for.
    Fire,
    /// Stage IV: cubes die.
    Kill,
    /// Stage V begins, once for each pass.
    Conquest,
    /// Stage V: cubes go aboard.
    Mount(u8),
    /// Stage V: movement orders, sealed.
    Orders,
    /// Stage V: ships without tokens move openly; in the short game all ships do.
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

/// Where an action of a seat comes from, and so what changes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The card played in a round.
    Card(Round),
    /// A reaction.
    Reaction,
    /// The Bonus Action.
    Bonus,
    /// An effect, by number, of the adopted Political card.
    Political(PoliticalId, u8),
    /// An effect, by number, of a Resistance card that was discarded.
    Resistance(ResistanceId, u8),
    /// The house, which lets parts be moved at any own decision `[EXO-17.20]`.
    House,
}

/// Something that comes before the step goes on. The last of the list is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A seat may perform an action: nothing of it is done yet.
    Deed {
        /// Whose.
        seat: Seat,
        /// Which.
        deed: ActionKind,
        /// Where it comes from.
        origin: Origin,
        /// Abilities used for it.
        invoked: CardSet,
    },
    /// A seat builds ships.
    Build {
        /// Whose.
        seat: Seat,
        /// Where it comes from.
        origin: Origin,
        /// Abilities used for it.
        invoked: CardSet,
    },
    /// A seat buys and fits; what is loose stands in [`Public::refit`](super::state::Public::refit).
    Refit {
        /// Whose.
        seat: Seat,
        /// Where it comes from; parts can be bought unless it is a gift.
        origin: Origin,
        /// Abilities used for it.
        invoked: CardSet,
        /// Whether nothing can be bought: parts were given, or may only be moved.
        gift: bool,
        /// Items bought without their technology, by a license.
        licensed: u8,
        /// What was given, until it lies loose; rockets until they are placed.
        given: Option<(Item, u8)>,
    },
    /// A seat trades.
    Trade {
        /// Whose.
        seat: Seat,
        /// Where it comes from.
        origin: Origin,
        /// Abilities used for it.
        invoked: CardSet,
        /// The space, from 0.
        space: u8,
        /// Exchanges left.
        left: u8,
        /// The first exchange, which binds the others without the technology `[EXO-7.20]`.
        first: Option<Exchange>,
    },
    /// A seat places mined tokens.
    Mine {
        /// Whose.
        seat: Seat,
        /// Tokens left.
        left: u8,
    },
    /// A seat may learn a technology of at most this printed cost.
    Learn {
        /// Whose.
        seat: Seat,
        /// The most it costs.
        most: u8,
    },
    /// A seat chooses laws that leave the game.
    Repeal {
        /// Whose choice.
        seat: Seat,
        /// How many yet.
        left: u8,
    },
    /// The effects of a card, one after the other, seat after seat.
    Program {
        /// The card, and the effect that comes next.
        origin: Origin,
        /// The owner of a Resistance card; the Chancellor for a Political card.
        owner: Seat,
        /// Seats that the effect at hand still concerns; [`None`] before it begins.
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
