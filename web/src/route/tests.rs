//! Addresses and the places they name.

use super::*;

#[test]
fn every_place_is_found_again_by_its_address() {
    let game = GameName::Rift;
    let id = "t-1f".to_owned();
    let anchor = Some("RIFT-5.3".to_owned());
    let places = [
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
    for place in places {
        assert_eq!(Route::parse(&place.href()), place);
    }
}

#[test]
fn foreign_addresses_lead_nowhere() {
    for hash in [
        "#/new/chess",
        "#/new/rift/a/b",
        "#/editor/chess",
        "#/editor/rift/<b>",
        "#/board/rift",
        "#/table",
        "#/table/a b",
        "#/replay",
        "#/replay/t-1f/x",
        "#/rules/rift/<b>",
        "#/rules/rift/a/b",
        "#/x",
    ] {
        assert_eq!(Route::parse(hash), Route::NotFound, "{hash}");
    }
}

#[test]
fn a_query_behind_the_mark_names_no_place() {
    assert_eq!(Route::parse("#/settings?lang=de"), Route::Settings);
    assert_eq!(Route::parse("#/?lang=de"), Route::Home);
}

#[test]
fn a_match_is_seen_as_its_address_says_and_else_as_the_player_likes() {
    let at = |hash: &str, view| Route::parse(hash).seen(view);
    let (id, same) = ("t-1".to_owned(), "t-1".to_owned());
    let (board, text) = (Route::Table { id }, Route::Text { id: same });
    assert_eq!(at("#/table/t-1", View::Board), board);
    assert_eq!(at("#/table/t-1", View::Text), text);
    for view in View::ALL {
        assert_eq!(at("#/table/t-1?view=board", view), board);
        assert_eq!(at("#/table/t-1?lang=de&view=text", view), text);
    }
}

#[test]
fn a_page_stays_open_while_its_anchor_changes() {
    let at = |anchor: &str| Route::parse(&format!("#/rules/rift/{anchor}")).page();
    assert_eq!(at("RIFT-5.3"), at("RIFT-6.1"));
}
