//! Requests of an embedding page, and reports to it.

/// A kind of request from the embedding page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedRequest {
    /// Starts the player behind a poster.
    Start,
    /// Opens a saved match.
    Load,
    /// Returns the match as a share code and as a file.
    Save,
    /// Returns the match as a file.
    ExportLog,
    /// Takes an action for a seat.
    Act,
    /// Returns the legal actions of a seat.
    Legal,
    /// Undoes the last action.
    Undo,
    /// Shows the match after a number of actions.
    Goto,
    /// Changes the theme.
    SetTheme,
    /// Changes the language.
    SetLang,
    /// Tells the player whether it is visible.
    Visibility,
    /// Tells the player which of its edges are covered.
    Viewport,
    /// Moves the focus into the player.
    Focus,
    /// Enters or leaves full screen.
    Fullscreen,
    /// Ends the player.
    Destroy,
}

impl EmbedRequest {
    pub const ALL: [Self; 15] = [
        Self::Start,
        Self::Load,
        Self::Save,
        Self::ExportLog,
        Self::Act,
        Self::Legal,
        Self::Undo,
        Self::Goto,
        Self::SetTheme,
        Self::SetLang,
        Self::Visibility,
        Self::Viewport,
        Self::Focus,
        Self::Fullscreen,
        Self::Destroy,
    ];

    /// Returns the name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Load => "load",
            Self::Save => "save",
            Self::ExportLog => "exportLog",
            Self::Act => "act",
            Self::Legal => "legal",
            Self::Undo => "undo",
            Self::Goto => "goto",
            Self::SetTheme => "setTheme",
            Self::SetLang => "setLang",
            Self::Visibility => "visibility",
            Self::Viewport => "viewport",
            Self::Focus => "focus",
            Self::Fullscreen => "fullscreen",
            Self::Destroy => "destroy",
        }
    }

    /// Returns the request with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns whether it needs a permission, because it changes the match or reveals secrets.
    #[must_use]
    pub const fn needs_permission(self) -> bool {
        matches!(
            self,
            Self::Load | Self::Act | Self::Legal | Self::Undo | Self::Goto
        )
    }

    /// Returns whether it waits until earlier requests are done and a match is open.
    #[must_use]
    pub const fn is_about_match(self) -> bool {
        matches!(
            self,
            Self::Load
                | Self::Save
                | Self::ExportLog
                | Self::Act
                | Self::Legal
                | Self::Undo
                | Self::Goto
        )
    }
}

/// A kind of report to the embedding page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedReport {
    /// The player accepts requests.
    Ready,
    /// How much of the program is loaded.
    Progress,
    /// The phase of the player: loading, menu, gameplay, paused, over.
    Phase,
    /// The seats that have to act.
    Turn,
    /// The events of an action.
    Event,
    /// The match is over.
    Over,
    /// The match, for storage by the embedding page.
    Save,
    /// The size that the player prefers.
    Size,
    /// A link that leaves the player.
    Link,
    /// The online table that is shown.
    Table,
    Error,
}

impl EmbedReport {
    pub const ALL: [Self; 11] = [
        Self::Ready,
        Self::Progress,
        Self::Phase,
        Self::Turn,
        Self::Event,
        Self::Over,
        Self::Save,
        Self::Size,
        Self::Link,
        Self::Table,
        Self::Error,
    ];

    /// Returns the name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Progress => "progress",
            Self::Phase => "phase",
            Self::Turn => "turn",
            Self::Event => "event",
            Self::Over => "over",
            Self::Save => "save",
            Self::Size => "size",
            Self::Link => "link",
            Self::Table => "table",
            Self::Error => "error",
        }
    }
}
