//! Pictures of cards, composed from data: a background and motifs in front of it. A game lists the
//! compositions of its cards, one per line; this module knows no game and no card.
//!
//! A line is the id of a card, the name of a background, and the motifs from back to front:
//!
//! ```text
//! broadside deep capital@30,24*20^90.ally salvo@62,24*18.beam
//! ```
//!
//! A motif is `NAME@X,Y`, in a picture 96 units wide and 48 tall, then its options in any order:
//! `*N` its width in pixels of that picture (20 if omitted), `^N` its turn in degrees clockwise,
//! `.TONE` its color, and `!` to mirror it. Lines that start with `#` are comments. The card `KIND`
//! (in capital letters) is the picture of all cards of its deck that have none of their own.

mod motifs;
mod scenes;

use std::str::FromStr;
use yew::prelude::*;

/// How a layer of a shape is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShapeLayer {
    /// Filled with the tone.
    Body,
    /// Filled with the tone, darker.
    Shade,
    /// Filled with the color of the background.
    Hole,
    /// Drawn as a line in the color of the background.
    Cut,
    /// Drawn as a line in the tone.
    Line,
    /// A dim part of the background.
    Haze,
    /// The stars of the background.
    Stars,
}

impl ShapeLayer {
    const fn class(self) -> &'static str {
        match self {
            Self::Body => "art-body",
            Self::Shade => "art-shade",
            Self::Hole => "art-hole",
            Self::Cut => "art-cut",
            Self::Line => "art-line",
            Self::Haze => "art-haze",
            Self::Stars => "art-stars",
        }
    }
}

/// The tones of motifs. `card-art.css` maps each to a color of the theme.
const TONES: [&str; 12] = [
    "ally", "beam", "capital", "dim", "flame", "foe", "gold", "good", "metal", "rock", "shield",
    "tint",
];

/// A motif at its place in a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Placed {
    motif: &'static [(ShapeLayer, &'static str)],
    tone: &'static str,
    x: i16,
    y: i16,
    width: i16,
    degrees: i16,
    is_mirrored: bool,
}

/// Width of a motif in its own units.
const MOTIF_WIDTH: f32 = 20.0;

impl FromStr for Placed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, place) = text.split_once('@').ok_or(format!("no place: {text}"))?;
        let motif = motifs::motif(name).ok_or(format!("unknown motif: {text}"))?;
        let options = place.find(['*', '^', '.', '!']).unwrap_or(place.len());
        let (place, mut rest) = place.split_at(options);
        let number = |digits: &str| digits.parse().map_err(|_| format!("no number: {text}"));
        let (x, y) = place.split_once(',').ok_or(format!("no place: {text}"))?;
        let mut placed = Self {
            motif,
            tone: "tint",
            x: number(x)?,
            y: number(y)?,
            width: 20,
            degrees: 0,
            is_mirrored: false,
        };
        while let Some(option) = rest.chars().next() {
            let end = rest[1..].find(['*', '^', '.', '!']);
            let (value, next) = rest[1..].split_at(end.unwrap_or(rest.len() - 1));
            match option {
                '*' => placed.width = number(value)?,
                '^' => placed.degrees = number(value)?,
                '!' => placed.is_mirrored = true,
                _ => {
                    let tone = TONES.into_iter().find(|tone| *tone == value);
                    placed.tone = tone.ok_or(format!("unknown tone: {text}"))?;
                }
            }
            rest = next;
        }
        Ok(placed)
    }
}

/// A picture of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Composition {
    scene: &'static [(ShapeLayer, &'static str)],
    motifs: Vec<Placed>,
}

impl FromStr for Composition {
    type Err = String;

    /// Reads a background and its motifs, separated by spaces.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let scene = words.next().ok_or("no background")?;
        Ok(Self {
            scene: scenes::scene(scene).ok_or(format!("unknown background: {scene}"))?,
            motifs: words.map(Placed::from_str).collect::<Result<_, _>>()?,
        })
    }
}

/// The line of a deck that pictures all cards without a picture of their own.
const KIND: &str = "KIND";

/// Returns the compositions of a deck by the ids of their cards.
pub fn lines(deck: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = deck.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

/// Returns the picture of a card: its own, that of its family (`family` is the id of another card
/// or of a group), or that of its deck.
#[must_use]
pub fn composition(deck: &str, id: &str, family: &str) -> Option<Composition> {
    let find = |wanted: &str| lines(deck).find(|(known, _)| *known == wanted);
    let (_, text) = find(id).or_else(|| find(family)).or_else(|| find(KIND))?;
    text.parse().ok()
}

fn layers(layers: &[(ShapeLayer, &'static str)]) -> Html {
    let layer =
        |(layer, d): &(ShapeLayer, &'static str)| html! { <path class={layer.class()} d={*d} /> };
    layers.iter().map(layer).collect()
}

fn draw_placed(placed: &Placed) -> Html {
    let scale = f32::from(placed.width) / MOTIF_WIDTH;
    let across = if placed.is_mirrored { -scale } else { scale };
    let transform = format!(
        "translate({} {})rotate({})scale({across} {scale})",
        placed.x, placed.y, placed.degrees
    );
    html! { <g class={format!("art-{}", placed.tone)} {transform}>{ layers(placed.motif) }</g> }
}

/// Draws a picture. It is decorative; the background continues beyond the start of the picture, for
/// titles on it.
pub fn render(composition: &Composition) -> Html {
    html! {
        <svg class="card-picture" viewBox="0 0 96 48" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
            <g class="art-scene">{ layers(composition.scene) }</g>
            { for composition.motifs.iter().map(draw_placed) }
        </svg>
    }
}

/// Draws the picture of a card of a deck; see [`composition`].
pub fn illustration(deck: &str, id: &str, family: &str) -> Html {
    composition(deck, id, family)
        .as_ref()
        .map(render)
        .unwrap_or_default()
}

/// Draws all pictures of a deck, in the order of its lines.
pub fn all_illustrations(deck: &str) -> Html {
    let thumb = |(id, _): (&str, &str)| {
        html! { <span class="card-thumb" title={id.to_owned()}>{ illustration(deck, id, "") }</span> }
    };
    lines(deck).map(thumb).collect()
}

/// What tests of a game check of its decks.
#[cfg(any(test, feature = "testing"))]
pub mod checks {
    use super::{Composition, KIND, lines};

    /// Checks that every line of a deck can be read, that every card and every family has a picture
    /// of its own and every picture a card or family, that no two cards look alike, and that the
    /// deck has a picture for other cards.
    ///
    /// # Panics
    /// If it is not so.
    pub fn check_deck(deck: &str, ids: &[&str], families: &[&str]) {
        let mut seen: Vec<(&str, Composition)> = Vec::new();
        for (id, text) in lines(deck) {
            let composition: Composition = text.parse().unwrap_or_else(|why| panic!("{id}: {why}"));
            assert!(!composition.motifs.is_empty(), "{id} shows nothing");
            for (other, earlier) in &seen {
                assert_ne!(*other, id, "{id} is listed twice");
                let are_cards = ids.contains(other) && ids.contains(&id);
                assert!(
                    !are_cards || *earlier != composition,
                    "{other} and {id} look alike"
                );
            }
            let is_known = id == KIND || ids.contains(&id) || families.contains(&id);
            assert!(is_known, "no card has the picture {id}");
            seen.push((id, composition));
        }
        let is_drawn = |id: &str| seen.iter().any(|(known, _)| *known == id);
        for id in ids.iter().chain(families).chain([&KIND]) {
            assert!(is_drawn(id), "{id} has no picture");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Phrases;
    use crate::test_render::render_to_string;

    const DECK: &str = "# A comment.\nraid deep raider@48,24*24^90.foe!\nKIND nebula star@48,24";

    #[test]
    fn a_picture_is_drawn_from_its_line_and_hidden_from_screen_readers() {
        let markup = render_to_string(&Phrases::load("en"), illustration(DECK, "raid", ""));
        assert!(markup.contains("aria-hidden=\"true\""), "{markup}");
        assert!(markup.contains("art-foe"), "{markup}");
        let transform = "translate(48 24)rotate(90)scale(-1.2 1.2)";
        assert!(markup.contains(transform), "{markup}");
    }

    #[test]
    fn an_unknown_card_has_the_picture_of_its_family_or_deck() {
        let of = |id, family| composition(DECK, id, family);
        assert_eq!(of("new-card", "raid"), of("raid", ""));
        assert_eq!(of("new-card", "new-family"), of(KIND, ""));
        assert_eq!(composition("raid deep", "other", ""), None);
    }

    #[test]
    fn faults_of_a_line_are_named() {
        for (line, why) in [
            ("deep unicorn@1,1", "unknown motif"),
            ("void star@1,1", "unknown background"),
            ("deep star", "no place"),
            ("deep star@1", "no place"),
            ("deep star@1,1*wide", "no number"),
            ("deep star@1,1.pink", "unknown tone"),
        ] {
            let error = line.parse::<Composition>().expect_err(line);
            assert!(error.starts_with(why), "{line}: {error}");
        }
    }

    #[test]
    fn names_are_unique_and_shapes_are_paths() {
        let mut names = Vec::new();
        for (name, layers) in motifs::GROUPS.iter().flat_map(|group| group.iter()) {
            assert!(!names.contains(name), "{name} is listed twice");
            names.push(name);
            for (_, path) in *layers {
                assert!(path.starts_with('M'), "{name}: {path}");
            }
        }
    }

    #[test]
    fn the_style_sheet_has_every_tone_and_layer() {
        let sheet = include_str!("../../styles/card-art.css");
        for tone in TONES {
            assert!(sheet.contains(&format!(".art-{tone} ")), "{tone}");
        }
        let all = [
            ShapeLayer::Body,
            ShapeLayer::Shade,
            ShapeLayer::Hole,
            ShapeLayer::Cut,
            ShapeLayer::Line,
            ShapeLayer::Haze,
            ShapeLayer::Stars,
        ];
        for layer in all {
            assert!(sheet.contains(&format!(".{} ", layer.class())), "{layer:?}");
        }
    }
}
