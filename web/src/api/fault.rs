//! What can go wrong in a player: a closed list of codes that pages around it may rely on.

/// A code. It never changes its meaning; new ones may come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A saved match cannot be read.
    LoadUnreadable,
    /// A saved match cannot be fetched, or lies on another origin.
    LoadUnreachable,
    /// A rule refuses the action.
    ActionIllegal,
    /// The match does not wait for that seat, or nobody at this screen sits there.
    ActionNotYourTurn,
    /// The match is over.
    ActionOver,
    /// That is no action of the game.
    ActionMalformed,
    /// There is no match at the moment.
    ActionNoMatch,
    /// The house has no such game.
    ConfigGame,
    /// The game has no such board or puzzle.
    ConfigScenario,
    /// These options are none.
    ConfigOptions,
    /// These seats do not fit.
    ConfigSeats,
    /// The way of playing is unknown.
    ConfigMode,
    /// What is to be watched is missing.
    ConfigLoad,
    /// A value is none of those that there are.
    ConfigValue,
    /// The content pack is refused; the game starts with ours.
    ConfigPack,
    /// The page around the player may look on and no more.
    ConfigViewOnly,
    /// Nothing can be kept.
    StoreRefused,
    /// There is no room left.
    StoreFull,
    /// A part of the program cannot be fetched.
    NetUnreachable,
    /// A fault of the player itself.
    Bug,
}

impl Code {
    /// All of them.
    pub const ALL: [Self; 20] = [
        Self::LoadUnreadable,
        Self::LoadUnreachable,
        Self::ActionIllegal,
        Self::ActionNotYourTurn,
        Self::ActionOver,
        Self::ActionMalformed,
        Self::ActionNoMatch,
        Self::ConfigGame,
        Self::ConfigScenario,
        Self::ConfigOptions,
        Self::ConfigSeats,
        Self::ConfigMode,
        Self::ConfigLoad,
        Self::ConfigValue,
        Self::ConfigPack,
        Self::ConfigViewOnly,
        Self::StoreRefused,
        Self::StoreFull,
        Self::NetUnreachable,
        Self::Bug,
    ];

    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LoadUnreadable => "load/unreadable",
            Self::LoadUnreachable => "load/unreachable",
            Self::ActionIllegal => "action/illegal",
            Self::ActionNotYourTurn => "action/not_your_turn",
            Self::ActionOver => "action/over",
            Self::ActionMalformed => "action/malformed",
            Self::ActionNoMatch => "action/no_match",
            Self::ConfigGame => "config/game",
            Self::ConfigScenario => "config/scenario",
            Self::ConfigOptions => "config/options",
            Self::ConfigSeats => "config/seats",
            Self::ConfigMode => "config/mode",
            Self::ConfigLoad => "config/load",
            Self::ConfigValue => "config/value",
            Self::ConfigPack => "config/pack",
            Self::ConfigViewOnly => "config/view_only",
            Self::StoreRefused => "store/refused",
            Self::StoreFull => "store/full",
            Self::NetUnreachable => "net/unreachable",
            Self::Bug => "bug",
        }
    }

    /// The key of the sentence that somebody reads in the place of a game.
    #[must_use]
    pub fn phrase(self) -> String {
        format!("embed-{}", self.name().replace(['/', '_'], "-"))
    }
}

/// Something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What.
    pub code: Code,
    /// For those who build the page around: the value, the place, the reason.
    pub message: String,
}

impl Fault {
    /// A fault with its reason.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_codes_share_a_name() {
        let mut names = Code::ALL.map(Code::name).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Code::ALL.len());
    }

    #[test]
    fn every_fault_of_a_set_up_has_its_sentence() {
        let phrases = crate::l10n::Phrases::built_in(crate::l10n::Language::English);
        // A pack that is refused is told in its own words.
        let shown = |code: &&Code| {
            let name = code.name();
            let pack = **code == Code::ConfigPack;
            !pack && (name.starts_with("config/") || name.starts_with("load/"))
        };
        for code in Code::ALL.iter().filter(shown) {
            let words = [("value", "x".into())];
            assert!(phrases.find(&code.phrase(), &words).is_some(), "{code:?}");
        }
    }
}
