//! Compiles cards and figures of files and validates them: unique ids, numbers within bounds, and
//! at most as many cards as an id set holds.

use super::card_files::{
    ActionDeck, ActionFile, BossFile, CommanderFile, EventFile, ExplorationFile, ExtraFile,
    GearFile, SideFile,
};
use super::content_error::ContentError;
use super::effect_table::EffectTable;
use super::script::{NameScope, compile};
use crate::error::LoadError;
use crate::saga::effect::{Effect, Timing};
use crate::saga::figures::{
    Ability, ActionCard, ActionKind, Boss, CardCheck, Commander, EventCard, Exploration, ExtraCard,
    ExtraFace, Foe, Gear, ScanCard, Script, Tile,
};
use crate::saga::ids::DeckId;
use crate::saga::state::MAX_BOSSES;

/// Maximum number of cards of a kind, and of tiles; the size of an id set.
pub const MAX_CARDS_OF_KIND: usize = 64;
/// Maximum length of an id.
pub const MAX_ID_CHARS: usize = 40;
/// Minimum number of Commanders to choose from.
pub const MIN_COMMANDERS: usize = 6;
/// Maximum cost of a tile.
pub const MAX_TILE_COST: u8 = 9;
/// Maximum bonus of a card to a stat.
pub const MAX_BONUS: u8 = 6;
/// Maximum number of successes that a check needs.
pub const MAX_NEED: u8 = 10;
/// Maximum damage and speed of an enemy.
pub const MAX_ATTACK: u8 = 20;
/// Maximum Hull of an enemy.
pub const MAX_FOE_HULL: u8 = 40;
/// Maximum number of locations of reinforcements, and hexes of a report.
pub const MAX_PLACES: usize = 8;

/// Reads cards at a path in a file and adds their effects to an effect table.
pub struct ContentReader<'a> {
    /// Name of the file or data set, for errors.
    pub file: &'a str,
    /// Key path to the list, without a dot at the end.
    pub at: String,
    /// Names that effects may use.
    pub scope: NameScope<'a>,
    /// The table that compiled effects go into.
    pub effect_table: &'a mut EffectTable,
}

impl ContentReader<'_> {
    /// Returns the error with a path below the current one.
    pub fn error_at(&self, path: &str, error: &ContentError) -> LoadError {
        let dot = if self.at.is_empty() || path.is_empty() || path.starts_with('[') {
            ""
        } else {
            "."
        };
        let path = format!("{}{dot}{path}", self.at);
        LoadError::new(self.file, path, error.reason())
    }

    /// Returns the error at a path unless `holds` is `true`.
    pub fn ensure(&self, holds: bool, path: &str, error: ContentError) -> Result<(), LoadError> {
        if holds {
            Ok(())
        } else {
            Err(self.error_at(path, &error))
        }
    }

    /// Checks that a number is within bounds.
    pub fn check_bounds(&self, path: &str, n: u8, min: u8, max: u8) -> Result<(), LoadError> {
        let error = ContentError::Bounds(i32::from(min), i32::from(max));
        self.ensure((min..=max).contains(&n), path, error)
    }

    /// Compiles an effect text.
    pub fn compile_script(&mut self, path: &str, text: &str) -> Result<Script, LoadError> {
        match compile(text, &self.scope, self.effect_table) {
            Ok(code) => Ok(Script {
                text: text.to_owned(),
                code,
            }),
            Err(error) => Err(self.error_at(path, &ContentError::Script(error))),
        }
    }

    fn test(&self, path: &str, test: CardCheck) -> Result<CardCheck, LoadError> {
        self.check_bounds(
            &format!("{path}.need"),
            test.required_successes,
            1,
            MAX_NEED,
        )?;
        Ok(test)
    }

    fn foe(&self, path: &str, foe: Foe) -> Result<Foe, LoadError> {
        self.check_bounds(&format!("{path}.attack"), foe.attack, 0, MAX_ATTACK)?;
        self.check_bounds(&format!("{path}.hull"), foe.hull, 1, MAX_FOE_HULL)?;
        self.check_bounds(&format!("{path}.speed"), foe.speed, 0, MAX_ATTACK)?;
        Ok(foe)
    }

    /// Checks that ids are valid and unique, and how many there are.
    pub fn check_ids<'i>(
        &self,
        min: usize,
        max: usize,
        ids: impl Iterator<Item = &'i str>,
    ) -> Result<(), LoadError> {
        let ids: Vec<&str> = ids.collect();
        let fits = (min..=max).contains(&ids.len());
        self.ensure(fits, "", ContentError::Count(min, max))?;
        for (n, id) in ids.iter().enumerate() {
            let path = format!("[{n}].id");
            self.ensure(is_id(id), &path, ContentError::Id)?;
            let is_first = !ids.iter().take(n).any(|other| other == id);
            self.ensure(is_first, &path, ContentError::Twice((*id).to_owned()))?;
        }
        Ok(())
    }

    /// Validates sector tiles.
    pub fn tiles(&mut self, files: &[Tile]) -> Result<Vec<Tile>, LoadError> {
        self.check_ids(
            1,
            MAX_CARDS_OF_KIND,
            files.iter().map(|tile| tile.id.as_str()),
        )?;
        for (n, tile) in files.iter().enumerate() {
            self.check_bounds(&format!("[{n}].cost"), tile.cost, 0, MAX_TILE_COST)?;
            let path = format!("[{n}].color");
            let fits = tile.kind.is_common() == tile.color.is_some();
            self.ensure(fits, &path, ContentError::OneOf("color, a special type"))?;
        }
        Ok(files.to_vec())
    }

    /// Compiles Commanders.
    pub fn commanders(&mut self, files: &[CommanderFile]) -> Result<Vec<Commander>, LoadError> {
        self.check_ids(
            MIN_COMMANDERS,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        let mut cards = Vec::new();
        for (n, card) in files.iter().enumerate() {
            let script = self.compile_script(&format!("[{n}].ability"), &card.ability)?;
            self.bonus(&format!("[{n}].bonus"), card.bonus)?;
            cards.push(Commander {
                id: card.id.clone(),
                bonus: card.bonus,
                ability: Ability {
                    timing: card.timing,
                    script,
                },
            });
        }
        Ok(cards)
    }

    fn bonus(&self, path: &str, bonus: crate::saga::figures::Bonus) -> Result<(), LoadError> {
        let stats = [bonus.combat, bonus.shield, bonus.speed];
        let largest = stats.into_iter().chain([bonus.starport, bonus.lab]).max();
        self.check_bounds(path, largest.unwrap_or_default(), 0, MAX_BONUS)
    }

    /// Compiles Units and Power Ups.
    pub fn gear(&mut self, files: &[GearFile]) -> Result<Vec<Gear>, LoadError> {
        self.check_ids(
            1,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        let mut cards = Vec::new();
        for (n, card) in files.iter().enumerate() {
            let script = self.compile_script(&format!("[{n}].ability"), &card.ability)?;
            self.bonus(&format!("[{n}].bonus"), card.bonus)?;
            cards.push(Gear {
                id: card.id.clone(),
                kind: card.kind,
                quality: card.quality,
                color: card.color,
                bonus: card.bonus,
                ability: Ability {
                    timing: card.timing,
                    script,
                },
            });
        }
        Ok(cards)
    }

    /// Compiles action cards, one entry per copy, common cards first.
    pub fn actions(&mut self, files: &[ActionFile]) -> Result<Vec<ActionCard>, LoadError> {
        self.check_ids(
            1,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        let mut cards = Vec::new();
        for deck in [ActionDeck::Common, ActionDeck::Special] {
            for (n, card) in files.iter().enumerate() {
                if card.deck != deck {
                    continue;
                }
                let max_copies = MAX_CARDS_OF_KIND as u8;
                self.check_bounds(&format!("[{n}].copies"), card.copies, 1, max_copies)?;
                let script = self.compile_script(&format!("[{n}].effect"), &card.effect)?;
                let played = ActionCard {
                    id: card.id.clone(),
                    deck: match deck {
                        ActionDeck::Common => DeckId::COMMON,
                        ActionDeck::Special => DeckId::SPECIAL,
                    },
                    copies: card.copies,
                    kind: card.kind,
                    timing: self.timing(card.kind, &script),
                    script,
                };
                cards.extend(std::iter::repeat_n(played, usize::from(card.copies)));
            }
        }
        self.ensure(
            cards.len() <= MAX_CARDS_OF_KIND,
            "",
            ContentError::Count(1, MAX_CARDS_OF_KIND),
        )?;
        Ok(cards)
    }

    /// Returns when a card can be played: an Instant in the window of its effect `[SAGA-GEN.12]`.
    /// For a card that changes the success threshold, [`Timing::BeforeAttack`] represents the
    /// windows before all rolls.
    fn timing(&self, kind: ActionKind, script: &Script) -> Timing {
        match kind {
            ActionKind::Movement => return Timing::Movement,
            ActionKind::Upkeep => return Timing::Upkeep,
            ActionKind::AtOnce => {}
        }
        let found = self
            .effect_table
            .effects(script.code)
            .iter()
            .find_map(|effect| match effect {
                Effect::Reroll(_) | Effect::Auto(_) => Some(Timing::Roll),
                Effect::Soften(_) => Some(Timing::Damage),
                Effect::Strike(_) => Some(Timing::CombatStart),
                Effect::Threshold(..) => Some(Timing::BeforeAttack),
                _ => None,
            });
        found.unwrap_or_default()
    }

    /// Compiles Exploration cards.
    pub fn explorations(
        &mut self,
        files: &[ExplorationFile],
    ) -> Result<Vec<Exploration>, LoadError> {
        self.check_ids(
            1,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        let mut cards = Vec::new();
        for (n, card) in files.iter().enumerate() {
            let easy = self.side(&format!("[{n}].easy"), &card.easy)?;
            let hard = self.side(&format!("[{n}].hard"), &card.hard)?;
            cards.push(Exploration {
                id: card.id.clone(),
                tests: [easy.0, hard.0],
                rewards: [easy.1, hard.1],
            });
        }
        Ok(cards)
    }

    fn side(&mut self, path: &str, side: &SideFile) -> Result<(CardCheck, Script), LoadError> {
        let test = self.test(&format!("{path}.test"), side.test)?;
        Ok((
            test,
            self.compile_script(&format!("{path}.reward"), &side.reward)?,
        ))
    }

    /// Compiles Bosses.
    pub fn bosses(&mut self, files: &[BossFile]) -> Result<Vec<Boss>, LoadError> {
        self.check_ids(0, MAX_BOSSES, files.iter().map(|card| card.id.as_str()))?;
        let mut cards = Vec::new();
        for (n, card) in files.iter().enumerate() {
            cards.push(Boss {
                id: card.id.clone(),
                foe: self.foe(&format!("[{n}].foe"), card.foe)?,
                effect: self.compile_script(&format!("[{n}].effect"), &card.effect)?,
                reward: self.compile_script(&format!("[{n}].reward"), &card.reward)?,
            });
        }
        Ok(cards)
    }

    /// Compiles events.
    pub fn events(&mut self, files: &[EventFile]) -> Result<Vec<EventCard>, LoadError> {
        self.check_ids(
            0,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        let mut cards = Vec::new();
        for (n, card) in files.iter().enumerate() {
            cards.push(EventCard {
                id: card.id.clone(),
                is_recurring: card.is_recurring,
                script: self.compile_script(&format!("[{n}].effect"), &card.effect)?,
            });
        }
        Ok(cards)
    }

    /// Validates Scanning Reports.
    pub fn scans(&mut self, files: &[ScanCard]) -> Result<Vec<ScanCard>, LoadError> {
        self.check_ids(
            0,
            MAX_CARDS_OF_KIND,
            files.iter().map(|card| card.id.as_str()),
        )?;
        for (n, card) in files.iter().enumerate() {
            let fits = (1..=MAX_PLACES).contains(&card.raiders.len());
            let error = ContentError::Count(1, MAX_PLACES);
            self.ensure(fits, &format!("[{n}].raiders"), error)?;
        }
        Ok(files.to_vec())
    }

    /// Compiles a card of a scenario's own deck, at a path below the current one.
    pub fn extra(&mut self, path: &str, card: &ExtraFile) -> Result<ExtraCard, LoadError> {
        self.ensure(is_id(&card.id), &format!("{path}.id"), ContentError::Id)?;
        let one_of = ContentError::OneOf("check, enemy, lines");
        let below = |key: &str| format!("{path}.{key}");
        let face = match (card.check, card.enemy, &card.lines) {
            (Some(test), None, None) => ExtraFace::Check {
                test: self.test(&below("check"), test)?,
                fail: self.compile_script(&below("fail"), &card.fail)?,
                reward: self.compile_script(&below("reward"), &card.reward)?,
            },
            (None, Some(foe), None) => ExtraFace::Enemy {
                foe: self.foe(&below("enemy"), foe)?,
                start: self.compile_script(&below("start"), &card.start)?,
                reward: self.compile_script(&below("reward"), &card.reward)?,
            },
            (None, None, Some([without, with])) => ExtraFace::Lines([
                self.compile_script(&below("lines[0]"), without)?,
                self.compile_script(&below("lines[1]"), with)?,
            ]),
            _ => return Err(self.error_at(path, &one_of)),
        };
        let id = card.id.clone();
        Ok(ExtraCard { id, face })
    }
}

/// Returns the regular expression for the ids that [`is_id`] accepts.
#[cfg(feature = "schema")]
#[must_use]
pub fn id_pattern() -> String {
    format!("^[A-Za-z0-9_-]{{1,{MAX_ID_CHARS}}}$")
}

/// Returns whether a text is a valid id: 1 to 40 letters, digits, hyphens and underscores.
#[must_use]
pub fn is_id(id: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=MAX_ID_CHARS).contains(&id.len()) && id.bytes().all(fits)
}
