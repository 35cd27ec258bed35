//! Actions of Saga. Saves store them, so a change needs a new save format.
//!
//! A decision with several parts is a sequence of small actions with one that ends it, so that
//! lists of legal actions stay short.

use super::armada::Target;
use super::figures::Color;
use super::hex::HexId;
use super::ids::{ArmadaId, BossId, CardId, CommanderId, GearId, RaiderId, TileId};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// A track of the player mat whose levels are bought with Astartium `[SAGA-UPK.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Track {
    Starport,
    /// The Research Lab.
    Lab,
}

/// The benefit that a seat takes from a Regroup `[SAGA-ENC.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str, prefix = "regroup-")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Regroup {
    /// Draw one Common Action card.
    Draw,
    /// Repair Hull, up to the maximum.
    Repair,
    /// Gain one Exploration Token.
    Exploration,
    /// Gain one Combat Token.
    Combat,
}

/// The item that the First Player resolves next when several happen at once `[SAGA-GEN.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Next"))]
pub enum OrderChoice {
    Event(CardId),
    Boss(BossId),
    Armada(ArmadaId),
    Raider(RaiderId),
    Sector(HexId),
}

/// The card whose ability is used `[SAGA-TOK.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Source"))]
pub enum AbilitySource {
    /// The seat's Commander.
    Commander,
    /// An equipped Unit or Power Up.
    Gear(GearId),
}

/// One item of a Cargo, to be lost or taken as loot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Item"))]
pub enum CargoItem {
    /// One Astartium.
    Astartium,
    /// One Exploration Token.
    Exploration,
    /// One Combat Token.
    Combat,
    /// The carried XPM.
    Xpm,
}

/// An action of a seat. No action gives cards, tokens, Astartium or XPMs to another seat
/// `[SAGA-COL.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Action {
    /// Chooses a Commander and a color at setup `[SAGA-SET.2]`.
    Choose(CommanderId, Color),
    /// Equips a card; in a full row it replaces the second card `[SAGA-MAT.6]`.
    Equip(GearId, Option<GearId>),
    /// Chooses which of several simultaneous effects is resolved next `[SAGA-GEN.9]`.
    Order(OrderChoice),
    /// Chooses a hex: for an XPM, a sector, a Raider's spawn or step, a relocated armada, a
    /// starting sector, a report or the Ravager. The pending decision says which.
    At(HexId),
    /// Chooses a Raider, Boss, armada or scenario entity.
    Pick(Target),
    /// Chooses the XPM in this seat's Cargo as the one that is lost `[SAGA-FTJ.11]`.
    FromCargo(Seat),
    /// Chooses the token that is lost, or the item taken as loot `[SAGA-ARN.11]`.
    Item(CargoItem),
    /// Chooses a stat or a branch of an effect by its index.
    Branch(u8),
    /// Chooses the event that an effect cancels `[SAGA-EVT.10]`.
    PickEvent(CardId),
    /// Takes the Activation Token off this card.
    Free(AbilitySource),
    /// Buys the next level of a track `[SAGA-UPK.3]`.
    Level(Track),
    /// Moves the acting armada to an adjacent hex `[SAGA-MOV.2]`.
    Move(HexId),
    /// Explores a vacant hex or a face-down sector `[SAGA-MOV.4]` `[SAGA-MOV.5]`.
    Explore(HexId),
    /// Picks up the XPM in the armada's sector `[SAGA-MOV.6]`.
    PickUp,
    /// Takes a movement action of the scenario, by index, with a hex if it needs one
    /// `[SAGA-SPA.10]` `[SAGA-DIS.9]`.
    Maneuver(u8, Option<HexId>),
    /// Tows the ship one sector for an Exploration or a Combat Token `[SAGA-DIS.10]`.
    Tow(HexId, CargoItem),
    /// Chooses which of the two solo armadas acts first `[SAGA-SOL.4]`.
    Lead(ArmadaId),
    /// Chooses the side of the Exploration card: `true` is Hard, `false` is Easy `[SAGA-ENC.3]`.
    Side(bool),
    /// Fights an enemy in the armada's sector `[SAGA-ENC.4]`.
    Fight(Target),
    /// Regroups for one benefit.
    Regroup(Regroup),
    /// Regroups by swapping the first card, which is equipped, for the second `[SAGA-ENC.7]`.
    Swap(GearId, GearId),
    /// Takes an encounter of the scenario, by index `[SAGA-FTJ.7]`.
    Encounter(u8),
    /// Duels a rival armada `[SAGA-ARN.10]`.
    Duel(ArmadaId),
    /// Besieges the rival Starbase in the armada's sector `[SAGA-ARN.12]`.
    Siege,
    /// Builds a Starbase; the shares of the cost are chosen next `[SAGA-EXP.2]`.
    Build,
    /// Takes an Expand action of the scenario, by index, with an amount.
    Project(u8, u8),
    /// Sets the Exploration and Combat Tokens that a seat pays toward a shared cost `[SAGA-EXP.2]`.
    Share(Seat, u8, u8),
    /// Chooses the seat whose Cargo pays the XPM `[SAGA-LST.11]`.
    Hauler(Seat),
    /// Answers yes or no: to contribute, to take the fight first, or to fight the Boss at once.
    Agree(bool),
    /// Plays an action card on an armada `[SAGA-CRD.4]`.
    Play(CardId, ArmadaId),
    /// Puts an Activation Token of this armada on a card and uses its ability `[SAGA-TOK.3]`.
    Activate(AbilitySource, ArmadaId),
    /// Pays one Astartium for one Hull `[SAGA-MAT.9]`.
    Repair,
    /// Puts one Combat Token on an event `[SAGA-EVT.9]`.
    Quell(CardId),
    /// Chooses a die to reroll, by its index in the roll.
    Reroll(u8),
    /// Puts this scouted tile at the bottom of the pile.
    Sink(TileId),
    /// Puts this scouted tile next on top of the pile.
    Keep(TileId),
    /// Declines, passes, or ends a choice or turn.
    Done,
    /// Gives up: in a campaign all lose together `[SAGA-END.1]`; in the Arena the seat can no
    /// longer win.
    Concede,
}

impl Action {
    /// Returns whether this is a free play, which is legal whenever the game waits for any decision
    /// `[SAGA-GEN.11]`.
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(
            self,
            Self::Play(..) | Self::Activate(..) | Self::Repair | Self::Quell(_)
        )
    }

    /// Returns the phrase key of this action, without the game's prefix.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Level(Track::Starport) => "level-starport",
            Self::Level(Track::Lab) => "level-lab",
            Self::Side(false) => "side-easy",
            Self::Side(true) => "side-hard",
            Self::Regroup(regroup) => regroup.into_str(),
            Self::Agree(false) => "decline",
            _other => self.into_str(),
        }
    }
}
