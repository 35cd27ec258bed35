//! Keyboard shortcuts of the editor for tools and settings. The board's own keys take precedence.

use super::editor_tools::{EditorCommand, EditorState};
use super::hex_coord::HexCoord;
use super::tool_settings::ToolSettings;
use editor::next_in_cycle;
use engine::exodus::draft::Symmetry;

/// Returns the command of a key pressed without Control; `None` if the key has no meaning here.
pub fn key_command(
    studio: &EditorState,
    key: &str,
    pointed: Option<HexCoord>,
) -> Option<EditorCommand> {
    let kit = studio.kit;
    let taken = |kit: ToolSettings| Some(EditorCommand::SetTools(kit));
    let digit = key.parse().ok().and_then(|digit| kit.with_digit(digit));
    if let Some(kit) = digit {
        return taken(kit);
    }
    match key {
        "y" => taken(ToolSettings {
            symmetry: next_in_cycle(&Symmetry::ALL, kit.symmetry),
            ..kit
        }),
        _ => studio.key_action(key, pointed),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tool_settings::Tool;
    use super::*;
    use editor::{DocumentOrigin, EditorDocument};
    use engine::exodus::draft::MapDraft;

    fn press(key: &str) -> Option<EditorCommand> {
        let studio = EditorState::new(EditorDocument::new(MapDraft::blank(), DocumentOrigin::New));
        key_command(&studio, key, None)
    }

    fn kit(key: &str) -> Option<ToolSettings> {
        match press(key)? {
            EditorCommand::SetTools(kit) => Some(kit),
            _ => None,
        }
    }

    #[test]
    fn keys_take_tools_and_settings() {
        assert_eq!(kit("g").map(|kit| kit.tool), Some(Tool::Guard));
        assert_eq!(kit("2").map(|kit| kit.tool), Some(Tool::Planet));
        assert!(kit("y").is_some_and(|taken| taken.symmetry != ToolSettings::initial().symmetry));
        assert!(press("k").is_none());
        assert!(matches!(press("escape"), Some(EditorCommand::Cancel)));
    }
}
