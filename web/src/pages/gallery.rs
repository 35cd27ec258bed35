//! A page with all drawings for artists: pieces, boards, controls, in three themes. It is reached
//! only by `#/gallery` and never linked; its English texts are not meant for players.

mod board;
mod exodus;
mod instruments;
mod pieces;
mod saga;
mod space;
mod surfaces;
mod table;

use ui::settings::{Theme, use_settings};
use ui::title::use_title;
use yew::prelude::*;

#[component]
pub fn Gallery() -> Html {
    let settings = use_settings();
    use_title("Gallery".to_owned());
    let choice = |one: Theme| {
        let name = one.slug();
        let is_pressed = settings.current.theme == one;
        let settings = settings.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            settings.update(move |now| now.theme = one);
        });
        html! { <button type="button" id={format!("theme-{name}")} class="chip" aria-pressed={is_pressed.to_string()} {onclick}>{ name }</button> }
    };
    if gloo::utils::window()
        .location()
        .hash()
        .is_ok_and(|hash| hash.ends_with("/table"))
    {
        return html! { <table::Table /> };
    }
    html! {
        <main id="main" class="gallery" data-game="rift">
            <h1>{ "Gallery" }</h1>
            <p class="gallery-themes">{ for Theme::ALL.map(choice) }</p>
            <pieces::Pieces />
            <board::Sample />
            <instruments::Instruments />
            <surfaces::Surfaces />
            <space::Space />
            <exodus::Stars />
            <saga::Sectors />
        </main>
    }
}
