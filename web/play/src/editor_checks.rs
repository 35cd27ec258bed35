//! Checks of the editors' documents, called by the tests of each game.

use editor::{DocumentAction, DocumentOrigin, EditorAction, EditorState, EditorTools};
use std::rc::Rc;
use yew::Reducible;

/// Applies actions to the document of an editor.
fn apply<E: EditorTools>(
    state: &Rc<EditorState<E>>,
    actions: impl IntoIterator<Item = DocumentAction<E::Document>>,
) -> Rc<EditorState<E>> {
    let actions = actions.into_iter().map(EditorAction::Document);
    actions.fold(state.clone(), Reducible::reduce)
}

/// Checks that an edited document counts as unchanged once it is saved, and that a late save does
/// not mark `other`, which was opened in the meantime, as saved. Returns the editor with `other`.
pub fn assert_saves_are_tracked<E: EditorTools>(
    edited: &Rc<EditorState<E>>,
    other: E::Document,
) -> Rc<EditorState<E>> {
    let id = || "b1".to_owned();
    let saved = || DocumentAction::Saved(id(), edited.committed().clone());
    let after = apply(edited, [DocumentAction::Saving(id()), saved()]);
    assert_eq!(after.document().origin, DocumentOrigin::Own(id()));
    assert!(!after.document().is_changed());
    let open = DocumentAction::Open(Box::new(other), DocumentOrigin::New, true);
    let late = apply(edited, [DocumentAction::Saving(id()), open, saved()]);
    let document = late.document();
    assert_eq!(
        (&document.origin, document.record_id()),
        (&DocumentOrigin::New, None)
    );
    assert!(document.is_changed(), "what came by link is kept nowhere");
    late
}
