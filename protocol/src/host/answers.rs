//! Answers in reaction windows at the table of a server: those that the server gives for a player, and
//! those that take effect later.

use super::{Effects, FromHost, Host, HostEffect, Peer, send};
use crate::message::HostMessage;
use crate::online::AutomaticAnswers;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Handles what a guest wants to be answered automatically. Only a server does that.
    pub(super) fn on_answers(
        &mut self,
        (peer, seat): (Peer, Seat),
        answers: AutomaticAnswers,
    ) -> Effects<G> {
        if !self.is_unattended {
            return self.strike(peer);
        }
        vec![HostEffect::SetAnswers(seat, answers)]
    }

    /// Tells the guest of a seat which answers are given for it.
    #[must_use]
    pub fn send_answers(&self, seat: Seat, answers: AutomaticAnswers) -> Effects<G> {
        self.send_to(seat, &FromHost::Answers(answers))
    }

    /// Tells the guest of a seat that its answer is stored, and takes effect after so many
    /// milliseconds.
    #[must_use]
    pub fn send_held(&self, seat: Seat, left: u64) -> Effects<G> {
        self.send_to(seat, &FromHost::Held { left })
    }

    fn send_to(&self, seat: Seat, message: &HostMessage<G>) -> Effects<G> {
        let seated = self.seated().into_iter();
        seated
            .filter(|(_, other)| *other == seat)
            .map(|(peer, _)| send::<G>(peer, message))
            .collect()
    }
}
