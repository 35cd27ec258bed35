//! The effect table of a game: effect lists by id, and the conditions that effects test.
//! Equal lists share one id.

use crate::saga::effect::{Amount, Effect};
use crate::saga::ids::EffectListId;
use crate::saga::mission::Condition;

/// Effect lists and conditions, collected while a game is built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectTable {
    codes: Vec<Vec<Effect>>,
    conditions: Vec<Condition>,
}

impl Default for EffectTable {
    /// Creates a table with the empty list and the lists for damage by the rules; see
    /// [`EffectListId::damage`].
    fn default() -> Self {
        let damage = (1..=EffectListId::MAX_DAMAGE).map(|n| vec![Effect::Damage(Amount::Some(n))]);
        Self {
            codes: std::iter::once(Vec::new()).chain(damage).collect(),
            conditions: Vec::new(),
        }
    }
}

impl EffectTable {
    /// Returns the id of an effect list, and adds the list if it is new.
    pub fn intern(&mut self, effects: Vec<Effect>) -> EffectListId {
        let known = self.codes.iter().position(|known| *known == effects);
        let index = known.unwrap_or_else(|| {
            self.codes.push(effects);
            self.codes.len() - 1
        });
        EffectListId(u16::try_from(index).unwrap_or_default())
    }

    /// Returns the effects of an id.
    #[must_use]
    pub fn effects(&self, code: EffectListId) -> &[Effect] {
        let effects = self.codes.get(usize::from(code.0));
        effects.map_or(&[], Vec::as_slice)
    }

    /// Returns the number of effect lists.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Returns whether the table has no effect list; always `false`.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Returns the number of a condition, and adds it if it is new; `None` beyond 256 conditions.
    pub fn intern_condition(&mut self, condition: Condition) -> Option<u8> {
        let known = self.conditions.iter().position(|known| *known == condition);
        let index = known.unwrap_or_else(|| {
            self.conditions.push(condition);
            self.conditions.len() - 1
        });
        u8::try_from(index).ok()
    }

    /// Returns the effect lists and the conditions.
    #[must_use]
    pub fn into_parts(self) -> (Vec<Vec<Effect>>, Vec<Condition>) {
        (self.codes, self.conditions)
    }
}
