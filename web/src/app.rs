//! The root component.
use crate::pages::gallery::Gallery;
use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    if hash.starts_with("#/gallery") {
        return html! { <Gallery /> };
    }
    html! { <main><h1>{ "Centauri" }</h1></main> }
}
