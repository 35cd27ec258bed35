//! The seats of guests, who may come and go during a match.

use super::{DismissReason, Effects, Host, Peer};
use crate::action_signature::PublicKey;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::session::Session;

/// A seat that a guest plays, and the token that proves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestSeat {
    /// The number of the seat.
    pub seat: Seat,
    /// The token that reclaims the seat.
    pub token: String,
    /// The connection that occupies the seat now.
    pub peer: Option<Peer>,
    /// Whether the seat was occupied before, so that its guest may return.
    pub was_taken: bool,
    /// Whether the token was given to a person; then only a guest with the token gets the seat.
    pub is_offered: bool,
    /// The key of the person who has the seat, who then signs all actions.
    pub signing_key: Option<PublicKey>,
}

impl GuestSeat {
    /// Creates a seat that nobody has taken.
    #[must_use]
    pub const fn new(seat: Seat, token: String) -> Self {
        Self {
            seat,
            token,
            peer: None,
            was_taken: false,
            is_offered: false,
            signing_key: None,
        }
    }

    /// Sets the key of the person who has the seat.
    #[must_use]
    pub fn with_signing_key(self, signing_key: Option<PublicKey>) -> Self {
        Self {
            signing_key,
            ..self
        }
    }

    /// Marks that the token was given to somebody.
    #[must_use]
    pub fn with_offered_token(self) -> Self {
        Self {
            is_offered: true,
            ..self
        }
    }
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns the token of a seat, to be given to somebody. A seat that is not a guest seat yet
    /// becomes one, if a new token can be drawn.
    pub fn offer_seat(
        &mut self,
        seat: Seat,
        token: impl FnOnce() -> Option<String>,
    ) -> Option<String> {
        if let Some(guest_seat) = self
            .guest_seats
            .iter_mut()
            .find(|guest_seat| guest_seat.seat == seat)
        {
            guest_seat.is_offered = true;
            return Some(guest_seat.token.clone());
        }
        let token = token()?;
        self.guest_seats
            .push(GuestSeat::new(seat, token.clone()).with_offered_token());
        Some(token)
    }

    /// Leaves the seat of a guest to a bot: the guest is dismissed, and its token no longer counts.
    pub fn vacate_seat(&mut self, seat: Seat) -> Effects<G> {
        let mut guest_seats = self.guest_seats.iter();
        let vacated = guest_seats.find(|guest_seat| guest_seat.seat == seat);
        let peer = vacated.and_then(|guest_seat| guest_seat.peer);
        let effects = peer.map(|peer| self.dismiss(peer, DismissReason::Vacated));
        self.guest_seats
            .retain(|guest_seat| guest_seat.seat != seat);
        effects.unwrap_or_default()
    }

    /// Restricts the guest seats to `remote_seats`. Guests of other seats are dismissed.
    pub fn retain_seats(&mut self, remote_seats: &[Seat], session: &Session<G>) -> Effects<G> {
        let is_removed = |guest_seat: &GuestSeat| !remote_seats.contains(&guest_seat.seat);
        let guest_seats = self
            .guest_seats
            .iter()
            .filter(|guest_seat| is_removed(guest_seat));
        let peers: Vec<Peer> = guest_seats
            .filter_map(|guest_seat| guest_seat.peer)
            .collect();
        let mut effects: Effects<G> = peers
            .into_iter()
            .flat_map(|peer| self.dismiss(peer, DismissReason::Closed))
            .collect();
        if self.guest_seats.iter().any(is_removed) {
            self.guest_seats
                .retain(|guest_seat| !is_removed(guest_seat));
            self.is_redeal_refused = false;
            effects.extend(self.pause());
            effects.extend(self.request_commitments(session));
        }
        effects
    }
}
