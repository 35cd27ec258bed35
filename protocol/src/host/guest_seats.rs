//! The seats that are played elsewhere: they come and go while a match is played.

use super::{DismissReason, Effects, Host, Peer};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::session::Session;

/// A seat for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestSeat {
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

impl GuestSeat {
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
    pub fn with_offered_token(self) -> Self {
        Self {
            offered: true,
            ..self
        }
    }
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// The token of a seat, to be handed to somebody; a seat without a place is given one, if a new token can be drawn.
    pub fn offer_seat(
        &mut self,
        seat: Seat,
        token: impl FnOnce() -> Option<String>,
    ) -> Option<String> {
        if let Some(place) = self.places.iter_mut().find(|place| place.seat == seat) {
            place.offered = true;
            return Some(place.token.clone());
        }
        let token = token()?;
        self.places
            .push(GuestSeat::new(seat, token.clone()).with_offered_token());
        Some(token)
    }

    /// Only these seats are played elsewhere from now on: who sat at another is sent away.
    pub fn retain_seats(&mut self, away: &[Seat], session: &Session<G>) -> Effects<G> {
        let gone = |place: &GuestSeat| !away.contains(&place.seat);
        let places = self.places.iter().filter(|place| gone(place));
        let peers: Vec<Peer> = places.filter_map(|place| place.peer).collect();
        let mut effects: Effects<G> = peers
            .into_iter()
            .flat_map(|peer| self.dismiss(peer, DismissReason::Closed))
            .collect();
        if self.places.iter().any(gone) {
            self.places.retain(|place| !gone(place));
            self.refused = false;
            effects.extend(self.pause());
            effects.extend(self.request_commitments(session));
        }
        effects
    }
}
