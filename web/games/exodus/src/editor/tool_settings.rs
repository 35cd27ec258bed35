//! The tools of the map editor and their settings.

use editor::ToolKind;
use engine::exodus::draft::Symmetry;
use engine::exodus::figures::PlanetKind;
use engine::exodus::layout::KINDS;
use ui::icon::Icon;

/// A tool; it decides what a press or a drag on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Selects a hex; a drag moves its content.
    #[default]
    Select,
    Planet,
    /// Places guards, or removes them.
    Guard,
    Home,
    /// Makes another hex the center of the map.
    Council,
    /// Removes hexes from the map.
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
    /// Returns whether the tool uses the symmetry setting.
    #[must_use]
    pub const fn has_sides(self) -> bool {
        matches!(self, Self::Planet | Self::Guard | Self::Home | Self::Eraser)
    }
}

/// The kinds of planets that can be placed: random first, then the fixed kinds.
pub const BRUSHES: [Option<PlanetKind>; 4] = [None, Some(KINDS[0]), Some(KINDS[1]), Some(KINDS[2])];

/// Levels of guards; 0 means no guard.
pub const LEVELS: [u8; 4] = [0, 1, 2, 3];

/// Returns the name of a kind in phrase keys.
#[must_use]
pub fn kind_slug(kind: Option<PlanetKind>) -> &'static str {
    kind.map_or("any", Into::into)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToolSettings {
    pub tool: Tool,
    /// The kind of planets to place; `None` draws it at random.
    pub kind: Option<PlanetKind>,
    /// The level of guards to place; 0 removes them.
    pub guard: u8,
    /// The seat whose Home is placed next, from 0.
    pub seat: u8,
    /// The symmetry under which every edit is repeated.
    pub symmetry: Symmetry,
}

impl ToolSettings {
    #[must_use]
    pub fn initial() -> Self {
        Self {
            guard: 1,
            ..Self::default()
        }
    }

    /// Returns the settings that a digit selects: a seat for Homes, a level for guards, else a kind
    /// of planet.
    #[must_use]
    pub fn with_digit(self, digit: u8) -> Option<Self> {
        let index = usize::from(digit.checked_sub(1)?);
        match self.tool {
            Tool::Home => (digit <= engine::exodus::metadata::SEATS.1).then_some(Self {
                seat: digit - 1,
                ..self
            }),
            Tool::Guard => LEVELS.get(index).map(|guard| Self {
                guard: *guard,
                ..self
            }),
            Tool::Select | Tool::Planet | Tool::Council | Tool::Eraser | Tool::Hand => {
                BRUSHES.get(index).map(|kind| Self {
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
    fn every_tool_has_a_unique_name_and_key() {
        assert!(all_tools_resolve::<Tool>());
    }

    #[test]
    fn a_digit_changes_the_setting_of_the_selected_tool() {
        let with = |tool: Tool, digit: u8| {
            let tools = ToolSettings {
                tool,
                ..ToolSettings::initial()
            };
            tools.with_digit(digit)
        };
        assert_eq!(with(Tool::Home, 6).map(|tools| tools.seat), Some(5));
        assert_eq!(with(Tool::Home, 7), None);
        assert_eq!(with(Tool::Guard, 4).map(|tools| tools.guard), Some(3));
        let red = with(Tool::Select, 3).expect("a kind");
        assert_eq!((red.tool, red.kind), (Tool::Planet, Some(PlanetKind::Red)));
        assert_eq!(with(Tool::Planet, 0), None);
    }
}
