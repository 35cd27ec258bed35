//! The speed track: all speeds that the model allows, a marker at the current one, and the squares
//! that the ship must still move.

use super::super::narrate::signed;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SpeedTrackProps {
    pub label: AttrValue,
    /// The greatest speed of the model, forward and backward.
    pub limit: i8,
    pub speed: i8,
    /// Squares moved this turn.
    pub moved: u8,
    /// Squares that the ship still has to move this turn.
    pub owed: u8,
    /// Whether movement is over for this turn, as after a warp.
    #[prop_or_default]
    pub is_closed: bool,
    /// Text for screen readers: speed, moved, owed.
    pub spoken: AttrValue,
    /// Speeds that a single action would reach, drawn as possible targets.
    #[prop_or_default]
    pub offered: Vec<i8>,
    /// Whether the status strip shows the same figures.
    #[prop_or_default]
    pub is_status: bool,
}

#[component]
pub fn SpeedTrack(props: &SpeedTrackProps) -> Html {
    let speed_cell = |speed: i8| {
        let class = classes!(
            "speed-place",
            (speed == props.speed).then_some("current"),
            (speed == 0).then_some("zero"),
            props.offered.contains(&speed).then_some("offered"),
        );
        html! { <li {class}>{ signed(speed) }</li> }
    };
    let total = props.moved.saturating_add(props.owed);
    let dot =
        |i: u8| html! { <i class={classes!("owed-dot", (i < props.moved).then_some("done"))} /> };
    html! {
        <div class={classes!("speed-track", props.is_closed.then_some("closed"))} role="img" aria-label={props.spoken.clone()}>
            <span class="gauge-label" aria-hidden="true">{ &props.label }</span>
            <ol class="speed-places" data-status={props.is_status.then_some("speed")} aria-hidden="true">{ for (-props.limit..=props.limit).map(speed_cell) }</ol>
            <span class="owed-dots" data-status={props.is_status.then_some("moved")} aria-hidden="true">
                { for (0..total).map(dot) }
                <b class="gauge-number">{ props.moved }<small>{ "/" }{ total }</small></b>
            </span>
        </div>
    }
}
