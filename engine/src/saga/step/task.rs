//! Tasks on the stack above a step.

use super::super::armada::{ArmadaSet, Target};
use super::super::effect::{Filter, Good, ReportTarget, SpawnPlace, Stat, Timing};
use super::super::figures::{GearKind, GearQuality};
use super::super::hex::{HexId, SectorId, SectorSet};
use super::super::ids::{
    ArmadaId, BossId, CardId, EffectListId, EntityId, IdSet, RaiderId, TileId,
};
use super::{
    Cause, CombatStage, Faces, ForcedMove, PlacementPurpose, RollPurpose, RollStage, SharedProject,
};
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A task on the stack; it must finish before the one below it continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Task {
    /// Runs the effects of a list in order.
    Run {
        /// The effect list that runs.
        code: EffectListId,
        /// Index of the next effect.
        at: u8,
        /// The subject, if there is one.
        on: Option<ArmadaId>,
        by: Cause,
    },
    /// Runs an effect list for several armadas, in the First Player's order `[SAGA-EVT.6]`.
    Each {
        /// The effect list that runs for each armada.
        code: EffectListId,
        /// Armadas that are still to come.
        #[cfg_attr(feature = "schema", ts(as = "Vec<ArmadaId>"))]
        rest: ArmadaSet,
        by: Cause,
    },
    /// Runs the events and Bosses of Phase 1.2 `[SAGA-EVT.2]`.
    Acts {
        /// Events that have not acted.
        #[cfg_attr(feature = "schema", ts(as = "Vec<CardId>"))]
        events: IdSet,
        /// Bosses that have not acted.
        #[cfg_attr(feature = "schema", ts(as = "Vec<BossId>"))]
        bosses: IdSet,
    },
    /// A check `[SAGA-GEN.5]`.
    Check {
        armada: ArmadaId,
        /// The stat; `None` while it is still to be chosen.
        stat: Option<Stat>,
        /// Number of successes needed.
        #[serde(rename = "need")]
        required_successes: u8,
        /// Effects if the check passes.
        pass: EffectListId,
        /// Effects if the check fails.
        fail: EffectListId,
        by: Cause,
        /// Number of successes, once it was rolled.
        hits: Option<u8>,
    },
    /// A roll of dice `[SAGA-GEN.4]`.
    Roll {
        armada: ArmadaId,
        purpose: RollPurpose,
        stat: Stat,
        stage: RollStage,
        /// Dice added by effects.
        extra: u8,
        /// Successes added by effects.
        auto: u8,
        /// Lowest face that is a success if an effect changes it; 0 otherwise.
        #[serde(rename = "aim")]
        threshold: u8,
        faces: Faces,
    },
    /// The choice of the dice to reroll in the roll below this task.
    Reroll {
        /// The seat that chooses the dice.
        seat: Seat,
        /// Maximum number of further dice.
        #[serde(rename = "left")]
        remaining_dice: u8,
        /// Indices of the chosen dice; they are rerolled all at once.
        chosen: IdSet,
    },
    /// A packet of damage `[SAGA-GEN.13]`.
    Damage {
        armada: ArmadaId,
        /// Damage that is left in the packet.
        #[serde(rename = "left")]
        remaining_damage: u8,
        by: Cause,
        /// Whether the window for reducing it is over.
        #[serde(rename = "asked")]
        is_asked: bool,
    },
    /// A reaction window `[SAGA-GEN.12]`.
    Window {
        /// The timing of the window.
        at: Timing,
        /// The armada whose roll, damage or combat opened the window.
        armada: ArmadaId,
        /// Seats that have passed since the last reaction.
        passed: SeatSet,
        /// The seat that is asked; stored because it depends on hands, which may be hidden.
        asked: Option<Seat>,
    },
    /// A combat against an enemy `[SAGA-CMB]`.
    Fight {
        armada: ArmadaId,
        foe: Target,
        /// Hull that the enemy has left.
        hull: u8,
        #[serde(rename = "bout")]
        combat_stage: CombatStage,
        /// Lowest face that is a success for the armada in this combat; 0 for the default.
        #[serde(rename = "aim")]
        threshold: u8,
        /// Number of successes of the last roll.
        hits: Option<u8>,
    },
    /// A duel `[SAGA-ARN.10]`.
    Duel {
        /// The two armadas, in the order of striking.
        sides: [ArmadaId; 2],
        /// The armada that challenged.
        by: ArmadaId,
        /// Number of exchanges that are over.
        exchanges: u8,
        /// The stage of the current strike.
        #[serde(rename = "bout")]
        combat_stage: CombatStage,
        /// Index in `sides` of the armada that strikes.
        #[serde(rename = "striker")]
        attacker: u8,
        /// Successes of the attack, and of the defense.
        hits: [Option<u8>; 2],
        /// Damage dealt by each side.
        dealt: [u8; 2],
        /// Lowest face that is a success for each side; 0 for the default.
        aims: [u8; 2],
    },
    /// A siege `[SAGA-ARN.12]`, or another check with an outcome fixed by the rules.
    Siege {
        armada: ArmadaId,
        /// Number of successes, once it was rolled.
        hits: Option<u8>,
    },
    /// An Exploration encounter `[SAGA-ENC.3]`.
    Exploration {
        armada: ArmadaId,
        card: CardId,
        /// Whether the Hard side was chosen; `None` before the choice.
        #[serde(rename = "hard")]
        is_hard: Option<bool>,
        /// Number of successes, once it was rolled.
        hits: Option<u8>,
    },
    /// An encounter of the scenario with a card of its deck `[SAGA-FTJ.7]`.
    Trial {
        armada: ArmadaId,
        /// Index of the encounter.
        encounter: u8,
        card: CardId,
        /// Whether it succeeded; `None` before it is decided.
        #[serde(rename = "passed")]
        is_passed: Option<bool>,
        /// Number of successes of its check, once it was rolled.
        hits: Option<u8>,
    },
    /// The offer of a fight to faster armadas `[SAGA-ENC.5]`.
    Claim {
        /// The armada that declared the fight.
        armada: ArmadaId,
        foe: Target,
        /// Armadas that have not answered the offer yet.
        #[cfg_attr(feature = "schema", ts(as = "Vec<ArmadaId>"))]
        rest: ArmadaSet,
    },
    /// The choice of a card to equip as a reward `[SAGA-MAT.5]`.
    Equip {
        seat: Seat,
        kind: GearKind,
        quality: GearQuality,
    },
    /// The choice of tokens that an armada loses.
    Pay {
        armada: ArmadaId,
        /// Number of tokens still to lose.
        #[serde(rename = "left")]
        remaining_tokens: u8,
    },
    /// The choice between two effect lists.
    Branch {
        armada: ArmadaId,
        /// The effect lists to choose from.
        codes: [EffectListId; 2],
        by: Cause,
    },
    /// The choice of how many goods to exchange.
    Trade {
        armada: ArmadaId,
        /// The good that is given, and the one that is received.
        goods: [Good; 2],
        /// Maximum number to exchange.
        most: u8,
        by: Cause,
    },
    /// The choice of an item from the loser's Cargo `[SAGA-ARN.11]`.
    Loot {
        /// The seat that takes the item.
        winner: Seat,
        loser: Seat,
    },
    /// The placement of new sectors `[SAGA-SEC.9]`.
    Place {
        site: PlacementPurpose,
        /// The tile that was drawn; `None` before it is.
        tile: Option<TileId>,
        /// Number of further sectors.
        #[serde(rename = "left")]
        remaining_sectors: u8,
        by: Cause,
    },
    /// Resolves a Scanning Report `[SAGA-SCN.1]`.
    Report {
        card: CardId,
        /// Whether the XPM part is done.
        #[serde(rename = "placed")]
        is_placed: bool,
        /// Whether reinforcements were spawned.
        #[serde(rename = "reinforced")]
        is_reinforced: bool,
    },
    /// The choice of a sector for an XPM.
    Xpm {
        /// Sectors to choose from.
        among: SectorSet,
        by: Cause,
    },
    /// Spawns Raiders `[SAGA-RAI.3]`.
    Spawn {
        /// Minimum level.
        level: u8,
        /// Number of Raiders; ignored if `on` is not empty.
        #[serde(rename = "left")]
        remaining_raiders: u8,
        place: SpawnPlace,
        /// Spawns one on each of these sectors instead, in the First Player's order.
        on: SectorSet,
        by: Cause,
    },
    /// Moves Raiders toward the attractor `[SAGA-RAI.8]`.
    Advance {
        /// Raiders that have not moved yet.
        #[cfg_attr(feature = "schema", ts(as = "Vec<RaiderId>"))]
        rest: IdSet,
        /// Number of steps of each.
        steps: u8,
        by: Cause,
    },
    /// Moves one Raider `[SAGA-RAI.7]`.
    March {
        raider: RaiderId,
        /// Number of steps left.
        #[serde(rename = "left")]
        remaining_steps: u8,
        by: Cause,
    },
    /// Moves a Raider or a rival in any direction.
    Shove {
        /// Raiders that may be chosen.
        filter: Filter,
        /// The armada that the card is played on.
        armada: ArmadaId,
        /// The chosen target; `None` before the choice.
        target: Option<Target>,
        /// Number of steps left.
        #[serde(rename = "left")]
        remaining_steps: u8,
        by: Cause,
    },
    /// Promotes Raiders `[SAGA-RAI.10]`.
    Promote {
        /// Raiders that may be chosen.
        filter: Filter,
        /// Number of Raiders left to promote.
        #[serde(rename = "left")]
        remaining_raiders: u8,
        /// Raiders that were promoted.
        #[cfg_attr(feature = "schema", ts(as = "Vec<RaiderId>"))]
        done: IdSet,
        /// The subject, for a filter by distance.
        on: Option<ArmadaId>,
        by: Cause,
    },
    /// Destroys Raiders.
    Destroy {
        /// Raiders that may be chosen.
        filter: Filter,
        /// Number of Raiders left to destroy.
        #[serde(rename = "left")]
        remaining_raiders: u8,
        /// The subject, for a filter by distance.
        on: Option<ArmadaId>,
        by: Cause,
    },
    /// Resolves the consequences of a Raider's arrival in a sector.
    Arrival {
        raider: RaiderId,
        /// Whether it spawned there.
        #[serde(rename = "spawned")]
        has_spawned: bool,
        /// Progress through the consequences.
        stage: u8,
    },
    /// Loses an XPM at the Jumpgate `[SAGA-FTJ.11]`.
    #[default]
    GateLoss,
    /// Moves an armada by an effect.
    Relocate {
        armada: ArmadaId,
        /// How the armada is moved.
        #[serde(rename = "shift")]
        forced_move: ForcedMove,
        by: Cause,
    },
    /// The choice of events to discard.
    Cancel {
        /// The seat that chooses the events.
        seat: Seat,
        /// Number of events left to discard.
        #[serde(rename = "left")]
        remaining_events: u8,
        by: Cause,
    },
    /// The choice of places for scouted tiles.
    Scout {
        /// The seat that scouts.
        seat: Seat,
        /// Number of tiles that were not put back yet.
        #[serde(rename = "left")]
        remaining_tiles: u8,
        /// Number of tiles that were kept on top.
        kept: u8,
    },
    /// The choice of Activation Tokens that come off other cards.
    Refresh {
        armada: ArmadaId,
        /// Number of tokens left to take off.
        #[serde(rename = "left")]
        remaining_tokens: u8,
        /// The cause; its own card cannot be chosen.
        by: Cause,
    },
    /// A shared construction `[SAGA-EXP.2]`.
    Build {
        /// The armada that builds.
        armada: ArmadaId,
        /// The project that is built.
        #[serde(rename = "works")]
        project: SharedProject,
        /// Exploration and Combat Tokens that each seat pays; 255 if not settled.
        #[cfg_attr(
            feature = "schema",
            ts(type = "[[number, number], [number, number], [number, number], [number, number]]")
        )]
        shares: [[u8; 2]; 4],
        /// The seat whose Cargo pays the XPM, once it is settled.
        hauler: Option<Seat>,
        /// Seats still to agree; `None` until the builder has settled the shares.
        asked: Option<SeatSet>,
    },
    /// The offer of a Boss Fight to the builder `[SAGA-EXP.7]`.
    BossFight {
        armada: ArmadaId,
        /// The Boss that is offered; with several there is one task for each.
        boss: BossId,
    },
    /// Tows an entity `[SAGA-DIS.10]`.
    Tow {
        armada: ArmadaId,
        entity: EntityId,
        /// Index of the scenario's movement action.
        project: u8,
    },
    /// Moves the Ravager `[SAGA-OPC.5]`.
    Ravage {
        /// Number of steps left.
        #[serde(rename = "left")]
        remaining_steps: u8,
        /// Whether it moves away from the Jumpgate.
        #[serde(rename = "away")]
        moves_away: bool,
    },
    /// A collision of the Ravager with everything in its sector `[SAGA-OPC.8]`.
    Collision {
        /// The stage of the collision.
        stage: u8,
        /// Armadas that it has not attacked yet.
        #[cfg_attr(feature = "schema", ts(as = "Vec<ArmadaId>"))]
        rest: ArmadaSet,
        /// The armada that defends itself.
        armada: Option<ArmadaId>,
        /// Number of successes of its Shield roll.
        hits: Option<u8>,
    },
    /// Resolves an Intelligence Report `[SAGA-LST.4]`.
    Intelligence {
        /// The piece that the report places on its X hex.
        find: ReportTarget,
        card: CardId,
        /// Progress through the report.
        stage: u8,
    },
    /// Resolves Raider Surges `[SAGA-SRG.1]`.
    Surge {
        /// Sectors that are still to be resolved.
        rest: SectorSet,
        /// Whether any surge happened.
        #[serde(rename = "any")]
        has_surged: bool,
    },
    /// Destroys an armada `[SAGA-DES.1]`.
    Destruction {
        armada: ArmadaId,
        /// Progress through the destruction.
        stage: u8,
    },
    /// Holds the hex that a player chose for the scenario operations above it.
    Named {
        /// The chosen hex.
        hex: HexId,
    },
    /// Holds the sector of a trigger for the scenario operations above it.
    Scene {
        sector: SectorId,
        /// Level of the Raider, if the trigger is about one.
        level: u8,
    },
}

const _: () = assert!(
    size_of::<Task>() <= 32,
    "tasks lie in the state by the dozen and must stay small"
);
