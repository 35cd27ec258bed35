//! The file format of a scenario `[SAGA-8]`, for the five campaigns, the Arena and custom
//! scenarios. `content/scenario_check.rs` validates it, and `content/compile.rs` compiles it into a
//! [`Mission`](super::mission::Mission).

mod parts;

pub use parts::{
    Barrier, BossRule, EntityFile, ExploreRule, FixedFile, ForceField, GateFile, MapFile, PileFile,
    PlayerCount, PresetFile, RevealRule, SectorFace, StartChoice, StartFile, SupplyFile, XpmLoss,
};

mod rules;
mod scan_rule;

use super::content::card_files::ReportFile;
use super::content::flexible_value::{FlexibleValue, Never};
#[cfg(feature = "schema")]
use super::{
    content::{
        cards::{MAX_CARDS_OF_KIND, id_pattern},
        compile::{MAX_LINES, MAX_PROJECTS},
        scenario_check::{
            MAX_BADGES, MAX_CONDITIONS, MAX_LINE_CHARS, MAX_STORY_CHARS, MAX_TITLE_CHARS,
        },
        schema_forms::{CardId, Condition, Hex, Jumpgate, Name, None as NoPile, PieceText, Script},
        script::PROHIBITIONS,
    },
    hex::Axial,
    metadata::SEATS,
    mission::{MAX_COUNTERS, MAX_ENTITIES, MAX_ROUNDS},
};
#[cfg(feature = "schema")]
use crate::content_id::NOT_BLANK;
#[cfg(feature = "schema")]
use crate::schema::{Either, NonEmpty};
pub use rules::{
    CardSelection, ConditionFile, ConditionGroup, Contributors, CostFile, CounterFile, DecksFile,
    EncounterFile, FillFile, Flag, PointsFile, ProjectFile, RavagerFile,
};
pub use scan_rule::{ScanMode, ScanRestriction, ScanRule};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The value of `format` in a scenario file.
pub const FORMAT: u8 = 1;

#[cfg(feature = "schema")]
crate::schema::text!(
    /// An action that a scenario can forbid.
    Barred, true, { "type": "string", "enum": PROHIBITIONS.map(|(word, _)| word) }
);

/// The badges of one round.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(transparent, inline)]
#[expect(dead_code, reason = "only its form is of interest")]
struct BadgesOfRound(#[schemars(length(max = MAX_BADGES))] Vec<Name>);

/// Declares the fields of a scenario that may differ by the number of players.
macro_rules! fields {
    ($($(#[$attribute:meta])* $field:ident: $type:ty,)*) => {
        /// A scenario of Saga: map, pieces, rules, cards and conditions to win and to lose.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "Scenario"))]
        #[cfg_attr(
            feature = "schema",
            schemars(
                title = "A scenario of Saga",
                description = "What depends on other values, such as effects, conditions or tiles that are used twice, \
                    is checked by the game, which names file, place and reason.",
                extend("required" = ["format", "id", "title"])
            )
        )]
        pub struct ScenarioFile {
            /// Version of the file format, always 1.
            #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
            #[cfg_attr(feature = "schema", ts(type = "1"))]
            pub format: u8,
            /// Unique id: lower-case letters, digits and hyphens.
            #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
            pub id: String,
            /// Title for lists of scenarios.
            #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE_CHARS), regex(pattern = NOT_BLANK)))]
            pub title: String,
            /// Name of the author.
            #[cfg_attr(feature = "schema", schemars(length(max = MAX_TITLE_CHARS)))]
            pub author: String,
            /// Story of the scenario, as text for players.
            #[cfg_attr(feature = "schema", schemars(length(max = MAX_STORY_CHARS)))]
            pub story: String,
            /// Goal of the scenario, as text for players.
            #[cfg_attr(feature = "schema", schemars(length(max = MAX_LINE_CHARS), description = "What is to be done."))]
            pub goal_text: String,
            /// Numbers of players that the scenario supports.
            pub players: PlayerCount,
            $($(#[$attribute])* pub $field: Option<$type>,)*
            /// Fields that differ, by the number of players.
            #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Variant>", extend("propertyNames" = { "enum": ["1", "2", "3", "4"] })))]
            pub variants: BTreeMap<u8, Variant>,
        }

        /// The fields of a scenario that differ for one number of players.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
        pub struct Variant {
            $($(#[$attribute])* pub $field: Option<$type>,)*
        }

        impl ScenarioFile {
            /// Returns the scenario for a number of players, with its variant merged in.
            #[must_use]
            pub fn for_players(&self, players: u8) -> Self {
                let mut file = self.clone();
                if let Some(variant) = self.variants.get(&players) {
                    $(if let Some(value) = &variant.$field {
                        file.$field = Some(value.clone());
                    })*
                }
                file.variants.clear();
                file
            }

            /// Returns the key path of the value that applies to a field for a number of players.
            #[must_use]
            pub fn path_of(&self, players: u8, field: &str) -> String {
                let variant = self.variants.get(&players);
                let differs = variant.is_some_and(|variant| match field {
                    $(stringify!($field) => variant.$field.is_some(),)*
                    _ => false,
                });
                if differs {
                    format!("variants.{players}.{field}")
                } else {
                    field.to_owned()
                }
            }
        }
    };
}

fields! {
    /// Maximum number of rounds.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_ROUNDS)))]
    rounds: u8,
    /// Additions to the starting goods and cards of every player.
    #[cfg_attr(feature = "schema", schemars(description = "What everybody starts with besides what the rules give."))]
    start: StartFile,
    /// Sectors at the start, and the limits for new ones.
    map: MapFile,
    /// The sector pile; `none` for no pile.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Either<NoPile, PileFile>>", description = "The sector pile: tiles by the letter of their type."))]
    pile: FlexibleValue<Never, PileFile>,
    /// Whether Thick Nebulas form a separate stack.
    nebula_stack: bool,
    /// Where armadas start: `jumpgate`, a list of hexes by seat, or a choice.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Either<Jumpgate, Either<NonEmpty<Hex>, StartChoice>>>", description = "Where armadas start: one place, hexes by seat, or a choice."))]
    #[cfg_attr(feature = "schema", ts(as = "Option<FlexibleValue<Axial, StartChoice>>"))]
    armada_start: FlexibleValue<[i8; 2], StartChoice>,
    /// Home sectors in the Arena, by seat, as axial coordinates `[q, r]`.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Hex>>", length(max = SEATS.1)))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Axial>>"))]
    homes: Vec<[i8; 2]>,
    /// Limits of XPMs, Raiders and Starbases.
    supply: SupplyFile,
    /// Entities on the board, such as a Colony Ship.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_ENTITIES)))]
    entities: Vec<EntityFile>,
    /// Badges of the Doom Counter, by round.
    #[cfg_attr(feature = "schema", schemars(with = "Option<BTreeMap<String, BadgesOfRound>>", extend("propertyNames" = { "pattern": "^([1-9]|1[0-9]|20)$" }), description = "Badges of the Doom Counter, by round."))]
    badges: BTreeMap<u8, Vec<String>>,
    /// Operations by trigger, such as `badge:boss`, as effect texts.
    #[cfg_attr(feature = "schema", schemars(with = "Option<BTreeMap<String, Vec<Script>>>"))]
    on: BTreeMap<String, Vec<String>>,
    /// Attractors of Raiders by priority: `jumpgate`, `entity:<id>`, `starbase`, `armada`. The
    /// first one that exists attracts them.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<PieceText>>", description = "jumpgate, entity:ID, starbase, armada; the first that there is."))]
    attractor: Vec<String>,
    /// Effects of a Raider that enters the Jumpgate.
    gate_rule: GateFile,
    /// How Bosses enter play and whether they are protected.
    boss: BossRule,
    /// Rules of the Scanning Report.
    scan: ScanRule,
    /// Whether armadas can explore.
    explore: ExploreRule,
    /// Encounters that armadas can take in Phase 4.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_PROJECTS)))]
    encounters: Vec<EncounterFile>,
    /// Whether Starbases can be built.
    build: bool,
    /// Actions that armadas can take in Phase 5.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_PROJECTS)))]
    expand: Vec<ProjectFile>,
    /// Actions that armadas can take in Phase 3.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_PROJECTS)))]
    movement: Vec<ProjectFile>,
    /// Counters that operations change and conditions test.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_COUNTERS)))]
    counters: Vec<CounterFile>,
    /// Cards in play, by deck.
    decks: DecksFile,
    /// Intelligence Reports, as ids or as full reports.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Either<CardId, ReportFile>>>", length(max = MAX_CARDS_OF_KIND)))]
    reports: Vec<FlexibleValue<Never, ReportFile>>,
    /// Whether and when the Ravager arrives.
    ravager: RavagerFile,
    /// Conditions that win the game; any one is enough.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Condition>>", length(max = MAX_CONDITIONS), description = "Any of these wins."))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Condition>>"))]
    win: Vec<ConditionFile>,
    /// Conditions that lose the game; any one is enough.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Condition>>", length(max = MAX_CONDITIONS), description = "Any of these loses."))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Condition>>"))]
    lose: Vec<ConditionFile>,
    /// House rules and modes.
    flags: Vec<Flag>,
    /// Victory Points by achievement; their presence makes the scenario competitive.
    vp: PointsFile,
    /// Victory Points with which the game ends after the round.
    target_vp: u8,
    /// Actions that are forbidden from the start, in the words of `forbid(key)`.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Barred>>"))]
    forbid: Vec<String>,
    /// Log lines that the operation `log` refers to.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_LINES), inner(length(min = 1, max = MAX_LINE_CHARS)), description = "Lines for the log."))]
    lines: Vec<String>,
}

impl ScenarioFile {
    /// Returns the scenario as JSON text, without fields that are not set.
    #[must_use]
    pub fn text(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        strip(&mut value);
        serde_json::to_string_pretty(&value).unwrap_or_default()
    }
}

/// Removes keys without a value.
fn strip(value: &mut serde_json::Value) {
    if let Some(object) = value.as_object_mut() {
        object.retain(|_, value| !value.is_null());
        object.values_mut().for_each(strip);
    } else if let Some(list) = value.as_array_mut() {
        list.iter_mut().for_each(strip);
    }
}
