//! What the page around a player may ask of it.

/// A kind of request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedRequest {
    /// Starts what stands behind a poster.
    Start,
    /// Opens a saved match.
    Load,
    /// The match as a share code and as a file.
    Save,
    /// The match as a file.
    ExportLog,
    /// Gives an action.
    Act,
    /// Lists the actions of a seat.
    Legal,
    /// Takes the last action back.
    Undo,
    /// Shows the match as it stood after so many actions.
    Goto,
    /// Changes the looks.
    SetTheme,
    /// Changes the language.
    SetLang,
    /// Whether the player can be seen.
    Visibility,
    /// Which of its edges something else covers.
    Viewport,
    /// Takes the focus.
    Focus,
    /// Takes the whole screen, or gives it back.
    Fullscreen,
    /// Ends the player.
    Destroy,
}

impl EmbedRequest {
    /// All of them.
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

    /// Its name in messages.
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

    /// The request of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Whether it changes the match, or tells what only players know, so that the page around must be allowed to.
    #[must_use]
    pub const fn needs_permission(self) -> bool {
        matches!(
            self,
            Self::Load | Self::Act | Self::Legal | Self::Undo | Self::Goto
        )
    }

    /// Whether it waits until what was asked before is done and a match is on the table.
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

/// What a player tells the page around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedReport {
    /// It can be asked.
    Ready,
    /// How much of the program is there.
    Progress,
    /// What goes on: loading, menu, gameplay, paused, over.
    Phase,
    /// For whom the match waits.
    Turn,
    /// What happened.
    Event,
    /// The match is over.
    Over,
    /// The match, to be kept.
    Save,
    /// How much room it would like.
    Size,
    /// A link that leads out of it.
    Link,
    /// Something went wrong.
    Error,
}

impl EmbedReport {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Ready,
        Self::Progress,
        Self::Phase,
        Self::Turn,
        Self::Event,
        Self::Over,
        Self::Save,
        Self::Size,
        Self::Link,
        Self::Error,
    ];

    /// Its name in messages.
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
            Self::Error => "error",
        }
    }
}
