//! The book of a table: sequences of effects by code, and the conditions that effects ask. Codes of
//! equal sequences are equal.

use crate::saga::effect::{Amount, Effect};
use crate::saga::ids::EffectListId;
use crate::saga::mission::Condition;

/// Sequences and conditions while a table is laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectTable {
    codes: Vec<Vec<Effect>>,
    conditions: Vec<Condition>,
}

impl Default for EffectTable {
    /// Nothing, and then the damage that the rules deal themselves: see [`EffectListId::damage`].
    fn default() -> Self {
        let damage = (1..=EffectListId::MAX_DAMAGE).map(|n| vec![Effect::Damage(Amount::Some(n))]);
        Self {
            codes: std::iter::once(Vec::new()).chain(damage).collect(),
            conditions: Vec::new(),
        }
    }
}

impl EffectTable {
    /// The code of a sequence.
    pub fn intern(&mut self, effects: Vec<Effect>) -> EffectListId {
        let known = self.codes.iter().position(|known| *known == effects);
        let place = known.unwrap_or_else(|| {
            self.codes.push(effects);
            self.codes.len() - 1
        });
        EffectListId(u16::try_from(place).unwrap_or_default())
    }

    /// The effects of a code.
    #[must_use]
    pub fn effects(&self, code: EffectListId) -> &[Effect] {
        let effects = self.codes.get(usize::from(code.0));
        effects.map_or(&[], Vec::as_slice)
    }

    /// How many codes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether there is none, which never is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// The number of a condition; none when there are more than a byte counts.
    pub fn intern_condition(&mut self, condition: Condition) -> Option<u8> {
        let known = self.conditions.iter().position(|known| *known == condition);
        let place = known.unwrap_or_else(|| {
            self.conditions.push(condition);
            self.conditions.len() - 1
        });
        u8::try_from(place).ok()
    }

    /// All of it: sequences and conditions.
    #[must_use]
    pub fn into_parts(self) -> (Vec<Vec<Effect>>, Vec<Condition>) {
        (self.codes, self.conditions)
    }
}
