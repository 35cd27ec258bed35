//! What can go wrong in a player. The codes are those of every program that speaks with a game from outside.

pub use engine::json_api::ErrorCode;
use store::StoreError;
use ui::clock::NO_RANDOMNESS;

/// The key of the sentence that somebody reads in the place of a game.
#[must_use]
pub fn phrase(code: ErrorCode) -> String {
    let name = match code {
        // Whatever is wrong with a saved match, it cannot be read.
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
        | ErrorCode::StoreRefused
        | ErrorCode::StoreFull
        | ErrorCode::NetUnreachable
        | ErrorCode::Bug => code.name(),
    };
    format!("embed-{}", name.replace(['/', '_'], "-"))
}

/// Something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedFault {
    /// What.
    pub code: ErrorCode,
    /// For those who build the page around: a sentence with the value, the place, the reason.
    pub message: String,
    /// The value that is wrong, for the sentence of the page; empty where there is none.
    pub value: String,
}

impl EmbedFault {
    /// A fault with its reason.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            value: String::new(),
        }
    }

    /// The fault of a store that could not keep a match.
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

    /// The same of a value.
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
    fn every_fault_of_a_set_up_has_its_sentence() {
        let phrases = ui::l10n::Phrases::built_in(ui::l10n::Language::English);
        // A pack that is refused is told in its own words.
        let shown = |code: &&ErrorCode| {
            let name = code.name();
            let pack = **code == ErrorCode::ConfigPack;
            !pack && (name.starts_with("config/") || name.starts_with("load/"))
        };
        for code in ErrorCode::ALL.iter().filter(shown) {
            let words = [("value", "x".into())];
            assert!(phrases.find(&phrase(*code), &words).is_some(), "{code:?}");
        }
    }
}
