//! What happened, for log, animation, narration and sound. What only one side may see is an event
//! of its own.

use super::battlefield::{Hex, Side};
use super::cards::{CombatId, CommandId};
use super::combat_roll::RollCause;
use super::dice::{Face, Faces};
use super::drift::RiftEvent;
use super::state::Ending;
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// Why tokens changed hands `[SR-15]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokenReason {
    /// Star faces of a roll.
    Roll,
    /// A transport's income.
    Income,
    /// The choice at the end of a turn.
    Reward,
    /// A combat card sold.
    Sale,
    /// A combat card paid, or its gift.
    Card,
    /// One more hex.
    Impulse,
    /// A red-alert marker removed.
    Clear,
    /// Battle back.
    BattleBack,
    /// Pursuit.
    Pursuit,
}

/// Which deck a card is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckKind {
    /// Command cards.
    Command,
    /// Combat cards.
    Combat,
}

/// How a unit came from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// By its order.
    Move,
    /// By a jump within the rift, the rest by its order `[SR-38.2]`.
    Jump,
    /// Under red alert.
    Retire,
    /// Out of an attack, by a card.
    Evade,
    /// After the enemy.
    Pursuit,
}

/// One thing that happened. Fields are named for what they hold: `unit` acted or was hit, `from`
/// and `to` are before and after, `by` is an amount, `side` did it or had it done.
#[allow(
    missing_docs,
    reason = "fields are explained above, variants each for itself"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// A player-turn began.
    TurnStarted { side: Side, turn: u8 },
    /// Tokens came or went; `stars` are left to the side.
    StarsChanged {
        side: Side,
        by: i8,
        stars: u8,
        why: TokenReason,
    },
    /// Faction markers on a planet.
    MarkersPlaced { side: Side, at: Hex, by: u8 },
    /// A faction marker on the stand, for a sector without enemies.
    SectorCleared { side: Side },
    /// Dice for new meteors.
    MeteorsRolled { faces: Faces },
    /// Dice for the row where a meteor enters.
    MeteorRow { dice: [u8; 2], at: Hex },
    /// A meteor flew.
    MeteorMoved { meteor: u8, from: Hex, to: Hex },
    /// A meteor lies on a hex that it has just come to.
    MeteorEntered { meteor: u8, at: Hex },
    /// A meteor is gone.
    MeteorGone { meteor: u8, at: Hex },
    /// A meteor strikes a unit.
    MeteorStruck { meteor: u8, unit: UnitId, at: Hex },
    /// The rift moved, or what it carries did.
    Drift(RiftEvent),
    /// A command card was played, and acts as a card.
    CommandPlayed {
        side: Side,
        card: CommandId,
        acts_as: Option<CommandId>,
    },
    /// A unit was ordered.
    Ordered { unit: UnitId },
    /// A red-alert marker came.
    AlertPlaced { unit: UnitId },
    /// A red-alert marker went.
    AlertCleared { unit: UnitId },
    /// A die for a ship that may come back.
    RepairRolled { unit: UnitId, face: Face },
    /// A ship or escort came back; `ships` are there now.
    Restored { unit: UnitId, ships: u8 },
    /// A unit came from one hex to another.
    UnitMoved {
        unit: UnitId,
        from: Hex,
        to: Hex,
        how: MoveKind,
    },
    /// A unit left over the enemy's baseline.
    Exited { unit: UnitId, from: Hex, points: u8 },
    /// A combat was declared.
    Declared {
        unit: UnitId,
        target: UnitId,
        cause: RollCause,
        range: u8,
        dice: u8,
    },
    /// Fighters of a carrier fly from this hex.
    Launched { unit: UnitId, at: Hex },
    /// A combat card was played.
    CombatPlayed { side: Side, card: CombatId },
    /// A command card was played as a reaction.
    Reacted { side: Side, card: CommandId },
    /// Battle dice fell.
    Rolled {
        unit: Option<UnitId>,
        target: UnitId,
        faces: Faces,
    },
    /// Dice fell again; all of them are shown.
    Rerolled { unit: UnitId, faces: Faces },
    /// The roll scored.
    Hit { unit: UnitId, hits: u8 },
    /// Ships or escorts were lost; `ships` are left.
    ShipsLost { unit: UnitId, by: u8, ships: u8 },
    /// Dice to confirm the loss of a hull.
    Confirmed {
        unit: UnitId,
        faces: Faces,
        destroyed: bool,
    },
    /// A unit is gone; the enemy scores.
    Eliminated { unit: UnitId, at: Hex, points: u8 },
    /// Its wreck lies on the battlefield.
    WreckLeft { at: Hex },
    /// The command rating fell.
    RatingFell { side: Side, rating: u8 },
    /// Red alerts were ignored.
    AlertsIgnored { unit: UnitId, by: u8 },
    /// The attack is spent without dice.
    Spent { unit: UnitId },
    /// Both sides rolled for a ship.
    Grappled {
        unit: UnitId,
        target: UnitId,
        own: Faces,
        enemy: Faces,
    },
    /// Cards were drawn face down.
    CardsDrawn { side: Side, deck: DeckKind, by: u8 },
    /// A command card that only its side sees came into its hand.
    CommandDrawn { side: Side, card: CommandId },
    /// The same, to be kept or discarded.
    CommandOffered { side: Side, card: CommandId },
    /// One of them was kept, which only its side sees.
    CommandKept { side: Side, card: CommandId },
    /// A combat card that only its side sees came into its hand.
    CombatDrawn { side: Side, card: CombatId },
    /// A command card was turned up and discarded.
    CommandDiscarded { side: Side, card: CommandId },
    /// A combat card was turned up and discarded.
    CombatDiscarded { side: Side, card: CombatId },
    /// The discards of a deck were made a deck.
    Reshuffled { deck: DeckKind },
    /// A player-turn ended.
    TurnEnded { side: Side },
    /// A side gave up.
    Conceded { side: Side },
    /// A draw is offered.
    DrawOffered { side: Side },
    /// The answer to it.
    DrawAnswered { side: Side, yes: bool },
    /// The offer is off the table.
    DrawLapsed,
    /// The battle is over.
    Ended {
        winner: Option<Side>,
        ending: Ending,
    },
}
