//! [`EditorTools`]: the places and tools of one game's editor, and how the tools change a document.

use crate::document_kind::DocumentKind;
use crate::state::{Drag, EditorState};
use std::fmt::Debug;
use ui::icon::Icon;

/// The tools of an editor.
pub trait ToolKind: Copy + PartialEq + Debug + 'static {
    /// All tools in the order of the palette: the slug of each in phrase keys, its shortcut key,
    /// and its icon, or `None` if its button shows the piece that it places.
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)];

    /// Returns the name of the tool in phrase keys.
    fn slug(self) -> &'static str {
        let line = Self::ALL.iter().find(|(tool, ..)| *tool == self);
        line.map_or("", |(_, slug, ..)| *slug)
    }

    /// Returns the tool with this shortcut key.
    fn from_key(key: &str) -> Option<Self> {
        let mut tools = Self::ALL.iter();
        let entry = tools.find(|(_, _, tool_key, _)| tool_key.eq_ignore_ascii_case(key));
        entry.map(|(tool, ..)| *tool)
    }
}

/// Returns whether every tool is found by its slug and by its shortcut key; used by the tests of
/// the games.
#[must_use]
pub fn all_tools_resolve<T: ToolKind>() -> bool {
    let by_name = |name: &str| T::ALL.iter().find(|(_, slug, ..)| *slug == name);
    T::ALL.iter().all(|(tool, slug, key, _)| {
        let is_found = by_name(slug).is_some_and(|(found_tool, ..)| found_tool == tool);
        is_found && tool.slug() == *slug && T::from_key(&key.to_lowercase()) == Some(*tool)
    })
}

/// The editing model of one game's documents: places, objects, tools, and the effects of the tools.
pub trait EditorTools: DocumentKind + Copy + PartialEq + Debug + 'static {
    type Place: Copy + Ord + ToString + Debug + 'static;
    /// An object on a place that can be selected, moved and deleted.
    type Object: Copy + PartialEq + Debug + 'static;
    type Tool: ToolKind;
    /// The current tool, and the settings of all tools.
    type ToolSettings: Clone + PartialEq + Debug + Default + 'static;

    /// Returns the tool settings for a document that is opened; `tools` holds those of the document
    /// before.
    fn init_tools(tools: Option<Self::ToolSettings>, _: &Self::Document) -> Self::ToolSettings {
        tools.unwrap_or_default()
    }

    /// Returns the current tool.
    fn tool(tools: &Self::ToolSettings) -> Self::Tool;

    /// Returns the settings with another current tool.
    fn with_tool(tools: &Self::ToolSettings, tool: Self::Tool) -> Self::ToolSettings;

    /// Returns whether the tool paints along the path of a drag. With other tools the drag starts
    /// over from the unchanged document at each step.
    fn paints(tool: Self::Tool) -> bool;

    /// Returns the place of a cell of the board, or `None` if the cell has none.
    fn place_at(document: &Self::Document, cell: u16) -> Option<Self::Place>;

    fn cell_of(document: &Self::Document, place: Self::Place) -> u16;

    /// Returns the places on the path between two places, both included.
    fn path_between(
        document: &Self::Document,
        from: Self::Place,
        to: Self::Place,
    ) -> Vec<Self::Place>;

    /// Returns the objects on a place; empty where places are only selected as a whole.
    fn objects_at(_: &Self::Document, _: Self::Place) -> Vec<Self::Object> {
        Vec::new()
    }

    /// Removes everything that the tools can remove from a place.
    fn clear_place(tools: &Self::ToolSettings, document: &mut Self::Document, place: Self::Place);

    /// Removes an object from a place.
    fn remove_object(
        _: &Self::ToolSettings,
        _: &mut Self::Document,
        _: Self::Place,
        _: Self::Object,
    ) {
    }

    /// Moves the selected object from a place to the place that was picked.
    fn move_object(_: &mut EditorState<Self>, _: Self::Object, _: Self::Place, _: Self::Place) {}

    /// Uses the current tool on a place.
    fn tap(editor_state: &mut EditorState<Self>, at: Self::Place);

    /// Returns the object that a drag from this place moves, if any.
    fn grab(_: &EditorState<Self>, _: Self::Place) -> Option<Self::Object> {
        None
    }

    /// Applies the next section of a drag's path to the document.
    fn drag_along(
        editor_state: &EditorState<Self>,
        drag: &mut Drag<Self>,
        document: &mut Self::Document,
        path: &[Self::Place],
    );

    /// Records the result of a drag.
    fn finish_drag(editor_state: &mut EditorState<Self>, drag: Drag<Self>);

    /// Clears the parts of the selection that are no longer on the board.
    fn prune_selection(_: &mut EditorState<Self>) {}
}
