//! Talk at the table of a server: what guests say is passed to the server, which decides who reads
//! it. Spectators neither read nor write, and programs only read and say phrases.

use super::{Effects, FromHost, Host, HostEffect, Peer, send};
use crate::online::{Speech, TableTalk, TalkMessage, TalkRefusal};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Handles what a guest says. Only a server has talk.
    pub(super) fn on_say(&mut self, (peer, seat): (Peer, Seat), speech: Speech) -> Effects<G> {
        if !self.is_unattended {
            return self.strike(peer);
        }
        let refuse = |reason| vec![send::<G>(peer, &FromHost::Unsaid { reason })];
        match speech {
            Speech::Text(_) if self.is_program(peer) => refuse(TalkRefusal::NoChat),
            speech => match speech.checked() {
                Some(speech) => vec![HostEffect::Say(seat, speech)],
                None => refuse(TalkRefusal::Length),
            },
        }
    }

    /// Handles that a guest does not want to hear another seat any more, or wants to hear it again.
    pub(super) fn on_mute(
        &mut self,
        (peer, seat): (Peer, Seat),
        other: Seat,
        is_muted: bool,
    ) -> Effects<G> {
        if !self.is_unattended || seat == other {
            return self.strike(peer);
        }
        vec![HostEffect::Mute(seat, other, is_muted)]
    }

    /// Sends a message to the guests of these seats. Programs receive phrases only.
    #[must_use]
    pub fn send_said(&self, seats: &[Seat], message: &TalkMessage) -> Effects<G> {
        let is_phrase = matches!(message.speech, Speech::Phrase(_));
        let readers = self.seated().into_iter();
        let readers = readers
            .filter(|(peer, seat)| seats.contains(seat) && (is_phrase || !self.is_program(*peer)));
        readers
            .map(|(peer, _)| send::<G>(peer, &FromHost::Said(message.clone())))
            .collect()
    }

    /// Sends the guest of a seat all that it may read.
    #[must_use]
    pub fn send_talk(&self, seat: Seat, talk: &TableTalk) -> Effects<G> {
        let readers = self.seated().into_iter();
        let readers = readers.filter(|(_, other)| *other == seat);
        let talk_for = |peer: Peer| {
            let mut talk = talk.clone();
            if self.is_program(peer) {
                let is_phrase = |message: &TalkMessage| matches!(message.speech, Speech::Phrase(_));
                talk.messages.retain(is_phrase);
                talk.has_chat = false;
            }
            send::<G>(peer, &FromHost::Talk(talk))
        };
        readers.map(|(peer, _)| talk_for(peer)).collect()
    }

    /// Tells the guest of a seat why it was not heard.
    #[must_use]
    pub fn refuse_speech(&self, seat: Seat, reason: TalkRefusal) -> Effects<G> {
        let writers = self.seated().into_iter();
        let writers = writers.filter(|(_, other)| *other == seat);
        writers
            .map(|(peer, _)| send::<G>(peer, &FromHost::Unsaid { reason }))
            .collect()
    }
}
