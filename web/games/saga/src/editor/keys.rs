//! Keyboard shortcuts of the editor for tools and settings. The board's own keys take precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::hex_coord::HexCoord;
use super::tool_settings::{BRUSHES, Tool, ToolSettings};
use editor::digit_index;

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    editor_state: &EditorState,
    key: &str,
    pointed: Option<HexCoord>,
) -> Option<EditorCommand> {
    let tools = editor_state.tools;
    if let Some(pen) = digit_index(key).and_then(|index| BRUSHES.get(index).copied()) {
        let tool = Tool::Sector;
        return Some(EditorCommand::SetTools(ToolSettings { tool, pen, ..tools }));
    }
    editor_state.key_action(key, pointed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{DocumentOrigin, EditorDocument};
    use engine::saga::draft::MapDraft;
    use engine::saga::figures::SectorKind;

    #[test]
    fn keys_select_tools_and_settings() {
        let editor_state =
            EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
        let tools = |key: &str| match key_command(&editor_state, key, None) {
            Some(EditorCommand::SetTools(tools)) => Some(tools),
            _ => None,
        };
        assert_eq!(tools("e").map(|tools| tools.tool), Some(Tool::Eraser));
        let tools = tools("2").expect("a pen");
        assert_eq!(
            (tools.tool, tools.pen),
            (Tool::Sector, Some(SectorKind::Asteroid))
        );
        assert!(key_command(&editor_state, "k", None).is_none());
        assert!(matches!(
            key_command(&editor_state, "escape", None),
            Some(EditorCommand::Cancel)
        ));
    }
}
