//! How the thing of one game is worked on: its places and tools, and what they do to it. Draws nothing.

use crate::document_kind::DocumentKind;
use crate::state::{Drag, EditorState};
use std::fmt::Debug;
use ui::icon::Icon;

/// The tools of a palette.
pub trait ToolKind: Copy + PartialEq + Debug + 'static {
    /// All of them, in the order of the palette: the name of each in phrase keys, the key that takes
    /// it, and its drawing, where that is no picture of what it lays.
    const ALL: &'static [(Self, &'static str, &'static str, Option<Icon>)];

    /// Its name in phrase keys.
    fn slug(self) -> &'static str {
        let line = Self::ALL.iter().find(|(tool, ..)| *tool == self);
        line.map_or("", |(_, slug, ..)| *slug)
    }

    /// The tool of a key.
    fn from_key(key: &str) -> Option<Self> {
        let mut all = Self::ALL.iter();
        let line = all.find(|(_, _, own, _)| own.eq_ignore_ascii_case(key));
        line.map(|(tool, ..)| *tool)
    }
}

/// Whether every tool of a game is found by its name and by its key: what each of them tests.
#[must_use]
pub fn all_tools_resolve<T: ToolKind>() -> bool {
    let by_name = |name: &str| T::ALL.iter().find(|(_, slug, ..)| *slug == name);
    T::ALL.iter().all(|(tool, slug, key, _)| {
        let found = by_name(slug).is_some_and(|(own, ..)| own == tool);
        found && tool.slug() == *slug && T::from_key(&key.to_lowercase()) == Some(*tool)
    })
}

/// What is worked on in one editor, and how.
pub trait EditorTools: DocumentKind + Copy + PartialEq + Debug + 'static {
    /// A place on its board.
    type Place: Copy + Ord + ToString + Debug + 'static;
    /// What can be looked at, moved and taken away on a place.
    type Object: Copy + PartialEq + Debug + 'static;
    /// A tool.
    type Tool: ToolKind;
    /// The tool in hand, and how all of them are set.
    type ToolSettings: Clone + PartialEq + Debug + Default + 'static;

    /// The tools as they lie there when a thing comes into hand, and how they lay before.
    fn init_tools(kit: Option<Self::ToolSettings>, _: &Self::Document) -> Self::ToolSettings {
        kit.unwrap_or_default()
    }

    /// The tool in hand.
    fn tool(kit: &Self::ToolSettings) -> Self::Tool;

    /// With another tool in hand.
    fn with_tool(kit: &Self::ToolSettings, tool: Self::Tool) -> Self::ToolSettings;

    /// Whether it works along the way of a drag. Others begin anew wherever the drag has come.
    fn paints(tool: Self::Tool) -> bool;

    /// The place of a cell of the board.
    fn place_at(thing: &Self::Document, cell: u16) -> Option<Self::Place>;

    /// The cell of a place.
    fn cell_of(thing: &Self::Document, place: Self::Place) -> u16;

    /// The way from one place to another, both included.
    fn path_between(thing: &Self::Document, from: Self::Place, to: Self::Place)
    -> Vec<Self::Place>;

    /// What is on a place; nothing where places are looked at as a whole.
    fn objects_at(_: &Self::Document, _: Self::Place) -> Vec<Self::Object> {
        Vec::new()
    }

    /// Takes all off a place that the tools can take off.
    fn clear_place(kit: &Self::ToolSettings, thing: &mut Self::Document, place: Self::Place);

    /// Takes away something on a place.
    fn remove_object(
        _: &Self::ToolSettings,
        _: &mut Self::Document,
        _: Self::Place,
        _: Self::Object,
    ) {
    }

    /// Moves what is looked at to a place that was picked.
    fn move_object(_: &mut EditorState<Self>, _: Self::Object, _: Self::Place, _: Self::Place) {}

    /// The tool in hand is used on a place.
    fn tap(studio: &mut EditorState<Self>, at: Self::Place);

    /// What a drag that begins on a place takes hold of.
    fn grab(_: &EditorState<Self>, _: Self::Place) -> Option<Self::Object> {
        None
    }

    /// Goes on with a drag along a path: what it makes of a thing.
    fn drag_along(
        studio: &EditorState<Self>,
        drag: &mut Drag<Self>,
        thing: &mut Self::Document,
        path: &[Self::Place],
    );

    /// Records what a drag has left.
    fn finish_drag(studio: &mut EditorState<Self>, drag: Drag<Self>);

    /// Looks away from what is not on the board any more.
    fn prune_selection(_: &mut EditorState<Self>) {}
}
