//! placeholder: sr-words
use yew::prelude::*;
#[component]
pub fn SpaceText(_: &crate::play::TableProps<engine::space_rift::SpaceRift>) -> Html {
    Html::default()
}
