//! Small decorative icons next to text: resources, the six actions, kinds of cards, moments, dice.
//! They are drawn on 24 by 24 units and hidden from screen readers.

use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::figures::{BonusFigures, PoliticalKind, Window};
use ui::panels::dice;
use ui::panels::dice::DiceStyle;
use ui::panels::glyph;
use ui::panels::glyph::GlyphShape;
pub use ui::panels::glyph::{amount, status_amount};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    Cp,
    Ax,
    Ph,
    /// A cube of a seat.
    Cube,
    Stash,
    Home,
    Vp,
    Tech,
    Law,
    Resolution,
    Executive,
    Chancellor,
    Vice,
    Research,
    Bank,
    Build,
    Upgrade,
    Trade,
    Mine,
    /// An additional Conquest stage, or movement.
    Move,
    Vote,
    /// A bid for the turn order.
    Order,
    Battle,
    Deploy,
    Income,
    Growth,
    Target,
    End,
    Guard,
    Ability,
    Reaction,
    Dice,
    Strength,
    Damage,
    Cargo,
    /// A sealed choice: committed and not revealed.
    Sealed,
    /// A choice that is still to be sealed.
    Unsealed,
    Back,
}

impl Glyph {
    #[must_use]
    pub const fn of_resource(resource: Resource) -> Self {
        match resource {
            Resource::Cp => Self::Cp,
            Resource::Ax => Self::Ax,
            Resource::Ph => Self::Ph,
        }
    }

    #[must_use]
    pub const fn of_action(kind: ActionKind) -> Self {
        match kind {
            ActionKind::Research => Self::Research,
            ActionKind::Bank => Self::Bank,
            ActionKind::Build => Self::Build,
            ActionKind::Upgrade => Self::Upgrade,
            ActionKind::Trade => Self::Trade,
            ActionKind::Mine => Self::Mine,
        }
    }

    #[must_use]
    pub const fn of_bonus(bonus: &BonusFigures) -> Self {
        match bonus {
            BonusFigures::Action(kind) => Self::of_action(*kind),
            BonusFigures::Move => Self::Move,
        }
    }

    #[must_use]
    pub const fn of_political(kind: PoliticalKind) -> Self {
        match kind {
            PoliticalKind::Law => Self::Law,
            PoliticalKind::Resolution => Self::Resolution,
            PoliticalKind::Executive => Self::Executive,
        }
    }

    /// Returns the icon of the window in which an ability can be used.
    #[must_use]
    pub const fn of_window(window: Window) -> Self {
        match window {
            Window::Action(kind) => Self::of_action(kind),
            Window::Vote => Self::Vote,
            Window::Order => Self::Order,
            Window::Battle => Self::Battle,
            Window::Deploy => Self::Deploy,
            Window::Income => Self::Income,
            Window::Orders => Self::Move,
            Window::Target => Self::Target,
            Window::Growth => Self::Growth,
            Window::End => Self::End,
        }
    }
}

impl GlyphShape for Glyph {
    const CLASS_PREFIX: &'static str = "exo";

    fn tint(self) -> Option<&'static str> {
        match self {
            Self::Cp => Some("cp"),
            Self::Ax => Some("ax"),
            Self::Ph => Some("ph"),
            Self::Vp => Some("vp"),
            Self::Damage => Some("damage"),
            _ => None,
        }
    }

    fn paths(self) -> (&'static str, &'static str) {
        (self.body(), self.lines())
    }
}

impl Glyph {
    /// Returns the path of the filled outline; most glyphs have none.
    const fn body(self) -> &'static str {
        match self {
            Self::Cp => "M12 2.5L19.5 9 12 21.5 4.5 9Z",
            Self::Ax => "M12 3L22 20.5H2Z",
            Self::Ph => "M12 2.5A9.5 9.5 0 1 1 11.99 2.5Z",
            Self::Cube => "M12 2.5L20.5 7V17L12 21.5 3.5 17V7Z",
            Self::Stash => "M12 3L18 6.2V11.8L12 15 6 11.8V6.2Z",
            Self::Home => "M12 3A9 9 0 1 1 11.99 3Z",
            Self::Vp => {
                "M12 2L15 8.6 22 9.4 16.8 14.2 18.3 21.3 12 17.7 5.7 21.3 7.2 14.2 2 9.4 9 8.6Z"
            }
            Self::Sealed => "M4.5 10.5H19.5V21.5H4.5Z",
            _ => "",
        }
    }

    /// Returns the path of the lines.
    const fn lines(self) -> &'static str {
        match self {
            Self::Cp => "M4.5 9H19.5M9 9L12 21.5 15 9 12 2.5Z",
            Self::Ax => "M12 9L16.5 17H7.5Z",
            Self::Ph => "M12 7A5 5 0 0 1 17 12",
            Self::Cube => "M3.5 7L12 11.5 20.5 7M12 11.5V21.5",
            Self::Stash => "M6 6.2L12 9.4 18 6.2M12 9.4V15M3 15V21H21V15",
            Self::Home => "M6.5 12.5L12 7.5 17.5 12.5M8.5 11.5V16.5H15.5V11.5",
            Self::Vp => "",
            Self::Tech => {
                "M12 3V7M12 17V21M3 12H7M17 12H21M5.6 5.6L8.5 8.5M15.5 15.5L18.4 18.4M5.6 18.4L8.5 15.5M15.5 8.5L18.4 5.6M12 9A3 3 0 1 1 11.99 9Z"
            }
            Self::Law => "M5 21H19M12 3V21M4 7H20M4 7L1.5 14H6.5ZM20 7L17.5 14H22.5Z",
            Self::Resolution => {
                "M6 2.5H18M6 21.5H18M7.5 2.5C7.5 8 16.5 16 16.5 21.5M16.5 2.5C16.5 8 7.5 16 7.5 21.5"
            }
            Self::Executive => "M13 2.5L5 13.5H11L9.5 21.5 19 10H12.5Z",
            Self::Chancellor => "M3 8L7.5 12 12 4.5 16.5 12 21 8 19 18H5ZM5 21H19",
            Self::Vice => "M4 10L8.5 13.5 12 8 15.5 13.5 20 10 18.5 18H5.5Z",
            Self::Research => {
                "M9 3H15M10 3V9L4.5 19.5C4 20.6 4.6 21.5 5.8 21.5H18.2C19.4 21.5 20 20.6 19.5 19.5L14 9V3M7.2 15H16.8"
            }
            Self::Bank => {
                "M3 9.5L12 3.5 21 9.5ZM5 9.5V18M9.7 9.5V18M14.3 9.5V18M19 9.5V18M3 18H21V21H3Z"
            }
            Self::Build => {
                "M12 2.5C15 5.5 16 9 16 13L19.5 17V20L15 18.5H9L4.5 20V17L8 13C8 9 9 5.5 12 2.5ZM10 21.5H14M12 8.5V11.5"
            }
            Self::Upgrade => "M12 20V11M8 14.5L12 10.5 16 14.5M4 4H20V7.5H4ZM4 20.5H20",
            Self::Trade => "M4 8H19M15 4L19 8 15 12M20 16H5M9 12L5 16 9 20",
            Self::Mine => "M4 8.5C8 3.5 16 3.5 20 8.5M12 5V21M9 21H15M7 12L3 16M17 12L21 16",
            Self::Move => "M3 12H18M13 6.5L18.5 12 13 17.5M3 6.5H8M3 17.5H8",
            Self::Vote => "M4 11H20V21H4ZM8 11L11 3H17L14.5 11M9 15.5H15",
            Self::Order => "M4 5H6V11M4 11H8M4 15H8L4 20H8M12 8H20M12 17H20",
            Self::Battle => {
                "M4 4L15.5 15.5M20 4L8.5 15.5M4 15L9 20M20 15L15 20M6.5 17.5L3.5 20.5M17.5 17.5L20.5 20.5"
            }
            Self::Deploy => "M12 3V14M7.5 10L12 14.5 16.5 10M4 17C8 21.5 16 21.5 20 17",
            Self::Income => "M12 3V13M8 9L12 13 16 9M3 14V20.5H21V14M7 17.5H17",
            Self::Growth => {
                "M12 21V11M12 13C12 8 8 6 4 6C4 11 7.5 13 12 13ZM12 11C12 6.5 15.5 4 20 4C20 8.5 17 11 12 11Z"
            }
            Self::Target => "M12 4A8 8 0 1 1 11.99 4ZM12 1.5V7M12 17V22.5M1.5 12H7M17 12H22.5",
            Self::End => "M5 21.5V3M5 4H19L15.5 8.5 19 13H5",
            Self::Guard => {
                "M12 2L14.5 7 20 5.5 18.5 11 23 14 18 16 18.5 21.5 12 19 5.5 21.5 6 16 1 14 5.5 11 4 5.5 9.5 7ZM12 10A3 3 0 1 1 11.99 10Z"
            }
            Self::Ability => "M12 2.5L14.4 9.6 21.5 12 14.4 14.4 12 21.5 9.6 14.4 2.5 12 9.6 9.6Z",
            Self::Reaction => "M20 12A8 8 0 1 1 17 5.8M20.5 3V8H15.5M13 7.5L9.5 12.5H14L11 17",
            Self::Dice => {
                "M5 4H19A1.5 1.5 0 0 1 20.5 5.5V18.5A1.5 1.5 0 0 1 19 20H5A1.5 1.5 0 0 1 3.5 18.5V5.5A1.5 1.5 0 0 1 5 4ZM8 8.5H8.01M16 8.5H16.01M12 12H12.01M8 15.5H8.01M16 15.5H16.01"
            }
            Self::Strength => {
                "M12 2.5L20 5.5V11.5C20 16.5 16.5 20 12 21.5 7.5 20 4 16.5 4 11.5V5.5Z"
            }
            Self::Damage => {
                "M12 2.5L13.8 8.5 19.5 6 16.5 11.5 22 14 16 15 17 21 12 17.3 7 21 8 15 2 14 7.5 11.5 4.5 6 10.2 8.5Z"
            }
            Self::Cargo => "M3.5 9H20.5V20H3.5ZM3.5 9L6.5 4H17.5L20.5 9M9.5 9V13H14.5V9",
            Self::Sealed => "M7.5 10.5V7A4.5 4.5 0 0 1 16.5 7V10.5M12 14.5V17.5",
            Self::Unsealed => "M4.5 10.5H19.5V21.5H4.5ZM7.5 10.5V7A4.5 4.5 0 0 1 16 5.5",
            Self::Back => "M5.5 2.5H18.5V21.5H5.5ZM12 7L15.5 12 12 17 8.5 12Z",
        }
    }
}

/// An icon in running text.
pub type GlyphIcon = glyph::GlyphIcon<Glyph>;

/// A die without animation; a hit or a success is highlighted.
pub type Die = dice::Die<Glyph>;

impl DiceStyle for Glyph {
    const DIE: [&'static str; 3] = ["exo-die", "exo-die-body", "exo-pip"];
}
