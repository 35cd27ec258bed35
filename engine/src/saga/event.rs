//! Events of a game, for the log, animation, narration and sound. Information that only one seat
//! may see is a separate event.

use super::action::{AbilitySource, CargoItem, Regroup, Track};
use super::armada::Target;
use super::effect::{Good, Stat};
use super::figures::Color;
use super::hex::HexId;
use super::ids::{
    ArmadaId, BadgeId, BossId, CardId, CommanderId, CounterId, DeckId, EntityId, GearId, RaiderId,
    TileId,
};
use super::state::Ending;
use super::step::{Cause, Faces, Phase, RollPurpose};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// The reason why a piece or a card left the board or the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Fate"))]
pub enum RemovalReason {
    /// Killed in combat.
    Killed,
    /// Removed by an effect, without a reward.
    Removed,
    /// Discarded after it entered the Jumpgate.
    Gate,
    /// Discarded after it hit an entity of the scenario.
    Rammed,
    /// Discarded in a Raider Surge.
    Surge,
    /// Destroyed by the Ravager.
    Ravager,
    /// Replaced by another Raider.
    Replaced,
    /// Lost with the armada that carried it.
    Wreck,
    /// Used up as a cost.
    Spent,
    /// Delivered, and returned to the supply `[SAGA-ARN.14]`.
    Delivered,
}

/// The kind of an armada's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Travel"))]
pub enum MoveKind {
    /// By Movement Points.
    Move,
    /// By exploring.
    Explore,
    /// By an effect.
    Effect,
    /// Returned to the Jumpgate, or home, after destruction.
    Return,
    /// By a tow of a ship.
    Tow,
}

/// An event in a game of Saga, as the log records it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Event {
    /// A seat chose its Commander and color.
    Chosen {
        seat: Seat,
        commander: CommanderId,
        color: Color,
    },
    /// A round began.
    Round {
        /// Number of the round, from 1.
        round: u8,
        /// The First Player of the round.
        first: Seat,
    },
    /// A phase began.
    Phase {
        /// Number of the round, from 1.
        round: u8,
        phase: Phase,
    },
    /// A turn of an armada in a phase began.
    Turn {
        phase: Phase,
        /// The armada whose turn it is.
        armada: ArmadaId,
    },
    /// A badge of the Doom Counter came up.
    Badge {
        /// The badge, by its number in the scenario.
        badge: BadgeId,
    },
    /// A card was drawn from a deck and turned up.
    Drawn {
        deck: DeckId,
        /// The card that was turned up.
        card: CardId,
    },
    /// The effect of a card begins.
    Acts {
        /// The card or rule that acts.
        by: Cause,
    },
    /// An event came into play.
    EventCame {
        card: CardId,
        /// The reason for the draw.
        by: Cause,
    },
    /// An event left play.
    EventLeft {
        card: CardId,
        /// The reason for its removal.
        by: Cause,
    },
    /// A seat put a Combat Token on an event.
    Quelled {
        seat: Seat,
        card: CardId,
        /// Number of tokens on the event afterwards.
        tokens: u8,
    },
    /// A sector came into play.
    Placed {
        hex: HexId,
        /// The tile; `None` for a face-down sector.
        tile: Option<TileId>,
        by: Cause,
    },
    /// A sector was turned face up.
    Revealed {
        hex: HexId,
        /// The tile that was face down.
        tile: TileId,
    },
    /// An XPM was put on a sector.
    XpmPlaced {
        hex: HexId,
        /// The reason for the placement.
        by: Cause,
    },
    /// An XPM left a sector, a Cargo, an entity or the scenario card.
    XpmLost {
        /// The sector if it left one.
        hex: Option<HexId>,
        /// The seat if it left a Cargo.
        seat: Option<Seat>,
        fate: RemovalReason,
    },
    /// An armada picked up an XPM.
    XpmTaken {
        armada: ArmadaId,
        /// The sector that it was taken from.
        hex: HexId,
    },
    /// An XPM moved between a Cargo and an entity.
    XpmMoved {
        armada: ArmadaId,
        entity: EntityId,
        /// Whether it moved onto the entity.
        #[serde(rename = "onto")]
        is_loaded: bool,
    },
    /// An XPM was put on the scenario card.
    Installed {
        /// The seat that delivered it.
        seat: Option<Seat>,
        /// Number of installed XPMs afterwards.
        installed: u8,
    },
    /// A Raider came into play.
    Spawned {
        raider: RaiderId,
        level: u8,
        hex: HexId,
        by: Cause,
    },
    /// A Raider could not be placed, because no figure was left.
    NoFigure {
        /// The level that was to spawn.
        level: u8,
    },
    /// A Raider moved.
    Marched {
        raider: RaiderId,
        from: HexId,
        to: HexId,
        by: Cause,
    },
    /// A Raider rose by a level.
    Promoted {
        raider: RaiderId,
        /// The level afterwards.
        level: u8,
        by: Cause,
    },
    /// A Raider left the board.
    RaiderLeft {
        raider: RaiderId,
        level: u8,
        hex: HexId,
        fate: RemovalReason,
    },
    /// A Raider Surge happened in a sector.
    Surged {
        /// The sector of the surge.
        hex: HexId,
    },
    /// A Boss came into play.
    BossCame {
        boss: BossId,
        /// The sector of the arrival.
        hex: HexId,
    },
    /// A Boss left the board.
    BossLeft {
        boss: BossId,
        hex: HexId,
        fate: RemovalReason,
    },
    /// The Ravager came into play.
    RavagerCame {
        /// The sector of the arrival.
        hex: HexId,
    },
    RavagerMoved {
        /// The sector before the move.
        from: HexId,
        to: HexId,
    },
    /// An entity of the scenario came into play, moved or left the board.
    Entity {
        entity: EntityId,
        /// The hex before; `None` if it was not on the board.
        from: Option<HexId>,
        /// The hex afterwards; `None` if it left the board.
        to: Option<HexId>,
    },
    EntityRevealed {
        entity: EntityId,
        /// Hull of the revealed entity.
        hull: u8,
    },
    /// The Hull of an entity changed.
    EntityHull {
        entity: EntityId,
        /// Hull afterwards.
        hull: u8,
        by: Cause,
    },
    /// A counter of the scenario changed.
    Counted {
        counter: CounterId,
        /// The value afterwards.
        value: i16,
    },
    /// The Astartium on a sector changed by a rule.
    Astartium {
        hex: HexId,
        /// Astartium on the sector afterwards.
        count: u8,
    },
    /// An armada took one Astartium from its sector.
    Salvaged {
        armada: ArmadaId,
        /// The sector that it was taken from.
        hex: HexId,
    },
    /// An armada moved.
    Moved {
        armada: ArmadaId,
        /// The hex before; `None` if it was not on the board.
        from: Option<HexId>,
        to: HexId,
        travel: MoveKind,
        /// Movement Points left.
        mp: u8,
    },
    /// A seat gained goods.
    Gained {
        seat: Seat,
        good: Good,
        count: u8,
        by: Cause,
    },
    /// A seat lost or spent goods.
    Lost {
        seat: Seat,
        good: Good,
        count: u8,
        by: Cause,
    },
    /// An armada gained Activation Tokens.
    Tokens {
        armada: ArmadaId,
        /// Number of tokens gained.
        count: u8,
    },
    /// A seat took back its Activation Tokens at Upkeep.
    Refreshed {
        /// The owner of the tokens.
        seat: Seat,
    },
    /// An Activation Token came off a card.
    Freed {
        armada: ArmadaId,
        source: AbilitySource,
    },
    /// All stats of a seat rose by the reward of a level.
    Stats {
        /// The owner of the mat.
        seat: Seat,
    },
    /// The Hull of a seat rose.
    Repaired {
        seat: Seat,
        /// Hull afterwards.
        hull: u8,
        by: Cause,
    },
    /// A packet of damage was announced.
    Threatened {
        armada: ArmadaId,
        damage: u8,
        by: Cause,
    },
    /// A packet of damage was reduced.
    Softened {
        armada: ArmadaId,
        /// Damage that is left in the packet.
        #[serde(rename = "left")]
        remaining_damage: u8,
    },
    /// Damage was subtracted from Hull.
    Damaged {
        armada: ArmadaId,
        damage: u8,
        /// Hull afterwards.
        hull: u8,
        by: Cause,
    },
    /// An armada was destroyed.
    Destroyed {
        /// The armada, before it returns to the Jumpgate or home.
        armada: ArmadaId,
    },
    /// A level was bought or given at setup.
    Level {
        seat: Seat,
        track: Track,
        /// The level afterwards.
        level: u8,
    },
    /// The Command Center of a seat rose.
    Center {
        seat: Seat,
        /// The level afterwards.
        level: u8,
    },
    /// A seat equipped a card.
    Equipped {
        seat: Seat,
        gear: GearId,
        /// The card that it replaced, if any.
        out: Option<GearId>,
    },
    /// A seat declined to equip a card.
    Declined {
        /// The seat that had the choice.
        seat: Seat,
    },
    /// A seat drew action cards to its hand. If hands are hidden, `drew-card`
    /// names them to the seat.
    DrewCards {
        seat: Seat,
        deck: DeckId,
        /// Number of cards.
        count: u8,
    },
    /// A seat drew this action card to its hand.
    DrewCard {
        seat: Seat,
        /// The card, which only this seat may see if hands are hidden.
        card: CardId,
    },
    /// A seat played an action card on an armada.
    Played {
        seat: Seat,
        card: CardId,
        armada: ArmadaId,
    },
    /// A seat used an ability.
    Activated {
        seat: Seat,
        source: AbilitySource,
        armada: ArmadaId,
    },
    /// An armada began a check.
    Check {
        armada: ArmadaId,
        stat: Stat,
        /// Number of successes needed.
        #[serde(rename = "need")]
        required_successes: u8,
        by: Cause,
    },
    /// An armada rolled dice.
    Rolled {
        armada: ArmadaId,
        purpose: RollPurpose,
        stat: Stat,
        faces: Faces,
        /// The lowest face that is a success.
        #[serde(rename = "aim")]
        threshold: u8,
    },
    /// A die was rerolled.
    Rerolled {
        armada: ArmadaId,
        /// Index of the die in the roll.
        place: u8,
        /// The new face.
        face: u8,
    },
    /// The number of successes of a roll is final.
    Result {
        armada: ArmadaId,
        purpose: RollPurpose,
        hits: u8,
    },
    /// A check was passed or failed.
    Checked {
        armada: ArmadaId,
        /// Whether the check was passed.
        #[serde(rename = "passed")]
        is_passed: bool,
    },
    /// An Exploration began.
    Exploring {
        armada: ArmadaId,
        /// The Exploration card, before its side is chosen.
        card: CardId,
    },
    /// A seat chose a side of the Exploration card.
    Side {
        armada: ArmadaId,
        /// Whether it is the Hard side.
        #[serde(rename = "hard")]
        is_hard: bool,
    },
    /// An encounter of the scenario began with a card.
    Trial {
        armada: ArmadaId,
        /// Index of the encounter in the scenario.
        encounter: u8,
        deck: DeckId,
        card: CardId,
    },
    /// An encounter of the scenario ended.
    TrialOver {
        armada: ArmadaId,
        /// Index of the encounter in the scenario.
        encounter: u8,
        /// Whether the encounter succeeded.
        #[serde(rename = "passed")]
        is_passed: bool,
    },
    /// A combat began.
    Fight {
        armada: ArmadaId,
        foe: Target,
        /// Hull of the enemy.
        hull: u8,
    },
    /// The enemy in a combat lost Hull.
    FoeHit {
        armada: ArmadaId,
        foe: Target,
        damage: u8,
        /// Hull of the enemy afterwards.
        hull: u8,
    },
    /// A combat ended.
    FightOver {
        armada: ArmadaId,
        foe: Target,
        /// Whether the armada won.
        #[serde(rename = "won")]
        is_won: bool,
    },
    /// An armada regrouped.
    Regrouped {
        armada: ArmadaId,
        /// The benefit that was chosen.
        regroup: Regroup,
    },
    /// An armada regrouped by swapping cards.
    Swapped {
        armada: ArmadaId,
        /// The card that returned to the deck.
        out: GearId,
        /// The card that was equipped.
        gear: GearId,
    },
    /// An armada passed up an encounter or another turn.
    Passed {
        armada: ArmadaId,
        /// The phase of the turn that was passed up.
        phase: Phase,
    },
    /// An armada with higher Speed took the fight of another `[SAGA-ENC.5]`.
    Claimed {
        armada: ArmadaId,
        /// The enemy that is fought.
        foe: Target,
    },
    /// A seat agreed or declined to contribute to a cost.
    Contributed {
        seat: Seat,
        /// Whether the seat agreed.
        #[serde(rename = "agreed")]
        has_agreed: bool,
    },
    /// A Starbase was built.
    Built {
        armada: ArmadaId,
        hex: HexId,
        color: Color,
    },
    /// A lost Starbase became active.
    Reactivated {
        /// The sector of the Starbase.
        hex: HexId,
    },
    /// An Intelligence Report put a lost Starbase on the board.
    StarbaseFound {
        /// The sector of the Starbase.
        hex: HexId,
    },
    /// A Starbase was destroyed.
    StarbaseLost {
        hex: HexId,
        /// Why the Starbase was destroyed.
        fate: RemovalReason,
    },
    /// An armada took an Expand or movement action of the scenario.
    Project {
        armada: ArmadaId,
        /// Index of the action in the scenario's list.
        project: u8,
        /// Whether it is an Expand action; otherwise it is a movement action.
        #[serde(rename = "expand")]
        is_expand: bool,
    },
    /// A seat looked at the top tiles of the pile.
    Scouted {
        seat: Seat,
        /// Number of tiles.
        count: u8,
    },
    /// A seat saw this tile while scouting.
    Seen {
        seat: Seat,
        /// The tile, which only this seat may see.
        tile: TileId,
    },
    /// A scouted tile was put at the bottom of the pile.
    Sunk {
        seat: Seat,
        /// The tile, which only this seat may see.
        tile: TileId,
    },
    /// A scouted tile that only its viewer knows was put at the bottom of the pile.
    SunkOne {
        /// The seat that scouted.
        seat: Seat,
    },
    /// A duel began.
    Duel {
        /// The armada that challenged.
        by: ArmadaId,
        /// The armada that was challenged.
        against: ArmadaId,
        /// The armada that strikes first.
        first: ArmadaId,
    },
    /// An armada struck in a duel.
    Strike {
        /// The armada that struck.
        from: ArmadaId,
        /// The armada that was hit.
        to: ArmadaId,
        damage: u8,
    },
    /// A duel ended.
    DuelOver {
        /// The armada that won; `None` for a draw.
        winner: Option<ArmadaId>,
    },
    /// The winner of a duel took an item from the loser's Cargo.
    Looted {
        winner: Seat,
        loser: Seat,
        item: CargoItem,
    },
    /// A siege ended.
    Siege {
        armada: ArmadaId,
        hex: HexId,
        /// Whether the Starbase was destroyed.
        #[serde(rename = "won")]
        is_won: bool,
    },
    /// A log line of the scenario.
    Line {
        /// Index of the line in the scenario.
        line: u8,
    },
    /// A seat gave up.
    Conceded {
        /// The seat that gave up.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// The way the game ended.
        ending: Ending,
    },
}
