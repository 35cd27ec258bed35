//! The seats that are played elsewhere: they come and go while a match is played.

use super::{Effects, Host, Peer, Place, Reason, Remote};
use engine::error::Cites;
use engine::game::Seat;

impl<G: Remote> Host<G>
where
    G::Refusal: Cites,
{
    /// The token of a seat, to be handed to somebody; a seat without a place is given one.
    pub fn admit(&mut self, seat: Seat, token: impl FnOnce() -> String) -> String {
        if let Some(place) = self.places.iter_mut().find(|place| place.seat == seat) {
            place.offered = true;
            return place.token.clone();
        }
        let token = token();
        self.places.push(Place::new(seat, token.clone()).offered());
        token
    }

    /// Only these seats are played elsewhere from now on: who sat at another is sent away.
    pub fn keep(&mut self, away: &[Seat]) -> Effects<G> {
        let gone = |place: &Place| !away.contains(&place.seat);
        let places = self.places.iter().filter(|place| gone(place));
        let peers: Vec<Peer> = places.filter_map(|place| place.peer).collect();
        let mut effects: Effects<G> = peers
            .into_iter()
            .flat_map(|peer| self.dismiss(peer, Reason::Closed))
            .collect();
        if self.places.iter().any(gone) {
            self.places.retain(|place| !gone(place));
            effects.extend(self.pause());
        }
        effects
    }
}
