//! Tests of the parsing and the round trip of routes.

use super::*;

#[test]
fn every_route_survives_a_round_trip_through_its_address() {
    let game = GameId::Rift;
    let id = "t-1f".to_owned();
    let anchor = Some("RIFT-5.3".to_owned());
    let routes = [
        Route::Home,
        Route::Setup { game, board: None },
        Route::Setup {
            game,
            board: Some("b-1f".to_owned()),
        },
        Route::Editor { game, board: None },
        Route::Editor {
            game,
            board: Some("cold-open".to_owned()),
        },
        Route::Board {
            game,
            code: "AQpyaWZ0_-".to_owned(),
        },
        Route::Match {
            code: "AQpyaWZ0_-".to_owned(),
            at: None,
        },
        Route::Match {
            code: "AQpyaWZ0_-".to_owned(),
            at: Some(12),
        },
        Route::Join {
            code: "AQpyaWZ0_-".to_owned(),
        },
        Route::Answer {
            code: "AQpyaWZ0_-".to_owned(),
        },
        Route::Turn {
            code: "AQpyaWZ0_-".to_owned(),
            seats: "tf".to_owned(),
        },
        Route::Play { game },
        Route::Online,
        Route::NewOnlineTable,
        Route::OnlineKey { key: id.clone() },
        Route::OnlineRematch { id: id.clone() },
        Route::OnlineNext { after: id.clone() },
        Route::OnlineReplay { id: id.clone() },
        Route::OnlinePlayer { id: id.clone() },
        Route::OnlineReport {
            player: id.clone(),
            table: None,
        },
        Route::OnlineReport {
            player: id.clone(),
            table: Some(id.clone()),
        },
        Route::OnlineAdmin,
        Route::OnlineTournaments,
        Route::NewTournament,
        Route::OnlineTournament { id: id.clone() },
        Route::OnlineRankings { ranking: None },
        Route::OnlineRankings {
            ranking: Some((game, 12)),
        },
        Route::OnlineTable {
            id: id.clone(),
            invitation: None,
        },
        Route::OnlineTable {
            id: id.clone(),
            invitation: Some("Ab-_9".to_owned()),
        },
        Route::Table { id: id.clone() },
        Route::OnBoard { id: id.clone() },
        Route::Text { id: id.clone() },
        Route::Replay {
            id: id.clone(),
            at: None,
        },
        Route::Replay { id, at: Some(12) },
        Route::Rules { game, anchor: None },
        Route::Rules { game, anchor },
        Route::Puzzles { game, puzzle: None },
        Route::Puzzles {
            game,
            puzzle: Some("2026-11-22".to_owned()),
        },
        Route::Learn { game, lesson: None },
        Route::Learn {
            game,
            lesson: Some("flight".to_owned()),
        },
        Route::Saves,
        Route::Open,
        Route::Continue,
        Route::Settings,
        Route::Gallery,
    ];
    for route in routes {
        assert_eq!(Route::parse(&route.href()), route);
    }
}

#[test]
fn the_address_of_a_key_that_was_taken_out_leads_to_online_tables() {
    assert_eq!(Route::parse("#/online/key"), Route::Online);
}

#[test]
fn unknown_addresses_are_not_found() {
    for hash in [
        "#/new/chess",
        "#/new/rift/a/b",
        "#/editor/chess",
        "#/editor/rift/<b>",
        "#/board",
        "#/table",
        "#/table/a b",
        "#/replay",
        "#/replay/t-1f/x",
        "#/rules/rift/<b>",
        "#/rules/rift/a/b",
        // These games have no puzzles.
        "#/puzzles/saga",
        "#/puzzles/exodus/2026-11-22",
        "#/online/rankings/chess/2",
        "#/online/rankings/rift/many",
        "#/online/next",
        "#/online/rematch",
        "#/online/replay",
        "#/online/player",
        "#/online/player/<b>",
        "#/x",
    ] {
        assert_eq!(Route::parse(hash), Route::NotFound, "{hash}");
    }
}

#[test]
fn a_damaged_address_leads_to_the_intended_route() {
    let (game, code) = (GameId::Rift, "AQpyaWZ0_-x".to_owned());
    let board = Route::Board {
        game,
        code: code.clone(),
    };
    let shared = Route::Match { code, at: Some(12) };
    for (damaged, route) in [
        ("#/Board/RIFT/AQpyaWZ0_-x.", &board),
        ("#%2Fboard%2Frift%2FAQpyaWZ0_-x", &board),
        ("#/board/rift/AQpyaWZ0_-x?fbclid=1", &board),
        ("#/match/AQpyaWZ0_-x/12).", &shared),
        ("#/Match/AQpyaWZ0_-x/12&utm_source=a", &shared),
    ] {
        assert_eq!(Route::parse(damaged), *route, "{damaged}");
    }
    let anchor = Some("RIFT-5.3".to_owned());
    let rules = Route::Rules { game, anchor };
    assert_eq!(Route::parse("#/Rules/rift/RIFT-5.3."), rules);
}

#[test]
fn a_link_without_its_code_keeps_its_route() {
    let (game, code) = (GameId::Rift, String::new());
    let at = |hash: &str| Route::parse(hash);
    let seats = String::new();
    assert_eq!(
        at("#/board/rift/"),
        Route::Board {
            game,
            code: code.clone()
        }
    );
    assert_eq!(
        at("#/match"),
        Route::Match {
            code: code.clone(),
            at: None
        }
    );
    assert_eq!(
        at("#/turn/"),
        Route::Turn {
            code: code.clone(),
            seats: seats.clone()
        }
    );
    assert_eq!(
        at("#/turn/Ab"),
        Route::Turn {
            code: "Ab".to_owned(),
            seats
        }
    );
    assert_eq!(at("#/join/"), Route::Join { code: code.clone() });
    assert_eq!(at("#/answer"), Route::Answer { code });
}

#[test]
fn a_query_in_the_hash_does_not_change_the_route() {
    assert_eq!(Route::parse("#/settings?lang=de"), Route::Settings);
    assert_eq!(Route::parse("#/?lang=de"), Route::Home);
}

#[test]
fn the_view_of_a_match_follows_its_address_then_the_setting() {
    let at = |hash: &str, view| Route::parse(hash).with_view(view);
    let (id, same) = ("t-1".to_owned(), "t-1".to_owned());
    let (board, text) = (Route::Table { id }, Route::Text { id: same });
    assert_eq!(at("#/table/t-1", MatchView::Board), board);
    assert_eq!(at("#/table/t-1", MatchView::Text), text);
    for view in MatchView::ALL {
        assert_eq!(at("#/table/t-1?view=board", view), board);
        assert_eq!(at("#/table/t-1?lang=de&view=text", view), text);
    }
}

#[test]
fn routes_that_differ_only_in_the_anchor_share_a_page() {
    let at = |anchor: &str| Route::parse(&format!("#/rules/rift/{anchor}")).page();
    assert_eq!(at("RIFT-5.3"), at("RIFT-6.1"));
}
