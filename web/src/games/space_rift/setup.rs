//! placeholder: sr-setup
use yew::prelude::*;
#[component]
pub fn QuickStart() -> Html {
    Html::default()
}
#[derive(Properties, PartialEq)]
pub struct P {
    #[prop_or_default]
    pub board: Option<String>,
}
#[component]
pub fn Setup(_: &P) -> Html {
    Html::default()
}
