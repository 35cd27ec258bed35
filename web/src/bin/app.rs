//! Entry of the page.
fn main() {
    web::panic::install();
    yew::Renderer::<web::app::App>::new().render();
}
