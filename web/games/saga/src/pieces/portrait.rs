//! Portraits of the eight Commanders: heads and shoulders against space, distinguished by clothing
//! and posture.

use super::{picture, picture_for};
use yew::prelude::*;

/// The parts of a portrait, as paths in a frame from -50 to 50.
struct PortraitFeatures {
    /// The style class of the light in the background and of the clothes.
    tone: &'static str,
    head: &'static str,
    /// Hair, cap or hood, behind the head.
    back: &'static str,
    front: &'static str,
    coat: &'static str,
    /// Lines on the coat.
    trim: &'static str,
    /// Eyes, visor, scars, beard.
    marks: &'static str,
}

const COAT: &str = "M-46 52C-44 30-28 26-12 22L0 30 12 22C28 26 44 30 46 52Z";
const HEAD: &str = "M-15-16C-15-32 15-32 15-16V0C15 12 8 20 0 22-8 20-15 12-15 0Z";
const NARROW: &str = "M-13-16C-13-32 13-32 13-16V0C13 12 6 20 0 23-6 20-13 12-13 0Z";

const FACES: [PortraitFeatures; 8] = [
    PortraitFeatures {
        tone: "tone-1",
        head: NARROW,
        back: "M-20-10C-24-38 24-38 20-10 22 8 20 20 14 26H-14C-20 20-22 8-20-10Z",
        front: "M-14-14C-10-26 10-28 15-12 6-18-4-20-14-14Z",
        coat: COAT,
        trim: "M-12 22L-4 44M12 22L4 44M-30 36H-18M18 36H30",
        marks: "M-7-3h4M3-3h4M-4 11h8",
    },
    PortraitFeatures {
        tone: "tone-2",
        head: HEAD,
        back: "",
        front: "M-17-16C-18-36 18-36 17-16L20-14H-20ZM-20-14C-8-18 8-18 24-10",
        coat: COAT,
        trim: "M0 30V52M-26 30L-20 52M26 30L20 52",
        marks: "M-8-5h5M3-5h5M-12 6C-8 20 8 20 12 6 6 10-6 10-12 6Z",
    },
    PortraitFeatures {
        tone: "tone-3",
        head: NARROW,
        back: "M-26-12a15 17 0 0 1 14-24 15 15 0 0 1 24 0 15 17 0 0 1 14 24 14 14 0 0 1-6 20H-20a14 14 0 0 1-6-20Z",
        front: "M-13-15C-8-24 8-24 13-15",
        coat: "M-46 52C-42 30-26 28-12 24L0 34 12 24C26 28 42 30 46 52Z",
        trim: "M-12 24L0 34 12 24M-20 32V52M20 32V52",
        marks: "M-8-4a4.6 4.6 0 1 0 .1 0ZM8-4a4.6 4.6 0 1 0 .1 0ZM-3-1h6M-4 12h8",
    },
    PortraitFeatures {
        tone: "tone-4",
        head: "M-17-16C-17-34 17-34 17-16V2C17 14 10 22 0 23-10 22-17 14-17 2Z",
        back: "",
        front: "M-17-18C-14-30 14-30 17-18L17-24C10-36-10-36-17-24Z",
        coat: "M-50 52C-50 26-30 26-14 20L0 28 14 20C30 26 50 26 50 52Z",
        trim: "M-44 34L-26 30M44 34L26 30M-44 42L-24 38M44 42L24 38",
        marks: "M-9-6l6 2M9-6l-6 2M6-12L12 4M-6 12h12",
    },
    PortraitFeatures {
        tone: "tone-5",
        head: NARROW,
        back: "M-24 50C-30 0-26-38 0-38S30 0 24 50Z",
        front: "M-16-8C-18-34 18-34 16-8 12-22-12-22-16-8Z",
        coat: COAT,
        trim: "M0 30V40M-5 35H5M-34 40C-20 34-12 40-10 52M34 40C20 34 12 40 10 52",
        marks: "M-7-2h4M3-2h4M0-12h.1M-4 12h8",
    },
    PortraitFeatures {
        tone: "tone-6",
        head: HEAD,
        back: "M-24 20C-32-20-18-40 0-40S32-20 24 20L18 30H-18Z",
        front: "",
        coat: "M-46 52C-46 34-34 22-20 18L0 30 20 18C34 22 46 34 46 52Z",
        trim: "M-20 18L-14 52M20 18L14 52M0 30V52",
        marks: "M-13-8H13V0H-13ZM0-8V0M-5 12h10",
    },
    PortraitFeatures {
        tone: "tone-7",
        head: NARROW,
        back: "M-18-12C-20-34 20-34 18-12 20-2 18 4 16 8H-16C-18 4-20-2-18-12ZM0-34a8 7 0 1 0 .1 0Z",
        front: "M-14-12C-8-20-2-24 0-28 2-24 8-20 14-12 8-16-8-16-14-12Z",
        coat: "M-44 52C-42 32-26 28-10 24L0 46 10 24C26 28 42 32 44 52Z",
        trim: "M-10 24L0 46 10 24M-30 40L-22 34M30 40L22 34",
        marks: "M-8-3l5 1M8-3l-5 1M-3 12h6",
    },
    PortraitFeatures {
        tone: "tone-8",
        head: HEAD,
        back: "M-22 22C-28-14-20-38 0-40S28-14 22 22L30 50H-30Z",
        front: "M-18-10C-20-30-10-38 0-38S20-30 18-10C14-24-14-24-18-10ZM-4-30L0-36 4-30 0-25Z",
        coat: COAT,
        trim: "M-12 22C-6 30 6 30 12 22M-20 30C-8 42 8 42 20 30M-28 36C-12 52 12 52 28 36",
        marks: "M-8-4h5M3-4h5M-9 8C-4 16 4 16 9 8L5 16 0 26-5 16Z",
    },
];

/// Draws the portrait of a Commander by index, in a frame 100 units wide.
pub fn portrait(commander: u8) -> Html {
    let Some(face) = FACES.get(usize::from(commander) % FACES.len()) else {
        return Html::default();
    };
    html! {
        <g class={classes!("saga-portrait", face.tone)}>
            <path class="saga-portrait-night" d="M-50-50H50V50H-50Z" />
            <circle class="saga-portrait-light" cx="-14" cy="-18" r="46" />
            <path class="saga-portrait-orbit" d="M-50 10C-30-20 30-40 50-34M-50 26C-20-8 36-26 50-20" />
            <path class="saga-portrait-back" d={face.back} />
            <path class="saga-portrait-neck" d="M-7 14H7V30L0 36-7 30Z" />
            <path class="saga-portrait-head" d={face.head} />
            <path class="saga-portrait-side" d="M2-28C12-28 15-22 15-16V0C15 12 8 20 2 22 8 6 8-14 2-28Z" />
            <path class="saga-portrait-marks" d={face.marks} />
            <path class="saga-portrait-front" d={face.front} />
            <path class="saga-portrait-coat" d={face.coat} />
            <path class="saga-portrait-trim" d={face.trim} />
        </g>
    }
}

pub fn icon(commander: u8, label: Option<AttrValue>) -> Html {
    picture("saga-portrait-picture", 50, label, portrait(commander))
}

/// Returns the portrait by id and index as a picture: that of the current content pack, or the
/// built-in one.
pub fn known_icon(id: &str, commander: u8, label: Option<AttrValue>) -> Html {
    let body = picture_for("commander", id, 50).unwrap_or_else(|| portrait(commander));
    picture("saga-portrait-picture", 50, label, body)
}
