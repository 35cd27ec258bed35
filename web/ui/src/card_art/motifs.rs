//! The motifs of card pictures: original shapes around their center, 20 units wide.

use super::ShapeLayer::{self, Body, Cut, Hole, Line, Shade};

/// A named shape: its layers, from back to front.
pub type Motif = (&'static str, &'static [(ShapeLayer, &'static str)]);

/// Returns the layers of a motif, or `None` if no motif has this name.
#[must_use]
pub fn motif(name: &str) -> Option<&'static [(ShapeLayer, &'static str)]> {
    let mut all = GROUPS.iter().flat_map(|group| group.iter());
    all.find(|(known, _)| *known == name)
        .map(|(_, layers)| *layers)
}

pub(super) const GROUPS: &[&[Motif]] = &[
    SHIPS,
    SHIPS_AND_STATIONS,
    FIRE_AND_FORCE,
    SIGNS,
    PEOPLE_AND_COUNCILS,
    GOODS_AND_MONEY,
    TOOLS_AND_SCIENCE,
    PLACES_AND_WORLDS,
    CREATURES_AND_OMENS,
];

/// Ships, seen from above, bow up.
#[rustfmt::skip]
const SHIPS: &[Motif] = &[
    ("fighter", &[(Body, "M0-10L3-2 9 5V8L3 6 1 9H-1L-3 6-9 8V5L-3-2Z"), (Shade, "M0-10L3-2 9 5V8L3 6 1 9H0Z"), (Cut, "M0-6V0")]),
    ("strike", &[(Body, "M0-10L3-6V-2L8 3V8L4 7 3 10H-3L-4 7-8 8V3L-3-2V-6Z"), (Shade, "M0-10L3-6V-2L8 3V8L4 7 3 10H0Z"), (Cut, "M-8 4L-3 1M8 4L3 1M0-5V4")]),
    ("capital", &[(Body, "M0-10L4-7V-3L7-1V4L9 6V9H5V10H-5V9H-9V6L-7 4V-1L-4-3V-7Z"), (Shade, "M0-10L4-7V-3L7-1V4L9 6V9H5V10H0Z"), (Cut, "M-3-4H3M-4 1H4M-5 6H5M0-8V-4")]),
    ("carrier", &[(Body, "M-3-10H4L8-5V8L5 10H-5L-8 8V-5Z"), (Shade, "M2-10H4L8-5V8L5 10H2Z"), (Cut, "M-4-6V7M-1-7V7"), (Hole, "M4-2H6V3H4Z")]),
    ("raider", &[(Body, "M0-10L2 0 10 4 4 5 5 10 0 6-5 10-4 5-10 4-2 0Z"), (Shade, "M0-10L2 0 10 4 4 5 5 10 0 6Z"), (Hole, "M0 0.8a1.2 1.2 0 1 1-.01 0Z")]),
    ("freighter", &[(Body, "M-2-10H2V-8H7V-2H2V1H7V7H2V10H-2V7H-7V1H-2V-2H-7V-8H-2Z"), (Shade, "M0-10H2V-8H7V-2H2V1H7V7H2V10H0Z"), (Cut, "M-2-10V10M2-10V10M-5-8V-2M-5 1V7M5-8V-2M5 1V7")]),
    ("flagship", &[(Body, "M0-10L3-6 5-6V-1L10 3V8L6 7 5 10H-5L-6 7-10 8V3L-5-1V-6L-3-6Z"), (Shade, "M0-10L3-6 5-6V-1L10 3V8L6 7 5 10H0Z"), (Hole, "M0-2L1.3 1 4 1.3 2 3.2 2.6 6 0 4.6-2.6 6-2 3.2-4 1.3-1.3 1Z")]),
    ("ram", &[(Body, "M0-10C3-6 3-3 9-4L6 1 8 9 0 6-8 9-6 1-9-4C-3-3-3-6 0-10Z"), (Shade, "M0-10C3-6 3-3 9-4L6 1 8 9 0 6Z"), (Cut, "M-4 2L0-3 4 2")]),
    ("sloop", &[(Line, "M0-10L4 2 8 8 0 5-8 8-4 2ZM0-5V2")]),
    ("leviathan", &[(Body, "M-10 0C-7-7 1-8 6-4L10-7 9 0 10 7 6 4C1 8-7 7-10 0Z"), (Shade, "M-10 0C-4 2 2 2 9 0L10 7 6 4C1 8-7 7-10 0Z"), (Hole, "M-6 -2.2a1.2 1.2 0 1 1-.01 0Z"), (Cut, "M-2-5C-1-2-1 2-2 5M2-5C3-2 3 2 2 5")]),
];

/// Ships and stations, seen from the side.
#[rustfmt::skip]
const SHIPS_AND_STATIONS: &[Motif] = &[
    ("tanker", &[(Body, "M-10-3C-10-6 3-6 5-6L10-1V2L5 5H-8C-10 5-10 2-10-3Z"), (Shade, "M-10 1H10V2L5 5H-8C-10 5-10 3-10 1Z"), (Cut, "M-6-5V5M-2-6V5M2-6V5")]),
    ("sail", &[(Body, "M1-10C9-6 10 1 1 4Z"), (Shade, "M-1-8C-8-4-8 2-1 4Z"), (Body, "M-9 6H9L5 10H-5Z"), (Line, "M0-10V6")]),
    ("ark", &[(Body, "M-9 2C-9-11 9-11 9 2Z"), (Shade, "M-10 2H10L6 9H-6Z"), (Cut, "M0 2V-4M0-1L-4-4M0-2L4-5M-5 6H5")]),
    ("pod", &[(Body, "M0-10C6-10 8-3 7 5L4 10H-4L-7 5C-8-3-6-10 0-10Z"), (Shade, "M0-10C6-10 8-3 7 5L4 10H0Z"), (Hole, "M0 -5a3 3 0 1 1-.01 0Z"), (Cut, "M-6 6H6")]),
    ("missile", &[(Body, "M0-10C3-7 3-4 3-2V4L6 7V10L0 8-6 10V7L-3 4V-2C-3-4-3-7 0-10Z"), (Shade, "M0-10C3-7 3-4 3-2V4L6 7V10L0 8Z"), (Cut, "M-3-3H3M-3 3H3")]),
    ("drone", &[(Line, "M-8-7L-3-2M8-7L3-2M-8 7L-3 2M8 7L3 2"), (Body, "M0 -4.5a4.5 4.5 0 1 1-.01 0ZM-8 -9.2a2.2 2.2 0 1 1-.01 0ZM8 -9.2a2.2 2.2 0 1 1-.01 0ZM-8 4.8a2.2 2.2 0 1 1-.01 0ZM8 4.8a2.2 2.2 0 1 1-.01 0Z"), (Hole, "M0 -1.8a1.8 1.8 0 1 1-.01 0Z")]),
    ("satellite", &[(Line, "M-5 0H5M0-3V-9M-3-9H3"), (Body, "M-3-4H3V4H-3Z"), (Shade, "M-10-4H-5V4H-10ZM5-4H10V4H5Z"), (Cut, "M-7.5-4V4M7.5-4V4M-10 0H-5M5 0H10")]),
    ("station", &[(Line, "M0-9.5A9.5 9.5 0 1 1-.01-9.5ZM-9-3L-5-2M9-3L5-2M-9 3L-5 2M9 3L5 2"), (Body, "M0-6L5-3V3L0 6-5 3V-3Z"), (Shade, "M0-6L5-3V3L0 6Z"), (Hole, "M0 -1.8a1.8 1.8 0 1 1-.01 0Z"), (Body, "M-9 -5a2 2 0 1 1-.01 0ZM9 -5a2 2 0 1 1-.01 0ZM-9 1a2 2 0 1 1-.01 0ZM9 1a2 2 0 1 1-.01 0Z")]),
    ("starbase", &[(Body, "M0-10L9-5V5L0 10-9 5V-5Z"), (Hole, "M0-6.5L5.8-3.2V3.2L0 6.5-5.8 3.2V-3.2Z"), (Body, "M-1.5-4H1.5V-1.5H4V1.5H1.5V4H-1.5V1.5H-4V-1.5H-1.5Z"), (Cut, "M0-10V-6.5M0 6.5V10M-9-5L-6-3M9-5L6-3M-9 5L-6 3M9 5L6 3")]),
    ("debris", &[(Body, "M-9-6L-3-9-1-3-6-1ZM2-8L8-6 6-1 1-3ZM-7 3L-1 1 2 6-4 9Z"), (Shade, "M5 2L10 4 8 9 4 7ZM-9-6L-6-1-1-3Z"), (Cut, "M-6-6L-4-3M4-6L5-3")]),
    ("wreck", &[(Body, "M-10-1L-4-6 0-5-2-2 1 0-1 3 1 6-6 5Z"), (Shade, "M3-5L8-3 10 1 6 6 3 6 5 3 2 1 5-2Z"), (Cut, "M-7-1H-3M-6 2H-3")]),
];

#[rustfmt::skip]
const FIRE_AND_FORCE: &[Motif] = &[
    ("beam", &[(Shade, "M-10-2.4L10-1V1L-10 2.4Z"), (Body, "M-10-1L10-.4V.4L-10 1Z")]),
    ("salvo", &[(Body, "M-10-6H2L6-5 2-4H-10ZM-6-1H6L10 0 6 1H-6ZM-10 4H2L6 5 2 6H-10Z")]),
    ("burst", &[(Body, "M0-10L2.2-4.5 7-7.5 5-2 10 0 5 2 7 7 2.2 4.5 0 10-2.2 4.5-7 7-5 2-10 0-5-2-7-7.5-2.2-4.5Z"), (Shade, "M0 -4a4 4 0 1 1-.01 0Z"), (Hole, "M0 -1.8a1.8 1.8 0 1 1-.01 0Z")]),
    ("flash", &[(Line, "M0-10V-5M0 5V10M-10 0H-5M5 0H10M-7-7L-4-4M4 4L7 7M7-7L4-4M-4 4L-7 7"), (Body, "M0 -3a3 3 0 1 1-.01 0Z")]),
    ("bolt", &[(Body, "M3-10L-7 2H-1L-3 10 7-2H1Z"), (Shade, "M3-10L1-2H7L-3 10-1 2 0 0Z")]),
    ("flame", &[(Body, "M0 10C-7 5-8-1-4-7L-2-3C-1-6 0-8 1-10 7-5 8 3 0 10Z"), (Shade, "M0 10C-4 6-4 3 0-1 4 3 4 6 0 10Z")]),
    ("shield", &[(Body, "M0-10L8-7V0C8 5 4 8 0 10-4 8-8 5-8 0V-7Z"), (Shade, "M0-10L8-7V0C8 5 4 8 0 10Z"), (Cut, "M-5-4.6L0-6.4 5-4.6V0C5 3 3 5 0 6.5-3 5-5 3-5 0Z")]),
    ("arc", &[(Line, "M-9.5 6A11 11 0 0 1 9.5 6M-6.5 7A7.5 7.5 0 0 1 6.5 7")]),
    ("wall", &[(Body, "M-3-10C1-6 3-3 3 0S1 6-3 10L-5 8C-2 5-1 3-1 0S-2-5-5-8Z"), (Line, "M2-9C6-5 7-3 7 0S6 5 2 9")]),
    ("reticle", &[(Line, "M0-7A7 7 0 1 1-.01-7ZM0-10V-4M0 4V10M-10 0H-4M4 0H10"), (Body, "M0 -1.6a1.6 1.6 0 1 1-.01 0Z")]),
    ("mine", &[(Line, "M0-10V10M-10 0H10M-7-7L7 7M7-7L-7 7"), (Body, "M0 -6a6 6 0 1 1-.01 0Z"), (Shade, "M0-6A6 6 0 0 1 0 6Z"), (Hole, "M0 -2a2 2 0 1 1-.01 0Z")]),
    ("cannon", &[(Body, "M-2-1L7-10 10-7 3 2Z"), (Shade, "M-8 4A6 6 0 0 1 4 4V6H-8Z"), (Body, "M-10 6H7V10H-10Z"), (Cut, "M6-9L9-6M-6 8H3")]),
    ("lance", &[(Body, "M0-10L2.5-3 1.2-2V10H-1.2V-2L-2.5-3Z"), (Line, "M-6-6L-4 0M6-6L4 0")]),
    ("crossfire", &[(Line, "M-9-9L9 9M9-9L-9 9"), (Body, "M9 9L4 7.6 7.6 4ZM-9 9L-4 7.6-7.6 4ZM9-9L4-7.6 7.6-4ZM-9-9L-4-7.6-7.6-4Z")]),
    ("trail", &[(Line, "M-10-5H3M-7 0H9M-10 5H3")]),
    ("plume", &[(Body, "M-4-10H4C7-3 2 4 0 10-2 4-7-3-4-10Z"), (Shade, "M-2-10H2C4-5 1-1 0 4-1-1-4-5-2-10Z")]),
    ("swirl", &[(Line, "M0 0C1-3 5-2 5 1S0 6-4 4-8-5-3-8 9-6 10 0 5 10 0 10"), (Body, "M0 -1.6a1.6 1.6 0 1 1-.01 0Z")]),
    ("crack", &[(Line, "M-3-10L2-4-3-1 3 3-2 6 1 10M2-4L7-6M3 3L8 4M-3-1L-8 1")]),
    ("pulse", &[(Line, "M-10 1H-6L-4-5-1 9 2-9 5 3 6 1H10")]),
];

#[rustfmt::skip]
const SIGNS: &[Motif] = &[
    ("arrow", &[(Body, "M0-10L8-1H3.5V10H-3.5V-1H-8Z"), (Shade, "M0-10L8-1H3.5V10H0Z")]),
    ("bent", &[(Body, "M10-4L3-10V-6C-6-6-10-1-10 8-7 2-3 0 3 0V3Z")]),
    ("cycle", &[(Line, "M-8 1A8 8 0 0 1 5-6.3M8-1A8 8 0 0 1-5 6.3"), (Body, "M3-10L9-4 2-2ZM-3 10L-9 4-2 2Z")]),
    ("split", &[(Line, "M0 10V1L-7-6M0 1L7-6"), (Body, "M-10-9L-4-8-9-3ZM10-9L4-8 9-3Z")]),
    ("swap", &[(Body, "M-9-7H3V-10L10-5 3 0V-3H-9ZM9 7H-3V10L-10 5-3 0V3H9Z")]),
    ("cross", &[(Body, "M-9-6L-6-9 0-3 6-9 9-6 3 0 9 6 6 9 0 3-6 9-9 6-3 0Z")]),
    ("ban", &[(Body, "M0-10A10 10 0 1 1-.01-10ZM-3.6-5.6L5.6 3.6A6.7 6.7 0 0 0-3.6-5.6ZM-5.6-3.6A6.7 6.7 0 0 0 3.6 5.6Z")]),
    ("plus", &[(Body, "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z")]),
    ("minus", &[(Body, "M-9-3H9V3H-9Z")]),
    ("chevron", &[(Body, "M0-9L9-1V5L0-3-9 5V-1Z"), (Shade, "M0 1L9 9V10L0 6-9 10V9Z")]),
    ("star", &[(Body, "M0-10L2.9-3.6 9.6-3 4.6 1.6 6 8.4 0 5-6 8.4-4.6 1.6-9.6-3-2.9-3.6Z"), (Shade, "M0-10L2.9-3.6 9.6-3 0 1ZM0 1L4.6 1.6 6 8.4 0 5Z")]),
    ("waves", &[(Line, "M-3.5-1A5 5 0 0 1 3.5-1M-6.5-4A9 9 0 0 1 6.5-4M-9.5-7A13 13 0 0 1 9.5-7"), (Body, "M0 1.7999999999999998a2.2 2.2 0 1 1-.01 0Z")]),
    ("rings", &[(Line, "M0-5A5 5 0 1 1-.01-5ZM0-9.5A9.5 9.5 0 1 1-.01-9.5Z"), (Body, "M0 -2a2 2 0 1 1-.01 0Z")]),
    ("orbit", &[(Line, "M-10 3A10.5 4 -18 1 1 10-3A10.5 4 -18 1 1-10 3Z"), (Body, "M9 -6.6a2.6 2.6 0 1 1-.01 0Z")]),
    ("reticles", &[(Line, "M-4-9H-9V-4M4-9H9V-4M-4 9H-9V4M4 9H9V4")]),
    ("equal", &[(Body, "M-9-7H9V-2H-9ZM-9 2H9V7H-9Z")]),
    ("peak", &[(Line, "M-10 8L-3-1 2 4 10-8"), (Body, "M10-9L9-2 4-6Z")]),
];

#[rustfmt::skip]
const PEOPLE_AND_COUNCILS: &[Motif] = &[
    ("person", &[(Body, "M0 -9.5a4.5 4.5 0 1 1-.01 0ZM-8 10C-8 3-4 1 0 1S8 3 8 10Z"), (Shade, "M0 1C4 1 8 3 8 10H0Z")]),
    ("officer", &[(Body, "M0 -8.5a4.5 4.5 0 1 1-.01 0ZM-9 10C-9 3-4 2 0 2S9 3 9 10Z"), (Shade, "M-6-6C-5-11 5-11 6-6Z"), (Cut, "M0 4V10M-6 5L-3 8M6 5L3 8")]),
    ("crowd", &[(Shade, "M-6.5 -6a3 3 0 1 1-.01 0ZM6.5 -6a3 3 0 1 1-.01 0ZM-10 9C-10 3-9 1-6.5 1S-3 3-3 9ZM10 9C10 3 9 1 6.5 1S3 3 3 9Z"), (Body, "M0 -9.6a3.6 3.6 0 1 1-.01 0ZM-5.5 10C-5.5 1-3-1 0-1S5.5 1 5.5 10Z")]),
    ("hand", &[(Body, "M-4 10V3L-8-2-6-4-3-1V-8H-1V-3-10H1.4V-3L2-9H4.4V-2L5-6H7V3L4 10Z"), (Cut, "M-1-3V0M1.4-3V0M4.4-2V1")]),
    ("shake", &[(Body, "M-10-5L-5-6 0-4 5-6 10-5V3L7 4 1 9-3 7-7 4-10 3Z"), (Cut, "M0-4L-3 0C-1 2 1 1 3-1L8 4M1 9L-1 6M4 6L2 4")]),
    ("ballot", &[(Body, "M-9-1H9V10H-9Z"), (Shade, "M-5-10H5V1H-5Z"), (Cut, "M-7 1H7M-3-6L-1-4 3-8")]),
    ("scroll", &[(Body, "M-7-10H6C9-10 9-6 6-6V8C6 11 2 11 2 8H-9C-9 5-7 5-7 5Z"), (Shade, "M-9 8H2C2 11 6 11 6 8 6 11-8 11-9 8Z"), (Cut, "M-4-6H3M-4-2H3M-4 2H1")]),
    ("gavel", &[(Body, "M-8-5L-1-10 4-3-3 2ZM1 0L3-2 10 7 8 9Z"), (Shade, "M-10 6H0V10H-10Z"), (Cut, "M-6-6L0 1")]),
    ("scales", &[(Line, "M0-9V8M-8-6H8M-8-6L-10 2M-8-6L-5 2M8-6L5 2M8-6L10 2"), (Body, "M-10.5 2H-4.5A3 3 0 0 1-10.5 2ZM4.5 2H10.5A3 3 0 0 1 4.5 2ZM-5 8H5V10H-5Z")]),
    ("tribune", &[(Body, "M-8-1H8L6 10H-6Z"), (Shade, "M-10-3H10V0H-10Z"), (Line, "M2-3L-1-8"), (Body, "M-2 -11a2 2 0 1 1-.01 0Z")]),
    ("crown", &[(Body, "M-9 7V-6L-4 0 0-9 4 0 9-6V7Z"), (Shade, "M-9 4H9V8H-9Z"), (Hole, "M0 -0.19999999999999996a1.2 1.2 0 1 1-.01 0Z")]),
    ("medal", &[(Shade, "M-7-10H-2L1-4-2-2ZM7-10H2L-1-4 2-2Z"), (Body, "M0 -2a6 6 0 1 1-.01 0Z"), (Hole, "M0 0L1.2 2.6 4 3 2 5 2.6 7.6 0 6.2-2.6 7.6-2 5-4 3-1.2 2.6Z")]),
    ("trophy", &[(Line, "M-5-8H-9V-6C-9-2-7-1-4 0M5-8H9V-6C9-2 7-1 4 0"), (Body, "M-6-10H6V-3C6 1 3 3 1.5 3V6H5V10H-5V6H-1.5V3C-3 3-6 1-6-3Z"), (Shade, "M0-10H6V-3C6 1 3 3 1.5 3V6H5V10H0Z")]),
    ("flag", &[(Line, "M-7 10V-10"), (Body, "M-7-9C-2-12 3-6 9-9V1C3 4-2-2-7 1Z"), (Shade, "M1-8C4-7 6-7.5 9-9V1C6 2.5 4 2 1 1Z")]),
    ("mask", &[(Body, "M-9-7C-3-10 3-10 9-7 10 2 5 10 0 10S-10 2-9-7Z"), (Hole, "M-7-2C-5-5-2-4-1-1-3 0-6 0-7-2ZM7-2C5-5 2-4 1-1 3 0 6 0 7-2Z"), (Cut, "M-3 6H3")]),
    ("envelope", &[(Body, "M-10-7H10V7H-10Z"), (Shade, "M-10-7L0 2 10-7Z"), (Cut, "M-10-7L0 2 10-7M-10 7L-3-1M10 7L3-1")]),
    ("dove", &[(Body, "M-10-2L-2 0C-3-5-1-9 3-10 2-6 4-3 8-4L10-3 7-1C6 5 1 8-5 7L-9 9-7 4C-9 3-10 0-10-2Z"), (Hole, "M6.5 -3.3a0.8 0.8 0 1 1-.01 0Z")]),
];

#[rustfmt::skip]
const GOODS_AND_MONEY: &[Motif] = &[
    ("crate", &[(Body, "M-8-6L0-10 8-6V6L0 10-8 6Z"), (Shade, "M0-2L8-6V6L0 10Z"), (Cut, "M-8-6L0-2 8-6M0-2V10M-4-8L4-4")]),
    ("coin", &[(Body, "M0 -9.5a9.5 9.5 0 1 1-.01 0Z"), (Shade, "M3-9A9.5 9.5 0 0 1 3 9 11 11 0 0 0 3-9Z"), (Cut, "M0-6A6 6 0 1 1-.01-6ZM0-3L3 0 0 3-3 0Z")]),
    ("coins", &[(Body, "M-9 4A9 3.5 0 0 1 9 4V7A9 3.5 0 0 1-9 7ZM-7-1A9 3.5 0 0 1 9-1V2A9 3.5 0 0 1-8 3ZM-9-7A9 3.3 0 0 1 8-7V-4A9 3.3 0 0 1-9-4Z"), (Cut, "M-9 4A9 3.5 0 0 0 9 4M-8-1A9 3.5 0 0 0 9-1M-9-7A9 3.3 0 0 0 8-7")]),
    ("chest", &[(Body, "M-9-1H9V9H-9Z"), (Shade, "M-9-1C-9-11 9-11 9-1Z"), (Cut, "M-9-1H9M-5-7V9M5-7V9"), (Hole, "M-2-3H2V3H-2Z")]),
    ("container", &[(Body, "M-10-6H10V7H-10Z"), (Shade, "M-10 3H10V7H-10Z"), (Cut, "M-6-6V7M-2-6V7M2-6V7M6-6V7")]),
    ("crystal", &[(Body, "M0-10L6-4 4 6 0 10-4 6-6-4Z"), (Shade, "M0-10L6-4 4 6 0 10Z"), (Cut, "M-6-4L0-2 6-4M0-2V10")]),
    ("crystals", &[(Body, "M-1-10L3-6V9H-5V-6Z"), (Shade, "M3-2L7-5 10-2 8 9H3ZM-5 1L-8-1-10 2-8 9H-5Z"), (Cut, "M-1-10V9M-5-6L-1-4 3-6")]),
    ("drop", &[(Body, "M0-10C4-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4 0-10Z"), (Shade, "M0-10C4-4 7-1 7 3A7 7 0 0 1 0 10Z"), (Cut, "M-4 3A4 4 0 0 0-1 6.5")]),
    ("ingots", &[(Body, "M-3-8H3L5-2H-5Z"), (Shade, "M-8 0H-1L1 7H-10ZM1 0H8L10 7H-1Z"), (Body, "M-8 0H-1L0 3H-9ZM1 0H8L9 3H0Z")]),
    ("barrel", &[(Body, "M-7-8A7 2.5 0 0 1 7-8V8A7 2.5 0 0 1-7 8Z"), (Shade, "M2-10.3A7 2.5 0 0 1 7-8V8A7 2.5 0 0 1 2 10.3Z"), (Cut, "M-7-8A7 2.5 0 0 0 7-8M-7-2A7 2.5 0 0 0 7-2M-7 4A7 2.5 0 0 0 7 4")]),
    ("bank", &[(Body, "M-10-4L0-10 10-4ZM-10 7H10V10H-10Z"), (Shade, "M-8-3H-4V6H-8ZM-2-3H2V6H-2ZM4-3H8V6H4Z")]),
    ("percent", &[(Body, "M-5 -9a4 4 0 1 1-.01 0ZM5 1a4 4 0 1 1-.01 0ZM6-10L9-8-6 10-9 8Z"), (Hole, "M-5 -6.6a1.6 1.6 0 1 1-.01 0ZM5 3.4a1.6 1.6 0 1 1-.01 0Z")]),
    ("tag", &[(Body, "M-10-8H0L10 2 2 10-10-2Z"), (Shade, "M10 2L2 10-10-2V0L2 11Z"), (Hole, "M-5.5 -5.8a1.8 1.8 0 1 1-.01 0Z"), (Cut, "M-1-2L4 3")]),
    ("card", &[(Shade, "M-9-6L1-9 6 7-4 10Z"), (Body, "M-3-9H9V9H-3Z"), (Cut, "M0-5H6M0-1H6M0 3H4")]),
];

#[rustfmt::skip]
const TOOLS_AND_SCIENCE: &[Motif] = &[
    ("gear", &[(Body, "M-2-10H2L3-7 6-8 8-6 7-3 10-2V2L7 3 8 6 6 8 3 7 2 10H-2L-3 7-6 8-8 6-7 3-10 2V-2L-7-3-8-6-6-8-3-7Z"), (Shade, "M0-10H2L3-7 6-8 8-6 7-3 10-2V2L7 3 8 6 6 8 3 7 2 10H0Z"), (Hole, "M0 -3.4a3.4 3.4 0 1 1-.01 0Z")]),
    ("wrench", &[(Body, "M6-10A6 6 0 0 0-1-3L-10 6-6 10 3 1A6 6 0 0 0 10-6L6-3 3-6Z"), (Shade, "M-10 6L-6 10 3 1 1-1-7 7Z")]),
    ("pick", &[(Line, "M-6 10L2-4"), (Body, "M-9-4C-4-10 6-9 10 0 4-5-1-6-6-1Z")]),
    ("drill", &[(Body, "M-6-10H6V-3H-6Z"), (Shade, "M-5-2H5L0 10Z"), (Cut, "M-6-6H6M-4 1L4-1M-3 5L3 2")]),
    ("crane", &[(Line, "M-6 9V-8H9M-6-8L-1-3M-10-8H-6M7-8V-2"), (Body, "M3-2H10V4H3ZM-10 8H-2V10H-10Z")]),
    ("blueprint", &[(Body, "M-10-8H10V8H-10Z"), (Cut, "M0-5L4 4 0 2-4 4ZM-7-5H-4M-7 5H-4M5 5H7M6-5V-2")]),
    ("flask", &[(Body, "M-3-10H3V-3L9 7C9 9 8 10 7 10H-7C-8 10-9 9-9 7L-3-3Z"), (Shade, "M-6 2H6L9 7C9 9 8 10 7 10H-7C-8 10-9 9-9 7Z"), (Hole, "M-2 3.8a1.2 1.2 0 1 1-.01 0ZM2 6.1a0.9 0.9 0 1 1-.01 0Z")]),
    ("atom", &[(Line, "M-10 0A10 3.8 0 1 0 10 0A10 3.8 0 1 0-10 0M-5-8.7A10 3.8 60 1 0 5 8.7A10 3.8 60 1 0-5-8.7M5-8.7A10 3.8 120 1 0-5 8.7A10 3.8 120 1 0 5-8.7"), (Body, "M0 -2.4a2.4 2.4 0 1 1-.01 0Z")]),
    ("helix", &[(Line, "M-6-10C-6-3 6-3 6 3 6 6 3 8 2 10M6-10C6-3-6-3-6 3-6 6-3 8-2 10M-5-7H5M-4 5H4M-3-2H3")]),
    ("cap", &[(Body, "M0-8L10-3 0 2-10-3Z"), (Shade, "M-6 1L0 4 6 1V6C3 9-3 9-6 6Z"), (Line, "M9-2V6"), (Body, "M9 5.6a1.4 1.4 0 1 1-.01 0Z")]),
    ("book", &[(Body, "M0-6C-3-9-7-9-10-8V7C-7 6-3 6 0 9Z"), (Shade, "M0-6C3-9 7-9 10-8V7C7 6 3 6 0 9Z"), (Cut, "M-7-4H-3M-7 0H-3M3-4H7M3 0H7")]),
    ("lens", &[(Body, "M0-10L9 6H-9Z"), (Shade, "M0-10L9 6H0Z"), (Line, "M-10 1L-5-1M5-1L10-3M5 0L10 1M5 1L10 5")]),
    ("magnet", &[(Body, "M-9-4H-4V1A4 4 0 0 0 4 1V-4H9V1A9 9 0 0 1-9 1Z"), (Shade, "M-9-9H-4V-4H-9ZM4-9H9V-4H4Z")]),
    ("engine", &[(Body, "M-4-10H4V-4L9 5H-9L-4-4Z"), (Shade, "M0-10H4V-4L9 5H0Z"), (Cut, "M-4-4H4M-6 0H6"), (Body, "M-6 6H6L0 10Z")]),
    ("radiator", &[(Body, "M-10-8H-7V8H-10ZM-5-8H-2V8H-5ZM0-8H3V8H0ZM5-8H8V8H5Z"), (Line, "M-10-10H9M-10 10H9")]),
    ("dish", &[(Body, "M-9-4C-9 5-1 9 7 6L-6-10C-8-8-9-6-9-4Z"), (Shade, "M-9-4C-9 5-1 9 7 6L1-1C-3 2-8 0-9-4Z"), (Line, "M0-2L6-7M-2 6L-5 10H4"), (Body, "M6 -8.8a1.8 1.8 0 1 1-.01 0Z")]),
    ("beacon", &[(Line, "M-4-9A8 8 0 0 0-4 1M4-9A8 8 0 0 1 4 1M-7-10A11 11 0 0 0-7 3M7-10A11 11 0 0 1 7 3"), (Body, "M0 -6.6a2.6 2.6 0 1 1-.01 0ZM-1.5-1H1.5L4 10H-4Z")]),
    ("radar", &[(Line, "M0-9.5A9.5 9.5 0 1 1-.01-9.5ZM0-5A5 5 0 1 1-.01-5Z"), (Shade, "M0 0L9.5 0A9.5 9.5 0 0 0 4.7-8.2Z"), (Body, "M-4 1.4a1.6 1.6 0 1 1-.01 0ZM5 -5.6a1.6 1.6 0 1 1-.01 0ZM0 -1.2a1.2 1.2 0 1 1-.01 0Z")]),
    ("eye", &[(Body, "M-10 0C-6-8 6-8 10 0 6 8-6 8-10 0Z"), (Hole, "M0 -4.2a4.2 4.2 0 1 1-.01 0Z"), (Body, "M0 -2.2a2.2 2.2 0 1 1-.01 0Z")]),
    ("key", &[(Body, "M-5-5A5 5 0 0 1-.4-2H10V2H8V6H4V2H-.4A5 5 0 1 1-5-5Z"), (Hole, "M-5 -1.8a1.8 1.8 0 1 1-.01 0Z")]),
    ("lock", &[(Line, "M-4.5-1V-5A4.5 4.5 0 0 1 4.5-5V-1"), (Body, "M-8-2H8V10H-8Z"), (Shade, "M0-2H8V10H0Z"), (Hole, "M0 1.2a1.8 1.8 0 1 1-.01 0ZM-1 4H1V7H-1Z")]),
    ("die", &[(Body, "M-7-8H7L8-7V7L7 8H-7L-8 7V-7Z"), (Hole, "M-4 -5.7a1.7 1.7 0 1 1-.01 0ZM4 2.3a1.7 1.7 0 1 1-.01 0ZM0 -1.7a1.7 1.7 0 1 1-.01 0ZM4 -5.7a1.7 1.7 0 1 1-.01 0ZM-4 2.3a1.7 1.7 0 1 1-.01 0Z")]),
    ("clock", &[(Body, "M0 -9.5a9.5 9.5 0 1 1-.01 0Z"), (Hole, "M0 -7a7 7 0 1 1-.01 0Z"), (Line, "M0-5V0L4 2")]),
    ("compass", &[(Line, "M0-9.5A9.5 9.5 0 1 1-.01-9.5Z"), (Body, "M0-8L2.6 0H-2.6Z"), (Shade, "M0 8L2.6 0H-2.6Z")]),
    ("map", &[(Body, "M-10-6L-3-9V6L-10 9ZM3-6L10-9V6L3 9Z"), (Shade, "M-3-9L3-6V9L-3 6Z"), (Cut, "M-8 3L-4-1 1 2 7-4")]),
    ("speaker", &[(Body, "M-10-4H-6L0-9V9L-6 4H-10Z"), (Line, "M3-4A6 6 0 0 1 3 4M6-7A10 10 0 0 1 6 7")]),
    ("chip", &[(Line, "M-10-4H10M-10 0H10M-10 4H10M-4-10V10M0-10V10M4-10V10"), (Body, "M-7-7H7V7H-7Z"), (Hole, "M-3-3H3V3H-3Z")]),
    ("plate", &[(Body, "M0-10L9-5V5L0 10-9 5V-5Z"), (Shade, "M0-10L9-5V5L0 10Z"), (Cut, "M0-5L4.5-2.5V2.5L0 5-4.5 2.5V-2.5Z")]),
    ("mesh", &[(Line, "M-9-9L9 9M-9-3L3 9M-3-9L9 3M9-9L-9 9M9-3L-3 9M3-9L-9 3")]),
    ("net", &[(Line, "M-10-8C-4-4 4-4 10-8M-10-1C-4 3 4 3 10-1M-8 6C-3 9 3 9 8 6M-6-10C-8 0-6 5-4 10M0-6V10M6-10C8 0 6 5 4 10")]),
    ("hook", &[(Line, "M0-10V3"), (Body, "M-8 0C-8 8 8 8 8 0L9.5 2C9.5 12-9.5 12-9.5 2Z"), (Body, "M-10-2L-4 1-9 4ZM10-2L4 1 9 4Z")]),
    ("chain", &[(Line, "M-2-2L-5 1A3.5 3.5 0 0 0 0 6L3 3M2 2L5-1A3.5 3.5 0 0 0 0-6L-3-3M-7 3L-10 6M7-3L10-6")]),
    ("jaw", &[(Body, "M-10-9H10V-4L7 1 4-4 1 1-2-4-5 1-8-4-10-2Z"), (Shade, "M-10 9H10V5L7 0 4 5 1 0-2 5-5 0-8 5-10 3Z")]),
    ("door", &[(Body, "M-9-10H9V10H-9Z"), (Shade, "M0-10H9V10H0Z"), (Cut, "M0-10V10M-9-5L-4-5 0-1 4-5H9M-9 5L-4 5 0 1 4 5H9")]),
    ("patch", &[(Body, "M-10-1L-1-10 10 1 1 10Z"), (Shade, "M-4.5-.5L-.5-4.5 4.5.5.5 4.5Z"), (Hole, "M0 -2.4a0.9 0.9 0 1 1-.01 0ZM1.5 -0.9a0.9 0.9 0 1 1-.01 0ZM-1.5 -0.9a0.9 0.9 0 1 1-.01 0ZM0 0.6a0.9 0.9 0 1 1-.01 0Z")]),
];

#[rustfmt::skip]
const PLACES_AND_WORLDS: &[Motif] = &[
    ("planet", &[(Body, "M0 -9.5a9.5 9.5 0 1 1-.01 0Z"), (Shade, "M4-8.6A9.5 9.5 0 1 1-7 6.4 12 12 0 0 0 4-8.6Z"), (Cut, "M-8-3C-3-5 0 0 4-3M-7 4C-3 2 1 6 5 3")]),
    ("ringed", &[(Body, "M0 -6.5a6.5 6.5 0 1 1-.01 0Z"), (Shade, "M2-6.2A6.5 6.5 0 1 1-5 4.2 8 8 0 0 0 2-6.2Z"), (Line, "M-6-1.5C-12 3-9 6 0 3S12-5 6-3.5")]),
    ("moon", &[(Body, "M4-9A9.5 9.5 0 1 0 4 9 8 8 0 1 1 4-9Z")]),
    ("sun", &[(Line, "M0-10V-7M0 7V10M-10 0H-7M7 0H10M-7-7L-5-5M5 5L7 7M7-7L5-5M-5 5L-7 7"), (Body, "M0 -5.5a5.5 5.5 0 1 1-.01 0Z"), (Shade, "M0 -3a3 3 0 1 1-.01 0Z")]),
    ("asteroid", &[(Body, "M-4-9L4-9 9-3 8 5 1 9-6 7-9 0Z"), (Shade, "M9-3L8 5 1 9-6 7C3 6 7 2 9-3Z"), (Hole, "M-3 -4.8a1.8 1.8 0 1 1-.01 0ZM3 -2.3a1.3 1.3 0 1 1-.01 0ZM-2 2.8a1.2 1.2 0 1 1-.01 0Z")]),
    ("comet", &[(Shade, "M1-8L-10 10 8 2Z"), (Body, "M5 -9a5 5 0 1 1-.01 0Z"), (Cut, "M3-6A3 3 0 0 1 6-7")]),
    ("gate", &[(Body, "M0 -10a10 10 0 1 1-.01 0Z"), (Hole, "M0 -6.8a6.8 6.8 0 1 1-.01 0Z"), (Line, "M0 0C1-2 4-1 3 2S-3 4-4 0 1-5 4-4"), (Cut, "M0-10V-7M0 7V10M-10 0H-7M7 0H10")]),
    ("factory", &[(Body, "M-10 9V0L-4-4V0L2-4V0H4V-10H8V9Z"), (Shade, "M4-10H8V9H4Z"), (Hole, "M-8 3H-5V6H-8ZM-3 3H0V6H-3Z")]),
    ("city", &[(Body, "M-7 8V-1H-4V8ZM-3 8V-6H1V8ZM2 8V-3H6V8Z"), (Shade, "M-10 8H10V10H-10Z"), (Line, "M-10 8A10 13 0 0 1 10 8")]),
    ("house", &[(Body, "M0-9L10 0H7V9H-7V0H-10Z"), (Shade, "M0-9L10 0H7V9H0Z"), (Hole, "M-2.5 3H2.5V9H-2.5Z")]),
    ("tower", &[(Body, "M-5-10H5L4-5H3L5 10H-5L-3-5H-4Z"), (Shade, "M0-10H5L4-5H3L5 10H0Z"), (Cut, "M-3-1H3M-4 4H4")]),
    ("citadel", &[(Body, "M-10 10V-3L-7-6-4-3V1H-3V-7L0-10 3-7V1H4V-3L7-6 10-3V10Z"), (Shade, "M0-10L3-7V1H4V-3L7-6 10-3V10H0Z"), (Hole, "M-2 4H2V10H-2Z")]),
    ("temple", &[(Body, "M0-10L10-5V-3H-10V-5Z"), (Shade, "M-8-2H-5V7H-8ZM-1.5-2H1.5V7H-1.5ZM5-2H8V7H5Z"), (Body, "M-10 7H10V10H-10Z")]),
    ("dock", &[(Line, "M-9 10V-9H-3M9 10V-9H3M-9-4H-5M9-4H5M-9 4H-5M9 4H5"), (Body, "M0-6L3 1V7H-3V1Z"), (Shade, "M0-6L3 1V7H0Z")]),
    ("obelisk", &[(Body, "M-3-7L0-10 3-7 5 10H-5Z"), (Shade, "M0-10L3-7 5 10H0Z"), (Cut, "M-2-3H2M-2 1H2M-3 5H3")]),
    ("hive", &[(Body, "M0-10L4.5-7.5V-2.5L0 0-4.5-2.5V-7.5ZM-5.2-1L-.7 1.5V6.5L-5.2 9-9.7 6.5V1.5Z"), (Shade, "M5.2-1L9.7 1.5V6.5L5.2 9 .7 6.5V1.5Z"), (Hole, "M0 -6.4a1.4 1.4 0 1 1-.01 0ZM-5.2 2.6a1.4 1.4 0 1 1-.01 0Z")]),
    ("cloud", &[(Body, "M-7 5C-11 5-11-1-7-1-7-7 1-8 3-3 8-5 11 2 7 5Z"), (Shade, "M-7 5C-10 5-10 2-8 1-4 4 4 3 9 1 9 3 8 5 7 5Z")]),
    ("hills", &[(Body, "M-10 9L-5-3-1 3 4-7 10 9Z"), (Shade, "M4-7L10 9H2L5 2ZM-5-3L-1 3-3 9H-6Z")]),
    ("leaf", &[(Body, "M-8 9C-10-4 0-10 9-9 10 1 3 9-8 9Z"), (Shade, "M-8 9L9-9C10 1 3 9-8 9Z"), (Cut, "M-8 9L5-5M-3 4V-2M1 0H6")]),
    ("tree", &[(Body, "M0-10L6-3H3L8 4H-8L-3-3H-6Z"), (Shade, "M0-10L6-3H3L8 4H0Z"), (Body, "M-1.5 4H1.5V10H-1.5Z")]),
];

#[rustfmt::skip]
const CREATURES_AND_OMENS: &[Motif] = &[
    ("skull", &[(Body, "M0-10C7-10 9-5 9-1 9 2 7 4 5 5V9H-5V5C-7 4-9 2-9-1-9-5-7-10 0-10Z"), (Shade, "M0-10C7-10 9-5 9-1 9 2 7 4 5 5V9H0Z"), (Hole, "M-4 -3.5a2.5 2.5 0 1 1-.01 0ZM4 -3.5a2.5 2.5 0 1 1-.01 0ZM0 2L1.5 5H-1.5Z"), (Cut, "M-2 6.5V9M2 6.5V9")]),
    ("ghost", &[(Body, "M-7 10V-3A7 7 0 0 1 7-3V10L3.5 7 0 10-3.5 7Z"), (Hole, "M-2.7 -3.7a1.7 1.7 0 1 1-.01 0ZM2.7 -3.7a1.7 1.7 0 1 1-.01 0ZM0 1.7a1.3 1.3 0 1 1-.01 0Z")]),
    ("eel", &[(Body, "M-10 4C-8-3-5-4-1 0S5 4 7-1C8-4 6-6 4-5L4-8C9-9 11-4 10 0 8 8 2 8-1 4S-6 2-8 7Z"), (Hole, "M6.5 -6.4a0.9 0.9 0 1 1-.01 0Z"), (Line, "M-6-8L-4-5M0-9V-6M-7 8L-5 10")]),
    ("bug", &[(Line, "M-4-4L-9-8M4-4L9-8M-5 1H-10M5 1H10M-4 5L-8 10M4 5L8 10"), (Body, "M0-6C5-6 6 9 0 9S-5-6 0-6ZM0 -10a3 3 0 1 1-.01 0Z"), (Cut, "M0-4V9M-4 1H4")]),
    ("eggs", &[(Body, "M-4-8C-1-8 1-2 1 2A5 5 0 0 1-9 2C-9-2-7-8-4-8Z"), (Shade, "M5-3C7-3 10 2 10 5A5 5 0 0 1 0 6C0 2 3-3 5-3Z"), (Cut, "M-7-1L-4 1-2-1")]),
    ("claws", &[(Body, "M-8-10C-6-2-5 4-3 10-9 5-11-3-8-10ZM-1-10C1-2 2 4 4 10-3 5-4-3-1-10ZM6-10C8-3 9 3 10 8 4 4 4-4 6-10Z")]),
    ("crow", &[(Body, "M-10-4L-3-5C0-9 5-9 7-5L10-3 7-2C7 3 2 6-3 5L-9 9-6 3C-9 2-10-1-10-4Z"), (Shade, "M-10-4L-3-5C0-2 1 1-1 4L-3 5-9 9-6 3C-9 2-10-1-10-4Z"), (Hole, "M5 -5.9a0.9 0.9 0 1 1-.01 0Z")]),
    ("wings", &[(Body, "M0-4L3-1 10-8C10 0 6 5 0 7-6 5-10 0-10-8L-3-1Z"), (Shade, "M0-4L3-1 10-8C10 0 6 5 0 7Z")]),
    ("fangs", &[(Body, "M-10-8H10C10-3 8 0 6 8L3-1H-3L-6 8C-8 0-10-3-10-8Z"), (Cut, "M-6-5H6")]),
    ("heart", &[(Body, "M0 9C-9 3-11-3-8-7S-1-8 0-4C1-8 5-10 8-7S9 3 0 9Z"), (Cut, "M-7 0H-3L-1-4 2 4 4 0H7")]),
    ("blade", &[(Body, "M0-10L3-6V4H-3V-6Z"), (Shade, "M0-10L3-6V4H0Z"), (Body, "M-6 4H6V6H-6ZM-1.5 6H1.5V10H-1.5Z")]),
];
