//! Groups the buttons of the bar; actions of a tab, a card or the map belong to no group.

use engine::exodus::action::Action;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ActionGroup {
    Income,
    Build,
    /// Buying rockets.
    Arms,
    Trade,
    /// Firing rockets.
    Fire,
    Kill,
    /// Moving cubes on board, or from planet to planet.
    Mount,
    Hit,
    Deploy,
    /// Yes and no, and buttons without a group.
    Plain,
    Ability,
}

impl ActionGroup {
    /// All groups, in the order of the bar.
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

    /// Returns its name in phrase keys.
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

    /// Returns the group of an action; `None` if its control is elsewhere.
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
