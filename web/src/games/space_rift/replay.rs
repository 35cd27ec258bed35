//! placeholder: lead
use yew::prelude::*;
#[derive(Properties, PartialEq)]
pub struct P {
    pub record: crate::store::SaveRecord,
    pub opened: super::table::Opened,
    pub at: Option<usize>,
}
#[component]
pub fn SpaceReplay(_: &P) -> Html {
    Html::default()
}
