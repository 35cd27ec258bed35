//! The rubble of a destroyed planet.

use super::pack_picture;
use yew::prelude::*;

/// Draws shards around an empty center.
pub fn rubble(variant: u8) -> Html {
    if let Some(picture) = pack_picture("exodus-rubble", 44) {
        return picture;
    }
    let turn = format!("rotate({})", u16::from(variant) * 53 % 360);
    html! {
        <g class="exo-rubble" transform={format!("{turn} scale(1.25)")}>
            <circle class="exo-dust" r="36" />
            <path class="exo-shard" d="M-33-14L-20-25-14-12-22-3ZM16-29L31-23 28-9 15-14ZM30 8L41 15 30 27 22 18ZM-9 23L6 29-1 42-15 36ZM-41 10L-28 9-26 21-36 23ZM-6-44L5-42 1-32-9-34Z" />
            <path class="exo-shard small" d="M-4-14L4-9-3-2-10-7ZM10 6L17 4 18 12 11 13ZM-14 9L-8 12-12 19-19 15ZM8-36L13-36 12-31 7-31ZM40-8L46-6 43-1 38-3ZM-27 31L-21 32-23 37-28 36Z" />
        </g>
    }
}
