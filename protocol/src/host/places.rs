//! The seats that are played elsewhere: they come and go while a match is played.

use super::{Effects, Host, Peer, Reason};
use engine::error::Cites;
use engine::game::{Game, Seat};
use engine::session::Session;

/// A seat for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// What gives it back to the one who had it.
    pub token: String,
    /// Who sits there now.
    pub peer: Option<Peer>,
    /// Whether somebody sat there before, and may come again.
    pub held: bool,
    /// Whether the token was handed to somebody: then nobody takes the seat without it.
    pub offered: bool,
}

impl Place {
    /// A place that nobody has taken.
    #[must_use]
    pub const fn new(seat: Seat, token: String) -> Self {
        Self {
            seat,
            token,
            peer: None,
            held: false,
            offered: false,
        }
    }

    /// The same, with a token that somebody has.
    #[must_use]
    pub fn offered(self) -> Self {
        Self {
            offered: true,
            ..self
        }
    }
}

impl<G: Game> Host<G>
where
    G::Refusal: Cites,
{
    /// The token of a seat, to be handed to somebody; a seat without a place is given one, if a new token can be drawn.
    pub fn admit(&mut self, seat: Seat, token: impl FnOnce() -> Option<String>) -> Option<String> {
        if let Some(place) = self.places.iter_mut().find(|place| place.seat == seat) {
            place.offered = true;
            return Some(place.token.clone());
        }
        let token = token()?;
        self.places.push(Place::new(seat, token.clone()).offered());
        Some(token)
    }

    /// Only these seats are played elsewhere from now on: who sat at another is sent away.
    pub fn keep(&mut self, away: &[Seat], session: &Session<G>) -> Effects<G> {
        let gone = |place: &Place| !away.contains(&place.seat);
        let places = self.places.iter().filter(|place| gone(place));
        let peers: Vec<Peer> = places.filter_map(|place| place.peer).collect();
        let mut effects: Effects<G> = peers
            .into_iter()
            .flat_map(|peer| self.dismiss(peer, Reason::Closed))
            .collect();
        if self.places.iter().any(gone) {
            self.places.retain(|place| !gone(place));
            self.refused = false;
            effects.extend(self.pause());
            effects.extend(self.swear(session));
        }
        effects
    }
}
