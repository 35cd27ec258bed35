//! The colors that seats choose among, and the attribute that tells the style sheet the choice.
//!
//! A seat keeps its shape, pattern and letter whatever its color is.

use serde::{Deserialize, Serialize};

/// The color that a seat is drawn in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatColor {
    /// Default color of the first seat.
    Blue,
    /// Default color of the second seat.
    Orange,
    /// Default color of the third seat.
    Green,
    /// Default color of the fourth seat.
    Vermilion,
    /// Default color of the fifth seat.
    Purple,
    /// Default color of the sixth seat.
    White,
}

impl SeatColor {
    /// All colors in the order of the seats that have them by default.
    pub const ALL: [Self; 6] = [
        Self::Blue,
        Self::Orange,
        Self::Green,
        Self::Vermilion,
        Self::Purple,
        Self::White,
    ];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Vermilion => "vermilion",
            Self::Purple => "purple",
            Self::White => "white",
        }
    }

    /// Returns the color with this [`slug`](Self::slug).
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.slug() == slug)
    }
}

/// Adjusts the list to `seat_count` seats: each new seat gets the color that is used least often.
pub fn fit(colors: &mut Vec<SeatColor>, seat_count: usize) {
    colors.truncate(seat_count);
    while colors.len() < seat_count {
        let use_count = |color: &SeatColor| colors.iter().filter(|other| *other == color).count();
        let next = SeatColor::ALL.into_iter().min_by_key(use_count);
        colors.push(next.unwrap_or(SeatColor::Blue));
    }
}

/// Gives `seat` another color. A seat that had this color gets the old one in exchange, so that no
/// two seats share a color while one is free.
pub fn assign(colors: &mut [SeatColor], seat: usize, color: SeatColor) {
    let Some(&old) = colors.get(seat).filter(|&&old| old != color) else {
        return;
    };
    if let Some(holder) = colors.iter_mut().find(|other| **other == color) {
        *holder = old;
    }
    if let Some(slot) = colors.get_mut(seat) {
        *slot = color;
    }
}

/// Returns the value of the attribute that the style sheet reads, with seats counted from 1; `None`
/// if all seats have their default colors.
#[must_use]
pub fn attribute(colors: &[SeatColor]) -> Option<String> {
    let defaults = SeatColor::ALL.iter().cycle();
    let entries: Vec<String> = (1..)
        .zip(colors.iter().zip(defaults))
        .filter(|(_, (color, first))| color != first)
        .map(|(seat, (color, _)): (u8, _)| format!("{seat}-{}", color.slug()))
        .collect();
    (!entries.is_empty()).then(|| entries.join(" "))
}

#[cfg(test)]
mod tests {
    use super::SeatColor::{Blue, Green, Orange, Purple, Vermilion, White};
    use super::*;

    fn fitted_colors(seat_count: usize) -> Vec<SeatColor> {
        let mut colors = Vec::new();
        fit(&mut colors, seat_count);
        colors
    }

    #[test]
    fn seats_get_the_colors_in_order_by_default() {
        assert_eq!(fitted_colors(6), SeatColor::ALL);
        assert_eq!(fitted_colors(8)[6..], [Blue, Orange]);
        assert_eq!(attribute(&fitted_colors(12)), None);
    }

    #[test]
    fn a_new_seat_gets_an_unused_color() {
        let mut colors = vec![Orange, Green];
        fit(&mut colors, 4);
        assert_eq!(colors, [Orange, Green, Blue, Vermilion]);
        fit(&mut colors, 1);
        assert_eq!(colors, [Orange]);
    }

    #[test]
    fn assign_swaps_colors_with_the_seat_that_has_it() {
        let mut colors = vec![Blue, Orange, Green];
        assign(&mut colors, 0, Green);
        assert_eq!(colors, [Green, Orange, Blue]);
        assign(&mut colors, 1, White);
        assert_eq!(colors, [Green, White, Blue]);
        assign(&mut colors, 1, White);
        assert_eq!(colors, [Green, White, Blue]);
        assign(&mut colors, 9, Purple);
        assert_eq!(colors, [Green, White, Blue]);
    }

    #[test]
    fn the_attribute_lists_seats_with_another_color() {
        assert_eq!(attribute(&[Blue, White]), Some("2-white".to_owned()));
        let both = attribute(&[Orange, Blue]);
        assert_eq!(both, Some("1-orange 2-blue".to_owned()));
    }

    /// The style sheet has a rule for every seat and color that the attribute can name.
    #[test]
    fn every_seat_and_color_has_a_style_rule() {
        let styles = include_str!("../../styles/seats.css");
        for seat in 1..=12 {
            for color in SeatColor::ALL {
                let choice = format!("[data-colors~=\"{seat}-{}\"] .seat-{seat}", color.slug());
                assert!(styles.contains(&choice), "{choice}");
            }
        }
    }
}
