//! Errors of an embedded player. The codes are shared with all JSON interfaces of the engine.

pub use engine::json_api::ErrorCode;
use store::StoreError;
use ui::clock::NO_RANDOMNESS;

/// Returns the phrase key of the message that a person reads in place of the game.
#[must_use]
pub fn phrase(code: ErrorCode) -> String {
    let name = match code {
        // The player only needs to know that a saved match cannot be read.
        ErrorCode::LoadTooLarge
        | ErrorCode::LoadNotASave
        | ErrorCode::LoadNewer
        | ErrorCode::LoadOtherGame
        | ErrorCode::LoadDamaged
        | ErrorCode::LoadRules
        | ErrorCode::LoadContent
        | ErrorCode::LoadOptions
        | ErrorCode::LoadRefused
        | ErrorCode::LoadDraws
        | ErrorCode::LoadUnreadable => ErrorCode::LoadUnreadable.name(),
        ErrorCode::ConfigSeat | ErrorCode::ConfigSeats => ErrorCode::ConfigSeats.name(),
        ErrorCode::ConfigChance => return NO_RANDOMNESS.to_owned(),
        ErrorCode::ConfigPosition | ErrorCode::ConfigDraws | ErrorCode::ConfigOptions => {
            ErrorCode::ConfigOptions.name()
        }
        ErrorCode::ActionIllegal
        | ErrorCode::ActionNotYourTurn
        | ErrorCode::ActionOver
        | ErrorCode::ActionMalformed
        | ErrorCode::ActionNoMatch
        | ErrorCode::LoadUnreachable
        | ErrorCode::ConfigGame
        | ErrorCode::ConfigScenario
        | ErrorCode::ConfigMode
        | ErrorCode::ConfigLoad
        | ErrorCode::ConfigPack
        | ErrorCode::ConfigValue
        | ErrorCode::ConfigViewOnly
        | ErrorCode::ConfigTable
        | ErrorCode::ConfigToken
        | ErrorCode::StoreRefused
        | ErrorCode::StoreFull
        | ErrorCode::NetUnreachable
        | ErrorCode::Bug => code.name(),
    };
    format!("embed-{}", name.replace(['/', '_'], "-"))
}

/// An error with its code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedFault {
    pub code: ErrorCode,
    /// Message for developers of the embedding page: the value, the place, the reason.
    pub message: String,
    /// The wrong value, for the message to the player; empty if there is none.
    pub value: String,
}

impl EmbedFault {
    /// Creates an error with its message for developers.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            value: String::new(),
        }
    }

    /// Converts the error of a store that could not keep a match.
    pub fn from_store(error: &StoreError) -> Self {
        let code = match error {
            StoreError::Full => ErrorCode::StoreFull,
            StoreError::Refused
            | StoreError::Silent
            | StoreError::Newer
            | StoreError::Gone
            | StoreError::Damaged(_) => ErrorCode::StoreRefused,
        };
        Self::new(code, format!("Matches cannot be kept: {error}."))
    }

    /// Returns the same error with the wrong value.
    #[must_use]
    pub fn with_value(mut self, value: impl Into<String>) -> Self {
        self.value = value.into();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_error_code_has_a_phrase() {
        let phrases = ui::l10n::Phrases::built_in(ui::l10n::Language::English);
        // A refused pack has separate messages.
        let is_shown = |code: &&ErrorCode| {
            let name = code.name();
            let is_pack_error = **code == ErrorCode::ConfigPack;
            !is_pack_error && (name.starts_with("config/") || name.starts_with("load/"))
        };
        for code in ErrorCode::ALL.iter().filter(is_shown) {
            let args = [("value", "x".into())];
            assert!(phrases.find(&phrase(*code), &args).is_some(), "{code:?}");
        }
    }
}
