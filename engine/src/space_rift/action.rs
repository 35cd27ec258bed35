//! What a seat may do in Space Rift. Serialized in saves: changing it needs a new format.
//!
//! A decision of several parts is given in small actions with one that ends it. Taking back is
//! the session's, so there is no action that undoes another. Paths have no effect of their own,
//! so a move, a retreat or an exit names its end only `[SR-7.9]`.

use super::battlefield::Hex;
use super::cards::{CombatId, CommandId};
use super::dice::Face;
use super::drift::DriftChoice;
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// Everything that can be done. Four bytes, aligned, so that long lists of moves are written one
/// word at a time.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Begin the turn, where dice are to be rolled at once `[SR-4.2]`.
    Begin,
    /// Decide how the rift moves `[SR-33.4]` `[SR-34.2]` `[SR-36.5]`.
    Drift(DriftChoice),
    /// Play the command card of the turn `[SR-5.1]`.
    Command(CommandId),
    /// Choose the flagship that a card's orders come from.
    Signal(UnitId),
    /// Order a unit, by one of the orders of the card `[SR-6.1]` `[SR-6.2]`.
    Order(UnitId, u8),
    /// Remove a unit's red-alert marker: for tokens, or by a card that was played `[SR-6.5]`.
    Clear(UnitId),
    /// Bring back a ship of a unit.
    Restore(UnitId),
    /// Move a unit, paying for one hex more or not `[SR-7]`; once more after its combat, where a
    /// card grants it.
    Move(UnitId, Hex, bool),
    /// Leave over the enemy's baseline, paying for one hex more or not `[SR-18.8]`.
    Exit(UnitId, bool),
    /// Attack a unit `[SR-10]`; the bonus combat after a pursuit too.
    Attack(UnitId, UnitId),
    /// Send the fighters of a carrier against a unit `[SR-17.7]`.
    Sortie(UnitId, UnitId),
    /// Play a combat card `[SR-14]`.
    Play(CombatId),
    /// The same for one unit.
    PlayFor(CombatId, UnitId),
    /// Play a command card that is a reaction `[SR-5.5]`.
    React(CommandId),
    /// Roll one more die with this face again.
    Reroll(Face),
    /// Fight for a ship: own unit, enemy unit.
    Grapple(UnitId, UnitId),
    /// Ignore so many red alerts `[SR-12.1]`.
    Ignore(u8),
    /// Retire to this hex `[SR-12.4]`, or slip away there.
    Retire(Hex),
    /// Roll back at the attacker `[SR-13.1]`.
    BattleBack,
    /// Move into the emptied hex `[SR-13.5]`.
    Pursue,
    /// Keep a command card of those drawn `[SR-5.7]`.
    Keep(CommandId),
    /// Take tokens, and no card `[SR-15.4]`.
    TakeStars,
    /// Take a combat card, and fewer tokens `[SR-15.4]`.
    TakeCard,
    /// Sell a combat card `[SR-15.5]`.
    Sell(CombatId),
    /// Nothing, or nothing more, of what is asked.
    Done,
    /// Give up `[SR-19.5]`.
    Concede,
    /// Offer a draw.
    OfferDraw,
    /// Accept or refuse the draw that is offered.
    AnswerDraw(bool),
}

impl Action {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Drift(DriftChoice::Place(..)) => "place-tile",
            Self::Drift(DriftChoice::Close(..)) => "close-gap",
            Self::Drift(DriftChoice::Settle(..)) => "settle",
            Self::Command(_) => "command",
            Self::Signal(_) => "signal",
            Self::Order(..) => "order",
            Self::Clear(_) => "clear",
            Self::Restore(_) => "restore",
            Self::Move(_, _, false) => "move",
            Self::Move(_, _, true) => "move-impulse",
            Self::Exit(_, false) => "exit",
            Self::Exit(_, true) => "exit-impulse",
            Self::Attack(..) => "attack",
            Self::Sortie(..) => "sortie",
            Self::Play(_) | Self::PlayFor(..) => "play",
            Self::React(_) => "react",
            Self::Reroll(_) => "reroll",
            Self::Grapple(..) => "grapple",
            Self::Ignore(_) => "ignore",
            Self::Retire(_) => "retire",
            Self::BattleBack => "battle-back",
            Self::Pursue => "pursue",
            Self::Keep(_) => "keep",
            Self::TakeStars => "take-stars",
            Self::TakeCard => "take-card",
            Self::Sell(_) => "sell",
            Self::Done => "done",
            Self::Concede => "concede",
            Self::OfferDraw => "offer-draw",
            Self::AnswerDraw(true) => "accept-draw",
            Self::AnswerDraw(false) => "refuse-draw",
        }
    }
}
