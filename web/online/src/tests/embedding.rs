//! Tests of what an embedding page is told, and of the sign-in of a publisher's users.

use super::table;
use crate::embedding::{ShownTable, SignInFailure, sign_in_fault};
use crate::table_card::PlayerLink;
use engine::game::Seat;
use net::server_api::RequestError;
use play::observer_api::fault::ErrorCode;
use protocol::online::{ApiFailure, OwnSeat, PlayerInfo, TableInfo};
use serde_json::json;
use ui::l10n::Phrases;
use ui::route::{MemoryHistory, Navigator, Route};
use ui::test_render::render_to_string;
use yew::prelude::*;

#[test]
fn the_embedding_page_learns_no_token_of_a_seat() {
    let own_seat = OwnSeat {
        seat: Seat(0),
        token: "secret".to_owned(),
    };
    let table = TableInfo {
        own_seat: Some(own_seat),
        invitation: Some("code".to_owned()),
        ..table()
    };
    let told = serde_json::to_value(ShownTable::new(&table)).expect("plain data");
    let expected =
        json!({ "id": "a1", "game": "rift", "phase": "waiting", "seat": 0, "invitation": "code" });
    assert_eq!(told, expected);
}

#[test]
fn a_refused_token_differs_from_a_server_that_does_not_answer() {
    let code = |error: RequestError| sign_in_fault(error).code;
    for refused in [
        ApiFailure::Unauthorized,
        ApiFailure::Forbidden,
        ApiFailure::BadRequest,
    ] {
        assert_eq!(code(RequestError::Refused(refused)), ErrorCode::ConfigToken);
    }
    for error in [
        RequestError::Unreachable,
        RequestError::Refused(ApiFailure::TooMany),
        RequestError::Refused(ApiFailure::Unavailable),
    ] {
        assert_eq!(code(error), ErrorCode::NetUnreachable);
    }
}

#[test]
fn only_a_server_that_does_not_answer_is_asked_again() {
    let shown = |error: RequestError| {
        let failure = html! { <SignInFailure {error} on_again={|()| ()} /> };
        render_to_string(&Phrases::load("en"), failure)
    };
    let refused = shown(RequestError::Refused(ApiFailure::Unauthorized));
    assert!(refused.contains("Your sign-in has expired."), "{refused}");
    assert!(!refused.contains("<button"), "{refused}");
    assert!(shown(RequestError::Unreachable).contains("<button"));
}

#[test]
fn names_are_no_links_where_there_are_no_profiles() {
    let shown = |can_reach: bool| {
        let navigator = Navigator::Memory(MemoryHistory {
            current: Route::Online,
            go: Callback::noop(),
            can_reach: Callback::from(move |_: Route| can_reach),
        });
        let player = PlayerInfo {
            id: "p1".to_owned(),
            name: "Ada".to_owned(),
        };
        let link = html! {
            <ContextProvider<Navigator> context={navigator}><PlayerLink {player} /></ContextProvider<Navigator>>
        };
        render_to_string(&Phrases::load("en"), link)
    };
    assert!(shown(true).contains("<a "));
    let plain = shown(false);
    assert!(plain.contains("Ada") && !plain.contains("<a "), "{plain}");
}
