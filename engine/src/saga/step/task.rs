//! What comes before a step goes on. Nouns only.

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

/// Something that comes before what lies below it goes on. The last of the list is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Effects run one after the other.
    Run {
        /// Which.
        code: EffectListId,
        /// The next one.
        at: u8,
        /// The subject, if there is one.
        on: Option<ArmadaId>,
        /// What they come from.
        by: Cause,
    },
    /// Effects for several armadas, in the order of the First Player `[SAGA-EVT.6]`.
    Each {
        /// Which.
        code: EffectListId,
        /// For whom yet.
        rest: ArmadaSet,
        /// What they come from.
        by: Cause,
    },
    /// Events and Bosses of Phase 1.2 that have not acted `[SAGA-EVT.2]`.
    Acts {
        /// Events.
        events: IdSet,
        /// Bosses.
        bosses: IdSet,
    },
    /// A check `[SAGA-GEN.5]`.
    Check {
        /// Whose.
        armada: ArmadaId,
        /// Of which stat; none is still to be chosen.
        stat: Option<Stat>,
        /// Successes needed.
        need: u8,
        /// What follows from passing.
        pass: EffectListId,
        /// What follows from failing.
        fail: EffectListId,
        /// What it comes from.
        by: Cause,
        /// Successes, once it was rolled.
        hits: Option<u8>,
    },
    /// A roll `[SAGA-GEN.4]`.
    Roll {
        /// Whose.
        armada: ArmadaId,
        /// For what.
        purpose: RollPurpose,
        /// Of which stat.
        stat: Stat,
        /// How far it is.
        stage: RollStage,
        /// Dice that effects add.
        extra: u8,
        /// Successes that effects add.
        auto: u8,
        /// The face from which dice succeed, where an effect changes it; 0 otherwise.
        aim: u8,
        /// The faces.
        faces: Faces,
    },
    /// Dice of the roll below are chosen to be rolled again.
    Reroll {
        /// Who chooses.
        seat: Seat,
        /// How many more at most.
        left: u8,
        /// Which were chosen, by their places; they are rolled all at once.
        chosen: IdSet,
    },
    /// A packet of damage `[SAGA-GEN.13]`.
    Damage {
        /// Whose.
        armada: ArmadaId,
        /// How much is left of it.
        left: u8,
        /// What it comes from.
        by: Cause,
        /// Whether it was softened as far as anybody wants.
        asked: bool,
    },
    /// A reaction window `[SAGA-GEN.12]`.
    Window {
        /// When.
        at: Timing,
        /// Whose roll, damage or combat.
        armada: ArmadaId,
        /// Who has passed since the last reaction.
        passed: SeatSet,
        /// Who is asked: it stands here because it depends on hands, which may be hidden.
        asked: Option<Seat>,
    },
    /// A combat `[SAGA-CMB]`.
    Fight {
        /// Whose.
        armada: ArmadaId,
        /// Against what.
        foe: Target,
        /// Hull that the enemy has left.
        hull: u8,
        /// How far it is.
        bout: CombatStage,
        /// The face from which the armada's dice succeed in all of it; 0 as usual.
        aim: u8,
        /// Successes of the roll just made.
        hits: Option<u8>,
    },
    /// A duel `[SAGA-ARN.10]`: sides in the order of striking.
    Duel {
        /// Who strikes first, and who second.
        sides: [ArmadaId; 2],
        /// Who began it.
        by: ArmadaId,
        /// Exchanges that are over.
        exchanges: u8,
        /// How far the strike at hand is.
        bout: CombatStage,
        /// Which side strikes.
        striker: u8,
        /// Successes of the attack, then of the defense.
        hits: [Option<u8>; 2],
        /// Damage dealt by each side.
        dealt: [u8; 2],
        /// The face from which each side's dice succeed; 0 as usual.
        aims: [u8; 2],
    },
    /// A siege `[SAGA-ARN.12]`, or another check whose outcome the rules know.
    Siege {
        /// Whose.
        armada: ArmadaId,
        /// Successes, once it was rolled.
        hits: Option<u8>,
    },
    /// An Exploration encounter `[SAGA-ENC.3]`.
    Exploration {
        /// Whose.
        armada: ArmadaId,
        /// The card.
        card: CardId,
        /// Whether the hard side was chosen; none before.
        hard: Option<bool>,
        /// Successes, once it was rolled.
        hits: Option<u8>,
    },
    /// An encounter of the scenario with a card of its deck `[SAGA-FTJ.7]`.
    Trial {
        /// Whose.
        armada: ArmadaId,
        /// Which encounter.
        encounter: u8,
        /// The card.
        card: CardId,
        /// How it went; none before.
        passed: Option<bool>,
        /// Successes of its check.
        hits: Option<u8>,
    },
    /// Somebody faster may fight first `[SAGA-ENC.5]`.
    Claim {
        /// Who declared the fight.
        armada: ArmadaId,
        /// Against what.
        foe: Target,
        /// Who was not asked yet.
        rest: ArmadaSet,
    },
    /// A reward equips a card `[SAGA-MAT.5]`.
    Equip {
        /// Whose.
        seat: Seat,
        /// Of which kind.
        kind: GearKind,
        /// Of which quality.
        quality: GearQuality,
    },
    /// Tokens of the owner's choice are lost.
    Pay {
        /// Whose.
        armada: ArmadaId,
        /// How many.
        left: u8,
    },
    /// One of two codes is chosen.
    Branch {
        /// For whom.
        armada: ArmadaId,
        /// The codes.
        codes: [EffectListId; 2],
        /// What they come from.
        by: Cause,
    },
    /// Goods are exchanged: it is chosen how many.
    Trade {
        /// For whom.
        armada: ArmadaId,
        /// What is given, and what is taken for it.
        goods: [Good; 2],
        /// How many at most.
        most: u8,
        /// What it comes from.
        by: Cause,
    },
    /// One item is taken from the loser's Cargo `[SAGA-ARN.11]`.
    Loot {
        /// Who takes.
        winner: Seat,
        /// From whom.
        loser: Seat,
    },
    /// New sectors are placed `[SAGA-SEC.9]`.
    Place {
        /// For what.
        site: PlacementPurpose,
        /// The tile that was drawn; none before.
        tile: Option<TileId>,
        /// How many more after it.
        left: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A Scanning Report is carried out `[SAGA-SCN.1]`.
    Report {
        /// The card.
        card: CardId,
        /// Whether the XPM part is done.
        placed: bool,
        /// Whether reinforcements were worked out.
        reinforced: bool,
    },
    /// An XPM is put on one of these sectors.
    Xpm {
        /// Where it may be.
        among: SectorSet,
        /// What it comes from.
        by: Cause,
    },
    /// Raiders spawn `[SAGA-RAI.3]`.
    Spawn {
        /// Of which level at least.
        level: u8,
        /// How many; on every sector of `on` where there are some.
        left: u8,
        /// Where.
        place: SpawnPlace,
        /// On each of these, in the order of the First Player, instead.
        on: SectorSet,
        /// What it comes from.
        by: Cause,
    },
    /// Raiders move toward the attractor `[SAGA-RAI.8]`.
    Advance {
        /// Which have not.
        rest: IdSet,
        /// How many steps each.
        steps: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A Raider moves `[SAGA-RAI.7]`.
    March {
        /// Which.
        raider: RaiderId,
        /// How many steps yet.
        left: u8,
        /// What it comes from.
        by: Cause,
    },
    /// A Raider or a rival is moved in any direction.
    Shove {
        /// Which may be chosen.
        filter: Filter,
        /// For whom.
        armada: ArmadaId,
        /// Which was chosen.
        target: Option<Target>,
        /// How many steps yet.
        left: u8,
        /// What it comes from.
        by: Cause,
    },
    /// Raiders rise `[SAGA-RAI.10]`.
    Promote {
        /// Which may.
        filter: Filter,
        /// How many yet.
        left: u8,
        /// Which have.
        done: IdSet,
        /// Near whom, if the filter asks.
        on: Option<ArmadaId>,
        /// What it comes from.
        by: Cause,
    },
    /// Raiders leave.
    Destroy {
        /// Which may.
        filter: Filter,
        /// How many yet.
        left: u8,
        /// Near whom, if the filter asks.
        on: Option<ArmadaId>,
        /// What it comes from.
        by: Cause,
    },
    /// A Raider has entered a sector: what follows from it, step by step.
    Arrival {
        /// Which.
        raider: RaiderId,
        /// Whether it spawned there.
        spawned: bool,
        /// How much of it is done.
        stage: u8,
    },
    /// An XPM is lost at the Jumpgate `[SAGA-FTJ.11]`.
    #[default]
    GateLoss,
    /// An armada is moved.
    Relocate {
        /// Which.
        armada: ArmadaId,
        /// How.
        shift: ForcedMove,
        /// What it comes from.
        by: Cause,
    },
    /// Events are discarded.
    Cancel {
        /// Who chooses.
        seat: Seat,
        /// How many yet.
        left: u8,
        /// What it comes from.
        by: Cause,
    },
    /// Tiles on top of the pile that were looked at are put back.
    Scout {
        /// Who looks.
        seat: Seat,
        /// How many have not been put anywhere.
        left: u8,
        /// How many were kept on top.
        kept: u8,
    },
    /// Activation Tokens come off other cards.
    Refresh {
        /// Whose.
        armada: ArmadaId,
        /// How many yet.
        left: u8,
        /// What it comes from: its own card is not among them.
        by: Cause,
    },
    /// Something is paid for together `[SAGA-EXP.2]`.
    Build {
        /// Who builds.
        armada: ArmadaId,
        /// What.
        works: SharedProject,
        /// What each seat is to give: Exploration Tokens, Combat Tokens; 255 is not settled.
        shares: [[u8; 2]; 4],
        /// Whose Cargo gives the XPM, where one is needed and it is settled.
        hauler: Option<Seat>,
        /// Who is asked yet to agree; none before the builder has settled it.
        asked: Option<SeatSet>,
    },
    /// The builder may fight a Boss at once `[SAGA-EXP.7]`.
    BossFight {
        /// Who.
        armada: ArmadaId,
        /// Which, if there are several.
        boss: BossId,
    },
    /// A thing is towed `[SAGA-DIS.10]`.
    Tow {
        /// By whom.
        armada: ArmadaId,
        /// Which.
        entity: EntityId,
        /// Which project.
        project: u8,
    },
    /// The Ravager moves `[SAGA-OPC.5]`.
    Ravage {
        /// Steps yet.
        left: u8,
        /// Whether away from the Jumpgate.
        away: bool,
    },
    /// The Ravager runs into what is in its sector `[SAGA-OPC.8]`.
    Collision {
        /// How much of it is done.
        stage: u8,
        /// The armadas that it has not attacked.
        rest: ArmadaSet,
        /// The one that defends itself.
        armada: Option<ArmadaId>,
        /// Successes of its Shield roll.
        hits: Option<u8>,
    },
    /// An Intelligence Report is carried out `[SAGA-LST.4]`.
    Intelligence {
        /// For what.
        find: ReportTarget,
        /// The card.
        card: CardId,
        /// How much of it is done.
        stage: u8,
    },
    /// Sectors with Raider Surges that were not settled `[SAGA-SRG.1]`.
    Surge {
        /// Which.
        rest: SectorSet,
        /// Whether any was.
        any: bool,
    },
    /// An armada is destroyed `[SAGA-DES.1]`.
    Destruction {
        /// Which.
        armada: ArmadaId,
        /// How much of it is done.
        stage: u8,
    },
    /// A place is named for an operation of the scenario: the project and the sector.
    Named {
        /// Which hex.
        hex: HexId,
    },
    /// The sector in which something happened, for the operations above it.
    Scene {
        /// Where.
        sector: SectorId,
        /// The level of the Raider, if it is about one.
        level: u8,
    },
}

const _: () = assert!(
    size_of::<Task>() <= 32,
    "tasks lie in the state by the dozen and must stay small"
);
