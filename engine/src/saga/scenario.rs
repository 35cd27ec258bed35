//! The file format of a scenario `[SAGA-8]`, for the five campaigns, the Arena and custom
//! scenarios. `content/scenario_check.rs` validates it, and `content/compile.rs` compiles it into a
//! [`Mission`](super::mission::Mission).

mod parts;

pub use parts::{
    Barrier, BossRule, EntityFile, ExploreRule, FixedFile, ForceField, GateFile, MapFile, PileFile,
    PlayerCount, PresetFile, RevealRule, ScanMode, ScanRestriction, ScanRule, SectorFace,
    StartChoice, StartFile, SupplyFile, XpmLoss,
};

mod rules;

use super::content::card_files::ReportFile;
use super::content::flexible_value::{FlexibleValue, Never};
pub use rules::{
    CardSelection, ConditionFile, ConditionGroup, Contributors, CostFile, CounterFile, DecksFile,
    EncounterFile, FillFile, Flag, PointsFile, ProjectFile, RavagerFile,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The value of `format` in a scenario file.
pub const FORMAT: u8 = 1;

/// Declares the fields of a scenario that may differ by the number of players.
macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident: $type:ty,)*) => {
        /// A scenario of Saga: map, pieces, rules, cards and conditions to win and to lose.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct ScenarioFile {
            /// Version of the file format, always [`FORMAT`].
            pub format: u8,
            /// Unique id: lower-case letters, digits and hyphens.
            pub id: String,
            /// Title for lists of scenarios.
            pub title: String,
            /// Name of the author.
            pub author: String,
            /// Story of the scenario, as text for players.
            pub story: String,
            /// Goal of the scenario, as text for players.
            pub goal_text: String,
            /// Numbers of players that the scenario supports.
            pub players: PlayerCount,
            $($(#[$doc])* pub $field: Option<$type>,)*
            /// Fields that differ, by the number of players.
            pub variants: BTreeMap<u8, Variant>,
        }

        /// The fields of a scenario that differ for one number of players.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Variant {
            $($(#[$doc])* pub $field: Option<$type>,)*
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
            pub fn place_of(&self, players: u8, field: &str) -> String {
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
    rounds: u8,
    /// Additions to what every player starts with.
    start: StartFile,
    /// Sectors at the start, and the limits for new ones.
    map: MapFile,
    /// The sector pile; `none` for no pile.
    pile: FlexibleValue<Never, PileFile>,
    /// Whether Thick Nebulas form a separate stack.
    nebula_stack: bool,
    /// Where armadas start: `jumpgate`, a list of hexes by seat, or a choice.
    armada_start: FlexibleValue<[i8; 2], StartChoice>,
    /// Home sectors in the Arena, by seat, as axial coordinates `[q, r]`.
    homes: Vec<[i8; 2]>,
    /// Limits of XPMs, Raiders and Starbases.
    supply: SupplyFile,
    /// Entities on the board, such as a Colony Ship.
    entities: Vec<EntityFile>,
    /// Badges of the Doom Counter, by round.
    badges: BTreeMap<u8, Vec<String>>,
    /// Operations by trigger, such as `badge:boss`, as effect texts.
    on: BTreeMap<String, Vec<String>>,
    /// Attractors of Raiders by priority: `jumpgate`, `entity:<id>`, `starbase`, `armada`. The
    /// first one that exists attracts them.
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
    encounters: Vec<EncounterFile>,
    /// Whether Starbases can be built.
    build: bool,
    /// Actions that armadas can take in Phase 5.
    expand: Vec<ProjectFile>,
    /// Actions that armadas can take in Phase 3.
    movement: Vec<ProjectFile>,
    /// Counters of the scenario.
    counters: Vec<CounterFile>,
    /// Cards in play, by deck.
    decks: DecksFile,
    /// Intelligence Reports, as ids or as full reports.
    reports: Vec<FlexibleValue<Never, ReportFile>>,
    /// Rules of the Ravager.
    ravager: RavagerFile,
    /// Conditions that win the game; any one is enough.
    win: Vec<ConditionFile>,
    /// Conditions that lose the game; any one is enough.
    lose: Vec<ConditionFile>,
    /// House rules and modes.
    flags: Vec<Flag>,
    /// Victory Points by achievement; their presence makes the scenario competitive.
    vp: PointsFile,
    /// Victory Points with which the game ends after the round.
    target_vp: u8,
    /// Actions that are forbidden from the start, in the words of `forbid(key)`.
    forbid: Vec<String>,
    /// Log lines that the operation `log` refers to.
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
