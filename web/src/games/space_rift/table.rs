//! placeholder: lead
mod hosted;
use engine::space_rift::SpaceRift;
use yew::prelude::*;
/// An opened match.
pub type Opened = crate::play::Opened<SpaceRift>;
/// A running match and where it is kept.
pub type SpaceTableProps = crate::play::TableProps<SpaceRift>;
#[component]
pub fn SpaceTable(_: &SpaceTableProps) -> Html {
    Html::default()
}
