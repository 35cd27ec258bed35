//! The options of a game, chosen before it starts.

use super::layout::LayoutFile;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// The mode, which sets the length and the complexity of the game `[EXO-17]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Mode {
    /// The standard game of 7 turns.
    #[default]
    Standard,
    /// The long game of 9 turns `[EXO-17.1]`.
    Long,
    /// The combat-intensive game of 5 turns, with stronger fleets and start technologies
    /// `[EXO-17.2]`.
    Combat,
    /// The simplified game without movement orders and reactions `[EXO-17.5]`.
    Short,
}

/// The layout to play on; any layout goes with any mode `[EXO-17.10]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum LayoutChoice {
    /// The default layout of the mode.
    #[default]
    Usual,
    /// A layout of the content set for this number of seats, such as `minimal`, `standard` or
    /// `long`.
    Shipped(String),
    /// A custom layout `[EXO-17.27]`.
    Custom(Box<LayoutFile>),
}

/// House rules, all off by default: `[EXO-17.20]` to `[EXO-17.26]` and `[EXO-17.28]` to
/// `[EXO-17.31]`. New rules are added at the end; older codes read them as off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HouseRules {
    /// Players may rearrange their parts at any of their decisions outside Conquest stages.
    #[serde(rename = "free_refit")]
    pub allows_free_refit: bool,
    /// Banking pays a fixed amount instead of a roll.
    #[serde(rename = "fixed_bank")]
    pub has_fixed_bank: bool,
    /// A Trade allows a fixed number of exchanges instead of a roll.
    #[serde(rename = "fixed_trade")]
    pub has_fixed_trade: bool,
    /// The Chancellor scores 5 and the Vice-Chancellor 3 victory points.
    #[serde(rename = "titles_5_3")]
    pub has_titles_5_3: bool,
    /// No seat may hold more than 10 Axinium or 10 Phasium; the excess is lost.
    #[serde(rename = "stock_cap_10")]
    pub has_stock_cap_10: bool,
    /// Homes are assigned to seats at random.
    #[serde(rename = "random_seats")]
    pub has_random_seats: bool,
    /// Invalid votes are refused.
    #[serde(rename = "safe_votes")]
    pub has_safe_votes: bool,
    /// A guard lets cloaked ships uncloak even if only cloaked ships of several seats are in the
    /// hex.
    #[serde(rename = "uncloak_at_guards")]
    pub can_uncloak_at_guards: bool,
    /// Ships that decline to uncloak stay cloaked until the end of the turn.
    #[serde(rename = "cloaked_for_turn")]
    pub stays_cloaked_for_turn: bool,
    /// The marker of a Trade is a cube from the stash.
    #[serde(rename = "trade_cube")]
    pub uses_trade_cube: bool,
    /// A seat whose only choice is to discard a kept Resistance card is not asked.
    #[serde(rename = "quick_steps")]
    pub has_quick_steps: bool,
}

/// House rules in use.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "Partial<HouseRules>")]
pub struct RuleChanges;

/// All options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Options {
    /// Number of seats, 2 to 6.
    pub seats: u8,
    /// Mode of the game.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub mode: Mode,
    /// Layout of the map.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub layout: LayoutChoice,
    /// Whether the Generals expansion is used `[EXO-18]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "generals")]
    pub uses_generals: bool,
    /// Agreed number of turns `[EXO-17.9]`; `null` for the number of the mode.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub turns: Option<u8>,
    /// Agreed time in minutes, after which the short game ends with one more turn; the application
    /// measures the time and calls it `[EXO-17.9]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub minutes: Option<u16>,
    /// Seats in the order of the first Turn Order cards, card 1 first; `null` to deal them at
    /// random `[EXO-2.6]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub order: Option<Vec<Seat>>,
    /// House rules in use.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "RuleChanges", optional = nullable))]
    pub rules: HouseRules,
}

impl Options {
    /// Returns the options of a standard game with this number of seats.
    #[must_use]
    pub fn standard(seats: u8) -> Self {
        Self {
            seats,
            mode: Mode::Standard,
            layout: LayoutChoice::Usual,
            uses_generals: false,
            turns: None,
            minutes: None,
            order: None,
            rules: HouseRules::default(),
        }
    }

    /// Returns options that keep an older rules version: all cloaked ships could uncloak for a
    /// guard, and no seat was asked only because of a kept card. `None` if the version is unknown.
    pub(super) fn for_rules_version(mut self, rules: u16) -> Option<Self> {
        if rules != 1 {
            return None;
        }
        self.rules.can_uncloak_at_guards = true;
        self.rules.has_quick_steps = true;
        Some(self)
    }
}
