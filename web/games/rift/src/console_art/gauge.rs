//! A row of cells with its number: reactor, auxiliary, hull, torpedoes, mines.

use yew::prelude::*;

/// What a gauge measures; gives color and form of its cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GaugeKind {
    /// Main reactor; its last cell keeps the shields up.
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

/// Properties of a gauge.
#[derive(Properties, PartialEq)]
pub struct GaugeProps {
    pub kind: GaugeKind,
    pub label: AttrValue,
    pub value: u8,
    pub max: u8,
    /// Filled cells after the command that is being planned.
    #[prop_or_default]
    pub after: Option<u8>,
    /// What a screen reader says instead of the bare number.
    #[prop_or_default]
    pub spoken: Option<AttrValue>,
}

/// A row of cells with its number.
#[component]
pub fn Gauge(props: &GaugeProps) -> Html {
    let GaugeProps {
        kind,
        label,
        value,
        max,
        after,
        spoken,
    } = props;
    let next = after.unwrap_or(*value);
    let cell = |i: u8| {
        // The reactor empties from the left, so that the unit for the shields is the last to go.
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
        <div class={classes!("gauge", kind.class())} role="meter" aria-label={label.clone()} aria-valuemin="0"
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
