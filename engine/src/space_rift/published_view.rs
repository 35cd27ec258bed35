//! A view as the JSON API returns it: the public information as in a position, the number of cards
//! of each side, the hands that the viewer may see, and the scores.

use super::battlefield::Side;
use super::game::SpaceRift;
use super::position::FORMAT;
use super::scenario::PerSide;
use super::state::{Private, Public};
use super::view::{HandSizes, View};
use serde::Serialize;

/// The part of a battle that a viewer may see: public information, and the hands of its own side.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "View"))]
pub struct PublishedView {
    /// The format, the same as that of a position.
    #[cfg_attr(feature = "schema", ts(type = "'space-rift-position/1'"))]
    pub format: &'static str,
    /// Information that both sides see.
    pub public: Public,
    /// Score of each side; a side wins with its number in `victory` of the scenario.
    pub score: PerSide<u8>,
    /// Number of cards of South, and the cards if they are visible.
    pub south: Hand,
    /// Number of cards of North, and the cards if they are visible.
    pub north: Hand,
}

/// The number of cards of a side, and the cards if the viewer may see them.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Hand {
    /// Number of cards, which everybody sees.
    pub held: HandSizes,
    /// The cards; `None` if they are hidden from the viewer.
    pub hand: Option<Private>,
}

impl SpaceRift {
    /// Converts a view to the form that the JSON API returns.
    pub(super) fn published_view(&self, view: &View) -> PublishedView {
        let score = |side| self.score_of(&view.public, side);
        let hand = |side: Side| {
            let own = view.own.filter(|(own, _)| *own == side);
            let open = view.open.map(|hands| hands[side.index()]);
            Hand {
                held: view.held[side.index()],
                hand: own.map(|(_, hand)| hand).or(open),
            }
        };
        PublishedView {
            format: FORMAT,
            public: view.public,
            score: PerSide {
                south: score(Side::South),
                north: score(Side::North),
            },
            south: hand(Side::South),
            north: hand(Side::North),
        }
    }
}
