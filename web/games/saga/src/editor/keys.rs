//! Keyboard shortcuts of the editor for tools and settings. The board's own keys take precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::hex_coord::HexCoord;
use super::tool_settings::{PENS, Tool, ToolSettings};
use editor::digit_index;

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    studio: &EditorState,
    key: &str,
    pointed: Option<HexCoord>,
) -> Option<EditorCommand> {
    let kit = studio.kit;
    if let Some(pen) = digit_index(key).and_then(|place| PENS.get(place).copied()) {
        let tool = Tool::Sector;
        return Some(EditorCommand::SetTools(ToolSettings { tool, pen, ..kit }));
    }
    studio.key_action(key, pointed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{DocumentOrigin, EditorDocument};
    use engine::saga::draft::MapDraft;
    use engine::saga::figures::SectorKind;

    #[test]
    fn keys_take_tools_and_settings() {
        let studio = EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
        let kit = |key: &str| match key_command(&studio, key, None) {
            Some(EditorCommand::SetTools(kit)) => Some(kit),
            _ => None,
        };
        assert_eq!(kit("e").map(|kit| kit.tool), Some(Tool::Eraser));
        let two = kit("2").expect("a pen");
        assert_eq!(
            (two.tool, two.pen),
            (Tool::Sector, Some(SectorKind::Asteroid))
        );
        assert!(key_command(&studio, "k", None).is_none());
        assert!(matches!(
            key_command(&studio, "escape", None),
            Some(EditorCommand::Cancel)
        ));
    }
}
