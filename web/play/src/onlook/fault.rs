//! What can go wrong in a player. The codes are those of every program that speaks with a game from outside.

pub use engine::drive::Code;
use store::StoreError;
use ui::clock::NO_CHANCE;

/// The key of the sentence that somebody reads in the place of a game.
#[must_use]
pub fn phrase(code: Code) -> String {
    let name = match code {
        // Whatever is wrong with a saved match, it cannot be read.
        Code::LoadTooLarge
        | Code::LoadNotASave
        | Code::LoadNewer
        | Code::LoadOtherGame
        | Code::LoadDamaged
        | Code::LoadRules
        | Code::LoadContent
        | Code::LoadOptions
        | Code::LoadRefused
        | Code::LoadDraws
        | Code::LoadUnreadable => Code::LoadUnreadable.name(),
        Code::ConfigSeat | Code::ConfigSeats => Code::ConfigSeats.name(),
        Code::ConfigChance => return NO_CHANCE.to_owned(),
        Code::ConfigPosition | Code::ConfigDraws | Code::ConfigOptions => {
            Code::ConfigOptions.name()
        }
        Code::ActionIllegal
        | Code::ActionNotYourTurn
        | Code::ActionOver
        | Code::ActionMalformed
        | Code::ActionNoMatch
        | Code::LoadUnreachable
        | Code::ConfigGame
        | Code::ConfigScenario
        | Code::ConfigMode
        | Code::ConfigLoad
        | Code::ConfigPack
        | Code::ConfigValue
        | Code::ConfigViewOnly
        | Code::StoreRefused
        | Code::StoreFull
        | Code::NetUnreachable
        | Code::Bug => code.name(),
    };
    format!("embed-{}", name.replace(['/', '_'], "-"))
}

/// Something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What.
    pub code: Code,
    /// For those who build the page around: a sentence with the value, the place, the reason.
    pub message: String,
    /// The value that is wrong, for the sentence of the page; empty where there is none.
    pub value: String,
}

impl Fault {
    /// A fault with its reason.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            value: String::new(),
        }
    }

    /// The fault of a store that could not keep a match.
    pub fn of_store(error: &StoreError) -> Self {
        let code = match error {
            StoreError::Full => Code::StoreFull,
            StoreError::Refused
            | StoreError::Silent
            | StoreError::Newer
            | StoreError::Gone
            | StoreError::Damaged(_) => Code::StoreRefused,
        };
        Self::new(code, format!("Matches cannot be kept: {error}."))
    }

    /// The same of a value.
    #[must_use]
    pub fn of(mut self, value: impl Into<String>) -> Self {
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
        let shown = |code: &&Code| {
            let name = code.name();
            let pack = **code == Code::ConfigPack;
            !pack && (name.starts_with("config/") || name.starts_with("load/"))
        };
        for code in Code::ALL.iter().filter(shown) {
            let words = [("value", "x".into())];
            assert!(phrases.find(&phrase(*code), &words).is_some(), "{code:?}");
        }
    }
}
