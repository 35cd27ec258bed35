//! The codes of faults: one closed list for every program that speaks with a game from outside, the
//! package for JavaScript, the command line, and players that stand in other pages.

/// Every code there is. A code never changes its meaning; new ones may come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorCode {
    /// A rule refuses the action.
    ActionIllegal,
    /// The game waits for somebody else.
    ActionNotYourTurn,
    /// The game is over.
    ActionOver,
    /// It is no action of the game.
    ActionMalformed,
    /// There is no match at the moment.
    ActionNoMatch,
    /// Too large a text.
    LoadTooLarge,
    /// No save and no share code.
    LoadNotASave,
    /// Written by a later version.
    LoadNewer,
    /// Of a game that is not known.
    LoadOtherGame,
    /// Changed or cut.
    LoadDamaged,
    /// Of other rules.
    LoadRules,
    /// Of other content.
    LoadContent,
    /// With options or a position that cannot be played.
    LoadOptions,
    /// With an action that is refused.
    LoadRefused,
    /// With dice or cards that nothing asks for.
    LoadDraws,
    /// What players in other pages once told of any text that is no match. It is not given any more:
    /// the codes above say what is wrong.
    LoadUnreadable,
    /// A match that cannot be fetched, or lies on another origin.
    LoadUnreachable,
    /// No such game.
    ConfigGame,
    /// No such board, map, campaign or puzzle.
    ConfigScenario,
    /// Options that cannot be played.
    ConfigOptions,
    /// Seats that do not fit what is played.
    ConfigSeats,
    /// No such seat.
    ConfigSeat,
    /// No seed was named, and none can be drawn.
    ConfigChance,
    /// No such way of playing.
    ConfigMode,
    /// What is to be watched is missing.
    ConfigLoad,
    /// A position that cannot be played.
    ConfigPosition,
    /// A content pack that is refused.
    ConfigPack,
    /// Dice or cards that nothing asks for.
    ConfigDraws,
    /// What is asked for, or a value of it, cannot be read or is none of those that there are.
    ConfigValue,
    /// The page around a player may look on and no more.
    ConfigViewOnly,
    /// Nothing can be kept.
    StoreRefused,
    /// There is no room left.
    StoreFull,
    /// A part of the program cannot be fetched.
    NetUnreachable,
    /// A fault of the program.
    Bug,
}

impl ErrorCode {
    /// All codes.
    pub const ALL: [Self; 34] = [
        Self::ActionIllegal,
        Self::ActionNotYourTurn,
        Self::ActionOver,
        Self::ActionMalformed,
        Self::ActionNoMatch,
        Self::LoadTooLarge,
        Self::LoadNotASave,
        Self::LoadNewer,
        Self::LoadOtherGame,
        Self::LoadDamaged,
        Self::LoadRules,
        Self::LoadContent,
        Self::LoadOptions,
        Self::LoadRefused,
        Self::LoadDraws,
        Self::LoadUnreadable,
        Self::LoadUnreachable,
        Self::ConfigGame,
        Self::ConfigScenario,
        Self::ConfigOptions,
        Self::ConfigSeats,
        Self::ConfigSeat,
        Self::ConfigChance,
        Self::ConfigMode,
        Self::ConfigLoad,
        Self::ConfigPosition,
        Self::ConfigPack,
        Self::ConfigDraws,
        Self::ConfigValue,
        Self::ConfigViewOnly,
        Self::StoreRefused,
        Self::StoreFull,
        Self::NetUnreachable,
        Self::Bug,
    ];

    /// Its name, which stays.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ActionIllegal => "action/illegal",
            Self::ActionNotYourTurn => "action/not_your_turn",
            Self::ActionOver => "action/over",
            Self::ActionMalformed => "action/malformed",
            Self::ActionNoMatch => "action/no_match",
            Self::LoadTooLarge => "load/too_large",
            Self::LoadNotASave => "load/not_a_save",
            Self::LoadNewer => "load/newer",
            Self::LoadOtherGame => "load/other_game",
            Self::LoadDamaged => "load/damaged",
            Self::LoadRules => "load/rules",
            Self::LoadContent => "load/content",
            Self::LoadOptions => "load/options",
            Self::LoadRefused => "load/refused",
            Self::LoadDraws => "load/draws",
            Self::LoadUnreadable => "load/unreadable",
            Self::LoadUnreachable => "load/unreachable",
            Self::ConfigGame => "config/game",
            Self::ConfigScenario => "config/scenario",
            Self::ConfigOptions => "config/options",
            Self::ConfigSeats => "config/seats",
            Self::ConfigSeat => "config/seat",
            Self::ConfigChance => "config/chance",
            Self::ConfigMode => "config/mode",
            Self::ConfigLoad => "config/load",
            Self::ConfigPosition => "config/position",
            Self::ConfigPack => "config/pack",
            Self::ConfigDraws => "config/draws",
            Self::ConfigValue => "config/value",
            Self::ConfigViewOnly => "config/view_only",
            Self::StoreRefused => "store/refused",
            Self::StoreFull => "store/full",
            Self::NetUnreachable => "net/unreachable",
            Self::Bug => "bug",
        }
    }

    /// What is wrong with a set-up, by the place in it that does not fit.
    pub(crate) fn from_setup_path(place: &str) -> Self {
        match place.split(['.', '[']).next() {
            Some("scenario" | "board" | "layout") => Self::ConfigScenario,
            Some("seats" | "teams" | "crews") => Self::ConfigSeats,
            Some(_) | None => Self::ConfigOptions,
        }
    }
}

impl serde::Serialize for ErrorCode {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_codes_share_a_name() {
        let mut names = ErrorCode::ALL.map(ErrorCode::name).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ErrorCode::ALL.len());
    }
}
