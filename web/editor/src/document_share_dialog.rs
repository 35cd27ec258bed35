//! A link that holds the thing that was made, to be handed on.

use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::Dialog;
use yew::prelude::*;

/// Properties of the dialog.
#[derive(Properties, PartialEq)]
pub struct DocumentShareDialogProps {
    /// What is shared.
    pub title: String,
    /// The part of the address after `#`, with it.
    pub hash: String,
    /// It is closed.
    pub onclose: Callback<()>,
}

/// The dialog with the link.
#[component]
pub fn DocumentShareDialog(props: &DocumentShareDialogProps) -> Html {
    let phrases = use_phrases();
    let title = phrases.say("share", &[("title", props.title.as_str().into())]);
    html! {
        <Dialog {title} on_close={props.onclose.clone()}>
            <p>{ phrases.text("edit-share-hint") }</p>
            <LinkField title={props.title.clone()} hash={props.hash.clone()} />
        </Dialog>
    }
}
