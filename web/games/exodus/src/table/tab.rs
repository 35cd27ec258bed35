//! The tabs of the table: the star map and the boards beside it. The tab that a decision needs
//! opens by itself; any other is one press away.

use engine::exodus::action::Action;
use engine::exodus::stage::Stage;
use engine::exodus::step::Step;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    #[default]
    Map,
    /// The High Council: agenda, bids, laws, Bonus cards, turn order.
    Council,
    Technologies,
    /// The blueprints, where parts are fitted.
    Blueprints,
    Market,
    /// The mats of all seats, with their victory points.
    Empires,
}

impl Tab {
    pub const ALL: [Self; 6] = [
        Self::Map,
        Self::Council,
        Self::Technologies,
        Self::Blueprints,
        Self::Market,
        Self::Empires,
    ];

    /// Returns its name in phrase keys, style classes and attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Map => "map",
            Self::Council => "council",
            Self::Technologies => "technologies",
            Self::Blueprints => "blueprints",
            Self::Market => "market",
            Self::Empires => "empires",
        }
    }

    /// Returns the tab on which a step takes place when nothing is asked here: the Council has a
    /// separate tab, everything else happens on the map.
    #[must_use]
    pub const fn of_step(step: Step) -> Self {
        if matches!(Stage::of(step), Stage::Council) {
            Self::Council
        } else {
            Self::Map
        }
    }

    /// Returns the tab on which an action is given; `None` for buttons below every tab.
    #[must_use]
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Start(_) | Action::Learn(_) => Some(Self::Technologies),
            Action::FitUsual
            | Action::Buy(_)
            | Action::Lift(..)
            | Action::Fit(..)
            | Action::Restore
            | Action::Build(_) => Some(Self::Blueprints),
            Action::Vote(_)
            | Action::Bid(..)
            | Action::Favor(_)
            | Action::Repeal(_)
            | Action::Offer(_)
            | Action::Pick(_)
            | Action::Rank(_) => Some(Self::Council),
            Action::OpenTrade | Action::Exchange(_) => Some(Self::Market),
            Action::Take(_)
            | Action::TakeAll
            | Action::Arm(..)
            | Action::Mine
            | Action::Put(_)
            | Action::Target(..)
            | Action::Kill(_)
            | Action::Mount(_)
            | Action::Ferry(..)
            | Action::Join(..)
            | Action::Order(..)
            | Action::Step(..)
            | Action::Uncloak(_)
            | Action::Hit(_)
            | Action::Deploy(_) => Some(Self::Map),
            _ => None,
        }
    }
}
