//! Command and combat cards in the content files, and their loaders.

use super::super::battlefield::Sector;
use super::super::cards::{CardCounts, MAX_COPIES, MAX_KINDS};
use super::super::dice::MAX_DICE;
use super::super::effect::{Effect, EffectCount, Range};
use super::super::unit::Class;
use crate::error::LoadError;
use crate::load::from_json;
use serde::{Deserialize, Serialize};

/// Maximum number of dice, hexes, tokens or cards that a card gives.
pub const MAX_AMOUNT: u8 = 8;
/// Maximum number of units of an order.
pub const MAX_UNITS: u8 = 20;
/// Maximum number of markers that a card removes.
pub const MAX_MARKERS: u8 = 32;
/// Maximum number of copies of a combat card.
pub const MAX_COMBAT_COPIES: u8 = 7;
/// Maximum price of a combat card.
pub const MAX_COST: u8 = 20;

#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// Effects of command cards.
    CommandEffect: Effect, |effect| misplaced_index(std::slice::from_ref(effect), true).is_none()
);
#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// Effects of combat cards.
    CombatEffect: Effect, |effect| misplaced_index(std::slice::from_ref(effect), false).is_none()
);

/// A time at which cards may be played, as in table T5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "window-", serialize_all = "kebab-case", const_into_str)]
pub enum Window {
    /// W1: before the command card.
    Opening,
    /// W2: after all orders are given.
    Ordered,
    /// W3: an ordered unit is about to move.
    Move,
    /// W4: after all moves, in either side's turn.
    Moved,
    /// W5: a combat is declared; for the side that rolls.
    DeclaredOwn,
    /// W6: a combat is declared; for the side of the target.
    DeclaredEnemy,
    /// W7: dice are rolled; for the roller.
    RolledOwn,
    /// W8: dice are rolled; for the side of the target.
    RolledEnemy,
    /// W9: a unit has more red alerts than it may ignore.
    Alert,
    /// W10: an attack of the side has emptied the hex of its target.
    Vacated,
    /// W11: the end of the turn.
    Ending,
}

impl Window {
    pub const COUNT: usize = Self::Ending as usize + 1;
}

/// Conditions on a card in addition to its window. A card without effect is never playable.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Condition {
    /// Distance of the combat; missing if the distance does not matter.
    pub range: Option<Range>,
    /// Classes of the side's unit; an empty list means any class.
    pub classes: Vec<Class>,
    /// Whether the card is limited to attacks and bonus combats.
    pub attack: bool,
    /// Whether an enemy unit must have been eliminated this turn.
    pub eliminated: bool,
}

impl Condition {
    /// Returns whether a class satisfies the condition.
    #[must_use]
    pub fn admits(&self, class: Class) -> bool {
        self.classes.is_empty() || self.classes.contains(&class)
    }
}

/// The use of a command card as a reaction to an attack `[SR-5.5]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Reaction {
    /// Window in which the reaction may be played.
    pub window: Window,
    /// Conditions for playing the card besides its window.
    #[serde(default)]
    pub when: Condition,
    /// Effects of the reaction.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Vec<CombatEffect>", length(min = 1))
    )]
    pub effects: Vec<Effect>,
}

/// Number of copies of a command card, by the section printed on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CopiesBySection {
    /// Copies printed for the left section.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COPIES)))]
    pub left: u8,
    /// Copies printed for the center.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COPIES)))]
    pub center: u8,
    /// Copies printed for the right section.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COPIES)))]
    pub right: u8,
    /// Copies without a section.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COPIES)))]
    pub any: u8,
}

impl CopiesBySection {
    fn per_section(self) -> [(Option<Sector>, u8); 4] {
        [
            (Some(Sector::Left), self.left),
            (Some(Sector::Center), self.center),
            (Some(Sector::Right), self.right),
            (None, self.any),
        ]
    }
}

/// A command card as written in a content file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CommandFile {
    /// Id of the card; the phrase keys of its texts are derived from it.
    #[cfg_attr(
        feature = "schema",
        schemars(length(min = 1), description = "Its words have keys made from it.")
    )]
    pub id: String,
    /// Number of copies.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "How many there are, by the section printed on them.")
    )]
    pub copies: CopiesBySection,
    /// Effects in the player's own turn.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Vec<CommandEffect>", length(min = 1))
    )]
    pub effects: Vec<Effect>,
    /// Use as a reaction to an attack, if there is one.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "What it does when it is played against an attack.")
    )]
    pub reaction: Option<Reaction>,
}

/// A kind of command card: a card of the file with one printed section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Command"))]
pub struct CommandCard {
    /// Id of the card, without the printed section.
    pub id: String,
    /// Section printed on the card; `None` if there is none.
    pub sector: Option<Sector>,
    /// Number of copies.
    pub copies: u8,
    /// Effects in the player's own turn.
    pub effects: Vec<Effect>,
    /// Use as a reaction to an attack, if there is one.
    pub reaction: Option<Reaction>,
}

impl CommandCard {
    /// Returns the name of the card in positions: its id, and its section if it has one.
    #[must_use]
    pub fn name(&self) -> String {
        match self.sector {
            None => self.id.clone(),
            Some(Sector::Left) => format!("{}-left", self.id),
            Some(Sector::Center) => format!("{}-center", self.id),
            Some(Sector::Right) => format!("{}-right", self.id),
        }
    }
}

/// A kind of combat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Combat")
)]
pub struct CombatCard {
    /// Id of the card; the phrase keys of its texts are derived from it.
    #[cfg_attr(
        feature = "schema",
        schemars(length(min = 1), description = "Its words have keys made from it.")
    )]
    pub id: String,
    /// Number of copies.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_COMBAT_COPIES)))]
    pub copies: u8,
    /// Price in star tokens.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COST)))]
    pub cost: u8,
    /// Window in which the card may be played.
    pub window: Window,
    /// Conditions for playing the card besides its window.
    #[serde(default)]
    pub when: Condition,
    /// Effects of the card, applied in this order.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Vec<CombatEffect>", length(min = 1))
    )]
    pub effects: Vec<Effect>,
}

/// Parses a file of command cards.
///
/// # Errors
/// Returns an error if the file is invalid; it names the file, the path in it and the reason.
pub fn parse_commands(file: &str, text: &str) -> Result<Vec<CommandCard>, LoadError> {
    let cards: Vec<CommandFile> = from_json(file, text)?;
    expand_kinds(file, &cards)
}

/// Returns the kinds of a command deck: one for each section that a card is printed for.
///
/// # Errors
/// Returns an error if a card is invalid; it names the file, the path in it and the reason.
pub fn expand_kinds(file: &str, cards: &[CommandFile]) -> Result<Vec<CommandCard>, LoadError> {
    let mut kinds = Vec::new();
    for (n, card) in cards.iter().enumerate() {
        let error_at =
            |key: &str, reason: &str| Err(LoadError::new(file, format!("[{n}].{key}"), reason));
        if cards[..n].iter().any(|other| other.id == card.id) {
            return error_at("id", "another card has this id");
        }
        if card.effects.is_empty() {
            return error_at("effects", "a card does something");
        }
        for (sector, copies) in card.copies.per_section() {
            if copies > MAX_COPIES {
                return error_at("copies", "at most 15 copies of a kind");
            }
            if copies > 0 {
                kinds.push(CommandCard {
                    id: card.id.clone(),
                    sector,
                    copies,
                    effects: card.effects.clone(),
                    reaction: card.reaction.clone(),
                });
            }
        }
        if let Some(index) = misplaced_index(&card.effects, true) {
            return error_at(&format!("effects[{index}]"), "not on a command card");
        }
        let reaction = card.reaction.iter().flat_map(|reaction| &reaction.effects);
        let mut all_effects = card.effects.iter().chain(reaction);
        if let Some(index) = all_effects.position(is_out_of_bounds) {
            return error_at(
                &format!("effects[{index}]"),
                "amounts of at most 8, 32 of units",
            );
        }
    }
    check_deck_size(file, &kinds)?;
    Ok(kinds)
}

/// Checks that the deck has enough cards for two hands, and no more than can be counted.
fn check_deck_size(file: &str, kinds: &[CommandCard]) -> Result<(), LoadError> {
    let total: u32 = kinds.iter().map(|kind| u32::from(kind.copies)).sum();
    let (path, reason) = if kinds.len() > MAX_KINDS || total > 255 {
        ("[32]", "at most 32 kinds and 255 cards")
    } else if total < 24 {
        ("[0]", "fewer cards than two hands hold")
    } else {
        return Ok(());
    };
    Err(LoadError::new(file, path, reason))
}

/// Parses a file of combat cards.
///
/// # Errors
/// Returns an error if the file is invalid; it names the file, the path in it and the reason.
pub fn parse_combats(file: &str, text: &str) -> Result<Vec<CombatCard>, LoadError> {
    let cards: Vec<CombatCard> = from_json(file, text)?;
    check_combats(file, &cards)?;
    Ok(cards)
}

/// Checks a combat deck.
///
/// # Errors
/// Returns an error if a card is invalid; it names the file, the path in it and the reason.
pub fn check_combats(file: &str, cards: &[CombatCard]) -> Result<(), LoadError> {
    for (n, card) in cards.iter().enumerate() {
        let error_at =
            |key: &str, reason: &str| Err(LoadError::new(file, format!("[{n}].{key}"), reason));
        if cards[..n].iter().any(|other| other.id == card.id) {
            return error_at("id", "another card has this id");
        }
        if card.copies == 0 || card.copies > MAX_COMBAT_COPIES {
            return error_at("copies", "1 to 7 copies of a kind");
        }
        if card.effects.is_empty() {
            return error_at("effects", "a card does something");
        }
        if let Some(index) = misplaced_index(&card.effects, false) {
            return error_at(&format!("effects[{index}]"), "not on a combat card");
        }
        if card.cost > MAX_COST || card.effects.iter().any(is_out_of_bounds) {
            return error_at("effects", "amounts of at most 8, 32 of units");
        }
    }
    if cards.len() > MAX_KINDS {
        return Err(LoadError::new(file, "[32]", "at most 32 kinds"));
    }
    Ok(())
}

/// Returns whether an amount in an effect exceeds the maximum for its kind.
fn is_out_of_bounds(effect: &Effect) -> bool {
    let exceeds_max_units = |count: EffectCount| count.at(0) > MAX_UNITS;
    match *effect {
        Effect::Order { count, .. } => exceeds_max_units(count),
        Effect::Restore { units, .. } => exceeds_max_units(units),
        Effect::Dice { delta, .. } => delta.unsigned_abs() > MAX_AMOUNT,
        Effect::ClearMarkers(count) => count > MAX_MARKERS,
        #[rustfmt::skip]
        Effect::DrawKeep { draw_count, keep_count } => draw_count > MAX_AMOUNT || keep_count == 0 || keep_count > draw_count,
        #[rustfmt::skip]
        Effect::TakeShip { ships, dice, full_ships, .. } => ships.max(dice).max(full_ships) > MAX_AMOUNT,
        Effect::Reroll(dice) => dice > MAX_DICE,
        Effect::Boost(count)
        | Effect::MoveAfter(count)
        | Effect::Stars(count)
        | Effect::Prevent(count)
        | Effect::StrikeFirst(count)
        | Effect::Evade(count)
        | Effect::Discard(count)
        | Effect::Copy(count) => count > MAX_AMOUNT,
        _ => false,
    }
}

/// Returns the index of the first effect that a card of this deck cannot have.
fn misplaced_index(effects: &[Effect], is_command: bool) -> Option<usize> {
    effects.iter().position(|effect| match effect {
        Effect::Order { .. }
        | Effect::Dice { .. }
        | Effect::ClearMarkers(_)
        | Effect::Restore { .. }
        | Effect::Stars(_) => false,
        Effect::Forbid(_) | Effect::MoveAfter(_) | Effect::DrawKeep { .. } | Effect::Copy(_) => {
            !is_command
        }
        Effect::Boost(_)
        | Effect::Reroll(_)
        | Effect::Convert(_)
        | Effect::ShieldsOff
        | Effect::NoTerrain
        | Effect::Prevent(_)
        | Effect::IgnoreAlerts
        | Effect::FreePursuit
        | Effect::StrikeFirst(_)
        | Effect::Evade(_)
        | Effect::TakeShip { .. }
        | Effect::Discard(_) => is_command,
    })
}

/// Returns the counts of a full deck, from the number of copies of each kind.
#[must_use]
pub fn full_deck(copies: impl Iterator<Item = u8>) -> CardCounts {
    let kinds = (0u8..).zip(copies);
    kinds
        .flat_map(|(kind, copies)| std::iter::repeat_n(kind, usize::from(copies)))
        .collect()
}
