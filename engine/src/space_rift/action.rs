//! The actions of Space Rift. They are serialized in saves, so a change to them needs a new save
//! format.
//!
//! A decision with several parts is a series of small actions and a final one that ends it. Undo is
//! part of the session, so no action undoes another. The path of a unit has no effect, so a move, a
//! retreat or an exit names only its destination `[SR-7.9]`.

use super::battlefield::Hex;
use super::cards::{CombatId, CommandId};
use super::dice::Face;
use super::drift::DriftChoice;
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// One action of a seat.
// The type takes four bytes, aligned, so that long lists of moves are copied one word at a time.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Action {
    /// Begins a turn whose start requires dice `[SR-4.2]`.
    Begin,
    /// Decides how the rift moves `[SR-33.4]` `[SR-34.2]` `[SR-36.5]`.
    Drift(DriftChoice),
    /// Plays the command card of the turn `[SR-5.1]`.
    Command(CommandId),
    /// Chooses the flagship around which a card orders units.
    Signal(UnitId),
    /// Gives a unit one of the card's orders, by index `[SR-6.1]` `[SR-6.2]`.
    Order(UnitId, u8),
    /// Removes the red-alert marker of a unit, for star tokens or by a card `[SR-6.5]`.
    Clear(UnitId),
    /// Restores a lost ship of a unit.
    Restore(UnitId),
    /// Moves a unit; the flag pays for full impulse `[SR-7]`. After its combat, a unit moves a
    /// second time if a card allows it.
    Move(UnitId, Hex, bool),
    /// Moves a unit off the enemy baseline; the flag pays for full impulse `[SR-18.8]`.
    Exit(UnitId, bool),
    /// The first unit attacks the second one `[SR-10]`, also in the bonus combat after a pursuit.
    Attack(UnitId, UnitId),
    /// The fighters of a carrier, the first unit, attack the second unit `[SR-17.7]`.
    Sortie(UnitId, UnitId),
    /// Plays a combat card `[SR-14]`.
    Play(CombatId),
    /// Plays a combat card for one unit.
    PlayFor(CombatId, UnitId),
    /// Plays a command card as a reaction `[SR-5.5]`.
    React(CommandId),
    /// Rerolls one more die with this face.
    Reroll(Face),
    /// Rolls for a ship of an adjacent enemy unit; the first unit belongs to the acting side.
    Grapple(UnitId, UnitId),
    /// Ignores this number of red alerts `[SR-12.1]`.
    Ignore(u8),
    /// Retires to this hex `[SR-12.4]`, or moves there to evade an attack.
    Retire(Hex),
    /// Battles back at the attacker `[SR-13.1]`.
    BattleBack,
    /// Pursues into the vacated hex `[SR-13.5]`.
    Pursue,
    /// Keeps one of the command cards drawn `[SR-5.7]`.
    Keep(CommandId),
    /// Takes star tokens and no card at the end of the turn `[SR-15.4]`.
    TakeStars,
    /// Takes a combat card and fewer tokens at the end of the turn `[SR-15.4]`.
    TakeCard,
    /// Sells a combat card for a token `[SR-15.5]`.
    Sell(CombatId),
    /// Declines a choice, or ends a decision with several parts.
    Done,
    /// Resigns `[SR-19.5]`.
    Concede,
    /// Offers a draw, at most once in a player-turn.
    OfferDraw,
    /// Accepts (`true`) or declines the draw that is offered.
    AnswerDraw(bool),
}

impl Action {
    /// Returns the phrase key of the action's name.
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
