//! What is chosen before a game.

use super::layout::LayoutFile;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// How long and how complicated the game is `[EXO-17]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// As the rules have it.
    #[default]
    Standard,
    /// Two turns more `[EXO-17.1]`.
    Long,
    /// Fewer turns, stronger from the start `[EXO-17.2]`.
    Combat,
    /// Simplified `[EXO-17.5]`.
    Short,
}

/// Which map is played on; any goes with any mode `[EXO-17.10]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutChoice {
    /// The one that goes with the mode.
    #[default]
    Usual,
    /// One of the stock for this number of seats: `minimal`, `standard` or `long`.
    Shipped(String),
    /// One's own `[EXO-17.27]`.
    Custom(Box<LayoutFile>),
}

/// House switches; all off by default `[EXO-17.20]` to `[EXO-17.26]`, `[EXO-17.28]` to `[EXO-17.31]`.
/// What comes later stands at the end, and is off in codes that were written before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Parts may be moved at any own decision outside Conquest stages.
    pub free_refit: bool,
    /// Banking pays a fixed sum.
    pub fixed_bank: bool,
    /// A Trade allows a fixed number of exchanges.
    pub fixed_trade: bool,
    /// Titles are worth more.
    pub titles_5_3: bool,
    /// Nobody holds more than a number of Axinium or Phasium.
    pub stock_cap_10: bool,
    /// Homes are dealt by chance.
    pub random_seats: bool,
    /// Invalid votes are refused.
    pub safe_votes: bool,
    /// A guard lets cloaked ships uncloak also where only cloaked ships of several seats are.
    pub uncloak_at_guards: bool,
    /// Ships that stay cloaked do so until the end of the turn.
    pub cloaked_for_turn: bool,
    /// The marker of a Trade is a cube of the stash.
    pub trade_cube: bool,
    /// Who could do nothing but discard a kept Resistance card is not asked.
    pub quick_steps: bool,
}

/// Everything chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Seats, 2 to 6.
    pub seats: u8,
    /// The mode.
    #[serde(default)]
    pub mode: Mode,
    /// The map.
    #[serde(default)]
    pub layout: LayoutChoice,
    /// Whether the Generals expansion is played `[EXO-18]`.
    #[serde(default)]
    pub generals: bool,
    /// Turns, where they are agreed on otherwise `[EXO-17.9]`; none is as the mode has it.
    #[serde(default)]
    pub turns: Option<u8>,
    /// Minutes after which the short game ends with one more turn, where that is agreed on; whoever
    /// holds the clock calls time `[EXO-17.9]`.
    #[serde(default)]
    pub minutes: Option<u16>,
    /// The Turn Order cards as the game begins, card 1 first; none deals them `[EXO-2.6]`.
    #[serde(default)]
    pub order: Option<Vec<Seat>>,
    /// House switches.
    #[serde(default)]
    pub rules: HouseRules,
}

impl Options {
    /// A game as the rules have it, for so many seats.
    #[must_use]
    pub fn standard(seats: u8) -> Self {
        Self {
            seats,
            mode: Mode::Standard,
            layout: LayoutChoice::Usual,
            generals: false,
            turns: None,
            minutes: None,
            order: None,
            rules: HouseRules::default(),
        }
    }

    /// As rules of an older version read what later ones read otherwise: a guard was something to
    /// fight for all who are cloaked, and nobody was asked for the sake of a kept card. Nothing of
    /// rules that are not known.
    pub(super) fn begun_under(mut self, rules: u16) -> Option<Self> {
        if rules != 1 {
            return None;
        }
        self.rules.uncloak_at_guards = true;
        self.rules.quick_steps = true;
        Some(self)
    }
}
