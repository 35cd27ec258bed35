//! What a seat may do in Saga. Serialized in saves: changing it needs a new format.
//!
//! A decision of several parts is given in small actions with one that ends it, so that lists stay
//! short.

use super::armada::Target;
use super::figures::Color;
use super::hex::HexId;
use super::ids::{ArmadaId, BossId, CardId, CommanderId, GearId, RaiderId, TileId};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// A track that levels are bought on `[SAGA-UPK.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// The Starport.
    Starport,
    /// The Research Lab.
    Lab,
}

/// What a Regroup gives `[SAGA-ENC.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Regroup {
    /// A Common Action card.
    Draw,
    /// Hull.
    Repair,
    /// An Exploration Token.
    Exploration,
    /// A Combat Token.
    Combat,
}

/// What the First Player puts next `[SAGA-GEN.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderChoice {
    /// An event.
    Event(CardId),
    /// A Boss.
    Boss(BossId),
    /// An armada.
    Armada(ArmadaId),
    /// A Raider.
    Raider(RaiderId),
    /// A sector.
    Sector(HexId),
}

/// What carries an ability `[SAGA-TOK.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilitySource {
    /// The Commander.
    Commander,
    /// An equipped card.
    Gear(GearId),
}

/// One item of a Cargo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CargoItem {
    /// Astartium.
    Astartium,
    /// An Exploration Token.
    Exploration,
    /// A Combat Token.
    Combat,
    /// The XPM.
    Xpm,
}

/// Everything that can be done. Nothing hands cards, tokens, Astartium or XPMs to somebody else
/// `[SAGA-COL.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Choose a Commander and a color at set-up `[SAGA-SET.2]`.
    Choose(CommanderId, Color),
    /// Equip a card, in the place of another in a full row `[SAGA-MAT.6]`.
    Equip(GearId, Option<GearId>),
    /// What comes next of several `[SAGA-GEN.9]`.
    Order(OrderChoice),
    /// This hex: for an XPM, a sector, a Raider's spawn or step, an armada that is moved, a start,
    /// a report, the Ravager. What is asked for says which.
    At(HexId),
    /// This Raider, Boss, armada or thing.
    Pick(Target),
    /// The XPM in this seat's Cargo is lost `[SAGA-FTJ.11]`.
    FromCargo(Seat),
    /// This item: a token that is lost, or loot `[SAGA-ARN.11]`.
    Item(CargoItem),
    /// This stat, or this branch, by its place.
    Branch(u8),
    /// This event `[SAGA-EVT.10]`.
    PickEvent(CardId),
    /// The Activation Token on this card comes off.
    Free(AbilitySource),
    /// Buy a level `[SAGA-UPK.3]`.
    Level(Track),
    /// Move `[SAGA-MOV.2]`.
    Move(HexId),
    /// Explore a vacant hex, or a face-down sector `[SAGA-MOV.4]` `[SAGA-MOV.5]`.
    Explore(HexId),
    /// Pick up an XPM `[SAGA-MOV.6]`.
    PickUp,
    /// A movement action of the scenario, by its place, with a hex where it needs one
    /// `[SAGA-SPA.10]` `[SAGA-DIS.9]`.
    Maneuver(u8, Option<HexId>),
    /// Tow a step for an Exploration or a Combat Token `[SAGA-DIS.10]`.
    Tow(HexId, CargoItem),
    /// This armada goes first `[SAGA-SOL.4]`.
    Lead(ArmadaId),
    /// The easy or the hard side of the Exploration `[SAGA-ENC.3]`.
    Side(bool),
    /// Fight `[SAGA-ENC.4]`.
    Fight(Target),
    /// Regroup `[SAGA-ENC.6]`.
    Regroup(Regroup),
    /// Regroup by swapping a card for another `[SAGA-ENC.7]`.
    Swap(GearId, GearId),
    /// An encounter of the scenario, by its place `[SAGA-FTJ.7]`.
    Encounter(u8),
    /// Duel a rival `[SAGA-ARN.10]`.
    Duel(ArmadaId),
    /// Besiege the rival Starbase here `[SAGA-ARN.12]`.
    Siege,
    /// Build a Starbase: who pays what comes next `[SAGA-EXP.2]`.
    Build,
    /// An Expand action of the scenario, by its place, and how much of it.
    Project(u8, u8),
    /// What a seat is to give for what is built: Exploration and Combat Tokens `[SAGA-EXP.2]`.
    Share(Seat, u8, u8),
    /// Whose Cargo gives the XPM `[SAGA-LST.11]`.
    Hauler(Seat),
    /// Yes or no: to contributing, fighting first, fighting the Boss at once.
    Agree(bool),
    /// Play an action card on an armada `[SAGA-CRD.4]`.
    Play(CardId, ArmadaId),
    /// Put an Activation Token of this armada on a card and use its ability `[SAGA-TOK.3]`.
    Activate(AbilitySource, ArmadaId),
    /// Pay an Astartium for a Hull `[SAGA-MAT.9]`.
    Repair,
    /// Put a Combat Token on an event `[SAGA-EVT.9]`.
    Quell(CardId),
    /// Roll this die again, by its place in the roll.
    Reroll(u8),
    /// Put this tile at the bottom of the pile.
    Sink(TileId),
    /// Put this tile next on top of the pile.
    Keep(TileId),
    /// Nothing, or nothing more, of what is asked.
    Done,
    /// Give up: in a campaign all lose together `[SAGA-END.1]`, in the Arena the seat can no longer
    /// win.
    Concede,
}

impl Action {
    /// Whether it is free at every waiting moment, whoever is asked `[SAGA-GEN.11]`.
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(
            self,
            Self::Play(..) | Self::Activate(..) | Self::Repair | Self::Quell(_)
        )
    }

    /// The key of the word for this action, without the game's prefix.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Choose(..) => "choose",
            Self::Equip(..) => "equip",
            Self::Order(_) => "order",
            Self::At(_) => "at",
            Self::Pick(_) => "pick",
            Self::FromCargo(_) => "from-cargo",
            Self::Item(_) => "item",
            Self::Branch(_) => "branch",
            Self::PickEvent(_) => "pick-event",
            Self::Free(_) => "free",
            Self::Level(Track::Starport) => "level-starport",
            Self::Level(Track::Lab) => "level-lab",
            Self::Move(_) => "move",
            Self::Explore(_) => "explore",
            Self::PickUp => "pick-up",
            Self::Maneuver(..) => "maneuver",
            Self::Tow(..) => "tow",
            Self::Lead(_) => "lead",
            Self::Side(false) => "side-easy",
            Self::Side(true) => "side-hard",
            Self::Fight(_) => "fight",
            Self::Regroup(Regroup::Draw) => "regroup-draw",
            Self::Regroup(Regroup::Repair) => "regroup-repair",
            Self::Regroup(Regroup::Exploration) => "regroup-exploration",
            Self::Regroup(Regroup::Combat) => "regroup-combat",
            Self::Swap(..) => "swap",
            Self::Encounter(_) => "encounter",
            Self::Duel(_) => "duel",
            Self::Siege => "siege",
            Self::Build => "build",
            Self::Project(..) => "project",
            Self::Share(..) => "share",
            Self::Hauler(_) => "hauler",
            Self::Agree(true) => "agree",
            Self::Agree(false) => "decline",
            Self::Play(..) => "play",
            Self::Activate(..) => "activate",
            Self::Repair => "repair",
            Self::Quell(_) => "quell",
            Self::Reroll(_) => "reroll",
            Self::Sink(_) => "sink",
            Self::Keep(_) => "keep",
            Self::Done => "done",
            Self::Concede => "concede",
        }
    }
}
