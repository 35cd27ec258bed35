//! Small SVG pictures of pieces and cards, including those of a content pack.

use ui::card_art;
use yew::prelude::*;

/// Draws `body` as an inline SVG for text and buttons; `radius` is the distance from the center to
/// the edge. Without a label it is hidden from screen readers.
pub fn picture(class: Classes, radius: i32, label: Option<AttrValue>, body: Html) -> Html {
    let hidden = label.is_none().then_some("true");
    let role = label.is_some().then_some("img");
    let frame = format!("{0} {0} {1} {1}", -radius, 2 * radius);
    html! {
        <svg {class} viewBox={frame} {role} aria-label={label} aria-hidden={hidden}>{ body }</svg>
    }
}

/// Returns the content pack's picture of a slot, centered at the origin, if it has one.
pub fn pack_picture(slot: &str, radius: i32) -> Option<Html> {
    Some(image(&crate::pack::slot_picture_url(slot)?, radius))
}

/// Returns an SVG image centered at the origin; `radius` is half its width.
pub fn image(href: &str, radius: i32) -> Html {
    let (from, size) = ((-radius).to_string(), (2 * radius).to_string());
    html! {
        <image class="pictured" x={from.clone()} y={from} width={size.clone()} height={size} href={href.to_owned()} />
    }
}

/// Returns the illustration of a card: the content pack's picture of its slot, or else the one that
/// the deck lists for its id, its family or its kind.
pub fn card_illustration(slot: &str, deck: &'static str, id: &str, family: &str) -> Html {
    let pack_picture = crate::pack::slot_picture_url(slot).map(AttrValue::from);
    let (id, family) = (id.to_owned(), family.to_owned());
    html! { <CardIllustration {pack_picture} {deck} {id} {family} /> }
}

#[derive(Properties, PartialEq)]
struct CardIllustrationProps {
    /// URL of the content pack's picture, if it has one.
    pack_picture: Option<AttrValue>,
    deck: &'static str,
    id: AttrValue,
    family: AttrValue,
}

/// The illustration of a card. It is a component because a picture has many parts, which are
/// neither composed nor compared again when something else on the card changes.
#[component]
fn CardIllustration(props: &CardIllustrationProps) -> Html {
    match &props.pack_picture {
        Some(src) => html! { <img class="card-picture" {src} alt="" /> },
        None => card_art::illustration(props.deck, &props.id, &props.family),
    }
}
