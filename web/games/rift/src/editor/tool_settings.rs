//! The tools of the board editor and their settings.

use editor::{Symmetry, ToolKind};
use engine::grid::{Heading, Plane, Square};
use engine::rift::board_file::{ANY_MODEL, Console, Start, StartMine};
use engine::rift::draft::TerrainBrush;
use ui::icon::Icon;

/// A tool, which determines the effect of a press or a drag on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Selects a square; a drag moves its ship or mine.
    #[default]
    Select,
    Brush,
    /// Removes terrain and pieces from squares.
    Eraser,
    /// Paints a straight line.
    Line,
    Rectangle,
    /// Paints all connected squares with the same terrain.
    Fill,
    /// Adds a starting place; a drag sets its heading.
    Ship,
    Mine,
    Mat,
    Hand,
}

impl ToolKind for Tool {
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)] = &[
        (Self::Select, "select", "V", Some(Icon::Pointer)),
        (Self::Brush, "brush", "B", Some(Icon::Brush)),
        (Self::Eraser, "eraser", "E", Some(Icon::Eraser)),
        (Self::Line, "line", "L", Some(Icon::Line)),
        (Self::Rectangle, "rectangle", "R", Some(Icon::Rectangle)),
        (Self::Fill, "fill", "F", Some(Icon::Fill)),
        (Self::Ship, "ship", "S", Some(Icon::Ship)),
        (Self::Mine, "mine", "X", Some(Icon::Mine)),
        (Self::Mat, "mat", "T", Some(Icon::Mat)),
        (Self::Hand, "hand", "H", Some(Icon::Hand)),
    ];
}

impl Tool {
    /// Returns whether the tool paints the selected terrain.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(
            self,
            Self::Brush | Self::Line | Self::Rectangle | Self::Fill
        )
    }
}

/// Returns the name of a terrain in phrase keys.
#[must_use]
pub const fn ground_slug(ground: TerrainBrush) -> &'static str {
    match ground {
        TerrainBrush::Open => "open",
        TerrainBrush::Asteroid(plane) => match plane.level() {
            i8::MIN..=-1 => "asteroid-low",
            0 => "asteroid-middle",
            1..=i8::MAX => "asteroid-high",
        },
        TerrainBrush::Planet => "planet",
        TerrainBrush::Star => "star",
        TerrainBrush::Nebula => "nebula",
        TerrainBrush::Goal => "goal",
    }
}

/// Settings for placing mats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatBrush {
    pub id: String,
    /// Whether the mat is an overlay.
    pub is_overlay: bool,
    pub quarter_turns: u8,
    /// Whether the mat snaps to the grid of mats.
    pub snaps: bool,
}

/// The selected tool and the settings of all tools.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToolSettings {
    pub tool: Tool,
    pub ground: TerrainBrush,
    /// The symmetry under which every edit is repeated.
    pub symmetry: Symmetry,
    /// Template for new starting places; its square is not used.
    pub ship: Start,
    /// Template for new mines; its square is not used.
    pub mine: StartMine,
    pub mat: MatBrush,
}

impl Default for ToolSettings {
    fn default() -> Self {
        Self {
            tool: Tool::default(),
            ground: TerrainBrush::Asteroid(Plane::MIDDLE),
            symmetry: Symmetry::None,
            ship: Start {
                team: 1,
                at: Square::from_cell(0),
                facing: Heading::SE,
                plane: Plane::MIDDLE,
                model: ANY_MODEL.to_owned(),
                speed: 0,
                is_marked: false,
                console: Console::default(),
            },
            mine: StartMine {
                at: Square::from_cell(0),
                plane: Plane::MIDDLE,
                owner: 0,
            },
            mat: MatBrush {
                id: "M1".to_owned(),
                is_overlay: false,
                quarter_turns: 0,
                snaps: true,
            },
        }
    }
}

impl ToolSettings {
    #[must_use]
    pub fn with_tool(&self, tool: Tool) -> Self {
        Self {
            tool,
            ..self.clone()
        }
    }

    /// Returns the settings with another terrain, and with a tool that paints.
    #[must_use]
    pub fn with_ground(&self, ground: TerrainBrush) -> Self {
        let tool = if self.tool.paints() {
            self.tool
        } else {
            Tool::Brush
        };
        Self {
            tool,
            ground,
            ..self.clone()
        }
    }

    /// Returns the starting place that the template gives on a square.
    #[must_use]
    pub fn start_at(&self, at: Square) -> Start {
        let template = self.ship.clone();
        Start { at, ..template }
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
    fn choosing_terrain_selects_the_brush_unless_another_tool_paints() {
        let tools = ToolSettings::default().with_ground(TerrainBrush::Star);
        assert_eq!(
            (tools.tool, tools.ground),
            (Tool::Brush, TerrainBrush::Star)
        );
        let tools = tools
            .with_tool(Tool::Fill)
            .with_ground(TerrainBrush::Planet);
        assert_eq!(
            (tools.tool, tools.ground),
            (Tool::Fill, TerrainBrush::Planet)
        );
    }
}
