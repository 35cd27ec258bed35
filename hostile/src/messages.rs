//! What other screens say over a line, and what the page around and an address say.

use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use engine::rift::options::Options;
use engine::session::Session;
use protocol::{Bytes32, CommitmentRecord, Guest, GuestSeat, Host, Peer, ProtocolVersion};
use web::api::config::Config;
use web::api::envelope::Envelope;

fn duel() -> Session<Rift> {
    let options = Options::duel("standard-2", "rhino", "screech");
    Session::new(Rift::new(options).expect("a duel of the box"), 7)
}

/// What guests say to a host, a line each; the first letter says which of three. The host's match is never changed by it
/// unasked, and nobody gets another's place.
pub fn guests(data: &[u8]) {
    let session = duel();
    let place = GuestSeat::new(Seat(1), "token".to_owned());
    let mut host: Host<Rift> = Host::new(Seat(0), vec![place]);
    for peer in 0..3 {
        host.on_connected(Peer(peer));
    }
    for line in String::from_utf8_lossy(data).lines() {
        let peer = Peer(line.bytes().next().map_or(0, u32::from) % 3);
        host.receive(peer, line.get(1..).unwrap_or_default(), &session);
    }
    assert_eq!(host.guest_seats().len(), 1);
    host.on_changed(&session);
}

/// What a host says to a guest, a line each.
pub fn hosts(data: &[u8]) {
    let session = duel();
    let mut guest: Guest<Rift> = Guest::new(
        ProtocolVersion::current::<Rift>(),
        None,
        CommitmentRecord::new(Bytes32([1; 32])),
        ContentSet::default(),
    );
    for line in String::from_utf8_lossy(data).lines() {
        guest.receive(line, Some(&session));
        guest.receive(line, None);
    }
}

/// What the page around says, and what stands in an address.
pub fn pages(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Some(envelope) = Envelope::read(&text) {
        let again = Envelope::read(&envelope.write());
        assert!(again.is_some(), "{text}");
    }
    // Either a configuration or a fault that is told.
    let _ = Config::read(&text).is_ok();
}
