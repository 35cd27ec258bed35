//! placeholder: sr-board
use yew::prelude::*;
#[component]
pub fn Scene() -> Html {
    Html::default()
}
