//! Small pictures of what lies on a table, and pictures of a content pack among them.

use yew::prelude::*;

/// A picture of a drawing that reaches so far from its middle, for running text and buttons. Without a
/// label it is decoration.
pub fn picture(class: Classes, reach: i32, label: Option<AttrValue>, body: Html) -> Html {
    let hidden = label.is_none().then_some("true");
    let role = label.is_some().then_some("img");
    let frame = format!("{0} {0} {1} {1}", -reach, 2 * reach);
    html! {
        <svg {class} viewBox={frame} {role} aria-label={label} aria-hidden={hidden}>{ body }</svg>
    }
}

/// The picture of a slot of the content pack in force around its middle, if it has one.
pub fn pack_picture(slot: &str, reach: i32) -> Option<Html> {
    Some(image(&crate::pack::slot_picture_url(slot)?, reach))
}

/// A picture around its middle.
pub fn image(href: &str, reach: i32) -> Html {
    let (from, size) = ((-reach).to_string(), (2 * reach).to_string());
    html! {
        <image class="pictured" x={from.clone()} y={from} width={size.clone()} height={size} href={href.to_owned()} />
    }
}
