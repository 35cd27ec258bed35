//! The tools of the map editor, and how each is set.

use editor::ToolKind;
use engine::exodus::draft::Symmetry;
use engine::exodus::figures::PlanetKind;
use engine::exodus::layout::KINDS;
use ui::icon::Icon;

/// What a press or a drag on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Looks at a hex; a drag moves what is on it.
    #[default]
    Select,
    Planet,
    /// Puts guards, and takes them away.
    Guard,
    Home,
    /// Makes another hex the middle of the map.
    Council,
    /// Takes hexes off the map.
    Eraser,
    Hand,
}

impl ToolKind for Tool {
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)] = &[
        (Self::Select, "select", "V", Some(Icon::Pointer)),
        (Self::Planet, "planet", "B", None),
        (Self::Guard, "guard", "G", None),
        (Self::Home, "home", "S", None),
        (Self::Council, "council", "C", None),
        (Self::Eraser, "eraser", "E", Some(Icon::Eraser)),
        (Self::Hand, "hand", "H", Some(Icon::Hand)),
    ];
}

impl Tool {
    /// Whether it works on all sides at once.
    #[must_use]
    pub const fn has_sides(self) -> bool {
        matches!(self, Self::Planet | Self::Guard | Self::Home | Self::Eraser)
    }
}

/// The kinds of planets that are laid: from the stack, then those that are said.
pub const PENS: [Option<PlanetKind>; 4] = [None, Some(KINDS[0]), Some(KINDS[1]), Some(KINDS[2])];

/// Levels of guards, from none.
pub const LEVELS: [u8; 4] = [0, 1, 2, 3];

/// The name of a kind in phrase keys.
#[must_use]
pub const fn kind_slug(kind: Option<PlanetKind>) -> &'static str {
    match kind {
        None => "any",
        Some(PlanetKind::Home) => "home",
        Some(PlanetKind::Blue) => "blue",
        Some(PlanetKind::Red) => "red",
        Some(PlanetKind::Green) => "green",
    }
}

/// The name of a symmetry in phrase keys.
#[must_use]
pub const fn symmetry_slug(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "none",
        Symmetry::Half => "half",
        Symmetry::Third => "third",
        Symmetry::Sixth => "sixth",
        Symmetry::Columns => "columns",
        Symmetry::Rows => "rows",
        Symmetry::Both => "both",
    }
}

/// The tool in hand and how all of them are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToolSettings {
    pub tool: Tool,
    /// The kind of planets that are laid; none comes from the stack.
    pub kind: Option<PlanetKind>,
    /// The level of guards that are put; 0 takes them away.
    pub guard: u8,
    /// The seat whose Home is put next, from 0.
    pub seat: u8,
    /// On which sides at once.
    pub symmetry: Symmetry,
}

impl ToolSettings {
    /// The tools as they lie there at first.
    #[must_use]
    pub fn initial() -> Self {
        Self {
            guard: 1,
            ..Self::default()
        }
    }

    /// With what a digit stands for: a seat for Homes, a level for guards, else a kind of planet.
    #[must_use]
    pub fn with_digit(self, digit: u8) -> Option<Self> {
        let place = usize::from(digit.checked_sub(1)?);
        match self.tool {
            Tool::Home => (digit <= engine::exodus::metadata::SEATS.1).then_some(Self {
                seat: digit - 1,
                ..self
            }),
            Tool::Guard => LEVELS.get(place).map(|guard| Self {
                guard: *guard,
                ..self
            }),
            Tool::Select | Tool::Planet | Tool::Council | Tool::Eraser | Tool::Hand => {
                PENS.get(place).map(|kind| Self {
                    tool: Tool::Planet,
                    kind: *kind,
                    ..self
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::all_tools_resolve;

    #[test]
    fn every_tool_has_a_name_and_a_key_of_its_own() {
        assert!(all_tools_resolve::<Tool>());
    }

    #[test]
    fn digits_set_the_tool_in_hand() {
        let with = |tool: Tool, digit: u8| {
            let kit = ToolSettings {
                tool,
                ..ToolSettings::initial()
            };
            kit.with_digit(digit)
        };
        assert_eq!(with(Tool::Home, 6).map(|kit| kit.seat), Some(5));
        assert_eq!(with(Tool::Home, 7), None);
        assert_eq!(with(Tool::Guard, 4).map(|kit| kit.guard), Some(3));
        let red = with(Tool::Select, 3).expect("a kind");
        assert_eq!((red.tool, red.kind), (Tool::Planet, Some(PlanetKind::Red)));
        assert_eq!(with(Tool::Planet, 0), None);
    }
}
