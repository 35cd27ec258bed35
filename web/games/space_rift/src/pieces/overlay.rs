//! Overlays that preview an action or show the current decision, in board units.

use board::path::{direction_and_length, points};
use ui::placement::BoardPoint;
use yew::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SightLineEnd {
    Clear,
    /// The line reaches the target, and the target's feature costs dice.
    Hindered,
    /// A feature or unit blocks the line.
    Blocked,
}

/// Draws a ring around each place: a dark line below a light one, so that it stands out on units of
/// any color. It is open at the four corners beside the middle, where units have their badges.
/// `class` says what the rings mean.
pub fn rings(places: &[BoardPoint], class: &'static str) -> Html {
    let outline = |(x, y): &BoardPoint| {
        format!(
            "M{0} {1}l32-19 32 19M{0} {2}l32 19 32-19M{3} {4}v22M{5} {4}v22",
            x - 32,
            y - 33,
            y + 33,
            x - 45,
            y - 11,
            x + 45,
        )
    };
    let d: String = places.iter().map(outline).collect();
    if d.is_empty() {
        return Html::default();
    }
    html! {
        <g class={classes!("highlight", class)}>
            <path class="highlight-under" d={d.clone()} />
            <path class="highlight-line" {d} />
        </g>
    }
}

/// Draws a line of sight; hexes that block it are crossed out.
pub fn sight(from: BoardPoint, to: BoardPoint, end: SightLineEnd, blockers: &[BoardPoint]) -> Html {
    let class = match end {
        SightLineEnd::Clear => "target",
        SightLineEnd::Hindered => "target hindered",
        SightLineEnd::Blocked => "blocked",
    };
    let blocker = |(x, y): &BoardPoint| {
        html! {
            <g transform={format!("translate({x} {y})")}>
                <circle class="lane-plate" r="17" /><path class="lane-cross" d="M-8-8L8 8M8-8L-8 8" />
            </g>
        }
    };
    html! {
        <g class={classes!("lane", class)}>
            <polyline class="lane-under" points={points(&[from, to])} />
            <polyline class="lane-line" points={points(&[from, to])} />
            if end != SightLineEnd::Blocked {
                <g transform={format!("translate({} {})", to.0, to.1)}>
                    <circle class="lane-sight" r="46" /><path class="lane-sight" d="M0-56V-36M0 56V36M-52 0H-36M52 0H36" />
                </g>
            }
            { for blockers.iter().map(blocker) }
        </g>
    }
}

/// Draws a flag above a target with the expected hits and the chance of at least one, in percent.
pub fn forecast((x, y): BoardPoint, hits: &str, chance: u8) -> Html {
    html! {
        <g class="forecast" transform={format!("translate({x} {y})")}>
            <g class="grow-badge">
                <path class="forecast-flag" d="M-46-84H46V-44H10L0-34-10-44H-46Z" />
                <path class="forecast-sign" d="M-34-74l4 7 8-3-3 7 6 5-8 2-2 7-5-6-7 2 3-7-5-6 7-1Z" />
                <text x="14" y="-57">{ hits }</text>
                <rect class="forecast-track" x="-38" y="-52" width="76" height="4" />
                <rect class="forecast-bar" x="-38" y="-52" width={(u32::from(chance.min(100)) * 76 / 100).to_string()} height="4" />
            </g>
        </g>
    }
}

/// Draws a hex in range, shaded by the number of dice; `is_written` also prints the number.
pub fn dice_at((x, y): BoardPoint, dice_count: u8, is_written: bool) -> Html {
    html! {
        <g class={format!("reach dice-{}", dice_count.min(4))} transform={format!("translate({x} {y})")}>
            <path class="reach-field" d="M0-54L47-27V27L0 54-47 27V-27Z" />
            if is_written {
                <text class="reach-dice" y="-30">{ dice_count }</text>
            }
        </g>
    }
}

/// Draws a hexagon in a style, such as for threatened, open or legal hexes.
pub fn hexagon((x, y): BoardPoint, class: &'static str) -> Html {
    html! { <path {class} d="M0-52L45-26V26L0 52-45 26V-26Z" transform={format!("translate({x} {y})")} /> }
}

/// Draws the arrow of a tile that moves into a gap.
pub fn closing(from: BoardPoint, to: BoardPoint) -> Html {
    let (turn, length) = direction_and_length(from, to);
    html! {
        <g class="closing" transform={format!("translate({} {}) rotate({turn:.0})", from.0, from.1)}>
            <path d={format!("M28-9H{0}V-20L{1} 0 {0} 20V9H28Z", length - 34, length - 8)} />
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::html_text::html_to_text;

    #[test]
    fn a_highlight_has_two_strokes_and_rings_every_place() {
        let drawn = html_to_text(&rings(&[(0, 0), (100, 87)], "legal"));
        assert!(drawn.contains("highlight legal"));
        for class in ["highlight-under", "highlight-line"] {
            assert_eq!(drawn.matches(class).count(), 1);
        }
        assert_eq!(
            drawn.matches('M').count(),
            16,
            "two rings of four lines, drawn twice"
        );
        assert!(html_to_text(&rings(&[], "legal")).is_empty());
    }
}
