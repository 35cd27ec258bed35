//! The dialog with a link that contains the whole document.

use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::Dialog;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DocumentShareDialogProps {
    /// The title of the dialog, which names the document.
    pub title: String,
    /// The link: the part of the URL after `#`, which contains the document.
    pub hash: String,
    pub onclose: Callback<()>,
}

/// Shows the link and offers to copy or share it.
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
