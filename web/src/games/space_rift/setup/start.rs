//! How a battle begins.

use crate::clock::random;
use crate::games::space_rift::draft::{Draft, first_scenario, seed_text};
use crate::l10n::Phrases;
use crate::pages::setup::{AtOnce, Plan};
use crate::store::SaveRecord;
use engine::bots::Level;
use engine::error::LoadError;

/// Deals a first battle against a bot as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

impl Plan for Draft {
    fn first(level: Level) -> Result<Self, LoadError> {
        let draft = Self::on(&first_scenario(), seed_text(random()))?;
        Ok(draft.against(level))
    }

    fn fault(&self) -> Option<LoadError> {
        self.fault()
    }

    fn deal(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }
}
