//! The button that opens the share dialog.

use super::{ShareDialog, ShareProvider, SharedMatch};
use ui::icon::{Icon, IconView};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ShareButtonProps {
    /// Text of the button.
    pub caption: String,
    /// Accessible name, if the text alone is not clear.
    #[prop_or_default]
    pub label: Option<String>,
    /// Classes in addition to `button`.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the button has an icon before its text.
    #[prop_or_default]
    pub has_icon: bool,
    /// Provides the match when the button is pressed.
    pub pack: ShareProvider,
}

/// The button, and the dialog while it is open.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let open = use_state(|| None::<SharedMatch>);
    let onclick = {
        let (open, pack) = (open.setter(), props.pack.clone());
        let show = Callback::from(move |shared| open.set(Some(shared)));
        Callback::from(move |_: MouseEvent| pack.emit(show.clone()))
    };
    let on_close = {
        let open = open.setter();
        Callback::from(move |()| open.set(None))
    };
    html! {
        <>
            <button type="button" class={classes!("button", props.class.clone())} aria-label={props.label.clone()} {onclick}>
                if props.has_icon {
                    <IconView icon={Icon::Share} /><span>{ &props.caption }</span>
                } else {
                    { &props.caption }
                }
            </button>
            if let Some(shared) = &*open {
                <ShareDialog what={shared.clone()} {on_close} />
            }
        </>
    }
}
