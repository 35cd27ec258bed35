//! placeholder: sr-board
use yew::prelude::*;
#[component]
pub fn Sample() -> Html {
    Html::default()
}
