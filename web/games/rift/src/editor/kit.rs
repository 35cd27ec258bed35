//! The tools of the board editor, and how each is set.

use editor::{Symmetry, Tools};
use engine::grid::{Heading, Plane, Square};
use engine::rift::board_file::{ANY_MODEL, Console, Start, StartMine};
use engine::rift::sketch::Ground;
use ui::icon::Icon;

/// What a press or a drag on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Looks at a square; a drag moves a ship or mine.
    #[default]
    Select,
    /// Paints squares.
    Brush,
    /// Takes everything off squares.
    Eraser,
    /// Paints a straight line.
    Line,
    /// Paints a rectangle.
    Rectangle,
    /// Paints all that hangs together and is alike.
    Fill,
    /// Puts a starting place; a drag turns it.
    Ship,
    /// Puts a mine.
    Mine,
    /// Lays a mat.
    Mat,
    /// Moves the view.
    Hand,
}

impl Tools for Tool {
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
    /// Whether it leaves the ground that is chosen.
    #[must_use]
    pub const fn paints(self) -> bool {
        matches!(
            self,
            Self::Brush | Self::Line | Self::Rectangle | Self::Fill
        )
    }
}

/// The name of a ground in phrase keys.
#[must_use]
pub const fn ground_slug(ground: Ground) -> &'static str {
    match ground {
        Ground::Open => "open",
        Ground::Asteroid(plane) => match plane.level() {
            i8::MIN..=-1 => "asteroid-low",
            0 => "asteroid-middle",
            1..=i8::MAX => "asteroid-high",
        },
        Ground::Planet => "planet",
        Ground::Star => "star",
        Ground::Nebula => "nebula",
        Ground::Goal => "goal",
    }
}

/// How the next mat is laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatPen {
    /// Which: its id.
    pub id: String,
    /// Whether it is one of the overlays.
    pub is_overlay: bool,
    /// Quarter turns clockwise.
    pub turns: u8,
    /// Whether it is laid edge to edge with others.
    pub snaps: bool,
}

/// The tool in hand and how all of them are set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// The tool in hand.
    pub tool: Tool,
    /// What is painted.
    pub ground: Ground,
    /// On which sides at once.
    pub symmetry: Symmetry,
    /// The next starting place, wherever it is put.
    pub ship: Start,
    /// The next mine, wherever it is put.
    pub mine: StartMine,
    /// Mats.
    pub mat: MatPen,
}

impl Default for Kit {
    fn default() -> Self {
        Self {
            tool: Tool::default(),
            ground: Ground::Asteroid(Plane::MIDDLE),
            symmetry: Symmetry::None,
            ship: Start {
                team: 1,
                at: Square::of_cell(0),
                facing: Heading::SE,
                plane: Plane::MIDDLE,
                model: ANY_MODEL.to_owned(),
                speed: 0,
                flag: false,
                console: Console::default(),
            },
            mine: StartMine {
                at: Square::of_cell(0),
                plane: Plane::MIDDLE,
                owner: 0,
            },
            mat: MatPen {
                id: "M1".to_owned(),
                is_overlay: false,
                turns: 0,
                snaps: true,
            },
        }
    }
}

impl Kit {
    /// With another tool.
    #[must_use]
    pub fn with_tool(&self, tool: Tool) -> Self {
        Self {
            tool,
            ..self.clone()
        }
    }

    /// With another ground, and a tool in hand that paints.
    #[must_use]
    pub fn with_ground(&self, ground: Ground) -> Self {
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

    /// The starting place that the pen puts on a square.
    #[must_use]
    pub fn start(&self, at: Square) -> Start {
        let pen = self.ship.clone();
        Start { at, ..pen }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::are_found;

    #[test]
    fn every_tool_has_a_name_and_a_key_of_its_own() {
        assert!(are_found::<Tool>());
    }

    #[test]
    fn choosing_a_ground_takes_a_brush_unless_another_tool_paints() {
        let kit = Kit::default().with_ground(Ground::Star);
        assert_eq!((kit.tool, kit.ground), (Tool::Brush, Ground::Star));
        let kit = kit.with_tool(Tool::Fill).with_ground(Ground::Planet);
        assert_eq!((kit.tool, kit.ground), (Tool::Fill, Ground::Planet));
    }
}
