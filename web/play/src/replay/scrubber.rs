//! The scrubber: a slider over all positions, with marks where rounds begin and where a turn was
//! played badly.

use ui::event::target;
use ui::panels::chart::percent_of;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScrubberMark {
    /// Number of log entries before the marked position.
    pub at: usize,
    /// Text below the mark.
    pub label: Option<AttrValue>,
    /// CSS class, by what is marked.
    pub class: &'static str,
}

#[derive(Properties, PartialEq)]
pub struct ScrubberProps {
    /// Accessible name.
    pub label: AttrValue,
    /// The position in words.
    pub value_text: AttrValue,
    /// The position shown.
    pub at: usize,
    /// The last position.
    pub end: usize,
    pub ticks: std::rc::Rc<[ScrubberMark]>,
    /// Called with the new position.
    pub on_move: Callback<usize>,
}

/// The slider over all positions.
#[component]
pub fn Scrubber(props: &ScrubberProps) -> Html {
    let end = props.end.max(1);
    let oninput = props.on_move.reform(|event: InputEvent| {
        let field = target::<HtmlInputElement>(&event);
        field
            .and_then(|field| field.value().parse().ok())
            .unwrap_or(0)
    });
    html! {
        <div class="scrubber">
            <input type="range" min="0" max={props.end.to_string()} step="1" value={props.at.to_string()}
                aria-label={props.label.clone()} aria-valuetext={props.value_text.clone()} {oninput} />
            <svg class="scrubber-ticks" aria-hidden="true">
                { for props.ticks.iter().map(|tick| render(tick, end)) }
            </svg>
        </div>
    }
}

fn render(tick: &ScrubberMark, end: usize) -> Html {
    let x = percent_of(tick.at, end);
    let class = classes!("tick", tick.class);
    html! {
        <g {class}>
            <line x1={x.clone()} x2={x.clone()} y1="0" y2="6" />
            if let Some(label) = &tick.label {
                <text {x} y="17">{ label }</text>
            }
        </g>
    }
}
