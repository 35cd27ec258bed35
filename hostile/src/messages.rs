//! Targets for messages: between host and guests, from an embedding page, and the parameters of a
//! URL.

use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use engine::rift::options::Options;
use engine::session::Session;
use protocol::online::{
    JoinTable, NewTable, NewTournament, PlayerName, ReplayCode, TableInfo, TournamentInfo,
};
use protocol::{
    Bytes32, CommitmentRecord, Guest, GuestSeat, Host, MatchSignatures, Peer, ProtocolVersion,
    SeedCommitment,
};
use web::api::config::Config;
use web::api::envelope::Envelope;

fn duel() -> Session<Rift> {
    let options = Options::duel("standard-2", "rhino", "screech");
    Session::new(Rift::new(options).expect("a duel of the box"), 7)
}

/// Sends messages of guests to a host, one per line; the first character selects one of three
/// guests. They must never change the host's match unasked or take another's seat.
pub fn guests(data: &[u8]) {
    let session = duel();
    let guest_seat = GuestSeat::new(Seat(1), "token".to_owned());
    let mut host: Host<Rift> = Host::new(Seat(0), vec![guest_seat]);
    let parts = vec![(Seat(0), Bytes32([1; 32])), (Seat(1), Bytes32([2; 32]))];
    let commitment = SeedCommitment {
        parts,
        has_full_seed: true,
    };
    host.set_commitment(CommitmentRecord::new(Bytes32([1; 32])), Some(commitment));
    host.set_signatures(MatchSignatures::default());
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

/// Sends messages of a host to a guest, one per line.
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

/// Reads requests to open a table, and what else a server of online tables receives. Options that it
/// accepts can be played and read again.
pub fn tables(data: &[u8]) {
    if let Ok(new) = serde_json::from_slice::<NewTable>(data)
        && let Ok((game, checked)) = new.check()
    {
        let again = checked.clone().check();
        assert_eq!(again, Ok((game, checked)));
    }
    if let Ok(new) = serde_json::from_slice::<NewTournament>(data)
        && let Ok((game, checked)) = new.check(0)
    {
        let again = checked.clone().check(0);
        assert_eq!(again, Ok((game, checked)));
    }
    // Whether these can be read does not matter.
    let _ = serde_json::from_slice::<JoinTable>(data).is_ok();
    let _ = serde_json::from_slice::<PlayerName>(data).is_ok();
    // A page reads what a server answers.
    let _ = serde_json::from_slice::<TableInfo>(data).is_ok();
    let _ = serde_json::from_slice::<TournamentInfo>(data).is_ok();
    if let Ok(replay) = serde_json::from_slice::<ReplayCode>(data) {
        // Its seed is a number, not that of shares.
        assert!(!replay.verify(&duel()).is_deal_proven);
    }
}

/// Reads messages of an embedding page, and the parameters of a URL.
pub fn pages(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Some(envelope) = Envelope::read(&text) {
        let again = Envelope::read(&envelope.write());
        assert!(again.is_some(), "{text}");
    }
    // The result is a configuration or an error; both are fine.
    let _ = Config::read(&text).is_ok();
}
