//! A sheet of everything that is drawn, for those who draw: pieces, board, instruments, in three themes.
//! Reached by `#/gallery` only, never linked; its words are working titles and not for players.

mod board;
mod instruments;
mod pieces;
mod surfaces;
mod table;

use yew::prelude::*;

const THEMES: [&str; 3] = ["night", "light", "contrast"];

/// The sheet.
#[component]
pub fn Gallery() -> Html {
    let theme = use_state(|| THEMES[0]);
    let root = gloo::utils::document_element();
    use_effect_with(*theme, move |theme| {
        root.set_attribute("data-theme", theme).ok();
    });
    let choice = |name: &'static str| {
        let theme = theme.clone();
        let pressed = *theme == name;
        let onclick = Callback::from(move |_: MouseEvent| theme.set(name));
        html! { <button type="button" id={format!("theme-{name}")} class="chip" aria-pressed={pressed.to_string()} {onclick}>{ name }</button> }
    };
    if gloo::utils::window()
        .location()
        .hash()
        .is_ok_and(|hash| hash.ends_with("/table"))
    {
        return html! { <table::Table /> };
    }
    html! {
        <main class="gallery" data-game="rift">
            <h1>{ "Gallery" }</h1>
            <p class="gallery-themes">{ for THEMES.map(choice) }</p>
            <pieces::Pieces />
            <board::Sample />
            <instruments::Instruments />
            <surfaces::Surfaces />
        </main>
    }
}
