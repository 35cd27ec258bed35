//! The host's side of telling how the match stands: all of it where nothing is hidden or it is over,
//! else to every seat what it may see and learns.

use super::{Effects, FromHost, Host, Peer, say};
use crate::chain::Chain;
use crate::message::Seen;
use crate::oath::Part;
use crate::print;
use engine::error::Cites;
use engine::game::{Game, Seat, Status, Viewer};
use engine::save::code;
use engine::session::Session;

/// Entries of the log that go into one message.
const PAGE: usize = 32;

/// What a guest was told that is told a part of the match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// Whether it knows the table.
    laid: bool,
    /// The links of the entries that it was told.
    entries: Vec<Part>,
}

impl<G: Game> Host<G>
where
    G::Refusal: Cites,
{
    /// What a guest has lost the thread of is told anew.
    pub(super) fn forget(&mut self, peer: Peer) {
        if let Some(caller) = self.callers.get_mut(&peer) {
            caller.heard = Heard::default();
        }
    }

    /// As much of the match as the seat may see.
    pub(super) fn update(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        if !G::SECRETS {
            return self.whole(peer, seat, session);
        }
        let mut effects = self.part(peer, seat, session);
        if let Status::Over(_) = session.status() {
            if let Some(oath) = &self.sworn {
                let parts = oath.parts.clone();
                effects.push(say::<G>(peer, &FromHost::Parts { parts }));
            }
            effects.extend(self.whole(peer, seat, session));
        }
        effects
    }

    /// What a seat may know of the match.
    pub(super) fn chain(&mut self, seat: Seat, session: &Session<G>) -> &Chain<G::Event> {
        let chain = self.chains.entry(seat.0);
        let chain = chain.or_insert_with(|| Chain::new(seat));
        chain.follow(seat, session);
        chain
    }

    fn whole(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        let seen = code::encode(session).map(Seen::Whole);
        let link = self.chain(seat, session).last();
        let told = seen.map(|seen| self.stands(peer, seen, session.fingerprint(), link));
        told.into_iter().collect()
    }

    /// The view of the seat, and before it what is new in what the seat has learned.
    fn part(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        self.chain(seat, session);
        let (caller, chain) = (self.callers.get_mut(&peer), self.chains.get(&seat.0));
        let (Some(caller), Some(chain)) = (caller, chain) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if !std::mem::replace(&mut caller.heard.laid, true) {
            let game = session.game();
            let (options, content) = (game.options().clone(), game.content());
            effects.push(say::<G>(peer, &FromHost::Table { options, content }));
        }
        let (links, heard) = (chain.links(), &mut caller.heard.entries);
        let pairs = links.iter().zip(heard.iter());
        let common = pairs.take_while(|(now, before)| now == before).count();
        heard.truncate(common);
        heard.extend(links.iter().skip(common));
        let link = chain.last();
        let news = chain.told().get(common..).unwrap_or_default();
        for (page, told) in news.chunks(PAGE).enumerate() {
            let (from, told) = ((common + page * PAGE) as u32, told.to_vec());
            effects.push(say::<G>(peer, &FromHost::Past { from, told }));
        }
        let seen = Seen::Part {
            view: session.view(Viewer::Seat(seat)),
            entries: links.len() as u32,
            back: session.can_undo(seat),
        };
        effects.push(self.stands(peer, seen, print(session, seat), link));
        effects
    }

    fn stands(
        &mut self,
        peer: Peer,
        seen: Seen<G::View>,
        hash: u64,
        link: Part,
    ) -> super::Effect<G::Action> {
        self.seq = self.seq.wrapping_add(1);
        let seq = self.seq;
        say::<G>(
            peer,
            &FromHost::Update {
                seq,
                seen,
                hash,
                link,
            },
        )
    }
}
