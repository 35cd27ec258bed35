//! Bosses: each has a distinct shape, a plate with its name, and in some cases a force field.

use super::{BoardPoint, draw_at, picture, picture_for};
use yew::prelude::*;

/// Draws a Boss by id and card: the picture of the current content pack, or the built-in one.
pub fn boss_picture(id: &str, card: u8) -> Html {
    picture_for("boss", id, 56).unwrap_or_else(|| boss(card))
}

/// Draws a Boss by its card, about 110 units wide; Bosses of content packs look like one of the
/// four.
pub fn boss(card: u8) -> Html {
    let body = match card % 4 {
        0 => carrier(),
        1 => crows(),
        2 => baron(),
        _ => asteroid(),
    };
    html! { <g class="saga-boss"><circle class="saga-boss-light" fill="url(#saga-light-raid)" r="66" />{ body }</g> }
}

/// Draws the Black Carrier: a long deck with hangars and launched fighters.
fn carrier() -> Html {
    html! { <>
        <path class="saga-boss-hull" d="M0-44L13-30 18-6 42 6 54 26 48 34 20 26 16 40H-16L-20 26-48 34-54 26-42 6-18-6-13-30Z" />
        <path class="saga-boss-deck" d="M-6-28H6L9 30H-9Z" />
        <path class="saga-boss-line" d="M-40 14L-20 12M40 14L20 12M-44 24L-20 19M44 24L20 19M0-24V-14M0-6V4M0 12V22" />
        <path class="saga-boss-eye" d="M-13-16h.1M13-16h.1M-16 0h.1M16 0h.1" />
        <path class="saga-boss-fire" d="M-11 41V50M0 41V54M11 41V50" />
    </> }
}

/// Draws the Corrupted Crows: three metal birds in formation.
fn crows() -> Html {
    let bird = "M0-16L5-6 22-12 40-2 22 0 12 8 6 20 0 14-6 20-12 8-22 0-40-2-22-12-5-6Z";
    html! { <>
        <g transform="translate(0 -20) scale(1.1)"><path class="saga-boss-hull" d={bird} /><path class="saga-boss-line" d="M-30-5L-8 0M30-5L8 0M0-6V8" /></g>
        <g transform="translate(-26 18) rotate(-14) scale(0.8)"><path class="saga-boss-hull" d={bird} /><path class="saga-boss-line" d="M-30-5L-8 0M30-5L8 0" /></g>
        <g transform="translate(26 18) rotate(14) scale(0.8)"><path class="saga-boss-hull" d={bird} /><path class="saga-boss-line" d="M-30-5L-8 0M30-5L8 0" /></g>
        <path class="saga-boss-eye" d="M-4-27h.1M4-27h.1M-29 12h.1M-23 11h.1M29 12h.1M23 11h.1" />
    </> }
}

/// Draws the Red Baron: a duelist with three pairs of wings.
fn baron() -> Html {
    html! { <>
        <path class="saga-boss-hull of-baron" d="M0-48L8-26 10-18 54-24 56-14 11-4 12 4 46 2 47 11 11 16 9 28 26 32 26 40 6 40 0 46-6 40-26 40-26 32-9 28-11 16-47 11-46 2-12 4-11-4-56-14-54-24-10-18-8-26Z" />
        <path class="saga-boss-line" d="M-40-18L-12-11M40-18L12-11M-34 6L-12 10M34 6L12 10M0-30V-20M0-8V30" />
        <path class="saga-boss-cross" d="M-40-20l6-1 1 5-6 1ZM40-20l-6-1-1 5 6 1Z" />
        <circle class="saga-boss-core" cy="-2" r="6" />
    </> }
}

/// Draws the Asteroid of Death: a rock with a jaw and engines.
fn asteroid() -> Html {
    html! { <>
        <path class="saga-boss-rock" fill="url(#saga-hulk)" d="M-18-46L14-48 40-32 52-4 44 26 20 46-14 48-42 32-54 4-44-28Z" />
        <path class="saga-boss-line" d="M-18-46L-10-22 14-48M-10-22L-36-14M14-48L24-22 52-4M-44-28L-36-14-54 4" />
        <path class="saga-boss-jaw" d="M-32 4L-22 14-14 4-6 16 2 4 10 16 18 4 26 14 36 4 28 30 10 38H-10L-26 28Z" />
        <path class="saga-boss-eye large" d="M-20-8h.1M22-8h.1" />
    </> }
}

/// Draws the force field around a Boss that cannot be harmed yet.
pub fn force_field() -> Html {
    html! { <g class="saga-force"><circle class="saga-force-wall" r="66" /><circle class="saga-force-line" r="66" /><circle class="saga-force-line thin" r="60" /></g> }
}

/// Draws the plate with the name of a Boss, as wide as the name needs. It hides itself on boards so
/// small that its letters would be under 9 px; the name is then shown when the sector is pointed
/// at, and beside the board.
pub fn plate(place: BoardPoint, name: &str) -> Html {
    let letters = i32::try_from(name.chars().count()).unwrap_or(12);
    let half = (letters * 5 + 10).clamp(30, 84);
    let d = format!(
        "M{} -11H{}L{} 0 {} 11H{}L{} 0Z",
        -half,
        half,
        half + 7,
        half,
        -half,
        -half - 7
    );
    let size = letter_size(letters);
    let shown = format!("clamp(0, ({size} * var(--px, 9) - 8.99) * 999, 1)");
    let font = format!("calc({size}px * {shown})");
    let body = html! { <g class="saga-plate" opacity={shown}><path {d} /><text y="5" font-size={font}>{ name.to_owned() }</text></g> };
    draw_at(place, body)
}

/// Returns the font size for a number of characters on a plate.
fn letter_size(letter_count: i32) -> i32 {
    (280 / letter_count.max(1)).min(16)
}

/// Returns a Boss as an inline picture: that of the current content pack, or the built-in one.
pub fn icon(id: &str, card: u8, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 60, label, boss_picture(id, card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boss_names_are_legible_on_a_small_screen() {
        // Pixels per unit on the map of six Bosses at 1024 by 768.
        let px = 0.587;
        for name in [
            "Black Carrier",
            "Corrupted Crows",
            "Red Baron",
            "Asteroid of Death",
        ] {
            let letters = i32::try_from(name.len()).expect("few");
            assert!(f64::from(letter_size(letters)) * px >= 9.0, "{name}");
        }
        // The longest name still fits the widest plate.
        assert!(letter_size(30) * 30 * 6 / 10 <= 168);
    }
}
