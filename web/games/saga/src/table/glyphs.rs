//! Small decorative icons next to text: tabs, stats, goods, kinds of cards, dice. They are drawn on
//! 24 by 24 units and hidden from screen readers.

use engine::saga::effect::{Good, Stat};
use engine::saga::figures::GearKind;
use ui::panels::dice;
use ui::panels::dice::DiceStyle;
use ui::panels::glyph;
use ui::panels::glyph::GlyphShape;
pub use ui::panels::glyph::{amount, status_amount};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// The sector map, or Movement Points.
    Map,
    Commander,
    Card,
    Dice,
    Event,
    Mission,
    Fleet,
    Combat,
    Shield,
    Speed,
    Unit,
    /// The Research Lab, or a Power Up.
    Power,
    Center,
    Astartium,
    Exploration,
    Token,
    Activation,
    Xpm,
    Points,
    Raider,
    Boss,
    Scan,
    Doom,
    /// Fulfilled or done.
    Check,
    Open,
    Lost,
}

impl Glyph {
    #[must_use]
    pub const fn of_stat(stat: Stat) -> Self {
        match stat {
            Stat::Combat => Self::Combat,
            Stat::Shield => Self::Shield,
            Stat::Speed => Self::Speed,
        }
    }

    #[must_use]
    pub const fn of_good(good: Good) -> Self {
        match good {
            Good::Astartium => Self::Astartium,
            Good::Exploration => Self::Exploration,
            Good::Combat => Self::Token,
            Good::Points => Self::Points,
        }
    }

    #[must_use]
    pub const fn of_gear(kind: GearKind) -> Self {
        match kind {
            GearKind::Unit => Self::Unit,
            GearKind::PowerUp => Self::Power,
        }
    }
}

impl GlyphShape for Glyph {
    const CLASS_PREFIX: &'static str = "saga";

    fn paths(self) -> (&'static str, &'static str) {
        match self {
            Self::Map => (
                "",
                "M12 2.5L17 5.4V11.2L12 14.1 7 11.2V5.4ZM7 11.2L2 14.1V19.8L7 22.6 12 19.8V14.1M12 19.8L17 22.6 22 19.8V14.1L17 11.2",
            ),
            Self::Commander => (
                "",
                "M12 3A4.5 4.5 0 1 1 11.99 3ZM4 21.5C4 16 7.5 14 12 14S20 16 20 21.5ZM12 16V19M10.5 17.5H13.5",
            ),
            Self::Card => (
                "",
                "M4 5.5L14.5 3 18.5 19 8 21.5ZM16 6L21 7.5 18.5 17M9 8.5L12.5 7.7",
            ),
            Self::Dice => (
                "",
                "M5 4H19A1.5 1.5 0 0 1 20.5 5.5V18.5A1.5 1.5 0 0 1 19 20H5A1.5 1.5 0 0 1 3.5 18.5V5.5A1.5 1.5 0 0 1 5 4ZM8 8.5H8.01M16 8.5H16.01M12 12H12.01M8 15.5H8.01M16 15.5H16.01",
            ),
            Self::Event => ("", "M12 2.5L22 20.5H2ZM12 9V14.5M12 17.4H12.01"),
            Self::Mission => (
                "",
                "M5 2.5H19V21.5H5ZM8.5 7H15.5M8.5 11H15.5M8.5 16L10.5 18 14.5 14",
            ),
            Self::Fleet => (
                "",
                "M12 3L15 9.5 12 8.2 9 9.5ZM5 12L8 18.5 5 17.2 2 18.5ZM19 12L22 18.5 19 17.2 16 18.5ZM12 13V21",
            ),
            Self::Combat => (
                "",
                "M4 4L15.5 15.5M20 4L8.5 15.5M4 15L9 20M20 15L15 20M6.5 17.5L3.5 20.5M17.5 17.5L20.5 20.5",
            ),
            Self::Shield => (
                "",
                "M12 2.5L20 5.5V11.5C20 16.5 16.5 20 12 21.5 7.5 20 4 16.5 4 11.5V5.5Z",
            ),
            Self::Speed => ("", "M3 6L9 12 3 18M10 6L16 12 10 18M17 6L23 12 17 18"),
            Self::Unit => (
                "",
                "M12 2L16 13 20.5 17.5 12 15.5 3.5 17.5 8 13ZM12 15.5V21.5",
            ),
            Self::Power => ("", "M13 2.5L5 13.5H11L9.5 21.5 19 10H12.5Z"),
            Self::Center => (
                "",
                "M12 3L21 8V16L12 21 3 16V8ZM12 8.5L16 10.7V14.2L12 16.5 8 14.2V10.7Z",
            ),
            Self::Astartium => (
                "M12 2L18.5 8 16 20.5H8L5.5 8Z",
                "M5.5 8H18.5M12 2L9.5 8 12 20.5 14.5 8Z",
            ),
            Self::Exploration => (
                "M12 2.5A9.5 9.5 0 1 1 11.99 2.5Z",
                "M15.8 8.2L13.6 13.6 8.2 15.8 10.4 10.4Z",
            ),
            Self::Token => ("M12 2.5A9.5 9.5 0 1 1 11.99 2.5Z", "M8 8L16 16M16 8L8 16"),
            Self::Activation => (
                "M12 2.5A9.5 9.5 0 1 1 11.99 2.5Z",
                "M12 6.5V12M8.4 8.6A5 5 0 1 0 15.6 8.6",
            ),
            Self::Xpm => (
                "M12 2L20.5 7V17L12 22 3.5 17V7Z",
                "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5M3.5 7L12 12 20.5 7",
            ),
            Self::Points => (
                "M12 2L15 8.6 22 9.4 16.8 14.2 18.3 21.3 12 17.7 5.7 21.3 7.2 14.2 2 9.4 9 8.6Z",
                "",
            ),
            Self::Raider => ("M12 2L16 9 22 20 12 15 2 20 8 9Z", "M12 15V8"),
            Self::Boss => (
                "M12 2L15 7 22 6 19 13 22 20 15 18 12 22 9 18 2 20 5 13 2 6 9 7Z",
                "M9 11L11 13M15 11L13 13M9.5 16H14.5",
            ),
            Self::Scan => (
                "",
                "M12 3A9 9 0 1 1 11.99 3ZM12 7.5A4.5 4.5 0 1 1 11.99 7.5ZM12 12L18 5.5M12 12H12.01",
            ),
            Self::Doom => ("", "M12 3A9 9 0 1 1 11.99 3ZM12 7V12L15.5 14.5"),
            Self::Check => ("", "M4 12.5L10 18.5 20.5 6"),
            Self::Open => ("", "M12 4A8 8 0 1 1 11.99 4Z"),
            Self::Lost => ("", "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
        }
    }
}

/// An icon in running text.
pub type GlyphIcon = glyph::GlyphIcon<Glyph>;

/// A die without animation; a success is highlighted.
pub type Die = dice::Die<Glyph>;

impl DiceStyle for Glyph {
    const DIE: [&'static str; 3] = ["saga-dice-die", "saga-dice-body", "saga-dice-pip"];
}
