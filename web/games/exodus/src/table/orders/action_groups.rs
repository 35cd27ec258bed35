//! Which buttons stand together in the bar, and which actions have their place elsewhere: on a leaf,
//! on a card, or on the map.

use engine::exodus::action::Action;

/// Buttons that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ActionGroup {
    Income,
    Build,
    /// Rockets that are bought.
    Arms,
    Trade,
    /// Rockets that are fired.
    Fire,
    Kill,
    /// Cubes that go aboard, or from planet to planet.
    Mount,
    Hit,
    Deploy,
    /// Yes or no, and all that stands alone.
    Plain,
    Ability,
}

impl ActionGroup {
    /// All of them, in the order of the bar.
    pub(super) const ALL: [Self; 11] = [
        Self::Income,
        Self::Build,
        Self::Arms,
        Self::Trade,
        Self::Fire,
        Self::Kill,
        Self::Mount,
        Self::Hit,
        Self::Deploy,
        Self::Plain,
        Self::Ability,
    ];

    /// Its name in phrase keys.
    pub(super) const fn term(self) -> &'static str {
        match self {
            Self::Income => "income",
            Self::Build => "build",
            Self::Arms => "arms",
            Self::Trade => "trade",
            Self::Fire => "fire",
            Self::Kill => "kill",
            Self::Mount => "mount",
            Self::Hit => "hit",
            Self::Deploy => "deploy",
            Self::Plain => "plain",
            Self::Ability => "ability",
        }
    }

    /// The group of an action; none for one whose place is elsewhere.
    pub(super) const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Take(_) | Action::TakeAll => Some(Self::Income),
            Action::Build(_) => Some(Self::Build),
            Action::Arm(..) => Some(Self::Arms),
            Action::OpenTrade | Action::Exchange(_) => Some(Self::Trade),
            Action::Target(..) => Some(Self::Fire),
            Action::Kill(_) => Some(Self::Kill),
            Action::Mount(_) | Action::Ferry(..) => Some(Self::Mount),
            Action::Hit(_) => Some(Self::Hit),
            Action::Deploy(_) => Some(Self::Deploy),
            Action::FitUsual
            | Action::TakeBack
            | Action::Bank
            | Action::Mine
            | Action::Uncloak(_) => Some(Self::Plain),
            Action::Invoke(_) => Some(Self::Ability),
            _ => None,
        }
    }
}
