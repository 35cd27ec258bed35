//! The events of Space Rift, for log, animation, narration and sound. Information that only one
//! side may see is in separate events.

use super::battlefield::{Hex, Side};
use super::cards::{CombatId, CommandId};
use super::combat_roll::RollCause;
use super::dice::{Face, Faces};
use super::drift::RiftEvent;
use super::state::Ending;
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// The reason for a gain or payment of star tokens `[SR-15]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "why-", serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Trade"))]
pub enum TokenReason {
    /// Star faces of a roll.
    Roll,
    /// Income of transports.
    Income,
    /// The choice at the end of a turn.
    Reward,
    /// The sale of a combat card.
    Sale,
    /// The price or the effect of a combat card.
    Card,
    /// Full impulse.
    Impulse,
    /// The removal of a red-alert marker.
    Clear,
    BattleBack,
    Pursuit,
}

/// One of the two decks of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "deck-", serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Deck"))]
pub enum DeckKind {
    /// The command deck.
    Command,
    /// The combat deck.
    Combat,
}

/// The reason why a unit moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Motion"))]
pub enum MoveKind {
    /// The unit moved by its order.
    Move,
    /// The unit jumped within the rift, then moved by its order `[SR-38.2]`.
    Jump,
    /// The unit retired because of red alerts.
    Retire,
    /// The unit evaded an attack by a card.
    Evade,
    /// The unit pursued an enemy.
    Pursuit,
}

/// One event of a battle. Common field names: `unit` acted or was hit, `from` and `to` are the
/// values before and after, a change or an amount is `by` in JSON, `side` acted or was affected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Event {
    /// A player-turn began.
    TurnStarted { side: Side, turn: u8 },
    /// A side gained or paid star tokens; it has `stars` now.
    StarsChanged {
        side: Side,
        #[serde(rename = "by")]
        delta: i8,
        stars: u8,
        why: TokenReason,
    },
    /// Faction markers were placed on a planet.
    MarkersPlaced {
        side: Side,
        at: Hex,
        #[serde(rename = "by")]
        count: u8,
    },
    /// A faction marker was placed on the stand for a sector without enemies.
    SectorCleared { side: Side },
    /// Dice for new meteors were rolled.
    MeteorsRolled { faces: Faces },
    /// Dice for the row in which a meteor enters were rolled.
    MeteorRow { dice: [u8; 2], at: Hex },
    /// A meteor flew on.
    MeteorMoved { meteor: u8, from: Hex, to: Hex },
    /// A meteor came to rest on a hex.
    MeteorEntered { meteor: u8, at: Hex },
    /// A meteor was discarded.
    MeteorGone { meteor: u8, at: Hex },
    /// A meteor reached the hex of a unit and rolls against it.
    MeteorStruck { meteor: u8, unit: UnitId, at: Hex },
    /// An event of a rift movement.
    Drift(RiftEvent),
    /// A command card was played; `acts_as` is the card whose effects apply.
    CommandPlayed {
        side: Side,
        card: CommandId,
        acts_as: Option<CommandId>,
    },
    /// A unit may act in this turn.
    Ordered { unit: UnitId },
    /// A unit got a red-alert marker.
    AlertPlaced { unit: UnitId },
    /// A red-alert marker was removed.
    AlertCleared { unit: UnitId },
    /// A die was rolled to restore a ship.
    RepairRolled { unit: UnitId, face: Face },
    /// A ship or escort was restored; the unit has `ships` now.
    Restored { unit: UnitId, ships: u8 },
    /// A unit moved to another hex.
    UnitMoved {
        unit: UnitId,
        from: Hex,
        to: Hex,
        how: MoveKind,
    },
    /// A unit exited over the enemy baseline.
    Exited { unit: UnitId, from: Hex, points: u8 },
    /// A combat was declared.
    Declared {
        unit: UnitId,
        target: UnitId,
        cause: RollCause,
        range: u8,
        dice: u8,
    },
    /// The fighters of a carrier were launched from this hex.
    Launched { unit: UnitId, at: Hex },
    /// A combat card takes effect.
    CombatPlayed { side: Side, card: CombatId },
    /// A command card was played as a reaction.
    Reacted { side: Side, card: CommandId },
    /// Battle dice were rolled.
    Rolled {
        unit: Option<UnitId>,
        target: UnitId,
        faces: Faces,
    },
    /// Dice were rerolled; `faces` are those of all dice.
    Rerolled { unit: UnitId, faces: Faces },
    /// The roll scored hits.
    Hit { unit: UnitId, hits: u8 },
    /// A unit lost ships or escorts; `ships` remain.
    ShipsLost {
        unit: UnitId,
        #[serde(rename = "by")]
        lost_ships: u8,
        ships: u8,
    },
    /// Dice were rolled to confirm hits on a hull.
    Confirmed {
        unit: UnitId,
        faces: Faces,
        #[serde(rename = "destroyed")]
        is_destroyed: bool,
    },
    /// A unit was eliminated; the enemy scores.
    Eliminated { unit: UnitId, at: Hex, points: u8 },
    /// A wreck was placed as debris.
    WreckLeft { at: Hex },
    /// The command rating of a side fell.
    RatingFell { side: Side, rating: u8 },
    /// Red alerts were ignored.
    AlertsIgnored {
        unit: UnitId,
        #[serde(rename = "by")]
        count: u8,
    },
    /// An attack was used up without a roll.
    Spent { unit: UnitId },
    /// Both sides rolled for a ship.
    Grappled {
        unit: UnitId,
        target: UnitId,
        own: Faces,
        enemy: Faces,
    },
    /// Cards were drawn face down.
    CardsDrawn {
        side: Side,
        deck: DeckKind,
        #[serde(rename = "by")]
        count: u8,
    },
    /// A command card was drawn; only its side sees which.
    CommandDrawn { side: Side, card: CommandId },
    /// A command card was drawn and may be kept or discarded; only its side sees which.
    CommandOffered { side: Side, card: CommandId },
    /// A command card was kept; only its side sees which.
    CommandKept { side: Side, card: CommandId },
    /// A combat card was drawn; only its side sees which.
    CombatDrawn { side: Side, card: CombatId },
    /// A command card was discarded face up.
    CommandDiscarded { side: Side, card: CommandId },
    /// A combat card was discarded face up.
    CombatDiscarded { side: Side, card: CombatId },
    /// The discards of a deck were shuffled into a new deck.
    Reshuffled { deck: DeckKind },
    /// A player-turn ended.
    TurnEnded { side: Side },
    /// A side resigned.
    Conceded { side: Side },
    /// A side asked the other to agree to a draw.
    DrawOffered { side: Side },
    /// A side accepted (`yes`) or declined the draw.
    DrawAnswered {
        side: Side,
        #[serde(rename = "yes")]
        is_accepted: bool,
    },
    /// The offer of a draw expired.
    DrawLapsed,
    /// The battle ended.
    Ended {
        winner: Option<Side>,
        ending: Ending,
    },
}
