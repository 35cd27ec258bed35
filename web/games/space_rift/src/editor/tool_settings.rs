//! The tools of the scenario editor and their settings.

use editor::{Symmetry, ToolKind};
use engine::space_rift::battlefield::Side;
use engine::space_rift::draft::{GridSymmetry, TerrainBrush};
use engine::space_rift::effect::TypeCode;
use ui::icon::Icon;

/// A tool, which determines the effect of a press or a drag on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Selects a hex; a drag moves a unit or a tile.
    #[default]
    Select,
    Brush,
    /// Removes features and units from hexes.
    Eraser,
    Unit,
    /// Places the rift; a drag on one of its tiles moves it.
    Rift,
    Hand,
}

impl ToolKind for Tool {
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)] = &[
        (Self::Select, "select", "V", Some(Icon::Pointer)),
        (Self::Brush, "brush", "B", Some(Icon::Brush)),
        (Self::Eraser, "eraser", "E", Some(Icon::Eraser)),
        (Self::Unit, "unit", "S", Some(Icon::Ship)),
        (Self::Rift, "rift", "R", Some(Icon::Rift)),
        (Self::Hand, "hand", "H", Some(Icon::Hand)),
    ];
}

/// Returns the name of a feature in phrase keys.
#[must_use]
pub const fn brush_slug(brush: TerrainBrush) -> &'static str {
    match brush {
        TerrainBrush::Open => "open",
        TerrainBrush::Asteroid => "asteroid",
        TerrainBrush::Planet => "planet",
        TerrainBrush::Debris => "debris",
        TerrainBrush::DeadStar => "dead",
    }
}

/// The symmetries that a hex battlefield supports.
pub const SYMMETRIES: [Symmetry; 5] = [
    Symmetry::None,
    Symmetry::HalfTurn,
    Symmetry::Rows,
    Symmetry::Columns,
    Symmetry::Both,
];

/// Returns the transforms of a symmetry, the identity first.
#[must_use]
pub const fn motions(symmetry: Symmetry) -> &'static [GridSymmetry] {
    use GridSymmetry::{FlipColumns, FlipRows, HalfTurn, Stay};
    match symmetry {
        Symmetry::None => &[Stay],
        Symmetry::HalfTurn | Symmetry::QuarterTurn => &[Stay, HalfTurn],
        Symmetry::Rows => &[Stay, FlipRows],
        Symmetry::Columns => &[Stay, FlipColumns],
        Symmetry::Both => &[Stay, HalfTurn, FlipColumns, FlipRows],
    }
}

/// Template for new units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitBrush {
    pub side: Side,
    pub code: TypeCode,
    /// Whether the unit is heavy; ignored if its type has no heavy form.
    pub is_heavy: bool,
}

/// The selected tool and the settings of all tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToolSettings {
    pub tool: Tool,
    pub brush: TerrainBrush,
    /// The symmetry under which every edit is repeated.
    pub symmetry: Symmetry,
    pub unit: UnitBrush,
}

impl Default for ToolSettings {
    fn default() -> Self {
        Self {
            tool: Tool::default(),
            brush: TerrainBrush::Asteroid,
            symmetry: Symmetry::None,
            unit: UnitBrush {
                side: Side::South,
                code: TypeCode(*b"CR"),
                is_heavy: false,
            },
        }
    }
}

impl ToolSettings {
    /// Returns the settings with another feature, and with the brush selected.
    #[must_use]
    pub const fn with_brush(self, brush: TerrainBrush) -> Self {
        Self {
            tool: Tool::Brush,
            brush,
            ..self
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
}
