//! Renders components to text for tests, without a browser.

use crate::l10n::Phrases;
use futures::executor::block_on;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct TestRootProps {
    phrases: Phrases,
    children: Html,
}

#[component]
fn TestRoot(props: &TestRootProps) -> Html {
    html! {
        <ContextProvider<Phrases> context={props.phrases.clone()}>{ props.children.clone() }</ContextProvider<Phrases>>
    }
}

/// Returns the markup of the first render, in the language of `phrases`. Effects do not run.
///
/// # Panics
/// If a component needs the browser during its first render.
#[must_use]
pub fn render_to_string(phrases: &Phrases, children: Html) -> String {
    let phrases = phrases.clone();
    let stage = TestRootProps { phrases, children };
    let renderer = yew::LocalServerRenderer::<TestRoot>::with_props(stage).hydratable(false);
    block_on(renderer.render())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::icon::{Icon, IconView};

    #[test]
    fn components_are_rendered_and_text_is_escaped() {
        let html = html! { <p>{ "<b>" }<IconView icon={Icon::Import} /></p> };
        let markup = render_to_string(&Phrases::load("en"), html);
        assert!(markup.starts_with("<p>&lt;b&gt;<svg"), "{markup}");
    }
}
