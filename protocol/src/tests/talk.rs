//! Talk and automatic answers belong to the table of a server: between browsers they are invalid
//! messages.

use super::TestTable;
use crate::host::{GuestSeat, Host, HostEffect, Peer};
use crate::online::{AutomaticAnswers, CannedPhrase, ReactionPolicy, Speech};
use engine::game::Seat;
use engine::rift::Rift;

const HELLO: &str = r#"{"t":"say","speech":{"phrase":"hello"}}"#;
const MUTE: &str = r#"{"t":"mute","seat":1,"on":true}"#;
const ANSWERS: &str = r#"{"t":"answers","answers":{"policy":"always"}}"#;

#[test]
fn a_host_in_a_browser_refuses_talk_and_automatic_answers() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    for text in [HELLO, MUTE, ANSWERS] {
        let before = table.refused;
        table.submit(guest, text);
        assert_eq!(table.refused, before + 1, "{text}");
    }
}

#[test]
fn only_a_guest_with_a_seat_talks_at_a_server() {
    let session = super::play_until_started(super::duel(7));
    let seats = vec![GuestSeat::new(Seat(0), "token".to_owned()).with_offered_token()];
    let write_view = |_: &Rift, _: &<Rift as engine::game::Game>::View| serde_json::Value::Null;
    let mut host = Host::<Rift>::unattended(seats).with_programs(write_view);
    let (player, spectator) = (Peer(1), Peer(2));
    host.on_connected(player);
    host.on_spectator_connected(spectator);
    let hello = r#"{"t":"hello","token":"token","wants_actions":true}"#;
    assert_eq!(
        host.receive(player, HELLO, &session),
        [HostEffect::Refused(player)]
    );
    host.receive(player, hello, &session);
    host.receive(spectator, hello, &session);
    assert_eq!(
        host.receive(player, HELLO, &session),
        [HostEffect::Say(
            Seat(0),
            Speech::Phrase(CannedPhrase::Hello)
        )]
    );
    assert_eq!(
        host.receive(player, MUTE, &session),
        [HostEffect::Mute(Seat(0), Seat(1), true)]
    );
    let answers = AutomaticAnswers {
        policy: ReactionPolicy::Always,
        until_decision: false,
    };
    assert_eq!(
        host.receive(player, ANSWERS, &session),
        [HostEffect::SetAnswers(Seat(0), answers)]
    );
    for text in [HELLO, MUTE, ANSWERS] {
        assert_eq!(
            host.receive(spectator, text, &session),
            [HostEffect::Refused(spectator)]
        );
    }
}
