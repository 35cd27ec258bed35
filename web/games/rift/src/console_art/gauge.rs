//! A gauge: a row of cells with a number, for reactor, auxiliary, hull, torpedoes and mines.

use yew::prelude::*;

/// The quantity that a gauge measures; selects the color and shape of its cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GaugeKind {
    /// Main reactor; its last cell is the shield unit `[RIFT-6.5]`.
    Reactor,
    Auxiliary,
    Hull,
    Torpedoes,
    Mines,
}

impl GaugeKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Reactor => "gauge-reactor",
            Self::Auxiliary => "gauge-auxiliary",
            Self::Hull => "gauge-hull",
            Self::Torpedoes => "gauge-torpedoes",
            Self::Mines => "gauge-mines",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct GaugeProps {
    pub kind: GaugeKind,
    pub label: AttrValue,
    pub value: u8,
    pub max: u8,
    /// Filled cells after the previewed action; `None` without a preview.
    #[prop_or_default]
    pub after: Option<u8>,
    /// Text for screen readers; if `None`, they read the number.
    #[prop_or_default]
    pub spoken: Option<AttrValue>,
    /// The figure of the status strip that the gauge shows.
    #[prop_or_default]
    pub status: Option<&'static str>,
}

#[component]
pub fn Gauge(props: &GaugeProps) -> Html {
    let GaugeProps {
        kind,
        label,
        value,
        max,
        after,
        spoken,
        status,
    } = props;
    let next = after.unwrap_or(*value);
    let cell = |i: u8| {
        // The reactor empties from the left, so that the shield unit is the last cell to empty.
        let rank = if *kind == GaugeKind::Reactor {
            max - 1 - i
        } else {
            i
        };
        let class = classes!(
            "gauge-cell",
            (rank < *value).then_some("full"),
            (rank < *value && rank >= next).then_some("leaving"),
            (rank >= *value && rank < next).then_some("coming"),
            (*kind == GaugeKind::Reactor && rank == 0).then_some("upkeep"),
        );
        html! { <i {class} /> }
    };
    html! {
        <div class={classes!("gauge", kind.class())} data-status={*status} role="meter" aria-label={label.clone()} aria-valuemin="0"
            aria-valuemax={max.to_string()} aria-valuenow={value.to_string()} aria-valuetext={spoken.clone()}>
            <span class="gauge-label">{ label }</span>
            <span class="gauge-cells" aria-hidden="true">{ for (0..*max).map(cell) }</span>
            <span class="gauge-number">
                { value }
                if next != *value { <b class="gauge-after">{ "→" }{ next }</b> }
                <small>{ "/" }{ max }</small>
            </span>
        </div>
    }
}
