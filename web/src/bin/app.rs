//! Entry of the page.
fn main() {
    yew::Renderer::<web::app::App>::new().render();
}
