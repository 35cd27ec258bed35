//! Keyboard shortcuts of the editor for tools and settings. The board's own keys take precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::hex_coord::HexCoord;
use super::tool_settings::ToolSettings;
use editor::next_in_cycle;
use engine::exodus::draft::Symmetry;

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    editor_state: &EditorState,
    key: &str,
    pointed: Option<HexCoord>,
) -> Option<EditorCommand> {
    let tools = editor_state.tools;
    let set_tools = |tools: ToolSettings| Some(EditorCommand::SetTools(tools));
    let digit = key.parse().ok().and_then(|digit| tools.with_digit(digit));
    if let Some(tools) = digit {
        return set_tools(tools);
    }
    match key {
        "y" => set_tools(ToolSettings {
            symmetry: next_in_cycle(&Symmetry::ALL, tools.symmetry),
            ..tools
        }),
        _ => editor_state.key_action(key, pointed),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tool_settings::Tool;
    use super::*;
    use editor::{DocumentOrigin, EditorDocument};
    use engine::exodus::draft::MapDraft;

    fn press(key: &str) -> Option<EditorCommand> {
        let editor_state =
            EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
        key_command(&editor_state, key, None)
    }

    fn tools(key: &str) -> Option<ToolSettings> {
        match press(key)? {
            EditorCommand::SetTools(tools) => Some(tools),
            _ => None,
        }
    }

    #[test]
    fn keys_select_tools_and_settings() {
        assert_eq!(tools("g").map(|tools| tools.tool), Some(Tool::Guard));
        assert_eq!(tools("2").map(|tools| tools.tool), Some(Tool::Planet));
        assert!(tools("y").is_some_and(|tools| tools.symmetry != ToolSettings::initial().symmetry));
        assert!(press("k").is_none());
        assert!(matches!(press("escape"), Some(EditorCommand::Cancel)));
    }
}
