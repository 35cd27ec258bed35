//! Parses conditions and triggers, two closed lists.

use super::token::{Token, tokenize};
use super::{NameScope, Parser, ReadResult};
use crate::saga::content::content_error::ScriptError;
use crate::saga::content::effect_table::EffectTable;
use crate::saga::ids::EntityId;
use crate::saga::mission::{Comparison, Condition, Metric, Trigger};
use crate::saga::step::Phase;

/// Largest number that a condition compares with.
const MAX_NUMBER: i32 = 999;

/// Parses one condition.
///
/// # Errors
///
/// Returns the position and the reason of the first error.
pub fn condition(text: &str, scope: &NameScope<'_>) -> Result<Condition, ScriptError> {
    let tokens = tokenize(text)?;
    let mut effect_table = EffectTable::default();
    let mut reader = Parser::new(&tokens, scope, &mut effect_table);
    let condition = reader.condition()?;
    reader.end()?;
    Ok(condition)
}

/// Parses a trigger, such as `badge:boss`.
///
/// # Errors
///
/// Returns the position and the reason of the first error.
pub fn trigger(text: &str, scope: &NameScope<'_>) -> Result<Trigger, ScriptError> {
    let tokens = tokenize(text)?;
    let mut effect_table = EffectTable::default();
    let mut reader = Parser::new(&tokens, scope, &mut effect_table);
    let trigger = reader.trigger()?;
    reader.end()?;
    Ok(trigger)
}

impl Parser<'_, '_> {
    pub(super) fn condition(&mut self) -> ReadResult<Condition> {
        let (name, at) = self.word()?;
        let metric = match name {
            "not" => return Ok(Condition::Not(Box::new(self.condition()?))),
            "entity_at" => return self.entity_at(),
            "revealed" => {
                self.punctuation('(')?;
                let entity = self.entity()?;
                self.punctuation(')')?;
                return Ok(Condition::Revealed(entity));
            }
            "ravager_at" => {
                self.punctuation('(')?;
                let hex = self.hex()?;
                self.punctuation(')')?;
                return Ok(Condition::RavagerAt(hex));
            }
            "phase_end" => {
                self.punctuation('(')?;
                let phase = self.phase()?;
                self.punctuation(')')?;
                return Ok(Condition::PhaseEnd(phase));
            }
            _ => self.metric(name, at)?,
        };
        let Token::Compare(compare) = self.peek() else {
            return Err(self.unexpected());
        };
        self.next += 1;
        let number = self.number(-MAX_NUMBER, MAX_NUMBER)?;
        Ok(Condition::Is(metric, compare, number as i16))
    }

    fn metric(&mut self, name: &str, at: usize) -> ReadResult<Metric> {
        let metric = match name {
            "bosses_in_play" => Metric::Bosses,
            "round" => Metric::Round,
            "starbases_active" => Metric::Starbases,
            "installed_xpm" => Metric::Installed,
            "vp" => {
                if self.skip(Token::Punctuation('(')) {
                    self.keyword_of(&[("player", ())])?;
                    self.punctuation(')')?;
                }
                Metric::Points
            }
            "counter" | "badges_left" | "entity_hull" => {
                self.punctuation('(')?;
                let metric = match name {
                    "counter" => Metric::Counter(self.counter()?),
                    "badges_left" => Metric::BadgesLeft(self.badge()?),
                    _ => Metric::EntityHull(self.entity()?),
                };
                self.punctuation(')')?;
                metric
            }
            _ => {
                let word = name.to_owned();
                return Err(ScriptError::Word { word, at });
            }
        };
        Ok(metric)
    }

    fn entity_at(&mut self) -> ReadResult<Condition> {
        self.punctuation('(')?;
        let entity = self.entity()?;
        self.punctuation(',')?;
        let hex = self.hex()?;
        self.punctuation(')')?;
        Ok(Condition::EntityAt(entity, hex))
    }

    /// Parses a phase by its number, from 1.
    fn phase(&mut self) -> ReadResult<Phase> {
        let number = self.small(1, Phase::ALL.len() as u8)?;
        let phase = Phase::ALL.get(usize::from(number) - 1);
        Ok(phase.copied().unwrap_or_default())
    }

    fn trigger(&mut self) -> ReadResult<Trigger> {
        let (name, at) = self.word()?;
        let plain = [
            ("setup", Trigger::Setup),
            ("round_start", Trigger::RoundStart),
            ("retaliation", Trigger::Retaliation),
            ("after_scan", Trigger::AfterScan),
            ("round_end", Trigger::RoundEnd),
            ("sector_revealed", Trigger::SectorRevealed),
            ("boss_killed", Trigger::BossKilled),
            ("raider_killed", Trigger::RaiderKilled),
            ("armada_destroyed", Trigger::ArmadaDestroyed),
            ("starbase_built", Trigger::StarbaseBuilt),
        ];
        if let Some((_, trigger)) = plain.iter().find(|(known, _)| *known == name) {
            return Ok(*trigger);
        }
        let word = name.to_owned();
        let known = [
            "badge",
            "phase_end",
            "raider_enters",
            "raider_spawns_on",
            "entity_enters",
            "counter",
        ];
        if !known.contains(&name) {
            return Err(ScriptError::Word { word, at });
        }
        self.punctuation(':')?;
        Ok(match name {
            "badge" => Trigger::Badge(self.badge()?),
            "phase_end" => Trigger::PhaseEnd(self.phase()?),
            "raider_enters" if self.skip(Token::Word("jumpgate")) => Trigger::RaiderAtGate,
            "raider_enters" => Trigger::RaiderEnters(self.entity()?),
            "raider_spawns_on" => Trigger::RaiderSpawnsOn(self.entity()?),
            "entity_enters" => self.entity_enters()?,
            _ => {
                let counter = self.counter()?;
                if !self.skip(Token::Compare(Comparison::Equal)) {
                    return Err(self.unexpected());
                }
                let value = self.number(-MAX_NUMBER, MAX_NUMBER)?;
                Trigger::Counter(counter, value as i16)
            }
        })
    }

    /// Parses `ship:jumpgate`, or only the hex if there is one entity.
    fn entity_enters(&mut self) -> ReadResult<Trigger> {
        let mut entity = EntityId(0);
        let names = self.scope.entities;
        let is_name = match self.peek() {
            Token::Word(word) => names.iter().any(|name| name == word),
            Token::Number(_) | Token::Punctuation(_) | Token::Compare(_) | Token::End => false,
        };
        if is_name || names.len() != 1 {
            entity = self.entity()?;
            self.punctuation(':')?;
        }
        Ok(Trigger::EntityEnters(entity, self.hex()?))
    }
}
