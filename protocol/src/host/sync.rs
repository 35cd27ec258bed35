//! The host's side of updates: everybody gets the full match if the game has no secrets or is over,
//! otherwise only the part that their seat, or a spectator, may see.

use super::{Effects, FromHost, Host, Peer, send};
use crate::hash_chain::{HashChain, chain_seat};
use crate::message::MatchSnapshot;
use crate::seed_commitment::Bytes32;
use crate::viewer_fingerprint;
use engine::error::RuleRefusal;
use engine::game::{Game, Status, Viewer};
use engine::save::share_code;
use engine::session::Session;

/// The number of log entries in one message.
const PAGE: usize = 32;

/// The data already sent to a guest or spectator that receives a partial session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SyncState {
    /// Whether the guest has received the options of the match.
    has_options: bool,
    /// The links of the entries that were sent.
    links: Vec<Bytes32>,
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Resets the record of sent data, so that the whole match is sent again.
    pub(super) fn reset_sync(&mut self, peer: Peer) {
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.sync = SyncState::default();
        }
    }

    /// Sends as much of the match as the viewer may see.
    pub(super) fn update(
        &mut self,
        peer: Peer,
        viewer: Viewer,
        session: &Session<G>,
    ) -> Effects<G> {
        if let Viewer::Seat(seat) = viewer
            && self.is_program(peer)
        {
            return self.send_position(peer, seat, session);
        }
        let has_seat = viewer != Viewer::Spectator;
        let mut effects = match has_seat {
            true => self.send_signatures(peer, session),
            false => Vec::new(),
        };
        if !G::HAS_SECRETS {
            effects.extend(self.send_full(peer, viewer, session));
            return effects;
        }
        effects.extend(self.send_partial(peer, viewer, session));
        if let Status::Over(_) = session.status() {
            // A spectator knows no commitments that the shares could be checked against.
            let commitment = self.commitment.as_ref();
            if let Some(commitment) = commitment.filter(|_| has_seat) {
                let parts = commitment.parts.clone();
                effects.push(send::<G>(peer, &FromHost::Parts { parts }));
            }
            effects.extend(self.send_full(peer, viewer, session));
        }
        effects
    }

    /// Returns the hash chain of the entries of the match, with the events that the viewer may know.
    pub(super) fn chain_of(
        &mut self,
        viewer: Viewer,
        session: &Session<G>,
    ) -> &HashChain<G::Event> {
        let seat = chain_seat(viewer);
        let chain = self.chains.entry(seat.0);
        let chain = chain.or_insert_with(|| HashChain::new(seat));
        chain.sync_to(viewer, session);
        chain
    }

    fn send_full(&mut self, peer: Peer, viewer: Viewer, session: &Session<G>) -> Effects<G> {
        let snapshot = share_code::encode(session).map(MatchSnapshot::Whole);
        let link = self.chain_of(viewer, session).last_link();
        let update =
            snapshot.map(|snapshot| self.send_update(peer, snapshot, session.fingerprint(), link));
        update.into_iter().collect()
    }

    /// Sends the view of the viewer, preceded by the entries that are new to it.
    fn send_partial(&mut self, peer: Peer, viewer: Viewer, session: &Session<G>) -> Effects<G> {
        let mut effects = self.send_entries(peer, viewer, session);
        let chain = self.chain_of(viewer, session);
        let (entries, link) = (chain.links().len() as u32, chain.last_link());
        let snapshot = MatchSnapshot::Part {
            view: session.view(viewer),
            entries,
            can_undo: matches!(viewer, Viewer::Seat(seat) if session.can_undo(seat)),
        };
        let hash = viewer_fingerprint(session, viewer);
        effects.push(self.send_update(peer, snapshot, hash, link));
        effects
    }

    /// Sends the entries that are new to a connection, the first time with the options of the match.
    pub(super) fn send_entries(
        &mut self,
        peer: Peer,
        viewer: Viewer,
        session: &Session<G>,
    ) -> Effects<G> {
        self.chain_of(viewer, session);
        let chain = self.chains.get(&chain_seat(viewer).0);
        let connection = self.connections.get_mut(&peer);
        let (Some(connection), Some(chain)) = (connection, chain) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if !std::mem::replace(&mut connection.sync.has_options, true) {
            let game = session.game();
            let (options, content) = (game.options().clone(), game.content_fingerprint());
            effects.push(send::<G>(peer, &FromHost::Table { options, content }));
        }
        let (links, sync) = (chain.links(), &mut connection.sync.links);
        let pairs = links.iter().zip(sync.iter());
        let common = pairs
            .take_while(|(current, previous)| current == previous)
            .count();
        sync.truncate(common);
        sync.extend(links.iter().skip(common));
        let new_entries = chain.entries().get(common..).unwrap_or_default();
        for (page, visible) in new_entries.chunks(PAGE).enumerate() {
            let (from, visible) = ((common + page * PAGE) as u32, visible.to_vec());
            effects.push(send::<G>(peer, &FromHost::Past { from, visible }));
        }
        effects
    }

    fn send_update(
        &mut self,
        peer: Peer,
        snapshot: MatchSnapshot<G::View>,
        hash: u64,
        link: Bytes32,
    ) -> super::HostEffect<G::Action> {
        self.seq = self.seq.wrapping_add(1);
        let seq = self.seq;
        send::<G>(
            peer,
            &FromHost::Update {
                seq,
                snapshot,
                hash,
                link,
            },
        )
    }
}
