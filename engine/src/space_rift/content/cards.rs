//! Command and combat cards as they stand in the content, and how they are read.

use super::super::battlefield::Sector;
use super::super::cards::{CardCounts, MAX_COPIES, MAX_KINDS};
use super::super::effect::{Effect, EffectCount, Range};
use super::super::unit::Class;
use crate::error::LoadError;
use crate::load::from_json;
use serde::{Deserialize, Serialize};

/// When a card may be played, as in table T5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// W1: before the command card.
    Opening,
    /// W2: when all orders are given.
    Ordered,
    /// W3: when an ordered unit is about to move.
    Move,
    /// W4: when all have moved, in either side's turn.
    Moved,
    /// W5: a combat is declared, by the side that rolls.
    DeclaredOwn,
    /// W6: the same, by the side of the target.
    DeclaredEnemy,
    /// W7: dice have fallen, by the roller.
    RolledOwn,
    /// W8: the same, by the side of the target.
    RolledEnemy,
    /// W9: more red alerts than the unit may ignore.
    Alert,
    /// W10: an own attack emptied the hex of its target.
    Vacated,
    /// W11: the end of the turn.
    Ending,
}

impl Window {
    /// How many there are.
    pub const COUNT: usize = Self::Ending as usize + 1;
}

/// What must hold besides the window; a card that changes nothing is never played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// Over what distance the combat goes.
    pub range: Option<Range>,
    /// The class of the own unit; none is any.
    pub classes: Vec<Class>,
    /// Whether only attacks and bonus combats are meant.
    pub attack: bool,
    /// Whether an enemy unit must have been eliminated this turn.
    pub eliminated: bool,
}

impl Condition {
    /// Whether a class will do.
    #[must_use]
    pub fn admits(&self, class: Class) -> bool {
        self.classes.is_empty() || self.classes.contains(&class)
    }
}

/// What a command card does when it is played against an attack `[SR-5.5]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// When.
    pub window: Window,
    /// What must hold.
    #[serde(default)]
    pub when: Condition,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// How many copies there are, by the section printed on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CopiesBySection {
    /// For the left.
    pub left: u8,
    /// For the center.
    pub center: u8,
    /// For the right.
    pub right: u8,
    /// Without a section.
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

/// A command card in its file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandFile {
    /// Its id; its words have keys made from it.
    pub id: String,
    /// How many there are.
    pub copies: CopiesBySection,
    /// What it does in an own turn.
    pub effects: Vec<Effect>,
    /// What it does against an attack.
    #[serde(default)]
    pub reaction: Option<Reaction>,
}

/// A kind of command card: a card of the file and the section printed on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandCard {
    /// Its id.
    pub id: String,
    /// The section printed on it.
    pub sector: Option<Sector>,
    /// How many there are.
    pub copies: u8,
    /// What it does in an own turn.
    pub effects: Vec<Effect>,
    /// What it does against an attack.
    pub reaction: Option<Reaction>,
}

impl CommandCard {
    /// Its name in positions: its id, and its section where there is one.
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
pub struct CombatCard {
    /// Its id; its words have keys made from it.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Its price in tokens.
    pub cost: u8,
    /// When it may be played.
    pub window: Window,
    /// What must hold.
    #[serde(default)]
    pub when: Condition,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// Reads the command deck.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_commands(file: &str, text: &str) -> Result<Vec<CommandCard>, LoadError> {
    let cards: Vec<CommandFile> = from_json(file, text)?;
    expand_kinds(file, &cards)
}

/// The kinds of a command deck: a card of each section that it is printed for.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn expand_kinds(file: &str, cards: &[CommandFile]) -> Result<Vec<CommandCard>, LoadError> {
    let mut kinds = Vec::new();
    for (n, card) in cards.iter().enumerate() {
        let wrong = |key: &str, why: &str| Err(LoadError::new(file, format!("[{n}].{key}"), why));
        if cards[..n].iter().any(|other| other.id == card.id) {
            return wrong("id", "another card has this id");
        }
        if card.effects.is_empty() {
            return wrong("effects", "a card does something");
        }
        for (sector, copies) in card.copies.per_section() {
            if copies > MAX_COPIES {
                return wrong("copies", "at most 15 copies of a kind");
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
        if let Some(place) = misplaced(&card.effects, true) {
            return wrong(&format!("effects[{place}]"), "not on a command card");
        }
        let reaction = card.reaction.iter().flat_map(|reaction| &reaction.effects);
        if let Some(place) = card.effects.iter().chain(reaction).position(is_wild) {
            return wrong(
                &format!("effects[{place}]"),
                "amounts of at most 8, 32 of units",
            );
        }
    }
    check_full(file, &kinds)?;
    Ok(kinds)
}

/// Whether the deck has enough cards for two hands, and no more than can be counted.
fn check_full(file: &str, kinds: &[CommandCard]) -> Result<(), LoadError> {
    let full: u32 = kinds.iter().map(|kind| u32::from(kind.copies)).sum();
    let (place, why) = if kinds.len() > MAX_KINDS || full > 255 {
        ("[32]", "at most 32 kinds and 255 cards")
    } else if full < 24 {
        ("[0]", "fewer cards than two hands hold")
    } else {
        return Ok(());
    };
    Err(LoadError::new(file, place, why))
}

/// Reads the combat deck.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_combats(file: &str, text: &str) -> Result<Vec<CombatCard>, LoadError> {
    let cards: Vec<CombatCard> = from_json(file, text)?;
    check_combats(file, &cards)?;
    Ok(cards)
}

/// Refuses a combat deck that cannot be played with.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn check_combats(file: &str, cards: &[CombatCard]) -> Result<(), LoadError> {
    for (n, card) in cards.iter().enumerate() {
        let wrong = |key: &str, why: &str| Err(LoadError::new(file, format!("[{n}].{key}"), why));
        if cards[..n].iter().any(|other| other.id == card.id) {
            return wrong("id", "another card has this id");
        }
        if card.copies == 0 || card.copies > 7 {
            return wrong("copies", "1 to 7 copies of a kind");
        }
        if card.effects.is_empty() {
            return wrong("effects", "a card does something");
        }
        if let Some(place) = misplaced(&card.effects, false) {
            return wrong(&format!("effects[{place}]"), "not on a combat card");
        }
        if card.cost > 20 || card.effects.iter().any(is_wild) {
            return wrong("effects", "amounts of at most 8, 32 of units");
        }
    }
    if cards.len() > MAX_KINDS {
        return Err(LoadError::new(file, "[32]", "at most 32 kinds"));
    }
    Ok(())
}

/// Whether an amount of an effect is beyond all bounds.
fn is_wild(effect: &Effect) -> bool {
    let many = |count: EffectCount| count.at(0) > 20;
    match *effect {
        Effect::Order { count, .. } => many(count),
        Effect::Restore { units, .. } => many(units),
        Effect::Dice { by, .. } => by.unsigned_abs() > 8,
        Effect::ClearMarkers(count) => count > 32,
        Effect::DrawKeep { draw, keep } => draw > 8 || keep == 0 || keep > draw,
        Effect::TakeShip {
            ships, dice, full, ..
        } => ships.max(dice).max(full) > 8,
        Effect::Reroll(dice) => dice > 20,
        Effect::Boost(count)
        | Effect::MoveAfter(count)
        | Effect::Stars(count)
        | Effect::Prevent(count)
        | Effect::StrikeFirst(count)
        | Effect::Evade(count)
        | Effect::Discard(count)
        | Effect::Copy(count) => count > 8,
        _ => false,
    }
}

/// The first effect that a card of this deck cannot have.
fn misplaced(effects: &[Effect], command: bool) -> Option<usize> {
    effects.iter().position(|effect| match effect {
        Effect::Order { .. }
        | Effect::Dice { .. }
        | Effect::ClearMarkers(_)
        | Effect::Restore { .. }
        | Effect::Stars(_) => false,
        Effect::Forbid(_) | Effect::MoveAfter(_) | Effect::DrawKeep { .. } | Effect::Copy(_) => {
            !command
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
        | Effect::Discard(_) => command,
    })
}

/// All cards of a deck.
#[must_use]
pub fn full_deck(copies: impl Iterator<Item = u8>) -> CardCounts {
    let kinds = (0u8..).zip(copies);
    kinds
        .flat_map(|(kind, copies)| std::iter::repeat_n(kind, usize::from(copies)))
        .collect()
}
