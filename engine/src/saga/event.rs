//! What happened, for log, animation, narration and sound. What only one seat may see is an event
//! of its own.

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

/// Why something left the board or the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemovalReason {
    /// Killed in combat.
    Killed,
    /// By an effect, without a reward.
    Removed,
    /// It entered the Jumpgate.
    Gate,
    /// It ran into a thing of the scenario.
    Rammed,
    /// In a Raider Surge.
    Surge,
    /// The Ravager.
    Ravager,
    /// Another Raider took its place.
    Replaced,
    /// With the armada that carried it.
    Wreck,
    /// Used up.
    Spent,
    /// Brought to where it counts, and back to the supply `[SAGA-ARN.14]`.
    Delivered,
}

/// How something moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// For Movement Points.
    Move,
    /// Exploring.
    Explore,
    /// By an effect.
    Effect,
    /// Destroyed: back to the Jumpgate, or home.
    Return,
    /// Towed.
    Tow,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Somebody chose Commander and color.
    Chosen {
        /// Whose.
        seat: Seat,
        /// The Commander.
        commander: CommanderId,
        /// The color.
        color: Color,
    },
    /// A round began.
    Round {
        /// The round, from 1.
        round: u8,
        /// The First Player.
        first: Seat,
    },
    /// A phase began.
    Phase {
        /// The round, from 1.
        round: u8,
        /// The phase.
        phase: Phase,
    },
    /// A turn of a phase began.
    Turn {
        /// The phase.
        phase: Phase,
        /// The armada.
        armada: ArmadaId,
    },
    /// A badge came up.
    Badge {
        /// The badge.
        badge: BadgeId,
    },
    /// A card was turned up from a deck.
    Drawn {
        /// The deck.
        deck: DeckId,
        /// The card.
        card: CardId,
    },
    /// A card's effect begins.
    Acts {
        /// What it comes from.
        by: Cause,
    },
    /// An event came into play.
    EventCame {
        /// The card.
        card: CardId,
        /// What it comes from.
        by: Cause,
    },
    /// An event left play.
    EventLeft {
        /// The card.
        card: CardId,
        /// What it comes from.
        by: Cause,
    },
    /// A Combat Token was put on an event.
    Quelled {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Tokens on it now.
        tokens: u8,
    },
    /// A sector came into play; no tile where it is face down.
    Placed {
        /// Where.
        hex: HexId,
        /// The tile.
        tile: Option<TileId>,
        /// What it comes from.
        by: Cause,
    },
    /// A sector was turned face up.
    Revealed {
        /// Where.
        hex: HexId,
        /// The tile.
        tile: TileId,
    },
    /// An XPM was put on a sector.
    XpmPlaced {
        /// Where.
        hex: HexId,
        /// What it comes from.
        by: Cause,
    },
    /// An XPM left a sector, a Cargo, a thing or the scenario card.
    XpmLost {
        /// Where.
        hex: Option<HexId>,
        /// Whose.
        seat: Option<Seat>,
        /// How.
        fate: RemovalReason,
    },
    /// An XPM was picked up.
    XpmTaken {
        /// The armada.
        armada: ArmadaId,
        /// Where.
        hex: HexId,
    },
    /// An XPM went from a Cargo onto a thing, or back.
    XpmMoved {
        /// The armada.
        armada: ArmadaId,
        /// The thing.
        entity: EntityId,
        /// Whether onto it.
        onto: bool,
    },
    /// An XPM went onto the scenario card.
    Installed {
        /// Whose.
        seat: Option<Seat>,
        /// XPMs there now.
        installed: u8,
    },
    /// A Raider came.
    Spawned {
        /// The Raider.
        raider: RaiderId,
        /// The level.
        level: u8,
        /// Where.
        hex: HexId,
        /// What it comes from.
        by: Cause,
    },
    /// No figure was left for a Raider.
    NoFigure {
        /// The level.
        level: u8,
    },
    /// A Raider moved.
    Marched {
        /// The Raider.
        raider: RaiderId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// What it comes from.
        by: Cause,
    },
    /// A Raider rose.
    Promoted {
        /// The Raider.
        raider: RaiderId,
        /// The level.
        level: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A Raider left.
    RaiderLeft {
        /// The Raider.
        raider: RaiderId,
        /// The level.
        level: u8,
        /// Where.
        hex: HexId,
        /// How.
        fate: RemovalReason,
    },
    /// Raiders surged.
    Surged {
        /// Where.
        hex: HexId,
    },
    /// A Boss came.
    BossCame {
        /// The Boss.
        boss: BossId,
        /// Where.
        hex: HexId,
    },
    /// A Boss left.
    BossLeft {
        /// The Boss.
        boss: BossId,
        /// Where.
        hex: HexId,
        /// How.
        fate: RemovalReason,
    },
    /// The Ravager came.
    RavagerCame {
        /// Where.
        hex: HexId,
    },
    /// The Ravager moved.
    RavagerMoved {
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// A thing of the scenario came, moved or left; no hex where it is not on the board.
    Entity {
        /// The thing.
        entity: EntityId,
        /// From where.
        from: Option<HexId>,
        /// To where.
        to: Option<HexId>,
    },
    /// A thing was revealed.
    EntityRevealed {
        /// The thing.
        entity: EntityId,
        /// Hull then.
        hull: u8,
    },
    /// A thing's Hull changed.
    EntityHull {
        /// The thing.
        entity: EntityId,
        /// Hull then.
        hull: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A counter changed.
    Counted {
        /// The counter.
        counter: CounterId,
        /// Its value then.
        value: i16,
    },
    /// Astartium was put on a sector, or left it.
    Astartium {
        /// Where.
        hex: HexId,
        /// How many.
        count: u8,
    },
    /// An armada took Astartium from a sector.
    Salvaged {
        /// The armada.
        armada: ArmadaId,
        /// Where.
        hex: HexId,
    },
    /// An armada moved.
    Moved {
        /// The armada.
        armada: ArmadaId,
        /// From where.
        from: Option<HexId>,
        /// To where.
        to: HexId,
        /// How.
        travel: MoveKind,
        /// Movement Points left.
        mp: u8,
    },
    /// Goods were gained.
    Gained {
        /// Whose.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        count: u8,
        /// What it comes from.
        by: Cause,
    },
    /// Goods were lost or spent.
    Lost {
        /// Whose.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        count: u8,
        /// What it comes from.
        by: Cause,
    },
    /// Activation Tokens were gained.
    Tokens {
        /// The armada.
        armada: ArmadaId,
        /// How many.
        count: u8,
    },
    /// Activation Tokens came back at Upkeep.
    Refreshed {
        /// Whose.
        seat: Seat,
    },
    /// An Activation Token came off a card.
    Freed {
        /// The armada.
        armada: ArmadaId,
        /// The card.
        source: AbilitySource,
    },
    /// A stat changed without a card.
    Stats {
        /// Whose.
        seat: Seat,
    },
    /// Hull rose.
    Repaired {
        /// Whose.
        seat: Seat,
        /// Hull then.
        hull: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A packet of damage was announced.
    Threatened {
        /// The armada.
        armada: ArmadaId,
        /// How much.
        damage: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A packet was softened.
    Softened {
        /// The armada.
        armada: ArmadaId,
        /// What is left.
        left: u8,
    },
    /// Damage was applied.
    Damaged {
        /// The armada.
        armada: ArmadaId,
        /// How much.
        damage: u8,
        /// Hull then.
        hull: u8,
        /// What it comes from.
        by: Cause,
    },
    /// An armada was destroyed.
    Destroyed {
        /// The armada.
        armada: ArmadaId,
    },
    /// A level was bought or given.
    Level {
        /// Whose.
        seat: Seat,
        /// The track.
        track: Track,
        /// The level.
        level: u8,
    },
    /// The Command Center rose.
    Center {
        /// Whose.
        seat: Seat,
        /// The level.
        level: u8,
    },
    /// A card was equipped, perhaps in the place of another.
    Equipped {
        /// Whose.
        seat: Seat,
        /// The card.
        gear: GearId,
        /// The card that left.
        out: Option<GearId>,
    },
    /// A reward was declined.
    Declined {
        /// Whose.
        seat: Seat,
    },
    /// Cards were drawn to a hand; which is an event of its own where hands are hidden.
    DrewCards {
        /// Whose.
        seat: Seat,
        /// The deck.
        deck: DeckId,
        /// How many.
        count: u8,
    },
    /// This card was drawn to a hand.
    DrewCard {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// An action card was played.
    Played {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The armada.
        armada: ArmadaId,
    },
    /// An ability was used.
    Activated {
        /// Whose.
        seat: Seat,
        /// The card.
        source: AbilitySource,
        /// The armada.
        armada: ArmadaId,
    },
    /// A check began.
    Check {
        /// The armada.
        armada: ArmadaId,
        /// The stat.
        stat: Stat,
        /// Successes needed.
        need: u8,
        /// What it comes from.
        by: Cause,
    },
    /// Dice were rolled: the faces, and from which face they succeed.
    Rolled {
        /// The armada.
        armada: ArmadaId,
        /// For what.
        purpose: RollPurpose,
        /// The stat.
        stat: Stat,
        /// The faces.
        faces: Faces,
        /// The face from which they succeed.
        aim: u8,
    },
    /// A die was rolled again.
    Rerolled {
        /// The armada.
        armada: ArmadaId,
        /// Which, by its place.
        place: u8,
        /// The face.
        face: u8,
    },
    /// How a roll came out.
    Result {
        /// The armada.
        armada: ArmadaId,
        /// For what.
        purpose: RollPurpose,
        /// Successes.
        hits: u8,
    },
    /// A check was passed or failed.
    Checked {
        /// The armada.
        armada: ArmadaId,
        /// Whether it was passed.
        passed: bool,
    },
    /// An Exploration began.
    Exploring {
        /// The armada.
        armada: ArmadaId,
        /// The card.
        card: CardId,
    },
    /// Its side was chosen.
    Side {
        /// The armada.
        armada: ArmadaId,
        /// Whether the hard one.
        hard: bool,
    },
    /// An encounter of the scenario began with a card.
    Trial {
        /// The armada.
        armada: ArmadaId,
        /// Which, by its place.
        encounter: u8,
        /// The deck.
        deck: DeckId,
        /// The card.
        card: CardId,
    },
    /// It came out.
    TrialOver {
        /// The armada.
        armada: ArmadaId,
        /// Which, by its place.
        encounter: u8,
        /// Whether it was passed.
        passed: bool,
    },
    /// A combat began.
    Fight {
        /// The armada.
        armada: ArmadaId,
        /// The enemy.
        foe: Target,
        /// Hull then.
        hull: u8,
    },
    /// The enemy lost Hull.
    FoeHit {
        /// The armada.
        armada: ArmadaId,
        /// The enemy.
        foe: Target,
        /// How much.
        damage: u8,
        /// Hull then.
        hull: u8,
    },
    /// A combat was won or lost.
    FightOver {
        /// The armada.
        armada: ArmadaId,
        /// The enemy.
        foe: Target,
        /// Whether it was won.
        won: bool,
    },
    /// A Regroup.
    Regrouped {
        /// The armada.
        armada: ArmadaId,
        /// What it gives.
        regroup: Regroup,
    },
    /// A Regroup that swapped cards.
    Swapped {
        /// The armada.
        armada: ArmadaId,
        /// The card that left.
        out: GearId,
        /// The card.
        gear: GearId,
    },
    /// An encounter, a turn or an offer was passed up.
    Passed {
        /// The armada.
        armada: ArmadaId,
        /// The phase.
        phase: Phase,
    },
    /// Somebody takes the fight of another.
    Claimed {
        /// The armada.
        armada: ArmadaId,
        /// The enemy.
        foe: Target,
    },
    /// Somebody agreed to contribute, or not.
    Contributed {
        /// Whose.
        seat: Seat,
        /// Whether they agreed.
        agreed: bool,
    },
    /// A Starbase was built.
    Built {
        /// The armada.
        armada: ArmadaId,
        /// Where.
        hex: HexId,
        /// The color.
        color: Color,
    },
    /// A Starbase became active.
    Reactivated {
        /// Where.
        hex: HexId,
    },
    /// A Starbase, perhaps a lost one, came onto the board.
    StarbaseFound {
        /// Where.
        hex: HexId,
    },
    /// A Starbase was destroyed.
    StarbaseLost {
        /// Where.
        hex: HexId,
        /// How.
        fate: RemovalReason,
    },
    /// An action of the scenario was taken, by its place; whether at Expand.
    Project {
        /// The armada.
        armada: ArmadaId,
        /// Which, by its place.
        project: u8,
        /// Whether at Expand.
        expand: bool,
    },
    /// Somebody looked at the top of the pile: how many tiles.
    Scouted {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// What was seen there.
    Seen {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A tile that was looked at went to the bottom.
    Sunk {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A tile that was looked at went to the bottom; which only its viewer knows.
    SunkOne {
        /// Whose.
        seat: Seat,
    },
    /// A duel began.
    Duel {
        /// What it comes from.
        by: ArmadaId,
        /// Who was challenged.
        against: ArmadaId,
        /// The First Player.
        first: ArmadaId,
    },
    /// A strike of a duel.
    Strike {
        /// From where.
        from: ArmadaId,
        /// To where.
        to: ArmadaId,
        /// How much.
        damage: u8,
    },
    /// A duel is over.
    DuelOver {
        /// Who won.
        winner: Option<ArmadaId>,
    },
    /// An item was taken from a loser.
    Looted {
        /// Who won.
        winner: Seat,
        /// Who lost.
        loser: Seat,
        /// What.
        item: CargoItem,
    },
    /// A siege came out.
    Siege {
        /// The armada.
        armada: ArmadaId,
        /// Where.
        hex: HexId,
        /// Whether it was won.
        won: bool,
    },
    /// A line of the scenario's own.
    Line {
        /// Which.
        line: u8,
    },
    /// Somebody gave up.
    Conceded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How.
        ending: Ending,
    },
}
