//! The requests of guests that the match itself depends on: to take a seat, and to act.

use super::{DismissReason, Effects, FromHost, GuestSeat, Host, HostEffect, Peer, send};
use crate::action_signature::Signature;
use crate::message::ProtocolVersion;
use crate::seat_fingerprint;
use crate::seed_commitment::Bytes32;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Viewer};
use engine::session::Session;

/// The request of a guest to act.
pub(super) struct ActRequest<A> {
    /// The number of the request.
    pub seq: u32,
    /// Whether the guest decided in the current position.
    pub is_current: bool,
    pub action: A,
    pub signature: Option<Signature>,
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Assigns a seat: that of the guest's token, or a seat that was neither taken nor offered.
    pub(super) fn on_hello(
        &mut self,
        peer: Peer,
        edition: Option<&ProtocolVersion>,
        token: Option<&str>,
        session: &Session<G>,
    ) -> Effects<G> {
        let needs_no_edition = edition.is_none() && self.is_program(peer);
        if edition != Some(&self.edition) && !needs_no_edition {
            return self.dismiss(peer, DismissReason::Edition);
        }
        let mine = |guest_seat: &&mut GuestSeat| match token {
            Some(token) => guest_seat.token == token,
            None => guest_seat.peer.is_none() && !guest_seat.was_taken && !guest_seat.is_offered,
        };
        if self.is_watching(peer) {
            return self.welcome_spectator(peer, session);
        }
        let Some(guest_seat) = self.guest_seats.iter_mut().find(mine) else {
            return self.dismiss(peer, DismissReason::Full);
        };
        // A guest that returns with its token replaces its stalled connection.
        let before = guest_seat.peer.replace(peer);
        guest_seat.was_taken = true;
        let (seat, token) = (guest_seat.seat, guest_seat.token.clone());
        let mut effects = Vec::new();
        if let Some(before) = before {
            self.connections.remove(&before);
            effects.push(HostEffect::Replaced(before));
        }
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.seat = Some(seat);
        }
        let has_begun = self.has_begun_without_seed(session);
        effects.push(send::<G>(
            peer,
            &FromHost::Welcome {
                seat,
                token,
                has_begun,
            },
        ));
        effects.extend(self.send_seed(peer));
        effects.extend(self.update(peer, Viewer::Seat(seat), session));
        effects.push(HostEffect::GuestJoined(seat));
        effects.extend(self.pause());
        effects.extend(self.forward_vote(peer, seat));
        effects.extend(self.request_commitments(session));
        effects
    }

    /// Returns whether a guest decided in the current position: `at` is the fingerprint of its view,
    /// `after` the last link of the entries that it received.
    pub(super) fn is_current(
        &mut self,
        seat: Seat,
        (at, after): (u64, Bytes32),
        session: &Session<G>,
    ) -> bool {
        at == seat_fingerprint(session, seat)
            && after == self.chain_of(Viewer::Seat(seat), session).last_link()
    }

    /// Handles a request to act. The engine decides whether the action is legal.
    pub(super) fn act(
        &mut self,
        (peer, seat): (Peer, Seat),
        request: ActRequest<G::Action>,
        session: &Session<G>,
    ) -> Effects<G> {
        let ActRequest {
            seq,
            is_current,
            action,
            signature,
        } = request;
        let Some(connection) = self
            .connections
            .get_mut(&peer)
            .filter(|connection| seq > connection.seq)
        else {
            // A repeated request.
            return self.strike(peer);
        };
        connection.seq = seq;
        if !is_current {
            let mut effects = self.reject_stale(peer, seq, session);
            if self.connections.contains_key(&peer) {
                effects.extend(self.update(peer, Viewer::Seat(seat), session));
            }
            return effects;
        }
        if self.is_waiting_for_seed(session) {
            // The guest already knows the position and waits for the same reason as everybody.
            return vec![send::<G>(peer, &FromHost::Stale { seq })];
        }
        if let Err(refusal) = session.game().check_action(session.state(), seat, action) {
            let rule = refusal.rule().as_str().to_owned();
            let mut effects = vec![send::<G>(peer, &FromHost::Illegal { seq, rule })];
            effects.extend(self.strike(peer));
            return effects;
        }
        let Ok(signed) = self.check_signature((peer, seat), &action, signature, session) else {
            let mut effects = vec![send::<G>(peer, &FromHost::Unsigned { seq })];
            effects.extend(self.strike(peer));
            return effects;
        };
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.stale_requests = None;
        }
        let at = session.position_id();
        vec![HostEffect::Act(at, seat, action, signed)]
    }
}
