//! A scenario as its file describes it `[SAGA-8]`: the five campaigns, the Arena, and players' own.
//! Words and figures; `content/scenario_check.rs` says what they must be, and
//! `content/compile.rs` makes a [`Mission`](super::mission::Mission) of them.

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

/// The value of `format` in a scenario.
pub const FORMAT: u8 = 1;

/// Declares the fields of a scenario that may differ by the number of players.
macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident: $type:ty,)*) => {
        /// A scenario.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct ScenarioFile {
            /// Always [`FORMAT`].
            pub format: u8,
            /// Its id: lower-case letters, digits and hyphens.
            pub id: String,
            /// Its title.
            pub title: String,
            /// Who made it.
            pub author: String,
            /// What it is about, in its maker's words.
            pub story: String,
            /// What is to be done, in its maker's words.
            pub goal_text: String,
            /// How many may play.
            pub players: PlayerCount,
            $($(#[$doc])* pub $field: Option<$type>,)*
            /// What differs, by the number of players.
            pub variants: BTreeMap<u8, Variant>,
        }

        /// What differs for a number of players.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Variant {
            $($(#[$doc])* pub $field: Option<$type>,)*
        }

        impl ScenarioFile {
            /// The scenario for a number of players: its variant stands in its place.
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

            /// Where a field stands that counts for a number of players.
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
    /// Rounds at most.
    rounds: u8,
    /// What everybody starts with.
    start: StartFile,
    /// The map.
    map: MapFile,
    /// The sector pile; `none` for none.
    pile: FlexibleValue<Never, PileFile>,
    /// Whether Thick Nebulas are a stack of their own.
    nebula_stack: bool,
    /// Where armadas start: `jumpgate`, a list of hexes by seat, or a choice.
    armada_start: FlexibleValue<[i8; 2], StartChoice>,
    /// Home sectors by seat.
    homes: Vec<[i8; 2]>,
    /// What there is of pieces.
    supply: SupplyFile,
    /// Things.
    entities: Vec<EntityFile>,
    /// Badges by round.
    badges: BTreeMap<u8, Vec<String>>,
    /// Operations by trigger.
    on: BTreeMap<String, Vec<String>>,
    /// What draws Raiders: `jumpgate`, `entity:<id>`, `starbase`, `armada`; the first that there is.
    attractor: Vec<String>,
    /// What happens when a Raider enters the Jumpgate.
    gate_rule: GateFile,
    /// Bosses.
    boss: BossRule,
    /// The Scanning Report.
    scan: ScanRule,
    /// Whether armadas explore.
    explore: ExploreRule,
    /// Encounters.
    encounters: Vec<EncounterFile>,
    /// Whether Starbases are built.
    build: bool,
    /// Expand actions.
    expand: Vec<ProjectFile>,
    /// Movement actions.
    movement: Vec<ProjectFile>,
    /// Counters.
    counters: Vec<CounterFile>,
    /// Which cards take part.
    decks: DecksFile,
    /// Intelligence Reports: ids, or whole ones.
    reports: Vec<FlexibleValue<Never, ReportFile>>,
    /// The Ravager.
    ravager: RavagerFile,
    /// When it is won: any of these suffices.
    win: Vec<ConditionFile>,
    /// When it is lost: likewise.
    lose: Vec<ConditionFile>,
    /// House switches.
    flags: Vec<Flag>,
    /// What Victory Points are given for.
    vp: PointsFile,
    /// Victory Points that end the game at the end of a round.
    target_vp: u8,
    /// What is barred from the start.
    forbid: Vec<String>,
    /// Lines for the log.
    lines: Vec<String>,
}

impl ScenarioFile {
    /// The scenario as the text of a file: what it leaves open is left out.
    #[must_use]
    pub fn text(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        strip(&mut value);
        serde_json::to_string_pretty(&value).unwrap_or_default()
    }
}

/// Takes out keys without a value.
fn strip(value: &mut serde_json::Value) {
    if let Some(object) = value.as_object_mut() {
        object.retain(|_, value| !value.is_null());
        object.values_mut().for_each(strip);
    } else if let Some(list) = value.as_array_mut() {
        list.iter_mut().for_each(strip);
    }
}
