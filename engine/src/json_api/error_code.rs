//! Error codes: one closed list for the JavaScript package, the command line and players embedded
//! in other pages.

/// The kind of an error. The meaning of a code never changes; new codes may be added.
///
/// ```
/// use engine::json_api::ErrorCode;
///
/// assert_eq!(ErrorCode::ActionIllegal.name(), "action/illegal");
/// assert_eq!(serde_json::to_string(&ErrorCode::Bug)?, "\"bug\"");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorCode {
    /// A rule forbids the action.
    ActionIllegal,
    /// The game waits for another seat.
    ActionNotYourTurn,
    /// The game is over.
    ActionOver,
    /// The value is not an action of the game.
    ActionMalformed,
    /// No match is in progress.
    ActionNoMatch,
    /// The text is too large.
    LoadTooLarge,
    /// The text is not a save and not a share code.
    LoadNotASave,
    /// A later version wrote the save.
    LoadNewer,
    /// The save belongs to an unknown game.
    LoadOtherGame,
    /// The save was changed or cut.
    LoadDamaged,
    /// The save was played by an unknown version of the rules.
    LoadRules,
    /// The save was played with other content.
    LoadContent,
    /// The options or the position of the save cannot be played.
    LoadOptions,
    /// An action of the save is not legal.
    LoadRefused,
    /// Dice or cards of the save differ from those that its actions request.
    LoadDraws,
    /// Not used any more. The other codes of this family are more specific.
    LoadUnreadable,
    /// The match cannot be fetched, or is on another origin.
    LoadUnreachable,
    /// There is no such game.
    ConfigGame,
    /// There is no such board, map, campaign or puzzle.
    ConfigScenario,
    /// The options cannot be played.
    ConfigOptions,
    /// The number of seats does not fit the scenario.
    ConfigSeats,
    /// There is no such seat.
    ConfigSeat,
    /// No seed was given, and the system provides no random numbers.
    ConfigChance,
    /// The mode of play is unknown.
    ConfigMode,
    /// The match to watch is missing.
    ConfigLoad,
    /// The position cannot be played.
    ConfigPosition,
    /// The content pack is rejected.
    ConfigPack,
    /// The given dice or cards differ from those that the rules request.
    ConfigDraws,
    /// A call or one of its values cannot be read, or does not exist.
    ConfigValue,
    /// The embedding page may only watch.
    ConfigViewOnly,
    /// There is no such online table, or no server of online tables.
    ConfigTable,
    /// The server of online tables does not accept the token of the user.
    ConfigToken,
    /// The browser does not allow storage.
    StoreRefused,
    /// The storage is full.
    StoreFull,
    /// A file of the program cannot be fetched.
    NetUnreachable,
    /// A bug of the program.
    Bug,
}

/// The TypeScript type: a union of the names.
#[cfg(feature = "schema")]
impl ts_rs::TS for ErrorCode {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        let docs = "The kind of an error of this package, of the command line and of embedded players. The \
            meaning of a code never changes; new codes may be added.";
        Some(docs.to_owned())
    }

    fn decl(config: &ts_rs::Config) -> String {
        let name = <Self as ts_rs::TS>::name(config);
        format!("type {name} = {};", <Self as ts_rs::TS>::inline(config))
    }

    fn name(_: &ts_rs::Config) -> String {
        "ErrorCode".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        Self::ALL
            .map(|code| format!("'{}'", code.name()))
            .join(" | ")
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("ErrorCode.ts".into())
    }
}

impl ErrorCode {
    /// All codes.
    pub const ALL: [Self; 36] = [
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
        Self::ConfigTable,
        Self::ConfigToken,
        Self::StoreRefused,
        Self::StoreFull,
        Self::NetUnreachable,
        Self::Bug,
    ];

    /// Returns the name in JSON, which never changes.
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
            Self::ConfigTable => "config/table",
            Self::ConfigToken => "config/token",
            Self::StoreRefused => "store/refused",
            Self::StoreFull => "store/full",
            Self::NetUnreachable => "net/unreachable",
            Self::Bug => "bug",
        }
    }

    /// Returns the code for a setup error, by the path of the invalid value.
    pub(crate) fn from_setup_path(path: &str) -> Self {
        match path.split(['.', '[']).next() {
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
