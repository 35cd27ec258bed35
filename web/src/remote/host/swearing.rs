//! The host's side of making a seed together: all seals first, then all parts.

use super::{Effect, Effects, Host, Remote};
use crate::remote::message::FromHost;
use crate::remote::oath::{Oath, Part};
use engine::error::Cites;
use engine::game::Seat;
use std::collections::BTreeMap;

/// A seed in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Swearing {
    /// The host's own part.
    own: Option<Part>,
    seals: BTreeMap<u8, Part>,
    parts: BTreeMap<u8, Part>,
}

fn listed(parts: &BTreeMap<u8, Part>) -> Vec<(Seat, Part)> {
    let all = parts.iter();
    all.map(|(seat, part)| (Seat(*seat), *part)).collect()
}

impl<G: Remote> Host<G>
where
    G::Refusal: Cites,
{
    /// Gives the host's part in the next seed. Without one, the seed stays as it was dealt.
    pub fn bring(&mut self, part: Part) {
        self.brought = Some(part);
    }

    /// Asks all guests for their seals.
    pub(super) fn swear(&mut self) -> Effects<G> {
        let Some(own) = self.brought.take() else {
            return Vec::new();
        };
        self.swearing = Some(Swearing {
            own: Some(own),
            seals: BTreeMap::from([(self.own.0, own.seal(self.own))]),
            parts: BTreeMap::new(),
        });
        self.everybody(&FromHost::Swear)
    }

    /// A guest's seal. When all are there they are told, and cannot be changed any more.
    pub(super) fn sealed(&mut self, seat: Seat, seal: Part) -> Effects<G> {
        let all = self.places.len() + 1;
        let Some(swearing) = &mut self.swearing else {
            return Vec::new();
        };
        swearing.seals.entry(seat.0).or_insert(seal);
        if swearing.seals.len() < all || !swearing.parts.is_empty() {
            return Vec::new();
        }
        if let Some(own) = swearing.own {
            swearing.parts.insert(self.own.0, own);
        }
        let seals = listed(&swearing.seals);
        self.everybody(&FromHost::Seals { seals })
    }

    /// A guest's part. When all are there the seed is made, unless one does not fit its seal.
    pub(super) fn opened(&mut self, seat: Seat, part: Part) -> Effects<G> {
        let all = self.places.len() + 1;
        let Some(swearing) = &mut self.swearing else {
            return Vec::new();
        };
        if swearing.seals.len() < all || swearing.seals.get(&seat.0) != Some(&part.seal(seat)) {
            let peer = self.places.iter().find(|place| place.seat == seat);
            let peer = peer.and_then(|place| place.peer);
            return peer.map_or_else(Vec::new, |peer| self.strike(peer));
        }
        swearing.parts.entry(seat.0).or_insert(part);
        if swearing.parts.len() < all {
            return Vec::new();
        }
        let (seals, parts) = (listed(&swearing.seals), listed(&swearing.parts));
        self.swearing = None;
        let mut effects = self.everybody(&FromHost::Parts {
            parts: parts.clone(),
        });
        effects.extend(Oath::opened(&seals, &parts).map(Effect::Begin));
        effects
    }
}
