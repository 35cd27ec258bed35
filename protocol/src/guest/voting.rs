//! A guest's side of questions to everybody: what we want to take back, what others ask us, and what was agreed to.

use super::{Guest, GuestEffect};
use crate::message::{FromGuest, UNDO_SEQ, to_json};
use crate::undo_vote::Proposal;
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// The message that asks to take back our last action.
    #[must_use]
    pub fn request_undo(&mut self) -> String {
        self.wants = true;
        to_json(&FromGuest::<G::Action>::Undo)
    }

    /// Whether we have asked to take back, and nobody has said what comes of it.
    #[must_use]
    pub const fn wants_undo(&self) -> bool {
        self.wants
    }

    /// Somebody at our screen wants to play a match whose seals we do not know; what the host is told of it.
    #[must_use]
    pub fn accept_unknown_deal(&mut self) -> String {
        self.is_undecided = false;
        to_json(&FromGuest::<G::Action>::Doubt { on: false })
    }

    /// Our answer to the question of somebody else. The first one counts.
    #[must_use]
    pub fn vote(&mut self, yes: bool) -> String {
        if let Some((_, answer @ None)) = &mut self.asked {
            *answer = Some(yes);
        }
        to_json(&FromGuest::<G::Action>::Vote { yes })
    }

    /// What we wanted came too late, or cannot be.
    pub(super) fn on_stale(&mut self, seq: u32) -> Vec<GuestEffect<G>> {
        self.wants &= seq != UNDO_SEQ;
        vec![GuestEffect::Stale]
    }

    /// Something needs everybody. Our own question is not ours to answer.
    pub(super) fn on_vote_requested(&mut self, matter: Proposal) -> Vec<GuestEffect<G>> {
        if self.seat.map(Proposal::TakeBack) == Some(matter) {
            return Vec::new();
        }
        self.asked = Some((matter, None));
        vec![GuestEffect::VoteRequested(matter)]
    }

    /// A question to all is closed. What we did not ask for or agree to ourselves is not done.
    pub(super) fn on_vote_closed(&mut self, done: bool) -> Vec<GuestEffect<G>> {
        let agreed = match self.asked.take() {
            Some((matter, answer)) => answer.filter(|yes| *yes).map(|_| matter),
            // While somebody else's question is open, ours is not asked.
            None => {
                let own = self.seat.filter(|_| std::mem::take(&mut self.wants));
                own.map(Proposal::TakeBack)
            }
        };
        match agreed.filter(|_| done) {
            Some(Proposal::TakeBack(seat)) => self.granted = Some(seat),
            Some(Proposal::Redeal) => {
                self.record.anew = true;
                return vec![GuestEffect::VoteClosed(done), self.save_commitment()];
            }
            None => {}
        }
        vec![GuestEffect::VoteClosed(done)]
    }

    /// Whether all agreed to take back an action, and it is the first that is gone: the last one of the seat that asked.
    pub(super) fn may_undo_to(&mut self, entry: usize, actors: &[Seat]) -> bool {
        let asked = self.granted.take();
        let last = asked.and_then(|asked| actors.iter().rposition(|actor| *actor == asked));
        last.is_some_and(|last| entry >= last)
    }
}
